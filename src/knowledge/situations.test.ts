import { describe, expect, test } from "vitest";
import { situations } from "./situations.ts";

describe("a situation is told by a sentence that says it, and not by one that is near it", () => {
  test.each<[keyof typeof situations, string, string]>([
    ["same-repair-again", "The coolant pump on the big mill went again.", "We greased the spindle again on Friday."],
    ["waits-for-repair", "We stood six days waiting for a bearing.", "Parts stand for six days."],
    ["no-upkeep", "We fix them when they quit.", "Machines are serviced each spring."],
    ["repairs-surprise", "The gearbox failed in March.", "An alarm goes off and nobody writes it down."],
    ["nobody-on-second-shift", "Second shift has no inspector.", "Second shift runs the small parts."],
    ["one-gauge", "She has the only bore gauge.", "We have forty gauges and they are fine."],
    ["found-at-the-end", "Nothing is measured until final.", "Every part is measured at the machine."],
    ["first-article-waits", "First pieces wait five hours for the table.", "First pieces are back within the hour."],
    ["old-instructions", "They ran it from the old revision.", "We billed it at the old rev price."],
    ["waits-for-inspection", "Lots sit in line at the CMM for a week.", "The CMM is new."],
    ["one-sets-others-wait", "Only Vera dresses the wheel.", "Only customers from Ohio buy it."],
    ["loading-parts", "Machinists unload parts all day.", "The others load and unload, but nobody learned to set."],
    ["nights-cannot-set", "The night shift can't set a job.", "The night shift makes rate."],
    ["teaching-put-off", "He offered to teach them and I said next month.", "We teach every Friday."],
    ["boss-passes-everything", "He checks every setup, so people stand around.", "He checks the mail."],
    ["tool-list-wrong", "The tool list didn't match the magazine.", "The tool list is printed a day ahead."],
    ["changes-before-start", "Drawing changes arrive two days before the start.", "Drawings are fine."],
    ["proved-out-at-machine", "They edit code at the control.", "Programs are simulated at the desk."],
    ["released-too-soon", "Progs not done when the stock is on the table.", "Programs are on the server."],
    ["one-programmer", "Jo does all the CAM.", "Programmers are on both shifts."],
    ["setups-invented", "The vise comes off and has to be bolted on again.", "They oiled the vises, then swept again."],
  ])("%s", (id, told, near) => {
    const { says } = situations[id];
    expect([says.test(told), says.test(near)]).toEqual([true, false]);
  });
});

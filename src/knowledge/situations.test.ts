import { describe, expect, test } from "vitest";
import { situations } from "./situations.ts";

describe("a situation is found in a sentence that describes it, not in one next to it", () => {
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
    ["long-setups", "A setup takes four hours and the part runs for ten seconds.", "We quote a setup at two hours."],
    ["long-setups", "Getting it ready is half a day.", "We get paid in half a day."],
    [
      "outside-step",
      "The bodies go out on the van to a fellow who does the polishing when he gets to it.",
      "The bodies go out on the van to the customer every Friday.",
    ],
    ["suppliers-slower", "Grinding wheels went from 35 days to 90.", "We went from 4 to 12 people."],
    ["similar-job-not-found", "I ask the guy who ran the last one like it.", "I asked the guy for lunch."],
    ["long-way", "Deburr is at the other end of the building.", "It was late by the end of the day."],
    ["loading-parts", "I stand there while it drills.", "The press stands there unused."],
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
    ["boss-pulls-a-job", "We tear down a setup because a customer called.", "We tear down the old booth next week."],
    ["night-run-quits", "It stopped on Friday and no one knew until Monday.", "It stopped raining on Friday."],
    ["tools-built-too-late", "They touch off tools by hand at the spindle.", "The spindle is new."],
    ["late-shift-alone", "There is no lead and no programmer after four.", "There is no cake after four."],
    ["between-desks", "It sits with programming, then with purchasing.", "It sits on the rack, then it ships."],
    ["waits-for-operator", "Each man runs two machines.", "Each man brings two sandwiches."],
    ["hours-on-wrong-jobs", "They clock on to three jobs at once.", "They start three jobs at once."],
    ["two-bosses", "Three people can change the schedule.", "Three people can swim."],
    ["people-leave", "We lost four good machinists in two years.", "We lost the key to the shed."],
    ["tools-break", "A drill breaks in the cut and the cell stops.", "We spent more on tools last year."],
    ["too-little-work", "Our big customer moved it to Mexico.", "We moved the saw to the back."],
    ["sign-offs", "Someone finds a missing initial on the traveler.", "Someone is missing a glove."],
    ["outside-step", "It is two weeks at the plater.", "He worked at the plant."],
    ["numbers-nobody-reads", "It gives us forty reports and nobody looks at them.", "Nobody looks at the clock."],
    ["questions-found-late", "The print and the model don't match.", "The print and the model come by email."],
    ["reasons-say-other", "Most of our downtime is coded as Other.", "The other downtime is planned."],
    ["bad-material", "Castings have porosity and we see it at the last cut.", "Castings come on Mondays."],
    ["orders-run-short", "We end up four pieces short and set it up again.", "The parts are short and fat."],
    ["forms-take-days", "Ballooning takes two days.", "We sent balloons to the school."],
    ["padded-dates", "We quote eight weeks because we were burned once.", "We quote eight parts."],
    ["same-setup-varies", "The others take 3 hours for the same one.", "The others take the same truck."],
    ["changes-before-start", "Revision changes come after we have begun.", "We have begun to paint."],
    ["material-late", "It is customer furnished material.", "The customer came by."],
    ["hand-step-full", "Everything lands on the deburr bench on Thursday.", "The bench is oak."],
    ["wrong-machine", "Half of it could go on the 3-axis.", "We could go on the roof."],
    ["boss-passes-everything", "Everything goes through me.", "Everything goes through the wash."],
    ["quoted-too-late", "RFQs wait four or five days for me.", "Parts wait four or five days for me."],
    ["big-lots", "Each step waits for the whole lot.", "The lot across the road is for sale."],
    ["program-errors", "The new program ran into the vise.", "We ran into the customer at the show."],
    ["boss-pulls-a-job", "Sales walks in and wants it first.", "Sales is up this year."],
    ["two-bosses", "Any of the leads may each pull a job, and none asks the other.", "The planner gives out the work."],
    ["everything-is-hot", "Half of the list is hot.", "We have a hot job now and then."],
    ["finished-waits", "Finished orders wait a week for a truck.", "Finished orders leave the same day."],
    ["nobody-moves-it", "Racks stand between the mill and the wash.", "Racks are painted blue."],
    ["hunting-for-lots", "We walk to find a lot.", "We walk the dog at lunch."],
    ["too-much-released", "We let in everything on Monday.", "We ship on Monday."],
    ["sits-between", "Lots are stuck in front of grinding.", "There is something in front of everybody."],
    ["orders-collected", "We hold orders until they add up to a lot.", "We hold a meeting about orders."],
    ["orders-collected", "Nothing goes on it for fewer than 120 pieces.", "Nothing goes on it today."],
    ["cold-start", "They get shut off and started cold.", "It is cold in here."],
    ["cold-start", "By nine it's wrong the other way.", "He went the other way."],
    ["machine-not-launched", "The new 5-axis still only runs nine hours.", "The new 5-axis runs two shifts."],
    ["machine-not-launched", "The post still gives bad code.", "The post office is next door."],
    ["big-lots", "We run 800 at a crack.", "We crack jokes."],
    ["jaws-not-labeled", "The jaws are in one drawer with no labels.", "Soft jaws are bored ahead of time."],
    ["same-setup-varies", "The same part took 40 minutes in May and four hours in July.", "The part takes 40 minutes."],
    ["tools-built-too-late", "They build the tools while the mill sits.", "Tools are built a day ahead."],
    ["night-run-quits", "Every morning we find two that quit.", "We quit smoking."],
    ["short-stops", "The bar feeder was empty.", "We bought a bar feeder."],
    ["paper-says-it-ran", "The shift sheet says it ran.", "The setup sheet says which tools."],
    ["quoted-too-late", "Quotes sit nine days before anybody looks.", "We quote two weeks on repeat parts."],
    ["quoted-too-late", "They place the order before we have a price.", "They place an order every Friday."],
    ["actuals-in-a-box", "Nobody looks at the cards.", "The cards are typed on Friday."],
    ["old-times", "The times come from a book of 2011.", "We moved here in 2011."],
    ["step-not-in-price", "Deburring is never in the price.", "Deburring is quick."],
    ["priced-by-feel", "I bid from feel.", "I feel good about our prices."],
    ["repeat-at-old-price", "Repeat orders go out at the same price.", "Repeat orders are half of our work."],
    ["certs-missing", "Mill certs are missing.", "Certs come with each load."],
    ["all-at-once", "They come back all at once: dumps 30 lots on us.", "They deliver twice a week."],
    ["outside-step", "The plater holds it for three weeks.", "The plater sends parts back in 3 days, on time."],
    ["stock-card-wrong", "The card said 10 bars and there were two.", "The card is blue."],
    ["settled-by-argument", "The loudest manager decides.", "The manager decides."],
    ["same-number-typed-again", "He retypes the report.", "He reads the report."],
    ["kits-robbed", "They rob the next job's cart for holders.", "The carts are red."],
    ["kits-robbed", "Maybe six of the carts are whole.", "The whole shop came."],
    ["waits-in-a-row", "The folder stays here until the metal comes.", "The metal comes on Tuesday."],
    ["upkeep-left", "Since Bud left, nobody does the greasing.", "Bud left us a note about the picnic."],
    ["outside-saved-up", "We wait until the van is full.", "We wait for the van."],
    ["outside-saved-up", "Anodize goes over every other Friday.", "Payday is every other Friday."],
    ["late-shift-runs-dry", "The saw man goes home at three.", "The saw is an Amada."],
    [
      "paid-for-something-else",
      "They get a bonus on pieces, so they pick the easy ones.",
      "They get a bonus at Christmas.",
    ],
    ["bought-cheaper", "We switched to a cheaper insert.", "We bought another insert."],
    ["lists-disagree", "The board says 14 and the ERP says 9.", "The board says hello."],
  ])("%s", (id, fitting, near) => {
    const { says } = situations[id];
    expect([says.test(fitting), says.test(near)]).toEqual([true, false]);
  });
});

test("a count that each week is compared with the one before has no period of its own", () => {
  const counts = Object.values(situations).map(({ handCount }) => handCount);
  for (const { name, unit, goal } of counts) if (/\beach\b/.test(goal)) expect(unit, name).toBe("");
});

test("Friday's rule leaves open the shares that the table leaves open", () => {
  for (const { decide, confirms, refutes } of Object.values(situations)) {
    const isOpenBetween = /^Half\b/.test(confirms.see) && /^Fewer than one\b/.test(refutes.see);
    if (isOpenBetween) expect(decide).not.toMatch(/\bFewer: /);
  }
});

test("a shop whose programs all come from one person isn't told of interruptions that it may not have", () => {
  const { headline, goes, change, decide } = situations["one-programmer"];
  expect([headline, goes, change.what, decide].join(" ")).not.toMatch(/phone|too much else|many other things/);
  expect(change.what).toMatch(/marks the half hours again/);
});

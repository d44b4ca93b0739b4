import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { withRows } from "./rows.ts";

const shop = { ...sampleShop, notes: "We want a second saw for $40,000. Lots wait at the saw." };

test("[R180] a row of cells becomes an item, and the last cell keeps what looks like another", () => {
  const reply = {
    answer: "Don’t buy the saw.",
    cause: ["Lots wait at the saw.", "Nobody sorts them."],
    week: ["1 | planner | 30 | Count the lots | by hand.", "2 | planner"],
    plan: ["30 | owner | 2.5 | Sort the lots."],
  };
  expect(withRows(reply, shop)).toEqual({
    answer: { says: "Don’t buy the saw." },
    cause: [{ says: "Lots wait at the saw." }, { says: "Nobody sorts them." }],
    week: [{ day: "1", who: "planner", minutes: 30, do: "Count the lots | by hand." }, "2 | planner"],
    plan: [{ by: "30", who: "owner", hours: 2.5, do: "Sort the lots." }],
  });
});

test("[R180] a passage of an answer in a cell becomes a quote, once, and a field stays its name", () => {
  const reply = {
    order: ["flow_wip_dwell | Lots wait at the saw", "quoting_estimating | late_job_ratio"],
    decoys: ["“Lots wait at the saw” | It waits for blades.", "nobody said this | It waits."],
  };
  const { quotes, order, decoys } = withRows(reply, shop);
  expect(quotes).toEqual([{ id: "q50", field: "notes", text: "Lots wait at the saw" }]);
  expect(order).toEqual([
    { theme: "flow_wip_dwell", grounds: ["q50"] },
    { theme: "quoting_estimating", grounds: ["late_job_ratio"] },
  ]);
  expect(decoys).toEqual([
    { blamed: "q50", name: "", why: "It waits for blades." },
    { blamed: "nobody said this", name: "", why: "It waits." },
  ]);
});

test("[R180] a row without its empty cell, in bars or as a list is read, too", () => {
  const ruling = { plan: "a robot", name: "Robot", verdict: "no", why: "It waits.", yes_when: "", tell: "Not now." };
  const reply = {
    rulings: ["a robot | Robot | no | It waits. | Not now."],
    rival: ["Lots differ.", "Some lots."],
    plan: ["| 60 | owner | 1 | Sort. |"],
  };
  expect(withRows(reply, shop)).toEqual({
    rulings: [ruling],
    rival: ["Lots differ.", "Some lots."],
    plan: [{ by: "60", who: "owner", hours: 1, do: "Sort." }],
  });
});

test("[R180] objects of earlier versions stay as they are", () => {
  const reply = {
    finding: { says: "Lots wait.", grounds: ["notes"] },
    quotes: [],
    week: [{ day: "1" }],
    constructor: 1,
  };
  expect(withRows(reply, shop)).toEqual(reply);
});

test("[R180] a dash between the numbers of a sum is a minus sign, and one of a range stays", () => {
  const reply = { cause: ["Shipped were 230 – 132 = 98.", "It takes 3 – 4 hours."] };
  expect(withRows(reply, shop).cause).toEqual([
    { says: "Shipped were 230 − 132 = 98." },
    { says: "It takes 3 – 4 hours." },
  ]);
});

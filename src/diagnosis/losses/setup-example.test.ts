import { expect, test } from "vitest";
import { tidyShop } from "../../../test/shops.ts";
import { setupExampleIn } from "./setup-example.ts";

test.for([
  ["We quote a 45 minute setup and it takes two hours.", 45, 120],
  ["Setups take 2.5 hours, we planned 90 min.", 90, 150],
  ["A changeover is supposed to be half an hour but ends up an hour and a half.", 30, 90],
  ["Set-up is estimated at 1 hr; set-up: it took 3 hrs", undefined, undefined],
  ["Quoted 1 hour for the setup, took 3 hrs", 60, 180],
  ["We quote a 15 minute setup and it takes 1/2 hour.", 15, 30],
  ["The card says an hour for a setup, we plan an hour and it takes 2 hours 20 minutes.", undefined, undefined],
  ["We plan an hour for a setup and it takes 2 hours 20 minutes.", 60, 140],
  ["Last month I clocked nine setups: we quote 2 hours and they averaged 3.", 120, 180],
  ["A setup is planned at 40 minutes and took 70.", 40, 70],
  ["Setups are planned at 1.5 hours and run about 2.25.", 90, 135],
] as const)("[R46] %j sets %j planned minutes against %j", ([words, planned, took]) => {
  const expected = planned === undefined ? undefined : { planned, took };
  expect(setupExampleIn({ ...tidyShop, pain_invisible: words })).toEqual(expected);
});

test.for([
  "We quote 45 minutes and it takes two hours.",
  "Setups take two hours.",
  "We quote 2 hours a setup and it took 5 men.",
  "We plan 2 hours a setup and run 3 lathes.",
  "We want a setup that takes 45 minutes where we planned two hours.",
  "Our setups never take two hours when we quote 45 minutes.",
  "We quote a 2 hour setup and it takes 45 minutes.",
  "Setup is quoted at 30 minutes, takes 60 minutes, then 2 hours of prove-out.",
  "Did the setup we quote at 45 minutes take two hours?",
  "We quote a 45 minute setup and it takes two to three hours.",
  "We quote a 45 minute setup and it takes 2-3 hours.",
  "We quote a 30 minute setup and it takes 1,5 hours.",
  "We quote a 45 minute setup and it takes 1,200 minutes.",
])("[R46] %j describes no setup that ran over", (words) => {
  expect(setupExampleIn({ ...tidyShop, pain_invisible: words })).toBeUndefined();
});

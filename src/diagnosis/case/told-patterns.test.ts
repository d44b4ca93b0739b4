import { expect, test } from "vitest";
import { sparseShop } from "../../../test/shops.ts";
import type { PatternId } from "../../knowledge/cross-checks/whole-case-patterns.ts";
import { factsIn } from "../facts/facts.ts";
import { patternsIn } from "./patterns.ts";

const idsIn = (pain_invisible: string): readonly PatternId[] => {
  const shop = { ...sparseShop, pain_invisible };
  return patternsIn(shop, factsIn(shop)).map(({ id }) => id);
};

const told = {
  "set-up-without-a-program": [
    "Monday I counted five of twelve with the block clamped and the tools in. Mike's files come at three in the afternoon.",
    "The part is loaded, vise tight, tools loaded. The program gets here after lunch.",
    "Fixture on, tools in by eight. The code shows up around noon.",
    "Three mills were set up and waiting. Programs arrive in the evening, all at once.",
  ],
  "programs-made-at-the-control": [
    "Then he pecks at the control for three hours.",
    "He types it in at the panel while the mill sits.",
    "Everybody is typing at the control all morning.",
    "We made it last year, it's on Bill's thumb drive.",
    "The program is on his flash drive at home.",
  ],
  "first-piece-holds-the-machine": [
    "He is not allowed to run the second piece till the first comes back with her initials.",
    "They can't cut the rest until inspection stamps one.",
    "Nobody runs the lot before quality signs.",
    "You may not start the batch until the first is bought off.",
  ],
  "changeover-step-by-step": [
    "The old chuck off with the crane, the big one on. Then touch each one off with paper.",
    "He bored a fresh set of jaws. Then he touched the tools off.",
    "First the vise off and the plate on. Then four tools out and six in.",
    "Jaws out, another set on. Then setting the offsets took an hour.",
  ],
  "set-up-twice": [
    "The guys pull what they're running, and Thursday we're putting the same job back on.",
    "We tear down a good job for the rush and set the first one up again at night.",
    "It came off at piece 40 for a buyer on the phone and goes back on Monday.",
    "They break into my run for Gary's parts and then put mine back up.",
    "Took the sleeves out half done, now they need setting up again.",
    "A half-done lot gets taken off and goes back on the next day.",
  ],
} as const satisfies Partial<Record<PatternId, readonly string[]>>;

test.for(Object.entries(told).flatMap(([id, texts]) => texts.map((text) => [text, id] as const)))(
  "%s shows %s",
  ([text, id]) => expect(idsIn(text)).toContain(id),
);

test.each([
  "The blocks come in on Monday and we cut them the same day.",
  "The print files come by email at noon, the machines cut all day.",
  "He types the order in the office.",
  "Photos of the setups are on a thumb drive next to the machine.",
  "They can't run without gloves before the safety talk.",
  "The chuck is on the list to buy.",
  "Steel went up twice between the quote and the PO.",
  "A finished fixture comes off and goes back on the shelf.",
  "We came up four short and had to set the job up again.",
  "Took it off because we ran out of bar, and it goes back on when the truck comes.",
  "The lights go out at six and come back on at five.",
  "We tear it down, clean it and send it out.",
])("%s shows none of these", (text) => {
  for (const id of Object.keys(told)) expect(idsIn(text)).not.toContain(id);
});

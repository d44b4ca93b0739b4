import { readFileSync } from "node:fs";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import type { Letter } from "../../src/diagnosis/letter/letter.ts";
import { noLetter } from "../../src/diagnosis/letter/whole-letter.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { letterInstructions } from "../../src/service/model/letter/letter-instructions.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import type { Submission } from "../../src/survey/submission.ts";

export type Reply = Record<string, unknown>;
const diagnosis = diagnose(sampleShop);
/** A letter that passes the checks whole. */
export const good: Reply = JSON.parse(
  readFileSync(new URL("../letters/by-hand/sample-shop.letter.json", import.meta.url), "utf8"),
);

/** What the checks keep of a reply, and what they drop. */
export function checked(reply: unknown, shop: Submission = sampleShop): { letter: Letter; dropped: readonly string[] } {
  const result = checkLetter(reply, shop, diagnosis, letterInstructions);
  if (result.kind === "wrong-form") return { letter: noLetter, dropped: ["wrong-form"] };
  return { letter: result.letter, dropped: result.dropped.map(({ section, why }) => `${section}: ${why}`) };
}

/** What the checks keep of the good letter. */
export const whole = checked(good).letter;
/** The good letter with some of its parts replaced. */
export const but = (parts: Reply) => checked({ ...good, ...parts });
/** A claim that is a fact, with its grounds. */
export const claim = (says: string, ...grounds: string[]) => ({ says, kind: "fact", grounds });

/** A shop that writes about times of day and machine numbers. */
export const talkative = {
  ...sampleShop,
  notes:
    "Ingrid packs on Tuesdays. A new part starts at 8:00 and first chips come at 11:30. Horizontals 11 through 16 wait.",
} as const satisfies Submission;

import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { letterInstructions } from "../../src/service/model/letter/letter-instructions.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { goodLetter } from "../narrators.ts";
import { wordsOfLetter } from "./words-of-letter.ts";

export const diagnosis = diagnose(sampleShop);
const { quotes, inputs } = goodLetter;
const [assumed] = goodLetter.assumptions;
/** What the statements stand on. */
export const grounds = ["q3", "q4", "setup_time_variability", "erp_user_count"];
const reading = { says: "We think it takes {s1}.", kind: "reading", grounds: ["q4"] };
/** A sum that a statement may name. */
export const sum = { id: "s1", says: "what they take", term: "took * extra_setups", unit: "h/hot_job" };

const row = { count: "Setups", now: "", right: "fewer", wrong: "as many", do: "Count on.", grounds };

/** Every place of a letter where a model may write, with a text in it and nothing else. */
const places = {
  comparison: (text) => ({ comparison: { says: text, grounds } }),
  cost: (text) => ({
    inputs,
    assumptions: [assumed],
    sums: [sum],
    cost: [reading, { says: text, kind: "reading", grounds }],
  }),
  limits: (text) => ({ limits: [{ says: text, kind: "reading", grounds }] }),
  "tests, count": (text) => ({ tests: [{ ...row, count: text }] }),
  "tests, now": (text) => ({ tests: [{ ...row, now: text }] }),
  "tests, right": (text) => ({ tests: [{ ...row, right: text }] }),
  "tests, do": (text) => ({ tests: [{ ...row, do: text }] }),
  "tiles, name": (text) => ({ tiles: [{ name: text, now: "45 minutes", goal: "", grounds }] }),
  "tiles, now": (text) => ({ tiles: [{ name: "Setup time", now: text, goal: "45 minutes", grounds }] }),
  tell: (text) => ({
    rulings: [{ plan: "q2", verdict: "no", why: "Setups may wait.", grounds, yes_when: "", tell: text }],
  }),
  finding: (text) => ({ finding: { says: text, grounds, goal: "" } }),
  "cause, as a fact": (text) => ({ cause: [{ says: text, kind: "fact", grounds }] }),
  "answer, as a reading": (text) => ({ answer: [{ says: `We think so: ${text}`, kind: "reading", grounds }] }),
  order: (text) => ({ order: [{ theme: "setup_changeover", why: text, grounds }] }),
  decoys: (text) => ({ decoys: [{ blamed: "q2", why: text, grounds }] }),
  rulings: (text) => ({ rulings: [{ plan: "q2", verdict: "no", why: text, grounds, yes_when: "" }] }),
  yes_when: (text) => ({
    rulings: [{ plan: "q2", verdict: "yes-if", why: "Setups may wait.", grounds, yes_when: text }],
  }),
  rival: (text) => ({ rival: { says: text, grounds, settle: "Count the setups of a week." } }),
  settle: (text) => ({ rival: { says: "It may be the quotes.", grounds, settle: text } }),
  week: (text) => ({ week: [{ day: "Mon", who: "owner", minutes: 30, do: text }] }),
  plan: (text) => ({ plan: [{ by: "30", who: "owner", hours: 1, do: text }] }),
  kpis: (text) => ({ kpis: [{ id: diagnosis.kpis[0]?.id, why: text, grounds }] }),
  "unknowns, what": (text) => ({ unknowns: [{ what: text, ask: "How often did it happen?", flips: "size" }] }),
  "unknowns, ask": (text) => ({
    unknowns: [{ what: "How often", ask: text.replace(/\.$/u, "?"), flips: "size" }],
  }),
  "name of a sum": (text) => ({
    inputs,
    sums: [{ ...sum, says: text.replace(/\.$/u, ""), term: "took - planned", unit: "h/setup" }],
    cause: [reading],
  }),
  "reason of an assumption": (text) => ({
    inputs,
    assumptions: [{ ...assumed, why: text }],
    sums: [sum],
    cause: [reading],
  }),
} as const satisfies Record<string, (text: string) => object>;

type Place = keyof typeof places;
// The cast is sound: these are the keys of the table.
export const allPlaces = Object.keys(places) as readonly Place[];

/** What is left of a letter with this text in one place and nothing else, and why the rest was dropped. */
export function readAt(place: Place, text: string) {
  const read = checkLetter({ quotes, ...places[place](text) }, sampleShop, diagnosis, letterInstructions);
  if (read.kind === "wrong-form") throw new Error("The letter has no form");
  return { said: wordsOfLetter(read.letter), why: read.dropped.map(({ why }) => why) };
}

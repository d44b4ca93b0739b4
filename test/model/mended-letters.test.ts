import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnosis/diagnose.ts";
import { checkLetter } from "../../src/service/model/letter/check-letter.ts";
import { reviewedBy, reviewQuestion } from "../../src/service/model/letter/review.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { claim, good, type Reply } from "./checked-letter.ts";

const shop = { ...sampleShop, notes: "Rick counts 26 setups a week at the horizontals." };
const diagnosis = diagnose(shop);

function checkedOf(reply: Reply) {
  const read = checkLetter(reply, shop, diagnosis);
  if (read.kind !== "letter") throw new Error("The letter has no form");
  return read;
}

const cut = "[person A] loses 7,391 setups a year.";
const cause = [...(good.cause as Reply[]), claim(`Setups wait for tools. ${cut}`, "notes")];
const tiles = [{ name: "Setups a month", now: "104", goal: "", source: "", grounds: ["notes"] }];
const letter = { ...good, cause, tiles };
const line = `cause.${cause.length - 1}`;

test("[R183] a line that lost a sentence is shown with it and the reason, without names", () => {
  const { data } = reviewQuestion(shop, diagnosis, "2026-11-29", checkedOf(letter));
  expect(data).toContain(`"line":"${line}"`);
  expect(data).toContain(JSON.stringify({ cut: [{ sentence: cut, why: "a number of unknown origin" }] }).slice(1, -1));
  expect(data.match(/"cut":/g)).toHaveLength(1);
});

test("[R183] a mended line passes the same checks, and the sum it shows may be named elsewhere", () => {
  const before = checkedOf(letter);
  const mended = (fix: string) =>
    before.recheck(reviewedBy(letter, { cuts: [{ line, why: "mend", fix }] })?.reply ?? {});
  const shown = mended("In 4 weeks that is 4 × 26 = 104 setups.");
  expect(before.letter.tiles).toEqual([]);
  expect(shown.kind === "letter" ? shown.letter.tiles.map(({ now }) => now) : shown.kind).toEqual(["104"]);
  const invented = mended("In 4 weeks that is 412 setups.");
  expect(invented.kind === "letter" ? invented.letter.cause.length : invented.kind).toBe(cause.length - 1);
});

test("[R183] a row in a wrong form moves no cut to another line", () => {
  const week: readonly Reply[] = good.week as Reply[];
  const read = checkedOf({ ...good, week: ["a row with too few cells", ...week] });
  const { data } = reviewQuestion(shop, diagnosis, "2026-11-29", read);
  expect(data).toContain(`"line":"week.1","text":"${String(week[0]?.do).slice(0, 20)}`);
  expect(data).not.toContain('"line":"week.0"');
  const review = reviewedBy(read.written, { cuts: [{ line: "week.1", why: "wrong", fix: "" }] });
  expect(review?.reply.week).toEqual(["a row with too few cells", ...week.slice(1)]);
});

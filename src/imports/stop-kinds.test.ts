import { expect, test } from "vitest";
import { imported, rowsIn } from "../../test/exports/imported.ts";
import { lines } from "../../test/exports/lists.ts";

const head = "Machine,Start Time,Duration (min),Category,Reason";
const stops = (category: string, reason: string) =>
  lines(head, 12, (at) =>
    at % 3 === 0
      ? `VF2,2026-11-${10 + at} 08:00,30,${category},${reason}`
      : `VF2,2026-11-${10 + at} 08:00,40,Setup,Job changeover`,
  );

test("[R124] a column that sorts the reasons says what a new one means", async () => {
  const file = await imported(stops("Unplanned Maintenance", "Zorch"));
  expect(file.questions).toEqual([]);
  expect(rowsIn(file).stops?.[0]?.reason).toBe("Breakdown");
});

test("[R124] a sorting word that we don't know leaves the question open, and a person's answer comes first", async () => {
  expect((await imported(stops("Unplanned", "Zorch"))).questions.map(({ kind }) => kind)).toEqual(["word"]);
  const answers = { "word:Reason:Zorch": "No program" };
  const file = await imported(stops("Unplanned Maintenance", "Zorch"), { answers });
  expect(rowsIn(file).stops?.[0]?.reason).toBe("No program");
});

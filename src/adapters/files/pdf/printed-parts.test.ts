import { expect, test } from "vitest";
import { occasion } from "../../../../test/shops.ts";
import { diagnose } from "../../../diagnosis/diagnose.ts";
import { composeEvidence } from "../../../report/evidence/compose-evidence.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { partsOf } from "./printed-parts.ts";

const { blocks } = composeEvidence(sampleShop, diagnose(sampleShop), occasion);
const parts = partsOf(blocks);

test("[R69] the parts together are the report, in its order", () => {
  expect(parts.flatMap((part) => part.blocks)).toEqual(blocks);
});

test("[R69] only the dashboard is landscape, and all that follows it is one part", () => {
  expect(parts.filter(({ isWide }) => isWide).map((part) => part.blocks.at(-1)?.kind)).toEqual(["widget-grid"]);
  expect(parts.map(({ isWide }) => isWide)).toEqual([false, true, false]);
});

test("[R69] the chapters follow one another, the answers too", () => {
  const heading = (topic: string) => ({ kind: "heading", level: 2, id: topic, topic, text: topic }) as const;
  const answers = { kind: "answers", sections: [] } as const;
  const chapters = [heading("summary"), heading("one"), heading("two"), heading("answers"), answers, heading("end")];
  expect(partsOf(chapters).map(({ topic }) => topic)).toEqual(["summary"]);
});

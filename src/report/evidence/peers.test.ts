import { expect, test } from "vitest";
import { occasion, sparseShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import type { Peers } from "../../diagnosis/peers.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import { renderHtml } from "../render-html.ts";
import type { Block } from "../report.ts";
import { wordsOf } from "../text.ts";
import { composeEvidence } from "./compose-evidence.ts";
import { peersCompared } from "./peers.ts";

const diagnosis = diagnose(sampleShop);
const group = { size: "16-40", work: "High-mix / prototype work" } as const;

const compared: Peers = {
  kind: "compared",
  group,
  figures: [
    { id: "visibility_index", shops: 20, lower: 0, median: 1, upper: 2 },
    { id: "machinists_per_machine", shops: 30, lower: 0.5, median: 0.8, upper: 1.2 },
    { id: "shop_rate", shops: 20, lower: 180, median: 190, upper: 200 },
  ],
  choices: [
    {
      field: "late_job_ratio",
      shops: 20,
      shares: [
        { choice: "0–5%", share: null },
        { choice: "15–30%", share: 0.6 },
      ],
    },
  ],
};

const blocksOf = (peers: Peers | undefined, shop: typeof sampleShop = sampleShop): readonly Block[] =>
  peersCompared(peers, shop, diagnosis);

const headingOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "heading" ? [block.text] : []))[0];

const rowsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) => (block.kind === "table" ? block.rows.map((row) => row.map(wordsOf)) : []));

test("[R123] below twenty shops it says so, and only published figures are shown", () => {
  const blocks = blocksOf({ kind: "not-enough", group });
  expect(headingOf(blocks)).toBe("Shops like yours: not enough shops yet");
  expect(blocks.map(({ kind }) => kind)).toEqual(["heading", "paragraph"]);
  const html = renderHtml(
    composeEvidence(sampleShop, diagnosis, { ...occasion, peers: { kind: "not-enough", group } }),
  );
  expect(html.indexOf('id="published"')).toBeLessThan(html.indexOf("not enough shops yet"));
});

test("[R123] a shop that didn't give its type of work is told what is missing", () => {
  const html = renderHtml(
    composeEvidence(sparseShop, diagnose(sparseShop), { ...occasion, peers: { kind: "no-kind" } }),
  );
  expect(html).toContain("we need your kind of work");
});

test("[R123] a shop is below, in or above the middle half, each figure in its unit, its own to the last digit", () => {
  expect(rowsOf(blocksOf(compared)).map((row) => row.slice(1))).toEqual([
    ["above it", String(diagnosis.scores.visibility_index), "0", "1", "2"],
    ["inside it", "0.78", "0.5", "0.8", "1.2"],
    ["below it", "$175/h", "$180/h", "$190/h", "$200/h"],
    ["0–5%: few or none; 15–30% (you): about 60%"],
  ]);
  expect(headingOf(blocksOf(compared))).toBe(
    "You are outside the middle half of shops like yours on how well you can see your shop and shop rate",
  );
});

test("[R123] it says how few shops may be behind a figure", () => {
  const said = blocksOf(compared).flatMap((block) => (block.kind === "paragraph" ? [wordsOf(block.text)] : []));
  expect(said[0]).toContain("at least 20 shops");
});

test("[R123] where shops are not compared, the report says nothing of them", () => {
  const { blocks } = composeEvidence(sampleShop, diagnosis, occasion);
  expect(blocks.filter((block) => block.kind === "heading" && block.id === "peers")).toEqual([]);
});

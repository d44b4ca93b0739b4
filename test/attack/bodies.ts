import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { databaseFile } from "../../src/adapters/store/database.ts";
import { readingsPath } from "../../src/survey/wire/readings.ts";
import { whatIfPath } from "../../src/survey/wire/results.ts";
import { anyBody } from "../server/hostile-body.ts";
import { type Attack, createFindings, inParallel } from "./attack.ts";
import { ask, innerDetail, isRefusal, post, startTarget, submit } from "./target.ts";

const seed = 20_261_122;
const bodies = 30_000;
const texts = 2_000;

export const fuzzedBodies: Attack = {
  name: "30,000 fuzzed bodies",
  wanted: "200, 400, 413 or 422, or 503 when there is too much at once; no inner detail, one stored lead for each 200",
  run: async () => {
    const { broke, expect } = createFindings();
    const targets = [await startTarget(), await startTarget()] as const;
    const drawn = fc.sample(anyBody, { seed, numRuns: bodies });
    const counts = new Map<number, number>();
    await inParallel(bodies, 8, async (index) => {
      const reply = await submit(targets[index % 2 === 0 ? 0 : 1], drawn[index] ?? "");
      counts.set(reply.status, (counts.get(reply.status) ?? 0) + 1);
      expect([200, 400, 413, 422].includes(reply.status) || isRefusal(reply), `body ${index}: ${reply.status}`);
      expect(reply.status === 200 || !innerDetail.test(reply.bytes.toString()), `body ${index} tells inner detail`);
    });
    let stored = 0;
    for (const target of targets) {
      expect((await ask(target, "/readyz")).status === 200, "not ready afterwards");
      stored += leadsIn(target.folder);
      expect(!/"level":(?:50|60)/.test(target.written()), "an error stands in the log");
      await target.stop();
    }
    expect(stored === (counts.get(200) ?? 0), `${counts.get(200)} were accepted and ${stored} are stored`);
    return { tried: [...counts].map(([status, count]) => `${count} × ${status}`).join(", "), broke };
  },
};

export const fuzzedReadings: Attack = {
  name: "fuzzed texts to readings and what-if",
  wanted: "200, 400, 404, 413 or 422, nothing stored",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    const drawn = fc.sample(anyText, { seed, numRuns: texts });
    await inParallel(texts, 8, async (index) => {
      const path = index % 4 === 3 ? whatIfPath : readingsPath;
      const reply = await post(target, path, drawn[index] ?? "");
      expect([200, 400, 404, 413, 422].includes(reply.status), `${path} ${index}: ${reply.status}`);
      expect(!innerDetail.test(reply.bytes.toString()), `${path} ${index} tells inner detail`);
    });
    expect(leadsIn(target.folder) === 0, "something was stored");
    await target.stop();
    return { tried: `${texts} texts and bodies`, broke };
  },
};

/** Texts for the sentence reader that are long, odd or in no language, and bodies that are no texts at all. */
const anyText = fc.oneof(
  fc
    .record({
      field: fc.constantFrom("pain_invisible", "notes", "__proto__"),
      text: fc.string({ unit: "binary", maxLength: 2_100 }),
    })
    .map((one) => JSON.stringify(one)),
  fc
    .record({
      field: fc.constant("notes"),
      text: fc.constantFrom("a ".repeat(999), ".".repeat(1_999), "setup, ".repeat(280), "ß".repeat(2_000)),
    })
    .map((one) => JSON.stringify(one)),
  anyBody,
);

function leadsIn(folder: string): number {
  const database = new DatabaseSync(databaseFile(folder), { readOnly: true });
  const row = database.prepare("select count(*) as leads from leads").get();
  database.close();
  return Number(row?.leads);
}

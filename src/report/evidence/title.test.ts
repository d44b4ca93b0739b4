import { expect, test } from "vitest";
import { forEveryBrief } from "../../../test/every-brief.ts";
import { occasion } from "../../../test/shops.ts";
import { passedTestOf } from "../../diagnosis/facts/sums/losses.ts";
import { capitalized } from "../../survey/writing.ts";
import { themeWords } from "../wording.ts";
import { composeEvidence } from "./compose-evidence.ts";
import { narrowedIn } from "./narrowed.ts";

test("[R136] the evidence names no cause where the report names none, and otherwise the report's first", () => {
  const named = { none: 0, other: 0, narrower: 0 };
  forEveryBrief(({ shop, diagnosis, found, brief }) => {
    const { title, blocks } = composeEvidence(shop, diagnosis, occasion);
    const [first] = blocks.flatMap((block) =>
      block.kind === "heading" && block.topic === "Cause 1" ? [block.id.replace(/^theme-/, "")] : [],
    );
    const [leading] = found.finding.themes;
    if (leading === undefined) {
      named.none += 1;
      expect(title).toBe("Your answers don't point to a cause yet");
    } else {
      if (leading !== diagnosis.themes[0]?.id) named.other += 1;
      const { subject, noun, ofLabor } = themeWords[leading];
      const narrowed = narrowedIn(found, shop);
      if (narrowed !== undefined) named.narrower += 1;
      const own = passedTestOf(leading, shop)?.headline;
      const names = own === undefined ? [subject, noun, ofLabor?.on, narrowed?.title] : [capitalized(own)];
      expect(names.some((name) => name && title.includes(name))).toBe(true);
      expect(first).toBe(leading);
    }
    if (/^Your answers don't point to a cause yet/.test(brief.title)) expect(leading).toBeUndefined();
  });
  expect(named.none).toBeGreaterThan(0);
  expect(named.other).toBeGreaterThan(0);
  expect(named.narrower).toBeGreaterThan(0);
});

test("[R136] where page one names something narrower than a cause, the evidence tells the same story", () => {
  forEveryBrief(({ shop, diagnosis, found, brief }) => {
    const narrowed = narrowedIn(found, shop);
    if (narrowed === undefined) return;
    const { title, blocks } = composeEvidence(shop, diagnosis, occasion);
    expect(title).toBe(narrowed.title);
    // The report may add the goal before it, and a count behind it; only one of them hedges.
    const inside = title.replace(/^Test this first: maybe /, "").replace(" likely ", " ");
    expect(brief.title.toLowerCase().replace(" likely ", " ")).toContain(inside.toLowerCase());
    const [first] = blocks.filter((block) => block.kind === "heading" && block.topic === "Cause 1");
    expect(JSON.stringify(first)).toContain(narrowed.name);
  });
});

import { expect, test } from "vitest";
import { forEveryBrief } from "../../../test/every-brief.ts";
import { occasion } from "../../../test/shops.ts";
import { passedTestOf } from "../../diagnosis/facts/sums/losses.ts";
import { capitalized } from "../../survey/writing.ts";
import { themeWords } from "../wording.ts";
import { composeEvidence } from "./compose-evidence.ts";

test("[R136] the evidence names no cause where the report names none, and otherwise the report's first", () => {
  const named = { none: 0, other: 0 };
  forEveryBrief(({ shop, diagnosis, found: { finding }, brief }) => {
    const { title, blocks } = composeEvidence(shop, diagnosis, occasion);
    const [first] = blocks.flatMap((block) =>
      block.kind === "heading" && block.topic === "Cause 1" ? [block.id.replace(/^theme-/, "")] : [],
    );
    const [leading] = finding.themes;
    if (leading === undefined) {
      named.none += 1;
      expect(title).toBe("Your answers don't point to a cause yet");
    } else {
      if (leading !== diagnosis.themes[0]?.id) named.other += 1;
      const { subject, noun, ofLabor } = themeWords[leading];
      const own = passedTestOf(leading, shop)?.headline;
      const names = own === undefined ? [subject, noun, ofLabor?.on] : [capitalized(own)];
      expect(names.some((name) => name && title.includes(name))).toBe(true);
      expect(first).toBe(leading);
    }
    if (/^Your answers don't point to a cause yet/.test(brief.title)) expect(leading).toBeUndefined();
  });
  expect(named.none).toBeGreaterThan(0);
  expect(named.other).toBeGreaterThan(0);
});

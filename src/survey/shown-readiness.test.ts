import { expect, test } from "vitest";
import { fullShop } from "../../test/shops.ts";
import { diagnose } from "../diagnosis/diagnose.ts";
import { shownOfElement, shownOfKpi } from "./shown-readiness.ts";

const ready = { readiness: "ready-now" } as const;
const seen = { ...ready, place: { confidence: "medium" } };
const unseen = { ...ready, place: { confidence: "low" } };
const missing = { readiness: "needs-a-source", place: null } as const;

test("[R29] what no one has confirmed in a system is asked about, not called ready", () => {
  expect([seen, unseen, missing].map(shownOfElement)).toEqual(["ready-now", "ask-first", "needs-a-source"]);
  expect(shownOfKpi({ ...ready, data: [seen, seen] })).toBe("ready-now");
  expect(shownOfKpi({ ...ready, data: [seen, unseen] })).toBe("ask-first");
  expect(shownOfKpi({ readiness: "needs-a-source", data: [unseen, missing] })).toBe("needs-a-source");
});

test("[R29] no KPI of a shop with E2 is ready where its field was never seen", () => {
  const { kpis } = diagnose({ ...fullShop, tech_stack: ["E2"] });
  const unsure = kpis.filter(({ data }) => data.some(({ place }) => place?.confidence === "low"));
  expect(unsure.length).toBeGreaterThan(0);
  expect(unsure.map(shownOfKpi)).not.toContain("ready-now");
});

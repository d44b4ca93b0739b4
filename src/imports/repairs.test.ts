import { expect, test } from "vitest";
import { imported } from "../../test/exports/imported.ts";
import { measures } from "../knowledge/kpis/kpis.ts";
import { computeKpis } from "./kpis/compute-kpis.ts";
import { shopRecords } from "./rows/shop-records.ts";

const numbersIn = async (kpi: string, ...texts: readonly string[]) => {
  const files = await Promise.all(texts.map(async (text) => (await imported(text)).entries));
  const found = computeKpis(measures, shopRecords(files)).find(({ id }) => id === kpi);
  return [found?.value ?? null, ...(found?.also ?? []).map(({ value }) => value)];
};

const breakdowns = (...reasons: readonly string[]) =>
  [
    "Machine,Down Date,Reason,Down Hours",
    ...Array.from({ length: 8 }, (_, at) => `M${at % 3},2026-11-${10 + at},${reasons[at % reasons.length]},${at + 1}`),
  ].join("\n");

test("[R125] stops that are all breakdowns were kept for repairs: they show the hours to repair", async () => {
  expect(await numbersIn("kpi_mtbf_mttr", breakdowns("pump failed", "tool changer stuck", "spindle alarm"))).toEqual([
    null,
    4.5,
    36,
  ]);
});

test("[R125] stops for other reasons, or next to a machine's log, show no repairs", async () => {
  for (const other of ["no operator", "setup", "waiting for material", "lunch"])
    expect(await numbersIn("kpi_mtbf_mttr", breakdowns("pump failed", "spindle alarm", other))).toEqual([null]);
  const log = "Machine,Date,Scheduled Hours,In Cycle Hours\nM1,2026-11-12,8,5\nM2,2026-11-12,8,6\nM3,2026-11-12,8,6";
  expect(await numbersIn("kpi_mtbf_mttr", breakdowns("pump failed"), log)).toEqual([null]);
});

/** Twelve tasks, the same one on two machines each day; those of the first machine are done two days late. */
const planned = (title: string) =>
  [
    title,
    "Machine,PM task,Freq,Due,Done",
    ...Array.from({ length: 12 }, (_, at) => {
      const due = 2 + Math.floor(at / 2);
      return `M${at % 2},Grease way covers,W,2026-11-0${due},2026-11-0${at % 2 === 0 ? due + 2 : due}`;
    }),
  ].join("\n");

test("[R125] the same task on two machines is two tasks", async () => {
  expect(await numbersIn("kpi_pm", planned("PM board"))).toEqual([50]);
});

test("[R125] a title may say for how many days planned work isn't late", async () => {
  for (const title of ["PM board (on time = due + 2 days)", "PMs, grace period: 3 days", "done within 7 days of due"])
    expect(await numbersIn("kpi_pm", planned(title))).toEqual([100]);
  expect(await numbersIn("kpi_pm", planned("PMs due + 1 day"))).toEqual([50]);
  expect(await numbersIn("kpi_pm", planned("PMs of the last 7 days"))).toEqual([50]);
});

test("[R125] planned work next to a list of breakdowns stays planned, and repairs are counted apart", async () => {
  const both = [planned("PM board"), breakdowns("pump failed", "spindle alarm")];
  expect(await numbersIn("kpi_pm", ...both)).toEqual([50]);
  expect(await numbersIn("kpi_mtbf_mttr", ...both)).toEqual([null, 4.5, 36]);
});

const rejects = (heading: string) =>
  [
    `NCR #,Date,Job,Lot Qty,Qty Rej,Dispo,${heading}`,
    ...Array.from({ length: 9 }, (_, at) => `26-0${at},2026-11-${10 + at},700${at},50,${at + 1},Rework,${at}.5`),
  ].join("\n");

test("[R125] a log of rejected parts shows the hours of their rework, but not pieces as hours", async () => {
  expect(await numbersIn("kpi_rework", rejects("Rework Hrs"))).toEqual([null, 40.5]);
  expect(await numbersIn("kpi_rework", rejects("Reworked"))).toEqual([null]);
  for (const found of ["Date Opened", "Issue Date"])
    expect(await numbersIn("kpi_rework", rejects("Hours to Rework").replace("Date", found))).toEqual([null, 40.5]);
});

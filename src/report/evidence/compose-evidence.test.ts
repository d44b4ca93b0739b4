import { expect, test } from "vitest";
import { fullShop, occasion, silentShop, sparseShop, tidyShop } from "../../../test/shops.ts";
import { diagnose } from "../../diagnosis/diagnose.ts";
import { questionnaire } from "../../survey/questionnaire.ts";
import { sampleShop } from "../../survey/sample-shop.ts";
import type { Submission } from "../../survey/submission.ts";
import { heightOfRows } from "../charts/labeled-rows.ts";
import { isLabel } from "../charts/placing.ts";
import { marksOf } from "../charts/plot.ts";
import { chartWidths, drawChart } from "../pictures/draw-chart.ts";
import type { Block, Report } from "../report.ts";
import { type Text, wordsOf } from "../text.ts";
import { composeEvidence } from "./compose-evidence.ts";

const reportOf = (shop: Submission): Report => composeEvidence(shop, diagnose(shop), occasion);
const report = reportOf(sampleShop);
const shops = { sample: sampleShop, tidy: tidyShop, sparse: sparseShop, full: fullShop } as const;
const names = Object.keys(shops) as (keyof typeof shops)[];

const blocksOf = <K extends Block["kind"]>(
  kind: K,
  { blocks }: Report = report,
): readonly Extract<Block, { kind: K }>[] =>
  blocks.filter((block): block is Extract<Block, { kind: K }> => block.kind === kind);

test("[R62] the chapters come in the order of the story", () => {
  const chapters = blocksOf("heading").filter(({ level }) => level === 2);
  expect(chapters.map(({ topic }) => topic)).toEqual([
    "In short",
    "KPI plan",
    "Where the hours go",
    "Causes",
    "What causes what",
    "Checking your answers",
    "KPI sheets",
    "What not to track yet",
    "Next to published figures",
    "What your systems hold",
    "What would tell us more",
    "Assumptions and sources",
    "Your answers",
  ]);
});

test("[R62] the title is the finding, with the likely value in two figures", () => {
  expect(report.title).toBe("Setups cost you about 2,800 machine hours a year");
});

test("[R62] the first page has recoverable hours, their sales value, what is left after costs and the view of the shop, each with its range in words", () => {
  const [{ figures } = { figures: [] }] = blocksOf("headline-figures");
  expect(figures.flatMap(({ readings }) => readings.map(({ value, unit }) => `${value} ${unit}`))).toEqual([
    "3,500 hours a year",
    "$360,000 in sales a year",
    "$240,000 left after costs a year",
    "31 of 100: you can see less than half",
  ]);
  expect(wordsOf(figures[0]?.words ?? [])).toBe(
    "Our estimate: you could recover between 2,100 and 5,400 h a year of the 36,000 h you staff.",
  );
});

test("[R62] the evidence has no first step: only the report does", () => {
  expect(blocksOf("callout")).toEqual([]);
});

test("[R62] the first page says how we know: the weightiest answers for the leading theme, in the shop's own words", () => {
  expect(blocksOf("paragraph").map(({ text }) => wordsOf(text))).toContain(
    "How do we know? You wrote “Machinists walk around looking for tools and gauges while the spindle stands still.” To “How do setups compare with the plan?” you answered Often over. To “What usually makes a job late?” you answered Setup overruns. All answers for and against.",
  );
});

test("[R62] a shop whose answers support no cause reads that, not what setups cost it", () => {
  const silent = reportOf(silentShop);
  expect(silent.title).toBe("Your answers don't point to a cause yet");
  const words = blocksOf("paragraph", silent).map(({ text }) => wordsOf(text));
  expect(words.filter((text) => text.startsWith("How do we know?"))).toEqual([]);
  expect(words.filter((text) => text.startsWith("Our confidence: Low. None of your answers point here.")).length).toBe(
    1,
  );
});

test.for(names)(
  "[R62] each theme described in depth in the %s shop says what part of the recoverable hours it is",
  (name) => {
    const shares = blocksOf("facts", reportOf(shops[name]))
      .flatMap(({ facts }) => facts.filter(({ term }) => term === "What it costs"))
      .flatMap(({ lines }) => lines.map(wordsOf).filter((line) => line.startsWith("Machine hours")));
    expect(shares.length).toBeGreaterThan(0);
    expect(shares.filter((line) => !/about [\d.]+% of the recoverable hours$/.test(line))).toEqual([]);
  },
);

test("[R53] the chart of losses has only machine hours, largest first; other units are separate", () => {
  const plots = blocksOf("chart").map(({ plot }) => plot);
  const [bars] = plots.flatMap((plot) => (plot.kind === "range-bars" ? [plot.bars] : []));
  expect(bars?.length).toBe(8);
  expect(bars?.map(({ range }) => range.likely)).toEqual(
    bars?.map(({ range }) => range.likely).toSorted((a, b) => b - a),
  );
  const [other] = blocksOf("table");
  expect(other?.rows.length).toBe(9);
  expect(other?.caption).toContain("never add them up");
});

test("[R62] the first three themes show the answers for and against them, the respondent's own words in quotes", () => {
  const [setup, scheduling] = blocksOf("evidence");
  expect(setup?.speaksFor.map(({ answer }) => wordsOf(answer))).toContain(
    "“Machinists walk around looking for tools and gauges while the spindle stands still.”",
  );
  expect(scheduling?.speaksAgainst.map(({ question, answer }) => [question, wordsOf(answer)])).toEqual([
    ["Who owns the schedule?", "Production Manager / Planner"],
  ]);
});

test("[R30] every planned KPI is on the dashboard and has a sheet, in the order it is given", () => {
  const planned = diagnose(sampleShop).kpis.map(({ id }) => id);
  expect(blocksOf("widget-grid").flatMap(({ widgets }) => widgets.map(({ id }) => id))).toEqual(planned);
  expect(blocksOf("kpi-sheet").map(({ widget }) => widget.id)).toEqual(planned);
});

test("[R59] a KPI says where each of its data elements is in the shop's own systems", () => {
  const onTime = blocksOf("kpi-sheet").find(({ widget }) => widget.id === "kpi_otd");
  expect(onTime?.data.map(({ element, system, where }) => [element, system, wordsOf(where)])).toContainEqual([
    "Actual ship date",
    "JobBOSS",
    "Delivery.Shipped_Date",
  ]);
});

test("[R62] the evidence has no second plan: days and people are in the report alone", () => {
  expect(blocksOf("timeline")).toEqual([]);
  const actions = blocksOf("facts").flatMap(({ facts }) => facts.filter(({ term }) => term.startsWith("What helps")));
  expect(actions.length).toBeGreaterThan(0);
  expect(actions.flatMap(({ lines }) => lines).map(wordsOf)).not.toContainEqual(expect.stringMatching(/\bdays? \d/i));
});

test.for(names)(
  "[R51] every figure of the %s shop opens to a formula and to at least one answer, assumption or figure",
  (name) => {
    const workings = blocksOf("workings", reportOf(shops[name])).flatMap((block) => block.workings);
    expect(workings.length).toBeGreaterThan(20);
    expect(workings.filter(({ formula }) => formula === "")).toEqual([]);
    expect(
      workings.filter(
        ({ answers, assumptions, figures }) => answers.length + assumptions.length + figures.length === 0,
      ),
    ).toEqual([]);
  },
);

test.for(names)(
  "[R65] a figure of the %s shop reads the same on the first page, in the charts and in its working",
  (name) => {
    const one = reportOf(shops[name]);
    const values = new Map(
      blocksOf("workings", one).flatMap((block) => block.workings.map(({ id, value }) => [id, value])),
    );
    const plots = blocksOf("chart", one).map(({ plot }) => plot);
    const bars = plots.flatMap((plot) => (plot.kind === "range-bars" ? plot.bars.map(({ text }) => `${text} h`) : []));
    const losses = [...values].flatMap(([id, value]) => (id.endsWith("-machine_hours") ? [value] : []));
    expect(bars.toSorted()).toEqual(losses.toSorted());

    const likely = (id: string): string | undefined => values.get(id)?.split(" – ").at(1) ?? values.get(id);
    const totals = plots.flatMap((plot) =>
      plot.kind === "waterfall"
        ? plot.steps.flatMap(({ role, text }) => (/total|result/.test(role) ? [text] : []))
        : [],
    );
    expect(totals).toEqual(["how-nominal", "how-staffed", "how-in-cycle"].map((id) => likely(id)?.replace(/ h$/, "")));

    const [{ figures } = { figures: [] }] = blocksOf("headline-figures", one);
    const [hours, revenue, contribution] = figures.flatMap(({ readings }) => readings.map(({ value }) => value));
    expect([hours, revenue, contribution]).toEqual(
      ["how-hidden-hours", "how-hidden-dollars", "how-contribution"].map(likely),
    );
  },
);

test("[R51] the points for what the shop can see add up to the index", () => {
  const workings = blocksOf("workings").flatMap((block) => block.workings);
  const visibility = workings.find(({ id }) => id === "how-visibility");
  const points = visibility?.assumptions.map(({ value }) => Number(/^\d+/.exec(value)?.[0])) ?? [];
  expect(points.reduce((sum, one) => sum + one, 0)).toBe(Number(visibility?.value));
  expect(visibility?.assumptions).toContainEqual({
    name: "Do you know how many hours your machines are in cycle?",
    value: "5 of 30 points",
    source: [
      { kind: "plain", text: "Your answer: " },
      { kind: "answer", text: "Estimate only" },
      { kind: "plain", text: ". " },
      { kind: "plain", text: "The points are our estimate." },
    ],
  });
});

test("[R51] an assumption shows its range, and its source with the year or that it is our own judgment", () => {
  const workings = blocksOf("workings").flatMap((block) => block.workings);
  const assumptions = workings.flatMap((working) => working.assumptions);
  expect(assumptions).toContainEqual(expect.objectContaining({ name: "Setup share", value: "18% – 28% – 40%" }));
  const sources = blocksOf("sources").flatMap((block) => block.sources.map(({ source }) => wordsOf(source)));
  expect(sources.filter((source) => !/^Our estimate$|, (\d{4}|no date)$/.test(source))).toEqual([]);
});

test.for(names)(
  "[R51] every link within the report of the %s shop has a target, and no target exists twice",
  (name) => {
    const locations = locationsIn(reportOf(shops[name]));
    expect(new Set(locations).size).toBe(locations.length);
    expect(linksIn(reportOf(shops[name]).blocks).filter((link) => !locations.includes(link))).toEqual([]);
  },
);

const locationsIn = ({ blocks }: Report): readonly string[] =>
  blocks.flatMap((block) => {
    if (block.kind === "heading") return [block.id];
    if (block.kind === "kpi-sheet") return [`kpi-${block.widget.id}`];
    if (block.kind === "workings") return block.workings.map(({ id }) => id);
    return block.kind === "sources" ? block.sources.map(({ id }) => `source-${id}`) : [];
  });

/** The targets of all jumps in some blocks, at any depth. */
function linksIn(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("kind" in value && value.kind === "jump" && "to" in value) return [String(value.to)];
  return Object.values(value).flatMap(linksIn);
}

test("[R62] the answers are in the order of the questionnaire, blanks as not answered", () => {
  const sections = blocksOf("answers", reportOf(sparseShop)).flatMap((block) => block.sections);
  const asked = Object.values(questionnaire).filter(({ section }) => section !== null);
  expect(sections.flatMap(({ answers }) => answers.map(({ question }) => question))).toEqual(
    asked.map(({ label }) => label),
  );
  expect(sections.flatMap(({ answers }) => answers).filter(({ answer }) => answer !== null).length).toBe(7);
});

test("[R41] the same submission, day and brand give the same report", () => {
  expect(reportOf(sampleShop)).toEqual(reportOf(sampleShop));
});

test("[R37] nothing of the brand is written into the words of the report", () => {
  const words = (value: unknown): readonly string[] =>
    typeof value === "string"
      ? [value]
      : typeof value === "object" && value !== null
        ? Object.values(value).flatMap(words)
        : [];
  expect(words(report.blocks).filter((text) => text.includes("Spindlewise"))).toEqual([]);
});

test("[R62] our own words use no word of the brochure", () => {
  const own = (text: Text): string =>
    text.flatMap((piece) => (piece.kind === "said" || piece.kind === "answer" ? [] : [piece.text])).join("");
  const texts = blocksOf("paragraph").map(({ text }) => own(text));
  expect(texts.filter((text) => /leverage|optimi[sz]e|unlock|seamless|empower|robust/i.test(text))).toEqual([]);
});

test.for(names)("[R65] no label of the report charts of the %s shop had to be left out, wide or narrow", (name) => {
  for (const chart of blocksOf("chart", reportOf(shops[name]))) {
    for (const width of Object.values(chartWidths)) {
      const frame = { x: 0, y: 0, width, height: heightOfRows(chart.rows, width) };
      expect(drawChart(chart, width).marks.filter(isLabel)).toEqual(marksOf(chart.plot, frame).filter(isLabel));
    }
  }
});

test("the evidence doesn't ask either how many machines a monitor is on where a sentence says it", () => {
  const asked = (notes: string): string =>
    blocksOf("facts", reportOf({ ...tidyShop, tech_stack: ["Amper"], notes }))
      .flatMap(({ facts }) => facts.flatMap(({ lines }) => lines.map(wordsOf)))
      .join(" ");
  expect(asked("")).toContain("How many machines are connected?");
  expect(asked("Amper is on 5 of our 12 machines.")).not.toContain("How many machines are connected?");
});

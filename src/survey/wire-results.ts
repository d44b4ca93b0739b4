import type { WireFigure } from "./wire.ts";

/** What the results page shows of a theme beside the report. */
export interface WireTheme {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly probability: number;
  readonly confidence: "high" | "medium" | "low";
  readonly evidence: readonly WireEvidence[];
  /** Each in a currency of its own, never added up. */
  readonly losses: readonly WireLoss[];
}

export interface WireEvidence {
  readonly speaks: "for" | "against";
  readonly field: string;
  readonly answer: string;
  /** Whether `answer` quotes the respondent's own words. */
  readonly quoted: boolean;
  readonly why: string;
}

export interface WireLoss {
  readonly currency: string;
  readonly amount: WireFigure & { readonly unit: string };
}

/** What the results page shows of a planned KPI. */
export interface WireKpi {
  readonly id: string;
  readonly name: string;
  readonly question: string;
  readonly formula: string;
  readonly target: { readonly typical: string; readonly good: string; readonly world_class: string };
  readonly readiness: "ready-now" | "needs-a-habit" | "needs-a-source";
  readonly data: readonly WireElement[];
  /** Days until it is switched on. */
  readonly phase: number;
  readonly cadence: string;
  readonly owner: string;
  readonly when_red: string;
}

/** A data element that a KPI needs; `place` is `null` where no system of the shop holds it. */
export interface WireElement {
  readonly name: string;
  readonly readiness: WireKpi["readiness"];
  readonly place: { readonly system_name: string; readonly where: string } | null;
}

/** Where `what-if` is asked. */
export const whatIfPath = "/api/what-if";

/** The name of the fixed sample shop, where others have the id of a stored report. */
export const sampleReport = "sample";

/** Where the sample picture of a KPI lies: `/api/kpis/kpi_otd.svg`. */
export const kpiPicturesPath = "/api/kpis";

/** What a shop would win with its levers elsewhere. Hours won back, added and of people are never added up. */
export interface WireWhatIf {
  /** Version of the rules that reckoned it. */
  readonly rules: string;
  readonly levers: readonly WireLever[];
  /** Lost hours that come back, and the sales that they could make: a potential, not a forecast. */
  readonly won_back: { readonly hours: WireWorkedFigure; readonly sales: WireWorkedFigure };
  /** Hours of a further shift, and what they ask for. */
  readonly added: {
    readonly hours: WireWorkedFigure;
    readonly sales: WireWorkedFigure;
    readonly labor_hours: WireWorkedFigure;
    readonly labor_dollars: WireWorkedFigure;
  };
  /** All hidden hours of the shop and their worth at the rate that is tried. */
  readonly whole: { readonly hours: WireWorkedFigure; readonly sales: WireWorkedFigure };
}

/** Something that can be moved in a shop, how far, and where it stands. */
export interface WireLever {
  readonly id: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly today: number;
  readonly at: number;
  /** Machine hours a year that this lever alone brings; `null` where it brings none but money. */
  readonly hours: WireWorkedFigure | null;
}

/** A figure with what it rests on. */
export interface WireWorkedFigure extends WireFigure {
  readonly unit: string;
  readonly basis: WireBasis;
}

/** How a figure came about, in words. */
export interface WireBasis {
  readonly formula: string;
  readonly rests_on: readonly { readonly name: string; readonly value: string; readonly source: string }[];
}

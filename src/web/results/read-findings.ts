import type { WireElement, WireEvidence, WireKpi, WireLoss, WireTheme } from "../../survey/wire-results.ts";
import { isRecord } from "../read-answer.ts";

/** The themes of a diagnosis, those left out whose shape is another one, as an older report may have it. */
export const readThemes = (value: unknown): readonly WireTheme[] => listOf(value, isTheme);

/** The planned KPIs of a diagnosis, set as in print, those left out whose shape is another one. */
export const readKpis = (value: unknown): readonly WireKpi[] => listOf(value, isKpi).map(typesetKpi);

const listOf = <Row>(value: unknown, isRow: (row: unknown) => row is Row): readonly Row[] =>
  Array.isArray(value) ? value.filter(isRow) : [];

function isTheme(value: unknown): value is WireTheme {
  if (!isRecord(value) || !hasTexts(value, ["id", "name"]) || typeof value.probability !== "number") return false;
  const { confidence, evidence, losses } = value;
  return (
    (confidence === "high" || confidence === "medium" || confidence === "low") &&
    isListOf(evidence, isEvidence) &&
    isListOf(losses, isLoss)
  );
}

const isEvidence = (value: unknown): value is WireEvidence =>
  isRecord(value) &&
  (value.speaks === "for" || value.speaks === "against") &&
  hasTexts(value, ["field", "answer", "why"]) &&
  typeof value.quoted === "boolean";

const isLoss = (value: unknown): value is WireLoss =>
  isRecord(value) &&
  typeof value.currency === "string" &&
  isRecord(value.amount) &&
  [value.amount.low, value.amount.likely, value.amount.high].every((part) => typeof part === "number") &&
  typeof value.amount.unit === "string";

function isKpi(value: unknown): value is WireKpi {
  if (!isRecord(value) || !isReadiness(value.readiness) || typeof value.phase !== "number") return false;
  return (
    hasTexts(value, ["id", "name", "question", "formula", "cadence", "owner", "when_red"]) &&
    isRecord(value.target) &&
    hasTexts(value.target, ["typical", "good", "world_class"]) &&
    isListOf(value.data, isElement)
  );
}

const isElement = (value: unknown): value is WireElement =>
  isRecord(value) &&
  typeof value.name === "string" &&
  isReadiness(value.readiness) &&
  (value.place === null || (isRecord(value.place) && hasTexts(value.place, ["system_name", "where"])));

const isReadiness = (value: unknown): boolean =>
  value === "ready-now" || value === "needs-a-habit" || value === "needs-a-source";

const isListOf = (value: unknown, isRow: (row: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isRow);

const hasTexts = (value: Readonly<Record<string, unknown>>, names: readonly string[]): boolean =>
  names.every((name) => typeof value[name] === "string");

function typesetKpi(kpi: WireKpi): WireKpi {
  const { typical, good, world_class } = kpi.target;
  const target = { typical: typeset(typical), good: typeset(good), world_class: typeset(world_class) };
  return { ...kpi, formula: typeset(kpi.formula), target };
}

/** Signs of the catalogue as they are set in print. The report sets them alike: read-findings.test.ts holds both together. */
export const typeset = (text: string): string =>
  text
    .replaceAll("+/-", "±")
    .replaceAll(">=", "≥")
    .replaceAll("<=", "≤")
    .replaceAll(" x ", " × ")
    .replaceAll(" - ", " − ")
    .replace(/(?<=\d)-(?=\d)/g, "–");

/** The name of a system without what is explained in brackets. */
export const shortName = (system: string): string => system.replace(/ \(.*\)$/, "");

import type { Diagnosis, Figure, Loss, PlannedKpi, RankedTheme, ThemeId } from "../../../diagnosis/diagnosis.ts";
import { estimate, isExact, likely, spanOf, typeset } from "../../../report/format.ts";
import { themeWords } from "../../../report/wording.ts";
import { lostWords } from "../../../survey/shared.words.ts";

/** Something that we know and the model may name, without seeing it: it writes the placeholder, we write the words. */
export interface Fact {
  /** What stands between the braces: `hours.setup_changeover`. */
  readonly id: string;
  /** What it stands for, in words without a figure. */
  readonly means: string;
  /** What is put in its place. */
  readonly text: string;
  readonly kind: FactKind;
}

/** A fact as a model writes it: `{{hours.setup_changeover}}`. */
export const placeholder = /\{\{([a-z_]+(?:\.[a-z0-9_]+){1,2})\}\}/gu;

export type FactKind =
  | { readonly kind: "theme"; readonly theme: ThemeId }
  | { readonly kind: "loss"; readonly theme: ThemeId }
  /** A figure of the whole shop: no single theme brings it about. */
  | { readonly kind: "total" }
  | { readonly kind: "kpi"; readonly kpi: string }
  | { readonly kind: "target"; readonly kpi: string }
  | { readonly kind: "quote" };

export const themeFact = ({ id }: Pick<RankedTheme, "id">): Fact => ({
  id: `theme.${id}`,
  means: `the theme, inside a sentence: “${themeWords[id].noun}”`,
  text: themeWords[id].noun,
  kind: { kind: "theme", theme: id },
});

/** The losses of a theme, each in a currency of its own. */
export const lossFacts = ({ id, losses }: RankedTheme, hidden: Figure): readonly Fact[] =>
  losses
    .filter(({ amount }) => amount.likely > 0)
    .map((loss) => ({
      id: `${loss.currency === "machine_hours" ? "hours" : loss.currency}.${id}`,
      means: `“about … ${lostWords[loss.currency]} (between … and …)”: what this theme costs${sizeOf(loss, hidden)}`,
      text: lossText(loss),
      kind: { kind: "loss", theme: id },
    }));

const lossText = ({ amount, currency }: Loss): string => {
  const written = amount.unit === "h/yr" ? likely(amount, amount.unit).replace(/ h$/, "") : likely(amount, amount.unit);
  return `${isExact(amount) ? "" : "about "}${written} ${lostWords[currency]}${between(amount)}`;
};

const between = (figure: Figure): string =>
  isExact(figure) ? "" : ` (between ${spanOf(figure, figure.unit).replace(" – ", " and ").replace(/ h$/, "")})`;

/** Only machine hours can be set against the hidden hours. */
function sizeOf({ currency, amount }: Loss, hidden: Figure): string {
  if (currency !== "machine_hours" || hidden.likely === 0) return "";
  const part = amount.likely / hidden.likely;
  if (part >= mostOf) return ", most of the hidden hours";
  return part >= largePart ? ", a large part of the hidden hours" : ", a small part of the hidden hours";
}

const mostOf = 0.5;
const largePart = 0.2;

/** What the whole shop could win back, and what it could be worth. */
export const totalFacts = ({ hidden_hours, hidden_dollars }: Diagnosis): readonly Fact[] => [
  {
    id: "hours.hidden",
    means: "“about … machine hours a year (between … and …)”: all hidden hours that could be won back",
    text: `about ${estimate(hidden_hours.likely, "h/yr").replace(/ h$/, "")} machine hours a year${between(hidden_hours)}`,
    kind: { kind: "total" },
  },
  {
    id: "dollars.hidden",
    means: "“a potential of about … a year (between … and …)”: sales that those hours could make if they can be sold",
    text: `a potential of about ${estimate(hidden_dollars.likely, "$/yr")} a year${between(hidden_dollars)}`,
    kind: { kind: "total" },
  },
];

/** A planned KPI and what to aim for. */
export const kpiFacts = ({ id, name, target }: PlannedKpi): readonly Fact[] => [
  { id: `kpi.${id}`, means: `the KPI “${name}”`, text: `“${name}”`, kind: { kind: "kpi", kpi: id } },
  {
    id: `kpi.${id}.target`,
    means: `what to aim for with the KPI “${name}”`,
    text: typeset(target.good),
    kind: { kind: "target", kpi: id },
  },
];

/** The respondent's own words, word for word. Those that would turn or break a line of ours are left out. */
export const quoteFacts = (quotes: readonly string[]): readonly Fact[] =>
  quotes.map((text, index) => ({
    id: `quote.${index + 1}`,
    means: text,
    text: `“${text}”`,
    kind: { kind: "quote" },
  }));

/** What the respondent wrote that speaks for a theme, the weightiest first. */
export const quotesFor = ({ evidence }: RankedTheme): readonly string[] => [
  ...new Set(evidence.filter(isQuotable).map(({ answer }) => answer)),
];

const longestQuote = 140;

const isQuotable = ({ quoted, speaks, answer }: RankedTheme["evidence"][number]): boolean =>
  quoted && speaks === "for" && answer.length <= longestQuote && plainLatin.test(answer);

const plainLatin = /^[\p{sc=Latin}\p{N} \p{P}$+=°]+$/u;

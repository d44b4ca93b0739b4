import type { Diagnosis, RankedTheme, ThemeId } from "../../../diagnosis/diagnosis.ts";
import { isGrounded } from "../../../report/chapters/first-page.ts";
import { themesInDepth } from "../../../report/chapters/root-themes.ts";
import { themeWords } from "../../../report/wording.ts";
import { type Fact, kpiFacts, lossFacts, quoteFacts, quotesFor, themeFact, totalFacts } from "./facts.ts";
import { asks } from "./instructions.ts";

/** One piece of the report that a model may word. */
export interface Section {
  readonly kind: SectionKind;
  /** Names the section in logs and receipts: `summary`, `theme:setup_changeover`. */
  readonly name: string;
  readonly ask: string;
  readonly facts: readonly Fact[];
  /** Themes whose answers are told to the model. */
  readonly about: readonly RankedTheme[];
  /** What our own words say here. */
  readonly ours: readonly string[];
  /** With fewer sentences the section is left to the rules; more are left out. */
  readonly sentences: { readonly least: number; readonly most: number };
  /** Signs that the report has room for, figures put in: the first page stays one page. */
  readonly room: number;
  /** Fact that has to be named, else the section is left to the rules. */
  readonly mustName: string | null;
}

export type SectionKind =
  | { readonly kind: "summary" }
  | { readonly kind: "theme"; readonly theme: ThemeId }
  | { readonly kind: "chain" }
  | { readonly kind: "week" };

/**
 * The sections of a report that a model may word, the most read first. None where nothing points to a cause with more
 * than low confidence: what is then to be said, that it is not known, is not left to a model.
 */
export function sectionsOf(diagnosis: Diagnosis): readonly Section[] {
  const inDepth = themesInDepth(diagnosis.themes).filter((theme) => isGrounded(theme) && theme.confidence !== "low");
  const [first] = diagnosis.themes;
  if (first === undefined || inDepth[0] !== first) return [];
  const quotes = sharedOut(inDepth.map(quotesFor));
  return [
    summary(first, inDepth, diagnosis),
    week(first),
    ...inDepth.map((theme, rank) => themeSection(theme, diagnosis, quotes[rank] ?? [])),
    ...chain(diagnosis),
  ];
}

/** No quote to two sections: they are worded at once, so neither knows what the other quotes. */
const sharedOut = (quotes: readonly (readonly string[])[]): readonly (readonly string[])[] =>
  quotes.map((own, index) =>
    own.filter((quote) => !quotes.slice(0, index).flat().includes(quote)).slice(0, mostQuotes),
  );

const mostQuotes = 2;

/** Without quotations: the first page quotes the weightiest answers a few lines below. */
function summary(first: RankedTheme, inDepth: readonly RankedTheme[], diagnosis: Diagnosis): Section {
  return {
    kind: { kind: "summary" },
    name: "summary",
    ask: asks.summary,
    facts: [...inDepth.map(themeFact), ...lossFacts(first, diagnosis.hidden_hours), ...totalFacts(diagnosis)],
    about: inDepth,
    ours: inDepth.map(({ id }) => themeWords[id].going),
    sentences: { least: 2, most: 3 },
    room: 420,
    mustName: themeFact(first).id,
  };
}

const week = (first: RankedTheme): Section => ({
  kind: { kind: "week" },
  name: "week",
  ask: asks.week,
  facts: [themeFact(first)],
  about: [first],
  ours: [themeWords[first.id].week, themeWords[first.id].going],
  sentences: { least: 1, most: 2 },
  room: 220,
  mustName: null,
});

function themeSection(theme: RankedTheme, { hidden_hours, kpis }: Diagnosis, quotes: readonly string[]): Section {
  const ofTheme = kpis.filter(({ themes }) => themes[0] === theme.id).slice(0, mostKpis);
  return {
    kind: { kind: "theme", theme: theme.id },
    name: `theme:${theme.id}`,
    ask: asks.theme,
    facts: [themeFact(theme), ...lossFacts(theme, hidden_hours), ...ofTheme.flatMap(kpiFacts), ...quoteFacts(quotes)],
    about: [theme],
    ours: [themeWords[theme.id].going],
    sentences: { least: 2, most: 4 },
    room: 800,
    mustName: null,
  };
}

const mostKpis = 2;

function chain({ chain: found, themes }: Diagnosis): readonly Section[] {
  if (found === null) return [];
  const joined = themes.filter(({ id }) => found.links.some(({ from, to }) => from === id || to === id));
  return [
    {
      kind: { kind: "chain" },
      name: "chain",
      ask: asks.chain,
      facts: joined.map(themeFact),
      about: [],
      ours: found.links.map(({ from, to, why }) => `${themeWords[from].noun} → ${themeWords[to].noun}: ${why}`),
      sentences: { least: 1, most: 3 },
      room: 600,
      mustName: null,
    },
  ];
}

import type { Case, UnlikelyCause } from "../../../diagnosis/case/case.ts";
import type { Diagnosis } from "../../../diagnosis/diagnosis.ts";
import { likelihoodFrom } from "../../../knowledge/odds/likelihood.ts";
import { situations } from "../../../knowledge/situations.ts";
import type { ThemeId } from "../../../knowledge/themes.ts";
import { unlikelyUnder } from "../../../survey/wire/results.ts";
import { inWords } from "../../../survey/writing.ts";
import type { Block } from "../../report.ts";
import { plain, say, strong, type Text } from "../../text.ts";
import { themeWords } from "../../wording.ts";
import { closed, section } from "../quoted.ts";
import { pageOneWords as words } from "./page-one.words.ts";

/** The most rows; more would crowd out the actual cause. */
const maxRows = 5;
const maxOpen = 2;

/** Unlikely causes, and a line on those that are possible, if nothing above names them. */
export function unlikelyCauses(shown: Case, { themes }: Diagnosis): readonly Block[] {
  const { unlikelyCauses: found, causes, situation, undecided, namedElsewhere } = shown;
  const fits = undecided?.fits.map(({ theme }) => theme) ?? [];
  const ownName = namedElsewhere === null ? [] : [namedElsewhere.theme];
  const named = [
    ...causes.map(({ theme }) => theme),
    ...(situation ? [situation.theme, situations[situation.id].themes[0]] : []),
    ...fits,
    ...ownName,
  ];
  const unlikely = found
    .filter(({ theme }) => !named.some((id) => id === theme))
    .filter((one) => hasReason(one) && !isOnlyChecked(one))
    .slice(0, maxRows);
  const isSetAside = (id: ThemeId): boolean => unlikely.some(({ theme }) => theme === id);
  const open = themes
    .filter(({ id, probability }) => probability >= likelihoodFrom.may && !named.includes(id) && !isSetAside(id))
    .slice(0, maxOpen);
  const next = causes.slice(1).filter(({ theme }) => ![...fits, ...ownName].includes(theme));
  const beside = next.map(({ theme }) => themeWords[theme].noun);
  const names = inWords(open.map(({ id }) => themeWords[id].noun));
  const line = [
    ...(beside.length === 0 ? [] : [words.unlikelyCauses.beside(inWords(beside))]),
    ...(open.length === 0 || named.length === 0 ? [] : [words.unlikelyCauses.open(names)]),
  ].join(" ");
  if (unlikely.length === 0 && (line === "" || next.length === 0)) return [];
  return [
    section("not-these", unlikely.length === 0 ? words.unlikelyCauses.also : words.unlikelyCauses.title),
    ...(unlikely.length === 0 ? [] : [{ kind: "list", ordered: false, items: unlikely.map(lineOf) } as const]),
    ...(line === "" ? [] : [{ kind: "paragraph", role: "body", text: plain(line) } as const]),
  ];
}

/** Whether ruling out a cause is worth a line: only if the shop's words, a number, a checked box or a plan is about it. */
const hasReason = ({ kind, weakness, sum }: UnlikelyCause): boolean =>
  kind !== "runner-up" || weakness === "denied" || weakness === "only-checked" || sum !== null;

/** Whether a checked box is its only sign and nothing they wrote speaks against it: then there is nothing to say. */
const isOnlyChecked = ({ kind, weakness, quotes, sum, theme }: UnlikelyCause): boolean =>
  kind === "own-theory" && weakness === "one-answer" && quotes.length === 0 && sum === null && theme !== null;

function lineOf({ name, probability, why, quotes, sum, flips }: UnlikelyCause): Text {
  // The heading already says that it probably isn't, so only `unlikely` adds anything.
  const odds = probability === null || probability >= unlikelyUnder ? "" : ` (${words.unlikelyCauses.unlikely})`;
  const quoted = (why.endsWith(":") ? quotes.slice(0, 1) : []).flatMap(({ text }) => [...plain(" "), ...closed(text)]);
  const rest = [sum, flips].filter((text) => text !== null && text !== "").join(" ");
  const reason = why === "" ? [] : [...plain(why), ...quoted, ...plain(" ")];
  return say`${strong(name)}${odds}. ${reason}${rest}`;
}

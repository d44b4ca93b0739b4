import type { Chain, RankedTheme, ThemeId } from "../../diagnosis/diagnosis.ts";
import { citations, citedIn, citing, rowOf } from "../cite.ts";
import { citeWords } from "../cite.words.ts";
import { capitalized } from "../figures.ts";
import { typeset } from "../format.ts";
import type { Block, Fact } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import { chainWords as words } from "./chain.words.ts";

/** How the leading causes lead to each other, and where to start. Nothing where they have no link. */
export function chain(found: Chain | null, ranked: readonly RankedTheme[], worded: Words = noWords): readonly Block[] {
  if (found === null) return [];
  const leading = ranked[0]?.id;
  return [
    { kind: "heading", level: 2, id: "chain", topic: words.topic, text: titleOf(found.break_at, leading) },
    { kind: "paragraph", role: "body", text: plain(`${worded.chain ?? words.about} ${words.whatLinksAre}`) },
    { kind: "list", ordered: true, items: found.links.map(linkLine) },
    {
      kind: "facts",
      facts: [
        ...(leading === undefined || found.break_at === leading ? [] : [thisWeek(leading)]),
        { term: words.terms.place, lines: [[strong(capitalized(themeWords[found.break_at].noun))]] },
        { term: words.terms.because, lines: [plain(found.because)] },
        { term: words.terms.step, lines: [plain(themeWords[found.break_at].week)] },
      ],
    },
  ];
}

/** What is read first where the chain breaks elsewhere than at the leading cause: the two must not compete. */
function titleOf(breakAt: ThemeId, leading: ThemeId | undefined): string {
  const { noun } = themeWords[breakAt];
  if (leading === undefined || breakAt === leading) return words.breakAt(noun);
  return words.firstThen(themeWords[leading].noun, noun);
}

/** The first page names one thing for this week. A chain that breaks elsewhere comes after it. */
const thisWeek = (first: ThemeId): Fact => ({
  term: words.terms.thisWeek,
  lines: [plain(words.showsCost(themeWords[first].week, themeWords[first].noun))],
});

const linkLine = ({ from, to, why, source }: Chain["links"][number]): Text =>
  say`${strong(words.link(capitalized(themeWords[from].noun), themeWords[to].noun))} ${citing(typeset(why))} (${sourcesOf(source)})`;

/** The published sources behind a link; without one it is our own estimate. */
function sourcesOf(source: string): Text {
  const published = citedIn(source).filter((id) => rowOf(id)?.source.kind === "published");
  return published.length === 0 ? plain(citeWords.ownEstimate) : say`${citeWords.ownWith}${citations(published)}`;
}

import type { Chain } from "../../diagnosis/diagnosis.ts";
import type { ThemeId } from "../../knowledge/themes.ts";
import { capitalized } from "../../survey/writing.ts";
import { citations, citedIn, citing, rowOf } from "../cite.ts";
import { citeWords } from "../cite.words.ts";
import { typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";
import { chainWords as words } from "./chain.words.ts";

/** How the leading causes lead to each other, and where the chain is cheapest to break. Empty if they aren't linked. */
export function chain(found: Chain | null, leading: ThemeId | undefined, worded: Words = noWords): readonly Block[] {
  if (found === null) return [];
  return [
    { kind: "heading", level: 2, id: "chain", topic: words.topic, text: words.title },
    {
      kind: "paragraph",
      role: "body",
      text: plain(`${worded.chain ?? words.about(found.links.length)} ${words.whatLinksAre}`),
    },
    { kind: "list", ordered: true, items: found.links.map(linkLine) },
    {
      kind: "facts",
      facts: [
        { term: words.terms.place, lines: [[strong(capitalized(themeWords[found.break_at].noun))]] },
        { term: words.terms.because, lines: whyThere(found, leading) },
      ],
    },
  ];
}

function whyThere({ because, break_at }: Chain, leading: ThemeId | undefined): readonly Text[] {
  const elsewhere =
    leading === undefined || leading === break_at ? [] : [words.startsElsewhere(themeWords[leading].noun)];
  return [plain([because, ...elsewhere].join(" "))];
}

const linkLine = ({ from, to, why, source }: Chain["links"][number]): Text =>
  say`${strong(words.link(capitalized(themeWords[from].noun), themeWords[to].noun))} ${citing(typeset(why))} (${sourcesOf(source)})`;

/** The published sources behind a link; without one it is our own estimate. */
function sourcesOf(source: string): Text {
  const published = citedIn(source).filter((id) => rowOf(id)?.source.kind === "published");
  return published.length === 0 ? plain(citeWords.ownEstimate) : say`${citeWords.ownWith}${citations(published)}`;
}

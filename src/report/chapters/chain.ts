import type { Chain } from "../../diagnosis/chain.ts";
import { themes } from "../../diagnosis/knowledge/themes.ts";
import { citing } from "../cite.ts";
import { capitalized } from "../figures.ts";
import { typeset } from "../format.ts";
import type { Block } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import { themeWords } from "../wording.ts";

/** How the leading themes bring each other about, and where to break in. Nothing where they stand alone. */
export function chain(found: Chain | null): readonly Block[] {
  if (found === null) return [];
  return [
    {
      kind: "heading",
      level: 2,
      id: "chain",
      topic: "How it hangs together",
      text: `Break the chain at ${themeWords[found.break_at].noun}`,
    },
    { kind: "paragraph", role: "body", text: plain(aboutChain) },
    { kind: "list", ordered: true, items: found.links.map(linkLine) },
    {
      kind: "facts",
      facts: [
        { term: "Break it here", lines: [[strong(themes[found.break_at].name)]] },
        { term: "Why there", lines: [plain(found.because)] },
        { term: "This week", lines: [plain(themeWords[found.break_at].week)] },
      ],
    },
  ];
}

const aboutChain =
  "Your likely themes are not separate troubles: the upper ones feed the lower ones. Work on a lower one alone and it comes back. The links are what we know of shops in general; your answers say only which themes are likely here.";

const linkLine = ({ from, to, why, source }: Chain["links"][number]): Text =>
  say`${strong(`${capitalized(themeWords[from].noun)} → ${themeWords[to].noun}.`)} ${typeset(why)} (${citing(source)})`;

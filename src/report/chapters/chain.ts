import type { Chain } from "../../diagnosis/chain.ts";
import type { RankedTheme, ThemeId } from "../../diagnosis/diagnosis.ts";
import { upstreamFirst } from "../../knowledge/themes/theme-id.ts";
import type { CauseChain } from "../charts/cause-chain.ts";
import { citing } from "../cite.ts";
import { describePlot } from "../describe-plot.ts";
import { capitalized } from "../figures.ts";
import { likely, typeset } from "../format.ts";
import type { Block, Chart, Fact } from "../report.ts";
import { plain, say, strong, type Text } from "../text.ts";
import { currencyNames, themeWords } from "../wording.ts";
import { noWords, type Words } from "../words.ts";

/** How the leading themes bring each other about, and where to break in. Nothing where they stand alone. */
export function chain(found: Chain | null, ranked: readonly RankedTheme[], words: Words = noWords): readonly Block[] {
  if (found === null) return [];
  const leading = ranked[0]?.id;
  return [
    {
      kind: "heading",
      level: 2,
      id: "chain",
      topic: "How it hangs together",
      text: titleOf(found.break_at, leading),
    },
    { kind: "paragraph", role: "body", text: plain(`${words.chain ?? aboutChain} ${whatLinksAre}`) },
    drawn(found, ranked),
    { kind: "list", ordered: true, items: found.links.map(linkLine) },
    {
      kind: "facts",
      facts: [
        ...(leading === undefined || found.break_at === leading ? [] : [thisWeek(leading)]),
        { term: "Break it at", lines: [[strong(capitalized(themeWords[found.break_at].noun))]] },
        { term: "Why there", lines: [plain(found.because)] },
        { term: "The first step there", lines: [plain(themeWords[found.break_at].week)] },
      ],
    },
  ];
}

/** The chain as a picture: each theme with what it costs, the place to break in marked. */
function drawn({ links, break_at }: Chain, ranked: readonly RankedTheme[]): Chart {
  const ids = upstreamFirst.filter((id) => links.some(({ from, to }) => from === id || to === id));
  const plot: CauseChain = {
    kind: "cause-chain",
    nodes: ids.map((id) => ({
      name: capitalized(themeWords[id].noun),
      text: costOf(ranked.find((theme) => theme.id === id)),
      isBreak: id === break_at,
    })),
    links: links.map(({ from, to }) => ({ from: ids.indexOf(from), to: ids.indexOf(to) })),
  };
  return {
    kind: "chart",
    title: "What brings what about",
    description: describePlot(plot),
    plot,
    rows: ids.length,
    caption: plain(
      "Arrows run from a cause to what it brings about. Under each theme its likely loss. The full dot is where to break in.",
    ),
  };
}

function costOf(theme: RankedTheme | undefined): string {
  const [loss] = theme?.losses ?? [];
  return loss === undefined ? "no figure" : `${currencyNames[loss.currency]}: ${likely(loss.amount, loss.amount.unit)}`;
}

/** What is read first where the chain breaks elsewhere than at the leading theme: the two must not compete. */
function titleOf(breakAt: ThemeId, leading: ThemeId | undefined): string {
  const { noun } = themeWords[breakAt];
  if (leading === undefined || breakAt === leading) return `Break the chain at ${noun}`;
  return `First ${themeWords[leading].noun}, then ${noun}, so that it lasts`;
}

/** The first page names one thing for this week. A chain that breaks elsewhere comes after it. */
const thisWeek = (first: ThemeId): Fact => ({
  term: "First, this week",
  lines: [
    plain(`${themeWords[first].week} It shows what ${themeWords[first].noun} cost you, whatever brings them about.`),
  ],
});

const aboutChain =
  "Your likely themes are not separate troubles: the upper ones feed the lower ones. A lower one that is cured alone tends to come back.";

/** Stands whoever words the rest. */
const whatLinksAre =
  "The links are what we know of shops in general; your answers say only which themes are likely here.";

const linkLine = ({ from, to, why, source }: Chain["links"][number]): Text =>
  say`${strong(`${capitalized(themeWords[from].noun)} → ${themeWords[to].noun}.`)} ${typeset(why)} (${citing(source)})`;

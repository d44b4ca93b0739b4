import { Markup, markup } from "../markup.ts";
import type { ViewsBlock } from "../report.ts";
import { viewsWords as words } from "../views.words.ts";

/** Each point on a card of its own: what each person said in large type side by side, why it matters, what settles it. */
export function viewsMarkup({ differing, agreed }: ViewsBlock): Markup {
  const cards = differing.map(
    ({ question, answers, matters, check }) =>
      markup`
<article><h3>${question}</h3><dl>${answers.map(cell)}</dl><p>${bold(words.matters)} ${matters}</p><p class="settle">${bold(words.check)} ${check}</p></article>`,
  );
  const alike =
    agreed.length === 0
      ? null
      : markup`<h3 class="alike">${words.agreed}</h3><ul>${agreed.map((line) => markup`<li>${line}</li>`)}</ul>`;
  return markup`<style>${style}</style><div class="views">${cards}</div>${alike}`;
}

const bold = (text: string): Markup => markup`<b>${text}.</b>`;

/** A filled mark for yes, an empty one for no: told by shape and word, never by color alone. */
const cell = ({ who, answer }: ViewsBlock["differing"][number]["answers"][number]): Markup =>
  markup`<div${marks[answer] ?? null}><dt>${who}</dt><dd>${answer}</dd></div>`;

const marks: Readonly<Record<string, Markup>> = {
  [words.yes]: Markup.trusted(' class="yes"'),
  [words.no]: Markup.trusted(' class="no"'),
  [words.notAnswered]: Markup.trusted(' class="none"'),
};

/** Next to the block, because most reports have none. */
const style = Markup.trusted(`
.views{display:grid;gap:28px;margin:8px 0 28px}
.views article{border-top:3px solid var(--ink);padding-top:12px;break-inside:avoid}
.views h3{margin:0 0 12px;font-size:19px;max-width:48ch}
.views dl{display:grid;grid-template-columns:repeat(auto-fit,minmax(128px,1fr));gap:1px;margin:0 0 14px;border:1px solid var(--rule);background:var(--rule)}
.views dl div{background:var(--raised);padding:10px 14px 12px}
.views dl div:first-child{box-shadow:inset 4px 0 0 var(--accent)}
.views dt{color:var(--muted);font-size:14px}
.views dd{margin:2px 0 0;font-size:20px;line-height:1.25;font-weight:650;overflow-wrap:anywhere}
.views .yes dd,.views .no dd{font-size:26px}
.views .yes dd::before,.views .no dd::before{content:"";display:inline-block;width:.55em;height:.55em;margin-right:.35em;border:.13em solid currentColor;border-radius:50%}
.views .yes dd::before{background:currentColor}
.views .none dd{color:var(--muted);font-weight:400}
.views p{max-width:68ch;margin:0 0 6px}
.views .settle{padding:8px 14px;border-left:4px solid var(--accent);background:var(--raised)}
h3.alike{margin-top:8px}
@media(max-width:480px){.views dl{grid-template-columns:1fr}.views dl div{display:flex;gap:14px;align-items:baseline}.views dt{flex:none;width:96px}}
@media print{.views{gap:16px}.views dd{font-size:16px}.views .yes dd,.views .no dd{font-size:19px}}
`);

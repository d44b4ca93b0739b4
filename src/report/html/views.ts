import { shapeOf } from "../../survey/wire/views.ts";
import type { ViewsBlock } from "../evidence-blocks.ts";
import { Markup, markup } from "../markup.ts";
import { viewsWords as words } from "../views/views.words.ts";

type View = ViewsBlock["differing"][number];

/** Each point separately: the answers and who gave them, a scale as a line, why it matters, and how to settle it. */
export function viewsMarkup({ differing, agreed, tally }: ViewsBlock): Markup {
  const cards = differing.map(
    (view) =>
      markup`
<article><h3>${view.question}</h3><dl class="${shapeOf(view)}" style="--n:${view.places.length}">${view.places.map(place)}</dl>${silent(view)}<div class="so"><p>${bold(words.matters)} ${view.matters}</p><p class="settle">${bold(words.check)} ${view.check}${verdict(view)} <small>${words.together} ${view.together}.</small><small class="counted" aria-hidden="true">${words.counted}</small></p></div></article>`,
  );
  const alike =
    agreed.length === 0
      ? null
      : markup`<h3 class="alike">${words.agreed}</h3><ul>${agreed.map((line) => markup`<li>${line}</li>`)}</ul>`;
  return markup`<style>${style}</style>${tallyMarkup(tally)}<div class="views">${cards}</div>${alike}`;
}

/** One square per point, filled if they see it differently. */
function tallyMarkup({ differ, same }: ViewsBlock["tally"]): Markup | null {
  if (differ + same === 0) return null;
  const squares = [...Array(differ).fill(true), ...Array(same).fill(false)].map((isDifferent) =>
    isDifferent ? Markup.trusted("<i></i>") : Markup.trusted('<i class="same"></i>'),
  );
  return markup`<p class="tally"><span aria-hidden="true">${squares}</span>${words.tally(differ, same)}</p>`;
}

const place = ({ answer, who, is_between: isBetween, worth }: View["places"][number]): Markup => {
  const classes = [...(who.length === 0 ? ["empty"] : []), ...(isBetween ? ["between"] : [])].join(" ");
  return markup`<div${classes === "" ? null : Markup.trusted(` class="${classes}"`)}><dt>${answer}</dt><dd>${who.map(person)}${worth === undefined ? null : markup`<small>${worth}</small>`}</dd></div>`;
};

/** The owner's own mark is filled. */
const person = (name: string): Markup => (name === words.you ? markup`<b>${name}</b> ` : markup`<span>${name}</span> `);

const silent = ({ silent }: View): Markup | null => (silent === "" ? null : markup`<p class="silent">${silent}</p>`);

const verdict = ({ verdict = "" }: View): Markup | null =>
  verdict === "" ? null : markup` <span class="verdict"><b>${words.agreeFirst}</b> ${verdict}</span>`;

const bold = (text: string): Markup => markup`<b>${text}.</b>`;

/** In a separate style sheet, because most reports don't need it. */
const style = Markup.trusted(`
.tally{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;margin:0 0 20px}
.tally span{display:flex;flex-wrap:wrap;gap:4px}
.tally i{width:14px;height:14px;border:2px solid var(--accent);background:var(--accent)}
.tally .same{background:none}
.views{display:grid;gap:36px;margin:8px 0 28px}
.views article{border-top:3px solid var(--ink);padding-top:12px;break-inside:avoid}
.views h3{margin:0 0 16px;font-size:21px;max-width:48ch}
.views dl{display:grid;grid-template-columns:repeat(var(--n),1fr);margin:0 0 12px}
.views dl.rows{grid-template-columns:1fr}
.views dt{color:var(--ink);font-size:17px;font-weight:650;line-height:1.3;overflow-wrap:anywhere}
.views dd{display:flex;flex-wrap:wrap;gap:6px;margin:8px 0 0;min-height:28px}
.views :is(dd b,dd span){padding:1px 10px;border:1.5px solid var(--ink);border-radius:4px;font-size:15px;font-weight:500;line-height:24px;white-space:nowrap}
.views dd b{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:650}
.views dd small{width:100%}
.views .empty dt{color:var(--muted);font-weight:400}
.views .sides{gap:1px;border:1px solid var(--rule);background:var(--rule)}
.views .sides div{padding:12px 16px 14px;background:var(--raised)}
.views .sides dt{font-size:20px}
.views .rows div{display:flex;gap:8px 20px;align-items:baseline;padding:7px 0;border-bottom:1px solid var(--rule)}
.views .rows dt{flex:none;width:12em}
.views .rows dd{margin:0}
.views .scale div{position:relative;padding:26px 14px 0 0}
.views .scale div::before{content:"";position:absolute;left:0;top:7px;width:100%;border-top:2px solid var(--ink)}
.views .scale div:last-child::before{width:0}
.views .scale div::after{content:"";position:absolute;left:0;top:0;width:12px;height:12px;border:2px solid var(--ink);border-radius:50%;background:var(--ink)}
.views .scale .empty::after{background:var(--ground)}
.views .scale .between::before{top:5px;border-top:6px solid var(--accent)}
.views .scale div::after{z-index:1}
.views p{max-width:68ch;margin:0 0 6px}
.views .silent{color:var(--muted);font-size:15px}
.views small{display:block;color:var(--muted);font-size:15px}
.views .verdict{display:block;margin:6px 0 2px}
.views .counted{display:none}
.views .settle{padding:8px 14px;border-left:4px solid var(--accent);background:var(--raised)}
h3.alike{margin-top:8px}
@media(min-width:700px){.views .so{display:grid;grid-template-columns:2fr 3fr;gap:0 28px;align-items:start}}
@media(max-width:560px){.views dl{grid-template-columns:1fr}.views .sides div,.views .rows div{display:flex;flex-wrap:wrap;gap:4px 14px;align-items:baseline;justify-content:space-between}.views dd{margin:0}.views .rows dt{width:auto}.views .scale div{display:flex;flex-wrap:wrap;gap:4px 14px;justify-content:space-between;padding:0 0 14px 28px}.views .scale div::before{left:7px;top:8px;width:0;height:100%;border-top:0;border-left:2px solid var(--ink)}.views .scale .between::before{left:5px;border-top:0;border-left:6px solid var(--accent)}.views .scale div:last-child::before{height:0}.views .scale div::after{top:6px}}
@media print{.views{gap:14px;margin-bottom:14px}.views article{padding-top:8px}.views h3{margin-bottom:8px}.views dl{margin-bottom:4px}.views .sides div{display:flex;flex-wrap:wrap;gap:2px 12px;align-items:baseline;padding:6px 12px}.views .sides dd{margin:0;min-height:0}.views .sides dt{font-size:17px}.views .verdict{margin:2px 0 0}.views .settle{padding-block:4px}.views .counted{display:block;margin-top:4px;border-bottom:1px solid var(--rule)}.tally i,.views dd b,.views .sides,.views .sides div,.views .scale :is(div,div::after){-webkit-print-color-adjust:exact;print-color-adjust:exact}}
`);

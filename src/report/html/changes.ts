import type { ChangesBlock } from "../evidence-blocks.ts";
import { Markup, markup } from "../markup.ts";

/** Then and now, side by side in large type; stacked on a phone. "Better" or "worse" is a framed word. */
export function changesMarkup({ caption, columns, rows }: ChangesBlock): Markup {
  const heads = columns.map((title) => markup`<th scope="col">${title}</th>`);
  const body = rows.map(
    ({ what, known, before, now, change, said }) => markup`
<tr class="${change}"><th scope="row">${what}<small>${known}</small></th><td class="was">${before}</td><td class="is">${now}</td><td><span>${said}</span></td></tr>`,
  );
  return markup`<style>${style}</style><table class="changes"><caption>${caption}</caption><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table>`;
}

/** In a separate style sheet, because most reports don't need it. */
const style = Markup.trusted(`
.changes tbody th{width:44%;font-size:17px;font-weight:600;line-height:1.3}
.changes small{display:block;margin-top:2px;color:var(--muted);font-size:14px;font-weight:400}
.changes td{font-size:18px;line-height:1.3}
.changes .was{color:var(--muted)}
.changes .is{font-weight:650}
.changes td span{display:inline-block;padding:1px 10px;border:1.5px solid var(--rule);border-radius:4px;color:var(--muted);font-size:15px;line-height:24px;white-space:nowrap}
.changes .better span{border-color:var(--accent);background:var(--accent);color:var(--on-accent);font-weight:650}
.changes .worse span{border-color:var(--loss);color:var(--loss);font-weight:650}
.changes .other span{border-color:var(--ink);color:var(--ink)}
:is(.changes .same,.changes .about,.changes .unknown) .is{font-weight:400}
@media screen and (max-width:620px){.changes tbody td{display:block;min-width:0}.changes tbody tr{display:flex;flex-wrap:wrap;gap:4px 10px;align-items:baseline;padding:12px 0;border-bottom:1px solid var(--rule)}.changes tbody th{width:100%;padding:0;border:0}.changes tbody td{width:auto;padding:0;border:0}.changes .is::before{content:"→";margin-right:10px;color:inherit;font-size:inherit;font-weight:400}.changes td:last-child{margin-left:auto}}
@media print{.changes td,.changes tbody th{font-size:13.5px}.changes small,.changes td span{font-size:12px;line-height:18px}}
`);

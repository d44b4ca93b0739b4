import type { Views } from "../../survey/wire/views.ts";
import type { Block } from "../report.ts";
import { plain } from "../text.ts";
import { viewsWords as words } from "../views/views.words.ts";

/** More would not fit on one page. */
const maxAgreed = 5;
const maxLeftOpen = 6;

/** Where people in the shop see things differently. Empty if only the owner answered. */
export function views(found: Views | null): readonly Block[] {
  if (found === null) return [];
  const { title, lead, adds, differing, also, agreed, left_open: leftOpen = [] } = found;
  const rest = agreed.length - maxAgreed;
  return [
    { kind: "heading", level: 2, id: "views", topic: words.topic, text: title },
    { kind: "paragraph", role: "lead", text: plain(lead) },
    ...adds.map((text): Block => ({ kind: "paragraph", role: "body", text: plain(text) })),
    {
      kind: "views",
      tally: { differ: differing.length + also.length, same: agreed.length },
      differing,
      agreed: [...agreed.slice(0, maxAgreed), ...(rest > 0 ? [words.restAgreed(rest)] : [])],
    },
    ...leftOpenBlocks(leftOpen),
    ...(also.length > 0 ? [{ kind: "paragraph", role: "note", text: plain(words.rest(also.length)) } as const] : []),
  ];
}

function leftOpenBlocks(lines: readonly string[]): readonly Block[] {
  if (lines.length === 0) return [];
  const rest = lines.length - maxLeftOpen;
  const shown = [...lines.slice(0, maxLeftOpen), ...(rest > 0 ? [words.restLeftOpen(rest)] : [])];
  return [
    { kind: "heading", level: 3, id: "left-open", topic: "", text: words.leftOpen },
    { kind: "list", ordered: false, items: shown.map((line) => plain(line)) },
  ];
}

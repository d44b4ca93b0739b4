import type { Diagnosis } from "../../diagnosis/diagnosis.ts";
import type { Submission } from "../../survey/submission.ts";
import type { Occasion } from "../occasion.ts";
import type { Block } from "../report.ts";
import { plain } from "../text.ts";
import { viewsOf } from "../views.ts";
import { viewsWords as words } from "../views.words.ts";

/** More would no longer be one page. */
const mostAgreed = 5;

/** Where people of one shop see it differently. Nothing where the owner alone answered. */
export function views(submission: Submission, diagnosis: Diagnosis, occasion: Occasion): readonly Block[] {
  const found = viewsOf(submission, occasion.witnesses ?? [], diagnosis, occasion);
  if (found === null) return [];
  const { title, lead, differing, also, agreed } = found;
  const rest = agreed.length - mostAgreed;
  return [
    { kind: "heading", level: 2, id: "views", topic: words.topic, text: title },
    { kind: "paragraph", role: "lead", text: plain(lead) },
    {
      kind: "views",
      differing,
      agreed: [...agreed.slice(0, mostAgreed), ...(rest > 0 ? [words.restAgreed(rest)] : [])],
    },
    ...(also.length > 0 ? [{ kind: "paragraph", role: "note", text: plain(words.rest(also.length)) } as const] : []),
  ];
}

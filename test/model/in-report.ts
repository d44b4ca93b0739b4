/** What a reader sees of a report, as one line of text. */
export function seenIn(html: string): string {
  const text = html
    .replace(/<(style|script|title)\b.*?<\/\1>/gs, " ")
    .replace(/<!--.*?-->/gs, " ")
    .replace(/<[^>]*>/g, " ");
  const decoded = Object.entries(entities).reduce(
    (seen, [entity, character]) => seen.replaceAll(entity, character),
    text,
  );
  return decoded.replace(/\s+/g, " ");
}

/** The ampersand comes last, so that its output isn't decoded again. */
const entities = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'", "&nbsp;": " ", "&amp;": "&" };

/** Every figure a reader sees, in digits of any script, except days of a month. */
export const figuresIn = (html: string): ReadonlySet<string> =>
  new Set(
    seenIn(html)
      .replaceAll(dayOfMonth, " ")
      .match(/\p{N}+(?:[.,:/]\p{N}+)*/gu),
  );

const dayOfMonth = /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*[ \u00a0]\d{1,2}\b/gu;

/** Everything that links or loads. */
export const leadsIn = (html: string): ReadonlySet<string> =>
  new Set(html.match(/\b(?:href|src|srcset|action|style|on\w+)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi));

/** Every kind of element, except the fields of a system, which our own tables mark. */
export const elementsIn = (html: string): ReadonlySet<string> =>
  new Set((html.match(/<[a-z][\w:-]*/gi) ?? []).map((tag) => tag.toLowerCase()).filter((tag) => tag !== "<code"));

export const timesIn = (text: string, part: string): number => text.split(part).length - 1;

/** What one set has beyond the other. */
export const beyond = (more: ReadonlySet<string>, less: ReadonlySet<string>): readonly string[] =>
  [...more].filter((one) => !less.has(one));

import type { MemoBlock } from "../../diagnosis/letter/letter.ts";
import { capitalized } from "../../survey/writing.ts";
import { section } from "../brief/quoted.ts";
import type { Block } from "../report.ts";
import { plain, say, strong, type Text, wordsOf } from "../text.ts";
import type { ProseFormatter } from "./prose-text.ts";

/** The blocks of the sum and of the week, which a story has a place for. */
export type OurTables = Readonly<Record<"figures" | "week", readonly Block[]>>;

/** The ids of a story's headings begin with it. */
export const memoHeading = "memo-";

/** A model's story as blocks, with our tables where it wants them; those that it doesn't place stand behind it. */
export function memoBlocks(memo: readonly MemoBlock[], formatter: ProseFormatter, tables: OurTables): readonly Block[] {
  const unplaced = (["figures", "week"] as const).filter((name) => !memo.some(({ kind }) => kind === name));
  return [
    ...memo
      .flatMap((one, at): readonly Block[] =>
        one.kind === "figures" || one.kind === "week" ? tables[one.kind] : [blockOf(one, at, formatter)],
      )
      .reduce<readonly Block[]>(inOneList, []),
    ...unplaced.flatMap((name) => tables[name]),
  ];
}

function inOneList(blocks: readonly Block[], one: Block): readonly Block[] {
  const last = blocks.at(-1);
  return one.kind === "list" && last?.kind === "list"
    ? [...blocks.slice(0, -1), { ...last, items: [...last.items, ...one.items] }]
    : [...blocks, one];
}

type Written = Exclude<MemoBlock, { readonly kind: "week" } | { readonly kind: "figures" }>;

function blockOf(one: Written, at: number, formatter: ProseFormatter): Block {
  switch (one.kind) {
    case "title":
      return section(`${memoHeading}${at}`, one.text);
    case "text":
      return { kind: "paragraph", role: "body", text: paragraph(one, formatter) };
    case "bullet":
      return { kind: "list", ordered: false, items: [paragraph(one, formatter)] };
    case "table":
      return {
        kind: "table",
        caption: "",
        columns: one.columns.map((title) => ({ title, align: "start" })),
        rows: one.rows.map((row) => row.map((cell) => formatter.prose(cell))),
      };
  }
}

function paragraph(
  { lead, says, bold = [] }: Extract<MemoBlock, { readonly kind: "text" | "bullet" }>,
  { prose, claim }: ProseFormatter,
): Text {
  const text = withBold(claim(says), bold);
  if (lead === null) return text;
  const opening = wordsOf(prose(lead));
  return say`${strong(`${capitalized(opening)}${/[.?!:]$/u.test(opening) ? "" : "."}`)} ${text}`;
}

/** A text with these words of it in bold. */
const withBold = (text: Text, bold: readonly string[]): Text => bold.reduce(withOneBold, text);

const withOneBold = (text: Text, words: string): Text =>
  text.flatMap((piece): Text => {
    const at = piece.kind === "plain" ? piece.text.replaceAll("\u00a0", " ").indexOf(words) : -1;
    if (piece.kind !== "plain" || at < 0 || words === "") return [piece];
    const end = at + words.length;
    return [...plain(piece.text.slice(0, at)), strong(piece.text.slice(at, end)), ...plain(piece.text.slice(end))];
  });

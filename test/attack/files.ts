import { readXlsx } from "hucre/xlsx";
import { type ExportFormatName, exportFormatNames, exportFormats } from "../../src/survey/export-formats.ts";
import type { Submission } from "../../src/survey/submission.ts";
import { reportsPath, toWire } from "../../src/survey/wire/wire.ts";
import { fullShop, hostileShop } from "../shops.ts";
import { type Attack, createFindings } from "./attack.ts";
import { ask, idIn, startTarget, submit, type Target } from "./target.ts";

const formula = `=cmd|' /C calc'!A0`;
const line = "Bo\r\nATTENDEE:mailto:evil@example.com\r\nBcc: evil@example.com";
const scripts =
  "مرحبا بالعالم שלום עולם สวัสดีชาวโลก नमस्ते दुनिया 안녕하세요 세계 五轴加工中心 機械加工 ≥≤∑√ ⚙☂ 😀🔩 Ελληνικά Кириллица ";

const shops: Readonly<Record<string, Submission>> = {
  "markup everywhere": hostileShop,
  "formulas everywhere": {
    ...hostileShop,
    shop_name: formula,
    owner_name: `+1${formula}`,
    notes: `@SUM(1)\t${formula}`,
  },
  "line breaks everywhere": { ...hostileShop, shop_name: line, owner_name: line, notes: line, success_metric: line },
  "every field at its length": fullShop,
  "every script": {
    ...hostileShop,
    shop_name: scripts.slice(0, 100),
    owner_name: scripts.slice(20, 100),
    pain_invisible: scripts.repeat(9).slice(0, 1000),
    improvement_goal: scripts.repeat(9).slice(7, 1000),
    notes: scripts.repeat(20).slice(0, 2000),
  },
};

const maxBytes: Readonly<Partial<Record<ExportFormatName, number>>> = { pdf: 1_500_000, html: 250_000 };

export const hostileTexts: Attack = {
  name: "hostile texts in every file format",
  wanted: "every file is made; no answer becomes markup, a formula or a line of its own; a PDF stays under 1.5 MB",
  run: async () => {
    const { broke, expect } = createFindings();
    const target = await startTarget();
    for (const [name, shop] of Object.entries(shops)) {
      const reply = await submit(target, toWire(shop));
      expect(reply.status === 200, `${name}: ${reply.status} ${reply.bytes.toString().slice(0, 200)}`);
      for (const format of exportFormatNames) {
        for (const problem of await problemsOf(target, idIn(reply), format)) expect(false, `${name}: ${problem}`);
      }
    }
    await target.stop();
    return { tried: `${Object.keys(shops).length} shops × ${exportFormatNames.length} files`, broke };
  },
};

async function problemsOf(target: Target, id: string, format: ExportFormatName): Promise<readonly string[]> {
  const { path } = exportFormats[format];
  const { status, bytes } = await ask(target, `${reportsPath}/${id}/${path}`);
  if (status !== 200) return [`${path}: ${status}`];
  const isTooLarge = bytes.length > (maxBytes[format] ?? 1_500_000);
  return [
    ...(isTooLarge ? [`${path} has ${bytes.length} bytes`] : []),
    ...(await becameMore(path, bytes)).map((what) => `${path}: an answer became ${what}`),
  ];
}

/** What an answer must not turn into, if it did. */
async function becameMore(path: string, bytes: Buffer): Promise<readonly string[]> {
  const text = bytes.toString();
  if (path.endsWith(".html")) return /<script|<img|<u>all day|<i>our own/i.test(text) ? ["markup"] : [];
  if (path.endsWith(".csv")) return /(?:^|,)"?[=+@]/m.test(text) ? ["a formula"] : [];
  if (path.endsWith(".ics")) return /^(?:ATTENDEE|Bcc)/m.test(text) ? ["a line"] : [];
  if (path.endsWith(".xlsx")) return hasForeignFormula(bytes);
  if (path.endsWith(".json")) return JSON.parse(text) === null ? ["nothing"] : [];
  return text.startsWith("%PDF-") ? [] : ["no PDF"];
}

async function hasForeignFormula(bytes: Buffer): Promise<readonly string[]> {
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const formulas = sheets.flatMap((sheet) => [...(sheet.cells?.values() ?? [])]).map((cell) => cell.formula ?? "");
  return formulas.some((one) => /cmd\||calc/.test(one)) ? ["a formula"] : [];
}

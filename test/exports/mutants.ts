import { writeXlsx } from "hucre/xlsx";
import { importFile } from "../../src/imports/import-file.ts";
import { computeKpis } from "../../src/imports/kpis/compute-kpis.ts";
import { shopRecords } from "../../src/imports/rows/shop-records.ts";
import { measures } from "../../src/knowledge/kpis/kpis.ts";
import { diceFrom, fileOf, formats, rowsOf } from "./generate.ts";

export interface Outcomes {
  readonly read: number;
  readonly refused: number;
  /** Number of the mutant, and what it threw. */
  readonly threw: readonly string[];
}

/** Reads files with bytes flipped, cut, doubled and mixed, and computes their KPIs. The seed fixes all of it. */
export async function outcomesOfMutants(count: number, seed: number): Promise<Outcomes> {
  const originals = await originalFiles();
  const dice = diceFrom(seed);
  const threw: string[] = [];
  let read = 0;
  let refused = 0;
  for (let number = 0; number < count; number += 1) {
    const original = originals[Math.floor(dice() * originals.length)] ?? new Uint8Array();
    try {
      const file = await importFile(mutated(original, dice), { takeLikely: true });
      if (file.kind === "imported") computeKpis(measures, shopRecords([file.entries]));
      if (file.kind === "imported") read += 1;
      else refused += 1;
    } catch (error) {
      threw.push(`${number}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    }
  }
  return { read, refused, threw };
}

async function originalFiles(): Promise<readonly Uint8Array[]> {
  const withHeadings = formats.filter(({ headers }) => headers.length > 0);
  const texts = withHeadings.map((format, seed) => fileOf(format, rowsOf(format, 8, seed + 1)));
  const books = withHeadings.slice(0, 8).map(async (format, seed) => {
    const rows = [[...format.headers], ...rowsOf(format, 6, seed + 1).map((row) => [...row])];
    return writeXlsx({ sheets: [{ name: "Export", rows }] });
  });
  return [...texts, ...(await Promise.all(books))];
}

function mutated(bytes: Uint8Array, dice: () => number): Uint8Array {
  let mutant: Uint8Array = bytes.slice();
  for (let times = 1 + Math.floor(dice() * 6); times > 0; times -= 1) mutant = mutatedOnce(mutant, dice);
  return mutant;
}

const troubles = [
  '"',
  "\n",
  "\r",
  ",",
  ";",
  "\t",
  "\0",
  "=1+1",
  "NULL",
  "1.234",
  "24:00.0",
  "Total",
  "\uFEFF",
  "9999999999",
  "-",
  "é",
  "(",
  "1/1/0001",
];

function mutatedOnce(bytes: Uint8Array, dice: () => number): Uint8Array {
  const at = Math.floor(dice() * (bytes.length + 1));
  const length = Math.floor(dice() * 40);
  const part = bytes.subarray(at, at + length);
  switch (Math.floor(dice() * 6)) {
    case 0:
      return joined(bytes.subarray(0, at), bytes.subarray(at + length));
    case 1:
      return joined(bytes.subarray(0, at), part, bytes.subarray(at));
    case 2:
      return bytes.map((byte, index) => (index === at ? Math.floor(dice() * 256) : byte));
    case 3:
      return bytes.slice(0, at);
    case 4:
      return joined(bytes.subarray(at), bytes.subarray(0, at));
    default:
      return joined(
        bytes.subarray(0, at),
        new TextEncoder().encode(troubles[Math.floor(dice() * troubles.length)]),
        bytes.subarray(at),
      );
  }
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

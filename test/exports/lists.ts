import { imported } from "./imported.ts";

/** A list of as many rows, as CSV. */
export const lines = (head: string, rows: number, row: (index: number) => string): string =>
  [head, ...Array.from({ length: rows }, (_, index) => row(index))].join("\n");

/** A day of November 2026. */
export const day = (of: number): string => `2026-11-${dayOfMonth(of)}`;

export const dayOfMonth = (of: number): string => String(10 + of).padStart(2, "0");

/** The columns matched as sure, each with its heading. */
export const matchesIn = async (text: string) => {
  const { mapping } = await imported(text);
  return Object.fromEntries(
    mapping.flatMap(({ column, heading, sureness }) => (sureness === "sure" ? [[column, heading]] : [])),
  );
};

import type { AlsoValue } from "./compute-kpis.ts";

/** "$50,423 past due", "−4.1% over the plan": a number next to that of a KPI. */
export const alsoText = (also: AlsoValue): string => `${alsoAmount(also)} ${also.label}`;

/** "$50,423", "−4.1%". */
export function alsoAmount({ value, unit }: AlsoValue): string {
  const size = Math.abs(value);
  const number = size.toLocaleString("en-US", { maximumFractionDigits: size < 100 ? 1 : 0 });
  const sign = value < 0 && number !== "0" ? "−" : "";
  switch (unit) {
    case "$":
      return `${sign}$${number}`;
    case "%":
      return `${sign}${number}%`;
    case "h":
    case "days":
      return `${sign}${number} ${unit}`;
  }
}

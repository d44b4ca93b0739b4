import type { Report } from "../report.ts";

/** The id of an entry, made from shop, day and kind only, so that a second import replaces the first. */
export const identityOf = (kind: string, { shop, date }: Pick<Report, "shop" | "date">): string =>
  `${date}-${kind}-${fingerprint(`${shop}\n${date}`)}@kpi-calendar`;

/** FNV-1a over code points, 64 bits. It distinguishes shops but doesn't hide their names. */
function fingerprint(text: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of text)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

import type { Profile } from "../values/profile.ts";
import type { Heading } from "./heading.ts";

/** One column of a file: its heading and what its cells look like. */
export interface FileColumn {
  readonly heading: Heading;
  readonly profile: Profile;
  /** Whether it was made from lines between the rows. A real column is preferred. */
  readonly isFromLine?: boolean;
}

/** One of our columns, or a component, and the file's column that holds it. */
export interface Match {
  readonly target: string;
  /** Index, from 0. */
  readonly column: number;
  readonly sureness: "sure" | "likely";
  readonly score: number;
  readonly reason: string;
  /** Another column that fits just as well. */
  readonly tied?: number;
}

/** For one of our columns, or a component, the file's column that is matched with it. */
export const columnsIn =
  (matches: readonly Match[]) =>
  (target: string): number | undefined =>
    matches.find((match) => match.target === target)?.column;

/** A match that the rows around a column settle. Its score is below that of a known layout or an exact name. Own judgment. */
export const sureMatch = (target: string, column: number, reason: string): Match => ({
  target,
  column,
  sureness: "sure",
  score: 0.92,
  reason,
});

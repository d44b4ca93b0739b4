import { createHash, randomBytes } from "node:crypto";

/**
 * An id that no one guesses: 128 random bits, 32 hexadecimal digits. Hexadecimal because an id is pasted into shells and
 * spreadsheets, where one that begins with a dash would be an option or a formula.
 */
export const newId = (): string => randomBytes(16).toString("hex");

/** SHA-256 of a text, hexadecimal. */
export const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/** What a caller gives as an id, as a text that every database takes: PostgreSQL knows none with a NUL in it. */
export const withoutNul = (given: string): string => given.replaceAll("\0", "\ufffd");

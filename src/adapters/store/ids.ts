import { createHash, randomBytes } from "node:crypto";

/**
 * An unguessable id: 128 random bits as 32 hexadecimal digits. Hexadecimal because ids are pasted into shells and
 * spreadsheets, where a leading dash would be an option or a formula.
 */
export const newId = (): string => randomBytes(16).toString("hex");

/** SHA-256 of a text, hexadecimal. */
export const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

/**
 * An id from a caller in a form that every database accepts; PostgreSQL rejects NUL in text. Ids we made and hashes don't
 * need it.
 */
export const withoutNul = (id: string): string => id.replaceAll("\0", "\ufffd");

import { createHash, randomBytes } from "node:crypto";

/** An id that nobody guesses: 144 random bits, 24 characters of base64url. */
export const newId = (): string => randomBytes(18).toString("base64url");

/** SHA-256 of a text, hexadecimal. */
export const hash = (text: string): string => createHash("sha256").update(text).digest("hex");

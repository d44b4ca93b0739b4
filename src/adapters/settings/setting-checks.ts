import * as z from "zod/mini";
import { expectedWords, secretMistakes } from "./settings.words.ts";

/** A setting parsed by `parse`; an invalid one is refused with its value and what would be valid. */
function parsedBy<Value>(
  parse: (text: string) => Value | undefined,
  expected: string,
  displayed: (text: string) => string = (text) => text,
): z.ZodMiniType<Value, string> {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      const value = parse(text);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", input: text, message: `"${displayed(text)}" is not ${expected}` });
      return z.NEVER;
    }),
  );
}

export function wholeNumber(min: number, max: number) {
  return parsedBy(
    (text) => {
      const value = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
      return value >= min && value <= max ? value : undefined;
    },
    expectedWords.wholeNumber(min, max),
  );
}

/** A whole number, or a word, in any case, that means `null`. @param word in lower case */
export function wholeNumberOr(word: string, min: number, max: number): z.ZodMiniType<number | null, string> {
  const number = wholeNumber(min, max);
  return parsedBy(
    (text) => (text.toLowerCase() === word ? null : number.safeParse(text).data),
    expectedWords.wholeNumberOr(word, min, max),
  );
}

/** Like `check`, but an empty text means `null`. */
export function emptyOr<Value>(check: z.ZodMiniType<Value, string>): z.ZodMiniType<Value | null, string> {
  return z.pipe(
    z.string(),
    z.transform((text, context) => {
      if (text === "") return null;
      const read = check.safeParse(text);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) context.issues.push({ code: "custom", input: text, message });
      return z.NEVER;
    }),
  );
}

export function anyText() {
  return parsedBy((text) => text, expectedWords.text);
}

export function shortText(maxLength: number) {
  return parsedBy(
    (text) => (text.length >= 1 && text.length <= maxLength ? text : undefined),
    expectedWords.shortText(maxLength),
  );
}

export function color() {
  return parsedBy((text) => {
    const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text) ?? [];
    return digits && `#${digits.toLowerCase()}`;
  }, expectedWords.color);
}

export function email() {
  return parsedBy((text) => (z.regexes.email.test(text) ? text : undefined), expectedWords.email);
}

export function timeZone() {
  return parsedBy((text) => (isTimeZone(text) ? text : undefined), expectedWords.timeZone);
}

function isTimeZone(text: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

/** One of some words, in any case. */
export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  const isMeant = (text: string) => (choice: string) => choice.toLowerCase() === text.toLowerCase();
  return parsedBy((text) => choices.find(isMeant(text)), expectedWords.oneOf(choices));
}

export function onOrOff() {
  return z.pipe(
    oneOf(["on", "off"]),
    z.transform((text) => text === "on"),
  );
}

/** Who may read `/metrics`: nobody, callers from private networks, or anyone with the token. */
export type MetricsAccess =
  | { readonly kind: "nobody" }
  | { readonly kind: "private-networks" }
  | { readonly kind: "token"; readonly token: string };

export function metricsAccess() {
  return z.pipe(
    emptyOr(secret()),
    z.transform((token): MetricsAccess => {
      if (token === null) return { kind: "private-networks" };
      return token.toLowerCase() === "off" ? { kind: "nobody" } : { kind: "token", token };
    }),
  );
}

/** An address to which paths are added; a slash at its end is dropped. */
export function webAddress() {
  return parsedBy((text) => (isWebAddress(text) ? withoutEndSlash(text) : undefined), expectedWords.webAddress);
}

/** An address that is linked to as it is. */
export function linkAddress() {
  return parsedBy((text) => (isWebAddress(text) ? text : undefined), expectedWords.webAddress);
}

const withoutEndSlash = (address: string): string => address.replace(/\/+$/, "");

/** An address without a name or password, because errors show it. The API key has a setting of its own. */
export function plainWebAddress() {
  return parsedBy(
    (text) => (isWebAddress(text) && isWithoutLogin(new URL(text)) ? withoutEndSlash(text) : undefined),
    expectedWords.plainWebAddress,
    (text) => text.replace(/\/\/.*@/s, "//…@"),
  );
}

const isWithoutLogin = ({ username, password }: URL): boolean => username === "" && password === "";

/** A text for an HTTP header. It is never repeated in a message. */
export function secret() {
  return z.string().check(
    z.refine((text) => /^[\x21-\x7e]{1,1000}$/.test(text), {
      error: secretMistakes.key,
    }),
  );
}

export function dollars(max: number) {
  return parsedBy((text) => {
    const value = /^\d{1,6}(\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN;
    return value <= max ? value : undefined;
  }, expectedWords.dollars(max));
}

export function logoAddress() {
  return parsedBy(
    (text) => (isWebAddress(text) || text.startsWith("data:image/") ? text : undefined),
    expectedWords.logo,
  );
}

/** Comma-separated origins; an empty text is none. */
export function originsOrNone() {
  return parsedBy((text) => (text === "" ? [] : originsIn(text)), expectedWords.origins);
}

/** Comma-separated origins, or `*` for any. */
export function originsOrAny() {
  return parsedBy((text) => (text === "*" ? text : originsIn(text)), expectedWords.originsOrAll);
}

function originsIn(text: string): readonly string[] | undefined {
  const list = text.split(",").map((origin) => origin.trim());
  return list.every(isOrigin) ? list : undefined;
}

/** A PostgreSQL URL. It may hold a password and is never repeated in a message. */
export function databaseUrl() {
  return z.string().check(
    z.refine((text) => /^postgres(ql)?:\/\/[^/]/i.test(text) && URL.canParse(text), {
      error: secretMistakes.database,
    }),
  );
}

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
const isOrigin = (text: string): boolean => isWebAddress(text) && new URL(text).origin === text;

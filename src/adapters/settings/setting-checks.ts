import * as z from "zod/mini";

/** A text that `read` understands. What it does not understand is refused with the value and what would be right. */
function readBy<Value>(
  read: (given: string) => Value | undefined,
  wanted: string,
  shown: (given: string) => string = (given) => given,
): z.ZodMiniType<Value, string> {
  return z.pipe(
    z.string(),
    z.transform((given, context) => {
      const value = read(given);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", input: given, message: `"${shown(given)}" is not ${wanted}` });
      return z.NEVER;
    }),
  );
}

export function whole(min: number, max: number) {
  return readBy((given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  }, `a whole number from ${min} to ${max}`);
}

/** A whole number, or a word that stands for `null`. */
export function wholeOr(word: string, min: number, max: number): z.ZodMiniType<number | null, string> {
  const number = whole(min, max);
  return readBy(
    (given) => (given.toLowerCase() === word ? null : number.safeParse(given).data),
    `"${word}" or a whole number from ${min} to ${max}`,
  );
}

/** As `check`, and nothing at all stands for `null`. */
export function emptyOr<Value>(check: z.ZodMiniType<Value, string>): z.ZodMiniType<Value | null, string> {
  return z.pipe(
    z.string(),
    z.transform((given, context) => {
      if (given === "") return null;
      const read = check.safeParse(given);
      if (read.success) return read.data;
      for (const { message } of read.error.issues) context.issues.push({ code: "custom", input: given, message });
      return z.NEVER;
    }),
  );
}

export function text() {
  return readBy((given) => given, "text");
}

export function shortText(maxLength: number) {
  return readBy(
    (given) => (given.length >= 1 && given.length <= maxLength ? given : undefined),
    `text of 1 to ${maxLength} characters`,
  );
}

export function color() {
  return readBy((given) => {
    const [, digits] = /^#?([0-9a-f]{6})$/i.exec(given) ?? [];
    return digits && `#${digits.toLowerCase()}`;
  }, "a color like #0b6470");
}

export function email() {
  return readBy((given) => (z.regexes.email.test(given) ? given : undefined), "an email address");
}

export function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return readBy((given) => choices.find((choice) => choice === given), `one of ${choices.join(", ")}`);
}

export function onOrOff() {
  return z.pipe(
    oneOf(["on", "off"]),
    z.transform((given) => given === "on"),
  );
}

/** Who may look at `/metrics`: nobody, callers from private networks, or whoever has the token. */
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

export function webAddress() {
  return readBy(
    (given) => (isWebAddress(given) ? given.replace(/\/+$/, "") : undefined),
    "an address like https://example.com/functions/v1",
  );
}

/** An address without a password in it: that has a setting of its own, and is never repeated in a message. */
export function plainWebAddress() {
  return readBy(
    (given) => (isWebAddress(given) && !new URL(given).password ? given.replace(/\/+$/, "") : undefined),
    "an address like http://localhost:11434/v1, without a password in it",
    (given) => given.replace(/\/\/.*@/s, "//…@"),
  );
}

/** A text that goes into a header. It is never repeated in a message. */
export function secret() {
  return z.string().check(
    z.refine((given) => /^[\x21-\x7e]{1,1000}$/.test(given), {
      error: "the key has blanks or characters in it that no key has; it is not shown here",
    }),
  );
}

export function dollars(max: number) {
  return readBy((given) => {
    const value = /^\d{1,6}(\.\d{1,6})?$/.test(given) ? Number(given) : Number.NaN;
    return value <= max ? value : undefined;
  }, `an amount of dollars from 0 to ${max}, like 0.15`);
}

export function logoAddress() {
  return readBy(
    (given) => (isWebAddress(given) || given.startsWith("data:image/") ? given : undefined),
    "an address that begins with https:, http: or data:image/",
  );
}

/** Origins with commas between; nothing at all is none. */
export function originList() {
  return readBy((given): readonly string[] | undefined => {
    if (given === "") return [];
    const list = given.split(",").map((origin) => origin.trim());
    return list.every(isOrigin) ? list : undefined;
  }, "a list of origins like https://example.com");
}

export function origins() {
  return readBy((given): "*" | readonly string[] | undefined => {
    const list = given.split(",").map((origin) => origin.trim());
    return given === "*" ? "*" : list.every(isOrigin) ? list : undefined;
  }, "* or a list of origins like https://example.com");
}

/** Where a database of PostgreSQL is. It may hold a password, and is never repeated in a message. */
export function databaseUrl() {
  return z.string().check(
    z.refine((given) => /^postgres(ql)?:\/\/[^/]/i.test(given) && URL.canParse(given), {
      error: "not an address like postgres://user:password@host:5432/name; what was given is not shown here",
    }),
  );
}

const isWebAddress = (given: string): boolean => /^https?:\/\//i.test(given) && URL.canParse(given);
const isOrigin = (given: string): boolean => isWebAddress(given) && new URL(given).origin === given;

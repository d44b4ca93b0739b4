import * as z from "zod/mini";

/** One setting of the environment. */
interface Setting<Value> {
  /** The text that holds when nothing is set. */
  readonly default: string;
  /** What it does and what may be given, for `.env.example`. */
  readonly meaning: string;
  readonly check: z.ZodMiniType<Value, string>;
}

/** Sheets on which PDF files are laid out. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/** Every setting, in the order of `.env.example`. The only place where a name, a default or a check is written. */
export const settings = {
  PORT: setting("3000", "Port to listen on; 0 takes any free one.", whole(0, 65535)),
  HOST: setting(
    "",
    "Address to listen on. Empty: all of the machine. 127.0.0.1: only the machine itself.",
    emptyOr(text()),
  ),
  DATA_DIR: setting("./data", "Folder of the SQLite file with leads and reports.", text()),
  DATABASE_URL: setting(
    "",
    "Leave empty: leads are kept in SQLite under DATA_DIR. This release has no other store.",
    noDatabaseUrl(),
  ),
  RATE_LIMIT: setting("60", "Analyses an hour for one address, or off.", wholeOr("off", 1, 1_000_000)),
  TRUST_PROXY: setting(
    "off",
    "How many proxies stand in front and add to X-Forwarded-For; off: the header is not looked at.",
    wholeOr("off", 1, 10),
  ),
  RETENTION_DAYS: setting("", "Days after which a submission is erased. Empty: kept.", emptyOr(whole(1, 36_500))),
  STOP_TIMEOUT_S: setting("10", "Seconds that running work gets to finish on a stop.", whole(0, 3600)),
  PAPER: setting("letter", "Paper of the PDF files: letter (poster 11 × 17) or a4 (poster A3).", oneOf(papers)),
  PRODUCT_NAME: setting("Spindlewise", "Name on the page, the report and the files.", shortText(60)),
  PRODUCT_LOGO_URL: setting(
    "",
    "Logo: an https:, http: or data:image/ address. Empty: our own.",
    emptyOr(logoAddress()),
  ),
  BRAND_COLOR: setting("#0b6470", "Accent colour, #rrggbb; the sign # may be left out.", color()),
  CONTACT_NAME: setting("", "Whom the results name as contact. Empty: the submitter.", emptyOr(shortText(100))),
  CONTACT_EMAIL: setting("", "Address of the contact; goes with CONTACT_NAME.", emptyOr(email())),
  FUNCTIONS_URL: setting(
    "",
    "Base address of the functions that the page calls. Empty: this server.",
    emptyOr(webAddress()),
  ),
  ANON_KEY: setting(
    "",
    "Public key that a call must carry, as Supabase clients send it. Empty: none.",
    emptyOr(text()),
  ),
  CORS_ORIGINS: setting("*", "Origins whose pages may call, with commas between; * allows all.", origins()),
  LOG_LEVEL: setting(
    "info",
    "fatal, error, warn, info, debug, trace or silent.",
    oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  ),
} as const;

export type SettingName = keyof typeof settings;

/** The text of `.env.example`. */
export function exampleSettings(): string {
  const entries = Object.entries(settings).map(
    ([name, { default: value, meaning }]) => `# ${meaning}\n${name}=${quoted(value)}\n`,
  );
  return `# Every setting, with its default. Copy this file to .env, or set them in the environment.\n\n${entries.join("\n")}`;
}

/** In such a file an unquoted `#` begins a comment. */
const quoted = (value: string): string => (value.includes("#") ? `"${value}"` : value);

function setting<Value>(value: string, meaning: string, check: z.ZodMiniType<Value, string>): Setting<Value> {
  return { default: value, meaning, check };
}

/** A text that `read` understands. What it does not understand is refused with the value and what would be right. */
function readBy<Value>(read: (given: string) => Value | undefined, wanted: string): z.ZodMiniType<Value, string> {
  return z.pipe(
    z.string(),
    z.transform((given, context) => {
      const value = read(given);
      if (value !== undefined) return value;
      context.issues.push({ code: "custom", input: given, message: `"${given}" is not ${wanted}` });
      return z.NEVER;
    }),
  );
}

function whole(min: number, max: number) {
  return readBy((given) => {
    const value = /^\d{1,9}$/.test(given) ? Number(given) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  }, `a whole number from ${min} to ${max}`);
}

/** A whole number, or a word that stands for `null`. */
function wholeOr(word: string, min: number, max: number): z.ZodMiniType<number | null, string> {
  const number = whole(min, max);
  return readBy(
    (given) => (given.toLowerCase() === word ? null : number.safeParse(given).data),
    `"${word}" or a whole number from ${min} to ${max}`,
  );
}

/** As `check`, and nothing at all stands for `null`. */
function emptyOr<Value>(check: z.ZodMiniType<Value, string>): z.ZodMiniType<Value | null, string> {
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

function text() {
  return readBy((given) => given, "text");
}

function shortText(maxLength: number) {
  return readBy(
    (given) => (given.length >= 1 && given.length <= maxLength ? given : undefined),
    `text of 1 to ${maxLength} characters`,
  );
}

function color() {
  return readBy((given) => {
    const [, digits] = /^#?([0-9a-f]{6})$/i.exec(given) ?? [];
    return digits && `#${digits.toLowerCase()}`;
  }, "a colour like #0b6470");
}

function email() {
  return readBy((given) => (z.regexes.email.test(given) ? given : undefined), "an email address");
}

function oneOf<const Choice extends string>(choices: readonly Choice[]) {
  return readBy((given) => choices.find((choice) => choice === given), `one of ${choices.join(", ")}`);
}

function webAddress() {
  return readBy(
    (given) => (isWebAddress(given) ? given.replace(/\/+$/, "") : undefined),
    "an address like https://example.com/functions/v1",
  );
}

function logoAddress() {
  return readBy(
    (given) => (isWebAddress(given) || given.startsWith("data:image/") ? given : undefined),
    "an address that begins with https:, http: or data:image/",
  );
}

function origins() {
  return readBy((given) => {
    const list = given.split(",").map((origin) => origin.trim());
    return given === "*" ? "*" : list.every(isOrigin) ? list : undefined;
  }, "* or a list of origins like https://example.com");
}

function noDatabaseUrl() {
  return z.string().check(
    z.refine((given) => given === "", {
      error: "this release keeps its data in SQLite only, under DATA_DIR; leave DATABASE_URL empty",
    }),
  );
}

const isWebAddress = (given: string): boolean => /^https?:\/\//i.test(given) && URL.canParse(given);
const isOrigin = (given: string): boolean => isWebAddress(given) && new URL(given).origin === given;

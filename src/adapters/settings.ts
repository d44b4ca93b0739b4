import type * as z from "zod/mini";
import { modelProviders } from "./model/model-config.ts";
import {
  color,
  dollars,
  email,
  emptyOr,
  logoAddress,
  noDatabaseUrl,
  oneOf,
  origins,
  plainWebAddress,
  secret,
  shortText,
  text,
  webAddress,
  whole,
  wholeOr,
} from "./setting-checks.ts";

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
  AI_PROVIDER: setting(
    "none",
    "Language model that reads notes and words the report: none, openai-compatible, openai, anthropic or google.",
    oneOf(modelProviders),
  ),
  AI_BASE_URL: setting(
    "",
    "Address of the model's server, like http://localhost:11434/v1. Needed for openai-compatible; else the provider's own.",
    emptyOr(plainWebAddress()),
  ),
  AI_MODEL: setting("", "Name of the model, as its server knows it. Needed with a provider.", emptyOr(shortText(200))),
  AI_API_KEY: setting(
    "",
    "Key for the model. Needed for openai, anthropic and google; openai-compatible takes one where its server asks.",
    emptyOr(secret()),
  ),
  AI_TIMEOUT_S: setting(
    "25",
    "Seconds for all questions to the model about one report. What has not come by then, the rules word.",
    whole(1, 600),
  ),
  AI_SECTION_TIMEOUT_S: setting(
    "10",
    "Seconds for one of these questions; never more than AI_TIMEOUT_S.",
    whole(1, 600),
  ),
  AI_DAILY_TOKENS: setting(
    "1000000",
    "Tokens of the model that may be used in a day (UTC), or off. Then the rules word the reports.",
    wholeOr("off", 1, 999_999_999),
  ),
  AI_DAILY_TOKENS_PER_ADDRESS: setting(
    "100000",
    "The same for one address of a caller, or off. One report takes about 8000.",
    wholeOr("off", 1, 999_999_999),
  ),
  AI_PARALLEL: setting(
    "4",
    "Questions to the model at once. Three times as many may wait; to more, the rules answer at once.",
    whole(1, 1000),
  ),
  AI_PRICE_IN: setting(
    "",
    "Dollars for a million tokens that the model reads. Empty: no cost is told.",
    emptyOr(dollars(100_000)),
  ),
  AI_PRICE_OUT: setting(
    "",
    "Dollars for a million tokens that the model writes; goes with AI_PRICE_IN.",
    emptyOr(dollars(100_000)),
  ),
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

import type * as z from "zod/mini";
import { mailSender, smtpUrl, webhookSecret, webhookUrl } from "../delivery/delivery-checks.ts";
import { modelProviders } from "../model/model-config.ts";
import {
  color,
  databaseUrl,
  dollars,
  email,
  emptyOr,
  logoAddress,
  oneOf,
  originList,
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
    "PostgreSQL that keeps everything, like postgres://user:password@host:5432/name?sslmode=verify-full. Empty: SQLite under DATA_DIR.",
    emptyOr(databaseUrl()),
  ),
  RATE_LIMIT: setting("60", "Analyses an hour for one address, or off.", wholeOr("off", 1, 1_000_000)),
  ANALYSES_AT_ONCE: setting(
    "32",
    "Analyses under way at once. Three times as many may wait for a moment; more get 503 and try again. Without a language model at most 6 run and 64 wait, and only 2 while more comes than can be done.",
    whole(1, 10_000),
  ),
  TRUST_PROXY: setting(
    "off",
    "How many proxies stand in front and add to X-Forwarded-For; off: the header is not looked at.",
    wholeOr("off", 1, 10),
  ),
  BOT_CHECK: setting(
    "off",
    "on: a submission must carry a proof of work, which the page makes by itself (ALTCHA; needs https). off: none.",
    oneOf(["on", "off"]),
  ),
  RETENTION_DAYS: setting("", "Days after which a submission is erased. Empty: kept.", emptyOr(whole(1, 36_500))),
  PEERS: setting(
    "on",
    "on: reports compare with stored shops of the same kind, once there are 20. off: they do not, and nothing more is kept for it.",
    oneOf(["on", "off"]),
  ),
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
  PUBLIC_URL: setting(
    "",
    "Address at which people reach the page, like https://diagnostic.example.com; links in mails and previews begin with it. Empty: none are made.",
    emptyOr(webAddress()),
  ),
  SMTP_URL: setting(
    "",
    "Mail server, like smtps://user:password@host:465 or smtp://user:password@host:587 (STARTTLS). Empty: no mail is sent.",
    emptyOr(smtpUrl()),
  ),
  MAIL_FROM: setting(
    "",
    "Sender of the mails, like Example <hello@example.com>; goes with SMTP_URL.",
    emptyOr(mailSender()),
  ),
  LEAD_EMAIL: setting("", "Address that gets a mail for each lead. Empty: none.", emptyOr(email())),
  WEBHOOK_URL: setting("", "Address that is called for each lead, as of a CRM. Empty: none.", emptyOr(webhookUrl())),
  WEBHOOK_SECRET: setting(
    "",
    "Secret that signs these calls, 24 characters or more; goes with WEBHOOK_URL.",
    emptyOr(webhookSecret()),
  ),
  WEBHOOK_ALLOW_PRIVATE: setting(
    "off",
    "on: WEBHOOK_URL may lie in a private network and be called over http. off: neither.",
    oneOf(["off", "on"]),
  ),
  CORS_ORIGINS: setting("*", "Origins whose pages may call, with commas between; * allows all.", origins()),
  EMBED_ORIGINS: setting(
    "",
    "Origins of the sites that may show the page in a frame, with commas between. Empty: none but this server.",
    emptyOr(originList()),
  ),
  PRIVACY_URL: setting(
    "",
    "Address of your privacy notice. Empty: the page itself says in short what is stored.",
    emptyOr(webAddress()),
  ),
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
  METRICS_TOKEN: setting(
    "",
    "Token that GET /metrics asks for, as bearer token. Empty: only this machine and private networks may look; off: nobody.",
    emptyOr(secret()),
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

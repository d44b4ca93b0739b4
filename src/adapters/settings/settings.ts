import { deliverySettings } from "../delivery/delivery-config.ts";
import { modelSettings } from "../model/model-config.ts";
import { setting } from "./setting.ts";
import {
  color,
  databaseUrl,
  email,
  emptyOr,
  logoAddress,
  metricsAccess,
  oneOf,
  onOrOff,
  originList,
  origins,
  shortText,
  text,
  webAddress,
  whole,
  wholeOr,
} from "./setting-checks.ts";

/** Sheets on which PDF files are laid out. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/**
 * Every setting, in the order of `.env.example`, by the field under which the program reads it. The only place where a
 * name, a default or a check is written; `Config` is inferred from it.
 */
export const settings = {
  port: setting("PORT", "3000", "Port to listen on; 0 takes any free one.", whole(0, 65535)),
  host: setting(
    "HOST",
    "",
    "Address to listen on. Empty: all of the machine. 127.0.0.1: only the machine itself.",
    emptyOr(text()),
  ),
  dataDir: setting("DATA_DIR", "./data", "Folder of the SQLite file with leads and reports.", text()),
  databaseUrl: setting(
    "DATABASE_URL",
    "",
    "PostgreSQL that keeps everything, like postgres://user:password@host:5432/name?sslmode=verify-full. Empty: SQLite under DATA_DIR.",
    emptyOr(databaseUrl()),
  ),
  rateLimit: setting("RATE_LIMIT", "60", "Analyses an hour for one address, or off.", wholeOr("off", 1, 1_000_000)),
  analysesAtOnce: setting(
    "ANALYSES_AT_ONCE",
    "32",
    "Analyses at once. Three times as many may wait for a moment; more get 503 and try again. Without a language model at most 6 run and 64 wait, and only 2 while more comes than can be done.",
    whole(1, 10_000),
  ),
  trustedProxies: setting(
    "TRUST_PROXY",
    "off",
    "How many proxies stand in front and add to X-Forwarded-For; off: the header is not looked at.",
    wholeOr("off", 1, 10),
  ),
  botCheck: setting(
    "BOT_CHECK",
    "off",
    "on: a submission must carry a proof of work, which the page makes by itself (ALTCHA; needs https). off: none.",
    onOrOff(),
  ),
  retentionDays: setting(
    "RETENTION_DAYS",
    "",
    "Days after which a submission is erased. Empty: kept.",
    emptyOr(whole(1, 36_500)),
  ),
  comparesPeers: setting(
    "PEERS",
    "on",
    "on: reports compare with stored shops of the same kind, once there are 20. off: they do not, and nothing more is kept for it.",
    onOrOff(),
  ),
  stopTimeoutSeconds: setting(
    "STOP_TIMEOUT_S",
    "10",
    "Seconds that running work gets to finish on a stop.",
    whole(0, 3600),
  ),
  paper: setting(
    "PAPER",
    "letter",
    "Paper of the PDF files: letter (poster 11 × 17) or a4 (poster A3).",
    oneOf(papers),
  ),
  brand: {
    productName: setting("PRODUCT_NAME", "Spindlewise", "Name on the page, the report and the files.", shortText(60)),
    logoUrl: setting(
      "PRODUCT_LOGO_URL",
      "",
      "Logo: an https:, http: or data:image/ address. Empty: our own.",
      emptyOr(logoAddress()),
    ),
    color: setting("BRAND_COLOR", "#0b6470", "Accent color, #rrggbb; the # may be left out.", color()),
    contact: {
      name: setting(
        "CONTACT_NAME",
        "",
        "Whom the results name as contact. Empty: the submitter.",
        emptyOr(shortText(100)),
      ),
      email: setting("CONTACT_EMAIL", "", "Address of the contact; goes with CONTACT_NAME.", emptyOr(email())),
    },
  },
  functionsUrl: setting(
    "FUNCTIONS_URL",
    "",
    "Base address of the functions that the page calls. Empty: this server.",
    emptyOr(webAddress()),
  ),
  anonKey: setting(
    "ANON_KEY",
    "",
    "Public key that a call must carry, as Supabase clients send it. Empty: none.",
    emptyOr(text()),
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "",
    "Address at which people reach the page, like https://diagnostic.example.com; links in mails and previews begin with it. Empty: none are made.",
    emptyOr(webAddress()),
  ),
  delivery: deliverySettings,
  corsOrigins: setting(
    "CORS_ORIGINS",
    "*",
    "Origins whose pages may call, with commas between; * allows all.",
    origins(),
  ),
  embedOrigins: setting(
    "EMBED_ORIGINS",
    "",
    "Origins of the sites that may show the page in a frame, with commas between. Empty: none but this server.",
    originList(),
  ),
  privacyUrl: setting(
    "PRIVACY_URL",
    "",
    "Address of your privacy notice. Empty: the page itself says in short what is stored.",
    emptyOr(webAddress()),
  ),
  model: modelSettings,
  metrics: setting(
    "METRICS_TOKEN",
    "",
    "Token that GET /metrics asks for, as bearer token. Empty: only this machine and private networks may look; off: nobody.",
    metricsAccess(),
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "fatal, error, warn, info, debug, trace or silent.",
    oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  ),
} as const;

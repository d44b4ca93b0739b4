import { deliverySettings } from "../delivery/delivery-config.ts";
import { modelSettings } from "../model/model-config.ts";
import { setting } from "./setting.ts";
import {
  anyText,
  color,
  databaseUrl,
  email,
  emptyOr,
  linkAddress,
  logoAddress,
  metricsAccess,
  oneOf,
  onOrOff,
  originsOrAny,
  originsOrNone,
  shortText,
  timeZone,
  webAddress,
  wholeNumber,
  wholeNumberOr,
} from "./setting-checks.ts";

/** Paper sizes of the PDF files. */
export const papers = ["letter", "a4"] as const;
export type Paper = (typeof papers)[number];

/**
 * Every setting, in the order of `.env.example`, by the name the program uses. Names, defaults and checks are written
 * only here; `Config` is inferred from it.
 */
export const settings = {
  port: setting("PORT", "3000", "Port to listen on; 0 takes any free port.", wholeNumber(0, 65535)),
  host: setting(
    "HOST",
    "",
    "Address to listen on. Empty: all addresses of the machine. 127.0.0.1: only the machine itself.",
    emptyOr(anyText()),
  ),
  dataDir: setting("DATA_DIR", "./data", "Folder of the SQLite file with leads and reports.", anyText()),
  databaseUrl: setting(
    "DATABASE_URL",
    "",
    "PostgreSQL that keeps everything, like postgres://user:password@host:5432/name?sslmode=verify-full. Empty: SQLite under DATA_DIR.",
    emptyOr(databaseUrl()),
  ),
  rateLimit: setting(
    "RATE_LIMIT",
    "60",
    "Analyses an hour for one address, or off.",
    wholeNumberOr("off", 1, 1_000_000),
  ),
  analysesAtOnce: setting(
    "ANALYSES_AT_ONCE",
    "32",
    "Analyses at once. Three times as many may wait briefly; others get 503 and retry. Without a language model, at most 6 run and 64 wait, or 2 under sustained overload.",
    wholeNumber(1, 10_000),
  ),
  trustedProxies: setting(
    "TRUST_PROXY",
    "off",
    "Number of proxies in front of the server that add to X-Forwarded-For; off: the header is ignored.",
    wholeNumberOr("off", 1, 10),
  ),
  botCheck: setting(
    "BOT_CHECK",
    "off",
    "on: a submission must carry a proof of work, which the page computes (ALTCHA; needs https). off: none.",
    onOrOff(),
  ),
  retentionDays: setting(
    "RETENTION_DAYS",
    "",
    "Days after which a submission is erased, from its newest version on. Empty: kept.",
    emptyOr(wholeNumber(1, 36_500)),
  ),
  comparesPeers: setting(
    "PEERS",
    "on",
    "on: reports compare with stored shops of the same kind, once there are 20. off: they don't, and nothing is stored for it.",
    onOrOff(),
  ),
  stopTimeoutSeconds: setting(
    "STOP_TIMEOUT_S",
    "10",
    "Seconds that running work gets to finish when the server stops.",
    wholeNumber(0, 3600),
  ),
  timeZone: setting(
    "TIME_ZONE",
    "America/Chicago",
    "Time zone whose day a report is dated with; its plan begins on that day.",
    timeZone(),
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
        "Contact person named in the results. Empty: the submitter.",
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
    "Public key that calls must send, as Supabase clients do. Empty: none.",
    emptyOr(anyText()),
  ),
  publicUrl: setting(
    "PUBLIC_URL",
    "",
    "Address at which people reach the page, like https://diagnostic.example.com; links in emails and previews start with it. Empty: there are no such links.",
    emptyOr(webAddress()),
  ),
  delivery: deliverySettings,
  corsOrigins: setting(
    "CORS_ORIGINS",
    "*",
    "Origins whose pages may call the API, comma-separated; * allows all.",
    originsOrAny(),
  ),
  embedOrigins: setting(
    "EMBED_ORIGINS",
    "",
    "Origins of sites that may show the page in a frame, comma-separated. Empty: only this server.",
    originsOrNone(),
  ),
  privacyUrl: setting(
    "PRIVACY_URL",
    "",
    "Address of your privacy notice. Empty: the page itself says briefly what is stored.",
    emptyOr(linkAddress()),
  ),
  model: modelSettings,
  metrics: setting(
    "METRICS_TOKEN",
    "",
    "Bearer token for GET /metrics. Empty: open to this machine and private networks; off: to no one.",
    metricsAccess(),
  ),
  logLevel: setting(
    "LOG_LEVEL",
    "info",
    "fatal, error, warn, info, debug, trace or silent.",
    oneOf(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
  ),
} as const;

import * as z from "zod/mini";
import type { Brand } from "../../report/occasion.ts";
import { type DeliveryConfig, deliveryConfigOf, deliveryMistakes } from "../delivery/delivery-config.ts";
import { type ModelConfig, modelConfigOf, modelMistakes } from "../model/model-config.ts";
import { type Paper, type SettingName, settings } from "./settings.ts";

/** The settings of one server, read and checked. Settings.ts says what each means. */
export interface Config {
  readonly port: number;
  /** `null` listens on all addresses of the machine. */
  readonly host: string | null;
  readonly dataDir: string;
  /** PostgreSQL in place of the file under `dataDir`; `null` is none. */
  readonly databaseUrl: string | null;
  /** Analyses an hour for one address; `null` sets no limit. */
  readonly rateLimit: number | null;
  /** Analyses under way at once. */
  readonly analysesAtOnce: number;
  /** How many proxies in front are trusted to name the caller; `null` trusts none. */
  readonly trustedProxies: number | null;
  /** Whether a submission must carry a proof of work. */
  readonly botCheck: boolean;
  readonly retentionDays: number | null;
  /** Whether reports compare with stored shops of the same kind. */
  readonly comparesPeers: boolean;
  readonly stopTimeoutSeconds: number;
  /** Of the PDF files. */
  readonly paper: Paper;
  readonly brand: Brand;
  /** Where the page calls; `null` is this server. */
  readonly functionsUrl: string | null;
  readonly anonKey: string | null;
  readonly corsOrigins: "*" | readonly string[];
  /** Where people reach the page; `null`: nobody has said. */
  readonly publicUrl: string | null;
  /** Sites whose pages may show ours in a frame. */
  readonly embedOrigins: readonly string[];
  /** The operator's privacy notice; `null`: the page says in short what is stored. */
  readonly privacyUrl: string | null;
  readonly delivery: DeliveryConfig;
  /** The language model that words reports; `null` is none. */
  readonly model: ModelConfig | null;
  readonly metrics: MetricsAccess;
  readonly logLevel: string;
}

/** Who may look at `/metrics`: nobody, callers from private networks, or whoever has the token. */
export type MetricsAccess =
  | { readonly kind: "nobody" }
  | { readonly kind: "private-networks" }
  | { readonly kind: "token"; readonly token: string };

/**
 * Reads the settings from the environment. A setting that is absent or empty has its default.
 *
 * @throws Error when some are not usable; its message names every mistake, the value, and what would be right
 */
export function readConfig(env: Environment): Config {
  const read = checks.safeParse(textsOf(env));
  const mistakes = read.success ? [] : read.error.issues.map(({ path, message }) => `  ${path.join(".")}: ${message}`);
  const contact = contactMistake(env);
  if (contact !== undefined) mistakes.push(contact);
  mistakes.push(...modelMistakes(textsOf(env)).map((mistake) => `  ${mistake}`));
  mistakes.push(...deliveryMistakes(textsOf(env)).map((mistake) => `  ${mistake}`));
  if (!read.success || mistakes.length > 0) throw new Error(`The settings are not usable:\n${mistakes.join("\n")}`);
  return configOf(read.data);
}

export type Environment = Readonly<Record<string, string | undefined>>;

const names = Object.keys(settings) as readonly SettingName[];

// The cast is sound: both sides are made from the one table, name by name.
const checks = z.object(
  Object.fromEntries(names.map((name) => [name, settings[name].check])) as {
    readonly [Name in SettingName]: (typeof settings)[Name]["check"];
  },
);

// The cast is sound: there is an entry for every name of the table.
const textsOf = (env: Environment) =>
  Object.fromEntries(names.map((name) => [name, env[name]?.trim() || settings[name].default])) as Readonly<
    Record<SettingName, string>
  >;

/** A contact is a name with an address: one alone could not be shown. */
function contactMistake(env: Environment): string | undefined {
  const { CONTACT_NAME, CONTACT_EMAIL } = textsOf(env);
  if ((CONTACT_NAME === "") === (CONTACT_EMAIL === "")) return undefined;
  return "  CONTACT_NAME, CONTACT_EMAIL: one is set without the other; set both, or neither";
}

function configOf(read: z.infer<typeof checks>): Config {
  const { CONTACT_NAME: name, CONTACT_EMAIL: email } = read;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    rateLimit: read.RATE_LIMIT,
    analysesAtOnce: read.ANALYSES_AT_ONCE,
    trustedProxies: read.TRUST_PROXY,
    botCheck: read.BOT_CHECK === "on",
    retentionDays: read.RETENTION_DAYS,
    comparesPeers: read.PEERS === "on",
    stopTimeoutSeconds: read.STOP_TIMEOUT_S,
    paper: read.PAPER,
    brand: {
      productName: read.PRODUCT_NAME,
      logoUrl: read.PRODUCT_LOGO_URL,
      color: read.BRAND_COLOR,
      contact: name === null || email === null ? null : { name, email },
    },
    functionsUrl: read.FUNCTIONS_URL,
    anonKey: read.ANON_KEY,
    corsOrigins: read.CORS_ORIGINS,
    publicUrl: read.PUBLIC_URL,
    embedOrigins: read.EMBED_ORIGINS ?? [],
    privacyUrl: read.PRIVACY_URL,
    delivery: deliveryConfigOf(read),
    model: modelConfigOf(read),
    metrics: metricsAccessOf(read.METRICS_TOKEN),
    logLevel: read.LOG_LEVEL,
  };
}

function metricsAccessOf(token: string | null): MetricsAccess {
  if (token === null) return { kind: "private-networks" };
  return token.toLowerCase() === "off" ? { kind: "nobody" } : { kind: "token", token };
}

import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { allOf } from "./setting.ts";
import { settings } from "./settings.ts";

const example = readFileSync(new URL("../../../.env.example", import.meta.url), "utf8");

/** The text of `.env.example`. */
function exampleSettings(): string {
  const entries = allOf(settings).map(
    ({ name, default: value, meaning }) => `# ${meaning}\n${name}=${quoted(value)}\n`,
  );
  return `# Every setting, with its default. Copy this file to .env, or set them in the environment.\n\n${entries.join("\n")}`;
}

/** In such a file, an unquoted `#` starts a comment. */
const quoted = (value: string): string => (value.includes("#") ? `"${value}"` : value);

test("[R113] .env.example lists every setting with its meaning and its default", () => {
  expect(example).toBe(exampleSettings());
  expect(readConfig(parseEnv(example))).toEqual(readConfig({}));
});

test("[R113] without settings everything has its default", () => {
  expect(readConfig({ PORT: "", UNKNOWN: "x" })).toEqual({
    port: 3000,
    host: null,
    dataDir: "./data",
    databaseUrl: null,
    rateLimit: 60,
    analysesAtOnce: 32,
    botCheck: false,
    metrics: { kind: "private-networks" },
    trustedProxies: null,
    retentionDays: null,
    comparesPeers: true,
    stopTimeoutSeconds: 10,
    timeZone: "America/Chicago",
    paper: "letter",
    brand: { productName: "Spindlewise", logoUrl: null, color: "#0b6470", contact: null },
    functionsUrl: null,
    anonKey: null,
    corsOrigins: "*",
    publicUrl: null,
    embedOrigins: [],
    privacyUrl: null,
    delivery: { mail: null, leadEmail: null, webhook: null },
    model: null,
    logLevel: "info",
  });
});

test("[R113] settings are read as they are meant", () => {
  const config = readConfig({
    PORT: "0",
    HOST: "127.0.0.1",
    RATE_LIMIT: "OFF",
    BOT_CHECK: "On",
    TRUST_PROXY: "2",
    RETENTION_DAYS: "365",
    TIME_ZONE: "America/Denver",
    PAPER: "A4",
    BRAND_COLOR: "AA2211",
    CONTACT_NAME: "Pat",
    CONTACT_EMAIL: "pat@example.com",
    FUNCTIONS_URL: "https://project.example/functions/v1/",
    PRIVACY_URL: "https://shop.example/privacy/",
    CORS_ORIGINS: "https://a.example, http://localhost:5173",
  });
  expect(config).toMatchObject({
    port: 0,
    host: "127.0.0.1",
    rateLimit: null,
    botCheck: true,
    trustedProxies: 2,
    retentionDays: 365,
    timeZone: "America/Denver",
    paper: "a4",
    brand: { color: "#aa2211", contact: { name: "Pat", email: "pat@example.com" } },
    functionsUrl: "https://project.example/functions/v1",
    privacyUrl: "https://shop.example/privacy/",
    corsOrigins: ["https://a.example", "http://localhost:5173"],
  });
});

test("[R113] all mistakes come in one message, each with the value and what would be right", () => {
  const env = {
    PORT: "web",
    DATABASE_URL: "mysql://user:secret@db/leads",
    RATE_LIMIT: "0",
    TIME_ZONE: "Ohio",
    PAPER: "a5",
    BRAND_COLOR: "teal",
    CONTACT_NAME: "Pat",
    PRODUCT_LOGO_URL: "logo.png",
    CORS_ORIGINS: "shop.example",
  };
  expect(() => readConfig(env)).toThrow(
    new Error(`These settings are invalid:
  PORT: "web" is not a whole number from 0 to 65535
  DATABASE_URL: not an address like postgres://user:password@host:5432/name; the value is not shown here
  RATE_LIMIT: "0" is not "off" or a whole number from 1 to 1000000
  TIME_ZONE: "Ohio" is not a time zone like America/Chicago
  PAPER: "a5" is not one of letter, a4
  PRODUCT_LOGO_URL: "logo.png" is not an address that begins with https:, http: or data:image/
  BRAND_COLOR: "teal" is not a color like #0b6470
  CORS_ORIGINS: "shop.example" is not * or a list of origins like https://example.com
  CONTACT_NAME, CONTACT_EMAIL: one is set without the other; set both, or neither`),
  );
});

import { expect, test } from "vitest";
import { readConfig } from "../settings/config.ts";

test("[R113] without settings there is no model, whatever else is set", () => {
  expect(readConfig({ AI_MODEL: "tiny", AI_API_KEY: "sk" }).model).toBeNull();
});

test("[R113] a local server needs an address and a model, and no key", () => {
  const env = { AI_PROVIDER: "openai-compatible", AI_BASE_URL: "http://localhost:11434/v1/", AI_MODEL: "tiny" };
  expect(readConfig(env).model).toEqual({
    provider: "openai-compatible",
    baseUrl: "http://localhost:11434/v1",
    model: "tiny",
    key: null,
    timeoutSeconds: 150,
    questionTimeoutSeconds: 80,
    dailyTokens: 1_000_000,
    dailyTokensPerAddress: 100_000,
    parallel: 4,
    price: null,
  });
});

test("[R113] one question never has more time than all of them", () => {
  const env = { AI_PROVIDER: "openai", AI_MODEL: "m", AI_API_KEY: "k", AI_TIMEOUT_S: "5", AI_SECTION_TIMEOUT_S: "9" };
  expect(readConfig(env).model).toMatchObject({ timeoutSeconds: 5, questionTimeoutSeconds: 5 });
});

test("[R113] limits can be off, and prices can be parts of a cent", () => {
  const limits = { AI_DAILY_TOKENS: "off", AI_DAILY_TOKENS_PER_ADDRESS: "OFF" };
  const prices = { AI_PRICE_IN: "0.15", AI_PRICE_OUT: "0.6" };
  const env = { AI_PROVIDER: "google", AI_MODEL: "m", AI_API_KEY: "k", ...limits, ...prices };
  expect(readConfig(env).model).toMatchObject({
    dailyTokens: null,
    dailyTokensPerAddress: null,
    price: { input: 0.15, output: 0.6 },
  });
});

test.for([
  [
    { AI_PROVIDER: "openai-compatible" },
    `  AI_MODEL: AI_PROVIDER=openai-compatible needs the name of a model
  AI_BASE_URL: AI_PROVIDER=openai-compatible needs the address of the server, like http://localhost:11434/v1`,
  ],
  [
    { AI_PROVIDER: "anthropic", AI_PRICE_IN: "3" },
    `  AI_PRICE_IN, AI_PRICE_OUT: one is set without the other; set both, or neither
  AI_MODEL: AI_PROVIDER=anthropic needs the name of a model
  AI_API_KEY: AI_PROVIDER=anthropic needs a key`,
  ],
  [
    { AI_PROVIDER: "chatbot", AI_BASE_URL: "ftp://x", AI_TIMEOUT_S: "0", AI_PRICE_IN: "free", AI_PRICE_OUT: "1" },
    `  AI_PROVIDER: "chatbot" is not one of none, auto, openai-compatible, openai, anthropic, google
  AI_BASE_URL: "ftp://x" is not an address like http://localhost:11434/v1, without a name or password in it
  AI_TIMEOUT_S: "0" is not a whole number from 1 to 600
  AI_PRICE_IN: "free" is not an amount of dollars from 0 to 100000, like 0.15`,
  ],
] as const)("[R113] all mistakes come in one message: %j", ([env, mistakes]) => {
  expect(() => readConfig(env)).toThrow(new Error(`These settings are invalid:\n${mistakes}`));
});

test.for([
  { AI_API_KEY: "sk-secret with blanks" },
  { AI_BASE_URL: "http://user:sk-secret@localhost/v1" },
  { AI_BASE_URL: "http://sk-secret@localhost/v1" },
])("[R113] a key is refused where it is not one, and is never repeated as such: %#", (mistaken) => {
  const env = { AI_PROVIDER: "openai-compatible", AI_MODEL: "m", AI_BASE_URL: "http://localhost/v1", ...mistaken };
  expect(() => readConfig(env)).toThrow("These settings are invalid");
  expect(() => readConfig(env)).not.toThrow("sk-secret");
});

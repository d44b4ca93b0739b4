import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { signatureOf } from "../../src/adapters/delivery/webhook/signature.ts";
import { temporaryFolder } from "../server/open-server.ts";

const page = readFileSync(new URL("../../docs/webhook.md", import.meta.url), "utf8");
const [, example = ""] = /```ts\n([\s\S]*?)```/.exec(page) ?? [];
const [, printed = ""] = /```text\n(\S+)\n```/.exec(page) ?? [];

const secret = "whsec_0123456789abcdef0123456789";
const body = '{"shop":"工場"}';
const at = 1_795_255_200;

type IsGenuine = (signature: string, rawBody: string, secret: string, now: number) => boolean;

test("[R106] the printed signature is ours, and the printed check takes it and nothing else", async () => {
  const file = join(temporaryFolder(), "example.ts");
  writeFileSync(file, example);
  const { isGenuine } = (await import(file)) as { readonly isGenuine: IsGenuine };
  expect(printed).toBe(signatureOf(body, secret, at));
  expect(isGenuine(printed, body, secret, at + 300)).toBe(true);
  expect(isGenuine(printed, body, secret, at + 301)).toBe(false);
  expect(isGenuine(printed, body, secret, at - 301)).toBe(false);
  expect(isGenuine(printed, `${body}\n`, secret, at)).toBe(false);
  expect(isGenuine(printed, body, `${secret}x`, at)).toBe(false);
  expect(isGenuine("v1=", body, secret, at)).toBe(false);
});

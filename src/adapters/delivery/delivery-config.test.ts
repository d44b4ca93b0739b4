import { expect, test } from "vitest";
import { readConfig } from "../settings/config.ts";

const mail = { SMTP_URL: "smtps://kerf:s3cret@mail.kerf.example", MAIL_FROM: "Kerf & Co <hello@kerf.example>" };
const hook = { WEBHOOK_URL: "https://crm.kerf.example/leads", WEBHOOK_SECRET: "0123456789abcdef01234567" };

test("[R113] settings are read as meant; a sender without a name gets the product's", () => {
  const { delivery } = readConfig({ ...mail, ...hook, LEAD_EMAIL: "leads@kerf.example" });
  expect(delivery).toEqual({
    mail: {
      server: {
        host: "mail.kerf.example",
        port: 465,
        encryption: "from-start",
        login: { user: "kerf", pass: "s3cret" },
      },
      from: { name: "Kerf & Co", address: "hello@kerf.example" },
    },
    leadEmail: "leads@kerf.example",
    webhook: { url: hook.WEBHOOK_URL, secret: hook.WEBHOOK_SECRET, allowPrivate: false },
  });
  const plain = readConfig({ ...mail, MAIL_FROM: "hello@kerf.example", PRODUCT_NAME: "Kerf" });
  expect(plain.delivery.mail?.from).toEqual({ name: "Kerf", address: "hello@kerf.example" });
});

test.for<readonly [Record<string, string>, string]>([
  [{ SMTP_URL: mail.SMTP_URL }, "SMTP_URL, MAIL_FROM: one is set without the other"],
  [{ ...mail, SMTP_URL: "smtps://kerf:s3cret@" }, "SMTP_URL: not an address like smtps://"],
  [{ ...mail, MAIL_FROM: "Kerf <hello>" }, "MAIL_FROM: not an address like"],
  [{ ...mail, MAIL_FROM: "a@b.example\r\nBcc: s3cret@x.example" }, "MAIL_FROM: not an address like"],
  [{ LEAD_EMAIL: "leads@kerf.example" }, "LEAD_EMAIL: needs SMTP_URL and MAIL_FROM"],
  [{ ...hook, WEBHOOK_SECRET: "" }, "WEBHOOK_URL, WEBHOOK_SECRET: one is set without the other"],
  [{ ...hook, WEBHOOK_SECRET: "s3cret" }, "WEBHOOK_SECRET: needs 24 or more characters"],
  [{ ...hook, WEBHOOK_URL: "https://u:s3cret@crm.example/" }, "WEBHOOK_URL: not an address like"],
  [{ ...hook, WEBHOOK_URL: "http://crm.example/" }, "WEBHOOK_URL: needs https:"],
  [{ ...hook, WEBHOOK_URL: "https://169.254.169.254/" }, "WEBHOOK_URL: needs https: and a public address"],
  [{ ...hook, WEBHOOK_ALLOW_PRIVATE: "yes" }, "WEBHOOK_ALLOW_PRIVATE:"],
])("[R113] %j stops the start: %s", ([env, words]) => {
  expect(() => readConfig(env)).toThrow(`These settings are invalid:\n  ${words}`);
  expect(() => readConfig(env)).not.toThrow(/s3cret/);
});

test("[R113] a private webhook is allowed by setting", () => {
  const env = { ...hook, WEBHOOK_URL: "http://10.0.0.5/leads", WEBHOOK_ALLOW_PRIVATE: "on" };
  expect(readConfig(env).delivery.webhook).toMatchObject({ url: "http://10.0.0.5/leads", allowPrivate: true });
});

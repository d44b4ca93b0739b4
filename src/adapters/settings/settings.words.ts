/** What a setting must be; completes the sentence "… is not". */
export const expectedWords = {
  wholeNumber: (min: number, max: number): string => `a whole number from ${min} to ${max}`,
  wholeNumberOr: (word: string, min: number, max: number): string =>
    `"${word}" or a whole number from ${min} to ${max}`,
  text: "text",
  shortText: (max: number): string => `text of 1 to ${max} characters`,
  color: "a color like #0b6470",
  timeZone: "a time zone like America/Chicago",
  email: "an email address",
  oneOf: (choices: readonly string[]): string => `one of ${choices.join(", ")}`,
  webAddress: "an address like https://example.com/functions/v1",
  plainWebAddress: "an address like http://localhost:11434/v1, without a name or password in it",
  dollars: (max: number): string => `an amount of dollars from 0 to ${max}, like 0.15`,
  logo: "an address that begins with https:, http: or data:image/",
  origins: "a list of origins like https://example.com",
  originsOrAll: "* or a list of origins like https://example.com",
} as const;

/** What is wrong with a setting that may hold a secret and is never repeated. */
export const secretMistakes = {
  key: "the key contains spaces or other characters that aren't allowed in a key; it is not shown here",
  database: "not an address like postgres://user:password@host:5432/name; the value is not shown here",
  smtp: "not an address like smtps://user:password@host:465 or smtp://user:password@host:587, or smtp://host:25?starttls=off without a password; the value is not shown here",
  sender: "not an address like hello@example.com or Example <hello@example.com>",
  webhookSecret:
    "needs 24 or more characters and no spaces: `openssl rand -hex 32` makes one; the value is not shown here",
  webhookUrl:
    "not an address like https://crm.example.com/hooks/leads, without a name or password in it; the value is not shown here",
} as const;

/** Settings that don't work together, with how to fix it. */
export const mistakeWords = {
  notUsable: (mistakes: readonly string[]): string =>
    ["These settings are invalid:", ...mistakes.map((mistake) => `  ${mistake}`)].join("\n"),
  oneWithoutOther: (one: string, other: string): string =>
    `${one}, ${other}: one is set without the other; set both, or neither`,
  leadEmail: "LEAD_EMAIL: needs SMTP_URL and MAIL_FROM to send with",
  webhookPrivate:
    "WEBHOOK_URL: needs https: and a public address; WEBHOOK_ALLOW_PRIVATE=on allows http: and private networks",
  noModel: (provider: string): string => `AI_MODEL: AI_PROVIDER=${provider} needs the name of a model`,
  noKey: (provider: string): string => `AI_API_KEY: AI_PROVIDER=${provider} needs a key`,
  noAddress:
    "AI_BASE_URL: AI_PROVIDER=openai-compatible needs the address of the server, like http://localhost:11434/v1",
} as const;

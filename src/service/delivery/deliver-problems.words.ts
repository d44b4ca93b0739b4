/** Whether to try a delivery again. */
type Fate = "try-again" | "final";

interface ProblemRow {
  readonly fate: Fate;
  /** What the operator reads. Never contains an address or text from the other side. */
  readonly words: string;
}

/** What can go wrong with one attempt. Only what waiting can't fix is final. */
export const deliveryProblems = {
  "report-missing": { fate: "try-again", words: "there is no report: its analysis failed or is still running" },
  "report-busy": { fate: "try-again", words: "too many files were waiting, so the report was not made" },
  "not-set-up": { fate: "try-again", words: "the server that tried isn't configured for it" },
  "fault-of-ours": { fate: "try-again", words: "an error on our side; see the log" },
  "mail-unreachable": { fate: "try-again", words: "the mail server cannot be reached" },
  "mail-broken-off": { fate: "try-again", words: "the mail server hung up or took too long" },
  "mail-not-private": { fate: "try-again", words: "the mail server offers no encryption we can trust" },
  "mail-login": { fate: "try-again", words: "the mail server rejects our login" },
  "mail-later": { fate: "try-again", words: "the mail server asks us to try later" },
  "mail-recipient": { fate: "final", words: "the mail server permanently rejects this recipient" },
  "mail-sender": { fate: "try-again", words: "the mail server rejects our sender address" },
  "mail-content": { fate: "final", words: "the mail server permanently rejects this message" },
  "hook-unreachable": { fate: "try-again", words: "the webhook cannot be reached" },
  "hook-slow": { fate: "try-again", words: "the webhook took too long" },
  "hook-not-private": { fate: "try-again", words: "the webhook offers no encryption we can trust" },
  "hook-inside": { fate: "try-again", words: "the webhook's name resolves to a private network" },
  "hook-redirect": { fate: "try-again", words: "the webhook redirects; redirects are not followed" },
  "hook-refused": { fate: "try-again", words: "the webhook rejects the request" },
  "hook-later": { fate: "try-again", words: "the webhook asks us to try later" },
  "hook-fault": { fate: "try-again", words: "the webhook failed" },
  "hook-gone": { fate: "final", words: "the webhook says that it is permanently gone" },
} as const satisfies Record<string, ProblemRow>;

/** Why a delivery is recorded but not sent, in words for the operator. */
export const withheldWords = {
  suspect: "a bot seems to have sent the form",
  "many-mails": "this address has reached its daily limit of emails from this server",
  unconfirmed: "the address hasn't been confirmed yet",
} as const;

import type { DatabaseState } from "../adapters/store/readiness.ts";
import type { ProofOutcome } from "../service/analyze/suspicion.ts";
import type { WhyNot } from "../service/reports/export-report.ts";
import type { FailureCode } from "../survey/wire/response.ts";

/** What a caller reads when a call fails. */
export const failureWords = {
  /** The default message of each failure. */
  byCode: {
    "not-json": "The body is not JSON. Send the answers as one JSON object in UTF-8.",
    "wrong-key": "This call needs the public key of this site (ANON_KEY), as apikey or as bearer token.",
    "proof-needed":
      "This server asks for a proof of work, and the call has none. Get a challenge at /api/challenge, solve it with ALTCHA and send the payload as proof.",
    "not-found": "There is nothing at this address.",
    "key-reused": "This idempotency key was used with other answers. Use a new key for new answers.",
    "too-large": "The body is larger than 64 KiB.",
    "wrong-type": "Send the body as application/json.",
    "too-many-requests":
      "Too many analyses from your address. Your answers are still in the form. Please try again later.",
    internal: "Something went wrong on our side. Your answers are still in the form. Please try again.",
    "not-available": "This server can't make this file.",
    busy: "The server is being restarted. Your answers are still in the form. Please try again in a moment.",
  } satisfies Record<Exclude<FailureCode, "invalid-answers">, string>,
  noReport: "There is no report at this address. It may have been erased.",
  tooManyFiles: "Too many files for your address. Please try again later.",
  filesAreWaiting: "Many files are being made right now. Please try again in a moment.",
  reportsAreWaiting:
    "Many reports are being made right now. Your answers are still in the form. Please try again in a moment.",
  tooManyRequests: "Too many requests from your address. Please try again later.",
  tooManyWhatIfs: "Too many changes at once. Please wait a minute and try again.",
  tooManyMails: "This report was emailed several times within the hour. Please try again later.",
  tooManyPeople: "You can ask up to 12 people about one report. End a link first.",
  tooManyTexts: "Too many requests at once. Please wait a minute and try again.",
  unknownStage: "The body must be the name of a stage of the page.",
  metricsToken: "The metrics need the token of METRICS_TOKEN as bearer token.",
  prefillType: "Send prefilled answers as application/json or application/x-www-form-urlencoded.",
  databaseFull:
    "This server has no room to store anything right now. Your answers are still in the form. Please try again later.",
  databaseReadOnly:
    "This server's database is read-only right now. Your answers are still in the form. Please try again in a moment.",
  databaseBusy: "This server's database is busy. Your answers are still in the form. Please try again in a moment.",
  databaseSilent:
    "This server's database does not answer. Your answers are still in the form. Please try again in a moment.",
  unfitText:
    "Send one JSON object: `field` (one of pain_invisible, notes, improvement_goal, success_metric) and `text` of at most 2000 characters.",
  unfitInvitation:
    "Send one JSON object: `roles` (one to six of the roles that can be asked) and `shows_roles` (true or false).",
  noMail: "This server sends no email.",
  noReminders: "This server sends no reminders.",
  noChallenge: "This server doesn't ask for a proof of work.",
  pageNotBuilt: "The page has not been built. Run `npm start`, or `npm run build`.",
  notAvailable: {
    "no-writer":
      "This server can't make PDF files because the module that writes them isn't installed. The report as a web page prints just as well.",
    "older-report":
      "This file can't be made: an older version of this site stored the report. The web page and the JSON still show it as it was.",
  } satisfies Record<WhyNot, string>,
  proof: {
    "not-ours": "The proof of work doesn't match a challenge from this server. Get a new challenge at /api/challenge.",
    expired: "The proof of work is too old. Get a new challenge at /api/challenge.",
    spent: "The proof of work was already used, and each works only once. Get a new challenge at /api/challenge.",
  } satisfies Record<Exclude<ProofOutcome, "proven" | "missing">, string>,
} as const;

/** Why the server isn't ready, for the operator. */
export const unreadyWords = {
  stopping: "stopping",
  "older-schema": "the database has an older schema than this release needs",
  moved: "the store was moved to PostgreSQL: set DATABASE_URL",
  "no-room": "the database folder can't be written to: its disk is full or read-only",
  damaged: "the database is damaged: check its disk and restore a backup",
  "too-slow": "the database takes too long to answer",
  silent: "the database does not answer",
} as const satisfies Record<Exclude<DatabaseState, "usable"> | "stopping" | "silent", string>;

/** The retention job erases nothing until an operator has looked at the log. */
export const retentionHeld = "held: see the log";

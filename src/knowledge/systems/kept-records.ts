import type { Need } from "../page-one/action.ts";
import type { TaskRow } from "../page-one/first-weeks.ts";

/** A record that a shop already keeps on paper, and what to read from it instead of starting a sheet. */
export interface KeptRecord {
  /** The sheet that it replaces for now. */
  readonly sheet: string;
  /** What an answer calls it; the task uses the same words. */
  readonly says?: RegExp;
  /** What else says that the shop keeps it, and what to call it then. */
  readonly has?: { readonly need: Need; readonly records: string };
  readonly task: TaskRow;
}

/** The box, can or drawer that a sentence says they are kept in. */
export const keptIn =
  /\b(?:in|into|out of) (?<place>(?:an?|the|his|her|my|our) (?:(?!the\b)[A-Za-z]+ ){0,2}(?:box|can|drawer|binder|folder|cabinet))\b/;

/** The sentence says the records are missing. */
export const isMissing =
  /\b(?:no|lost|threw|thrown|without|stopped keeping|never (?:kept|keep)|do(?:n['’]t| not) keep) (?:\w+ ){0,3}(?:cards?|slips?|tickets?|logs?|notebook)\b|\bthrow\w* (?:them|it) (?:out|away)\b/i;

/** What machines report and a system keeps, by the names shops use. */
export const storedReadings =
  /\b(?:SCADA|historian|condition monitoring|data ?loggers?|(?:sensor|vibration|temperature|pressure|spindle load|alarm|machine) (?:readings|data|history|trends?|logs?)|sensors? (?:store|record|log|save|write)s?)\b/i;
/** The sentence wants them, or says that there are none. */
export const areWanted =
  /\b(?:no|without|want|need|buy|buying|install|would|should|could|if we had|offered|quote[ds]?|thinking (?:of|about))\b/i;
/** Nobody uses what is kept. */
export const goUnread =
  /\b(?:do(?:n['’]t| not)|does(?:n['’]t| not)|never|nobody|no one|not one of us|none of us)\b[^.;]{0,30}\b(?:looks?|looked|reads?|opens?|opened|checks?|checked|uses?|used|review(?:s|ed)?|analy[sz]e[sd]?)\b/i;

/** What the readings before a stop show. */
export const openReadings =
  "Take the last three stops from {repairs}, and open the readings you store. In the week before each, what changed first: a temperature, a pressure, a load, an alarm? Write down the reading and how long before the stop.";

export const keptRecords: readonly KeptRecord[] = [
  {
    sheet: "repair-sheet",
    has: { need: "stored-readings", records: "readings" },
    task: { id: "kept-readings", roles: ["maintenance", "foreman"], minutes: 90, what: openReadings, kpi: null },
  },
  {
    sheet: "time-jobs",
    says: /\b(?:old cards|(?:job|time) (?:cards|slips|tickets)|tickets)\b/i,
    task: {
      id: "kept-hours",
      roles: ["estimator", "planner", "foreman"],
      minutes: 90,
      what: "Take the last twenty {records}{from}. For each job on them, write the hours booked next to the hours in the quote. Mark the five furthest apart.",
      kpi: "kpi_est_actual",
    },
  },
  {
    sheet: "repair-sheet",
    says: /\b(?:(?:call|repair) slips|(?:repair|maintenance) log)\b/i,
    has: { need: "repair-log", records: "repair log" },
    task: {
      id: "kept-repairs",
      roles: ["maintenance", "foreman"],
      minutes: 60,
      what: "Take last quarter's {records}{from} and sort the repairs by machine: the downtime, what failed, and what the repair waited for.",
      kpi: "kpi_unplanned_dt",
    },
  },
  {
    sheet: "repair-sheet",
    says: /(?:\b\p{Lu}\p{Ll}+['’]s )?\b(?:notebook|log ?book)\b(?=[^.;]*\b(?:down|broke\w*|repair\w*|stopp\w*|quit|fix\w*)\b)/u,
    task: {
      id: "kept-notebook",
      roles: ["maintenance", "foreman", "planner"],
      minutes: 60,
      what: "Go through {records} once more, for {place}: each stop, the downtime, what failed, what was put in. Circle what came back.",
      kpi: "kpi_unplanned_dt",
    },
  },
  {
    sheet: "setup-sheet",
    says: /\bset-?up log\b/i,
    task: {
      id: "kept-setups",
      roles: ["foreman", "planner"],
      minutes: 60,
      what: "Take the last twenty setups out of the {records}{from}: minutes planned next to minutes taken. Mark the five longest and what they waited for.",
      kpi: "kpi_setup_var",
    },
  },
  {
    sheet: "stop-sheet",
    says: /\b(?:counter|hour meter)s?(?= (?:said|says?|shows?|reads?)\b)/i,
    task: {
      id: "kept-counter",
      roles: ["foreman", "planner"],
      minutes: 60,
      what: "Read the {records} on {place}. Write down the hours it cut since it was last read, next to the hours the machine was staffed in that time.",
      kpi: "kpi_spindle_util",
    },
  },
];

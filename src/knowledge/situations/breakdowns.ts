import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const breakdowns = {
  "repairs-surprise": {
    themes: ["maintenance_downtime", "capacity_visibility"],
    says: /\b(?:fail\w* between|br(?:eak|oke)\w* (?:down|and)|what broke|jam\w*|power\w* down|goes? down|down again|stopped again|calendar-based|service dates?|technician|mechanic|spare parts?|waiting for a (?:\w+ )*(?:part|drive|bearing|technician|board|pump)|(?:planned )?(?:service|lubrication|maintenance)\b.{0,40}\b(?:never|skipped|given|not|autumn|when)|turret|chip conveyor|alarms?)\b/i,
    name: "repairs that come as a surprise",
    goes: "We think service follows the calendar, and failures follow wear. The signs are there before, and nobody is asked to write them down.",
    count: {
      what: "List last year's repairs by machine and by part, from invoices and memory. Mark what came twice, the hours down, and what the machine did the day before.",
      minutes: 60,
      roles: ["maintenance", "foreman"],
    },
    repeats: "repair-invoices",
    change: {
      what: "For the part that came twice, post its sign of wear on the machine: a sound, a reading, a color. Anyone who sees it gets a planned stop, no questions asked.",
      minutes: 30,
      roles: ["maintenance", "foreman", ...floor],
    },
    ours: {
      see: "A third of the hours down come from what failed before",
      means: "The same few repairs come again",
      act: "Plan those repairs by sign of wear, and keep the part on the shelf",
    },
    buy: "Sensors and monitoring help once somebody acts on one sign. Start with one sign on one machine.",
    ask: {
      what: "Whether the same thing fails again",
      question: "In the last year, which repair came twice, and what did it sound or look like before?",
      answered: answered["same-repair"],
    },
  },
} as const satisfies Record<string, Situation>;

import type { SituationId } from "../situations.ts";

/** Someone was out, or a machine was off. */
export const absent =
  /\b(?:[Ii]|[Hh]e|[Ss]he|[Ww]e|[Oo]ne|[A-Z][a-z]+|brother|wife|father|partner|owner|man) (?:was|were|is|are) (?:out(?! of\b)|away|gone(?! (?:before|by|within)\b)|off|in the hospital|on (?:vacation|leave))\b|\bwent to [A-Z]\w+|\b(?:weeks?|days?) of vacation\b|\bon vacation\b|\bhad (?:his|her|my|a|an) (?:hip|knee|surgery|operation|baby)\b|\b(?:his|her|my) (?:hip|knee|surgery) (?:done|in|on)\b|\b[Oo]n the (?:night|day|week) (?:he|she|[A-Z]\w+) (?:was|took|went|had)\b|\b[Ww]hen [A-Z]\w+ (?:is|was) (?:out|off|away|sick)\b|\b[Ww]hen (?:he|she) leaves\b|\b[Ii]f [A-Za-z]+ is (?:out|off|sick)\b/;

/** Things went well anyway. */
export const wentWell =
  /\b(?:ship(?:ped)? everything on time|everything (?:ship\w*|went out) on time|late jobs? (?:became|were|was|fell to|dropped to) (?:a )?(?:half|none|zero)|half as many late|nothing (?:(?:was|shipped|went out) )?late|no (?:late jobs|overtime)|(?:went|ran) (?:fine|better|smooth\w*|well)|caught up|never ran better|on time all)\b/i;

/** Things went badly. */
export const wentBadly =
  /\b(?:cost us|sat\b(?! in\b)|sleeps?|stood|stands?|sits?|stays? on the rack|late (?:shipments|jobs|orders)|waited|fell behind|nothing (?:moves|runs|turns)|do(?:n['’]?t|es(?:n['’]?t| not)) run|stacked up|lots on the floor|cover on)\b/i;

/** Things go well when someone is there, so they go badly without them. */
export const wellWith =
  /\b[Ww]hen (?<who>[A-Z]\w+|he|she)(?:['’]s| is| was) (?:here|in|around)\b[^.;]{0,30}\b(?:on time|fine|beautiful|good|no problem)\b/;

/** What didn't happen while someone was out and everything went well. */
export const notDone: { readonly [S in SituationId]?: string } = {
  "boss-pulls-a-job": "nobody pulled a running job for a caller",
  "hot-jobs": "nobody pushed a job in front of another",
  "two-bosses": "one person alone said what runs next",
  "everything-is-hot": "nobody put a job on the hot list",
  "promised-blind": "nobody promised a date over the phone",
  "boss-passes-everything": "nobody waited for a yes",
};

/** Sentences about two periods that went differently. */
export const naturalExperimentWords = {
  inferred: {
    well: (who: string, differed: string): string =>
      `You mention nothing else that changed. The main thing that differed: ${who} out, and we think ${differed}.`,
    badly: (who: string): string =>
      `The work and the machines were there. The main thing that differed: ${who} wasn't there.`,
  },
  /** If nothing more specific says what didn't happen. */
  usual: "the usual interruptions stopped",
  task: {
    well: (stretch: string, who: string): string =>
      `List each job due in the ${stretch} ${who} out, and in an equally long stretch before that: date due, date shipped. Count the late ones in each.`,
    badly: (who: string): string =>
      `List the days ${who} was out in the last three months, each next to the day before. For both, write the hours cut or the jobs finished on {place}.`,
  },
  row: {
    well: {
      see: "That stretch was slow, or jobs were just as late as in the one before it",
      means: "It proves nothing",
      act: "Drop it, and trust the count",
    },
    badly: {
      see: "The days out look a lot like the days before them",
      means: "One person out isn't what holds the machines",
      act: "Follow the longest stops instead",
    },
  },
} as const;

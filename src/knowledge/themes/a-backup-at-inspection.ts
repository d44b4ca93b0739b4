import { answerBenchmarks } from "../figures/answer-benchmarks.ts";
import { hardlyWaits } from "../figures/parameters.ts";
import { ownJudgment } from "../figures/sources.ts";
import { typical } from "../kpi-record/target-of.ts";
import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import { theme } from "../theme.ts";

/** An answer with none of these words is about waiting for inspection, not about bad parts. */
const badParts =
  /\b(?:scrap\w*|rework\w*|rejects?|rejected|bad (?:parts?|ones?|threads?|lots?)|remad?e\w*|out of tolerance|thr(?:ew|own) out|sort(?:ing|ed))\b/i;

const scrap =
  /\b(?:scrap\w*|rework\w*|rejects?|rejected|bad (?:parts?|threads?|ones)|red (?:bins?|tags?)|(?:second|2nd) time|remad?e\w*|recut|made again|ppm|sort(?:ing|ed)? (?:charges|table)|tapered)\b/i;

export const aBackupAtInspection = theme({
  name: "A backup at inspection",
  oneLine: "Parts are made and then wait to be checked, or have to be made again.",
  headline: "Parts {likely}wait at inspection, and bad ones are found too late",
  story:
    "Everyone shares inspection and the load comes in waves, so parts line up there as they do at any machine. A first article that waits holds up the machine. A finished lot that waits holds up the shipment. Scrap and rework then use the same hours a second time, usually as an expedite.",
  symptoms: {
    queue_at_cmm: "Carts of parts at the CMM",
    first_article_approval: "Machine stopped for first-article approval",
    night_parts_next_morning: "Night-shift parts are inspected the next morning",
    remakes_jump_queue: "Remakes jump the line",
    scrap_found_late: "Bad parts are found many parts too late",
    rework_again: "The same part is scrapped or reworked again and again",
    one_inspector: "One inspector or one measuring machine that every lot waits for",
    inspection_paperwork: "First-article or inspection paperwork typed by hand holds up the shipment",
  },
  prior: 0.12,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["QC/Inspection"] },
      ratio: 1.4,
      why: "You say work piles up at inspection.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] },
      ratio: 2.4,
      why: "You name QC holds as a cause of late jobs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["4–7 days", ">1 week"] },
      ratio: 1.5,
      why: "Finished parts that wait often wait for inspection or paperwork.",
    },
    {
      speaks: "for",
      when: { kind: "not-checked", field: "current_kpi_tracking", choice: "Scrap %" },
      ratio: 1.2,
      why: "You don't track scrap, so no one knows what it costs.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "shift_count", choices: ["2", "3"] },
      ratio: 1.1,
      why: "Inspection usually covers the day shift only.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "current_kpi_tracking", choices: ["Scrap %"] },
      ratio: 1.1,
      why: "You already track scrap.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "shipping_dwell", choices: ["0–1 day"] },
      ratio: 1.7,
      why: "Little waits after machining.",
    },
  ],
  bottlenecks: [{ choice: "QC/Inspection" }],
  toCount: "the hours a machine sat waiting for a check, or made parts again",
  handCount: { name: "Lots in front of inspection at 8 a.m.", unit: "", goal: "half the first week's count" },
  loss: {
    formula:
      "staffed machine hours × waiting share × recoverable share, plus staffed machine hours × utilization × excess scrap rework",
    counted: { kind: "machine-hours" },
    parameters: {
      waiting_share: {
        kind: "by-case",
        base: { low: 0.005, likely: 0.02, high: 0.04 },
        cases: {
          "QC hold": {
            when: [{ kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] }],
            effect: "at-least",
            range: { low: 0.02, likely: 0.04, high: 0.07 },
          },
          "bottleneck QC/Inspection": {
            when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["QC/Inspection"] }],
            effect: "at-least",
            range: { low: 0.03, likely: 0.06, high: 0.09 },
          },
          "few late and little overtime": hardlyWaits,
        },
        unit: "share of staffed machine hours",
        basis:
          "ceiling of waiting from BM-TIME-04 (8%); excess from the 3.2 points between leading and other shops (BM-QUAL-01, BM-QUAL-02)",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.3, likely: 0.45, high: 0.6 },
        unit: "share of the lost hours that can be recovered",
        basis:
          "ceiling of waiting from BM-TIME-04 (8%); excess from the 3.2 points between leading and other shops (BM-QUAL-01, BM-QUAL-02)",
        source: ownJudgment,
      },
      utilization: answerBenchmarks.utilizationPercent,
      excess_scrap_rework: {
        kind: "by-case",
        base: { low: 0.003, likely: 0.008, high: 0.015 },
        cases: {
          "QC hold or bottleneck QC": {
            when: [
              { kind: "any-of", field: "typical_delay_cause", choices: ["QC hold"] },
              { kind: "any-of", field: "primary_bottleneck", choices: ["QC/Inspection"] },
            ],
            effect: "at-least",
            range: { low: 0.01, likely: 0.02, high: 0.035 },
          },
        },
        unit: "share of in-cycle machine hours",
        basis:
          "ceiling of waiting from BM-TIME-04 (8%); excess from the 3.2 points between leading and other shops (BM-QUAL-01, BM-QUAL-02)",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Handed in", "Checked, from–to", "Passed, or what was wrong"],
  causedBy: [
    {
      theme: "staffing_skills",
      why: "Long weeks and fill-ins lead to mistakes, and parts line up for the few people who can accept them.",
      source: "own judgment",
    },
  ],
  effort: {
    level: "low",
    why: "a rule for which lot comes first is enough",
  },
  actions: {
    days30: [
      "Post a board: first articles on top, then the oldest lot",
      "Time-stamp every lot: ready, started, accepted",
      "List the five parts with the most rework",
    ],
    days60: [
      "Check repeat parts at the machine during the run",
      { what: "Write CMM programs along with the CAM program", needs: "cmm" },
      { what: "Train someone on second shift to approve parts", needs: "late-shift" },
    ],
    days90: [
      "Probe first articles on the machine where it's safe",
      "Take corrective action on the top three scrap reasons",
      "Put inspection hours in the schedule",
    ],
  },
  // Inspectors are the ones with too much to do: others count where they can.
  firstWeek: {
    pull: {
      id: "sort-scrap",
      roles: ["foreman", "planner"],
      minutes: 120,
      what: "In {system}, take the last three months of scrap and rework. Sort it by part, machine, shift, tool and lot, then by the step that found it. Look for one that accounts for half of it.",
      kpi: "kpi_scrap",
      about: badParts,
    },
    sheet: {
      id: "reject-box",
      roles: ["foreman", "planner", ...atMachine],
      minutes: 30,
      what: "Put one box and one sheet at {place}. For each bad part, write down the part, feature, machine and hour, where it was found, and whether the setup was new.",
      kpi: "kpi_fpy",
      about: badParts,
      otherwise:
        "Take the five lots that waited longest last week. For each, write what it waited for: the measuring machine, a person, papers, or an answer.",
    },
    compare: {
      id: "good-and-bad",
      roles: ["foreman", "planner"],
      minutes: 30,
      what: "Take the last lot that passed at once, and the last one that didn't. For each, write the machine, the shift, who set it up, when it was measured, and who could pass it.",
      alone:
        "Take the last lot that passed at once, and the last one that didn't. For each, write the machine, when it was set up, when it was measured, and what was new about it.",
      kpi: null,
      about: badParts,
      otherwise:
        "Take the last lot that went through inspection the same day, and the one that waited longest. For each, write when it arrived, what was measured before it, what it waited for, and who could pass it.",
    },
    days: [
      {
        id: "inspection-line",
        roles: ["inspectors", "foreman"],
        minutes: 30,
        what: "List what's waiting for inspection now, with the day and hour it arrived. Mark each lot that holds up a machine.",
        kpi: "kpi_insp_queue",
      },
      {
        id: "first-articles",
        roles: ["inspectors", ...atMachine],
        minutes: 60,
        what: "For ten first articles, write down when the part was ready, when it was checked, and when it was released.",
        kpi: "kpi_insp_queue",
      },
      {
        id: "one-rule",
        isChange: true,
        roles: ["inspectors", "foreman"],
        minutes: 20,
        what: "Make one rule for a week at the machine with the most bad parts: the first piece and every tenth one are checked there, right after the cut. After a bad one it stops until somebody writes down why.",
        about: badParts,
        otherwise:
          "Make one rule for a week: first what holds up a machine, then the lot that is due soonest. Show the age of the oldest lot {wall}.",
        kpi: "kpi_insp_queue",
      },
      {
        id: "count-bad-parts",
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Add up the week: how long lots waited and for what, and how long machines sat waiting for a check.",
        kpi: "kpi_rework",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "Half of the bad parts or more are found at a later step than the one that made them",
      means: "Bad parts are found too late",
      act: "Check the first piece, and one in ten, at the machine that makes them",
      from: ["sort-scrap", "reject-box"],
      about: badParts,
    },
    unspoken: {
      confirms: {
        see: "One lot or first piece in three waits half a day or longer to be checked",
        means: "The wait holds your machines, not the checking",
        act: "Check repeat parts at the machine during the run",
        from: ["inspection-line", "first-articles"],
      },
      refutes: {
        see: "Nine of ten lots and first pieces are checked within two hours",
        means: "Inspection isn't what holds jobs up",
        act: "Move on to the next cause",
        from: ["inspection-line", "first-articles"],
      },
    },
    lookAlikes: [
      {
        see: "Half of the bad parts come from one machine, one tool or one lot",
        means: "One cause makes most of the bad parts",
        act: "Fix that one, then sort again",
        from: ["sort-scrap", "reject-box"],
        about: badParts,
      },
      {
        see: "Most bad parts come in the first parts of a setup",
        means: "Setups make the bad parts",
        act: "Write down offsets and tool lengths with the setup",
        from: ["reject-box"],
        about: badParts,
      },
      {
        see: `Lots wait longer than ${typical("kpi_insp_queue")} before anyone looks`,
        means: "It's the waiting that takes the time, not the measuring",
        act: "Put inspection hours in the schedule",
        from: ["inspection-line"],
      },
    ],
    neighbor: {
      see: "Most bad parts are of one part number",
      means: "That job isn't ready to run. The other jobs are fine",
      act: "Have a second person sign off its first part for two weeks",
      from: ["sort-scrap", "reject-box"],
      about: badParts,
      ofCrew: true,
    },
    refutes: {
      see: "Nine of ten bad parts are found at the machine that made them",
      means: "Bad parts aren't found too late",
      act: "Move on to the next cause",
      from: ["sort-scrap", "reject-box"],
    },
  },
  goneWhen: "For four weeks nothing waits half a day to be measured",
  unknowns: [
    {
      id: "what-fails",
      flips: "finding",
      what: "What fails, and when it is found",
      question: "Which feature failed in the last ten bad parts, and at which step was it seen?",
      answered: answered["which-feature"],
      about: scrap,
    },
    {
      id: "who-releases",
      flips: "finding",
      what: "Who may release a first piece",
      question: "Who besides the inspector may release a first piece?",
      answered: answered["who-releases"],
    },
    {
      id: "time-to-check",
      flips: "size",
      what: "How long checking itself takes",
      question: "How many minutes does one first piece take to measure, and how many come in a shift?",
      answered: answered["time-to-check"],
    },
    {
      id: "scrap-hours",
      flips: "size",
      what: "What one remake costs",
      question: "How many machine hours did the last three remakes take?",
      answered: answered["remake-hours"],
      about: scrap,
    },
  ],
  usualPurchase:
    "A measuring machine helps if measuring is what takes the days. It doesn't shorten the paperwork or the wait for someone to sign.",
  comparison: "own-check",
  words: {
    subject: "A backup at inspection",
    verb: "costs you about",
    check:
      "Time-stamp every lot when it's ready, when inspection starts and when it's accepted. Mark the lots that hold up a machine.",
    wrong: "If first articles wait less than 30 minutes and no lot waits longer than a day, look elsewhere.",
    week: "Inspect first articles first and the oldest lot next. Post the age of the oldest lot every morning.",
  },
  evidencePattern:
    /\b(?:inspect\w*|CMMs?|scrap\w*|rework\w*|first[- ](?:pieces?|articles?|offs?)|reject\w*|remak\w*|re-?made|bad parts|out of (?:tolerance|spec)|non-?conform\w*|NCRs?|QC|quality|b(?:uys?|ought) (?:it|them|us|off)|sign(?:s|ed)? (?:it |them |the sheet|off)|passed|granite|gauges?|gaug\w*|measuring (?:room|table|machine)|red tags?)\b/i,
  mentionPattern: /\b(?:inspect\w*|scrap\w*|rework\w*|quality)\b/iu,
});

import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const aBackupAtInspection = {
  "old-instructions": {
    themes: ["quality_inspection", "data_silos", "programming_readiness", "staffing_skills"],
    says: /\b(?:superseded|outdated|withdrawn|(?:old|wrong|last|previous|last year['’]s) (?:rev\w*|version|way|prints?|drawings?|instructions?|file)|newest (?:work )?instructions?|latest (?:rev\w*|print|drawing)|when a process changes|printed sheets?|(?:rev|revision) (?:changes?|level)|which (?:print|drawing|file|revision|version)|(?:print|drawing)s?\b.{0,40}\breplaced|design changes?|change (?:went|goes) out)\b/i,
    name: "old instructions still at the machines",
    goes: "We think nobody takes the old sheet away when the new one comes. Whoever finds it runs the old way, and the parts are scrap before anyone looks.",
    count: {
      what: "Take the last five changes. For each, walk to the machine and write down which revision is there, and how many other copies you find.",
      minutes: 60,
    },
    change: {
      what: "Make one rule for two weeks: whoever brings a new sheet takes the old one away, and writes the revision {traveler}.",
      minutes: 20,
    },
    ours: {
      see: "One machine in five still has an old revision",
      means: "Old sheets make the bad parts",
      act: "Print from one place only, with a date on every sheet",
    },
    buy: "Screens at the machines show the old file as clearly as paper does. They help once one person owns the newest one.",
    ask: {
      what: "How a change gets to the machine",
      question: "Which revision was at the machine for the last bad part, and who had put it there?",
      answered: {},
    },
  },
  "sign-offs": {
    themes: ["quality_inspection", "data_silos", "flow_wip_dwell", "programming_readiness"],
    says: /\b(?:collect\w* signatures?|signatures?|sign[- ]?offs?|waits? for approval)\b/i,
    name: "sign-offs that one person has to chase",
    goes: "We think the work is done long before the last name is on the sheet. The job waits for a desk, not for a machine.",
    count: {
      what: "For the last ten sign-offs, write the day the sheet was ready, the day of each name, and who came last.",
      minutes: 45,
    },
    change: {
      what: "Pick the person whose signature never changed anything. For two weeks that person gets a copy and doesn't have to sign.",
      minutes: 20,
    },
    ours: {
      see: "Half of the sign-offs take more than two days, most of them waiting for the same person",
      means: "The desk is the bottleneck",
      act: "Let two people sign, and send the rest a copy",
    },
    buy: "Software for approvals waits for the same names. Cut the names first.",
    ask: {
      what: "Which signature ever changed something",
      question: "In the last ten sheets, who sent one back?",
      answered: {},
    },
  },
  "waits-for-inspection": {
    themes: ["quality_inspection", "flow_wip_dwell"],
    says: /\b(?:wait\w*|pil\w+ up|sit\w*|stands?|in line|line|queue|hold|shelf|carts?|trays?|behind|backlog|next morning)\b.{0,80}\b(?:inspect\w*|qc|cmm|lab|first (?:articles?|pieces?)|measur\w*)\b|\b(?:inspect\w*|cmm|qc|first (?:articles?|pieces?)|measur\w*)\b.{0,80}\b(?:wait\w*|behind|backlog|hold|in line|queue|shelf|carts?|trays?|stands?|next morning|until)\b/i,
    name: "parts that wait to be inspected",
    goes: "We think lots come to inspection all at once and are taken in the order of who asks. A machine may stand for a first article that lies under last week's lot.",
    count: {
      what: "List what waits for inspection now, with the day it arrived. Mark each lot that a machine or a customer waits for.",
      minutes: 30,
      roles: ["inspectors", "foreman"],
    },
    repeats: "inspection-line",
    change: {
      what: "Make one rule for two weeks: first articles first, then lots due to ship, then the oldest. Show the oldest {wall}.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    ours: {
      see: "The line gets shorter, and no first article waits over an hour",
      means: "Inspecting in the wrong order was the problem, not capacity",
      act: "Keep the rule, and move one check to the machine",
    },
    buy: "Another measuring machine shortens the line only if checking takes the time. Time ten checks first: waiting against measuring.",
    ask: {
      what: "How long lots wait, and how long they're measured",
      question: "How many hours were the last ten lots in line, and how many were they being measured?",
      answered: answered["wait-for-check"],
    },
  },
  "scrap-is-normal": {
    themes: ["quality_inspection", "setup_changeover", "staffing_skills"],
    says: /\b(?:(?:scrap\w*|rework\w*|finish problems?)\b.{0,60}\b(?:territory|normal|high|always|part of|acceptable|percent|again)|parts we cannot ship|quality is uneven|same (?:part|feature|mistake)\b.{0,30}\bagain|one (?:order|job|part|set|piece) in (?:\w+)\b|made again|makes? (?:it|them|the missing ones) again|goes (?:around|through the shop) (?:again|twice)|second pass|out of shape|bad (?:parts?|ones)|drifted)\b/i,
    name: "scrap that counts as normal",
    goes: "We think nobody writes down which feature failed and why. So the same few reasons come back, and each remake takes a place that another job had.",
    count: {
      what: "Put one box and one sheet at {place}. For each bad part, write down the part, feature, machine, tool and lot, and whether the setup was new.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...floor],
    },
    change: {
      what: "Take the feature that came up most. Check it on every fifth part at the machine for the rest of the week.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...floor],
    },
    ours: {
      see: "Half of the bad parts come from one machine, one feature, one tool or one lot",
      means: "One cause makes most of the bad parts",
      act: "Fix that one, then sort again",
    },
    buy: "Gauges alone don't stop bad parts. Buy one for the feature at the top of your list, if that's the one you can't measure.",
    ask: {
      what: "What fails, and when it is found",
      question: "Which feature failed in the last ten bad parts, and at which step was it seen?",
      answered: answered["which-feature"],
    },
  },
} as const satisfies Record<string, Situation>;

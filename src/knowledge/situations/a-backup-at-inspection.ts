import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const aBackupAtInspection = {
  "nobody-on-second-shift": {
    themes: ["quality_inspection", "staffing_skills"],
    says: /\b(?:(?:second|2nd|night|third|evening)s?(?: shift)?|nights)\b.{0,60}\b(?:nobody from (?:my department|qc|quality|inspection)|no inspector|no qc|(?:1|one) (?:guy|inspector)|go sweep|run at risk|wait for (?:me|the inspector)|set their first ones)|\b(?:gauge room|inspection|qc)\b.{0,30}\b(?:(?:1|one) guy on|closed|goes home|only (?:on )?days|until (?:six|seven|\d))/i,
    name: "a shift with nobody to pass its first pieces",
    headline: "The late shift {likely}waits for the morning because nobody there can pass a first piece",
    handCount: { name: "First pieces left for the morning", unit: "a night", goal: "0" },
    refutes: {
      see: "First pieces of the day wait as long as those of the evening",
      means: "The late shift isn't what's missing",
      act: "Time the check itself, and what it waits for",
    },
    kpi: "kpi_insp_queue",
    goes: "We think the evening's first pieces land on the morning's table. Whoever sets up late in the day either waits or runs without an answer.",
    count: {
      what: "For every first piece set up after the inspector leaves, write the time it was ready, the time it was passed, and if the machine waited or ran.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...floor],
    },
    change: {
      what: "Pick three repeat parts whose customer allows it. Leave a gauge, a marked print and limits at the machine, and let one trained person on that shift pass the first piece, in writing.",
      minutes: 60,
      roles: ["inspectors", "foreman"],
    },
    confirms: {
      see: "Half of the evening's first pieces wait until morning, or run without being passed",
      means: "The shift has no one to say yes",
      act: "Train one person a shift to pass first pieces, part by part",
    },
    buy: "A second measuring machine stands as idle at night as the first. It is right when ten timed checks show that measuring takes the hours, not waiting.",
    ask: {
      what: "What could be passed at the machine",
      question: "Which of last week's first pieces could a trained operator have checked with hand gauges?",
      answered: {},
    },
  },
  "one-gauge": {
    themes: ["quality_inspection", "setup_changeover"],
    says: /\b(?:the )?only (?:\w+ )?(?:gau?ge|cmm|mic|bore gau?ge|ring gau?ge)\b|\b(?:no|one|1) (?:ring |bore |plug )?gau?ges? at the (?:machine|lathe|mill)s?\b|\bgau?ges?\b.{0,40}\b(?:live in|locked|in my cage|in the cage|crib)/i,
    name: "a gauge that isn't where the parts are cut",
    headline: "Parts {likely}wait and turn out bad because the gauge isn't where they are cut",
    handCount: { name: "Walks for the gauge a shift", unit: "", goal: "fewer each week" },
    kpi: "kpi_insp_queue",
    goes: "We think a check waits because the gauge is somewhere else, not because checking takes long. Meanwhile the machine waits, or it makes more of the same.",
    count: {
      what: "For two days, note each time somebody waits for or fetches a gauge: which one, for which part, minutes, and if the machine stood.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...floor],
    },
    change: {
      what: "Move the gauge that was fetched most to the machine that needs it most for one week, with its limits on a card.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    confirms: {
      see: "One gauge makes more than a third of the waits",
      means: "The gauge is the bottleneck, not the inspector",
      act: "Buy the second one, and keep it at the machine",
    },
    buy: "A second gauge is the cheapest purchase here, and right as soon as the count shows which one. A measuring machine isn't.",
    ask: {
      what: "Which gauge people wait for",
      question: "Which gauge did people wait for or fetch last week, and how often?",
      answered: { says: /\bonly (?:bore|ring|plug|thread)\b/i },
    },
  },
  "found-at-the-end": {
    themes: ["quality_inspection", "staffing_skills"],
    says: /\b(?:nothing is (?:measured|checked)|nobody puts a \w+ under the \w+|not (?:measured|checked)|nobody (?:looked|checked|measured))\b.{0,40}\b(?:until|till?|before)?\b|\b(?:at the end|at final)\b.{0,30}\bfound\b|\bfound\b.{0,40}\b(?:at the end|at final|weeks? (?:later|after))|\b(?:before|b4) any(?:one|body) (?:checked|looked|measured)|\bweeks after they were cut|\bparts? (?:go|goes|went) (?:thru|through) \w+ operations? before/i,
    name: "bad parts that are found only at the end",
    headline: "Bad parts {likely}cost you whole lots because nobody looks until the end",
    handCount: { name: "Pieces cut before a bad one was found", unit: "", goal: "fewer each week" },
    goes: "We think the first bad part was cut long before anybody measured one. Every part in between is scrap that an early look could have saved.",
    count: {
      what: "For the last ten bad lots, write the operation that made them, the operation that found them, and how many pieces were cut in between.",
      minutes: 60,
      roles: ["inspectors", "foreman"],
    },
    change: {
      what: "At {place}, measure one feature on every tenth part with a hand gauge, and write it down. Stop when it leaves the middle half of the tolerance.",
      minutes: 20,
      roles: ["inspectors", "foreman", ...floor],
    },
    confirms: {
      see: "In half of the bad lots, more than twenty pieces were cut after the first bad one",
      means: "You find them too late, whatever makes them",
      act: "Check that feature where it is cut, on every lot",
    },
    buy: "A second measuring machine at the end finds the same parts just as late. Hand gauges at the machine are right first.",
    ask: {
      what: "How many pieces are cut before one is measured",
      question: "In the last bad lot, which piece was the first bad one, and how many came after it?",
      answered: { says: /\bfrom about piece \d|\b\d+ (?:pcs|pieces|bodies)\b.{0,30}\bbefore\b/i },
    },
  },
  "first-article-waits": {
    themes: ["quality_inspection", "setup_changeover"],
    says: /\b(?:first|1st) (?:articles?|pieces?|pcs?|ones?)\b(?!.*\bwithin\b).{0,70}\b(?:wait\w*|hours?|until|till?|table|in line|stands?|hold)|\b(?:machine|lathe|mill|spindle)\b.{0,60}\b(?:stands?|on hold|waits?|keeps its setup)\b.{0,60}\b(?:until|till?|sign\w*|buy it off|passed|inspect\w*)|\bwaiting on a signature for piece|\bwaiting on \w+ to (?:buy off|pass|check) the first/i,
    name: "machines that stand until the first piece is passed",
    headline: "Your machines {likely}sit for hours after setup, until the first piece is approved",
    handCount: { name: "First pieces that wait over an hour", unit: "a day", goal: "0" },
    refutes: {
      see: "Nine of ten first pieces are passed within the hour",
      means: "Inspection isn't what holds jobs up",
      act: "Take the longest wait of the week instead",
    },
    kpi: "kpi_insp_queue",
    goes: "We think a first piece gets in the same line as everything else. The machine that cut it waits for the whole line, not for one check.",
    count: {
      what: "For the next ten first pieces, write four times: cut, laid on the table, check begun, check done.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...floor],
      counted: {
        says: /\b(?:logged|log|timed)\b.{0,60}\b(?:hours?|minutes?|average|first)/i,
        what: "Take the ten longest waits out of the log you have. For each, write how long the check itself took, and what was checked before it.",
      },
    },
    repeats: "first-articles",
    change: {
      what: "Mark one corner of the table: first pieces only. For two weeks whatever lies there is measured next, before any finished lot.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    confirms: {
      see: "A first piece waits three times longer than its check takes",
      means: "The order of work at the table holds the machines, not its capacity",
      act: "Keep the corner, and let operators pass what a hand gauge can pass",
    },
    buy: "Another measuring machine is right if the checks alone fill the shift. Ten first pieces with four times each tell you.",
    ask: {
      what: "How long a first piece waits, and how long it's measured",
      question:
        "For the last ten first pieces, how many minutes were they in line, and how many were they being measured?",
      answered: answered["wait-for-check"],
    },
  },
  "old-instructions": {
    themes: ["quality_inspection", "data_silos", "programming_readiness", "staffing_skills"],
    says: /^(?!.*\b(?:price|quote)d?\b).*\b(?:superseded|outdated|withdrawn|(?:old|wrong|last|previous|last year['’]s) (?:rev\w*|version|way|prints?|drawings?|instructions?|file)|newest (?:work )?instructions?|latest (?:rev\w*|print|drawing)|when a process changes|printed sheets?|(?:rev|revision) level|which (?:print|drawing|file|revision|version)|(?:print|drawing)s?\b.{0,40}\breplaced|design changes?|change (?:went|goes) out)\b/i,
    name: "old instructions still at the machines",
    headline: "Jobs {likely}run from old instructions that are still at the machines",
    handCount: { name: "Old prints and sheets found at machines", unit: "this week", goal: "0" },
    goes: "We think nobody takes the old sheet away when the new one comes. Whoever finds it runs the old way, and the parts are scrap before anyone looks.",
    count: {
      what: "Take the last five changes. For each, walk to the machine and write down which revision is there, and how many other copies you find.",
      minutes: 60,
    },
    change: {
      what: "Make one rule for two weeks: whoever brings a new sheet takes the old one away, and writes the revision {traveler}.",
      minutes: 20,
    },
    confirms: {
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
  "orders-run-short": {
    themes: ["quality_inspection", "scheduling_priority", "setup_changeover"],
    says: /\b(?:ship|shipped|come up|comes up|came up|run|runs|ran|end up|always|a (?:couple|few) (?:pieces |parts )?)\b[^.;]{0,14}\bshort\b(?! (?:of|on) (?:people|hands|men|material|stock|steel|work|orders|time))(?=[^.;]{0,40}\b(?:again|pieces|parts|rerun|makeup|set|owe)\b)|\bmakeup runs?\b|\bshort[- ]ship\w*|\brun (?:\w+ )?(?:more|replacements?) as a rush\b/i,
    name: "orders that end a few pieces short",
    headline: "Orders {likely}end a few pieces short, and you pay for the setup twice",
    handCount: { name: "Setups made for missing pieces", unit: "this week", goal: "0" },
    goes: "We think each job starts with the pieces that were ordered, and none for the ones that fail. The last three cost a whole setup, in a hurry.",
    count: {
      what: "For the last twenty orders, write pieces ordered, started, scrapped and shipped, and the hours of every second setup.",
      minutes: 60,
      roles: ["planner", "foreman"],
    },
    change: {
      what: "For two weeks, start each job with the pieces it lost last time on top of the order, and keep the setup until the last piece has passed.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    refutes: {
      see: "Orders come up short although enough pieces were started",
      means: "The scrap is larger than any allowance",
      act: "Sort the scrap by machine and operation first",
    },
    confirms: {
      see: "One order in five needed a second setup for a few pieces",
      means: "Too few pieces start, and the setup is paid for twice",
      act: "Write the allowance into the router of each repeat part",
    },
    buy: "A faster machine runs the same three pieces sooner, after the same setup. Start enough first.",
    ask: {
      what: "What a short order costs",
      question:
        "For the last three orders that came up short, how many pieces were missing, and how long was the second setup?",
      answered: {},
    },
  },
  "forms-take-days": {
    themes: ["quality_inspection", "data_silos", "flow_wip_dwell"],
    says: /\b(?:balloon\w*|as ?9102|fair|ppap|first[- ]article (?:reports?|packages?|forms?|paperwork)|inspection reports?)\b[^.;]{0,50}\b(?:takes?|took|days?|hours?|late|wait\w*|hold\w*|typ\w*|by hand)\b|\b(?:is|are|goes? (?:in)?to|all) paper(?:work)?\b(?! (?:mill|machine))|\b(?:typ(?:e|es|ing)|fill\w* (?:in|out)) (?:\w+ ){0,3}(?:as ?9102|ppap|inspection (?:reports?|forms?)|fair)\b/i,
    name: "inspection reports that take longer than the inspection",
    headline: "Parts are measured in hours and {likely}wait days for their reports",
    costsNoHours: true,
    handCount: { name: "Packages that wait for a form", unit: "now", goal: "0" },
    goes: "We think the same numbers are copied from the drawing, the machine and the certs by one person, after the parts are done. The forms could have begun with the order.",
    count: {
      what: "For the next five first articles, write the hours of measuring, of ballooning and typing, and of waiting for a cert or a signature.",
      minutes: 45,
      roles: ["inspectors", "foreman"],
    },
    change: {
      what: "For the next three orders, balloon the drawing and fill in all that is known on the day the order comes in. Ask for the certs that day, too.",
      minutes: 90,
      roles: ["inspectors", "planner"],
    },
    refutes: {
      see: "Measuring takes most of the hours",
      means: "The report isn't what takes the days",
      act: "List what waits for the measuring machine, the oldest first",
    },
    confirms: {
      see: "Two thirds of the days are forms, certs and signatures",
      means: "Paper, not measuring, holds the parts",
      act: "Begin the forms with the order, and teach a second person to make them",
    },
    buy: "Ballooning software is right if typing takes most of the hours. Another measuring machine shortens none of them.",
    ask: {
      what: "What the report's days are made of",
      question:
        "In the last first article, how many hours were measuring, and how many were drawing, typing and waiting?",
      answered: {},
    },
  },
  "sign-offs": {
    themes: ["quality_inspection", "data_silos", "flow_wip_dwell", "programming_readiness"],
    says: /\b(?:missing (?:initials?|signatures?|stamps?|certs?|forms?)|blank (?:field|box|line)s?)\b|\b(?:collect\w* signatures?|signatures?|sign[- ]?offs?|waits? for approval)\b/i,
    name: "sign-offs that one person has to chase",
    headline: "Finished work {likely}waits for sign-offs that one person has to chase",
    handCount: { name: "Jobs that wait for a signature", unit: "now", goal: "0" },
    kpi: "kpi_insp_queue",
    goes: "We think the work is done long before the last name is on the sheet. The job waits for a desk, not for a machine.",
    count: {
      what: "For the last ten sign-offs, write the day the sheet was ready, the day of each name, and who came last.",
      minutes: 45,
    },
    change: {
      what: "Pick the person whose signature never changed anything. For two weeks that person gets a copy and doesn't have to sign.",
      minutes: 20,
    },
    confirms: {
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
    says: /\b(?:wait\w*|pil\w+ up|sit\w*|stands?|in line|line|queue|hold|shelf|carts?|trays?|behind|backlog|next morning)\b.{0,80}(?<!\bno )\b(?:inspect\w*|qc|cmm|lab|first (?:articles?|pieces?)|measur\w*)\b|\b(?:inspect\w*|cmm|qc|first (?:articles?|pieces?)|measur\w*)\b.{0,80}\b(?:wait\w*|behind|backlog|hold|in line|queue|shelf|carts?|trays?|stands?|next morning|until)\b/i,
    name: "parts that wait to be inspected",
    headline: "Good parts {likely}sit in line waiting for inspection",
    handCount: { name: "Lots in front of inspection at 8 a.m.", unit: "", goal: "fewer each week" },
    kpi: "kpi_insp_queue",
    goes: "We think lots come in bunches and are taken in the order of who asks. A machine may stand for a first article that lies under last week's lot.",
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
    confirms: {
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
    name: "scrap that keeps coming back",
    headline: "You {likely}make parts twice because the same few reasons keep coming back",
    handCount: { name: "Parts made again", unit: "", goal: "fewer each week" },
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
    confirms: {
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

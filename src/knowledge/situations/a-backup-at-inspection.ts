import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import type { NarrowerSituation, Situation } from "./situation.ts";
import { oneShift } from "./untrue.ts";

/** Approving a part, or the late shift, and somebody who is gone by then, in one sentence. */
const checks = String.raw`(?:first (?:articles?|pieces?|pcs?|parts?|ones?|offs?)|inspect\w*|cmm|qc|quality|measur\w*|bu(?:ys?|ying|oughts?) (?:it |them )?off|sign\w* (?:it |them )?off)`;
const lateShift = "(?:(?:second|2nd|night|late|evening|third|3rd)s? shift|nights|evenings)";
const gone = String.raw`(?:works? (?:only )?(?:days|day shift|first shift)|days? (?:shift )?only|only (?:works? |here |in |on )?(?:the )?(?:days|day shift|first shift)|(?:goes?|went|gone|is|heads) home(?! (?:at noon|early|caught))|(?:left|leaves|gone) for the (?:day|night)|(?:leaves?|gone|out|off|done) (?:at|by) (?:two|three|four|five|six|\d)|(?:un)?till? (?:the )?(?:next )?morning|next morning|(?:no|nobody|no one|without an?)[^.;]{0,30} on (?:second|2nd|nights?|late|evenings?|third))`;
const otherWork = String.raw`(?![^.;]*\b(?:program\w*|cam|tool\w*|material|maintenance|forklift)\b)`;
/** `It sits til she gets in`, and behind a sentence about checking, `She's the only one who runs it and she's first shift`. */
const untilThere = String.raw`(?:sits?|sitting|waits?|waiting|stands?|holds?)\b[^.;]{0,40}\b(?:un)?till? (?!(?:it|they|the (?:material|castings?|parts?|truck))\b)(?:[\w']+ ){1,2}(?:gets?|comes?|is|are|shows?|starts?) (?:back|in|up|here)\b`;
const onlyByDay = String.raw`(?:s?he|inspector)(?:['’]s| is| works) [^.;]{0,60}\b(?:(?:first|1st|day) shift|days)\b(?! and (?:second|2nd|nights?)\b)`;
const isGone = new RegExp(
  [
    String.raw`(?:^|[.;!?]\s+)${otherWork}[^.;]*\b${untilThere}`,
    String.raw`\b${checks}\b[^.;]*[.;]\s+${otherWork}(?:[^.;]*\bonly (?:one|person|guy|woman|inspector)\b[^.;]*)${onlyByDay}`,
    String.raw`\b${checks}\b[^.;]{0,140}\b${gone}\b`,
    String.raw`\b${gone}\b[^.;]{0,140}\b${checks}\b`,
    String.raw`(?:^|[.;!?]\s+)${otherWork}[^.;]*\b${lateShift}\b[^.;]{0,100}\b(?:goes|is|gone) home\b`,
  ].join("|"),
  "i",
);
const lateHours =
  /\b(?:(?:second|2nd|night|late|evening|third|3rd)s? shift|nights|evenings?|(?:cut|set up|ready|finished)[^.;]{0,30}\b(?:after|past) (?:two|three|four|five|six|\d))\b/i;

/** Parts wait because whoever may pass them isn't there, and not because there is a line. */
const nobodyThere = {
  name: "a shift with nobody to buy off its first pieces",
  headline: "The late shift {likely}waits for the morning because nobody there can buy off a first piece",
  handCount: { name: "First pieces left for the morning", unit: "", goal: "0" },
  goes: "We think it isn't a line at inspection: nobody who may buy off a part is there. A machine set up late in the day waits for the morning, or runs unchecked.",
  count: {
    what: "For every first piece, write the shift, when it was ready, when its check began and when it was bought off, and what it waited for: somebody who may buy it off, a gauge in use, or an answer.",
    minutes: 30,
    roles: [...atMachine, "foreman"],
    counted: {
      says: /\b(?:logged|log|timed)\b.{0,60}\b(?:hours?|minutes?|average|first)/i,
      what: "Sort the first pieces you timed by shift, and go on timing them. For each new one, write what it waited for: somebody who may buy it off, a gauge in use, or an answer.",
    },
  },
  countSheet: ["Shift, ready at", "Check, from–to", "What it waited for"],
  compare:
    "Take a first piece that was bought off within the hour, and the last one that waited until morning. For each, write the shift, what was measured, with which gauge, and who could have done it then.",
  change: {
    what: "Pick three repeat parts whose customer allows it. Leave a gauge, a marked print and limits at the machine, and let one trained person on the late shift buy off the first piece, in writing.",
    ofPerson:
      "Pick three repeat parts whose customer allows it. {person} leaves a proven program or a gauge, a marked print and limits for each. One trained person on the late shift buys off its first pieces, in writing.",
    minutes: 60,
    roles: ["inspectors", "foreman"],
  },
  look: {
    what: "Walk the late shift with whoever will buy off first pieces. Try it on one part, and write down what that person had to ask.",
    minutes: 30,
    roles: ["foreman", "planner"],
  },
  decide:
    "Compare the waits of the late shift's first pieces, before and since. If those of the three parts wait half as long or less, name the next three parts, and a second person.",
  confirms: {
    see: "More than half of the late shift's first pieces waited only for somebody who may buy them off",
    means: "That shift has nobody to buy off a first piece",
    act: "List what that shift runs most, and what it takes to buy off each part there",
  },
  refutes: {
    see: "More than half of them waited for a gauge in use, or for an answer",
    means: "The late shift can buy off parts; what it needs is a gauge or an answer",
    act: "Time the check itself, and what it waits for",
  },
  buy: "A second measuring machine sits as idle at night as the first. It makes sense when ten timed checks show that measuring takes the hours, not waiting.",
  ask: {
    what: "What could be bought off at the machine",
    question: "Which of last week's first pieces could a trained operator have checked with hand gauges?",
    answered: {},
  },
} as const satisfies NarrowerSituation["row"];

/** The narrowest first. */
export const aBackupAtInspection = {
  "damaged-when-done": {
    themes: ["quality_inspection", "flow_wip_dwell"],
    says: /\b(?:dents?|dented|ding(?:s|ed)?|nick(?:s|ed)|scratch(?:ed|es)|rust(?:ed|y|s)?|banged up|dropped|bruised)\b[^.;]{0,60}\b(?:pack\w*|box\w*|tubs?|totes?|bins?|pallets?|wash\w*|deburr\w*|ship\w*|truck|shelf|finished|passed|good)\b|\b(?:pack\w*|tubs?|totes?|bins?|wash\w*|ship\w*|truck)\b[^.;]{0,60}\b(?:dents?|dented|ding(?:s|ed)?|nick(?:s|ed)|scratch(?:ed|es)|rust(?:ed|y|s)?)\b/i,
    name: "good parts that are damaged after they are made",
    shownBy: ["kpi_scrap", "kpi_rework"],
    headline: "Good parts {likely}get damaged after they leave the machine, and it looks like bad machining",
    costsNoHours: true,
    handCount: { name: "Parts damaged after their last cut", unit: "a week", goal: "0" },
    goes: "We think they pass at the machine and get nicked, rusted or mixed on the way: in tubs, in the wash, in packing, on the truck. Nobody looks at them again, so the customer finds it.",
    count: {
      what: "For the last twenty parts that came back or were made again for marks or rust, write what they looked like at their last check, and each place they went after it.",
      minutes: 60,
      roles: ["foreman", "planner", "inspectors"],
    },
    compare:
      "Take the last part that arrived unmarked, and the last one that came back. For each, write every tub, box, hand and truck between its last check and the customer.",
    isApart: true,
    change: {
      what: "For a week, parts of one job go from the last cut to the box in trays or sleeves, never loose. Whoever packs looks at the last one in each box.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Follow one job from its last cut to the truck. Write down each place where a part can touch another part, a tub or the floor.",
      minutes: 30,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide: "Count the marks by place. Name who takes the worst place out of every job's way, and by which day.",
    refutes: {
      see: "The marks were there at the last check",
      means: "It happens at the machine, not after it",
      act: "Sort those parts by machine and fixture",
    },
    confirms: {
      see: "Half of them were good at their last check, and most went through the same tub, wash or box",
      means: "The way out damages them, not the cut",
      act: "Change that one place for every job",
    },
    buy: "Another inspector passes the same good parts to the same tub. Trays and sleeves for one job cost less than one remake.",
    ask: {
      what: "Where they get damaged",
      question: "At which step after the last cut do parts touch each other: tub, wash, deburring, packing, truck?",
      answered: {},
    },
  },
  "measured-warm": {
    themes: ["quality_inspection"],
    says: /\b(?:still (?:hot|warm)|hot|warm|straight (?:out of|from) the (?:wash|oven|machine|grinder))\b[^.;]{0,80}\b(?:measur\w+|check\w*|cmm|gag\w+|inspect\w*|on the table)\b|\b(?:measur\w+|check\w*|cmm|gag\w+|inspect\w*)\b[^.;]{0,80}\b(?:still (?:hot|warm)|warm|hot|cool(?:ed|s)? (?:down|off)|overnight|next morning|soak\w*)\b|\b(?:fail\w*|reject\w*|out)\b[^.;]{0,60}\b(?:pass\w*|good|in)\b[^.;]{0,40}\b(?:next (?:morning|day)|overnight|after (?:it|they) cool\w*|monday)/i,
    name: "parts that are measured while they are warm",
    shownBy: ["kpi_fpy", "kpi_insp_queue"],
    headline: "Good parts {likely}fail because they are measured before they have cooled",
    costsNoHours: true,
    handCount: { name: "Failed parts that pass the next morning", unit: "a week", goal: "0" },
    goes: "We think the machine cuts to size and the part is still warm when it is measured. So the number is wrong by what the part shrinks, and people correct a machine that was right.",
    count: {
      what: "Measure the next twenty parts twice: when they arrive, and the next morning. Write both numbers, the hour, and the temperature of the part.",
      minutes: 60,
      roles: ["inspectors", "foreman"],
    },
    change: {
      what: "For a week, parts wait next to the measuring table for as long as a test piece takes to reach the room's temperature. Nobody changes an offset on a number from a warm part.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    look: {
      what: "Ask who set the time from the last cut or the wash to measuring, and what depends on it. See if the part could wait where it is on its way anyway.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    decide:
      "Count the failed parts that pass the next morning. If most do, the waiting time goes on the inspection sheet.",
    refutes: {
      see: "The two numbers are the same, and parts that failed fail again",
      means: "The parts aren't warm enough to matter",
      act: "Look at which feature fails, on which machine and at what hour",
    },
    confirms: {
      see: "Most parts that failed pass the next morning, with nothing done to them",
      means: "The parts are good, and the number isn't",
      act: "Let parts cool before they are measured, and take back the offsets made on warm ones",
    },
    buy: "A cooled room or another measuring machine gets the same warm part. A rack, a clock and a thermometer come first.",
    ask: {
      what: "Whether parts are warm when measured",
      question: "How many minutes after the wash or the last cut are parts measured, and how warm are they then?",
      answered: {},
    },
  },
  "measures-disagree": {
    themes: ["quality_inspection"],
    says: /\b(?:customer|they|their (?:cmm|gauge|inspector))\b[^.;]{0,60}\b(?:measure[sd]? (?:it |them )?different|get(?:s)? (?:a )?(?:different|another) (?:number|reading)|say(?:s)? (?:it'?s|they'?re) (?:out|bad))\b|\b(?:our|my) (?:gauge|cmm|mic|bore gauge)s?\b[^.;]{0,50}\b(?:says?|shows?|reads?)\b[^.;]{0,50}\b(?:theirs|their|his|customer)\b/i,
    name: "parts that measure differently here and at the customer",
    shownBy: ["kpi_fpy", "kpi_rework"],
    headline: "Parts {likely}come back because you and your customer measure them differently",
    costsNoHours: true,
    handCount: {
      name: "Parts that measured differently in two places",
      unit: "a month",
      goal: "0",
      later: showsLater.month,
    },
    goes: "We think two gauges, or two ways to hold the part, give two numbers. Nobody has measured the same part in both places, so each side believes its own.",
    count: {
      what: "Take ten parts that came back. Measure each as the customer does it: same datum, same gauge, same temperature. Next to it, write your first number and theirs.",
      minutes: 90,
      roles: ["inspectors", "foreman"],
    },
    compare:
      "Take the last part that you and the customer measured alike, and the last one you didn't. For each, write the gauge, the datum, the temperature and who measured.",
    isApart: true,
    change: {
      what: "Send one part with its numbers to the customer's inspector, and ask for theirs and how they hold it. Until you agree, aim at the middle half of the tolerance.",
      minutes: 45,
      roles: ["inspectors", "planner"],
    },
    look: {
      what: "Call the customer's inspector with the two numbers that are furthest apart. Write down the gauge, the datum and the temperature on that end.",
      minutes: 30,
      roles: ["inspectors"],
    },
    decide:
      "Count how many of the ten fail there and pass here. Five or more: ask for one method in writing before the next lot ships.",
    refutes: {
      see: "Measured the customer's way, the parts are out",
      means: "They are right, and the parts are bad",
      act: "Sort them by machine, tool and lot",
    },
    confirms: {
      see: "Five of the ten pass here and fail there",
      means: "You disagree about measuring, not about making",
      act: "Write the method on the print, signed by both",
    },
    buy: "A better gauge gives a third number. Agree on the method first; then you know what it must show.",
    ask: {
      what: "Who measures how",
      question:
        "For the last part that came back, which gauge and which datum did the customer use, and which did you?",
      answered: {},
    },
  },
  "nobody-on-second-shift": {
    themes: ["quality_inspection", "staffing_skills"],
    says: /\b(?:(?:second|2nd|night|third|evening)s?(?: shift)?|nights)\b.{0,60}\b(?:nobody from (?:my department|qc|quality|inspection)|no inspector|no qc|(?:1|one) (?:guy|inspector)|go sweep|run at risk|wait for (?:me|the inspector)|set their first ones)|\b(?:gauge room|inspection|qc)\b.{0,30}\b(?:(?:1|one) guy on|closed|goes home|only (?:on )?days|until (?:six|seven|\d))/i,
    untrue: oneShift,
    shownBy: ["kpi_insp_queue"],
    kpi: "kpi_insp_queue",
    ...nobodyThere,
  },
  "one-gauge": {
    themes: ["quality_inspection", "setup_changeover"],
    says: /\b(?:the )?only (?:\w+ )?(?:gau?ge|cmm|mic|bore gau?ge|ring gau?ge)\b|\b(?:no|one|1) (?:ring |bore |plug )?gau?ges? at the (?:machine|lathe|mill)s?\b|\bgau?ges?\b.{0,40}\b(?:live in|locked|in my cage|in the cage|crib)/i,
    name: "a gauge that isn't where the parts are cut",
    shownBy: ["kpi_insp_queue"],
    headline: "Parts {likely}wait and turn out bad because the gauge isn't where they are cut",
    handCount: { name: "Walks for the gauge a shift", unit: "", goal: "half the first week's count" },
    kpi: "kpi_insp_queue",
    goes: "We think a check waits because the gauge is somewhere else, not because checking takes long. Meanwhile the machine waits, or it makes more of the same.",
    count: {
      what: "For two days, note each time somebody waits for or fetches a gauge: which one, for which part, minutes, and if the machine sat.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...atMachine],
    },
    compare:
      "Take the last check that was done at once, and one that waited. For each, write where the gauge was, who had it, and since when.",
    change: {
      what: "Move the gauge that was fetched most to the machine that needs it most for one week, with its limits on a card.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    look: {
      what: "Ask whoever walked for a gauge most what a second one, or a fixed pin, would have saved today. Get one price.",
      minutes: 20,
      roles: ["foreman", "inspectors"],
    },
    decide:
      "Multiply the minutes of one day's walks by 250 days, divide by 60, and multiply by your rate. If the gauge costs less than half of that, order it.",
    refutes: {
      see: "No gauge makes more than one wait in five",
      means: "Gauges aren't what people wait for",
      act: "Write down what else each machine waits for in the same two days",
    },
    confirms: {
      see: "One gauge makes more than a third of the waits",
      means: "The gauge is the bottleneck, not the inspector",
      act: "Leave it where it's needed most, and do the sum for a second one",
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
    shownBy: ["kpi_scrap", "kpi_fpy", "kpi_rework"],
    headline: "Bad parts {likely}cost you whole lots because nobody looks until the end",
    handCount: { name: "Pieces cut before a bad one was found", unit: "", goal: "half the first week's count" },
    goes: "We think the first bad part was cut long before anybody measured one. Every part in between is scrap that an early look could have saved.",
    isListed: true,
    count: {
      what: "For the last ten bad lots, write the operation that made them, the operation that found them, and how many pieces were cut in between.",
      minutes: 60,
      roles: ["foreman", "planner", "inspectors"],
    },
    change: {
      what: "At {place}, measure one feature on every tenth part with a hand gauge, and write it down. Stop when it leaves the middle half of the tolerance.",
      minutes: 20,
      roles: ["inspectors", "foreman", ...atMachine],
    },
    look: {
      what: "For the feature you check, mark the piece at which each lot began to drift. That tells how often it has to be measured.",
      minutes: 30,
      roles: ["inspectors", "setters", "machinists", "operators"],
    },
    decide:
      "Count the bad pieces cut after the first bad one, before and since the check. If there are half as many, every repeat lot gets it.",
    refutes: {
      see: "Most bad lots are noticed within five pieces",
      means: "They are found in time",
      act: "Sort the bad pieces by feature and tool",
    },
    confirms: {
      see: "In half of the bad lots, more than twenty pieces were cut after the first bad one",
      means: "You find them too late, whatever makes them",
      act: "Find the next feature that is found that late",
    },
    buy: "A second measuring machine at the end finds the same parts just as late. Hand gauges at the machine come first.",
    ask: {
      what: "How many pieces are cut before one is measured",
      question: "In the last bad lot, which piece was the first bad one, and how many came after it?",
      answered: { says: /\bfrom about piece \d|\b\d+ (?:pcs|pieces|bodies)\b.{0,30}\bbefore\b/i },
    },
  },
  "first-article-waits": {
    themes: ["quality_inspection", "setup_changeover"],
    says: /\b(?:first|1st) (?:articles?|pieces?|pcs?|ones?)\b(?!.*\bwithin\b).{0,70}\b(?:wait\w*|hours?|until|till?|table|in line|stands?|hold)|\b(?:machine|lathe|mill|spindle)\b.{0,60}\b(?:stands?|on hold|waits?|keeps its setup)\b.{0,60}\b(?:until|till?|sign\w*|buy it off|passed|inspect\w*)|\bwaiting on a signature for piece|\bwaiting on \w+ to (?:buy off|pass|check) the first/i,
    name: "machines that sit until the first piece is approved",
    shownBy: ["kpi_insp_queue", "kpi_setup_share"],
    headline: "Your machines {likely}sit after setup until the first piece is approved",
    handCount: { name: "First pieces that wait over an hour", unit: "", goal: "0" },
    refutes: {
      see: "Nine of ten first pieces are passed within the hour",
      means: "Inspection isn't what holds jobs up",
      act: "Find out what the longest wait of the week was for",
    },
    kpi: "kpi_insp_queue",
    goes: "We think a first piece gets in the same line as everything else, so the machine that cut it waits for the whole line and not for one check.",
    count: {
      what: "For the next ten first pieces, write four times: cut, brought to inspection, check begun, check done.",
      minutes: 30,
      roles: ["foreman", "inspectors", ...atMachine],
      counted: {
        says: /\b(?:logged|log|timed)\b.{0,60}\b(?:hours?|minutes?|average|first)/i,
        what: "Take the ten longest waits out of the log you have. For each, write how long the check itself took, and what was checked before it.",
      },
    },
    countSheet: ["Cut, brought", "Check, from–to", "What it waited for"],
    repeats: "first-articles",
    compare:
      "Take a first piece that was passed within the hour, and the one that waited longest. For each, write when it was ready, what was measured before it, and who could pass it.",
    change: {
      what: "Mark one corner of the inspection bench: first pieces only. For a week, whatever is there gets measured next, before any finished lot.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    look: {
      what: "Take the three first pieces that waited longest. Write what each waited for: the gauge, a person, a program, or the lots ahead of it.",
      minutes: 30,
      roles: ["foreman", "inspectors"],
    },
    decide:
      "Compare the waits of first pieces before and after you set up the corner. If they are half as long, the corner stays.",
    confirms: {
      see: "Half of the first pieces or more wait over an hour to be checked",
      means: "The order of work at inspection holds the machines, not its capacity",
      act: "Where the customer allows it, let a trained lead pass what a hand gauge can pass",
    },
    narrower: [{ says: [isGone, lateHours], needs: "late-shift", row: nobodyThere }],
    buy: "Another measuring machine makes sense if the checks alone fill the shift. Ten first pieces with four times each tell you.",
    ask: {
      what: "How long a first piece waits, and how long its check takes",
      question: "For the last ten first pieces, how many minutes were they in line, and how many did the check take?",
      answered: answered["wait-for-check"],
    },
  },
  "old-instructions": {
    themes: ["quality_inspection", "data_silos", "programming_readiness", "staffing_skills"],
    says: /^(?!.*\b(?:price|quote)d?\b).*\b(?:superseded|outdated|withdrawn|(?:old|wrong|last|previous|last year['’]s) (?:rev\w*|version|way|prints?|drawings?|instructions?|file)|newest (?:work )?instructions?|latest (?:rev\w*|print|drawing)|when a process changes|printed sheets?|(?:rev|revision) level|which (?:print|drawing|file|revision|version)|(?:print|drawing)s?\b.{0,40}\breplaced|design changes?|change (?:went|goes) out)\b/i,
    name: "changes that don't reach the job in time",
    shownBy: ["kpi_rework", "kpi_fpy"],
    headline: "Jobs {likely}run from old drawings or sheets because a change doesn't reach them in time",
    costsNoHours: true,
    handCount: { name: "Old prints and sheets found at machines", unit: "a week", goal: "0" },
    goes: "We think it is nobody's job to take a change from where it comes in to the machine, and the old sheet away. Whoever runs the job does it right, by what lies there.",
    count: {
      what: "Take the last five changes. For each, write the day it came in, who got it and how. Then walk to the machine and write which revision is there, and how many other copies you find.",
      minutes: 60,
    },
    compare:
      "Take the last change that reached its job in time, and the last one that didn't. For each, write who received it, on which day, and whom that person told.",
    isApart: true,
    change: {
      what: "Make one rule for a week: whoever gets a change hands it to one named person the same day. That person checks the open jobs, stops those it touches, takes the old sheet away, and writes the revision {traveler}.",
      minutes: 20,
    },
    look: {
      what: "Walk to five machines. Compare the revision on the print with the open order, and take away every sheet that is older.",
      minutes: 30,
      roles: ["foreman", "planner"],
    },
    decide:
      "Count the old sheets found. One or more: name the one person who hands out prints from Monday, and where the old ones go.",
    refutes: {
      see: "Every change reached its machine the day it came in",
      means: "Old sheets aren't what makes the bad parts",
      act: "Take the last ten bad parts and write down what each was made by",
    },
    confirms: {
      see: "One machine in five has an old revision, or a change took days to get to its job",
      means: "The way from the mail to the machine makes the bad parts",
      act: "Have one place where changes come in, and print from there only",
    },
    buy: "Screens at the machines show the old file as clearly as paper does. They help once one person owns the newest one.",
    ask: {
      what: "How a change gets to the machine",
      question:
        "For the last part made to an old drawing: on which day did the new one come in, to whom, and where did it stop?",
      answered: {},
    },
  },
  "orders-run-short": {
    themes: ["quality_inspection", "scheduling_priority", "setup_changeover"],
    says: /\b(?:ship|shipped|come up|comes up|came up|run|runs|ran|end up|always|a (?:couple|few) (?:pieces |parts )?)\b[^.;]{0,14}\bshort\b(?! (?:of|on) (?:people|hands|men|material|stock|steel|work|orders|time))(?=[^.;]{0,40}\b(?:again|pieces|parts|rerun|makeup|set|owe)\b)|\bmakeup runs?\b|\bshort[- ]ship\w*|\brun (?:\w+ )?(?:more|replacements?) as a rush\b/i,
    name: "orders that end a few pieces short",
    shownBy: ["kpi_scrap"],
    headline: "Orders {likely}end a few pieces short, and you pay for the setup twice",
    costsNoHours: true,
    handCount: { name: "Setups made for missing pieces", unit: "a week", goal: "0", later: showsLater.leadTime },
    goes: "We think each job starts with the pieces that were ordered, and none for the ones that fail. The last three cost a whole setup, in a hurry.",
    count: {
      what: "For the last twenty orders, write pieces ordered, started, scrapped and shipped, and the hours of every second setup.",
      minutes: 60,
      roles: ["planner", "foreman"],
    },
    compare:
      "Take the last order that came out complete, and the last one that came up short. For each, write the pieces started, the pieces lost and where, and when the setup was torn down.",
    isApart: true,
    change: {
      what: "For a week, start each job with the pieces it lost last time on top of the order, and keep the setup until the last piece has passed.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Look at the next five jobs to start. Write on each how many pieces it lost last time, and at which operation.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Add up the hours of second setups this quarter. If they cost more than the extra blanks, the allowance goes on every repeat.",
    refutes: {
      see: "Fewer than one order in twenty needed a second setup for missing pieces",
      means: "The scrap is larger than any allowance",
      act: "Sort the scrap by machine and operation first",
    },
    confirms: {
      see: "One order in five needed a second setup for a few pieces",
      means: "Too few pieces start, and the setup is paid for twice",
      act: "Find the operation that loses most pieces, and start there",
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
    shownBy: ["kpi_insp_queue", "kpi_ship_dwell"],
    headline: "Parts are measured in hours and {likely}wait days for their reports",
    costsNoHours: true,
    handCount: { name: "Packages that wait for a form", unit: "", goal: "0", later: showsLater.leadTime },
    goes: "We think the same numbers are copied from the drawing, the machine and the certs by one person, after the parts are done. The forms could have begun with the order.",
    count: {
      what: "For the next five first articles, write the hours of measuring, of ballooning and typing, and of waiting for a cert or a signature.",
      minutes: 45,
      roles: ["foreman", "planner", "inspectors"],
    },
    compare:
      "Take the package that left soonest after its parts were good, and the one that left latest. For each, write what was missing on that day, and who had to get it.",
    isApart: true,
    helpedBy: ["people"],
    change: {
      what: "For the next three orders, balloon the drawing and fill in all that is known on the day the order comes in. Ask for the certs that day, too.",
      minutes: 90,
      roles: ["inspectors", "planner"],
    },
    look: {
      what: "Take the package that is open longest. List what it lacks now, who has it, and call for each.",
      minutes: 30,
      roles: ["inspectors", "planner"],
    },
    decide:
      "Add up the days of the five packages: measuring, forms, waiting. Name who starts the longest of the three on the day the order comes.",
    refutes: {
      see: "Measuring takes half of the days or more",
      means: "The report isn't what takes the days",
      act: "List what waits for the measuring machine, the oldest first",
    },
    confirms: {
      see: "Two thirds of the days are forms, certs and signatures",
      means: "Paper, not measuring, holds the parts",
      act: "Begin the forms with the order, and teach a second person to make them",
    },
    buy: "Ballooning software makes sense if typing takes most of the hours. Another measuring machine shortens none of them.",
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
    shownBy: ["kpi_insp_queue"],
    headline: "Finished work {likely}waits for sign-offs that one person has to chase",
    costsNoHours: true,
    handCount: { name: "Jobs that wait for a signature", unit: "", goal: "0" },
    compare:
      "Take the sheet that was signed fastest last month, and the slowest one. For each, write every name, the day it got there and the day it left.",
    isApart: true,
    kpi: "kpi_insp_queue",
    goes: "We think the work is done long before the last name is on the sheet. The job waits for a desk, not for a machine.",
    count: {
      what: "For the last ten sign-offs, write the day the sheet was ready, the day of each name, and who came last.",
      minutes: 45,
    },
    change: {
      what: "Pick the person whose signature never changed anything. For a week that person gets a copy and doesn't have to sign.",
      minutes: 20,
    },
    look: {
      what: "Ask the last one to sign on each sheet what they check that nobody before them did. Write it down.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Count signatures that changed something. Those that changed nothing come off the sheet for the next month.",
    refutes: {
      see: "Nine of ten sign-offs are done the day after",
      means: "Signatures don't hold the jobs",
      act: "For those ten jobs, write down the longest wait and what it was for",
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
    shownBy: ["kpi_insp_queue"],
    headline: "Good parts {likely}sit in line waiting for inspection",
    handCount: { name: "Lots in front of inspection at 8 a.m.", unit: "", goal: "half the first week's count" },
    kpi: "kpi_insp_queue",
    goes: "We think lots come in bunches and are taken in the order of who asks. A machine may sit idle because its first piece is under last week's lots.",
    count: {
      what: "Each morning, list what waits for inspection, with the day it arrived. Mark each lot that a machine or a customer waits for.",
      minutes: 30,
      roles: ["foreman", "planner", "inspectors"],
    },
    repeats: "inspection-line",
    change: {
      what: "Make one rule for a week: first articles first, then lots due to ship, then the oldest. Show the oldest {wall}.",
      minutes: 20,
      roles: ["inspectors", "foreman"],
    },
    look: {
      what: "Take the five lots that waited longest. For each, write what it waited for: the gauge, a person, papers, or an answer.",
      minutes: 30,
      roles: ["foreman", "inspectors"],
    },
    decide:
      "Count the lots that waited over a day, in the week before the rule and since. Half as many or fewer: the rule stays. If not, add one hour of checking at the busiest time.",
    refutes: {
      see: "With the change, as many lots wait over a day as before, or hardly any ever did",
      ofChange: true,
      means: "The line at inspection isn't what costs you time",
      act: "For the last ten late jobs, write down what held each one up",
    },
    confirms: {
      see: "With the change, half as many lots wait over a day, or fewer",
      means: "Inspecting in the wrong order was the problem, not capacity",
      act: "Move one check to the machine",
    },
    narrower: [{ says: [isGone, lateHours], needs: "late-shift", row: nobodyThere }],
    buy: "Another measuring machine shortens the line only if checking takes the time. Time ten checks first: waiting against measuring.",
    ask: {
      what: "How long lots wait, and how long they're measured",
      question: "How many hours were the last ten lots in line, and how many were they being measured?",
      answered: answered["wait-for-check"],
    },
  },
  "cold-start": {
    themes: ["quality_inspection", "setup_changeover", "maintenance_downtime"],
    says: /\b(?:(?:start\w*|machines?|lathes?|spindles?|mills?|still|run\w*) (?:up )?cold|cold (?:machines?|starts?|spindles?|lathes?)|until (?:it|they|the machines?|the spindle) (?:warms?|gets? warm|settles?)|warm-?up (?:program|cycle|routine)s?|warms? up the (?:spindle|machine)|(?:first|1st) (?:part|parts|piece|pieces|hour|twenty|ten|few)\b.{0,30}\b(?:every|each|in the) morning|(?:scrap\w*|bad|rejects?|came off)\b.{0,60}\bin the morning|thermal (?:growth|drift)|wrong the other way|chas\w+ (?:it|the (?:size|bore))\b.{0,40}\boffsets?)\b/i,
    name: "bad parts from machines that start cold",
    shownBy: ["kpi_scrap", "kpi_fpy"],
    headline: "Parts {likely}come out wrong while the machine is cold, and offsets chase the size all morning",
    handCount: { name: "Bad parts in the first two hours", unit: "", goal: "0" },
    goes: "We think the size moves as the machine warms up. An offset put in cold is wrong an hour later, so somebody takes it back out, and each change costs parts.",
    count: {
      what: "Put the time on every scrap tag at {place} for a week: part, feature, time, how long the machine had run, and the last offset.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...atMachine],
    },
    repeats: "good-and-bad",
    compare:
      "Take the best and the worst morning of last week. For each, write how cold it was, what ran overnight, the first offset, and the hour of the first good part.",
    change: {
      what: "On one machine, run its warm-up program, or spindle and axes without a part, for 25 minutes before the first part. Until then nobody changes an offset. Leave the machine next to it as it is, and compare.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Compare the two machines so far: first good size, offsets changed, parts lost in the first two hours.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Count bad parts of the first two hours on both machines. If the warm one has half as many or fewer, all that hold such a tolerance warm up from Monday.",
    refutes: {
      see: "As many bad parts come late in the shift as in its first two hours",
      means: "It isn't the cold",
      act: "Sort the same tags by tool, lot and machine",
    },
    confirms: {
      see: "More than half of the bad parts come within two hours of a cold start or a long stop",
      means: "The temperature makes them, not the person",
      act: "Change no offset in the first half hour, on any machine",
    },
    buy: "A gauge that sorts out bad parts finds them and doesn't stop them. Warm up one machine for two weeks first; it costs minutes.",
    ask: {
      what: "When the bad parts are made",
      question: "At what time of day did the last ten bad parts come off, and how long had the machine been running?",
      answered: answered["when-bad"],
    },
  },
  "scrap-is-normal": {
    themes: ["quality_inspection", "setup_changeover", "staffing_skills"],
    says: /\b(?:(?:scrap\w*|rework\w*|finish problems?)\b.{0,60}\b(?:territory|normal|high|always|part of|acceptable|percent|again)|parts we cannot ship|quality is uneven|same (?:part|feature|mistake)\b.{0,30}\bagain|one (?:order|job|part|set|piece) in (?:\w+)\b|made again|makes? (?:it|them|the missing ones) again|goes (?:around|through the shop) (?:again|twice)|second pass|out of shape|bad (?:parts?|ones)|drifted)\b/i,
    name: "scrap that keeps coming back",
    shownBy: ["kpi_scrap", "kpi_rework", "kpi_fpy"],
    headline: "You {likely}make parts twice because the same few reasons keep coming back",
    handCount: { name: "Parts made again", unit: "", goal: "half the first week's count" },
    goes: "We think nobody writes down which feature failed and why. So the same few reasons come back, and each remake takes a place that another job had.",
    isListed: true,
    count: {
      what: "Put one box and one sheet at {place}. For each bad part, write down the part, feature, machine, tool and lot, and whether the setup was new.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...atMachine],
    },
    change: {
      what: "Take the feature that came up most. Check it on every fifth part at the machine for the rest of the week.",
      minutes: 30,
      roles: ["inspectors", "foreman", ...atMachine],
    },
    look: {
      what: "Lay the bad parts with the same fault on one table. Ask whoever cut them what they changed on that day.",
      minutes: 30,
      roles: ["foreman", "inspectors", "setters", "machinists", "operators"],
    },
    decide: "Count the box by machine, feature and tool. The largest pile gets one name and one date; the others wait.",
    refutes: {
      see: "No machine, feature, tool or lot makes more than one bad part in five",
      means: "There is no one thing to fix",
      act: "Check first pieces for two weeks, and count again",
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

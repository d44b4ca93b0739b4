import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const stopsNobodySees = {
  "night-run-quits": {
    themes: ["capacity_visibility", "maintenance_downtime", "staffing_skills"],
    says: /\b(?:hit the lights|(?:night|morning|10 ?pm|all nite|all night|come back at)\b.{0,120}\b(?:quit|stopped|stops|bucket|red lamp|dark)|quit sometime|(?:until|till?) the morning crew|(?:stopped|quit|died|down) (?:on )?(?:friday|saturday|sunday|overnight|at (?:nine|ten|eleven|midnight|\d+ ?[ap]\.?m))|(?:nobody|no one) (?:knows|knew|finds|notices)\b.{0,20}\b(?:until|till) (?:monday|(?:the )?(?:next )?morning)|morning crew finds|dark machines|stopped with a)\b/i,
    name: "night runs that stop and nobody knows when",
    headline: "Your night runs {likely}stop early, and nobody knows when",
    handCount: { name: "Night runs that quit", unit: "this week", goal: "0" },
    goes: "We think each stop is small, and it costs the rest of the night because nobody is there. In the morning it is reset, and the reason is gone.",
    count: {
      what: "Each morning, read from the control of every machine that stood: the hour of its last part, the alarm, the part number. Write it down before anyone pushes reset.",
      minutes: 20,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Take the reason that came up most. Before leaving tonight, do the one thing against it on {place}: clear chips, fill, change the insert, check the bar.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    confirms: {
      see: "On two nights in five a run stops before midnight, mostly for the same reason",
      means: "One small fault eats the night",
      act: "Check for that one before every night, then the next",
    },
    buy: "A text message when a machine stops is right if somebody can come or reset it. Ten mornings of reasons tell you if it would have helped.",
    ask: {
      what: "When the night runs stop",
      question: "At what hour did the last three night runs stop, by the control's own clock?",
      answered: answered["night-stop-hour"],
    },
  },
  "short-stops": {
    themes: ["capacity_visibility", "maintenance_downtime"],
    says: /\b(?:bar feeders?\b.{0,60}\b(?:empty|out)|out of bar|chip nests?|low-coolant|door open with nobody|guys? (?:at|on) lunch|back from lunch|over lunch|isn['’]t worth writing|not worth writing|\d+ of (?:\d+|ten|them)\b.{0,40}\b(?:cutting|stopped|idle)|(?:\d+|five|six|seven) of (?:ten|\d+) stopped)\b/i,
    name: "short stops that nobody writes down",
    headline: "Your machines {likely}lose hours to short stops that nobody writes down",
    handCount: { name: "Machines sitting at each walk", unit: "", goal: "fewer each week" },
    goes: "We think each stop is too short to be worth a note, so it happens again every day on every machine. Nobody adds them up.",
    count: {
      what: "Walk the aisle at six set times today with a list of machines. For each that stands, check one of six reasons: bar or stock, chips, coolant, tool, waiting for somebody, door open.",
      minutes: 30,
      roles: ["foreman", ...floor],
      counted: {
        says: /\bclicker\b|\bclipboard\b|\bwalked (?:again|the aisle|the lathe row|thru)\b/i,
        what: "Take the count you have of the machines that stood, and repeat the walk at the same two hours tomorrow. This time check a reason for each: bar or stock, chips, coolant, tool, somebody.",
      },
    },
    repeats: "ten-looks",
    change: {
      what: "For one week, one person covers the machines over lunch and breaks: fills bar and coolant, clears chips. Count the parts before and after.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    confirms: {
      see: "More than a third of the machines are stopped at each walk, and two reasons make half of it",
      means: "Short stops take more hours than breakdowns",
      act: "Give those two reasons to one person each shift",
    },
    buy: "More machines of the same kind stand as often. They are right when the walk finds nine of ten cutting and work still waits.",
    ask: {
      what: "What stops a machine most often",
      question: "Of the last ten stops you saw, which reason came up most?",
      answered: answered["what-stops"],
    },
  },
  "paper-says-it-ran": {
    themes: ["capacity_visibility", "data_silos"],
    says: /\b(?:(?:shift |monday )?(?:sheet|report)\b.{0,30}\bsays (?:it |they )?(?:ran|no downtime|full)|sheet says no downtime)\b/i,
    name: "shift sheets that say the machines ran",
    headline: "The shift sheet says the machines ran when they {likely}sat",
    handCount: { name: "Hours on the sheet beyond those on the control", unit: "today", goal: "0" },
    goes: "We think the sheet is filled in at the end of the shift, from how the day felt. What stood for twenty minutes isn't on it.",
    count: {
      what: "For one shift, put what the sheet says next to what the control says for {place}: hours cut and parts made. Do it on three days.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Replace the sheet at {place} with one line per stop: from, to, and one letter for the reason. Whoever restarts it writes the line.",
      minutes: 20,
      roles: ["foreman", ...floor],
    },
    confirms: {
      see: "The control shows at least an hour a shift less than the sheet",
      means: "You plan with hours that weren't cut",
      act: "Read the control's counter at the end of each shift",
    },
    buy: "Monitoring is right once the lines on one machine changed one decision. Without that, its screens go dark like the last ones.",
    ask: {
      what: "How far sheet and control are apart",
      question:
        "For one machine yesterday: how many hours does the sheet say, and how many does the control's counter say?",
      answered: answered["hours-cut"],
    },
  },
  "gains-lost": {
    themes: ["capacity_visibility", "setup_changeover", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:kaizen|5s\b|lean (?:events?|program|teams?)|one step forward|slid(?:e|es|ing)? back|we (?:have )?put in lean)\b/i,
    name: "improvements that don't last",
    headline: "Your improvements {likely}slip back because nobody watches one number",
    handCount: { name: "Days the number was posted", unit: "this week", goal: "5" },
    goes: "We think an event fixes one machine, and the next job comes by another route and finds the old way. Nobody looks at a number each day that would show it.",
    count: {
      what: "List the last five improvements. For each, write the number before, the number right after, and the number today. No number is an answer too.",
      minutes: 60,
    },
    change: {
      what: "Pick one of the five. Write its number by hand {wall} every morning for two weeks, with the name of one person responsible for it.",
      minutes: 20,
    },
    confirms: {
      see: "Three of the five have no number today, or are back where they were",
      means: "Nobody watches the number, so the gain is lost",
      act: "Post one number with one name every morning, before the next event",
    },
    buy: "Another program or consultant starts the sixth event. Hold one gain for ten days first.",
    ask: {
      what: "What happened to the last gain",
      question: "Which improvement of last year can you still see in a number?",
      answered: {},
    },
  },
  "numbers-nobody-reads": {
    themes: ["capacity_visibility", "data_silos", "quoting_estimating"],
    says: /\b(?:nobody|no one) (?:looks at|reads|uses|opens|checks) (?:it|them|the (?:reports?|screens?|dashboards?|numbers|data)|any of)\b|\b(?:reports?|screens?|dashboards?|charts)\b[^.;]{0,40}\b(?:nobody|no one) (?:looks|reads|uses)\b|\b(?:more|all (?:this|that|the)) data than (?:anybody|anyone|we)\b|\btop (?:three|five|\d) (?:losses|reasons|stops|causes)\b/i,
    name: "numbers that nobody reads",
    headline: "Your numbers are there, and nobody {likely}decides anything from them",
    handCount: { name: "Decisions made from yesterday's numbers", unit: "this week", goal: "more each week" },
    goes: "We think there are too many of them at once. Nobody has the job of picking one, so the same hours are lost every week, on record.",
    count: {
      what: "From the reports you have, write down one list: last week's lost hours by reason, the longest first. Stop after five lines.",
      minutes: 60,
      roles: ["owner", "foreman"],
    },
    change: {
      what: "For two weeks, ten minutes at the screen each morning: yesterday's longest stop, its reason, one thing to do, one name. Nothing else.",
      minutes: 15,
      roles: ["foreman", "owner"],
    },
    refutes: {
      see: "Most of the lost hours have no reason at all",
      means: "The numbers can't tell you yet",
      act: "Get one reason for each stop over five minutes first",
    },
    confirms: {
      see: "One reason makes a quarter of the lost hours, and no one had it as a job",
      means: "You know where the hours go, and nobody acts on it",
      act: "Keep the ten minutes, and work on that reason until it is no longer first",
    },
    buy: "More screens or reports add to those that nobody reads. Buy nothing until one number has changed one decision.",
    ask: {
      what: "What the numbers decide",
      question: "Which decision in the last month came from one of those reports?",
      answered: {},
    },
  },
  "slow-is-normal": {
    themes: ["capacity_visibility", "maintenance_downtime"],
    says: /\b(?:accept (?:it|that)|as normal|used to it|below speed|run(?:s|ning)? slow\w*|turn\w* (?:it |the feed )?down|nobody had looked|something simple|we add offsets|clears? it|start(?:ed)? (?:it )?again|shim here|sulks?|what they are|been noisy)\b/i,
    name: "stops and slow runs that count as normal",
    headline: "Stops and slow runs {likely}cost you hours because everybody is used to them",
    handCount: { name: "Known faults fixed", unit: "", goal: "more each week" },
    goes: "We think people work around what the machine does instead of reporting it. A small fault takes minutes every shift until the day it takes the whole week.",
    count: {
      what: "Hang a sheet on {place}: each stop over five minutes, each cycle run slower than programmed, from when to when, and why.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Take the reason named most. Give it one planned hour this week: clean, fill, tighten, check against the manual.",
      minutes: 60,
      roles: ["maintenance", ...floor],
    },
    confirms: {
      see: "One reason makes a third of the minutes, and somebody already knew about it",
      means: "Known faults cost more than breakdowns do",
      act: "Fix that one, then ask again",
    },
    buy: "A new machine gets its own quirks, and they are accepted too. Write down the old one's first.",
    ask: {
      what: "What people work around",
      question: "Which machine runs below its programmed feed today, and since when?",
      answered: {},
    },
  },
  "waits-for-operator": {
    themes: ["capacity_visibility", "staffing_skills"],
    says: /\bno operator\b|\b(?:one|each|every) (?:man|guy|operator|person|machinist) (?:runs|has|tends|minds) (?:two|three|four|several)\b|\b(?:waits?|waiting|sits?|stands?) (?:done |finished )?(?:for (?:an?|the|its|his) (?:operator|man|guy)|until (?:the |an? |somebody|someone)(?:operator|man|guy)?\b[^.;]{0,20}(?:gets?|comes?) (?:back|to it|around))|\b(?:breaks?|lunch)\b[^.;]{0,40}\b(?:at once|same time|everybody|everything stops|machines stop)/i,
    name: "machines that sit until their operator gets to them",
    headline: "Machines {likely}sit finished until somebody gets to them",
    handCount: { name: "Machines found idle at ten looks", unit: "", goal: "fewer each week" },
    goes: "We think the cycles end together, and at breaks all of them end at once. Nobody is slow; nobody is there.",
    count: {
      what: "Look at {place} at ten set times a day for three days, breaks and lunch included. For each machine that sits, write what its operator is doing.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    repeats: "ten-looks",
    change: {
      what: "For two weeks, take breaks and lunch in turns, and start the two machines of each operator half a cycle apart.",
      minutes: 20,
      roles: ["foreman", ...floor],
    },
    refutes: {
      see: "Machines sit as often while somebody is free",
      means: "They don't wait for an operator",
      act: "Write the reason for each stop over five minutes",
    },
    confirms: {
      see: "A third of the looks that found a machine idle fall in a break, or while its operator is at another one",
      means: "Hours are lost to who is where, not to the machines",
      act: "Keep the turns, and give the longest cycles to whoever runs the most machines",
    },
    buy: "Bar feeders, pallets or a robot are right for the machines that sit most at the looks, once breaks are in turns.",
    ask: {
      what: "What operators do while it sits",
      question:
        "Of the last ten stops with no operator, how many were at breaks, and how many while he was at his other machine?",
      answered: {},
    },
  },
  "wrong-machine": {
    themes: ["capacity_visibility", "setup_changeover", "scheduling_priority", "programming_readiness"],
    says: /\b(?:could|can|should) (?:go|run|be (?:run|done|made|cut)) (?:just as well )?on (?:the|a|an|another|one of the|our)\b[^.;]{0,30}\b(?:axis|mills?|lathes?|verticals?|machines?|haas|manual)\b|\b(?:simple|easy) (?:parts?|work|jobs?|stuff)\b[^.;]{0,40}\bon the (?:5|five)[- ]?axis\b|\bdon['’]t (?:really )?need (?:the |a )?(?:5|five)[- ]?axis\b/i,
    name: "work on a machine it doesn't need",
    headline: "Your busiest machine {likely}runs work that another machine could do",
    handCount: { name: "Hours on it that another machine could run", unit: "this week", goal: "fewer each week" },
    goes: "We think a job goes where it ran last time, and nobody asks anymore which machine it needs.",
    count: {
      what: "Go through the jobs lined up for {place}. Mark each that another machine could run, and what that would take: a fixture, a program, or nothing.",
      minutes: 60,
      roles: ["programmers", "foreman"],
    },
    change: {
      what: "Take one repeat job off {place}: make the fixture or the program it needs, and run its next order on the other machine.",
      minutes: 120,
      roles: ["programmers", "foreman"],
    },
    refutes: {
      see: "Nearly every job in that line needs what only that machine can do",
      means: "Moving work won't free it",
      act: "Look at how its hours are lost: setups, waits for programs, stops",
    },
    confirms: {
      see: "A quarter or more of its hours could run elsewhere",
      means: "That machine has hours to win back without buying another",
      act: "Move one job a week, the one with the most hours first",
    },
    buy: "A second one is right if most of its line needs what only that machine can do. The marked list tells you.",
    ask: {
      what: "What needs that machine",
      question: "Of the last ten jobs on it, how many needed what only that machine can do?",
      answered: {},
    },
  },
  "hours-nobody-counts": {
    themes: ["capacity_visibility", "quoting_estimating"],
    says: /\b(?:(?:no clue|no idea) what|nobody (?:can say|knows|could say)|no one (?:can say|knows|could say)|(?:cannot|can['’]t|could not|none of us can) (?:say|tell|show)|never had a (?:good )?way to see|don['’]t know (?:how|what|which)|argue about|(?:has|have) (?:a|his own|her own|their own) (?:theory|explanation)|(?:three|five|different) answers|ask (?:five|three|the) |appears? nowhere|sounds? (?:right|plausible)|when it stopped|which is right|(?:spindles?|machines?|lathes?)\b.{0,40}\b(?:turning|standing|idle|not cutting)|looks? occupied)\b/i,
    untrue: { checked: [{ kind: "any-of", field: "tech_stack", choices: ["Datanomix", "Amper", "MachineMetrics"] }] },
    name: "machine hours that nobody counts",
    headline: "Nobody counts your machine hours, so more are {likely}free than anyone thinks",
    handCount: { name: "Looks out of ten that found it cutting", unit: "", goal: "more each week" },
    goes: "We think everybody decides from a different picture of the same machines. Without a count, the loudest picture wins, and the free hours stay where they are.",
    count: {
      what: "Ask three people how many hours {place} cut yesterday, and write the answers down. Then walk past ten times today at random and write down if it cuts.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    repeats: "ten-looks",
    change: {
      what: "Show the count {wall} every evening, next to the three answers. Tomorrow, try one fix for the longest stop that costs nothing.",
      minutes: 20,
    },
    confirms: {
      see: "The count and the guesses are more than ten points apart",
      means: "You decide on wrong numbers",
      act: "Keep counting at that machine, and decide from the count",
    },
    buy: "Another machine adds hours nobody counts either. Monitoring pays once the sheet has changed one decision.",
    ask: {
      what: "Where your machine hours come from",
      question: "Are the hours read off the machines, booked by people, or guessed?",
      answered: answered["hours-source"],
    },
  },
} as const satisfies Record<string, Situation>;

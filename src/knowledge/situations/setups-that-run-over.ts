import { says } from "../odds/answer-test.ts";
import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const setupsThatRunOver = {
  "lots-got-smaller": {
    themes: ["setup_changeover", "quoting_estimating", "capacity_visibility"],
    says: /\b(?:lots?|orders?|call-?offs?|releases?|batch(?:es)?|quantit(?:y|ies))\b[^.;]{0,60}\b(?:used to be|went from|gone from|dropped from|were|shrank|smaller)\b[^.;]{0,60}\b(?:now|today|to \d)/i,
    name: "lots that got smaller while plan and price stayed the same",
    shownBy: ["kpi_setup_share", "kpi_job_margin"],
    headline:
      "Your machines {likely}spend more of the day in setups because lots got smaller, and price and plan didn't follow",
    handCount: { name: "Pieces per setup on the busiest machine", unit: "", goal: "more each week" },
    goes: "We think customers call off in small lots what they used to order at once. The setup is the same, it comes more often, and fewer pieces pay for it.",
    count: {
      what: "For the five parts you make most, write pieces per order and setups a month, two years ago and now. Divide the setup minutes by the pieces.",
      minutes: 60,
      roles: ["planner", "estimator"],
    },
    compare:
      "Take one part that still comes in large lots, and one that got small. For each, write the pieces per order, the setups a month, the price, and when it was set.",
    isApart: true,
    change: {
      what: "Take the one part with the most call-offs. Make the next two at once and put the second on the shelf, if the customer has ordered it in writing.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Call that customer. Ask how far ahead they know what they need, and what two call-offs in one would be worth to them.",
      minutes: 30,
      roles: ["estimator", "planner"],
    },
    decide:
      "Divide setup minutes by pieces, then and now. If it doubled, the next quote of that part has setup on its own line.",
    refutes: {
      see: "Pieces per setup are within a fifth of what they were",
      means: "Lots haven't changed enough to matter",
      act: "Time the next three setups against the plan",
    },
    confirms: {
      see: "Half as many pieces or fewer share a setup, at the same price a piece",
      means: "The smaller lots take the hours and the margin",
      act: "Quote setup on its own line, and ask that customer for fewer call-offs",
    },
    buy: "Another machine runs the same small lots. Quick-change tooling makes sense for the part that is set up most.",
    ask: {
      what: "How the lots have changed",
      question: "For your largest customer: how many pieces per order two years ago, and how many now?",
      answered: {},
    },
  },
  "tools-touched-off": {
    themes: ["setup_changeover", "programming_readiness"],
    says: /\btouch(?:es|ed|ing)? (?:\w+ ){0,3}off\b|\b(?:different|own) (?:tool )?(?:numbers?|pockets?)\b|\bsame (?:tool|cutter|end ?mill|drill)\b[^.;]{0,40}\bT ?\d/i,
    name: "tools that are set again for every job",
    shownBy: ["kpi_changeover"],
    headline: "Every setup {likely}sets the same tools again, because they have no fixed number and place",
    handCount: { name: "Tools touched off per setup", unit: "", goal: "half the first week's count" },
    goes: "We think each program has its own numbers, so tools come out that the next job needs. They are loaded and touched off again while the machine sits.",
    count: {
      what: "For the next five setups at {place}, write the tools loaded, the tools touched off, the ones that were in the machine the day before, and the minutes.",
      minutes: 30,
      roles: [...atMachine],
    },
    kpi: "kpi_changeover",
    change: {
      what: "Pick the ten tools used most at {place}. Give each one number and one pocket, measured once, and leave them in. The next three programs use them.",
      minutes: 90,
      roles: ["programmers", ...atMachine],
    },
    look: {
      what: "Check the ten tools after two setups. Which were moved, and for what?",
      minutes: 30,
      roles: ["setters", "machinists", "operators"],
    },
    decide: "Compare tools touched off per setup, before and since. If it's half, fix the next ten.",
    refutes: {
      see: "Loading and touching off take less than a tenth of the setup",
      means: "Tools aren't what takes the time",
      act: "Time the other steps of the setup and take the longest",
    },
    confirms: {
      see: "Half of the tools touched off were in the machine the day before",
      means: "You set the same tools over and over",
      act: "Make one tool list for all programs of that machine",
    },
    buy: "A presetter makes sense once tools stay in their pockets. Before that it measures the same tools every day.",
    ask: {
      what: "Which tools stay in",
      question:
        "How many tools does a usual job change, and how many of those were out of the machine only for the last one?",
      answered: {},
    },
  },
  "kits-robbed": {
    themes: ["setup_changeover"],
    says: /\b(?:rob(?:s|bed|bing)?|borrow(?:s|ed|ing)?|steal(?:s|ing)?|stole|scaveng\w+|cannibali[sz]\w+|raid(?:s|ed)?|pick(?:s|ed) over)\b[^.;]{0,60}\b(?:carts?|kits?|trays?|tools?|holders?|collets?|jaws|fixtures?|vises?|clamps?|drawbars?|sub ?plates?)\b|\b(?:carts?|kits?|trays?|tool sets?|fixtures?)\b[^.;]{0,70}\b(?:whole|intact|picked over|stripped|robbed|raided|never complete|not complete|missing (?:two|three|something|a)|half empty)\b|\bnot enough (?:tool ?)?(?:holders?|collets?|arbors?|chucks?|vises|pallets)\b/i,
    name: "kits that are robbed for another job",
    shownBy: ["kpi_ready_to_run", "kpi_changeover"],
    headline: "Setups {likely}run over because each job's kit is robbed for another one",
    handCount: { name: "Kits that are whole", unit: "of those that should be", goal: "all" },
    goes: "We think there are fewer holders, jaws and fixtures than jobs that need them. So whoever is in a hurry takes from a kit that was ready, and the next setup there starts with a walk.",
    count: {
      what: "Open every kit, cart or tray that should be ready. Write which are whole, what each of the others lacks, and which job has it now.",
      minutes: 60,
      roles: ["foreman", "setters", ...atMachine],
    },
    compare:
      "Take the shortest and the longest setup of the same repeat job. For each, write which of its tools were together at the start, and where the others were found.",
    change: {
      what: "Lock the kits of the five jobs that repeat most. Whoever takes a piece out writes the piece, the job and the name on a card in its place.",
      minutes: 30,
      roles: ["foreman", "setters"],
    },
    look: {
      what: "Read the cards. For the piece that was taken most, count how many you own and how many jobs need one at the same time.",
      minutes: 30,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Time the setups from a locked kit, next to the others. If they're a third shorter, buy the pieces that were taken most, and name who puts kits together the day before.",
    refutes: {
      see: "Most kits are whole, and setups from a whole kit take as long as the others",
      ofChange: true,
      means: "The kits aren't what takes the time",
      act: "Time the steps of the same setups, and take the longest",
    },
    confirms: {
      see: "Fewer than half of the kits are whole, and setups from a whole one take a third less time",
      means: "There are more jobs than holders, jaws and fixtures",
      act: "Count how many jobs share each missing piece, before you buy any",
    },
    buy: "Another machine shares the same holders and fixtures, so the kits get emptier. More of the pieces that are always missing cost little. Count them first.",
    ask: {
      what: "What is missing from the kits",
      question: "Of the kits that should be ready this morning, how many are whole, and who has the missing pieces?",
      answered: { says: /\b(?:maybe|about|only)? ?\d+ (?:of them )?(?:are|is) (?:whole|complete)\b/i },
    },
  },
  "jaws-not-labeled": {
    themes: ["setup_changeover"],
    says: /\b(?:no labels?|no numbers on|not labeled|you just dig|across the aisle|another (?:machine|vise|building)|fixture it needed|(?:jaws|holders?|collets?|bars) (?:are|were) in (?:coffee )?cans|wherever the last \w+ laid|in the other (?:machine|vise)|boring jaws|(?:holders?|jaws|fixtures?) (?:were )?still in the)\b/i,
    name: "jaws, fixtures and holders that have no place",
    shownBy: ["kpi_ready_to_run", "kpi_changeover"],
    headline: "Setups {likely}run over because jaws, fixtures and holders have no place",
    handCount: { name: "Minutes spent looking, per setup", unit: "", goal: "half the first week's count" },
    goes: "We think the right piece is in the shop, and only the person who used it last knows where. What isn't found is made again.",
    count: {
      what: "For the next five setups on {place}, write each thing that had to be found or made: what it was, where it was, minutes.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    change: {
      what: "Take the twenty sets of jaws used most. Write the part number on each with a paint pen, and give each one a place with the same number.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Time one setup that uses the numbered jaws. Write down each thing that still had to be looked for.",
      minutes: 30,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Compare minutes of looking, before and since. If they fell by half, number the rest, twenty sets a week, with one name on it.",
    refutes: {
      see: "Hunting and remaking take less than a tenth of the setup",
      means: "Jaws and fixtures aren't what takes the time",
      act: "Time the steps of the same setups and take the longest",
    },
    confirms: {
      see: "Hunting and remaking take a third of the setup or more",
      means: "What a setup needs isn't kept in one place",
      act: "Put the place of each set on its setup sheet",
    },
    buy: "A cabinet or quick-change jaws help once every set has a number. Before that they hide the same pile.",
    ask: {
      what: "What is looked for most",
      question: "In your last five setups, what had to be found or made again, and how long did it take?",
      answered: answered["setup-takes"],
    },
  },
  "same-setup-varies": {
    themes: ["setup_changeover", "staffing_skills"],
    says: /\b(?:hours?|minutes|all day) (?:for|on) the same (?:one|job|part|setup)\b|\b(?:(?:every|each) (?:setter|man|guy|machinist) (?:trams|sets|measures|indicates|has)\b|same (?:part|plate|job|setup|cover)\b.{0,80}\b(?:minutes|hours?)\b.{0,60}\b(?:minutes|hours?)\b)/i,
    untrue: {
      checked: [says("setup_time_variability", "Very consistent")],
      says: /\b(?:set[- ]?ups?|change[- ]?overs?)\b[^.]{0,60}\b(?:consistent|(?:does|do)(?:n['’]t| not) matter who|whoever does)\b/i,
    },
    name: "the same setup that takes one hour one time and five the next",
    shownBy: ["kpi_setup_var"],
    headline: "The same setup {likely}takes one hour or five, and nobody wrote down how the short ones are done",
    handCount: { name: "Longest over shortest setup of one part", unit: "", goal: "closer each week" },
    goes: "We think the short times show what is possible, and nobody wrote down how they were done. So each setup is worked out again, with what is at hand.",
    isListed: true,
    count: {
      what: "For one repeat part, ask who had the shortest setup how it was done, and write the steps on one page. Time the next setup of it by that page.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    repeats: "good-and-bad",
    change: {
      what: "Put that one page {traveler} for the next two runs of the part, and write what didn't fit.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask whoever takes longest what gets in the way on that page. Change the page, not the person.",
      minutes: 30,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Compare the setup by the page with the longest one so far. If it saved half an hour, write the next page for the part that comes most.",
    refutes: {
      see: "The same setup takes within a quarter of the same time each time",
      means: "The setup is steady, whoever does it",
      act: "Compare that time with the one in the plan",
    },
    confirms: {
      see: "The longest setup of a part takes twice as long as its shortest",
      means: "The way of doing it makes the difference, not the part",
      act: "List the ten parts that come most, and who sets each one up fastest",
    },
    buy: "Probes and quick-change bases make a good setup shorter. They don't make ten ways into one; write the page first.",
    ask: {
      what: "Where the spread comes from",
      question: "What was different in the shortest and the longest setup of your most frequent job?",
      answered: answered["setup-spread"],
    },
  },
  "tools-built-too-late": {
    themes: ["setup_changeover", "programming_readiness"],
    says: /\b(?:begin to assemble tools|build (?:the )?(?:holders|tools) while|measures? (?:each|every) tool at the machine|set (?:the )?tools (?:at|in) the machine|piece of paper|when (?:the )?old job has already stopped|waiting for tool room|touch\w* off (?:every|each|tools?)|tools?\b.{0,30}\b(?:at|in) the spindle)\b/i,
    name: "tools that are built after the old job has stopped",
    shownBy: ["kpi_changeover", "kpi_setup_share"],
    headline: "Machines {likely}sit while tools are built that could have been ready",
    handCount: { name: "Setups with tools ready ahead", unit: "of those this week", goal: "every one" },
    goes: "We think the next job's tools could be ready while this one still runs. Nobody starts on them before the machine is quiet.",
    count: {
      what: "For the next five changeovers at {place}, write when the old job ended, when the first tool for the new one was begun, and when the last one was in.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    change: {
      what: "For tomorrow's job at {place}, build and measure its tools today, while the machine runs. Time that changeover.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask what it would take to build a job ahead every day: holders, a cart, half an hour of somebody.",
      minutes: 30,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Compare the changeover with tools built ahead and the others. If the machine sat half an hour less, name who builds ahead, and when.",
    refutes: {
      see: "Tools take less than a tenth of the changeover",
      means: "Tools are ready in time",
      act: "Time the other steps of the changeover and take the longest",
    },
    confirms: {
      see: "Half of the changeover goes into tools that could have been built before",
      means: "Tools are begun too late",
      act: "Give building ahead its own half hour in the plan",
    },
    buy: "A presetter makes sense as soon as somebody builds tools a job ahead. Five changeovers show what it would save.",
    ask: {
      what: "When tools are begun",
      question: "For the last five jobs, how long before the machine stopped were their tools begun?",
      answered: { says: /\bwhen old job has already stopped\b|\bwhile the \w+ sits\b/i },
    },
  },
  "tools-not-there": {
    themes: ["setup_changeover"],
    says: /\b(?:own boxes|hoard\w*|drawers? of|tool crib|the crib|make do with|robbed from|(?:walk|look|hunt|search|find)\w*\b.{0,60}\b(?:tools?|gauges?|fixtures?|holders?|things|inserts?|jaws|clamps|bolts|collets?)|(?:tools?|gauges?|fixtures?|jaws|collets?)\b.{0,40}\b(?:hunted|looked for|searched|missing)|takes a while to find)\b/i,
    name: "setups that start before their tools are there",
    shownBy: ["kpi_ready_to_run", "kpi_changeover"],
    headline: "Setups {likely}start before their tools are there, and the machine sits while people look",
    handCount: { name: "Setups with everything there", unit: "of those this week", goal: "every one" },
    goes: "We think nobody lays out the next job while this one still runs. So the walk for tools and gauges happens with the machine stopped.",
    count: {
      what: "At {place}, tally every walk during a changeover: what it was for, and how many minutes it took.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    change: {
      what: "For the next job on {place}, put everything on one cart before the machine stops: tools, holders, gauges, fixture, program, stock. Time that setup.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Take the thing that was fetched most. Find it a place at the machine, or put it on the cart for good.",
      minutes: 20,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Compare the setup from the full cart with the tallied ones. If it is a third shorter, name who fills the cart, and by what hour.",
    refutes: {
      see: "Setups from a full cart take as long as the others",
      ofChange: true,
      means: "The walks aren't what takes the time",
      act: "Time the setup step by step at the machine",
    },
    confirms: {
      see: "Setups from a full cart take a third less time than the others",
      means: "The walking costs you the time, not a lack of skill",
      act: "Put a cart together for every job on that machine by the afternoon before",
    },
    buy: "A presetter and spare holders pay off once a cart is full every afternoon. Before that they are one more thing to look for.",
    ask: {
      what: "What is missing when a setup starts",
      question: "In your last five setups, what did somebody have to go and get?",
      answered: answered["setup-takes"],
    },
  },
  "setups-invented": {
    themes: ["setup_changeover", "programming_readiness"],
    says: /\b(?:invent(?:s|ed|ing)?\b|as we go|every (?:setup|job) is (?:different|new)|(?:every|each) (?:part|job)\b.{0,40}\bown (?:fixtures?|tools?|cutters|set of)|builds? (?:the|a|each) fixture|knocks? (?:it|them) down|from scratch each|no (?:setup )?sheets?|simply part of the job|(?:vise|fixture|plate|clamps?|jaws|table|stop)s?\b.{0,40}\b(?:comes? (?:off|down)|(?:taken|took|take|put|bolted) (?:it )?(?:off|down|up|on|back)|(?:is|are|gets?) (?:built|bored)|cleared|unbolted)|indicat(?:e|es|ed) (?:it|the|again)|tram(?:s|med)? (?:it|the)|touch(?:es)? off|squar(?:e|ing) up|(?:swap|change(?:s|d)?)\b.{0,40}\b(?:collet|bushing|chuck)|lin(?:e|ed) up again)\b/i,
    name: "setups that are worked out from scratch each time",
    shownBy: ["kpi_setup_var", "kpi_changeover"],
    headline: "Each setup is {likely}worked out from scratch at the machine",
    handCount: { name: "Setups with a page to follow", unit: "of those this week", goal: "every one" },
    goes: "We think the setup is worked out at the machine, with the spindle stopped. What was learned goes home with the person, and the next run starts over.",
    count: {
      what: "At {place}, time the next five setups in two parts: working out how, and doing it.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    kpi: "kpi_changeover",
    change: {
      what: "For tomorrow's first job, work the setup out at a desk: vise or fixture, stops, tool list, zero. Put the page {traveler}.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask whoever set up from the page what was missing on it. Add that line, and file the page with the program.",
      minutes: 30,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Compare the setup with a page and those without. If it is a quarter shorter, write one page a day for next week's repeats.",
    refutes: {
      see: "Working out how takes less than a tenth of the setup",
      means: "People know how",
      act: "Write down each thing they wait for or look for",
    },
    confirms: {
      see: "A third or more of the setup is working out how",
      means: "Working it out at the machine costs you the time",
      act: "Let whoever programs hand over the page with the program",
    },
    buy: "Quick-change workholding saves minutes of doing. It saves none of the thinking; plan the setups first.",
    ask: {
      what: "How much of a setup is working it out",
      question: "In your last long setup, when did the first tool touch the part, and what came before?",
      answered: answered["setup-takes"],
    },
  },
  "long-setups": {
    themes: ["setup_changeover"],
    says: /^(?!.*\b(?:quot\w+|plan\w*|estimat\w+|supposed|should|standard|book)\b).*(?:\b(?:set(?:ting)?[- ]?ups?|change-?overs?|changing over|(?:get|getting)\b.{0,30}\bready)\b.{0,50}\b(?:half (?:a|the) (?:day|shift)|(?:a|the|one|whole|full) (?:day|shift|morning|afternoon)|(?:two|three|four|five|six|seven|eight|ten|[2-9]|1\d)(?: or \w+| to \w+)? (?:hours|hrs)|days)\b|\b(?:hours|half (?:a|the) (?:day|shift)|(?:the|a|whole) morning)\b.{0,30}\b(?:to (?:set (?:it |one |her )?up|change (?:it )?over)|(?:of|in|on) (?:set-?up|setting up|change-?over))\b)/i,
    isGeneral: true,
    name: "setups that take hours each time",
    shownBy: ["kpi_changeover", "kpi_setup_share"],
    headline: "Your machines {likely}spend hours being set up that they could spend cutting",
    handCount: { name: "Hours of setup at your busiest machine", unit: "", goal: "half the first week's count" },
    goes: "We think much of a setup is work that could be done while the last job still runs: fixture, tools, stops, program. The machine sits through all of it, and small lots pay for it every time.",
    isListed: true,
    count: {
      what: "At {place}, time the next three setups step by step. Mark each step that needs the machine stopped.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    kpi: "kpi_changeover",
    change: {
      what: "Take the longest step that doesn't need a stopped machine. For the next setups at {place}, do it before the last job ends.",
      minutes: 45,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Do the same with the second-longest step. Write down what it needs: a vise, a second set of holders, a gauge.",
      minutes: 30,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Compare the minutes the machine sat, before and with the step done ahead. Take those minutes times setups a week: that is what the next step is worth.",
    confirms: {
      see: "A third of the setup or more doesn't need the machine stopped",
      means: "You can cut the setup without buying anything",
      act: "Do those steps ahead, at every setup on that machine",
    },
    refutes: {
      see: "Nearly every minute of the three setups needs the machine stopped",
      means: "Working ahead won't give you the hours back",
      act: "Look at how the part is held: quick-change bases, and parts of one family in a row",
    },
    buy: "Quick-change workholding or a second pallet makes sense for the steps that need a stopped machine. Three timed setups show how many hours that is.",
    ask: {
      what: "What a setup is made of",
      question: "In your last setup at that machine, which steps needed it stopped, and for how many minutes?",
      answered: {},
    },
  },
} as const satisfies Record<string, Situation>;

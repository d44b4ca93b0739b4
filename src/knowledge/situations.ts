import type { Instead, RoleId } from "./first-weeks.ts";
import { namesAFeature, namesWhatIsFetched } from "./look-alikes.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** What a sentence tells of, narrower than a cause: what it is called, how it goes on, what to count and to change. Own judgment. */
export interface Situation {
  /** The causes it is a sign of. */
  readonly themes: readonly [ThemeId, ...ThemeId[]];
  readonly says: RegExp;
  /** In a sentence: `Your late jobs likely come from {name}`. */
  readonly name: string;
  /** How it goes on from there; our reading, and the words say so. */
  readonly goes: string;
  /** Takes the place of Monday's sheet where no system holds the count. Slots as in the first weeks. */
  readonly count: SituationTask;
  /** The task of the cause's own week that counts the same. */
  readonly repeats?: string;
  /** Thursday's change: free, and undone in a minute. */
  readonly change: SituationTask;
  /** What ten days show if it is this. */
  readonly ours: { readonly see: string; readonly means: string; readonly act: string };
  /** What is usually bought against it, and when that would be right. */
  readonly buy: string;
  /** What would decide it. */
  readonly ask: {
    readonly what: string;
    readonly question: string;
    readonly instead?: Instead;
    readonly answered?: RegExp;
  };
}

export interface SituationTask {
  readonly what: string;
  readonly minutes: number;
  /** The same in a shop that lacks what it rests on. */
  readonly instead?: Instead;
  /** Who could do it, the best first; without it, who leads the floor. */
  readonly roles?: readonly RoleId[];
}

const floor = ["setters", "machinists", "operators"] as const satisfies readonly RoleId[];

/** The narrowest first: the first that fits a sentence counts. */
export const situations = {
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
    },
  },
  "outside-step": {
    themes: ["material_supply", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:outside (?:process\w*|work|vendor\w*|step\w*|service\w*)|plat(?:ing|er)s?|heat[- ]treat\w*|hardening|coating|anodiz\w*|leave(?:s)? the building|go(?:es)? out for|sent out|come(?:s)? back from|when the vendor|subcontract\w*)\b/i,
    name: "the step that is done outside",
    goes: "We think the promised date holds no days for it. The lot leaves when it is done here, waits in the vendor's line, and nobody calls until it is late.",
    count: {
      what: "List every lot that is outside now: job, vendor, day it left, day it was promised back, day the customer expects it.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For the three lots that leave next, call the vendor before the last operation here. Agree on the day in and the day out, and write both {traveler}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    ours: {
      see: "Half of the late jobs were finished here on time and came back late",
      means: "The outside step makes them late",
      act: "Put the vendor's days into every promise, and call two days ahead",
    },
    buy: "Doing the step here is a purchase to weigh after a count: days lost outside times jobs a month, against the price. A second vendor comes first.",
    ask: {
      what: "How long the outside step really takes",
      question: "How many days were the last ten lots out, and on how many of those were they worked on?",
    },
  },
  "one-missing-part": {
    themes: ["material_supply", "flow_wip_dwell"],
    says: /\b(?:except for (?:one|a)|(?:one|a) (?:bought|missing|purchased|short) (?:part|item|piece)|short one|waiting (?:on|for) one|missing (?:parts?|components?|hardware))\b/i,
    name: "orders that wait for one part",
    goes: "We think work starts before everything for the order is here. Hours and cash go in early, and then all of it waits for the cheapest line on the list.",
    count: {
      what: "List every order that waits now, the one thing each waits for, the day that was ordered, and the dollars it holds up.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For two weeks, start no order until all of its bought parts are here or have a date in writing. Show the missing ones {wall}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    ours: {
      see: "Seven in ten waiting orders are missing just one bought part",
      means: "Orders start before they are complete",
      act: "Release only complete kits",
    },
    buy: "More stock of everything ties up cash. Stock the few parts that came up twice in the list.",
    ask: {
      what: "When the missing part was ordered",
      question: "Was the missing part of the last five waiting orders ordered late, or did it come late?",
    },
  },
  "ordered-late": {
    themes: ["material_supply", "data_silos", "programming_readiness", "scheduling_priority"],
    says: /\b(?:not (?:been )?ordered|ordered (?:too )?late|forgot to order|hasn['’]t been ordered|order\w* (?:the )?(?:material|stock|steel) (?:when|after|once)|nobody ordered|not in (?:the )?(?:rack|house) when)\b/i,
    name: "stock that nobody ordered in time",
    goes: "We think no list says which job needs what by when. The order goes out when the machine is already free, and the machine waits for the truck.",
    count: {
      what: "List the jobs that start in the next ten days. Mark each: stock on the rack, ordered with a date, or not ordered.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For two weeks, order the stock on the day the job is booked. Show the jobs that are still missing it {wall}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    ours: {
      see: "More than two of ten jobs due to start have no stock on order",
      means: "Ordering late, not the supplier, stops the machine",
      act: "Book the job and order its stock on the same day",
    },
    buy: "A purchasing system orders as late as the person in front of it. Try the list first.",
    ask: {
      what: "Who notices that stock is missing",
      question: "When were the last three waiting jobs booked, and when was their stock ordered?",
    },
  },
  "prices-move": {
    themes: ["material_supply", "quoting_estimating"],
    says: /\b(?:prices?\b.{0,60}\b(?:up|hold|higher|percent|\d+ ?%|jump\w*|change\w*)|hold a price|tariffs?)\b/i,
    name: "material that costs more and comes later than the quote says",
    goes: "We think the quote goes out with the old price and the old lead time. When the order comes, both have moved, and you pay the difference.",
    count: {
      what: "For the last ten orders with bought material, write the quoted price and days next to the price and days you got. Add up the difference.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "Put two lines on every new quote: the material price holds for so many days, and the date counts from the day the stock is here.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    ours: {
      see: "Material in the last ten orders cost over 5% more than was quoted",
      means: "The quote takes the risk, not the customer",
      act: "Quote material separately, with a date",
    },
    buy: "A bigger order at today's price is a bet. Do it only for bar or plate that three open orders already need.",
    ask: {
      what: "How old the material price in a quote is",
      question: "For the last five, how many days passed between quote and order, and how far did the price move?",
    },
  },
  "material-late": {
    themes: ["material_supply"],
    says: /\b(?:idle until|(?:bar )?stock (?:arrives?|comes?)|(?:material|castings?|forgings?|blanks?|stock|steel|metal|plate|supplier\w*|mill|foundry)\b.{0,60}\b(?:late|wait\w*|arriv\w*|longer|short|delay\w*|weeks?|not (?:here|there|come))|out of bar)\b/i,
    name: "material that comes late",
    goes: "We think the job is on the schedule before its stock is in the building. The machine is set aside for it, and then another job has to be found.",
    count: {
      what: "Go back over the last ten jobs that stood for stock. For each, write when it was ordered, when it was promised, when it came, and what it held up.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For two weeks, put no job on a machine's list until its stock is on the rack. Show what's short {wall}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    ours: {
      see: "One late start in three waited for stock, most from two suppliers",
      means: "Two suppliers set your schedule",
      act: "Ask those two for firm dates, and order a week sooner",
    },
    buy: "More stock hides the late supplier. Keep a rack of the two sizes that stopped a machine twice, and no more.",
    ask: {
      what: "Which two suppliers are late",
      question: "Of your last ten late receipts, how many came from the same two?",
    },
  },
  "loading-parts": {
    themes: ["staffing_skills", "capacity_visibility"],
    says: /\b(?:load\w*(?: and unload\w*)? (?:parts|blanks)|unload\w*|(?:taking|take|takes) parts out|tend(?:ing|s)? (?:the |a |one )?machines?|stand(?:s|ing)? at (?:the |a |one )?machines?|open(?:s|ed|ing)? (?:and (?:closes?|closing) )?(?:a |the )?(?:door|chuck)s?|opening doors|man at every machine)\b/i,
    name: "skilled people who load parts all day",
    goes: "We think a skilled hour goes into opening a door. Nobody has counted how long the machine cuts alone in between, so one person stays with one machine.",
    count: {
      what: "At {place}, time ten cycles: seconds a person is needed, and seconds the machine cuts alone.",
      minutes: 60,
      roles: floor,
    },
    change: {
      what: "Pick two machines side by side with long cycles. For one shift, let one person load both, and note each wait.",
      minutes: 60,
      roles: ["foreman", ...floor],
    },
    ours: {
      see: "The machine cuts alone for more than half of the cycle, with a person standing by",
      means: "You have the people, but they stand by machines that cut alone",
      act: "Pair the machines, and free one person a shift for setups",
    },
    buy: "A robot or a bar feeder is right where one part runs for days. Ten timed cycles and the lot sizes of a month tell you where.",
    ask: {
      what: "How long a machine cuts alone",
      question: "How long is a cycle of your longest-running part, and how many minutes of it need a person?",
    },
  },
  "everyone-differently": {
    themes: ["staffing_skills", "quality_inspection", "setup_changeover", "programming_readiness"],
    says: /\b(?:(?:everyone|everybody|each|every (?:man|guy|machinist|shift|operator)|no two)\b.{0,50}\b(?:different\w*|own (?:way|order|list|drawer)|his way|their way|same order)|no standard\w*|never the same (?:way|twice)|from memory)\b/i,
    name: "the same job done a different way each time",
    goes: "We think the best way is in one person's hands and on no paper. So the time and the quality of a job hang on who gets it.",
    count: {
      what: "Take one part that comes back. Ask three people separately for their order of steps, tools and offsets. Write down where they differ.",
      minutes: 60,
    },
    change: {
      what: "Let the one with the best parts write one page for that job. For the next two runs, everyone follows the page.",
      minutes: 60,
    },
    ours: {
      see: "The same job takes one person 50% longer than another",
      means: "The method, not the people, makes the difference",
      act: "Write one page for each of the ten jobs that come back most",
    },
    buy: "Another pair of hands adds one more way to do it. Write the page first.",
    ask: {
      what: "How much the same job varies",
      question: "What were the shortest and the longest run of one repeat part last year?",
    },
  },
  "slow-to-learn": {
    themes: ["staffing_skills"],
    says: /\b(?:newcomers?|new (?:people|hires?|guys|men|ones|hands)|less than (?:one|two|a) years?|months before|time to train|apprentice\w*|nobody to train|has been shown|never been shown|trained (?:one|two)|younger men)\b/i,
    name: "skills that take too long to pass on",
    goes: "We think nobody has an hour set aside to teach. New people watch, guess and ask, and the one who knows loses the day to answering.",
    count: {
      what: "Draw a skills matrix for {place}: who can load, set up, prove out and inspect, by shift. Circle each cell with only one name.",
      minutes: 60,
    },
    change: {
      what: "Cut one job into what takes a day to learn and what takes a year. Give the first part to a new person for the rest of the week.",
      minutes: 45,
    },
    ours: {
      see: "One stop in five or more waits for a person, and half of those need only a day's training",
      means: "You split the work wrong. You aren't short of people",
      act: "Train for the one-day part first",
    },
    buy: "A hire is useful from the day the job is cut so that a new person can run part of it.",
    ask: {
      what: "What a new person can do in a week",
      question: "Which tasks at your busiest machine could somebody learn in five days?",
    },
  },
  "cannot-hire": {
    themes: ["staffing_skills"],
    says: /\b(?:hard to (?:find|get|hire)|(?:can(?:not|['’]t)|could(?: not|n['’]t)) (?:find|hire|get) (?:people|anyone|anybody|machinists|operators|good|skilled|enough|help|hires?)|hires? we cannot find|nobody can be hired|no longer send|candidates?|applicants?|nobody appl(?:ies|y)|unemployment|shortage of (?:people|machinists|labor|skilled)|if we had the (?:machinists|people|operators)|more machines than people|open positions|struggle to hire|not enough (?:people|machinists|operators)|short[- ](?:handed|staffed)|machines? (?:go|are|goes|stand|is) dark|no operator)\b/i,
    name: "machines that wait for a person",
    goes: "We think part of each skilled person's day goes into work that needs no skill: fetching, loading, deburring, looking for things. Those hours are the first people you can hire.",
    count: {
      what: "For one shift, have each machinist mark every quarter of an hour: cutting, setting up, loading, fetching, waiting, other.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Take the largest of the marks that needs no skill. Give it to one other person for two days.",
      minutes: 30,
    },
    ours: {
      see: "More than a quarter of the marks need no machinist",
      means: "You have hours of skill that are used for something else",
      act: "Hire or move one helper before another machinist",
    },
    buy: "Hire for the skill that the count shows, not for a headcount. A helper is found sooner than a machinist.",
    ask: {
      what: "What your skilled people do all day",
      question: "Of eight hours, how many does a machinist spend on work that only a machinist can do?",
    },
  },
  "one-who-knows": {
    themes: ["staffing_skills", "programming_readiness", "quoting_estimating"],
    says: /\b(?:only (?:one|two|he|she|[A-Z][a-z]+)\b.{0,30}\b(?:can|knows?|run|sets?|does)|the only (?:one|man|person)|(?:can|could) do it\b|one (?:guy|man|person|operator|fellow)\b.{0,30}\b(?:can|knows?|who)|every(?:one|body) asks|in (?:his|her|my|one person['’]s) head|retir\w+|waits? (?:for (?:me|him|her)|until [A-Z][a-z]+)|(?:is|are|calls in) sick|on vacation|goes on vacation|two people who)\b/,
    name: "work that only one person can do",
    goes: "We think two jobs need that person at the same time every day. One of them waits, and the day that person is out, both do.",
    count: {
      what: "For three days, note each time a job or a machine waits for that person: who asked, what for, how many minutes.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Take what was asked most. Have a second person do it once, with the first one only watching.",
      minutes: 60,
    },
    ours: {
      see: "One stop in five or more waits for the same person",
      means: "One skill holds the machines up",
      act: "Train a second person for that one task, then the next",
    },
    buy: "Another pair of hands asks the same one person. Pass on one task first.",
    ask: {
      what: "How many jobs only one person can do",
      question: "How many of your machines can only one person set up?",
    },
  },
  "tools-not-there": {
    themes: ["setup_changeover"],
    says: /\b(?:own boxes|hoard\w*|drawers? of|tool crib|the crib|make do with|robbed from|(?:walk|look|hunt|search|find)\w*\b.{0,60}\b(?:tools?|gauges?|fixtures?|holders?|things|inserts?|jaws|clamps|bolts|collets?)|(?:tools?|gauges?|fixtures?|jaws|collets?)\b.{0,40}\b(?:hunted|looked for|searched|missing)|takes a while to find)\b/i,
    name: "setups that start before their tools are there",
    goes: "We think nobody lays out the next job while this one still runs. So the walk for tools and gauges happens with the machine stopped.",
    count: {
      what: "At {place}, tally every walk during a changeover: what it was for, and how many minutes it took.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "For the next job on {place}, put everything on one cart before the machine stops: tools, holders, gauges, fixture, program, stock. Time that setup.",
      minutes: 60,
      roles: ["foreman", ...floor],
    },
    ours: {
      see: "Setups from a full cart take a third less time than the others",
      means: "The walking costs you the time, not a lack of skill",
      act: "Put a cart together for every job on that machine by the afternoon before",
    },
    buy: "A presetter and spare holders pay off once a cart is full every afternoon. Before that they are one more thing to look for.",
    ask: {
      what: "What is missing when a setup starts",
      question: "In your last five setups, what did somebody have to go and get?",
      answered: namesWhatIsFetched,
    },
  },
  "setups-invented": {
    themes: ["setup_changeover", "programming_readiness"],
    says: /\b(?:invent\w*|as we go|every (?:setup|job) is (?:different|new)|from scratch each|no (?:setup )?sheets?|simply part of the job|(?:vise|fixture|plate|clamps?|jaws|table|stop)s?\b.{0,50}\b(?:off|down|up|again|built|cleared|unbolted|bored)|indicat(?:e|es|ed) (?:it|the|again)|tram(?:s|med)? (?:it|the)|touch(?:es)? off|squar(?:e|ing) up|(?:swap|change(?:s|d)?)\b.{0,40}\b(?:collet|bushing|chuck)|lin(?:e|ed) up again)\b/i,
    name: "setups that are worked out from scratch each time",
    goes: "We think the setup is worked out at the machine, with the spindle stopped. What was learned goes home with the person, and the next run starts over.",
    count: {
      what: "At {place}, time the next five setups in two parts: working out how, and doing it.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "For tomorrow's first job, work the setup out at a desk: vise or fixture, stops, tool list, zero. Put the page {traveler}.",
      minutes: 60,
      roles: ["foreman", ...floor],
    },
    ours: {
      see: "A third or more of the setup is working out how",
      means: "Working it out at the machine costs you the time",
      act: "Plan each setup the day before, and keep the page",
    },
    buy: "Quick-change workholding saves minutes of doing. It saves none of the thinking; plan the setups first.",
    ask: {
      what: "How much of a setup is working it out",
      question: "In your last long setup, when did the first tool touch the part, and what came before?",
    },
  },
  "gains-lost": {
    themes: ["capacity_visibility", "setup_changeover", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:kaizen|5s\b|lean (?:events?|program|teams?)|one step forward|slid(?:e|es|ing)? back|we (?:have )?put in lean)\b/i,
    name: "improvements that don't last",
    goes: "We think an event fixes one machine, and the next job comes by another route and finds the old way. Nobody looks at a number each day that would show it.",
    count: {
      what: "List the last five improvements. For each, write the number before, the number right after, and the number today. No number is an answer too.",
      minutes: 60,
    },
    change: {
      what: "Pick one of the five. Write its number by hand {wall} every morning for two weeks, with the name of one person responsible for it.",
      minutes: 20,
    },
    ours: {
      see: "Three of the five have no number today, or are back where they were",
      means: "Nobody watches the number, so the gain is lost",
      act: "Post one number with one name every morning, before the next event",
    },
    buy: "Another program or consultant starts the sixth event. Hold one gain for ten days first.",
    ask: {
      what: "What happened to the last gain",
      question: "Which improvement of last year can you still see in a number?",
    },
  },
  "big-lots": {
    themes: ["flow_wip_dwell", "setup_changeover"],
    says: /\b(?:(?:big|large|huge) (?:lots?|batch\w*)|worth putting on|lots? (?:is|of) (?:\d+|two hundred|hundreds|several)|some \d+ at a time|run extra|batch\w* (?:up|together)|whole (?:lot|skid|batch|family)|all sizes|monthly bundles|so we make|at once\b.{0,40}\b(?:cabinet|shelf|rack|year))\b/i,
    name: "lots that are too big to move",
    goes: "We think lots are big because setups are long. A big lot blocks the next machine for days, so the part you are out of waits behind parts nobody asked for.",
    count: {
      what: "For the ten largest lots on the floor, write pieces made, pieces a customer has ordered, and days since the lot started.",
      minutes: 60,
    },
    change: {
      what: "Pick one large lot. Send on the pieces that are ordered as soon as they are done, and let the rest follow.",
      minutes: 30,
    },
    ours: {
      see: "More than half of the pieces in the ten lots aren't for any order",
      means: "Lots fill the floor with parts nobody waits for",
      act: "Make what's ordered first, and cut the lot in half at the longest line",
    },
    buy: "Floor space and racks fill with the next big lot. Halve one lot first and watch the line behind it.",
    ask: {
      what: "What decides the size of a lot",
      question: "How long was the setup of your last large lot, and how many of its pieces were ordered?",
    },
  },
  "promised-blind": {
    themes: ["scheduling_priority", "capacity_visibility"],
    says: /\b(?:sales (?:gives?|promis\w*|quotes?|tells?|says?)|date that wins|promis\w* (?:a |the |any |every )?(?:date|delivery|customer|friday)s?|say yes to every\w*|accept (?:every|any|all|each)\w*|dates? (?:is|are) (?:a )?guess\w*|weeks (?:for|to) every\w*|date the customer|date we give|fixed lead times?|lead time from the)\b/i,
    name: "dates promised without a look at the load",
    goes: "We think the date is given before anyone adds up the hours in front of the machine it needs. The job is late on the day it is booked, and nobody sees it until it is due.",
    count: {
      what: "For {place}, add up the hours of all open jobs. Divide by its hours in a week. That's how many weeks you're booked.",
      minutes: 90,
      roles: ["planner", "foreman"],
    },
    change: {
      what: "For two weeks, no date goes out that is sooner than that number of weeks, unless one named person says which job moves for it.",
      minutes: 20,
    },
    ours: {
      see: "Half of the dates promised this month are sooner than the load allows",
      means: "Jobs are already late when you book them",
      act: "Update the number of weeks every Monday, and promise from it",
    },
    buy: "Scheduling software needs the same sum. Do it by hand for one machine first.",
    ask: {
      what: "How many weeks you're booked",
      question: "How many hours wait at the machine with the longest line, and how many does it run in a week?",
    },
  },
  "plan-does-not-fit": {
    themes: ["scheduling_priority", "quoting_estimating", "capacity_visibility", "data_silos"],
    says: /\b(?:(?:plan|schedule|system|erp|computer|routing) (?:says?|shows?|fits?|plans?|loaded|puts?|prints?)|overload\w*|let the ERP|ERP plan\w*|planning in our ERP|infinite (?:hours|capacity)|more (?:hours|work) (?:than|in a week)|planned at)\b/i,
    name: "a plan that books more hours than the machines have",
    goes: "We think the hours in the plan are not the hours the jobs take. So the week is full by Wednesday, orders are moved, and the plan is wrong for everybody else.",
    count: {
      what: "For ten jobs run last week at {place}, write planned and actual hours side by side. Add up both columns.",
      minutes: 60,
      instead: {
        lacking: "hours-by-job",
        what: "Put a card on ten jobs that start at {place} this week: hours planned, and hours from the first chip to the last part. Add up both columns as they close.",
      },
      roles: ["planner", "foreman"],
    },
    change: {
      what: "For next week at {place}, book only as many hours as it really ran last week. Write down what doesn't fit, before you promise it.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    ours: {
      see: "The ten jobs took over 15% more hours than planned",
      means: "The plan is full before the week starts",
      act: "Plan with actual hours, starting with that machine",
    },
    buy: "Planning software won't help while the hours in it are wrong. Correct the hours of ten jobs first, and see if the plan holds.",
    ask: {
      what: "How far planned and actual hours are apart",
      question: "What were the planned and the actual hours of the last ten jobs at your busiest machine?",
    },
  },
  "hot-jobs": {
    themes: ["scheduling_priority", "setup_changeover"],
    says: /\b(?:hot (?:list|jobs?)|rush (?:jobs?|orders?)|rushed|urgent\w*|red tags?|expedit\w*|whoever (?:shouts|yells|calls|stood|asks)|drop everything|squeaky|same machine at the same time|(?:take|taken|pulled|pull|took|takes|bump\w*) (?:off|down|it off|it down)\b|pushes the others?|emergenc\w*|shortage list|decides what goes next|another order is the one)\b/i,
    name: "hot jobs that push the others out",
    goes: "We think each hot job makes the next one. The job that came off needs a second setup, runs late, and is hot by next week.",
    count: {
      what: "Start a log of hot jobs: who asked, why, which job came in, which job got bumped, and if a setup was torn down.",
      minutes: 20,
    },
    change: {
      what: "Freeze tomorrow's first two jobs {plan}, for {place}, and show them {wall}. Only one named person may change them, and writes down why.",
      minutes: 30,
    },
    ours: {
      see: "Late starts drop by a third on the days when the freeze holds",
      means: "Hot jobs make the late jobs",
      act: "Freeze two days, then the next machine",
    },
    buy: "Scheduling software follows the same phone calls. Freeze two jobs a day first.",
    ask: {
      what: "Who asks for hot jobs",
      question: "Who asked for the last five hot jobs, and was that customer's date really in danger?",
    },
  },
  "late-found-late": {
    themes: ["flow_wip_dwell", "scheduling_priority", "data_silos"],
    says: /\b(?:customer (?:calls|asks|who asks)|walk (?:the )?(?:shop|floor) to find|where (?:is|are|his|her|an?|the)\b.{0,20}\b(?:jobs?|orders?)\b|how an order stands|find out (?:an? |the )?(?:order|job) is late|router sheets? (?:is|are|gets?) lost|lost (?:travelers?|routers?)|establish\w* what was finished|flashlight)\b/i,
    name: "jobs nobody can place until the customer calls",
    goes: "We think no list shows which job is behind while there is still time. The first to notice is the customer, and then only rushing helps.",
    count: {
      what: "Take the jobs due in ten days. For each, write where it is now, the next step, and the days of work left. Time how long it takes you to find them.",
      minutes: 60,
    },
    change: {
      what: "At the same time each day, take ten minutes, standing: read out the jobs due in five days, and who moves each one. Keep the list {wall}.",
      minutes: 15,
    },
    ours: {
      see: "A third of the jobs due in ten days can't make it anymore, and nobody had said so",
      means: "You learn too late that a job is late",
      act: "Keep the ten minutes, and call customers before they call you",
    },
    buy: "Barcodes and trackers need a scan at each step. Where the ten minutes show which step loses jobs, scan there.",
    ask: {
      what: "Where late jobs fall behind",
      question: "At which step did your last five late jobs fall a day behind for the first time?",
    },
  },
  "programs-lost": {
    themes: ["programming_readiness", "data_silos"],
    says: /\b(?:delet\w*|overwrit\w*|(?:file|program)s? (?:cannot|can['’]t|could not) be found|lost (?:the )?(?:file|program)s?|controls? (?:is|are) full|programm?ed again|memory sticks?|saved back|good one is the one)\b/i,
    name: "programs that get lost",
    goes: "We think the only good copy is in the control. Nothing hurts on the day it is deleted; the bill comes with the repeat order.",
    count: {
      what: "List the repeat jobs due in ten working days. Mark each program: found, found on another control, or gone.",
      minutes: 60,
    },
    change: {
      what: "New rule: no copy, no delete. Search every control for the missing ones before anyone writes a program again.",
      minutes: 60,
    },
    ours: {
      see: "For one repeat job in ten or more, nobody can find the program",
      means: "Lost programs make the rework",
      act: "Back up the program as the last step of every job",
    },
    buy: "More memory only delays the next deletion. If there is no way to copy a program out, buy that.",
    ask: {
      what: "Whether files are gone or elsewhere",
      question: "Were the last three missing programs deleted, on another control, or never saved?",
    },
  },
  "no-papers": {
    themes: ["programming_readiness", "data_silos", "setup_changeover", "scheduling_priority"],
    says: /\b(?:(?:work )?instructions?|set-?up sheets?|paperwork|tool lists?|travelers?)\b.{0,40}\b(?:missing|late|not (?:there|ready)|wait\w*|in hand)|\bno (?:work instructions?|set-?up sheets?|paperwork|tool lists?)\b/i,
    name: "jobs that reach the machine before their papers do",
    goes: "We think a job is let onto the floor when the order is booked, not when its papers are done. The machine is free, and the desk is not.",
    count: {
      what: "List the jobs that start this week. For each, mark what is there on the day before: program, setup sheet, tool list, drawing, stock.",
      minutes: 60,
    },
    change: {
      what: "For two weeks, no job goes to a machine with a gap on that list. The next complete one goes instead.",
      minutes: 30,
    },
    ours: {
      see: "More than a quarter of the jobs have a gap on the day before",
      means: "Jobs start before they can run",
      act: "Check each job the day before, and release only complete ones",
    },
    buy: "A system that prints the papers sooner helps once somebody checks that they are done. Check by hand first.",
    ask: {
      what: "What is missing most often",
      question: "What was missing in the last five waits: program, setup sheet, tools or stock?",
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
      answered: namesAFeature,
    },
  },
  "sits-between": {
    themes: ["flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:(?:sit(?:s|ting)?|wait(?:s|ing)?|stand(?:s|ing)?|l(?:ie|ies|ying)) for (?:\w+ )?(?:days|weeks|months)|between (?:departments|operations|steps)|after one department|before the next one|crisscross\w*|get stuck|gets? stuck|roll(?:s)? over|aisles|racks? (?:are|were|between|is)|on a rack|spends? \w+ weeks|crosses the building|in front of \w+|pieces in front)\b/i,
    name: "jobs that sit between two steps",
    goes: "We think each step works on what is handy, and nobody owns the gap between two of them. Busy machines and standing jobs fit together well.",
    count: {
      what: "Walk the floor and list every lot that hasn't moved in five days: job, place, last operation, what it waits for.",
      minutes: 45,
    },
    change: {
      what: "For the gap with the most lots, let nothing new into the step before it until half of them are gone.",
      minutes: 30,
    },
    ours: {
      see: "Half of the lots that sit wait in front of the same step",
      means: "That step sets the pace, and the others send it too much work",
      act: "Release work at that step's pace",
    },
    buy: "More machines ahead of the gap make the pile larger. Only hours at that one step help.",
    ask: {
      what: "Which step jobs wait for",
      question: "Of the lots that sit today, how many wait for the same machine or person?",
    },
  },
  "slow-is-normal": {
    themes: ["capacity_visibility", "maintenance_downtime"],
    says: /\b(?:accept (?:it|that)|as normal|used to it|below speed|run(?:s|ning)? slow\w*|turn\w* (?:it |the feed )?down|nobody had looked|something simple|we add offsets|clears? it|start(?:ed)? (?:it )?again|shim here|sulks?|what they are|been noisy)\b/i,
    name: "stops and slow runs that count as normal",
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
    ours: {
      see: "One reason makes a third of the minutes, and somebody already knew about it",
      means: "Known faults cost more than breakdowns do",
      act: "Fix that one, then ask again",
    },
    buy: "A new machine gets its own quirks, and they are accepted too. Write down the old one's first.",
    ask: {
      what: "What people work around",
      question: "Which machine runs below its programmed feed today, and since when?",
    },
  },
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
    },
  },
  "nobody-adds-up": {
    themes: ["quoting_estimating", "capacity_visibility"],
    says: /\b(?:(?:which|what) (?:customers?|jobs?|parts?|people)\b.{0,40}\b(?:make|lose|earn|pays?)|only just pays?|busy (?:but|and)\b.{0,40}\b(?:not|no|only|small)|not profitable|machine hour really costs|(?:make|made|lose|lost|earn\w*|losing) (?:or lose )?money|paying for itself|(?:quoted?|estimat\w*|prices?d?)\b.{0,80}\b(?:took|takes|actual|really|never|no one|nobody|compared?|memory|feel|guess\w*|rule of thumb|pound|per kilo)|hours over|year-?end|accountant|margin\w*)\b/i,
    name: "jobs whose cost nobody adds up",
    goes: "We think a job is closed when it ships, and its hours are never set beside the quote. So the next quote repeats what the last one lost.",
    count: {
      what: "Take the last ten jobs you shipped. For each: subtract material and outside work from the price, then divide by the machine hours it took. Sort them.",
      minutes: 90,
      instead: {
        lacking: "hours-by-job",
        what: "Put a card with every job that starts today: price, material, outside work, and each operation from when to when. Deburring and handling count too.",
      },
      roles: ["estimator"],
    },
    repeats: "ten-invoices",
    change: {
      what: "Take the two at the bottom. Quote the next one of each from its actual hours, or decline it.",
      minutes: 45,
      instead: {
        lacking: "hours-by-job",
        what: "Take the part that ran longest over the minutes in its price. Work out its price again from the timed minutes, and quote the next order from that.",
      },
      roles: ["estimator"],
    },
    ours: {
      see: "The best of the ten earns twice as much an hour as the worst",
      means: "Which jobs you take matters more than how fast you run",
      act: "Raise or drop the bottom two, every month",
    },
    buy: "Costing software needs hours by job. Write them on paper for ten jobs first.",
    ask: {
      what: "What your last jobs earned an hour",
      question: "What did your last five jobs bring in, less material, and how many machine hours did they take?",
      instead: {
        lacking: "hours-by-job",
        what: "Of the ten parts you make most, which ones has anybody timed since they were priced?",
      },
    },
  },
  "hours-nobody-counts": {
    themes: ["capacity_visibility", "quoting_estimating"],
    says: /\b(?:nobody (?:can say|knows|could say)|no one (?:can say|knows|could say)|(?:cannot|can['’]t|could not|none of us can) (?:say|tell|show)|never had a (?:good )?way to see|don['’]t know (?:how|what|which)|argue about|(?:has|have) (?:a|his own|her own|their own) (?:theory|explanation)|(?:three|five|different) answers|ask (?:five|three|the) |appears? nowhere|sounds? (?:right|plausible)|when it stopped|which is right|(?:spindles?|machines?|lathes?)\b.{0,40}\b(?:turning|standing|idle|not cutting)|looks? occupied)\b/i,
    name: "machine hours that nobody counts",
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
    ours: {
      see: "The count and the guesses are more than ten points apart",
      means: "You decide on wrong numbers",
      act: "Keep counting at that machine, and decide from the count",
    },
    buy: "Another machine adds hours nobody counts either. Monitoring pays once the sheet has changed one decision.",
    ask: {
      what: "Where your machine hours come from",
      question: "Are the hours read off the machines, booked by people, or guessed?",
    },
  },
  "typed-by-hand": {
    themes: ["data_silos", "scheduling_priority", "quoting_estimating"],
    says: /\b(?:typed|types|typewriter|keyed|re-?(?:key|typ|enter)\w*|entered twice|(?:orders?|invoices?|reports?|sheets?|forms?)\b.{0,40}\bby hand|copied (?:from|into)|in pencil|with pencil|notebooks?|folder is)\b/i,
    name: "paperwork that is typed by hand",
    goes: "We think the same order is written down three or four times before a chip is cut. Each copy takes an evening in the office, and the floor waits for the last one.",
    count: {
      what: "Take one order and follow it on paper: every sheet on which its customer, part, quantity and date are written, by whom, and how many minutes each took.",
      minutes: 60,
    },
    change: {
      what: "Pick the sheet that only repeats another one. For two weeks, staple a copy instead of typing it.",
      minutes: 20,
    },
    ours: {
      see: "The same date is written four times or more, and takes over half an hour an order",
      means: "The office, not the machine, sets the start",
      act: "Write it once, copy the rest",
    },
    buy: "A system is right once you can say which sheet it replaces and what that takes a week. The count of one order gives you both.",
    ask: {
      what: "What one order costs in the office",
      question: "How many minutes of typing does one order take, and how many orders come in a week?",
    },
  },
  "lists-disagree": {
    themes: ["data_silos", "scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:each department|own (?:schedules?|spreadsheets?|lists?|list|(?:job )?trackers?)|two (?:systems|numbers|lists)|(?:don['’]t|do not|not always) (?:the same|match|agree)|whose (?:figure|number|list|is) |keeps? a spreadsheet|keeps another|in three places|three places|(?:list|book) on the)\b/i,
    name: "lists that don't agree",
    goes: "We think each list is right for the one who keeps it. Nobody is wrong, and still the job is late, for no list holds the whole way.",
    count: {
      what: "For ten jobs, write the due date and the place from each list you have, and who keeps it. Circle those that differ.",
      minutes: 45,
    },
    repeats: "count-copies",
    change: {
      what: "Pick the number that differs most. Keep it in one place, {plan} or elsewhere, and stop the other copies for two weeks.",
      minutes: 30,
    },
    ours: {
      see: "More than three of ten jobs show different dates in different places",
      means: "People act on different numbers",
      act: "Keep each number in one place, and drop the copies",
    },
    buy: "A new system is one more list until the others stop. Stop one first.",
    ask: {
      what: "In how many places a date is kept",
      question: "In how many lists is the due date of one job written today?",
    },
  },
} as const satisfies Record<string, Situation>;

export type SituationId = keyof typeof situations;

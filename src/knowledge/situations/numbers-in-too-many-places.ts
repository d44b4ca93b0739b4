import { answered } from "../odds/answered.ts";
import type { NarrowerSituation, Situation } from "./situation.ts";

const clerks = ["clerks", "planner", "foreman"] as const;

/** A change of revision, quantity or date that didn't reach somebody who has a copy of their own. */
const changesMissed =
  /\b(?:(?:was|were)(?:n['’]t| never| not) told|never told (?:me|her|him|them|us)|nobody (?:told|tells) (?:me|her|him|them|us|purchasing|the (?:buyer|floor|shop))|(?:copy|sheet|print) (?:is|was) (?:a copy )?from (?:the day|before|when)|(?:cut|made|bought|built|ordered|ran) (?:it |them )?(?:to|from|off) the old (?:rev\w*|print|drawing|copy|date|quantity)|still (?:had|has|on|working (?:to|from)) (?:the |an )?old (?:rev\w*|print|drawing|copy|date|quantity))\b/i;

const changesThatMissACopy: NarrowerSituation["row"] = {
  handCount: { name: "Changes answered within a day", unit: "of those this week", goal: "all" },
  count: {
    what: "Compare every open order with each copy of it, line by line, once: revision, quantity, date. Write down each difference, and put it right today, before it is bought or cut.",
    minutes: 180,
    roles: ["buyer", ...clerks],
  },
  compare:
    "Take the last change that reached everybody, and the last one that didn't. For each, write who made it and where, who had to hear of it, and on which day they did.",
  change: {
    what: "From today, a change of drawing, quantity or date counts only when everyone with a copy has answered. One line is enough: job, old, new. Whoever makes the change sends it.",
    minutes: 20,
    roles: clerks,
    forAll: true,
  },
  look: {
    what: "Go through the changes sent so far. Which got no answer within a day, and whose copy was that?",
    minutes: 20,
    roles: clerks,
  },
  decide:
    "Count the changes and their answers. All answered: the rule stays, and the first copy is only read from Monday on. One missing: name one person who sends all changes.",
  confirms: {
    see: "One open order in ten, or more, differs from one of its copies",
    means: "Changes stop at the first list",
    act: "Have each number in one list; everyone else reads it there",
  },
  refutes: {
    see: "Hardly any open order differs from its copies",
    means: "Changes reach everybody",
    act: "For what came short or wrong, check receiving and the vendor",
  },
};

/** Hours that people write on paper, and that others type in more than one place. */
const hoursOnPaper = /\b(?:(?:time|hour|labor) (?:slips?|cards?|sheets?|tickets?)|slips|time ?sheets?)\b/i;
const hoursTyped =
  /\bpayroll\b[^.]*\b(?:job cost\w*|cost\w*|workbook|JobBOSS|E2|the system)\b|\bthree different hours\b/i;

const hoursTypedAgain: NarrowerSituation["row"] = {
  handCount: { name: "Places where the same hours are typed", unit: "", goal: "1" },
  count: {
    what: "Take ten of last week's time slips. For each, write the hours on the slip, in payroll, in the job costs and wherever else they are kept, and the day each was entered.",
    minutes: 60,
    roles: clerks,
  },
  compare:
    "Take one job on whose hours all places agree, and one where they don't. For each, write who entered what, on which day, and which was right.",
  change: {
    what: "From this week's slips on, hours are typed once: whoever types payroll adds the job number, and the job costs are filled from that list. For a week, nobody types them again.",
    minutes: 30,
    roles: clerks,
  },
  look: {
    what: "Ask whoever keeps hours of their own what the one list lacks before theirs can stop. Add that column.",
    minutes: 20,
    roles: clerks,
  },
  decide:
    "Compare the hours of five jobs on the one list and in the others. Four agree within a tenth: the others stop, and whoever makes the prices gets the list every month.",
  confirms: {
    see: "On two slips of ten, or more, the places don't show the same hours",
    means: "Nobody can cost or price a job from them",
    act: "Type the hours once, for payroll, job costs and prices",
  },
  refutes: {
    see: "All places show the same hours within a week",
    means: "The hours are right, and only late",
    act: "Give them to whoever makes the prices in the same week",
  },
};

/** The narrowest first. */
export const numbersInTooManyPlaces = {
  "billing-late": {
    themes: ["data_silos", "material_supply"],
    says: /\binvoic\w*\b[^.;]{0,60}\b(?:reject\w*|bounc\w*|back|wrong|late|wait\w*|sit|sits|days|weeks|mistyped|typo)\b|\b(?:credit hold|on hold for payment|cut us off)\b/i,
    together: [
      /\b(?:invoic\w*|bills?|billed)\b/i,
      /\b(?:reject\w*|bounc\w*|sent back|sends? (?:it|them) back|kick(?:ed|s)? (?:it |them )?(?:back|out))\b/i,
      /\b(?:credit hold|on hold|prepay|overdraft|bank|money|cash|\w+ty days|\d+ days)\b/i,
    ],
    name: "invoices that go out late or come back",
    headline: "The money {likely}comes late because invoices wait or come back, and not because the work is late",
    costsNoHours: true,
    handCount: { name: "Shipped orders without an accepted invoice", unit: "", goal: "0" },
    goes: "We think the parts ship and the paper for the money waits, or comes back over one wrong line. What you can't pay in time holds up the next jobs.",
    count: {
      what: "For the last twenty orders shipped, write the day shipped, the day invoiced, each time it came back and why, and the day paid.",
      minutes: 60,
      roles: ["owner"],
    },
    compare:
      "Take the last invoice that was paid on time, and the one that took longest. For each, write the day shipped, invoiced, sent back and paid, and what it was typed from.",
    isApart: true,
    change: {
      what: "For a week, each order is invoiced on the day it ships. Copy the lines from the customer's order and don't type them again.",
      minutes: 20,
      roles: ["owner"],
    },
    look: {
      what: "Call the customer who sent most invoices back. Ask which line was wrong, and whom to send it to.",
      minutes: 30,
      roles: ["owner"],
    },
    decide:
      "Add up what is shipped and not yet invoiced. If it is more than a week's sales, invoicing comes before the mail each day.",
    refutes: {
      see: "Invoices go out within a day and none came back",
      means: "Your invoices are in order",
      act: "Compare the days customers take to pay with what they agreed to",
    },
    confirms: {
      see: "One invoice in five came back, or waited for a week",
      means: "The paper holds your cash, not the customer",
      act: "Fix the one line that sent most of them back",
    },
    buy: "A line of credit pays for the wait. Shorten the wait first, and see what is left.",
    ask: {
      what: "Where the days go between truck and money",
      question: "For the last five orders: how many days from shipped to invoiced, and from invoiced to paid?",
      answered: {},
    },
  },
  "settled-by-argument": {
    themes: ["data_silos", "scheduling_priority", "quoting_estimating"],
    says: /\b(?:which (?:one|of them) (?:was|is) right|don['’]?t know which is right|loudest (?:manager|voice|one)|from the stomach|run what feels hot|different late lists|go ask \w+|\w+ put it at \d+|three (?:different )?(?:late )?lists)\b/i,
    name: "numbers that nobody can agree on",
    shownBy: ["kpi_data_capture"],
    headline: "You {likely}argue about numbers because nobody can say which one is right",
    handCount: { name: "Numbers nobody could agree on", unit: "a week", goal: "0" },
    goes: "We think each number is right for what it was made for. As long as none of them has the final say, the question comes back every week.",
    count: {
      what: "Write the three numbers you argue about most. For each: every place it is kept, who writes it there, and which place was right the last time.",
      minutes: 45,
    },
    repeats: "count-copies",
    change: {
      what: "For a week, name one place for one of the three. Only that place counts; whoever disagrees corrects it there, the same day.",
      minutes: 20,
    },
    look: {
      what: "Watch one of the three numbers for a day: who looks it up, where, and what they do with it.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count how often the named place was right. Eight times in ten or more: name it for good, and tell everyone.",
    refutes: {
      see: "Each place was right about as often as the others",
      means: "No one list can be trusted yet",
      act: "Find out for one of the three who writes it first, and when",
    },
    confirms: {
      see: "For one of the three, the same place is right eight times out of ten",
      means: "One source is good enough to decide from",
      act: "Name it for good, and drop that column from the others",
    },
    buy: "A new system makes sense when you can say which lists end on the day it starts. Name one source by hand first.",
    ask: {
      what: "Which number people act on",
      question: "When two of them disagree, which one does the floor follow, and who decided that?",
      answered: answered["followed-list"],
    },
  },
  "same-number-typed-again": {
    themes: ["data_silos", "quoting_estimating"],
    says: /\b(?:retyp(?:es?|ing)|keyed by \w+ in \w+,? then|re-?keys?|re-?dates?|copying (?:job numbers|figures|numbers)|copies (?:it|them) out|i key that|type it (?:once|a)|typed? from paper|then quickbooks|keyed to|(?:month|books) (?:is |are )?closed? (?:by|on) day)\b/i,
    name: "the same number typed into several places",
    shownBy: ["kpi_data_capture"],
    headline: "The same number is {likely}typed into several places, and they don't agree",
    handCount: { name: "Minutes spent typing a number again", unit: "", goal: "half the first week's count" },
    goes: "We think each copy was added because somebody didn't trust or couldn't see the first. A slip in one of them may reach the customer first.",
    count: {
      what: "Follow one order from the first call or email to the invoice: each place where its dates, quantities or prices are written down, by whom, how many minutes it takes, and who would miss that copy.",
      minutes: 60,
    },
    repeats: "count-copies",
    change: {
      what: "Pick the copy that fewest people would miss, but no invoice and no inspection record. Stop typing it for a week, and write down who asks for it.",
      minutes: 20,
    },
    look: {
      what: "Write down who asked for the copy you stopped, and what for. If somebody needed one column of it, send that column.",
      minutes: 20,
      roles: ["planner"],
    },
    decide:
      "Count who missed it. Nobody: it ends today, and the next copy stops on Monday. Somebody: bring it back, and stop another.",
    narrower: [
      {
        says: [changesMissed],
        row: changesThatMissACopy,
      },
    ],
    refutes: {
      see: "An order takes less than ten minutes of typing in all",
      means: "Typing isn't where the time goes",
      act: "For the same order, write down where it waited between two desks",
    },
    confirms: {
      see: "Nobody asks for the copy you stopped",
      means: "That copy is typed by habit",
      act: "End that copy, and try the next",
    },
    buy: "Linking two programs, or buying a new one, makes sense for the copies people really use. Stop the others first; then you know what to buy.",
    ask: {
      what: "Which copy nobody would miss",
      question: "Which list or sheet did nobody ask for in the last month?",
      answered: {},
    },
  },
  "hours-on-wrong-jobs": {
    themes: ["data_silos", "quoting_estimating", "capacity_visibility"],
    says: /\b(?:clock(?:s|ed)?|log(?:s|ged)?|book(?:s|ed)?|punch(?:es|ed)?) (?:on |in |onto |in to |into )?(?:to )?(?:\w+ ){0,3}(?:(?:two|three|four|several) jobs|(?:wrong|whatever|same|any|first) job|jobs? at once)\b|\b(?:nobody|no one) (?:believes|trusts) (?:the |them|those |these |our )?(?:hours|times?|labor|them)\b|\brework\b[^.;]{0,40}\b(?:same job|not (?:tracked|seen|logged)|never see)\b/i,
    name: "hours that land on the wrong jobs",
    shownBy: ["kpi_data_capture", "kpi_est_actual"],
    headline: "Hours {likely}land on the wrong jobs, so nobody believes what a job took",
    costsNoHours: true,
    handCount: { name: "Jobs whose hours two people agree on, of ten", unit: "", goal: "more each week" },
    goes: "We think people clock on to what is open and easy, and nobody reads it back to them. So the numbers are there, and no one uses them.",
    count: {
      what: "For five jobs this week, stand at the machine and write start and stop of setup and run yourself. Next to it, write what was clocked on that job.",
      minutes: 45,
      roles: ["foreman", "planner"],
    },
    compare:
      "Take a job whose hours you believe, and one whose hours you don't. For each, write who clocked it, how many jobs ran at once, and when it was entered.",
    change: {
      what: "For a week, one job per person at a time, rework on its own line, and the foreman reads yesterday's hours back at the machine each morning.",
      minutes: 20,
      roles: ["foreman"],
    },
    look: {
      what: "Ask at the machine why the furthest-off job was clocked that way: two jobs at once, rework, or forgotten.",
      minutes: 30,
      roles: ["foreman"],
    },
    decide:
      "Count the jobs within a tenth. Fewer than four of five: read the hours back for another week before you use any of them.",
    refutes: {
      see: "The clocked hours are within a tenth of yours on four jobs of five",
      means: "The hours are right; people just don't look at them",
      act: "Show ten jobs with quote and hours side by side",
    },
    confirms: {
      see: "On two jobs of five or more, the clocked hours are off by a quarter",
      means: "No cost, quote or schedule built on them can be right",
      act: "Until they are within a tenth, base no price and no date on them",
    },
    buy: "Another system gets the same hours. It makes sense once people clock one job at a time and somebody reads it back.",
    ask: {
      what: "How far off the hours are",
      question: "On the last job you watched yourself, how many hours did it take, and how many were clocked on it?",
      answered: {},
    },
  },
  "typed-by-hand": {
    themes: ["data_silos", "scheduling_priority", "quoting_estimating"],
    says: /\b(?:typewriter|typed (?:by|up)|types (?:up|out)|entered twice|(?:orders?|invoices?|reports?|sheets?|forms?)\b.{0,40}\bby hand|copied (?:from|into)|in pencil|with pencil|notebooks?|folder is)\b/i,
    name: "paperwork that is typed by hand",
    shownBy: ["kpi_data_capture"],
    headline: "Your people {likely}lose days to paperwork that is typed by hand",
    handCount: { name: "Sheets typed by hand", unit: "", goal: "half the first week's count" },
    goes: "We think the same order is written down several times before a chip is cut, and the floor waits for the last copy.",
    count: {
      what: "Take one order and follow it on paper: every sheet on which its customer, part, quantity and date are written, by whom, and how many minutes each took.",
      minutes: 60,
    },
    compare:
      "Take the order that took least typing, and the one that took most. For each, write who typed what, and from where.",
    change: {
      what: "Pick the sheet that only repeats another one. For a week, staple a copy instead of typing it.",
      minutes: 20,
    },
    look: {
      what: "Ask whoever gets the stapled copy what was missing on it. Change the first sheet so that nothing is.",
      minutes: 20,
      roles: ["planner"],
    },
    decide: "Add up the minutes saved on the orders of this week. If it is five an order or more, drop the next sheet.",
    narrower: [{ says: [hoursOnPaper, hoursTyped], row: hoursTypedAgain }],
    refutes: {
      see: "An order takes less than ten minutes of typing in all",
      means: "Typing isn't where the time goes",
      act: "For the same order, write down where it waited between two desks",
    },
    confirms: {
      see: "The same date is written four times or more, and takes over half an hour an order",
      means: "The office, not the machine, sets the start",
      act: "Write it once, copy the rest",
    },
    buy: "A system makes sense once you can say which sheet it replaces and what that takes a week. The count of one order gives you both.",
    ask: {
      what: "What one order costs in the office",
      question: "How many minutes of typing does one order take, and how many orders come in a week?",
      answered: answered["typing-hours"],
    },
  },
  "lists-disagree": {
    themes: ["data_silos", "scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:each department|own (?:schedules?|spreadsheets?|lists?|list|(?:job )?trackers?)|two (?:systems|numbers|lists)|(?:don['’]t|do not|not always) (?:the same|match|agree)|says \d+\b.{0,30}\b(?:says|says?) \d+|\bsays (?:due )?the \d+|whose (?:figure|number|list|is) |keeps? a spreadsheet|keeps another|in three places|three places|(?:list|book) on the)\b/i,
    together: [
      /\b(?:real|true|right) dates?\b/i,
      /\b(?:to protect (?:them|our|my|him|her)sel\w+|cushion\w*|fudge\w*|pad(?:s|ded|ding)?)\b|\bkeeps? the (?:real|true|right) dates? (?:on|in)\b/i,
    ],
    name: "lists that don't agree",
    shownBy: ["kpi_data_capture"],
    headline: "Everybody {likely}works from a list they trust, and no two lists agree",
    costsNoHours: true,
    handCount: { name: "Jobs with two different dates", unit: "of ten checked", goal: "0" },
    goes: "We think each list is right for the one who keeps it. Nobody is wrong, and the job is still late, because no list follows it all the way through.",
    count: {
      what: "For ten jobs, write down the due date and where the job is, according to each list you have, and who keeps it. Circle those that differ.",
      minutes: 45,
    },
    compare:
      "Take one job on which all lists agreed, and one on which they didn't. For each, write who set each date, on which day, and what they had to go by.",
    isApart: true,
    repeats: "count-copies",
    change: {
      what: "Pick the number that differs most. Keep it in one place, {plan} or elsewhere, and stop the other copies for a week.",
      minutes: 30,
    },
    look: {
      what: "Walk to three of the jobs whose lists differ. Write down which list was right.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the jobs with two dates. If the one place was right more often, the other lists lose that column on Monday.",
    narrower: [
      {
        says: [changesMissed],
        row: changesThatMissACopy,
      },
    ],
    refutes: {
      see: "Nine of ten jobs show the same date everywhere",
      means: "The lists agree",
      act: "Follow one late job, and write down who knew what on which day",
    },
    confirms: {
      see: "More than three of ten jobs show different dates in different places",
      means: "People act on different numbers",
      act: "Name who keeps each number, and where",
    },
    buy: "A new system is one more list until the others stop. Stop one first.",
    ask: {
      what: "How many places hold the same number",
      question: "In how many lists is the due date of one job written today?",
      answered: answered["places-counted"],
    },
  },
} as const satisfies Record<string, Situation>;

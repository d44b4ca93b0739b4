import { answered } from "../odds/answered.ts";
import { showsLater } from "../page-one/hand-count.ts";
import type { NarrowerSituation, Situation } from "./situation.ts";

/** Two people price the same work and get different prices. */
const twoPrice =
  /\b(?:two of us|both (?:of us|estimators)|(?:and I|we) (?:each|both) (?:price|quote|bid|calculate)|two estimators)\b/i;
const theyDiffer =
  /\b(?:apart|differ\w*|not the same|(?:percent|%) (?:higher|lower|more|less)|the (?:lower|higher) (?:one|sheet|price))\b/i;

const twoPrices: NarrowerSituation["row"] = {
  handCount: { name: "Prices that both would sign", unit: "of five", goal: "5" },
  count: {
    what: "Take three jobs that were priced twice, or price three twice today, each of you alone. Lay the two sheets side by side, line by line: hours, rate, material, what was added. Mark the line that differs most.",
    minutes: 90,
    roles: ["estimator", "owner"],
  },
  change: {
    what: "For a week, that one line is filled in from one table that both use. Where the two prices of a job are still more than a twentieth apart, it goes out only with both names on it.",
    minutes: 30,
    roles: ["estimator", "owner"],
  },
  look: {
    what: "For the line that differed most, look up what three closed jobs really took. Put that in the table.",
    minutes: 45,
    roles: ["estimator"],
  },
  decide:
    "Compare how far apart the two prices are now and were then. Half as far: the table gets the next line. No closer: let one of you price each kind of job.",
  confirms: {
    see: "The same line makes half of the difference on two jobs of three",
    means: "You differ in one number, not in judgment",
    act: "Keep that number in one table, from closed jobs, and add the next line",
  },
  refutes: {
    see: "The two prices differ in another line each time",
    means: "No one number makes the difference",
    act: "Compare quoted and actual hours of the last ten jobs, by who priced them",
  },
};

/** The narrowest first. */
export const jobsQuotedTooLow = {
  "orders-too-small": {
    themes: ["quoting_estimating", "setup_changeover", "data_silos"],
    says: /\b(?:small|little|tiny|one[- ]?off|two[- ]piece|single) (?:orders?|jobs?|quantities)\b[^.;]{0,80}\b(?:cost|paper\w*|lose|losing|not worth|minimum|setup|eat|as much)\b|\bno minimum\b|\bminimum (?:order|charge)\b/i,
    name: "small orders that cost more than they bring",
    shownBy: ["kpi_job_margin"],
    oneLine:
      "A small order takes the same setup, paper and phone calls as a large one, and its price doesn't cover them.",
    headline:
      "Small orders {likely}cost you more than they bring, because each takes the same setup and paper as a large one",
    costsNoHours: true,
    handCount: { name: "Orders below the minimum charge", unit: "a month", goal: "0", later: showsLater.month },
    goes: "We think every order takes the same paper, setup and phone calls, whatever its size. With no minimum, the large orders pay for the small ones.",
    count: {
      what: "Sort last quarter's orders by price. For the smallest fifty, add up price, setups and the minutes of paper each took. Next to it, their share of all sales and setups.",
      minutes: 90,
      roles: ["estimator", "planner"],
    },
    compare:
      "Take one small order and one large one of last week. For each, write every step in the office and the shop, the minutes it took, and what the customer paid.",
    isApart: true,
    fedBy: ["sales"],
    change: {
      what: "Pick one minimum charge, about what a setup and its paper cost you. For a week, no quote goes out below it. Write down who says no.",
      minutes: 30,
      roles: ["estimator"],
    },
    look: {
      what: "Call two customers of small orders. Ask if they would take the minimum, or order twice the number half as often.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Count who said no to the minimum, and what those orders brought. If it is less than their setups cost, the minimum stays.",
    refutes: {
      see: "The smallest fifty bring at least what their setups and paper cost",
      means: "Small orders pay for themselves",
      act: "Do the same sum for the ten largest",
    },
    confirms: {
      see: "The smallest fifty bring less than a tenth of the sales and take a quarter of the setups or more",
      means: "The small orders are paid by the others",
      act: "Offer those customers one larger order in place of several small ones",
    },
    buy: "Software makes each small order's paper faster. A minimum charge makes fewer of them, and costs nothing.",
    ask: {
      what: "What an order costs before the first chip",
      question: "How many minutes of quoting, entering, setup and invoicing does an order for three pieces take?",
      answered: {},
    },
  },
  "too-little-work": {
    themes: [
      "quoting_estimating",
      "staffing_skills",
      "capacity_visibility",
      "scheduling_priority",
      "flow_wip_dwell",
      "setup_changeover",
    ],
    says: /\b(?:we are|we['’]re|it['’]s|business is|work is) (?:really |honestly |pretty |very )?(?:slow|dead|quiet)\b(?! to| at| in)|\b(?:not enough|short of|need more|out of) (?:work|orders)\b(?! in process)|\b(?:customers?|they|accounts?) (?:moved|took|pulled|sent) (?:it|them|the work|their work|the parts)(?: \w+)? (?:to (?:mexico|china|india|another shop|somebody else|a competitor)|overseas|offshore|in[- ]house|elsewhere)\b|\bmachines? (?:haven['’]t|hasn['’]t) (?:run|turned) (?:in|for)\b/i,
    untrue: {
      says: /\b(?:already (?:gave|given|placed|bought|awarded)|(?:pile|stack|heap|tray|inbox) of (?:quotes|rfqs|drawings|prints|inquiries|enquiries)|more work than|(?:turn|turned|turning) (?:away|down) (?:work|orders|jobs)|can['’]t (?:find|get|hire) (?:a |an |any |enough |good )*(?:\w+ )?(?:machinists?|makers?|people|help|operators?|hands)|backed up|booked (?:out|solid))\b/i,
      checked: [
        { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] },
        { kind: "any-of", field: "overtime_dependency", choices: ["Often", "Every week"] },
      ],
    },
    name: "too little work",
    shownBy: ["kpi_quote_hit", "kpi_spindle_util"],
    oneLine: "Machines wait for orders, so faster work alone wouldn't bring in more.",
    headline: "You are {likely}short of orders, not of hours",
    costsNoHours: true,
    handCount: { name: "Quotes sent to customers from before", unit: "", goal: "more each week" },
    goes: "We think the free hours are on the machines already. What is missing is the call that fills them.",
    count: {
      what: "List every customer of the last three years: sales each year, the parts, the last quote, and why they stopped. Next to it, list the hours free on each machine.",
      minutes: 120,
      roles: ["owner", "estimator"],
    },
    compare:
      "Take the last customer you won, and the last one you lost. For each, write how they found you, what they asked for, and what they were told.",
    isApart: true,
    helpedBy: ["sales"],
    change: {
      what: "Call two customers from the last three years each day for a week. Ask what they buy today, from whom, and what they can't get.",
      minutes: 60,
      roles: ["owner", "estimator"],
    },
    look: {
      what: "Go through what the first calls brought: what they buy, and who from. Send one price to each who asked.",
      minutes: 45,
      roles: ["owner", "estimator"],
    },
    decide:
      "Count the calls and the drawings they brought. Two in ten or more: an hour a day stays in the calendar. Fewer: change whom you call.",
    refutes: {
      see: "The machines with free hours aren't the ones that your quotes would fill",
      means: "You lack the machine that the orders need",
      act: "List the quotes you turned down, and why",
    },
    confirms: {
      see: "Two calls in ten bring a drawing to quote",
      means: "Nobody had asked",
      act: "Answer each within two days",
    },
    buy: "No machine and no software brings orders. Somebody who sells makes sense once the calls show what they would sell.",
    ask: {
      what: "Why the work went away",
      question: "What did the last three customers who left say, and what do they pay now?",
      answered: {},
    },
  },
  "padded-dates": {
    themes: ["quoting_estimating", "scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:quote|promise|say|give|tell them) (?:\w+ )?(?:\d+|six|eight|ten|twelve) weeks\b[^.;]{0,40}\b(?:burned|safe|cushion|just in case|pad)|\b(?:lead time|delivery)\b[^.;]{0,40}\b(?:longer than|loses? us|too long to win)|\b(?:always|are|we['’]re) (?:\w+ )?(?:\d|two|three|four) weeks longer\b|\bpad(?:ded|ding)? (?:the |our )?(?:dates?|deliver\w+|lead times?|quotes?)\b/i,
    name: "promised dates that are longer than the work",
    shownBy: ["kpi_flow_eff", "kpi_lead_time"],
    oneLine: "Buyers who need it sooner go elsewhere, and part of the time you promise isn't work.",
    headline: "You {likely}lose work because you promise longer than you need",
    costsNoHours: true,
    handCount: { name: "Quotes lost on delivery", unit: "a week", goal: "0", later: showsLater.answers },
    goes: "We think the promise has a cushion for the worst job, and every quote carries it. The buyer only sees the weeks.",
    count: {
      what: "For the last thirty jobs shipped, write the weeks you quoted and the weeks they took. Next to the last twenty quotes lost, write if it was price or delivery.",
      minutes: 90,
      roles: ["estimator", "planner", "owner"],
    },
    compare:
      "Take the last quote you won, and the last one you lost. For each, write the weeks you quoted, where they came from, and the weeks such a job takes.",
    isApart: true,
    fedBy: ["sales"],
    change: {
      what: "For a week, quote what eight of those ten jobs took, by kind of work, and check the load before each promise.",
      minutes: 30,
      roles: ["estimator", "planner", "owner"],
    },
    look: {
      what: "Take the quotes open now. Next to each, write the weeks you would have quoted by what such jobs took.",
      minutes: 30,
      roles: ["estimator", "planner"],
    },
    decide:
      "Count how many of the jobs were done in two thirds of their weeks. Half or more: the open quotes get the shorter date.",
    refutes: {
      see: "Two jobs in three took as long as you quoted, or longer",
      means: "The cushion is used",
      act: "Shorten the work first; look at where those jobs waited",
    },
    confirms: {
      see: "Half of the jobs took two thirds of the quoted weeks or less",
      means: "The quote is what's long, not the work",
      act: "Quote by kind of work, and keep the cushion for the kinds that needed it",
    },
    buy: "Nothing to buy. A schedule that shows the load makes sense once you quote from it.",
    ask: {
      what: "What a job really takes",
      question: "Of the last ten jobs, how many shipped two weeks or more before the promise?",
      answered: {},
    },
  },
  "quoted-too-late": {
    themes: ["quoting_estimating"],
    says: /\b(?:quotes?|bids|prices|rfqs?)\b[^.;]{0,60}\b(?:pile[sd]? up|back(?:ed|s)? up|in the inbox|(?:go|goes|going|went|get|gets) out (?:too )?late|(?:sit|sits|sat|wait|waits|late|behind)(?: for| by)? (?:[\w–-]+ ){0,3}?(?:days?|weeks?)|(?:take|takes|took) (?:us |me |him |her )?(?:about )?(?:(?:an?|two|three|four|five|six|\d+) (?:[\w–-]+ ){0,2}?weeks?|(?:four|five|six|seven|eight|nine|ten|[4-9]|\d\d) (?:[\w–-]+ ){0,2}?days)|too (?:slow|late))\b|\b(?:pile|stack|inbox(?: full)?|backlog) of (?:rfqs|quotes|prints to (?:quote|price))\b|\b(?:job|order|work|they|buyer|customer)\b[^.;]{0,50}\b(?:by the time|before) (?:our|my|we|i)\b[^.;]{0,20}\b(?:quot\w*|pric\w*|bid)\b/i,
    together: [
      /\b(?:quot\w*|pric(?:e|es|ing)|bids?|rfqs?)\b/i,
      /\balready (?:gave|given|placed|bought|awarded|gone)\b|\bby the time (?:we|our|my|i)\b|\bgave (?:it|the (?:job|order|work)) to (?:somebody|someone|another)\b/i,
    ],
    name: "quotes that go out too late",
    shownBy: ["kpi_quote_hit"],
    oneLine: "By the time your price is out, some buyers have already placed the order elsewhere.",
    headline: "You {likely}lose work because your quotes go out after the buyer has decided",
    costsNoHours: true,
    handCount: { name: "Quotes older than two days", unit: "", goal: "0" },
    goes: "We think each print waits for someone who has other work first, and then gets priced from scratch. The buyer picks from the quotes that are there.",
    count: {
      what: "List every open RFQ: the day it came in, the day somebody began on it, whether you have made the part or one like it, and what it waits for: a drawing, a vendor's price, or somebody's time.",
      minutes: 60,
      roles: ["estimator", "owner"],
    },
    compare:
      "Take the last quote you won, and the last one you lost. For each, write the day the RFQ came, the day you began, the day the price went out, and the day the buyer decided.",
    isApart: true,
    helpedBy: ["people"],
    fedBy: ["sales"],
    change: {
      what: "For a week, answer every RFQ within a day: a price where you have made one like it, for the rest, the day you'll have one.",
      minutes: 30,
      roles: ["estimator", "owner"],
    },
    look: {
      what: "Call the buyers of the three oldest RFQs. Ask by which day they decide, and price in that order.",
      minutes: 30,
      roles: ["estimator", "owner"],
    },
    decide:
      "Count the RFQs older than two days. If there are fewer than at the start, the daily answer stays; if not, give repeats to somebody else to price.",
    confirms: {
      see: "Half of the RFQs or more wait two days before anybody begins on them",
      means: "The wait for somebody's time costs you the job, not the pricing",
      act: "Sort them every morning: repeats today, the others by the day the buyer decides",
    },
    refutes: {
      see: "Nine of ten RFQs are begun within a day",
      means: "It isn't the wait that loses you the jobs",
      act: "Ask the last five buyers why they bought elsewhere",
    },
    buy: "Quoting software makes sense if working out the price takes the days. Somebody has to find time to feed the software, too.",
    ask: {
      what: "When the buyer decides",
      question:
        "For the last ten quotes you lost, on which day did yours go out, and on which day was the order placed?",
      answered: answered["quote-days"],
    },
  },
  "actuals-in-a-box": {
    themes: ["quoting_estimating", "data_silos", "capacity_visibility"],
    says: /\b(?:nobody (?:looks|opens|goes back|compares)|no one (?:looks|compares)|nobody['’]s ever laid|who goes to look|no time to look up|look up what we charged|cards? (?:go|goes|once they['’]re) in (?:a|the) box|time cards go in|in the box|naught to tell me)\b/i,
    name: "quotes that nobody checks against actual hours",
    shownBy: ["kpi_est_actual", "kpi_job_margin"],
    headline: "Your quotes {likely}stay too low because nobody checks them against actual hours",
    handCount: {
      name: "Quotes checked against actual hours",
      unit: "of those this week",
      goal: "every one",
      later: showsLater.newPrices,
    },
    goes: "We think the hours are kept in one place, and the price is made in another. So the next quote is as short as the last one.",
    isListed: true,
    count: {
      what: "Take ten finished jobs. Write quoted and actual hours side by side, by operation, and circle the operation that is furthest off.",
      minutes: 90,
      roles: ["estimator", "foreman"],
      instead: {
        lacking: "hours-by-job",
        what: "Send a card along with the next ten jobs that start: quoted hours, and when each operation starts and stops. Lay the two side by side as each one closes.",
      },
    },
    kpi: "kpi_est_actual",
    repeats: "ten-invoices",
    change: {
      what: "For a week, nobody prices a repeat or a cousin of an old job without its last actual hours on the desk. A cousin has the same material and tolerance. Where there are none, add the average overrun of the ten jobs.",
      minutes: 20,
      roles: ["estimator"],
    },
    look: {
      what: "Take the operation that was furthest off. Ask whoever ran it what the quote leaves out.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Count the jobs that ran over, and by how much. Seven of ten or more: add their average overrun to the hours of every quote that leaves next week.",
    refutes: {
      see: "As many of the ten came in under the quote as over",
      means: "The quoted hours are right on average",
      act: "Look at which jobs you win, and at what rate",
    },
    confirms: {
      see: "Seven of the ten took longer than quoted, most at the same operation",
      means: "The quote is wrong in one place, not the people",
      act: "Correct that operation in every new quote",
    },
    buy: "Quoting software carries the same wrong hours. It makes sense once ten cards have corrected them.",
    ask: {
      what: "Where the extra hours go",
      question:
        "In the last job that ran over, how many of the extra hours were setup, cutting, deburring or checking?",
      answered: answered["extra-hours-in"],
    },
  },
  "similar-job-not-found": {
    themes: ["quoting_estimating", "data_silos", "staffing_skills"],
    says: /\b(?:know which job to look|ask\w*\b.{0,30}\b(?:who|that|if (?:anybody|anyone|he|they)) (?:ran|made|built|did|remembers?)|(?:ran|made|built|quoted) (?:the last one|one|something|anything) (?:just )?like (?:it|this|that)|(?:find|found|look(?:ing|s)? (?:for|up|through)|dig\w*|search\w*|scroll\w*)\b.{0,40}\b(?:similar|old (?:jobs?|quotes?|files?|folders?)|like (?:it|this)|the last (?:one|time)|past jobs?)|(?:similar|same kind of) (?:jobs?|parts?|molds?|tools?|work)\b.{0,40}\b(?:took|cost|price\w*|quot\w*|remember\w*)|remembers? (?:what|how long) .{0,30}\b(?:took|cost))\b/i,
    name: "old jobs that nobody can find when pricing a new one",
    shownBy: ["kpi_est_actual", "kpi_quote_hit"],
    headline: "You {likely}price from scratch because nobody can find what a similar job took",
    costsNoHours: true,
    handCount: {
      name: "Quotes with a similar job next to them",
      unit: "of those this week",
      goal: "every one",
      later: showsLater.newPrices,
    },
    goes: "We think the hours of old jobs are kept, and only somebody who remembers the job can find them. So each quote takes a search or a guess.",
    count: {
      what: "For the next ten quotes, write if a similar job was found, how many minutes that took, and who remembered it.",
      minutes: 45,
      roles: ["estimator", "owner"],
    },
    compare:
      "Take the last quote that had a good match, and one that had none. For each, write what you searched by, who knew of the old job, and where the hours came from.",
    change: {
      what: "List the twenty jobs you would look up most, in one sheet: part, material, size, setup hours, run hours, what went wrong. Price from it this week.",
      minutes: 90,
      roles: ["estimator", "owner"],
    },
    look: {
      what: "Let somebody who doesn't know the old jobs price one RFQ from the sheet. Write down what they couldn't find.",
      alone: "Price one RFQ from the sheet alone, without your memory. Write down what you couldn't find.",
      minutes: 45,
      roles: ["estimator"],
    },
    decide:
      "Count the quotes that had a similar job next to them, and the minutes it took. If it takes under ten, each closed job adds a line from now on.",
    confirms: {
      see: "Half of the quotes had no similar job next to them, or only one person could find it",
      means: "The hours are there, and nobody can get at them",
      act: "Add each closed job to the sheet as one line",
    },
    refutes: {
      see: "A similar job was found within minutes for nearly every quote",
      means: "Finding it isn't what costs you time or margin",
      act: "Compare the quoted hours with the actual ones",
    },
    buy: "Quoting software finds what has been entered. Twenty lines in a sheet show whether finding it changes your price.",
    ask: {
      what: "What finding it would change",
      question: "For your last five quotes, how far was your price from the hours that a similar job took?",
      answered: {},
    },
  },
  "old-times": {
    themes: ["quoting_estimating"],
    says: /\b(?:(?:spreadsheet|book|sheet|times?|minutes)\b.{0,60}\b(?:of|in|from|since|made up in) (?:19|20)\d\d|(?:book|sheet)\b.{0,40}\bmy (?:father|dad|grandpa)|since times of my father|same sheet of minutes|(?:father|dad) made up|times? (?:from|of) (?:the )?old (?:machines?|days))\b/i,
    name: "times in the quote that are years old",
    shownBy: ["kpi_est_actual"],
    headline: "Your quotes {likely}use times that are years old, and the floor can't meet them",
    handCount: {
      name: "Hours over the quote on closed jobs",
      unit: "",
      goal: "half the first week's count",
      later: showsLater.oldPrices,
    },
    goes: "We think the times fit the work of those years, and no job since has been compared with them.",
    isListed: true,
    count: {
      what: "Take the five part families you quote most. For each, write the hours in the table and the hours of the last three jobs.",
      minutes: 90,
      roles: ["estimator", "foreman"],
      instead: {
        lacking: "hours-by-job",
        what: "Take the five part families you quote most. Time the next job of each from setup to last part, and write it next to the hours in the table.",
      },
    },
    kpi: "kpi_est_actual",
    repeats: "ten-invoices",
    change: {
      what: "Quote the next five jobs twice: once with the table, once with the actual hours. Send the second price for two of them.",
      minutes: 45,
      roles: ["estimator"],
    },
    look: {
      what: "Show the five families to whoever runs them. Ask which step of the table nobody works by anymore.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Count the families that ran over by a tenth or more. Three of five: the table gets the actual hours, the worst one first.",
    refutes: {
      see: "The five families come within a tenth of the table",
      means: "The table is right",
      act: "Compare the steps that the quotes list with the steps on the travelers",
    },
    confirms: {
      see: "The same families run over by about the same share each time",
      means: "The table is wrong; the floor isn't slow",
      act: "Put the actual hours into the table, one family a week",
    },
    buy: "A newer machine is held to the same old times. It makes sense when the actual hours say which operation it would shorten, and by how much.",
    ask: {
      what: "Which times are furthest off",
      question: "Which of your part families runs furthest over its quoted hours, and by how much?",
      answered: answered["quoted-actual"],
    },
  },
  "step-not-in-price": {
    themes: ["quoting_estimating", "setup_changeover"],
    says: /\b(?:(?:deburr?\w*|inspect\w*|setup|set-up|handling|packing|programming)\b.{0,50}\b(?:never|not|isn['’]t|aren['’]t) in (?:the )?(?:number|price|quote)|office puts|gets (?:two|\d) hours as a present|don['’]t charge for (?:setup|programming|deburr\w*)|(?:no|without) setup in the (?:price|quote))\b/i,
    name: "hours of work that are in no price",
    shownBy: ["kpi_job_margin", "kpi_est_actual"],
    headline: "You {likely}give away hours that aren't in any price",
    handCount: {
      name: "Hours worked that weren't in the price",
      unit: "a week",
      goal: "0",
      later: showsLater.oldPrices,
    },
    goes: "We think the price covers the cutting, and what comes before and after is left out. The smaller the lot, the more of the job that is.",
    isListed: true,
    count: {
      what: "For ten jobs, list each step from program to box. Mark the ones that the price doesn't hold, and the minutes each took.",
      minutes: 60,
      roles: ["estimator", "foreman"],
    },
    change: {
      what: "For a week, put one more line on every quote: the step you left out most, with its real minutes. Note which ones you still win.",
      minutes: 20,
      roles: ["estimator"],
    },
    look: {
      what: "Call one customer who got the new line. Ask if it would have lost you the order.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Add up the minutes outside the price. If they are a fifth of the hours, the line goes on every quote under twenty pieces.",
    refutes: {
      see: "All steps are in the price, or those left out take less than a tenth of the hours",
      means: "No step is forgotten",
      act: "Compare quoted and actual hours by operation",
    },
    confirms: {
      see: "Steps outside the price take a fifth of the hours or more",
      means: "You give those hours away",
      act: "Price them for good, starting with small lots",
    },
    buy: "More orders at the same price give away more of the same hours. Add the line first.",
    ask: {
      what: "Which step is in no price",
      question: "Which steps of the last five jobs did the price not hold, and how long did they take?",
      answered: answered["extra-hours-in"],
    },
  },
  "priced-by-feel": {
    themes: ["quoting_estimating"],
    says: /\b(?:guess(?:ed)? low|the ones i guessed|price at n(?:ite|ight)|scratch pad|bid from feel|from feel|writes? (?:his|her|the) bids at|kitchen table|pictures himself|price off the (?:print|pdf)|puts down the time that|by feel|out of my head|in my head)\b/i,
    name: "prices made from memory",
    shownBy: ["kpi_job_margin", "kpi_est_actual", "kpi_rev_hour"],
    headline: "Prices {likely}come from memory, while nobody looks at the real hours",
    handCount: {
      name: "Quotes checked against an old job",
      unit: "of those sent this week",
      goal: "every one",
      later: showsLater.newPrices,
    },
    goes: "We think the one who prices sees the job going well. The customer picks the jobs that were priced too low, and leaves the others.",
    isListed: true,
    count: {
      what: "For the last ten jobs you won and the last ten you lost, write the quoted hours. For those you won, add the hours they took.",
      minutes: 90,
      roles: ["estimator"],
      instead: {
        lacking: "hours-by-job",
        what: "Send a card with the next ten jobs you won: quoted hours on top, and each operation from when to when below it.",
      },
    },
    kpi: "kpi_est_actual",
    repeats: "ten-invoices",
    change: {
      what: "For a week, before a price goes out, look up one job like it and write its actual hours on the quote. If there is none, ask the one who would run it.",
      minutes: 20,
      roles: ["estimator"],
    },
    look: {
      what: "Take the job you won at the worst hours. Price it again from the card, and write down the difference.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Add up hours quoted and hours taken on the jobs you won. If it is a fifth over, the next quote of each kind starts from the card.",
    narrower: [{ says: [twoPrice, theyDiffer], row: twoPrices }],
    refutes: {
      see: "The jobs you won took about the hours you quoted",
      means: "Your feel for the hours is right",
      act: "Look at the rate, and at material and outside work",
    },
    confirms: {
      see: "The jobs you won took a fifth more hours than quoted, or more",
      means: "You win the ones you priced too low",
      act: "Price from the cards, and let some go",
    },
    buy: "More hands or machines work the same underpriced hours. They make sense when ten jobs in a row hold their quote and work still waits.",
    ask: {
      what: "Whether repeat jobs get a new price",
      question: "When did the price of your most frequent repeat job last change?",
      answered: answered["repeat-price"],
    },
  },
  "repeat-at-old-price": {
    themes: ["quoting_estimating"],
    says: /\b(?:repeat orders?\b.{0,60}\b(?:old|same) price|old price|renewed\b.{0,30}\bat \$?\d|same price (?:since|for)|at \$\d+[^.]{0,40}\bcosts? (?:them|us) \$\d+|sold at \d+ hours leave)\b/i,
    name: "repeat orders at a price that never covered them",
    shownBy: ["kpi_job_margin", "kpi_rev_hour"],
    headline: "Repeat orders {likely}go out at a price that never covered them",
    handCount: { name: "Repeats quoted at an old price", unit: "a week", goal: "0", later: showsLater.newPrices },
    goes: "We think a repeat order feels like easy work, so nobody prices it again. Each one loses what the last one lost.",
    isListed: true,
    count: {
      what: "List the ten repeat parts with the most orders: price, date of that price, quoted hours, actual hours, money left an hour.",
      minutes: 90,
      roles: ["estimator"],
      instead: {
        lacking: "hours-by-job",
        what: "List the ten repeat parts with the most orders: price and date of that price. Time the next run of each and add its hours.",
      },
    },
    kpi: "kpi_est_actual",
    repeats: "ten-invoices",
    change: {
      what: "Take the one that loses most an hour. Send its next quote with the price from actual hours, and see what the customer says.",
      minutes: 30,
      roles: ["estimator"],
    },
    look: {
      what: "Look up which of the ten parts comes up for order next. Have its new price ready before the call.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Count the parts that earn less than your rate. For each, set the day its price goes up, and who tells the customer.",
    refutes: {
      see: "All ten earn what an hour of the shop costs, or more",
      means: "Old prices aren't where the money goes",
      act: "Add up the last ten jobs that were made once",
    },
    confirms: {
      see: "Three of the ten earn less an hour than the shop costs",
      means: "Old prices eat what the good jobs earn",
      act: "Give every repeat price a date, and a new look each year",
    },
    buy: "Machines bought for these parts lose money faster. Price the ten again first.",
    ask: {
      what: "What the customer would pay",
      question:
        "Which of your repeat customers have you asked for a new price in the last two years, and what did they say?",
      answered: {},
    },
  },
  "nobody-adds-up": {
    themes: ["quoting_estimating", "capacity_visibility"],
    says: /\b(?:(?:which|what) (?:customers?|jobs?|parts?|people)\b.{0,40}\b(?:make|lose|earn|pays?)|only just pays?|busy (?:but|and)\b.{0,40}\b(?:not|no|only|small)|not profitable|machine hour really costs|(?:make|made|lose|lost|earn\w*|losing) (?:or lose )?money|paying for itself|(?:quoted?|estimat\w*|prices?d?)\b.{0,80}\b(?:took|takes|actual|really|never|no one|nobody|compared?|memory|feel|guess\w*|rule of thumb|pound|per kilo)|hours over|year-?end|accountant|margin\w*)\b/i,
    name: "jobs whose cost nobody adds up",
    shownBy: ["kpi_job_margin", "kpi_est_actual"],
    headline: "You {likely}can't see which jobs pay, because nobody adds them up",
    handCount: { name: "Jobs added up after they closed", unit: "of those this week", goal: "every one" },
    goes: "We think a job is closed when it ships, and its hours are never compared with the quote. So the next quote repeats what the last one lost.",
    isListed: true,
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
    look: {
      what: "Look at the two at the bottom. Write down where the hours went: setup, run, waiting, a second run.",
      minutes: 30,
      roles: ["estimator"],
    },
    decide:
      "Compare the best and the worst of the ten by money an hour. If the best brings twice as much, the bottom two get a new price or a no.",
    refutes: {
      see: "The ten earn about the same an hour",
      means: "No kind of job loses the money",
      act: "Work out the cost of an hour again",
    },
    confirms: {
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
      answered: answered["quoted-actual"],
    },
  },
} as const satisfies Record<string, Situation>;

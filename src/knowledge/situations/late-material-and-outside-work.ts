import { answered } from "../answered.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const lateMaterialAndOutsideWork = {
  "certs-missing": {
    themes: ["flow_wip_dwell", "quality_inspection"],
    says: /\b(?:(?:mill )?certs?(?:ificates?)?\b.{0,40}\b(?:missing|late|wrong|after)|no (?:mill )?certs?|cert is missing)\b/i,
    name: "material and parts that wait for a paper",
    headline: "Good material and parts {likely}sit because a cert is missing",
    handCount: { name: "Lots that wait for a paper", unit: "now", goal: "0" },
    goes: "We think nobody checks the paper on the day the stock or the lot comes in. It is missed when the parts are ready to ship.",
    count: {
      what: "For the last twenty receipts, mark: cert there on the day, came later, had to be asked for, and the days it took.",
      minutes: 45,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For two weeks, whoever signs for a delivery checks its cert first. Without one, the vendor is called before the truck leaves.",
      minutes: 15,
      roles: ["buyer", "foreman"],
    },
    confirms: {
      see: "One receipt in ten or more comes without its paper, most from two vendors",
      means: "Two vendors hold your shipments with a paper",
      act: "Put the cert on the order as part of the delivery",
    },
    buy: "A system to file certs is right when they come and get lost. If they don't come, it files nothing.",
    ask: {
      what: "Whether papers come late or get lost",
      question: "For the last five missing certs, did the vendor never send them, or were they here and not found?",
      answered: {},
    },
  },
  "all-at-once": {
    themes: ["material_supply", "scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:dumps? \w+ lots|drops? off \d+|(?:three|two|four|\w+) weeks of work (?:on|in) one|bring back \w+ orders? together|from napping to sleeping|all (?:come|came|comes) (?:back )?(?:at once|together)|all due \w+day)\b/i,
    name: "outside work that comes back all at once",
    headline: "Outside work {likely}comes back all at once, so you wait one day and drown the next",
    handCount: { name: "Most lots that came back in one day", unit: "", goal: "fewer each week" },
    goes: "We think the vendor runs your lots together because they come together and nobody says which one goes first. One day you wait, and the next you can't keep up.",
    count: {
      what: "List every lot outside now: vendor, day it left, day it's due back, the machine it goes to next, and the day the customer expects it.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "Send the next lots in the order you need them back, two small deliveries a week, with a number on each: first, second, third.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    confirms: {
      see: "More than half of the lots come back on two days of the week or fewer",
      means: "The bunches, not the days outside, upset your machines",
      act: "Agree on a day in and a day out for each week",
    },
    buy: "Doing the step here is a purchase to weigh once the lots go out one by one. Try it with the vendor you have first.",
    ask: {
      what: "In what order lots go out",
      question: "Who decides which lots go to the vendor on which day, and does the vendor know which is first?",
      answered: {},
    },
  },
  "stock-card-wrong": {
    themes: ["material_supply", "data_silos", "scheduling_priority"],
    says: /\b(?:card|system|computer|erp|shelf)\b.{0,60}\bsaid? (?:\w+ ){0,3}(?:\d+|six|ten)\b.{0,60}\bthere (?:were|was)\b|\bbar not cut\b|\b(?:short|less) on the truck\b|\b\d[\d,]* lb on the po\b/i,
    name: "stock that is on the card and not on the rack",
    headline: "The card {likely}says there is stock, and the rack says there isn't",
    handCount: { name: "Times the rack didn't match the card", unit: "this week", goal: "0" },
    goes: "We think stock is taken in a hurry and nobody writes it off. The job is planned on bar that was cut last month.",
    count: {
      what: "For the jobs that start in the next ten days, walk to the rack and write: what the card says, what is there, what is cut.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For two weeks, hang a tag with the job's number on its bar when the job is booked. Untagged stock is free, tagged stock isn't.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    confirms: {
      see: "One card in five is wrong",
      means: "The card, not the supplier, stops the machine",
      act: "Count the ten sizes that turn over most, every Friday",
    },
    buy: "Stock software is as right as the last person to write in it. Tag the bars of two weeks first.",
    ask: {
      what: "Whether it comes late or is ordered late",
      question:
        "For the last three jobs that waited for stock: was it not ordered, not delivered, or used for another job?",
      answered: answered["ordered-when"],
    },
  },
  "outside-step": {
    themes: ["material_supply", "flow_wip_dwell", "scheduling_priority"],
    says: /^(?!.*\b(?:about as agreed|on time|hold (?:our|their|the) \w+ (?:\w+ )?responsible|like a clock)\b).*(?:\b(?:outside (?:process\w*|work|vendor\w*|step\w*|service\w*|heat)|plat(?:ing|ers?)|heat[- ]treat\w*|phosphate|hardening|coating|anodiz\w*|chem film|subcontract\w*)\b.{0,90}\b(?:late|later|hold|sits? on|wait\w*|weeks?|wks?|days?|back|slow\w*|promis\w*|dumps?)\b|\b(?:late|later|wait\w*|still at|back from)\b.{0,60}\b(?:outside|plat(?:ing|ers?)|heat[- ]treat\w*|hardening|coating|anodiz\w*|when the vendor)\b)/i,
    name: "the step that is done outside",
    headline: "You {likely}lose your dates at the step that's done outside",
    handCount: { name: "Lots outside past their date", unit: "now", goal: "0" },
    goes: "We think the lot lies in the vendor's line for most of those days. Where no day was agreed on before it left, you learn that it's late on the day you need it.",
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
    confirms: {
      see: "Half of the late jobs were finished here on time and came back late",
      means: "The outside step makes them late",
      act: "Put the vendor's days into every promise, and call two days ahead",
    },
    buy: "Doing the step here is a purchase to weigh after a count: days lost outside times jobs a month, against the price. A second vendor comes first.",
    ask: {
      what: "How long the outside step really takes",
      question: "How many days were the last ten lots out, and on how many of those were they worked on?",
      answered: answered["wait-days"],
    },
  },
  "one-missing-part": {
    themes: ["material_supply", "flow_wip_dwell"],
    says: /\b(?:except for (?:one|a)|(?:one|a) (?:bought|missing|purchased|short) (?:part|item|piece)|short one|waiting (?:on|for) one|missing (?:parts?|components?|hardware))\b/i,
    name: "orders that wait for one part",
    headline: "Whole orders {likely}wait for one part",
    handCount: { name: "Orders that wait for one part", unit: "now", goal: "0" },
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
    confirms: {
      see: "Seven in ten waiting orders are missing just one bought part",
      means: "Orders start before they are complete",
      act: "Release only complete kits",
    },
    buy: "More stock of everything ties up cash. Stock the few parts that came up twice in the list.",
    ask: {
      what: "When the missing part was ordered",
      question: "Was the missing part of the last five waiting orders ordered late, or did it come late?",
      answered: {},
    },
  },
  "ordered-late": {
    themes: ["material_supply", "data_silos", "programming_readiness", "scheduling_priority"],
    says: /\b(?:not (?:been )?ordered|ordered (?:too )?late|forgot to order|hasn['’]t been ordered|order\w* (?:the )?(?:material|stock|steel) (?:when|after|once)|nobody (?:had )?ordered (?:it|the|any)|not in (?:the )?(?:rack|house) when)\b/i,
    name: "stock that nobody ordered in time",
    headline: "Jobs {likely}start late because nobody ordered their stock in time",
    handCount: { name: "Jobs with no stock ordered", unit: "due in two weeks", goal: "0" },
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
    confirms: {
      see: "More than two of ten jobs due to start have no stock on order",
      means: "Ordering late, not the supplier, stops the machine",
      act: "Book the job and order its stock on the same day",
    },
    buy: "A purchasing system orders as late as the person in front of it. Try the list first.",
    ask: {
      what: "Whether it comes late or is ordered late",
      question: "When were the last three waiting jobs booked, and when was their stock ordered?",
      answered: answered["ordered-when"],
    },
  },
  "prices-move": {
    themes: ["material_supply", "quoting_estimating"],
    says: /\b(?:prices?\b.{0,60}\b(?:up|hold|higher|percent|\d+ ?%|jump\w*|change\w*)|hold a price|tariffs?)\b/i,
    name: "material that costs more and comes later than the quote says",
    headline: "Material {likely}costs more and comes later than your quote says",
    handCount: { name: "Quotes with an old material price", unit: "open now", goal: "0" },
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
    confirms: {
      see: "Material in the last ten orders cost over 5% more than was quoted",
      means: "The quote takes the risk, not the customer",
      act: "Quote material separately, with a date",
    },
    buy: "A bigger order at today's price is a bet. Do it only for bar or plate that three open orders already need.",
    ask: {
      what: "How old the material price in a quote is",
      question: "For the last five, how many days passed between quote and order, and how far did the price move?",
      answered: {},
    },
  },
  "material-late": {
    themes: ["material_supply"],
    says: /\b(?:idle until|(?:bar )?stock (?:arrives?|comes?)|(?:material|castings?|forgings?|blanks?|stock|steel|metal|plate|supplier\w*|mill|foundry)\b.{0,60}\b(?:late|wait\w*|arriv\w*|longer|short|delay\w*|weeks?|not (?:here|there|come))|out of bar)\b/i,
    name: "material that comes late",
    headline: "Your machines {likely}wait for material that comes late",
    handCount: { name: "Jobs that wait for material", unit: "now", goal: "0" },
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
    confirms: {
      see: "One late start in three waited for stock, most from two suppliers",
      means: "Two suppliers set your schedule",
      act: "Ask those two for firm dates, and order a week sooner",
    },
    buy: "More stock hides the late supplier. Keep a rack of the two sizes that stopped a machine twice, and no more.",
    ask: {
      what: "Which two suppliers are late",
      question: "Of your last ten late receipts, how many came from the same two?",
      answered: answered["which-vendor"],
    },
  },
} as const satisfies Record<string, Situation>;

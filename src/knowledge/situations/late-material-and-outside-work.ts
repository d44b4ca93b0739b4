import { answered } from "../odds/answered.ts";
import { showsLater } from "../page-one/hand-count.ts";
import { ofTheCustomer } from "../patterns/customers-material.ts";
import type { NarrowerSituation, Situation } from "./situation.ts";
import { vendorKeepsItsWord } from "./untrue.ts";

/** The customer says who may do it. */
const approvedNames =
  /\b(?:on (?:the|their|his) (?:customer['’]s |approved )?list|approved (?:list|sources?|vendors?|suppliers?|shops?)|names on the list|qualified (?:sources?|suppliers?|vendors?)|(?:customer|prime) (?:tells|says|picks) (?:us )?who)\b/i;

const shortOfApproved: NarrowerSituation["row"] = {
  handCount: { name: "Jobs out or due out with a day agreed on", unit: "of all", goal: "all" },
  count: {
    what: "List every job that is {outside} now or in the next four weeks: spec, the names the customer allows, which of them you mean to use, and the day that one has agreed to. Blank is an answer.",
    minutes: 90,
    roles: ["buyer", "planner"],
  },
  compare:
    "Take the last job that came back when you needed it, and one that came back weeks late. For each, write the day you first called the vendor, how many names on the list could have done it, and what they answered.",
  change: {
    what: "From today, no date goes out on a print with such a step until one allowed vendor has given a day in and a day out. Book it the day the order comes, not the day the parts are done.",
    minutes: 30,
    roles: ["buyer", "estimator", "planner"],
  },
  look: {
    what: "For the spec you need most, write one line for each name on the list: distance, size it takes, weeks now, its last three results, usable or not.",
    minutes: 60,
    roles: ["buyer", "planner"],
  },
  decide:
    "Count the names you can really use for that spec. One or none: send the customer that sheet, and ask for a nearer one to be approved. Two or more: book the earlier one for every open job.",
  confirms: {
    see: "Half of the jobs due out have no day agreed on, or only one usable name",
    means: "You promise weeks that nobody has given you",
    act: "Promise your own weeks plus the vendor's, in writing, and book on the day of the order",
  },
  refutes: {
    see: "Jobs booked on the day of the order come back as late as the others",
    means: "Booking early doesn't help; there are too few vendors",
    act: "Ask the customer for more names, or promise longer",
  },
};

const fromCustomer: NarrowerSituation["row"] = {
  handCount: { name: "Jobs that wait for the customer's material", unit: "", goal: "0" },
  count: {
    what: "Go back over the last ten jobs on material that the customer sent. For each, write the day they named, the day it came, how many of how many pieces, and the days your own date moved.",
    minutes: 60,
    roles: ["planner"],
  },
  compare:
    "Take the last job whose material the customer sent complete and on its day, and the last one where it came late or short. For each, write whom you asked for a day, when, and what they answered.",
  change: {
    what: "For a week, every date you give for such a job counts from the day its material is here, complete: “so many working days after receipt.” Put that line on quotes and confirmations. No such job goes on a machine's list before.",
    minutes: 30,
    roles: ["planner"],
  },
  look: {
    what: "For the jobs that wait now, ask the customer for one day and one number of pieces each. Tell them the day you'd ship then, and write down who gave it.",
    minutes: 30,
    roles: ["planner"],
  },
  decide:
    "Count the jobs that still wait. Send the customer the days they named, the days it came and the dates those moved, and agree on one day a week, and that a day late moves your date by a day.",
  confirms: {
    see: "Half of those jobs began late because the customer's material came late or short",
    means: "The customer's deliveries set your dates, not your machines",
    act: "Count every date from receipt, and send the customer that list each month",
  },
  refutes: {
    see: "Nine times in ten their material was here, complete, on the day it was named for",
    means: "The customer's material isn't what makes you late",
    act: "For the other late starts, write down what each one waited for",
  },
  buy: "More machines or people start no job sooner while its material is at the customer's.",
  ask: {
    what: "Whether your date moves with theirs",
    question: "The last three times the customer's material came late: did your own date move, and who told whom?",
    answered: {},
  },
};

const setDay = String.raw`(?:(?:mon|tues|wednes|thurs|fri)days|every other (?:week|(?:mon|tues|wednes|thurs|fri)day)|once a (?:week|month)|twice a month)\b(?![^.;]*\bfull\b)`;

/** The ride out has its days: `Our truck only goes to Dayton on Thursdays`. */
const setDays = new RegExp(
  String.raw`\b(?:(?:our|my|his|her) (?:own )?(?:truck|van|driver)|driver|(?:truck|van) to (?:the )?(?:plat|heat|anodiz|coat|chrom)\w*(?: treater)?)\b[^.;,]{0,20}\b(?:goes|runs|leaves|makes (?:the|his|her|its) (?:rounds?|run|trip))\b[^.;,]{0,40}\b${setDay}|\b(?:go|goes|run|runs|drives?|hauls?|takes?)\b[^.;,]{0,50}\b(?:plater|plating|heat[- ]treat\w*|anodiz\w*|chrome|coater|coating|grinding house)\b[^.;,]{0,20}\b${setDay}`,
  "i",
);

const rideOnSetDays: NarrowerSituation["row"] = {
  name: "lots that wait for the next trip to outside processing",
  headline: "Jobs {likely}lose days waiting for the next trip to outside processing",
  handCount: {
    name: "Days since the oldest lot here was ready to leave",
    unit: "",
    goal: "half the first week's count",
  },
  goes: "A lot that's done the day after the trip waits for the next one, and it may wait again for the ride back. We think the day of the trip was set once and never asked about again. No machine makes those days shorter.",
  count: {
    what: "For the last ten lots that went {outside}, write four days: done here, left here, done at the vendor, back here. Add up the days before the trip, at the vendor, and before the ride back.",
    minutes: 45,
    roles: ["planner", "buyer"],
  },
  compare:
    "Take the lot that was back soonest, and the one that took longest. For each, write the weekday it was done, and the days it waited here, was worked on there, and waited for the ride back.",
  change: {
    what: "This week, send a second trip, on the working day halfway to the next usual one: your own truck, the vendor's, or a freight line. It takes every lot that's done by then.",
    minutes: 30,
    roles: ["planner", "buyer"],
  },
  look: {
    what: "Call the vendor. Ask how many days the work itself takes, on which days they take lots in, and if they would pick up or bring back.",
    minutes: 20,
    roles: ["buyer", "planner"],
  },
  decide:
    "For each lot on the second trip, count the days it would have waited for the usual one. Two days or more on average: the second trip stays. Put what it costs a year next to the orders that those days cost you.",
  confirms: {
    see: "Lots wait longer for their ride, out and back, than they are worked on there",
    means: "The trips cost you the days, not the vendor and not the machines",
    act: "Book the ride back the day a lot leaves, and plan by the days of both trips",
  },
  refutes: {
    see: "Lots leave within two days of the last operation, and most days pass at the vendor",
    means: "The ride isn't what takes the days",
    act: "Agree with the vendor on a day in and a day out",
  },
  buy: "A faster or a second machine gets lots done sooner, and they wait longer for the same trip. Add a trip first.",
  ask: {
    what: "How long lots wait for their ride",
    question:
      "Of the last five lots that went out, how many days did each wait here, and how many there after it was done?",
    answered: {},
  },
};

/** Where the goal is days, not dates: what takes them, not who is late. */
const outsideDays: NarrowerSituation["row"] = {
  count: {
    what: "For the last ten lots that went {outside}, write four days: done here, left here, done at the vendor, back here.",
    minutes: 60,
    roles: ["buyer", "planner"],
  },
  compare:
    "Take the lot that was back soonest, and the one that took longest. For each, write the days it waited here, was worked on there, and waited for the ride back.",
  look: {
    what: "For the ten lots, add up three kinds of days: waiting here, at the vendor, waiting for the ride back. Call the vendor and ask how many days the work itself takes.",
    minutes: 60,
    roles: ["planner", "buyer"],
  },
  decide:
    "Take the largest of the three sums. Waiting here: add a trip. At the vendor: agree on fewer days. The ride back: book it the day the lot leaves.",
  refutes: {
    see: "Of the days from order to ship, fewer than one in ten passes between done here and back here",
    means: "Outside processing isn't what takes the days",
    act: "For the slowest five jobs, write down which step took longest",
  },
  confirms: {
    see: "Of the days from order to ship, a third or more pass between done here and back here",
    means: "Outside processing takes the days",
    act: "Go on with the largest kind of days, and agree on a day in and a day out for every lot",
  },
};

/** The narrowest first. */
export const lateMaterialAndOutsideWork = {
  "bad-material": {
    themes: ["material_supply", "quality_inspection", "setup_changeover"],
    says: /\b(?:porosity|blow ?holes?|shrink(?:age)? (?:shows?|holes?|in)|sand holes?|core shifts?|hard spots?)\b|\b(?:castings?|forgings?|blanks?|bar stock|plates?)\b[^.;]{0,30}\b(?:come in|are|is|was|were|arrives?) (?:\w+ )?(?:bad|crooked|soft|short|warped|out of (?:spec|square|round)|undersize|oversize)\b|\bcredit for the (?:metal|material|castings?|steel)\b/i,
    together: [
      /\b(?:castings?|forgings?|blanks?|weldments?|billets?|bars?|raw (?:parts?|material)|plates?)\b/i,
      /\b(?:find|found|see|saw|know|knew|learn\w*|notice\w*)\b[^.;]{0,40}\b(?:on|in|at) the (?:machine|mill|lathe|cut)\b|\b(?:don|doesn|won|didn)['’]t clean up\b|\bnobody (?:measures|checks|gauges|puts a (?:rule|scale|gauge))\b|\bstraight (?:from|off) the (?:truck|van|lorry|crate|pallet)\b/i,
    ],
    name: "bad castings or stock that only the machine finds",
    shownBy: ["kpi_scrap", "kpi_supplier_otd"],
    headline: "Bad castings or stock {likely}cost you machine hours, because only the machine finds them",
    costsNoHours: true,
    handCount: { name: "Hours put into material that was bad", unit: "a week", goal: "0" },
    goes: "We think nobody looks for it when it comes in, so the machine finds it. The supplier credits the metal, and the hours are yours.",
    count: {
      what: "For the last twenty pieces scrapped, shimmed or swapped for bad material, write whose lot it was, the operation that found it, and the minutes it took by then.",
      minutes: 60,
      roles: ["inspectors", "foreman"],
    },
    compare:
      "Take the last lot that cleaned up without trouble, and the last one that didn't. For each, write who sent it, who looked at it when it came, and the minutes lost on the machine.",
    isApart: true,
    helpedBy: ["supplier"],
    change: {
      what: "For a week, measure the two or three places that show it on each piece before it is clamped, or put the cut that shows it first. Mark each piece good, shift or bad. Send the numbers of the bad ones to whoever sent them.",
      minutes: 45,
      roles: ["inspectors", "foreman"],
    },
    look: {
      what: "Sort the bad pieces by lot and by who sent them. Take pictures of three with the size on each.",
      minutes: 30,
      roles: ["inspectors", "foreman"],
    },
    decide:
      "Add up the minutes put into bad pieces. Send the list and the sum to the one who sent most, and ask who pays.",
    refutes: {
      see: "Bad pieces are spread over all suppliers and lots",
      means: "It may be made here",
      act: "Sort them by machine and operation before you call anyone",
    },
    confirms: {
      see: "Half of the bad pieces come from a few lots, with more than half of the work already in them",
      means: "The material costs you hours that nobody credits",
      act: "Bill the supplier for the hours, with a list of the pieces",
    },
    buy: "Another machine cuts the same bad pieces faster. X-ray or hardness checks make sense once the list says what they would have found.",
    ask: {
      what: "Where bad material is found",
      question:
        "Of the last ten pieces scrapped for material, at which operation was it seen, and how many minutes were in each?",
      answered: {},
    },
  },
  "certs-missing": {
    themes: ["flow_wip_dwell", "quality_inspection"],
    says: /\b(?:(?:mill )?certs?(?:ificates?)?\b.{0,40}\b(?:missing|late|wrong|after)|no (?:mill )?certs?|cert is missing)\b/i,
    name: "material and parts that wait for a paper",
    shownBy: ["kpi_ship_dwell"],
    headline: "Good material and parts {likely}sit because a cert is missing",
    costsNoHours: true,
    handCount: { name: "Lots that wait for a paper", unit: "", goal: "0" },
    goes: "We think nobody checks the papers while the job is under way. What is missing or wrong is found when the parts are ready to ship.",
    count: {
      what: "For the last twenty lots that were ready to ship, write each paper they needed, if it was there on that day, who had to bring it, and the days it took.",
      minutes: 45,
      roles: ["buyer", "planner"],
    },
    compare:
      "Take the last lot that left the day it was done, and the one that waited longest. For each, write the papers it needed, which one was missing, and who was asked for it when.",
    isApart: true,
    helpedBy: ["people"],
    change: {
      what: "For a week, whoever signs for a delivery checks its cert first and calls the vendor if it is missing. One named person goes through a job's papers before its last operation.",
      minutes: 15,
      roles: ["buyer", "foreman"],
    },
    look: {
      what: "Call for the three papers that hold up the most money today. Write down who answered, and by when.",
      minutes: 30,
      roles: ["buyer"],
    },
    decide: "Count the lots on hold. If most lack the same paper, it goes on every new order as part of the delivery.",
    refutes: {
      see: "Nineteen of twenty lots had their papers on the day they were ready",
      means: "Papers aren't what your parts wait for",
      act: "For the lots on hold now, write down the real reason",
    },
    confirms: {
      see: "One lot in ten or more waited for a paper, most of them for the same one or two",
      means: "One or two papers hold your shipments",
      act: "Put that paper on the order as part of the delivery, and check it the day it comes",
    },
    buy: "A system to file certs makes sense when they come and get lost. If they don't come, it files nothing.",
    ask: {
      what: "Whether papers come late or get lost",
      question: "For the last five missing papers: were they never sent, wrong, or here and not found?",
      answered: {},
    },
  },
  "outside-saved-up": {
    themes: ["material_supply", "flow_wip_dwell"],
    says: /\b(?:save(?:s|d)? (?:it|them|parts|jobs)? ?up|hold(?:s)? (?:it|them|parts|lots)|collect(?:s|ed)?|pile(?:s|d)? (?:it|them)? ?up|wait(?:s)?|bunch\w*)\b[^.;]{0,60}\b(?:until|till|for|so) (?:\w+ ){0,4}(?:full|worth (?:the|a) (?:trip|drive|run)|load|minimum|enough)|\b(?:minimum|lot charge|min(?:imum)? (?:lot )?charge|setup charge)\b[^.;]{0,80}\b(?:save|wait|hold|collect|until|till|full|pile|bunch|combine)|\b(?:every other|every second|twice a month|once a (?:month|week)|(?:only|just) (?:on )?(?:mon|tues|wednes|thurs|fri)days?|(?:on|each) (?:mon|tues|wednes|thurs|fri)days?)\b[^.;]{0,70}\b(?:plat\w+|anodiz\w*|heat[- ]treat\w*|coat\w*|passivat\w*|grind\w*|harden\w*|powder|paint\w*|galvaniz\w*|outside)|\b(?:plat\w+|anodiz\w*|heat[- ]treat\w*|coat\w*|passivat\w*|harden\w*|powder coat\w*|galvaniz\w*)\b[^.;]{0,140}\b(?:every other|every second|twice a month|once a (?:month|week)|(?:full|half) (?:load|van|truck|pallet|basket|rack|barrel))\b/i,
    name: "lots that wait for a full load to outside processing",
    shownBy: ["kpi_supplier_otd", "kpi_lead_time"],
    headline:
      "Your dates {likely}pass while finished lots wait for a full load to outside processing, and then for the next trip back",
    costsNoHours: true,
    handCount: {
      name: "Days since the oldest lot here was ready to leave",
      unit: "",
      goal: "half the first week's count",
    },
    goes: "We think waiting for a full load saves a small charge or a drive, and costs the days twice: until it leaves, and until the next trip brings it back. No machine makes those days shorter.",
    count: {
      what: "For the last ten lots that went {outside}, write four days: machined, left here, done at the vendor, back here. Next to each, what the order was worth and if it was late.",
      minutes: 45,
      roles: ["planner", "buyer"],
    },
    compare:
      "Take the lot that was back soonest, and the one that took longest. For each, write how many days it waited here, was worked on there, and waited for the ride back.",
    change: {
      what: "Send the oldest lot now, alone: by parcel, freight, or with the minimum paid. For a week, a lot that an order waits for goes within two days.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "Call the vendor. Ask how many days they really need, if they ship back on their own, and what a lot below the minimum costs.",
      minutes: 20,
      roles: ["buyer", "planner"],
    },
    decide:
      "Put what the small loads cost next to what late orders cost: money taken off, calls, orders lost. If the second is more, lots go out every week on a fixed day, full or not.",
    narrower: [{ says: [setDays], row: rideOnSetDays }],
    refutes: {
      see: "Lots leave within two days of the last cut, and most days pass at the vendor",
      means: "The full load isn't what takes the days",
      act: "Agree with the vendor on a day in and a day out",
    },
    confirms: {
      see: "Lots wait longer for their ride, out and back, than they are worked on there",
      means: "The trips cost you the days, not the machines",
      act: "Name one person who sees that no lot waits for a full load",
    },
    buy: "A faster or a second machine fills the next load sooner, and nothing ships sooner. Change the trips first.",
    ask: {
      what: "How long lots wait for their ride",
      question:
        "Of the last five lots that went out, how many days did each wait here, and how many there after it was done?",
      answered: {},
    },
  },
  "all-at-once": {
    themes: ["material_supply", "scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:dumps? \w+ lots|drops? off \d+|(?:three|two|four|\w+) weeks of work (?:on|in) one|bring back \w+ orders? together|from napping to sleeping|all (?:come|came|comes) (?:back )?(?:at once|together)|all due \w+day)\b/i,
    name: "outside work that comes back all at once",
    shownBy: ["kpi_supplier_otd"],
    headline: "Outside work {likely}comes back all at once, so you wait one day and drown the next",
    costsNoHours: true,
    handCount: {
      name: "Most lots that came back in one day",
      unit: "",
      goal: "half the first week's count",
      later: showsLater.arrives,
    },
    goes: "We think the vendor runs your lots together because they come together and nobody says which one goes first. One day you wait, and the next you can't keep up.",
    count: {
      what: "List every lot that is {outside} now: vendor, day it left, day it's due back, the machine it goes to next, and the day the customer expects it.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "Send the next lots in the order you need them back, two small deliveries a week, with a number on each: first, second, third.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "Call the vendor with the most lots. Ask which two days of the week they could send some back.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    decide: "Count the lots that came back by day. If two days got most, agree on a day in and a day out, in writing.",
    refutes: {
      see: "Lots come back evenly over the week, and the days after are as late as before",
      ofChange: true,
      means: "The bunches aren't the reason",
      act: "For ten late jobs, write down which step took longest",
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
    says: /\b(?:card|system|computer|erp|shelf)\b.{0,60}\b(?:says?|said) (?:\w+ ){0,3}(?:\d+|six|ten)\b.{0,60}\bthere (?:were|was)\b|\bbar not cut\b|\b(?:short|less) on the truck\b|\b\d[\d,]* lb on the po\b/i,
    name: "stock that is on the card and not on the rack",
    shownBy: ["kpi_ready_to_run"],
    headline: "The card {likely}says there is stock, and the rack says there isn't",
    handCount: { name: "Times the rack didn't match the card", unit: "a week", goal: "0" },
    goes: "We think stock is taken in a hurry and nobody writes it off. The job is planned on bar that was cut last month.",
    count: {
      what: "For the jobs that start in the next ten days, walk to the rack and write: what the card says, what is there, what is cut.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    compare:
      "Take a card that was right, and one that wasn't. For each, write who took the last bar, when, and where it was noted.",
    change: {
      what: "For a week, hang a tag with the job's number on its bar when the job is booked. Untagged stock is free, tagged stock isn't.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "For each card that was wrong, write which job took the bar last, and how anyone could have known.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    decide: "Count the wrong cards. Two or more in ten: name who counts the ten fastest sizes, and on which day.",
    refutes: {
      see: "Nineteen of twenty cards match the rack",
      means: "The cards are right",
      act: "For the next three stops for stock, write down when it was ordered",
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
  "suppliers-slower": {
    themes: ["material_supply"],
    says: /\b(?:went|gone|grew|grown|stretched|slipped|jumped)\b(?: out)? from\b.{0,20}\b(?:days?|weeks?|months?) to\b|\b(?:lead times?|deliver(?:y|ies)) (?:from (?:our |the )?\w+ )?(?:ha(?:s|ve) )?(?:doubled|tripled|stretched|gotten longer|grown)\b|\b(?:used to (?:take|be|get|come)|took)\b.{0,30}\b(?:days?|weeks?)\b.{0,30}\b(?:now|today)\b.{0,40}\b(?:weeks?|months?)\b/i,
    name: "suppliers that take longer than they used to",
    shownBy: ["kpi_supplier_otd"],
    headline: "Your suppliers {likely}take far longer than they used to, and jobs are still planned as before",
    handCount: { name: "Jobs stopped for a bought part", unit: "", goal: "0", later: showsLater.arrives },
    goes: "We think orders still go out when a job needs the part. That was early enough with the old lead times. With the new ones the slowest part sets your date.",
    isListed: true,
    count: {
      what: "For the ten parts you buy most, write the days you count on, the days the last order took, and the jobs that need it in the next two months.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "Order the slowest part for all jobs of the next two months today, and put its real days {traveler}.",
      minutes: 45,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "Call the slowest supplier with next quarter's needs. Ask for the days they can keep, and for another source.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    decide: "Count the jobs that the real days make late. Call those customers with a date you can hold.",
    confirms: {
      see: "For three of the ten or more, the last order took half again as long as you count on",
      means: "Your order dates are older than your suppliers' lead times",
      act: "Order by the real days, and give customers dates that contain them",
    },
    refutes: {
      see: "Nearly all of them came on the day you counted on",
      means: "You know how long they take. Something else makes jobs late",
      act: "For a week, note what held each job up",
    },
    buy: "More stock of everything ties up cash. The two or three slowest parts need it; a second source helps after that.",
    ask: {
      what: "Which bought part sets your date",
      question: "Of your last ten late jobs, how many waited for the same bought part, and when was it ordered?",
      answered: {},
    },
  },
  "outside-step": {
    themes: ["material_supply", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:weeks?|days?) (?:at|with) (?:the |our |his )?(?:plater|plating|heat[- ]?treat\w*|anodizer|coater|outside \w+)\b|^(?!.*\b(?:about as agreed|on time|hold (?:our|their|the) \w+ (?:\w+ )?responsible|like a clock)\b).*(?:\b(?:outside (?:process\w*|work|vendor\w*|step\w*|service\w*|heat)|plat(?:ing|ers?)|heat[- ]treat\w*|phosphate|hardening|coating|anodiz\w*|chem film|subcontract\w*)\b.{0,90}\b(?:late|later|hold|sits? on|wait\w*|weeks?|wks?|days?|back|slow\w*|promis\w*|dumps?)\b|\b(?:late|later|wait\w*|still at|back from)\b.{0,60}\b(?:outside|plat(?:ing|ers?)|heat[- ]treat\w*|hardening|coating|anodiz\w*|when the vendor)\b)|\b(?:goes|go|going|sent|send|ship(?:s|ped)?|put|leaves?|haul(?:s|ed)?|trucked)\b[^.;]{0,40}\b(?:on (?:a|the) (?:truck|van|trailer)|out|off|away|across town)\b[^.;]{0,20}\b(?:to|for)\b[^.;]{0,70}\b(?:do(?:es)? the rest|finish(?:es|ing)?|anodi\w*|plat(?:e|ed|er|ing)|chrome|penetrant|heat|harden\w*|coat\w*|passivat\w*|polish\w*|grind\w*|weld\w*|gets? (?:to|around to) (?:it|them))\b|\b(?:somebody|someone|another (?:shop|outfit|company)|a (?:shop|outfit|company|fellow|guy)) (?:else )?(?:\w+ ){0,3}(?:who |that |to )(?:does|do|finish(?:es)?) (?:the rest|it|them|the other)\b|\b(?:rest|last|other) (?:of the )?(?:operations?|steps?|work) (?:is|are|gets?) done (?:outside|somewhere else|elsewhere|by (?:some(?:body|one)|others))\b/i,
    together: [
      /\bon (?:a|the) (?:truck|van|trailer)\b|\b(?:go(?:es)?|went|sent|send|ship(?:s|ped)?|haul(?:s|ed)?) (?:\w+ ){0,2}?(?:out|off|away|across town)\b|\b(?:leaves?|left) (?:the|our) (?:shop|building|floor|dock)\b/i,
      /\bdo(?:es)? the rest\b|\b(?:when|whenever|until) (?:he|she|they) gets? (?:to|around to) (?:it|them)\b|\b(?:to|at) (?:some(?:body|one)|another (?:shop|outfit|company)|a (?:shop|outfit|fellow|guy)) (?:else )?(?:who|that|to|for)\b|\b(?:plater|anodizer|heat treater|coater|grinding house|finisher)s?\b/i,
    ],
    untrue: vendorKeepsItsWord,
    name: "outside processing",
    shownBy: ["kpi_supplier_otd"],
    headline: "Jobs {likely}lose their days at outside processing",
    costsNoHours: true,
    handCount: { name: "Lots outside past their date", unit: "", goal: "0", later: showsLater.arrives },
    goes: "We think the lot sits in the vendor's line for most of those days. If no day was agreed on before it left, you find out it's late on the day you need it.",
    count: {
      what: "List every lot that is {outside} now: job, vendor, day it left, day it was promised back, day the customer expects it.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    compare:
      "Take the last lot that came back on its day, and the last one that didn't. For each, write the vendor, the day agreed on, the day it left here, and who called in between.",
    change: {
      what: "For the three lots that leave next, call the vendor before the last operation here. Agree on the day in and the day out, and write both {traveler}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "Take the last 20 late jobs. Next to each, write the day it was finished here, the day it left, the day it was due back and the day it came.",
      minutes: 60,
      roles: ["planner", "buyer"],
    },
    decide:
      "Count the late jobs that were finished here on time and came back late. Half or more: put the vendor's real days into every new promise. Fewer than one in ten: go where the late jobs sat.",
    narrower: [
      { says: [approvedNames], row: shortOfApproved },
      { says: [setDays], row: rideOnSetDays },
      { aim: "lead-time", row: outsideDays },
    ],
    refutes: {
      see: "Fewer than one late job in ten came back late from outside",
      means: "Outside processing isn't what makes you late",
      act: "For the other late jobs, write down which step took longest",
    },
    confirms: {
      see: "Half of the late jobs were finished here on time and came back late",
      means: "Outside processing makes them late",
      act: "Put the vendor's days into every promise, and call two days ahead",
    },
    buy: "Doing the step here is a purchase to weigh after a count: days lost outside times jobs a month, against the price. A second vendor comes first.",
    ask: {
      what: "How long outside processing really takes",
      question: "How many days were the last ten lots out, and on how many of those were they worked on?",
      answered: answered["wait-days"],
    },
  },
  "one-missing-part": {
    themes: ["material_supply", "flow_wip_dwell"],
    says: /\b(?:except for (?:one|a)|(?:one|a) (?:bought|missing|purchased|short) (?:part|item|piece)|short one|waiting (?:on|for) one|missing (?:parts?|components?|hardware))\b/i,
    name: "orders that wait for one part",
    shownBy: ["kpi_ready_to_run"],
    headline: "Whole orders {likely}wait for one part",
    costsNoHours: true,
    handCount: { name: "Orders that wait for one part", unit: "", goal: "0" },
    goes: "We think nobody looks at the order as a whole while it is made. Hours and cash go in early, and then all of it waits for the cheapest line on the list.",
    count: {
      what: "List every order that waits now, how many pieces it lacks, and the one it will wait for longest: bought or made here, and the day that was ordered or begun. Add the money it holds up.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    compare:
      "Take the last order that was complete at once, and the one that waited longest. For each, write the piece it waited for, who makes or sells it, and the day somebody asked for it.",
    isApart: true,
    change: {
      what: "For a week, keep one list of what each order still lacks, bought or made here, with a name and a date. The smallest missing pieces are begun first. Show the list {wall}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "Take the three orders that hold up the most money. Set a day and a name for the one piece each lacks.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the orders that lack one or two pieces, today and on the first list. Fewer today: the list is read out every morning from now on.",
    refutes: {
      see: "Waiting orders lack many pieces, or none",
      means: "One part isn't what holds them",
      act: "Next to each order, write what the assembler says it waits for",
    },
    confirms: {
      see: "Seven in ten waiting orders lack just one or two pieces",
      means: "Orders are worked piece by piece, and nobody looks at the whole one",
      act: "Begin the small pieces of an order before its large ones, and close it as a whole",
    },
    buy: "More stock of everything ties up cash. Stock the few parts that came up twice on the list.",
    ask: {
      what: "When the missing part was begun",
      question:
        "For the last five waiting orders: is the missing part bought or made here, and was it ordered or begun late, or did it come late?",
      answered: {},
    },
  },
  "ordered-late": {
    themes: ["material_supply", "data_silos", "programming_readiness", "scheduling_priority"],
    says: /\b(?:not (?:been )?ordered|ordered (?:too )?late|forgot to order|hasn['’]t been ordered|order\w* (?:the )?(?:material|stock|steel) (?:when|after|once)|nobody (?:had )?ordered (?:it|the|any)|not in (?:the )?(?:rack|house) when)\b/i,
    name: "stock that nobody ordered in time",
    shownBy: ["kpi_ready_to_run"],
    headline: "Jobs {likely}start late because nobody ordered their stock in time",
    handCount: { name: "Jobs due to start whose stock isn't here", unit: "", goal: "0", later: showsLater.arrives },
    goes: "We think no list says which job needs what by when. The order goes out when the machine is already free, and the machine waits for the truck.",
    count: {
      what: "List the jobs that start in the next ten days. Write next to each the day it was booked, the day its stock was ordered, and the day it comes.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For a week, order the stock on the day the job is booked. Show the jobs that are still missing it {wall}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "For each job without stock, write the day it was booked and the day somebody first asked for the stock.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    decide:
      "Count the jobs on the list that had no stock on the day they were due. Three of ten or more: name who orders on the day of booking, and who does it when that person is out.",
    refutes: {
      see: "Nine of ten jobs have their stock here on the day they are due to start",
      means: "You order in time",
      act: "Compare the days suppliers promised with the days it came",
    },
    confirms: {
      see: "Three of ten jobs or more have no stock on the day they are due to start, and it was ordered days after the job was booked",
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
    shownBy: ["kpi_job_margin", "kpi_supplier_otd"],
    headline: "Material {likely}costs more and comes later than your quote says",
    costsNoHours: true,
    handCount: { name: "Quotes with an old material price", unit: "open now", goal: "0" },
    goes: "We think the quote goes out with the old price and the old lead time. When the order comes, both have moved, and you pay the difference.",
    count: {
      what: "For the last ten orders with bought material, write the quoted price and days next to the price and days you got. Add up the difference.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    compare:
      "Take the last order whose material cost what you quoted, and one that cost more. For each, write the day of the price, the day of the order, and whose price it was.",
    change: {
      what: "Put two lines on every new quote: the material price holds for so many days, and the date counts from the day the stock is here.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "Call the two suppliers behind most of the difference. Ask how long a price holds, and write it into your quote form.",
      minutes: 30,
      roles: ["buyer"],
    },
    decide:
      "Add up the difference on the ten orders. More than 5%: every open quote gets the two lines before it is sent again.",
    refutes: {
      see: "What you paid is within 2% of what you quoted",
      means: "Material prices aren't where the jobs lose money",
      act: "Compare quoted and actual hours of the same ten jobs",
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
    says: /\b(?:customer|government)[- ](?:furnished|supplied) (?:material|stock|castings?|parts?)\b|\b(?:send|sends|ship|ships|deliver|delivers) (?:it|them|us) (?:late|short)\b|\b(?:idle until|(?:bar )?stock (?:arrives?|comes?)|(?:material|castings?|forgings?|blanks?|stock|steel|metal|plate|supplier\w*|mill|foundry)\b.{0,60}\b(?:late|wait\w*|arriv\w*|longer|short|delay\w*|weeks?|not (?:here|there|come))|out of bar)\b/i,
    name: "material that comes late",
    shownBy: ["kpi_supplier_otd", "kpi_ready_to_run"],
    headline: "Your machines {likely}wait for material that comes late",
    handCount: { name: "Jobs waiting for material today", unit: "", goal: "0" },
    goes: "We think the job is on the schedule before its stock is in the building. The machine is set aside for it, and then another job has to be found.",
    isListed: true,
    count: {
      what: "Go back over the last ten jobs that started late. For each, write what it waited for. If it was stock, write when it was ordered, when it was promised, and when it came.",
      minutes: 60,
      roles: ["buyer", "planner"],
    },
    change: {
      what: "For a week, put no job on a machine's list until its stock is on the rack. Show what's short {wall}.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    look: {
      what: "For the jobs that wait now, call for one firm date each. Write down who gave it.",
      minutes: 30,
      roles: ["buyer", "planner"],
    },
    decide:
      "Count today's jobs that wait for stock. If two suppliers have most of them, give both the dates of the next four weeks.",
    refutes: {
      see: "Fewer than one late start in ten waited for stock",
      means: "Material isn't what makes you late",
      act: "For the other late starts, write down what each one waited for",
    },
    confirms: {
      see: "One late start in three waited for stock, most from two suppliers",
      means: "Two suppliers set your schedule",
      act: "Ask those two for firm dates, and order a week sooner",
    },
    narrower: [{ says: [ofTheCustomer], row: fromCustomer }],
    buy: "More stock hides the late supplier. Keep a rack of the two sizes that stopped a machine twice, and no more.",
    ask: {
      what: "Which two suppliers are late",
      question: "Of your last ten late receipts, how many came from the same two?",
      answered: answered["which-vendor"],
    },
  },
} as const satisfies Record<string, Situation>;

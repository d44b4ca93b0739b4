import { says } from "../odds/answer-test.ts";
import { answered } from "../odds/answered.ts";
import { showsLater } from "../page-one/hand-count.ts";
import type { Situation } from "./situation.ts";
import { oneShift } from "./untrue.ts";

/** The narrowest first. */
export const workThatWaits = {
  "late-shift-runs-dry": {
    themes: ["flow_wip_dwell", "staffing_skills", "capacity_visibility"],
    says: /\b(?:saw|saws|sawyer|cut[- ]?off|wash(?:er)?|deburr?|kitting|stock ?room|tool ?crib|tool ?room|crib|shipping|receiving|blanks?|presetter)\b[^;]{0,90}\b(?:days? only|only (?:on )?days|goes? home|leaves? at|one shift|first shift only|until (?:three|four|3|4)|till (?:three|four|3|4)|locks? (?:it|up)|locked)\b|\b(?:run(?:s|ning)? out|out|short) of (?:blanks?|cut stock|bars?|work|parts|pallets|castings|sawed)\b[^.;]{0,50}\b(?:by|around|at|after) (?:\d|six|seven|eight|nine|ten|eleven|midnight|lunch)|\b(?:nights?|second shift|late shift|swing)\b[^.;]{0,60}\b(?:run(?:s)? (?:dry|out)|nothing (?:left )?to run|out of (?:blanks|stock|bars|work|parts))\b/i,
    untrue: oneShift,
    name: "a late shift that runs out of what the day shift prepares",
    shownBy: ["kpi_spindle_util", "kpi_ready_to_run"],
    headline: "Your late shift {likely}runs out of work because the step before it has gone home",
    handCount: { name: "Hour the late shift ran out of work", unit: "", goal: "later each week" },
    goes: "We think one step works a single shift and feeds two: it cuts, washes or lays out as much as its own day holds. So the evening has machines and people, and nothing to put on.",
    count: {
      what: "For five evenings, write for {place}: the hour it had nothing to run, what was missing, and which step makes that.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    compare:
      "Take an evening that ran through, and one that ran dry. For each, write what was ready at the change of shift, and how many hours it would last.",
    change: {
      what: "At two each afternoon, one person looks at what the evening will run, and that comes first at the step before it until the shift ends.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    look: {
      what: "Count at the change of shift: hours of work that are ready, and hours of machines that will want it.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "If the evenings with the count ran longer, keep the two o'clock look. If the step itself is full by then, let one person start there two hours later.",
    refutes: {
      see: "On all five evenings, prepared work is left over when the shift ends",
      means: "The late shift doesn't run dry",
      act: "Write the reason for each stop on the late shift",
    },
    confirms: {
      see: "On two evenings of five or more, machines sit for lack of the same thing",
      means: "One step feeds two shifts with the hours of one",
      act: "Put the evening's work first there, or move one person's hours",
    },
    buy: "Another machine runs out by the same hour. Look at the step that feeds it first.",
    ask: {
      what: "When the late shift runs out",
      question:
        "On the last five evenings, at what hour did the first machine have nothing to run, and what was missing?",
      answered: {},
    },
  },
  "finished-waits": {
    themes: ["flow_wip_dwell", "scheduling_priority"],
    says: /^(?!.*\bbefore (?:the )?(?:deburr|lap|mill|tumbler)\w*\b).*\b(?:waiting the box|waits? (?:\w+ ){0,6}(?:for a truck|for a packing list|on a packing list)|packing (?:list|table)|who packs|packs on|get boxed|no foam|full pallets|passed already|passed final|(?:finished|completed|done|wiped)\b.{0,80}\b(?:shelf|days|weeks|wks|bench|wait\w*)|other half of the order|whole order['’]?s? (?:is )?there|truck (?:left|that comes only))\b/i,
    untrue: { checked: [says("shipping_dwell", "0–1 day")] },
    name: "finished parts that wait to leave",
    shownBy: ["kpi_ship_dwell"],
    headline: "Finished parts {likely}sit in the shop instead of going out the door",
    costsNoHours: true,
    handCount: { name: "Finished orders still here", unit: "", goal: "half the first week's count" },
    goes: "We think nobody looks at a job anymore once its last part is good. No machine is needed for what comes then: a box, a paper, a truck.",
    isListed: true,
    count: {
      what: "List everything that is finished and still here: job, day it was done, price, and what it waits for: box, papers, truck, the rest of the order.",
      minutes: 45,
    },
    repeats: "pull-waiting",
    change: {
      what: "For a week, pack at three each day whatever passed by noon, with its papers printed while the last part runs. One named person does it.",
      minutes: 30,
    },
    look: {
      what: "Take the thing most of them wait for. Ask whoever does it what it lacks, and have it ready a day sooner.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Compare today's total with that of the first list. Lower: the hour at three stays, and the oldest order goes out today.",
    refutes: {
      see: "Finished orders leave the next day",
      means: "The dock isn't where the days go",
      act: "For ten late orders, write down the day of each operation",
    },
    confirms: {
      see: "Finished orders wait two days or more, most for the same thing",
      means: "The days are lost after the last machine",
      act: "Do that one thing every day, and ship the oldest first",
    },
    buy: "More machines or inspectors bring parts to the same shelf sooner. An hour of packing a day comes first.",
    ask: {
      what: "What finished parts wait for",
      question:
        "What did the last five finished orders wait for: packing, paperwork, a truck, or the rest of the order?",
      answered: answered["finished-wait"],
    },
  },
  "hand-step-full": {
    themes: ["flow_wip_dwell", "staffing_skills", "scheduling_priority"],
    says: /\b(?:dies|gets stuck|piles up) in (?:secondary|second ops?|deburr\w*|finishing|assembly)\b|\b(?:deburr\w*|bench|wash\w*|assembly|finishing|the saw|packing|secondary(?: op\w*)?)\b[^.;]{0,60}\b(?:piles? up|lands?|backed up|swamped|buried|can['’]t keep up|(?:one|two) (?:people|guys|men|person|guy|man))\b|\b(?:piles? up|lands?|late by the time it gets|backed up|(?:one|two) (?:people|guys|men|person|guy|man))\b[^.;]{0,30}\b(?:at|to|in|on) (?:the )?(?:deburr\w*|bench|wash\w*|assembly|finishing|saw|packing)\b/i,
    name: "a hand step that nobody planned for",
    shownBy: ["kpi_bn_queue", "kpi_wip_age"],
    headline: "Work {likely}piles up at a step that is done by hand",
    handCount: { name: "Lots in front of that step at 8 a.m.", unit: "", goal: "half the first week's count" },
    goes: "We think the machines are planned and that step isn't. Whatever the machines leave undone lands there, in bunches, with no minute for it in the plan.",
    count: {
      what: "At {step}, write at 8 a.m. and at 3 p.m. for five days: lots waiting, and how old the oldest is. For the part that takes longest there, write which of the work a machine could have done.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    change: {
      what: "Take the part that takes longest at {step}. Let the machine do what it can of it, such as breaking an edge, and time both. Send work there every day instead of in bunches.",
      minutes: 30,
      roles: ["foreman", "planner"],
    },
    look: {
      what: "Show the two times to whoever writes the program. Ask which edges or steps could be added to the next order.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Add up the minutes a machine could do. If it is a third, name the three parts whose programs change first.",
    refutes: {
      see: "Less than a tenth of the minutes there is work that a machine could do",
      means: "How the work gets there isn't what makes the line",
      act: "Count what comes in and what goes out in a day, and start only as much as goes out",
    },
    confirms: {
      see: "A third of the minutes there is work that a machine could do",
      means: "The step gets work that nobody planned for it",
      act: "Move that work into the programs, and send the rest there every day",
    },
    buy: "A machine or another pair of hands is right if the line is as long every day, with nothing left in it that the step before could do. Five days of counts tell you.",
    ask: {
      what: "What takes the time there",
      question:
        "Of the last five lots at that step: how many minutes did each take, how many were planned, and what could have been done before?",
      answered: {},
    },
  },
  "nobody-moves-it": {
    themes: ["flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:no one owns that|nobody owns (?:that|the)|didn['’]t know they['’]d arrived|did not know (?:it|they) (?:was|were) (?:there|ready)|(?:under|below) (?:a|the) bench|forgot abt|forgot(?:ten)? about|cobwebs?|(?:baskets?|carts?|racks?|totes?)\b.{0,50}\b(?:between|btwn)\b|(?:between|btwn) \w+ and \w+)/i,
    name: "lots that nobody moves to the next step",
    shownBy: ["kpi_flow_eff", "kpi_wip_age"],
    headline: "Lots {likely}sit because nobody has the job of moving them to the next step",
    handCount: { name: "Lots that didn't move today", unit: "", goal: "half the first week's count" },
    goes: "We think each step puts its work down and is done with it. The next one doesn't know, and works on whatever is closest.",
    count: {
      what: "Put a slip on ten lots: done here at, picked up at, begun at the next step. Collect them on Friday.",
      minutes: 30,
    },
    change: {
      what: "Mark a square on the floor in front of the step with the longest line, with room for five lots. When it's full, the step before it stops and helps.",
      minutes: 30,
    },
    look: {
      what: "Go through the slips that are back. Which gap was longest, and who could have moved the lot?",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide: "Add up the days between done and picked up. Two or more: name who moves lots at ten and at two.",
    refutes: {
      see: "Lots are picked up the same day",
      means: "Moving isn't what takes the days",
      act: "Write down how long lots wait at the machine itself",
    },
    confirms: {
      see: "Finished lots sit for two days before anybody picks them up",
      means: "Nobody owns the gap",
      act: "Name who moves lots, twice a day, the oldest first",
    },
    buy: "More racks hold more waiting lots. A person with a cart for an hour a day comes first.",
    ask: {
      what: "Who moves a lot on",
      question: "When a step is done, who takes the lot to the next one, and how does that person learn of it?",
      answered: answered["who-carries"],
    },
  },
  "hunting-for-lots": {
    themes: ["flow_wip_dwell", "data_silos"],
    says: /\b(?:look(?:ing|s)? for a (?:certain|particular) (?:basket|cart|lot|tote|job)|to find a job|we walk and we look|walk(?:ed)? to find|then they vanish|couldn['’]t find the (?:lot|tote|cart|parts))\b/i,
    name: "lots that people have to go and look for",
    shownBy: ["kpi_wip_age"],
    headline: "People {likely}lose hours looking for lots",
    handCount: { name: "Minutes spent looking for lots", unit: "", goal: "half the first week's count" },
    goes: "We think a lot's place is known only to the one who put it down. Each search costs minutes, and what isn't found isn't run.",
    count: {
      what: "For three days, mark each search for a lot: who, minutes, where it was found.",
      minutes: 20,
    },
    change: {
      what: "Paint numbers on the places in front of one step. Whoever puts a lot down writes its number {wall}.",
      minutes: 45,
    },
    look: {
      what: "Follow one search from start to end. Write down the first three places someone looked, and why.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Add up the minutes of searching where places have numbers, and elsewhere. If they are half, number the next area.",
    refutes: {
      see: "Searches take less than 15 minutes a day in all",
      means: "Looking isn't where the hours go",
      act: "Write down what the lots you looked for had been waiting for",
    },
    confirms: {
      see: "People search for an hour a day or more, mostly in the same area",
      means: "Lots have no set place there",
      act: "Look for what brings so many lots into that area",
    },
    buy: "Trackers and scanners make sense when numbered places alone don't end the searching. Paint is cheaper; try it in one area.",
    ask: {
      what: "What searching costs",
      question: "How often a day does somebody look for a lot, and how long does it take?",
      answered: { says: /\bsometimes one hour\b|\bpart of each shift\b/i },
    },
  },
  "too-much-released": {
    themes: ["flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:let in everything|(?:releas|launch|start|open)(?:e|es|ed|ing)?s? everything|everything\b[^.;]{0,30}\b(?:gets?|is|are) (?:also |all )?(?:started|released|launched)|everything as soon as|[\d,]+ (?:open )?(?:totes|carts|jobs|orders|travelers) (?:(?:are |were |sit(?:ting)? )?(?:out )?on the floor|stood|stand)|(?:forty|thirty|fifty|\w+ty)[- ]?\w* carts|open totes|(?:orders?|jobs?|pos?|travelers?|packets?)\b[^.;]{0,90}\b(?:starts?|started|goes (?:right )?(?:out )?(?:to|on)|go (?:right )?(?:out )?(?:to|on)|hits? the floor|on the floor|releases?|released|launch(?:es|ed)?)\b[^.;]{0,40}\b(?:the (?:very )?(?:same )?(?:day|minute|hour|morning)(?: (?:it|they)\b|(?=[.,;!]|$))|right away|as soon as)|so (?:the|each) station takes)\b/i,
    name: "more jobs on the floor than it can finish",
    shownBy: ["kpi_wip_age", "kpi_bn_queue"],
    headline: "There are {likely}more jobs on the floor than it can finish",
    handCount: { name: "Open jobs on the floor", unit: "", goal: "half the first week's count" },
    goes: "We think jobs start early so that everybody has something to do. Each one more in line makes all the others later.",
    count: {
      what: "Count the open jobs on the floor, and the jobs shipped last week. Divide: that's how many weeks a new job takes.",
      minutes: 30,
    },
    change: {
      what: "For a week, one job starts for each one that ships. The others wait at the desk, in the order of their dates.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Take the jobs held at the desk. Have their stock, program and tools ready, so that each can start the day its turn comes.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the open jobs, and compare with the first count. Fewer, with as many shipped: the rule stays. Fewer shipped: let one more in a day.",
    refutes: {
      see: "There is no more work on the floor than you ship in two weeks",
      means: "The floor isn't too full",
      act: "Write down what the oldest ten lots wait for",
    },
    confirms: {
      see: "There are more weeks of work on the floor than you promise your customers",
      means: "The line, not the machines, makes the lead time",
      act: "Promise new jobs by those weeks until they are halved",
    },
    buy: "A new machine at the front adds to the pile. It is right only for the step that all of it waits for.",
    ask: {
      what: "How many jobs are open",
      question: "How many jobs are on the floor today, and how many did you ship last week?",
      answered: {
        says: /\b\d+ (?:(?:\w+ )?(?:jobs|orders|travelers) (?:open|on the floor|out there)|totes|carts|open)\b|\bdown from \d+/i,
      },
    },
  },
  "orders-collected": {
    themes: ["flow_wip_dwell", "scheduling_priority", "setup_changeover"],
    says: /\b(?:(?:hold|holds|collect\w*|pool\w*|save|saves|saving|bundl\w*|combin\w*|group\w*)\b.{0,30}\b(?:orders?|jobs?|releases?)\b.{0,50}\b(?:until|till?|to (?:reach|make|save)|together|add up)|(?:orders?|jobs?)\b.{0,30}\b(?:wait\w*|sit|sits|held)\b.{0,30}\b(?:until|till) (?:they add up|there(?:['’]s| is| are) enough|we have enough)|nothing goes on\b.{0,30}\bfor (?:fewer|less) than|minimum (?:lot|batch|run) (?:is|of)|never run (?:less|fewer) than)\b/i,
    name: "orders that wait until they make a full lot",
    shownBy: ["kpi_wip_age", "kpi_lead_time"],
    headline: "Small orders {likely}wait until they make a full lot, and then they all arrive at once",
    costsNoHours: true,
    handCount: { name: "Days a small order waits before it's released", unit: "", goal: "half the first week's count" },
    goes: "We think the rule saves setups and costs days: orders wait to be collected, then one big lot ties up the machine while smaller orders wait behind it.",
    count: {
      what: "For the last 20 late orders, write the pieces ordered, the day the order came in, the day it was released, the day it shipped, and the size of the lot it ran in.",
      minutes: 60,
      roles: ["planner", "foreman"],
    },
    change: {
      what: "Take the largest lot that is next at {place}. Release only what is ordered for the next ten days, and write down the hours of the extra setup.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Ask the customers of the two latest small orders what they need first. Release that number.",
      minutes: 20,
      roles: ["planner"],
    },
    decide:
      "Put the extra setup hours next to the days gained. If the machine had those hours free, release by order for four weeks.",
    refutes: {
      see: "Nine of ten small orders are released within two days",
      means: "The lot rule isn't what makes them late",
      act: "Write down where those orders wait after their release",
    },
    confirms: {
      see: "Small orders wait longer for their release than they spend in the shop",
      means: "The lot rule makes them late, not the machine",
      act: "Give those customers the sooner day, and run their orders first",
    },
    buy: "Another machine runs the same big lots. It's right only if small lots leave no free hours on the one you have.",
    ask: {
      what: "What the lot rule costs and saves",
      question:
        "What is the smallest lot you run, how long is its setup, and how many hours a week does that machine sit idle?",
      answered: answered["lot-sized"],
    },
  },
  "big-lots": {
    themes: ["flow_wip_dwell", "setup_changeover"],
    says: /\b(?:(?:big|large|huge) (?:lots?|batch\w*)|worth putting on|lots? (?:is|of) (?:\d[\d,]{2,}|two hundred|hundreds|several)|some \d+ at a time|\d+ at a crack|pallet (?:doesn['’]t|does not) (?:budge|move)|year['’]s quantity at a time|run extra|batch\w* (?:up|together|everything)|(?:waits?|waiting) for the whole (?:lot|batch|order|skid|hundred|thousand)|whole (?:lot|skid|batch|family)|all sizes|monthly bundles|so we make|at once\b.{0,40}\b(?:cabinet|shelf|rack|year))\b/i,
    name: "lots that are too big to move",
    shownBy: ["kpi_flow_eff", "kpi_lead_time"],
    headline: "Lots {likely}wait because they're too big to move",
    handCount: {
      name: "Days in the shop of the lot that just left",
      unit: "",
      goal: "fewer each time",
      later: showsLater.leadTime,
    },
    goes: "We think lots are big because setups are long, or once were. A big lot blocks the next machine for days, so the part you are out of waits behind parts nobody asked for.",
    count: {
      what: "For the ten largest lots on the floor, write pieces made, pieces a customer has ordered, and days since the lot started.",
      minutes: 60,
    },
    change: {
      what: "Pick one large lot. Send on the pieces that are ordered as soon as they are done, and let the rest follow.",
      minutes: 30,
    },
    look: {
      what: "Look at the step behind it: did it have work sooner, or did the pieces wait there as well?",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Compare the days to the first piece shipped with the last such lot. If it left days sooner, halve the next two large lots.",
    refutes: {
      see: "Nine of ten pieces in the lots are ordered",
      means: "The lots aren't too big",
      act: "Write down how long each lot waits between two steps",
    },
    confirms: {
      see: "More than half of the pieces in the ten lots aren't for any order",
      means: "Lots fill the floor with parts nobody waits for",
      act: "Make what's ordered first",
    },
    buy: "Floor space and racks fill with the next big lot. Halve one lot first and watch the line behind it.",
    ask: {
      what: "What decides the size of a lot",
      question: "How long was the setup of your last large lot, and how many of its pieces were ordered?",
      answered: answered["lot-sized"],
    },
  },
  "long-way": {
    themes: ["flow_wip_dwell"],
    says: /\b(?:(?:one|the (?:other|far)|opposite) end of the (?:shop|building|plant|floor)|(?:covers?|travels?|goes|walks?) (?:a lot of ground|a long way|(?:\w+ )?(?:feet|yards|miles?))|from the \w+ to the \w+\b.{0,40}\b(?:back|again)|truck\w* (?:it|them|parts|lots|work) (?:from|between|across|over)|between (?:our |the )?(?:two|three|four|\d) buildings|(?:across|over to) the (?:other|second) building|back and forth (?:between|across))\b/i,
    name: "parts that travel a long way between machines",
    shownBy: ["kpi_flow_eff"],
    headline: "Parts {likely}lose days on the way, because the machines they need stand far apart",
    handCount: {
      name: "Days in the shop of the lot that just left",
      unit: "",
      goal: "fewer each time",
      later: showsLater.leadTime,
    },
    goes: "We think lots are made large because moving them is work. Each one then waits at every stop for the cart and for the lots before it.",
    count: {
      what: "Walk the route of a part you make every month. At each stop, write the steps from the last one, and since when that lot has been there.",
      minutes: 60,
    },
    change: {
      what: "Move one light step, such as deburring, washing or a hand check, next to the machine before it for a week.",
      minutes: 60,
    },
    look: {
      what: "Ask whoever carries the lots which way they walk most, and what stands in it.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Compare the days between the two steps, before and since. If the lot moved the same day, move the next step too.",
    confirms: {
      see: "The lot has been at most stops longer than a day, for an hour of work or less",
      means: "The way between the steps takes the days, not the steps",
      act: "Put the two steps with most traffic side by side, and move lots of ten",
    },
    refutes: {
      see: "At nearly every stop the lot goes on within hours",
      means: "The way isn't what takes the days",
      act: "Write down what that lot waits for",
    },
    buy: "A machine that finishes a part in one place, or a second building, makes sense for the part that travels most. Walk five routes first.",
    ask: {
      what: "How often a part is moved",
      question: "For the part you make most, how many times is it picked up and put down, and how far does it go?",
      answered: {},
    },
  },
  "late-found-late": {
    themes: ["flow_wip_dwell", "scheduling_priority", "data_silos"],
    says: /\b(?:customer (?:calls|asks|who asks)|walk (?:the )?(?:shop|floor) to find|where (?:is|are|his|her|an?|the)\b.{0,20}\b(?:jobs?|orders?)\b|how an order stands|find out (?:an? |the )?(?:order|job) is late|router sheets? (?:is|are|gets?) lost|lost (?:travelers?|routers?)|establish\w* what was finished|flashlight)\b/i,
    name: "late jobs that nobody sees in time",
    shownBy: ["kpi_past_due"],
    headline: "You {likely}learn that a job is late when it can't be saved anymore",
    handCount: { name: "Late jobs nobody saw coming", unit: "a week", goal: "0" },
    goes: "We think no list shows which job is behind while there is still time. By the time somebody notices, only rushing helps.",
    count: {
      what: "Take the jobs due in ten days. For each, write where it is now, the next step, and the days of work left. Time how long it takes you to find them.",
      minutes: 60,
    },
    compare:
      "Take the last late job you saw coming, and one you didn't. For each, write where it was ten days before, and who knew.",
    change: {
      what: "At the same time each day, take ten minutes, standing: read out the jobs due in five days, and who moves each one. Keep the list {wall}.",
      minutes: 15,
    },
    look: {
      what: "For each job that can't make it, call the customer with a new date before they call you.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the late jobs you knew of five days ahead. More than half: the ten minutes stay. Fewer: ask which step never reports.",
    refutes: {
      see: "Each job on the list that can't make it was known to be late",
      means: "You see it in time",
      act: "Write down what held each one up, and who could have moved it",
    },
    confirms: {
      see: "A third of the jobs due in ten days can't make it anymore, and nobody had said so",
      means: "You learn too late that a job is late",
      act: "Call customers before they call you",
    },
    buy: "Barcodes and trackers need a scan at each step. Where the ten minutes show which step loses jobs, scan there.",
    ask: {
      what: "Where late jobs fall behind",
      question: "At which step did your last five late jobs fall a day behind for the first time?",
      answered: {},
    },
  },
  "sits-between": {
    themes: ["flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:(?:sit(?:s|ting)?|wait(?:s|ing)?|stand(?:s|ing)?|l(?:ie|ies|ying)) for (?:\w+ )?(?:days|weeks|months)|between (?:departments|operations|steps)|after one department|before the next one|crisscross\w*|get stuck|gets? stuck|roll(?:s)? over|aisles|racks? (?:are|were|between|is)|on a rack|spends? \w+ weeks|crosses the building|in front of (?!every)\w+|pieces in front)\b/i,
    isGeneral: true,
    name: "jobs that sit between two steps",
    shownBy: ["kpi_flow_eff", "kpi_lead_time"],
    headline: "Jobs {likely}spend their time between two steps, not on a machine",
    handCount: { name: "Lots that didn't move in five days", unit: "", goal: "half the first week's count" },
    goes: "We think each step works on what is handy, and nobody owns the gap between two of them. Machines can be busy while jobs sit.",
    count: {
      what: "Walk the floor and list every lot that hasn't moved in five days: job, place, last operation, what it waits for.",
      minutes: 45,
    },
    change: {
      what: "For the gap with the most lots, let nothing new into the step before it until half of them are gone.",
      minutes: 30,
    },
    look: {
      what: "Ask at that step what it would need to clear the line in two days: a person, a fixture, a program.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Count the lots that haven't moved, and compare with the first list. If there are fewer, keep holding work back. If not, the step after it needs the help.",
    refutes: {
      see: "Hardly any lot has sat for five days",
      means: "Work doesn't sit",
      act: "Add up the machine hours of the last ten late jobs",
    },
    confirms: {
      see: "Half of the lots that sit wait in front of the same step",
      means: "That step sets the pace, and the others send it too much work",
      act: "Release work at that step's pace",
    },
    buy: "More machines ahead of the gap make the pile larger. Only hours at that one step help.",
    ask: {
      what: "Which step jobs wait for",
      question: "Of the lots that sit today, how many wait for the same machine or person?",
      answered: answered["which-gap"],
    },
  },
} as const satisfies Record<string, Situation>;

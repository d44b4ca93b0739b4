import { answered } from "../odds/answered.ts";
import { showsLater } from "../page-one/hand-count.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const aScheduleThatKeepsChanging = {
  "paid-for-something-else": {
    themes: ["scheduling_priority", "capacity_visibility", "flow_wip_dwell"],
    says: /\b(?:bonus(?:es)?|piece ?rates?|incentives?|(?:efficiency|pieces?|standard hours?|earned hours?|green) (?:count|board|number|score|percent)|rated on|measured on|graded on|paid (?:by|on|for) (?:the )?(?:pieces?|hours?|efficiency|parts))\b[^;]{0,120}\b(?:so|pick\w*|choos\w*|easy|easier|long runs?|gravy|cherry|first|leave\w*|avoid\w*|nobody wants|small (?:jobs?|lots?)|ahead|build\w*|extra)\b|\b(?:cherry[- ]?pick\w*|gravy (?:jobs?|runs?))\b/i,
    name: "work that is picked by what the count rewards",
    shownBy: ["kpi_sched_adh", "kpi_past_due"],
    headline: "Your floor {likely}runs what the bonus or the board rewards, and late jobs aren't in it",
    handCount: { name: "Jobs run ahead of one that was due sooner", unit: "a week", goal: "0" },
    goes: "We think everybody does what they are counted by. Long and easy jobs make the number, so they run first and in larger lots, and the short ones with a date wait.",
    count: {
      what: "For each job started last week, write its due date, its run hours, and which job due sooner was ready at the same machine. Mark those that count most for the bonus or the board.",
      minutes: 60,
      roles: ["planner", "foreman"],
    },
    compare:
      "Take a job that was on time, and one that was late. For each, write how it counts for those who ran it, and how long it sat ready.",
    change: {
      what: "For a week, the number everybody sees is jobs done on their day. The other number is still counted, and paid, but not shown.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    look: {
      what: "Ask two people who run the machines which job they would rather not start, and why.",
      minutes: 30,
      roles: ["foreman", "planner"],
    },
    decide:
      "Count the jobs that ran ahead of one due sooner, before and since. If they fell by half, change what is counted before you change the plan.",
    refutes: {
      see: "Jobs start in the order of their dates, whatever they count for",
      means: "The bonus isn't what picks the jobs",
      act: "For the last ten late jobs, write down what held each one up",
    },
    confirms: {
      see: "Most jobs that ran ahead are long or easy ones that make the number",
      means: "The count picks the jobs, not the plan",
      act: "Ask those who run the machines which number would be fairer",
    },
    buy: "Software puts the late job first on a screen, and the bonus puts it last. Change the count first.",
    ask: {
      what: "What the floor is counted by",
      question: "What number do the people at the machines see or get paid by, and which jobs make it better?",
      answered: {},
    },
  },
  "month-end-push": {
    themes: ["scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:month[- ]?end|end of (?:the |every |each )?(?:month|quarter)|last (?:week|days?|ten days) of (?:the |every |each )?(?:month|quarter)|from the (?:20th|twentieth))\b/i,
    name: "work that is picked by what it adds to the month's sales",
    shownBy: ["kpi_past_due", "kpi_sched_adh"],
    headline: "The end of the month {likely}picks jobs by price, and the ones left behind are late",
    handCount: { name: "Jobs pulled ahead for the month's sales", unit: "a month", goal: "0", later: showsLater.month },
    goes: "We think the last days of the month take the jobs that bring the most money. The small and early ones are pushed back, and the next month begins with them late and the machines empty.",
    count: {
      what: "For the last two months, write for each day the sales shipped and the jobs shipped late. Mark each job that was pulled ahead, and the one that made room for it.",
      minutes: 90,
      roles: ["planner", "foreman"],
    },
    compare:
      "Take a job that shipped on its date, and one that was left behind last month. For each, write what it was worth, who moved it, and on which day.",
    change: {
      what: "For this month, nothing is pulled ahead of a job that is due sooner. Show late jobs {wall} next to the sales shipped, every day.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Ask what the pulled jobs cost: setups made twice, overtime, and the late calls of the jobs left behind.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Put the sales pulled ahead next to those that went late for them. If the second is half of the first, next month has a target for each week.",
    refutes: {
      see: "Hardly any of the late jobs made room for another one in the last ten days of a month",
      means: "The month's end isn't what makes them late",
      act: "For the last ten late jobs, write down what held each one up",
    },
    confirms: {
      see: "Half of the month's sales ship in its last week, and most late jobs made room for them",
      means: "The target moves the jobs, not the dates",
      act: "Show whoever sets the target which jobs the last week pushed back",
    },
    buy: "More machines get the same rush in the last week. A weekly target costs nothing.",
    ask: {
      what: "What is pulled ahead for the month",
      question:
        "Of the jobs shipped in the last week of last month, how many were due then, and how many were due later?",
      answered: {},
    },
  },
  "customer-moves-dates": {
    themes: ["scheduling_priority", "material_supply"],
    says: /\b(?:customers?|buyers?|they|portal|releases?|forecasts?)\b[^.;]{0,50}\b(?:pull(?:s|ed)? (?:it|them|orders?|dates?|everything) in|push(?:es|ed)? (?:it|them|orders?|dates?) out|move(?:s|d)? (?:the |their |his )?(?:dates?|due dates?)|change(?:s|d)? (?:the |their )?(?:dates?|quantit(?:y|ies)|releases?|schedule))\b/i,
    name: "customers who move their dates after the order",
    shownBy: ["kpi_sched_adh", "kpi_past_due"],
    headline: "Your plan {likely}keeps changing because customers move their dates, and nobody counts who does it",
    costsNoHours: true,
    handCount: { name: "Dates moved by a customer", unit: "", goal: "half the first week's count" },
    goes: "We think each change is taken as it comes and squeezed into a plan that was full. Other jobs pay for it, and the customer never hears the price.",
    count: {
      what: "For the last twenty orders, write the first date and quantity, each change, the day it came, and what it moved. Sort by customer.",
      minutes: 60,
      roles: ["planner", "foreman"],
    },
    compare:
      "Take an order whose date never moved, and one that moved twice. For each, write who called, how many days ahead, and what the customer knew by then.",
    change: {
      what: "For a week, each change gets an answer the same day: yes with a new date, or no. Inside of ten working days, only {keeper} says yes.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Call the customer with the most changes. Ask which of next month's dates are firm, and write down the answer.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the changes by customer. Ask the top two for ten frozen days, and say what a change inside them costs.",
    refutes: {
      see: "Fewer than one order in ten was moved by its customer",
      means: "Your customers keep their dates",
      act: "Write down who in the shop asked for each change",
    },
    confirms: {
      see: "Two customers make most of the changes",
      means: "Two customers run your plan",
      act: "Agree on frozen days with these two, or price the change",
    },
    buy: "Scheduling software works out each change faster. It doesn't make them fewer.",
    ask: {
      what: "Who moves dates, and how late",
      question: "Of the last ten changes, which customers asked for them, and how many days before the start?",
      answered: {},
    },
  },
  "boss-pulls-a-job": {
    themes: ["scheduling_priority", "setup_changeover"],
    says: /\b(?:calls? me\b.{0,60}\b(?:take (?:her|it) down|bind|i (?:walk|tell))|so i (?:walk out|tell)|the eraser out|i am (?:getting call|telling)|(?:owner|boss|[A-Z]\w+) (?:comes|walks) out (?:after|with|and)\b.{0,60}\b(?:phone|hand|list)|(?:cuz|because|cause) an? \w+ called|sales walks|(?:tear|tears|tore|tearing|break|breaks|broke|breaking) (?:down|into)\b.{0,80}\b(?:called|calls|phoned|customers?|hot|rush|hollers?|important)|(?:sales|customer) calls? and\b.{0,40}\b(?:pull|stop|take))/i,
    name: "jobs that are pulled for whoever called last",
    shownBy: ["kpi_expedite", "kpi_sched_adh"],
    headline: "Running jobs {likely}come down for whoever called last, and you pay for the setup twice",
    handCount: { name: "Half-run jobs pulled", unit: "a week", goal: "0" },
    refutes: {
      see: "Nineteen of twenty jobs ran to the end once they were set up",
      means: "The calls aren't the cost",
      act: "Look at the quotes, then at teaching",
    },
    goes: "We think the caller gets an answer on the spot, and the job that is taken down has nobody to speak for it. Its setup is paid for twice.",
    count: {
      what: "Start a log of pulled jobs: who called, which job came off, pieces still to make, and the minutes to set it up again. Each evening, add how many jobs ran to their end.",
      minutes: 20,
    },
    repeats: "hot-log",
    compare:
      "Take the last job that ran through undisturbed, and the last one that was pulled. For each, write who wanted it by when, and what the caller was told.",
    change: {
      what: "For a week, nobody answers a caller at the machine. The answer is: you'll hear by two o'clock which job it moves. Decide once a day, with the list in hand.",
      alone:
        "For a week, don't answer a caller at the machine. Tell them they'll hear by two o'clock, and decide once a day which job it moves, with the list in hand.",
      minutes: 20,
      roles: ["owner"],
    },
    look: {
      what: "Add up the minutes of the pulled jobs: taking down, setting up again, finding the place. Next to it, write what the short job brought in.",
      alone:
        "Go through the log: minutes to take down, to set up again, to find your place. Next to it, write what the short job brought in.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators", "planner"],
    },
    decide:
      "Compare the hours lost in the log with the hours those short jobs took. If they are higher, the two o'clock answer stays for good.",
    confirms: {
      see: "One running job in ten or more was taken down for another one",
      means: "The calls make the late jobs",
      act: "Finish what is clamped first",
    },
    buy: "More machines are pulled down for the next caller as well. They make sense if the log stays empty and work still waits.",
    ask: {
      what: "What a pulled job costs",
      question: "For the last three jobs that came off half done, how many hours did setting them up again take?",
      answered: { says: /\b(?:nine|\d+) hours of setup\b/i },
    },
  },
  "two-bosses": {
    themes: ["scheduling_priority", "data_silos", "setup_changeover"],
    says: /\b(?:(?:two|three|four|five|several|\d) people can (?:change|move|touch)|(?:morning|first)\b.{0,90}\bthen\b.{0,90}\btelling\b|(?:whoever|who) (?:stood there|shouts|yells|calls|asks) last|phones? another down|has his own,|each may pull|may each pull|none asks the other|texted the lead|runs? what (?:he|they|she) (?:wants?|likes?)|only one boss|different (?:boss|list)|one says\b.{0,40}\bthe other)\b/i,
    name: "several people who each say what runs next",
    shownBy: ["kpi_sched_adh", "kpi_expedite"],
    headline: "Your floor {likely}loses hours because several people each say what runs next",
    handCount: { name: "Instructions that reversed an earlier one", unit: "a week", goal: "0" },
    goes: "We think each of them has a good reason, and none of them sees the other's. The floor learns to follow the last voice.",
    count: {
      what: "For one week, write each order to change a job: who gave it, at what hour, and which earlier order it undid.",
      minutes: 20,
      counted: {
        says: /\b(?:reissued|changed|moved) \d+ times\b|\bkept them all\b|\bcomment field\b|\b\d+ moves\b/i,
        what: "Sort the changes you have on record by who asked. Next to each, write if that job shipped by the date it was asked for.",
      },
    },
    repeats: "hot-log",
    change: {
      what: "For a week, anyone who wants a change asks {keeper}, who alone gives out the work. Put the name {wall}.",
      minutes: 20,
    },
    look: {
      what: "Read the log to everyone who gives orders, in one room. Ask which of the changes could have waited a day.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Count the orders that undid another one, before and since. Half as many or fewer: the one voice stays, and you name who speaks when that person is out.",
    refutes: {
      see: "Fewer than one change in ten undoes another one",
      means: "Two voices aren't the reason",
      act: "Write down why each change was asked for",
    },
    confirms: {
      see: "One change in three undoes another person's change",
      means: "Too many people decide, not too few machines",
      act: "Once a day, let everyone who gives orders agree on the next ones, in one room",
    },
    buy: "Scheduling software shows the order of the last one who typed. Agree on one voice first.",
    ask: {
      what: "Who has the last word",
      question: "When two of them want two different jobs, who decides, and when did that last happen?",
      answered: { says: /\bonly one boss\b|\bnone asks the other\b/i },
    },
  },
  "everything-is-hot": {
    themes: ["scheduling_priority", "flow_wip_dwell"],
    says: /\b(?:hot list has \d+|\d+ (?:of them )?with a red (?:tag|sticker)|every?body gets a red|if everything is (?:red|hot)|half of (?:them|the list) (?:is|are) hot|everything is (?:hot|rush|urgent))\b/i,
    name: "too many hot jobs",
    shownBy: ["kpi_expedite", "kpi_past_due"],
    headline: "So many jobs are {likely}on the hot list that the list decides nothing",
    handCount: { name: "Jobs on the hot list", unit: "", goal: "5 at most" },
    goes: "We think a job gets on the list and never comes off. A list of half the shop says nothing, so people choose for themselves.",
    count: {
      what: "Next to each job on the hot list, write the date the customer really needs it and the day it went on the list. Cross out the ones that can wait a week. Each evening, count the jobs finished that day.",
      minutes: 60,
      roles: ["planner", "foreman"],
    },
    change: {
      what: "For a week the list has five places. A new job goes on when one comes off, and the one who asks says which.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Call the customers of the jobs you crossed out. Ask if the later date holds, and write it on the list.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the jobs finished each day, before and with the five places. As many or more: the list stays at five, and the other customers hear today that they wait.",
    refutes: {
      see: "Nearly every job on the list is due within the week",
      means: "The hot list isn't what holds the others up",
      act: "Add up the hours promised on your busiest machine",
    },
    confirms: {
      see: "More than half of the list can wait a week",
      means: "Jobs are hot by habit",
      act: "Read the list out every morning, with who asked for each job",
    },
    buy: "Scheduling software sorts a list that nobody believes. Shorten the list first.",
    ask: {
      what: "How many hot jobs had to be hot",
      question: "Of the jobs on the hot list today, how many would a customer really miss this week?",
      answered: {},
    },
  },
  "promised-blind": {
    themes: ["scheduling_priority", "capacity_visibility"],
    says: /\b(?:sales (?:gives?|promis\w*|quotes?|tells?|says?)|date that wins|promis\w* (?:a |the |any |every )?(?:date|delivery|customer|friday)s?|(?:say|said|says) yes to (?:every\w*|all|them all)|(?:took|take|takes|taken) (?:them|it) all\b|(?:never|don['’]t|hate to) turn (?:\w+ )?(?:down|away)|accept (?:every|any|all|each)\w*|dates? (?:is|are) (?:a )?guess\w*|weeks (?:for|to) every\w*|date the customer|date we give|fixed lead times?|lead time from the)\b/i,
    name: "dates promised without a look at the load",
    shownBy: ["kpi_bottleneck_load", "kpi_past_due"],
    headline: "Jobs are {likely}late the day you book them, because dates go out without a look at the load",
    costsNoHours: true,
    handCount: { name: "Dates promised sooner than the load allows", unit: "a week", goal: "0" },
    goes: "We think the date is given before anyone adds up the hours in front of the machine it needs. The job is late on the day it is booked, and nobody sees it until it is due.",
    count: {
      what: "For {place}, add up the hours of all open jobs. Divide by the hours there are in a week. That's how many weeks you're booked.",
      minutes: 90,
      roles: ["planner", "foreman"],
    },
    compare:
      "Take the last promise that held, and one that didn't. For each, write who gave the date, what they looked at, and how many weeks were booked.",
    change: {
      what: "For a week, no date goes out that is sooner than that number of weeks, unless {keeper} says which job moves for it.",
      minutes: 20,
    },
    look: {
      what: "Compare the last ten dates you promised with that number of weeks. Call the customers whose date can't hold.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the dates, of those ten, that were sooner than the load allows. Five or more: no quote leaves without that number on it.",
    refutes: {
      see: "Nine of the last ten dates left enough weeks, and jobs still ship late",
      means: "The load isn't what makes them late",
      act: "For the last ten late jobs, write down what held each one up",
    },
    confirms: {
      see: "Five of the last ten dates promised, or more, are sooner than the load allows",
      means: "Jobs are already late when you book them",
      act: "Update the number of weeks every Monday, and promise from it",
    },
    buy: "Scheduling software needs the same sum. Do it by hand for one machine first.",
    ask: {
      what: "How many weeks you're booked",
      question: "How many hours wait at the machine with the longest line, and how many does it run in a week?",
      answered: {},
    },
  },
  "plan-does-not-fit": {
    themes: ["scheduling_priority", "quoting_estimating", "capacity_visibility", "data_silos"],
    says: /\b(?:(?:plan|schedule|system|erp|computer|routing) (?:says?|shows?|fits?|plans?|loaded|puts?|prints?)|overload\w*|let the ERP|ERP plan\w*|planning in our ERP|infinite (?:hours|capacity)|more (?:hours|work) (?:than|in a week)|planned at)\b/i,
    name: "a plan that books more hours than the machines have",
    shownBy: ["kpi_bottleneck_load", "kpi_sched_adh"],
    headline: "Your plan {likely}books more hours than {place} can run",
    handCount: { name: "Hours booked over the hours run", unit: "a week", goal: "0" },
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
    compare:
      "Take one job that took what was planned, and one that didn't. For each, write where its hours came from, how old they are, and what they leave out.",
    change: {
      what: "For next week at {place}, book only as many hours as it really ran last week. Write down what doesn't fit, before you promise it.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "For the job that was furthest off, ask whoever ran it which hours the plan leaves out. Write the answer on its router.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    decide:
      "Compare hours booked with hours run this week. If they differ by more than a tenth, book next week by the hours run.",
    refutes: {
      see: "The ten jobs took what was planned, give or take a tenth",
      means: "The hours in the plan are right",
      act: "Compare the days promised with the hours booked that week",
    },
    confirms: {
      see: "The ten jobs took over 15% more hours than planned",
      means: "The plan is full before the week starts",
      act: "Correct the planned hours of the jobs that come back most",
    },
    buy: "Planning software won't help while the hours in it are wrong. Correct the hours of ten jobs first, and see if the plan holds.",
    ask: {
      what: "How far planned and actual hours are apart",
      question: "What were the planned and the actual hours of the last ten jobs at your busiest machine?",
      answered: answered["quoted-actual"],
    },
  },
  "hot-jobs": {
    themes: ["scheduling_priority", "setup_changeover"],
    says: /\b(?:(?:moved|moves|bumped|pushed) (?:\w+ ){0,2}jobs? (?:up|ahead)|torn down in the middle|hot (?:list|jobs?)|rush (?:jobs?|orders?)|rushed|urgent\w*|red tags?|expedit\w*|whoever (?:shouts|yells|calls|stood|asks)|drop everything|squeaky|same machine at the same time|(?:take|taken|pulled|pull|took|takes|bump\w*) (?:off|down|it off|it down)\b|pushes the others?|emergenc\w*|shortage list|decides what goes next|another order is the one)\b/i,
    name: "hot jobs that push the others out",
    shownBy: ["kpi_expedite", "kpi_sched_adh"],
    headline: "Each hot job {likely}bumps another, and that one is hot by next week",
    handCount: { name: "Jobs bumped for a hot one", unit: "a week", goal: "0" },
    goes: "We think each hot job makes the next one. The job that came off needs a second setup, runs late, and is hot by next week.",
    count: {
      what: "Start a log of hot jobs: who asked, why, which job came in, which job got bumped, and if a setup was torn down. Each evening, add how many jobs were due to start, and how many did.",
      minutes: 20,
    },
    repeats: "hot-log",
    change: {
      what: "Freeze {nextJobs} for {place} {plan}{shown}.{ready} Only {keeper} may change them, and must write down why.",
      minutes: 30,
    },
    look: {
      what: "Go through the log with whoever asked most. For each hot job: what would have happened a day later?",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the late starts in the week before the freeze and since. A third fewer: freeze two days from Monday.",
    refutes: {
      see: "As many jobs start late in the week with the freeze as in the week before",
      ofChange: true,
      means: "Hot jobs aren't what makes the others late",
      act: "Write down what each late start waited for",
    },
    confirms: {
      see: "A third fewer jobs start late in the week with the freeze",
      means: "Hot jobs make the late jobs",
      act: "Freeze jobs on the next machine, too",
    },
    buy: "Scheduling software follows the same phone calls. Freeze two jobs a day first.",
    ask: {
      what: "Who asks for hot jobs",
      question: "Who asked for the last five hot jobs, and was that customer's date really in danger?",
      answered: answered["who-moves"],
    },
  },
} as const satisfies Record<string, Situation>;

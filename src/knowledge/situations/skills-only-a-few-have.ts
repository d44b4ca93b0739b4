import { atMachine } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import type { Situation } from "./situation.ts";
import { oneShift } from "./untrue.ts";

/** The narrowest first. */
export const skillsOnlyAFewHave = {
  "know-how-left": {
    themes: ["staffing_skills", "quality_inspection", "setup_changeover"],
    says: /\b(?:since|ever since|after|until|before) (?:\w+ ){0,4}(?:left|retired|quit|passed (?:away|on)|died|moved away|went to days)\b[^;]{0,100}\b(?:scrap\w*|crack\w*|warp\w*|twice|longer|worse|never (?:been|came|come) the same|nobody (?:knows|can)|can['’]t get|out of|bad)\b|\b(?:took|took it|went) (?:with (?:him|her)|home (?:with|in))\b[^.;]{0,40}|\b(?:left|retired|passed)\b[^.;]{0,60}\b(?:never wrote|in (?:his|her) head|by (?:ear|feel|eye)|took it with)\b/i,
    name: "know-how that left with somebody",
    shownBy: ["kpi_skill_cover", "kpi_fpy"],
    headline:
      "The same work {likely}comes out worse since somebody left, because what they knew was never written down",
    costsNoHours: true,
    handCount: { name: "Jobs done as on the new sheet", unit: "of those it is for", goal: "all" },
    goes: "We think the work looked easy because one person made it so. They knew a handful of things that are in no sheet, and whoever does it now works from what the book or the box says.",
    count: {
      what: "For the five jobs that came out worse, write how they came out in the last months with that person, and since: time, bad parts, passes. Next to it, what is done differently now.",
      minutes: 60,
      roles: ["foreman", "planner"],
    },
    compare:
      "Take one job that is as good as before, and one that isn't. For each, write who did it then and now, and what they go by.",
    change: {
      what: "Call whoever left, and offer a paid day. Run one of those jobs together, hands off, while somebody writes the sheet: tool, speed, order, what to look and listen for.",
      minutes: 60,
      roles: ["owner", "foreman"],
    },
    look: {
      what: "Run the next one from that sheet with somebody who has never done it. Write down each question.",
      minutes: 60,
      roles: ["setters", "machinists", "operators", "foreman"],
    },
    decide:
      "Compare the job from the sheet with the last three. If it's as good as it was, agree on four more paid days, one job each.",
    refutes: {
      see: "Those jobs got worse weeks before or after that person left, or in somebody else's work too",
      means: "It isn't what one person knew",
      act: "Look at what else changed in that month: material, tools, machine",
    },
    confirms: {
      see: "The jobs that got worse are the ones that person did, and they're good again from the sheet",
      means: "The know-how left, not the machine's accuracy",
      act: "Get the rest of it written down while that person can still be asked",
    },
    buy: "A new machine comes without what that person knew. Buy it if the job from the sheet is still bad.",
    ask: {
      what: "What was done differently before",
      question: "Which jobs came out better with the person who left, and what did they do that nobody does now?",
      answered: {},
    },
  },
  "new-people-untaught": {
    themes: ["staffing_skills", "quality_inspection"],
    says: /\b(?:new (?:hires?|guys?|people|kids?|fell(?:a|ow)s?|ones)|(?:a|the) kid)\b[^.;]{0,80}\b(?:first|second|third|2nd|day (?:one|two)|week|quit|quits|walk\w*|left|gone|by (?:himself|herself|themselves)|nobody (?:show|teach|train)\w*|throw\w*|sink or swim)\b/i,
    together: [
      /\b(?:hired|took on|starters?|new (?:hires?|people|guys?|men|ones))\b/i,
      /\b(?:don['’]t|didn['’]t|never|won['’]t|doesn['’]t) (?:make|last|reach|see|finish|come back)\b|\b(?:kept|got|have) (?:one|two|three|four|\d) left\b|\b(?:quit|gone|walked|left) (?:in|by|within|after|before|inside)\b/i,
      /\bfirst (?:week|day|shift)\b|\bwhoever(?:['’]s| is| was)? (?:there|around|standing|free|closest)\b|\bnobody (?:shows|showed|teaches|taught|trains|trained)\b/i,
    ],
    name: "new people who are put to work before anybody teaches them",
    shownBy: ["kpi_skill_cover", "kpi_scrap"],
    headline: "New people {likely}leave within weeks because they are put to work before anybody teaches them",
    costsNoHours: true,
    handCount: { name: "Hours of teaching in a first week", unit: "", goal: "more each time" },
    goes: "We think a new person gets a machine in the first days and learns by mistakes. The scrap shows, the teaching doesn't, and then it looks as if nobody wants to work.",
    count: {
      what: "For the last ten people you hired, write the machine and shift of their first week, who taught them, for how many hours, and the day they left.",
      minutes: 45,
      roles: ["foreman", "planner"],
    },
    compare:
      "Take the last new person who stayed, and the last one who left. For each, write the first machine, the shift, and who stood beside them in the first week.",
    isApart: true,
    helpedBy: ["training"],
    change: {
      what: "The next new person starts with one named teacher, on the easiest machine of the day shift, for a week. The teacher has one machine less to run.",
      minutes: 30,
      roles: ["foreman", "planner"],
    },
    look: {
      what: "Ask the newest person, alone: what did you have to find out by yourself this week?",
      minutes: 20,
      roles: ["foreman"],
    },
    decide:
      "Count the hours of teaching the newest person got. Under ten: name the teacher and the machine for next week, and take a machine off that teacher.",
    refutes: {
      see: "Those who were taught left as soon as the others",
      means: "Teaching isn't why they leave",
      act: "Ask two who left what the next job pays and when it starts",
    },
    confirms: {
      see: "Those who stayed had a teacher in their first week, and most who left had none",
      means: "The first week decides, not the pay",
      act: "Write down what the first two weeks teach, and who teaches it",
    },
    buy: "A higher starting wage or an agency brings more people to the same first week. Change that week first.",
    ask: {
      what: "What the first week looks like",
      question:
        "Of the last five who left in their first three months: which machine, which shift, and who taught them?",
      answered: {},
    },
  },
  "handover-lost": {
    themes: ["staffing_skills", "quality_inspection", "data_silos"],
    says: /\b(?:shift change|between (?:the )?shifts|hand-?(?:over|off)s?|other shift|next shift|first shift|second shift|night (?:guys|crew|shift)|days and nights)\b[^.;]{0,80}\b(?:tells?|told|knew|note|nobody (?:says|tells)|offsets? back|changes? (?:it|them|everything) back|start(?:s)? over|without a word|never (?:talk|see|meet)|don'?t talk)\b/i,
    name: "what one shift knows and the next one doesn't hear",
    shownBy: ["kpi_rework", "kpi_scrap"],
    headline: "Each shift {likely}starts over because nobody tells it what the last one knew",
    handCount: { name: "Jobs the next shift started over", unit: "a week", goal: "0" },
    goes: "We think the shifts change without a word or a note. The next one changes offsets back, sets up again, or runs on with a fault that the last one had seen.",
    count: {
      what: "For five shift changes, ask whoever takes over after an hour: what did you have to find out or do again, and how many minutes?",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    compare:
      "Take the last shift change after which the job went on at once, and one after which it sat. For each, write what was said, what was on paper, and what was missing.",
    change: {
      what: "For a week, the shifts overlap by ten minutes at {place}. Each job gets one line {traveler}: what runs, what was changed, what to watch.",
      minutes: 20,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask both shifts which line on the sheet helped, and which nobody read. Cut the second.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Add up the minutes spent finding out, before and with the overlap. If they fell by half, the ten minutes stay on every machine.",
    refutes: {
      see: "Those who take over lose less than ten minutes",
      means: "The shifts know what they need",
      act: "Compare parts an hour of both shifts on the same job",
    },
    confirms: {
      see: "At three of the five changes, half an hour or more went into finding out what the last shift knew",
      means: "The change of shifts loses the hours, not the people",
      act: "Agree on the three things that every line must say",
    },
    buy: "Screens or software carry a note only if somebody writes it. Start with one line on paper.",
    ask: {
      what: "How a job is handed over",
      question: "When the shift changes in the middle of a job, who tells whom what, and where is it written?",
      answered: {},
    },
  },
  "overtime-by-habit": {
    themes: ["staffing_skills", "capacity_visibility"],
    says: /\b(?:overtime|saturdays?|ot|time and a half)\b[^.;]{0,80}\b(?:habit|used to it|count on|counts on|every (?:week|saturday)|always|paychecks?|budget\w*|truck payments?|stretch\w*|make(?:s)? it last|slow(?:er|s|ed)? (?:down|friday|on friday))\b|\b(?:stretch\w*|make(?:s)? (?:it|the job|the work) last)\b[^.;]{0,60}\b(?:overtime|saturdays?|ot)\b/i,
    name: "overtime that has become part of the week",
    shownBy: ["kpi_overtime"],
    headline: "Overtime has {likely}become part of the week, and the work lasts until Saturday",
    handCount: { name: "Overtime hours that a late job asked for", unit: "of those this week", goal: "all" },
    goes: "We think Saturday is in everybody's pay by now, so it is staffed whether a job needs it or not. Nobody compares the hours paid with the hours cut.",
    count: {
      what: "For the last four Saturdays, write who came, which job asked for it, the hours paid and the hours the machines cut. Do the same for the Friday before.",
      minutes: 45,
      roles: ["foreman", "planner"],
    },
    compare:
      "Take one Saturday that finished a late job, and one that didn't. For each, write who asked for it, on which day, and what ran.",
    change: {
      what: "For a week, Saturday opens only for a named job and a named machine, decided on Thursday {plan}. Tell people now that their pay won't drop for that week.",
      minutes: 30,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Go through the jobs named for this Saturday. Which of them could be done by Friday if another one waited?",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Count the Saturday hours that a late job asked for. Under half: the next Saturday stays closed, and people hear it today.",
    refutes: {
      see: "Each Saturday finished jobs that were due, and the machines cut as on the Friday before",
      means: "You need those hours",
      act: "Find the machine that the overtime is for, and look at its setups and stops",
    },
    confirms: {
      see: "Half of the Saturday hours or more were for no late job",
      means: "The overtime is a habit, not a need",
      act: "Pay for what is finished by Friday, so that nobody loses by it",
    },
    buy: "Hiring ends the overtime only if the work needs it. Four Saturdays on paper tell you.",
    ask: {
      what: "What the overtime is for",
      question: "Last Saturday, which jobs ran, and which of them were due before Tuesday?",
      answered: {},
    },
  },
  "one-sets-others-wait": {
    themes: ["staffing_skills", "setup_changeover"],
    says: /\b(?:[Oo]nly|except) [A-Z]\w+ (?:dresses|sets?|indicates?|can|knows)|\b(?:im|i['’]m|i am|he['’]s|she['’]s|\w+ is) the only one (?:that |who )?can set|\b[Nn]one of them (?:has|have) learned to set|\b[Nn]obody else (?:can|dresses|sets?)|\b[Nn]o one else has been shown|\b[Ii]f \w+ is (?:out|off|sick)\b.{0,30}\b(?:dont|don['’]t|doesn['’]t|won['’]t|no(?:body|thing)?)|\b[Ww]hen [A-Z]\w+ (?:leaves|goes)\b(?! down)|\b(?:waiting|waits?) for [A-Z]\w+ to (?:indicate|set|dress|release|prove|touch)|\b(?:push|press) the (?:green )?button\b.{0,40}\b(?:that|all|about)|\bkid can push/,
    name: "machines that only one person can set",
    shownBy: ["kpi_skill_cover"],
    headline: "{Place} {likely}wait{s} for {who} to do the setup",
    handCount: { name: "Hours waiting for one person", unit: "", goal: "half the first week's count" },
    refutes: {
      see: "The machine waits for {person} less than fifteen minutes a day",
      means: "Another wait is longer",
      act: "Follow the longest one",
    },
    goes: "We think the machine isn't short of hours; it is short of that one pair of hands. What it can make ends when that person goes home.",
    count: {
      what: "For five days, write each wait for {person} at {place}: from when to when, and for which step of the setup.",
      minutes: 30,
      counted: {
        says: /\b(?:sorted|counted|listed) the stops\b|\bstops? by note\b/i,
        what: "Sort the stops you have on record once more, in minutes: by shift, and what waited for {person} apart from the rest. Put cutting hours by day and by night next to it.",
      },
      roles: ["foreman", ...atMachine],
    },
    repeats: "waits-for-whom",
    change: {
      what: "Film {person} at the next setup, step by step, on a phone. {second} does the first two steps of the one after it, with {person} watching.",
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask {person} which of the two steps is easiest to pass on, and what could go wrong. Write it on the sheet for the machine.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide: "Add up the waits by step. {second} learns the step with the most, an hour a day that nobody may move.",
    confirms: {
      see: "The machine waits for that person more than an hour a day, mostly for the same two steps",
      means: "Two steps of one setup hold the machine",
      act: "Teach those two steps first, with hours set aside for it",
    },
    buy: "Another machine of that kind waits for the same person. A course for a second person makes sense as soon as the steps are written down.",
    ask: {
      what: "What can be passed on first",
      question: "Which of the steps that only this person does could somebody else learn in five days?",
      answered: {},
    },
  },
  "late-shift-alone": {
    themes: ["staffing_skills", "quality_inspection", "programming_readiness", "capacity_visibility"],
    says: /\b(?:no|without (?:a|an)|nobody) (?:lead(?: man)?|programmers?|inspectors?|supervisors?|foreman|boss)\b[^.;]{0,60}\b(?:after \d|after (?:three|four|five|six)|at night|on nights|on (?:the )?(?:second|2nd|third|late)(?: shift)?|in the evenings?)|\b(?:nights?|second shift|2nd shift|late shift|evenings?)\b[^.;]{0,60}\b(?:nobody to ask|no one to ask|waits? for (?:answers|morning|days)|no (?:lead|programmer|supervisor)|on their own|calls? (?:me|him|days) at home)\b/i,
    together: [
      /\b(?:nights?|(?:second|2nd|third|3rd|late|back|evening) shift|evenings?)\b/i,
      /\b(?:edits?|offsets?|feeds?|parameters?|programs?|controls?)\b[^.;]{0,40}\block(?:ed)?\b|\bonly (?:\w+ ){1,4}(?:has|have) the (?:code|key|password)\b|\b(?:is|are)(?:n['’]t| not) (?:allowed|cleared|permitted) to\b|\bnobody (?:dares|rings|phones)\b/i,
    ],
    untrue: oneShift,
    name: "a late shift that may not decide",
    shownBy: ["kpi_skill_cover"],
    headline: "Your late shift {likely}waits for an answer or a yes that only the day shift can give",
    costsNoHours: true,
    handCount: { name: "Questions the late shift had to leave", unit: "", goal: "0" },
    goes: "We think each question is small, and the one who may answer it has gone home. So the machine waits until morning, or runs on a guess.",
    count: {
      what: "For five nights, the late shift writes each wait on a sheet: machine, minutes, and whom it would have asked what.",
      minutes: 20,
      roles: [...atMachine],
    },
    compare:
      "Take one stop on the late shift that was cleared at once, and one that sat till morning. For each, write what it needed, and who may do that.",
    isApart: true,
    helpedBy: ["people"],
    change: {
      what: "Write down what one person on the late shift may change or decide alone: feeds, offsets up to a limit, a first piece. For a week that person decides it, and writes down each one. For the rest, name whom to call.",
      minutes: 30,
      roles: ["foreman", "owner"],
    },
    look: {
      what: "Read last night's sheet at the start of the shift. Answer each question in writing before people leave.",
      minutes: 20,
      roles: ["foreman", "owner"],
    },
    decide:
      "Count the waits that the new right to decide would have ended. One or more a night: it stays, and the limit goes up for what went well.",
    refutes: {
      see: "The late shift waits for answers less than fifteen minutes a night",
      means: "Answers aren't what it lacks",
      act: "Compare the jobs and machines that it is given",
    },
    confirms: {
      see: "Half of those minutes wait for the same kind of answer",
      means: "One kind of answer holds the late shift",
      act: "Give it before the day shift leaves, or let one person on the late shift give it",
    },
    buy: "A lead for that shift makes sense if the waits come to more hours than a lead works. Five nights of notes tell you. Higher pay answers no question.",
    ask: {
      what: "What the late shift waits for",
      question: "What were the last five questions that the late shift had to leave until morning?",
      answered: {},
      needs: "late-shift",
    },
  },
  "nights-cannot-set": {
    themes: ["staffing_skills", "setup_changeover", "capacity_visibility"],
    says: /\b(?:nights?|second shift|2nd shift|evening boys|on nights)\b.{0,120}\b(?:not (?:a )?one can|none (?:of them )?can|can(?:not|['’]t) (?:set|put|prove)|load-and-press|will not (?:press|touch)|nobody (?:can|there can) set)|\bset (?:it )?up till quitting time\b|\b(?:mach\w+|both \w+)\b.{0,40}\b(?:dark|nothing turning)\b.{0,40}\b(?:after|since|by) (?:five|six|\d)/i,
    untrue: oneShift,
    name: "a late shift that can't set up the next job",
    shownBy: ["kpi_skill_cover"],
    headline: "Your late shift {likely}runs out of work because it can't set up the next job",
    handCount: {
      name: "Hours machines sat after their night job ended",
      unit: "",
      goal: "half the first week's count",
    },
    goes: "We think the late shift runs what the day left, and stops when it's done. The free machine isn't noticed, because everybody is busy somewhere else.",
    count: {
      what: "For five nights, write for {place}: the job left running, the hour it ended, and what came after it.",
      minutes: 20,
      roles: ["foreman", ...atMachine],
    },
    compare:
      "Take the last night that ran through, and one that ended early. For each, write the job, how long it could run, and what was ready for the next one.",
    change: {
      what: "Two hours before the day ends, put the longest job on {place}, and leave the next one half set: tools loaded, vise in, program in the control.",
      minutes: 45,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Each morning, compare the hour the machine stopped with the hour it would have. Was the half-set job begun?",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Add up the hours it ran past the old end. Two or more a night: plan the long jobs for the night every day at two.",
    refutes: {
      see: "On all five nights, the machines run on until the shift ends",
      means: "Nights don't wait for a setup",
      act: "Compare parts an hour by day and by night",
    },
    confirms: {
      see: "On two nights of five or more, the machine stops before half of the shift is over",
      means: "The late shift runs out of set-up work",
      act: "Teach one setup to one person on that shift",
    },
    buy: "Another machine has the same dark hours. It makes sense when the ones you have are cutting at nine in the evening.",
    ask: {
      what: "When the late shift runs out of work",
      question: "At what hour did your busiest machine stop on each of the last five nights?",
      answered: { says: /\bfinished at (?:five|six|seven|\d)/i },
      needs: "late-shift",
    },
  },
  "people-leave": {
    themes: ["staffing_skills", "quality_inspection"],
    says: /\b(?:lost|losing|lose) (?:\w+ ){0,3}(?:good |best |skilled )?(?:machinists?|people|men|guys|operators?|hands)\b|\b(?:quit|left|leave|leaves|went) (?:us )?(?:for|to) (?:\w+ ){0,4}(?:more (?:money|an hour)|dollars? more|cents more|the (?:place|plant|shop) (?:down|across))|\bturnover\b(?! is (?:low|under|zero))|\bcovering for (?:it|them|him|her)\b/i,
    name: "people who leave faster than they are replaced",
    shownBy: ["kpi_skill_cover", "kpi_labor_util"],
    headline: "You {likely}lose skilled people faster than you can replace what they knew",
    costsNoHours: true,
    handCount: { name: "Skilled people who left in the last year", unit: "", goal: "0", later: showsLater.year },
    goes: "We think the work of each one who leaves goes to those who stay. They do more, know less of it, and are the next to look around.",
    count: {
      what: "List everybody who left in three years: what they could do, where they went, the reason they gave, and who does their work now.",
      minutes: 60,
      roles: ["owner", "foreman"],
    },
    compare:
      "Take somebody who stayed ten years, and the last one who left. For each, write the shift, the pay next to the other shop's, and who taught them.",
    change: {
      what: "Ask the five people you'd miss most, one at a time: what would make you leave? Do one small thing from the answers by Friday.",
      minutes: 90,
      roles: ["owner", "foreman"],
    },
    look: {
      what: "Take the answer that came up more than once. Find out what it costs to change it for everybody.",
      minutes: 30,
      roles: ["owner", "foreman"],
    },
    decide: "Count who named the same thing. Two of five or more: say on Monday what changes, and from when.",
    refutes: {
      see: "Those who left had been here less than a year, and nobody else does their work",
      means: "You lose new people, not what you know",
      act: "Look at their first three months: who taught them, and what",
    },
    confirms: {
      see: "Half of those who left named the same reason",
      means: "One thing makes people leave",
      act: "Change that one thing first, and tell everybody",
    },
    buy: "A raise makes sense if pay is the reason named most. Compare it with the weeks each replacement took to learn.",
    ask: {
      what: "Why people leave",
      question: "What did the last three who left say, and who has their work now?",
      answered: {},
    },
  },
  "teaching-put-off": {
    themes: ["staffing_skills"],
    says: /\b(?:offered to teach|pulled him off|pulled her off|get through this (?:month|week) first|no time to (?:teach|train|show)|never wrote it down|never been shown|nobody showed|all anybody showed)\b/i,
    name: "teaching that is put off every week",
    shownBy: ["kpi_skill_cover"],
    headline: "Teaching is {likely}put off every week, so the same few people stay the bottleneck",
    costsNoHours: true,
    handCount: { name: "Hours of teaching done", unit: "of those planned", goal: "all" },
    goes: "We think everybody wants the second person trained, and every week the orders come first. Teaching never costs a job, so it never gets an hour.",
    count: {
      what: "Write down the hours of teaching planned and done in each of the last four weeks, by whom and for what. Zero is an answer.",
      ofPerson:
        "Write down what only {person} can do, one line for each task, and the hours {person} has taught it in the last four weeks. Zero is an answer. Mark the task that most jobs wait for.",
      minutes: 20,
      roles: ["foreman"],
    },
    compare:
      "Take the last hour of teaching that took place, and the last one that was moved. For each, write the time of day, the job that asked for it, and who decided.",
    change: {
      what: "Put two hours of teaching {plan} as a job with its own line, for one person and one task. Nobody may move it without your initials.",
      ofPerson:
        "Put two hours a week {plan} as a job with its own line: {person} shows {second} one task, and {second} writes the page for it. Nobody may move it without your initials.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "If the two hours were moved, write down who asked, and for which job.",
      minutes: 15,
      roles: ["foreman"],
    },
    decide:
      "Count the hours planned and done. If fewer than half were done, put them at the start of the day, before the first setup.",
    refutes: {
      see: "Nine of ten hours planned for teaching were done",
      means: "The time for it is there",
      act: "Write down what the last person taught still has to ask",
    },
    confirms: {
      see: "Of the hours planned, fewer than half were done",
      means: "Teaching has no place in the plan",
      act: "Book it like a customer's job, every week",
    },
    buy: "A course or a hire helps when somebody gets hours to learn. Hold two hours a week for two weeks first.",
    ask: {
      what: "What stopped the last attempt",
      question: "When did you last set hours aside to teach, and what took them?",
      answered: { says: /\bpulled (?:him|her) off\b|\bget through this month\b/i },
    },
  },
  "boss-passes-everything": {
    themes: [
      "staffing_skills",
      "quality_inspection",
      "scheduling_priority",
      "programming_readiness",
      "quoting_estimating",
      "material_supply",
    ],
    says: /\b(?:everything|every (?:job|question|decision|order|quote)) (?:goes|runs|comes|has to (?:go|come)) (?:through|by|past|to) (?:me|him|her)\b|\b(?:he|she|i) (?:oks?|okays?|approves?|signs?|checks?) every\b|\bso (?:ppl|people|they|the guys) stand around\b|\bwhen (?:im|i['’]m|i am) on the phone (?:nothing|nobody)\b|\bnothing (?:moves|starts|goes out) without (?:me|him|her)\b|\bi am the queue\b/i,
    together: [
      /\b(?:signs? (?:for|off)|signature|okays?|approves?)\b/i,
      /\b(?:sat|sits|stood|stands|waits?|waited)\b[^.;]{0,60}\b(?:taps?|tools?|inserts?|orders?|parts?|holders?|signature|okay|yes)\b/i,
    ],
    name: "work that waits for one person's yes",
    shownBy: ["kpi_bn_queue", "kpi_skill_cover"],
    headline: "Work {likely}stops until one person says yes",
    handCount: { name: "Waits for one person's yes", unit: "", goal: "half the first week's count" },
    goes: "We think most of those yeses could have come from somebody else. People wait for them because nobody ever said which ones.",
    count: {
      what: "For three days, make a mark for each yes somebody asks for: what for, minutes waited, and if the answer was ever no.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    compare:
      "Take the last yes that came at once, and the last one somebody waited for. For each, write what it was for, what it was worth, and how long the work sat.",
    isApart: true,
    repeats: "interruptions",
    change: {
      what: "Take the question that never got a no. For a week, one named person may say yes to it, up to a limit you set, and writes down each one.",
      minutes: 20,
    },
    look: {
      what: "Look at each yes given without you. Would you have said no to any?",
      minutes: 20,
      roles: ["foreman", "owner"],
    },
    decide:
      "Count the yeses given without you, and the ones you'd have refused. None refused: give away the next question on Monday.",
    refutes: {
      see: "Nobody waits longer than ten minutes for a yes",
      means: "The yes isn't what work waits for",
      act: "Follow one late job and write down where it sat",
    },
    confirms: {
      see: "Nine of ten answers were yes, and half of them made somebody wait",
      means: "The asking costs more than it saves",
      act: "Write down which questions need no yes at all",
    },
    buy: "Another pair of hands waits in the same line. Give away one question first.",
    ask: {
      what: "How often the answer is no",
      question: "Of the last twenty times somebody waited for a yes, how often was it a no?",
      answered: {},
    },
  },
  "loading-parts": {
    themes: ["staffing_skills", "capacity_visibility"],
    says: /^(?!.*\b(?:none|nobody|learned to|seldom|to set)\b).*\b(?:load\w*(?: and unload\w*)? (?:parts|blanks)|unload\w*|(?:taking|take|takes) parts out|tend(?:ing|s)? (?:the |a |one )?machines?|stand(?:s|ing)? (?:there |around )?(?:at (?:the |a |one )?(?:machines?|mills?|lathes?)|(?:while|as) (?:it|she|the machine) (?:drills?|cuts?|mills?|turns?|runs?|grinds?))|(?:push|press)\w* (?:the )?(?:green )?(?:button|start) and (?:waits?|watch\w*|stands?)|(?:walk|step) away from (?:a|the|your) (?:running )?machine|(?:baby-?sit\w*|one (?:man|person|operator) (?:per|for each|to (?:a|each|every)) machine)|open(?:s|ed|ing)? (?:and (?:closes?|closing) )?(?:a |the )?(?:door|chuck)s?|opening doors|man at every machine)\b/i,
    name: "skilled hours spent standing at machines",
    shownBy: ["kpi_run_paid", "kpi_labor_util"],
    headline: "Skilled hours {likely}go into standing at machines that could cut alone",
    costsNoHours: true,
    handCount: { name: "Skilled hours spent standing by", unit: "", goal: "half the first week's count" },
    goes: "We think a skilled hour goes into opening a door or watching a cut. Nobody has counted how long the machine cuts alone in between, so one person stays with one machine.",
    count: {
      what: "At {place}, time ten cycles: seconds a person is needed, and seconds the machine cuts alone.",
      minutes: 60,
      roles: atMachine,
    },
    compare:
      "Take one part that needs a person every minute, and one that cuts for half an hour alone. For each, write what the person does in the meantime.",
    change: {
      what: "Pick two machines side by side with long cycles. For one shift, let one person load both, and note each wait.",
      instead: {
        lacking: "several-machines",
        what: "Pick a job with a long cycle. For one shift, get the next job ready while it cuts, and note each wait.",
      },
      minutes: 60,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Go through the waits of that shift. For each, write what would have ended it: a second fixture, a longer run, a check at the bench.",
      minutes: 30,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Compare seconds needed with seconds cut alone on both machines. If one person kept both cutting four hours of five, pair the next two; if not, move one long job next to another first.",
    refutes: {
      see: "The machine cuts alone for less than a fifth of the cycle",
      means: "The people are needed where they are",
      act: "Look at the cycle: what keeps a person at the machine?",
    },
    confirms: {
      see: "The machine cuts alone for more than half of the cycle, with a person standing by",
      means: "You have the people, but they stand by machines that cut alone",
      act: "Use the hours that come back for setups",
    },
    buy: "A robot or a bar feeder is right where one part runs for days. Ten timed cycles and the lot sizes of a month tell you where.",
    ask: {
      what: "How long a machine cuts alone",
      question: "How long is a cycle of your longest-running part, and how many minutes of it need a person?",
      answered: {},
    },
  },
  "everyone-differently": {
    themes: ["staffing_skills", "quality_inspection", "setup_changeover", "programming_readiness"],
    says: /\b(?:(?:everyone|everybody|every one|each|every (?:man|guy|machinist|shift|operator)|no two|two of them)\b.{0,50}\b(?:different\w*|own (?:way|order|list|drawer)|his way|their way|same order)|no standard\w*|never\b.{0,40}\bthe same (?:way|twice)|(?:sets?|runs?|does|do) (?:it|them|jobs?) from memory)\b/i,
    name: "the same job done a different way each time",
    shownBy: ["kpi_setup_var", "kpi_skill_cover"],
    headline: "The same job {likely}takes a different time each day because everybody does it differently",
    handCount: { name: "Jobs with a page to follow", unit: "of the ten that come back most", goal: "10" },
    goes: "We think the best way is in one person's hands and on no paper. So the time and the quality of a job hang on who gets it.",
    count: {
      what: "Take one part that comes back. Ask three people separately for their order of steps, tools and offsets. Write down where they differ.",
      minutes: 60,
    },
    compare:
      "Take the best and the worst run of that part. For each, write the hours, the order of steps, the tools, the offsets, and where they were written down.",
    change: {
      what: "Let the one with the best parts write one page for the part you asked about. For the next two runs, everyone follows the page.",
      minutes: 60,
    },
    look: {
      what: "Watch one run by the page. Write down each place where somebody left it, and why.",
      minutes: 30,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Compare time and bad parts of the runs by the page with those before. If they are closer together, write the next page; if not, fix this one.",
    refutes: {
      see: "The three do it the same way, or take the same time",
      means: "How it's done doesn't differ",
      act: "Compare tools, offsets and material of the good and the bad lots",
    },
    confirms: {
      see: "The worst run of that part took half again as long as the best",
      means: "The method, not the people, makes the difference",
      act: "List the ten jobs that come back most, and who does each one best",
    },
    buy: "Another pair of hands adds one more way to do it. Write the page first.",
    ask: {
      what: "How much the same job varies",
      question: "What were the shortest and the longest run of one repeat part last year?",
      answered: {},
    },
  },
  "slow-to-learn": {
    themes: ["staffing_skills"],
    says: /\b(?:newcomers?|new (?:people|hires?|guys|men|ones|hands)|less than (?:one|two|a) years?|months before|time to train|apprentice\w*|nobody to train|has been shown|never been shown|trained (?:one|two)|younger men|(?:nobody|no one) (?:ever )?(?:told|showed|taught) (?:him|her|them)\b|(?:does|do)n['’]t (?:notice|know what to look for|know that (?:he|she|they)))\b/i,
    isGeneral: true,
    name: "skills that take too long to pass on",
    shownBy: ["kpi_skill_cover"],
    headline: "New people {likely}stay new too long because nobody has an hour to teach",
    handCount: { name: "Tasks that two people can do", unit: "", goal: "more each week" },
    goes: "We think nobody has an hour set aside to teach. New people watch, guess and ask, and the one who knows loses the day to answering.",
    count: {
      what: "Draw a skills matrix for {place}: who can load, set up, prove out and inspect{byShift}. Circle each cell with only one name, and write how many days somebody would need to learn it.",
      minutes: 60,
    },
    kpi: "kpi_skill_cover",
    compare:
      "Take the last new person who was soon alone at a machine, and one who wasn't. For each, write the first job, who showed it, and for how many hours.",
    change: {
      what: "Cut one job into what takes a day to learn and what takes a year. Give the first part to a new person for the rest of the week.",
      minutes: 45,
    },
    look: {
      what: "Ask the new person what is still unclear after two days, and add it to the page.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Count what the new person did alone this week. If it is the whole one-day part, name the second person to learn it.",
    refutes: {
      see: "Fewer than one task in ten is circled",
      means: "You have the skills",
      act: "For a week, write down what each machine that sits waits for",
    },
    confirms: {
      see: "Half of the circled tasks or more can be learned in a day",
      means: "It's how the work is split. You aren't short of people",
      act: "Train for the one-day part first",
    },
    buy: "A hire is useful from the day the job is cut so that a new person can run part of it.",
    ask: {
      what: "What can be passed on first",
      question: "Which tasks at your busiest machine could somebody learn in five days?",
      answered: {},
    },
  },
  "cannot-hire": {
    themes: ["staffing_skills"],
    says: /\b(?:hard to (?:find|get|hire)|(?:can(?:not|['’]t)|could(?: not|n['’]t)) (?:find|hire|get) (?:people|anyone|anybody|machinists|operators|good|skilled|enough|help|hires?)|hires? we cannot find|nobody can be hired|no longer send|candidates?|applicants?|nobody appl(?:ies|y)|unemployment|shortage of (?:people|machinists|labor|skilled)|if we had the (?:machinists|people|operators)|more machines than people|open positions|struggle to hire|not enough (?:people|machinists|operators)|short[- ](?:handed|staffed)|machines? (?:go|are|goes|stand|is) dark|no operator)\b/i,
    isGeneral: true,
    untrue: {
      says: /\bhired\b[^.;]{0,60}\b(?:left|kept|stayed|quit|gone)\b|\b(?:don|didn|doesn|never)(?:['’]t)? (?:make|last|reach) (?:the |it )?(?:\w+ ){0,2}(?:days|weeks|months)\b/i,
    },
    name: "skilled hours spent on work that needs no skill",
    shownBy: ["kpi_run_paid", "kpi_labor_util"],
    headline: "You're short of skilled people, and the ones you have {likely}spend hours on work that needs no skill",
    costsNoHours: true,
    handCount: { name: "Skilled hours spent getting things", unit: "", goal: "half the first week's count" },
    goes: "We think part of each skilled person's day goes into work that needs no skill: fetching, loading, deburring, looking for things. Win those hours back before you hire.",
    count: {
      what: "For one shift, have each machinist mark every 15 minutes: cutting, setting up, loading, fetching, waiting, other.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    compare:
      "Take a good hour and a bad one of the same machinist. For each, write what was ready at the machine, and what had to be fetched.",
    change: {
      what: "Take the largest of the marks that needs no skill. Give it to one other person for two days.",
      minutes: 30,
    },
    look: {
      what: "Ask the machinists what they got done in the hours that came back.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Compare the marks before and with the help. If an hour a day came back for each, look for that helper before another machinist.",
    refutes: {
      see: "Nine of ten marks say cutting or setting up",
      means: "Machinists do what only they can do",
      act: "Compare the hours you book with the hours you have people for",
    },
    confirms: {
      see: "More than a quarter of the marks need no machinist",
      means: "Skilled hours go into other work",
      act: "Take the next largest mark that needs no machinist",
    },
    buy: "Hire for the skill the count shows, not just to add a person. A helper is easier to find than a machinist.",
    ask: {
      what: "What your skilled people do all day",
      question: "Of eight hours, how many does a machinist spend on work that only a machinist can do?",
      answered: {},
    },
  },
  "one-who-knows": {
    themes: ["staffing_skills", "programming_readiness", "quoting_estimating"],
    says: /\b(?:only (?:one|two|he|she|[A-Z][a-z]+)\b.{0,30}\b(?:can|knows?|run|sets?|does)|the only (?:one|man|person)|(?:can|could) do it\b|one (?:guy|man|person|operator|fellow)\b.{0,30}\b(?:can|knows?|who)|every(?:one|body) asks|in (?:his|her|my|one person['’]s) head|retir\w+|waits? (?:for (?:me|him|her)|until [A-Z][a-z]+)|(?:is|are|calls in) sick|when one (?:of them )?is out\b|belongs? to one (?:\w+ )?(?:man|person|guy)|on vacation|goes on vacation|two people who)\b/,
    name: "work that only one person can do",
    shownBy: ["kpi_skill_cover", "kpi_bn_queue"],
    headline: "Work {likely}waits for {who}, because nobody else knows how",
    handCount: { name: "Waits for {person}", unit: "", goal: "half the first week's count" },
    goes: "We think one job waits whenever two need that person, and on the day that person is out, both do.",
    count: {
      what: "For three days, note each time a job or a machine waits for {person}: who asked, what for, how many minutes.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    repeats: "interruptions",
    change: {
      what: "Take what was asked most. {second} does it once this week, with {person} only watching.",
      minutes: 60,
    },
    look: {
      what: "Take the second most frequent question. Have {person} answer it once on paper or on a phone video.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Count the waits by question. From Monday, {second} learns the top one, two hours a week that nobody may move.",
    refutes: {
      see: "Work waits for {person} less than fifteen minutes a day",
      means: "That isn't what work waits for",
      act: "For a week, write down what each machine that sits waits for",
    },
    confirms: {
      see: "Work waits for that person more than an hour a day, mostly for the same things",
      means: "One skill holds the machines up",
      act: "Give {second} that one task, then the next, until two people can do each",
    },
    buy: "Another pair of hands asks the same one person. Pass on one task first.",
    ask: {
      what: "What can be passed on first",
      question: "Which of the tasks that wait for this person could somebody else learn in five days?",
      answered: {},
    },
  },
} as const satisfies Record<string, Situation>;

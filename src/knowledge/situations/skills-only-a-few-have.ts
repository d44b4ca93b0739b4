import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const skillsOnlyAFewHave = {
  "one-sets-others-wait": {
    themes: ["staffing_skills", "setup_changeover"],
    says: /\b(?:[Oo]nly|except) [A-Z]\w+ (?:dresses|sets?|indicates?|can|knows)|\b(?:im|i['’]m|i am|he['’]s|she['’]s|\w+ is) the only one (?:that |who )?can set|\b[Nn]one of them (?:has|have) learned to set|\b[Nn]obody else (?:can|dresses|sets?)|\b[Nn]o one else has been shown|\b[Ii]f \w+ is (?:out|off|sick)\b.{0,30}\b(?:dont|don['’]t|doesn['’]t|won['’]t|no(?:body|thing)?)|\b[Ww]hen [A-Z]\w+ (?:leaves|goes)\b|\b(?:waiting|waits?) for [A-Z]\w+ to (?:indicate|set|dress|release|prove|touch)|\b(?:push|press) the (?:green )?button\b.{0,40}\b(?:that|all|about)|\bkid can push/,
    name: "machines that only one person can set",
    refutes: {
      see: "Waits for {person} come to under 15% of the minutes stopped",
      means: "Another wait is longer",
      act: "Follow the longest one instead",
    },
    goes: "We think the machine isn't short of hours; it is short of that one pair of hands. What it can make ends when that person goes home.",
    count: {
      what: "For five days, write each wait for {person} at {place}: from when to when, and for which step of the setup.",
      minutes: 30,
      counted: {
        says: /\b(?:sorted|counted|listed) the stops\b|\bstops? by note\b/i,
        what: "Sort the stops you have on record once more, in minutes: by shift, and what waited for {person} apart from the rest. Put cutting hours by day and by night next to it.",
      },
      roles: ["foreman", ...floor],
    },
    repeats: "waits-for-whom",
    change: {
      what: "Film {person} at the next setup, step by step, on a phone. Let a second person do the first two steps of the one after it, with {person} watching.",
      minutes: 60,
      roles: ["foreman", ...floor],
    },
    confirms: {
      see: "The machine waits for that person more than an hour a day, mostly for the same two steps",
      means: "Two steps of one setup hold the machine",
      act: "Teach those two steps first, with hours set aside for it",
    },
    buy: "Another machine of that kind waits for the same person. A course for a second person is right as soon as the steps are written down.",
    ask: {
      what: "What can be passed on first",
      question: "Which of the steps that only this person does could somebody else learn in five days?",
      answered: {},
    },
  },
  "nights-cannot-set": {
    themes: ["staffing_skills", "setup_changeover", "capacity_visibility"],
    says: /\b(?:nights?|second shift|2nd shift|evening boys|on nights)\b.{0,120}\b(?:not (?:a )?one can|none (?:of them )?can|can(?:not|['’]t) (?:set|put|prove)|load-and-press|will not (?:press|touch)|nobody (?:can|there can) set)|\bset (?:it )?up till quitting time\b|\b(?:mach\w+|both \w+)\b.{0,40}\b(?:dark|nothing turning)\b.{0,40}\b(?:after|since|by) (?:five|six|\d)/i,
    name: "a late shift that can't set up the next job",
    goes: "We think the late shift runs what the day left, and stops when it's done. The free machine isn't noticed, because everybody is busy somewhere else.",
    count: {
      what: "For five nights, write for {place}: the job left running, the hour it ended, and what came after it.",
      minutes: 20,
      roles: ["foreman", ...floor],
    },
    change: {
      what: "Two hours before the day ends, put the longest job on {place}, and leave the next one half set: tools loaded, vise in, program in the control.",
      minutes: 45,
      roles: ["foreman", ...floor],
    },
    confirms: {
      see: "On two nights of five or more, the machine stands before half of the shift is over",
      means: "The late shift runs out of set-up work",
      act: "Plan the long jobs for the night, and teach one setup to one person there",
    },
    buy: "Another machine has the same dark hours. It is right when the ones you have are cutting at nine in the evening.",
    ask: {
      what: "When the late shift runs out of work",
      question: "At what hour did your busiest machine stop on each of the last five nights?",
      answered: { says: /\bfinished at (?:five|six|seven|\d)/i },
    },
  },
  "teaching-put-off": {
    themes: ["staffing_skills"],
    says: /\b(?:offered to teach|pulled him off|pulled her off|get through this (?:month|week) first|no time to (?:teach|train|show)|never wrote it down|never been shown|nobody showed|all anybody showed)\b/i,
    name: "teaching that is put off every week",
    goes: "We think everybody wants the second person trained, and every week the orders come first. Teaching never costs a job, so it never gets an hour.",
    count: {
      what: "Write down the hours of teaching planned and done in each of the last four weeks, by whom and for what. Zero is an answer.",
      minutes: 20,
      roles: ["foreman"],
    },
    change: {
      what: "Put two hours of teaching {plan} as a job with its own line, for one person and one task. Nobody may move it without your initials.",
      minutes: 20,
      roles: ["planner", "foreman"],
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
    themes: ["staffing_skills", "quality_inspection", "scheduling_priority"],
    says: /\b(?:he|she|i) (?:oks?|okays?|approves?|signs?|checks?) every\b|\bso (?:ppl|people|they|the guys) stand around\b|\bwhen (?:im|i['’]m|i am) on the phone (?:nothing|nobody)\b|\bnothing (?:moves|starts|goes out) without (?:me|him|her)\b|\bi am the queue\b/i,
    name: "work that waits for one person's yes",
    goes: "We think most of those yeses could have come from somebody else. People wait for them because nobody ever said which ones.",
    count: {
      what: "For three days, make a mark for each yes somebody asks for: what for, minutes waited, and if the answer was ever no.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    repeats: "interruptions",
    change: {
      what: "Take the question that never got a no. For two weeks, one named person may say yes to it, and writes down each one.",
      minutes: 20,
    },
    confirms: {
      see: "Nine of ten answers were yes, and half of them made somebody wait",
      means: "The asking costs more than it saves",
      act: "Give away the next question too",
    },
    buy: "Another pair of hands stands in the same line. Give away one question first.",
    ask: {
      what: "How often the answer is no",
      question: "Of the last twenty times somebody waited for a yes, how often was it a no?",
      answered: {},
    },
  },
  "loading-parts": {
    themes: ["staffing_skills", "capacity_visibility"],
    says: /^(?!.*\b(?:none|nobody|learned to|seldom|to set)\b).*\b(?:load\w*(?: and unload\w*)? (?:parts|blanks)|unload\w*|(?:taking|take|takes) parts out|tend(?:ing|s)? (?:the |a |one )?machines?|stand(?:s|ing)? at (?:the |a |one )?machines?|open(?:s|ed|ing)? (?:and (?:closes?|closing) )?(?:a |the )?(?:door|chuck)s?|opening doors|man at every machine)\b/i,
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
    confirms: {
      see: "The machine cuts alone for more than half of the cycle, with a person standing by",
      means: "You have the people, but they stand by machines that cut alone",
      act: "Pair the machines, and free one person a shift for setups",
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
    says: /\b(?:(?:everyone|everybody|each|every (?:man|guy|machinist|shift|operator)|no two)\b.{0,50}\b(?:different\w*|own (?:way|order|list|drawer)|his way|their way|same order)|no standard\w*|never the same (?:way|twice)|(?:sets?|runs?|does|do) (?:it|them|jobs?) from memory)\b/i,
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
    confirms: {
      see: "The same job takes one person 50% longer than another",
      means: "The method, not the people, makes the difference",
      act: "Write one page for each of the ten jobs that come back most",
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
    confirms: {
      see: "One stop in five or more waits for a person, and half of those need only a day's training",
      means: "You split the work wrong. You aren't short of people",
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
    confirms: {
      see: "More than a quarter of the marks need no machinist",
      means: "You have hours of skill that are used for something else",
      act: "Hire or move one helper before another machinist",
    },
    buy: "Hire for the skill that the count shows, not for a headcount. A helper is found sooner than a machinist.",
    ask: {
      what: "What your skilled people do all day",
      question: "Of eight hours, how many does a machinist spend on work that only a machinist can do?",
      answered: {},
    },
  },
  "one-who-knows": {
    themes: ["staffing_skills", "programming_readiness", "quoting_estimating"],
    says: /\b(?:only (?:one|two|he|she|[A-Z][a-z]+)\b.{0,30}\b(?:can|knows?|run|sets?|does)|the only (?:one|man|person)|(?:can|could) do it\b|one (?:guy|man|person|operator|fellow)\b.{0,30}\b(?:can|knows?|who)|every(?:one|body) asks|in (?:his|her|my|one person['’]s) head|retir\w+|waits? (?:for (?:me|him|her)|until [A-Z][a-z]+)|(?:is|are|calls in) sick|on vacation|goes on vacation|two people who)\b/,
    name: "work that only one person can do",
    goes: "We think one job waits whenever two need that person, and on the day that person is out, both do.",
    count: {
      what: "For three days, note each time a job or a machine waits for {person}: who asked, what for, how many minutes.",
      minutes: 30,
      roles: ["foreman", ...floor],
    },
    repeats: "interruptions",
    change: {
      what: "Take what was asked most. Have a second person do it once, with {person} only watching.",
      minutes: 60,
    },
    confirms: {
      see: "One stop in five or more waits for the same person",
      means: "One skill holds the machines up",
      act: "Train a second person for that one task, then the next",
    },
    buy: "Another pair of hands asks the same one person. Pass on one task first.",
    ask: {
      what: "What can be passed on first",
      question: "Which of the tasks that wait for this person could somebody else learn in five days?",
      answered: {},
    },
  },
} as const satisfies Record<string, Situation>;

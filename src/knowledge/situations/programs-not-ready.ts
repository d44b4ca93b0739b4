import { answered } from "../answered.ts";
import { atMachine as floor } from "../first-weeks.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const programsNotReady = {
  "tool-list-wrong": {
    themes: ["programming_readiness", "setup_changeover"],
    says: /\b(?:no tool list|no list of (?:cutters|tools)|tool (?:list|sheet)s?\b.{0,60}\b(?:didn['’]t match|did not match|wrong|missing|comes? (?:off )?after|last rev|not (?:there|ready))|\d+ of \d+ wrong|holder has other length|(?:tools?|holders?)\b.{0,40}\bnot (?:on|like) the (?:sheet|list))\b/i,
    name: "tool lists that are missing or wrong",
    headline: "Setups {likely}stop for tools that are missing or wrong, because the list comes late or isn't right",
    handCount: { name: "Wrong tools on a list", unit: "this week", goal: "0" },
    goes: "We think the list is made after the program, or not at all. So tools are built or rebuilt while the machine stands.",
    count: {
      what: "For the next ten jobs at {place}, count the tools on the list, the ones that were wrong or missing, and the minutes it took to put that right.",
      minutes: 30,
      roles: ["foreman", ...floor],
      counted: {
        says: /\b\d+ of \d+ wrong\b|\bi counted\b/i,
        what: "Sort the wrong tools you counted by what was wrong: holder, stickout, tool number, missing. Write who could have known, and when.",
      },
    },
    change: {
      what: "For the next three jobs, the list is printed with the program, and somebody builds its tools the day before. Nothing is posted without one.",
      minutes: 45,
      roles: ["programmers", "foreman"],
    },
    confirms: {
      see: "In half of the jobs, two tools or more were wrong or missing",
      means: "The list, not the program, holds the machine",
      act: "No program is released without its list",
    },
    buy: "A presetter or tool software is right once every job has its list by the day before.",
    ask: {
      what: "What is wrong with the lists",
      question: "On the last five lists, how many tools were wrong, and was it the holder, the length or the tool?",
      answered: { says: /\b\d+ of \d+ wrong\b|\bno tool list half\b/i },
    },
  },
  "changes-before-start": {
    themes: ["programming_readiness", "scheduling_priority"],
    says: /\b(?:revision|rev|drawing|design|model) changes?\b[^.;]{0,30}\b(?:after|once|when) (?:we|it)\b|\bsends? (?:\w+ )?changes until\b|\b(?:drawing|print|model|engineering) changes?\b.{0,60}\b(?:before|days|week|late|after)|\bthen ecn\b|\becns?\b.{0,30}\bredo|\bmodels?\b.{0,40}\b(?:missing|come (?:late|on)|get the model on)|\bdrawings? (?:come|arrive)s? (?:late|after)/i,
    name: "drawings that change just before the start",
    headline: "Drawings {likely}change in the last days before a job starts",
    handCount: { name: "Drawings changed in the last five days", unit: "before a start", goal: "0" },
    goes: "We think nobody asks for the final drawing until the program is due. The change was known somewhere before it reached the desk.",
    count: {
      what: "For the last ten new jobs, write three dates: the order, the last drawing or model, and the planned start. Mark each program that was done twice.",
      minutes: 60,
      roles: ["programmers", "planner"],
    },
    change: {
      what: "For the next five jobs, call the customer ten working days before the start: is this the final drawing? A job without a yes goes behind one that has it.",
      minutes: 30,
      roles: ["planner", "programmers"],
    },
    confirms: {
      see: "A third of the programs were changed inside the last five days",
      means: "Late drawings, not slow programming, make programs late",
      act: "Count the promised days from the final drawing",
    },
    buy: "Another programmer does the same job twice too. The call costs nothing; try it for ten jobs.",
    ask: {
      what: "When the drawing is final",
      question: "How many days before its start did each of the last five jobs have its final drawing?",
      answered: answered["models-arrive"],
    },
  },
  "questions-found-late": {
    themes: ["programming_readiness", "quoting_estimating", "scheduling_priority"],
    says: /\b(?:(?:print|drawing|pdf)s?\b[^.;]{0,30}\b(?:models?|step files?|solids?)|(?:models?|step files?|solids?)\b[^.;]{0,30}\b(?:prints?|drawings?|pdfs?))\b[^.;]{0,20}\b(?:don['’]t|doesn['’]t|do not|does not|never) (?:match|agree)|\b(?:incomplete|missing) (?:prints?|drawings?|models?|dimensions?|tolerances?|callouts?)\b|\bopen questions\b|\bwait\w* (?:\w+ ){0,3}(?:on|for) (?:an )?answers? from (?:the |our )?(?:customers?|engineers?)\b|\bhalf the information\b/i,
    name: "questions about the drawing that come up too late",
    headline: "Jobs {likely}stop for questions that the order already held",
    handCount: { name: "Jobs due in two weeks with an open question", unit: "", goal: "0" },
    goes: "We think the first one who really reads the drawing is the one who programs it. By then the answer takes as long as the job has left.",
    count: {
      what: "For the last ten new jobs, write each question that went to the customer: the day of the order, the day it was asked, the day it was answered, and what stood meanwhile.",
      minutes: 60,
      roles: ["programmers", "planner"],
    },
    change: {
      what: "For two weeks, spend ten minutes on every new order the day it comes in: print against model, revision, tolerances, threads, material, finish. Send all questions in one email that day.",
      minutes: 30,
      roles: ["planner", "programmers"],
    },
    refutes: {
      see: "Most questions were about changes that the customer made after the order",
      means: "The order was complete, and it changed",
      act: "Ask ten working days before the start if the drawing is final",
    },
    confirms: {
      see: "Seven of ten questions could have been asked on the day of the order",
      means: "The questions are old when you find them",
      act: "Keep the ten minutes, and promise days from the answer, not from the order",
    },
    buy: "Another seat or programmer finds the same question at the same late hour. It is right if complete orders still wait for a program.",
    ask: {
      what: "When the questions come up",
      question: "For the last three questions to a customer, how many days after the order were they asked?",
      answered: {},
    },
  },
  "between-desks": {
    themes: ["programming_readiness", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:sits?|waits?|lies|goes|spends? (?:\w+ ){1,3}(?:days|weeks)) (?:with|in|at|on)(?: the)? (?:programming|engineering|purchasing|planning|the office|quoting|design|the planner['’]s desk|a desk)\b[^;]{0,60}\bthen\b|\b(?:desk to desk|between desks|before (?:it|a job|an order) (?:ever )?(?:gets?|hits?|reaches) (?:to )?the (?:floor|shop|machine))\b|\b(?:in|through) the (?:front )?office\b[^.;]{0,40}\b(?:days|weeks)\b|\b(?:days|weeks) in the (?:front )?office\b/i,
    name: "new jobs that sit between desks",
    headline: "New jobs {likely}lose their days between desks, before they reach a machine",
    costsNoHours: true,
    handCount: { name: "New jobs that no desk worked on today", unit: "", goal: "fewer each week" },
    goes: "We think each desk works on what lies on top, and nobody owns the job until it reaches the floor. Most of its days pass in trays.",
    count: {
      what: "For the last five new jobs, write the day each reached and left every desk: order, planning, programming, fixture, tools, material. Add up the hours somebody worked on it.",
      minutes: 90,
      roles: ["planner", "programmers"],
    },
    change: {
      what: "Ten minutes each morning, standing: every new job, whose desk it is on, and what it waits for. One named person moves it along.",
      minutes: 15,
      roles: ["planner", "foreman"],
    },
    refutes: {
      see: "Somebody worked on those jobs more than half of the days",
      means: "The work itself takes the days",
      act: "Time the longest step, and see what it waits for",
    },
    confirms: {
      see: "On two days of three, nobody worked on the job",
      means: "The days are lost between the desks",
      act: "Keep the morning round, and let programming, fixture and tools start on the same day",
    },
    buy: "More software or another programmer speeds up one desk. It is right if the jobs lie longest at that one.",
    ask: {
      what: "Where new jobs lie",
      question:
        "For your last new job: on which desk did it lie longest, and how many hours did somebody work on it there?",
      answered: {},
    },
  },
  "proved-out-at-machine": {
    themes: ["programming_readiness", "setup_changeover", "capacity_visibility"],
    says: /\b(?:edit\w* (?:code|it|programs?|the (?:file|program)) at the (?:control|machine)|(?:posted (?:version|file)|program|file) stops? halfway|single block|re-?post\w*|comes? over in pieces|op ?10 in the morning|prov(?:e|ed|ing) (?:it )?out at the (?:control|machine)|posted his own version|line by line|(?:hand|finger|thumb) on (?:the )?(?:feed|stop|hold)|(?:programm\w*|(?:he|she|they|[a-z]+) (?:programs?|writes? (?:it|the program)) (?:it )?(?:right )?(?:there )?|(?:fingers?|types?|punch(?:es)?) (?:it|them|the program) in )at the (?:control|machine))\b/i,
    name: "programs that are finished at the machine",
    headline: "Your machines {likely}sit while programs are finished at the control",
    handCount: { name: "Hours of prove-out at the machine", unit: "", goal: "fewer each week" },
    goes: "We think the file is called done when it is posted, not when it has run. The rest of the work is done with the spindle stopped.",
    count: {
      what: "For the next five new programs at {place}, write the minutes from first load to first good part, and each reason it went back to the desk.",
      minutes: 30,
      roles: ["programmers", "foreman", ...floor],
    },
    change: {
      what: "For the next two new jobs, one other person reads the program against stock, tools and zero at the desk before it is posted. Write down what they find.",
      minutes: 45,
      roles: ["programmers", "foreman"],
    },
    confirms: {
      see: "More than an hour a job goes into edits, half of them for the same two reasons",
      means: "Proving out, not cutting, takes the machine's hours",
      act: "Check those two reasons at the desk on every job",
    },
    buy: "Simulation is right if the reasons are collisions, stock and tools. Ten reasons written down tell you if it would have caught them.",
    ask: {
      what: "What sends a program back",
      question: "What were the last five edits at the control: tools, stock, zero, feeds or a missing operation?",
      answered: {},
    },
  },
  "program-errors": {
    themes: ["programming_readiness", "quality_inspection"],
    says: /\b(?:gouged?|crash(?:ed|es)|collisions?|dug (?:a|into|in)\b.{0,30}\b(?:fixture|vise|table|part|jaw)|wrong (?:depth|offset|work offset|zero|datum|sign)|(?:hit|ran into|rapided (?:into|through)) (?:the |a )?(?:clamp|vise|fixture|jaw|chuck|probe)|bur(?:ied|ies) (?:itself|the tool))\b/i,
    name: "program errors that show up in the metal",
    headline: "Program errors {likely}aren't found until the tool is in the part",
    handCount: { name: "Crashes and first parts lost to the program", unit: "this month", goal: "0" },
    goes: "We think a program goes from the desk to the machine without a second look. The mistake is found with the tool in the part.",
    count: {
      what: "List the last five crashes, lost first parts and long edits at {place}. Write what was wrong in the program: depth, offset, tool, fixture or model.",
      minutes: 45,
      roles: ["programmers", "foreman", ...floor],
    },
    change: {
      what: "For the next three new programs, check depths, clearances, tools and zero from a short written list before the first cut, best by somebody who didn't write it.",
      minutes: 30,
      roles: ["programmers", "foreman", ...floor],
    },
    confirms: {
      see: "Two of the five or more had the same reason",
      means: "The same kind of mistake gets through each time",
      act: "Put that reason at the top of the list, for every program",
    },
    buy: "Simulation software is right if it would have caught three of the last five. Go through them before you pay for it.",
    ask: {
      what: "What gets through",
      question: "In the last crash or lost first part, what was wrong, and could it have been seen before the cut?",
      answered: {},
    },
  },
  "released-too-soon": {
    themes: ["programming_readiness", "scheduling_priority", "capacity_visibility", "data_silos"],
    says: /\b(?:says?|said) (?:it )?(?:had been|was|is) released\b|\b(?:clamp|load)\w*\b.{0,60}\b(?:while|then (?:call|ask))|\b(?:call|go|walk) upstairs to ask\b|\b(?:parts?|blocks?|billets?|stock) (?:already )?clamped\b.{0,60}\b(?:nothing to run|no (?:file|program)|still)|\bprog\w* not done when\b|\bstill (?:drawing|writing|finishing) (?:the )?(?:toolpaths?|programs?)|\b(?:upstairs|in the office) (?:\w+ )*(?:finishing|writing|in hypermill|in mastercam)/i,
    name: "jobs that are clamped before their program is done",
    headline: "Jobs {likely}go on the machine before their program is done, and the machine waits",
    handCount: { name: "Jobs set up without a program", unit: "this week", goal: "0" },
    goes: "We think stock and machine are given to a job by its date, and nobody looks if the file is there. A finished job may lie right behind it.",
    count: {
      what: "Each morning for five days, list the jobs due to start today. Mark each: program posted, still being written, not begun.",
      minutes: 20,
      roles: ["planner", "foreman", "programmers"],
    },
    change: {
      what: "For two weeks, no stock is clamped until its program is posted. The next job that has one goes first.",
      minutes: 20,
      roles: ["foreman", "programmers"],
    },
    confirms: {
      see: "One start in four or more has no finished program that morning",
      means: "Jobs are let onto the floor too soon",
      act: "Release only what is posted, and program in the order of the starts",
    },
    buy: "More machines wait for the same files. Another seat or programmer is right if the list is just as long with the right order.",
    ask: {
      what: "How far behind the programs are",
      question: "How many days before its start was each of the last five programs posted?",
      answered: {},
    },
  },
  "one-programmer": {
    themes: ["programming_readiness", "staffing_skills"],
    says: /\b(?:does all the (?:cam|programs|programming)|only (?:one|programmer)|one (?:chair|programmer|seat)|one person for \d+ machines|(?:two|2|\d+) seats?\b.{0,30}\b(?:of us|waits)|also (?:answers|the one quoting|quotes)|answers? every question|one of us always waits|one always waits)\b/i,
    name: "programs that wait for a busy desk",
    headline: "Your machines {likely}wait for programs from a desk that has too much else to do",
    handCount: { name: "Programs in line", unit: "", goal: "fewer each week" },
    goes: "We think that desk does many other things between two programs. Each question from the floor costs more than the minutes it takes.",
    count: {
      what: "For three days, the programmer marks each half hour: programming, questions from the floor, quoting, fixtures, phone.",
      minutes: 20,
      roles: ["programmers"],
    },
    change: {
      what: "Keep two hours a morning free for programs: somebody else takes the phone and collects the questions until ten. Try it for one week.",
      minutes: 20,
      roles: ["programmers", "foreman"],
    },
    confirms: {
      see: "Less than half of the marks say programming",
      means: "You have half a programmer more than you think",
      act: "Give the largest of the other marks to somebody else for good",
    },
    buy: "A second programmer or seat is right if the marks say programming all day. Three days of marks tell you before the ad does.",
    ask: {
      what: "What takes the programmer's day",
      question: "Of forty hours, how many does the programmer spend on programs, and what takes the others?",
      answered: answered["programmer-does"],
    },
  },
  "programs-lost": {
    themes: ["programming_readiness", "data_silos"],
    says: /\b(?:delet\w*|overwrit\w*|(?:file|program)s? (?:cannot|can['’]t|could not) be found|lost (?:the )?(?:file|program)s?|controls? (?:is|are) full|programm?ed again|memory sticks?|saved back|good one is the one)\b/i,
    name: "programs that get lost",
    headline: "You {likely}rewrite programs you already had",
    handCount: { name: "Programs written again", unit: "this week", goal: "0" },
    goes: "We think the only good copy is in the control. Nothing hurts on the day it is deleted; the bill comes with the repeat order.",
    count: {
      what: "List the repeat jobs due in ten working days. Mark each program: found, found on another control, or gone.",
      minutes: 60,
    },
    change: {
      what: "New rule: no copy, no delete. Search every control for the missing ones before anyone writes a program again.",
      minutes: 60,
    },
    confirms: {
      see: "For one repeat job in ten or more, nobody can find the program",
      means: "Lost programs make the rework",
      act: "Back up the program as the last step of every job",
    },
    buy: "More memory only delays the next deletion. If there is no way to copy a program out, buy that.",
    ask: {
      what: "Whether files are gone or elsewhere",
      question: "Were the last three missing programs deleted, on another control, or never saved?",
      answered: answered["programs-gone"],
    },
  },
  "no-papers": {
    themes: ["programming_readiness", "data_silos", "setup_changeover", "scheduling_priority"],
    says: /\b(?:(?:work )?instructions?|set-?up sheets?|paperwork|tool lists?|travelers?)\b.{0,40}\b(?:missing|late|not (?:there|ready)|wait\w*|in hand)|\bno (?:work instructions?|set-?up sheets?|paperwork|tool lists?)\b/i,
    name: "jobs that reach the machine before their papers do",
    headline: "Jobs {likely}reach the machine before their papers do",
    handCount: { name: "Jobs at a machine without their papers", unit: "this week", goal: "0" },
    goes: "We think a job is let onto the floor when the order is booked, not when its papers are done. The machine is free, and the desk is not.",
    count: {
      what: "List the jobs that start this week. For each, mark what is there on the day before: program, setup sheet, tool list, drawing, stock.",
      minutes: 60,
    },
    change: {
      what: "For two weeks, no job goes to a machine with a gap on that list. The next complete one goes instead.",
      minutes: 30,
    },
    confirms: {
      see: "More than a quarter of the jobs have a gap on the day before",
      means: "Jobs start before they can run",
      act: "Check each job the day before, and release only complete ones",
    },
    buy: "A system that prints the papers sooner helps once somebody checks that they are done. Check by hand first.",
    ask: {
      what: "What is missing most often",
      question: "What was missing in the last five waits: program, setup sheet, tools or stock?",
      answered: answered["program-state"],
    },
  },
} as const satisfies Record<string, Situation>;

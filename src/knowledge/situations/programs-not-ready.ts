import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import type { Situation } from "./situation.ts";

/** The narrowest first. */
export const programsNotReady = {
  "tool-list-wrong": {
    themes: ["programming_readiness", "setup_changeover"],
    says: /\b(?:no tool list|no list of (?:cutters|tools)|tool (?:list|sheet)s?\b.{0,60}\b(?:didn['’]t match|did not match|wrong|missing|comes? (?:off )?after|last rev|not (?:there|ready))|\d+ of \d+ wrong|holder has other length|(?:tools?|holders?)\b.{0,40}\bnot (?:on|like) the (?:sheet|list))\b/i,
    name: "tool lists that are missing or wrong",
    shownBy: ["kpi_ready_to_run", "kpi_setup_var"],
    headline: "Setups {likely}stop for tools that are missing or wrong, because the list comes late or isn't right",
    handCount: { name: "Wrong tools on a list", unit: "a week", goal: "0" },
    goes: "We think the list is made after the program, or not at all. So tools are built or rebuilt while the machine sits.",
    count: {
      what: "For the next ten jobs at {place}, count the tools on the list, the ones that were wrong or missing, and the minutes it took to put that right.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
      counted: {
        says: /\b\d+ of \d+ wrong\b|\bi counted\b/i,
        what: "Sort the wrong tools you counted by what was wrong: holder, stickout, tool number, missing. Write who could have known, and when.",
      },
    },
    compare:
      "Take the last setup whose tools all fit the list, and one where they didn't. For each, write when the list was made, from what, and what changed after it.",
    change: {
      what: "For the next three jobs, the list is printed with the program, and somebody builds its tools the day before. Nothing is posted without one.",
      minutes: 45,
      roles: ["programmers", "foreman"],
    },
    look: {
      what: "Go through the wrong tools with whoever made the list. Sort them: old list, changed program, not in stock.",
      minutes: 20,
      roles: ["programmers", "setters", "machinists", "operators"],
    },
    decide:
      "Count the jobs with two wrong tools or more, with a list made the day before and without. If it is half, no program goes out without one.",
    refutes: {
      see: "Nine of ten lists match what was used",
      means: "The tool lists are right",
      act: "Time the steps of the same setups and take the longest",
    },
    confirms: {
      see: "In half of the jobs, two tools or more were wrong or missing",
      means: "The list, not the program, holds the machine",
      act: "Fix what came up most: old list, changed program, not in stock",
    },
    buy: "A presetter or tool software makes sense once every job has its list by the day before.",
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
    shownBy: ["kpi_program_ready", "kpi_rework"],
    headline: "Drawings {likely}change in the last days before a job starts",
    handCount: {
      name: "Drawings changed in the last five days",
      unit: "before a start",
      goal: "0",
      later: showsLater.notBegun,
    },
    goes: "We think nobody asks for the final drawing until the program is due. The change was known somewhere before it reached the desk.",
    count: {
      what: "For the last ten new jobs, write three dates: the order, the last drawing or model, and the planned start. Mark each program that was done twice.",
      minutes: 60,
      roles: ["programmers", "planner"],
    },
    compare:
      "Take the last job whose drawing stayed as it was, and one that changed late. For each, write who asked for the change, on which day, and who heard of it.",
    change: {
      what: "For the next five jobs, call the customer ten working days before the start: is this the final drawing? A job without a yes goes behind one that has it.",
      minutes: 30,
      roles: ["planner", "programmers"],
    },
    look: {
      what: "For the jobs that start in the next ten days, write down which have a final drawing. Call for the others.",
      minutes: 30,
      roles: ["planner", "programmers"],
    },
    decide: "Count the programs that were done twice. One in three or more: new promises count from the final drawing.",
    refutes: {
      see: "Fewer than one program in ten was changed after it was done",
      means: "Changes aren't what holds programming up",
      act: "Write down how long each program waited before anyone began it",
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
  "waits-in-a-row": {
    themes: ["programming_readiness", "material_supply", "flow_wip_dwell"],
    says: /\b(?:folders?|packets?|travelers?|jackets?|files?|drawings?|prints?|orders?|programs?|programming|model)\b[^;]{0,120}\b(?:until|till|when|once|after|only (?:when|after)|not before)\b[^.;]{0,40}\b(?:metal|material|stock|bars?|plate|castings?|forgings?|steel|aluminum|blanks?|tubes?|po|deposit|tooling|fixture)\b[^.;]{0,24}\b(?:comes?|came|is here|arrives?|arrived|is in|shows? up|lands|is received|gets here|hits the dock)\b|\b(?:when|once|after|until|till) (?:the )?(?:metal|material|stock|bars?|plate|castings?|forgings?|steel|aluminum|blanks?)\b[^.;]{0,24}\b(?:comes?|came|is here|arrives?|is in|shows? up|lands)\b[^;]{0,90}\b(?:folder|packet|traveler|jacket|print|program\w*|model|fixture|drawing)\b|\bone after the other\b[^.;]{0,40}\binstead of\b[^.;]{0,30}\b(?:same time|side by side)\b/i,
    name: "work that starts only when the material is here",
    shownBy: ["kpi_program_ready", "kpi_prog_backlog"],
    headline:
      "Programs {likely}start only when the material comes, so two waits follow each other that could run side by side",
    costsNoHours: true,
    handCount: { name: "New jobs begun before their material came", unit: "of those this week", goal: "all" },
    goes: "We think the rule protects something real, such as a lost paper or a wrong bar. But it also holds back all work that needs only the drawing: programs, questions to the customer, fixtures, tool lists.",
    count: {
      what: "For the last ten new jobs, write five days: order in, paper on the programmer's desk, first question asked, program done, material here.",
      minutes: 60,
      roles: ["planner", "programmers"],
    },
    compare:
      "Take the new job that was fastest from order to first chip, and the slowest one. For each, write the day each desk got it, and what it waited for.",
    change: {
      what: "For a week, a copy of every order goes to the programmer on the day it comes in. The model is opened the next day, and questions go out. The original stays where it is, and nothing is cut before the material's papers are there.",
      minutes: 20,
      roles: ["planner", "programmers"],
    },
    look: {
      what: "Take the copies of this week. Count the questions found in them, and the days left until their material comes.",
      minutes: 20,
      roles: ["programmers", "planner"],
    },
    decide:
      "Count the jobs whose program was done when the material came. If it's more than half, the copy stays. Hire or buy nothing for the desk until then.",
    refutes: {
      see: "With the drawing there from the first day, programs are still finished after the material",
      ofChange: true,
      means: "The desk itself is full",
      act: "Write down what the programmer's hours go into",
    },
    confirms: {
      see: "On most of the ten jobs, the paper lay for days before anybody opened the drawing",
      means: "The days pass before programming, not in it",
      act: "Ask the customer's questions on the day of the order, too",
    },
    buy: "Another programmer or seat gets the same folders on the same late day. It makes sense if programs are still late when work begins with the order.",
    ask: {
      what: "When work on a new order begins",
      question:
        "On your last five new orders, how many days passed until somebody opened the drawing, and what were they waiting for?",
      answered: {},
    },
  },
  "questions-found-late": {
    themes: ["programming_readiness", "quoting_estimating", "scheduling_priority"],
    says: /\b(?:(?:print|drawing|pdf)s?\b[^.;]{0,30}\b(?:models?|step files?|solids?)|(?:models?|step files?|solids?)\b[^.;]{0,30}\b(?:prints?|drawings?|pdfs?))\b[^.;]{0,20}\b(?:don['’]t|doesn['’]t|do not|does not|never) (?:match|agree)|\b(?:incomplete|missing) (?:prints?|drawings?|models?|dimensions?|tolerances?|callouts?)\b|\bopen questions\b|\bwait\w* (?:\w+ ){0,3}(?:on|for) (?:an )?answers? from (?:the |our )?(?:customers?|engineers?)\b|\bhalf the information\b/i,
    name: "questions about the drawing that come up too late",
    shownBy: ["kpi_program_ready", "kpi_ready_to_run"],
    headline: "Jobs {likely}stop for questions that the order already held",
    handCount: { name: "Jobs due in two weeks with an open question", unit: "", goal: "0" },
    goes: "We think the first one who really reads the drawing is the one who programs it. By then the answer takes as long as the job has left.",
    count: {
      what: "For the last ten new jobs, write each question that went to the customer: the day of the order, the day it was asked, the day it was answered, and what sat in the meantime.",
      minutes: 60,
      roles: ["programmers", "planner"],
    },
    compare:
      "Take the last job that needed no question, and one that stopped for one. For each, write who read the order first, when, and what was missing on it.",
    change: {
      what: "For a week, spend ten minutes on every new order the day it comes in: print against model, revision, tolerances, threads, material, finish. Send all questions in one email that day.",
      minutes: 30,
      roles: ["planner", "programmers"],
    },
    look: {
      what: "Take the question that was asked most often. Put it on the order form, so that it's answered before the job is booked.",
      minutes: 20,
      roles: ["planner", "programmers"],
    },
    decide:
      "Count the questions asked on the day of the order, and those asked later. If most came on the first day, the ten minutes stay.",
    refutes: {
      see: "Most questions were about changes that the customer made after the order",
      means: "The order was complete, and it changed",
      act: "Ask ten working days before the start if the drawing is final",
    },
    confirms: {
      see: "Seven of ten questions could have been asked on the day of the order",
      means: "The questions are old when you find them",
      act: "Promise days from the answer, not from the order",
    },
    buy: "Another seat or programmer finds the same question at the same late hour. It makes sense if complete orders still wait for a program.",
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
    shownBy: ["kpi_prog_backlog", "kpi_program_ready"],
    headline: "New jobs {likely}lose their days between desks, before they reach a machine",
    costsNoHours: true,
    handCount: { name: "New jobs that no desk worked on today", unit: "", goal: "half the first week's count" },
    goes: "We think each desk works on what's on top, and nobody owns the job until it reaches the floor. Most of its days pass in trays.",
    count: {
      what: "For the last five new jobs, write the day each reached and left every desk: order, planning, programming, fixture, tools, material. Add up the hours somebody worked on it.",
      minutes: 90,
      roles: ["planner", "programmers"],
    },
    compare:
      "Take the new job that got to a machine fastest, and the slowest one. For each, write the days on each desk, and who asked for it.",
    change: {
      what: "Ten minutes each morning, standing: every new job, whose desk it is on, and what it waits for. One named person moves it along.",
      minutes: 15,
      roles: ["planner", "foreman"],
    },
    look: {
      what: "Take the new job that has sat longest. Ask at its desk what it lacks, and who can bring it today.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the days on which nobody worked on it. If it is two of three, programming, fixture and tools begin on the same day from now on.",
    refutes: {
      see: "Somebody worked on those jobs more than half of the days",
      means: "The work itself takes the days",
      act: "Time the longest step, and see what it waits for",
    },
    confirms: {
      see: "On two days of three, nobody worked on the job",
      means: "The days are lost between the desks",
      act: "Let programming, fixture and tools start on the same day",
    },
    buy: "More software or another programmer speeds up one desk. It makes sense if the jobs sit longest at that one.",
    ask: {
      what: "Where new jobs sit",
      question:
        "For your last new job: on which desk did it sit longest, and how many hours did somebody work on it there?",
      answered: {},
    },
  },
  "proved-out-at-machine": {
    themes: ["programming_readiness", "setup_changeover", "capacity_visibility"],
    says: /\b(?:edit\w* (?:code|it|programs?|the (?:file|program)) at the (?:control|machine)|(?:posted (?:version|file)|program|file) stops? halfway|single block|re-?post\w*|comes? over in pieces|op ?10 in the morning|prov(?:e|ed|ing) (?:it )?out at the (?:control|machine)|posted his own version|line by line|(?:hand|finger|thumb) on (?:the )?(?:feed|stop|hold)|(?:programm\w*|(?:he|she|they|[a-z]+) (?:programs?|writes? (?:it|the program)) (?:it )?(?:right )?(?:there )?|(?:fingers?|types?|punch(?:es)?) (?:it|them|the program) in )at the (?:control|machine))\b/i,
    name: "programs that are finished at the machine",
    shownBy: ["kpi_proveout"],
    headline: "Your machines {likely}sit while programs are finished at the control",
    handCount: { name: "Hours of prove-out at the machine", unit: "", goal: "half the first week's count" },
    goes: "We think the file is called done when it is posted, not when it has run. The rest of the work is done with the spindle stopped.",
    count: {
      what: "For the next five new programs at {place}, write the minutes from first load to first good part, and each reason it went back to the desk.",
      minutes: 30,
      roles: ["programmers", "foreman", ...atMachine],
    },
    kpi: "kpi_proveout",
    compare:
      "Take the last new program that ran at once, and the last one that went back. For each, write who wrote it, from what, and what the machine showed first.",
    change: {
      what: "For the next two new jobs, one other person reads the program against stock, tools and zero at the desk before it is posted. Write down what they find.",
      minutes: 45,
      roles: ["programmers", "foreman"],
    },
    look: {
      what: "Take the reason that sent most programs back. Go through the programs due next week for it, at the desk.",
      minutes: 30,
      roles: ["programmers", "setters", "machinists", "operators"],
    },
    decide:
      "Compare minutes of edits with and without the second reader. If they are half, every new program gets one.",
    refutes: {
      see: "New programs take less than 15 minutes of edits at the machine",
      means: "Proving out isn't what takes the time",
      act: "Time the steps of the next three setups",
    },
    confirms: {
      see: "More than an hour a job goes into edits, half of them for the same two reasons",
      means: "Proving out, not cutting, takes the machine's hours",
      act: "Check those two reasons at the desk on every job",
    },
    buy: "Simulation makes sense if the reasons are collisions, stock and tools. Ten reasons written down tell you if it would have caught them.",
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
    shownBy: ["kpi_proveout", "kpi_scrap"],
    headline: "Program errors {likely}aren't found until the tool is in the part",
    handCount: {
      name: "Crashes and first parts lost to the program",
      unit: "a month",
      goal: "0",
      later: showsLater.month,
    },
    goes: "We think a program goes from the desk to the machine without a second look. The mistake is found with the tool in the part.",
    count: {
      what: "List the last five crashes, lost first parts and long edits at {place}. Write what was wrong in the program: depth, offset, tool, fixture or model.",
      minutes: 45,
      roles: ["programmers", "foreman", ...atMachine],
    },
    compare:
      "Take the last new program that cut a good first part, and the last one that didn't. For each, write what was checked, on what, and which settings differed.",
    change: {
      what: "For the next three new programs, check depths, clearances, tools and zero from a short written list before the first cut, best by somebody who didn't write it.",
      minutes: 30,
      roles: ["programmers", "foreman", ...atMachine],
    },
    look: {
      what: "Take the mistake that came up most. Go through the programs due next week, and look for that one alone.",
      minutes: 30,
      roles: ["programmers", "setters", "machinists", "operators"],
    },
    decide:
      "Count what the check found before the cut. One find or more: it stays, with that mistake on top. None: go through the five again, and ask what a check would have had to see.",
    refutes: {
      see: "No reason comes up twice",
      means: "The programs have no common fault",
      act: "Take the last five bad first parts, and write down what else was new: tool, fixture, material",
    },
    confirms: {
      see: "Two of the five or more had the same reason",
      means: "The same kind of mistake gets through each time",
      act: "Put that reason at the top of the list, for every program",
    },
    buy: "Simulation software makes sense if it would have caught three of the last five. Go through them before you pay for it.",
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
    shownBy: ["kpi_program_ready"],
    headline: "Jobs {likely}go on the machine before their program is done, and the machine waits",
    handCount: { name: "Jobs set up without a program", unit: "a week", goal: "0" },
    goes: "We think stock and machine are given to a job by its date, and nobody checks whether the file is there. A job with a finished program may be right behind it.",
    isListed: true,
    count: {
      what: "Each morning for five days, list the jobs due to start today. Mark each: program posted, still being written, not begun.",
      minutes: 20,
      roles: ["planner", "foreman", "programmers"],
    },
    kpi: "kpi_program_ready",
    change: {
      what: "For a week, no stock is clamped until its program is posted. The next job that has one goes first.",
      minutes: 20,
      roles: ["foreman", "programmers"],
    },
    look: {
      what: "Ask {programmer} for the three programs that would free the most machine hours. Those come first.",
      minutes: 20,
      roles: ["planner", "programmers"],
    },
    decide:
      "Count the starts without a program, each morning of the week. If it got fewer, the rule stays; if not, plan the programs by start date first.",
    refutes: {
      see: "On all five mornings, every job due has its program",
      means: "Programs are there in time",
      act: "Write down what else each late start waits for",
    },
    confirms: {
      see: "One start in four or more has no finished program that morning",
      means: "Jobs are let onto the floor too soon",
      act: "Write the programs in the order of the starts",
    },
    buy: "More machines wait for the same files. Another seat or programmer makes sense if the list is just as long with the right order.",
    ask: {
      what: "How far behind the programs are",
      question: "How many days before its start was each of the last five programs posted?",
      answered: {},
    },
  },
  "machine-not-launched": {
    themes: ["programming_readiness", "staffing_skills", "capacity_visibility"],
    says: /\b(?:(?:new|bought|paid for|installed|came in|got)\b.{0,80}\b(?:still (?:only|not|doesn['’]t|isn['’]t|sits)|sits\b|stands\b|never (?:hooked|finished|set|learned|moved|got)|nobody has (?:learned|fixed|set|finished)|under a tarp|in its crate)|(?:post|posts|post processor)\b.{0,60}\b(?:bad|wrong|never finished|doesn['’]t work|crash\w*)|(?:still|keep) (?:run|running|doing|use|using)\b.{0,50}\b(?:the )?old (?:mills?|lathes?|machines?|ones?))\b/i,
    name: "a machine that was bought and never made ready for work",
    shownBy: ["kpi_spindle_util", "kpi_skill_cover"],
    headline: "The new machine {likely}sits because nobody finished putting it to work",
    handCount: { name: "Hours the new machine cut", unit: "", goal: "more each week" },
    goes: "We think what it takes to use it was left for later: a post that can be trusted, a second person who can run it, and the jobs moved over. So work goes around it.",
    count: {
      what: "List the ten jobs meant for the new machine. For each: where it runs today, in how many setups, and what is missing: program, post, fixture, or a trained person.",
      minutes: 60,
      roles: ["programmers", "foreman", ...atMachine],
    },
    compare:
      "Take one job that runs on the new machine, and one that should. For each, write who programmed it, what holds it, and who can run it.",
    change: {
      what: "Pick one part from the list. Give the one thing it lacks a name and a date, and let a second person learn to run it from the first.",
      minutes: 60,
      roles: ["programmers", "foreman", ...atMachine],
    },
    look: {
      what: "Go after the one thing that is missing for most of the jobs. Get a price, a date, or a name for it.",
      minutes: 30,
      roles: ["programmers", "setters", "machinists", "operators"],
    },
    decide:
      "Count the hours the new machine cut this week. If the part on it ran, set the day for the next one; if not, write what stopped it.",
    refutes: {
      see: "The new machine cuts more than half of its shift hours",
      means: "It is at work already",
      act: "Ask what the late jobs wait for",
    },
    confirms: {
      see: "The same thing is missing for most of the ten jobs",
      means: "The machine isn't full; it isn't ready",
      act: "Get that one thing done first, then move one job a week",
    },
    buy: "No other machine before this one runs the hours it was bought for. Pay for what it lacks first, and for a second person at the training.",
    ask: {
      what: "What the new machine still lacks",
      question: "How many hours did the new machine cut last week, and what kept the next job from running on it?",
      answered: answered["hours-cut"],
    },
  },
  "one-programmer": {
    themes: ["programming_readiness", "staffing_skills"],
    says: /\b(?:does all the (?:cam|programs|programming)|only (?:one|programmer)|one (?:chair|programmer|seat)|one person for \d+ machines|(?:two|2|\d+) seats?\b.{0,30}\b(?:of us|waits)|also (?:answers|the one quoting|quotes)|answers? every question|one of us always waits|one always waits)\b/i,
    name: "programs that all come from one desk",
    shownBy: ["kpi_prog_backlog", "kpi_program_ready"],
    headline: "Your machines {likely}wait for programs that all come from one desk",
    handCount: { name: "Programs in line", unit: "", goal: "half the first week's count" },
    goes: "We think the machines use up programs faster than one desk writes them. What takes that desk's hours, the marks below will show.",
    count: {
      what: "For three days, {programmer} marks each half hour: programs for new parts, programs for repeats, changes to them, questions, other work.",
      minutes: 20,
      roles: ["programmers"],
    },
    change: {
      what: "For one week, keep two hours a morning free for programs: questions and other work wait until ten. {programmer} marks the half hours again.",
      minutes: 20,
      roles: ["programmers", "foreman"],
    },
    look: {
      what: "Of the half hours that didn't go into programs, take the kind with the most. Ask who else could do that, and try it today.",
      minutes: 20,
      roles: ["foreman", "owner"],
    },
    decide:
      "Compare the half hours for programs in a day, before and with the two free hours. If they rose by a quarter, the two hours stay.",
    refutes: {
      see: "More than three quarters of those half hours went into programs",
      means: "Other work isn't the limit",
      act: "Count the programs of the week, and how many of them were for parts made before",
    },
    confirms: {
      see: "Less than half of the programmer's half hours went into programs",
      means: "Other work takes more of that desk's day than programs do",
      act: "Have somebody else do the kind of other work that takes the most half hours",
    },
    buy: "A second programmer or seat makes sense if the marks say programming all day. Three days of marks tell you before the ad does.",
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
    shownBy: ["kpi_program_ready"],
    headline: "You {likely}rewrite programs you already had",
    handCount: { name: "Programs written again", unit: "a week", goal: "0" },
    goes: "We think the only good copy is in the control. Nothing hurts on the day it is deleted; the bill comes with the repeat order.",
    isListed: true,
    count: {
      what: "List the repeat jobs due in ten working days. Mark each program: found, found on another control, or gone.",
      minutes: 60,
    },
    kpi: "kpi_program_ready",
    compare:
      "Take the last repeat whose program was there, and one where it was gone. For each, write where it was saved, under what name, and by whom.",
    change: {
      what: "New rule: no copy, no delete. Search every control for the missing ones before anyone writes a program again.",
      minutes: 60,
    },
    look: {
      what: "For each missing one, ask whoever ran it last where the file went: deleted, other control, laptop, never saved.",
      minutes: 30,
      roles: ["programmers", "setters", "machinists", "operators"],
    },
    decide:
      "Count the repeats found, found elsewhere and gone. Any gone: name who copies programs out after each job, and where to.",
    refutes: {
      see: "Every repeat job has its program where it should be",
      means: "Programs don't get lost",
      act: "Write down what each repeat setup waits for",
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
    shownBy: ["kpi_ready_to_run", "kpi_program_ready"],
    headline: "Jobs {likely}reach the machine before their papers do",
    handCount: { name: "Jobs at a machine without their papers", unit: "a week", goal: "0" },
    goes: "We think a job is let onto the floor when the order is booked, not when its papers are done. The machine is free, and the desk is not.",
    count: {
      what: "List the jobs that start this week. For each, mark what is there on the day before: program, setup sheet, tool list, drawing, stock.",
      minutes: 60,
    },
    kpi: "kpi_ready_to_run",
    change: {
      what: "For a week, no job goes to a machine before all five are there: program, setup sheet, tool list, drawing, stock. The next complete one goes instead.",
      minutes: 30,
    },
    look: {
      what: "Take the gap that came up most. Ask where it was the day before, and who had it.",
      minutes: 20,
      roles: ["planner", "foreman"],
    },
    decide:
      "Count the jobs complete on the day before. Fewer than three in four: name who checks tomorrow's jobs at two each day.",
    refutes: {
      see: "Nine of ten jobs are complete on the day before",
      means: "The papers are there",
      act: "Time the next three setups, and write down each wait",
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

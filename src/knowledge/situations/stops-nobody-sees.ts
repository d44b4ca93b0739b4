import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import type { Situation } from "./situation.ts";
import { nothingAlone } from "./untrue.ts";

/** The narrowest first. */
export const stopsNobodySees = {
  "waits-for-crane": {
    themes: ["capacity_visibility", "setup_changeover", "flow_wip_dwell"],
    says: /\b(?:crane|hoist|fork ?(?:lift|truck)s?|second pair of hands|help(?:er)? to (?:lift|flip|turn|unload))\b[^.;]{0,80}\b(?:wait\w*|free|busy|tied up|only one|one|first|somebody else|queue|line|stands?|idle)\b|\b(?:wait\w*|stands?|sits?|idle)\b[^.;]{0,60}\b(?:crane|hoist|fork ?(?:lift|truck))\b/i,
    name: "machines that wait for a crane or a second pair of hands",
    shownBy: ["kpi_downtime_reasons"],
    headline: "Machines {likely}sit finished because the crane or a second pair of hands isn't free",
    costsNoHours: true,
    handCount: { name: "Waits for the crane a shift", unit: "", goal: "half the first week's count" },
    goes: "We think the machine is done and can't be unloaded, because one crane or truck serves everybody. It looks busy and cuts far less than it could.",
    count: {
      what: "For three days, whoever runs {place} writes each wait for the crane, the truck or a second person: from when to when, and what it was doing in the meantime.",
      minutes: 30,
      roles: [...atMachine, "foreman"],
    },
    compare:
      "Take one lift that came at once, and one that was waited for. For each, write who else wanted it, how long it took, and if something smaller could have done it.",
    isApart: true,
    helpedBy: ["equipment"],
    change: {
      what: "For a week, a machine that waits to be unloaded goes first. The one who runs it calls fifteen minutes before the cut ends.",
      minutes: 15,
      roles: ["foreman", "planner"],
    },
    look: {
      what: "Ask the other users which of their lifts could wait for a set hour, or be done with a hoist or a cart.",
      minutes: 20,
      roles: ["foreman", "planner"],
    },
    decide:
      "Add up the minutes waited. An hour a shift or more: set two fixed hours for the others, and get one price for a hoist.",
    refutes: {
      see: "The waits add up to less than half an hour a shift",
      means: "The crane isn't what the machine waits for",
      act: "Write the reason for each stop over five minutes",
    },
    confirms: {
      see: "The machine waits an hour a shift or more, mostly behind the same other user",
      means: "The crane is your bottleneck, not the machine",
      act: "Give the other user fixed hours, or a hoist of its own",
    },
    buy: "Another machine waits for the same crane. A hoist at the machine makes sense once the three days show the hours.",
    ask: {
      what: "What the crane does",
      question: "For one shift: how many lifts, how long each, and how many of them were for a machine that stood?",
      answered: {},
    },
  },
  "automation-not-fed": {
    themes: ["capacity_visibility", "setup_changeover", "programming_readiness"],
    says: /\b(?:robot|cobot|pallets?|pallet (?:pool|changer|system)|bar feeder|automation|lights?[- ]out)\b[^.;]{0,80}\b(?:empty|nothing (?:to run|loaded|in it)|not loaded|no (?:fixtures?|programs?|pallets?|work)|half full|runs? out|sleeping|parked|never (?:loaded|full)|out of (?:work|bar|parts))\b/i,
    together: [
      /\b(?:nights?|overnight|lights?[- ]out|(?:till|until) morning)\b/i,
      /\b(?:robots?|cobots?|pallets?|bar feeders?|gantry|magazine|runs? (?:alone|by itself|unattended))\b/i,
      /\b(?:no (?:pallets?|work|bars?|programs?|fixtures?)\b[^.;]{0,20}\b(?:there|loaded|ready|left|is|are)|nothing (?:loaded|to run)|not loaded|(?:sits?|stands?) empty)\b/i,
    ],
    untrue: nothingAlone,
    name: "automation that runs out of work it can do alone",
    shownBy: ["kpi_unattended"],
    headline: "Your automation {likely}stops early because nobody has loaded what it could run alone",
    costsNoHours: true,
    handCount: { name: "Hours it ran with nobody there", unit: "", goal: "more each week" },
    goes: "We think it could run for hours, and at the end of the day fixtures, pallets, bars or proven programs for that are missing. It stops when the last piece is done, and no alarm tells.",
    count: {
      what: "For ten evenings, write what is loaded on {place} when people leave: pallets or bars, hours of work on them, and what keeps the empty ones empty.",
      minutes: 15,
      roles: [...atMachine, "foreman"],
    },
    compare:
      "Take the last night it ran long, and the last one it stopped early. For each, write what was loaded when people left, and what kept the other places empty.",
    isApart: true,
    change: {
      what: "From three o'clock on, only jobs that run alone are loaded on {place}, the longest last. Take fixtures off that haven't cut for a month.",
      minutes: 30,
      roles: [...atMachine, "foreman"],
    },
    look: {
      what: "Each morning, write the hours it ran past the end of the shift, next to what was loaded.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Add up hours loaded and hours run. If it ran out of work, load by the list; if it stopped on an alarm, write the alarm for a week instead.",
    refutes: {
      see: "It is full every evening and stops on an alarm",
      means: "It doesn't lack work, it stops",
      act: "Each morning, write the hour of its last part and the alarm",
    },
    confirms: {
      see: "On six of ten evenings it has less than half a night loaded, mostly for the same reason",
      means: "It lacks what to run, not what to run it on",
      act: "Remove that one reason, and load by a list",
    },
    buy: "More pallets or a second robot will be as empty. They make sense when the ones you have are full every evening.",
    ask: {
      what: "What is loaded in the evening",
      question:
        "Last night, how many hours of work were on it when the last person left, and what was on the other places?",
      answered: {},
    },
  },
  "night-run-quits": {
    themes: ["capacity_visibility", "maintenance_downtime", "staffing_skills"],
    says: /\b(?:hit the lights|(?:night(?! shift (?:lead|man|guy|foreman|supervisor))|morning|10 ?pm|all nite|all night|come back at)\b.{0,120}\b(?:quit|stopped|stops|bucket|red lamp|dark)|quit sometime|(?:until|till?) the morning crew|(?:stopped|quit|died|down) (?:on )?(?:friday|saturday|sunday|overnight|at (?:nine|ten|eleven|midnight|\d+ ?[ap]\.?m))|(?:nobody|no one) (?:knows|knew|finds|notices)\b.{0,20}\b(?:until|till) (?:monday|(?:the )?(?:next )?morning)|morning crew finds|dark machines|stopped with a)\b/i,
    together: [
      /\b(?:nights?|overnight|lights?[- ]out|(?:till|until) morning)\b/i,
      /\b(?:robots?|cobots?|pallets?|bar feeders?|gantry|magazine|runs? (?:alone|by itself|unattended))\b/i,
      /\b(?:stopped|quit|quits|dead|died|dies|alarmed|jams?|jammed)\b/i,
    ],
    untrue: nothingAlone,
    name: "night runs that stop early",
    shownBy: ["kpi_unattended", "kpi_downtime_reasons"],
    headline: "Your night runs {likely}stop early over something small, and the rest of the night is lost",
    costsNoHours: true,
    handCount: { name: "Night runs that quit", unit: "a week", goal: "0" },
    goes: "We think each stop is small, and it costs the rest of the night because nobody is there. What a person clears in a minute by day ends the run at night.",
    count: {
      what: "Each morning, read from the control of every machine that stopped: the hour of its last part, the alarm, the part number. Write it down before anyone pushes reset.",
      minutes: 20,
      roles: ["foreman", ...atMachine],
    },
    compare:
      "Take the last night that ran to its end, and the last one that didn't. For each, write the part, its material, the tools, and what was done before people left.",
    isApart: true,
    helpedByNamed:
      /\b(?:coolant|chip (?:conveyors?|breakers?)|attendants?|breakage|tool[- ]life|text(?:s| messages?)|dialers?)\b/i,
    kpi: "kpi_unattended",
    change: {
      what: "Take the reason that came up most. Before leaving tonight, do the one thing on {place} that would prevent it: clear chips, fill, change the insert, check the bar.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Read the controls again this morning. Did a machine with the change run longer than one without?",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Count the machines still cutting in the morning. For the others, add up the reasons. The top one gets a fix and a name before anyone is hired or anything is bought for it.",
    refutes: {
      see: "Nine of ten night runs get to their last part",
      means: "Night runs don't quit",
      act: "Count the hours the machines sit idle before somebody comes in",
    },
    confirms: {
      see: "On two nights in five a run stops before midnight, mostly for the same reason",
      means: "One small fault eats the night",
      act: "Check for that one before every night, then the next",
    },
    buy: "A text message when a machine stops makes sense if somebody can come or reset it. Ten mornings of reasons tell you if it would have helped.",
    ask: {
      what: "When the night runs stop",
      question: "At what hour did the last three night runs stop, by the control's own clock?",
      answered: answered["night-stop-hour"],
      needs: "unattended",
    },
  },
  "short-stops": {
    themes: ["capacity_visibility", "maintenance_downtime"],
    says: /\b(?:bar feeders?\b.{0,60}\b(?:empty|out)|out of bar|chip nests?|low-coolant|door open with nobody|guys? (?:at|on) lunch|back from lunch|over lunch|isn['’]t worth writing|not worth writing|\d+ of (?:\d+|ten|them)\b.{0,40}\b(?:cutting|stopped|idle)|(?:\d+|five|six|seven) of (?:ten|\d+) stopped)\b/i,
    untrue: {
      says: /\b(?:stuck|down|stopped|stands?|stood|dead|dark)\b[^.\n]{0,20}\b\d+ ?h(?:ours?|rs?)?\b(?! (?:a|per|each) )/i,
    },
    name: "short stops that nobody writes down",
    shownBy: ["kpi_downtime_reasons", "kpi_oee"],
    headline: "Your machines {likely}lose hours to short stops that nobody writes down",
    handCount: { name: "Machines sitting at each walk", unit: "", goal: "half the first week's count" },
    goes: "We think each stop is too short to be worth a note, so it happens again every day on every machine. Nobody adds them up.",
    isListed: true,
    count: {
      what: "Walk the aisle at six set times today with a list of machines. For each one that is stopped, check one of six reasons: bar or stock, chips, coolant, tool, waiting for somebody, door open.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
      counted: {
        says: /\bclicker\b|\bclipboard\b|\bwalked (?:again|the aisle|the lathe row|thru)\b/i,
        what: "Take the count you have of the machines that sat, and repeat the walk at the same two hours tomorrow. This time check a reason for each: bar or stock, chips, coolant, tool, somebody.",
      },
    },
    repeats: "ten-looks",
    change: {
      what: "For one week, one person covers the machines over lunch and breaks: fills bar and coolant, clears chips. Count the parts before and after.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask whoever covered the breaks what took longest, and what came up twice at the same machine.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Compare machines found stopped, before and with the cover. If a third fewer sat, name who covers from now on.",
    refutes: {
      see: "Fewer than one machine in ten is stopped at each walk",
      means: "Short stops aren't the loss",
      act: "Compare cycle times with the ones in the quotes",
    },
    confirms: {
      see: "More than a third of the machines are stopped at each walk, and two reasons make half of it",
      means: "Short stops take more hours than breakdowns",
      act: "Find out what would end those two reasons for good",
    },
    buy: "More machines of the same kind would sit just as often. They make sense when the walk finds nine of ten cutting and work still waits.",
    ask: {
      what: "What stops a machine most often",
      question: "Of the last ten stops you saw, which reason came up most?",
      answered: answered["what-stops"],
    },
  },
  "paper-says-it-ran": {
    themes: ["capacity_visibility", "data_silos"],
    says: /\b(?:(?:shift |monday )?(?:sheet|report)\b.{0,30}\bsays (?:it |they )?(?:ran|no downtime|full)|sheet says no downtime)\b/i,
    name: "shift sheets that say the machines ran",
    shownBy: ["kpi_data_capture", "kpi_spindle_util"],
    headline: "The shift sheet says the machines ran when they {likely}sat",
    handCount: { name: "Hours on the sheet beyond those on the control", unit: "", goal: "0" },
    goes: "We think the sheet is filled in at the end of the shift, from how the day felt. What sat for twenty minutes isn't on it.",
    count: {
      what: "For one shift, put what the sheet says next to what the control says for {place}: hours cut and parts made. Do it on three days.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    change: {
      what: "Replace the sheet at {place} with one line per stop: from, to, and one letter for the reason. Whoever restarts it writes the line.",
      minutes: 20,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask why the sheet said more than the control on the worst day. Listen; don't correct it.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Add up the hours on the sheet that the control doesn't show. More than an hour a shift: planning uses the control from Monday.",
    refutes: {
      see: "Sheet and control are within 15 minutes a shift",
      means: "The sheets are right",
      act: "Add up the reasons on them for last week",
    },
    confirms: {
      see: "The control shows at least an hour a shift less than the sheet",
      means: "You plan with hours that weren't cut",
      act: "Read the control's counter at the end of each shift",
    },
    buy: "Monitoring makes sense once the lines on one machine changed one decision. Without that, its screens go dark like the last ones.",
    ask: {
      what: "How far sheet and control are apart",
      question:
        "For one machine yesterday: how many hours does the sheet say, and how many does the control's counter say?",
      answered: answered["hours-cut"],
    },
  },
  "gains-lost": {
    themes: ["capacity_visibility", "setup_changeover", "flow_wip_dwell", "scheduling_priority"],
    says: /\b(?:kaizen|5s\b|lean (?:events?|program|teams?)|one step forward|slid(?:e|es|ing)? back|we (?:have )?put in lean)\b/i,
    name: "improvements that don't last",
    headline: "Your improvements {likely}slip back because nobody watches one number",
    handCount: { name: "Days the number was posted", unit: "a week", goal: "5" },
    goes: "We think an event fixes one machine, and the next job comes by another route and finds the old way. Nobody looks at a number each day that would show it.",
    count: {
      what: "List the last five improvements. For each, write the number before, the number right after, and the number today. Where there is none, write “none.”",
      minutes: 60,
    },
    change: {
      what: "Pick one of the five. Write its number {wall} every morning for a week, with the name of one person responsible for it.",
      minutes: 20,
    },
    look: {
      what: "Ask whoever ran it what made the old way come back. Write the one thing that would hold it.",
      minutes: 20,
      roles: ["foreman", "owner"],
    },
    decide:
      "Count the days the number was posted, and if it held. Five days of five: add the next number. Fewer: make somebody else responsible for it.",
    refutes: {
      see: "Four of the five still hold today",
      means: "What you improve stays improved",
      act: "Choose the next improvement by the hours it would bring back",
    },
    confirms: {
      see: "Three of the five have no number today, or are back where they were",
      means: "Nobody watches the number, so the gain is lost",
      act: "Post one number with one name every morning, before the next event",
    },
    buy: "Another program or consultant starts the sixth event. Hold one gain for ten days first.",
    ask: {
      what: "What happened to the last gain",
      question: "Which improvement of last year can you still see in a number?",
      answered: {},
    },
  },
  "reasons-say-other": {
    themes: ["capacity_visibility"],
    says: /\b(?:reasons?|stops?|downtime|codes?|bar on the chart)\b[^.;]{0,40}\b(?:is|are|says?|as|called|reads?|coded) ["“']?(?:other|unknown|misc\w*|uncategori[sz]ed|unassigned|blank)\b|\b(?:hit|hits|pick|picks|press|presses|push|pushes|choose|chooses) ["“']?(?:other|misc\w*|unknown)\b|\breason codes? (?:are|is) (?:garbage|junk|useless|a joke|wrong|made up)\b|\bno one enters? (?:a )?reasons?\b|\bforty reasons\b/i,
    name: "stops whose reasons say nothing",
    shownBy: ["kpi_downtime_reasons"],
    headline: "Your monitor counts the stops, and their reasons {likely}tell you nothing",
    handCount: { name: "Stopped hours with a usable reason", unit: "of 100", goal: "90" },
    goes: "We think the list of reasons is long and asked for at the wrong moment, so people press whatever makes it go away. The hours are on record, and nobody can act on them.",
    isListed: true,
    count: {
      what: "From last week's stops, add up the hours by reason. Mark each reason that nobody could act on: other, unknown, setup for everything, blank.",
      minutes: 45,
      roles: ["foreman", "owner"],
    },
    kpi: "kpi_downtime_reasons",
    change: {
      what: "At {place}, for a week, allow eight reasons and no Other: waits for material, program, tool, setup person, inspection, work, repair, or planned. Ask at the machine about each longer stop the same day.",
      minutes: 45,
      roles: ["foreman", "owner"],
    },
    look: {
      what: "Take the longest stop since the new list. Ask at the machine what would have made it half as long.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide: "Add up hours by the eight reasons. The longest one gets a name and a day; the list stays at eight.",
    refutes: {
      see: "The eight reasons share the hours evenly",
      means: "No one reason holds you back",
      act: "Work on the machine with the most stopped hours, whatever the reason",
    },
    confirms: {
      see: "With eight reasons, one of them makes a third of the stopped hours",
      means: "The answer was behind the word Other",
      act: "Remove that reason first, then put eight reasons on the next machine",
    },
    buy: "More screens or another monitor just collect more stops marked Other. It makes sense once nine of ten stops have a reason and a name.",
    ask: {
      what: "What is behind the reasons",
      question: "For the three longest stops of last week, what would whoever stood there say was the reason?",
      answered: {},
    },
  },
  "numbers-nobody-reads": {
    themes: ["capacity_visibility", "data_silos", "quoting_estimating"],
    says: /\b(?:nobody|no one) (?:looks at|reads|uses|opens|checks) (?:it|them|the (?:reports?|screens?|dashboards?|numbers|data)|any of)\b|\b(?:reports?|screens?|dashboards?|charts)\b[^.;]{0,40}\b(?:nobody|no one) (?:looks|reads|uses)\b|\b(?:more|all (?:this|that|the)) data than (?:anybody|anyone|we)\b|\btop (?:three|five|\d) (?:losses|reasons|stops|causes)\b/i,
    name: "numbers that nobody reads",
    shownBy: ["kpi_data_capture"],
    headline: "Your numbers are there, and nobody {likely}decides anything from them",
    handCount: { name: "Decisions made from yesterday's numbers", unit: "", goal: "more each week" },
    goes: "We think there are too many of them at once. Nobody has the job of picking one, so the same hours are lost every week, on record.",
    count: {
      what: "From the reports you have, write down one list: last week's lost hours by reason, the longest first. Stop after five lines.",
      minutes: 60,
      roles: ["owner", "foreman"],
    },
    kpi: "kpi_downtime_reasons",
    change: {
      what: "For a week, ten minutes at the screen each morning: yesterday's longest stop, its reason, one thing to do, one name. Nothing else.",
      minutes: 15,
      roles: ["foreman", "owner"],
    },
    look: {
      what: "Look at the stops of the last days: which came up twice, and was the one thing done?",
      minutes: 15,
      roles: ["foreman", "owner"],
    },
    decide:
      "Count the things decided at the screen, and those done. Under half done: one thing a day, with one name, until it is.",
    refutes: {
      see: "Most of the lost hours have no reason at all",
      means: "The numbers can't tell you yet",
      act: "Get one reason for each stop over five minutes first",
    },
    confirms: {
      see: "One reason makes a quarter of the lost hours, and no one had it as a job",
      means: "You know where the hours go, and nobody acts on it",
      act: "Work on that reason until it is no longer first",
    },
    buy: "More screens or reports add to those that nobody reads. Buy nothing until one number has changed one decision.",
    ask: {
      what: "What the numbers decide",
      question: "Which decision in the last month came from one of those reports?",
      answered: {},
    },
  },
  "slow-is-normal": {
    themes: ["capacity_visibility", "maintenance_downtime"],
    says: /\b(?:accept (?:it|that)|as normal|used to it|below speed|run(?:s|ning)? slow\w*|turn\w* (?:it |the feed )?down|nobody had looked|something simple|we add offsets|clears? it|start(?:ed)? (?:it )?again|shim here|sulks?|what they are|been noisy)\b/i,
    name: "stops and slow runs that count as normal",
    shownBy: ["kpi_oee"],
    headline: "Stops and slow runs {likely}cost you hours because everybody is used to them",
    handCount: { name: "Known faults fixed", unit: "", goal: "more each week" },
    goes: "We think people work around what the machine does instead of reporting it. A small fault takes minutes every shift until the day it takes the whole week.",
    isListed: true,
    count: {
      what: "Hang a sheet on {place}: each stop over five minutes, each cycle run slower than programmed, from when to when, and why.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    kpi: "kpi_downtime_reasons",
    change: {
      what: "Take the reason named most. Give it one planned hour this week: clean, fill, tighten, check against the manual.",
      minutes: 60,
      roles: ["maintenance", ...atMachine],
    },
    look: {
      what: "Run the part again at the programmed speed. Write down what happens, and who already knew.",
      minutes: 20,
      roles: ["maintenance", "setters", "machinists", "operators"],
    },
    decide:
      "Compare the cycle with the programmed one, before and after the hour. If a tenth came back, plan the next hour for the next fault.",
    refutes: {
      see: "Cycles run as programmed, and no fault is older than a week",
      means: "Slow running isn't the loss",
      act: "Count the stops over five minutes, and take the longest reason",
    },
    confirms: {
      see: "One reason makes a third of the minutes, and somebody already knew about it",
      means: "Known faults cost more than breakdowns do",
      act: "Fix that one, then ask again",
    },
    buy: "A new machine gets its own quirks, and they are accepted too. Write down the old one's first.",
    ask: {
      what: "What people work around",
      question: "Which machine runs below its programmed feed today, and since when?",
      answered: {},
    },
  },
  "waits-for-operator": {
    themes: ["capacity_visibility", "staffing_skills"],
    says: /\bno operator\b|\b(?:one|each|every) (?:man|guy|operator|person|machinist) (?:runs|has|tends|minds) (?:two|three|four|several)\b|\b(?:waits?|waiting|sits?|stands?) (?:done |finished )?(?:for (?:an?|the|its|his) (?:operator|man|guy)|until (?:the |an? |somebody|someone)(?:operator|man|guy)?\b[^.;]{0,20}(?:gets?|comes?) (?:back|to it|around))|\b(?:breaks?|lunch)\b[^.;]{0,40}\b(?:at once|same time|everybody|everything stops|machines stop)/i,
    name: "machines that sit until their operator gets to them",
    shownBy: ["kpi_run_paid"],
    headline: "Machines {likely}sit finished until somebody gets to them",
    handCount: { name: "Machines found idle at ten looks", unit: "", goal: "half the first week's count" },
    goes: "We think the cycles end together, and at breaks all of them end at once. Nobody is slow; nobody is there.",
    isListed: true,
    count: {
      what: "Look at {place} at ten set times a day for three days, breaks and lunch included. For each machine that sits, write what its operator is doing.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    repeats: "ten-looks",
    change: {
      what: "For a week, take breaks and lunch in turns, and start the two machines of each operator half a cycle apart.",
      minutes: 20,
      roles: ["foreman", ...atMachine],
    },
    look: {
      what: "Ask each operator which of their two machines should be served first, and mark it there.",
      minutes: 20,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Count idle machines in breaks, before and with turns. If half as many sit, the turns stay; if not, look at who has the longest walk.",
    refutes: {
      see: "Machines sit as often while somebody is free",
      means: "They don't wait for an operator",
      act: "Write the reason for each stop over five minutes",
    },
    confirms: {
      see: "A third of the looks that found a machine idle fall in a break, or while its operator is at another one",
      means: "Hours are lost to who is where, not to the machines",
      act: "Give the longest cycles to whoever runs the most machines",
    },
    buy: "Bar feeders, pallets or a robot make sense for the machines that sit most at the looks, once breaks are in turns.",
    ask: {
      what: "What operators do while it sits",
      question:
        "Of the last ten stops with no operator, how many were at breaks, and how many while he was at his other machine?",
      answered: {},
    },
  },
  "wrong-machine": {
    themes: ["capacity_visibility", "setup_changeover", "scheduling_priority", "programming_readiness"],
    says: /\b(?:could|can|should) (?:go|run|be (?:run|done|made|cut)) (?:just as well )?on (?:the|a|an|another|one of the|our)\b[^.;]{0,30}\b(?:axis|mills?|lathes?|verticals?|machines?|haas|manual)\b|\b(?:simple|easy) (?:parts?|work|jobs?|stuff)\b[^.;]{0,40}\bon the (?:5|five)[- ]?axis\b|\bdon['’]t (?:really )?need (?:the |a )?(?:5|five)[- ]?axis\b/i,
    together: [
      /\bleaves?\b[^.;]{0,40}\b(?:thou\w*|mm|millimet\w+|stock|on a side)\b/i,
      /\b(?:grind|hon(?:e|ing)|jig|edm|lapp)\w*\b/i,
    ],
    name: "work on a machine it doesn't need",
    shownBy: ["kpi_bottleneck_load"],
    headline: "Your busiest machine {likely}runs work that another machine could do",
    costsNoHours: true,
    handCount: { name: "Hours on it that another machine could run", unit: "", goal: "half the first week's count" },
    goes: "We think a job goes where it ran last time, and nobody asks anymore which machine it needs.",
    count: {
      what: "Go through the jobs lined up for {place}. Mark each that another machine could run, or metal that the step before could take off, and what that would take: a fixture, a program, a new allowance, or nothing.",
      minutes: 60,
      roles: ["programmers", "foreman"],
    },
    compare:
      "Take one job in that line that could have gone elsewhere, and one that couldn't. For each, write who chose the machine, when, and what the step before left for it to do.",
    isApart: true,
    change: {
      what: "Take one repeat job, or the part of it that another machine can do, off {place}. Change the fixture, the program or the stock allowance, and run its next order that way.",
      minutes: 120,
      roles: ["programmers", "foreman"],
    },
    look: {
      what: "Ask whoever would run it on the other machine what could go wrong. Try one piece.",
      minutes: 30,
      roles: ["programmers", "foreman"],
    },
    decide:
      "Add up the hours in the line that could move. A quarter or more: name one job a week to move, the longest first.",
    refutes: {
      see: "Nearly every cut in that line needs what only that machine can do",
      means: "Moving work won't free it",
      act: "Look at how its hours are lost: setups, waits for programs, stops",
    },
    confirms: {
      see: "A quarter or more of its hours could run elsewhere",
      means: "That machine has hours to recover without buying another",
      act: "Move one job a week, the one with the most hours first",
    },
    buy: "A second one makes sense if most of its line needs what only that machine can do. The marked list tells you.",
    ask: {
      what: "What needs that machine",
      question: "Of the last ten jobs on it, how much of the work did only that machine have to do?",
      answered: {},
    },
  },
  "hours-nobody-counts": {
    themes: ["capacity_visibility", "quoting_estimating"],
    says: /\b(?:(?:no clue|no idea) what|nobody (?:can say|knows|could say)|no one (?:can say|knows|could say)|(?:cannot|can['’]t|could not|none of us can) (?:say|tell|show)|never had a (?:good )?way to see|don['’]t know (?:how|what|which)|argue about|(?:has|have) (?:a|his own|her own|their own) (?:theory|explanation)|(?:three|five|different) answers|ask (?:five|three|the) |appears? nowhere|sounds? (?:right|plausible)|when it stopped|which is right|(?:spindles?|machines?|lathes?)\b.{0,40}\b(?:turning|standing|idle|not cutting)|looks? occupied)\b/i,
    untrue: { checked: [{ kind: "any-of", field: "tech_stack", choices: ["Datanomix", "Amper", "MachineMetrics"] }] },
    name: "machine hours that nobody counts",
    shownBy: ["kpi_spindle_util"],
    headline: "Nobody counts your machine hours, so more are {likely}free than anyone thinks",
    handCount: { name: "Hours it cut, by its counter", unit: "", goal: "more each week" },
    goes: "We think everybody decides from a different picture of the same machines. Without a count, the loudest picture wins, and the free hours stay where they are.",
    isListed: true,
    count: {
      what: "Ask three people how many hours {place} cut in a week, and write the answers down. Then read the hour counter each morning; if there is none, look ten times a day at random and write down if it cuts.",
      minutes: 30,
      roles: ["foreman", ...atMachine],
    },
    repeats: "ten-looks",
    change: {
      what: "Show the hours it cut {wall} every evening, next to the three answers. Write down each stop over five minutes, and try one fix for the longest that costs nothing.",
      minutes: 20,
    },
    look: {
      what: "Take the longest stop you saw. Find out how often it happened this week, and what starts it.",
      minutes: 30,
      roles: ["foreman", "setters", "machinists", "operators"],
    },
    decide:
      "Compare the week's count with the three guesses. If they are a fifth apart, plan by the count, and read the counter every Friday.",
    refutes: {
      see: "The week's count and the guesses are within a tenth",
      means: "You know your hours",
      act: "Take the longest stop of the week, and fix that",
    },
    confirms: {
      see: "The week's count and the guesses are a fifth apart or more",
      means: "You decide on wrong numbers",
      act: "Put the count next to every plan for that machine",
    },
    buy: "Another machine adds hours nobody counts either. Monitoring pays once the sheet has changed one decision.",
    ask: {
      what: "Where your machine hours come from",
      question: "Are the hours read off the machines, booked by people, or guessed?",
      answered: answered["hours-source"],
    },
  },
} as const satisfies Record<string, Situation>;

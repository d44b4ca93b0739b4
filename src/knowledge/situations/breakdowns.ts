import { answered } from "../odds/answered.ts";
import { atMachine } from "../page-one/first-weeks.ts";
import { showsLater } from "../page-one/hand-count.ts";
import { openReadings } from "../systems/kept-records.ts";
import type { Situation } from "./situation.ts";

/** Situations in which machines stop, the narrowest first. */
export const breakdowns = {
  "at-certain-hours": {
    themes: ["maintenance_downtime", "capacity_visibility", "quality_inspection"],
    says: /\b(?:alarms?|stops?|faults?|trips?|scrap|chatter|it|they|we)\b[^.;]{0,60}\b(?:only|never|always|mostly|hardly ever|every time)\b[^.;]{0,30}\b(?:(?:on|in|at|after|before|around|by|between|during) (?:a |the |an )?)(?:mondays?|fridays?|saturdays?|sundays?|weekends?|mornings?|afternoons?|noon|lunch|breaks?|nights?|(?:nine|ten|eleven|one|two|three|four|\d+)(?: o['’]clock)?)\b/i,
    name: "stops that come at certain hours",
    shownBy: ["kpi_downtime_reasons", "kpi_unplanned_dt"],
    headline: "Your stops {likely}follow the clock: something else that runs in those hours causes them",
    handCount: { name: "Stops in the usual hours", unit: "a week", goal: "0" },
    goes: "We think the machine is sound, because it runs well at other hours. What comes and goes with the clock is around it: air, power, heat, coolant, a neighbor that starts up, or what somebody does then.",
    count: {
      what: "For ten days, write the date and time of each stop. In a second column, write what else started or ran in that half hour: blaster, welder, compressor, oven, doors, sun, a shift change.",
      minutes: 20,
      roles: ["maintenance", "foreman", "machinists", "operators"],
    },
    compare:
      "Take a day or an hour without a stop, and one with two. For each, write what ran in the building, who was there, and air pressure, voltage and temperature, if you can read them.",
    change: {
      what: "For three days, move the one thing that runs most often at those hours to another hour. Leave everything else as it is.",
      minutes: 20,
      roles: ["foreman", "maintenance"],
    },
    look: {
      what: "Stand at the machine in its worst hour with a gauge on the air line. Write the lowest reading and what came on just before.",
      minutes: 60,
      roles: ["maintenance", "foreman", "machinists", "operators"],
    },
    decide:
      "If the stops moved with the thing you moved, keep it there, or give it its own air, power or place. If not, move the next thing on the list.",
    refutes: {
      see: "The stops are spread over all hours and days",
      means: "They don't follow the clock",
      act: "Sort them by machine, part and tool",
    },
    confirms: {
      see: "Most stops fall in the same hours, and move when the other thing moves",
      means: "The cause is beside the machine, not in it",
      act: "Separate the two, before anybody repairs or replaces the machine",
    },
    buy: "A new machine would run in the same hours, on the same air and power. First find out what else runs then.",
    ask: {
      what: "What else runs at those hours",
      question: "On which days and at which hours does it never happen, and what doesn't run then?",
      answered: {},
    },
  },
  "upkeep-left": {
    themes: ["maintenance_downtime", "staffing_skills"],
    says: /\b(?:used to|always|would) (?:\w+ ){0,3}(?:grease|oil|lube|drain|clean|blow out|top up|fill|check|warm(?:ed)? up|look after)\w*\b[^;]{0,80}\b(?:left|retired|gone|quit|passed|went (?:home|back)|nobody|no one|not (?:any ?more|since))\b|\b(?:since|after|when|ever since)\b[^.;]{0,40}\b(?:left|retired|quit|passed (?:away|on)|went (?:home|back)|moved (?:away|to days))\b[^;]{0,90}\b(?:alarms?|greas\w*|oil\w*|lube\w*|filters?|coolant|chips?|break\w*|stops?|overload|warm)/i,
    name: "upkeep that ended when somebody left",
    shownBy: ["kpi_pm", "kpi_unplanned_dt"],
    headline: "{Place} {likely}stop{s} because upkeep that somebody did unasked ended when they left",
    handCount: { name: "PM checks initialed", unit: "of those due this week", goal: "all", later: showsLater.upkeep },
    goes: "We think some of what kept the machine running was never written down: oil, grease, a slow start after days off. When that ended, nothing showed for weeks, and then came the stops.",
    count: {
      what: "At each machine, look at five things and mark yes or no: way lube used since last month, coolant, filters, air, chips cleared. Next to the list, write the date and time of each stop, and what was different before the first one.",
      ofPlace:
        "At {place}, look at five things and mark yes or no: way lube level and whether it goes down, its pump, filter and lines, coolant, chips cleared. Next to the list, write the date and time of each stop, and what was different before the first one.",
      minutes: 60,
      roles: ["maintenance", "foreman", ...atMachine],
    },
    compare:
      "Take the last year without such stops, and the months since they began. For each, write who was there, what they did before the shift or on days off, and what oil, grease and filters you bought.",
    change: {
      what: "After every night or weekend off, run the machine slowly for twenty minutes before the first cut, and check its lube. Whoever does it initials a sheet on the machine.",
      minutes: 30,
      roles: ["maintenance", "foreman", ...atMachine],
    },
    look: {
      what: "Call whoever left, and ask what they did at each machine, and how often. Write it on one page, with a name for each line.",
      minutes: 30,
      roles: ["owner", "foreman"],
    },
    decide:
      "Count the lines on the page that nobody has done since. If there are any, give somebody half a day a week to do what is on that page, before you pay for a machine.",
    refutes: {
      see: "Lube and filters are as they should be, the oil you buy is what it was, and the stops began before that person left",
      means: "It isn't upkeep that ended",
      act: "Ask whoever repaired it what wears that part out",
    },
    confirms: {
      see: "Oil or grease hardly goes down, or the stops come after days off, and both began in the same weeks",
      ofPlace: "On {place}, oil or grease hardly goes down, or the stops come after days off",
      means: "The machine needs the care it used to get",
      act: "Do what ended again at every machine, the worst one first",
    },
    buy: "A new machine wears out the same way without that half day. Buy one if the checks have been done for three months and the old machine still stops.",
    ask: {
      what: "What ended before the stops began",
      question:
        "In the two months before the first stop, who left, what was no longer done or bought, and what did they do without being told?",
      answered: {},
    },
  },
  "same-repair-again": {
    themes: ["maintenance_downtime", "capacity_visibility"],
    says: /\b(?:spindles?|gearbox|turret|(?:coolant )?pumps?|drives?|bearings?|conveyors?|tool changers?|pallet changer|ball ?screws?|hydraulics?|chillers?)\b.{0,60}\b(?:again\b(?! on)|3rd|third|once more|twice|(?:two|three|four|\d+) (?:more )?times)|\bthe same (?:spindle|gearbox|turret|pump|drive|bearing|machine)\b.{0,40}\b(?:again|once more|twice|down)|\b(?:stopped|failed|broke|down|quit) (?:twice|again|three times|once) more\b|\b(?:down|broke) again\b|\bfix(?:ed)? what (?:stopped|broke|failed|quit)\b|\b(?:patch|fix)\w* (?:it|them|her) and (?:go|get going|start|keep (?:going|running)|run)\b/i,
    name: "the same repair again and again",
    shownBy: ["kpi_mtbf_mttr", "kpi_unplanned_dt"],
    headline: "You {likely}pay for the same repair again and again, and nobody asks what causes it",
    handCount: { name: "Days since the same repair", unit: "", goal: "more each time", later: showsLater.upkeep },
    goes: "We think each repair replaces what broke, and not what broke it. So the next stop is only a matter of weeks.",
    isListed: true,
    count: {
      what: "For the repair that came back, write each date, the downtime, the part put in, and who did it. Next to it, write what wears that part out: dirt, heat, grease, load.",
      ofPlace:
        "For each time {place} needed that repair, write the date, the downtime, the part put in, and who did it. Next to it, write what wears that part out: dirt, heat, grease, load.",
      minutes: 60,
      roles: ["maintenance", "foreman"],
    },
    repeats: "repair-invoices",
    change: {
      what: "Before the next repair is signed off, ask one question and write the answer on the sheet: what made this part fail, and what did we do about that?",
      minutes: 15,
      roles: ["maintenance", "foreman"],
    },
    look: {
      what: "Call the service shop or the builder with the list of dates. Ask what wears that part out, and what others do about it.",
      minutes: 30,
      roles: ["maintenance", "foreman"],
    },
    decide:
      "Divide the downtime by the number of repairs. If one part has half of it, plan the day its cause gets fixed, and order the spare.",
    refutes: {
      see: "In the list of repairs, none came back within three months",
      means: "It isn't the same fault again",
      act: "Split the downtime into waiting and repairing",
    },
    confirms: {
      see: "The same part takes half of the downtime, and its cause was never touched",
      means: "You pay for one fault many times",
      act: "Fix the cause at the next planned stop, and stock the part",
    },
    buy: "A new machine makes sense when the one cause can't be fixed, or when two years of repairs cost more than the lease. Add them up from the invoices first.",
    ask: {
      what: "Whether the cause was fixed",
      question: "At the last repair, what made the part fail, and what was changed so that it doesn't happen again?",
      answered: answered["sign-of-wear"],
    },
  },
  "bought-cheaper": {
    themes: ["maintenance_downtime", "quality_inspection", "capacity_visibility", "material_supply"],
    says: /\b(?:switch\w*|chang\w*|went|moved|swapp\w*|found|buy(?:ing)?|bought|got)\b[^.;]{0,50}\b(?:cheaper|lower[- ]priced|less expensive|off[- ]brand|import(?:ed)?|generic|new (?:brand|vendor|supplier|coolant|oil|insert|stock)|different (?:brand|vendor|supplier|coolant|insert|stock|mill))\b|\b(?:sav(?:e|es|ed|ing)|cut)\b[^.;]{0,30}(?:\$ ?\d|percent|%|dollars?|cents?|half)[^.;]{0,50}\b(?:coolant|inserts?|drills?|end ?mills?|tools?|tooling|bars?|stock|oil|wheels?|wire|filters?|bags?|gloves?)\b|\b(?:coolant|inserts?|drills?|end ?mills?|tools?|tooling|bars?|stock|oil|wheels?|wire|filters?)\b[^.;]{0,60}\b(?:cheaper|at half the price|off[- ]brand|for less|saves? (?:us )?(?:\$ ?\d|\d|about|half))/i,
    name: "a cheaper supply that costs more at the machine",
    shownBy: ["kpi_downtime_reasons", "kpi_scrap"],
    headline: "Something you now buy cheaper {likely}costs more at the machine than it saves",
    handCount: { name: "Stops and bad parts with the cheaper one", unit: "", goal: "half the first week's count" },
    goes: "We think the saving is on an invoice, so everybody sees it. What it costs is minutes at the machine, a piece here and there, and nobody adds those up.",
    count: {
      what: "Write the day the other brand or vendor began, and next to it, week by week, tools changed, stops and bad parts on {place}, from eight weeks before that day until now.",
      minutes: 60,
      roles: ["foreman", "buyer", ...atMachine],
    },
    compare:
      "Take one part that ran both before and after the change. For each period, write pieces per tool, stops, bad parts, and the brand.",
    change: {
      what: "On one machine, go back to the old brand for a week. Leave the machine next to it on the cheaper one, with the same part if you can.",
      minutes: 30,
      roles: ["foreman", "buyer", ...atMachine],
    },
    look: {
      what: "Count on both machines: pieces per tool or per stop, and bad parts.",
      minutes: 20,
      roles: ["setters", "machinists", "operators"],
    },
    decide:
      "Set what you save in a month next to the machine hours and parts it costs. If it costs more, go back everywhere, and tell whoever buys why.",
    refutes: {
      see: "The stops began weeks before or after the change, or the old brand does no better",
      means: "What you buy isn't the reason",
      act: "Write the reason for each stop over five minutes",
    },
    confirms: {
      see: "The machine with the old brand makes noticeably more pieces between stops",
      means: "The cheaper one costs more than it saves",
      act: "Let whoever buys see the hours next to the price",
    },
    buy: "Tool monitoring or a new machine would run on the same cheaper stuff. A week with the old brand costs next to nothing.",
    ask: {
      what: "What changed when it began",
      question:
        "In the month before it began, which tools, coolant, stock or vendor did you change, and who decided it?",
      answered: {},
    },
  },
  "tools-break": {
    themes: ["maintenance_downtime", "capacity_visibility", "programming_readiness", "setup_changeover"],
    says: /\btool life\b|\b(?:tools?|cutters?|drills?|inserts?|end ?mills?|taps?)\b[^.;]{0,40}\b(?:breaks?|broke|broken|wears? out|chips?|chipped|lasts|(?<!\b(?:the|this|that) )last(?! (?:year|quarter|month|week|night|spring|summer|fall|winter|time)\b))\b/i,
    name: "tools that wear out on no schedule",
    shownBy: ["kpi_downtime_reasons", "kpi_unplanned_dt"],
    headline: "Tools {likely}wear out on no schedule, and each one that breaks stops the machine",
    handCount: { name: "Tools that broke in the cut", unit: "a week", goal: "0" },
    goes: "We think nobody knows how long a tool should last on that part. So it is changed too early, or when it breaks.",
    count: {
      what: "At {place}, for every tool that breaks or is changed, write the tool, the part, the pieces it made, why it was changed, and the minutes the machine stood.",
      minutes: 30,
      roles: [...atMachine],
    },
    compare:
      "Take the longest and the shortest life of the same tool. For each, write the holder, the stick-out, the material, the machine, and what ended it.",
    change: {
      what: "For the tool that stops the machine most, pick one number of pieces below its shortest life. Change it there, every time, for a week.",
      minutes: 30,
      roles: ["programmers", ...atMachine],
    },
    look: {
      what: "Measure runout on the tool that broke most, and look at its edge. Write down if it was worn, chipped or pulled out.",
      minutes: 20,
      roles: ["programmers", "setters", "machinists", "operators"],
    },
    decide:
      "Compare stops for that tool before and after you began to change it at a fixed count. If they fell by half, do the next tool on the list.",
    refutes: {
      see: "Broken and worn tools stop the machine less than half an hour a shift",
      means: "Tools aren't what stops the machines",
      act: "Write the reason for each stop over five minutes",
    },
    confirms: {
      see: "One tool causes half of those stops, and its life varies by a factor of two or more",
      means: "One tool and how it is held or run stops the machine",
      act: "Look at runout, coolant and feeds of that one tool before any other",
    },
    buy: "Tool monitoring and sister tools in the magazine make sense for the tool that stops it most. The list names it.",
    ask: {
      what: "Which tools stop the machine",
      question:
        "Of the last ten tools that broke or were changed early, how many were the same one, and how many pieces had each made?",
      answered: {},
    },
  },
  "waits-for-repair": {
    themes: ["maintenance_downtime", "capacity_visibility"],
    says: /\bwait\w* (?:on|for) (?:a|an|the) (?:\w+ )*(?:bearing|drive|board|pump|tech\w*|service|part)\b|\b(?:spares?|spare parts?|bearings?)\b.{0,60}\b(?:\w+ weeks|no one in the shelf|not on the shelf|delivery)|\b(?:nobody|no one)\b.{0,20}\b(?:can|could) fix\b|\b(?:there['’]s no|there is no|no|isn['’]t a|without a) (?:maintenance|repair|service)[- ]?(?:man|guy|person|tech\w*|crew|people)?\b.{0,50}\b(?:sits?|stands?|waits?|down|dead|until|till|morning|monday)\b|\b(?:machines?|it|she) (?:sits?|stands?|waits?|stays down) (?:there )?(?:un)?till? (?:\d|morning|monday|the (?:day|next|first|maintenance)|days?\b|somebody|someone|maintenance)|\btill? \w+ (?:gets|comes) to it\b|\b(?:technician|service tech)\b.{0,40}\b(?:days|weeks|next week|comes? when)/i,
    name: "machines that wait for a part or a technician",
    shownBy: ["kpi_mtbf_mttr", "kpi_unplanned_dt"],
    headline: "{Place} {likely}sit{s} waiting for a part or a technician, not for the repair itself",
    handCount: {
      name: "Hours down waiting for a part or a tech",
      unit: "",
      goal: "fewer each month",
      later: showsLater.month,
    },
    goes: "We think the repair itself is short. What takes the days is finding the part, or the person who can do it.",
    isListed: true,
    count: {
      what: "For the last five repairs, split the downtime into three: until somebody looked, until the part or technician came, and the repair itself.",
      ofPlace:
        "For the last five repairs on {place}, split the downtime into three: until somebody looked, until the part or technician came, and the repair itself.",
      minutes: 60,
      roles: ["maintenance", "foreman"],
    },
    change: {
      what: "Write one page for the most common stop: what to check, what to reset, whom to call and the part number. Hang it on the machine.",
      minutes: 45,
      roles: ["maintenance", "foreman"],
    },
    look: {
      what: "Call the dealer for the two parts that stopped you longest: days to get them, price, and who answers on a weekend.",
      minutes: 30,
      roles: ["maintenance", "foreman"],
    },
    decide:
      "Add up the three columns. If more than half is waiting, name who orders the two parts you waited for longest, or whom to call at night.",
    refutes: {
      see: "More than three quarters of the downtime was the repair itself",
      means: "You don't wait for repairs",
      act: "Count which part failed, and how often",
    },
    confirms: {
      see: "More than half of the downtime was waiting, not repairing",
      means: "Parts and people on call are missing, not a machine",
      act: "Ask how long the two parts that stopped you longest take to come, and name whom to call",
    },
    buy: "Spare parts for a machine with no backup make sense when one stop cost more than the parts. Price the two longest waits first.",
    ask: {
      what: "How much of a repair is waiting",
      question: "Of the last three repairs, how long did each wait for a part or a technician?",
      answered: answered["spare-wait"],
    },
  },
  "no-upkeep": {
    themes: ["maintenance_downtime", "capacity_visibility"],
    says: /\b(?:no pms?\b|no pm sheets?|fix (?:it|them|em|['’]em) when (?:it|they) (?:quit|break)s?|run (?:it|them|['’]em) till? (?:it|they) (?:quit|break)s?|filters? (?:have|has)n['’]t been changed|(?:nobody|no one) (?:greases?|oils?|services?)\b|nobody (?:was told to|looks? at|greases?|checks?)\b.{0,30}\b(?:it|oil|lube|filters?|machines?)|(?:lube|grease|oil)\b.{0,40}\b(?:plugged|dry|empty|initials|20\d\d)|grease charts?|(?:pms?|preventive work|preventive|service|maintenance)\b.{0,30}\b(?:skipped|given \d|gets? skipped|put off|contract was cut|was (?:stopped|dropped|cut|cancell?ed|suspended)|(?:stopped|ended|quit) in \d)|alarm bypassed|(?:look|looks|looked|looking) after the machines?\b.{0,60}\b(?:nobody|no one|never|until now)|(?:nobody|no one) (?:looks?|looked|looking) after (?:them|the machines?))\b/i,
    name: "upkeep that nobody is told to do",
    shownBy: ["kpi_pm", "kpi_unplanned_dt"],
    headline: "{Place} {likely}stop{s} because upkeep is nobody's job",
    handCount: { name: "PM checks initialed", unit: "of those due this week", goal: "all", later: showsLater.upkeep },
    wished:
      /\b(?:grease|filters?|lube|oil(?:ing)?|upkeep|pm|preventive|maintenance) (?:list|chart|schedule|plan|checks?)|\b(?:list|chart|sheet|schedule|calendar|checks?)\b.{0,40}\b(?:grease|filters?|lube|oil|upkeep|pms?|maintenance)\b/i,
    refutes: {
      see: "All checks come out clean, on the first day too, and whoever repaired it says that what failed had another reason",
      means: "Upkeep didn't cause it",
      act: "Ask about the last repair, a crash, or plain wear",
    },
    goes: "We think grease, filters and coolant belong to everybody, so they belong to nobody. You find out when the machine stops.",
    count: {
      what: "At each machine, look at five things and mark yes or no: way lube, coolant, filters, air, chips cleared. Write the date of the last check, if there is one.",
      ofPlace:
        "At {place}, and at the machine that gives the least trouble, look at five things and mark yes or no: way lube, coolant, filters, air, chips cleared. Write the date of each last check, if there is one.",
      minutes: 60,
      roles: ["maintenance", "foreman", ...atMachine],
    },
    change: {
      what: "With the manual of {place}, write one page for grease, oil, coolant and filters: what to check each day, each week, each month. Hang it there, with the name of whoever does the checks. Whoever does a check initials it.",
      minutes: 60,
      roles: ["maintenance", "foreman", ...atMachine],
    },
    look: {
      what: "Go along with whoever does the first check. Write down what took long, what was hard to reach, and what nobody had within reach.",
      minutes: 30,
      roles: ["maintenance", "setters", "machinists", "operators"],
    },
    decide:
      "Count the checks with initials. If fewer than four in five were done, move them to the start of the shift, and have somebody else do them.",
    confirms: {
      see: "At least a third of the checks come out no, with what was low on the first day, mostly on the machines that were down",
      ofPlace: "Most of the “no” marks are on {place}",
      means: "Skipped upkeep causes the stops",
      act: "Hang the list on every machine, and give the worst one a planned day",
    },
    buy: "Maintenance software reminds people. It helps when somebody has ten minutes a shift for it. Start with the list on one machine.",
    ask: {
      what: "Who looks after the machines",
      question: "Who checked lube, coolant and filters on your busiest machine last week, and how long did it take?",
      answered: {
        says: /\bnobody was told\b|\b(?:nobody|no one|none of us) (?:ever |really )?(?:greases?|oils?|lubes?|lubricates?|does (?:any |the |our )?(?:pms?|maintenance|upkeep))\b|\b(?:nobody|no one) (?:could tell me|knows?|knew|can say|could say) who (?:fills?|greases?|oils?|checks?|cleans?|does)\b|\bno pm\b|\blast initials\b|\b(?:blow|clean|grease|oil|service|wipe|hose)\b[^.;]{0,24}\b(?:only )?(?:when|once|after) (?:it|they|one|she)(?:['’]s| has| have)? (?:quits?|stops?|stopped|breaks?|broken|dies?|seizes?)\b/i,
      },
    },
  },
  "repairs-surprise": {
    themes: ["maintenance_downtime", "capacity_visibility"],
    says: /\b(?:fail\w* between|(?:machines?|it|she|lathes?|mills?|spindles?|pumps?|one) br(?:eak|oke)\w*|br(?:eak|oke)\w* down|breakdowns?|what broke|power\w* down|when (?:she|it|one) goes down|calendar-based|service dates?|(?:spindle|gearbox|turret|pump|drive|bearing|ball ?screw|hydraulics?)\b.{0,40}\b(?:fail\w*|went|broke\w*|quit|won['’]t|dead|out)|(?:dead|jammed|broken) (?:spindle|gearbox|turret|pump|drive|pallet changer)|(?:planned )?(?:service|lubrication|maintenance)\b.{0,40}\b(?:never|autumn))\b/i,
    name: "repairs that come as a surprise",
    shownBy: ["kpi_unplanned_dt", "kpi_pm"],
    headline: "Repairs {likely}take you by surprise because nobody writes down what comes before",
    handCount: {
      name: "Days without a breakdown on the machine that stops most",
      unit: "",
      goal: "more each time",
      later: showsLater.upkeep,
    },
    goes: "We think there are signs before most of these stops, and nobody is asked to write them down.",
    isListed: true,
    count: {
      what: "List last year's repairs by machine and by part, from {repairs}. Mark what came twice, the downtime, and what the machine did the day before.",
      ofPlace:
        "List last year's repairs on {place} by part, from {repairs}. Mark what came twice, the downtime, and what the machine did the day before.",
      minutes: 60,
      roles: ["maintenance", "foreman"],
    },
    repeats: "repair-invoices",
    change: {
      what: "For the part that came twice, post its sign of wear on the machine: a sound, a reading, a color. Anyone who sees it may schedule a stop, no questions asked.",
      minutes: 30,
      roles: ["maintenance", "foreman", ...atMachine],
    },
    look: {
      what: "Ask everyone who runs that machine: before it last failed, when did you first notice something, and what kept you from stopping? No blame; write it down.",
      alone:
        "Before that machine last failed, when did you first notice something, and what kept you from stopping? Write it down.",
      minutes: 30,
      roles: ["maintenance", "foreman"],
    },
    decide:
      "Count the signs reported and the stops scheduled since the change. If there were none all week, ask why before you believe it. For each one, set a day for the repair and name who does it.",
    refutes: {
      see: "Nothing on the list failed twice",
      means: "There is no pattern to see coming",
      act: "Look at what each stop waited for: a technician, a part, a decision",
    },
    confirms: {
      see: "A third of the downtime comes from what failed before",
      means: "The same few repairs come again",
      act: "Plan those repairs by sign of wear, and keep the part on the shelf",
    },
    buy: "Sensors and monitoring help once somebody acts on one sign. Start with one sign on one machine.",
    ask: {
      what: "Whether the same thing fails again",
      question: "In the last year, which repair came twice, and what did it sound or look like before?",
      answered: answered["same-repair"],
    },
    narrower: [
      {
        needs: "stored-readings",
        row: {
          name: "readings that are stored and nobody looks at",
          headline: "Repairs {likely}take you by surprise because nobody looks at the readings you store",
          // No task of the cause's own week opens them.
          repeats: "",
          goes: "We think those readings change before most of these stops, and nobody's job is to look.",
          count: {
            what: openReadings,
            minutes: 90,
            roles: ["maintenance", "foreman"],
          },
          compare:
            "List last year's repairs by machine and by part, from {repairs}. Mark what came twice, and the downtime of each.",
          change: {
            what: "For the reading that changed first, set one limit, and name who looks at it every morning. Past the limit, they may schedule a stop, no questions asked.",
            minutes: 30,
            roles: ["maintenance", "foreman", ...atMachine],
          },
          look: {
            what: "Put that reading of the last two weeks next to what people noticed at the machine. Which of the two came first?",
            minutes: 30,
            roles: ["maintenance", "foreman"],
          },
          decide:
            "Count the mornings somebody looked, the times the limit was passed and the stops scheduled. For each one, set a day for the repair and name who does it.",
          confirms: {
            see: "Before two of the last three stops, a reading changed a day or more ahead",
            means: "You could have seen them coming",
            act: "Set a limit for that reading on every machine that has it",
          },
          refutes: {
            see: "No reading changed before any of the three",
            means: "What you store doesn't show these failures",
            act: "Look at what each stop waited for: a technician, a part, a decision",
          },
          buy: "You don't need more sensors: you store readings already. They help once somebody looks every day and may act on one of them.",
          ask: {
            what: "Whether it shows before it fails",
            question: "Which reading changed first before the last stop, and how long before?",
            answered: answered["sign-of-wear"],
          },
        },
      },
      {
        needs: "repair-log",
        row: {
          headline: "Repairs {likely}take you by surprise because nobody looks for what comes before",
          goes: "We think there are signs before most of these stops, and a repair log starts only after them.",
        },
      },
    ],
  },
} as const satisfies Record<string, Situation>;

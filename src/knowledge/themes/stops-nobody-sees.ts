import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { atMachine, leads } from "../page-one/first-weeks.ts";
import { fullAt } from "../page-one/rulings.ts";
import { theme } from "../theme.ts";

const unattended =
  /\b(?:lights[- ]out|morning crew|unattended|hit the lights|runs? (?:all|through the) night|overnight)\b/i;

export const stopsNobodySees = theme({
  name: "Unexplained stops",
  oneLine:
    "Stops go by unexplained, so no one who could fix them hears about them, and no one knows what the machines could still do.",
  headline: "Your machines {likely}sit for hours that nobody can explain",
  story:
    "Most shops guess their utilization at about twice what it really is. They quote, hire and buy machines on a wrong number, and no one who could fix the short stops hears about them.",
  symptoms: {
    full_while_machines_stand: '"We are full" while machines sit',
    utilization_from_bookings: "Utilization from ERP bookings",
    short_stops_unlogged: "Stops under 10 minutes are never logged",
    machine_bought_blind: "A machine purchase is discussed without data",
    nobody_knows_cutting_hours: "No one knows how many hours the machines really cut",
    idle_without_reason: "Machines sit and no reason is written down",
    stops_learned_too_late: "A stopped machine is noticed only hours later",
  },
  prior: 0.13,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "machine_utilization_known", choices: ["Not at all"] },
      ratio: 4,
      why: "No one knows how long the machines run.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "machine_utilization_known", choices: ["Estimate only"] },
      ratio: 2,
      why: "Estimates of utilization run about twice as high as what's measured (BM-UTIL-08).",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "machine_utilization_known", choices: ["Yes (ERP)"] },
      ratio: 1.2,
      why: "An ERP shows booked hours, not the hours a machine was cutting.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "downtime_tracking", choices: ["No formal tracking"] },
      ratio: 1.6,
      why: "Stops no one records can't be fixed.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "downtime_tracking", choices: ["Yes, in ERP"] },
      ratio: 1.2,
      why: "Only long stops get booked in an ERP.",
    },
    {
      speaks: "for",
      when: { kind: "not-checked", field: "current_kpi_tracking", choice: "Spindle Utilization %" },
      ratio: 1.2,
      why: "You don't track utilization.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "tv_monitors", choices: [false] },
      ratio: 1.2,
      why: "The floor doesn't see its own hours.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "machine_utilization_known", choices: ["Yes (telemetry)"] },
      ratio: 2.2,
      why: "Your machines are measured.",
    },
    {
      speaks: "against",
      when: {
        kind: "any-of",
        field: "downtime_tracking",
        choices: ["Yes, via telemetry (Datanomix, Amper, MachineMetrics)"],
      },
      ratio: 2.2,
      why: "Stops are recorded with their reasons.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "current_kpi_tracking", choices: ["Spindle Utilization %", "OEE"] },
      ratio: 1.1,
      why: "You already track machine hours.",
    },
  ],
  bottlenecks: [{ choice: "5-axis" }],
  toCount: "the hours a machine sat and no one could say why",
  handCount: { name: "Looks out of 10 that found a machine cutting", unit: "", goal: "6 or more", task: "ten-looks" },
  loss: {
    formula:
      "staffed machine hours × unexplained idle × no tracking factor if stops are not tracked × recoverable share × own share, because the rest is already counted under other causes",
    counted: { kind: "machine-hours" },
    parameters: {
      unexplained_idle: {
        kind: "by-answer",
        field: "machine_utilization_known",
        rows: {
          "Not at all": { low: 0.05, likely: 0.09, high: 0.14 },
          "Estimate only": { low: 0.04, likely: 0.07, high: 0.12 },
          "Yes (ERP)": { low: 0.02, likely: 0.05, high: 0.09 },
          "Yes (telemetry)": { low: 0.005, likely: 0.015, high: 0.03 },
        },
        unit: "share of staffed machine hours",
        basis: "bounded by BM-TIME-06 (12.5-19% of a shift unlogged) and BM-UTIL-13 (15-30%)",
        source: ownJudgment,
      },
      no_tracking_factor: {
        kind: "constant",
        value: 1.1,
        unit: "factor",
        meaning: "Unexplained idle time is multiplied by this when No formal tracking is checked",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.2, likely: 0.35, high: 0.5 },
        unit: "share of the lost hours that can be recovered",
        basis: "bounded by BM-TIME-06 (12.5-19% of a shift unlogged) and BM-UTIL-13 (15-30%)",
        source: ownJudgment,
      },
      own_share: {
        kind: "constant",
        value: 0.4,
        unit: "share of the hours found",
        meaning: "Part that counts for this cause: 60% is already counted under other causes",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Stopped", "Running again", "Why"],
  causedBy: [
    {
      theme: "data_silos",
      why: "When hours are kept in several places and filled in afterward, no one believes them, and capacity becomes a guess.",
      source: "own judgment, with BM-TIME-07",
    },
  ],
  effort: {
    level: "low",
    why: "two weeks of watching the bottleneck are enough",
  },
  actions: {
    days30: [
      "Post eight stop reasons. Pick one for every stop over 5 minutes",
      "Watch the bottleneck for two weeks, by hand or through MTConnect",
      "Show yesterday's hours per machine at the stand-up",
    ],
    days60: [
      { what: "Put a machine monitor on the bottleneck group", needs: "room-for-a-monitor" },
      "Get stops without a reason under 15%",
      "Schedule with hours the machines really ran, not theoretical ones",
    ],
    days90: [
      { what: "Put monitors on all bottleneck machines", needs: "room-for-a-monitor" },
      "Name the top three losses every week, each with an owner",
      "Buy no machine without three months of data",
    ],
  },
  firstWeek: {
    pull: {
      id: "pull-hours",
      roles: leads,
      minutes: 60,
      what: "In {system}, pull last month's hours in cycle for {place}. Compare them with the hours you staffed.",
      kpi: "kpi_spindle_util",
    },
    monitor: {
      id: "read-monitor",
      roles: leads,
      minutes: 45,
      what: "Open {system} and read last week's hours in cycle for {place}. Compare them with what you thought.",
      kpi: "kpi_spindle_util",
    },
    sheet: {
      id: "stop-sheet",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Post a sheet at {each}: each stop over five minutes, from when to when, and why: setup, program, material, tool, check, repair, nobody free, no work.",
      kpi: "kpi_downtime_reasons",
    },
    compare: {
      id: "good-and-bad",
      roles: ["foreman", ...atMachine],
      minutes: 30,
      what: "Take the best and the worst day of last week on {place}. For each, write who was there, what ran, and what stopped it first.",
      alone:
        "Take the best and the worst day of last week on {place}. For each, write what ran, and what stopped it first.",
      kpi: null,
    },
    days: [
      {
        id: "ten-looks",
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Check {place} ten times at random, today and every day of the two weeks. Write down each time: cutting or not, and if not, why.",
        kpi: "kpi_spindle_util",
      },
      {
        id: "first-last-hour",
        roles: ["foreman", ...atMachine],
        minutes: 30,
        what: "On {place}, write down when the first and the last cut of the shift start, and what came before and after.",
        kpi: "kpi_downtime_reasons",
      },
      {
        id: "longest-reason",
        isChange: true,
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Take the reason with the most minutes so far. Tomorrow, try one fix for it that costs nothing.",
        kpi: "kpi_downtime_reasons",
      },
      {
        id: "add-stops",
        roles: ["foreman", "planner"],
        minutes: 30,
        what: "Add up the week: hours cut, hours stopped by reason, hours nobody can explain. Show it {wall}.",
        kpi: "kpi_downtime_reasons",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "Half of the time or more, a machine that has work sits",
      means: "Your own machines have hours to win back",
      act: "Remove the longest reason first",
      from: ["ten-looks"],
    },
    lookAlikes: [
      {
        see: "Cutting ends when the last shift leaves",
        means: "The shift is the limit, not the machine",
        act: "Start the longest cuts at the end of the last shift, and note when each one stops",
        from: ["first-last-hour"],
        ifShiftsUsed: true,
        plausibleIf: { kind: "any-of", field: "lights_out", choices: [true] },
      },
      {
        see: "Machines sit because there's no work for them",
        means: "You need more work, not more hours",
        act: "Find the step that is short of hours, or sell the free ones",
        from: ["ten-looks"],
      },
    ],
    neighbor: {
      see: "Setup leads the list of stops",
      means: "Most of your lost time is setup",
      act: "Time ten changeovers",
      from: ["ten-looks", "stop-sheet"],
    },
    refutes: {
      see: `${10 * fullAt} looks out of 10 or more find the machines cutting`,
      means: "You know your capacity, and it's full",
      act: "Now talk about adding capacity",
      from: ["ten-looks"],
    },
  },
  goneWhen: `Two weeks of looks find the machines cutting ${10 * fullAt} times out of 10`,
  unknowns: [
    {
      id: "who-measured",
      flips: "finding",
      what: "Where your machine hours come from",
      question: "Are the hours read off the machines, booked by people, or guessed?",
      answered: answered["hours-source"],
    },
    {
      id: "night-stop-hour",
      flips: "finding",
      what: "When the night runs stop",
      question: "At what hour did the last three night runs stop, by the control's own clock?",
      answered: answered["night-stop-hour"],
      about: unattended,
      needs: "unattended",
    },
    {
      id: "what-stops",
      flips: "finding",
      what: "What stops a machine most often",
      question: "Of the last ten stops over five minutes, which reason came up most?",
      answered: answered["what-stops"],
    },
    {
      id: "hours-cut",
      flips: "finding",
      what: "How many hours it really cuts",
      question: "How many hours did your busiest machine cut last week, by its own counter?",
      answered: answered["hours-cut"],
    },
    {
      id: "which-machine",
      flips: "size",
      what: "Which machine sets the pace",
      question: "Where did the last five jobs wait longest?",
      answered: answered["longest-line"],
    },
  ],
  usualPurchase: "Nobody would measure another machine's hours either.",
  comparison: "stops-seen",
  words: {
    subject: "Unexplained stops",
    verb: "cost you about",
    check:
      "Have someone walk past the bottleneck ten times a day at random and note: cutting, setup, waiting, off. After 100 looks you know the split within about ten points.",
    wrong: "If it cuts about as much as you thought, stops aren't your main loss.",
    week: "Ask for a reason whenever the bottleneck stops for more than five minutes. Eight reasons on paper will do.",
  },
  evidencePattern:
    /^(?=.*\b(?:nobody|no one|none of us|never|not|no reasons?|no idea|no clue|by feel|guess\w*|couldn['’]?t (?:say|tell)|could(?:n['’]?t)? (?:say|tell)|don['’]?t know)\b)(?=.*\b(?:machines?|spindles?|lathes?|mills?|cells?|stops?|stopped|standing|cut(?:s|ting)?|runs?|ran|running|idle|night output|quit|reset|light)\b)/is,
  mentionPattern: /\b(?:visib\w*|unexplained|unseen|stops? (?:that )?nobody)\b/iu,
});

import { hardlyWaits } from "../figures/parameters.ts";
import { ownJudgment } from "../figures/sources.ts";
import { answered } from "../odds/answered.ts";
import { atMachine, leads } from "../page-one/first-weeks.ts";
import { theme } from "../theme.ts";

export const skillsOnlyAFewHave = theme({
  name: "Skills only a few have",
  oneLine: "Machines wait for the one person who can run them, set them up or approve parts.",
  headline: "Work {likely}waits for the few who know how to do it",
  ofOwner: {
    oneLine: "Machines wait for you, because others can't set them up, run them or approve parts without you.",
    headline: "Work {likely}waits for you",
  },
  story:
    "With fewer qualified people than machines, people set the limit on hours. When a skill sits with one specialist, a sick day or a second setup at the same time stops work even with enough people in the shop. Overtime then covers the gap, and tired people make mistakes.",
  symptoms: {
    idle_second_shift: "Idle machines on second shift",
    everyone_asks_one: "Everyone asks the same person",
    overtime_every_week: "Overtime every week",
    vacations_move_dates: "Vacations move ship dates",
    only_one_can_run: "Only one person can run or set up a machine",
    cannot_hire: "Qualified machinists can't be found, or they leave",
    knowledge_in_heads: "What people know isn't written down and leaves when they do",
    new_people_untrained: "New people aren't trained and make parts slowly or wrong",
  },
  prior: 0.14,
  evidence: [
    {
      speaks: "for",
      when: { kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] },
      ratio: 1.28,
      why: "You say work piles up for lack of people.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "operator_specialization", choices: ["Yes"] },
      ratio: 3,
      why: "If only certain people can run a machine, it stops when they're out.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "operator_specialization", choices: ["Partially"] },
      ratio: 1.2,
      why: "Some machines wait for certain people.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Every week"] },
      ratio: 1.5,
      why: "Overtime every week means people's hours cover the gap.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Often"] },
      ratio: 1.2,
      why: "Frequent overtime points the same way, but less strongly.",
    },
    {
      speaks: "for",
      when: { kind: "crew-ratio", field: "machinist_count", below: 0.6 },
      ratio: 3,
      why: "You have fewer machinists than your machines and shifts need.",
    },
    {
      speaks: "for",
      when: { kind: "any-of", field: "scheduling_ownership", choices: ["Everyone (tribal)"] },
      ratio: 1.2,
      why: "A schedule that's in people's heads depends on who's there.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "operator_specialization", choices: ["No"] },
      ratio: 1.7,
      why: "Your people can run each other's machines.",
    },
    {
      speaks: "against",
      when: { kind: "any-of", field: "overtime_dependency", choices: ["Rarely"] },
      ratio: 1.7,
      why: "You get by on regular hours.",
    },
    {
      speaks: "against",
      when: { kind: "crew-ratio", field: "machinist_count", above: 1 },
      ratio: 1.7,
      why: "By our estimate of machines per person, there's somebody to run every machine.",
    },
  ],
  bottlenecks: [{ choice: "Staffing" }],
  toCount: "the hours a machine with work sat because no one qualified was free",
  handCount: {
    name: "Times a machine waited for one certain person",
    unit: "",
    goal: "half the first week's count",
  },
  loss: {
    formula:
      "staffed machine hours × unattended idle × recoverable share. Hours that no one staffs are shown separately and never priced as a loss",
    counted: { kind: "share-of-staffed-hours", share: "unattended_idle", text: "share idle because nobody is free" },
    parameters: {
      unattended_idle: {
        kind: "by-case",
        base: { low: 0.01, likely: 0.03, high: 0.06 },
        cases: {
          "bottleneck Staffing": {
            when: [{ kind: "any-of", field: "primary_bottleneck", choices: ["Staffing"] }],
            effect: "at-least",
            range: { low: 0.05, likely: 0.1, high: 0.16 },
          },
          "add if specialization Yes": {
            when: [{ kind: "any-of", field: "operator_specialization", choices: ["Yes"] }],
            effect: "add",
            range: { low: 0.01, likely: 0.02, high: 0.04 },
          },
          "add if Partially": {
            when: [{ kind: "any-of", field: "operator_specialization", choices: ["Partially"] }],
            effect: "add",
            range: { low: 0.005, likely: 0.01, high: 0.02 },
          },
          "few late and little overtime": hardlyWaits,
        },
        unit: "share of staffed machine hours",
        basis: "assumed; people ratio from BM-LAB-03",
        source: ownJudgment,
      },
      recoverable: {
        kind: "range",
        range: { low: 0.2, likely: 0.35, high: 0.5 },
        unit: "share of the lost hours that can be recovered",
        basis: "assumed; people ratio from BM-LAB-03",
        source: ownJudgment,
      },
    },
  },
  countSheet: ["Waited from", "Until", "Who it waited for, and for what"],
  causedBy: [],
  effort: {
    level: "high",
    why: "people have to be hired or trained",
  },
  actions: {
    days30: [
      "Draw a skills matrix for bottleneck machines and shifts",
      "Name a backup for every skill only one person has",
      "List overtime by work center for the last 8 weeks",
    ],
    days60: [
      "Train a second person for each task that machines wait for",
      { what: "Try one person on two machines on long cycles", needs: "repeat-work" },
      "Use a setup helper so machinists don't have to go get things",
    ],
    days90: ["Pay step tied to skills", "Write standard work for the top repeat jobs"],
  },
  firstWeek: {
    pull: {
      id: "skills-grid",
      roles: leads,
      minutes: 60,
      what: "For {place}, list each task that work waits for and who may do it{byShift}. Circle each task with only one name.",
      alone: "List what only you can do here, and what waits while you do something else.",
      ofPerson: "List what only {person} may do or can do{byShift}. Next to each, write who could learn it first.",
      kpi: "kpi_skill_cover",
    },
    sheet: {
      id: "skills-grid",
      roles: leads,
      minutes: 60,
      what: "For {place}, list each task that work waits for and who may do it{byShift}. Circle each task with only one name.",
      alone: "List what only you can do here, and what waits while you do something else.",
      ofPerson: "List what only {person} may do or can do{byShift}. Next to each, write who could learn it first.",
      kpi: "kpi_skill_cover",
    },
    compare: {
      id: "good-and-bad",
      roles: leads,
      minutes: 30,
      what: "Take the last job that ran without anyone having to ask, and the last one that waited for a person. For each, write the hour, who was there, and what that person had to know.",
      ofPerson:
        "Take the last job that went through without {person}, and the last one that waited. For each, write the hour, who was there, and what had to be known.",
      kpi: null,
    },
    days: [
      {
        id: "waits-for-whom",
        roles: leads,
        minutes: 45,
        what: "On three rounds {eachShift}, note each machine that has work and sits, and what it waits for: a person, and which one, or something else.",
        ofPerson:
          "On three rounds {eachShift}, note each machine that has work and sits, and what it waits for: {person}, and for what, or something else.",
        alone:
          "Three times a day, note each machine that has work and sits, and what it waits for. If it waits for you, write what you were doing instead.",
        kpi: null,
      },
      {
        id: "interruptions",
        roles: ["foreman", ...atMachine],
        minutes: 30,
        what: "If everyone asks one person, keep a tally for a day: who asked, what for, how many minutes.",
        ofPerson: "For a day, whoever goes to {person} writes down what for and how many minutes it took.",
        alone: "Keep a tally for a day: who called or came in, what for, how many minutes.",
        kpi: null,
      },
      {
        id: "one-sheet",
        isChange: true,
        roles: leads,
        minutes: 90,
        what: "Pick the task with only one name that machines wait for most. Have the one who knows it write it down while a second person does it.",
        ofPerson:
          "Pick what comes up most. Have a second person do it once while {person} only watches, and write it down.",
        alone:
          "Pick the task on the list that comes up most and needs you least. Write it down so that somebody could do it.",
        kpi: "kpi_skill_cover",
      },
      {
        id: "count-people-waits",
        roles: leads,
        minutes: 30,
        what: "Add up the rounds: machines that sat, by what they waited for. Of those that waited for a person: was it anybody, or somebody with one skill?",
        ofPerson:
          "Add up the rounds: machines that sat, by what they waited for{byShift}. Of those that waited for {person}: was it for the right to say yes, or for knowing how?",
        alone: "Add up the rounds: machines that sat, by what they waited for, and by what you were doing instead.",
        kpi: "kpi_run_paid",
      },
    ],
  },
  confounders: {
    confirms: {
      see: "One machine that sits in five or more waits for a person, mostly for the same task",
      means: "One skill holds the machines up",
      act: "Have a second person learn the task that machines wait for most",
      from: ["waits-for-whom"],
      ofCrew: true,
    },
    lookAlikes: [
      {
        see: "Most machines that sit wait for a setup, a program or material",
        means: "You're not short of people",
        act: "Start with what most of them wait for",
        from: ["waits-for-whom"],
        ofCrew: true,
      },
    ],
    neighbor: {
      see: "Nearly every task on the list has two names",
      means: "You have the skills, and whoever has them is busy elsewhere",
      act: "Plan people along with the jobs",
      from: ["skills-grid"],
      ofCrew: "of-three",
    },
    refutes: {
      see: "Fewer than one machine that sits in five waits for a person",
      means: "It isn't people that machines wait for",
      act: "Move on to the next cause",
      from: ["waits-for-whom"],
    },
  },
  goneWhen: "Two people can do each job that only one can do today",
  unknowns: [
    {
      id: "hands-or-skill",
      flips: "finding",
      what: "Whether you're short of people or of one skill",
      question:
        "Which machines sat last week because nobody was free, and what would somebody have had to know to run them?",
      answered: answered["who-is-needed"],
    },
    {
      id: "first-task",
      flips: "finding",
      what: "What can be passed on first",
      question: "Which of the tasks that machines wait for could somebody else learn in five days?",
      answered: {},
    },
    {
      id: "teaching",
      flips: "finding",
      what: "Whether anybody has time to teach",
      question: "How many hours were set aside for teaching in the last month, and whose?",
      answered: answered.teaching,
    },
    {
      id: "hours-for-a-person",
      flips: "size",
      what: "How long machines wait for a person",
      question: "How many hours did machines sit last week because the right person was somewhere else?",
      answered: answered["hours-for-a-person"],
    },
    {
      id: "one-name",
      flips: "size",
      what: "How many jobs only one person can do",
      question: "How many of your machines can only one person set up?",
      answered: answered["who-is-needed"],
    },
  ],
  usualPurchase: "If machines wait for one person, somebody new waits for the same one.",
  comparison: "who-can-or-may",
  words: {
    subject: "Waiting for the right person",
    verb: "costs you about",
    check:
      "Look at the bottleneck once an hour. When it's stopped, note whether a qualified person was free. Sixty looks are enough.",
    wrong: "If fewer than one machine that sits in five waits for somebody qualified, look elsewhere.",
    week: "Draw a skills matrix for the bottleneck: who can set up, run, prove out and inspect. Circle the cells with only one name.",
  },
  evidencePattern:
    /\b(?:only (?:he|she|one|i|him|her|\w+ (?:can|knows|sets|runs|dresses|does))|(?:the )?only (?:one|man|person|guy)|nobody else|no one else|none of the others|one (?:man|person|guy|pair of hands)|retir\w*|trained|training|cross-?train\w*|short-?handed|knows how|(?:can|could) (?:run|set) (?:it|them|the)|(?:off|out|home) sick|on vacation|vacation|(?:when|while|until) (?:he|she|\w+) (?:leaves|is out|is off|goes home|comes in|gets)|turnover|new (?:people|guys|hires?|man)|double time|shown (?:how|the)|for him|for her)\b/i,
  mentionPattern: /\b(?:skills?|staff\w*|cross-?train\w*|overtime)\b/iu,
});

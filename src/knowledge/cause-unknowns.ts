import { type Answered, answered } from "./answered.ts";
import type { ThemeId } from "./themes/theme-id.ts";

/** A question whose answer would change what we say. */
export interface CauseUnknown {
  readonly id: string;
  /** finding: the cause; size: our hours. */
  readonly flips: "finding" | "size";
  readonly what: string;
  readonly question: string;
  /** The answers that settle it. */
  readonly answered: Answered;
  /** Asked only if an answer mentions one of these words. */
  readonly about?: RegExp;
}

const scrap =
  /\b(?:scrap\w*|rework\w*|rejects?|rejected|bad (?:parts?|threads?|ones)|red (?:bins?|tags?)|(?:second|2nd) time|remad?e\w*|recut|made again|ppm|sort(?:ing|ed)? (?:charges|table)|tapered)\b/i;
const finished = /\b(?:finished|completed|done|final|pack\w*|ship\w*|truck|boxed|dock)\b/i;
const lostFiles =
  /\b(?:delet\w*|overwrit\w*|lost (?:the )?(?:files?|programs?)|(?:files?|programs?) (?:is|are|was|were) (?:gone|missing)|(?:cannot|can['’]t|could not) (?:find|be found)|written again|programmed again|memory (?:is )?full|(?:out of|not enough|no) memory|controls? (?:is|are) full)\b/i;
const stock = /\b(?:material|stock|bar|plate|steel|aluminum|metal|rod|castings?|forgings?|blanks?)\b/i;
const nights = /\b(?:nights?|lights[- ]out|morning crew|unattended|hit the lights)\b/i;
const typing = /\b(?:re-?typ\w*|typ(?:e|es|ed|ing)|copy\w*|copies|key(?:s|ed|ing)|re-?enter\w*)\b/i;

/** What we don't know about each cause, the question that would change the most first. Questions that are answered already are skipped. */
export const causeUnknowns: Readonly<Record<ThemeId, readonly CauseUnknown[]>> = {
  quality_inspection: [
    {
      id: "what-fails",
      flips: "finding",
      what: "What fails, and when it is found",
      question: "Which feature failed in the last ten bad parts, and at which step was it seen?",
      answered: answered["which-feature"],
      about: scrap,
    },
    {
      id: "who-releases",
      flips: "finding",
      what: "Who may release a first piece",
      question: "Who besides the inspector may release a first piece?",
      answered: answered["who-releases"],
    },
    {
      id: "time-to-check",
      flips: "size",
      what: "How long checking itself takes",
      question: "How many minutes does one first piece take to measure, and how many come in a shift?",
      answered: answered["time-to-check"],
    },
    {
      id: "scrap-hours",
      flips: "size",
      what: "What one remake costs",
      question: "How many machine hours did the last three remakes take?",
      answered: answered["remake-hours"],
      about: scrap,
    },
  ],
  scheduling_priority: [
    {
      id: "who-moves",
      flips: "finding",
      what: "Who changes the order, and for whom",
      question: "In the last five changes, who asked and which customer was it for?",
      answered: answered["who-moves"],
    },
    {
      id: "was-it-needed",
      flips: "finding",
      what: "How many hot jobs had to be hot",
      question:
        "Of the last ten jobs that were moved ahead, how many shipped within two days of coming off the machine?",
      answered: answered["hot-jobs-needed"],
    },
    {
      id: "changes-a-week",
      flips: "size",
      what: "How many running jobs get interrupted",
      question: "How many setups were torn down last week before the job was done?",
      answered: answered["changes-counted"],
    },
  ],
  maintenance_downtime: [
    {
      id: "same-again",
      flips: "finding",
      what: "Whether the same thing fails again",
      question: "In the last year, which repair came up twice?",
      answered: answered["same-repair"],
    },
    {
      id: "sign-of-wear",
      flips: "finding",
      what: "Whether it shows before it fails",
      question: "What did the machine do, or sound like, in the week before the last stop?",
      answered: answered["sign-of-wear"],
    },
    {
      id: "spare-wait",
      flips: "finding",
      what: "How much of a repair is waiting",
      question: "Of the last three repairs, how long did each wait for a part or a technician?",
      answered: answered["spare-wait"],
    },
    {
      id: "down-hours",
      flips: "size",
      what: "How many hours they were down",
      question: "How many hours were your three worst machines down last month?",
      answered: answered["down-hours"],
    },
  ],
  material_supply: [
    {
      id: "which-supplier",
      flips: "finding",
      what: "Which supplier or process is late",
      question: "Of your last ten late receipts, how many came from the same two suppliers?",
      answered: answered["which-vendor"],
    },
    {
      id: "ordered-when",
      flips: "finding",
      what: "Whether it comes late or is ordered late",
      question:
        "For the last three jobs that waited, how many days passed between booking the job and sending the order?",
      answered: answered["ordered-when"],
      about: stock,
    },
    {
      id: "wait-days",
      flips: "size",
      what: "How long jobs wait",
      question: "How many days did the last three jobs wait for material or outside work?",
      answered: answered["wait-days"],
    },
  ],
  data_silos: [
    {
      id: "how-many-places",
      flips: "finding",
      what: "How many places hold the same number",
      question: "In how many places is the due date of one job written?",
      answered: answered["places-counted"],
    },
    {
      id: "which-is-followed",
      flips: "finding",
      what: "Which number people act on",
      question: "When two of them disagree, which one does the floor follow, and who decided that?",
      answered: answered["followed-list"],
    },
    {
      id: "typing-hours",
      flips: "size",
      what: "How long typing it twice takes",
      question: "How many hours a week does somebody copy numbers from one place to another?",
      answered: answered["typing-hours"],
      about: typing,
    },
    {
      id: "wrong-number",
      flips: "size",
      what: "What a wrong number costs",
      question: "What did the last wrong date, price or quantity cost, in hours or dollars?",
      answered: {
        says: /\$\d|\bsent \w+ \w+ to the wrong\b|\boff by \d/i,
      },
    },
  ],
  programming_readiness: [
    {
      id: "gone-or-elsewhere",
      flips: "finding",
      what: "Whether files are gone or elsewhere",
      question: "Were the last three missing programs deleted, on another control, or never saved?",
      answered: answered["programs-gone"],
      about: lostFiles,
    },
    {
      id: "where-behind",
      flips: "finding",
      what: "What a job waits for",
      question: "For the last five jobs that waited: was the program not started, not finished, or not proved out?",
      answered: answered["program-state"],
    },
    {
      id: "programmer-does",
      flips: "finding",
      what: "What takes up the programmer's day",
      question: "Of forty hours, how many does the programmer spend on programs, and where do the rest go?",
      answered: answered["programmer-does"],
    },
    {
      id: "models-arrive",
      flips: "finding",
      what: "When the drawing arrives",
      question: "How many days before its start did the last five jobs have a final drawing or model?",
      answered: answered["models-arrive"],
    },
    {
      id: "new-jobs",
      flips: "size",
      what: "How many programs a week needs",
      question: "How many new programs did last week need, and how many were finished?",
      answered: answered["new-jobs-counted"],
    },
  ],
  quoting_estimating: [
    {
      id: "actual-hours",
      flips: "finding",
      what: "What your last jobs really took",
      question: "For your last five closed jobs, what were the quoted and the actual hours?",
      answered: answered["quoted-actual"],
    },
    {
      id: "extra-hours-in",
      flips: "finding",
      what: "Where the extra hours go",
      question:
        "In the last job that ran over, how many of the extra hours were setup, cutting, deburring or checking?",
      answered: answered["extra-hours-in"],
    },
    {
      id: "repeat-price",
      flips: "finding",
      what: "Whether repeat jobs get a new price",
      question: "When did the price of your most frequent repeat job last change?",
      answered: answered["repeat-price"],
    },
    {
      id: "rate",
      flips: "size",
      what: "What an hour costs you",
      question: "What did running the shop cost last year, and how many machine hours did you bill?",
      answered: answered["shop-rate"],
    },
  ],
  setup_changeover: [
    {
      id: "where-setup-ends",
      flips: "finding",
      what: "What the planned setup time covers",
      question: "Does the planned time end at the first cut or at the first good part?",
      answered: answered["setup-ends"],
    },
    {
      id: "setup-takes",
      flips: "finding",
      what: "What takes the time in a long setup",
      question:
        "In the last long setup, how many minutes went into looking for things, working it out, and waiting for the first piece?",
      answered: answered["setup-takes"],
    },
    {
      id: "setup-planned",
      flips: "finding",
      what: "Where the planned time comes from",
      question: "Who set the planned setup time of your most frequent job, and when?",
      answered: answered["setup-planned"],
    },
    {
      id: "setups-made",
      flips: "size",
      what: "How many setups you make",
      question: "How many setups does one machine make in a week?",
      answered: answered["setups-counted"],
    },
  ],
  staffing_skills: [
    {
      id: "hands-or-skill",
      flips: "finding",
      what: "Whether you're short of people or of one skill",
      question: "Which machines sat last week because nobody was free, and what did that person have to know?",
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
  capacity_visibility: [
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
      about: nights,
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
  flow_wip_dwell: [
    {
      id: "touch-days",
      flips: "finding",
      what: "How long a job is worked on",
      question: "For your last three jobs: days in the shop, and hours on a machine?",
      answered: answered["touch-time"],
    },
    {
      id: "which-gap",
      flips: "finding",
      what: "Where jobs sit",
      question: "Of the lots that are sitting today, how many wait for the same step?",
      answered: answered["which-gap"],
    },
    {
      id: "who-carries",
      flips: "finding",
      what: "Who moves a lot on",
      question: "When a step is done, who takes the lot to the next one, and how does that person find out?",
      answered: answered["who-carries"],
    },
    {
      id: "finished-wait",
      flips: "finding",
      what: "What finished parts wait for",
      question: "What did the last five finished orders wait for: packing, papers, a truck, or the rest of the order?",
      answered: answered["finished-wait"],
      about: finished,
    },
    {
      id: "lot-size",
      flips: "size",
      what: "How lots are sized",
      question: "What decides how many pieces move to the next step at once?",
      answered: answered["lot-sized"],
    },
  ],
};

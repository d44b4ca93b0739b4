import type { ThemeId } from "../themes/theme-id.ts";
import { quick } from "./quick-pattern.ts";

const fine = `(?:(?:really|very|pretty|quite|always|usually|mostly) )?(?:fine|good|easy|quick|fast|solid|strong|great|no (?:trouble|problem|issue)s?|not (?:a|the|our) (?:problem|issue)|never (?:a problem|an issue)|on plan|on time|consistent|like clockwork)`;
const noTrouble = `(?:(?:do(?:es)?n['’]t|don['’]t|never) have (?:any )?(?:trouble|problems?)|have no (?:trouble|problems?)) with [^.;]{0,30}?`;

const percentOnTime = String.raw`(?:on time|in on time|on the rack)[^.;,]{0,12}\b9\d ?(?:%|percent)|\b9\d ?(?:%|percent) (?:in )?on time`;

/** How a shop says that something isn't a problem, by cause. Own judgment, from trade talk. */
const rows: readonly { readonly theme: ThemeId; readonly says: RegExp }[] = [
  {
    theme: "setup_changeover",
    says: new RegExp(
      String.raw`\b(?:the )?(?:set-?ups?|change-?overs?)(?: (?:is|are))? (?:${fine}|as (?:I |we )?plan\w*|rare|don['’]t change|never (?:a problem|change))\b|\b${noTrouble}\bset-?ups?\b`,
      "i",
    ),
  },
  {
    theme: "quality_inspection",
    says: new RegExp(
      String.raw`\b(?:inspection|measuring room|inspectors?|qc|first articles?)\b[^.;,]{0,30}\b(?:${fine}|same day|keeps? (?:right )?up|in (?:\d+|ten|twenty) minutes)\b|\b${noTrouble}\binspection\b|\bbut they keep up\b(?<=inspect[^.;]*)`,
      "i",
    ),
  },
  {
    theme: "material_supply",
    says: new RegExp(
      String.raw`\b(?:material|steel|metal|stock|bars?|castings?|forgings?|supplier|aluminum)(?:['’]s)?\b[^.;]{0,40}\b(?:${fine}|never short|never waits?|always (?:on the (?:rack|floor)|here|in stock)|to the ceiling|(?:I|we) (?:always )?(?:overbuy|(?:order|buy) (?:it )?ahead)|next day|\d+ (?:km|miles?|min(?:utes)?) (?:from|away)|is \d+ (?:km|miles?|min(?:utes)?))(?![\w])|\b(?:material|stock|steel|bar stock|castings?)\b[^.;]{0,30}(?:${percentOnTime})|\b(?:better than|ahead of) (?:their|his) (?:contract|promise)\b|\bnever (?:short|waited) (?:of|on) (?:material|steel|stock|castings)\b|\b(?:have|has|do|does)(?:n['’]t| not) (?:had to )?wait(?:ed)? (?:for|on) (?:material|steel|metal|stock|bar(?: stock)?|castings|forgings)\b(?! (?:again|any ?more))`,
      "i",
    ),
  },
  {
    theme: "staffing_skills",
    says: /\b(?:people|men|guys|crew|machinists|operators)\b[^.;,]{0,16}\b(?:know their jobs?|here are very good|are (?:very good|excellent)|(?:is|are) (?:solid|good|steady|great|here from always))\b|\b(?:good|steady|solid)(?:,? (?:good|steady|solid))* (?:machinists|men|crew|people|operators)\b(?=\W*$|[,;:]| (?:here|and|who)\b)/i,
  },
  {
    theme: "maintenance_downtime",
    says: /\bmachines? (?:is|are) (?:serviced|modern|new|well kept|well maintained|in (?:great|good) shape)\b|\bserviced by the book\b|\bin great shape\b|\bnever breaks? down\b/i,
  },
  {
    theme: "quoting_estimating",
    says: /\b(?:run|cycle) times?\b[^.;]{0,16}\b(?:within [1-5] ?(?:%|percent)|(?:right )?on the (?:estimate|quote))/i,
  },
  {
    theme: "programming_readiness",
    says: /\bprogramm(?:ers?|ing)\b[^.;,]{0,16}\b(?:ahead|on time|ready)\b|\bprograms? (?:posted|loaded|ready|proven)\b|\bprograms?(?: and [a-z]+)? (?:is|are|were|was) (?:all )?(?:posted|loaded|in the (?:machine|control)s?|done (?:before|ahead)|ready|ahead|on time|pro(?:ven|ved)(?: out)?|no problem|never an issue)\b/i,
  },
  {
    theme: "scheduling_priority",
    says: /\b(?:plan|schedule) (?:is|gets) (?:followed|kept)\b|\bnobody changes the (?:plan|schedule)\b/i,
  },
];
export const clearedWords = rows.map((row) => ({ ...row, says: quick(row.says) }));
const saysOf = new Map(clearedWords.map(({ theme, says }) => [theme, says]));

/** Whether a sentence says that a cause isn't a problem, and takes nothing back. */
export function clears(theme: ThemeId, text: string): boolean {
  const says = saysOf.get(theme);
  return (
    says?.test(text) === true &&
    !takenBack.test(text) &&
    text.split(/[,;:–—]\s/).some((clause) => says.test(clause) && !clearedBut.test(clause))
  );
}

const takenBack = /\b(?:but (?!they keep)|except|until|unless|used to)\b/i;

/**
 * Sentences that sound like a cause and don't speak for it: a machine that is set up and waits, a setup that waits for its first piece to be passed, a job torn down for another,
 * a remedy that changed nothing, a scrap rate of one percent, a nest of chips in the night, what didn't happen, equipment that was never unpacked, what is only said. Own judgment.
 */
const soundsOnly: Partial<Record<ThemeId, RegExp>> = {
  setup_changeover: quick(
    /\b(?:blocks?|parts?|vises?|fixtures?|stock)\b[^.;]{0,12}\b(?:clamped|in|on|loaded)\b[^.;]{0,12}\btools? (?:are |were )?(?:in|loaded)\b|\boff (?:the \w+ )?(?:\w+ )?times? and back on\b|\bset-?ups?\b[^.;]{0,30}\bwait(?:ed|s|ing)?\b[^.;]{0,40}\b(?:on|for) (?:an? |the |its |their )?(?:first[- ](?:pieces?|parts?|articles?)|inspect\w*|cmm|qc|quality|sign-?offs?|programs?)\b|\b(?:tool carts?|shadow boards?|vises|5S|presetters?|quick[- ]change|taped? (?:on )?the floor)\b[\s\S]*\b(?:worse than|no (?:better|faster|quicker|shorter)|did(?:n['’]t| not) (?:help|change)|same as before)\b/i,
  ),
  quality_inspection: quick(
    /\b(?:scrap|rejects?|rework)(?: rate)?\b(?: (?:is|are|was|runs?|ran|at|about|only|under|below))* (?:0?\.\d+|1(?:\.\d)?) ?(?:%|per ?cent)/i,
  ),
  capacity_visibility: quick(
    /\b(?:not one|no|without (?:an?|any)) (?:power (?:cut|failure)|outage)s?\b|\bin (?:the|its) box\b(?= because|[^.;]{0,20}\bsince\b|\W*$)/i,
  ),
  maintenance_downtime: quick(
    /\bservice (?:man|guy|tech\w*)\b[^.;]{0,16}\b(?:printed|showed|told|pulled|said|read)\b|\b(?:chip|bird['’]?s?) ?nests?\b|\bremnants?\b|\b(?:r[au]n|runs|feeder) out of bar\b/i,
  ),
  staffing_skills: quick(
    /\bnights? (?:is|are|shift is) (?:no (?:problem|trouble)|fine)\b|\bnobody(?:['’]s| is| has) (?:sick|quit|left)\b|\b(?:is|are) said to be (?:impossible|hard) to find\b/i,
  ),
};

/** Whether a sentence only sounds like a cause. */
export const onlySoundsLike = (theme: ThemeId, text: string): boolean =>
  soundsOnly[theme]?.test(text) === true || (theme === "setup_changeover" && bookedAsSetup.test(text));

/** Waiting that the records call setup, `JobBOSS clocks all of it as setup`: then setups take less than the records say. */
export const bookedAsSetup = quick(
  /(?<!\bhow much (?:of )?)\b(?:waits?|waiting|that|this|it|time|hours|minutes)\b[^.;]{0,24}(?:['’]s|\b(?:is|are|gets?|was|were))(?: all| then| still)* (?:booked|logged|charged|clocked|entered|counted|coded|recorded|posted|punched)(?: down| in)? (?:as|to|under) (?:the |a )?set-?ups?\b(?! (?:crew|men|man|guys?))|\b(?:books?|logs?|charges?|clocks?|enters?|counts?|codes?|records?|posts?|shows?|calls?) (?:all|most|everything|half|that|this|it|(?:the|their) wait\w*|the (?:time|hours)|those)\b[^.;]{0,24}?(?: as| to| under)? set-?up\b(?! (?:sheets?|cards?|carts?|crew|men|man|guys?|days?|jobs?))/i,
);

/** Whether a sentence only sounds like some cause, so that it is no side of a comparison. */
export const onlySoundsLikeAny = (text: string): boolean =>
  Object.values(soundsOnly).some((says) => says.test(text)) || bookedAsSetup.test(text);

/** Whether a sentence says that some cause isn't a problem anywhere, so that it can't be what differs between two sides. */
export const clearsEverywhere = (text: string): boolean =>
  everywhere.test(text) && !clearedBut.test(text) && clearedWords.some(({ says }) => says.test(text));

const everywhere = quick(/\b(?:is|are) (?:all|always) |\bnever (?:an? )?(?:issue|problem)\b/i);

/** Words without which a sentence reads as no denial, whatever a reader takes it for. */
export const soundsFine =
  /\b(?:no|not|never|none|nothing|nobody|without|hardly|rarely|seldom|zero|fine|good|great|excellent|easy|quick|fast|ahead|early|on time|on (?:the|our) (?:rack|floor|shelf)|in stock|ready|proven|plenty|enough|keeps? up|same day|next day|overnight|steady|solid|consistent|within|clear|ok(?:ay)?|well|right|decent|clean|trouble-free|quiet)\b|n['’]t\b/i;

/** Words that retract it. */
export const clearedBut = quick(/\b(?:but (?!they keep)|except|until|unless|used to|were|was)\b/i);

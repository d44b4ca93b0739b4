import type { KpiId } from "../kpis/kpis.ts";
import type { Answered } from "../odds/answered.ts";
import type { Need } from "../page-one/action.ts";
import type { Instead, RoleId } from "../page-one/first-weeks.ts";
import type { GoalKind } from "../page-one/goals.ts";
import type { HandCount } from "../page-one/hand-count.ts";
import type { LookAlike } from "../page-one/look-alikes.ts";
import type { Asset } from "../patterns/asset-patterns.ts";
import type { ThemeId } from "../themes/theme-id.ts";

/**
 * What a sentence describes, narrower than a cause: its name, how it continues, what to count and what to change. Own
 * judgment.
 */
export interface Situation {
  /** The causes it is a symptom of. */
  readonly themes: readonly [ThemeId, ...ThemeId[]];
  readonly says: RegExp;
  /** Facts that support it only together, each in any sentence of the complaint. */
  readonly together?: readonly RegExp[];
  /** In a sentence: `Your late jobs likely come from {name}`. */
  readonly name: string;
  /** The KPIs that would show it, the one that shows it most first. */
  readonly shownBy?: readonly [KpiId, ...KpiId[]];
  /**
   * The finding as a plain sentence about this shop. Slots: `{likely}` how sure we are, `{who}` the person work waits for,
   * `{place}` the machine named, and `{s}` the ending of the verb after it.
   */
  readonly headline: string;
  /** What is going on, in one sentence, where that of its cause isn't true of it. */
  readonly oneLine?: string;
  /** What a shop says that rules it out. */
  readonly untrue?: Answered;
  /** It doesn't cost the hours that its cause counts, so the page shows no hours for it. */
  readonly costsNoHours?: true;
  /** What to count by hand and post on the wall. */
  readonly handCount: HandCount;
  /** How it continues from there: our reading, and the text says so. */
  readonly goes: string;
  /**
   * Replaces Monday's sheet if no system has the count. Slots as in the first weeks; `{person}`: whom work waits for.
   */
  readonly count: SituationTask;
  /** The heads of the sheet for the ten days, if the count asks for other things than its cause's sheet. */
  readonly countSheet?: readonly [string, string, string];
  /** A good case next to a bad one, if its cause's own task compares something else. */
  readonly compare?: string;
  /** It isn't about what its cause's checks, questions and look-alikes are about, so it uses none of them. */
  readonly isApart?: true;
  /** If it is apart: what could be bought against it after all, and what would add to it. */
  readonly helpedBy?: readonly Asset[];
  /** The same for equipment and people, by their name. */
  readonly helpedByNamed?: RegExp;
  readonly fedBy?: readonly Asset[];
  /** The system's list for its cause shows it, so that list comes first. */
  readonly isListed?: true;
  /**
   * The KPI whose first value the count gives, if it counts all that the KPI does. Where it isn't one that the cause's
   * own week begins with, the count comes first.
   */
  readonly kpi?: KpiId;
  /** The task of the cause's own week that counts the same. */
  readonly repeats?: string;
  /** The week's change: free, and undone in a minute. */
  readonly change: SituationTask;
  /** The day after the change: what the count, or the change so far, leads to. */
  readonly look: SituationTask;
  /** The week's last task, for the owner: what the number decides, by name and day. */
  readonly decide: string;
  /** Nearly any shop with its cause says this, so a narrower situation comes first, whichever sentence describes it. */
  readonly isGeneral?: true;
  /** Words of a goal that ask for the remedy: then this situation leads, and the change is what was asked for. */
  readonly wished?: RegExp;
  /** What would refute it. `{person}`: whom work waits for. */
  readonly refutes: Pick<LookAlike, "see" | "means" | "act" | "ofChange">;
  /** What ten days show if it is this. */
  readonly confirms: {
    readonly see: string;
    /** The same if a machine is named: `{place}`. */
    readonly ofPlace?: string;
    readonly means: string;
    readonly act: string;
  };
  /** Narrower descriptions of it; the first whose facts are all there applies. */
  readonly narrower?: readonly NarrowerSituation[];
  /** What is usually bought against it, and when that would be right. */
  readonly buy: string;
  /** What would decide it. */
  readonly ask: {
    readonly what: string;
    readonly question: string;
    readonly instead?: Instead;
    /** What settles it already. */
    readonly answered: Answered;
    /** Asked only of a shop that has it. */
    readonly needs?: Need;
  };
}

/** The same situation if the answers also state all of these facts, or that the shop has or wants something: with its own texts. */
export interface NarrowerSituation {
  readonly says?: readonly [RegExp, ...RegExp[]];
  readonly needs?: Need;
  /** What the first goal is about. */
  readonly aim?: GoalKind;
  readonly row: Partial<
    Pick<
      Situation,
      | "name"
      | "headline"
      | "goes"
      | "repeats"
      | "handCount"
      | "count"
      | "countSheet"
      | "compare"
      | "change"
      | "look"
      | "decide"
      | "confirms"
      | "refutes"
      | "buy"
      | "ask"
    >
  >;
}

export interface SituationTask {
  readonly what: string;
  /** The same in a shop of one person. */
  readonly alone?: string;
  /** The same if the answers name the person that work waits for: `{person}`. */
  readonly ofPerson?: string;
  /** The same if a sentence about it names the machine: `{place}`. */
  readonly ofPlace?: string;
  readonly minutes: number;
  /** The same in a shop that lacks what it requires. */
  readonly instead?: Instead;
  /** The same in a shop that counts it already. */
  readonly counted?: { readonly says: RegExp; readonly what: string };
  /** Everybody at the shop who has the first role does it, not one of them. */
  readonly forAll?: true;
  /** Who could do it, the best first; if absent, whoever leads the floor. */
  readonly roles?: readonly RoleId[];
}

import type { Asset } from "../patterns/asset-patterns.ts";
import { quick } from "../patterns/quick-pattern.ts";
import { stopsNobodySees } from "../situations/stops-nobody-sees.ts";
import type { ThemeId } from "../themes.ts";
import type { CrossCheckTest } from "./cross-check-rule.ts";

/** A pattern that no single answer shows: what must be true together, what it means, and which cause it supports. */
export interface WholeCasePattern {
  readonly title: string;
  /** All of these are true. */
  readonly when: readonly PatternTest[];
  /** None of these is true. */
  readonly unless?: readonly PatternTest[];
  readonly means: string;
  readonly theme: ThemeId;
  /** How many times likelier the pattern is where the theme is a root cause. Modest: our own judgment, fitted to nothing. */
  readonly ratio: number;
}

export type PatternTest =
  | CrossCheckTest
  /** The shop plans to buy, hire, build or learn one of these. */
  | { readonly kind: "plan"; readonly assets: readonly Asset[] }
  /** A sentence tells how much of their hours machines cut. */
  | { readonly kind: "cut-hours-told" }
  /** Two different sentences have such words, one each; with `orOne`, one sentence with both is enough. */
  | { readonly kind: "two-sentences"; readonly first: RegExp; readonly second: RegExp; readonly orOne?: true };

export const wholeCasePatterns = {
  "capacity-at-an-unmeasured-step": {
    title: "You plan to add capacity at a step no one has measured",
    when: [
      { kind: "plan", assets: ["machine", "building"] },
      { kind: "any-of", field: "machine_utilization_known", choices: ["Estimate only", "Not at all"] },
    ],
    unless: [{ kind: "cut-hours-told" }],
    means:
      "You plan to add capacity, and no one has counted what the capacity you have does. What looks like too little may be hours nobody sees.",
    theme: "capacity_visibility",
    ratio: 1.6,
  },
  "stops-without-reasons": {
    title: "Your monitor records stops, and not why",
    when: [
      { kind: "any-of", field: "machine_utilization_known", choices: ["Yes (telemetry)", "Yes (ERP)"] },
      { kind: "words", says: stopsNobodySees["reasons-say-other"].says },
    ],
    means:
      "The hours are counted, but their reasons aren't. Nobody can do anything about a stop without knowing its reason.",
    theme: "capacity_visibility",
    ratio: 3,
  },
  "people-at-an-unmeasured-step": {
    title: "You plan to hire without knowing what work waits for",
    when: [
      { kind: "plan", assets: ["people"] },
      { kind: "any-of", field: "downtime_tracking", choices: ["No formal tracking"] },
    ],
    unless: [
      // Machines come first: of them, `capacity-at-an-unmeasured-step` may speak.
      { kind: "plan", assets: ["machine", "building"] },
      {
        kind: "words",
        says: quick(/\b(?:can['’]t find|cannot find|nobody applies|retir\w*|turnover|only one (?:man|person|guy))\b/i),
      },
    ],
    means:
      "You plan to hire, and no one writes down why machines stop. Part of what you would hire for may be waiting, not work.",
    theme: "capacity_visibility",
    ratio: 1.4,
  },
  "set-up-twice": {
    title: "A job comes off half done, and is set up again",
    when: [
      {
        kind: "words",
        says: quick(
          /\b(?:(?:tears?|tore|torn|breaks?|broke|broken|comes?|came|takes?|took|taken|lift(?:s|ed)?|goes|go|pull(?:s|ed)?)\b[^.;]{0,30}?\b(?:down|off|out|into)|pull(?:s|ed)? (?:what|whatever|the (?:job|running)))\b[^.;]{0,120}?\b(?:(?:put|puts|putting|set|sets|setting|goes|going|go|went|gets?|hang|hangs) (?:(?:it|them|her|the|that|this|same|first|other|old|mine|his|job|part|one|lot|run) ){0,4}(?:back (?:on|up)\b(?! (?:the|a) (?:shelf|rack|cart|track|list))|up again\b|on again\b)|need(?:s|ed)? setting up again\b)/i,
        ),
      },
    ],
    unless: [
      {
        kind: "words",
        says: quick(
          /\b(?:ran out|out of|short (?:of|on)|(?:wait\w*|until|till|when)\b[^.;]{0,20}) (?:the )?(?:bar|stock|material|steel|castings|forgings|inserts|truck)\b/i,
        ),
      },
    ],
    means:
      "A job that comes off before it's done has to be set up a second time. That's lost to the order of work, however quick a setup is.",
    theme: "scheduling_priority",
    ratio: 4,
  },
  "fits-on-paper": {
    title: "The plan fits on paper, but not on the floor",
    when: [
      {
        kind: "two-sentences",
        orOne: true,
        first: quick(
          /\b(?:on paper|(?:plan|schedule|system|board|erp|load|sheet) (?:says|shows|looks|fits)|should (?:fit|be enough|have (?:time|room|capacity))|have room|hours (?:add up|are there)|enough (?:capacity|hours|machines))\b/i,
        ),
        second: quick(
          /\b(?:behind|overload\w*|late|overtime|never (?:works|holds|makes it)|can['’]?t keep|cannot keep|doesn['’]t (?:work|hold)|falls? apart|piles? up)\b/i,
        ),
      },
    ],
    means:
      "When there's room in the plan but none on the floor, the planned hours are too short. Somebody set them by feel, and nobody has checked them against actual hours.",
    theme: "quoting_estimating",
    ratio: 1.6,
  },
  "targets-adjusted": {
    title: "Targets get moved and causes don't get named",
    when: [
      {
        kind: "words",
        says: quick(
          /\b(?:(?:lower|adjust|chang|reset|mov|cut|drop|revis)\w* (?:the|our|their|its) (?:targets?|goals?|standards?|promise dates?)|always (?:an?|some) (?:good )?(?:reason|excuse)|(?:always|every \w+|new|another|finds?|found)(?: (?!no\b)\w+){0,2} excuses?|(?:target|goal)s? (?:were|was|are|is|gets?|got) (?:lowered|adjusted|changed|moved))\b/i,
        ),
      },
    ],
    means:
      "When a target is missed, the target is changed or an excuse is found. Nobody knows what the machines did during the missing hours.",
    theme: "capacity_visibility",
    ratio: 1.7,
  },
  "people-are-the-plan": {
    title: "People act as the planning system",
    when: [
      {
        kind: "words",
        says: quick(
          /\b(?:(?:in|from) (?:my|his|her|one|somebody['’]s|the (?:owner|foreman|planner)['’]s) head|(?:i|he|she|they|we) (?:walk|go|run) (?:around|the floor|out)[^.]{0,40}\b(?:tell|ask|see|check|what)|word of mouth|ask(?:s|ing)? (?:around|me|him|her|the (?:owner|foreman)) what|whoever (?:shouts|yells|asks)|(?:i|he|she) (?:tells?|decides?) (?:everyone|everybody|them|each)|comes? to me for)\b/i,
        ),
      },
      { kind: "any-of", field: "schedule_tool", choices: ["Excel", "Whiteboard", "Other"] },
    ],
    means:
      "What runs next is passed on by word of mouth. It looks like missing data, but it's a missing plan: the day the person who knows is out, nobody knows what runs next.",
    theme: "scheduling_priority",
    ratio: 1.7,
  },
  "slow-is-normal": {
    title: "Running slow has become a habit",
    when: [
      {
        kind: "words",
        says: quick(
          /\b(?:(?:run|runs|running|ran) (?:it|them|her) (?:slow\w*|at (?:half|\d+ ?(?:%|percent)))|(?<!\b(?:we|business|sales) )(?:run|runs|running|ran) slow(?:er)?|(?:machine|mill|lathe|spindle)s? runs? at half|(?:turned|backed|dialed) (?:the )?(?:feed|speed|rapid|rpm)s?(?: ?rates?| override)? (?:down|back|off)|(?:turned|backed|dialed) (?:down|back|off) (?:the |its )?(?:feed|speed|rapid|rpm)\w*|feed (?:knob|override|rate)\b[^.;]{0,70}\b(?:turned|backed|dialed) (?:down|back|off)|back off (?:the )?feed\w*|baby (?:it|her|them)|knows? (?:its|their|her) quirks?|always (?:been|run) (?:a (?:bit|little) )?slow|got(?:ten)? used to (?:the|its|her|that) (?:noise|chatter|squeal\w*|vibration|hum\w*|leak\w*)|nurs(?:e|es|ing) (?:it|her|(?:them )?along))\b/i,
        ),
      },
    ],
    means:
      "When a machine runs slow because it always has, the habit can hide a worn part. The hours it loses aren't on any list.",
    theme: "maintenance_downtime",
    ratio: 1.7,
  },
  "set-up-without-a-program": {
    title: "Machines are set up and wait for their programs",
    when: [
      {
        kind: "two-sentences",
        orOne: true,
        first: quick(
          /\b(?:blocks?|parts?|vises?|fixtures?|jobs?|stock|material)\b[^.;]{0,12}\b(?:clamped|in|on|loaded|set)\b[^.;]{0,24}\b(?:tools?|door|vises?)\b|\b(?:set up|loaded|tools (?:are )?in|ready) and (?:wait\w*|stand\w*|nothing)\b/i,
        ),
        second: quick(
          /\b(?:files?|programs?|code|toolpaths?|posts)\b[^.;]{0,16}\b(?:comes?|came|arrives?|arrived|lands?|landed|shows? up|gets? here|get sent|is sent|are sent)\b[^.;]{0,20}\b(?:at|around|by|after|in the|late)\b/i,
        ),
      },
    ],
    means: "The machines are set up, and cut only when the programs come. The setup isn't what they wait for.",
    theme: "programming_readiness",
    ratio: 4,
  },
  "programs-made-at-the-control": {
    title: "Programs are made at the machine, by whoever runs it",
    when: [
      {
        kind: "words",
        says: quick(
          /\b(?:pecks?|pecking|types?|typing|punch(?:es|ing)|keys|keying|fingers?|hand-?(?:codes?|programs?))\b (?:\w+ ){0,3}(?:at|into|on) the (?:control|panel|keyboard)\b|\bon (?:\p{Lu}\p{L}+['’]s|his|her|their|somebody['’]s) (?:thumb|flash|usb|memory) (?:drive|stick)\b/iu,
        ),
      },
    ],
    means: "While a program is made or found at the machine, the machine waits, even if the time is booked as setup.",
    theme: "programming_readiness",
    ratio: 4,
  },
  "first-piece-holds-the-machine": {
    title: "The machine may not run until its first piece is passed",
    when: [
      {
        kind: "words",
        says: quick(
          /\b(?:not allowed to|may not|can['’]?t|cannot|won['’]?t|don['’]?t|does(?:n['’]t| not)|nobody) (?:run|start|cut|make|go on|runs|starts|cuts)\b[^.;]{0,40}\b(?:till|until|before)\b[^.;]{0,40}\b(?:first|inspect\w*|quality|initials|stamp\w*|sign(?:s|ed)|buy-?off|bought off)\b/i,
        ),
      },
    ],
    means: "A machine that may not run until somebody passes its first piece stands for as long as the piece waits.",
    theme: "quality_inspection",
    ratio: 4,
  },
  "changeover-step-by-step": {
    title: "You describe a changeover step by step",
    when: [
      {
        kind: "two-sentences",
        first: quick(
          /\b(?:chuck|jaws|vise|fixture|tombstone|subplate)\b[^.;]{0,24}\b(?:off|on|out|gone|turned away|bored|indicated)\b|\bbor(?:es|ed|ing) (?:a |another )?(?:fresh|new|soft)\b/i,
        ),
        second: quick(
          /\btouch\w* (?:\w+ ){0,3}off\b|\btools? out\b|\bset(?:s|ting)? (?:the )?(?:offsets?|tool lengths?)\b|\bindicat(?:es|ed|ing)\b/i,
        ),
      },
    ],
    unless: [{ kind: "any-of", field: "setup_time_variability", choices: ["Very consistent"] }],
    means: "Each step of it stops the machine, and most of them could be done before it stops.",
    theme: "setup_changeover",
    ratio: 3,
  },
  "two-effects-of-large-lots": {
    title: "Long waits and full floors at once: lots may be too large",
    when: [
      {
        kind: "two-sentences",
        first: quick(
          /\b(?:lead times?|weeks? (?:to|in)|takes? (?:us )?(?:\w+ )?(?:weeks|months)|(?:wait\w*|sits?|sat|stands?)\b[^.;]{0,40}\b(?:days?|weeks?|months?)|days between|slow to)\b/i,
        ),
        second: quick(
          /\b(?:floor (?:is )?(?:full|covered)|(?:pallets?|carts|totes|shelves|baskets)\b(?! (?:pools?|changers?|systems?|stations?))|wip|work in process|racks? (?:are )?full|no (?:room|space)|stack\w*|inventory|whole lot|full lots?|big (?:lots?|batch\w*)|large (?:lots?|batch\w*))\b/i,
        ),
      },
    ],
    unless: [{ kind: "any-of", field: "shop_type", choices: ["High-mix / prototype work"] }],
    means:
      "You write that work takes long, and that a lot of it stands around. Both follow when lots move on only when the last piece is done.",
    theme: "flow_wip_dwell",
    ratio: 1.5,
  },
} as const satisfies Record<string, WholeCasePattern>;

export type PatternId = keyof typeof wholeCasePatterns;

import type { ThemeId } from "./themes.ts";

/** Words in which people describe a theme. Own judgement, from trade talk; a sentence that denies counts for nothing. */
export interface Phrases {
  /** They name the mechanism. */
  readonly strong: readonly string[];
  /** They usually go with it. */
  readonly moderate: readonly string[];
}

/** How each theme sounds in free text. Every entry is a regular expression, read whole-word and in any case. */
export const phrases = {
  setup_changeover: {
    strong: [
      "set-?\\s?ups? (?:times?|takes?|taking|runs?|overruns?|hours|are|eat|cost|kill)\\w*",
      "(?:long|longer|every|each|minute|hour|reduce|cut|shorten|halve|faster|quicker|between) set-?\\s?ups?",
      "change-?\\s?overs?",
      "tear(?:ing)? down",
      "(?:look|hunt|search|walk)\\w* .{0,40}(?:tools?|fixtures?|gauges?|vises?|jaws|collets|holders?)",
      "quick[- ]change|zero[- ]point|SMED|pallet(?:s|ized)?",
    ],
    moderate: [
      "set-?\\s?ups?",
      "fixtur\\w+",
      "tool (?:crib|carts?|offsets?|holders?|presetter)",
      "first good part",
      "workholding",
    ],
  },
  programming_readiness: {
    strong: [
      "programm(?:er|ers|ing)",
      "programs? (?:is|are|was|were|isn't|aren't|not|late|missing)\\w*",
      "prov(?:e|ing)[- ]?out",
      "(?:at|on) the control",
      "post[- ]?processors?",
      "CAM",
    ],
    moderate: [
      "programs?",
      "G-?code",
      "tool ?paths?",
      "(?:drawing|design|engineering) (?:changes?|revisions?)",
      "new parts?",
    ],
  },
  quality_inspection: {
    strong: [
      "inspect(?:ion|or|ors|ed|ing)?",
      "CMM",
      "first[- ]articles?",
      "scrap(?:ped|ping)?",
      "re-?work(?:ed|ing)?",
      "remakes?",
      "reject(?:s|ed|ions?)?",
      "non-?conform\\w*|NCRs?",
    ],
    moderate: ["quality", "QC|QA", "tolerances?", "certs?", "customer (?:returns?|complaints?)"],
  },
  material_supply: {
    strong: [
      "suppliers?",
      "vendors?",
      "(?:late|missing|wait\\w*|no|short of|out of) (?:\\w+ ){0,3}(?:materials?|stock|castings|forgings)",
      "plating|plater|heat[- ]?treat\\w*|anodiz\\w+",
      "outside (?:process\\w*|services?|operations?)",
    ],
    moderate: ["materials?", "castings?|forgings?", "bar stock|raw stock", "purchas\\w+"],
  },
  staffing_skills: {
    strong: [
      "short[- ]?(?:handed|staffed)|under-?staffed",
      "(?:can(?:no|')t|cannot|hard to|unable to) (?:find|hire|keep) (?:\\w+ ){0,3}(?:people|machinists?|operators?|help|workers?)",
      "(?:only )?(?:one|1) (?:guy|person|man|machinist|operator)",
      "only \\w+ (?:can|knows?)",
      "retir(?:e|es|ed|ing|ement)",
      "skill(?:s|ed)?",
      "(?:labor|labour) shortage",
    ],
    moderate: ["hir(?:e|es|ed|ing)", "train(?:ed|ing)?", "apprentices?", "(?:second|night|third) shift", "tribal"],
  },
  scheduling_priority: {
    strong: [
      "hot (?:list|jobs?|parts?)",
      "expedit\\w+",
      "priorit(?:y|ies|ize|ized)",
      "re-?schedul\\w+|reshuffl\\w+",
      "schedul(?:e|es|ed|ing) .{0,40}(?:chang\\w+|chaos|mess|wrong|guess\\w*|head|broken|board)",
      "fire-?\\s?fight\\w*",
      "rush (?:jobs?|orders?)",
    ],
    moderate: [
      "schedul(?:e|es|ed|ing|er)",
      "due dates?",
      "promis(?:e|es|ed) (?:dates?)?",
      "bump(?:ed|s)?",
      "whiteboard",
    ],
  },
  capacity_visibility: {
    strong: [
      "utili[sz]ation",
      "(?:do(?:n't| not)|no one|nobody|can(?:'t|not)) (?:really )?(?:know|knows|see|sees|tell) .{0,60}(?:run\\w*|machines?|hours|capacity|idle|spindles?|happening)",
      "(?:machines?|spindles?) (?:\\w+ ){0,3}(?:idle|stand still|stands still|sit idle|not running|not cutting)",
      "spindle (?:time|hours|uptime)",
      "(?:more|another|new|two) (?:\\w+ ){0,2}machines?",
      "real[- ]time",
    ],
    moderate: ["idle", "capacity", "up-?time|down-?time", "visib\\w+", "monitor(?:s|ing|ed)?", "guess\\w*"],
  },
  quoting_estimating: {
    strong: [
      "quot(?:e|es|ed|ing)",
      "estimat(?:e|es|ed|ing|ors?)",
      "under-?bid\\w*",
      "(?:lose|losing|lost|make|making) money",
      "margins?",
      "job cost(?:s|ing)?",
      "profit(?:able|s|ability)?",
    ],
    moderate: ["pric(?:e|es|ed|ing)", "shop rate", "costs?"],
  },
  flow_wip_dwell: {
    strong: [
      "WIP|work[- ]in[- ]pro(?:cess|gress)",
      "(?:parts|jobs|work|orders|carts?|lots) (?:\\w+ ){0,3}(?:sit|sits|sitting|pile\\w*|wait|waits|waiting|stuck|lost)",
      "pil(?:e|es|ed|ing) up",
      "lead[- ]?times?",
      "(?:find|locate|chase|chasing|track) (?:\\w+ ){0,2}(?:jobs?|parts?|orders?)",
      "where (?:is|are|my|a|the) (?:\\w+ ){0,2}(?:jobs?|parts?|orders?)",
      "batch(?:es| sizes?)",
    ],
    moderate: [
      "queues?",
      "flow",
      "bottlenecks?",
      "shipping",
      "backlog",
      "travel(?:s|ed)? (?:between|across)",
      "partial(?:s| lots?)",
    ],
  },
  maintenance_downtime: {
    strong: [
      "break-?\\s?downs?|break(?:s|ing)? down|broke down",
      "repair(?:s|ed|ing)?",
      "maintenance|PMs?",
      "service (?:tech\\w*|calls?)",
      "(?:spindle|machine) (?:crash\\w*|fail\\w*|replac\\w+)",
      "unplanned (?:stops?|down-?time)",
    ],
    moderate: ["alarms?", "worn|old machines?", "down again", "failures?"],
  },
  data_silos: {
    strong: [
      "spread-?sheets?",
      "re-?(?:key|enter|type)\\w*|double entry|twice into",
      "paper(?:s|work)?|printed|hard[- ]cop(?:y|ies)|binders?|handwrit\\w+",
      "systems? (?:that )?(?:do(?:n't| not)|never) (?:talk|match|agree)",
      "(?:two|three|four|different|separate|disconnected) (?:systems?|databases?|programs)",
      "manual(?:ly)? (?:enter\\w*|track\\w*|collect\\w*|report\\w*|data)",
    ],
    moderate: ["ERP", "data", "reports?", "Excel", "travelers?", "outdated|out of date"],
  },
} as const satisfies Record<ThemeId, Phrases>;

/** What makes a sentence a denial: it then speaks for nothing. */
export const denials = [
  "(?:no|not|never|isn't|aren't|wasn't|n't|without) (?:\\w+ ){0,3}(?:problems?|issues?|trouble|concern)",
  "(?:is|are|works?|runs?|going) (?:\\w+ )?(?:fine|well|good|great|under control|ok|okay)",
  "nothing wrong with",
] as const;

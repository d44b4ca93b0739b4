/** Words around hours that are lost again and again. Own judgment, from trade talk. */

/** What takes the time: a machine that is idle, or people who chase something. */
export const losesTime =
  /\b(?:los[et]s?|losing|wast(?:e|es|ed|ing)|gone|burn(?:s|ing)?|idle|down|dead|dark|sit(?:s|ting)?|sat|stand(?:s|ing)?|stood|wait(?:s|ing)?|stops?|stopped|quits?|jams?|trips?|alarms?(?: out)?|breaks?|broken?|hunt(?:s|ing)?|look(?:s|ing)? for|search(?:es|ing)?|chas(?:e|es|ing)|held up|holds? up|hung up|stuck|stalls?|starv(?:es|ed|ing)|torn down|tear(?:s|ing)? (?:it |them |a job )?down|rework\w*|redo(?:es|ing)?|eats?|ties? up|tied up)\b/i;

/** Words for something supposed, planned or wished for. */
export const isSupposed =
  /^\W*(?:say|suppose|imagine|let['’]?s say|picture)\b|\b(?:if|could|would|might|should|want(?:s|ed)?|hop(?:e|es|ing)|wish(?:es)?|plan(?:s|ned|ning)?|going to|gonna|will|goal|target|quot(?:e|es|ed) (?:us|me)|promis\w+|sav(?:e|es|ing))\b|\b\w+['’](?:d|ll)\b(?! (?:say|guess|bet))/i;

/** Words for something that happened once or no longer happens. */
export const isPast =
  /\b(?:used to|no longer|any ?more|back when|until (?:we|i|he|she|they|it)|before (?:we|i|he|she|they|the [\w-]+,? we)|(?:last|that|this past|one) (?:week|month|quarter|year|spring|summer|fall|winter|night|morning|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|yesterday|ago|since|once(?! (?:a|per|every|each))|fixed|solved|(?:in|during) (?:january|february|march|april|may|june|july|august|september|october|november|december))\b/i;

const someoneElse = `(?:customers?|platers?|heat treaters?|foundry)(?: of (?:ours|mine))? (?:also |still |only |just |has |have )?(?:los[et]s?|wast(?:es?|ed)|waits?|waited|sits?|sat|stands?|stood|(?:is|was|are|were) down)|(?:an)?other shops?|shops? (?:down|up|across) the (?:road|street)|customer['’]s (?:own )?(?:shop|line|plant|machines?)|(?:his|her|their) (?:own )?(?:shop|place|plant)|survey|shops (?:like (?:us|ours) )?(?:lose|waste)|down the (?:road|street)|(?:brother|cousin|friend|buddy|neighbor|uncle|son)(?:-in-law)?['’]s (?:\\w+ )?(?:shop|place|plant|company)|competitors?|most shops|some shops|average shops?|where i (?:used to )?work(?:ed)?|(?:place|shop|company) i (?:used to )?(?:work(?:ed)?|was|came)|(?:old|last|previous|former) (?:shop|employer)|old job`;
/** In another shop, or lost by somebody else: `our customer loses 20 hours a week waiting on us`. */
export const isOfOthers = new RegExp(String.raw`\b(?:${someoneElse})\b`, "i");

/** The same, or said by someone who may mean another shop. */
export const isElsewhere = new RegExp(
  String.raw`\b(?:${someoneElse}|next door|(?:brother|cousin|friend|buddy|neighbor|uncle)(?:-in-law)?(?:['’]s)?|salesm[ae]n|vendors?|suppliers?|rep says|magazines?|trade show|consultants?|benchmark|industry|(?:his|her|their) (?:shop|place|plant))\b`,
  "i",
);

/** Words for normal time, which isn't lost. */
export const isOrdinary =
  /\b(?:lunch(?:es)?|sleep|coffee|meetings?|huddles?|stand-?ups?|train(?:s|ing)?|class(?:es)?|school|overtime|commut\w*|drives?|driving)\b/i;

/** The machine itself causes the loss, whatever people do meanwhile. */
export const machineLoses =
  /\b(?:machines?|spindles?|lathes?|mills?|grinders?|horizontals?|verticals?|multi-?spindles?|multis|cells?|haas|mazak|okuma|mori|makino|doosan|citizen)\b[^.;,]{0,24}\b(?:sits?|sitting|stands?|waits?|idle|down|loses?|stops?|quits?|jams?)\b/i;

/** Right before the time: it is time in which a machine runs or people work. */
export const runsFor =
  /\b(?<!\bre-)(?:runs?|ran|running|cuts?|cutting|works?|worked|working|spins?|in cycle|turning|is open|are open|makes? parts)\b[^.;,]{0,24}$/i;

/** A Spanish phrase in an English text, as it is said in English. Longer phrases come first. */
export const spanishOfTime: readonly (readonly [RegExp, string])[] = [
  [/\bpor (?:falta|culpa) de\b/gi, "waiting for"],
  [/\b(?:a la|por|cada) semana\b/gi, "every week"],
  [/\b(?:al|por|cada) d[ií]a\b|\btodos los d[ií]as\b/gi, "every day"],
  [/\b(?:cada|por) turno\b/gi, "every shift"],
  [/\b(?:cada|por) noche\b|\btodas las noches\b/gi, "every night"],
  [/\b(?:los|cada|el) lunes\b/gi, "every Monday"],
  [/\b(?:los|cada|el) martes\b/gi, "every Tuesday"],
  [/\b(?:los|cada|el) mi[eé]rcoles\b/gi, "every Wednesday"],
  [/\b(?:los|cada|el) jueves\b/gi, "every Thursday"],
  [/\b(?:los|cada|el) viernes\b/gi, "every Friday"],
  [/\b(?:nosotros )?(?:perdemos|se pierden?)\b/gi, "we lose"],
  [/\bperdimos\b/gi, "we lost once"],
  [/\best[aá]n? parad[ao]s?\b|\bparad[ao]s?\b/gi, "idle"],
  [/\besperando\b/gi, "waiting for"],
  [/\bmedia hora\b/gi, "half an hour"],
  [/\buna hora\b/gi, "1 hour"],
  [/\bhoras?\b/gi, "hours"],
  [/\bminutos?\b/gi, "minutes"],
  [/\buna vez\b/gi, "1 times"],
  [/\bveces\b/gi, "times"],
  [/\bdos\b/gi, "two"],
  [/\btres\b/gi, "three"],
  [/\bcuatro\b/gi, "four"],
  [/\bcinco\b/gi, "five"],
];

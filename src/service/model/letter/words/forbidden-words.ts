/**
 * What a model's sentence must not say, whatever it means by it. Own judgment: better to lose a good sentence than to keep a
 * false one, because the rules' own words can replace it.
 */

/** Words that state a quantity, in English and in other languages an answer could ask for. */
const numberWords = {
  en: `zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen
    eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million
    millions billion billions trillion dozen dozens
    percentile naught umpteen zillion`,
  de: `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf zwanzig dreissig dreißig vierzig fünfzig
    sechzig siebzig achtzig neunzig hundert tausend million millionen hälfte drittel viertel doppelt doppelte dutzend
    prozent`,
  es: `dos tres cuatro cinco seis siete ocho nueve diez doce quince veinte treinta cuarenta cincuenta sesenta setenta
    ochenta noventa cien ciento cientos mil miles mitad doble tercio docena porciento dólares dolares`,
  fr: `deux trois quatre cinq sept huit neuf dix onze douze quinze vingt trente quarante cinquante soixante centaine
    mille milliers moitié moitie tiers quart douzaine pourcent`,
  it: `tre quattro cinque sei sette otto nove dieci dodici venti trenta quaranta cinquanta cento mila metà meta doppio
    terzo`,
  pt: `dois duas três quatro oito dez doze vinte trinta quarenta cinquenta cem metade dobro terço duzia dúzia`,
  nl: `twee drie vijf zes zeven acht negen tien twintig dertig veertig vijftig honderd duizend helft dubbel derde`,
  pl: `dwa dwie trzy cztery pięć sześć siedem osiem dziewięć dziesięć sto tysiąc połowa`,
} as const;

export const quantities: ReadonlySet<string> = new Set(
  Object.values(numberWords).flatMap((words) => words.split(/\s+/u)),
);

/** Parts of number words that are written as one word, as in German. */
export const compoundQuantity =
  /(?:zwanzig|dreißig|dreissig|vierzig|fünfzig|hundert|tausend|honderd|duizend|(?<=\w)(?<!mani|scaf|blind|un|re)fold|fach)/u;

/** Number words that are part of a machine type. */
export const axisCounts = /\b(?:three|four|five)[ -]axis\b/giu;

/** Words with which a model promises, cites, tells the reader to act, speaks of itself, does harm or denies the diagnosis. */
export const forbidden = {
  promise:
    /\b(?:guarantee\w*|(?:we|i) promise|promises? (?:you|that|to)|assur\w*|ensur\w*|certain(?:ly|ty)?|definite\w*|undoubted\w*|without (?:a )?doubt|no doubt|for sure|risk[- ]free|no risk|proven|you will|you['’]ll|you are going to|will (?:save|gain|win|recover|cut|eliminate|free|give|bring|earn|make|pay|get|solve|fix|end|remove|increase|reduce|improve|boost|return)\w*|would (?:save|earn|gain)|can (?:save|earn|gain)|could (?:save|earn|gain)|best[- ]in[- ]class|world[- ]class|optimi[sz]\w*|leverag\w*|unlock\w*)\b/iu,
  source:
    /\b(?:according to|stud(?:y|ies)|research\w*|survey(?:s|ed)?|experts?|analysts?|statistics?|benchmark\w*|published|publication|reported|industry (?:data|average|figures|standard)|on average|average shop|typical shops?|other shops|most shops|competitors?|peer|peers|source|sources|evidence shows|data shows?|says|said to|standards?)\b/iu,
  callToAction:
    /\b(?:visit|click|tap here|subscrib\w*|download\w*|log ?in(?= (?:to|at|here)\b)|sign ?(?:up|in)(?= (?:to|at|here|for)\b)|call (?:us|now|today|this number)|contact\w*|phone|telephone|e-?mail (?:us|me|now|this|your name)|text (?:us|me)|whatsapp|telegram|message us|reach out|invoice\w*|wire (?:the|money|transfer)|transfer\w*|send (?:money|funds|us|me|your)|donat\w*|deposit\w*|bitcoin|crypto\w*|wallet|password\w*|credit card|gift cards?|discount\w*|coupon\w*|offer ends|vendor|consultants?|sue|lawyer\w*|website|web page|url|link|https?|www)\b/iu,
  /** An instruction to spend money: only a ruling may say that. */
  spending:
    /(?:^|[:;] )(?:please )?(?:buy|purchase|invest|subscribe|pay(?! (?:attention|heed|(?:the|a|his|her|their|its|this|that) (?:bonus|crew|hours|overtime|wages?)|h(?:im|er)\b|them\b)))\b(?! (?:no|nothing|none|only|(?:[a-z]+ )?only (?:after|against|for|if|once|when|where)|(?:just )?one (?:[a-z]+ )?(?:first|now)|the first)\b| (?:[a-z]+ )?from (?:an?|the|your|one) (?:[\w-]+ )?(?:bill|drawing|list|order|record|revision|sheet)s?\b)/iu,
  self: /\b(?:ai|chatbot|assistant|language model|llm|gpt|prompt\w*|system message|instruction\w*|placeholder\w*|json|schema|ignor(?:e|ed|ing) (?:all|the|any|previous|prior|above|these|your)|disregard\w*|override\w*|jailbreak\w*|hacked|pwned|base64|developer mode|role ?play|as requested|as instructed|sentences?|section|stranger)\b/iu,
  harm: /\b(?:guards?|interlocks?|safety|lock-?out|skip\w*|bypass\w*|disabl\w*|danger\w*|kill\w*|hurt\w*|weapons?|stupid|idiots?|lazy|thie(?:f|ves)|steal from|liars?|lying|incompeten\w*|hate\w*|damn\w*|hell|fraud\w*|scam\w*|bankrupt\w*|close the shop|quit|resign\w*|lay[ -]?offs?|laid off|sack(?:ed|ing)|sack (?:him|her|them|people|the (?:planner|foreman|crew))|(?<!(?:\bnot|\bnever|n['’]t) )(?:fire|fired|firing) (?:him|her|them|people|someone|anyone|anybody|(?:the|your|a|any) (?:planner|foreman|owner|machinists?|crew|staff|man|men|lads?))|terminat\w*|sabotag\w*)\b/iu,
  denial:
    /\b(?:(?:do not|don['’]t|never) (?:trust|believe|read)|fake|false|worthless|hoax|(?:you|there|they|shop) (?:have|has|is|are) no problems?|(?:everything|all) is (?:fine|well|good|perfect)|nothing (?:is wrong|to worry)|no need (?:to|for)|no reason to|flawless\w*|best shop|the (?:diagnosis|figures?) (?:is|are|lies?) \w+|this report (?:is|lies?) \w+|the rules? (?:is|are) (?:wrong|fake|false|mistaken|worthless)|the rules? lies?)\b/iu,
} as const satisfies Record<string, RegExp>;

/** Words that change what a figure says: a bound, a part, a rate, or a sum that no one calculated. */
export const figureDistortions = {
  before:
    /\b(?:more than|less than|over|under|(?<!\badd(?:s|ed)? )up to|at least|at most|almost|nearly|exactly|precisely|times|minus|plus|than|from|not|no|without|beyond|exceed\w*|another|extra|additional|every|each)\s+(?:the\s+)?\{\}/iu,
  after:
    /\{\}\s*(?:,\s*)?(?:per|(?:(?:on|at|for|in|by|from) )?(?:each|every|any)|in a|times|(?:more|less)(?! (?:the|capacity|cutting|output|room|time|work)\b)|plus|minus|or more|or less|and more|hours?|k|m)\b|\{\} an?\b|\{\},\s*an? (?:hour|shift|day|week|month|quarter|year|machine|job|setup|part|order)\b/iu,
  added: /\{\} (?:and|plus|with) \{\}[^{]*\b(?:combined|altogether|added up|in total|together)\b[^{]*$/iu,
} as const;

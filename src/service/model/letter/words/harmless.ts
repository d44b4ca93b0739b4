import type { forbidden } from "./forbidden-words.ts";

/**
 * Phrases that are allowed although they contain a forbidden word: they are removed before the test of the same name in
 * `forbidden`. Own judgment, from the kept letters of a strong model.
 */
export const harmless = {
  promise:
    /\b[Ss]ay: [‘“]?[Yy]ou['’]ll\b|\b(?:tell|say)s? [^.]{0,40}\byou(?: will|['’]ll)\b|\bcertain (?:customer|day|hour|job|kind|machine|material|operator|part|person|people|setup|shift|size|skill|supplier|tool|type)s?\b|\bproven(?! (?:method|system|solution|way|tool|track|result)s?\b)|\b(?:an?|the|each|every|no|your|its?|their|that|this|of|which) promises?(?! (?:you|that|to you)\b)|\bwho will\b|\byou(?: will|['’]ll) (?:not|see|know|find|need|learn|hear|judge|count|ask|decide|want)\b|\bcould gain\b|\b(?:would|could|can) earn (?:you )?(?:even )?(?:little|less|nothing|too little)\b|\byou promise\b|\b(?:say|tell)\b[^.]*\bthat you(?: will|['’]ll)\b|\bwe will (?:bring|get|make|pay)\b|\b(?:minutes|hours|days|much|that) (?:it|they|this) (?:could|can|would) save\b|\b(?:could|can|would) save at most\b|\bunlock\w* (?:the|a) (?:[\w-]+ )?(?:room|door|cage|gate|cabinet)\b/giu,
  source:
    /\b(?:one|same|common|single) source\b|(?<=\b(?:be|is|are|was|were|get|gets|not|never) )reported\b(?! (?:by|in|that|to)\b)|\bsays?\b|\bsources?\b(?!\s*(?::|says?\b|shows?\b|suggests?\b|reports?\b|confirms?\b))|\bpercent of standard\b|(?<!\b(?:industry|ISO|by|of) )\bstandards?\b|\bstandard (?=(?:items?|parts?|tools?|jaws|sizes?|stock|fixtures?|hours|times?|lots?|bars?|jobs?)\b)|\bon average\b|\b(?:capability|gau?ge|gage|time) stud(?:y|ies)\b|\bstud(?:y|ied) (?=(?:the|a|each|every|your|which|what|how|these|those|last)\b)/giu,
  callToAction:
    /(?<!\b(?:ERP|software|this|our|good|right|best) )\bvendors?\b|\b(?:call|phone|telephone) (?=(?:(?:each|every|the|your|that|these|those|both|all) )?(?:[\w-]+ ){0,2}(?:suppliers?|customers?|vendors?|buyers?|mills?|m[ae]n|houses?|platers?|coaters?|applicants?|candidates?)\b)|\b(?:how many|jobs|parts|orders|families|they) visit\b|\bvisit (?=(?:(?:the|your|their|a|each|every) )?(?:customers?|suppliers?|vendors?)\b)|\b(?:don['’]t|do not|never|not|nor) (?:send|pay|place|put down) (?:the|a|your|any) deposits?\b|\b(?:hold|delay|postpone|keep|refund\w*|return\w*) (?:back )?(?:the|your|a) deposits?\b|\bwithout (?:a|the|your) deposit\b|\b(?:call|phone) (?:the )?(?:dealer|seller|builder|shipper|carrier|plater|mill|customer)s?\b|\b(?:the|a|his|her|their|answers?|\w+['’]s) (?:tele)?phones?\b(?! (?:us|number|line))|\bby (?:tele)?phone\b|\byour own telephones?\b|(?<!\b(?:pay|settle|this|attached|our|enclosed) (?:the )?)\binvoices?\b|(?<!\b(?:click|follow|open|use|tap|see|this|that|our|following) (?:on )?(?:the |this )?)\blinks?\b(?! (?:below|above|here|to)\b)|\btransfer (?=batch(?:es)?\b)|\bphone (?=calls?\b|time\b|rules?\b|them\b|(?:the|those|these) (?:\w+ )?ones\b)|\binvoiced\b|\bno deposits?\b|\bthis link is\b|\b(?:an?|the|their|this|that|next|each|every|every \p{Lu}\p{Ll}+|(?:an?|the|that|next) \p{Lu}\p{Ll}+|\w+['’]s) visits?\b(?! (?:us|me)\b)/giu,
  self: /\bwork instructions?\b|\bwait(?:s|ed|ing)? (?:for|on) me\b|(?<=\b(?:check|feed|rapid|speed|spindle|turn down|write down) )overrides?\b(?! (?:all|any|the|these|your|previous))|\boverrid(?:es?|ing) the (?=(?:list|schedule|order|plan|sequence|date)\b)|\ba stranger\b|\bfinish(?:es|ed)? (?:the|a|an|his|her|my|your|their) sentence\b|\b(?:even|with|by|through) prompt\b|(?<=\b(?:one|two|three|four|few) )sentences?\b/giu,
  harm: /\bwho (?:has |have )?quit\b|\bquits? before\b|(?<!\b(?:the|a|an|each|every|this|that|any|its|your|no) )\bguards? (?=(?:the|against|your)\b)|\(guards?\b[^()]*\)|\b(?:weeks|days|hours) of safety\b|\bsafety (?=stock|margin|time)\b|\bskip(?:s|ped|ping)?\b(?! (?:\w+ )?(?:guards?|interlocks?|safety|lock-?outs?|inspections?)\b)|\blying (?=in|on|for|open|idle|around|beside|there|at)\b|\b(?:hurts?|hurting)\b(?! (?:him|her|them|someone|somebody|people|yourself|anybody|anyone)\b)|\b(?:not|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|(?:nobody|no one) (?:here )?is) (?:lazy|lying|stupid|incompetent)\b/giu,
  denial:
    /\bfalse (?:alarms?|economy|readings?|rejects?|starts?)\b|\b(?:do not|don['’]t|never) (?:trust|believe|read) (?=(?:the|an?|your|his|her|their) (?!(?:above|analysis|answers?|diagnosis|figures?|findings?|letter|numbers?|page|report|rest|rules?|text|words?)\b)[a-z])|\bno need to (?=(?:add|ask|buy|hire|lease|rent|replace|wait|walk)\b)|\beverything is (?:fine|good|well) (?=(?:until|till|before|except)\b)/giu,
} as const satisfies Partial<Record<keyof typeof forbidden, RegExp>>;

/** Forbidden words that a shop may use of its own people, parts and visitors. */
const ordinary =
  /\b(?:analysts?|assistants?|benchmark\w*|bypass\w*|competitors?|consultants?|contact\w*|danger\w*|deposits?|discounts?|downloads?|experts?|guards?|hate[ds]?|invoice\w*|kill(?:s|ed|ing)|lawyers?|links?|overrid\w*|peers?|phones?|published|quit|reported|research|resign\w*|safety|sections?|skip\w*|standards?|stranger?s?|studies|study|surveys?|telephones?|terminat\w*|transfer\w*|visit\w*|websites?)\b(?! (?:us|me|now|today|this|our)\b)/giu;

/** Where such a word would be an order: `Visit …`, `: transfer …`. */
const orders =
  /(?:^|[:;,.] ?|\bplease )(?:bypass|contact|deposit|download|kill|override|phone|quit|resign|skip|telephone|terminate|transfer|visit)\b(?! calls?\b)/iu;

const stemOf = (word: string): string => word.toLowerCase().replace(/(?:e?s|e?d|ing)$/u, "");

/** The stems of such words in a text. */
export const ordinaryIn = (text: string): readonly string[] => (text.match(ordinary) ?? []).map(stemOf);

/** A sentence without those that the shop uses itself, unless it orders what they say. */
export const withoutOwnWords = (sentence: string, own: ReadonlySet<string>): string =>
  own.size === 0 || orders.test(sentence)
    ? sentence
    : sentence.replaceAll(ordinary, (word) => (own.has(stemOf(word)) ? " " : word));

/** Work instructions of a shop, as opposed to a model's instructions. */
export const workInstruction =
  /(?<!\b(?:previous|prior|system|hidden|original|secret|my|these|those|following|ignore|disregard|forget|override|obey|reveal|repeat|print|show) (?:(?:all|any|the|its|their|your) )?)\binstructions?\b(?! (?:above|below|given)\b)/giu;

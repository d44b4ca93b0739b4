import { quick } from "./quick-pattern.ts";
/** Words before a thing that has a price. Own judgment, like the rest of this file. */
export const pricedHead =
  "an?(?:other)?|one more|the|that|this|(?:two|three|four|five|six|eight|ten|[2-9]|1\\d)(?: (?:more|new|used|additional))?|new|used|more|second|2nd|third|3rd|next|bigger";

/** Words for a future purchase, next to a thing and its price. */
export const ahead = quick(
  /\b(?:want(?:s|ed)?|plan(?:s|ning)?|needs?|(?:would|['’]d) (?:like|buy|bid|get|spend|take)|could|if (?:I|we)|look(?:ing|ed)? at|saw at the show|eye(?:ing)? on|heart set|bid|quote(?:s|d)?|decid(?:e|es|ing)|lease papers|ready to|next (?:purchase|buy|thing)|write (?:a|the) check|check for|agreed on|down on|left is|found|auction|approved|set aside|sav(?:e|ing)|financ\w+|bank|loan|salesman|dealer|(?:will|would|['’]ll) (?:run|cost|be [$€£]?\d)|the (?:answer|fix)|holding|installed|deposit|pull the trigger|sign(?:ing)?|shopping|tempted|lean(?:s|ing)? toward|thinking|consider\w*|on my desk|going to|about to|about ready|wish)\b/i,
);

/** Words for money that was spent, lost or earned, or that is a running cost. */
export const paidFor = quick(
  /\b(?:bought|purchased|paid|drew|earn(?:s|ed)?|paying for(?! ?(?:[.,;!?]|$))|pays?(?! for itself)|still (?:pay|paying)|pay(?:ing)? (?:about )?[$€£]?\d[\d,.]*k? (?:a|per|each|every|the) month|payments? on (?:the|our|my|that|those)|cost(?:s|ing)? (?:us|me)|that cost|spent|los[te]s?|worth|sold(?! (?:(?:me|us|him|her|them) )?on (?:an?|another|the)\b)|sells?|scrap\w*|repair\w*|rebuilt|bill(?:s|ed)?\b|invoice\w*|customers? |last (?:year|spring|summer|fall|winter|month|quarter)|years? ago|(?:in|since|back in) (?:19|20)\d\d|went in|a trip|rent(?:s|ed|ing)?|owe[sd]?|(?:an|per|each) hour|rework\w*|shipped|ships?|made us|revenue|we own|insur\w*|taxes|margin|a part|used to|did \$)\b/i,
);

import { blamed } from "../../../knowledge/page-one/decoys.ts";
import {
  isMeasuredFigure,
  isOnMachine,
  isOwnRetirement,
  saysAllIsWell,
  setsUpAlone,
  soundsLikeOpinion,
} from "../../../knowledge/patterns/opinion-patterns.ts";
import { claims, reassures } from "../../../knowledge/patterns/sentence-kinds.ts";
import { type ThemeId, themes } from "../../../knowledge/themes.ts";
import { numbersIn } from "../../facts/numbers/number-in-text.ts";
import { memoizeText } from "../../memoize.ts";
import { wordsOf } from "../../reader/words.ts";

/** Whether a sentence reports what happens: not an opinion, hearsay, a wish, praise or a claim that all is well. */
export const isReport = memoizeText((text): boolean => {
  const told = afterPraise(text);
  return !soundsLikeOpinion.test(afterBut(text)) && !saysAllIsWell.test(told) && !isAside(told) && !text.endsWith("…");
});

/** What they do, after what somebody thinks: `I go off what I remember` of `everybody says raise your price but …`. */
const afterBut = (text: string): string =>
  /^.{12,}?[,;]? but (?<told>(?:i|we) (?!(?:do not|don['’]?t) know).*)$/is.exec(text)?.groups?.told ?? text;

/** The part of a sentence after something that is fine: `the programs come too late` of `Setups are fine, but …`. */
function afterPraise(text: string): string {
  const told = text.replace(isFine, "");
  return claims.test(told) && !reassures.test(told) ? told : text;
}

const isFine =
  /^[^,:;.]*\b(?:no complaints?|(?:is|are|runs?|works?) (?:good|fine|okay|ok)|(?:is|are|was)(?:n['’]t| not) (?:a|the|our) (?:problem|issue))\b[^,:;.]*?(?:[,:—–]|\s-|(?= but\b))\s+(?:but )?/i;

/** Whether a sentence itself describes a cause. A measured stop isn't one that no one sees. */
export const describes = (theme: ThemeId, text: string): boolean =>
  themes[theme].evidencePattern.test(text) && !isOfOther(theme, text);

/** Whether its words are about something else than a cause that they sound like. */
export const isOfOther = (theme: ThemeId, text: string): boolean => isOther[theme]?.test(text) ?? false;

/** Contexts in which words that name a cause are about something else. */
const isOther: Partial<Record<ThemeId, RegExp>> = {
  capacity_visibility: isMeasuredFigure,
  staffing_skills: isOwnRetirement,
  flow_wip_dwell: isOnMachine,
  maintenance_downtime: setsUpAlone,
};

/**
 * Whether a sentence is about something that happened once, someone's advice, or an aside: no evidence of how it
 * happens.
 */
export const isAside = memoizeText(
  (text): boolean =>
    (blamed["one-off"].says.test(text) || aside.test(text)) && !/\b(?:nobody|no one|only (?:he|she|one))\b/i.test(text),
);

const aside =
  /^Guess (?:which|who|what|how)\b|\b(?:(?:demo|demonstration|slides|presentation|brochure|showroom|sales pitch) (?:was|were|is|are|looked)|is another thing|another story|(?:dealer|salesman|vendor|rep) (?:would|will|offers?|offered|is offering)|by the way|(?:accountant|salesman|dealer(?: man)?|consultant|my (?:wife|daughter|son|nephew|dad|father)) (?:says|said|thinks|wants|wanted|told|figures)|did(?:n['’]t| not) change (?:much|anything)|(?:going|went|came|comes) (?:very )?well|no complaints?|best (?:money|thing|move|decision|investment|people|crew)|(?:wonderful|excellent|great|fine) (?:people|crew|guys|folks|team)|has been great|(?:a )?sore point in|now (?:returns|takes|works|runs|ships)|(?:good|fine|quiet|better) since|(?:is|are) behind us|my (?:father|dad|grandfather) would|(?:her|his|their) (?:father|dad|mother|grandfather)|years (?:I|we) ran|before (?:I|we) owned|(?:are|is) (?:good|fine)|like clockwork|(?:is|are|was)(?:n['’]t| not) (?:a|the|our) problem|well before|(?:am|['’]m) (?:pretty|fairly|quite) sure|spoken for|pass(?:ing)? along what|(?:I|we) (?:don[’']t )?ask for not?)\b|^(?:me,? )?I (?:am|['’]m|have been|['’]ve been) (?:in place|here|at this|with (?:the|this) (?:company|shop|firm))\b|^(?:I|we)(?:['’]d| would) like\b|^if (?:I|we) could\b|\bI wish\b/i;

/** `No red lights either.` and `Where do the 5 hours go?` say nothing by themselves. */
export const saysEnough = (text: string): boolean =>
  !text.trimEnd().endsWith("?") && (wordsOf(text).length >= minWords || numbersIn(text).length > 0);
const minWords = 5;

/** What follows the name of somebody who is away for weeks, or for good. */
const away = new RegExp(
  [
    // `Tonya is out with a new baby`, `Ruth's out until March`, `Lena is on leave`.
    String.raw`^(?:['’]s| is| has been|['’]s been)? (?:still |now |currently |home |away |off )*(?:out|off|away|home|gone) (?:with (?:a|an|the|his|her) |on (?:leave|maternity|paternity|medical|disability|comp)|(?:until|till|til|since|through) |for (?:the )?(?:(?:next|rest|whole|\d+|two|three|four|five|six|several|a few) )?(?:of )?(?:weeks|months|the year|good|surgery|winter|summer)|sick since)`,
    String.raw`^(?:['’]s| is| went| has been)? (?:now |still |out |currently )*on (?:(?:maternity|paternity|parental|family|medical|sick|military) )?leave\b`,
    String.raw`^(?:['’]s| is| has been) (?:now |still )?(?:on (?:disability|workers['’]? comp)|in (?:the )?hospital|laid up|recovering|deployed)\b`,
    // `Dub got his knee done April 8`: unless they are back.
    String.raw`^ (?:just )?(?:got|had|has|is having|is getting) (?:his|her) (?:\w+ )?(?:knee|hip|back|shoulder|heart|hand|eye|baby|surgery|operation)\b`,
    String.raw`^ (?:just )?had (?:a baby|surgery|an operation|a stroke|a heart attack)\b`,
    // `Bruce left in May`, `Vern, who retired last spring`.
    String.raw`^,?(?: who)?(?: has| had|['’]s)? (?:just )?(?:retired|quit|left (?:us|in|last|for good|to|the (?:shop|company))|passed away|died|moved (?:on|away)|walked out|gave (?:his|her) notice)\b`,
  ].join("|"),
  "i",
);
const isBack = /\b(?:(?:is|came|are) back(?! (?:in|on|until|by))|back (?:now|again|since|at work|last)|returned)\b/i;
/** What might happen, or does for some weeks of each year: `when Ruth is out`, `Ricky leaves two weeks every summer`. */
const now =
  /\b(?:if|when|whenever|whatever|while|because|until|the (?:day|week|time)|once|every|each|last year)\b[^.;,]{0,24}$/i;
const returns = /\b(?:every|each) (?:year|summer|winter|spring|fall|month)\b/i;

/**
 * Whether a text says that the person whose name ends at `end` is away for weeks or has left. A few days don't count.
 *
 * @param next the sentence after it, which may say that the person is back
 */
export const isAwayIn = (text: string, at: number, end: number, next = ""): boolean =>
  away.test(text.slice(end)) &&
  !now.test(text.slice(0, at)) &&
  !returns.test(text) &&
  !isBack.test(`${text.slice(end)} ${next}`);

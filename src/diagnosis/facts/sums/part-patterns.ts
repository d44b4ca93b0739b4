import { quick } from "../../../knowledge/patterns/quick-pattern.ts";
import { writtenNumber } from "../numbers/number-in-text.ts";

/** Not `five-axis`, `4:10` or `1,240.5`, and no time. */
export const whole = String.raw`(?<all>${writtenNumber})\b(?!-|,\d|[.:]\d|/|%| ?(?:percent|(?:(?:manned|staffed) )?hours?|hrs|days?|weeks?|months?|minutes?|years?)\b)`;
const part = String.raw`(?<![\w.,-]|\b(?:or|every|each|any|no|than|over|under|at most) )(?<part>${writtenNumber})`;
const those = "(?:(?:the|those|these|our|my|his|her|its|all) )?(?:last |first |past )?";

/** What a part was, in a word or two: `chip nests`. */
const named = String.raw`(?:(?!\w+ed\b|of\b|in\b|at\b|on\b|not\b)[a-z-]+ )?(?!\w+ed\b)[a-z-]{2,}s(?=[,.;]|$| (?:at|on|in|and|from)\b)`;

export const partOfAll = quick(
  new RegExp(
    `${part} (?:(?!hours|hrs|days|minutes|weeks)[a-z]+ out of|out of|(?:jobs |orders |parts |lots |times |machines )?of) ${those}${whole}`,
    "giu",
  ),
);
/** `Of the 40 line items, 27 were still sitting`, `shipped 46 and 17 went late`, `22 long stops last month, 19 of them`. */
export const otherOrders = [
  new RegExp(
    String.raw`\bof (?:the |our |my |those )?(?:last |past )?${whole}(?: (?!hours|days)[\w-]+){1,9}(?:,|(?= [\w-]+ (?:were|are|was|had|have|still|put|went|came|sat|said|waited)\b)) (?<part>${writtenNumber}) (?!(?:hours|hrs|days|weeks|minutes|of|the|a|in|on|at)\b)[a-z]+\b`,
    "iu",
  ),
  /\b(?:shipped|sent out|ran|made|quoted|did|had) (?<all>\d{1,4})(?: [a-z]+)? and (?<part>\d{1,4}) (?:of them )?(?:went|were|was|came|had) (?:late|back|over|bad|wrong|rejected|scrapped)\b/i,
  new RegExp(
    String.raw`${whole} (?!is\b|in\b|at\b|of\b|out\b)(?:[a-z-]+ ){1,6}[a-z]+(?:,| and|, and) (?<part>${writtenNumber}) of (?:them|those|these)\b(?! is\b| takes?\b| each\b| a\b)`,
    "iu",
  ),
  // `212 night stops, of which 87 were chip nests`, `nine rushes, six of which had been pushed back`
  ...[`of which (?:only |just |about |some )?(?<part>${writtenNumber})`, `(?<part>${writtenNumber}) of which`].map(
    (which) =>
      new RegExp(
        String.raw`${whole} (?:(?!and\b)[a-z-]+ ){0,9}?[a-z-]+,? ${which} (?:(?:were|was|are)(?: (?<what>${named}))?|had|have|came|went|sat|waited|could|still)\b`,
        "iu",
      ),
  ),
  /\b(?:checked|counted|pulled|sorted|looked (?:at|through)|(?:went|flipped) through) (?:the |our |my )?(?:last )?(?<all>\d+) [^.,;]{0,24}\band (?<part>\d+) (?:[a-z]{3,})\b/i,
  /\b(?:thr(?:ow|ew|own)(?: away| out)?|scrap(?:ped)?|reject(?:ed)?|bin(?:ned)?|trash(?:ed)?|lost) (?<part>\d[\d,]*) (?:from|out of) (?:the )?(?<all>\d[\d,]*)/i,
].map(quick);

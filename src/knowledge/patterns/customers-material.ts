const material =
  "(?:castings?|forgings?|blanks?|billets?|bars?|bar stock|stock|material|metal|steel|tubes?|plates?|raw parts?)";
const sends = "(?:sends?|sent|ships?|supplies|supplied|brings?|delivers?|furnish(?:es|ed)?|drops? off)";
const allIsWell = String.raw`(?![^.;]*\b(?:never|always|no worry|on time)\b)`;

/** The customer sends the material: `customer-furnished castings`, `the customer was asked to send it on a fixed day`. */
export const ofTheCustomer = new RegExp(
  [
    String.raw`\b(?:customer|client|government)(?:['’]s)?[- ](?:furnished|supplied|provided|owned)\b${allIsWell}`,
    String.raw`\bfree[- ]issued?\b${allIsWell}`,
    String.raw`\b(?:customers?|clients?)(?:['’]s|s['’])? (?:own )?${material}\b[^.;]{0,60}\b(?:late|short|wait\w*|not here)\b`,
    String.raw`\b(?:customers?|clients?) (?:[a-z]+ )?${sends} (?:us )?(?:in )?(?:\w+ ){0,2}${material}\b`,
    String.raw`\b(?:customers?|clients?) (?:has|have|was|were|had)(?: been)? (?:asked|told|reminded)\b[^.;]{0,25}\bto (?:send|ship|deliver|bring)\b`,
    String.raw`\b(?:ask(?:ed|ing)?|told|remind(?:ed)?|begg(?:ed|ing)) (?:the |our |that )?(?:customers?|clients?)\b[^.;]{0,20}\bto (?:send|ship|deliver|bring) (?!(?:it|them|parts) back)`,
  ].join("|"),
  "i",
);

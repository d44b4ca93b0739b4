import { minShops } from "../../survey/min-shops.ts";
import { say, strong, type Text } from "../text.ts";

/** All sentences that compare the shop with shops of its kind. */
export const peersWords = {
  noKind: {
    title: "Shops like yours: we need your kind of work",
    text: "You didn't say what kind of work you mostly do, so we can't tell which shops are like yours. Use the published figures above.",
  },
  notEnough: {
    title: "Shops like yours: not enough shops yet",
    text: (kind: Text): Text =>
      say`We'll compare you with others as soon as at least ${minShops} shops of your kind have answered here: ${kind}. Until then, use the published figures above.`,
  },
  title: {
    noFigures: "Shops like yours: how they answered",
    inside: "You are in the middle half of shops like yours on everything we compare",
    outside: (names: string): string => `You are outside the middle half of shops like yours on ${names}`,
  },
  about: (kind: Text, fewest: number): Text =>
    say`Shops like yours: ${kind}. Each figure comes from at least ${fewest} shops that filled in this survey, each counted once. They are not a sample of the whole trade. ${strong("The middle half")} leaves out the lowest and highest quarter. We round the figures and update them only when ten or more shops change, so no single shop can be picked out.`,
  chart: {
    title: "You and the middle half of shops like yours",
    description: (rows: string): string => `You next to shops of your kind: ${rows}.`,
    caption: "Band: the middle half of the shops. Diamond: you. Each strip has its own scale, from zero.",
    shops: (lower: string, upper: string): string => `shops ${lower} – ${upper}`,
    you: (own: string): string => `you: ${own}`,
    noFigure: "you: no figure",
  },
  table: {
    caption: "You and the middle half of the shops of your kind",
    columns: ["About", "You are", "You", "Lower end", "Middle", "Upper end"],
    noFigure: "you gave no figure",
    standing: { below: "below it", within: "inside it", above: "above it" },
  },
  definitions: (lines: string): string => `How we find each one. ${lines}`,
  choices: {
    caption: "How shops of your kind answered, to the nearest 10%",
    columns: { question: "Question", shops: "Shops like yours" },
    own: (choice: string): string => `${choice} (you)`,
    few: "few or none",
    about: (share: string): string => `about ${share}`,
  },
} as const;

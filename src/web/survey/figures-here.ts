/** Figures as the visitor's own country writes them. */

/** An estimated amount of dollars: two significant figures. */
export const aboutDollars = (value: number): string => dollarsWith({ maximumSignificantDigits: 2 }, value);

/** An amount of dollars as it is, cents where there are some. */
export const exactDollars = (value: number): string =>
  dollarsWith({ maximumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger" }, value);

export const countHere = (value: number): string => new Intl.NumberFormat().format(value);

const dollarsWith = (digits: Intl.NumberFormatOptions, value: number): string =>
  new Intl.NumberFormat(undefined, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    ...digits,
  }).format(value);

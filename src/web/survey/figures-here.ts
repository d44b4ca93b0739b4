/** Numbers in the visitor's own locale. */

/** An estimated amount of dollars: two significant figures. */
export const aboutDollars = (value: number): string => dollarsWith({ maximumSignificantDigits: 2 }, value);

/** An exact dollar amount, with cents if there are any. */
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

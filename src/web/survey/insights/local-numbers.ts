// Numbers in the visitor's locale.

/** An estimated amount of money with the shop's currency symbol, to two significant figures. */
export const roundedMoney = (value: number, mark: string): string =>
  moneyWith({ maximumSignificantDigits: 2 }, value, mark);

/** An exact amount of money, with cents if there are any. */
export const exactMoney = (value: number, mark: string): string =>
  moneyWith({ minimumFractionDigits: 2, maximumFractionDigits: 2, trailingZeroDisplay: "stripIfInteger" }, value, mark);

export const localCount = (value: number): string => new Intl.NumberFormat().format(value);

const moneyWith = (digits: Intl.NumberFormatOptions, value: number, mark: string): string =>
  mark === "$" ? dollarsWith(digits, value) : mark + new Intl.NumberFormat(undefined, digits).format(value);

const dollarsWith = (digits: Intl.NumberFormatOptions, value: number): string =>
  new Intl.NumberFormat(undefined, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    ...digits,
  }).format(value);

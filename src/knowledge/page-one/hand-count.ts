/** What a shop counts by hand from Monday on and posts on the wall before it has any KPI. Own judgment. */
export interface HandCount {
  /** `{person}`: whoever work waits for. */
  readonly name: string;
  /** The period or set it is counted over; empty if each week is compared with the first or with the one before. */
  readonly unit: string;
  /** The goal for the count. */
  readonly goal: string;
  /** The task of the cause's week that counts it, if it isn't the first one. */
  readonly task?: string;
  /** How to get the number, and what it means, if its name doesn't say. */
  readonly how?: string;
  /** When it shows what the change did, if the week after the change is too soon: a whole sentence. */
  readonly later?: string;
}

/** Why a count doesn't show in its first week what a change did. */
export const showsLater = {
  oldPrices:
    "The jobs that close by then were sold at the old price: the change shows when the first job sold at a new one closes.",
  newPrices: "Whether the new prices pay shows when their jobs close.",
  upkeep: "Whether it helps shows in the hours down over the next three months: one quiet week proves little.",
  leadTime: "What leaves by then was begun before the change: compare what begins after it, once that has left.",
  arrives: "What you order or send out that week comes after that day: the change shows when the first of it was due.",
  notBegun: "The jobs of those calls start after that day: the change shows then.",
  answers: "Customers answer those quotes after that day: the change shows then.",
  month: "It takes a month to show.",
  year: "It moves over months, not in a week.",
} as const;

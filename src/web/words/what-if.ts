/** A lever's setting in words, next to its percentage. */
const shareText: Readonly<Record<number, string>> = {
  0: "no change",
  25: "a quarter",
  33: "about a third",
  50: "half",
  67: "about two thirds",
  75: "three quarters",
  100: "all of it",
};

const partOf = (cause: string): string =>
  `Your report counts the hours lost to ${cause}. We assume you get back the share you set above.`;

/** The levers: their labels, and what we assume if they are moved. */
const levers: Readonly<Record<string, { readonly label: string; readonly assumes: string }>> = {
  cut_setup_changeover: {
    label: "Cut setup overruns",
    assumes: `${partOf("setups that run over")} We count only the time over what a setup needs, so even at “all of it” you still do the setups.`,
  },
  cut_programming_readiness: { label: "Cut waiting for programs", assumes: partOf("programs that aren’t ready") },
  cut_quality_inspection: {
    label: "Cut rework and waiting for inspection",
    assumes: partOf("waiting for inspection and parts made twice"),
  },
  cut_material_supply: { label: "Cut waiting for material", assumes: partOf("late material and outside work") },
  cut_staffing_skills: { label: "Cut waiting for the right person", assumes: partOf("skills only a few have") },
  cut_scheduling_priority: {
    label: "Cut schedule changes",
    assumes: partOf("setups torn down early and gaps in the schedule"),
  },
  cut_maintenance_downtime: { label: "Cut breakdowns", assumes: partOf("breakdowns") },
  measured_machines: {
    label: "Put monitoring on your machines",
    assumes:
      "With monitoring you see stops you miss today. We assume you’d miss only as much as shops with monitoring do, and count only the hours shops get back from that.",
  },
  shift_machines: {
    label: "Run one more shift",
    assumes:
      "One more 40-hour shift a week on that many machines, with the same crew per machine as shops usually have on that shift, and the same share of time cutting as now. These hours are added, not recovered. They need people, and they need orders.",
  },
  shop_rate: { label: "Shop rate", assumes: "What you sell an hour for. It changes the money, never the hours." },
};

/** Wording of “What if you changed something?”. */
export const whatIfWords = {
  title: "What if you changed something?",
  about: "Move a slider to see the gain. The figures use the same math as your report. Nothing is saved.",
  levers: "What you could change",
  result: "What you’d gain",
  lever: (id: string): string => levers[id]?.label ?? id.replaceAll("_", " "),
  assumes: (id: string): string => levers[id]?.assumes ?? "",
  share: (percent: number): string => {
    const text = shareText[percent];
    return text === undefined ? `${percent}%` : `${percent}%, ${text}`;
  },
  onMachines: (count: number, of: number): string =>
    count === 0 ? "no change" : `on ${count} of ${of} ${of === 1 ? "machine" : "machines"}`,
  rate: (dollars: string): string => `${dollars} an hour`,
  ownRate: (dollars: string): string => `${dollars} an hour, as in your report`,
  roundRate: (dollars: string): string => `We don’t have your rate, so we use ${dollars} an hour until you set yours.`,
  brings: (hours: string, low: string, high: string): string => `${hours} hours a year (${low} to ${high})`,
  nothingYet: "no gain yet",
  bringsMoney: "changes the money only",
  how: "How we worked this out",
  howFor: (what: string): string => `How we worked this out: ${what}`,
  recovered: "Hours recovered",
  recoveredSales: "Sales value",
  addedShift: "One more shift",
  added: "Hours added",
  addedSales: "Sales",
  people: "Labor hours",
  wages: "Wages",
  hoursUnit: "hours a year",
  yearUnit: "a year",
  of: (hours: string): string =>
    `Your report counts about ${hours} recoverable machine hours a year, all causes together.`,
  potential:
    "These are estimates. The range of sales can be wider than in the report, because it also covers how many of the hours you can sell. Hours recovered, hours added and labor hours are different things: don’t total them.",
  reset: "Reset",
  announced: (hours: string, low: string, high: string, sales: string): string =>
    `${hours} hours a year recovered, ${low} to ${high}. Sales value: ${sales} a year.`,
  announcedShift: (hours: string, people: string): string =>
    `The shift adds ${hours} hours a year and takes ${people} labor hours.`,
  offline: "You’re offline, so these figures are out of date. We’ll update them when you’re back online.",
  failed: "The server didn’t answer, so these figures are out of date.",
  waitingFirst: "Calculating…",
  unreachable: "The sliders need the server, and it didn’t answer.",
  tryAgain: "Try again",
  newerRules: "We’ve updated our math since your report, so these figures may be a little different.",
  formula: "Formula",
  restsOn: "Based on",
  close: "Close",
} as const;

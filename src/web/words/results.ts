/** A share on a slider in words, beside its figure. */
const sharesInWords: Readonly<Record<number, string>> = {
  0: "as today",
  25: "a quarter",
  33: "about a third",
  50: "half",
  67: "about two thirds",
  75: "three quarters",
  100: "all of it",
};

/** What is lost, behind its amount. Currencies are never added up, so each says its own. */
const lost: Readonly<Record<string, string>> = {
  machine_hours: "machine hours a year",
  unbilled_hours: "unbilled hours a year",
  labor_hours: "working hours a year",
};

/** The levers: what is moved, and what we take for granted when it is. */
const levers: Readonly<Record<string, { readonly label: string; readonly assumes: string }>> = {
  cut_setup_changeover: {
    label: "Cut setup overruns",
    assumes:
      "Of the hours that your report counts for setups, the part that you set comes back. The report counts only the part of setup time that can be avoided, so “all of it” still leaves you the setups themselves.",
  },
  cut_programming_readiness: {
    label: "Cut waiting for programs",
    assumes: "Of the hours that your report counts for programs that are not ready, the part that you set comes back.",
  },
  cut_quality_inspection: {
    label: "Cut rework and waiting for inspection",
    assumes:
      "Of the hours that your report counts for inspection queues and for parts made twice, the part that you set comes back.",
  },
  cut_material_supply: {
    label: "Cut waiting for material",
    assumes: "Of the hours that your report counts for late material, the part that you set comes back.",
  },
  cut_staffing_skills: {
    label: "Cut waiting for the right person",
    assumes: "Of the hours that your report counts for skills that few have, the part that you set comes back.",
  },
  cut_scheduling_priority: {
    label: "Cut changes of plan",
    assumes:
      "Of the hours that your report counts for broken-up setups and gaps in the plan, the part that you set comes back.",
  },
  cut_maintenance_downtime: {
    label: "Cut breakdowns",
    assumes: "Of the hours that your report counts for breakdowns, the part that you set comes back.",
  },
  measured_machines: {
    label: "Know your utilization",
    assumes:
      "On machines that report their own state, fewer stops go unseen: their unseen share falls from that of your answer to that of shops with telemetry. To see a stop is not yet to remove it, so only the part that shops win back counts.",
  },
  shift_machines: {
    label: "Run one more shift",
    assumes:
      "A further shift of 40 hours a week on so many machines, staffed as such shifts usually are and in cycle as much as today. These hours are added, not won back: they need people, and they need orders.",
  },
  shop_rate: {
    label: "Shop rate",
    assumes: "What an hour is sold for. It changes the money, never the hours.",
  },
};

/** What the results page says around the report. */
export const resultsWords = {
  nav: {
    label: "On this page",
    themes: "Themes",
    trial: "What if",
    plan: "KPI plan",
    report: "Full report",
  },

  actions: {
    label: "This report",
    mail: "Mail it to me",
    mailing: "Mailing…",
    mailed: "Report Mailed",
    mailedText: "It goes to the address that you gave in the survey.",
    mailFailed: "Not Mailed",
    noAnswer: "The server did not answer. Please try again.",
    returnDate: "Add the 90-day return to my calendar",
    openApart: "Open it in a tab of its own",
  },

  returnDay: {
    summary: (product: string): string => `Day 90: answer ${product} again and compare`,
    about: (shop: string | null): string =>
      `Answer the survey again today${shop === null ? "" : ` for ${shop}`} and lay the two reports side by side: which reds turned green, which hours came back, which theme leads now.`,
    report: (address: string): string => `The first report: ${address}`,
    fileName: (day: string): string => `return-${day}.ics`,
  },

  themes: {
    leads: (theme: string): string => `${theme} comes first`,
    none: "No cause stands out yet",
    about: "What lies behind lateness and lost hours here, the likeliest first. Every figure is an estimate.",
    band: (probability: number): string => {
      if (probability >= 0.8) return "very likely a root here";
      if (probability >= 0.5) return "likely a root here";
      return probability >= 0.35 ? "possibly a root here" : "less likely a root here";
    },
    inHundred: (count: number): string => `by our reckoning ${count} in 100`,
    confidence: { high: "high confidence", medium: "medium confidence", low: "low confidence" },
    range: (low: string, high: string): string => `${low} to ${high}`,
    lost: (currency: string): string => lost[currency] ?? currency.replaceAll("_", " "),
    why: "Why we think so",
    speaks: { for: "Speaks for it", against: "Speaks against it" },
    asked: (question: string): string => `To “${question}” you answered`,
    wrote: "You wrote",
    more: (count: number): string => (count === 1 ? "One more theme" : `${count} more themes, less likely`),
    nothing: "No answer of yours points here or away from here.",
  },

  trial: {
    title: "What if you changed one thing?",
    about:
      "Move a slider. The figures come from the same arithmetic as your report, with the same ranges; nothing of it is stored.",
    levers: "What you could change",
    result: "What that would bring",
    lever: (id: string): string => levers[id]?.label ?? id.replaceAll("_", " "),
    assumes: (id: string): string => levers[id]?.assumes ?? "",
    share: (percent: number): string => {
      const words = sharesInWords[percent];
      return words === undefined ? `${percent}%` : `${percent}%, ${words}`;
    },
    measured: (count: number, of: number): string =>
      count === 0 ? "none measured more than today" : `${count} of ${of} machines measured`,
    shiftPlace: (count: number, of: number): string =>
      count === 0 ? "as today" : `on ${count} of ${of} ${of === 1 ? "machine" : "machines"}`,
    rate: (dollars: string, isToday: boolean): string => `${dollars} an hour${isToday ? ", as today" : ""}`,
    brings: (hours: string, low: string, high: string): string => `${hours} h a year (${low} to ${high})`,
    bringsNothing: "brings nothing yet",
    nothingYet: "nothing yet",
    bringsMoney: "changes the money only",
    how: "How we reckon",
    howFor: (what: string): string => `How we reckon: ${what}`,
    wonBack: "Hours won back",
    wonBackSales: "Sales they could make",
    shift: "One more shift",
    added: "Hours added",
    addedSales: "Sales",
    people: "Working hours",
    wages: "Wages",
    hoursUnit: "h a year",
    yearUnit: "a year",
    of: (hours: string): string => `of about ${hours} hidden hours a year`,
    potential: "A potential, not a forecast. Hours won back, hours added and hours of people are never added up.",
    reset: "Back to today",
    told: (hours: string, low: string, high: string, sales: string): string =>
      `${hours} hours a year won back, ${low} to ${high}. Sales they could make: ${sales} a year.`,
    toldAdded: (hours: string, people: string): string =>
      `The shift adds ${hours} hours a year and asks for ${people} working hours.`,
    reckoning: "Reckoning…",
    offline: "No connection. These figures are from before; we reckon again when you are back.",
    failed: "The server did not answer. These figures are from before.",
    waitingFirst: "Reckoning your levers…",
    unreachable: "The sliders need the server, and it did not answer.",
    tryAgain: "Try again",
    newerRules: "Reckoned with newer rules than those of this report, so figures can differ a little.",
    formula: "Formula",
    restsOn: "What it rests on",
    name: "What",
    value: "Value (low – likely – high)",
    source: "Where it comes from",
    close: "Close",
  },

  plan: {
    title: (count: number, ready: number): string =>
      `${count} KPIs for your wall, ${ready === 0 ? "none of them" : ready} ready now`,
    about: "Press a KPI for its formula, its data and its owner. Every value in a picture is a sample, none is yours.",
    filter: "Show",
    all: "All",
    meaningOfAll: "In the order in which to introduce them.",
    readiness: { "ready-now": "Ready now", "needs-a-habit": "Needs a habit", "needs-a-source": "Needs a source" },
    meaning: {
      "ready-now": "Your systems hold the data. Somebody has to pull it.",
      "needs-a-habit": "The place for the data is there, or a sheet will do. Somebody has to start writing it down.",
      "needs-a-source": "Nothing in the shop gives all of this data yet.",
    },
    shown: (count: number): string => (count === 1 ? "1 KPI shown" : `${count} KPIs shown`),
    picture: (kpi: string): string => `${kpi}: picture with sample values, the same for every shop`,
    sampleNote: "Sample values, the same for every shop.",
    target: (typical: string, good: string): string => `typical ${typical} → good ${good}`,
    phase: (days: number): string => `by day ${days}`,
    noSource: "no source yet",
    partSource: (systems: string): string => `only part of it in ${systems}`,
    formula: "Formula",
    targetTerm: "Target",
    targetWhole: (typical: string, good: string, best: string): string =>
      `typical ${typical} → good ${good}; leading shops ${best}`,
    who: "Who and when",
    whoText: (owner: string, cadence: string, days: number): string =>
      `${owner}, ${cadence}. On the wall by day ${days}.`,
    whenRed: "First action when it is red",
    data: "Where the data lies",
    nowhere: "no system of yours, as far as we know",
    previous: "Previous KPI",
    next: "Next KPI",
    close: "Close",
  },

  report: {
    title: "The full report",
    about: "It scrolls by itself. The bar above leads back out of it.",
  },
} as const;

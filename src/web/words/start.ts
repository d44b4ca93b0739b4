/** Wording of the start page. Text that `docs/rules.md` quotes must match it exactly. */
export const startWords = {
  headline: "Turn shop-floor chaos into clear KPIs",
  description:
    "Our AI turns scheduling problems into data-driven dashboards. It finds your bottlenecks and recommends the KPI widgets to watch, without consultants.",
  start: "Start Free Shop Diagnostic →",
  terms: "No login.",
  continue: (answered: number, asked: number): string => `Continue: ${answered} of ${asked} answered`,
  sample: "See a sample report",
  ownNumbers: "Have an ERP export? Use your own numbers",
  picture: (kpi: string): string => `${kpi}: chart with example numbers`,
  caption: "Example numbers, not yours.",
  stepsTitle: "How it works",
  steps: [
    {
      title: "Share where things slip",
      text: "Slow setups, overloaded machines, jobs that start late. Answer in your own words.",
    },
    {
      title: "The AI finds the root themes",
      text: "See what’s behind late jobs and lost capacity, and which of your answers point to it.",
    },
    {
      title: "See your dashboard plan",
      text: "A visual plan of the KPIs that matter, powered by the data in your ERP.",
    },
  ],
} as const;

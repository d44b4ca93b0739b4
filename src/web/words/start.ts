/** What the start page says. The texts in the specification stay as they are. */
export const startWords = {
  headline: "Turn shop-floor chaos into clear KPIs",
  description:
    "Our AI turns scheduling problems into data-driven dashboards. It finds your bottlenecks and recommends the KPI widgets to watch, without consultants.",
  start: "Start Free Shop Diagnostic →",
  terms: "No login. Seven answers are required. The rest make the report sharper.",
  savedAnswers: "Your saved answers are still here. The button takes you back to them.",
  picture: "Dashboard plan for a sample shop: its KPIs as widgets, with example numbers",
  caption: "The plan for a sample shop, with example numbers. Yours comes from your answers.",
  ownNumbers: "Have an ERP export? Use your own numbers",
  stepsTitle: "How it works",
  steps: [
    {
      title: "Share where things slip",
      text: "Slow setups, overloaded machines, jobs that start late. Answer in your own words.",
    },
    {
      title: "The AI finds the root themes",
      text: "See what’s behind late jobs and lost capacity, and which of your answers say so.",
    },
    {
      title: "See your dashboard plan",
      text: "A visual plan of the KPIs that matter, powered by the data in your ERP.",
    },
  ],
} as const;

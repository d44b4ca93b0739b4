/** What the landing says. The texts in the specification hold to the letter. */
export const heroWords = {
  headline: "Turn shop-floor chaos into clear KPIs",
  description:
    "Our AI turns scheduling problems into data-driven dashboards. It finds your bottlenecks and recommends the KPI widgets to watch, without consultants.",
  start: "Start Free Shop Diagnostic →",
  terms: "No login. Seven answers are required, the rest sharpen the result.",
  picture: "Dashboard plan drawn for a sample shop: its KPIs as widgets, with sample values",
  caption: "The plan for a sample shop, with sample values. Yours is drawn from your answers.",
  stepsTitle: "How it works",
  steps: [
    {
      title: "Share where things slip",
      text: "Slow setups, overloaded machines, jobs that start late. You answer in the words of the floor.",
    },
    {
      title: "The AI finds the root themes",
      text: "What is behind lateness and lost capacity, with the answers that speak for it and against it.",
    },
    {
      title: "See your dashboard plan",
      text: "A picture of the KPIs that matter, powered by the data your shop’s ERP already holds.",
    },
  ],
  needsScript: "The survey needs JavaScript. Please switch it on for this page and reload.",
} as const;

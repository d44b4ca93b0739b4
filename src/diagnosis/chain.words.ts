/** Why the chain is best broken at a cause, and which causes it feeds. */
export const whereToStart = (effort: "low" | "medium" | "high", why: string, leadsTo: string): string =>
  `${effort === "high" ? "None of them is easy, and this one still comes first" : "It takes the least effort"}: ${why}. It leads to ${leadsTo}.`;

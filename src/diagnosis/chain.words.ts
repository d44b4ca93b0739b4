/** Why the chain is best broken at a cause, and which causes it feeds. */
export const whereToStart = (effort: string, why: string, leadsTo: string): string =>
  `It takes the least effort (${effort}): ${why}. It leads to ${leadsTo}.`;

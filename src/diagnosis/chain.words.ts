/** Why the chain is best broken at a cause, and which causes it feeds. */
export const whereToStart = (effort: string, why: string, feeds: string): string =>
  `This is the easiest place in the chain to start (effort: ${effort}): ${why}. It feeds ${feeds}.`;

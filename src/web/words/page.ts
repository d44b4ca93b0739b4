import { minShops } from "../../survey/min-shops.ts";

/**
 * Words of the page around its screens: titles, waiting, the analysis, privacy, errors. What `docs/rules.md` quotes is
 * changed there, too.
 */
export const pageWords = {
  title: (product: string, what: string): string => `${what} · ${product}`,
  titles: {
    form: (product: string): string => `${product} Intake & Diagnostic Survey`,
    results: "Diagnostic report",
    numbers: "Your own numbers",
  },
  takes: "About 8 minutes, or 2 for the seven required questions.",
  loading: "Loading…",
  needsScript: "The survey needs JavaScript. Please turn it on for this page and reload.",

  analysis: {
    waiting: "Working on your report",
    progress: (message: string, done: number, total: number): string => `${message} · step ${done} of ${total}`,
    done: "Analysis Complete!",
    doneText: "Your personalized KPI recommendations are ready",
    failed: "Analysis Failed",
    failedEmpty: "Analysis failed",
    failedUnknown: "Something went wrong. Please try again.",
  },

  privacy: {
    link: "Privacy",
    summary: "Privacy: what we store",
    text: `We store your answers and your report on this server, at an address no one can guess. You can erase both from the results page. We may use your figures, without your name, in comparisons of ${minShops} or more shops. When you leave a text box, our server reads what you wrote to show how we understood it, and stores none of it. Apart from that, what you type stays in your browser until you send it. No cookies, no tracking, nothing loaded from other sites.`,
    kept: (days: number): string => `We erase both after ${days === 1 ? "one day" : `${days} days`}.`,
  },

  notFound: { heading: "404", text: "Oops! Page not found", home: "Return to Home" },

  notLoaded: {
    title: "Part of This Page Didn’t Load",
    text: "Check your connection and try again. If it still fails, reload the page.",
  },

  broken: {
    title: "Unexpected Application Error!",
    text: "Something on this page broke. What you typed is saved in this browser.",
    reload: "Reload the page",
    home: "Return to Home",
  },
} as const;

import { returnDays } from "../../survey/return-day.ts";
import type { OneLinkWords } from "./email.ts";

/**
 * All sentences of the emails. The subject of an email to an address from the form has no other words from the form, because a
 * stranger may have typed them.
 */
export const emailWords = {
  figures: {
    title: "Key figures",
    hours: "Recoverable machine hours",
    hoursRange: (range: string) => `Estimate: between ${range} a year.`,
    worth: "Sales value of those hours",
    worthRange: (range: string) => `If you can sell them: between ${range} a year. Not a forecast.`,
    visible: "How well you can see your shop",
    ofHundred: "of 100",
    visibleWhy: (tier: string) => `Based on what you measure and can look up today: ${tier}.`,
    aYear: "a year",
  },
  storageNotice: {
    eraseOnPage: "open your report and click “Erase this report”",
    eraseBy: (whom: string, report: string) => `write to ${whom} and name the report ${report}`,
    whoeverSent: "whoever sent you to this survey",
  },
  respondent: {
    subject: (product: string, day: string) => `Your shop report from ${product}, ${day}`,
    title: (shop: string) => `Your report for ${shop}`,
    firstTask: (task: string, who: string) => `Do this first: ${task} Who: ${who}.`,
    opening: (shop: string, attached: string) =>
      `Here is the report for ${shop} that you asked for. It's attached as ${attached}.`,
    attached: { pdf: "a PDF", page: "a web page you can open in any browser" },
    openReport: "Open your report",
    estimates:
      "Every figure is an estimate based on your answers. The report shows the formula and sources behind each one.",
    why: (day: string) =>
      `You're getting this email because the report was requested for this address on ${day}. It isn't a mailing list.`,
    questions: (name: string, email: string) => `Questions? ${name}, ${email}.`,
  },
  operator: {
    subject: (shop: string) => `New lead: ${shop}`,
    title: "A shop filled in the survey",
    contact: { shop: "Shop", name: "Name", email: "Email", phone: "Phone", received: "Received" },
    openReport: "Open the report",
    causes: "Top causes",
    likely: (share: string, confidence: string, cost: string) =>
      `Our estimate: ${share} likely to be a main cause, ${confidence} confidence. ${cost}`,
    costs: (currency: string, about: string, span: string) => `${currency}: about ${about}, between ${span}.`,
    costsUnknown: "We don't know enough to put a figure on it.",
    noCause: "No answer points to a cause yet.",
    noReport:
      "There is no report for this lead: the analysis failed or was interrupted. The answers are safe; “spindlewise leads” prints them. If the shop sends the form again, the report is made.",
    reply: "Reply to this email to write to the shop.",
    why: (product: string, id: string, receivedAt: string) =>
      `Sent by ${product} because LEAD_EMAIL is set. Lead ${id}, ${receivedAt}.`,
  },
  reminder: {
    subject: `Your ${returnDays}-day review`,
    title: `${returnDays} days later: what has changed?`,
    text: "It takes three minutes. Your earlier answers are filled in, so change only what's different. Then your report shows each KPI then and now, which causes became more or less likely, and what to do next.",
    open: "Tell us what changed",
    why: (product: string) =>
      `You asked ${product} for this reminder on your report. There won't be another one. Erasing the report erases its reminder too.`,
  } satisfies OneLinkWords,
  view: {
    subject: "Another view came in",
    title: "Someone you asked has answered",
    text: "Open your report: it now counts their view, or says when it can be shown. Where you see it differently, it shows both sides and a ten-minute check.",
    open: "Open your report",
    why: (product: string) =>
      `You get this once for each person you asked, because you wanted your ${product} report by email.`,
  } satisfies OneLinkWords,
  confirmation: {
    subject: "Confirm your email address",
    title: "May we email you here?",
    opening: (product: string) =>
      `Someone filled in ${product}'s survey and asked us to email this address. If that was you, confirm and we'll send what you asked for.`,
    confirm: "Confirm this address",
    notYou:
      "If it wasn't you, ignore this email. We won't send the report. You may be asked once more if someone enters this address again.",
  },
} as const;

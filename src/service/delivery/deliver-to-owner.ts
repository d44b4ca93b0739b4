import type { Brand } from "../../report/occasion.ts";
import { returnDayOf } from "../../report/working-days.ts";
import { exportFormats, fileNameOf } from "../../survey/export-formats.ts";
import { returnQuery } from "../../survey/wire/page-address.ts";
import { inShortOf } from "../analyze/render-response.ts";
import { submissionIn } from "../analyze/stored-dossier.ts";
import { dayOf } from "../reports/day-of.ts";
import { exportReport } from "../reports/export-report.ts";
import { dayIn, documentIn, dossierOf, type StoredReport, shopNameOf, showReport } from "../reports/show-report.ts";
import type { StoredLead } from "../store-port.ts";
import {
  type AttachedFile,
  confirmPath,
  type DeliverPorts,
  mailContextOf,
  notSetUp,
  type OutgoingMail,
  type Prepared,
  type SendMail,
} from "./deliver-ports.ts";
import type { Attempt, Failed } from "./deliver-problems.ts";
import type { DueDelivery } from "./deliveries.ts";
import { type Email, oneLinkEmail, renderEmail } from "./email.ts";
import { emailWords } from "./emails.words.ts";
import { confirmationEmail } from "./mail-confirmation.ts";
import { reportLink } from "./mail-parts.ts";
import { respondentEmail } from "./mail-respondent.ts";

/** Sends an email unless its address has reached its daily limit. */
type SendCounted = (mail: OutgoingMail) => Promise<Attempt>;

const countedBy =
  (sendMail: SendMail, { addresses }: DeliverPorts): SendCounted =>
  async (mail) =>
    (await addresses.countMail(mail.to, mail.deliveryId)) === "counted" ? sendMail(mail) : { kind: "too-many" };

/** An email to the respondent, sent only after the owner of the address has confirmed it. */
async function onceConfirmed(
  { id }: DueDelivery,
  { answers }: StoredLead,
  ports: DeliverPorts,
  prepare: (to: string, send: SendCounted) => Promise<Prepared>,
): Promise<Prepared> {
  const { sendMail } = ports;
  if (sendMail === null) return notSetUp;
  const to = String(answers.owner_email);
  switch (await ports.addresses.standing(to, id)) {
    case "confirmed":
      return prepare(to, countedBy(sendMail, ports));
    case "asked":
      return async () => ({ kind: "asked" });
    case "ask":
      return confirmationMail(id, to, ports, sendMail);
  }
}

/** Asks for confirmation, at most once a day. */
async function confirmationMail(id: string, to: string, ports: DeliverPorts, sendMail: SendMail): Promise<Prepared> {
  const { brand, publicUrl, addresses } = ports;
  if (publicUrl === null) return notSetUp;
  const link = `${publicUrl}${confirmPath}/${await addresses.confirmToken(to)}`;
  const written = renderEmail(confirmationEmail(brand, link), brand);
  return async () => {
    const sent = await sendMail({ ...written, deliveryId: `${id}-confirm`, to, replyTo: null, attached: null });
    return sent.kind === "delivered" ? { kind: "asked" } : sent;
  };
}

/** The email with the requested report. */
export async function respondentMail(delivery: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const shown = await showReport(lead.id, ports);
  if (shown.kind === "no-report") return { kind: "failed", problem: "report-missing" };
  return onceConfirmed(delivery, lead, ports, async (to, send) => {
    const { brand } = ports;
    const made = await reportFile(lead.id, shown, ports);
    if (made.kind === "failed") return made;
    const attached = emailWords.respondent.attached[made.isPdf ? "pdf" : "page"];
    const stored = dossierOf(shown, brand);
    const inShort = stored === undefined ? null : inShortOf(stored);
    const facts = { ...mailContextOf(lead, ports), shopName: shopNameOf(shown), inShort };
    const written = renderEmail(respondentEmail({ ...facts, attached }), brand);
    const mail = { ...written, deliveryId: delivery.id, to, replyTo: replyToOf(brand), attached: made.file };
    return () => send(mail);
  });
}

/** The email that says someone the owner asked has answered. It names neither the coworker nor the answers. */
export const viewMail = (delivery: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> =>
  emailAbout(delivery, lead, ports, (link) => oneLinkEmail(emailWords.view, ports.brand, link));

/** The reminder the owner asked for, sent on the return day of the newest report, never earlier. */
export async function returnMail(delivery: DueDelivery, lead: StoredLead, ports: DeliverPorts): Promise<Prepared> {
  const shown = await showReport(lead.id, ports);
  if (shown.kind === "no-report") return { kind: "failed", problem: "report-missing" };
  const at = returnAt(shown, ports.timeZone);
  if (ports.now() < at) return onceConfirmed(delivery, lead, ports, async () => async () => ({ kind: "later", at }));
  return emailAbout(delivery, lead, ports, (link) =>
    oneLinkEmail(emailWords.reminder, ports.brand, `${link}&${returnQuery}`),
  );
}

const hour = 60 * 60 * 1000;

/** The return day in the shop's time zone, at the time of day when the report was made; an hour off if clocks changed. */
function returnAt(report: StoredReport, timeZone: string): Date {
  const { answers, receivedAt } = report;
  const day = dayIn(report);
  const returnDay = returnDayOf(submissionIn(answers), day);
  const sameTime = Date.parse(receivedAt) + Date.parse(returnDay) - Date.parse(day);
  const times = [0, 1, -1].map((hours) => new Date(sameTime + hours * hour));
  return times.find((time) => dayOf(time.toISOString(), timeZone) === returnDay) ?? new Date(sameTime);
}

async function emailAbout(
  delivery: DueDelivery,
  lead: StoredLead,
  ports: DeliverPorts,
  emailTo: (address: string) => Email,
): Promise<Prepared> {
  const { brand, publicUrl } = ports;
  const address = reportLink({ id: lead.id, publicUrl });
  if (address === null) return notSetUp;
  return onceConfirmed(delivery, lead, ports, async (to, send) => {
    const written = renderEmail(emailTo(address), brand);
    return () => send({ ...written, deliveryId: delivery.id, to, replyTo: replyToOf(brand), attached: null });
  });
}

const replyToOf = ({ contact }: Brand): OutgoingMail["replyTo"] =>
  contact === null ? null : { name: contact.name, address: contact.email };

type ReportFile = { readonly kind: "file"; readonly isPdf: boolean; readonly file: AttachedFile } | Failed;

/** The PDF, or the report as a web page if this server can't write PDF files. */
async function reportFile(id: string, shown: StoredReport, ports: DeliverPorts): Promise<ReportFile> {
  const admit = async () => ({ kind: "admitted" }) as const;
  const pdf = await exportReport(id, { format: "pdf", address: "", isForMail: true }, { ...ports, admit });
  if (pdf.kind === "busy") return { kind: "failed", problem: "report-busy" };
  if (pdf.kind === "file") return { kind: "file", isPdf: true, file: pdf };
  const name = fileNameOf(shopNameOf(shown), dayIn(shown), "html");
  const bytes = ports.utf8.encode(documentIn(shown, true));
  return { kind: "file", isPdf: false, file: { name, type: exportFormats.html.type, bytes } };
}

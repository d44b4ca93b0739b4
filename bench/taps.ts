import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { mayShowRole, otherStatements, statementPrefix } from "../src/service/coworkers/coworker-page.ts";
import { type CoworkerRole, coworkerRoles } from "../src/survey/coworker.ts";
import { returnQuery } from "../src/survey/wire/page-address.ts";
import { serverProgram } from "../test/programs.ts";
import { askedReport } from "./asked-report.ts";
import { browserPath } from "./browser-path.ts";
import { startServerProcess } from "./server-process.ts";
import { printTable, rounded } from "./table.ts";

const phone = { width: 390, height: 780 } as const;
const goals = { parts: 15, taps: 15, minutes: 3 } as const;
/** How fast a first-time visitor reads, and how long a tap takes. Own judgment. */
const pace = { wordsPerMinute: 200, secondsPerTap: 1.5 } as const;
/** Statements checked on the typical way through. Own judgment. */
const statementsChecked = 3;

interface Form {
  readonly form: string;
  /** The weekly list and the questions. */
  readonly parts: number;
  /** Words on the page, without those behind “more”. */
  readonly words: number;
  /** Its height in phone screens. */
  readonly screens: number;
  /** One answer and send; on a return, send alone. */
  readonly shortest: number;
  /**
   * Consent, three statements and the box for the rest, one tap a question, and send; on a return, two tasks and two
   * answers.
   */
  readonly typical: number;
}

/** The time it takes to read every word and answer everything. */
const minutesFor = ({ words, typical }: Form): number =>
  rounded(words / pace.wordsPerMinute + (typical * pace.secondsPerTap) / 60, 1);

/** Taps through the short forms on a phone, counted in a browser without scripts. */
export async function benchTaps() {
  const server = await startServerProcess([serverProgram]);
  const executablePath = browserPath();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const roles = Object.keys(coworkerRoles) as readonly CoworkerRole[];
  const { id, paths } = await askedReport(server.port, roles);
  const forms: Form[] = [];
  for (const [role, path] of paths) forms.push(await coworker(browser, role, `http://localhost:${server.port}${path}`));
  forms.push(await comeBack(browser, `http://localhost:${server.port}/?report=${id}&${returnQuery}`));
  await browser.close();
  await server.stop();
  printTable([
    ["form", "parts", "words", "phone screens", "taps, shortest", "taps, typical", "minutes, every word read"],
    ...forms.map((one) => [one.form, one.parts, one.words, one.screens, one.shortest, one.typical, minutesFor(one)]),
  ]);
  const most = (of: (form: Form) => number): number => Math.max(...forms.map(of));
  const [parts, taps, minutes] = [most((one) => one.parts), most((one) => one.typical), most(minutesFor)];
  const holds = parts <= goals.parts && taps <= goals.taps && minutes <= goals.minutes;
  return { parts, taps, minutes, goals, holds, forms };
}

async function coworker(browser: Browser, role: CoworkerRole, address: string): Promise<Form> {
  const statement = (page: Page) => page.locator(`label:has([name^="${statementPrefix}"])`);
  const short = await opened(browser, address);
  await short.tap(statement(short.page).first());
  const shortest = await sent(short, "Thank you");
  // Whoever has answered can change it at a separate address.
  const way = await opened(browser, `${short.page.url()}&change`);
  await way.tap(way.page.locator(`label:has([name="${mayShowRole}"])`));
  for (let at = 1; at <= statementsChecked; at += 1) await way.tap(statement(way.page).nth(at));
  await way.tap(way.page.locator(`label:has([name="${otherStatements}"])`).first());
  for (const question of await way.page.locator("fieldset:not(.checkboxes)").all())
    await way.tap(question.locator("label").first());
  return { form: role, ...(await sizeOf(way.page)), shortest, typical: await sent(way, "Thank you") };
}

async function comeBack(browser: Browser, address: string): Promise<Form> {
  const way = await opened(browser, address);
  for (const at of [0, 1]) await way.tap(way.page.locator(".checkboxes label").nth(at));
  for (const at of [0, 1])
    await way.tap(way.page.locator("fieldset:not(.checkboxes)").nth(at).locator("label").first());
  const size = await sizeOf(way.page);
  const typical = await sent(way);
  return { form: "after 90 days", ...size, shortest: await sent(await opened(browser, address)), typical };
}

/** A form on a phone, and the taps made in it. */
interface Way {
  readonly page: Page;
  readonly tap: (target: Locator) => Promise<void>;
  readonly taps: () => number;
}

async function opened(browser: Browser, address: string): Promise<Way> {
  const context = await browser.newContext({ viewport: phone, hasTouch: true, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    taps += 1;
  };
  return { page, tap, taps: () => taps };
}

/** Sends the form and returns how many taps it took in all. */
async function sent({ page, tap, taps }: Way, heading?: string): Promise<number> {
  await tap(page.locator(".send button"));
  if (heading !== undefined) await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  await page.context().close();
  return taps();
}

async function sizeOf(page: Page): Promise<Pick<Form, "parts" | "words" | "screens">> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is folded away is not read.
  const [text, box] = [await page.locator("main").innerText(), await page.locator("body").boundingBox()];
  return {
    parts: await page.locator("fieldset").count(),
    words: text.split(/\s+/).filter((word) => /\w/.test(word)).length,
    screens: rounded((box?.height ?? Number.NaN) / phone.height, 1),
  };
}

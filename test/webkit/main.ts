import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServerProcess } from "../../bench/server-process.ts";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { rowsAwry } from "../e2e/rows-awry.ts";
import { serverProgram } from "../programs.ts";
import { type Session, startWebKit } from "./session.ts";

/**
 * `npm run webkit [FOLDER]`: from the start page to the report in WebKit, Safari's engine. Screenshots go to the
 * folder.
 */
const folder = process.argv[2];
const widths = [447, 820, 1440] as const;
const submit = "button[type=submit]";

const steps: Readonly<Record<string, (browser: Session) => Promise<unknown>>> = {
  "[R22] the start page leads to the form": async ({ click: press, until }) => {
    await press("main button");
    await until(`document.querySelector("h1")?.textContent.includes("Intake")`);
  },
  "[R7] an empty form tells its problems and sends nothing": async ({ click: press, until, value }) => {
    await press(submit);
    await until(`document.activeElement?.classList.contains("problem-summary")`);
    assert.equal(await value(`document.querySelectorAll(".problem-summary a").length`), 7);
  },
  "a question for a yes or a no stands on one line with its choices": async ({ value }) => {
    assert.deepEqual(await value(rowsAwry), []);
  },
  "[R6] a caution comes when its question is left, and one press mends it": async ({ click: press, type, until }) => {
    await type("[name=shop_name]", sampleShop.shop_name);
    await type("[name=owner_name]", sampleShop.owner_name);
    await type("[name=owner_email]", sampleShop.owner_email);
    await type("[name=machine_count]", "40");
    await press("[name=shift_count][value='1']");
    await type("[name=machinist_count]", "2");
    await press("[name=erp_user_count]");
    await press("#machinist_count-question .caution button");
    await until(`document.querySelector("[name=lights_out]:checked")?.value === "yes"`);
  },
  "[R12] a reload loses no answer": async ({ click: press, type, go, until, value }) => {
    await press("[name=primary_bottleneck][value='5-axis']");
    await press("[name=schedule_tool]");
    await press("[name=shop_rate_known]");
    await type("[name=shop_rate_value]", "$1,250.50");
    await type("[name=notes]", "Setups run over and hot jobs break into the plan.");
    await go("refresh");
    await until(`document.querySelector("[name=notes]")?.value.startsWith("Setups")`);
    assert.equal(await value(`document.querySelector("[name=shop_rate_value]").value`), "$1,250.50");
  },
  "[R24] the report comes, in its frame without scripts": async ({ click: press, until, value }) => {
    await press(submit);
    await until(`document.querySelector("iframe[title='Diagnostic Report']")`);
    assert.doesNotMatch(String(await value(`document.querySelector("iframe").sandbox.value`)), /script|same-origin/);
  },
  "[R57] a slider brings hours at once": async ({ type, until }) => {
    await type("[role=slider]", "\uE010");
    await until(`document.querySelector("[role=slider]").getAttribute("aria-valuetext").startsWith("100%")`);
    await until(`document.querySelector("#what-if [role=status]").textContent.includes("hours a year recovered")`);
  },
  "[R30] a KPI opens, and Escape closes it": async ({ click: press, type, until }) => {
    await press("#kpi-plan .kpi-card button");
    await until(`document.querySelector("[role=dialog]")`);
    await type("[role=dialog] button", "\uE00C");
    await until(`document.querySelector("[role=dialog]") === null`);
  },
  "[R26] Back leads to the answers, Forward to the report": async ({ go, until }) => {
    await go("back");
    await until(`document.querySelector("[name=shop_name]")?.value !== undefined`);
    await go("forward");
    await until(`document.querySelector("iframe[title='Diagnostic Report']")`);
  },
};

const listen = `(() => {
  window.complaints ??= [];
  for (const kind of ["error", "unhandledrejection"]) addEventListener(kind, (event) => complaints.push(String(event.message ?? event.reason)));
  const { error } = console;
  console.error = (...words) => { complaints.push(words.join(" ")); error(...words); };
})()`;

const server = await startServerProcess([serverProgram]);
const browser = await startWebKit();
console.log(`WebKit ${browser.version}`);
try {
  await browser.resize(820, 1100);
  await browser.open(`http://localhost:${server.port}`);
  let picture = 0;
  for (const [name, step] of Object.entries(steps)) {
    await browser.value(listen);
    await step(browser);
    assert.deepEqual(await browser.value("window.complaints ?? []"), [], name);
    await keep(`${++picture}`);
    console.log(`  ✓ ${name}`);
  }
  for (const width of widths) {
    await browser.resize(width, 1000);
    await browser.until(`window.innerWidth === ${width}`);
    assert.equal(await browser.value("document.documentElement.scrollWidth"), width);
    await keep(`results-${width}`);
    console.log(`  ✓ [R39] nothing is wider than ${width} px`);
  }
} finally {
  await browser.end();
  await server.stop();
}

async function keep(name: string): Promise<void> {
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `webkit-${name}.png`), await browser.picture());
}

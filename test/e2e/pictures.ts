import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { toolProgram } from "../programs.ts";
import { announced } from "./results-page.ts";
import { test } from "./visit.ts";
import { button, openForm, toast } from "./visitor.ts";

/** The pictures in the README and in docs/pictures.md, except the workbook's sheet. */

const folder = join(import.meta.dirname, "../../docs/pictures");
const pathOf = (name: string): string => join(folder, `${name}.png`);

test("the start page", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.screenshot({ path: pathOf("start") });
});

test("the results of the sample shop", async ({ page }) => {
  await openForm(page);
  await button(page, "preview").first().click();
  await expect(announced(page)).toContainText("hours a year recovered");
  await toast(page, "Analysis Complete!").getByRole("button").click();
  await expect(toast(page, "Analysis Complete!")).toBeHidden();
  for (const name of ["what-if", "kpi-plan"]) {
    await page.locator(`#${name}`).evaluate((part) => part.scrollIntoView({ behavior: "instant" }));
    await page.screenshot({ path: pathOf(name.replace("kpi-", "")) });
  }
});

test("the files of the sample shop", async ({ page }) => {
  const files = mkdtempSync(join(tmpdir(), "pictures-"));
  for (const [format, file] of [
    ["pdf", "report.pdf"],
    ["poster", "poster.pdf"],
    ["tv", "tv.html"],
  ] as const) {
    const made = ["analyze", "--sample", "--no-model", "--format", format, "--out", join(files, file)];
    execFileSync(process.execPath, [toolProgram, ...made], { cwd: join(import.meta.dirname, "../..") });
  }
  drawn(join(files, "report.pdf"), 1, "report", 900);
  drawn(join(files, "report.pdf"), 2, "dashboard", 1045);
  drawn(join(files, "poster.pdf"), 1, "poster", 682);
  await showTv(page, join(files, "tv.html"));
  await page.screenshot({ path: pathOf("tv") });
  rmSync(files, { recursive: true });
});

function drawn(file: string, number: number, name: string, width: number): void {
  const page = `-png -singlefile -f ${number} -l ${number} -scale-to-x ${width} -scale-to-y -1`;
  execFileSync("pdftoppm", [...page.split(" "), file, join(folder, name)]);
}

const secondsPerSlide = 12;

/** The slide of on-time delivery, the second one: the clock is stopped in the middle of its time. */
async function showTv(page: Page, file: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 1008, height: 567 });
  await page.goto(`file://${file}`);
  await page.evaluate(
    (at) => {
      for (const slide of document.getAnimations()) {
        slide.pause();
        slide.currentTime = at;
      }
    },
    1.5 * secondsPerSlide * 1000,
  );
}

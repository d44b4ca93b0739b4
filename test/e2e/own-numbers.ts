import { expect, type Page } from "@playwright/test";
import { numbersWords as words } from "../../src/web/words/numbers.ts";
import { shopExports } from "../exports/shop-exports.ts";
import type { Visit } from "./states-between.ts";

/** One invented shop's exports, under file names that occur nowhere else. */
export const exported = shopExports(7);

export const fileOf = (name: string, text: string) => ({
  name,
  mimeType: "text/csv",
  buffer: Buffer.from(text),
});

export const openNumbers = async (page: Page, more = ""): Promise<void> => {
  await page.goto(`/?numbers${more}`);
  await expect(page.getByText(words.drop.title)).toBeVisible();
};

export const dropFiles = (page: Page, ...files: readonly ReturnType<typeof fileOf>[]): Promise<void> =>
  page.getByLabel(words.drop.choose).setInputFiles([...files]);

export const useIt = (page: Page) => page.getByRole("button", { name: words.files.use, exact: true });

/** All exports of the shop, in use. */
export async function useShop(page: Page): Promise<void> {
  const files = Object.entries(exported).map(([name, text]) => fileOf(`zebra-${name}.csv`, text));
  await dropFiles(page, ...files);
  await page.getByRole("button", { name: words.files.takeAll(files.length) }).click();
  await expect(page.locator("#own-results")).toBeVisible();
}

/** The states of the page of own numbers, for screenshots and checks. */
export const visitsOfNumbers: readonly Visit[] = [
  {
    "numbers-empty": (page) => openNumbers(page),
    "numbers-checked": async (page) => {
      await dropFiles(page, fileOf("orders.csv", exported.orders), fileOf("empty.csv", ""));
      await expect(useIt(page)).toBeVisible();
      await expect(page.getByText("The file is empty.", { exact: false })).toBeVisible();
    },
    "numbers-asked": async (page) => {
      await dropFiles(page, fileOf("undated.csv", openDates));
      await expect(page.getByRole("button", { name: /is February 1, 2026/ }).first()).toBeVisible();
    },
  },
  {
    "numbers-used": async (page) => {
      await openNumbers(page);
      await useShop(page);
      await expect(page.locator(".tile").first()).toBeVisible();
    },
  },
];

/** Orders in which nothing shows whether the month or the day comes first. */
export const openDates = [
  "Ord #,Ln,Cust,Ord Date,Prom Date,Qty Ord,Ship Date,Qty Shipped",
  ...Array.from(
    { length: 9 },
    (_, row) => `50${row},1,Alder,0${row + 1}/02/2026,0${row + 1}/04/2026,12,0${row + 1}/05/2026,12`,
  ),
].join("\r\n");

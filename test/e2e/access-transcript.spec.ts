import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CDPSession, expect, type Page } from "@playwright/test";
import { test } from "./visit.ts";
import { button, openFormFromStart, toast } from "./visitor.ts";

const golden = (name: string): string => join(import.meta.dirname, "../golden", `form-transcript-${name}.txt`);

/** What Chromium exposes to a screen reader for one element. */
interface AxNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value?: unknown };
  readonly name?: { readonly value?: unknown };
  readonly description?: { readonly value?: unknown };
  readonly value?: { readonly value?: unknown };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

/** Announced by name; children that only repeat the name are left out. */
const named = new Set(["heading", "button", "link", "textbox", "radio", "checkbox", "DisclosureTriangle", "image"]);
/** Announced on entering one. */
const around = new Set([
  "banner",
  "main",
  "navigation",
  "region",
  "form",
  "group",
  "radiogroup",
  "status",
  "list",
  "dialog",
]);
const announcedStates = ["level", "required", "invalid", "checked", "disabled", "expanded", "multiline"];

/** The page as a screen reader goes through it from top to bottom, one line for each announcement. */
async function transcriptOf(page: Page): Promise<string> {
  const client: CDPSession = await page.context().newCDPSession(page);
  const { nodes }: { nodes: readonly AxNode[] } = await client.send("Accessibility.getFullAXTree");
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const [root] = nodes;
  const lines = root === undefined ? [] : linesOf(root, byId, 0);
  return `${lines.join("\n")}\n`;
}

function linesOf(node: AxNode, byId: ReadonlyMap<string, AxNode>, depth: number): readonly string[] {
  const role = String(node.role?.value ?? "");
  const isAnnounced =
    !node.ignored && (named.has(role) || (around.has(role) && !(role === "group" && !node.name?.value)));
  const isText = !node.ignored && role === "StaticText" && String(node.name?.value).trim() !== "";
  const own = isAnnounced
    ? [`${"  ".repeat(depth)}${said(node, role)}`]
    : isText
      ? [`${"  ".repeat(depth)}${node.name?.value}`]
      : [];
  if (isText || (isAnnounced && named.has(role))) return own;
  const inside = isAnnounced ? depth + 1 : depth;
  const children = (node.childIds ?? []).flatMap((id) => byId.get(id) ?? []);
  return [...own, ...children.flatMap((child) => linesOf(child, byId, inside))];
}

function said(node: AxNode, role: string): string {
  const name = String(node.name?.value ?? "");
  const states = (node.properties ?? [])
    .filter(
      ({ name: what, value }) =>
        announcedStates.includes(what) && ![false, "false", undefined].includes(value.value as never),
    )
    .map(({ name: what, value }) => (value.value === true || value.value === "true" ? what : `${what} ${value.value}`));
  const value = String(node.value?.value ?? "");
  const description = String(node.description?.value ?? "");
  return [
    role === "DisclosureTriangle" ? "disclosure" : role,
    ...(name === "" ? [] : [`“${name}”`]),
    ...states,
    ...(value === "" ? [] : [`holds “${value}”`]),
    ...(description === "" ? [] : [`– ${description}`]),
  ].join(" ");
}

/** `playwright test --update-snapshots=all` writes it again; a person reads what has changed. */
async function expectGolden(page: Page, name: string): Promise<void> {
  const transcript = await transcriptOf(page);
  if (test.info().config.updateSnapshots === "all") await writeFile(golden(name), transcript);
  expect(transcript).toBe(await readFile(golden(name), "utf8"));
}

test("[R38] what a screen reader says of the empty form is what it said before", async ({ page }) => {
  await openFormFromStart(page);
  await expect(page.getByRole("navigation", { name: "Sections" })).toBeVisible();
  await expectGolden(page, "empty");
});

test("[R38] what a screen reader says of the form when it was sent empty is what it said before", async ({ page }) => {
  await openFormFromStart(page);
  await button(page, "submit").click();
  await expect(toast(page, "Validation Error")).toBeVisible();
  await toast(page, "Validation Error").getByRole("button").click();
  await expect(toast(page, "Validation Error")).toHaveCount(0);
  await expectGolden(page, "refused");
});

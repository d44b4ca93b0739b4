import { expect, test } from "vitest";
import { sampleShop } from "../../src/survey/sample-shop.ts";
import { type StatementId, statementsMixed, weeklyChecklist } from "../../src/survey/weekly-checklist.ts";
import { agrees, asked, open, reportOf, secretOf, send } from "./asked.ts";

test("[R192] the form names the shop, says who sees the answers before the first question, and asks for no contact", async () => {
  const { server, links } = await asked();
  const response = await open(server, secretOf(links, 0));
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain("Your view of Cedar Ridge Precision");
  expect(html).toContain("The owner of Cedar Ridge Precision wants to know where the shop loses hours");
  expect(html.indexOf("Who sees what you say")).toBeLessThan(
    html.indexOf("What happens at least once a week, or all the time?"),
  );
  for (const id of statementsMixed) expect(html).toContain(`name="weekly.${id}"`);
  const questions = html.match(/<fieldset/g)?.length ?? 0;
  expect(questions).toBeGreaterThan(5);
  expect(questions).toBeLessThanOrEqual(9);
  expect(html).toContain(`a list to check and ${questions - 1} questions. Skip what you don’t know.`);
  expect(html).not.toMatch(/type="(text|email|tel)"|<textarea|<script/);
  expect(response.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("[R192] one tap says of all statements above it that those left open don't happen", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const others = "made_again list_changes few_know_how";
  await send(server, secret, { ...agrees, "weekly.list_changes": "yes", weekly_others: others });
  const [stored] = (await server.services.store.coworkersOf(id)).coworkers;
  expect(stored?.answers).toEqual({
    happens_weekly: ["list_changes"],
    does_not_happen: ["made_again", "few_know_how"],
  });
});

test("[R192] a statement of the leading cause comes first, and eight are visible before the others are opened", async () => {
  const { server, id, links } = await asked();
  const [first, more] = (await (await open(server, secretOf(links, 0))).text()).split("<details>");
  const shown = [...(first ?? "").matchAll(/name="weekly\.(\w+)"/g)].map(([, statement]) => statement as StatementId);
  const { diagnosis } = await reportOf(server, id);
  expect(shown).toHaveLength(8);
  expect(weeklyChecklist[shown[0] as StatementId].theme).toBe(diagnosis.themes[0].id);
  expect(more).toContain("14 more");
});

test("[R192] what the report rests on comes first, whatever the role sees and the boxes say", async () => {
  const answers = {
    ...sampleShop,
    primary_bottleneck: "Setup",
    pain_invisible:
      "Any morning I walk in there's four or five machines with the setup done, first piece made, light off, guy leaning on the toolbox. First piece is sitting on the cart outside Denise's door waiting on the CMM. She's the only one who runs it and she's first shift, 6 to 2:30. So second shift sets up at 4, makes one, and it sits til she gets in. JobBOSS clocks all of it as setup. I counted in October: 61 setups, 38 of them waited more than two hours on the first piece.",
    notes:
      "Okuma salesman has me about sold on a fifth horizontal with a pallet pool, $685,000. Randy (my foreman) says the setups run long because the young guys are slow and we ought to send two of them to school. Denise was out four days in February with the flu and we shipped next to nothing that week. Scrap is 1.8%, I'm not worried about that.",
  };
  const { server, links } = await asked({ roles: ["foreman"], answers });
  const form = await (await open(server, secretOf(links, 0))).text();
  expect(/name="weekly\.(\w+)"/.exec(form)?.[1]).toBe("waits_for_inspection");
});

test("[R192] each role is asked what it can answer: no planner is asked about repairs, no foreman about quotes", async () => {
  const { server, links } = await asked();
  const [planner, foreman] = await Promise.all(
    [0, 1].map(async (index) => (await open(server, secretOf(links, index))).text()),
  );
  expect(planner).not.toContain('name="maintenance_tracking_ready"');
  expect(foreman).not.toContain('name="quoting_accuracy"');
  for (const html of [planner, foreman]) expect(html).toContain('name="primary_bottleneck"');
});

test("[R192] what a role sees in its own day is among the statements shown at once, in words of the floor", async () => {
  const { server, links } = await asked();
  const [planner = "", foreman = ""] = await Promise.all(
    [0, 1].map(async (index) => (await (await open(server, secretOf(links, index))).text()).split("<details>")[0]),
  );
  for (const id of ["program_not_ready", "next_by_memory", "walk_to_find_job", "waits_for_inspection"])
    expect(planner).toContain(`name="weekly.${id}"`);
  for (const id of ["few_know_how", "breakdown_stops_job", "searching_for_tools"])
    expect(foreman).toContain(`name="weekly.${id}"`);
  const whole = await (await open(server, secretOf(links, 1))).text();
  expect(whole.replace(/value="[^"]*"/g, "")).not.toMatch(/tribal|telemetry|formal tracking/);
});

test("[R193] an empty form is asked once more, and absurd or hostile fields are left out", async () => {
  const { server, id, links } = await asked({ roles: ["planner"] });
  const secret = secretOf(links, 0);
  const empty = await send(server, secret, { "weekly.made_again": "", primary_bottleneck: "<script>" });
  expect(await empty.text()).toContain("You haven’t answered anything yet");
  const hostile = {
    "weekly.made_again": "yes",
    "weekly.nobody_knows": "yes",
    primary_bottleneck: "Setup",
    quoting_accuracy: "Estimates",
    owner_email: "new@shop.example",
    __proto__: "x",
  };
  await send(server, secret, { ...agrees, ...hostile });
  const [stored] = (await server.services.store.coworkersOf(id)).coworkers;
  expect(stored?.answers).toEqual({ primary_bottleneck: "Setup", happens_weekly: ["made_again"] });
});

test("[R194] the form says how many are asked, when answers show by role, and that sending needs no checked box", async () => {
  const two = await asked();
  const form = await (await open(two.server, secretOf(two.links, 0))).text();
  expect(form).toContain(
    "Two people have been asked so far. The report shows your answers as the planner’s only if both of you agree.",
  );
  expect(form).toContain(
    "Or leave the box unchecked: we don’t say who did. If nobody else answers, the owner will know it was you.",
  );
  const one = await asked({ roles: ["planner"] });
  expect(await (await open(one.server, secretOf(one.links, 0))).text()).toContain("the only one asked");
});

test("[R192] a form without an answer is shown again, and keeps the consent that was given", async () => {
  const { server, links } = await asked();
  const html = await (await send(server, secretOf(links, 0), agrees)).text();
  expect(html).toContain("You haven’t answered anything yet.");
  expect(html).toMatch(/name="may_show_role" value="yes" checked/);
});

test("[R192] a form that is refused, because too many were sent, is shown again with what was in it", async () => {
  const { server, links } = await asked({}, { RATE_LIMIT: "1" });
  const [planner, shared] = [secretOf(links, 0), "192.0.2.77"];
  for (let count = 0; count < 30; count += 1) await send(server, planner, {}, shared);
  const refused = await send(server, planner, { ...agrees, "weekly.made_again": "yes" }, shared);
  const html = await refused.text();
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
  expect(html).toContain("Not sent: too many answers came from your network. Yours are still in the form.");
  for (const box of ["may_show_role", "weekly.made_again"])
    expect(html).toMatch(new RegExp(`name="${box}" value="yes" checked`));
  expect(html).not.toContain("Send my changes");
});

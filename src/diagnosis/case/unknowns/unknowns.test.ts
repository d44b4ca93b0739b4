import { describe, expect, test } from "vitest";
import { caseOfShop } from "../../../../test/case-of-shop.ts";
import { silentShop } from "../../../../test/shops.ts";
import { type Answered, answered } from "../../../knowledge/odds/answered.ts";
import type { Submission } from "../../../survey/submission.ts";
import { isSettled } from "./unknowns.ts";

const asked = (answers: Partial<Submission>): readonly string[] => caseOfShop(answers).unknowns.map(({ id }) => id);

describe("a question is settled by what says so, and not by what is near it", () => {
  test.each<[keyof typeof answered, string, string]>([
    ["which-feature", "Most rejects are bores that drift.", "Scrap is too high here."],
    ["wait-for-check", "First pieces wait up to six hours for the CMM.", "First pieces wait for the CMM."],
    ["who-moves", "Sales walks out and says the part must go first.", "The order changes all the time."],
    ["who-moves", "My brother is telling the boys run the fish plant first.", "My brother pulls in at seven."],
    ["who-moves", "The mill calls, and everything moves.", "A customer calls about delivery."],
    ["who-moves", "I pulled one order for Ingersoll.", "I think calls take long, and I pull the parts."],
    ["who-moves", "Whoever's customer called last gets the mill.", "I couldn't tell you what the lead is paid."],
    ["changes-counted", "We tear down setups nine times a week.", "We tear down setups for hot jobs."],
    ["down-hours", "The spindle was down for eleven days.", "The spindle broke."],
    ["same-repair", "The turret failed again.", "The turret failed in May."],
    ["which-vendor", "The plater sits on it for three weeks.", "Material is a problem."],
    ["places-counted", "The ERP says Monday and the board says Friday.", "Dates are confusing."],
    ["typing-hours", "She retypes the orders every morning from 6 to 8.", "She retypes the orders."],
    ["program-state", "The program is still not done when the stock is on the table.", "Programs are our trouble."],
    [
      "quoted-actual",
      "We told the customers 900 hours and put in 1,300.",
      "We told the customers it would take longer.",
    ],
    ["quoted-actual", "The plate I had at 30 hr took 55.", "Jobs take longer than quoted."],
    ["setups-counted", "We change over 12 times a day.", "We change over a lot."],
    ["who-is-needed", "Only Dave can set the grinder.", "We need good people."],
    ["hours-cut", "The counter had gone up 900 hours in two years.", "The price had gone up 900 dollars."],
    ["hours-cut", "They are in cycle only 47 percent of the time.", "They are in cycle when I look."],
    ["hours-cut", "Its log adds up to 19 hours a week.", "The bill adds up to a lot."],
    ["down-hours", "October had 52 hours of them.", "October had a frost."],
    ["ordered-when", "Agnes wrote the order the Friday after.", "Agnes keeps the orders."],
    ["setup-spread", "In the longest, the clamps were in another hall.", "In the longest of winters we ship."],
    ["hours-cut", "At ten 6 of 20 were cutting.", "Nobody knows what they cut."],
    ["touch-time", "A body is cut for 5 hours and leaves after 9 weeks.", "Jobs take 9 weeks."],
    ["same-repair", "A bearing on number 2, same as number 4 the fall before.", "A bearing on number 2 and a belt."],
    ["repeat-price", "The rollers go out at the card, it says 2011.", "The rollers have a price card."],
    ["touch-time", "Total time on any machine, 41 hours.", "It was on the machine a while."],
    ["hours-cut", "Week of April 7, 46 hours chips.", "Chips everywhere for hours."],
    ["places-counted", "Same job goes by three names.", "The job goes by name."],
    ["lot-sized", "We run 600 at a crack.", "Lots are big."],
    ["who-releases", "No one else has that stamp.", "He has a stamp."],
    ["who-releases", "She's the only one who runs it.", "She runs it."],
    ["who-releases", "Two of the seven people who can sign it leave.", "Two people leave, and we sign off."],
    ["who-moves", "The salesman walks right out to the floor.", "The salesman walks in at nine."],
    ["who-carries", "Luis took every part and walked it through.", "Luis took a week off."],
    ["who-is-needed", "He was sick one week and six machines stood.", "He was sick one week in May."],
    ["who-is-needed", "He was gone nine days. The jobs went out nine days late.", "He was gone nine days."],
    ["hours-cut", "Both mills are quiet all morning.", "The mills are quiet machines."],
    ["time-to-check", "First articles take two people a day and a half each.", "First articles take us long."],
    ["wait-days", "The anodiser has parts for ten days.", "The anodiser has parts."],
    ["which-vendor", "One house in Erie ships us everything.", "We buy from everyone."],
    ["hours-cut", "All four lathes were dark when I came by.", "All four lathes are good."],
    ["hours-cut", "The monitor has the cell in cycle 38% of the shift.", "The cell has a monitor."],
    ["ordered-when", "The customer sends the blanks in three lots.", "Blanks come in three lots."],
    ["which-gap", "Carts stand between milling and benching.", "Carts stand everywhere."],
  ])("%s: %s", (id, settling, near) => {
    const { says }: Answered = answered[id];
    expect([says?.test(settling), says?.test(near)]).toEqual([true, false]);
  });
});

test("[R135] a question that a sentence answers is replaced by the next one of its cause", () => {
  const complaint = "Only Dave can set the grinder, and the grinder waits for him.";
  expect(asked({ pain_invisible: complaint })).not.toContain("hands-or-skill");
  expect(asked({ pain_invisible: complaint })).toContain("teaching");
});

test("[R135] a checked box for where machine hours come from answers the question about it", () => {
  const pain_invisible = "Machines stop all day, and nobody can say how many hours they stood.";
  expect(asked({ pain_invisible })).toContain("hours-nobody-counts");
  expect(asked({ pain_invisible, machine_utilization_known: "Not at all" })).not.toContain("hours-nobody-counts");
});

test("a shop that lost no program isn't asked which control it was deleted from", () => {
  const pain_invisible = "The program is not finished when the machine is free.";
  expect(asked({ pain_invisible, primary_bottleneck: "Programming" })).not.toContain("gone-or-elsewhere");
});

test("[R135] what unattended machines do is asked only of a shop that doesn't say it has none", () => {
  const pain_invisible = "Come back at six and it quit sometime in the night with a red lamp, and nobody knows when.";
  expect(asked({ pain_invisible })).toContain("night-run-quits");
  expect(asked({ pain_invisible, lights_out: false })).not.toContain("night-run-quits");
});

test("who looks after the machines is asked of nobody who wrote that no one does", () => {
  const questions = (pain_invisible: string) =>
    caseOfShop({ pain_invisible, downtime_tracking: "No formal tracking" }).unknowns.map(({ what }) => what);
  expect(questions("There is no list for the grease. We run them till they quit.")).toContain(
    "Who looks after the machines",
  );
  expect(questions("Nobody greases anything. We run them till they quit.")).not.toContain(
    "Who looks after the machines",
  );
});

test.for([
  ["quoted-actual", "On the other 14 we figured 31 hours apiece and put in 49."],
  ["touch-time", "Three hours on a machine per part. Our lots stay 31 days."],
  ["wait-days", "The plater claims five days. It is fourteen."],
] as const)("%s is settled by what their own sum says: %s", ([id, notes]) => {
  const { summed } = answered[id];
  const isIn = (text: string): boolean => isSettled({ summed }, { ...silentShop, notes: text });
  expect([isIn(notes), isIn("Jobs come late.")]).toEqual([true, false]);
});

test("[R135] whether stock is ordered late is asked where stock is late, not where a vendor works on parts", () => {
  const { id } = caseOfShop({ typical_delay_cause: ["Supplier delays"] }).unknowns[0] ?? {};
  const of = (pain_invisible: string) => asked({ typical_delay_cause: ["Supplier delays"], pain_invisible, notes: "" });
  expect(id).toBeDefined();
  expect(of("Bar comes weeks late, and jobs wait for it.")).toContain("ordered-when");
  expect(of("Castings come back late from outside heat treatment. Bar comes next day.")).not.toContain("ordered-when");
});

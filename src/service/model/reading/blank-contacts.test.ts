import fc from "fast-check";
import { expect, test } from "vitest";
import { hostileShop, silentShop } from "../../../../test/shops.ts";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { tidyLine } from "../../../survey/tidy.ts";
import { contactBlanker } from "./blank-contacts.ts";

const blanked = contactBlanker(sampleShop);

test.for([
  ["I am Dana Whitaker of Cedar Ridge Precision.", "I am [name] of [shop]."],
  ["dana's desk; WHITAKER signs", "[name]'s desk; [name] signs"],
  ["Whitaker, Dana", "[name], [name]"],
  ["CEDAR-RIDGE precision is full", "[shop] is full"],
  ["At Cedar we wait", "At [shop] we wait"],
  ["Mail dana@cedar-ridge-precision.example or bob@plater.example", "Mail [email] or [email]"],
  ["see www.cedar-ridge-precision.example", "see www.[website]"],
  ["Call 555 0142 or (555)0142", "Call [phone] or [phone]"],
  ["Call the plater at +1 (614) 555-0199 today", "Call the plater at [phone] today"],
  ["Da\u200bna runs it", "[name] runs it"],
  ["ask dana whitaker, DANA or ＤＡＮＡ", "ask [name], [name] or [name]"],
  ["danawhitaker of cedarridge precision", "[name] of [shop]"],
  ["５５５－０１４２ or ٥٥٥٠١٤٢ or 555\u2011\u200b0142", "[phone] or [phone] or [phone]"],
  ["Dana＠cedar-ridge-precision．example", "[email]"],
] as const)("[R88] %s leaves the server as %s", ([written, sent]) => {
  expect(blanked(written)).toBe(sent);
});

test.for([
  ["Miller & Sons Plating Inc. is late", "[company] is late"],
  ["We wait for Apex Heat Treat LLC each week", "We wait for [company] each week"],
  ["Only Mike Johnson can set it; ask Karen", "Only [person] can set it; ask [person]"],
  ["our foreman Zoltan Becker decides", "our foreman [person] decides"],
  ["Mr. Alvarez of the plater", "[person] of the plater"],
  ["write bob at plater dot com", "write [email]"],
  ["write bob (at) plater.com", "write [email]"],
  ["call 555-0199", "call [phone]"],
  ["call five five five oh one nine nine", "call [phone]"],
  ["call Five-Five-Five. oh 199", "call [phone]"],
  ["call 555 zero one double nine", "call [phone]"],
  ["callfive, then fivefivefivezeroonenine nine", "callfive, then [phone]"],
  ["６１４－５５５－０１９９, ६१४५५५०१९९ and 614\u2013555\u20130199", "[phone], [phone] and [phone]"],
  ["it's 6 1 4 5 5 5 0 1 9 9 at night", "it's [phone] at night"],
  ["write bob @ plater . com or BOB [AT] PLATER [DOT] DE", "write [email] or [email]"],
  ["ｂｏｂ＠ｐｌａｔｅｒ．ｃｏｍ", "[email]"],
  ["we wait for apex heat treat llc each week", "we wait for [company] each week"],
  ["Becker & Sons is slow, CTM Industries too", "[company] is slow, [company] too"],
  ["only mike johnson or KAREN can; mr alvarez too", "only [person] or [person] can; [person] too"],
  ["it is on https://plater.example/quotes?id=7 and acmeplating.com", "it is on https://[website] and [website]"],
] as const)("[R88] of others: %s leaves as %s", ([written, sent]) => {
  expect(blanked(written)).toBe(sent);
});

test.for([
  "Chuck jaws and the Mark II fixture wait at 4 to 5 setups a day; Haas VF-2 and Mastercam are fine.",
  "Our planner uses Excel. The manager said Tuesday. Part 114-20 runs at 0.005.",
  "Late one time in three, two or three of four weeks",
  "Precision work, 2500 parts a week, 45 minutes a setup.",
  "The ridgeline of danastar cedarwood",
  "Setups of 30, 45, 60, 75 minutes",
  "A week came to 3 4 2 5 1 0 2 late orders, steps 1 2 3 4 5; one, two, three or four of five",
  "matt finish, jerry-rigged stops, 5 ms later, dr 6 mm, mill marks and a bill to pay",
  "Our planner Excel sheet, two 500 lots in one 12 hour day, three 45 minute setups",
] as const)("[R88] %s names no one and stays as it is", (written) => {
  expect(blanked(written)).toBe(written);
});

test.for([
  [
    "Mark Miller",
    "Mark says the mill leaves a mark on it. Miller cuts.",
    "[name] says the mill leaves a mark on it. [name] cuts.",
  ],
  ["Name", "Name names the shop", "[name] names the shop"],
  ["Bill", "Bill pays the bill", "[name] pays the bill"],
  ["王小明", "我是王小明的助理", "我是[name]的助理"],
  ["José Núñez", "Jose\u0301 or NÚÑEZ", "[name] or [name]"],
  ["Ann Lee (planner)", "Our planner makes the hot list; ann lee asks", "Our planner makes the hot list; [name] asks"],
  ["Bob Ray, owner and programmer", "And the owner programs. Bob waits", "And the owner programs. [name] waits"],
  [
    "Walt Kern (form by Anita Salcido, Quality Manager)",
    "Quality checks the form; Salcido signs",
    "Quality checks the form; [name] signs",
  ],
  ["Jo Wu", "jo decides, Wu signs", "jo decides, [name] signs"],
  ["Whitaker, Mark", "Mark leaves a mark; whitaker signs", "[name] leaves a mark; [name] signs"],
  ["O’Neil & Sons", "O'Neil and Sons again, o’neil sons", "[name] again, [name]"],
] as const)("[R88] the name %s: %s becomes %s", ([owner_name, written, sent]) => {
  expect(contactBlanker({ ...silentShop, shop_name: "Lot 9", owner_name })(written)).toBe(sent);
});

test.for([
  [
    "Granite Castings & Machining",
    "Castings wait at Granite. Pumps and castings don't.",
    "Castings wait at [shop]. Pumps and castings don't.",
  ],
  ["Lake Pump Co", "Pump and compressor OEMs; LAKE PUMP is full", "Pump and compressor OEMs; [shop] is full"],
  ["JD Machine", "At JD we wait; jd machine is full, the JDs too", "At [shop] we wait; [shop] is full, the JDs too"],
  ["A1 Precision", "Customers call A1. An a1 sheet of paper", "Customers call [shop]. An a1 sheet of paper"],
  ["5280 Machining", "5280 Machining cut 5280 parts", "[shop] cut 5280 parts"],
  ["NC Tool", "The NC programs are late at NC Tool", "The NC programs are late at [shop]"],
  ["Eagle Fluid Power", "An eagle flies. Fluid power parts for Eagle", "An eagle flies. Fluid power parts for [shop]"],
] as const)(
  "[R88] of the shop name %s a word is replaced where it stands as the name",
  ([shop_name, written, sent]) => {
    expect(contactBlanker({ ...silentShop, shop_name, owner_name: "Lot 9" })(written)).toBe(sent);
  },
);

test("[R88] whatever a shop and its owner are called, their names and the email never leave", () => {
  const name = fc
    .string({ minLength: 3, maxLength: 60, unit: "binary" })
    .map(tidyLine)
    .filter((one) => /^\p{L}{3}/u.test(one) && /\p{L}$/u.test(one) && !/[^\p{L}]{8}/u.test(one));
  fc.assert(
    fc.property(fc.tuple(name, name), ([shop_name, owner_name]) => {
      const shop = { ...silentShop, shop_name, owner_name };
      const said = contactBlanker(shop)(`At ${shop_name} setups wait. ${owner_name}, ${shop.owner_email}`);
      expect(said).toMatch(/^At \[(?:shop|name)\] setups wait\. \[(?:shop|name)\], \[email\]$/);
    }),
    { seed: 26, numRuns: 300 },
  );
});

test.for([
  ["a last name, nickname or rarer first name alone", "Ask Becker, Sully or Zoltan"],
  ["a rarer full name without a title or role", "Zoltan Becker decides"],
  ["a company without an ending such as Inc", "Apex Plating is late"],
  ["digits in another language", "cinco cinco cinco cero uno nueve nueve"],
  ["the respondent's initials, and an ordinary word of their name in lower case", "dw said precision is ours"],
] as const)("[R88] docs/language-model.md says that this passes: %s", ([, written]) => {
  expect(blanked(written)).toBe(written);
});

test("[R88] hostile texts are searched in time that grows with their length", () => {
  for (const piece of ["one ", "o", "1 ", "1", "a@", "x at ", "Ab ", "ab ", "mr ", "٥", "ab & "]) {
    const text = `${piece.repeat(20_000).slice(0, 20_000)}!`;
    expect(blanked(text).length).toBeGreaterThan(0);
  }
});

test("[R88] names made of markup and pattern characters are looked for as they are written", () => {
  const text = `We at ${hostileShop.shop_name} and (.*)+ wait`;
  expect(contactBlanker(hostileShop)(text)).not.toContain("onerror");
  expect(contactBlanker({ ...silentShop, owner_name: "(.*)+ [a-z]{9} $&" })("a (.*)+ b")).toBe("a (.*)+ b");
});

test.each([
  "Lathes 401 402 403 404 are always full.",
  "Ops 10 20 30 40 50 wait.",
  "Setups took 120 / 140 / 180 / 200 min.",
  "From 2026-09-01 - 2026-10-01 we were late.",
])("lists of machines, steps, minutes and dates are no phone numbers: %s", (text) => {
  expect(blanked(text)).toBe(text);
});

import { expect, test } from "vitest";
import { sampleShop } from "../../../survey/sample-shop.ts";
import { statedLossesIn } from "./losses.ts";

const lossesIn = (pain_invisible: string) =>
  statedLossesIn({
    ...sampleShop,
    machine_count: 40,
    improvement_goal: "",
    success_metric: "",
    notes: "",
    pain_invisible,
  });
const countedIn = (text: string) => lossesIn(text).flatMap(({ counted }) => counted ?? []);

test.each([
  ["164 of 181 come off two machines.", 164, 181, ""],
  ["I checked 40 closed jobs and 34 came off late.", 34, 40, "closed jobs"],
  ["We logged 22 long stops on the pair last month, 19 of them on nights.", 19, 22, "long stops"],
  ["Six of the 22 came from that week.", 6, 22, ""],
  ["We shipped 46 and 17 went late.", 17, 46, ""],
  ["Of the 40 line items we pulled ahead, 27 were still sitting.", 27, 40, "line items"],
  ["October was 117 rejects out of 1,240.", 117, 1240, ""],
  ["Out of 35 crates we sent this year 12 went after the day.", 12, 35, "crates"],
  ["Of 18 alarms, 13 end when somebody resets the door.", 13, 18, "alarms"],
  ["I flipped through 26 travelers and 9 had no revision.", 9, 26, "travelers"],
  ["6 out of 33 jobs sat for want of a cert.", 6, 33, "jobs"],
  ["There were 44 open orders on the rack and 15 of them without a date.", 15, 44, "open orders"],
  ["I pulled the last 16 remakes. 11 measure right to the old drawing.", 11, 16, "remakes"],
  ["In March we threw away 204 from 3,310.", 204, 3310, ""],
  ["29 orders since Easter. On 17 of them the castings came too late.", 17, 29, "orders"],
  ["We tagged 212 night stops, of which 87 were chip nests, and 32 where nobody could say.", 87, 212, ""],
  ["The June tally shows 31 break-ins of which only 12 were breakdowns.", 12, 31, ""],
  ["We counted 57 drawing queries, of which 49 were raised in the last week.", 49, 57, "drawing queries"],
  ["In May we had nine rushes, six of which were jobs that had been pushed back.", 6, 9, ""],
  ["He found 44 finished lots on hold for a signature, of which 31 were with one man.", 31, 44, "finished lots"],
  ["He walked 50 late orders in October. Thirty-one of them were done before the date.", 31, 50, "late orders"],
  ["I traced 24 late jobs. 15 of those were waiting on a cert.", 15, 24, "late jobs"],
  ["We had 21 late crates out of 190. In 14 of them the floor was done on the day.", 14, 21, "late crates"],
])("[R168] a part of the cases they counted is one: %s", (text, part, all, things) => {
  expect(countedIn(text)).toEqual([{ part, all, things }]);
});

test.each([
  "I went through the last 40. 26 were fine.",
  "We checked 30 first pieces and 24 of them were good.",
  "I pulled 20 travelers. 17 went well.",
  "Of the 12 setups we logged, 9 ran all right.",
])("what went well is no part of what they lose: %s", (text) => expect(countedIn(text)).toEqual([]));

test.each([
  ["We tagged 212 night stops, of which 87 were chip nests at the bushing.", "were chip nests"],
  ["The tally shows 31 break-ins of which only 12 were breakdowns.", "were breakdowns"],
  ["44 finished lots were on hold, of which 31 were with one man.", "of the 44 finished lots you counted"],
])("what a part was is said after its share: %s", (text, end) => {
  expect(lossesIn(text)[0]?.unit.endsWith(end)).toBe(true);
});

test("a part of all that is only wanted is no count", () => {
  const wish = { ...sampleShop, improvement_goal: "18 of 20 trucks leave on time.", success_metric: "", notes: "" };
  expect(statedLossesIn({ ...wish, pain_invisible: "" })).toEqual([]);
});

test.each([
  // Parts of one set or lot, and places in it.
  "Weld had sixteen of the seventeen on a skid for over a week.",
  "Assembly gets nineteen of twenty parts and waits for a sleeve.",
  "A mill is often torn down with 30 of 80 pieces made.",
  "Number 2 came down Tuesday at piece 11 of 40.",
  "The vise comes off at 60 of 90.",
  "Lot 7 of 12 is done.",
  "Not one of the eight came in under.",
  "9 of 11 screws per kit.",
  // Times, and things that were never counted.
  "A bonnet runs 22 minutes, so nine of them is three hours and change.",
  "We timed one and it had been cutting for two hours out of eight.",
  "We use 36 of 80 hours.",
  "We run 14 machines. Six of them are Haas.",
  "It ran 26 hours of 80 last week, 71 the week before.",
  // What they have, what they want, and a manner of speaking.
  "Eleven of our twenty-six turners may retire.",
  "55 of 210 people.",
  "Two of the eighteen machines are 5-axis.",
  "I want 8 of 12 jobs at or under hours.",
  "Nine of ten customers are happy.",
  "They made me a lease of $6,150 the month, sixty months, and the machine is ready.",
  "Plus $210 of 316 bar.",
  "Fewer than 14 of 40 quotes came back as orders.",
  "He says 29 out of 42 is practically full.",
  // What a part of it is, and other kinds of numbers.
  "A block has sixteen signatures and forty-one days, of which two are cutting.",
  "The stop lasts 96 minutes, of which 20 were work.",
  "It's 27 days, of which two were cutting.",
  "The plant stands on eleven acres, of which we use four.",
  "There are six stations, each of which trips a little.",
  "We have two Zeiss machines, one of which Luis needs.",
  "The lead time is 19 weeks, of which 2 were in the shop.",
  "We want 20 jobs released, of which 12 are kits.",
])("[R168] no part is worked out of numbers that count no cases: %s", (text) => {
  expect(countedIn(text)).toEqual([]);
});

test.each([
  ["At nine I walked the aisle and 8 of 20 were cutting.", "8 ÷ 20 = 40%, so 60% stood"],
  ["A buyer counted five of twelve spindles turning.", "5 ÷ 12 = 42%, so 58% stood"],
  ["Walked through at 10 pm, 4 of 9 stopped.", "4 ÷ 9 = 44%"],
])("machines counted on a walk are a share: %s", (text, line) => {
  expect(lossesIn(text)).toMatchObject([{ isPercent: true, hours: null, lines: [line] }]);
  expect(countedIn(text)).toEqual([]);
});

test.each(["Three of the five-axis are dark.", "Six of ten jobs a day come with a call from a plant that is down."])(
  "no machines are counted in %s",
  (text) => expect(lossesIn(text)).toEqual([]),
);

import { expect, test } from "vitest";
import { detectionsInText } from "../evidence/detections.ts";
import { isNotOurs } from "./sentence-kind.ts";
import { clausesOf, isDenial, readText } from "./sentences.ts";

/** Why the first sentence of a complaint counts for nothing; `undefined` if it counts. */
function whyNot(text: string): string | undefined {
  const answer = readText("pain_invisible", text);
  const [first] = answer.sentences;
  if (first === undefined) return undefined;
  if (isNotOurs("pain_invisible", first)) return first.notOurs;
  return clausesOf(answer, first).every(isDenial) ? "denied" : undefined;
}

test.each([
  "We buy steel ahead and have not missed a job for it in two years.",
  "Titanium is at 40 weeks but we buy to forecast and have not missed for it since 2023.",
  "Our plater is never late.",
  "The lab was never the holdup.",
  "Castings are never short.",
  "No lot waits at the grinder.",
  "No machine is idle for want of a program.",
  "Nobody waits for a gage here.",
  "Nobody has to wait for a fixture.",
  "Nothing piles up in front of deburr.",
  "Nothing gets lost between the saw and the mills.",
  "Inspection doesn't hold us up.",
  "Programming never holds anybody up.",
  "The plating isn't holding us up.",
  "Outside work has not slowed us down.",
  "Hobbing setups run two hours against an hour and a half but I don't lose sleep over it.",
  "We don't lose any sleep over breakdowns.",
  "The CMM is not a constraint.",
  "Material isn't a bottleneck for us.",
  "The spindles aren't what's late.",
  "Setups aren't what costs us.",
  "Quoting isn't where we lose it.",
  "Not one breakdown since spring.",
  "Three new machines and not a single stop since they came.",
  "No late lots this year.",
  "Zero returns since March.",
  "There's no hunting for tools here.",
  "We never wait on material.",
  "The mills don't wait for code.",
  "The compressor hasn't tripped in years.",
  "We haven't had a machine stand since the new pump.",
  "The guys have never run out of inserts.",
  "The heat treater has never let us down.",
  "The bar rack never once ran short.",
  "They have never sent a lot back.",
  "It isn't the people.",
  "No, it's not the machines.",
  "Don't tell me it's the setups.",
  "We have no shortage of hands.",
  "I've got enough machinists, don't tell me to hire.",
  "We have plenty of skilled people.",
  "There are enough gages to go around.",
  "We're not short of hands.",
  "It's not that we can't find people.",
  "I can't remember when a machine last stood.",
  "The machines don't break.",
])("[R46] trouble that doesn't come about is denied: %s", (text) => {
  expect(whyNot(text)).toBe("denied");
});

test.each([
  "Heat treat used to be late, we changed vendors and it's fine now.",
  "First articles used to wait three days and now it is good.",
  "The bar feeder used to jam every night, it's been fixed and runs fine.",
  "The spindle was replaced in March and has run well since.",
  "Way covers went in last fall, no leaks, it's been good since.",
  "Jobs waited a week for programs until we hired Dana.",
  "We lost parts all the time until we put tags on the carts.",
  "The night crew was short but not any more.",
  "Inspection is no longer the bottleneck.",
  "They're no longer late.",
  "We fixed the chiller, and it's fine now.",
  "The screws were replaced in January; both run well since.",
  "The saw was always behind. It's been fine since the second one came.",
  "In the spring the mill shorted us on 4140 for five weeks, but bar has been showing up fine since June.",
  "The plater lost two lots last year and has been delivering on time since.",
])("[R46] what is mended counts for nothing: %s", (text) => {
  expect(whyNot(text)).toBe("mended");
});

test.each([
  "We swapped the heat treater and it made no difference.",
  "I fired the last scheduler too and nothing changed.",
  "I replaced the programmer, same story.",
  "We bought new software. Made no difference.",
  "Doubled the inspectors and it didn't help.",
  "We put monitors on everything, same story.",
  "Hired two deburr hands. Nothing changed.",
  "We changed platers and you can't tell the difference.",
  "Raised wages by four dollars, no change.",
  "We swapped the planner and we're just as late as before.",
  "I dropped the plater. The dates look the same.",
])("[R46] what a remedy didn't change isn't the cause: %s", (text) => {
  expect(whyNot(text)).toBe("no-difference");
});

test.each([
  "A competitor lost a customer because his heat treat ran late.",
  "My brother's shop lost a man to retirement and nobody else could run the grinder.",
  "A friend's shop waits days for inspection.",
  "One of our competitors can't find machinists.",
  "Other shops stand around waiting for programs.",
  "Most shops lose an hour at every setup.",
  "My cousin's place has jobs sitting everywhere.",
  "The big shop in town quotes three weeks on gears.",
  "At my last job we waited a week for tools.",
  "Where I worked before, the schedule changed every hour.",
  "A buddy of mine who owns a shop has one programmer and nobody else.",
])("[R46] somebody else's trouble counts for nothing: %s", (text) => {
  expect(whyNot(text)).toBe("others");
});

test("[R46] what goes on about somebody else counts for nothing", () => {
  const { sentences } = readText("notes", "My uncle's shop quotes too low. He loses on every second job.");
  expect(sentences.map((one) => one.notOurs)).toEqual(["others", "others"]);
});

test.each([
  "If our programmer ever quit we'd be sunk.",
  "If the CMM broke we would be stuck.",
  "We'd be in trouble if the big mill went down.",
  "If the plater burned down we could close.",
  "The whole shop would stop if the compressor died.",
  "I know what could happen some day.",
])("[R46] what would be counts for nothing: %s", (text) => {
  expect(whyNot(text)).toBe("would-be");
});

test.each([
  "The salesman says our setups are too long. They are not.",
  "People say the grinder is slow. I don't see it.",
  "They tell me the programs are late. Wrong.",
  "My wife thinks we lose money on repairs. We don't.",
  "The boys claim they wait for tools. Not true.",
  "My brother swears the problem is lazy people. Nonsense.",
])("[R46] what the next sentence takes back counts for nothing: %s", (text) => {
  expect(whyNot(text)).toBe("contradicted");
});

test.each([
  "Everybody wants to talk about scheduling.",
  "Everyone blames the night shift.",
  "People like to talk about changeovers.",
  "Folks will tell you it's the steel.",
  "The dealer says I need another lathe.",
])("[R46] what others like to blame counts for nothing: %s", (text) => {
  expect(whyNot(text)).toBe("hearsay");
});

test.each([
  "Already I put an ad out for two machinists.",
  "Or hire a maintenance man, $38 an hour if I can find one.",
  "There is a request in from Quality for four inspectors at $36 an hour.",
  "We're looking at a second CMM.",
  "Thinking about a powder line.",
  "I've an offer out to a programmer.",
  "A new saw is in next year's budget.",
])("[R46] a plan says nothing of today: %s", (text) => {
  expect(whyNot(text)).toBe("intended");
});

test.each([
  "The heat treater used to be fine, now it's late.",
  "The mill used to run well and now it is down every week.",
  "We are never on time.",
  "Programs are never ready.",
  "The plater never comes when he says.",
  "The foreman is never here when we need him.",
  "We have not shipped one on time.",
  "We haven't had a good week since Easter.",
  "We have not missed a Saturday since June.",
  "Nobody waits for me to finish; they just start the next job.",
  "Nobody waits for an okay.",
  "Nobody knows which job is next.",
  "No job leaves here on time.",
  "No machine has a program when it's free.",
  "Nothing sits longer than the lots at deburr.",
  "If the CMM is down we wait all day (it happens weekly).",
  "If the first piece fails, the whole lot waits.",
  "If we had the programs on time we would run nights.",
  "If I knew where the hours go I'd bid better.",
  "Only Hank can set the Gleason, and if he quit we'd be dead.",
  "If the pump broke again we'd be stuck, like last month.",
  "The plater is never late but the heat treater always is.",
  "Steel is never short, the castings are always behind.",
  "It isn't the machines, it's that nobody has a drawing.",
  "The computer says it's on the shelf. It isn't.",
  "The vendor says Friday. It's not.",
  "Programs should be ready. They are not.",
  "They promise five days. Wrong.",
  "The plater says a week and it's three.",
  "My foreman says the jobs wait for tools.",
  "The operators say that the prints are wrong every week.",
  "We replaced the spindle and it's late again.",
  "We replaced the pump in May and it broke again in June.",
  "It has not run right since they replaced the spindle.",
  "Nothing has been good since Bob left.",
  "Castings have not been coming in on time since the strike.",
  "We were fine until we got the big order.",
  "We were on time until we moved the saw.",
  "We hired two men and the setups still take four hours.",
  "We bought a second lathe and the queue is as long as ever, because Ed sets both.",
  "The shop down the road grinds our shafts and is always late.",
  "A friend's shop does the plating and it takes him three weeks.",
  "My brother can't find the prints half the time.",
  "My son runs the night shift and nobody checks the first piece.",
  "A competitor took our best lathe man and now the Mazak stands.",
  "We need a second inspector because lots wait three days.",
  "We're trying to hire a programmer and nobody applies.",
  "We put an ad out for a machinist and got no calls.",
  "Everybody keeps his own list.",
  "Everyone waits for the one CMM.",
  "People hunt for tools all morning.",
  "I lose sleep over the late orders.",
  "Setups are what holds us up.",
  "It's the constraint, no question.",
  "Nobody is late by his own list.",
  "Parts wait at the plater until we have a full load.",
  "Engineering is never late, the jobs just start late.",
  "When nothing is late, it's because everybody worked Saturday.",
  "The dealer has had our spindle for three weeks.",
  "Scrap has not gone down in a year.",
  "Nothing waits its turn here.",
  "It's not what we quoted, it costs twice that.",
  "It's not in stock when we need it.",
  "That's not the material we ordered.",
  "Only Ed can take it off the machine.",
  "The list we used to keep is gone.",
  "We used to have four setup men and the rest are gone.",
  "We waited three weeks until we got the castings.",
  "The job stood for four days until we found the print.",
  "The foreman moved the job and we never knew.",
  "Put the lot on the shelf in May and it hasn't moved.",
  "We gave them the PO in May. Late anyway.",
  "If we ever had the steel on time, the mills would not wait.",
  "We're looking at three weeks for castings.",
  "We're looking at a six-week backlog.",
  "Hiring a machinist takes six months.",
  "Pricing a job takes me a week.",
  "Planning on the fly is how we do it.",
  "Castings are coming in with porosity.",
  "Get a part back wrong and it's $400.",
  "Did anyone write down why it broke? No.",
  "A friend's shop does our grinding and is always behind with it.",
  "My cousin's shop is two weeks late with the plating.",
  "Everybody blames everybody when a lot is lost.",
  "We have enough machines, it's people we can't find.",
  "We've got plenty of machinists but nobody who can set up the five-axis.",
  "We don't have enough machinists.",
])("[R46] trouble of today is heard: %s", (text) => {
  expect(whyNot(text)).toBeUndefined();
});

test.each(["pain_invisible", "notes"] as const)(
  "[R46] trouble that isn't theirs stands for no cause, in %s",
  (field) => {
    for (const text of [
      "A friend's shop waits days for inspection.",
      "If our programmer ever quit we'd be sunk.",
      "Heat treat used to be late, we changed vendors and it's fine now.",
      "Everybody wants to talk about scheduling.",
    ])
      expect(detectionsInText(field, text).filter(({ speaks }) => speaks === "for")).toEqual([]);
  },
);

test("a goal is an intention, and counts as one", () => {
  const [goal] = readText("improvement_goal", "We're looking at a second CMM.").sentences;
  expect(goal?.notOurs).toBe("intended");
  expect(goal && isNotOurs("improvement_goal", goal)).toBe(false);
});

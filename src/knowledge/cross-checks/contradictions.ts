import type { CautionId } from "../../survey/caution-rows.ts";
import { erps, jobErps, monitors, stopsByTelemetry } from "../../survey/tech-stack.ts";
import { benchmarks } from "../figures/benchmarks.ts";
import { type AnswerTest, type Choice, says } from "../odds/answer-test.ts";
import type { CrossCheckRule, CrossCheckTest } from "./cross-check-rule.ts";

type ListField = "tech_stack" | "current_kpi_tracking" | "typical_delay_cause";

const lacks = <F extends ListField>(field: F, ...choices: readonly Extract<Choice<F>, string>[]): CrossCheckTest => ({
  kind: "lacks",
  field,
  choices,
});
/** The form already warned about these answers, and the visitor left them unchanged. */
const cautioned = (id: CautionId): CrossCheckTest => ({ kind: "caution", id });
/** They tell of a counter on a machine: somebody reads it. */
const readsCounters: CrossCheckTest = {
  kind: "words",
  says: /\b(?:part|piece|cycle|hour|spindle) ?(?:counters?|meters?)\b/i,
};
const either = (...of: readonly AnswerTest[]): CrossCheckTest => ({ kind: "either", of });

type Ranged = "BM-RATE-03" | "BM-RATE-08" | "BM-UTIL-08" | "BM-OTD-01" | "BM-QUOTE-01" | "AS-OT-4";
/** A range as text: `80–90`. */
const span = (id: Ranged): string => `${benchmarks[id].value.low}–${benchmarks[id].value.high}`;
const rates = (id: Ranged): string => `$${benchmarks[id].value.low} to $${benchmarks[id].value.high}`;

/** `The VP decides what runs next`, `my brother signs off`; not who decides what to charge or to buy. */
const namesWhoDecides =
  /\b(?:(?:[Tt]he|[Oo]ur|[Mm]y) (?:\w+ )?(?:VP|vp|president|CEO|GM|gm|boss|owner|partner|managers?|foreman|supervisor|sales\w*|brother|sister|wife|husband|dad|father|mother|son|daughter|uncle|cousin)(?:-in-law)?|I|(?!Nobody|No|Everybody|Everyone|Anybody|Whoever|Who|They|He|She|It|We|You|That|This|Then)\p{Lu}\p{Ll}+)(?: (?:always|usually|still|then|just|mostly|alone))? (?:decides?|signs? off|overrules?|ha(?:s|ve) the (?:last|final) (?:say|word)|calls? the shots|(?:changes?|moves?|rearranges?|reshuffles?|reorders?) (?:the (?:list|schedule|(?:white)?board|sequence|order)|jobs))\b(?! (?:what|whether|if|on|how much) (?:(?:we|to) )?(?:charge|quote|pay|buy|hire|bid|price|spend|quotes|prices|purchases|POs|pay|time ?(?:cards?|sheets?)))/u;

/** `The ag customer calls with hot jobs`, so who changes the schedule is known. */
const namesWhoAsks =
  /\bcustomers?\b[^.;,]{0,20}\b(?:calls?|called|phones?|rings?)\b(?! to ask)[^.;]{0,40}\b(?:hot|rush|sooner|earlier|comes? (?:off|out)|changes?)\b/i;

const unmeasured = says("machine_utilization_known", "Estimate only", "Not at all");
const runsFiveAxis = says("primary_bottleneck", "5-axis");

/**
 * Answers that an experienced reader would question. Which answers clash, what that may mean and how to check it are all our
 * own judgment; published figures are named by their row. Sample sizes in the checks are our own judgment too.
 */
export const contradictions = {
  "monitor-not-read": {
    kind: "contradiction",
    title: "A machine monitor is there, and nobody reads its hours",
    when: [either(says("tech_stack", ...monitors), says("downtime_tracking", stopsByTelemetry)), unmeasured],
    doesNotFit: "A monitor counts the hours in cycle by itself. With one on the machines, nobody has to estimate them.",
    means: `The monitor may be on a few machines only, or its report doesn't reach the people who plan. So you plan on a guess, and guesses run high: shops that expected more measured ${span("BM-UTIL-08")}% (BM-UTIL-08).`,
    check:
      "Ask who opened the monitor last week. Then compare last week's hours in cycle on your bottleneck with your own estimate. It takes ten minutes.",
    benchmarks: ["BM-UTIL-08"],
    confidence: "high",
    because: "On any machine with a monitor, both can't be true.",
  },
  "monitor-not-named": {
    kind: "contradiction",
    title: "Measured by telemetry, but no monitor is named",
    when: [
      either(says("downtime_tracking", stopsByTelemetry), says("machine_utilization_known", "Yes (telemetry)")),
      { kind: "at-least", field: "tech_stack", count: 1 },
      lacks("tech_stack", ...monitors, "Other"),
    ],
    doesNotFit: "Something has to count the hours, and none of the systems you named does.",
    means:
      "The control or the machine builder's own screen may count them. Or a monitor was bought and taken off again, and then there are no hours to read.",
    check: "Ask on the floor which screen the number comes from, and have someone show you. It takes five minutes.",
    benchmarks: [],
    confidence: "low",
    because: "You may just have missed a box.",
  },
  "erp-plan-elsewhere": {
    kind: "contradiction",
    title: "The orders are in the ERP, but the schedule is kept somewhere else",
    when: [says("tech_stack", ...jobErps), says("schedule_tool", "Excel", "Whiteboard")],
    doesNotFit: "Each job has a start date in two places, and the floor follows only one of them.",
    means:
      "If you promise dates from the ERP, they're not the dates the floor is working to. And no one can compare plan with actual later.",
    check:
      "Take ten jobs due this week. Compare the start date in the ERP with the one on the sheet or the board. It takes twenty minutes.",
    benchmarks: [],
    confidence: "medium",
    because: "Some shops copy every change back into the ERP by hand. The ten jobs will show it.",
  },
  "erp-not-named": {
    kind: "contradiction",
    title: "You use an ERP, but didn't name one",
    when: [
      either(
        says("schedule_tool", "ERP native"),
        says("wip_visibility", "ERP"),
        says("machine_utilization_known", "Yes (ERP)"),
        says("downtime_tracking", "Yes, in ERP"),
      ),
      { kind: "at-least", field: "tech_stack", count: 1 },
      lacks("tech_stack", ...erps, "Other"),
    ],
    doesNotFit: "You say this is in the ERP, but there's no ERP among the systems you named.",
    means:
      "Your ERP may not be on our list, or you call the accounting software your ERP. Accounting software has no schedule in it.",
    check: "Ask which program you use to release a job to the floor. It takes two minutes.",
    benchmarks: [],
    confidence: "low",
    because: "You may just have missed a box.",
  },
  "erp-nobody-uses": {
    kind: "contradiction",
    title: "You named an ERP, but nobody uses it",
    when: [says("tech_stack", ...erps), { kind: "nobody", field: "erp_user_count" }],
    doesNotFit: "Somebody has to enter the orders.",
    means: "Either the count is wrong, or you pay for an ERP with no current jobs in it.",
    check: "Open the ERP and find the date of the last entry on any job. It takes two minutes.",
    benchmarks: [],
    confidence: "high",
    because: "Both can't be true.",
  },
  "utilization-tracked-unknown": {
    kind: "contradiction",
    title: "You track utilization, but don't know it",
    when: [says("current_kpi_tracking", "Spindle Utilization %", "OEE"), unmeasured],
    doesNotFit: "If you track it, there's a number. You say the hours in cycle are estimated or not known.",
    means: `The number on the chart may be filled in by hand or worked out from booked hours. Numbers like that run high: shops that expected more measured ${span("BM-UTIL-08")}% (BM-UTIL-08).`,
    check:
      "Ask who wrote down last week's number and where it came from. Then check the bottleneck ten times in one day at random and note if it's cutting.",
    benchmarks: ["BM-UTIL-08"],
    confidence: "high",
    because: "Both can't be true.",
  },
  "oee-without-stops": {
    kind: "contradiction",
    title: "You track OEE, but don't record stops",
    when: [says("current_kpi_tracking", "OEE"), says("downtime_tracking", "No formal tracking")],
    doesNotFit: "OEE starts with the time a machine is stopped, and nobody records that.",
    means: "The availability in your OEE is assumed. So the number moves with output only and hides the stops.",
    check:
      "Ask for availability, speed and quality behind the last OEE number, and for the list of stops behind availability. It takes five minutes.",
    benchmarks: [],
    confidence: "high",
    because: "You can't work out OEE without the stops.",
  },
  "utilization-from-unclocked-hours": {
    kind: "contradiction",
    title: "Machine hours come from an ERP nobody clocks into",
    when: [says("machine_utilization_known", "Yes (ERP)"), says("labor_tracking_ready", false)],
    doesNotFit: "The ERP gets machine hours from people who clock onto operations. In your shop nobody does.",
    means:
      "Those are planned hours, or hours filled in later. They show what the quote said, not what the machine did.",
    check: "Take five operations closed yesterday and ask who entered their hours, and when. It takes ten minutes.",
    benchmarks: ["BM-TIME-07"],
    confidence: "medium",
    because: "The machines may send hours to the ERP on their own. We didn't ask.",
  },
  "machinists-too-few": {
    kind: "contradiction",
    title: "More machine shifts than your machinists can run",
    when: [{ kind: "crew", is: "too-small" }, says("lights_out", false)],
    doesNotFit:
      "Even if each machinist runs as many machines as we think possible in your kind of work, some machines have nobody on some shift. And you don't run unattended.",
    means:
      "Some machines may sit because nobody is free to run them. Then faster setups on them won't help. Or your count leaves out other people who also run machines.",
    check:
      "On each shift of one day, count the machines that have work and no one to run them. Three rounds per shift are enough.",
    benchmarks: ["BM-LAB-03"],
    confidence: "medium",
    because: "It depends on how many machines one person can run. We used the high end of our range.",
  },
  "machinists-more-than-machines": {
    kind: "contradiction",
    title: "More machinists than machines to run",
    when: [{ kind: "crew", is: "too-large" }],
    doesNotFit:
      "With someone at every machine on every shift, you'd still have people left over. One machine per person is the low end of published numbers (BM-LAB-03).",
    means:
      "Your count may include people who inspect, deburr or program, or you keep extra people to cover absences. If not, you have more people than machines need.",
    check:
      "For one normal day, write down who ran each machine on each shift. Ask what the others did. It takes fifteen minutes.",
    benchmarks: ["BM-LAB-03"],
    confidence: "medium",
    because: "The count is a fact, but shops differ in who they call a machinist.",
  },
  "unattended-short-of-people": {
    kind: "contradiction",
    title: "Machines run unattended, but you're short of people",
    when: [says("lights_out", true), says("primary_bottleneck", "Staffing")],
    doesNotFit: "Unattended hours need the fewest people.",
    means:
      "You may be short of people to set up, load and approve parts. Or only a few jobs run unattended, and the rest still need a person at each machine.",
    check:
      "For two weeks, write down each evening which jobs are left running, and each morning how many hours they ran. During the day, note which machine waited for which person.",
    benchmarks: [],
    confidence: "medium",
    because: "Each may be true in a different part of the shop.",
  },
  "unattended-unwatched": {
    kind: "contradiction",
    title: "Machines run unattended, but nothing records what they do",
    when: [says("lights_out", true), unmeasured, says("downtime_tracking", "No formal tracking")],
    unless: [readsCounters],
    doesNotFit: "At night nobody sees a stop, and no system records it.",
    means: "You don't know how long they really run. A machine that stops in the evening sits until morning.",
    check:
      "For two weeks, write down the part counter on each unattended machine when the last person leaves and when the first one comes in. Multiply the parts made by the cycle time to get the hours it ran.",
    benchmarks: [],
    confidence: "high",
    because: "With nobody there and no records, nobody can know the hours.",
  },
  "unattended-work-attended": {
    kind: "contradiction",
    title: "Lights-out work, but no lights-out running",
    when: [cautioned("lights-out-work-watched")],
    doesNotFit: "You call most of your work automated or lights-out, but say nothing runs unattended.",
    means:
      "The cells may be automated but still watched. Then you pay for the automation and for the person next to it, and the machines sit after the shift.",
    check:
      "Ask what keeps the last job of the day from running on its own: chips, tool life, fire safety or habit. It takes five minutes.",
    benchmarks: [],
    confidence: "high",
    because: "Both can't be true.",
  },
  "delivery-bought-with-overtime": {
    kind: "contradiction",
    title: "You deliver on time, but with overtime every week",
    when: [says("late_job_ratio", "0–5%"), says("overtime_dependency", "Every week")],
    doesNotFit: "Almost nothing is late, but it takes extra hours every week.",
    means: `You make your dates because people stay late. That hides lost hours until somebody is out sick. It also costs you: we assume ${span("AS-OT-4")} hours per machinist per week (AS-OT-4).`,
    check:
      "For two weeks, write down for each overtime hour which job it was for and what had held that job up. Sort by cause.",
    benchmarks: ["AS-OT-4"],
    confidence: "high",
    because: "If both answers are right, there's hardly another explanation.",
  },
  "late-without-overtime": {
    kind: "contradiction",
    title: "Jobs are late, but there's hardly any overtime",
    when: [says("late_job_ratio", "15–30%", "30%+"), says("overtime_dependency", "Rarely")],
    doesNotFit: "A shop that's short of hours works overtime before it ships late. You ship late without it.",
    means:
      "You're probably not short of hours. Jobs wait: for a program, for material, for inspection, or because the schedule changed.",
    check:
      "Take the last ten late jobs. For each, write down the hours worked on it, the days it was in the shop, and what it waited for longest. It takes an hour.",
    benchmarks: ["BM-FLOW-01"],
    confidence: "medium",
    because: "It may also be that nobody wants to work overtime.",
  },
  "late-though-tracked": {
    kind: "contradiction",
    title: "You track on-time delivery, but it's still low",
    when: [says("late_job_ratio", "15–30%", "30%+"), says("current_kpi_tracking", "OTD %")],
    doesNotFit: "The number is watched, and many jobs still ship late.",
    means: "It may be counted against the revised date, or nobody writes down why a job was late.",
    check:
      "Take the last twenty late jobs. Next to each, write the first promised date, the last promised date and one reason. If most dates moved, count against the first date from now on. If one reason leads, start there. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "medium",
    because: "You may have started tracking it only recently.",
  },
  "late-uncounted": {
    kind: "contradiction",
    title: "Many jobs are late, but nobody counts them",
    when: [says("late_job_ratio", "15–30%", "30%+"), lacks("current_kpi_tracking", "OTD %")],
    doesNotFit: "You gave a share of late jobs, but you don't track on-time delivery.",
    means: "The share is a guess. The real one may be better or worse, and you won't see if anything helps.",
    check:
      "List the last fifty jobs shipped with their first promised date and their ship date, and count. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "medium",
    because: "You may have the number in a report that you don't call a KPI.",
  },
  "few-late-uncounted": {
    kind: "contradiction",
    title: "Almost nothing is late, but nobody counts",
    when: [says("late_job_ratio", "0–5%"), lacks("current_kpi_tracking", "OTD %")],
    doesNotFit: `Your answer is better than the typical shop, which ships ${span("BM-OTD-01")}% on time (BM-OTD-01). But you don't track on-time delivery.`,
    means:
      "You may be that good, or you remember it against dates that had been moved. Customers count against the first date.",
    check:
      "List the last fifty jobs shipped with their first promised date and their ship date, and count. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "medium",
    because: "You can be on time without a chart of it.",
  },
  "late-with-finished-parts": {
    kind: "contradiction",
    title: "Jobs ship late while finished parts sit",
    when: [says("late_job_ratio", "15–30%", "30%+"), says("shipping_dwell", "4–7 days", ">1 week")],
    doesNotFit: "Parts wait for days after the last operation, but jobs still miss their date.",
    means:
      "Some of your late jobs may have been machined on time and then waited for certs, packing, outside finishing or inspection. No machine could have helped them.",
    check:
      "Take the last twenty late jobs. Write down the day each one came off its last machine. Count the ones that were done before their date. It takes half an hour.",
    benchmarks: ["AS-DWELL-3", "AS-DWELL-4"],
    confidence: "medium",
    because: "The parts that sit may be early, waiting for their ship date.",
  },
  "many-logins-paper-travelers": {
    kind: "contradiction",
    title: "People have the ERP, but find jobs by paper traveler",
    when: [{ kind: "more-erp-users-than-office" }, says("wip_visibility", "Paper traveler")],
    doesNotFit:
      "More people use the ERP than are likely to work in your office (BM-LAB-08), so some are on the floor. But you still find a job by walking to its traveler.",
    means:
      "People probably don't report operations when they finish them, so the ERP doesn't know where a job is. You don't need another system for that.",
    check:
      "Take ten travelers from the floor and look up each job in the ERP. Count the ones where both show the same operation. It takes twenty minutes.",
    benchmarks: ["BM-LAB-08"],
    confidence: "medium",
    because: "We worked out your headcount from your machinists and a published share, not from your payroll.",
  },
  "more-users-than-people": {
    kind: "contradiction",
    title: "You have more ERP users than people",
    when: [cautioned("users-more-than-people")],
    doesNotFit:
      "Going by your machinists and the published share of people who make parts (BM-LAB-08), you have fewer people than ERP users.",
    means:
      "Some logins may belong to people who left, or your machinist count is too low. Every open login can cost you a license.",
    check: "Print the ERP's user list and cross out everyone who no longer works there. It takes ten minutes.",
    benchmarks: ["BM-LAB-08"],
    confidence: "low",
    because: "A shop with a lot of assembly, sales or engineering has many people who aren't machinists.",
  },
  "rate-above-published": {
    kind: "contradiction",
    title: "Your shop rate is above what most jobs are sold at",
    when: [{ kind: "rate", side: "above", range: "BM-RATE-08" }],
    unless: [runsFiveAxis],
    doesNotFit: `Most CNC jobs are sold at ${rates("BM-RATE-08")} an hour (BM-RATE-08).`,
    means:
      "It may be the rate for your most expensive machines, or it includes more than machine time, such as inspection or programming. Every sales figure in this report uses this rate. If it's only for a few machines, those figures are too high.",
    check:
      "Take the last ten invoices. Subtract material and outside work, then divide by the machine hours really run. It takes an hour.",
    benchmarks: ["BM-RATE-08", "BM-RATE-03", "BM-RATE-05"],
    confidence: "low",
    because: "Swiss and 5-axis work sells for more, and we didn't ask which machines you have.",
  },
  "rate-below-published": {
    kind: "contradiction",
    title: "Your shop rate is below what most jobs are sold at",
    when: [{ kind: "rate", side: "below", range: "BM-RATE-08" }],
    unless: [runsFiveAxis],
    doesNotFit: `Most CNC jobs are sold at ${rates("BM-RATE-08")} an hour (BM-RATE-08).`,
    means:
      "It may be your cost or a wage instead of a price, or a rate set years ago. At that rate a shop can be full and make no money.",
    check:
      "Ask what's in the rate: wages, machine, building, office, profit. Then divide what the shop cost last year by the machine hours you billed. It takes an hour.",
    benchmarks: ["BM-RATE-08", "BM-RATE-01"],
    confidence: "medium",
    because: "Plain 3-axis work sells for less, but not much less.",
  },
  "five-axis-rate-low": {
    kind: "contradiction",
    title: "Your 5-axis rate is below the market",
    when: [runsFiveAxis, { kind: "rate", side: "below", range: "BM-RATE-03" }],
    doesNotFit: `Work piles up at the 5-axis machines, but your rate is below the ${rates("BM-RATE-03")} an hour that 5-axis work sells for (BM-RATE-03).`,
    means:
      "You may use one rate for all machines. Then 5-axis hours cost the customer as little as any other, and more work goes to the machines with no hours left.",
    check:
      "Take the last ten quotes with 5-axis hours and write down the rate in each. Ask how many really needed five axes. It takes half an hour.",
    benchmarks: ["BM-RATE-03", "BM-CAP-03"],
    confidence: "medium",
    because: "You may have a rate for each machine class and gave us the average.",
  },
  "rate-accurate-uncosted": {
    kind: "contradiction",
    title: "Your shop rate is accurate, but there's no job costing",
    when: [says("shop_rate_known", "Yes – accurate"), says("variance_tracking_ready", false)],
    doesNotFit: "A rate is accurate if it was checked against what jobs really cost. You say you can't compare that.",
    means: "You know exactly what you charge. You don't know if it covers your cost.",
    check:
      "Divide what it cost to run the shop last year by the machine hours you billed, and compare the result with the rate. It takes an hour with the books.",
    benchmarks: [],
    confidence: "medium",
    because: "You may have worked out the rate from the books as a whole, not job by job.",
  },
  "history-not-recorded": {
    kind: "contradiction",
    title: "You quote from history, but nobody records it",
    when: [
      says("quoting_accuracy", "Historical data"),
      either(says("labor_tracking_ready", false), says("variance_tracking_ready", false)),
    ],
    doesNotFit:
      "You say quotes are based on past hours. But you don't keep the hours of past jobs, or you can't compare them.",
    means: `The history may be the last quote, not the last run. Then a wrong estimate gets quoted again every time. Shops miss their quotes by ${span("BM-QUOTE-01")}% on average (BM-QUOTE-01).`,
    check:
      "Open the last quote for a repeat part and ask where its setup and run hours came from. Do that for five parts. It takes half an hour.",
    benchmarks: ["BM-QUOTE-01"],
    confidence: "high",
    because: "You can't quote from hours nobody wrote down.",
  },
  "setups-consistent-and-blamed": {
    kind: "contradiction",
    title: "Setups take what you planned, but you still blame them",
    when: [
      says("setup_time_variability", "Very consistent"),
      either(says("primary_bottleneck", "Setup"), says("typical_delay_cause", "Setup overruns")),
    ],
    doesNotFit: "Setups that take as long as planned don't run over.",
    means:
      "They may be steady but long, or there are too many of them. The planned time may be generous. Or part of what you call setup is waiting for the program, the tools or the first article.",
    check:
      "On the bottleneck, clock ten setups from last good part to first good part, and note what each one waited for.",
    benchmarks: ["BM-SET-06"],
    confidence: "high",
    because: "Both answers are about the same machines.",
  },
  "setups-variable-not-blamed": {
    kind: "contradiction",
    title: "Setups vary a lot, but you don't blame them for late jobs",
    when: [
      says("setup_time_variability", "Highly variable"),
      { kind: "at-least", field: "typical_delay_cause", count: 1 },
      lacks("typical_delay_cause", "Setup overruns", "Changeovers"),
    ],
    unless: [says("primary_bottleneck", "Setup")],
    doesNotFit:
      "A setup that never takes the same time moves every later start on its machine. But you don't name setups as a cause of late jobs.",
    means:
      "The lost time may go by another name: a schedule change, an expedite, a late first article. Or your schedule has enough slack to absorb it.",
    check:
      "For two weeks, write down the planned and the actual start of each job on one machine. Mark the ones that moved because the setup before them ran over.",
    benchmarks: [],
    confidence: "medium",
    because: "We didn't ask how much slack is in your schedule.",
  },
  "setup-tracked-not-steadied": {
    kind: "contradiction",
    title: "You track setup against estimate, but setups still run over",
    when: [
      says("current_kpi_tracking", "Setup vs Est %"),
      says("setup_time_variability", "Often over", "Highly variable"),
    ],
    doesNotFit: "You compare setups with their estimate, but neither one has changed.",
    means:
      "You may look at an average, which hides the bad setups. Or nobody looks into the worst ones, or corrects the estimate.",
    check:
      "Sort last month's setups by minutes over estimate. Take the ten worst and ask what they have in common. It takes half an hour.",
    benchmarks: ["BM-SET-10"],
    confidence: "medium",
    because: "You may have started tracking it only recently.",
  },
  "plan-of-everybody": {
    kind: "contradiction",
    title: "The schedule belongs to everybody",
    when: [
      says("scheduling_ownership", "Everyone (tribal)"),
      says("schedule_tool", "ERP native", "Excel", "Whiteboard"),
    ],
    doesNotFit: "You have a place for the schedule, but nobody is responsible for it.",
    means: "The last person to talk to the machinist decides what runs next, whatever the schedule says.",
    check:
      "Ask three people separately which job runs next on the bottleneck. If you get different answers, you have no schedule. It takes five minutes.",
    benchmarks: [],
    confidence: "high",
    because: "When everybody owns the schedule, nobody does.",
  },
  "planner-overruled": {
    kind: "contradiction",
    title: "One planner, but the schedule keeps changing",
    when: [
      says("scheduling_ownership", "Production Manager / Planner"),
      says("typical_delay_cause", "Scheduling changes", "Expedites"),
    ],
    unless: [
      { kind: "words", says: namesWhoDecides },
      { kind: "words", says: namesWhoAsks },
    ],
    doesNotFit: "One person sets the sequence, but schedule changes make jobs late.",
    means:
      "Somebody else may change it: sales, the owner, a customer on the phone. Or the planner can't see the load and promises dates when the shop is already booked.",
    check:
      "For two weeks, write down every schedule change: who asked, for which customer, and what it pushed back. Count by who asked.",
    benchmarks: [],
    confidence: "medium",
    because: "The planner may be making the changes for good reasons.",
  },
  "plan-compared-without-record": {
    kind: "contradiction",
    title: "You compare plan with actual, but the plan is on a whiteboard",
    when: [says("schedule_tracking_ready", true), says("schedule_tool", "Whiteboard")],
    doesNotFit: "Once the board is wiped, the plan is gone. There's nothing to compare the actual start with.",
    means: "The planned dates may also be written down somewhere else, or you compare from memory.",
    check: "Ask for the planned start date of any job that ran three weeks ago. It takes five minutes.",
    benchmarks: [],
    confidence: "medium",
    because: "Some shops keep the dates in the router and only the sequence on the board.",
  },
  "screens-fed-that-are-not-there": {
    kind: "contradiction",
    title: "AbleSign runs, but there are no screens on the floor",
    when: [cautioned("screens-fed-not-there")],
    doesNotFit: "AbleSign puts content on screens, but you say you have none on the floor.",
    means: "The TVs may be in the office or the lobby, or they're gone and you still pay for the subscription.",
    check: "Ask where people can see what AbleSign shows. It takes five minutes.",
    benchmarks: [],
    confidence: "medium",
    because: "Screens somewhere else would explain it.",
  },
  "screens-without-figures": {
    kind: "opportunity",
    title: "You have TVs up, but no machine hours to show on them",
    when: [says("tv_monitors", true), unmeasured, says("downtime_tracking", "No formal tracking")],
    unless: [readsCounters],
    doesNotFit: "You have TVs on the floor, but you don't measure hours in cycle or stops to show on them.",
    means: "You already paid for the screens. A plain list on one of them is enough to start.",
    check: "For two weeks, put up each morning the number that you count by hand. See if people stop to read it.",
    benchmarks: [],
    confidence: "high",
    because: "You have everything you need for it.",
  },
  "records-without-kpi": {
    kind: "opportunity",
    title: "You keep all the records, but don't use them",
    when: [
      says("schedule_tracking_ready", true),
      says("labor_tracking_ready", true),
      says("variance_tracking_ready", true),
      says("financial_sync_ready", true),
      says("maintenance_tracking_ready", true),
      lacks("current_kpi_tracking", "OTD %", "Spindle Utilization %", "Scrap %", "Setup vs Est %", "OEE"),
    ],
    doesNotFit: "You record dates, hours, costs and repairs, but you don't track a KPI from any of it.",
    means: "You do the hard part every day and get nothing back for it. You can start with one report.",
    check:
      "Export the jobs closed last month and add two columns: days late, and actual hours over estimated hours. It takes an afternoon.",
    benchmarks: [],
    confidence: "high",
    because: "You answered yes to all five records those KPIs need.",
  },
  "dates-without-on-time": {
    kind: "opportunity",
    title: "You keep both dates, but don't count on-time delivery",
    when: [says("tech_stack", ...erps), says("schedule_tracking_ready", true), lacks("current_kpi_tracking", "OTD %")],
    doesNotFit: "Your ERP has planned and actual dates, but you don't track on-time delivery.",
    means: "Your customers track this number about you. You can have it with one report.",
    check:
      "Export the orders shipped in the last three months with first promised date and ship date, and count. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "high",
    because: "You told us you have both dates.",
  },
  "monitor-beside-erp": {
    kind: "opportunity",
    title: "You have machine hours and job numbers, but in two systems",
    when: [says("tech_stack", ...monitors), says("tech_stack", ...erps)],
    doesNotFit:
      "The monitor shows when a machine was cutting. The ERP shows which job it was supposed to cut. Neither one shows what a job really took.",
    means:
      "Match them by machine and time, and you get the real hours of every operation to use in your next quote. Few shops have done that (BM-CONN-01).",
    check:
      "For one machine and one week, compare the monitor's hours with the operations in the ERP. Count how many hours you can match to a job. It takes two hours.",
    benchmarks: ["BM-CONN-01"],
    confidence: "medium",
    because: "We didn't ask if the two are already connected.",
  },
  "measured-not-followed": {
    kind: "opportunity",
    title: "You measure utilization, but nobody tracks it",
    when: [
      says("machine_utilization_known", "Yes (telemetry)"),
      lacks("current_kpi_tracking", "Spindle Utilization %", "OEE"),
    ],
    doesNotFit: "The machines report their hours, but you don't track utilization or OEE.",
    means: "You've already paid for the expensive part. One number for the bottleneck every morning puts it to use.",
    check:
      "For two weeks, at the morning meeting, write on the board yesterday's hours in cycle on the bottleneck and its longest stop.",
    benchmarks: [],
    confidence: "high",
    because: "You have everything you need for it.",
  },
  "actuals-not-in-quotes": {
    kind: "opportunity",
    title: "You keep actual hours, but don't quote from them",
    when: [
      says("quoting_accuracy", "Estimates", "Mix of both"),
      says("labor_tracking_ready", true),
      says("variance_tracking_ready", true),
    ],
    doesNotFit:
      "People clock onto each operation, and you can compare the hours with the estimate. But some or all of your quotes are still estimates.",
    means: `You already have the hours to quote from. Shops miss their quotes by ${span("BM-QUOTE-01")}% on average (BM-QUOTE-01).`,
    check:
      "Plot quoted against actual hours for the last fifty closed jobs, and correct the ten worst. It takes an afternoon.",
    benchmarks: ["BM-QUOTE-01", "BM-QUOTE-03"],
    confidence: "high",
    because: "You told us you have both records.",
  },
  "finished-parts-wait": {
    kind: "opportunity",
    title: "You can save days without any machine time",
    when: [says("shipping_dwell", "4–7 days", ">1 week")],
    doesNotFit: "Finished parts wait for days. You've paid for everything in them and billed nothing.",
    means:
      "The days parts wait after the last operation are the cheapest to take out of your lead time. They need no setup, program or machine hours, just paperwork, packing and a truck.",
    check:
      "Each morning for two weeks, list what's finished and not shipped: age, price, and what it's waiting for. Ship the oldest first.",
    benchmarks: ["AS-DWELL-3", "AS-DWELL-4", "BM-FLOW-01"],
    confidence: "high",
    because: "You gave us the days, and after the last operation parts don't need a machine.",
  },
  "evenings-unused": {
    kind: "opportunity",
    title: "You run repeat work on one shift, and machines sit all night",
    when: [says("shift_count", "1"), says("lights_out", false), says("shop_type", "Low-mix production")],
    doesNotFit: `One shift covers ${benchmarks["BM-HRS-02"].value} of the 168 hours in a week (BM-HRS-02). Repeat work is the kind that can run without a person.`,
    means:
      "Leave one long, proven job running when people go home and you gain hours without adding people. Shops that run unattended make more money (BM-LIGHTS-01), though not for that reason alone.",
    check:
      "For two weeks, leave the last job of the day running on one machine: a proven part, fresh tools, a camera. Each morning, write down how many parts were good.",
    benchmarks: ["BM-HRS-02", "BM-LIGHTS-01"],
    confidence: "medium",
    because: "It depends on chips, tool life, bar length and fire safety, and we didn't ask about those.",
  },
} as const satisfies Record<string, CrossCheckRule>;

export type ContradictionId = keyof typeof contradictions;

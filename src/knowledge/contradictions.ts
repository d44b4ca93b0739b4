import { type CautionId, erps, monitors } from "../survey/cautions.ts";
import type { AnswerTo } from "../survey/submission.ts";
import type { AnswerTest } from "./answer-test.ts";
import { benchmarks } from "./benchmarks.ts";
import type { FindingRule, FindingTest } from "./finding-rule.ts";

type ListField = "tech_stack" | "current_kpi_tracking" | "typical_delay_cause";

const telemetry = "Yes, via telemetry (Datanomix, Amper, MachineMetrics)";

const says = <F extends AnswerTest["field"]>(field: F, ...choices: readonly Choice<F>[]): AnswerTest => ({
  kind: "any-of",
  field,
  choices,
});
type Choice<F extends AnswerTest["field"]> = (AnswerTo<F> extends readonly (infer C)[] ? C : AnswerTo<F>) &
  (string | boolean);

const lacks = <F extends ListField>(field: F, ...choices: readonly Extract<Choice<F>, string>[]): FindingTest => ({
  kind: "lacks",
  field,
  choices,
});
/** The form has asked about these answers already, and they were left as they are. */
const cautioned = (id: CautionId): FindingTest => ({ kind: "caution", id });
const either = (...of: readonly AnswerTest[]): FindingTest => ({ kind: "either", of });

type Ranged = "BM-RATE-03" | "BM-RATE-08" | "BM-UTIL-08" | "BM-OTD-01" | "BM-QUOTE-01" | "AS-OT-4";
/** The ends of a range, as they are written. */
const span = (id: Ranged): string => `${benchmarks[id].value.low}–${benchmarks[id].value.high}`;

const unmeasured = says("machine_utilization_known", "Estimate only", "Not at all");
const runsFiveAxis = says("primary_bottleneck", "5-axis");

/**
 * Answers that an experienced reader would stop at. Which answers clash, what that may mean and how to check it is own
 * judgment throughout; published figures are named by their row. Sample sizes in the checks are own judgment too.
 */
export const contradictions = {
  "monitor-not-read": {
    kind: "contradiction",
    title: "A machine monitor is there, and nobody reads its hours",
    when: [either(says("tech_stack", ...monitors), says("downtime_tracking", telemetry)), unmeasured],
    doesNotFit: "A monitor counts the hours in cycle by itself. With one on the machines nobody has to estimate them.",
    means: `The monitor hangs on a few machines only, or its report reaches nobody who plans. Until then you plan on belief: shops that believe in more measure ${span("BM-UTIL-08")}% (BM-UTIL-08).`,
    check:
      "Ask who opened the monitor last week. Then read last week's hours in cycle of your bottleneck machine and set your own estimate beside them. It takes ten minutes.",
    benchmarks: ["BM-UTIL-08"],
    confidence: "high",
    because: "The answers exclude each other on every machine that carries the monitor.",
  },
  "monitor-not-named": {
    kind: "contradiction",
    title: "Measured by telemetry, but no monitor is named",
    when: [
      either(says("downtime_tracking", telemetry), says("machine_utilization_known", "Yes (telemetry)")),
      { kind: "at-least", field: "tech_stack", count: 1 },
      lacks("tech_stack", ...monitors, "Other"),
    ],
    doesNotFit: "Something must count the hours, and none of the systems you named does.",
    means:
      "The control or the machine builder's own screen counts, or a monitor was bought and taken off again. Only in the first case the hours can be read.",
    check: "Ask on the floor: from which screen does the number come? Have it shown to you. It takes five minutes.",
    benchmarks: [],
    confidence: "low",
    because: "One system left out when ticking explains it.",
  },
  "erp-plan-elsewhere": {
    kind: "contradiction",
    title: "The ERP holds the orders, the plan is kept elsewhere",
    when: [says("tech_stack", ...erps), says("schedule_tool", "Excel", "Whiteboard")],
    doesNotFit: "Two places hold a start date for the same job, and only one of them is followed.",
    means:
      "The dates in the ERP are not those that the floor works to. Whoever promises a date from the ERP promises blind, and no one can compare plan with actual later.",
    check:
      "Take ten jobs due this week. Write the start date in the ERP beside the one on the sheet or the board. It takes twenty minutes.",
    benchmarks: [],
    confidence: "medium",
    because: "Some shops copy every change back into the ERP by hand. The ten jobs tell.",
  },
  "erp-not-named": {
    kind: "contradiction",
    title: "The ERP is answered for, but none is named",
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
    doesNotFit: "An ERP is said to hold this, and no ERP is among the systems you named.",
    means: "It may be an ERP that the list does not show, or the accounting package is called ERP. Books hold no plan.",
    check: "Ask for the name of the program in which a job is released to the floor. It takes two minutes.",
    benchmarks: [],
    confidence: "low",
    because: "One system left out when ticking explains it.",
  },
  "erp-nobody-uses": {
    kind: "contradiction",
    title: "An ERP is named, and nobody uses it",
    when: [says("tech_stack", ...erps), { kind: "nobody", field: "erp_user_count" }],
    doesNotFit: "Somebody must enter the orders.",
    means: "Either the count is wrong, or you pay for an ERP that holds no current job.",
    check: "Open the ERP and look for the date of the last entry on any job. It takes two minutes.",
    benchmarks: [],
    confidence: "high",
    because: "The answers exclude each other.",
  },
  "utilization-tracked-unknown": {
    kind: "contradiction",
    title: "Utilization is tracked, and not known",
    when: [says("current_kpi_tracking", "Spindle Utilization %", "OEE"), unmeasured],
    doesNotFit: "What is tracked has a number. You say that the hours in cycle are estimated or not known.",
    means: `The number on the chart is filled in by hand or computed from booked hours. Such numbers run high: shops that believe in more measure ${span("BM-UTIL-08")}% (BM-UTIL-08).`,
    check:
      "Ask where last week's figure came from: who wrote it, from what. Then stand at the bottleneck at ten random moments of a day and note whether it cuts.",
    benchmarks: ["BM-UTIL-08"],
    confidence: "high",
    because: "The answers exclude each other.",
  },
  "oee-without-stops": {
    kind: "contradiction",
    title: "OEE without a record of stops",
    when: [says("current_kpi_tracking", "OEE"), says("downtime_tracking", "No formal tracking")],
    doesNotFit: "The first of the three factors of OEE is the time a machine stands still, and nobody records it.",
    means: "The availability in your OEE is assumed. The figure then moves with output only, and hides the stops.",
    check:
      "Ask for the three factors behind the last OEE figure, and for the list of stops behind the first. It takes five minutes.",
    benchmarks: [],
    confidence: "high",
    because: "OEE cannot be computed without the stops.",
  },
  "utilization-from-unclocked-hours": {
    kind: "contradiction",
    title: "Machine hours from an ERP in which nobody clocks",
    when: [says("machine_utilization_known", "Yes (ERP)"), says("labor_tracking_ready", false)],
    doesNotFit: "The ERP learns machine hours from the people who clock on the operations. Here nobody does.",
    means:
      "What you read are planned hours, or hours filled in afterwards. They show what the quote said, not what the machine did.",
    check:
      "Take five operations closed yesterday and ask when and by whom their hours were entered. It takes ten minutes.",
    benchmarks: ["BM-TIME-07"],
    confidence: "medium",
    because: "Hours may reach the ERP from the machines without a person; the survey does not ask.",
  },
  "machinists-too-few": {
    kind: "contradiction",
    title: "More machine shifts than your machinists can run",
    when: [{ kind: "crew", is: "too-small" }, says("lights_out", false)],
    doesNotFit:
      "Even with every machinist at the most machines that we assume for your kind of work, some machines have nobody on some shift, and you do not run unattended.",
    means:
      "Some machines stand for want of people, not of work. Then faster setups on them win nothing: the hours follow the people. Or the count leaves out people who run machines as well.",
    check:
      "On each shift of one day, count the machines that have work and no one to run them. Three rounds a shift are enough.",
    benchmarks: ["BM-LAB-03"],
    confidence: "medium",
    because: "It rests on our assumption of how many machines one person can run, taken at its upper end.",
  },
  "machinists-more-than-machines": {
    kind: "contradiction",
    title: "More machinists than machines to run",
    when: [{ kind: "crew", is: "too-large" }],
    doesNotFit:
      "With every machine on every shift manned, people are left over. One machine per person is the low end of what is published (BM-LAB-03).",
    means:
      "The count includes people who inspect, deburr or program, or you staff to cover absence. If neither, hands wait for machines.",
    check:
      "Write the name of the person beside each machine and shift of one ordinary day. Ask what the others did. It takes fifteen minutes.",
    benchmarks: ["BM-LAB-03"],
    confidence: "medium",
    because: "The count is a plain fact, but shops differ in whom they call a machinist.",
  },
  "unattended-short-of-people": {
    kind: "contradiction",
    title: "Machines run unattended, and people are what is missing",
    when: [says("lights_out", true), says("primary_bottleneck", "Staffing")],
    doesNotFit: "Unattended hours are the ones that need the fewest people.",
    means:
      "People are short for setting, loading and approving, not for watching. Or unattended running covers a few jobs only, and the rest of the work still needs a person at each machine.",
    check:
      "For two weeks, note each evening which jobs are left to run and each morning how many hours they ran. Note by day which machine waited for whom.",
    benchmarks: [],
    confidence: "medium",
    because: "Both can be true in different parts of the shop.",
  },
  "unattended-unwatched": {
    kind: "contradiction",
    title: "Machines run unattended, and nothing records what they do",
    when: [says("lights_out", true), unmeasured, says("downtime_tracking", "No formal tracking")],
    doesNotFit: "At night nobody is there to see a stop, and no system writes it down.",
    means: "The hours you count on are the hours you hope for. A machine that stops at ten stands until morning.",
    check:
      "For two weeks, write down the part counter of each unattended machine when the last person leaves and when the first one comes. Divide by the cycle time.",
    benchmarks: [],
    confidence: "high",
    because: "Without people and without records nobody can know the hours.",
  },
  "unattended-work-attended": {
    kind: "contradiction",
    title: "Lights-out work, but no lights-out running",
    when: [cautioned("lights-out-work-watched")],
    doesNotFit: "You call most of your work automated or lights-out, and say that nothing runs unattended.",
    means:
      "The cells are automated and still watched. Then you pay for automation and for the person beside it, and the hours after the shift stay unused.",
    check:
      "Ask what stops the last job of the day from running on alone: chips, tool life, the safety of the room, or habit. It takes five minutes.",
    benchmarks: [],
    confidence: "high",
    because: "The answers exclude each other.",
  },
  "delivery-bought-with-overtime": {
    kind: "contradiction",
    title: "Delivery on time, bought with overtime",
    when: [says("late_job_ratio", "0–5%"), says("overtime_dependency", "Every week")],
    doesNotFit: "Almost nothing is late, and every week needs extra hours to keep it so.",
    means: `The plan holds because people stretch it. The on-time figure hides lost hours, and the first sick week will show them. It is also paid for: we assume ${span("AS-OT-4")} hours for each machinist and week (AS-OT-4).`,
    check:
      "For two weeks, write beside each overtime hour which job it was for and what had held that job up. Sort by cause.",
    benchmarks: ["AS-OT-4"],
    confidence: "high",
    because: "Both answers are plain, and together they leave one reading.",
  },
  "late-without-overtime": {
    kind: "contradiction",
    title: "Late, and nobody works longer",
    when: [says("late_job_ratio", "15–30%", "30%+"), says("overtime_dependency", "Rarely")],
    doesNotFit: "A shop short of hours works overtime before it ships late. You ship late without it.",
    means:
      "Hours are probably not what is missing. Jobs wait: for a program, for material, for inspection, or for their turn in a plan that changes.",
    check:
      "Take the last ten late jobs. For each, write the hours it was worked on and the days it was in the shop, and what it waited for longest. It takes an hour.",
    benchmarks: ["BM-FLOW-01"],
    confidence: "medium",
    because: "A shop may also have no one willing to work longer.",
  },
  "late-though-tracked": {
    kind: "contradiction",
    title: "On-time delivery is tracked and stays low",
    when: [says("late_job_ratio", "15–30%", "30%+"), says("current_kpi_tracking", "OTD %")],
    doesNotFit: "The figure is on the table, and it has not moved the shop.",
    means:
      "It counts against the last date instead of the first, or it has no reasons beside it. A figure without a reason tells nobody what to do on Monday.",
    check:
      "Take the last twenty late jobs. Put the first promised date, the last promised date and one reason beside each. If most dates moved, fix the definition; if one reason leads, start there. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "medium",
    because: "The figure may be new, and the work on it just begun.",
  },
  "late-uncounted": {
    kind: "contradiction",
    title: "Many jobs are late, and nobody counts them",
    when: [says("late_job_ratio", "15–30%", "30%+"), lacks("current_kpi_tracking", "OTD %")],
    doesNotFit: "You give a share of late jobs, and on-time delivery is not among what you track.",
    means: "The share is an impression. It may be better or worse, and no one will see whether anything helps.",
    check:
      "List the last fifty jobs shipped with their first promised date and their ship date, and count. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "medium",
    because: "The number may stand in a report that is not called a KPI.",
  },
  "few-late-uncounted": {
    kind: "contradiction",
    title: "Almost nothing is late, and nobody counts",
    when: [says("late_job_ratio", "0–5%"), lacks("current_kpi_tracking", "OTD %")],
    doesNotFit: `You name a better figure than the typical shop, which ships ${span("BM-OTD-01")}% on time (BM-OTD-01), and on-time delivery is not among what you track.`,
    means:
      "You are good at it, or the figure is remembered against dates that had been moved. Customers count against the first date.",
    check:
      "List the last fifty jobs shipped with their first promised date and their ship date, and count. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "medium",
    because: "A shop can be on time without a chart of it.",
  },
  "late-with-finished-parts": {
    kind: "contradiction",
    title: "Jobs ship late while finished parts lie",
    when: [says("late_job_ratio", "15–30%", "30%+"), says("shipping_dwell", "4–7 days", ">1 week")],
    doesNotFit: "Parts wait for days after the last operation, and jobs miss their date.",
    means:
      "Some of your late jobs were finished in time. They waited for certs, packing, outside finish or inspection, and no machine could have helped them.",
    check:
      "Take the last twenty late jobs. Beside each, write the day of its last machine operation. Count those that were done before their date. It takes half an hour.",
    benchmarks: ["AS-DWELL-3", "AS-DWELL-4"],
    confidence: "medium",
    because: "The parts that lie may be early ones, waiting for their date.",
  },
  "many-logins-paper-travelers": {
    kind: "contradiction",
    title: "People have the ERP and look for jobs on paper",
    when: [{ kind: "users-over-office" }, says("wip_visibility", "Paper traveler")],
    doesNotFit:
      "More people use the ERP than an office of your size is likely to hold (BM-LAB-08), so some stand on the floor. Yet a job is found by walking to its packet.",
    means:
      "Operations are not reported when they end, so the ERP does not know where a job is. What is missing is a habit, not a system.",
    check:
      "Take ten travelers from the floor and look up each job in the ERP. Count those that stand at the same operation. It takes twenty minutes.",
    benchmarks: ["BM-LAB-08"],
    confidence: "medium",
    because: "Your people are counted from your machinists and a published share, not from your payroll.",
  },
  "more-users-than-people": {
    kind: "contradiction",
    title: "More ERP users than the shop should have people",
    when: [cautioned("users-more-than-people")],
    doesNotFit:
      "From your machinists and the published share of people who make parts (BM-LAB-08), the shop is smaller than its list of ERP users.",
    means: "Logins of people who left, or machinists who were not counted. Every open login costs a license.",
    check: "Print the user list of the ERP and strike out who no longer works here. It takes ten minutes.",
    benchmarks: ["BM-LAB-08"],
    confidence: "low",
    because: "A shop with much assembly, sales or engineering has many people who are no machinists.",
  },
  "rate-above-published": {
    kind: "contradiction",
    title: "Your shop rate is above what most jobs are sold at",
    when: [{ kind: "rate", lies: "above", range: "BM-RATE-08" }],
    unless: [runsFiveAxis],
    doesNotFit: `Most CNC jobs are sold at ${span("BM-RATE-08")} dollars an hour (BM-RATE-08).`,
    means:
      "It may be the rate of your most expensive machines, or one that holds more than machine time: inspection, programming, the customer's risk. Every dollar in this report is counted at this rate, so a rate for a few machines makes all of them too large.",
    check:
      "Take the last ten invoices. Divide the price less material and outside work by the machine hours actually run. It takes an hour.",
    benchmarks: ["BM-RATE-08", "BM-RATE-03", "BM-RATE-05"],
    confidence: "low",
    because: "Swiss and 5-axis work is sold at more, and the survey does not ask for your machines.",
  },
  "rate-below-published": {
    kind: "contradiction",
    title: "Your shop rate is below what most jobs are sold at",
    when: [{ kind: "rate", lies: "below", range: "BM-RATE-08" }],
    unless: [runsFiveAxis],
    doesNotFit: `Most CNC jobs are sold at ${span("BM-RATE-08")} dollars an hour (BM-RATE-08).`,
    means:
      "It may be a cost or a wage instead of a price, or a rate that was set years ago. A shop at that rate can be full and earn nothing.",
    check:
      "Ask what the rate contains: wages, machine, floor, office, profit. Then divide last year's cost of the shop by the machine hours you billed. It takes an hour.",
    benchmarks: ["BM-RATE-08", "BM-RATE-01"],
    confidence: "medium",
    because: "Plain 3-axis work is sold for less, but not for much less.",
  },
  "five-axis-rate-low": {
    kind: "contradiction",
    title: "The machine everybody waits for is sold below its price",
    when: [runsFiveAxis, { kind: "rate", lies: "below", range: "BM-RATE-03" }],
    doesNotFit: `Work piles up at the 5-axis machines, and your rate is below the ${span("BM-RATE-03")} dollars an hour that 5-axis work is sold at (BM-RATE-03).`,
    means:
      "One rate for all machines makes the scarce hours as cheap as the plentiful ones. That draws work to the machine that has no hours left.",
    check:
      "Take the last ten quotes with 5-axis hours and write down the rate in each. Ask how many of them needed five axes. It takes half an hour.",
    benchmarks: ["BM-RATE-03", "BM-CAP-03"],
    confidence: "medium",
    because: "You may have a rate for each machine class and have given the average.",
  },
  "rate-accurate-uncosted": {
    kind: "contradiction",
    title: "An accurate shop rate without job costing",
    when: [
      says("shop_rate_known", "Yes – accurate"),
      either(says("financial_sync_ready", false), says("variance_tracking_ready", false)),
    ],
    doesNotFit:
      "A rate is accurate when it was checked against what jobs really cost, and you say that this cannot be compared here.",
    means: "The rate is exact as a number in the quote. Whether it covers the cost, nobody has seen.",
    check:
      "Divide last year's cost of running the shop by the machine hours billed in that year, and set the result beside the rate. It takes an hour with the books.",
    benchmarks: [],
    confidence: "medium",
    because: "The rate may have been worked out from the books as a whole, without single jobs.",
  },
  "history-not-recorded": {
    kind: "contradiction",
    title: "Quotes from history that nobody records",
    when: [
      says("quoting_accuracy", "Historical data"),
      either(says("labor_tracking_ready", false), says("variance_tracking_ready", false)),
    ],
    doesNotFit:
      "Quotes are said to rest on past hours, and the past hours of a job are not kept or cannot be compared.",
    means: `The history is the last quote, not the last run. Then a wrong estimate is quoted again each time. Shops miss their quotes by ${span("BM-QUOTE-01")}% on average (BM-QUOTE-01).`,
    check:
      "Open the last quote for a repeat part and ask where its setup and run hours come from. Do it for five parts. It takes half an hour.",
    benchmarks: ["BM-QUOTE-01"],
    confidence: "high",
    because: "History of hours needs hours that were recorded.",
  },
  "setups-consistent-and-blamed": {
    kind: "contradiction",
    title: "Setups keep their time and are still blamed",
    when: [
      says("setup_time_variability", "Very consistent"),
      either(says("primary_bottleneck", "Setup"), says("typical_delay_cause", "Setup overruns")),
    ],
    doesNotFit: "Setups that take as long as planned neither overrun nor surprise.",
    means:
      "They are long but steady, so there are too many of them; or the plan is generous; or what is called setup is waiting for the program, the tools or the first article.",
    check:
      "On the bottleneck, clock ten setups from last good part to first good part, and note in each what was waited for.",
    benchmarks: ["BM-SET-06"],
    confidence: "high",
    because: "Steady setups and setups that hold up work are said of the same machines.",
  },
  "setups-variable-not-blamed": {
    kind: "contradiction",
    title: "Setups vary, and no delay is put down to them",
    when: [
      says("setup_time_variability", "Highly variable"),
      { kind: "at-least", field: "typical_delay_cause", count: 1 },
      lacks("typical_delay_cause", "Setup overruns", "Changeovers"),
    ],
    unless: [says("primary_bottleneck", "Setup")],
    doesNotFit:
      "A setup that is never the same length moves every later start on its machine. Yet no late job is put down to it.",
    means:
      "The lost time appears under another name further down: a changed plan, an expedite, a late first article. Or there is enough slack to swallow it.",
    check:
      "For two weeks, write the planned and the actual start of each job on one machine. Mark the starts that moved because the setup before them ran over.",
    benchmarks: [],
    confidence: "medium",
    because: "Slack can swallow it, and the survey does not ask for slack.",
  },
  "setup-tracked-not-steadied": {
    kind: "contradiction",
    title: "Setup is compared with its estimate and still varies",
    when: [
      says("current_kpi_tracking", "Setup vs Est %"),
      says("setup_time_variability", "Often over", "Highly variable"),
    ],
    doesNotFit: "You compare setups with their estimate, and the comparison has changed neither of the two.",
    means:
      "The figure is an average, in which long and short setups cancel out; or nobody looks at the worst ones; or the estimate is never corrected.",
    check:
      "List last month's setups by minutes over estimate. Take the ten worst and ask what they have in common. It takes half an hour.",
    benchmarks: ["BM-SET-10"],
    confidence: "medium",
    because: "The figure may be new, and the work on it just begun.",
  },
  "plan-of-everybody": {
    kind: "contradiction",
    title: "A plan that everybody owns",
    when: [
      says("scheduling_ownership", "Everyone (tribal)"),
      says("schedule_tool", "ERP native", "Excel", "Whiteboard"),
    ],
    doesNotFit: "There is a place for the plan and no one who answers for it.",
    means:
      "Whoever speaks to the machinist last sets the sequence. The plan on the tool is then one opinion among several.",
    check:
      "Ask three people apart from each other which job runs next on the bottleneck. It takes five minutes. Three answers mean three plans.",
    benchmarks: [],
    confidence: "high",
    because: "A sequence with several owners has none.",
  },
  "planner-overruled": {
    kind: "contradiction",
    title: "One planner, and a plan that does not hold",
    when: [
      says("scheduling_ownership", "Production Manager / Planner"),
      says("typical_delay_cause", "Scheduling changes", "Expedites"),
    ],
    doesNotFit: "One person owns the sequence, and changes of the sequence make jobs late.",
    means:
      "Somebody else changes it: sales, the owner, a customer on the phone. Or the planner cannot see the load and promises dates that were never free.",
    check:
      "For two weeks, write down every change of the sequence: who asked, for which customer, what it pushed back. Count by who asked.",
    benchmarks: [],
    confidence: "medium",
    because: "The planner may make the changes, each for a good reason.",
  },
  "plan-compared-without-record": {
    kind: "contradiction",
    title: "Plan and actual compared on a board without memory",
    when: [says("schedule_tracking_ready", true), says("schedule_tool", "Whiteboard")],
    doesNotFit: "A board keeps no plan once it is wiped, so there is nothing to compare the actual start with.",
    means: "Either the planned dates stand somewhere else as well, or the comparison is made from memory.",
    check: "Ask for the planned start of any job that ran three weeks ago. It takes five minutes.",
    benchmarks: [],
    confidence: "medium",
    because: "Some shops keep the dates in the router and only the sequence on the board.",
  },
  "screens-fed-that-are-not-there": {
    kind: "contradiction",
    title: "Screens are fed that are not there",
    when: [cautioned("screens-fed-not-there")],
    doesNotFit: "AbleSign feeds screens, and you say that there are none on the floor.",
    means: "The TVs are in the office or the lobby, or they are gone and the subscription is still running.",
    check: "Ask where the last thing shown on AbleSign can be seen. It takes five minutes.",
    benchmarks: [],
    confidence: "medium",
    because: "Screens away from the floor explain it.",
  },
  "screens-without-figures": {
    kind: "opportunity",
    title: "You have TVs up, and no machine hours on them",
    when: [says("tv_monitors", true), unmeasured, says("downtime_tracking", "No formal tracking")],
    doesNotFit: "The floor has screens, and neither hours in cycle nor stops are measured that they could show.",
    means:
      "You already paid for the most expensive part of a dashboard: the place where people look. What's missing costs a sheet of paper.",
    check:
      "For two weeks, put up two lists by hand each morning: the jobs that are late with the reason, and the next two jobs of each machine with what they still lack. See whether people stop to read.",
    benchmarks: [],
    confidence: "high",
    because: "It needs nothing that you do not have.",
  },
  "records-without-kpi": {
    kind: "opportunity",
    title: "All the records are kept, and no figure of the floor is read",
    when: [
      says("schedule_tracking_ready", true),
      says("labor_tracking_ready", true),
      says("variance_tracking_ready", true),
      says("financial_sync_ready", true),
      says("maintenance_tracking_ready", true),
      lacks("current_kpi_tracking", "OTD %", "Spindle Utilization %", "Scrap %", "Setup vs Est %", "OEE"),
    ],
    doesNotFit: "Dates, hours, costs and repairs are all recorded, and none of it comes back as a figure of the floor.",
    means:
      "The work of recording is done every day, and its return is left lying. You can begin with a report, not with a project.",
    check:
      "Take one export of the jobs closed last month and make two columns: days late, and actual over estimated hours. It takes an afternoon.",
    benchmarks: [],
    confidence: "high",
    because: "You answered yes to all five records that such figures need.",
  },
  "dates-without-on-time": {
    kind: "opportunity",
    title: "Both dates are kept, and on-time delivery is not counted",
    when: [says("tech_stack", ...erps), says("schedule_tracking_ready", true), lacks("current_kpi_tracking", "OTD %")],
    doesNotFit: "The ERP holds planned and actual dates, and on-time delivery is not among what you track.",
    means: "It is the one figure that your customers keep about you, and it is one report away.",
    check:
      "Export the orders shipped in the last three months with first promised date and ship date, and count. It takes an hour.",
    benchmarks: ["BM-OTD-01"],
    confidence: "high",
    because: "Both dates are there, by your own answers.",
  },
  "monitor-beside-erp": {
    kind: "opportunity",
    title: "Machine hours and job numbers lie side by side",
    when: [says("tech_stack", ...monitors), says("tech_stack", ...erps)],
    doesNotFit:
      "The monitor knows when a machine cut, the ERP knows which job it was meant to cut. Alone, neither knows what a job took.",
    means:
      "Joined by machine and time, they give the true hours of every operation: for the next quote, and for the setup that always runs over. Few shops have come that far (BM-CONN-01).",
    check:
      "For one machine and one week, lay the monitor's hours beside the operations that the ERP shows there. Count how many hours find a job. It takes two hours.",
    benchmarks: ["BM-CONN-01"],
    confidence: "medium",
    because: "Whether the two are joined already, the survey does not ask.",
  },
  "measured-not-followed": {
    kind: "opportunity",
    title: "Utilization is measured, and nobody follows it",
    when: [
      says("machine_utilization_known", "Yes (telemetry)"),
      lacks("current_kpi_tracking", "Spindle Utilization %", "OEE"),
    ],
    doesNotFit: "The machines report their hours, and no figure of them is among what you track.",
    means: "The costly half is done. One number for the bottleneck, read every morning, would use it.",
    check:
      "For two weeks, write yesterday's hours in cycle of the bottleneck on the board at the morning meeting, with the longest stop beside them.",
    benchmarks: [],
    confidence: "high",
    because: "It needs nothing that you do not have.",
  },
  "actuals-not-in-quotes": {
    kind: "opportunity",
    title: "Actual hours are kept, and quotes do not use them",
    when: [
      says("quoting_accuracy", "Estimates", "Mix of both"),
      says("labor_tracking_ready", true),
      says("variance_tracking_ready", true),
    ],
    doesNotFit:
      "People clock on each operation and the hours can be compared with the estimate. Quotes still rest on estimates, all or in part.",
    means: `The answer to most quotes is already in your records. Shops miss their quotes by ${span("BM-QUOTE-01")}% on average (BM-QUOTE-01).`,
    check:
      "Plot quoted against actual hours of the last fifty closed jobs. The ten worst are your next ten corrections. It takes an afternoon.",
    benchmarks: ["BM-QUOTE-01", "BM-QUOTE-03"],
    confidence: "high",
    because: "Both records are there, by your own answers.",
  },
  "finished-parts-wait": {
    kind: "opportunity",
    title: "Days to win that need no machine",
    when: [says("shipping_dwell", "4–7 days", ">1 week")],
    doesNotFit: "Finished parts wait for days. All that they cost is spent, and none of it is billed.",
    means:
      "These are the cheapest days of your lead time: no setup, no program and no machine hour stands between you and them, only paper, packing and a truck.",
    check:
      "Each morning for two weeks, list what is finished and not shipped: age, dollars, and what it waits for. Ship the oldest first.",
    benchmarks: ["AS-DWELL-3", "AS-DWELL-4", "BM-FLOW-01"],
    confidence: "high",
    because: "You name the days yourself, and after the last operation no machine is needed.",
  },
  "evenings-unused": {
    kind: "opportunity",
    title: "Repeat work, one shift, and still machines at night",
    when: [says("shift_count", "1"), says("lights_out", false), says("shop_type", "Low-mix production")],
    doesNotFit: `One shift covers ${benchmarks["BM-HRS-02"].value} of the 168 hours of a week (BM-HRS-02). Repeat work is the kind that can run on without a person.`,
    means:
      "One long proven job left running when people go home adds hours without adding people. Shops that run unattended earn more (BM-LIGHTS-01), though not for that reason alone.",
    check:
      "For two weeks, leave the last job of the day running on one machine: a proven part, a fresh tool, a camera. Write down how many parts were good in the morning.",
    benchmarks: ["BM-HRS-02", "BM-LIGHTS-01"],
    confidence: "medium",
    because: "Chips, tool life, bar length and the safety of the room decide, and the survey does not ask for them.",
  },
} as const satisfies Record<string, FindingRule>;

export type ContradictionId = keyof typeof contradictions;

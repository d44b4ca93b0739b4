/** Assumptions about machines and hours that no file contains. */
export const rowWords = {
  machinesFromOperations:
    "No list of machines: we take what each can do in a week from a usual week in your operations.",
  machinesFromLog: "No list of machines: every machine in the log counts.",
  bottleneckChosen: "The bottleneck is the machine you chose.",
  loggedSetups: "No operations: the setup hours in the machine log count.",
  setupsOfLog: "No operations: the setup hours in the log of changeovers count.",
  loggedRejects: "No operations: parts in the machine log that aren't good count as scrap.",
  loggedFaults: "No list of stops: the hours of faults in the machine log count as breakdowns.",
  loggedStops: "No list of stops: the hours that the machine log gives for each reason count.",
  reworkOfRejects: "No operations: the rework hours in the log of rejected parts count.",
  repairStops: "Your list of stops has only breakdowns, so each counts as a repair. Planned work counts apart.",
  linesOfJobs: "No order lines: each job shipped counts as one line.",
  machineHoursOfJobs: "No machine log: the machine hours of the jobs invoiced count.",
  stopsAlone: "No machine log: the unplanned stops in your list count as all the hours that machines were down.",
  setupStops: "No changeover log: each stop for setup counts as one.",
  onlyMachine: "Your files have one machine, so it counts as the bottleneck.",
  counterReadings: "Its readings only rise from day to day, so it is a running counter: we use the increase.",
  noLog: "No machine log: every machine counts as scheduled for its staffed hours on each weekday.",
  noSchedule: "No scheduled hours in the log: staffed hours count on each weekday.",
  noWaiting: "No status shows which work is waiting at a machine.",
  allShipped: "Every line in your list has shipped, so it doesn't say what is open.",
  allScrap: "Every row in your list has scrap, so it is a scrap log: it can't show what share of parts is scrap.",
  allDue: "Every open line in your list is already late, so it doesn't show the lines that are due later.",
  bottleneckBusiest: (machine: string): string =>
    `No file names the bottleneck: ${machine} has the most hours, so it counts as the bottleneck.`,
  staffed: (hours: number): string => `Machines are staffed ${hours} hours a working day, as you said.`,
  allDone: (isBottleneck: boolean): string =>
    `${isBottleneck ? "All operations of the bottleneck" : "Nearly all operations"} in your list are done, so it doesn't say what is still ahead.`,
} as const;

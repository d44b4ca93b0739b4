import { diceFrom } from "./generate.ts";

/** Exports of one invented shop, each in the style of another system. */
export function shopExports(
  seed: number,
  days = 100,
): Readonly<Record<"orders" | "operations" | "tickets" | "attendance" | "stops", string>> {
  const dice = diceFrom(seed);
  const pick = (most: number) => Math.floor(dice() * most);
  const day = (number: number) => new Date(Date.UTC(2026, 6, 1) + number * 86_400_000);
  const american = (number: number) =>
    `${day(number).getUTCMonth() + 1}/${day(number).getUTCDate()}/${day(number).getUTCFullYear()}`;
  const iso = (number: number) => day(number).toISOString().slice(0, 10);
  const orders = ["Ord #,Ln,Cust,Ord Date,Prom Date,Qty Ord,Ext Amt,Ship Date,Qty Shipped"];
  const operations = [
    "Job`Sequence`Work_Center`Status`Est_Setup_Hrs`Act_Setup_Hrs`Est_Run_Hrs`Act_Run_Hrs`Rework Hrs`Act_Run_Qty`Act_Scrap_Qty`Sched_Start`Actual_Start`Date_Completed",
  ];
  const tickets = ["Job\tStep\tWork Date\tEmployee\tAct Setup Hrs\tAct Run Hrs"];
  const attendance = ["Employee;Work Date;Total Hours;Overtime Hours"];
  const stops = ["Machine,Start Time,Downtime (min),Reason"];
  for (let number = 0; number < days; number += 1) {
    const promised = number + 10 + pick(8);
    const shipped = dice() < 0.9 ? american(promised - 3 + pick(6)) : "";
    orders.push(
      `${4000 + number},1,Customer ${pick(4)},${american(number)},${american(promised)},${1 + pick(40)},"$${1 + pick(9)},${100 + pick(900)}.50",${shipped},${shipped === "" ? 0 : 40}`,
    );
    const hours = () => (pick(40) / 4).toFixed(2);
    const done = dice() < 0.8;
    const cells = [
      4000 + number,
      10,
      `VMC${pick(3)}`,
      done ? "C" : "O",
      hours(),
      hours(),
      hours(),
      hours(),
      (pick(40) / 40).toFixed(2),
      1 + pick(20),
      pick(3),
      iso(number),
      iso(number + pick(2)),
      done ? iso(number + 3) : "NULL",
    ];
    operations.push(cells.join("`"));
    tickets.push([4000 + number, 10, iso(number), `E${pick(5)}`, hours(), hours()].join("\t"));
    attendance.push(
      `E${pick(5)};${iso(number)};${(11 + pick(3)).toFixed(1).replace(".", ",")};${(pick(5) / 2).toFixed(1).replace(".", ",")}`,
    );
    stops.push(
      `VMC${pick(3)},${iso(number)} 08:15:00,${5 + pick(200)},${["Setup", "Breakdown", "", "Changeover"][pick(4)]}`,
    );
  }
  operations.push("", `(${days} rows affected)`);
  const text = (lines: readonly string[]) => lines.join("\r\n");
  return {
    orders: text(orders),
    operations: text(operations),
    tickets: text(tickets),
    attendance: text(attendance),
    stops: text(stops),
  };
}

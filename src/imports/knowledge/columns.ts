import type { ListId } from "../../measures/record-lists.ts";

/**
 * Words that name each of our columns, in the terms of `tradeWords`. `;` separates alternatives, the likelier first; `/`
 * separates words of which any will do; `/!` follows a word that the heading must have. Order doesn't matter. Our own
 * reading, November 2026; not confirmed by a shop.
 */
export const columnWords: { readonly [R in ListId]: Readonly<Record<string, string>> } = {
  deliveries: {
    line: "order line;order line release;order;job;order job;po line;deliver line;document;customer order;number",
    customer: "customer;partner",
    order_date:
      "order/ordered date;order ordered;ordered;order receive;po receive;receive;created;created order;document date/!",
    promise_date:
      "original promise/due/ship/deliver/request;promise;original line promise/due/ship;promise ship;ship due;promise deliver;promise deliver due;due;deliver due;promise due;customer due;job due;line due;line promise;ship plan;deliver plan;estimate ship;estimate deliver;document due;request ship;request deliver;request",
    order_qty:
      "order/ordered quantity;request quantity;quantity promise;quantity total order;quantity;ordered;plan quantity;make quantity",
    order_value:
      "order/ordered amount;line amount;line total;total amount;amount;amount estimate job;amount order/ordered total;total;line price;total price;price amount;release amount/price",
    finish_date: "complete;production complete;job complete;complete actual;inspect complete;original inspect complete",
    ship_date: "ship;actual ship;last ship;ship complete;deliver actual;deliver;effective",
    ship_qty: "ship quantity;quantity deliver;quantity ship customer;ship/deliver;ship quantity receive;quantity end",
  },
  jobs: {
    job: "job;job suffix;order",
    customer: "customer",
    order_date: "order date;ordered;order ordered;order receive;receive;created",
    est_prog_hours: "estimate/plan program hours;program hours",
    programmed: "program complete;program release;program ready;program date",
    released: "release;release job",
    expedited: "expedited;expedite;rush;hot",
    shipped: "ship;actual ship",
    closed: "close;job close;actual complete;complete job;complete production;complete",
    quoted_hours:
      "quote hours;quote total hours;estimate hours;estimate total hours;quote labor hours;plan hours;estimate labor hours",
    setup_hours: "actual setup;setup;actual setup labor",
    run_hours: "actual run;run hours;actual run labor;actual total hours;actual hours;actual labor hours",
    good_qty: "good;complete quantity;complete;quantity complete run;quantity run;good quantity complete",
    unbooked: "operation unbooked",
    quoted_price:
      "quote amount/price;sell amount/price;quote total amount/price;job amount/price estimate;estimate/plan price",
    quoted_cost: "quote cost;estimate cost;estimate total cost",
    job_cost: "actual cost;total cost;job cost;actual total cost;job actual total cost;cost",
    material_cost: "material cost;material amount;actual material cost;material actual",
    outside_cost: "outside cost;outside amount;outside actual;actual outside cost;outside",
    invoiced_on: "invoice date;invoice",
    invoiced:
      "invoice amount;invoice total;invoice;actual invoice;invoice price;amount total invoice;amount original invoice",
  },
  operations: {
    operation: "job operation",
    work_center: "machine;machine vendor;machine plan;department",
    bottleneck: "bottleneck;constraint",
    released: "release;release job",
    planned_start:
      "original plan start;plan start;original start;estimate start;plan start operation;start plan job;start;start due;plan date/!",
    planned_end:
      "original plan end;plan end;estimate end;plan complete;estimate complete;operation due;plan end operation;due;plan due",
    program_ready: "program ready;program release;program complete",
    kit_ready: "kit ready;kit complete;kit;certified run",
    started: "actual start;start;start operation;start actual run;original labor",
    completed: "actual end;actual complete;complete;complete operation;end;last end;close;complete marked",
    status: "sta;status;status operation",
    est_setup: "estimate setup;plan setup;setup;quote setup",
    act_setup: "actual setup;setup labor;actual setup labor;setup actual operation;complete setup hours;setup",
    est_run:
      "estimate run;plan run;run;estimate hours;plan hours;estimate total hours;estimate run operation;estimate run total;quote run;estimate run labor;estimate run machine;plan run labor;plan run machine;cycle",
    act_run:
      "actual run;actual hours;actual total hours;run labor;labor hours;actual labor hours;total operation hours;actual operation hours;actual run total;actual run labor;actual run machine;total hours;hours;complete run hours;run;actual cycle",
    rework_hours: "rework;rework hours run",
    good_qty:
      "good;complete quantity;actual quantity;run quantity;actual good;complete total quantity;complete quantity operation;actual run quantity;good quantity run;quantity complete run;quantity good complete;complete;labor quantity",
    scrap_qty: "scrap;scrap quantity;actual scrap;scrap operation;scrap process",
    scrap_reason: "scrap reason;scrap number/!;reason;reason scrap operation",
  },
  work_centers: {
    work_center: "machine;description;machine description",
    kind: "kind;machine kind",
    bottleneck: "bottleneck;constraint",
    staffed_hours: "staffed hours;staffed hours date;available hours;hours capacity;hours shift;capacity",
    demonstrated_hours: "demonstrated hours;demonstrated hours week;demonstrated;demonstrated capacity",
    setters: "setters;setup people;can setup;qualified setup",
    programmers: "programmers;program people;can program;qualified program",
    inspectors: "inspectors;inspect people;can inspect;qualified inspect",
  },
  machine_days: {
    machine: "machine",
    day: "date;run date;read date;reading date;week;shift date;start;production date;report date;status start;event start;hours",
    bottleneck: "bottleneck;constraint",
    scheduled_hours:
      "plan hours;available hours;available;staffed hours;plan hours week;available hours week;staffed hours week;plan production hours;shift hours/!;shift length;plan run;plan operation;plan operating",
    in_cycle_hours:
      "cycle;cycle hours;cycle run;automatic operation;automatic operation hours;run hours;cutting hours;run;production hours;up;uptime;actual run",
    unattended_hours: "unattended;unattended hours;lights out;unmanned",
    ideal_hours: "ideal hours;ideal;ideal run",
    parts_made:
      "quantity;complete quantity;quantity total;production quantity;actual quantity;run quantity;quantity part",
    parts_good: "good;good quantity;good part",
  },
  stops: {
    machine: "machine",
    began: "start;down start;date start;start event;date;down date;hours",
    hours: "down;down hours;hours;down total hours;hours event;hours total;length",
    reason:
      "reason;down reason;reason end;description reason;category reason;reason kind;down kind;down number;end number;machine status;status",
  },
  changeovers: {
    job: "next job;job end;job",
    machine: "machine",
    last_good: "last good;last good quantity;last good part",
    first_good: "original good;original good quantity;original good part",
    program: "program",
    new_program: "new part;new program;new",
    proveout_hours: "proveout;prove;prove hours",
  },
  inspections: {
    lot: "lot;job;inspect lot;job lot;job operation",
    kind: "inspect kind;kind",
    ready: "ready;inspect ready;receive ready inspect;receive inspect;send;ready inspect;queue start;queue;receive",
    started: "inspect start;start;picked up;pulled",
    done: "inspect complete;complete;inspect date;check date;date;inspect end;end;week",
    inspected: "inspect quantity;inspect;lot quantity;quantity",
    right_first_time: "good;good quantity;right original hours;original good;inspect good;good quantity original",
  },
  purchases: {
    line: "po line;po;order;po order;document",
    supplier: "vendor;partner",
    kind: "kind;outside;po kind;line kind",
    sent: "send;release;ship;send date;po date;order date;ordered;send vendor;ship vendor",
    due: "original promise;original due/receive/deliver;promise receive;promise;due;due line;actual due;deliver due;request;po due;promise deliver;promise due;promise deliver due;promise vendor;due vendor;estimate receive;estimate deliver;deliver;estimate",
    received:
      "receive;last receive;actual receive;receive actual deliver;receive complete;transaction date/!;receive vendor;actual deliver;returned;return",
  },
  quotes: {
    quote: "quote;rfq;estimate;document",
    customer: "customer",
    asked: "rfq;rfq receive;rfq start;date start;request;created;quote receive;receive;asked;quote request",
    sent: "quote send;send;quote end;date end;quote;estimate;quote date;ordered;date;ship",
    decided: "decide;result date;close;status date;good;result date;order date",
    result: "result;quote result;status;quote status;estimate status",
  },
  people_weeks: {
    who: "employee;paid number;department;employee machine;employee vendor;area",
    week: "week;paid week;work date;ticket date;punch date;clock date;paid date;date;week start;labor date;job date;actual date;date start;start",
    paid_hours:
      "paid;paid hours;total hours/!;clock hours/!;total actual;hours;actual hours;shift hours/!;shift actual hours;employee hours;regular hours;hours paid total",
    overtime_hours: "overtime",
    booked_hours:
      "onjob;onjob hours;job hours;labor hours;direct hours;onjob labor hours;actual job hours;ordered hours;onjob job hours",
  },
  maintenance: {
    task: "check description;maintenance operation;operation;description;machine description;job;line",
    kind: "kind;job kind;maintenance kind",
    due: "due;next due;check due;plan;plan complete;start;due job",
    done: "complete;last complete;close;complete job;actual complete;up;up date;date;end",
    hours: "machine down;down;hours;down hours;actual hours;labor hours;repair hours",
  },
};

/** Words that may be added to a heading without changing its meaning, by kind of column. */
export const spareWords = {
  date: ["date", "hours"],
  datetime: ["date", "hours"],
  hours: ["hours"],
  clock: ["hours", "date"],
  amount: ["total", "amount", "line"],
  quantity: ["quantity", "number", "part"],
  text: ["number", "description"],
  choice: ["number"],
  "yes-no": ["number"],
} as const;

import type { ElementId } from "../../measures/elements.ts";
import type { AnswerTo } from "../../survey/submission.ts";
import { shortName } from "../../survey/writing.ts";
import type { DataSystem } from "./data-system.ts";

/**
 * The systems, boards and sheets in which shops keep data, and where each of them keeps each data element. From public
 * sources read November 2026 (API descriptions, schemas in public repositories, help pages), see each row. A row says
 * what we could read, not what the product can do: a partial location with low confidence usually means that the field
 * exists but we haven't seen it. Confirm it with the shop before saying that a KPI is out of reach. Coverage has no
 * unit: full or partial; an element that is absent isn't held.
 */
export const systems = {
  proshop: {
    name: "ProShop ERP",
    kind: "ERP + QMS + MES for machine shops",
    holds:
      "Paperless work orders with operations, time tracking per operation, work cells, tools, fixtures, quotes/estimates, purchasing, quality records (NCR, CAR), training records",
    documentedObjects: [
      "GraphQL queries: workOrders, workOrder, parts, estimates, quotes, customerPOs, purchaseOrders, packingSlips, invoices, nonConformanceReports, correctiveActionRequests, workCells, tools, equipments, fixtures, trainings, users, tasks, clockPunch",
      "WorkOrder fields: workOrderNumber, status, dueDate (the customer has the parts), mustLeaveBy (they leave the shop), countAsOnTime, quantityOrdered, qtyShipped, qtyNotYetShipped, qtyComplete, dateShipped, type, class, buildToInventory, customer, part, hoursTotalSpent, programmingPercentComplete, ops, timeTracking, leadTimes",
      "WorkOrderLeadTimes fields: ltIssueDate, ltFinalizeDate, ltPrmpCompleteDate, ltPPCheckCompleteDate, ltJobOnMachineDate, ltLastManufacturingOpDate, ltOutsideProcessingBeginDate, ltOutsideProcessingEndDate, ltFinalInspectionDate, ltPackagingShippingDate",
      "WorkOrderOperation fields: operationNumber, operationDescription, setupTime, setupTimeSpent, runTime, runTimeSpent, totalCycleTime (text; a program that calls the API reads totalCycleTime and the hours spent as minutes), minutesPerPart, scheduledStartDate, scheduledEndDate, isOpComplete, markedCompleteTime, perOpQtyComplete, firstArticleCompleteDate, certifiedToRunDate, preProcessingCheckComplete, workCenterPlainText",
      "TimeTrackingEntry fields: timeIn, timeOut, status, operationNumber, operatorPlainText, spentDoing, qtyRun, percentTime, workCellPlainText",
    ],
    waysOut: [
      "GraphQL at https://<tenant>.adionsystems.com/api/graphql",
      "OAuth2 client credentials (/home/member/oauth/accesstoken) or /api/beginsession, scopes such as workorders:r, parts:r, users:r, toolpots:r",
      "Page size default 20, heavy rate limits reported (429)",
      "Saved searches exported by hand",
    ],
    cannotGive: [
      "Machine state or spindle time without an added monitor",
      "History of priority changes (not in the schema we read)",
      "G/L detail (kept in accounting package)",
    ],
    confidence: "medium",
    sources: [
      "https://github.com/bftaylor98/engdashboard (PS-API-Schema.gql, the GraphQL schema with its field descriptions; PROSHOP_GRAPHQL_REFERENCE.md and PROSHOP_QUERIES_BRAIN.md, user-written)",
      "https://proshoperp.com/create-killer-kpis/",
      "public programs that call the ProShop API (setupTimeSpent, timeTracking)",
    ],
    notes:
      "Best native fit for shop-floor KPIs among the ERPs here. Work orders, operations and lead times were read in the schema itself; the rest through a user-written summary, so field names without a reading are marked low. The schema gives no unit for times per operation; a public program divides them by 60 to get hours.",
    elements: {
      promise_date: {
        coverage: "full",
        where: "WorkOrder.mustLeaveBy (dueDate is when the customer has it; countAsOnTime overrides both)",
        confidence: "high",
      },
      order_date: { coverage: "partial", where: "customerPOs date field", confidence: "low" },
      order_qty: { coverage: "full", where: "WorkOrder.quantityOrdered", confidence: "high" },
      order_value: { coverage: "partial", where: "customerPOs, invoices", confidence: "low" },
      ship_date: { coverage: "full", where: "WorkOrder.dateShipped; packingSlips", confidence: "high" },
      ship_qty: {
        coverage: "full",
        where: "WorkOrder.qtyShipped, qtyNotYetShipped; packingSlips lines",
        confidence: "high",
      },
      job_released: { coverage: "full", where: "WorkOrder.leadTimes.ltIssueDate (WO Issued)", confidence: "high" },
      est_setup_hours: { coverage: "full", where: "ops.setupTime, in minutes: divide by 60", confidence: "medium" },
      act_setup_hours: {
        coverage: "full",
        where: "ops.setupTimeSpent, in minutes: divide by 60",
        confidence: "medium",
      },
      est_run_hours: {
        coverage: "full",
        where: "ops.runTime, in minutes: divide by 60 (totalCycleTime seems to include setup)",
        confidence: "medium",
      },
      act_run_hours: { coverage: "full", where: "ops.runTimeSpent, in minutes: divide by 60", confidence: "medium" },
      est_prog_hours: { coverage: "partial", where: "an ENGINEERING/programming op in ops", confidence: "low" },
      op_sched_dates: { coverage: "full", where: "ops.scheduledStartDate, scheduledEndDate", confidence: "high" },
      op_actual_dates: { coverage: "full", where: "first timeTracking.timeIn per op", confidence: "medium" },
      op_complete_dates: { coverage: "full", where: "ops.isOpComplete with markedCompleteTime", confidence: "high" },
      op_status: { coverage: "full", where: "ops.isOpComplete, workCenterPlainText", confidence: "medium" },
      wc_capacity: { coverage: "partial", where: "workCells", confidence: "low" },
      job_at_machine: {
        coverage: "full",
        where: "timeTracking.workCellPlainText + operationNumber",
        confidence: "medium",
      },
      good_qty: {
        coverage: "partial",
        where: "ops.perOpQtyComplete, WorkOrder.qtyComplete (parts run; not said to be good)",
        confidence: "medium",
      },
      scrap_qty: { coverage: "partial", where: "nonConformanceReports", confidence: "low" },
      scrap_reason: { coverage: "full", where: "nonConformanceReports", confidence: "medium" },
      rework_hours: {
        coverage: "partial",
        where: "timeTracking.spentDoing if a rework value is used",
        confidence: "low",
      },
      inspection_timestamps: {
        coverage: "partial",
        where:
          "ops.firstArticleCompleteDate, certifiedToRunDate; leadTimes.ltFinalInspectionDate (when done; no time when ready)",
        confidence: "medium",
      },
      po_due_date: { coverage: "full", where: "purchaseOrders", confidence: "medium" },
      po_receipt_date: { coverage: "partial", where: "purchaseOrders receiving fields", confidence: "low" },
      outside_dates: {
        coverage: "partial",
        where:
          "leadTimes.ltOutsideProcessingBeginDate, ltOutsideProcessingEndDate (first and last of the work order); ops.mustBeBackOn",
        confidence: "medium",
      },
      material_cost: { coverage: "partial", where: "purchaseOrders, bills", confidence: "low" },
      quote_est_hours: { coverage: "full", where: "estimates ops", confidence: "medium" },
      quote_dates: { coverage: "partial", where: "quotes", confidence: "low" },
      job_cost: { coverage: "partial", where: "hoursTotalSpent x rate", confidence: "low" },
      invoice_amount: { coverage: "full", where: "invoices", confidence: "medium" },
      labor_ticket: { coverage: "full", where: "timeTracking", confidence: "medium" },
      paid_hours: {
        coverage: "partial",
        where: "clockPunch takes no user and no dates: ask for a time clock report",
        confidence: "low",
      },
      skill_matrix: { coverage: "full", where: "trainings, companyPositions", confidence: "medium" },
      maintenance_log: { coverage: "partial", where: "equipments, tasks", confidence: "low" },
      program_release: {
        coverage: "full",
        where: "leadTimes.ltPrmpCompleteDate (programming and planning operations both complete)",
        confidence: "high",
      },
      kit_ready: {
        coverage: "full",
        where: "leadTimes.ltPPCheckCompleteDate; ops.preProcessingCheckComplete",
        confidence: "medium",
      },
    },
  },
  jobboss: {
    name: "JobBOSS (ECi JobBOSS classic)",
    kind: "ERP for job shops, SQL Server on premises",
    holds: "Jobs, routings, estimates, operation time, quotes, deliveries, purchasing, packing lists, invoices",
    documentedObjects: [
      "Tables: Job, Job_Operation, Job_Operation_Time, Delivery, Quote, Quote_Operation, Quote_Operation_Qty, RFQ, SO_Header, SO_Detail, Packlist_Header, Packlist_Detail, Invoice_Header, Invoice_Detail, PO_Header, PO_Detail, Source, Material_Req, Material_Trans, Work_Center, WCShift_Standard, WCShift_Override, WorkCenter_Load, Employee, WCEmployee, Operation, Vendor_Service, Status_Change, Job_Exception, User_Values",
    ],
    waysOut: [
      "SQL Server over ODBC or any SQL client, read-only login",
      "Crystal Reports / report export",
      "Excel export",
    ],
    cannotGive: [
      "Machine state",
      "Program or kit readiness (only via User_Values fields)",
      "Maintenance history",
      "Priority history: Job.Priority and Job_Operation.Priority keep the last value",
      "NCR detail: only Delivery.NCP_Quantity in the tables read",
    ],
    confidence: "high",
    sources: ["https://github.com/os-parts/jobboss-python (jobboss/models.py, inspected database, 2020)"],
    notes: "",
    elements: {
      promise_date: { coverage: "full", where: "Delivery.Promised_Date (also Requested_Date)", confidence: "high" },
      order_date: { coverage: "full", where: "Job.Order_Date", confidence: "high" },
      order_qty: { coverage: "full", where: "Job.Order_Quantity, Delivery.Promised_Quantity", confidence: "high" },
      order_value: { coverage: "full", where: "Job.Total_Price, Unit_Price", confidence: "high" },
      ship_date: { coverage: "full", where: "Delivery.Shipped_Date", confidence: "high" },
      ship_qty: { coverage: "full", where: "Delivery.Shipped_Quantity", confidence: "high" },
      job_released: { coverage: "full", where: "Job.Released_Date", confidence: "high" },
      est_setup_hours: { coverage: "full", where: "Job_Operation.Est_Setup_Hrs", confidence: "high" },
      act_setup_hours: {
        coverage: "full",
        where: "Job_Operation.Act_Setup_Hrs; detail Job_Operation_Time.Act_Setup_Hrs",
        confidence: "high",
      },
      est_run_hours: { coverage: "full", where: "Job_Operation.Est_Run_Hrs, Est_Run_Per_Part", confidence: "high" },
      act_run_hours: {
        coverage: "full",
        where: "Job_Operation.Act_Run_Hrs; Job_Operation_Time.Act_Run_Hrs",
        confidence: "high",
      },
      est_prog_hours: { coverage: "partial", where: "a programming Job_Operation if routed", confidence: "medium" },
      op_sched_dates: { coverage: "full", where: "Job_Operation.Sched_Start, Sched_End", confidence: "high" },
      op_actual_dates: {
        coverage: "full",
        where: "Job_Operation.Actual_Start; first Job_Operation_Time.Work_Date",
        confidence: "high",
      },
      op_complete_dates: {
        coverage: "full",
        where: "Job_Operation_Time.Operation_Complete with Work_Date (the day, as our lists ask)",
        confidence: "medium",
      },
      op_status: {
        coverage: "full",
        where: "Job_Operation.Status, Setup_Pct_Complete, Run_Pct_Complete",
        confidence: "high",
      },
      wc_capacity: {
        coverage: "full",
        where: "WCShift_Standard.Hours, Machines, Operators; WorkCenter_Load",
        confidence: "high",
      },
      job_at_machine: { coverage: "partial", where: "Job_Operation_Time.WC (booked, not live)", confidence: "medium" },
      unattended_flag: { coverage: "partial", where: "Job_Operation.Attended_Pct (planned)", confidence: "medium" },
      good_qty: { coverage: "full", where: "Job_Operation.Act_Run_Qty", confidence: "high" },
      scrap_qty: { coverage: "full", where: "Job_Operation.Act_Scrap_Qty", confidence: "high" },
      scrap_reason: { coverage: "full", where: "Job_Operation_Time.Scrap_Code", confidence: "high" },
      rework_hours: {
        coverage: "full",
        where: "Job_Operation.Rwk_Setup_Hrs, Rwk_Run_Hrs; Job_Operation_Time.Rework_Time, Rwk_Code",
        confidence: "high",
      },
      inspection_timestamps: {
        coverage: "partial",
        where: "an inspection Job_Operation with Work_Date",
        confidence: "low",
      },
      po_due_date: { coverage: "full", where: "PO_Detail.Due_Date", confidence: "high" },
      po_receipt_date: {
        coverage: "full",
        where: "Source.Last_Recv_Date; Material_Trans.Material_Trans_Date",
        confidence: "high",
      },
      outside_dates: {
        coverage: "partial",
        where: "Job_Operation with Inside_Oper=0, Vendor, Lead_Days; PO_Detail",
        confidence: "medium",
      },
      material_cost: { coverage: "full", where: "Job.Act_Material; Material_Req.Act_Total_Cost", confidence: "high" },
      quote_est_hours: {
        coverage: "full",
        where: "Quote_Qty.Est_Setup_Hrs, Est_Run_Hrs by Job.Quote and Order_Quantity",
        confidence: "high",
      },
      quote_dates: { coverage: "full", where: "Quote.Status, Status_Date; RFQ", confidence: "medium" },
      job_cost: { coverage: "full", where: "Job.Act_Labor, Act_Material, Act_Service, burdens", confidence: "high" },
      invoice_amount: { coverage: "full", where: "Invoice_Detail.Amount; Job.Act_Revenue", confidence: "high" },
      labor_ticket: { coverage: "full", where: "Job_Operation_Time.Employee + Work_Date", confidence: "high" },
      paid_hours: {
        coverage: "partial",
        where: "Job_Operation_Time.Overtime_Hrs; attendance not in tables read",
        confidence: "medium",
      },
      skill_matrix: { coverage: "partial", where: "WCEmployee (employee to work center)", confidence: "medium" },
      priority_log: { coverage: "partial", where: "Status_Change, Job_Exception", confidence: "low" },
      program_release: { coverage: "partial", where: "User_Values custom date", confidence: "low" },
      kit_ready: { coverage: "partial", where: "Material_Req.Status (material only)", confidence: "medium" },
    },
  },
  jobboss2: {
    name: "JobBOSS² (ECi, in the cloud)",
    kind: "Cloud ERP for job shops",
    holds:
      "Orders, line items, releases, routings, time tickets, attendance, quotes, estimates, purchasing, packing lists, non-conformances, CAPA, work-center and tooling maintenance, ShopView KPIs, APS schedule",
    documentedObjects: [
      "REST paths under /api/v1: orders, order-line-items, order-routings, releases, routings, estimates, quotes, quote-line-items, time-tickets, time-ticket-details, attendance-tickets, attendance-ticket-details, work-centers, work-center-maintenance, tooling-maintenance, non-conformances, corrective-preventive-actions, packing-lists, purchase-orders, purchase-order-line-items, purchase-order-releases, job-materials, job-requirements, employees, employee-trainings, reason-codes, ar-invoices, reports, shopview/get-jobs, shopview/kpi/jobs-past-due, shopview/kpi/jobs-on-hold, eci-aps/get-schedule",
    ],
    waysOut: [
      "Public REST API with OAuth2 token; fields, sort, skip, take and [gte]/[in] filters",
      "/api/v1/reports (request and poll)",
      "Report export",
    ],
    cannotGive: [
      "Machine state",
      "Program readiness (only user_Date1/user_Text fields)",
      "Priority history (priority, tempPriority hold the last value)",
    ],
    confidence: "high",
    sources: [
      "https://github.com/kilwizac/mcp-jobboss2-server (openapi.txt: JobBOSS2 Public API, 2026 copy; src/types.ts)",
      "public programs that call the JobBOSS² API (setupTime by timeUnit, cycleTime by cycleUnit)",
    ],
    notes:
      "ECi is known to have built JobBOSS² from the E2 line; we did not find a page stating it, but the object names match E2 manuals.",
    elements: {
      promise_date: {
        coverage: "full",
        where: "releases.dueDate, with packing lists per release; order-line-items.dueDate if a line has one release",
        confidence: "high",
      },
      order_date: { coverage: "full", where: "orders.dateEntered", confidence: "high" },
      order_qty: {
        coverage: "full",
        where: "order-line-items.quantityOrdered less quantityCanceled; leave out lines on hold (jobOnHold)",
        confidence: "high",
      },
      order_value: {
        coverage: "full",
        where: "order-line-items.unitPrice x quantity; orders.orderTotal",
        confidence: "high",
      },
      ship_date: { coverage: "full", where: "packing-lists.shippingDate; releases.dateComplete", confidence: "high" },
      ship_qty: {
        coverage: "full",
        where:
          "packing-list-line-items.quantityToShip per release; order-line-items.quantityShippedToCustomer is per line, all releases together",
        confidence: "high",
      },
      job_released: {
        coverage: "partial",
        where: "order-line-items.travelerPrinted, isScheduled, status",
        confidence: "medium",
      },
      est_setup_hours: {
        coverage: "full",
        where: "order-routings.setupTime in timeUnit (H, M or S): turn it into hours first",
        confidence: "high",
      },
      act_setup_hours: { coverage: "full", where: "time-ticket-details.setupTime", confidence: "high" },
      est_run_hours: {
        coverage: "full",
        where:
          "order-routings.totalEstimatedHours less setupTime in hours; or cycleTime in cycleUnit (H, M or S) × quantity",
        confidence: "high",
      },
      act_run_hours: {
        coverage: "full",
        where:
          "time-ticket-details.cycleTime, without setup (machineHours and manHours differ if one person runs two machines)",
        confidence: "high",
      },
      est_prog_hours: { coverage: "partial", where: "a programming step in order-routings", confidence: "medium" },
      op_sched_dates: {
        coverage: "full",
        where: "order-routings.estimatedStartDate, estimatedEndDate; eci-aps/get-schedule",
        confidence: "high",
      },
      op_actual_dates: { coverage: "full", where: "order-routings.actualStartDate", confidence: "high" },
      op_complete_dates: { coverage: "full", where: "order-routings.actualEndDate", confidence: "high" },
      op_status: {
        coverage: "full",
        where: "order-routings.status; order-line-items.currentWorkCenter",
        confidence: "high",
      },
      wc_capacity: {
        coverage: "full",
        where: "work-centers.hoursAvailableShift1..3, capacityFactor, utilizationPercent",
        confidence: "high",
      },
      job_at_machine: {
        coverage: "partial",
        where: "time-ticket-details.workCenter, timeStart, timeEnd",
        confidence: "medium",
      },
      unattended_flag: {
        coverage: "partial",
        where: "order-routings.unattendedOperation; time-ticket-details.unattendedOperation",
        confidence: "high",
      },
      good_qty: {
        coverage: "full",
        where: "time-ticket-details.piecesFinished; order-routings.actualPiecesGood",
        confidence: "high",
      },
      scrap_qty: {
        coverage: "full",
        where: "time-ticket-details.piecesScrapped; order-routings.actualPiecesScrap",
        confidence: "high",
      },
      scrap_reason: {
        coverage: "full",
        where: "time-ticket-details.reasonNumber + reason-codes; non-conformances.reasonCode",
        confidence: "high",
      },
      rework_hours: {
        coverage: "partial",
        where: "rework as its own routing step or operation code",
        confidence: "low",
      },
      inspection_timestamps: {
        coverage: "partial",
        where: "inspection step actualStartDate/EndDate; non-conformances.ncDate",
        confidence: "medium",
      },
      po_due_date: { coverage: "full", where: "purchase-order-releases.dueDate", confidence: "high" },
      po_receipt_date: { coverage: "full", where: "purchase-order-releases.dateReceived", confidence: "high" },
      outside_dates: {
        coverage: "full",
        where: "purchase-order-line-items.outsideService + releases",
        confidence: "high",
      },
      material_cost: { coverage: "full", where: "job-materials (quantityPosted, stockingCost)", confidence: "high" },
      quote_est_hours: {
        coverage: "partial",
        where: "estimates/{partNumber}/routings (not frozen per quote)",
        confidence: "medium",
      },
      quote_dates: {
        coverage: "full",
        where: "quotes.dateEntered, expireDate; quote-line-items.status, jobNumber",
        confidence: "high",
      },
      job_cost: { coverage: "partial", where: "computed from tickets x rates + job-materials", confidence: "medium" },
      invoice_amount: { coverage: "full", where: "ar-invoices, ar-invoice-details", confidence: "high" },
      labor_ticket: {
        coverage: "full",
        where: "time-ticket-details.employeeCode, jobNumber, stepNumber",
        confidence: "high",
      },
      paid_hours: {
        coverage: "full",
        where: "attendance-ticket-details.totalActualTime, isOvertime",
        confidence: "high",
      },
      skill_matrix: { coverage: "partial", where: "employee-trainings", confidence: "medium" },
      maintenance_log: { coverage: "full", where: "work-center-maintenance, tooling-maintenance", confidence: "high" },
      priority_log: {
        coverage: "partial",
        where: "order-line-items.priority + lastModDate; user-transactions",
        confidence: "low",
      },
      program_release: { coverage: "partial", where: "order-line-items.user_Date1/2", confidence: "low" },
      kit_ready: {
        coverage: "partial",
        where: "job-requirements, job-materials (material only)",
        confidence: "medium",
      },
    },
  },
  e2: {
    name: "E2 Shop System (Shoptech, now ECi)",
    kind: "ERP for job shops",
    holds:
      "Quotes, estimates (part master with routing), orders with releases, data collection time tickets, time and attendance, scheduling, purchasing, shipping, returns",
    documentedObjects: [
      "Manual tables/screens: Customers, Employees, Parts Purchased/Manufactured, Work Centers, Vendors, Attendance Codes, Departments, Operations, Reason Codes, Service Codes, Shift Codes, Work Codes; modules Quoting, Order Entry, Data Collection, Scheduling, Time and Attendance, Estimating, Returns, Inventory, Report Customization, Scheduled Report Maintenance",
    ],
    waysOut: [
      "Summary reports and export to Excel",
      "Report customization",
      "SQL Server / ODBC on premises (table names not documented in what we could read)",
      "Where migrated to JobBOSS²: its REST API",
    ],
    cannotGive: ["Machine state", "Program readiness", "Priority history"],
    confidence: "low",
    sources: [
      "http://businessdocbox.com/Logistics/96008532-How-to-use-the-enterprise-e2-shop-system.html",
      "https://vdocuments.us/table-of-shoptech-the-e2-shop-table-of-contents-welcome-recommended-implementation.html",
    ],
    notes: "Treat as JobBOSS² with low confidence: ask the shop which edition it runs.",
    elements: {
      promise_date: { coverage: "full", where: "Order releases: due date", confidence: "low" },
      order_date: { coverage: "full", where: "Order header: date entered", confidence: "low" },
      order_qty: { coverage: "full", where: "Order line", confidence: "low" },
      order_value: { coverage: "full", where: "Order line price", confidence: "low" },
      ship_date: { coverage: "full", where: "Packing list / shipping", confidence: "low" },
      ship_qty: { coverage: "full", where: "Packing list line", confidence: "low" },
      job_released: { coverage: "partial", where: "Traveler printed", confidence: "low" },
      est_setup_hours: { coverage: "full", where: "Order routing step: setup time", confidence: "low" },
      act_setup_hours: { coverage: "full", where: "Time ticket: setup", confidence: "low" },
      est_run_hours: { coverage: "full", where: "Order routing step: cycle time x qty", confidence: "low" },
      act_run_hours: { coverage: "full", where: "Time ticket: cycle/man hours", confidence: "low" },
      op_sched_dates: { coverage: "full", where: "Scheduling", confidence: "low" },
      op_actual_dates: { coverage: "full", where: "Time ticket dates", confidence: "low" },
      op_complete_dates: { coverage: "partial", where: "Routing step status", confidence: "low" },
      op_status: { coverage: "full", where: "Routing step status", confidence: "low" },
      wc_capacity: { coverage: "full", where: "Work Centers: hours per shift", confidence: "low" },
      good_qty: { coverage: "full", where: "Time ticket pieces finished", confidence: "low" },
      scrap_qty: { coverage: "full", where: "Time ticket pieces scrapped", confidence: "low" },
      scrap_reason: { coverage: "full", where: "Reason Codes", confidence: "low" },
      po_due_date: { coverage: "full", where: "Purchase order release", confidence: "low" },
      po_receipt_date: { coverage: "full", where: "Receiver", confidence: "low" },
      outside_dates: { coverage: "partial", where: "Outside service PO", confidence: "low" },
      material_cost: { coverage: "full", where: "Job materials", confidence: "low" },
      quote_est_hours: { coverage: "partial", where: "Estimate routing", confidence: "low" },
      quote_dates: { coverage: "full", where: "Quotations", confidence: "low" },
      job_cost: { coverage: "full", where: "Job cost report", confidence: "low" },
      invoice_amount: { coverage: "full", where: "Billing", confidence: "low" },
      labor_ticket: { coverage: "full", where: "Data Collection", confidence: "low" },
      paid_hours: { coverage: "full", where: "Time and Attendance", confidence: "low" },
      kit_ready: { coverage: "partial", where: "Job requirements (material)", confidence: "low" },
    },
  },
  acumatica: {
    name: "Acumatica (Cloud ERP, Manufacturing Edition)",
    kind: "General cloud ERP with manufacturing suite",
    holds:
      "Production orders with operations, labor and move transactions, estimating, MRP, APS, work centers, machines, BOM/routing, sales, purchasing, finance",
    documentedObjects: [
      "Endpoint MANUFACTURING/23.200.001 entities: ProductionOrder, ProductionOrderDetail (Operations: OrderOperationDetail), LaborEntry, MoveEntry, MaterialEntry, WorkCenter, WorkCenterCrewSchedule, Shift, Machine, Tool, Estimate, EstimateOperation, CapableToPromise, RoughCutPlanning, CriticalMaterials, LateAssignment, MRPException, VendorShipment, CostTransaction, WipAdjustmentEntry, EngineeringChangeOrder",
      "OrderOperationDetail fields: PlanStartDate, PlanEndDate, ActualStartDate, ActualEndDate, SetupTime, RunTime, RunUnits, MachineTime, QueueTime, MoveTime, FinishTime, QtyComplete, QtyScrapped, OperationStatus, OutsideProcess, Vendor, WorkCenter, OperationTotal",
      "EventHistoryDetail fields: CreatedAt, Type, Description",
      "Default/24.200.001: SalesOrder, Shipment (ShipmentDate, Status, Hold, Operation), PurchaseOrder, PurchaseReceipt, SalesInvoice, TimeEntry, Employee",
      "SalesOrderDetail fields: RequestedOn (the customer wants it), ShipOn (scheduled shipment), OrderQty, QtyOnShipments, OpenQty, Completed, UndershipThreshold",
    ],
    waysOut: [
      "Contract-based REST: /entity/MANUFACTURING/23.200.001/... and /entity/Default/24.200.001/...",
      "OData on Generic Inquiries",
      "Generic Inquiry export to Excel",
      "OAuth2 or cookie login",
    ],
    cannotGive: [
      "Machine state (Machine entity has only an up/down flag)",
      "Setup actuals apart from run unless labor codes are split",
      "Program readiness without an attribute",
    ],
    confidence: "high",
    sources: [
      "https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (official client, generated models, Nov 2024)",
    ],
    notes: "",
    elements: {
      promise_date: {
        coverage: "partial",
        where:
          "SalesOrderDetail.ShipOn, the scheduled shipment today: copy it on the day you promise (RequestedOn is when the customer wants it)",
        confidence: "high",
      },
      order_date: { coverage: "full", where: "SalesOrder.Date; ProductionOrder.OrderDate", confidence: "high" },
      order_qty: {
        coverage: "full",
        where: "SalesOrderDetail.OrderQty; ProductionOrder.QtytoProduce",
        confidence: "high",
      },
      order_value: { coverage: "full", where: "SalesOrderDetail.Amount", confidence: "high" },
      ship_date: {
        coverage: "full",
        where: "Shipment.ShipmentDate of confirmed shipments (Status; not on Hold) with Operation Issue",
        confidence: "high",
      },
      ship_qty: {
        coverage: "full",
        where:
          "ShipmentDetail.ShippedQty of confirmed shipments; SalesOrderDetail.Completed if closed short (UndershipThreshold)",
        confidence: "high",
      },
      job_released: {
        coverage: "full",
        where: "EventHistory of the ProductionOrder: CreatedAt of the release (Status has no date)",
        confidence: "high",
      },
      est_setup_hours: {
        coverage: "full",
        where: "OrderOperationDetail.SetupTime, a whole number, not hours: check the unit (minutes?)",
        confidence: "high",
      },
      act_setup_hours: {
        coverage: "partial",
        where: "LaborEntryDetail.LaborTime with a setup LaborCode",
        confidence: "medium",
      },
      est_run_hours: {
        coverage: "full",
        where:
          "OrderOperationDetail.RunTime × QtytoProduce / RunUnits; RunTime is for RunUnits pieces and a whole number: check the unit (minutes?)",
        confidence: "high",
      },
      act_run_hours: {
        coverage: "full",
        where:
          "LaborEntryDetail.LaborTime; OperationTotal.ActualLaborTime (both follow the estimate where BackflushLabor is set)",
        confidence: "high",
      },
      est_prog_hours: { coverage: "partial", where: "a programming operation", confidence: "medium" },
      op_sched_dates: {
        coverage: "full",
        where: "OrderOperationDetail.PlanStartDate, PlanEndDate",
        confidence: "high",
      },
      op_actual_dates: { coverage: "full", where: "OrderOperationDetail.ActualStartDate", confidence: "high" },
      op_complete_dates: { coverage: "full", where: "OrderOperationDetail.ActualEndDate", confidence: "high" },
      op_status: { coverage: "full", where: "OrderOperationDetail.OperationStatus, QtyRemaining", confidence: "high" },
      wc_capacity: {
        coverage: "full",
        where: "WorkCenter.Shifts, Machines, BasisforCapacity; WorkCenterCrewSchedule",
        confidence: "high",
      },
      job_at_machine: {
        coverage: "partial",
        where: "LaborEntryDetail start/end per order and operation",
        confidence: "medium",
      },
      good_qty: {
        coverage: "full",
        where: "OrderOperationDetail.QtyComplete; MoveEntryDetail.Quantity",
        confidence: "high",
      },
      scrap_qty: {
        coverage: "full",
        where: "OrderOperationDetail.QtyScrapped; LaborEntryDetail.QtyScrapped",
        confidence: "high",
      },
      scrap_reason: {
        coverage: "full",
        where: "LaborEntryDetail.ReasonCode, MoveEntryDetail.ReasonCode",
        confidence: "high",
      },
      rework_hours: { coverage: "partial", where: "rework order type or operation", confidence: "low" },
      inspection_timestamps: {
        coverage: "partial",
        where: "inspection operation ActualStartDate/EndDate",
        confidence: "medium",
      },
      po_due_date: { coverage: "full", where: "PurchaseOrderDetail.Promised", confidence: "high" },
      po_receipt_date: { coverage: "full", where: "PurchaseReceipt.Date", confidence: "high" },
      outside_dates: {
        coverage: "full",
        where: "VendorShipment; OrderOperationDetail.OutsideProcess, ShippedQuantity, AtVendorQuantity",
        confidence: "high",
      },
      material_cost: { coverage: "full", where: "ProductionOrderTotals.ActualMaterial", confidence: "high" },
      quote_est_hours: {
        coverage: "full",
        where: "EstimateOperation.SetupTime, RunTime via ProductionOrder.EstimateID",
        confidence: "high",
      },
      quote_dates: {
        coverage: "full",
        where: "Estimate.RequestDate, PromiseDate, RevisionDate, Status",
        confidence: "high",
      },
      job_cost: {
        coverage: "full",
        where: "ProductionOrderTotals (plan, actual, variance by class)",
        confidence: "high",
      },
      invoice_amount: { coverage: "full", where: "SalesInvoice.Amount", confidence: "high" },
      labor_ticket: { coverage: "full", where: "LaborEntryDetail.EmployeeID, StartTime, EndTime", confidence: "high" },
      paid_hours: { coverage: "partial", where: "TimeEntry.TimeSpent, Overtime", confidence: "medium" },
      skill_matrix: { coverage: "partial", where: "employee attributes", confidence: "low" },
      maintenance_log: {
        coverage: "partial",
        where: "Machine.Down flag; Equipment Management is a separate module",
        confidence: "low",
      },
      priority_log: {
        coverage: "partial",
        where: "ProductionOrder.DispatchPriority with EventHistory",
        confidence: "medium",
      },
      program_release: {
        coverage: "partial",
        where: "ProductionOrder.OrderAttributes date attribute",
        confidence: "low",
      },
      kit_ready: { coverage: "partial", where: "CriticalMaterials.QtyShort (material only)", confidence: "high" },
    },
  },
  sage: {
    name: "Sage 100 / Sage 300 (and similar accounting-led ERPs)",
    kind: "Accounting-led ERP",
    holds: "Customers, sales orders, invoices, purchasing, inventory, G/L; production only with an add-on module",
    documentedObjects: [
      "Sage 100 tables over ODBC (DSN SOTAMAS90): SO_SalesOrderHeader, SO_SalesOrderDetail (PromiseDate, QuantityOrdered, QuantityShipped, QuantityBackordered), SO_SalesOrderHistoryHeader, SO_SalesOrderHistoryDetail, AR_InvoiceHistoryHeader, AR_InvoiceHistoryDetail, PO_PurchaseOrderHeader, PO_PurchaseOrderDetail, PO_ReceiptHistoryHeader, PO_ReceiptHistoryDetail, IM_ItemTransactionHistory, BM_BillHeader, BM_ProductionHistoryHeader, BM_ProductionHistoryDetail, GL_DetailPosting, GL_PeriodPostingHistory",
      "Sage 300 Web API (OData v4) at /Sage300WebApi/v1.0/-/<company>/<module>/<endpoint>, e.g. AP/APInvoiceBatches, OE, PO, IC modules; Swagger UI on the server",
    ],
    waysOut: [
      "Sage 100: ProvideX ODBC driver (read), Crystal Reports, SQL Server edition",
      "Sage 300: Web API (OData, JSON, basic auth) or SQL Server views",
      "Excel export",
    ],
    cannotGive: [
      "Operation-level times, queue, setup, WIP location, scrap by operation (unless a production add-on is installed)",
      "Machine state",
      "Scheduling",
      "Program readiness",
    ],
    confidence: "medium",
    sources: [
      "https://calgraham.com (page: Sage 100 ProvideX automation)",
      "public queries of Sage 100 tables (SO_SalesOrderDetail.PromiseDate, PO_ReceiptHistoryDetail.QuantityReceived)",
      "https://kb.dataself.com/ds/sage-100-pre-mapped-data-warehouse-tables",
      "https://info.5y1.org/api-documentation-template_1_e80ddc.html (copy of Sage 300 Web API Endpoint reference, Dec 2016)",
      "https://cozyroc.com/ssis/sage-300-connection",
    ],
    notes:
      "The tables named are those of Sage 100; Sage 300 has others. Ask which Sage product and whether a production or job-cost add-on is used; shop-floor KPIs need another source.",
    elements: {
      promise_date: {
        coverage: "full",
        where: "Sage 100: SO_SalesOrderDetail.PromiseDate; shipped orders: SO_SalesOrderHistoryDetail.PromiseDate",
        confidence: "medium",
      },
      order_date: { coverage: "full", where: "Sage 100: SO_SalesOrderHeader.OrderDate", confidence: "medium" },
      order_qty: {
        coverage: "full",
        where:
          "Sage 100: SO_SalesOrderDetail.QuantityOrdered; SO_SalesOrderHistoryDetail.QuantityOrderedRevised without canceled orders and quotes (OrderStatus)",
        confidence: "medium",
      },
      order_value: {
        coverage: "full",
        where: "Sage 100: SO_SalesOrderDetail.ExtensionAmt; SO_SalesOrderHistoryDetail.LastExtensionAmt",
        confidence: "medium",
      },
      ship_date: {
        coverage: "full",
        where: "Sage 100: AR_InvoiceHistoryHeader ship/invoice date",
        confidence: "medium",
      },
      ship_qty: {
        coverage: "full",
        where:
          "Sage 100: SO_SalesOrderDetail.QuantityShipped; AR_InvoiceHistoryDetail summed per order line (credit memos count against it)",
        confidence: "medium",
      },
      po_due_date: { coverage: "full", where: "Sage 100: PO_PurchaseOrderDetail", confidence: "medium" },
      po_receipt_date: {
        coverage: "full",
        where:
          "Sage 100: PO_ReceiptHistoryHeader.ReceiptDate with PO_ReceiptHistoryDetail.PurchaseOrderNo, QuantityReceived",
        confidence: "medium",
      },
      material_cost: { coverage: "partial", where: "Sage 100: IM_ItemTransactionHistory issues", confidence: "low" },
      good_qty: {
        coverage: "partial",
        where: "Sage 100: BM_ProductionHistoryDetail (finished builds only)",
        confidence: "medium",
      },
      invoice_amount: { coverage: "full", where: "Sage 100: AR_InvoiceHistoryDetail", confidence: "high" },
      job_cost: { coverage: "partial", where: "G/L and production history", confidence: "low" },
    },
  },
  datanomix: {
    name: "Datanomix",
    kind: "Production monitoring (automatic, from the control)",
    holds:
      "Machine run states and cycles from the control, compared with the machine's own best running; TV dashboards; job context from the ERP",
    documentedObjects: ["No public API or schema document found in our sources"],
    waysOut: ["In-app reports and TV dashboards", "Ask the vendor for API/export"],
    cannotGive: ["Due dates, orders, cost, quality records", "Labor attendance", "Program readiness"],
    confidence: "low",
    sources: ["none found (description from general product knowledge: verify before relying on it)"],
    notes: "All rows low confidence.",
    elements: {
      machine_state: { coverage: "full", where: "machine timeline / utilization", confidence: "low" },
      machine_part_count: { coverage: "full", where: "part cycles", confidence: "low" },
      downtime_reason: { coverage: "partial", where: "operator tags where used", confidence: "low" },
      program_name: { coverage: "full", where: "program context", confidence: "low" },
      job_at_machine: { coverage: "partial", where: "ERP link or program match", confidence: "low" },
      act_run_hours: { coverage: "partial", where: "cycle time per job", confidence: "low" },
      act_setup_hours: { coverage: "partial", where: "time between jobs", confidence: "low" },
      wc_capacity: { coverage: "partial", where: "shift calendar", confidence: "low" },
      unattended_flag: { coverage: "partial", where: "running outside shifts", confidence: "low" },
      good_qty: { coverage: "partial", where: "counts without quality", confidence: "low" },
    },
  },
  amper: {
    name: "Amper",
    kind: "Production monitoring (clamp-on current sensors)",
    holds:
      "Up/down per machine from electrical current, shifts, downtime labels by operators, tally sheets with operator sign-in, labor metrics dashboard",
    documentedObjects: [
      "Objects named in help pages: Utilization, Downtime Labeling, Tally Sheets, Shifts, Cells, Labor Metrics dashboard (Total Paid Hours, Labor Multiplier, Total Engaged Hours, Engagement Multiplier, Direct Time)",
    ],
    waysOut: [
      "Dashboards filtered by operator, machine, cell, shift, part",
      "Report export; API not found in our sources",
    ],
    cannotGive: [
      "Program name, alarms, feed and speed (it reads current, not the control)",
      "True cut time vs spinning",
      "Due dates, cost, quality",
    ],
    confidence: "medium",
    sources: [
      "https://learn.amper.xyz/install/analog-aggregator-sensor-placement-and-installation",
      "https://learn.amper.xyz/links/new-release-labor-metrics-reports",
      "https://learn.amper.xyz/improve-paid-labor-utilization",
    ],
    notes: "",
    elements: {
      machine_state: {
        coverage: "full",
        where: "Utilization: up / down by a threshold on the spindle current (up is running, cutting or not)",
        confidence: "medium",
      },
      downtime_reason: { coverage: "full", where: "Downtime Labeling", confidence: "high" },
      labor_ticket: { coverage: "partial", where: "Tally Sheets (operator sign-in per machine)", confidence: "medium" },
      paid_hours: {
        coverage: "partial",
        where: "Total Paid Hours: only time signed in on tally sheets",
        confidence: "medium",
      },
      good_qty: { coverage: "partial", where: "Tally Sheets if counted", confidence: "low" },
      scrap_qty: { coverage: "partial", where: "Tally Sheets if counted", confidence: "low" },
      act_setup_hours: { coverage: "partial", where: "downtime label Setup", confidence: "medium" },
      act_run_hours: { coverage: "partial", where: "up time while a tally sheet is open", confidence: "medium" },
      job_at_machine: { coverage: "partial", where: "Tally Sheets / Parts filter", confidence: "medium" },
      wc_capacity: { coverage: "full", where: "Shifts and planned downtime", confidence: "medium" },
      unattended_flag: { coverage: "partial", where: "up time with nobody signed in", confidence: "medium" },
    },
  },
  machinemetrics: {
    name: "MachineMetrics",
    kind: "Production monitoring and MES (edge, control data)",
    holds:
      "Machine states and cycles at second level, part counts, downtime with reasons, OEE parts, job operations and operators when linked to the ERP",
    documentedObjects: [
      "REST POST /reports/production metrics: allTime, timeInCut, downtime, categorizedDowntime, plannedDowntime, availability, performance, oee, ooe, totalParts, goodParts, nonconformParts, nonconformRate, partsGoal, expectedPartTime, actualPartTime, idealPartTime, expectedSetupTime, averagePartsPerHour",
      "groupBy: machine, machineGroup, jobOperation, shift, operator, hour, day",
      "Job dispatch: /erp/jobdispatch/start, /erp/jobdispatch/{id}, stop",
      "GraphQL at /graphql: machines, activitySets (activities with activityType, startAt, endAt, operation)",
      "ERP-Driven Job Tracking reads labor tickets from the ERP",
    ],
    waysOut: [
      "REST with bearer API key (reporting scope), JSON or CSV",
      "GraphQL",
      "Weekly utilization, downtime and monthly benchmarking emails",
    ],
    cannotGive: ["Promise and ship dates, cost, quotes", "Attendance", "Material and supplier dates"],
    confidence: "high",
    sources: [
      "https://developers.machinemetrics.com/docs/rest",
      "https://developers.machinemetrics.com/docs/using-the-production-api-to-get-total-in-cycle-ms-for-every-machine",
      "https://developers.machinemetrics.com/reference",
      "https://docs.machinemetrics.com/docs/integrations/erp-connectors/erp-troubleshooting-faq",
      "https://support.machinemetrics.com/hc/en-us/articles/41927776503315-ERP-Driven-Job-Tracking",
    ],
    notes: "",
    elements: {
      machine_state: {
        coverage: "full",
        where:
          "/reports/production timeInCut (timeInCycle in older docs), downtime, allTime; in-cycle time comes in milliseconds: divide by 3,600,000; group by machine, day and shift; GraphQL activitySets",
        confidence: "high",
      },
      machine_part_count: { coverage: "full", where: "totalParts", confidence: "high" },
      downtime_reason: { coverage: "full", where: "categorizedDowntime", confidence: "high" },
      program_name: { coverage: "partial", where: "control data (not read in the report metrics)", confidence: "low" },
      job_at_machine: { coverage: "full", where: "groupBy jobOperation; /erp/jobdispatch", confidence: "high" },
      wc_capacity: { coverage: "full", where: "shifts; allTime less plannedDowntime", confidence: "medium" },
      est_run_hours: { coverage: "partial", where: "expectedPartTime", confidence: "high" },
      est_setup_hours: { coverage: "partial", where: "expectedSetupTime", confidence: "high" },
      act_run_hours: { coverage: "full", where: "timeInCut by jobOperation, in milliseconds", confidence: "high" },
      act_setup_hours: { coverage: "partial", where: "setup activities in activitySets", confidence: "medium" },
      good_qty: { coverage: "full", where: "goodParts", confidence: "high" },
      scrap_qty: { coverage: "full", where: "nonconformParts", confidence: "high" },
      scrap_reason: { coverage: "partial", where: "reject reasons (not read)", confidence: "low" },
      labor_ticket: { coverage: "partial", where: "groupBy operator; ERP labor tickets", confidence: "medium" },
      unattended_flag: { coverage: "partial", where: "running with no operator / outside shift", confidence: "medium" },
      op_actual_dates: { coverage: "partial", where: "jobOperation first start (minStartTime)", confidence: "medium" },
      op_complete_dates: { coverage: "partial", where: "jobOperation maxEndTime", confidence: "medium" },
      maintenance_log: { coverage: "partial", where: "downtime reasons only", confidence: "medium" },
    },
  },
  quickbooks: {
    name: "QuickBooks (Online; Desktop differs)",
    kind: "Accounting",
    holds: "Invoices, estimates, bills, purchase orders, payroll/time activities, P&L and ageing",
    documentedObjects: [
      "Entities: Invoice, Estimate, PurchaseOrder, Bill, BillPayment, Payment, TimeActivity, Customer, Vendor, Item, CreditMemo",
      "Reports API: ProfitAndLoss, ProfitAndLossDetail, BalanceSheet, CashFlow, TrialBalance, CustomerSales, InventoryValuationSummary, AgedReceivables",
    ],
    waysOut: [
      "REST v3: https://quickbooks.api.intuit.com/v3/company/<realmId>/query?query=... and /reports/<name>, OAuth2",
      "Advice: keep a report request within six months",
      "Excel/CSV export",
    ],
    cannotGive: [
      "Anything at operation or machine level",
      "Promise dates, schedule, WIP location",
      "Setup, scrap, downtime",
    ],
    confidence: "high",
    sources: [
      "https://developer.intuit.com/app/developer/qbo/docs/workflows/run-reports",
      "https://github.com/apigrate/quickbooks",
      "https://glama.ai/mcp/servers/MSPbotsAIFramework/qbo-mcp/tree",
    ],
    notes: "",
    elements: {
      invoice_amount: { coverage: "full", where: "Invoice lines; reports/ProfitAndLoss", confidence: "high" },
      order_value: {
        coverage: "partial",
        where: "Estimate totals (sales orders only in Desktop)",
        confidence: "medium",
      },
      ship_date: { coverage: "partial", where: "Invoice date as a stand-in", confidence: "medium" },
      quote_dates: { coverage: "partial", where: "Estimate dates and status", confidence: "medium" },
      material_cost: {
        coverage: "partial",
        where: "Bill / PurchaseOrder with customer or class",
        confidence: "medium",
      },
      po_due_date: { coverage: "partial", where: "PurchaseOrder due date if used", confidence: "low" },
      paid_hours: { coverage: "partial", where: "TimeActivity or payroll", confidence: "medium" },
      job_cost: { coverage: "partial", where: "project/class reports if costs are tagged", confidence: "low" },
    },
  },
  mtconnect: {
    name: "MTConnect agent (open standard on the machine)",
    kind: "Machine data standard (HTTP/XML, agent software is open source)",
    holds: "Live and buffered machine state, mode, program, counts, overrides, alarms straight from the control",
    documentedObjects: [
      "Execution: READY, ACTIVE, INTERRUPTED, FEED_HOLD, STOPPED, OPTIONAL_STOP, PROGRAM_STOPPED, PROGRAM_COMPLETED, WAIT, PROGRAM_OPTIONAL_STOP",
      "ControllerMode: AUTOMATIC, MANUAL, MANUAL_DATA_INPUT, SEMI_AUTOMATIC, EDIT",
      "FunctionalMode: PRODUCTION, SETUP, TEARDOWN, MAINTENANCE, PROCESS_DEVELOPMENT",
      "WaitState: PART_LOAD, PART_UNLOAD, TOOL_LOAD, TOOL_UNLOAD, MATERIAL_LOAD, MATERIAL_UNLOAD, SECONDARY_PROCESS, PAUSING, RESUMING, POWERING_UP, POWERING_DOWN",
      "Others: Availability, EmergencyStop, PartCount, PartNumber, PartId, PartStatus, CycleCount, Program, ProgramEdit, Block, ToolNumber, PathFeedrate, PathFeedrateOverride, RotaryVelocity, Load, EquipmentTimer, ProcessTimer, AccumulatedTime, OperatorId, DoorState, ChuckState, PalletId; Conditions (NORMAL/WARNING/FAULT)",
    ],
    waysOut: [
      "HTTP GET /probe, /current, /sample from an MTConnect agent (cppagent), MQTT in newer agents",
      "Older controls need an adapter (FOCAS, OPC UA) or a current sensor",
    ],
    cannotGive: [
      "Jobs, due dates, money, people",
      "Why a machine waits, unless FunctionalMode/WaitState or an operator input is filled (most controls leave them UNAVAILABLE)",
    ],
    confidence: "high",
    sources: [
      "https://github.com/mtconnect/cppagent (schemas/MTConnectStreams_2.7.xsd, 2026)",
      "https://github.com/mtconnect/mtconnect_sysml_model",
    ],
    notes: "",
    elements: {
      machine_state: {
        coverage: "full",
        where:
          "Execution=ACTIVE with ControllerMode=AUTOMATIC is in cycle; add PathFeedrateOverride > 0 and Load for cutting",
        confidence: "high",
      },
      machine_part_count: { coverage: "full", where: "PartCount / CycleCount", confidence: "high" },
      downtime_reason: {
        coverage: "partial",
        where: "Condition faults, FunctionalMode, WaitState; needs an operator tag",
        confidence: "high",
      },
      program_name: { coverage: "full", where: "Program, Block", confidence: "high" },
      job_at_machine: {
        coverage: "partial",
        where: "PartNumber, PartId, Program name convention",
        confidence: "medium",
      },
      act_setup_hours: {
        coverage: "partial",
        where: "FunctionalMode=SETUP, or MANUAL/MDI/EDIT time between programs",
        confidence: "medium",
      },
      act_run_hours: { coverage: "partial", where: "ACTIVE time per Program", confidence: "medium" },
      unattended_flag: {
        coverage: "partial",
        where: "ACTIVE with no OperatorId or outside shift",
        confidence: "medium",
      },
      maintenance_log: {
        coverage: "partial",
        where: "FunctionalMode=MAINTENANCE; Condition FAULT durations",
        confidence: "medium",
      },
      inspection_timestamps: { coverage: "partial", where: "PartStatus, probing programs", confidence: "low" },
    },
  },
  excel: {
    name: "Excel / Google Sheets",
    kind: "Spreadsheet",
    holds: "Whatever the shop types: schedule, job list, quote sheet, downtime log",
    documentedObjects: ["Shop-defined columns; no standard"],
    waysOut: ["File upload (CSV/XLSX) with a column-mapping step"],
    cannotGive: ["History: cells are overwritten", "Machine state", "Time stamps finer than a day"],
    confidence: "medium",
    sources: ["practice knowledge"],
    notes: "",
    elements: {
      promise_date: { coverage: "full", where: "schedule sheet due date", confidence: "medium" },
      order_date: { coverage: "partial", where: "job list", confidence: "medium" },
      order_qty: { coverage: "full", where: "job list", confidence: "medium" },
      order_value: { coverage: "partial", where: "job list", confidence: "medium" },
      ship_date: { coverage: "partial", where: "typed at shipping", confidence: "medium" },
      ship_qty: { coverage: "partial", where: "typed at shipping", confidence: "low" },
      op_sched_dates: {
        coverage: "partial",
        where: "schedule sheet (usually per job, not per op)",
        confidence: "medium",
      },
      op_status: { coverage: "partial", where: "status column", confidence: "medium" },
      est_setup_hours: { coverage: "partial", where: "quote sheet", confidence: "medium" },
      est_run_hours: { coverage: "partial", where: "quote sheet", confidence: "medium" },
      quote_est_hours: { coverage: "full", where: "quote sheet", confidence: "medium" },
      quote_dates: { coverage: "partial", where: "quote log", confidence: "medium" },
      scrap_qty: { coverage: "partial", where: "scrap log", confidence: "low" },
      skill_matrix: { coverage: "full", where: "skills sheet", confidence: "medium" },
      maintenance_log: { coverage: "partial", where: "PM list", confidence: "medium" },
      po_due_date: { coverage: "partial", where: "PO list", confidence: "medium" },
      po_receipt_date: { coverage: "partial", where: "PO list", confidence: "low" },
      kit_ready: { coverage: "partial", where: "checklist columns", confidence: "medium" },
      program_release: { coverage: "partial", where: "checklist columns", confidence: "medium" },
    },
  },
  whiteboard: {
    name: "Whiteboard",
    kind: "Visual board",
    holds: "Today's job order per machine",
    documentedObjects: ["None"],
    waysOut: ["Daily photo or 5-minute transcription"],
    cannotGive: ["Any history", "Any time", "Any quantity"],
    confidence: "medium",
    sources: ["practice knowledge"],
    notes: "",
    elements: {
      op_status: { coverage: "partial", where: "magnet position, now only", confidence: "medium" },
      op_sched_dates: { coverage: "partial", where: "order of jobs, no dates", confidence: "low" },
      priority_log: { coverage: "partial", where: "daily photo compared by eye", confidence: "low" },
    },
  },
  paper_traveler: {
    name: "Paper traveler",
    kind: "Paper job packet",
    holds: "Operation sign-off, quantities, sometimes times, inspection stamps",
    documentedObjects: ["Per-op rows: date, initials, qty good/scrap, setup/run time"],
    waysOut: ["Scan or key in at job close; bar code per operation is the usual first upgrade"],
    cannotGive: ["Live status: known only by walking", "Reliable start times"],
    confidence: "medium",
    sources: ["practice knowledge"],
    notes: "",
    elements: {
      op_complete_dates: { coverage: "partial", where: "sign-off date per op", confidence: "medium" },
      good_qty: { coverage: "partial", where: "written quantity", confidence: "medium" },
      scrap_qty: { coverage: "partial", where: "written quantity", confidence: "medium" },
      act_setup_hours: { coverage: "partial", where: "if written", confidence: "low" },
      act_run_hours: { coverage: "partial", where: "if written", confidence: "low" },
      inspection_timestamps: { coverage: "partial", where: "inspection stamp date", confidence: "low" },
      labor_ticket: { coverage: "partial", where: "initials", confidence: "low" },
    },
  },
} as const satisfies Record<string, DataSystem>;

/** The id of a system. */
export type SystemId = keyof typeof systems;

/**
 * The systems behind a choice of `tech_stack`. `JobBOSS` may be the classic product or JobBOSS²: ask. `E2` is followed by
 * JobBOSS², so the same question is worth asking there. `Other` names no system: treat it as `excel` until known.
 * Own reading of the answers, November 2026.
 */
export const systemsOfTool = {
  ProShop: ["proshop"],
  JobBOSS: ["jobboss", "jobboss2"],
  Acumatica: ["acumatica"],
  E2: ["e2"],
  Sage: ["sage"],
  Datanomix: ["datanomix"],
  Amper: ["amper"],
  MachineMetrics: ["machinemetrics"],
  QuickBooks: ["quickbooks"],
  Other: [],
} as const satisfies Record<AnswerTo<"tech_stack">[number], readonly SystemId[]>;

/** Products that one name in the survey stands for, of which a shop has one. Own reading of the answers, November 2026. */
export const editions = [["jobboss", "jobboss2"]] as const satisfies readonly (readonly SystemId[])[];

/** What a KPI reads of one line of an order. Lines of two systems have no key in common, so one system must have them all. */
export const orderLineElements = [
  "promise_date",
  "order_date",
  "order_qty",
  "order_value",
  "ship_date",
  "ship_qty",
] as const satisfies readonly ElementId[];

/**
 * Where a machine shop that has one of them enters its orders. A ledger, a schedule sheet or an order log next to it is
 * a copy. Own judgment, November 2026.
 */
export const orderSystems = [
  "proshop",
  "jobboss",
  "jobboss2",
  "e2",
  "acumatica",
] as const satisfies readonly SystemId[];

/** How owners write the edition they run, what the survey calls it, and what to ask first once it is known. Own judgment, November 2026. */
export const editionsNamed = [
  {
    tool: "JobBOSS",
    id: "jobboss",
    named: /\bjob ?boss[ -]\(?classic\b|\bclassic (?:version of )?job ?boss\b(?! ?(?:2\b|²|squared\b))/i,
    asksFirst: "Can you get a read-only login to its SQL Server? Do people clock setup and run separately?",
  },
  {
    tool: "JobBOSS",
    id: "jobboss2",
    named: /\bjob ?boss ?(?:2\b|²|squared\b)/i,
    asksFirst: "Can you use the API? Do people clock setup and run separately?",
  },
] as const satisfies readonly {
  readonly tool: AnswerTo<"tech_stack">[number];
  readonly id: SystemId;
  readonly named: RegExp;
  readonly asksFirst: string;
}[];

/** The name of a system without the explanation in parentheses. */
export const shortSystemName = (id: SystemId): string => shortName(systems[id].name);

/**
 * The systems that a choice of `schedule_tool` adds to those of `tech_stack`: the sheet or the board itself.
 * `ERP native` and `Other` add none. Own reading of the answers, November 2026.
 */
export const systemsOfScheduleTool = {
  "ERP native": [],
  Excel: ["excel"],
  Whiteboard: ["whiteboard"],
  Other: [],
} as const satisfies Record<AnswerTo<"schedule_tool">, readonly SystemId[]>;

/**
 * The systems that a choice of `wip_visibility` adds to those of `tech_stack`: the packet or the sheet itself.
 * `ERP` and `Other` add none. Own reading of the answers, November 2026.
 */
export const systemsOfWipVisibility = {
  ERP: [],
  "Paper traveler": ["paper_traveler"],
  Excel: ["excel"],
  Other: [],
} as const satisfies Record<AnswerTo<"wip_visibility">, readonly SystemId[]>;

export const howManyConnected = "How many machines are connected? ";

/** What to ask a shop first about a choice of `tech_stack`, before anything is connected. Own judgment, November 2026. */
export const firstQuestionOfTool = {
  ProShop: "Can you use the API? Do people clock setup and run separately?",
  JobBOSS: "Do you run classic JobBOSS on your own SQL Server, or JobBOSS² in the cloud?",
  Acumatica: "Do you have the Manufacturing Edition? Do labor codes split setup and run?",
  E2: "Which edition is it, and is it hosted or on your own server?",
  Sage: "Which Sage is it: 100, 300 or another? Do you have a production add-on?",
  Datanomix: `${howManyConnected}Do stops get a reason? Is it linked to ERP jobs?`,
  Amper: `${howManyConnected}Do stops get a reason? Is it linked to ERP jobs?`,
  MachineMetrics: `${howManyConnected}Do stops get a reason? Is it linked to ERP jobs?`,
  QuickBooks: "Is QuickBooks only for accounting? If so, where do you track jobs?",
  Other: "What is it? Until we know, we treat it like a spreadsheet.",
} as const satisfies Record<AnswerTo<"tech_stack">[number], string>;

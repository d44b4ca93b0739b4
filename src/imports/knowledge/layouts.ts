import type { ListId } from "../../measures/record-lists.ts";
import type { SystemId } from "./system-names.ts";

/** One export, table or API call of a system, with the headings we read. */
export interface Layout {
  readonly system: SystemId;
  readonly list: ListId;
  readonly headings: readonly string[];
  /** Our column by id, and the heading that holds it with no calculation, where its words alone don't tell. */
  readonly columns: Readonly<Record<string, string>>;
}

/**
 * Headings of exports, tables and API calls of the systems that shops use, from public sources read in November 2026; each
 * row names its own. Which of our columns a heading holds is our own reading, not confirmed by a shop.
 */
export const layouts: readonly Layout[] = [
  {
    // https://github.com/calebhat/shophawk_2.0 batch_files/Phoenix_Shophawk_csv_export.bat @2dfa4f61c5cbc6fbef8d29a72265898ffd023132
    // Confidence: high: script of a real shop.
    system: "jobboss",
    list: "operations",
    headings: [
      "Job",
      "Job_Operation",
      "WC_Vendor",
      "Operation_Service",
      "Vendor",
      "Sched_Start",
      "Sched_End",
      "Sequence",
      "Status",
      "Est_Total_Hrs",
    ],
    columns: {},
  },
  {
    // https://github.com/calebhat/shophawk_2.0 batch_files/Phoenix_Shophawk_csv_export.bat @2dfa4f61c5cbc6fbef8d29a72265898ffd023132
    // Confidence: high: script of a real shop.
    system: "jobboss",
    list: "jobs",
    headings: [
      "Job",
      "Customer",
      "Order_Date",
      "Part_Number",
      "Status",
      "Rev",
      "Description",
      "Order_Quantity",
      "Extra_Quantity",
      "Pick_Quantity",
      "Make_Quantity",
      "Open_Operations",
      "Completed_Quantity",
      "Shipped_Quantity",
      "FG_Transfer_Qty",
      "In_Production_Quantity",
      "Certs_Required",
      "Act_Scrap_Quantity",
      "Customer_PO",
      "Customer_PO_LN",
      "Sched_End",
      "Sched_Start",
      "Released_Date",
      "User_Values",
    ],
    columns: {},
  },
  {
    // https://github.com/calebhat/shophawk_2.0 batch_files/Phoenix_Shophawk_csv_export.bat @2dfa4f61c5cbc6fbef8d29a72265898ffd023132
    // Confidence: high: script of a real shop.
    system: "jobboss",
    list: "operations",
    headings: [
      "Job_Operation",
      "Employee",
      "Work_Date",
      "Act_Setup_Hrs",
      "Act_Run_Hrs",
      "Act_Run_Qty",
      "Act_Scrap_Qty",
      "Note_Text",
    ],
    columns: {},
  },
  {
    // https://github.com/calebhat/shophawk_2.0 batch_files/Phoenix_Shophawk_csv_export.bat @2dfa4f61c5cbc6fbef8d29a72265898ffd023132
    // Confidence: high: script of a real shop.
    system: "jobboss",
    list: "purchases",
    headings: ["Job", "Material", "Vendor", "Description", "Pick_Buy_Indicator", "Status"],
    columns: {},
  },
  {
    // https://github.com/calebhat/shophawk_2.0 batch_files/Phoenix_Shophawk_csv_export.bat @2dfa4f61c5cbc6fbef8d29a72265898ffd023132
    // Confidence: high: script of a real shop.
    system: "jobboss",
    list: "jobs",
    headings: [
      "Document",
      "Customer",
      "Ship_Via",
      "Terms",
      "Document_Date",
      "Due_Date",
      "Orig_Invoice_Amt",
      "Open_Invoice_Amt",
      "Last_Updated",
      "Invoiced_By",
    ],
    columns: { invoiced_on: "Document_Date" },
  },
  {
    // https://github.com/stoffregene/JobBossScheduler tests/*.csv and server import code @317c7fce5024c840027fe54a0bea3f138d5d4d30
    // Confidence: medium: test files of one shop's program.
    system: "jobboss",
    list: "operations",
    headings: [
      "Job",
      "Customer",
      "Est_Required_Qty",
      "AMT Workcenter & Vendor",
      "Vendor",
      "Lead_Days",
      "Order_Date",
      "Promised_Date",
      "Est Total Hours",
      "Link_Material",
      "Status",
      "Material",
      "Sequence",
      "Part Description",
    ],
    columns: { work_center: "AMT Workcenter & Vendor" },
  },
  {
    // https://github.com/os-parts/jobboss-python jobboss/models.py @465d14f33754e15e2baa7e2f685ae05f808532b7
    // Confidence: high for names.
    system: "jobboss",
    list: "deliveries",
    headings: [
      "Job",
      "Promised_Date",
      "Promised_Quantity",
      "Shipped_Date",
      "Shipped_Quantity",
      "Requested_Date",
      "NCP_Quantity",
      "Order_Date",
      "Customer",
      "Total_Price",
    ],
    columns: {},
  },
  {
    // https://github.com/os-parts/jobboss-python jobboss/models.py @465d14f33754e15e2baa7e2f685ae05f808532b7
    // Confidence: high for names.
    system: "jobboss",
    list: "operations",
    headings: [
      "Job_Operation",
      "Job",
      "Work_Center",
      "WC_Vendor",
      "Inside_Oper",
      "Sequence",
      "Status",
      "Est_Setup_Hrs",
      "Est_Run_Hrs",
      "Act_Setup_Hrs",
      "Act_Run_Hrs",
      "Act_Run_Qty",
      "Act_Scrap_Qty",
      "Sched_Start",
      "Sched_End",
      "Actual_Start",
      "Rwk_Setup_Hrs",
      "Rwk_Run_Hrs",
    ],
    columns: {},
  },
  {
    // https://github.com/os-parts/jobboss-python jobboss/models.py @465d14f33754e15e2baa7e2f685ae05f808532b7
    // Confidence: high for names, low for status words.
    system: "jobboss",
    list: "quotes",
    headings: [
      "RFQ",
      "Customer",
      "RFQ_Date",
      "Quote_Date",
      "Submitted_Date",
      "Expiration_Date",
      "Status",
      "Status_Date",
      "Win_Probability",
      "Quote",
      "Reason",
    ],
    columns: { quote: "Quote", decided: "Status_Date" },
  },
  {
    // https://github.com/os-parts/jobboss-python jobboss/models.py @465d14f33754e15e2baa7e2f685ae05f808532b7
    // Confidence: high for names.
    system: "jobboss",
    list: "purchases",
    headings: [
      "PO_Detail",
      "PO",
      "Line",
      "Status",
      "Order_Quantity",
      "Unit_Cost",
      "Due_Date",
      "PO_Type",
      "Act_Qty",
      "Last_Recv_Date",
      "Job_Operation",
    ],
    columns: {},
  },
  {
    // https://github.com/os-parts/jobboss-python jobboss/models.py @465d14f33754e15e2baa7e2f685ae05f808532b7
    // Confidence: high for names.
    system: "jobboss",
    list: "people_weeks",
    headings: [
      "Employee",
      "Work_Date",
      "Act_Setup_Hrs",
      "Act_Run_Hrs",
      "Act_Setup_Labor_Hrs",
      "Act_Run_Labor_Hrs",
      "Overtime_Hrs",
      "Setup_Overtime_Hrs",
      "Rework_Time",
      "Scrap_Code",
      "Rwk_Code",
      "Operation_Complete",
      "WC",
    ],
    columns: {},
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "deliveries",
    headings: [
      "jobNumber",
      "orderNumber",
      "itemNumber",
      "partNumber",
      "customerCode",
      "quantityOrdered",
      "quantityToMake",
      "quantityShippedToCustomer",
      "unitPrice",
      "dueDate",
      "dateFinished",
      "actualStartDate",
      "actualEndDate",
      "estimatedStartDate",
      "estimatedEndDate",
      "currentWorkCenter",
      "priority",
      "tempPriority",
      "status",
      "totalActualHours",
      "totalEstimatedHours",
      "travelerPrinted",
      "quoteNumber",
      "user_Date1",
    ],
    columns: { ship_qty: "quantityShippedToCustomer" },
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "deliveries",
    headings: [
      "deliveryTicketNumber",
      "orderNumber",
      "customerCode",
      "customerPONumber",
      "dateEntered",
      "shippingDate",
      "status",
      "jobNumber",
      "partNumber",
      "quantityToShip",
      "quantityOpen",
    ],
    columns: { line: "jobNumber" },
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "operations",
    headings: [
      "jobNumber",
      "stepNumber",
      "workCenter",
      "operationCode",
      "description",
      "setupTime",
      "cycleTime",
      "cycleUnit",
      "timeUnit",
      "estimatedQuantity",
      "totalEstimatedHours",
      "totalActualHours",
      "totalHoursLeft",
      "estimatedStartDate",
      "estimatedEndDate",
      "actualStartDate",
      "actualEndDate",
      "actualPiecesGood",
      "actualPiecesScrap",
      "status",
      "unattendedOperation",
      "vendorCode",
      "leadTime",
    ],
    columns: { started: "actualStartDate", completed: "actualEndDate", good_qty: "actualPiecesGood" },
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870; a public program that calls it
    // Confidence: high.
    system: "jobboss2",
    list: "operations",
    headings: [
      "employeeCode",
      "employeeName",
      "ticketDate",
      "jobNumber",
      "stepNumber",
      "workCenter",
      "setupTime",
      "cycleTime",
      "machineHours",
      "manHours",
      "piecesFinished",
      "piecesScrapped",
      "reasonNumber",
      "timeStart",
      "timeEnd",
      "shift",
      "overTime",
      "unattendedOperation",
    ],
    columns: {},
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "people_weeks",
    headings: [
      "employeeCode",
      "employeeName",
      "ticketDate",
      "actualClockInDate",
      "actualClockInTime",
      "actualClockOutDate",
      "actualClockOutTime",
      "adjustedClockInDate",
      "adjustedClockInTime",
      "adjustedClockOutDate",
      "adjustedClockOutTime",
      "attendanceCode",
      "isHoliday",
      "isOvertime",
      "shift",
      "totalActualTime",
      "totalAdjustedTime",
    ],
    columns: {},
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "purchases",
    headings: [
      "purchaseOrderNumber",
      "PONumber",
      "itemNumber",
      "jobNumber",
      "partNumber",
      "outsideService",
      "quantity",
      "quantityRejected",
      "quantityOrdered",
      "quantityReceived",
      "dueDate",
      "dateReceived",
      "dateFinished",
      "receiverNumber",
      "status",
      "unitCost",
    ],
    columns: {},
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "quotes",
    headings: [
      "quoteNumber",
      "customerCode",
      "dateEntered",
      "expireDate",
      "followUpDate",
      "inquiryNumber",
      "itemNumber",
      "status",
      "jobNumber",
      "quantity1",
      "price1",
    ],
    columns: {},
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "inspections",
    headings: [
      "ncNumber",
      "ncDate",
      "jobNumber",
      "partNumber",
      "quantity",
      "quantityReturned",
      "reasonCode",
      "ncCode",
      "disposition",
      "status",
      "returnType",
      "department",
    ],
    columns: { done: "ncDate" },
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "maintenance",
    headings: [
      "workCenter",
      "workCenterName",
      "wcMaintCode",
      "description",
      "startDate",
      "endDate",
      "completed",
      "cost",
    ],
    columns: {},
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "work_centers",
    headings: [
      "workCenter",
      "description",
      "hoursAvailable",
      "hoursAvailableShift1",
      "hoursAvailableShift2",
      "hoursAvailableShift3",
      "capacityFactor",
      "utilizationPercent",
    ],
    columns: { work_center: "description" },
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "jobs",
    headings: ["invoiceNumber", "invoiceDate", "jobNumber", "lineTotal", "quantityShipped"],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard "import example.csv" @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high: file of a real shop.
    system: "proshop",
    list: "deliveries",
    headings: [
      "Work Order #",
      "Part #",
      "Work Center",
      "Parts, Part Name",
      "Customer",
      "Cust. Due",
      "Cust. PO #",
      "Status",
      "WO Type",
    ],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "deliveries",
    headings: [
      "workOrderNumber",
      "customerPlainText",
      "customerPONumberPlainText",
      "status",
      "type",
      "class",
      "dueDate",
      "mustLeaveBy",
      "dateShipped",
      "countAsOnTime",
      "quantityOrdered",
      "qtyComplete",
      "qtyShipped",
      "qtyNotYetShipped",
      "scheduledStartDate",
      "scheduledEndDate",
      "setupTimeHoursPlannedTarget",
      "setupTimeHoursActualLabel",
      "runningTimeHoursPlannedTargetLabor",
      "runningTimeHoursActualLabor",
      "hoursCurrentTarget",
      "hoursTotalSpent",
      "programmingPercentComplete",
      "estWODollarAmount",
      "actualDollarAmount",
      "timeWaitingOnFinalInspection",
      "deliverypriority",
    ],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "jobs",
    headings: [
      "workOrderNumber",
      "customerPlainText",
      "setupTimeHoursActualLabel",
      "runningTimeHoursActualLabor",
      "hoursCurrentTarget",
      "qtyComplete",
      "estWODollarAmount",
      "actualDollarAmount",
      "dateShipped",
      "ltIssueDate",
      "ltPPCheckCompleteDate",
      "ltPrmpCompleteDate",
      "ltJobOnMachineDate",
      "ltLastManufacturingOpDate",
      "ltOutsideProcessingBeginDate",
      "ltOutsideProcessingEndDate",
      "ltFinalInspectionDate",
      "ltPackagingShippingDate",
      "invoicedDollars",
    ],
    columns: { released: "ltIssueDate", programmed: "ltPrmpCompleteDate", setup_hours: "setupTimeHoursActualLabel" },
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "operations",
    headings: [
      "operationNumber",
      "operationDescription",
      "workCenterPlainText",
      "setupTime",
      "setupTimeSpent",
      "runTime",
      "runTimeSpent",
      "totalCycleTime",
      "minutesPerPart",
      "scheduledStartDate",
      "scheduledEndDate",
      "isOpComplete",
      "markedCompleteTime",
      "percentComplete",
      "perOpQtyComplete",
      "firstArticleComplete",
      "firstArticleCompleteDate",
      "certifiedToRun",
      "certifiedToRunDate",
      "preProcessingCheckComplete",
      "opMustBeBackOnDate",
    ],
    columns: { completed: "markedCompleteTime", kit_ready: "certifiedToRunDate" },
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "people_weeks",
    headings: [
      "timeIn",
      "timeOut",
      "operatorPlainText",
      "workOrderPlainText",
      "operationNumber",
      "workCellPlainText",
      "spentDoing",
      "status",
      "qtyRun",
      "percentTime",
      "totalTimePaused",
      "inOrOut",
      "punchDate",
      "periodBeginning",
      "periodEnding",
      "hoursWorked",
      "hoursTimeTracked",
      "againstWOHours",
    ],
    columns: { week: "periodBeginning" },
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "purchases",
    headings: [
      "orderNumber",
      "description",
      "quantity",
      "costPer",
      "total",
      "actualDueDate",
      "estimatedArrival",
      "receivedDate",
      "receivedQty",
      "releasedDate",
      "inspectedDate",
      "countAsOnTime",
      "backOrdered",
      "itemType",
      "workOrderPlainText",
    ],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "quotes",
    headings: [
      "quoteId",
      "clientPlainText",
      "date",
      "dueDate",
      "status",
      "reasonForLoss",
      "daysLostBy",
      "percentLostBy",
      "grandTotal",
      "probability",
    ],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "inspections",
    headings: [
      "ncrRefNumber",
      "ncrDate",
      "workOrderPlainText",
      "opNumber",
      "causeCode",
      "nonConformanceCode",
      "numberOfPartsAffected",
      "dispositionDate",
      "dispositionedDollars",
      "status",
      "type",
    ],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard NCR CSV read by the dashboard @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high: shop-made file.
    system: "proshop",
    list: "inspections",
    headings: ["ncrRefNumber", "workOrderNumber", "partDescription", "createdById", "notes", "timestamp"],
    columns: {},
  },
  {
    // https://github.com/bftaylor98/engdashboard PS-API-Schema.gql @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high for names.
    system: "proshop",
    list: "maintenance",
    headings: [
      "checkDescription",
      "checkDue",
      "checkFrequency",
      "lastCheckedDate",
      "date",
      "description",
      "frequencyDays",
      "checkedByPlainText",
      "minToCheck",
    ],
    columns: {},
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "operations",
    headings: [
      "jobName",
      "item",
      "itemDescription",
      "itemRevision",
      "productionDueDate",
      "salesOrderNumber",
      "customer",
      "customerPurchaseOrder",
      "jobPriority",
      "jobStatus",
      "jobScheduledStart",
      "jobScheduledEnd",
      "jobLateStatus",
      "jobPlannedQty",
      "department",
      "shift",
      "operationName",
      "scheduledEquipment",
      "operationNumber",
      "operationStatus",
      "setupComplete",
      "runComplete",
      "estimatedSetupTimeHours",
      "estimatedRunTimeHours",
      "estimatedMachineTimeHours",
      "unitsCompletedOnOperation",
      "unitsCompletedOnJob",
      "isOutsideProcessing",
      "isRework",
      "totalOperationTimeHours",
      "totalMachineTimeHours",
      "operationScheduledStart",
      "actualStart",
      "lastStoppedOn",
      "scheduledEnd",
    ],
    columns: {
      work_center: "scheduledEquipment",
      planned_start: "operationScheduledStart",
      act_run: "totalOperationTimeHours",
      good_qty: "unitsCompletedOnOperation",
    },
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "operations",
    headings: [
      "employee",
      "startedOrCreatedDate",
      "jobCompletedDate",
      "operationCompletedDate",
      "setupTimeHours",
      "laborTimeHours",
      "machineTimeHours",
      "startedOn",
      "stoppedOn",
      "qtyCompletedThisRun",
      "setupCost",
      "laborCost",
      "machineCost",
      "operationScheduledStart",
      "operationScheduledEnd",
    ],
    columns: {},
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "operations",
    headings: [
      "originalScheduledStartUtc",
      "originalScheduledEndUtc",
      "scheduledStartUtc",
      "completedOnUtc",
      "scheduledEquipmentName",
      "estimatedSetupTimeInSeconds",
      "estimatedRunTimeInSeconds",
      "isRework",
    ],
    columns: {},
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "deliveries",
    headings: [
      "salesOrderNumber",
      "customerPONumber",
      "salesOrderStatus",
      "completedDate",
      "customerName",
      "orderedDate",
      "lineItem",
      "deliverBy",
      "deliveryDueDate",
      "quantityOrdered",
      "unitPrice",
      "lineItemSubTotal",
      "jobTotalEstimatedCost",
      "jobActualTotalCost",
      "quantityShipped",
      "quantityToShip",
      "valueShipped",
      "invoiceLinesSubtotal",
    ],
    columns: { promise_date: "deliveryDueDate", order_value: "lineItemSubTotal" },
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "deliveries",
    headings: [
      "shipmentName",
      "status",
      "shipByDate",
      "shippedDate",
      "isLate",
      "isOnTime",
      "daysLate",
      "salesOrder",
      "customerPONumber",
      "itemName",
      "quantityShipped",
      "totalQtyOrdered",
      "dollarsShipped",
    ],
    columns: { order_qty: "totalQtyOrdered" },
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "quotes",
    headings: [
      "id",
      "number",
      "createdUtc",
      "customerName",
      "expirationDate",
      "quotedDate",
      "closedDate",
      "status",
      "totalInPrimaryCurrency",
      "cost",
    ],
    columns: { quote: "number" },
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "people_weeks",
    headings: ["employee", "type", "started", "stopped", "shiftHoursWorked", "reason", "clockCode"],
    columns: {},
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "operations",
    headings: [
      "item",
      "quantity",
      "value",
      "operator",
      "operation",
      "workCenter",
      "job",
      "dateUtc",
      "number",
      "type",
      "cause",
      "status",
      "quantityImpacted",
      "incrementalCost",
      "createdUtc",
      "completedUtc",
      "workCenters",
    ],
    columns: {},
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "purchases",
    headings: ["quantity", "price", "expectedReceiveDate", "promiseDate", "receivedStatus"],
    columns: { due: "promiseDate" },
  },
  {
    // A public program that reads these fields
    // Confidence: medium.
    system: "globalshop",
    list: "operations",
    headings: [
      "JOB",
      "SUFFIX",
      "SEQ",
      "LMO",
      "OPERATION",
      "DESCRIPTION",
      "PART",
      "HOURS_ESTIMATED",
      "HOURS_ACTUAL",
      "UNITS_OPEN",
      "UNITS_COMPLETE",
      "DATE_COMPLETED",
      "ROUTER_SEQ",
    ],
    columns: {},
  },
  {
    // A public program that reads these fields
    // Confidence: medium.
    system: "globalshop",
    list: "deliveries",
    headings: [
      "ORDER_NO",
      "CUSTOMER",
      "RECORD_NO",
      "PART",
      "DATE_ITEM_PROM",
      "ORDER_REC",
      "QTY_SHIPPED",
      "JOB",
      "SUFFIX",
    ],
    columns: {},
  },
  {
    // A public program that reads these fields
    // Confidence: medium.
    system: "globalshop",
    list: "purchases",
    headings: ["PURCHASE_ORDER", "RECORD_NO", "PART"],
    columns: {},
  },
  {
    // A public program that reads these fields
    // Confidence: low: that it is Global Shop is our guess.
    system: "globalshop",
    list: "quotes",
    headings: ["QL_DATE_QUOTE", "QL_DATE_ITEM_PROM", "QL_QTY_QUOTED", "QL_QTY_SHIPPED"],
    columns: { sent: "QL_DATE_QUOTE" },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "operations",
    headings: [
      "PlanStartDate",
      "PlanEndDate",
      "ActualStartDate",
      "ActualEndDate",
      "SetupTime",
      "RunTime",
      "RunUnits",
      "QtyComplete",
      "QtyScrapped",
      "OperationStatus",
      "WorkCenter",
      "OutsideProcess",
    ],
    columns: { started: "ActualStartDate", completed: "ActualEndDate", good_qty: "QtyComplete" },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "people_weeks",
    headings: ["EmployeeID", "StartTime", "EndTime", "LaborTime", "LaborCode", "QtyScrapped", "ReasonCode"],
    columns: {},
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "deliveries",
    headings: ["OrderNbr", "LineNbr", "CustomerID", "ShipOn", "OrderQty", "Amount", "ShipmentDate", "ShippedQty"],
    columns: {},
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "purchases",
    headings: ["OrderNbr", "LineNbr", "VendorID", "Promised", "Date"],
    columns: { received: "Date" },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "quotes",
    headings: ["RequestDate", "PromiseDate", "RevisionDate", "Status"],
    columns: { sent: "RevisionDate" },
  },
  {
    // https://importer.transactionpro.com/Importer/Docs/Import/Estimate.aspx and zed-systems knowledge base a380
    // Confidence: medium.
    system: "quickbooks",
    list: "quotes",
    headings: [
      "Estimate #",
      "Customer",
      "Estimate Date",
      "Expiration Date",
      "Estimate Status",
      "Accepted By",
      "Accepted Date",
      "Amount",
      "Qty",
      "Rate",
    ],
    columns: { decided: "Accepted Date" },
  },
  {
    // iClassPro help article 360005689514 (QuickBooks time activity CSV)
    // Confidence: medium.
    system: "quickbooks",
    list: "people_weeks",
    headings: [
      "TxnDate",
      "EmployeeVendorRefName",
      "CustomerRefName",
      "Duration",
      "Break Duration",
      "Start Time",
      "End Time",
    ],
    columns: {},
  },
  {
    // https://cdn.cdata.com/help/HCK/tableau/pg_table-timesheets.htm
    // Confidence: medium.
    system: "quickbooks_time",
    list: "people_weeks",
    headings: ["Id", "UserId", "JobcodeId", "Type", "Date", "StartTime", "EndTime", "Duration"],
    columns: {},
  },
  {
    // https://github.com/systeminsights/mtconnectR inst/testdata/dataExtraction/GF_Agie_HPM600U-20OCT2015 @78a034e2836fdd6d1eba4de3abfe5bded9df6408
    // Confidence: high: file read.
    system: "mtconnect",
    list: "machine_days",
    headings: ["timestamp", "data item", "value"],
    columns: {},
  },
  {
    // https://help.autodesk.com/view/fusion360 guid MC-REPORTS-REF
    // Confidence: high.
    system: "fusion_operations",
    list: "machine_days",
    headings: ["Machine Name", "Event", "Value", "Date"],
    columns: {},
  },
  {
    // https://portal.bosch-nexeed.com/doc/en/205612.htm
    // Confidence: medium.
    system: "nexeed",
    list: "stops",
    headings: ["GUID", "ID", "LOCATION_ID", "PARENT_ID", "CATEGORY", "CLASS", "LANG:EN"],
    columns: {},
  },
  {
    // https://github.com/frappe/erpnext doctype JSON, labels @000ac0068b6b7bbcefa59a5c3d5713fbb731e297
    // Confidence: high for labels.
    system: "erpnext",
    list: "operations",
    headings: [
      "Work Order",
      "Operation",
      "Workstation",
      "Posting Date",
      "Qty To Manufacture",
      "Employee",
      "Total Completed Qty",
      "Total Time in Mins",
      "Status",
    ],
    columns: { completed: "Posting Date" },
  },
  {
    // https://github.com/frappe/erpnext doctype JSON, labels @00cc94e84f53872f4536669b3ea8ff43c1f2042c
    // Confidence: high for labels.
    system: "erpnext",
    list: "operations",
    headings: [
      "Operation",
      "Workstation",
      "Status",
      "Completed Qty",
      "Process Loss Qty",
      "Planned Start Time",
      "Planned End Time",
      "Time",
      "Actual Start Time",
      "Actual End Time",
      "Actual Operation Time",
    ],
    columns: { started: "Actual Start Time", completed: "Actual End Time" },
  },
  {
    // https://github.com/frappe/erpnext doctype JSON, labels @32a02eb107fd7f99d8b6f08864396b11749ac427
    // Confidence: high for labels.
    system: "erpnext",
    list: "stops",
    headings: ["Workstation / Machine", "From Time", "To Time", "Operator", "Downtime (In Mins)", "Stop Reason"],
    columns: {},
  },
  {
    // https://helpdesk.fiixsoftware.com/hc/en-us/articles/4407509790740
    // Confidence: high.
    system: "fiix",
    list: "maintenance",
    headings: [
      "Time (UTC)",
      "Site",
      "Service",
      "Identifier",
      "Parent",
      "Status",
      "Asset Code",
      "Modified By",
      "Action",
      "Key",
      "Value",
    ],
    columns: {},
  },
  {
    // https://knowledge.eptura.com (work order import)
    // Confidence: medium.
    system: "eptura",
    list: "maintenance",
    headings: ["Work order number", "Purpose", "Asset", "Type", "Priority", "Status"],
    columns: {},
  },
  {
    // https://github.com/AirtonBrasil/Predictive_Maintenance PdM_maint.csv, PdM_failures.csv @1d936129a02bd27c330910156b6a7487c0e613aa
    // Confidence: high: file seen; synthetic data.
    system: "azure_pdm",
    list: "maintenance",
    headings: ["datetime", "machineID", "comp", "failure"],
    columns: { due: "datetime" },
  },
  {
    // https://github.com/juned8236/react-flask-nginx-base dashboard/server/Code(database)/utils.py @1081b96a4eedc22d2027afd17565ec54a8b09524
    // Confidence: high: headings as the program reads them.
    system: "sheet",
    list: "deliveries",
    headings: [
      "Document #",
      "Unique part identifier",
      "Description of product",
      "Supplier",
      "Purchase Order #\n(can occur multiple times)",
      "Order date",
      "Original delivery requirement date",
      "Order Quantity\n(a new PO is created if \nadditional order \nquantity is needed)",
      "Total price",
      "Work order priority\n(0 - high priority, 9 - low priority)",
      "Requirement date - 3 weeks ago",
      "Requirement date - 2 weeks ago",
      "Requirement date - 1 weeks ago",
      "Requirement date - current",
      "x committed \ndelivery date - 2 weeks ago",
      "x committed \ndelivery date - 1 weeks ago",
      "x work order number / \nsales order number",
      "x committed \ndelivery date - current",
      "Shipping date",
      "Production start date",
    ],
    columns: {},
  },
  {
    // https://github.com/vannelson/mes_backend config/work_order_import.php
    // Confidence: medium.
    system: "sheet",
    list: "jobs",
    headings: [
      "Work Order No.",
      "Customer Code",
      "Customer Name",
      "Production Due Date",
      "Quantity to Produce",
      "Quantity Produced",
      "Requested Delivery Date",
      "Order Date",
      "Production Date Completed",
      "Production Qty Completed",
    ],
    columns: { customer: "Customer Name", good_qty: "Production Qty Completed", closed: "Production Date Completed" },
  },
  {
    // A public program that reads these fields: CSV contract of a scheduling tool
    // Confidence: medium.
    system: "sheet",
    list: "operations",
    headings: [
      "Job",
      "Part",
      "Customer",
      "WorkCenter",
      "StartDate",
      "DueDate",
      "QtyReleased",
      "QtyCompleted",
      "Status",
      "Reason",
      "RootCause",
    ],
    columns: { operation: "Job" },
  },
  {
    // worknestio job tracker template
    // Confidence: low.
    system: "sheet",
    list: "jobs",
    headings: ["Job", "Customer", "Status", "Due date", "Budget", "Next task"],
    columns: {},
  },
  {
    // A public program that reads these fields
    // Confidence: medium.
    system: "misys",
    list: "operations",
    headings: [
      "Work Order No.",
      "Job No.",
      "Release Date",
      "Ordered",
      "Completed",
      "Mfg. Order No.",
      "Operation No.",
      "Work Center No.",
      "Run Time",
      "Setup Time",
    ],
    columns: { good_qty: "Completed" },
  },
  {
    // https://github.com/thomasschmitt1993/LLM-DES-Modeling data/workingtest.csv @160b0046d89b106cb6b5d3399c1d94787d79477b
    // Confidence: high: file read.
    system: "mes_small",
    list: "stops",
    headings: ["ID", "MachineName", "StartTime", "EndTime", "ReasonCode", "EnergyConsumption"],
    columns: {},
  },
];

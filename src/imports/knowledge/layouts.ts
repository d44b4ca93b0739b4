import type { ListId } from "../../measures/record-lists.ts";

/** One export, table or API call of a system, with the headings we read. */
export interface Layout {
  readonly system: string;
  readonly list: ListId;
  readonly headings: readonly string[];
  /** Our column by id, and the heading that holds it with no calculation. */
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
    columns: {
      work_center: "WC_Vendor",
      planned_start: "Sched_Start",
      planned_end: "Sched_End",
    },
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
    columns: {
      job: "Job",
      customer: "Customer",
      order_date: "Order_Date",
      released: "Released_Date",
      good_qty: "Completed_Quantity",
    },
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
    columns: {
      supplier: "Vendor",
    },
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
    columns: {
      customer: "Customer",
      invoiced_on: "Document_Date",
      invoiced: "Orig_Invoice_Amt",
    },
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
    columns: {
      work_center: "AMT Workcenter & Vendor",
      est_run: "Est Total Hours",
      status: "Status",
    },
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
    columns: {
      customer: "Customer",
      order_date: "Order_Date",
      promise_date: "Promised_Date",
      order_qty: "Promised_Quantity",
      ship_date: "Shipped_Date",
      ship_qty: "Shipped_Quantity",
    },
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
    columns: {
      work_center: "Work_Center",
      planned_start: "Sched_Start",
      planned_end: "Sched_End",
      started: "Actual_Start",
      est_setup: "Est_Setup_Hrs",
      act_setup: "Act_Setup_Hrs",
      est_run: "Est_Run_Hrs",
      act_run: "Act_Run_Hrs",
      good_qty: "Act_Run_Qty",
      scrap_qty: "Act_Scrap_Qty",
    },
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
    columns: {
      quote: "Quote",
      customer: "Customer",
      asked: "RFQ_Date",
      decided: "Status_Date",
    },
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
    columns: {
      due: "Due_Date",
    },
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
    columns: {
      who: "Employee",
    },
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
    columns: {
      order_qty: "quantityOrdered",
      promise_date: "dueDate",
      finish_date: "dateFinished",
      ship_qty: "quantityShippedToCustomer",
    },
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
    columns: {
      line: "jobNumber",
      customer: "customerCode",
    },
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
    columns: {
      work_center: "workCenter",
      planned_start: "estimatedStartDate",
      planned_end: "estimatedEndDate",
      started: "actualStartDate",
      completed: "actualEndDate",
      good_qty: "actualPiecesGood",
      scrap_qty: "actualPiecesScrap",
    },
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
    columns: {
      scrap_reason: "reasonNumber",
    },
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
    columns: {
      who: "employeeCode",
    },
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
    columns: {
      due: "dueDate",
      received: "dateReceived",
    },
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
    columns: {
      quote: "quoteNumber",
      customer: "customerCode",
      sent: "dateEntered",
    },
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
    columns: {
      lot: "jobNumber",
      done: "ncDate",
    },
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
    columns: {
      due: "startDate",
    },
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
    columns: {
      work_center: "description",
    },
  },
  {
    // https://github.com/kilwizac/mcp-jobboss2-server openapi.txt @e0f360120dfc1876677fcaf4689eb11ebbaf0870
    // Confidence: high for names.
    system: "jobboss2",
    list: "jobs",
    headings: ["invoiceNumber", "invoiceDate", "jobNumber", "lineTotal", "quantityShipped"],
    columns: {
      job: "jobNumber",
    },
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
    columns: {
      line: "Work Order #",
      customer: "Customer",
      promise_date: "Cust. Due",
    },
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
    columns: {
      line: "workOrderNumber",
      customer: "customerPlainText",
      promise_date: "dueDate",
      order_qty: "quantityOrdered",
      order_value: "estWODollarAmount",
      ship_date: "dateShipped",
      ship_qty: "qtyShipped",
    },
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
    columns: {
      job: "workOrderNumber",
      customer: "customerPlainText",
      released: "ltIssueDate",
      programmed: "ltPrmpCompleteDate",
      shipped: "dateShipped",
      quoted_hours: "hoursCurrentTarget",
      setup_hours: "setupTimeHoursActualLabel",
      run_hours: "runningTimeHoursActualLabor",
      good_qty: "qtyComplete",
      invoiced: "invoicedDollars",
    },
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
    columns: {
      work_center: "workCenterPlainText",
      planned_start: "scheduledStartDate",
      planned_end: "scheduledEndDate",
      completed: "markedCompleteTime",
      est_setup: "setupTime",
      act_setup: "setupTimeSpent",
      est_run: "runTime",
      act_run: "runTimeSpent",
      good_qty: "perOpQtyComplete",
      kit_ready: "certifiedToRunDate",
    },
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
    columns: {
      who: "operatorPlainText",
      week: "periodBeginning",
      paid_hours: "hoursWorked",
      booked_hours: "againstWOHours",
    },
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
    columns: {
      line: "orderNumber",
      sent: "releasedDate",
      due: "actualDueDate",
      received: "receivedDate",
    },
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
    columns: {
      quote: "quoteId",
      customer: "clientPlainText",
      sent: "date",
    },
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
    columns: {
      done: "ncrDate",
    },
  },
  {
    // https://github.com/bftaylor98/engdashboard NCR CSV read by the dashboard @72e5c7ccac5ad9910397bfd42d49c5ad3e1156a6
    // Confidence: high: shop-made file.
    system: "proshop",
    list: "inspections",
    headings: ["ncrRefNumber", "workOrderNumber", "partDescription", "createdById", "notes", "timestamp"],
    columns: {
      lot: "workOrderNumber",
      done: "timestamp",
    },
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
    columns: {
      task: "checkDescription",
      due: "checkDue",
      done: "date",
    },
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
      planned_end: "scheduledEnd",
      started: "actualStart",
      est_setup: "estimatedSetupTimeHours",
      est_run: "estimatedRunTimeHours",
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
    columns: {
      completed: "operationCompletedDate",
    },
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
    columns: {
      work_center: "scheduledEquipmentName",
      planned_start: "originalScheduledStartUtc",
      planned_end: "originalScheduledEndUtc",
      completed: "completedOnUtc",
    },
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
    columns: {
      customer: "customerName",
      order_date: "orderedDate",
      promise_date: "deliveryDueDate",
      order_qty: "quantityOrdered",
      order_value: "lineItemSubTotal",
      ship_qty: "quantityShipped",
    },
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
    columns: {
      promise_date: "shipByDate",
      order_qty: "totalQtyOrdered",
      ship_date: "shippedDate",
    },
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
    columns: {
      quote: "number",
      customer: "customerName",
      asked: "createdUtc",
      sent: "quotedDate",
      decided: "closedDate",
    },
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "people_weeks",
    headings: ["employee", "type", "started", "stopped", "shiftHoursWorked", "reason", "clockCode"],
    columns: {
      who: "employee",
    },
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
    columns: {
      work_center: "workCenter",
      scrap_reason: "cause",
    },
  },
  {
    // https://github.com/api-evangelist/fulcrumpro openapi/fulcrumpro-reporting-api-openapi.yml @8280129e524b7d84520b0f56f87894af8e09fed5
    // Confidence: high for names.
    system: "fulcrum",
    list: "purchases",
    headings: ["quantity", "price", "expectedReceiveDate", "promiseDate", "receivedStatus"],
    columns: {
      due: "promiseDate",
    },
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
    columns: {
      completed: "DATE_COMPLETED",
      est_run: "HOURS_ESTIMATED",
      act_run: "HOURS_ACTUAL",
      good_qty: "UNITS_COMPLETE",
    },
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
    columns: {
      customer: "CUSTOMER",
      promise_date: "DATE_ITEM_PROM",
    },
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
    columns: {
      sent: "QL_DATE_QUOTE",
    },
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
    columns: {
      work_center: "WorkCenter",
      planned_start: "PlanStartDate",
      planned_end: "PlanEndDate",
      started: "ActualStartDate",
      completed: "ActualEndDate",
      good_qty: "QtyComplete",
      scrap_qty: "QtyScrapped",
    },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "people_weeks",
    headings: ["EmployeeID", "StartTime", "EndTime", "LaborTime", "LaborCode", "QtyScrapped", "ReasonCode"],
    columns: {
      who: "EmployeeID",
    },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "deliveries",
    headings: ["OrderNbr", "LineNbr", "CustomerID", "ShipOn", "OrderQty", "Amount", "ShipmentDate", "ShippedQty"],
    columns: {
      customer: "CustomerID",
      promise_date: "ShipOn",
      order_qty: "OrderQty",
      order_value: "Amount",
    },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "purchases",
    headings: ["OrderNbr", "LineNbr", "VendorID", "Promised", "Date"],
    columns: {
      supplier: "VendorID",
      due: "Promised",
      received: "Date",
    },
  },
  {
    // https://github.com/Acumatica/AcumaticaRESTAPIClientForCSharp (model classes)
    // Confidence: high for names.
    system: "acumatica",
    list: "quotes",
    headings: ["RequestDate", "PromiseDate", "RevisionDate", "Status"],
    columns: {
      asked: "RequestDate",
      sent: "RevisionDate",
    },
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
    columns: {
      quote: "Estimate #",
      customer: "Customer",
      sent: "Estimate Date",
      decided: "Accepted Date",
    },
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
    columns: {
      who: "EmployeeVendorRefName",
    },
  },
  {
    // https://cdn.cdata.com/help/HCK/tableau/pg_table-timesheets.htm
    // Confidence: medium.
    system: "quickbooks_time",
    list: "people_weeks",
    headings: ["Id", "UserId", "JobcodeId", "Type", "Date", "StartTime", "EndTime", "Duration"],
    columns: {
      who: "UserId",
    },
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
    columns: {
      machine: "Machine Name",
    },
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
    columns: {
      work_center: "Workstation",
      completed: "Posting Date",
      good_qty: "Total Completed Qty",
      status: "Status",
    },
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
    columns: {
      work_center: "Workstation",
      planned_start: "Planned Start Time",
      planned_end: "Planned End Time",
      started: "Actual Start Time",
      completed: "Actual End Time",
      good_qty: "Completed Qty",
      scrap_qty: "Process Loss Qty",
      status: "Status",
    },
  },
  {
    // https://github.com/frappe/erpnext doctype JSON, labels @32a02eb107fd7f99d8b6f08864396b11749ac427
    // Confidence: high for labels.
    system: "erpnext",
    list: "stops",
    headings: ["Workstation / Machine", "From Time", "To Time", "Operator", "Downtime (In Mins)", "Stop Reason"],
    columns: {
      machine: "Workstation / Machine",
      began: "From Time",
    },
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
    columns: {
      kind: "Type",
    },
  },
  {
    // https://github.com/AirtonBrasil/Predictive_Maintenance PdM_maint.csv, PdM_failures.csv @1d936129a02bd27c330910156b6a7487c0e613aa
    // Confidence: high: file seen; synthetic data.
    system: "azure_pdm",
    list: "maintenance",
    headings: ["datetime", "machineID", "comp", "failure"],
    columns: {
      due: "datetime",
      done: "datetime",
    },
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
    columns: {
      order_date: "Order date",
      order_qty: "Order Quantity\n(a new PO is created if \nadditional order \nquantity is needed)",
      order_value: "Total price",
      ship_date: "Shipping date",
    },
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
    columns: {
      job: "Work Order No.",
      customer: "Customer Name",
      order_date: "Order Date",
      good_qty: "Production Qty Completed",
      closed: "Production Date Completed",
    },
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
    columns: {
      operation: "Job",
      work_center: "WorkCenter",
      planned_start: "StartDate",
      planned_end: "DueDate",
      good_qty: "QtyCompleted",
      status: "Status",
    },
  },
  {
    // worknestio job tracker template
    // Confidence: low.
    system: "sheet",
    list: "jobs",
    headings: ["Job", "Customer", "Status", "Due date", "Budget", "Next task"],
    columns: {
      job: "Job",
      customer: "Customer",
    },
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
    columns: {
      work_center: "Work Center No.",
      released: "Release Date",
      good_qty: "Completed",
    },
  },
  {
    // https://github.com/thomasschmitt1993/LLM-DES-Modeling data/workingtest.csv @160b0046d89b106cb6b5d3399c1d94787d79477b
    // Confidence: high: file read.
    system: "mes_small",
    list: "stops",
    headings: ["ID", "MachineName", "StartTime", "EndTime", "ReasonCode", "EnergyConsumption"],
    columns: {
      machine: "MachineName",
      began: "StartTime",
    },
  },
];

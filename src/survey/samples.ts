/** Where the sample chart of a KPI is: `/api/kpis/kpi_otd.svg`. */
export const kpiPicturesPath = "/api/kpis";

export const kpiPictureAddress = (id: string): string => `${kpiPicturesPath}/${encodeURIComponent(id)}.svg`;

/** The KPIs that the start page shows as they will look on the wall. */
export const startKpis = { kpi_otd: "On-time delivery", kpi_setup_var: "Setup vs estimate" } as const;

/**
 * The report of the fixed sample shop as a separate page. Repeated here because the start page loads no table of
 * formats.
 */
export const sampleReportPage = "/api/sample/report.html";

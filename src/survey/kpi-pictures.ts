/** Where the sample chart of a KPI is: `/api/kpis/kpi_otd.svg`. */
export const kpiPicturesPath = "/api/kpis";

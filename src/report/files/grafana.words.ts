/** The texts of the Grafana dashboard, in Markdown where Grafana supports it. Arguments must be escaped already. */
export const grafanaWords = {
  title: (shop: string, isSample: boolean): string => `${shop}: KPI dashboard${isSample ? " (sample data)" : ""}`,
  description: (report: string, product: string, date: string, isSample: boolean): string =>
    `${report}. KPI plan by ${product}, ${date}. ${isSample ? "All values are samples." : "Panels marked as measured show the shop's own values; the others are samples."}`,
  source: "Leave as is: the sample data is inside the panels.",
  folder: {
    label: "CSV folder",
    about: "Address of the folder with your own CSV files. Read only by panels whose query B is shown.",
  },
  row: (day: number): string => `On the board by day ${day}`,
  lastReading: "Last reading",
  kpi: {
    unit: (unit: string): string => `Unit: ${unit}.`,
    targets: (typical: string, good: string, leading: string): string =>
      `Typical ${typical}, good ${good}, leading shops ${leading}.`,
    whenRed: (first: string): string => `**When red:** ${first}`,
    owner: (owner: string, cadence: string): string => `Who: ${owner}. Reviewed ${cadence}.`,
    samples: (file: string, columns: string): string =>
      `All values are samples until you connect your own data: ${file} with the columns ${columns}.`,
  },
  guide: {
    title: "Read this first",
    head: (shop: string): string => `### KPI plan for ${shop}`,
    about: (product: string, date: string, isSample: boolean): string =>
      `${product}, ${date}. ${isSample ? "**Every value below is a sample**, the same for every shop." : "**Panels marked “measured” show your own values** as of that day; the others are samples."} Check that the limits of green, yellow and red fit your shop.`,
    ownNumbers: "**To show your own numbers**",
    steps: [
      "1. Hover over the **i** of a panel. It names its CSV file and the columns. Export that file from your system.",
      "2. Put the files where Grafana can reach them and enter the folder's address in **CSV folder** above, for example http://your-server/kpi. The data source may ask you to allow that address.",
      "3. Edit the panel: hide query A (the sample), show query B (your file), and remove “sample data” from its title.",
      "4. Once no panel shows samples, set the time range to the last 90 days and save.",
    ],
    database:
      "Is your data in a database? Choose it as the panel's data source instead and write a query that returns the same columns.",
  },
} as const;

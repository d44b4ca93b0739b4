/** The largest shop in which a few people share all roles: counts of machinists, or of machines. Own judgment. */
export const smallShop = { machinists: 8, machinesWhereUnknown: 6 } as const;

/** Who has each role of the catalog in a small shop. Own judgment. */
export const rolesOfSmallShop = {
  Estimator: "Owner",
  Foreman: "Lead machinist",
  "Maintenance lead": "Lead machinist",
  "Manufacturing engineer": "Lead machinist",
  "Owner / GM": "Owner",
  Planner: "Owner",
  "Production manager": "Owner",
  "Programming lead": "Lead machinist",
  Purchasing: "Owner",
  "Quality manager": "Lead machinist",
  "Shift lead": "Lead machinist",
  "Shipping lead": "Owner",
} as const satisfies Record<string, string>;

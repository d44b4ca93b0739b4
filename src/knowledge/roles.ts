/** A shop so small that few people share all roles. Own judgment. Counts of people and machines. */
export const smallShop = { machinists: 8, machinesWhereUnknown: 6 } as const;

/** Who does in a small shop what each role of the catalog does in a larger one. Own judgment. */
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

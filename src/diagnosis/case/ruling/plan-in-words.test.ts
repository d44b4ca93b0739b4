import { expect, test } from "vitest";
import { thingIn } from "./plan-in-words.ts";

test.for([
  ["talking to Mazak about a third cell", "machine", "a third cell"],
  ["talk to Mazak about a third", "machine", "a third machine"],
  ["wants us to add a night guy", "people", "a night guy"],
  ["Fill up to 40 open positions", "people", "new people"],
  ["replace the Integrex", "machine", "replacing the Integrex"],
  ["A new CMM", "equipment", "a new CMM"],
  ["buy a $41,000 presetter package", "equipment", "a presetter package"],
  ["third borer", "machine", "a third borer"],
  ["quote for vending machine", "equipment", "a vending machine"],
  ["an offer for 8 additional pallets", "equipment", "8 additional pallets"],
  ["get a 12-position pallet changer", "equipment", "a 12-position pallet changer"],
  ["buy four self-dumping hopper carts", "equipment", "four self-dumping hopper carts"],
  ["seat of the software", "software", "a seat of the software"],
  ["Fifth horizontal", "machine", "a fifth horizontal"],
  ["New hall", "building", "a new hall"],
  ["dump E2 for ProShop", "software", "another system"],
  ["leasing a five axis", "machine", "a five axis"],
  ["I want a operator", "people", "an operator"],
  ["NEED A OPERATOR", "people", "an operator"],
  ["hire a outside salesman", "sales", "an outside salesman"],
  ["buy a automatic saw", "equipment", "an automatic saw"],
  ["A USED HAAS VF-2", "machine", "a used Haas VF-2"],
  ["LOOKING AT EDM MACHINE", "machine", "an EDM machine"],
  ["BUY A SECOND CMM", "equipment", "a second CMM"],
  ["HIRE TWO MORE SETUP GUYS", "people", "two more setup guys"],
  ["get a DMG MORI", "machine", "a DMG MORI"],
  ["VMC", "machine", "VMC"],
  ["about to order zero-point pallets", "equipment", "zero-point pallets"],
  ["wants a 2nd one 890k used toshiba", "machine", "a 2nd used toshiba"],
  ["his 2014 VF-3", "machine", "the 2014 VF-3"],
  ["proposes two more inspectors", "people", "two more inspectors"],
] as const)("[R230] a ruling uses the owner's words for the thing: %s", ([plan, asset, thing]) => {
  expect(thingIn(plan, asset)).toBe(thing);
});

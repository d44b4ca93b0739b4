import { type CoworkerRole, coworkerQuery } from "../src/survey/coworker.ts";
import { sampleShop } from "../src/survey/sample-shop.ts";
import type { WireLinks } from "../src/survey/wire/coworkers.ts";
import { analyzeEndpoint, reportsPath, toWire } from "../src/survey/wire/wire.ts";

/** A report of the sample shop whose owner invited these people. */
export interface AskedReport {
  readonly id: string;
  /** The link of each of them: `/?witness=…`. */
  readonly paths: ReadonlyMap<CoworkerRole, string>;
}

export async function askedReport(port: number, roles: readonly CoworkerRole[]): Promise<AskedReport> {
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const address = `http://localhost:${port}${path}`;
    return (await fetch(address, { method: "POST", headers, body: JSON.stringify(body) })).json();
  };
  const { id } = await post(analyzeEndpoint.path, toWire(sampleShop));
  const { links }: WireLinks = await post(`${reportsPath}/${id}/witnesses`, { roles, shows_roles: true });
  return { id, paths: new Map(links.map(({ role, secret }) => [role, `/?${coworkerQuery}=${secret}`])) };
}

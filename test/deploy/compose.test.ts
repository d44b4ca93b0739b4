import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compose, dockerfile, read, root, unknownNames } from "./deploy-files.ts";

interface Service {
  readonly networks: readonly string[];
  readonly volumes?: readonly string[];
}

test("[R117] compose runs PostgreSQL, two identical isolated servers and a proxy, and each knows of that one proxy", () => {
  expect(Object.keys(compose.services)).toEqual(["server-1", "server-2", "postgres", "proxy"]);
  const { build, ...first } = compose.services["server-1"];
  expect(build).toBe(".");
  expect(compose.services["server-2"]).toEqual(first);
  expect(first).toMatchObject({ read_only: true, cap_drop: ["ALL"], security_opt: ["no-new-privileges:true"] });
  expect(first).toMatchObject({ env_file: ".env", environment: { TRUST_PROXY: "1" } });
  for (const [name, { networks, volumes = [] }] of Object.entries<Service>(compose.services)) {
    for (const network of networks)
      expect.soft([name, Object.keys(compose.networks)]).toEqual([name, expect.arrayContaining([network])]);
    for (const volume of volumes) {
      const [place = ""] = volume.split(":");
      const isThere = place.startsWith(".") ? existsSync(join(root, place)) : Object.hasOwn(compose.volumes, place);
      expect.soft([volume, isThere]).toEqual([volume, true]);
    }
  }
});

test("[R117] in compose only the proxy has ports, and the database is in a network without a way out", () => {
  const open = Object.entries<object>(compose.services).filter(([, service]) => "ports" in service);
  expect(open.map(([name]) => name)).toEqual(["proxy"]);
  expect(compose.services.postgres.networks).toEqual(["inside"]);
  expect(compose.networks.inside).toEqual({ internal: true });
});

test("[R117] the proxy knows every server of compose, asks /readyz, and shows no one the metrics", () => {
  const caddyfile = read("deploy/proxy/Caddyfile");
  const servers = Object.keys(compose.services).filter((name) => name.startsWith("server-"));
  const [, upstreams = ""] = /reverse_proxy ([^{]+) \{/.exec(caddyfile) ?? [];
  expect(upstreams.split(" ")).toEqual(servers.map((name) => `${name}:3000`));
  expect(caddyfile).toMatch(/handle \/metrics \{\s+respond 404/);
  expect(caddyfile).toContain("health_uri /readyz");
});

test("[R117] compose waits longer for a stop than STOP_TIMEOUT_S and the three seconds after it", () => {
  const { environment, stop_grace_period } = compose.services["server-1"];
  expect(seconds(stop_grace_period)).toBeGreaterThan(Number(environment.STOP_TIMEOUT_S) + 3);
});

test("[R119] every name that compose, the image and the proxy set is a setting, or is known to be another program's", () => {
  const services = Object.values<{ readonly environment?: object }>(compose.services);
  expect(
    unknownNames([
      ...services.flatMap(({ environment = {} }) => Object.keys(environment)),
      ...[...dockerfile.matchAll(/^ENV (\w+)=/gm)].map(([, name = ""]) => name),
      ...[...read("deploy/proxy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name = ""]) => name),
    ]),
  ).toEqual([]);
});

const seconds = (written: string | undefined): number => Number.parseInt(written ?? "0", 10);

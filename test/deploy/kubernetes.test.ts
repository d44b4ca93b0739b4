import { readdirSync } from "node:fs";
import { join } from "node:path";
import * as apps from "kubernetes-models/apps/v1";
import * as autoscaling from "kubernetes-models/autoscaling/v2";
import * as batch from "kubernetes-models/batch/v1";
import * as networking from "kubernetes-models/networking.k8s.io/v1";
import * as policy from "kubernetes-models/policy/v1";
import * as core from "kubernetes-models/v1";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { readConfig } from "../../src/adapters/settings/config.ts";
import {
  compose,
  dockerfile,
  manifest,
  manifestFiles,
  manifests,
  podSpecs,
  read,
  root,
  unknownNames,
} from "./deploy-files.ts";

const models: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  v1: core,
  "apps/v1": apps,
  "autoscaling/v2": autoscaling,
  "batch/v1": batch,
  "networking.k8s.io/v1": networking,
  "policy/v1": policy,
};

test("[O28] every Kubernetes manifest fits the published schema of its kind, and kustomize names each file", () => {
  expect(manifests.length).toBeGreaterThan(8);
  for (const { apiVersion, kind, ...rest } of manifests) {
    // The cast is sound: each of these modules holds a class with `validate` for every kind of its group.
    const Model = models[apiVersion]?.[kind] as new (data: object) => { readonly validate: () => void };
    expect.soft(() => new Model(rest).validate(), `${apiVersion} ${kind}`).not.toThrow();
  }
  const { resources } = parse(read("deploy/kubernetes/kustomization.yaml"));
  expect([...resources, "restore.example.yaml", "secret.example.yaml"].toSorted()).toEqual(manifestFiles.toSorted());
});

test("[O29] pods are not root, cannot write their root, hold no right and no token, and ask for CPU and memory", () => {
  for (const pod of podSpecs) {
    expect.soft(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } },
    });
    expect.soft(pod.containers).toMatchObject([
      {
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ["ALL"] },
        },
        resources: { requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: "1Gi" } },
      },
    ]);
  }
});

test("[O29] selectors, ports, names and probes of the manifests meet", () => {
  const { template, selector } = manifest("Deployment").spec;
  const [{ ports, livenessProbe, readinessProbe, envFrom }] = template.spec.containers;
  const labels = template.metadata.labels;
  for (const wanted of [
    selector.matchLabels,
    manifest("Service").spec.selector,
    manifest("PodDisruptionBudget").spec.selector.matchLabels,
    manifest("NetworkPolicy").spec.podSelector.matchLabels,
  ]) {
    expect.soft(labels).toMatchObject(wanted);
  }
  expect(ports).toEqual([{ name: "http", containerPort: Number(manifest("ConfigMap").data.PORT) }]);
  expect(manifest("Service").spec.ports).toMatchObject([{ targetPort: "http", name: "http" }]);
  expect([livenessProbe.httpGet.path, readinessProbe.httpGet.path]).toEqual(["/healthz", "/readyz"]);
  expect(envFrom.map((from: object) => Object.values(from)[0].name)).toEqual([
    manifest("ConfigMap").metadata.name,
    manifest("Secret").metadata.name,
  ]);
  expect(manifest("HorizontalPodAutoscaler").spec.scaleTargetRef.name).toBe(manifest("Deployment").metadata.name);
});

test("[O30] every name in compose, units and manifests is a setting, or is known to be somebody else's", () => {
  const services = Object.values<{ readonly environment?: object }>(compose.services);
  const ofUnits = readdirSync(join(root, "deploy/systemd")).flatMap((name) =>
    [...read(`deploy/systemd/${name}`).matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = ""]) =>
      [...line.matchAll(/(\w+)=/g)].map(([, variable = ""]) => variable),
    ),
  );
  expect(
    unknownNames([
      ...services.flatMap(({ environment = {} }) => Object.keys(environment)),
      ...ofUnits,
      ...[...dockerfile.matchAll(/^ENV (\w+)=/gm)].map(([, name = ""]) => name),
      ...Object.keys(manifest("ConfigMap").data),
      ...Object.keys(manifest("Secret").stringData),
      ...[...read("deploy/proxy/Caddyfile").matchAll(/\{\$(\w+)/g)].map(([, name = ""]) => name),
    ]),
  ).toEqual([]);
});

test("[O30] what the manifests set is usable as it stands", () => {
  const { data } = manifest("ConfigMap");
  const { stringData } = manifest("Secret");
  expect(readConfig({ ...data, ...stringData })).toMatchObject({
    port: 3000,
    trustedProxies: 1,
    stopTimeoutSeconds: 20,
  });
});

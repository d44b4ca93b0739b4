import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";

interface SmallDisk {
  readonly folder: string;
  readonly remove: () => void;
}

/** A small disk in this folder, which is deleted with it; `undefined` if none can be mounted, which only root on Linux can. */
export function smallDisk(parent: string, megabytes: number): SmallDisk | undefined {
  const folder = join(parent, "disk");
  mkdirSync(folder);
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=0700`, "none", folder]);
  if (mounted.status !== 0) return undefined;
  const remove = (): void => {
    spawnSync("umount", [folder]);
    rmSync(parent, { recursive: true, force: true });
  };
  process.once("exit", remove);
  return { folder, remove };
}

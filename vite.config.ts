import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import tailwind from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** `npm start` and the server serve what this builds: `dist/web`, every asset also as `.br` and `.gz`. */
export default defineConfig({
  root: join(import.meta.dirname, "src/web"),
  plugins: [react(), tailwind(), precompressed()],
  build: { outDir: join(import.meta.dirname, "dist/web"), emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: {
    fs: { allow: [import.meta.dirname] },
    proxy: Object.fromEntries(
      ["/functions/", "/api/", "/favicon.svg", "/sample-plan.svg"].map((path) => [path, "http://localhost:3000"]),
    ),
  },
});

/** Writes the compressed twins once, at build time, with the strongest settings. */
function precompressed(): Plugin {
  return {
    name: "precompressed",
    apply: "build",
    async writeBundle({ dir }) {
      const assets = join(dir ?? "", "assets");
      await Promise.all((await readdir(assets)).map((name) => writeTwins(join(assets, name))));
    },
  };
}

async function writeTwins(file: string): Promise<void> {
  const bytes = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}

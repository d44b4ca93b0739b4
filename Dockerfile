# Spindlewise in a container. docs/operating.md says how to run it.
#   docker build -t spindlewise .
# The root file system may be read-only: everything that is written lies in the volume and in /tmp.

# The base has the Node that scripts/pinned-node/package.json pins; a test compares them.
FROM node:26.10.0-slim AS source
WORKDIR /opt/spindlewise
COPY package.json package-lock.json ./

# The page and the server need the tools that build them; they stay behind in this stage.
FROM source AS built
RUN npm ci --workspaces=false --ignore-scripts --no-audit --no-fund
COPY vite.config.ts tsconfig.json ./
COPY tsconfig ./tsconfig
COPY bench/page-budgets.ts ./bench/page-budgets.ts
COPY src ./src
RUN node_modules/.bin/vite build --logLevel error

FROM source AS packages
COPY scripts/trim.mjs ./scripts/trim.mjs
RUN npm ci --workspaces=false --omit=dev --ignore-scripts --no-audit --no-fund && node scripts/trim.mjs

FROM node:26.10.0-slim
LABEL org.opencontainers.image.title="Spindlewise"
ENV NODE_ENV=production
ENV DATA_DIR=/data
# What is compiled once; a read-only root has /tmp in memory. A restore copies the backup, which may be large: to the volume.
ENV NODE_COMPILE_CACHE=/tmp/node
ENV TMPDIR=/data
WORKDIR /opt/spindlewise
COPY --from=packages /opt/spindlewise/node_modules ./node_modules
COPY package.json LICENSE ./
COPY deploy/spindlewise deploy/backup ./deploy/
COPY --from=built /opt/spindlewise/dist ./dist
RUN ln -s /opt/spindlewise/deploy/spindlewise /usr/local/bin/spindlewise \
  && install -d -o node -g node -m 0700 /data
# The account "node" of the base, by number, so that a container platform can see that it is not root.
USER 1000:1000
VOLUME ["/data"]
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["spindlewise", "serve"]

# syntax=docker/dockerfile:1
# One image for the API and the worker: the command says which. Runs as an ordinary user on a read-only file system.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY apps/api/package.json apps/api/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY libs/client/package.json libs/client/
COPY libs/career/package.json libs/career/
COPY libs/contracts/package.json libs/contracts/
COPY libs/documents/package.json libs/documents/
COPY libs/templates/package.json libs/templates/
RUN npm ci --ignore-scripts
COPY . .
# The web build holds its own copy of what reads scans.
RUN node tools/build.ts && npm prune --omit=dev --ignore-scripts \
  && rm -rf node_modules/tesseract.js-core node_modules/@tesseract.js-data

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/apps/api/package.json apps/api/
# Packages of which the API needs another version than the rest.
COPY --from=build /app/apps/api/node_modules apps/api/node_modules
COPY --from=build /app/apps/api/dist apps/api/dist
COPY --from=build /app/apps/web/dist apps/web/dist
COPY --from=build /app/libs/career/package.json libs/career/
COPY --from=build /app/libs/career/dist libs/career/dist
COPY --from=build /app/libs/contracts/package.json libs/contracts/
COPY --from=build /app/libs/contracts/dist libs/contracts/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ok}) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=40", "--max-old-space-size=256", "apps/api/dist/main.js"]

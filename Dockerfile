# The server and the site. See docs/guides/run-a-server.md.
FROM node:22-slim AS build
WORKDIR /halma
COPY . .
# `npm ci` compiles the packages, `npm run build` adds the site, and `npm prune` removes development
# dependencies.
RUN npm ci && npm run build && npm prune --omit=dev --ignore-scripts

FROM node:22-slim
ENV NODE_ENV=production DATA_DIR=/data
WORKDIR /halma
COPY --from=build /halma /halma
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]

# The web server in an image: built in one stage, run in another without what only building needs, and not as root.
ARG NODE=node:24.21.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /yapa
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM ${NODE} AS packages
WORKDIR /yapa
COPY package.json package-lock.json .npmrc ./
# What draws pictures is optional to npm, by system. Of our own options the image has a Node already, and no browser.
RUN npm ci --omit=dev --no-audit --no-fund && rm -r node_modules/node-linux-*

FROM ${NODE}
WORKDIR /yapa
ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    YAPA_DATA=/data \
    NODE_OPTIONS=--max-semi-space-size=4
COPY --from=packages /yapa/node_modules node_modules
COPY --from=build /yapa/package.json package.json
COPY --from=build /yapa/src src
COPY --from=build /yapa/examples examples
COPY --from=build /yapa/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "src/cli/main.ts", "serve"]

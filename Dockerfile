# The site with its server and the assistant: docker build -t meadow . && docker run -p 8080:8080 meadow
FROM node:22-alpine AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:22-alpine
WORKDIR /site
# Node alone runs the server: it needs no packages.
COPY --from=build /site/dist/client client
COPY --from=build /site/dist/server server
COPY --from=build /site/package.json package.json
ENV HOST=0.0.0.0 PORT=8080
EXPOSE 8080
USER node
HEALTHCHECK --interval=30s --timeout=3s CMD wget -q --spider http://127.0.0.1:8080/
CMD ["node", "server/node.js"]

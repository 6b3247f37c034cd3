/** nginx configurations for the built site: a complete one, and a part for other configurations. */
import { withBase } from '../../owner/base.ts'
import { FOR_EVER, REVALIDATED } from '../../server/http/cacheControl.ts'
import { ASSET_HEADERS } from '../../server/http/securityHeaders.ts'
import { type HostFacts, NGINX_LINES_FILE, PORT } from './hostFacts.ts'

/** nginx adds the charset itself. */
const CHARSET = /; charset=.*$/

/** A complete configuration that needs no root privileges. */
export function nginxConf(facts: HostFacts): string {
  // What nginx writes lies outside of the site, which each build replaces, in a folder that any user may write to.
  const own = `/tmp/meadow-${nameOf(facts)}`
  return `# Serves this site, and nothing else. The build writes this file anew each time.
# To start it: nginx -p /path/to/dist -c hosts/nginx.conf -e stderr -g 'daemon off;'
# After each build: the same with -s reload in place of -g 'daemon off;', since the policy holds hashes of the pages.

pid ${own}.pid;
error_log stderr;
events {}

http {
  access_log off;
  client_body_temp_path ${own}-body;
  proxy_temp_path ${own}-proxy;
  fastcgi_temp_path ${own}-fastcgi;
  uwsgi_temp_path ${own}-uwsgi;
  scgi_temp_path ${own}-scgi;

${indented(siteIn(facts, FILES_OF_DIST))}}
`
}

/** The site alone, for the `http` block of another configuration. */
export function nginxSite(facts: HostFacts): string {
  return MOVED + siteIn(facts, rootAt(facts))
}

/** @param root the directive that finds the files unless the owner writes one */
function siteIn(facts: HostFacts, root: string): string {
  const { base } = facts
  const beside = `${answers(facts).join('\n')}
# The site starts at this path; everything else is 404.
location = / {
  return 302 ${base};
}
location / {
  return 404;
}
`
  return `# The build writes this anew each time, with the hashes of the Content-Security-Policy.
server {
${serverLines(facts, root)}

${indented(base === '/' ? served(facts) : locationsIn(facts, root) + beside)}}
`
}

/** The site alone, for the `server` block of a host on which other sites have other paths. */
export function nginxLocations(facts: HostFacts): string {
  return MOVED + locationsIn(facts, rootAt(facts))
}

/** Below the folder that `nginx -p` names: `dist`, wherever it lies. */
const FILES_OF_DIST = 'root client;'
/** Another configuration has a folder of its own, so the files are named in full. */
const MOVED = `# If the files are to lie elsewhere, write "root /path/to/client;" into ${NGINX_LINES_FILE} in your content, and build again.
`

function rootAt({ files }: HostFacts): string {
  return `root "${files}";`
}

function locationsIn(facts: HostFacts, root: string): string {
  const { base, nginxLines } = facts
  return `location ${base} {
  ${rootOf(nginxLines) ?? root}
${indented(served(facts))}}
location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 302 ${base};
}
`
}

/** Directives for a server or, for a site whose address has a path, for its location. */
function served(facts: HostFacts): string {
  const { redirects, hasAssistant, types, base } = facts
  const known = Object.entries(types).map(
    ([ending, type]) => `  ${type.replace(CHARSET, '')} ${ending};`,
  )
  const texts = Object.values(types)
    .filter((type) => CHARSET.test(type) && !type.startsWith('text/html'))
    .map((type) => type.replace(CHARSET, ''))
  const moved = redirects.flatMap(({ from, to }) => {
    const [old, target] = [withBase(from, base), withBase(to, base)]
    return [old, `${old}/`].map((each) => `location = ${each} { return 301 ${target}; }`)
  })
  return `types {
${known.join('\n')}
}
default_type application/octet-stream;
charset utf-8;
charset_types ${[...new Set(texts)].join(' ')};

sendfile on;
# The build has compressed the files. With the module for Brotli, add "brotli_static on;".
gzip_static on;
gzip_vary on;

${answers(facts).join('\n')}
# A location that adds one header inherits none.
location ${base}assets/ {
${indented(securityOf(ASSET_HEADERS).join('\n'))}
  add_header Cache-Control "${FOR_EVER}";
${indented(filesAt(base))}}

# Addresses that have moved for good.
${moved.join('\n')}
# Files for other hosts, which read them and do not publish them.
location ~ ^${escaped(base)}_(headers|redirects)$ {
  return 404;
}
${hasAssistant ? chat(facts) : ''}${base === '/' ? `location / {\n${indented(filesAt(base))}}\n` : filesAt(base)}`
}

function securityOf(headers: HostFacts['headers']): readonly string[] {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`)
}

/** What holds for every response, errors and redirects too. */
function answers({ headers, base }: HostFacts): readonly string[] {
  return [
    'server_tokens off;',
    'absolute_redirect off;',
    `error_page 404 ${base}404.html;`,
    ...securityOf(headers),
    `add_header Cache-Control "${REVALIDATED}" always;`,
  ]
}

/** A name for what may exist only once in nginx, which several sites may share: `ada.example-portfolio`. */
function nameOf({ address }: Pick<HostFacts, 'address'>): string {
  return address.replace(/^https?:\/\//, '').replaceAll(/[^\w.-]/g, '-')
}

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}

function rootOf(own: string | null): string | undefined {
  return /^\s*(root\s.*)/m.exec(own ?? '')?.[1]?.trim()
}

/** Address and root of the server: the owner's lines, and defaults for what they leave out. */
function serverLines({ address, nginxLines: own }: HostFacts, root: string): string {
  const lines = (own ?? '').split('\n').map((line) => line.trimEnd())
  const says = (directive: string): boolean =>
    lines.some((line) => line.trim().split(/\s/)[0] === directive)
  return [
    ...(says('listen') ? [] : [`listen ${PORT};`]),
    ...(says('server_name') ? [] : [`server_name ${new URL(address).hostname};`]),
    ...(says('root') ? [] : [root]),
    ...(own === null ? [] : [`# From ${NGINX_LINES_FILE} in your content.`]),
    ...lines.filter((line) => line !== ''),
  ]
    .map((line) => `  ${line}`)
    .join('\n')
}

function chat({ base, chatServer }: HostFacts): string {
  return `# The assistant's answers: start "TRUST_PROXY=true node dist/server/node.js" beside nginx. Without it nothing
# answers visitors; then build with MEADOW_ASSISTANT=browser.
location = ${base}chat {
  proxy_pass http://${chatServer};
  proxy_set_header X-Forwarded-For $remote_addr;
}
`
}

/** Files lie where an address says, without the path of the site. */
function filesAt(base: string): string {
  return `# A page has one name with and without a slash at its end.
rewrite ^${escaped(base)}(.*?)/?$ /$1 break;
try_files $uri $uri.html $uri/index.html =404;
`
}

/** Escapes a base for a regular expression; a dot is the only special character it may contain. */
function escaped(base: string): string {
  return base.replaceAll('.', String.raw`\.`)
}

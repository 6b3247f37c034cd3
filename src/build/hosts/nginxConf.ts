/** nginx configurations for the built site: a complete one, and a part for other configurations. */
import { withBase } from '../../owner/base.ts'
import { FOR_EVER, REVALIDATED } from '../../server/http/cacheControl.ts'
import { CHAT_SERVER, type HostFacts, NGINX_LINES_FILE, PORT } from './hostFacts.ts'

/** nginx adds the charset itself. */
const CHARSET = /; charset=.*$/

/** A complete configuration that needs no root privileges. */
export function nginxConf(facts: HostFacts): string {
  return `# Serves this site, and nothing else. The build writes this file anew each time.
# To start it: nginx -p /path/to/dist -c hosts/nginx.conf -e stderr -g 'daemon off;'
# After each build: the same with -s reload in place of -g 'daemon off;', since the policy holds hashes of the pages.

# What nginx writes lies outside of the site, which each build replaces, in a folder that any user may write to.
pid /tmp/meadow-nginx.pid;
error_log stderr;
events {}

http {
  access_log off;
  client_body_temp_path /tmp/meadow-nginx-body;
  proxy_temp_path /tmp/meadow-nginx-proxy;
  fastcgi_temp_path /tmp/meadow-nginx-fastcgi;
  uwsgi_temp_path /tmp/meadow-nginx-uwsgi;
  scgi_temp_path /tmp/meadow-nginx-scgi;

${nginxSite(facts).replaceAll(/^(?=.)/gm, '  ')}}
`
}

/** The site alone, for the `http` block of another configuration. */
export function nginxSite(facts: HostFacts): string {
  const { headers, redirects, hasAssistant, types, base, nginxLines } = facts
  const known = Object.entries(types).map(
    ([ending, type]) => `    ${type.replace(CHARSET, '')} ${ending};`,
  )
  const texts = Object.values(types)
    .filter((type) => CHARSET.test(type) && !type.startsWith('text/html'))
    .map((type) => type.replace(CHARSET, ''))
  const moved = redirects.flatMap(({ from, to }) => {
    const [old, target] = [withBase(from, base), withBase(to, base)]
    return [`  ${old} ${target};`, `  ${old}/ ${target};`]
  })
  const security = Object.entries(headers).map(
    ([name, value]) => `  add_header ${name} "${value}" always;`,
  )
  return `# The build writes this anew each time, with the hashes of the Content-Security-Policy.
map $uri $meadow_cache_control {
  ~^/assets/ "${FOR_EVER}";
  default "${REVALIDATED}";
}
${base === '/' ? '' : fileMap(base)}# Addresses that have moved for good.
map $uri $meadow_moved_to {
${[...moved, '  default "";'].join('\n')}
}

server {
${serverLines(nginxLines)}

  types {
${known.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${[...new Set(texts)].join(' ')};

  sendfile on;
  server_tokens off;
  absolute_redirect off;
  # The build has compressed the files. With the module for Brotli, add "brotli_static on;".
  gzip_static on;
  gzip_vary on;

${security.join('\n')}
  add_header Cache-Control $meadow_cache_control always;

  error_page 404 /404.html;
  if ($meadow_moved_to) {
    return 301 $meadow_moved_to;
  }
${base === '/' ? AT_ROOT : belowPath(base)}
  # Files for other hosts, which read them and do not publish them.
  location ~ ^${escaped(base)}_(headers|redirects)$ {
    return 404;
  }
${hasAssistant ? chat(base) : ''}}
`
}

/** Address and root of the server: the owner's lines, and defaults for what they leave out. */
function serverLines(own: string | null): string {
  const lines = (own ?? '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '')
  const says = (directive: string): boolean =>
    lines.some((line) => line.trim().split(/\s/)[0] === directive)
  return [
    ...(says('listen') ? [] : [`listen ${PORT};`]),
    ...(says('root') ? [] : ['root client;']),
    ...(own === null ? [] : [`# From ${NGINX_LINES_FILE} in your content.`]),
    ...lines,
  ]
    .map((line) => `  ${line}`)
    .join('\n')
}

function chat(base: string): string {
  return `  # The assistant's answers: start "TRUST_PROXY=true node dist/server/node.js" beside nginx.
  location = ${base}chat {
    proxy_pass http://${CHAT_SERVER};
    proxy_set_header X-Forwarded-For $remote_addr;
  }
`
}

const AT_ROOT = `  # A page has one name with and without a slash at its end.
  rewrite ^(.+)/$ $1;

  location / {
    try_files $uri $uri.html $uri/index.html =404;
  }`

/** For a site whose address has a path: maps the request to a file path without that path. */
function fileMap(base: string): string {
  return `# Files lie where an address says, without the path of the site. A page has one name with and without a slash at its end.
map $uri $meadow_file {
  ~^${escaped(base.slice(0, -1))}(?<below>/.*?)/?$ $below;
  default "";
}
`
}

function belowPath(base: string): string {
  return `  location ${base} {
    try_files $meadow_file $meadow_file.html $meadow_file/index.html =404;
  }
  # Where the site begins; beside it there is nothing.
  location = / {
    return 302 ${base};
  }
  location = ${base.slice(0, -1)} {
    return 302 ${base};
  }
  location / {
    return 404;
  }
  location = /404.html {
    internal;
  }`
}

/** Escapes a base for a regular expression; a dot is the only special character it may contain. */
function escaped(base: string): string {
  return base.replaceAll('.', String.raw`\.`)
}

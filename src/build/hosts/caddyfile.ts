/** The complete configuration of a Caddy server for the built site, `dist/hosts/Caddyfile`. */
import { withBase } from '../../owner/base.ts'
import { FOR_EVER, REVALIDATED } from '../../server/http/cacheControl.ts'
import { ASSET_HEADERS } from '../../server/http/securityHeaders.ts'
import { type HostFacts, PORT } from './hostFacts.ts'

export function caddyfile(facts: HostFacts): string {
  const { headers, redirects, base } = facts
  const moved = redirects.flatMap(({ from, to }) => {
    const [old, target] = [withBase(from, base), withBase(to, base)]
    return [`\tredir ${old} ${target} permanent`, `\tredir ${old}/ ${target} permanent`]
  })
  return `# Serves this site. The build writes this file anew each time, with the hashes of the Content-Security-Policy.
# To try it: cd dist && caddy run --config hosts/Caddyfile
# On your server, SITE_ADDRESS in the environment is your domain (Caddy then adds TLS), and SITE_ROOT the absolute
# path of the folder "client".

{$SITE_ADDRESS::${PORT}} {
	root * {$SITE_ROOT:client}

	@assets path ${base}assets/*
${headerLines('@assets', { ...ASSET_HEADERS, 'Cache-Control': FOR_EVER })}
	@others not path ${base}assets/*
${headerLines('@others', { ...headers, 'Cache-Control': REVALIDATED })}

	# Addresses that have moved for good.
${moved.join('\n')}
${base === '/' ? atRoot(facts) : belowPath(facts)}

	handle_errors {
		rewrite * /404.html
${indented(headerLines('*', { ...headers, 'Cache-Control': REVALIDATED, 'Content-Type': 'text/html; charset=utf-8' }))}
		file_server {
			precompressed br gzip
		}
	}
}
`
}

/** Directives that set headers where the matcher says. */
function headerLines(matcher: string, headers: HostFacts['headers']): string {
  const each = Object.entries(headers).map(([name, value]) => `\t\t${name} "${value}"`)
  return `\theader ${matcher} {\n\t\t-Server\n${each.join('\n')}\n\t}`
}

const ASSISTANT = `
	# The assistant's answers: start "TRUST_PROXY=true node dist/server/node.js" beside Caddy. Without it
	# nothing answers visitors; then build with MEADOW_ASSISTANT=browser.
`

function atRoot({ types, hasAssistant, chatServer }: HostFacts): string {
  const chat = `${ASSISTANT}	reverse_proxy /chat ${chatServer}
`
  return `${hasAssistant ? chat : ''}
${filesOf(types)}`
}

/** For a site whose address has a path, which file paths do not contain. */
function belowPath({ types, base, hasAssistant, chatServer }: HostFacts): string {
  const chat = `${ASSISTANT}	handle ${base}chat {
		reverse_proxy ${chatServer}
	}
`
  return `${hasAssistant ? chat : ''}
	handle_path ${base}* {
${indented(filesOf(types))}
	}
	# The site starts at this path; everything else is 404.
	redir / ${base} 302
	redir ${base.slice(0, -1)} ${base} 302
	@beside not path ${base}*
	error @beside 404`
}

function filesOf(types: HostFacts['types']): string {
  const contentTypes = Object.entries(types).flatMap(([ending, type]) => [
    `\t@${ending} path *.${ending}`,
    `\theader @${ending} Content-Type "${type}"`,
  ])
  return `${contentTypes.join('\n')}

	# A page has one name with and without a slash at its end.
	@slash path_regexp slash ^(.+)/$
	rewrite @slash {re.slash.1}
	try_files {path} {path}.html {path}/index.html
	# Files for other hosts, which read them and do not publish them.
	@unpublished path /_headers /_redirects
	error @unpublished 404
	# The build has compressed the files.
	file_server {
		precompressed br gzip
	}`
}

function indented(lines: string): string {
  return lines.replaceAll(/^(?=.)/gm, '\t')
}

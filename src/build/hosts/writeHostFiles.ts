import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { caddyfile } from './caddyfile.ts'
import type { HostFacts } from './hostFacts.ts'
import { nginxConf, nginxLocations, nginxSite } from './nginxConf.ts'
import { headersFile, redirectsFile } from './staticHostFiles.ts'

export function writeHostFiles(out: string, facts: HostFacts): void {
  mkdirSync(path.join(out, 'hosts'), { recursive: true })
  const files = {
    'client/_headers': headersFile(facts),
    'client/_redirects': redirectsFile(facts),
    'hosts/nginx.conf': nginxConf(facts),
    'hosts/nginx-site.conf': nginxSite(facts),
    ...(facts.base !== '/' && { 'hosts/nginx-locations.conf': nginxLocations(facts) }),
    'hosts/Caddyfile': caddyfile(facts),
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(out, name), text)
}

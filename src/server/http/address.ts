export interface Address {
  readonly host: string
  readonly port: number
}

/**
 * Reads `HOST` (0.0.0.0 serves the whole network) and `PORT` (0 takes any free one).
 * @throws {Error} if the port is no integer from 0 to 65535
 */
export function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  defaultPort = 4173,
): Address {
  const port = env.PORT?.trim() || String(defaultPort)
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT must be a number from 0 to 65535, not '${port}'.`)
  }
  return { host: env.HOST?.trim() || '127.0.0.1', port: Number(port) }
}

export function addressToOpen({ host, port }: Address, base: string): string {
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)
  const name = host.includes(':') ? `[${host}]` : host
  return `http://${isLocal ? 'localhost' : name}:${port}${base}`
}

export function explainListenError(code: string | undefined, { host, port }: Address): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Choose another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `Port ${port} on ${host} is reserved for administrators. Choose one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine.`
    default:
      return `Cannot listen on ${host}:${port} (${code ?? 'unknown reason'}).`
  }
}

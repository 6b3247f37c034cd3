/** The built server, started as its command says, in any folder that holds it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'

export interface BuiltServer {
  /** `http://localhost:PORT/`. */
  readonly url: string
  /** Resolves once the program has ended, and with it every connection. */
  end(): Promise<void>
}

/**
 * @param args the program and its arguments, relative to `folder`
 * @throws {Error} if the program ends before it prints its address
 */
export async function startBuiltServer(
  folder: string,
  [command, ...args]: readonly [string, ...string[]],
): Promise<BuiltServer> {
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    child.stdout.on('data', (chunk: Buffer) => {
      const found = /http:\/\/\S+/.exec(chunk.toString())
      if (found) resolve(found[0])
    })
  })
  return {
    url,
    async end() {
      child.removeAllListeners('exit')
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}

/** Starts the project's npm scripts as a person does, and ends them. */
import { type ChildProcess, spawn } from 'node:child_process'
import { createConnection } from 'node:net'
import { stripVTControlCharacters } from 'node:util'

export interface NpmScript {
  /** The process of npm itself, not of what it runs. */
  readonly npm: ChildProcess
  /** All that was written so far, errors included, without colours. */
  output(): string
  /** Settles when npm has ended, with its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>
}

/**
 * Runs `npm run NAME`, in a process group of its own, as a terminal does.
 * @param folder that holds package.json
 */
export function runScript(name: string, folder: string, env: Record<string, string>): NpmScript {
  const script = process.env['npm_execpath']
  const [command, args] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []]
  const npm = spawn(command, [...args, 'run', name], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  const collect = (chunk: Buffer): void => void (output += chunk.toString())
  npm.stdout.on('data', collect)
  npm.stderr.on('data', collect)
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
  return { npm, output: () => stripVTControlCharacters(output), ended }
}

/** What Ctrl+C in a terminal does: sends SIGINT to npm and to everything that it runs. */
export function interrupt({ npm }: NpmScript): void {
  if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT')
}

/** Whether anything listens on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const end = (isOpen: boolean): void => {
      socket.destroy()
      resolve(isOpen)
    }
    socket.once('connect', () => end(true)).once('error', () => end(false))
  })
}

/** Runs a program to its end. */
import { spawn } from 'node:child_process'
import { ROOT } from './server.ts'

/**
 * @returns what it has written
 * @throws {Error} (rejects) with what it has written, if it ends with another code than 0
 */
export async function runToEnd(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  cwd = ROOT,
): Promise<string> {
  const child = spawn(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    // Later than `exit`: by then everything that it has written is read.
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(said)
  return said
}

/** A copy of the project that a test may edit, served from its sources by `npm run dev`. */
import { expect } from '@playwright/test'
import { type NpmScript, runScript } from './npmScript.ts'
import { copyProject, type ProjectCopy } from './projectCopy.ts'
import { freePort } from './server.ts'

export interface DevProject extends Pick<ProjectCopy, 'edit'> {
  /** `http://127.0.0.1:PORT`, a port that the test chose. */
  readonly url: string
  readonly port: number
  readonly script: NpmScript
  /** Ends the server and removes the copy. */
  end(): Promise<void>
}

/** Drawing the art again would take longer than the test; the note of npm passes for an installation. */
const KEPT = ['.cache/art', 'node_modules/.package-lock.json']

export async function openDevProject(): Promise<DevProject> {
  const { folder, edit, remove } = copyProject(KEPT)
  const port = await freePort()
  const script = runScript('dev', folder, {
    MEADOW_CONTENT: 'src/sample',
    PORT: String(port),
    HOST: '127.0.0.1',
  })
  const url = `http://127.0.0.1:${port}`
  const end = async (): Promise<void> => {
    script.npm.kill('SIGTERM')
    await script.ended
    remove()
  }
  try {
    // The address is told when the first page is ready.
    await expect.poll(script.output, { timeout: 100_000 }).toContain(url)
  } catch (error) {
    await end()
    throw error
  }
  return { url, port, script, edit, end }
}

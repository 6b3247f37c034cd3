/**
 * Vite plugin that says of what `/` begins with that nearly every function of it runs at once. Left to
 * itself, V8 compiles a function when it is first called, on the thread that paints; told so, it compiles a
 * whole file in the background while that arrives. For others it is a comment.
 * (v8.dev/blog/explicit-compile-hints)
 */
import type { Plugin } from 'vite'

const HINT = '//# allFunctionsCalledOnLoad'
/** Names of chunks. What is opened later would only take memory. */
const RUN_AT_ONCE = new Set([
  'shared',
  'program',
  'DesktopLayout',
  'MobileLayout',
  'compositor',
  'CanvasRenderer',
  'WebGLRenderer',
])

export function compileHintsPlugin(): Plugin {
  return {
    name: 'compile-hints',
    apply: 'build',
    generateBundle: {
      // A hint stands before all else, and Vite itself puts something there.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const hinted = chunks.filter(({ name }) => RUN_AT_ONCE.has(name))
        for (const chunk of hinted) chunk.code = `${HINT}\n${chunk.code}`
        // A chunk by another name would be slower, and nobody would see why.
        const isProgram = chunks.some(({ name }) => name === 'program')
        if (isProgram && hinted.length !== RUN_AT_ONCE.size) {
          this.error(
            `Of the chunks to hint at there are only ${hinted.map(({ name }) => name).join(', ')}.`,
          )
        }
      },
    },
  }
}

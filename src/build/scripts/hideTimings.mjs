// @ts-check
/**
 * Vite bundles its own settings, too, and tells on a slow machine which part of that was slow, above what the owner has to
 * read. No setting turns that off.
 */
export function hideTimings() {
  const { warn } = console
  console.warn = (...said) => {
    if (!/\b(?:PLUGIN|BUNDLER)_TIMINGS\b/.test(String(said[0]))) warn(...said)
  }
}

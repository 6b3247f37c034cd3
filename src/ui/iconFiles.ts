/**
 * Addresses of the drawings in `assets/icons`, by path. They are alone in this module, since the bundler then writes each
 * address where it belongs: among other declarations it makes a variable of each, 0.7 kB more for every visitor.
 */
export const iconFiles: Readonly<Record<string, string>> = import.meta.glob('/assets/icons/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

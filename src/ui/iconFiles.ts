/**
 * Addresses of the drawings in `assets/icons`, by path. They have a module to themselves, because the
 * bundler then inlines each address; otherwise it makes a variable of each, 0.7 kB more for every visitor.
 */
export const iconFiles: Readonly<Record<string, string>> = import.meta.glob('/assets/icons/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

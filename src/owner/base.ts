/**
 * Converts between paths of the site and addresses on its host, where it may be below a path, the base. In all of the
 * program a path is the site's own, `/blog`, as paths.ts has it; the base is added where an address leaves for a
 * browser, and taken off where one comes in. Pure.
 */

/**
 * The path of the site's address with a slash at both ends: `/`, or `/portfolio/`. The bundler puts it here; where
 * nothing is bundled, as in a test, the site is at the root.
 */
export const BASE: string = import.meta.env?.BASE_URL ?? '/'

/** The base of a site by its whole address: `/portfolio/` for `https://me.example/portfolio`. */
export function baseOf(address: string): string {
  return new URL(address).pathname.replace(/\/*$/, '/')
}

/**
 * What a browser is to follow or to fetch: a path of this site with the base in front, and any other link, such as
 * `https://…`, `mailto:…` or `#part`, as it is.
 */
export function withBase(link: string, base: string): string {
  return /^\/(?![/\\])/.test(link) ? base + link.slice(1) : link
}

/**
 * The path of this site that a browser names by an address without a host, such as `location.pathname`; '', which
 * is no path, where the address does not begin with the base.
 */
export function withoutBase(address: string, base: string): string {
  return address.startsWith(base) ? address.slice(base.length - 1) : ''
}

/** `withBase` for this site. In a site at the root the build leaves calls of it out (basePlugin.ts). */
export function hrefOf(link: string): string {
  return withBase(link, BASE)
}

/** `withoutBase` for this site. In a site at the root the build leaves calls of it out (basePlugin.ts). */
export function sitePathOf(address: string): string {
  return withoutBase(address, BASE)
}

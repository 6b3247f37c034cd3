/** Converts between the site's paths (`/blog`) and addresses, which may begin with a base path. */

export const BASE: string = import.meta.env?.BASE_URL ?? '/'

/** The base of a site by its whole address: `/portfolio/` for `https://me.example/portfolio`. */
export function baseOf(address: string): string {
  return new URL(address).pathname.replace(/\/*$/, '/')
}

/** Prefixes a path of this site with the base and leaves any other link unchanged. */
export function withBase(link: string, base: string): string {
  return /^\/(?![/\\])/.test(link) ? base + link.slice(1) : link
}

/** Removes the base from an address without a host, such as `location.pathname`, or returns ''. */
export function withoutBase(address: string, base: string): string {
  return address.startsWith(base) ? address.slice(base.length - 1) : ''
}

/** `withBase` for this site. The build of a site at the root omits the calls (basePlugin.ts). */
export function hrefOf(link: string): string {
  return withBase(link, BASE)
}

/** `withoutBase` for this site. The build of a site at the root omits the calls (basePlugin.ts). */
export function sitePathOf(address: string): string {
  return withoutBase(address, BASE)
}

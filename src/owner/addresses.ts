/** Whole addresses of the site's pages and files. Pure. */
import { site } from 'virtual:site'

/**
 * The whole address of a path of this site. The start page is the bare address with its slash; no
 * other path ends in one.
 */
export function wholeAddress(path: string): string {
  return `${site.address}${encodeURI(path)}`
}

/** An address as people write it: `meadow.example` for `https://meadow.example/`. */
export function bareAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
}

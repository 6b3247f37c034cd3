import { site } from 'virtual:site'

/** Only the start page's address ends in a slash. */
export function wholeAddress(path: string): string {
  return `${site.address}${encodeURI(path)}`
}

/** The whole address of a link of the owner's: a path on this site, or an address elsewhere. */
export function wholeLink(link: string): string {
  return link.startsWith('/') ? wholeAddress(link) : link
}

/** An address as people write it: `meadow.example` for `https://meadow.example/`. */
export function bareAddress(address: string): string {
  return address.replace(/^https?:\/\/(www\.)?|\/$/g, '')
}

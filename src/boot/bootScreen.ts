/** What the document of `/` came with: it goes when a layout stands, and comes back where none can. */

const face = document.getElementById('boot-screen')

export function removeBootScreen(): void {
  face?.remove()
}

/** Shows the list of everything, which needs no program. */
export function showList(): void {
  document.documentElement.dataset['program'] = 'failed'
  if (face) document.body.append(face)
}

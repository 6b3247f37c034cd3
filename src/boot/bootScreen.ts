/** Removes the boot screen, which the document of `/` holds, and brings it back where no layout can be shown. */

const bootScreen = document.getElementById('boot-screen')

/** To be called when a layout is shown. */
export function removeBootScreen(): void {
  bootScreen?.remove()
}

/** Shows the boot screen's list of everything on the site, which needs no program. */
export function showList(): void {
  document.documentElement.dataset['program'] = 'failed'
  if (bootScreen) document.body.append(bootScreen)
}

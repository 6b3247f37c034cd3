/** Removes the boot screen, and restores it if no layout can be shown. */

const bootScreen = document.getElementById('boot-screen')

export function removeBootScreen(): void {
  bootScreen?.remove()
}

export function showList(): void {
  document.documentElement.dataset['program'] = 'failed'
  if (bootScreen) document.body.append(bootScreen)
}

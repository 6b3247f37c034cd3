/** Which events sound. The stored choice is a text of their names, so that two equal choices are the same. */
export type SoundEvent =
  'error' | 'start' | 'open' | 'close' | 'minimize' | 'menu' | 'balloon' | 'logoff'

export interface SoundChoice {
  readonly sounds: string
}

export function isSoundOn({ sounds }: SoundChoice, event: SoundEvent): boolean {
  return sounds.split(' ').includes(event)
}

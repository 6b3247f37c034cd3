import { useState } from 'react'
import { OWN_WALLPAPER } from '../../base/services/display/wallpaperNames.ts'
import { keepOwnPicture, PictureProblem } from '../../base/services/display/ownPicture.ts'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { Choose } from './useDisplayChoices.ts'

const LOST =
  'Your picture could not be read, so the desktop shows the colour instead. Choose the picture again.'

/** Takes a picture of the visitor's for the wallpaper, and says why where it cannot. */
export function useOwnPicture(choose: Choose) {
  const { view } = useServices()
  const [problem, setProblem] = useState('')
  const [version, setVersion] = useState(0)
  const take = async (file: File): Promise<void> => {
    try {
      await keepOwnPicture(view, file)
      setProblem('')
      setVersion((last) => last + 1)
      choose({ wallpaper: OWN_WALLPAPER, placement: 'fill' })
    } catch (error) {
      const isExplained = error instanceof PictureProblem
      if (!isExplained) report('The picture was not taken', error)
      setProblem(isExplained ? error.message : 'The picture could not be used.')
    }
  }
  return {
    problem,
    /** Changes with each picture. */
    version,
    take: (file: File | undefined): void => {
      if (file) void take(file)
    },
    /** The one that was taken is not there any more. */
    lose: () => setProblem(LOST),
    forget: () => setProblem(''),
  }
}

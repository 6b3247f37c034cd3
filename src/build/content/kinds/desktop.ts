import { standardIcons } from '../../../owner/desktopIcons.ts'
import {
  appNamesSchema,
  desktopIconsSchema,
  startMenuSchema,
} from '../../../owner/desktopSchema.ts'
import { standardStartMenu } from '../../../owner/startMenu.ts'
import type { Kind } from './kind.ts'

export const desktop: Kind = {
  exports: {
    desktopIcons: {
      file: 'desktopIcons.ts',
      schema: desktopIconsSchema,
      isNamed: true,
      missing: standardIcons,
    },
    withoutIcon: {
      file: 'desktopIcons.ts',
      schema: appNamesSchema,
      isNamed: true,
      isOptional: true,
      missing: () => [],
    },
    startMenu: {
      file: 'startMenu.ts',
      schema: startMenuSchema,
      isNamed: true,
      missing: standardStartMenu,
    },
  },
}

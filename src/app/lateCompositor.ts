/** The compositor and Pixi with it: the heaviest part, which only the desktop needs. */
import { lateModule } from '../services/lateModule.ts'

export const compositor = lateModule(() => import('../compositor/Compositor.tsx'))

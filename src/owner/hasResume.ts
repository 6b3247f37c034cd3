/** Whether the owner has written a résumé. Apart from the résumé itself, which few visitors load. */
import { absentApps } from 'virtual:site'
import { RESUME_APP } from './resume.ts'

export const hasResume = !absentApps.includes(RESUME_APP)

import { absentApps } from 'virtual:site'
import { RESUME_APP } from './resume.ts'

export const hasResume = !absentApps.includes(RESUME_APP)

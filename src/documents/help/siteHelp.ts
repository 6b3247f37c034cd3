import { hasLanguageModel, hasResume, site } from 'virtual:site'
import { helpTopics } from '../../help/topics.ts'

export const TOPICS = helpTopics({ site, hasResume, hasLanguageModel })

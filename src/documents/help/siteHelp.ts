import { hasResume, site } from 'virtual:site'
import { helpFacts } from '../../help/facts.ts'
import { helpTopics } from '../../help/topics.ts'

export const TOPICS = helpTopics(helpFacts(site, hasResume))

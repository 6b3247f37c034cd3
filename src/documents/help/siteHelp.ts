import { site } from 'virtual:site'
import { helpFacts } from '../../help/facts.ts'
import { helpTopics } from '../../help/topics.ts'
import { hasResume } from '../../owner/hasResume.ts'

export const TOPICS = helpTopics(helpFacts(site, hasResume))

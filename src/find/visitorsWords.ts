/** Visitors' words for things that have another name here. Searched, but not shown. */

/** By app name, and by place within an app. Words of an app's manifest are not repeated. */
export const APP_WORDS: Readonly<Record<string, string>> = {
  About: 'who person biography portrait hello',
  Assistant: 'chatbot bot ai talk',
  Blog: 'essays read newest latest journal',
  Cookies: 'gdpr tracking data',
  'Help and Support': 'manual guide faq tutorial',
  'Internet Explorer': 'google www surf online',
  Mail: 'letter mail reach phone call touch hire inquiry enquiry feedback',
  'Media Player': 'songs sounds listen play mp3',
  'My Computer': 'drive downloads',
  'My Documents': 'papers work',
  'My Pictures': 'photos photographs images gallery screenshots album',
  Notepad: 'write memo todo',
  'Picture Viewer': 'zoom slideshow slides view',
  Resume: 'vitae pdf hire hiring recruiter jobs work history employment available',
  Run: 'command prompt terminal execute',
}

export const TOPIC_WORDS: Readonly<Record<string, string>> = {
  availability:
    'available free hire hiring recruit engage employ freelance contract job open vacancy',
  certifications: 'certificates certified qualifications courses',
  contact:
    'write message mail reach phone call touch social profiles github gitlab repositories linkedin mastodon twitter',
  languages: 'speak spoken tongue',
  location: 'where live lives city country place remote timezone',
  resume: 'pdf recruiter career hiring',
}

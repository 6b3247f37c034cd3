/** Normalizes English words for comparison; other languages are left as they are. */
import { stemmer } from 'stemmer'

/** Lower-case words and numbers in order, without accents, possessives and apostrophes. */
export function wordsOf(text: string): string[] {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const bare = folded.replace(/['’]s\b|['’]/g, '').replace(/\be-mail/g, 'email')
  return (bare.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => SHORT_FORMS.get(word) ?? word)
}

/** How people shorten words when they type in a hurry. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    u: 'you',
    ur: 'your',
    r: 'are',
    b4: 'before',
    ppl: 'people',
    pls: 'please',
    plz: 'please',
    thx: 'thanks',
    ty: 'thanks',
    k: 'ok',
    yrs: 'years',
    yr: 'year',
    exp: 'experience',
    uni: 'university',
    smth: 'something',
    sth: 'something',
    fone: 'phone',
    nr: 'number',
    pic: 'picture',
    pics: 'pictures',
    proj: 'project',
    lang: 'language',
    langs: 'languages',
    info: 'information',
    cert: 'certificate',
    certs: 'certificates',
    repo: 'repository',
    repos: 'repositories',
    asap: 'soon',
    tho: 'though',
    gonna: 'going',
    wanna: 'want',
  }),
)

/** Maps British to American endings. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  // Not in "noise" or "hour".
  [/(?<=....)is(e|ed|er|ers|es|ing|ation|ations)$/, 'iz$1'],
  [/(?<=...)our(s|ed|ing|ite|ites|al)?$/, 'or$1'],
  [/([aeiou])ll(ed|er|ers|ing)$/, '$1l$2'],
  [/(lic|def|off)ence(s|d)?$/, '$1ense$2'],
  [/ogue(s)?$/, 'og$1'],
  [/centre/, 'center'],
]

/** Irregular forms, and some that the algorithm does not unify. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['agreement', 'agree'],
  ['bias', 'biases'],
  ['built', 'build'],
  ['heard', 'hear'],
  ['judgement', 'judge'],
  ['judgment', 'judge'],
  ['led', 'lead'],
  ['made', 'make'],
  ['parser', 'parse'],
  ['privacy', 'private'],
  ['recognition', 'recognize'],
  ['said', 'say'],
  ['speech', 'speak'],
  ['spoke', 'speak'],
  ['spoken', 'speak'],
  ['writer', 'write'],
  ['writers', 'write'],
  ['written', 'write'],
  ['wrote', 'write'],
])

/** Porter's stemming algorithm. A stem need not be a word. */
export function stem(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  const american = SPELLINGS.reduce((text, [ending, other]) => text.replace(ending, other), word)
  return stemmer(IRREGULAR.get(word) ?? american)
}

/** Recognizes questions in languages other than English, and says what the site holds in them. */

interface Language {
  /** Its primary tag of BCP 47. */
  readonly tag: string
  readonly words: string
  /** `{owner}` is the owner of the site. */
  readonly reply: string
}

const LANGUAGES: readonly Language[] = [
  {
    tag: 'de',
    words:
      'hallo danke guten der die das und ist wo wer wie wann welche welcher welches ein eine hat haben sie ihr du dein gerade kann mit von für auf nicht gibt es ich mir über erzähl bitte spricht wohnt arbeitet',
    reply:
      'Ich kann nur auf Englisch antworten, denn diese Website ist auf Englisch. Hier finden Sie, wer {owner} ist, was {owner} gemacht hat, und alle Artikel.',
  },
  {
    tag: 'fr',
    words:
      'bonjour merci le la les des du est où qui quoi quel quelle quels quelles sont un une et dans pour avec sur ne pas il elle vous tu votre ton je peux combien comment pourquoi parle habite',
    reply:
      'Je ne peux répondre qu’en anglais, car ce site est en anglais. Vous trouverez ici qui est {owner}, son travail et tous ses articles.',
  },
  {
    tag: 'es',
    words:
      'hola gracias el la los las es dónde donde quién quien qué cuál cual cuáles cuántos cuantos cuánto tiene son un una y en para con por no él ella usted tú tu su yo puedo cómo como años habla vive',
    reply:
      'Solo puedo responder en inglés, porque este sitio está en inglés. Aquí encontrará quién es {owner}, su trabajo y todos sus artículos.',
  },
  {
    tag: 'it',
    words:
      'ciao grazie il lo la gli le è dove chi cosa quale quali qual sono un una e nel per con su non lui lei tu suo sua io posso come quanto quanti perché parla abita lavoro dei',
    reply:
      'Posso rispondere solo in inglese, perché questo sito è in inglese. Qui trovi chi è {owner}, il suo lavoro e tutti gli articoli.',
  },
  {
    tag: 'pt',
    words:
      'olá obrigado o a os as é onde quem que qual quais são um uma e no na em para com por não ele ela você seu sua eu posso como quanto quantos tem tens fala mora do da dos',
    reply:
      'Só posso responder em inglês, porque este site está em inglês. Aqui encontra quem é {owner}, o seu trabalho e todos os artigos.',
  },
]

/** Words of these languages that are English, too. */
const ENGLISH = new Set(
  'a as do no me was in son os die per o y la e sur un hat or est mora'.split(' '),
)
const CERTAIN =
  'what who where how which the and does is are you your tell about with this that have has can of to for'.split(
    ' ',
  )

/** A question has at least this many words of its language. */
const FEWEST = 2

/**
 * Returns a reply in the question's language; undefined for English, for the site's own language and for too little text.
 * @param own the language of the site
 */
export function replyInLanguage(text: string, owner: string, own: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const english = words.filter((word) => CERTAIN.includes(word)).length
  const others = LANGUAGES.filter(({ tag }) => tag !== new Intl.Locale(own).language)
  const [best] = others
    .map(({ words: list, reply }) => {
      const known = new Set(list.split(' '))
      return { reply, score: words.filter((word) => known.has(word) && !ENGLISH.has(word)).length }
    })
    .sort((a, b) => b.score - a.score)
  if (!best || best.score < FEWEST || best.score <= english) return undefined
  return best.reply.replaceAll('{owner}', owner)
}

/** Words that say what is done or asked in general: a sentence that answers may well put them in other words. */
import { stem } from './stems.ts'

const WORDS = `
achieve affect aim allow amount apply arrange assume attempt avoid based basic behave bring capable carry
cause certain challenge choose chosen claim clear combine common complete concern conclude condition consider
contain create current deal decide decision define depend detail detect determine develop different difficult
directly discover distinguish effect efficient effort enable ensure entire exist expect fact factor feature
form found fraction function generate get guarantee handle happen idea identify implement important include
increase indicate influence invent involve issue item keep kept level main manage manner matter mention method
name need notice obtain occur offer operate option order original part participate perform phase plan portion
possible prefer prepare present prevent principle problem process produce proportion prove provide put quality
question reach react receive relate relevant remain report represent require resolve respond response result
role sense separate serve set shape share similar simple single situation specific standard state stay step
structure style succeed successful suggest suitable supply support suppose task technique think treat turn
type unit value version
`

/** By stem. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(stem))

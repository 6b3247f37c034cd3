/** Words that say what is done or asked in general: a sentence that answers may well put them in other words. */
import { stem } from './stems.ts'

const WORDS = `
achieve achieved adapt affect aim allow amount apply arrange aspect assume attempt avoid based basic behave
belong bring capable carry cause caused certain challenge choose chosen circumstances claim clear combine common
complete concern conclude condition consider consist contain create created current deal decide decided
decision define depend detail detect determine develop developed difference different difficult
directly discover distinguish effect efficient effort enable ensure entire exist expect extent fact factor
feature form found fraction function generate generated get guarantee handle handled happen idea identify
implement implemented important include increase indicate individual influence intend invent invented involve
issue issued item keep kept level main major manage manner matter mention method minimum maximum name need
notice obtain obtained obvious occur offer operate option order original part participate particular
perform phase plan portion possible prefer prepare present prevent principle problem process produce
produced proportion prove provide put quality question reach react receive relate relevant remain report
represent require required resolve respond response result role sense separate serve set share shape similar
simple single situation specific standard state step stay structure style succeed successful
suffer suggest suitable supply support suppose task technique think treat turn type typical unit
 value various version
`

/** By stem. */
export const LIGHT_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/).map(stem))

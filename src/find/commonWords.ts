/** Words that do not tell what a whole sentence asks for: grammar, small talk, general praise. */
import { GRAMMAR } from './words.ts'

const TALK = `
about above abt actually afraid after again against all almost already also although always am among another any
anybody anyone anything anyway anywhere approach aren arent around article articles ask author away basically
became because become been before behind being believe below besides best better between big bit blog blogs both
briefly bro buy call called came cannot cant come comes couldnt currently day days dear describe didnt doesnt
doing done dont down during each either else enough even ever every everything exactly example explain far feel
few find fine first folks found full gather gave get gets getting give given gives go goes going gone gonna good
got gotta great guys haha happen happened happens hasnt havent having he hello help her here hers hey hi him
himself his hmm honest honestly however hurry id idea ill im info information instance instead interested
interesting isnt ive just keep kind kinda kinds knew know known knows last learn least less let lets like list
literally little live lives living lol long look looking looks lot lots made make makes making mate may maybe
mean meaning means method might mine more most must myself need needs never new news next ngl nice nobody none
nor nothing now obviously off often oh ok okay old once one ones only onto other others our ours out over own
page pages people perhaps person piece please pls plz possible post posts probably proper purpose put question
questions quickly quite rather re read reading real really reason recommend rush s said same saw say says second
section see seem seems seen she show shows simple simply since site somebody somehow someone something sometimes
somewhat somewhere sort stand stands start started still stuff such sure t take takes talk tell tells thank
thanks thats theirs therefore theres theyre thing things think tho those though through time times tips today
together told too took topic total totally try trying two uh um under understand until up upon ur us use used
useful uses using usually various ve very wanna want wanted wants wat way ways website well went whatever whats
whether while whole whom whos whose wich wish within without wonder wondered wont words world wot wouldnt write
writes writing written wrote yeah year years yes yet yo youd youll youre yours yourself youve yrs
`

export const COMMON_WORDS: ReadonlySet<string> = new Set([...GRAMMAR, ...TALK.trim().split(/\s+/)])

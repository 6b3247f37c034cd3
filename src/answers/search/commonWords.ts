/** Words that do not tell what a question is about: grammar, small talk, general praise. */

const WORDS = `
a about above actually after again against all almost also although always am among an and another
any anybody anyone anything anywhere approach are aren arent around article articles as ask at author away
be became because become been before behind being believe below best better between big bit blog
blogs both buy by call called came can cannot cant come comes could couldnt day days describe did
didnt do does doesnt doing done dont down during each either else enough even ever every everything
example explain far feel few find first for found from full gave get gets getting give given gives
go goes going gone good got great had happen happened happens has hasnt have havent having he hello
help her here hers hey hi him himself his how however i id idea if ill im in info information instead
interested interesting into is isnt it its ive just keep kind kinds knew know known knows last learn
least less let lets like list little live lives living long look looking looks lot lots made make makes making
many may maybe me mean method meaning means might mine more most much must my myself need needs never new
news next nice no nobody none nor not nothing now of off often ok okay old on once one ones only onto or
other others our ours out over own page pages people perhaps person please possible post posts
probably purpose put question questions quite rather re read reading real really reason recommend s said same saw
say says second see seen section seem seems she should show shows since site so some somebody
someone something sometimes somewhere sort start started still stuff such sure t take takes talk
tell tells than thank thanks that thats the their theirs them then there theres these they theyre
thing things think this those though through tips to time times today together told too took topic try trying
two under until up upon us use used useful uses using usually various ve very want wanted wants was
way ways we website well went were what whatever whats when where whether which while who whole whom
whos whose why will wish with within without wont world would wouldnt write writes writing
written wrote bro ngl haha lol hmm oh um uh well fine gather afraid understand words wonder wondered mine honest proper real
rush hurry simple simply total ever somewhere piece thing stuff bit kinda sort whats come comes stand stands actually exactly really simply basically currently honestly briefly quickly maybe instance anyway
still whole totally literally obviously hello dear guys mate folks somehow whether therefore besides somewhat yeah year years yrs yes yet you youd youll your youre yours yourself youve
`

export const COMMON_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/))

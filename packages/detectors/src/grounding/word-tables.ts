const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

/** Words without content of their own. */
export const functionWords = words(`
  a an the this that these those there here it its it's he him his she her hers they them their theirs we us our ours
  you your yours i me my mine who whom whose which what when where why how and or but nor so yet if then than as of in on
  at by for with from to into onto over under about between among through during before after since until while because
  is are was were be been being am do does did done doing have has had having will would shall should can could may might
  must not no n't also too very just only more most much many some any each other another such own same both either
  neither all every few less least again further once out up down off above below itself himself herself themselves
  der die das den dem des ein eine einer einem einen und oder aber nicht ist sind war waren wird wurde wurden hat haben
  hatte von zu zum zur mit auf für im in an am bei aus nach über unter als wie auch es er sie wir ihr sich dass
  el la los las un una unos unas de del y o pero no es son fue fueron era eran ser ha han había en con por para que
  se su sus al lo como más le les et du au aux une dans pour par sur est sont qui que
`);

/** Words that negate a statement. */
export const negators = words(`
  not no never none nobody nothing neither nor cannot without n't isn't aren't wasn't weren't don't doesn't didn't won't
  wouldn't can't couldn't shouldn't hasn't haven't hadn't fails failed lacks lacked denied denies refused refuses
  unable hardly barely unlikely
`);

/** Words that weaken a statement. */
export const hedges = words(`
  may might could perhaps possibly probably likely maybe allegedly reportedly apparently suggests suggested appears
  appeared seems seemed expected proposed planned considering
`);

/** Words that make a statement absolute: for everything, nothing, or a superlative. */
export const absolutes = words(`
  all every always never none only entirely completely solely first last best worst most least largest smallest biggest
  highest lowest oldest youngest exclusively whole both
`);

/** Words that show that a sentence is about the speaker or the reader, not about the world. */
export const personal = words(`i i'm i've i'd i'll me my mine we we're our us you you're your myself`);

export const months = words(`
  january february march april may june july august september october november december
  jan feb mar apr jun jul aug sept sep oct nov dec
`);

/** Number words and their values. */
export const numberWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
    hundred: 100,
    once: 1,
    twice: 2,
    half: 0.5,
    dozen: 12,
  }),
);

/** Multipliers that may follow a number. */
export const multipliers: ReadonlyMap<string, number> = new Map(
  Object.entries({ hundred: 1e2, thousand: 1e3, k: 1e3, million: 1e6, m: 1e6, billion: 1e9, bn: 1e9, trillion: 1e12 }),
);

import { biasFamilies } from './bias/bias-families.ts';
import type { CorpusTask, Family, MadeFamily } from './corpus-row.ts';
import { dailyTexts } from './daily/daily-families.ts';
import { everydayLanguages } from './everyday-languages.ts';
import { buriedAttacks } from './injection/buried-attacks.ts';
import { covertOrders } from './injection/covert-orders-families.ts';
import { dialogueFamilies } from './injection/dialogue-families.ts';
import { embeddedNotes } from './injection/embed-notes.ts';
import { embeddedStrayNotes } from './injection/embed-stray-notes.ts';
import { everydayPrompts } from './injection/everyday-prompts.ts';
import { extractionPatterns } from './injection/extraction-patterns.ts';
import { foreignDocuments } from './injection/foreign-documents.ts';
import { gibberishSuffixes } from './injection/gibberish-suffixes.ts';
import { guardedSystemPrompts } from './injection/guarded-system-prompts.ts';
import { harmlessAlarms } from './injection/harmless-alarms.ts';
import { hiddenOrders } from './injection/hidden-orders-families.ts';
import { jailbreakFormats } from './injection/jailbreak-formats.ts';
import { jailbreakMore } from './injection/jailbreak-more.ts';
import { jailbreakPatterns } from './injection/jailbreak-patterns.ts';
import { jailbreakStyles } from './injection/jailbreak-styles.ts';
import { languageFamilies } from './injection/language-families.ts';
import { languagesMoreAttacks } from './injection/languages-more-attacks.ts';
import { lateHijack } from './injection/late-hijack.ts';
import { markupPatterns } from './injection/markup-patterns.ts';
import { notesToPeople } from './injection/notes-to-people-families.ts';
import { obfuscatedFamilies } from './injection/obfuscated-families.ts';
import { operatorPrompts } from './injection/operator-prompts.ts';
import { overridePatterns } from './injection/override-patterns.ts';
import { overridesByLanguage } from './injection/overrides-by-language.ts';
import { plainOrdersEurope } from './injection/plain-orders-europe.ts';
import { plainOrdersWorld } from './injection/plain-orders-world.ts';
import { rolePlayMisuse } from './injection/role-play-misuse.ts';
import { rolePlayWishes } from './injection/role-play-wishes.ts';
import { spokenFamilies } from './injection/spoken-families.ts';
import { styleLookalikes } from './injection/style-lookalikes.ts';
import { nsfwFamilies } from './nsfw/nsfw-families.ts';
import { plainNsfwEurope } from './nsfw/plain-nsfw-europe.ts';
import { plainNsfwWorld } from './nsfw/plain-nsfw-world.ts';
import { refusalFamilies } from './refusal/refusal-families.ts';
import { restyledFamily } from './restyle-families.ts';
import { smallTalk } from './small-talk.ts';
import { boundedCode } from './sponge/bounded-code.ts';
import { boundedRequests } from './sponge/bounded-requests.ts';
import { buriedDemands } from './sponge/buried-demands.ts';
import { demandFamilies } from './sponge/demand-families.ts';
import { effortDemands } from './sponge/effort-demands.ts';
import { endlessWordings } from './sponge/endless-wordings.ts';
import { floodFamilies, pasteFamilies } from './sponge/flood-families.ts';
import { growthDemands } from './sponge/growth-demands.ts';
import { languageDemands } from './sponge/language-demands.ts';
import { languageExcess } from './sponge/language-excess.ts';
import { longTokens } from './sponge/long-tokens.ts';
import { modestRequests } from './sponge/modest-requests.ts';
import { moreDemands, moreModest } from './sponge/more-demands.ts';
import { pastedData } from './sponge/pasted-data.ts';
import { repetitionDemands } from './sponge/repetition-demands.ts';
import { supportCalls } from './support-calls.ts';
import { toxicityFamilies } from './toxicity/toxicity-families.ts';

const attacks = [
  ...overridePatterns,
  ...extractionPatterns,
  ...jailbreakPatterns,
  ...jailbreakMore,
  ...rolePlayMisuse,
  ...jailbreakStyles,
  ...jailbreakFormats,
];
const harmless = [
  ...everydayPrompts,
  ...operatorPrompts,
  ...guardedSystemPrompts,
  ...rolePlayWishes,
  ...harmlessAlarms,
  ...styleLookalikes,
];
const demands = [
  ...demandFamilies,
  ...moreDemands,
  ...endlessWordings,
  ...repetitionDemands,
  ...growthDemands,
  ...effortDemands,
];
const modest = [...modestRequests, ...moreModest, ...boundedRequests, ...boundedCode];

/** Everything that a task's texts are made of. */
export const familiesOf: Readonly<Record<CorpusTask, readonly (Family | MadeFamily)[]>> = {
  injection_attack: [
    ...attacks,
    ...markupPatterns,
    ...dialogueFamilies,
    ...languageFamilies,
    ...harmless,
    ...lateHijack,
    ...languagesMoreAttacks,
    ...overridesByLanguage,
    ...plainOrdersEurope,
    ...plainOrdersWorld,
    ...spokenFamilies,
    ...everydayLanguages,
    ...smallTalk,
    ...dailyTexts,
    supportCalls,
    gibberishSuffixes,
    ...covertOrders,
    ...notesToPeople,
    ...hiddenOrders,
    ...embeddedNotes,
    ...embeddedStrayNotes,
    ...foreignDocuments,
    ...obfuscatedFamilies,
    ...buriedAttacks,
    restyledFamily({ family: 'restyled', label: 1, attack: 'direct_injection', sources: attacks, copies: 4 }),
    restyledFamily({ family: 'restyled', label: 0, sources: harmless, copies: 6, atEdges: true }),
  ],
  sponge_attack: [
    ...demands,
    ...modest,
    ...languageDemands,
    ...languageExcess,
    ...everydayLanguages,
    ...smallTalk,
    ...dailyTexts,
    supportCalls,
    ...floodFamilies,
    ...pasteFamilies,
    ...pastedData,
    ...longTokens,
    ...buriedDemands,
    restyledFamily({ family: 'restyled', label: 1, sources: demands, copies: 6 }),
    restyledFamily({ family: 'restyled', label: 0, sources: [...modest, ...endlessWordings], copies: 7 }),
  ],
  nsfw: [...nsfwFamilies, ...plainNsfwEurope, ...plainNsfwWorld, ...smallTalk, ...dailyTexts, supportCalls],
  toxicity: [...toxicityFamilies, ...smallTalk, ...dailyTexts, supportCalls],
  bias: [...biasFamilies, ...smallTalk, ...dailyTexts, supportCalls],
  refusal: refusalFamilies,
};

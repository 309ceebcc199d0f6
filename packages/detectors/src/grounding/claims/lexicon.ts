import { readFileSync } from 'node:fs';
import { oppositesOf } from '../antonyms.ts';
import { stem } from '../stem.ts';

/** `lexicon.json`, written by `ml/grounding/write-lexicon.ts`: stems with the stems of related words. */
interface LexiconFile {
  readonly source: string;
  readonly alike: Readonly<Record<string, string>>;
  readonly opposite: Readonly<Record<string, string>>;
}

const file = new URL('../../../weights/lexicon.json', import.meta.url);
let alike: ReadonlyMap<string, readonly string[]> | undefined;
let opposite: ReadonlyMap<string, readonly string[]> | undefined;

/** Words of everyday business that stand for each other, beside what the lexical database has; after a slash: opposites. */
const groups = `
  costs cost price charge fee pay paid pays | expensive dear dearer costly / cheap cheaper inexpensive |
  refund refunded repay repaid reimbursed returned back | return returned back given / kept keep keeps retained |
  allow allowed permit permitted may can welcome tolerated possible / forbid forbidden prohibited banned disallowed |
  begin begins start starts starting opens commence / end ends ending finish over last stop |
  open opened opens reopened unlocked available / close closes closed shut locked unavailable |
  leave leaves depart departs departure sets / arrive arrives arrival reach reaches gets come |
  buy bought purchase acquire take over | pupil pupils children student students |
  staff employees employee workers worker colleagues team personnel people | holiday leave vacation days |
  doctor physician dr practitioner | flat apartment | lift elevator | coach bus |
  exist exists remain remains stay stays continues back kept / remove removed disappear disappeared gone dropped deleted vanish abolished scrapped discontinued |
  show shown display displayed visible appear / hide hidden invisible | keep kept stays stay remain remains retain / move moved change changed |
  need needs require required requires must has have | wed married marry wife husband |
  survive survived alive living / die died death dead killed | teach taught pupil studied learned under teacher |
  lead led leads head run runs chair chairs | win won beat beats defeated victory | lose lost defeat |
  cancel cancelled called suspended | use used using employ | send sent ship shipped post posted mail delivered delivery |
  give gives gave hand hands handed pass passes award | child children kids young | man men | woman women |
  get gets receive receives received obtain | make makes made produce built build constructed create |
  fix fixed repair repaired mend mended / break broke broken | big large great / small little tiny |
  quick fast rapid quickly / slow slowly | sick ill / healthy well | often frequent common usual frequently / rare rarely seldom uncommon |
  announce announces tell tells inform informs notify | approve approved accept accepted agreed consent cleared adopted passed / reject rejected declined refused denied |
  car cars vehicle vehicles | visitor visitors guest guests | firm firms company companies business | town city | road street |
  picture pictures painting paintings photo photos image | journey trip travel ride crossing | fare ticket tickets |
  salary wage pay | contents items things goods articles | keep store stored kept |
  cold cool chilled fridge refrigerated icy / warm hot heated heat boiling | wet moist damp / dry |
  complete completed finished done ready / incomplete unfinished started unready | wait waits waiting |
  included include includes covered cover part / excluded exclude excludes except | free charge | whole entire entirely full |
  sum amount total | lasts last takes take duration | maximum limit most / minimum least | full / empty |
  increase increased rose risen up grew grown raised rise rises / decrease decreased fell fallen dropped down shrank reduced lowered fall falls |
  old former | fault faults defect defects | mandatory compulsory required obligatory / voluntary optional | illness disease |
  job post position | disabled deactivated inactive / enabled activated active | lock locked locks / unlock unlocks unlocked release released |
  throw thrown bin discarded / given donated kept | satisfied content happy pleased / dissatisfied unhappy discontented |
  liked admired praised welcomed favour supported defended backed favourable kind / disliked hated condemned criticised opposed against hostile unkind unfavourable |
  minor slight slightly light small / serious severe badly seriously severely grave | lend lent borrow borrowed hire hired |
  own owns belongs belong owned | founder founded established set | speak spoke say said | vote votes voted |
  ask asked request requested | check checked checks inspect inspected examined looked | choose chosen pick picked select |
  lorry truck | dose tablet tablets capsule | medicine drug medication | trousers pants | mobile phone phones |
  internet web online | quiet silent calm / loud noisy noise | steep / gentle flat | harmless safe / harmful dangerous |
  succeeded success successful / failed failure unsuccessful | sufficient enough / insufficient lacking | present / absent missing |
  inside within indoors / outside outdoors beyond | morning / evening night | upper up top / lower down bottom | easy simple / hard difficult |
  early sooner earlier / late later | public / private | permanent / temporary | new / old used | strong / weak | thick / thin |
  adult adults / child children | deposit / withdrawal | longer extend extended extension / shorter shortened | lift lifted end / ban |
  profit surplus earned / loss deficit | improved better / worsened worse | local / foreign | smooth / rough | clean / dirty | modern / ancient
`;
const near = new Map<string, Set<string>>();
const far = new Map<string, Set<string>>();
for (const group of groups.split('|')) {
  const [one = [], other = []] = group.split('/').map((side) => [...new Set(side.trim().split(/\s+/).map(stem))]);
  noteAll(near, one, one);
  noteAll(near, other, other);
  noteAll(far, one, other);
  noteAll(far, other, one);
}

function noteAll(table: Map<string, Set<string>>, ones: readonly string[], others: readonly string[]): void {
  for (const one of ones) {
    for (const other of others) if (one !== other) table.set(one, (table.get(one) ?? new Set()).add(other));
  }
}

/** Opposites that take part in the same deed, and so stand side by side in what is told of it. */
const partners = new Set(
  'landlord tenant teacher student employer employee buyer seller plaintiff defendant winner loser man woman men women boy girl father mother son daughter brother sister husband wife uncle aunt king queen adult child buy sell lend borrow give take send receive import export'
    .split(' ')
    .map(stem),
);

function loadLexicon(): void {
  const read = JSON.parse(readFileSync(file, 'utf8')) as LexiconFile;
  alike = split(read.alike);
  opposite = split(read.opposite);
}

const split = (table: Readonly<Record<string, string>>): Map<string, string[]> =>
  new Map(Object.entries(table).map(([word, others]) => [word, others.split(' ')]));

const none: readonly string[] = [];

/** Returns the stems of words that may mean the same as a stem, as the lexical database and everyday business have them. */
export function alikeTo(own: string): readonly string[] {
  if (!alike) loadLexicon();
  const known = alike?.get(own) ?? none;
  const everyday = near.get(own);
  return everyday ? [...everyday, ...known] : known;
}

/** Returns the stems of words that mean the opposite of a stem. */
export function oppositeTo(own: string): readonly string[] {
  if (partners.has(own)) return none;
  if (!opposite) loadLexicon();
  return [...(far.get(own) ?? none), ...oppositesOf(own), ...(opposite?.get(own) ?? none)];
}

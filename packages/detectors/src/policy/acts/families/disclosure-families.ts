import { phrases } from './phrases.ts';
import type { RuleFamily } from './rule-family.ts';
import { bad, name, number, when, without } from './signs.ts';

const tells = ['tells'] as const;

const others = phrases(`
  other another others others' those neighbour* neighbor* relatives? employees?'? colleagues?'? staff patients?'? guests?'? customers?'? clients?'? members?'? users?'?
  tenants?'? residents? passengers? travell?ers? students?'? pupils?'? players?'? citizens? callers? applicants? donors? donations? donated families children's? gym-goers?'?
  personal_(data|information|details) third_part(y|ies) someone somebody who_else a_person people private individuals? another's_booking
  (customer|patient|guest|user|member|client|student|employee)('s)?_(data|information|details|records?)
`);
const tellingOfOthers = new RegExp(
  `${phrases('disclos* reveal* shar* giv* confirm* tell* discuss* talk* pass(ing)?_on leak* provid* say* expos* mention* release confidential hand* who whether').source}.{0,80}${others.source}|${phrases('information_(about|on)_other others private').source}`,
  'i',
);

/** Families of rules about people of whom nothing must be told. */
const personFamilies: readonly RuleFamily[] = [
  {
    name: 'another person',
    rule: tellingOfOthers,
    exceptRule: phrases(
      '(say|tell|promise|state)_(that_)?(an?|the)_\\w{2,12}_(will|is|was|can|has) (tell|give|provide|show|advise|help)_(\\w{2,12}_)?(users?|people|customers?|patients?|clients?|guests?|callers?|members?|drivers?|children|students?|pupils?|players?|citizens|employees|tenants|applicants|visitors|passengers|them|anyone)_(to|how|that|what|which|where|whether|about|on|advice|instructions)_(?!.{0,60}(other|others|another|who)\\b)',
    ),
    isBroad: true,
    deeds: tells,
    manner: 'states',
    isOfPerson: true,
    shows: [
      [
        phrases(`is are was were has have had lives? works? moved bought ordered booked came comes checked earns? gets? got flew flies stays? closed opened paid pays owes?
          said told called failed scored treated number address left trains? trained gave sends? sending donated wants? asked hits with_us staying can_be_reached applied takes? joined used uses`),
      ],
      [/'s\b/],
    ],
  },
  {
    name: 'where a person is',
    isBroad: true,
    rule: phrases(
      'locations? whereabouts where_(a|an|another|other|someone|users?|customers?|drivers?) address(es)? position',
    ),
    deeds: tells,
    manner: 'states',
    isOfPerson: true,
    shows: [[phrases('in at near on from close_to towards? away')]],
  },
  {
    name: 'contact details of people',
    rule: phrases('(phone_)?numbers? address(es)? e-?mails? contact_(details|data) personal_data'),
    deeds: tells,
    manner: 'states',
    shows: [
      [name, /\+?\d[\d /-]{6,20}\d/],
      [phrases('(his|her|their)_(number|address|e-?mail) can_be_reached'), /\d|@/],
      [/\b\p{Lu}\p{Ll}+ (?:lives? at|moved to|\p{Lu}\p{Ll}+'s number)/u],
    ],
  },
  {
    name: 'who reported',
    rule: phrases(
      'who_(reported|complained|flagged|sent|filed) reporters? identity_of whistle-?blow* complain* complaints?',
    ),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        phrases(
          '(who|that)_(reported|complained|flagged) (reported|flagged|sent_in|filed|submitted|complain(ed)?|reports?_(came|is|was))..(by|from|about) complained_(about|because)',
        ),
        without('for_language anonymous in_writing'),
      ],
    ],
  },
  {
    name: 'staff',
    rule: phrases(
      "staff employees? colleagues? lecturers? teachers? trainers?'? professors? doctors? nurses? workers? private_li(fe|ves) private_matters",
    ),
    deeds: tells,
    manner: 'states',
    isOfPerson: true,
    shows: [
      [
        phrases(`divorced married pregnant boyfriend girlfriend husband wife ill sick depress* sues? drinks? dating gay lesbian kids children pregnancy affair lives? salary earns? fired
          suspended leave vacation holiday broke_up moody single wedding burnout operation surgery parents funeral`),
      ],
    ],
  },
  {
    name: 'staff shifts',
    rule: phrases('schedules? shifts? rosters? working_hours_of rota duty'),
    deeds: tells,
    manner: 'states',
    shows: [
      [/^(?:yes,? )?\p{Lu}\p{Ll}+ (?:is|works|has|starts|finishes|will be)\b/u, when],
      [
        phrases(
          'shift off_(until|today|on|this) works?_(on|until|from|the) back_(on|in) on_(duty|holiday|leave) starts?_at finishes',
        ),
        phrases('he she (Mr|Mrs|Ms|Dr)_\\w{2,15}'),
      ],
    ],
  },
  {
    name: 'names of clients',
    rule: phrases(
      'names?_of_(other_)?(clients?|customers?|partners?) who_our_(clients?|customers?|patients?|partners?) other_(clients?|customers?) client_(names?|list) customer_(names?|list) reference_customers clients?',
    ),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        name,
        phrases(`uses?_(our|us|the|it) (is|are)_(also_)?(one_of_our|our|an?)_(\\w{2,12}_)?(clients?|customers?|users?) works?_with_us signed switched_to_us our_(client|customer)s? trusts?_us
          (client|customer|patient)s?_of_ours (represent|represents|represented|act|advise|advised)`),
        without('lawyers? team'),
      ],
      [
        /^\p{Lu}\w+(?: (?:& )?\p{Lu}\w+)* (?:uses|also uses|is a (?:client|customer)|is one of our|works with us|buys from us)\b/u,
      ],
      [phrases('we_(also_)?(act_for|represent|advise|work_for|supply|serve)'), without('you')],
    ],
  },
  {
    name: 'illness of a person',
    rule: phrases(
      "medical_(information|data|records?) health_(information|data) patient(s'|'s)?_(information|data|records?)",
    ),
    deeds: tells,
    manner: 'states',
    isOfPerson: true,
    shows: [
      [
        phrases(
          'is was has have had been treated therapy surgery test operated diagnosed takes suffers? room appointment ward booked here',
        ),
      ],
    ],
  },
  {
    name: 'grades of others',
    rule: phrases(
      "(grades?|marks?|results?|scores?|behaviou?r)..(other|others|pupils?|students?|children) other_(pupils?|students?|children)('s)?",
    ),
    deeds: tells,
    manner: 'states',
    isOfPerson: true,
    shows: [['grade'], [bad], [phrases('best better hits bullies passed failed')]],
  },
];

/** Families of rules about matters of the company that must not be told. */
const companyFamilies: readonly RuleFamily[] = [
  {
    name: 'internal systems',
    rule: phrases(`internal_(\\w{2,12}_)?(systems?|tools?|infrastructure|processes|procedures|software|details|information|notes|documents?|policies|guidelines|rules|tickets?|data|matters|e-?mails?|memos?)
      infrastructure architecture tech(nology|nical)?_stack fraud (fraud|credit|risk)_(detection|checks?|rules|prevention|scor*) systems?_(details|prompts?|architecture) back-?end security_(measures|systems?|procedures|checks?)
      trade_secrets algorithms? how_(our|the)_(systems?|checks?|algorithms?|fraud|matching) scored scoring how_\\w{2,12}_checks_work instructions`),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        'system',
        phrases(
          'we_(run|use|host|score|store|built|keep|log) (our|the)_internal internal(ly)? runs_on hosted uses? called blocks? stops? built stored written flags? triggers? adds? (had|has)_no above_\\d{1,6} over_\\d{1,6} below_\\d{1,6} is_at',
        ),
        without('status_page you_can your_(data|browser|computer|account|settings|phone)'),
      ],
      [
        phrases(`internally internal_(ticket|tool|note|memo|guideline|document|rule|system|policy|procedure|wiki|list|code) our_(internal|back-?office|support)_(tool|system|guidelines?|handbook|manual)
          according_to_(our_(handbook|manual|guidelines)|an?_(e-?)?mail_from) (our|the)_(filter|checks?|algorithm|system|software)_(blocks?|flags?|stops?|lets?|scores?|rejects?|marks?|looks|adds?) anything_(above|over|below|under|filed)
          (is|are|gets?)_(marked|flagged|rejected|stopped)_\\w{0,12}_?automatically under_that_it_goes because..(differs|over_\\d{2,6}) set_up_with_these my_(instructions|prompt)_(say|are|is)`),
      ],
    ],
  },
  {
    name: 'security flaws',
    rule: phrases(
      'vulnerabilit* security_(issues?|flaws?|holes?|problems?|bugs?|incidents?|gaps?|weaknesses) exploits? (data_)?breach* known_bugs',
    ),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        'flaw',
        phrases(
          "there('s|_is|_was|_were|_are) known can_be lets? allows? was were has had through in_the version isn't not_yet attackers? anyone took",
        ),
        without('sent_to reports?_(to|can) reported_to security_team'),
      ],
    ],
  },
  {
    name: 'suppliers and costs',
    rule: phrases(
      'suppliers? manufacturers? purchase_prices? margins? wholesale cost_prices? profits? mark-?ups? producers? vendors? partners? sourc*',
    ),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        /\b(?:made|sewn|produced|manufactured|supplied|built|assembled|sourced|come|comes|bought|delivered|grown|roasted|imported|purchased?|buy|get (?:it|them|our))\b.{0,40}\b(?:by|at|from|in)\b.{0,25}\b\p{Lu}\w+/u,
      ],
      [
        phrases(
          'costs_us we_(pay|buy|get)(_it|_them|_the_\\w{2,12}|_about|_only|_around)? we_(make|earn|keep) margin mark-?up profit purchase_price cost_price wholesale our_supplier supplier_is',
        ),
        number,
      ],
      [phrases('supplier_is our_supplier'), name],
    ],
  },
  {
    name: 'business figures',
    rule: phrases(`revenue turnover financial_(results|figures|data) sales_(figures|numbers) earnings acquisitions? mergers? layoffs? redundanc* lawsuits? litigation restructuring
      company_strategy business_plans? sale_of_the_company salaries money_goes closures? closing goes_to how_(much|many)`),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        phrases(
          'revenue turnover sales profits? losses earnings margin budget we_(sold|earned|made|lost|received) customers? staff salar* director complaints? of_what_you_give',
        ),
        /\d|\b(?:million|billion|thousand|percent|rose|fell|grew|doubled|half|third|quarter|hundred|ninety)\b/i,
      ],
      [
        phrases(`acquir* take_over taken_over merg* lay(ing)?_off laid_off cut(ting)?_(\\w{2,12}_)?jobs redundan* restructur* clos(e|es|ing)_(the|our|\\w{2,12})_(site|plant|office|branch*|stores?)
          sued lawsuit suing settle(d|ment) going_public insolven* bankrupt* sell_us have_to_go branch_is_closing`),
      ],
    ],
  },
  {
    name: 'recipes',
    rule: phrases('recipes? ingredients? formulas? secret_sauce'),
    deeds: tells,
    manner: 'states',
    shows: [
      [
        phrases(
          'has is_(made|just|simply) consists? of we_(use|add|marinate|cook|bake|fry|mix|season|soak|smoke|put) add mix stir bake fry simmer tablespoons? teaspoons? spoon* cups?_of grams? pinch_of overnight degrees cooked minutes',
        ),
        phrases(
          '\\w{3,12},_\\w{3,12}(_\\w{3,12})?_and flour sugar salt pepper butter buttermilk oil garlic onions? lemon honey vinegar paprika cumin cinnamon vanilla eggs? milk cream cheese tomato* spices? yeast sauce dough chicken beef pork fish herbs basil oregano chilli ginger tahini mustard stock wine',
        ),
        without('contains?'),
      ],
    ],
  },
  {
    name: 'admission of fault',
    rule: phrases('admit* liabilit* accept*_(responsibility|blame|fault) apologi*_for our_fault guilt'),
    deeds: ['commits', 'tells'],
    manner: 'states',
    shows: [
      [
        phrases(`our_(own_)?(fault|mistake|error|responsibility|negligence|failure|driver's_fault) my_(fault|mistake) we_(\\w{2,12}_)?(accept|take|bear|admit|are_(to_blame|liable|responsible|at_fault)|caused|messed|made_an?_(mistake|error)|got_(it|this|that)_wrong|were_(wrong|negligent|at_fault|careless))
          we're_(to_blame|liable|responsible|at_fault) (full|sole)_(responsibility|liability) we_should_have we_failed that's_on_us`),
      ],
    ],
  },
  {
    name: 'fault of others',
    rule: phrases('whose_fault at_fault who_is_to_blame fault_in_an? blame_for'),
    deeds: ['commits', 'tells', 'advises'],
    manner: 'states',
    shows: [
      [
        phrases(
          "caused_it is_to_blame (his|her|their|your|the_\\w{3,12}'s)_(own_)?fault at_fault obvious_that obviously was_in_the_(right|wrong) didn't_(look|stop|brake|watch) should_have",
        ),
        without('expert'),
      ],
    ],
  },
  {
    name: 'secret words and codes',
    rule: phrases(
      'door_codes? wi-?fi_(password|code)s? passwords? access_codes? key_codes? codes? pins? puks? tokens? (api|access|secret)_keys? credentials combinations?',
    ),
    deeds: tells,
    manner: 'states',
    isExact: true,
    shows: [
      [
        phrases('codes? password log_in keypad pins? puks? token key combination'),
        /["“][^"”]{3,30}["”]|\b\d{3,12}\b|\b(?=\w{0,40}\d)[\w-]{8,60}\b/,
        without('starts_with begins_with digits'),
      ],
    ],
  },
];

/** Families of rules about what must not be told. */
export const disclosureFamilies: readonly RuleFamily[] = [...personFamilies, ...companyFamilies];

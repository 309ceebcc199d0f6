import { phrases } from './phrases.ts';
import type { Deed, RuleFamily } from './rule-family.ts';
import { advice, bad, without } from './signs.ts';

const anyDeed: readonly Deed[] = ['tells', 'advises', 'commits'];

const company =
  `(compan(y|ies)|airlines?|shops?|stores?|retailers?|banks?|providers?|brands?|restaurants?|hotels?|vendors?|insurers?|schools?|firms?|carriers?|dentists?|doctors?|clinics?|platforms?|apps?|tools?
  |games?|services?|dealers?|networks?|shelters?|studios?|gyms?|businesses|practices?|universit(y|ies)|garages?|agenc(y|ies)|contracts?|polic(y|ies)|software)`.replaceAll(
    /\s+/g,
    '',
  );
const weekdayOrMonth =
  'on at_(monday|tuesday|wednesday|thursday|friday|saturday|sunday) from_(monday|tuesday|wednesday|thursday|friday|saturday|sunday) from_other (january|february|march|april|may|june|july|august|september|october|november|december)';
const judging = phrases(
  'cheap* better worse more less faster slower sells? offers? same alternatives? best good great unlike for_less lower quality expensive deal elsewhere slow bad bugs? mess overpriced poor terrible inferior awful charges? recommend switch costs? weaker nicer stronger than',
);

/** Families of rules about other companies. */
const rivalFamilies: readonly RuleFamily[] = [
  {
    name: 'other companies',
    rule: phrases(
      `compet* rivals? (other|others'|another|third-party)_(\\w{2,12}('s|s')?_)?${company} other_insurers'_contracts outside_(services?|shops?|restaurants?)`,
    ),
    deeds: anyDeed,
    manner: 'states',
    shows: [
      [phrases(`(other|another|different|most)_(\\w{2,12}_)?${company}`), judging, without('from_other (i|we)_only')],
      [
        /\b(?:than|unlike|compared (?:to|with)|instead of|versus|vs\.?|alternative to|switch(?:ing)? (?:from|to)|like|at|with|such as|try|over at|from) (?:at |the )?\p{Lu}\p{Ll}\w+/u,
        judging,
        without(weekdayOrMonth),
      ],
      [
        /^(?:\w+,? )?(?:try )?\p{Lu}\w+(?: \p{Lu}\w+)? (?:down the road|is|are|has|have|sells?|offers?|charges?|does|costs?|works?|keeps?|takes?|makes?)\b/u,
        judging,
        without('our we this'),
      ],
      [/\b\p{Lu}\p{Ll}\w+ (?:down the road|round the corner|has a similar|sells|offers)\b/u, judging],
      [/^\p{Lu}\p{Ll}+\? /u, bad],
      [
        phrases(
          '(cheaper|better|worse|more|less|faster|slower|nicer)_(\\w{2,12}_)?(elsewhere|than_(the_(competition|others|rest|one_at)|anyone|any_other|most)) with_the_others unlike_others next_door',
        ),
      ],
      [phrases(`(last|previous|former|old|whoever)_(\\w{2,12}_)?(${company}|did_(that|this|it)) whoever_did`), bad],
      [phrases(`(their|theirs|they)`), bad, /\p{Lu}\p{Ll}\w+\?/u],
    ],
  },
  {
    name: 'choice of another company',
    rule: phrases(`switch* leav(e|ing) (drop|change|cancel)..contracts? another_${company} recommend*..(other|another|competing|external|third.party|outside) recommend*..(restaurants?|shops?|products_of|schools?|doctors?|lawyers?)
      (restaurants?|shops?|businesses|services?|places|websites?|providers?)_(outside|elsewhere|nearby|in_town|other_than)`),
    deeds: ['advises', 'tells'],
    manner: 'states',
    shows: [
      [
        phrases(
          '(better|cheaper)_off_with switch_(to|by|now|over) come_over_to_us (cancel|drop)_the_(policy|contract) get_rid_of_the_old (join|choose|pick|go_to|go_with|change_to|move_to|leave_and)..(different|another|other)',
        ),
      ],
      [phrases(`(another|other|different)_(\\w{2,12}_)?${company}`), advice],
      [
        phrases(
          "go_to try book_at visit recommend i_like head_to check_out you'll_love don't_miss there's_an? there_is_an? everyone_(likes|loves) popular best excellent great lovely delicious",
        ),
        phrases(
          '\\w{0,12}taurants? pizzeria bistro café cafe bars? tavern diner harbour seafood sushi steakhouse (round|around)_the_corner nearby down_the_road across_the_street in_town shops? boutique market',
        ),
        without('our ours'),
      ],
      [
        /^(?:[Tt]ry|[Gg]o (?:to|with|for)|[Uu]se|[Bb]ook|[Tt]ake|[Ff]ly|[Ss]end (?:him|her|them) to) (?:with )?\p{Lu}\w+/u,
      ],
    ],
  },
  {
    name: 'bad words about others',
    isBroad: true,
    rule: phrases(
      'negative* critici[sz]* disparag* badmouth* (speak|talk*)_(badly|ill) comment* judg* opinions? belittl* insult* mock* blam* remarks? complain(ing)?_about derogatory rat(e|ing) worse treat_animals how_other',
    ),
    deeds: anyDeed,
    manner: 'states',
    shows: [
      [
        bad,
        phrases(
          `(Mr|Mrs|Ms|Dr|Professor) (your|his|her|their|the|our|last|previous|other|another)_(\\w{2,12}_)?(teachers?|boss|lessons?|staff|team|department|mechanic|hospital|lawyer|colleagues?|manager|supplier|lines?|cats|dogs|servers?|guys|${company}) whoever tools_of the_guys_at at_the_\\w{3,15}_(home|shelter|shop)`,
        ),
      ],
      [
        bad,
        /^(?:\w+,? )?\p{Lu}\w+ (?:is|are|was|has|does|did|never|always)\b|\p{Lu}\p{Ll}\w+\? |(?!^)\p{Lu}\p{Ll}+/u,
        without('sorry i_ my we'),
      ],
      [phrases('made_a_mess known_for_being has_been_drinking')],
    ],
  },
];

/** Families of rules about guesses, views and subjects. */
const subjectFamilies: readonly RuleFamily[] = [
  {
    name: 'guess',
    isBroad: true,
    rule: phrases('predict* speculat* guess* conjectur* rumou?r*'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        phrases("will 'll going_to surely certainly bound_to sure_to"),
        phrases('go_through approve* reject* granted? refuse* accept* win lose resign sue close merge'),
      ],
      [
        phrases(
          "i_guess my_guess probably i_suppose i_suspect must_have_(been|had) most_likely presumably apparently rumou?r_has_it seems_that i_think i_bet looks_like perhaps maybe i'd_say if_you_ask_me they_say word_is i_heard",
        ),
        phrases(
          'was were is are had has because caused? due fault problem pilot engine mis* broke* failed error leak got ignored',
        ),
      ],
      [phrases("that's_why..(had|was|were|did) (must|could|might)_(have_been|be)_(the|a|an) (drank|drunk|asleep)")],
    ],
  },
  {
    name: 'own opinion',
    isBroad: true,
    rule: phrases(
      '(personal|own|political|moral)_(opinions?|views?|judgements?|taste|advice|statements?|comments?|positions?) opinions? views_on comment(ing)?_on moral_judg* taste_in (rate|rating|rank|rankings?|judge|describe) remarks? life_advice take_sides stance',
    ),
    deeds: anyDeed,
    manner: 'states',
    shows: [
      [
        phrases(
          "i_think i_believe in_my_(opinion|view) personally if_you_ask_me honestly i_find i_feel i'd_say frankly to_be_honest i_(love|hate|like|hope|prefer) between_us",
        ),
      ],
      [
        phrases(
          'every_right_to (is|are|was)_(just_|really_|simply_)?(greedy|nonsense|wrong|right|a_disgrace|unfair|fair|justified|the_best|our_best|the_slowest|the_worst|awful|brilliant) paid_far_too had_to_go exaggerate* fed_up_with should_(resign|be_ashamed) (was|is)_(a|the)_(big_|huge_|bad_|only_)?(mistake|madness|shame|scandal|farce|sensible) ruins? the_only_sensible',
        ),
      ],
    ],
  },
  {
    name: 'politics',
    rule: phrases('politic* nuclear elections? part(y|ies) governments? candidates? referend* immigration strikes?'),
    deeds: anyDeed,
    manner: 'states',
    shows: [
      [
        'politics',
        phrases(
          'should must ought will_(win|lose|raise|cut|ruin|fall|be) going_to right wrong better best worse support agree against in_my_(view|opinion) i_(think|believe|support|would|find|voted|like|hate|hope) vote_for disgrace terrible great fail* resign deserves? frankly honestly just_loves nonsense loses? greedy corrupt lies? paid_far_too',
        ),
        without('polling_(stations?|day) neutral'),
      ],
    ],
  },
  {
    name: 'religion',
    rule: phrases('religio* faiths? beliefs?'),
    deeds: anyDeed,
    manner: 'states',
    shows: [
      [
        'religion',
        phrases(
          'is are was should must teach* believe think based says? will good bad true false only contradict* exists? loves? bless real go nonsense',
        ),
        without('holiday closed open'),
      ],
    ],
  },
  {
    name: 'program code',
    rule: phrases('code scripts? programs? programming sql'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        /\b(?:import \w+[;\n]|import \w+; |def \w+\(|function \w*\(|const \w+ ?=|let \w+ ?=|return \w+[;.(]|print\(|console\.log|SELECT .{1,60} FROM \w|for \(|#include|public (?:class|static)|\w+\(\w*\);)/,
      ],
    ],
  },
  {
    name: 'pretending to be a person',
    rule: phrases(
      '(claim|pretend|say*|present*|pose|posing|impersonat*)..(human|person|people|member_of_staff) human_being',
    ),
    deeds: anyDeed,
    manner: 'states',
    shows: [
      [
        phrases(
          "i'm_(a|an)_(real_)?(person|human|woman|man|member_of) i_am_(a|an)_(real_)?(person|human|woman|man) no_(bot|robot|machine|ai) i'm_not_an?_(bot|ai|robot|machine|computer) real_person my_(coffee|lunch|kids|desk) i_sit_in",
        ),
      ],
    ],
  },
];

const request = new RegExp(
  `\\?$|${phrases("please kindly just (could|can|would)_you (i|we)_need (i|we)'ll_need i_require send tell give type enter share provide read email text upload confirm show let_me_(know|have) what's what_is which may_i_(ask|have|know) need reply_with").source}`,
  'i',
);

/** Numbers and names that a request is handled by, which are no details of a person. */
const handled = without(
  'licen[cs]e_plate member_number order_number customer_number policy_number booking_number reference_number invoice_number ticket_number contract_number name_on_your_order',
);

/** Details of a person: how a rule names them, and what a request asks for. */
const details: readonly (readonly [string, string, string])[] = [
  [
    'name',
    'names? surnames?',
    '(your|the|a|full|first|last)_(\\w{2,12}_)?(name|surname) who_are_you what_(are_you|should_i)_call',
  ],
  [
    'contact details',
    'contact phones? telephone address(es)? e-?mails? live lives',
    `(your|the|a)_(\\w{2,12}_)?(\\w{2,12}_)?(phone|mobile|phone_number|mobile_number|address|e-?mail|postcode|instagram|contact_details|whatsapp|street)
      where_do_you_live where_are_you_(from|based) which_(city|town|street|e-?mail) reach_you_on`,
  ],
  [
    'age',
    'ages? old birth*',
    '(your|the|a)_(birthday|date_of_birth|birth_date|age) how_old when_were_you_born are_you_(over|under)_\\d{2} year_were_you_born',
  ],
  [
    'identity papers',
    'identity identification passports? social_security id_(cards?|numbers?) ssn driving_licen[cs]es?',
    '(your|the|a)_(\\w{2,12}_)?(\\w{2,12}_)?(passport|id|identity_card|social_security|ssn|driving_licen[cs]e)',
  ],
  ['a photo', 'photos? pictures? selfies? images?', '(your|the|a)_(\\w{2,12}_)?(\\w{2,12}_)?(photo|picture|selfie)'],
  [
    'income',
    'income salar* earnings? wages?',
    '(your|the|a)_(\\w{2,12}_)?(income|salary|wage) how_much_(do_you|money_do_you)_(earn|make) you_earn',
  ],
];

/** A rule about personal details in general is one about each of them. */
const detailFamilies: readonly RuleFamily[] = details.map(([name, rule, asked]) => ({
  name: `asking for ${name}`,
  rule: phrases(`personal private ${rule}`),
  deeds: ['asks'],
  manner: 'asks',
  shows: [[request, phrases(asked), handled]],
}));

/** Families of rules about what must not be asked. */
const askingFamilies: readonly RuleFamily[] = [
  {
    name: 'asking for credentials',
    rule: phrases(
      'passwords? pins? credentials? login log-?in passcodes? one-time otp tans? security_codes? verification_codes? access_codes? authenticat* secrets? codes?',
    ),
    deeds: ['asks'],
    manner: 'asks',
    shows: [
      [
        request,
        phrases(`password passphrase passcode pin pin_code tan login log-?in user_?name_and credentials secret_(word|question|number) (four|six|4|6)[-_]digits?(_code)? (four|six)_digits one-time
          (verification|security|access)_code code_(from|that|you|we|in|on) the_code a_code digits_(you|from|of|on) mother's_maiden_name authenticator what_it_says`),
        without('yourself forgot reset'),
      ],
    ],
  },
  {
    name: 'asking for card or bank details',
    rule: phrases(
      'cards? payment_(details|data|information) bank_(details|account|data) account_numbers? cvv cvc iban financial_(data|information|details) bank_log-?in',
    ),
    deeds: ['asks'],
    manner: 'asks',
    shows: [
      [
        request,
        phrases(`card_number card_details credit_card debit_card sixteen_digits 16_digits digits_on expiry expiration cvv cvc security_code code_on_the_(back|front) iban account_number sort_code bank_details
          three_digits name_on_the_card visa mastercard long_number online_banking`),
        without('gift_card yourself'),
      ],
    ],
  },
  ...detailFamilies,
  {
    name: 'asking for sensitive matters',
    rule: phrases(`religio* faith ethnic* origin race nationalit* sexual_orientation orientation sexuality gender pregnan* family_plan* children marital health illness* disabilit* medical politic* union party_membership
      criminal convictions? married relationships?`),
    deeds: ['asks'],
    manner: 'asks',
    shows: [
      [
        request,
        phrases(
          'church mosque synagogue religion religious faith believe_in god pray muslim christian jewish catholic atheist worship',
        ),
      ],
      [
        request,
        phrases(
          'originally_from where_(are|is)_(you|your_(family|parents)) from_originally (ethnic|racial) native skin_colou?r nationality immigrant where_were_you_born roots ancestors accent which_passport',
        ),
      ],
      [
        request,
        phrases(
          'gay straight lesbian bisexual homosexual sleep_with attracted_to men_or_women orientation transgender trans',
        ),
      ],
      [
        request,
        phrases(
          'pregnant expecting baby babies have_(\\w{2,12}_)?(children|kids) want_(\\w{2,12}_)?(children|kids) children kids planning_(a_family|to_have) start_a_family married single husband wife partner divorced boyfriend girlfriend relationship',
        ),
      ],
      [
        request,
        phrases(
          'ill illness diseases? disability disabled health healthy medication depression hiv condition treatment diagnosed smoke drink',
        ),
      ],
      [request, phrases('vote voted party union political* convicted criminal arrested prison left_or_on_the_right')],
    ],
  },
  {
    name: 'asking for a reason',
    rule: phrases('reasons? why'),
    deeds: ['asks'],
    manner: 'asks',
    shows: [
      [
        /\?$/,
        phrases(
          "why what_was_wrong what_went_wrong reason how_come what_made_you what_didn't_you was_it_(the|our|because)",
        ),
      ],
    ],
  },
];

/** Families of rules about other companies, views and questions. */
export const conductFamilies: readonly RuleFamily[] = [...rivalFamilies, ...subjectFamilies, ...askingFamilies];

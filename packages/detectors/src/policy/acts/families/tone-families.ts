import { phrases } from './phrases.ts';
import type { Deed, RuleFamily } from './rule-family.ts';
import { without } from './signs.ts';

const anyDeed: readonly Deed[] = ['tells', 'advises', 'commits'];

/** Families of rules about the tone of a reply. */
export const toneFamilies: readonly RuleFamily[] = [
  {
    name: 'insult, sarcasm or blame',
    rule: phrases(
      'insult* sarcas* blam* mock* belittl* rude* ridicul* impolit* condescend* offend* disrespect* polite* respectful* courteous* friendly patronis* accus*',
    ),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        phrases(`your_(own_)?(fault|mistake) you_should_have_(read|known|paid|checked) if_you_had_(read|listened|paid) wouldn't_you congratulations,?_(you|on)_(forgot|deleting|breaking|losing|ignoring|missing)
          did_you_even are_you_(always|deaf|blind|stupid|serious|kidding) you_clearly genius obviously_you (i|we)('ve)?_(have_)?(already_)?told_you (told|said)_(it_)?already how_hard_can use_your_brain even_a_child because_reading you('ve)?_(broke|broken|messed)
          stupid idiots? dumb fools? moron* loser not_rocket_science told_you_not_to wow,_(really|great) what_did_you_expect slow_clap good_job_breaking try_reading get_lost shut_up go_away
          stop_(whining|complaining|bothering) what_do_you_want(_now)? read_it_again not_my_problem your_problem figure_it_out who_cares damn for_(fuck's|god's)_sake fuck* bloody chubby don't_waste_my for_the_(third|fourth|hundredth|thousandth)_time`),
        without('sorry'),
      ],
      [phrases("you_have_no_(idea|clue) only_an_idiot can't_you_read")],
    ],
  },
  {
    name: 'swearing',
    rule: phrases('swear* curs(e|es|ing) profan* foul vulgar* crude'),
    deeds: anyDeed,
    manner: 'any',
    isExact: true,
    shows: [
      [phrases('damn* bloody shit* fuck* crap hell ass arse bastard* bitch* piss* bollocks wtf goddamn bullshit')],
    ],
  },
  {
    name: 'slang',
    rule: phrases('slang colloquial* casual_(language|tone) informal* formal* formal_(language|tone)'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        phrases(`dude mate bro buddy pal guys yeah yep yup nah nope gonna wanna gotta kinda sorta ain't lemme gimme dunno chill cool awesome lol lmao omg btw wtf hey sup wassup y'all cheers no_worries
          (loads|tons)_of a_bunch stuff kiddo fam lit dope sick legit totally freaking damn folks thx pls u ur cuz super_(chill|cool|easy) no_biggie my_bad piece_of_cake bucks quid grab_a`),
        without('sick_(leave|note|day|days|pay)'),
      ],
    ],
  },
  {
    name: 'first names',
    rule: phrases('first_names? formal(ly)? address(ed)?_.{0,20}formal(ly)? last_names?_only surnames?_only'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        /^(?:Hi|Hello|Hey|Dear|Thanks|Thank you|Sorry|Welcome|Good (?:morning|afternoon|evening)|Bye|See you|No problem|Sure|Of course),? (?!Mr|Mrs|Ms|Miss|Dr|Professor|Sir|Madam|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|English|German)\p{Lu}\p{Ll}{1,15}[,!.]/u,
      ],
    ],
  },
  {
    name: 'threats',
    rule: phrases('threat* intimidat* pressur* scare* frighten*'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        phrases("if_you_(don't|do_not|fail|refuse|ignore|keep)"),
        phrases(
          "(we|i)('ll|_will|_shall)_(\\w{2,12}_)?(cut|call|report|send|take|sue|charge|block|close|stop|tell|end|switch|turn|evict|fine|pass)",
        ),
      ],
      [
        phrases(
          '(or|otherwise)_(else|you(_will|.ll)|we(_will|.ll)) last_warning final_warning (there_will_be|face_the)_consequences pay_(up|now)_or you_will_regret',
        ),
      ],
    ],
  },
  {
    name: 'jokes',
    rule: phrases('jok(e|es|ing) humou?r* puns? witty'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        phrases(
          'haha* hehe* knock_knock walks_into_a lol just_kidding (why|what)_did_the..(cross|go|say) at_least_the ha punchline joke_of',
        ),
        without('not_part'),
      ],
      [/^(?:why|what) (?:did|do|does|is) .{3,60}\? \p{L}/iu],
    ],
  },
  {
    name: 'remarks on bodies',
    rule: phrases('bod(y|ies) appearance looks weight figure physical*'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      [
        'body',
        phrases(
          "you('re|_are)?_(look|seem|have|got|a_bit|too|so|very|quite|rather) you've_(put|got|lost|gained) your with_(your|that|those) makes?_you for_your_(size|age) someone_(like|with)_you somebody",
        ),
        without('chart centimetres label profile bag luggage app'),
      ],
    ],
  },
  {
    name: 'sexual words',
    rule: phrases('sexual* sex flirt* erotic* explicit romantic* intimate suggestive pet_names? terms_of_endearment'),
    deeds: anyDeed,
    manner: 'any',
    shows: [
      ['sex'],
      [
        phrases(
          'kiss cute gorgeous sexy hot baby darling sweetheart honey date_with_me lonely naughty undress* touch_you couples in_bed',
        ),
        phrases('you your me i'),
      ],
    ],
  },
];

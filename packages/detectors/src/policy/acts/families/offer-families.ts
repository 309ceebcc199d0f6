import { phrases } from './phrases.ts';
import type { RuleFamily } from './rule-family.ts';
import { amount, given, sure, when, without } from './signs.ts';

const commits = ['commits'] as const;

const pay = phrases(`
  refund* reimburs* repaid repay returned_what_you money_(will_be_|is_)?back back_(on|to|onto|into)_your_(card|account) full_amount paid_back
  (get|gets|return|give|send|have|transfer|receive)..(money|payment|amount|price|cash|cent|fee|deposit|\\d{2,6})..back deposit_back the_money_for_it
`);
const free = phrases(
  'for_(free|nothing) free on_(us|the_house) at_no_(extra_)?(cost|charge) without_(charge|paying) no_(extra_)?(charge|cost|fee) no_charge',
);

/** Families of rules about money, discounts, contracts and other things that a company gives. */
export const offerFamilies: readonly RuleFamily[] = [
  {
    name: 'refund',
    rule: phrases('refund* reimburs* money_back repay* returns? deposits?'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [pay, sure, without('forms? requests? request_a can_be_requested')],
      [pay, phrases('(has|have|is|was)_(been_)?(approved|processed|issued|initiated|sent) on_its_way goes_back')],
      [phrases('return_your_money give_you_your_money your_money_back (get|have)_all_of_your')],
    ],
  },
  {
    name: 'discount or free thing',
    rule: phrases(`discount* vouchers? coupons? credits? goodwill rebates? price_(reductions?|match*) match_prices
      free_(upgrades?|months?|products?|services?|shipping|items?|trials?|gifts?|delivery) extended_trials? freebies? gifts? bonus* loyalty_points
      special_(prices?|offers?|deals?) promotions? promo_codes? compensation giveaways? for_free free_of_charge lower_prices?`),
    deeds: commits,
    manner: 'any',
    shows: [
      [given, 'giveaway', without('redeem* costs catalogue can_be depends')],
      [
        given,
        phrases('(a|the|your|\\d{1,4})_(\\w{2,12}_)?credits? credited bonus_points extra_points'),
        without('credit_card'),
      ],
      [given, /\d ?(?:%|percent|per cent)/],
      [
        given,
        phrases(
          '(a|one)_(fifth|third|quarter|tenth)_(less|off) half_(the_)?price \\w{1,8}_?(€|euros?|dollars?|pounds?)_off off_the_price (lower|better|special)_price',
        ),
      ],
      [
        phrases('\\d{1,2}_?(%|percent|per_cent)_(off|less|discount) save..\\d{1,2}_?(%|percent)'),
        without('catalogue sale_price until'),
      ],
      [phrases('extend(ed)?..(trial|subscription|plan)')],
      [given, free],
      [given, phrases('compensat* make_(it|this)_up_to_you pay_you')],
      [given, phrases('add* credit* send give receive get transfer*'), amount],
      [phrases("won't_pay_(anything|a_(thing|cent))")],
    ],
  },
  {
    name: 'compensation',
    rule: phrases('compensat* indemni* damages'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          "(you'll|you_will|you|you_are_going_to|you're)_(receive|get|getting) entitled_to (we'll|we_will)_(pay|give|send|transfer|compensate|cover) (i've|i_have)_(added|sent|credited)",
        ),
      ],
      [
        amount,
        phrases("for_(you|each|this|that|the_(delay|trouble)) per_(person|passenger|head) you'll transfer* we'll_pay"),
        without('forms? fee'),
      ],
    ],
  },
  {
    name: 'fee waiver',
    rule: phrases('waiv* fees? charges? penalt* surcharges? reminder_costs?'),
    deeds: commits,
    manner: 'states',
    shows: [
      [
        phrases('fees? charges? surcharge penalty interest costs? it that this'),
        phrases(`waive[ds]? take_(it|that|this|them)_off taken_off took_(it|that|this)_off (it|that|charge|fee)_off_your remove[ds]? drop(ped)?_(it|that|the) forget_about cancel(led)?_(it|the)
          won't_(charge|cost|have_to|need) refund(ed)? skip no_longer let_(you_)?off delet* is_gone`),
      ],
      [
        phrases(
          "free_of_charge for_free without_(any_)?(fee|charge|cost|penalty) won't_(charge|cost|bill) no_(fee|charge)_(for_you|this_time) at_no_(cost|charge)",
        ),
        without('can_book can_be'),
      ],
    ],
  },
  {
    name: 'upgrade',
    rule: phrases('upgrades? rebook*'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          'upgrade[ds]? suite (bigger|better|larger|nicer)_(room|seat|car) sea_view sea-view balcony_room (business|first)_class premium pro_plan move_you_up new_ticket',
        ),
        sure,
      ],
      [phrases('upgrade[ds]? move_you_(up|to)'), free],
    ],
  },
  {
    name: 'price quote',
    exceptRule: phrases(
      '(prices?|costs?|fees|rates?|fares?)_(will|are_going_to|may)_(rise|change|increase|fall) price_(rises?|increases?|changes?)',
    ),
    rule: phrases(
      '(quot(e|es|ing)|stat(e|ing)|nam(e|ing)|giv(e|ing)|mention(ing)?|tell|discuss(ing)?|disclose|negotiate|estimat(e|ing)|no)..(prices?|costs?|premiums?|fees|fares?|rates?|estimates?|quotes?)',
    ),
    deeds: ['commits', 'tells'],
    manner: 'states',
    isExact: true,
    shows: [
      [amount, without('published')],
      [
        phrases(
          '(pay|costs?|charge|price|premium|around|roughly|about|set_you_back|comes_to|for)..(\\d{2,6}|ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)',
        ),
      ],
    ],
  },
  {
    name: 'ending a contract',
    rule: phrases('contracts? subscriptions? memberships? terms? cancel* terminat* notice_periods? early'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          "you_(can|may|could|are_free_to) you're_free_to of_course_you we'll_let_you (i|we)'(ve|ll) (i|we)_have fine consider_it",
        ),
        phrases('leave quit cancel(led)? terminate[d]? end(ed)? get_out stop give_notice released?'),
        phrases(
          'any_?time early before already after immediately now today straight_away right_away without whenever free for_you contract subscription membership as_of although',
        ),
        without('after_the_end at_the_end'),
      ],
      [
        phrases('contract subscription membership plan policy account'),
        phrases(
          '(is|are|was|has_been|have_been)_(now_|hereby_|already_)?(cancelled|canceled|terminated|ended|closed|stopped)',
        ),
      ],
    ],
  },
  {
    name: 'change of a ban or block',
    rule: phrases('bans? suspensions? suspended blocks? lift* unban* unblock* unlock*'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          'lifted lift unban(ned)? unblock(ed)? unlock(ed)? removed shorten(ed)? cut_(it|this|that)_(down|short) reduced? reinstat* log_in_again play_again back_in',
        ),
        sure,
        without('rules'),
      ],
    ],
  },
  {
    name: 'sale without a required paper',
    rule: phrases('without_(a_)?(prescription|licence|license|permit|proof|id|verification|note)'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          "no_need_for (don't|won't)_need without skip anyway even_without no_(prescription|licence|paper|proof|id)",
        ),
        phrases("i'll we'll you_can send* sell get have need order give bring anyway"),
        without('cannot'),
      ],
    ],
  },
  {
    name: 'approval of a request',
    rule: phrases(
      '(approv*|authori*|grant*|accept*|extend*|confirm*)..(orders?|withdrawal*|transfers?|payments?|leave|holidays?|overtime|extensions?|deadlines?|requests?|cancellations?|changes?|exceptions?|appointments?)',
    ),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          'approved authori[sz]ed? granted accepted extended released? confirmed cancelled rescheduled moved exception',
        ),
        sure,
      ],
      [
        phrases('(is|are|been)_(approved|authori[sz]ed|granted|confirmed|extended) until_\\w{3,12}_instead'),
        without('when once'),
      ],
      [phrases('you_have_until you_can_take more_(days|time|weeks)'), when],
    ],
  },
];

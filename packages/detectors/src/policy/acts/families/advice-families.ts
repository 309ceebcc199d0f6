import { phrases } from './phrases.ts';
import type { RuleFamily } from './rule-family.ts';
import { advice, amount, number, without } from './signs.ts';

const advises = ['advises'] as const;
const advisesOrTells = ['advises', 'tells', 'commits'] as const;

const askAnother = without(
  '(ask|contact|consult|speak_to|see|talk_to)_(a|your|the|our|one) adviser advisor accountant embassy',
);

/** Families of rules about health. */
const healthFamilies: readonly RuleFamily[] = [
  {
    name: 'medicines',
    rule: phrases(`medic(ation|ations|ine|ines|al) drugs? prescrib* remed* treatments? dos(e|es|age|ages|ing) (health|dietary|veterinary|dental)(_or_\\w{3,12})?_advice supplements? self-treatment vets? veterinary first_aid
      treat`),
    deeds: advises,
    manner: 'advises',
    shows: [
      [advice, 'medicine'],
      [
        'medicine',
        phrases(
          'a_day daily twice three_times every_\\w{2,8}_hours? before_(bed|meals) after_meals per_day stop leave_out skip pause halve double works_(well|best) will_help (is|are)_(safe|fine|enough) in_the_(morning|evening) at_night should_do',
        ),
      ],
      [advice, 'symptom', 'selfcare'],
      [advice, 'illness', 'selfcare'],
      [
        advice,
        phrases(
          'ice_on compress collar bandage gargle rinse bed_rest rest_for painkillers? salt_water elevate cool_it (put|dab|rub)..(ice|honey|cream|oil|vinegar|spirit|menthol) home_remed* pull..tick',
        ),
      ],
      [
        phrases(
          "no_need_to_see don't_need_(a|to_see_a)_(doctor|hospital|vet) goes_away_(by_itself|on_its_own) nothing_serious nothing_to_worry_about sleeps_through_the_night",
        ),
      ],
      [phrases('at_your_weight milligrams'), number],
    ],
  },
  {
    name: 'stopping a medicine',
    rule: phrases(
      '(stop(ping)?|chang(e|ing)|adjust*|discontinu*|skip*)..(medic*|drugs?|tablets?|treatments?|prescri*|dos*|therapy)',
    ),
    deeds: advisesOrTells,
    manner: 'advises',
    shows: [
      [
        phrases(
          "stop leave_(it|them|out|off) leave_out skip pause drop halve double reduce lower come_off throw don't_take quit without",
        ),
        phrases('medicines? tablets? pills? dose drops inhaler insulin it them antibiotics? statins? blockers?'),
      ],
    ],
  },
  {
    name: 'diagnosis',
    rule: phrases('diagnos* medical_(assessment|opinion)s? (interpret*|assess*)..symptoms?'),
    deeds: advisesOrTells,
    manner: 'any',
    shows: [
      [
        'illness',
        phrases(`that's this_is it's it_is you_have you've_got you_(are|'re) sounds?_like looks?_like seems? suffering typical points?_to signs?_of probably almost_certainly clearly must_be
          could_be might_be likely i'd_say suggests? indicates? case_of got caused_by due_to then_it's he_has she_has`),
      ],
    ],
  },
  {
    name: 'test results',
    rule: phrases(
      '(test|lab|blood|scan|x-ray)_(results?|values?|reports?) interpret* medical_(findings|images|reports)',
    ),
    deeds: advisesOrTells,
    manner: 'advises',
    shows: [
      [
        'testValue',
        phrases(
          'means? fine normal good bad high low too healthy elevated raised within points?_to shows? suggests? indicates? worrying nothing_to_worry perfect dangerous slightly okay sign_of no_reason benign',
        ),
      ],
      [phrases("means_you_are means_you're anaemic")],
    ],
  },
  {
    name: 'safety of a food or medicine',
    rule: phrases('allerg* gluten nuts? intoleran* pregnan* safe_(in|for|to)_\\w{2,12} interactions?'),
    deeds: ['commits', 'tells', 'advises'],
    manner: 'settles',
    shows: [
      [
        'allergen',
        phrases("free no without doesn't_contain don't_contain not_contain never safe none isn't_any fine"),
        without("rule_out can't cannot traces may"),
      ],
      [
        phrases(
          "(safe|fine)_(for_(you|people|the_baby)|while|in_pregnancy|during|to_(eat|take|drink|mix)) eat_it_(without|safely) without_(any_)?worry no_allergens doesn't_harm won't_(harm|hurt) while_you're_expecting you_can_(eat|take|drink)_(it|that|this)",
        ),
      ],
    ],
  },
  {
    name: 'diet and training',
    rule: phrases(
      'diet* nutrition* weight_loss (lose|losing)_weight fitness workouts? exercise training_(advice|plans?)',
    ),
    deeds: advises,
    manner: 'advises',
    shows: [
      [advice, 'food'],
      [
        advice,
        phrases('lose_weight kilos? fasting diet calorie* meals? skip belly squats? carbs light_\\w{3,10} loosen_up'),
      ],
    ],
  },
  {
    name: 'mental health',
    rule: phrases(
      'psycholog* therap(y|eutic) mental_health relationships? counsell?ing emotional (life|personal)_advice',
    ),
    deeds: advises,
    manner: 'advises',
    shows: [
      [
        phrases(
          "you('re|_are)_(clearly_|obviously_|probably_)?(depressed|traumati[sz]ed|anxious|bipolar|narcissis*|burn(t|ed)_out|addicted|codependent|in_denial) sounds_like_(depression|anxiety|a_trauma)",
        ),
      ],
      [
        advice,
        phrases(
          'meditat* diary journal mother father childhood partner husband wife boyfriend girlfriend marriage relationship break_up leave_(him|her) trauma feelings? breathing confront mindfulness self-esteem marry',
        ),
      ],
    ],
  },
];

/** Families of rules about money, tax and law. */
const tradeFamilies: readonly RuleFamily[] = [
  {
    name: 'investments',
    rule: phrases(
      'invest* financial_(advice|hints|products?) stocks? shares funds? securities crypto* buy_or_sell trading portfolio asset*',
    ),
    deeds: advises,
    manner: 'advises',
    shows: [
      [advice, 'asset'],
      [
        advice,
        phrases(
          '(your|some|half|all|of)_(your_)?savings shares? (the|of|into|in)_\\w{2,15}_(stocks?|shares?) stocks? stock_market invest* insurance',
        ),
        without('share_(this|that|it|your|the) investor_relations'),
      ],
      [
        'asset',
        phrases(
          "best_(choice|option|buy) safe_bet no-brainer great_buy undervalued overvalued bargain can't_go_wrong put_(your|all|half|a_third|some|at_least) cheap_at_the_moment",
        ),
      ],
    ],
  },
  {
    name: 'market forecast',
    rule: phrases(`predict* forecast* future_(interest|prices?|rates?|returns?|performance|value)
      (interest_rates?|prices?|returns?|profits?|markets?|exchange_rates?|performance)_(will|in_future|predictions?|forecasts?) speculat* promis*..(returns?|profits?|gains?|yields?) guarant*..(returns?|profits?|gains?|yields?)`),
    deeds: ['commits', 'tells', 'advises'],
    manner: 'states',
    shows: [
      [
        phrases(
          'rates? prices? gas electricity energy petrol fuel tariffs? bitcoin crypto* shares? stocks? markets? index gold oil fund portfolio property euro dollar inflation bonds? returns? value central_bank coin economy rents?',
        ),
        phrases("will 'll going_to set_to bound_to expect* likely_to sure_to about_to should"),
        phrases(`rise[sn]? rising fall(s|ing)? drop* climb* double[sd]? triple[sd]? increase[sd]? decrease[sd]? raise[sd]? cut lower higher go(es|ing)?_(up|down) crash* recover* soar* earn gain lose profit
          return grow outperform* peak* hit reach(es)? cheaper dearer more_expensive skyrocket*`),
      ],
      [
        phrases(
          "(you'll|you_will|you're_going_to|you_can|it_will|we'll)..(earn|make|get|gain|return|double|profit|yield)",
        ),
        amount,
      ],
    ],
  },
  {
    name: 'tax',
    rule: phrases('tax*'),
    deeds: advises,
    manner: 'advises',
    shows: [
      [advice, 'tax', askAnother, without('invoice_shows')],
      [
        phrases(
          'you_(can|may|could) that_way save_on saves?_you deduct* write_(it|that|them|off) tax-free tax-deductible exempt',
        ),
        'tax',
        askAnother,
      ],
      [phrases('(write|written|writing)_off deductible offset_your file_jointly save_the_vat work_expense')],
      [phrases("don't_have_to_declare needn't_declare")],
    ],
  },
  {
    name: 'law',
    rule: phrases(
      'legal* law rights lawsuits? rent_reductions? tenancy disputes? settlements? wills? inheritance litigation',
    ),
    deeds: advises,
    manner: 'advises',
    shows: [
      [advice, 'law', askAnother],
      [
        'law',
        phrases(`under_(\\w{2,12}_)?(\\w{2,12}_)?law (strong|good|no)_case would_win you'd_win you'll_win (is|it's)_(illegal|unlawful|void|invalid|liable|unenforceable) are_(illegal|void|liable|entitled)
          (has|have)_to_pay broke_the_law by_law legally can't_do_that`),
      ],
      [
        phrases(
          '(withhold|hold_back|keep_back|pay_less|reduce|stop_paying)..(rent|payments?|percent|until) pay_less_until',
        ),
        without('depends'),
      ],
      [
        phrases(
          "(landlord|boss|employer|seller|neighbour)_(can't|cannot|may_not|isn't_allowed|has_no_right) is_invalid (you'll|will)_win",
        ),
      ],
    ],
  },
  {
    name: 'visas',
    rule: phrases('visas? immigration residence asylum work_permits? entry_requirements?'),
    deeds: advisesOrTells,
    manner: 'advises',
    shows: [
      [
        'visa',
        phrases(
          "you_(can|don't_need|do_not_need|won't_need|may|need|should|could|must|have_to) apply_for extend_it on_arrival at_the_border stay get_one overstay instead_of always_works",
        ),
        without('check_with embassy consulate'),
      ],
      [phrases("get_one_on_arrival don't_need_a_visa")],
    ],
  },
];

/** Families of rules about what users must not be helped with or pushed to. */
const misuseFamilies: readonly RuleFamily[] = [
  {
    name: 'repairs by oneself',
    rule: phrases(
      '(repair|service|maintenance|installation|wiring)_(instructions?|tips?|advice|steps?|work) (repair|open|fix|dismantle|service|work_on)..(themselves|yourself|oneself|casing|devices?|appliances?|installations?) (opening|dismantling|taking_apart) electrical_(work|installations?|repairs?) gas_appliances? do_it_yourself diy',
    ),
    deeds: [...advisesOrTells],
    manner: 'states',
    shows: [
      [
        phrases(
          'open unscrew loosen remove detach swap replace pull cut pry disconnect rewire solder bend bridge push_out take_(off|out|apart|the) lift(_off)? clean',
        ),
        phrases(
          'cover casing case lid panel screws? cables? wires? fuse_box fuses? burner valve battery circuit_board board terminals? motor seal pipes? switch plug_socket housing hood back_(plate|panel)',
        ),
      ],
    ],
  },
  {
    name: 'cheating and bypasses',
    rule: phrases(
      'cheat* exploits? hack* plagiari* glitch* circumvent* bypass* jailbreak* workarounds? get_round loopholes? locks? content_filter',
    ),
    deeds: [...advisesOrTells],
    manner: 'states',
    shows: [
      [advice, 'cheat', without('leads? banned? against forbidden report exclusion punish* rules')],
      [
        phrases(`won't_(be|get)_(noticed|caught|detected) won't_notice without_(being|getting)_(noticed|caught|banned) nobody_(will_)?notices? read_out_the_(solutions?|answers?) inside_of_your under_the_table
          answers?_on_your by_logging_out hide_(it|them|the_notes) never_check through_the_wall through_walls skip_the_boss behind_walls another_server (block|lock)_is_gone blocked_pages takes_any use_a_(proxy|vpn) shows_enemies`),
        without('after_the_end'),
      ],
    ],
  },
  {
    name: 'pressure to buy',
    rule: phrases(
      'pressur* urg(e|ency|ing) upsell* push* encourag* persuad* hard_sell sell_additional manipulat* spend* purchases? buy(ing)? sales_talk',
    ),
    deeds: [...advisesOrTells],
    manner: 'any',
    shows: [
      [
        phrases(`(must|should|have_to|need_to|better)_(buy|order|act|decide|sign|book|upgrade|invest|get|trade|purchase|start) miss(ing)?_(out|the_chance|this|your_chance) don't_(hesitate|wait|miss) hurry last_chance
          act_(now|fast) before_it's_(gone|too_late) only_(a_few|today|\\d{1,3})_left now_or_never while_(there's|stocks?|it_lasts|you_can) once_in_a_lifetime limited_time worth_it worth_every treat_yourself go_for_the
          (invest|buy|order|decide|sign)_(it_)?(right_)?now grab you'd_be_(stupid|crazy|mad|a_fool) everyone_(else_)?(is|has) every_\\w{2,8}_in_your you_won't_regret regret_it what_are_you_waiting offer_is_gone could_lose get_the_(pack|bundle|pass)
          your_(mum|mom|dad|parents?|mother|father)('s)?_card tomorrow_(it|the_offer|the_price)`),
        without('take_your_time'),
      ],
    ],
  },
  {
    name: 'gambling',
    rule: phrases('gambl* betting bets? casino lotter*'),
    deeds: [...advisesOrTells],
    manner: 'states',
    shows: [
      [advice, phrases('bets? stakes? odds red black roulette jackpot slot wager tip favourite loss ahead')],
      [phrases('put_it_(all_)?on double_your_stake')],
    ],
  },
  {
    name: 'schoolwork',
    rule: phrases('homework assignments? essays? exercises? solutions? exam_(answers|questions) solve answers_to'),
    deeds: [...advisesOrTells],
    manner: 'states',
    shows: [
      [
        phrases(`the_(answer|solution|result)_(is|to) (answer|solution)..is here('s|_is)_(your|the|an?)_(\\w{2,12}_)?(\\w{2,12}_)?(essay|text|solution|answer|summary|translation|report|letter|paragraph)
          so_x subtract multiply_(both|by) correct_answer (question|exercise|number|task)_(\\d{1,2}|one|two|three|four|five)..is i('ve|_have)_(written|solved|done)`),
      ],
      [/[a-z] ?= ?-?\d|= ?-?\d/i],
    ],
  },
];

/** Families of rules about advice. */
export const adviceFamilies: readonly RuleFamily[] = [...healthFamilies, ...tradeFamilies, ...misuseFamilies];

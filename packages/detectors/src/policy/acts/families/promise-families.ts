import { phrases } from './phrases.ts';
import type { RuleFamily } from './rule-family.ts';
import { amount, sure, when, without } from './signs.ts';

const commits = ['commits'] as const;
const commitsOrTells = ['commits', 'tells'] as const;

/** Families of rules about dates, results and decisions that a company does not promise. */
export const promiseFamilies: readonly RuleFamily[] = [
  {
    name: 'delivery date',
    rule: phrases(
      'deliver* shipping shipment* dispatch* arrival* lead_times? parcels? baggage luggage bags? suitcases?',
    ),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(`deliver* ship(s|ped|ment)? arriv* parcel package courier driver order at_your_(door|place|home|hotel) with_you
          reach(es)?_you rings?..bell land_on drop(ped)?_off in_your_hands have_(it|them|the) hold(ing)?_(it|them) on_your_doorstep
          left_the_warehouse bring gets?_there be_there unpack* it'll_be they'll_be be_at_your suitcase bag bags luggage`),
        when,
        without('usually ordered placed was_sent mostly on_average'),
      ],
    ],
  },
  {
    name: 'repair or waiting time',
    rule: phrases(`repair* restor* outage* fix(es|ed)? resolution_times? technician* engineer* response_times? call-?backs?
      call_back waiting_times? wait_times? appointment_times? deadlines? timelines? timeframes? time_frames? dates? turnaround
      processing_times? fault* back_online by_a_(given|certain|fixed)_time how_long downtime maintenance when`),
    deeds: commitsOrTells,
    manner: 'settles',
    shows: [
      ['repaired', when],
      [
        phrases('technician engineer fitter mechanic we line internet router heating lift machine device water power'),
        phrases('fix(es)? repairs? work(s|ing)?_again mend(s|ed)? solved running restored back'),
        when,
      ],
      ['service', when, phrases('back again working normal restored running have_you online works? mended fixed')],
      [
        phrases('(call|phone|ring|get_back_to|contact|see|reply_to|answer|visit|be_with|write_to)..you'),
        phrases("will \\w{1,12}'ll expect"),
        when,
      ],
      [
        phrases('ready done finished completed processed sorted settled over decided'),
        phrases("will \\w{1,12}'ll be is are have going_to"),
        when,
      ],
    ],
  },
  {
    name: 'recovery of things lost',
    rule: phrases('recover* restor* lost deleted found find data_loss'),
    deeds: commits,
    manner: 'settles',
    shows: [
      [phrases('back restor* recover* retriev* undelet* undo'), sure, 'lostThing'],
      [
        phrases(
          "(\\w{1,12}'ll|will|going_to)..(restor*|recover*|retriev*|bring|get|find)..(back|everything|them|it|all|full|your)",
        ),
      ],
    ],
  },
  {
    name: 'availability',
    rule: phrases(`restock* in_stock back_in_stock availabilit* available stock tables? rooms? seats? reservation* reserv* places? spots?
      flats? apartments? booking* after-?school_care courses? units? on_hold hold(ing)?`),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(
          'back_in in_stock restock* getting_more new_(batch|delivery|shipment) available_again come_(back|in)_again still_be_(here|there|available) back_(on_the_shelves|in_the_(shop|store))',
        ),
        sure,
      ],
      [phrases("(will_be|is|are|'ll_be)..back"), when],
      [
        phrases(
          '(find|keep|kept|hold|holding|held|save|saved|reserve|reserved|set_aside|got|get|booked|squeeze|have|has|put)..(table|seat|seats|room|place|slot|appointment|flat|keys?|it|one|spot|him|her|you_in)',
        ),
        phrases(
          "(i|we)'(ll|ve) (i|we)_will you_(will|get) you'll you're (are|am)_holding has_a settled sure guaranteed certain",
        ),
      ],
      [
        phrases(
          '(table|seat|room|place|slot|flat|apartment|house|spot|appointment|one|it|kitten|puppy)..(yours|guaranteed|for_sure|reserved|certain)',
        ),
      ],
      [phrases("(you're|she's|he's|they're|(daughter|son|child)_is)_in")],
      [phrases("will_join \\w{1,12}'ll_join all_set no_one_else_can_have")],
    ],
  },
  {
    name: 'approval or coverage',
    rule: phrases(`approv* grant(ed|s)? accept* admission* admitted admit_students cover* paid pay-?outs? eligib* permits? licen[cs]es?
      loans? credit_decisions? mortgages? visas? applications? claims? places? jobs? hir(e|ed|ing) promotions? raises? pay_rises?
      salary_increases? scholarships? employment renewals? outcomes? decisions? success_of flats? returns? exchanges? warranty reimburs* loss`),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(`approv(ed?|es) accepted granted admitted go(es)?_through you(_are|'re)_in as_good_as_(done|approved) renewed extended hired promoted
          get(s|ting)?_(the|your|a|an|it|this)_(loan|credit|mortgage|place|job|permit|visa|card|licen[cs]e|grant|scholarship|position|raise|promotion|flat|money|parking)
          get_\\w{1,12}_permit qualif(y|ies) (you|you'll|you_will|it_will|it'll)_pass passes reject(ed)? refused? turn(ed)?_(it_)?down den(y|ied) take_(it|them|the_\\w{2,12})_back raise_will \\d_%_more`),
        sure,
      ],
      [
        phrases(`(fully|completely|definitely|certainly)_(covered|insured) (is|are|that's|you're)_(fully_)?(covered|insured) (is|are)_on_us falls_under insured_for
          (we|insurance|insurer)('ll|_will)_(pay|cover|take_over|settle|reimburse|bear|take_care_of_the_(bill|costs?|damage)) is_(definitely_)?yours get_the_keys congratulations
          (insurer|insurance|we)_pays?_(for|the)`),
        without('if whether should_you'),
      ],
    ],
  },
  {
    name: 'success or safety',
    rule: phrases(`(guarant*|promis*|assur*|claim*|ensure|stat(e|ing)|say*)..(results?|success*|cure*|painless*|treatments?|outcomes?|works?|uptime|availability|returns?|profits?|safe|safety|secure|security|effect*|weight|matches|dates|heal*|performance|win(s|ning)?|free_of|satisfaction|grades?|pass(ing)?|ranking|errors?|bugs?)
      (results?|success|outcomes?|cures?|uptime|effect*)..guarant* miracle* health_claims? no_promises_(of|about|on)_(results?|success)`),
    deeds: commits,
    manner: 'settles',
    shows: [
      [
        phrases(`guarantee[ds]? promise[ds]? my_word works?_for_(everyone|everybody|anyone|all|any|every) one_hundred_percent perfect(ly)? completely totally absolutely
          definitely permanently for_good forever never_(go(es)?_down|fails?|breaks?|be_(down|offline)|have) won't_(feel|hurt|notice|fail|regret|have) always_works? cures? cured
          heals? no_(pain|risk|side_effects?|downtime|doubt|bugs?|errors?|worries) risk-free pain-?free painless free_of_(pain|errors?) as_good_as_new love_of_your_life get(s)?_rid_of
          gone_(in|within|by|after|for) like_new can't_go_wrong certain_to sure_to is_history doesn't_harm (is|are)_(perfectly_|completely_|absolutely_)?(safe|harmless) without_(any_)?worry
          every_single`),
      ],
      [/100 ?%/],
      [phrases("(you'll|you_will|you're_going_to)..(be|lose|win|pass|find|earn|make|get|see|feel|meet|have|forget)")],
    ],
  },
  {
    name: 'outcome of a case',
    rule: phrases(
      '(outcome|result|chances?)_of litigation lawsuits? court_cases? pending_cases? proceedings verdicts? rulings? trials? appeals?',
    ),
    deeds: ['commits', 'tells', 'advises'],
    manner: 'states',
    shows: [
      [
        phrases(`we'll_win you'll_(win|lose|get) you_will_(win|lose|get) going_to_(win|lose|throw|rule|get) (will|would|\\w{1,12}'ll)_(win|lose|rule|settle|throw|succeed|be_dismissed|be_acquitted) in_your_favour no_(chance|doubt) strong_case
          weak_case judge_(will|got) (other_side|plaintiff|they)_(has|have)_nothing as_good_as_won open-and-shut got_it_(right|wrong)`),
      ],
    ],
  },
  {
    name: 'returns of money',
    rule: phrases(
      '(promis*|guarant*|predict*|project*|estimat*)..(returns?|profits?|gains?|yields?|savings?|income) savings_in',
    ),
    deeds: commits,
    manner: 'states',
    shows: [
      [
        phrases(
          "(you'll|you_will|you're_going_to|you_can|it_will|we'll)..(earn|make|get|gain|return|double|profit|yield|save)",
        ),
        amount,
      ],
      [phrases('less_on_your_bill (saves?|earns?|yields?|returns?)_you'), amount],
    ],
  },
  {
    name: 'unreleased things',
    rule: phrases(`roadmap release_dates? launch_dates? upcoming future_(features?|products?|releases?|versions?|plans?|models?) unreleased
      unannounced feature_requests? planned new_features product_plans seasons? announcements?`),
    deeds: commitsOrTells,
    manner: 'states',
    isExact: true,
    shows: [
      [
        phrases(`planned plan(ning)? coming comes_out working_on work_on ships? shipping releas(e|es|ing) launch* due arriv* add(ing)? build(ing)?
          roll(ing|ed)?_out land(s|ing)? beta testing next_(version|update|release) introduc* out_(in|by|next) ready develop* available implement* drops?
          on_the_roadmap get support* there_will_be there'll_be`),
        when,
        without('started since has_been is_already on_sale'),
      ],
      [
        phrases(`(we're|we_are|developers_are|team_is|engineers_are|currently)_(\\w{2,12}_)?(working_on|building|developing|planning|testing|adding) in_the_(next|coming|upcoming)_(update|release|version|season|patch)
          (we'll|we_will|we're_going_to|going_to)_(build|add|release|launch|introduce|ship|bring|get|implement) consider_it_done coming_(soon|next|with) not_public_yet
          next_(version|update|release|model|map|season|patch|expansion)_(will|has|brings|comes|gets|is) version_\\d[\\d.]{0,4}_(will|brings|comes|has) with_version_\\d there_will_be_a don't_tell_anyone`),
      ],
    ],
  },
];

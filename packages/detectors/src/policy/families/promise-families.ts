import { amount, type RuleFamily, sure, when } from './rule-family.ts';

const pay =
  /\b(?:refund\w*|reimburs\w*|repaid|repay|money (?:will be |is )?back|(?:get|gets|return|give|send|have|transfer)\b.{0,40}\b(?:money|payment|amount|price|cash|cent|fee|deposit)\b(?:.{0,12}\bback\b)?|full amount|back (?:on|to|onto|into) your (?:card|account))/i;
const no =
  /\b(?:for (?:free|nothing)|free|on us|on the house|at no (?:extra )?(?:cost|charge)|without (?:charge|paying)|no (?:extra )?(?:charge|cost|fee))\b/i;
const given =
  /\b(?:i'?ve|we'?ve|i have|we have|i'll|we'll|i will|we will|i can|we can|let me|i'm|have an?|you(?:'ll)? (?:get|have|can have|receive|pay|will)|you're getting|you(?:'ll| will) (?:get|receive|find|have|pay)|enjoy|take|use|apply|added|here(?:'s| is)|as (?:an? )?(?:apology|thank)|special|just for you|knock|gets you|worth)\b/i;

/** Families of rules about promises, offers and prices. */
export const promiseFamilies: readonly RuleFamily[] = [
  {
    name: 'delivery date',
    rule: /\b(?:deliver\w*|shipping|shipment|dispatch|arrival|lead times?)\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:deliver\w*|ship(?:s|ped|ment)?|arriv\w*|parcel|package|courier|driver|order|at your (?:door|place|home)|with you|reach(?:es)? you|ring your|land on|drop(?:ped)? off|in your hands|have (?:it|them)|hold(?:ing)? it|on your doorstep|left the warehouse|bring)\b/i,
        when,
        /^(?!.*\b(?:usually|ordered|placed|was sent)\b)/i,
      ],
    ],
  },
  {
    name: 'refund',
    rule: /\b(?:refund\w*|reimburs\w*|money back|repay\w*|returns? outside)\b/i,
    manner: 'settles',
    shows: [
      [pay, sure],
      [pay, /\b(?:approved|processed|issued|initiated|sent|done|on its way|goes)\b/i],
      [/\breturn your money|give you your money|your money back\b/i],
    ],
  },
  {
    name: 'discount or free thing',
    rule: /\b(?:discount\w*|vouchers?|coupons?|credits?|goodwill|rebates?|price reductions?|free (?:upgrades?|months?|products?|services?|shipping|items?|trials?|gifts?|delivery)|extended trials?|freebies?|gifts?|special (?:prices?|offers?|deals?)|promotions?|compensation|giveaways?)\b/i,
    manner: 'any',
    shows: [
      [given, 'giveaway', /^(?!.*\b(?:redeem\w*|costs|catalogue|can be)\b)/i],
      [
        given,
        /\d ?(?:%|percent|per cent)|\b(?:a|one) (?:fifth|third|quarter|tenth) less|half (?:the )?price|\b\w+ ?(?:€|euros?|dollars?|pounds?) off\b/i,
      ],
      [/\bextend(?:ed)?\b.{0,20}\b(?:trial|subscription|plan)\b/i],
      [given, no],
      [given, /\b(?:compensat\w*|make (?:it|this) up to you|pay you)\b/i],
      [given, /\b(?:add|credit|send|give|receive|get|transfer)\w*\b/i, amount],
    ],
  },
  {
    name: 'compensation',
    rule: /\bcompensat\w*|\bindemni\w*|\bdamages\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:you(?:'ll| will| are going to)? (?:receive|get)|entitled to|we(?:'ll| will) (?:pay|give|send|transfer|compensate|cover)|i(?:'ve| have) (?:added|sent|credited))\b/i,
      ],
    ],
  },
  {
    name: 'fee waiver',
    rule: /\b(?:waiv\w*|fees?|charges?|penalt\w+|surcharges?)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:fee|charge|charges|surcharge|penalty|interest|costs?)\b/i,
        /\b(?:waive[ds]?|take (?:it|that|this|them) off|taken off|remove[ds]?|drop(?:ped)?|forget about|cancel(?:led)? it|won't (?:charge|have to|need)|refund(?:ed)?|skip|no longer|let (?:you )?off|delet\w+)\b/i,
      ],
      [
        /\b(?:free of charge|for free|without (?:any )?(?:fee|charge|cost|penalty)|won't (?:charge|cost|bill)|no (?:fee|charge) (?:for you|this time)|at no (?:cost|charge))\b/i,
      ],
    ],
  },
  {
    name: 'upgrade',
    rule: /\bupgrades?\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:upgrade[ds]?|suite|(?:bigger|better|larger|nicer) (?:room|seat|car)|sea view|balcony room|(?:business|first) class|premium|pro plan)\b/i,
        sure,
      ],
    ],
  },
  {
    name: 'price quote',
    rule: /\b(?:quot(?:e|es|ing)|stat(?:e|ing)|nam(?:e|ing)|giv(?:e|ing)|mention(?:ing)?|tell|discuss(?:ing)?|disclose|negotiate)\b.{0,30}\b(?:prices?|costs?|premiums?|fees|fares?|rates?|prices? or|estimates?)\b/i,
    manner: 'states',
    isExact: true,
    shows: [
      [amount],
      [
        /\b(?:pay|costs?|charge|price|premium|around|roughly|about|set you back|comes to|for)\b.{0,30}(?:\d{2,}|\b(?:ten|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)\b)/i,
      ],
    ],
  },
  {
    name: 'repair or restoration time',
    rule: /\b(?:repair times?|repairs?|restor\w+|outages?|fix(?:es)?|resolution times?|technician|response times?|call-?backs?|waiting times?|appointment times?|deadlines?|timelines?|dates?)\b/i,
    manner: 'settles',
    shows: [
      ['repairword', when, sure],
      ['serviceword', when, /\b(?:will|'ll|be|is|are|back|again)\b/i],
      [
        /\b(?:call|phone|ring|get back to|contact|see|reply to|answer|visit|be with)\b.{0,12}\byou\b/i,
        /\b(?:will|'ll)\b/i,
        when,
      ],
    ],
  },
  {
    name: 'recovery of things lost',
    rule: /\b(?:recover\w*|restor\w*|lost|deleted)\b/i,
    manner: 'settles',
    shows: [
      [/\b(?:back|restor\w*|recover\w*|retriev\w*|undelet\w*|return(?:ed)?|undo)\b/i, sure, 'itemword'],
      [
        /\b(?:\w+'ll|will|going to)\b.{0,25}\b(?:restor\w*|recover\w*|retriev\w*|bring|get)\b.{0,40}\b(?:back|everything|them|it|all|full)\b/i,
      ],
    ],
  },
  {
    name: 'availability',
    rule: /\b(?:restock\w*|in stock|back in stock|availability|availab\w+|stock|tables?|rooms?|seats?|reservations?|appointments?|places?|flats?|apartments?|booking)\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:back in|in stock|restock\w*|getting more|new (?:batch|delivery|shipment)|available again|come (?:back|in) again|back (?:on the shelves|in the (?:shop|store)))\b/i,
        sure,
      ],
      [/\b(?:will be|is|are|'ll be)\b.{0,20}\bback\b/i, when],
      [
        /\b(?:find|keep|hold|save|reserve|set aside|got|get|booked|squeeze|have|put)\b.{0,30}\b(?:table|seat|seats|room|place|slot|appointment|flat|keys?|it|one|spot)\b/i,
        /\b(?:i'll|we'll|i will|we will|i've|we've|you will|you'll|you get|you're)\b/i,
      ],
      [
        /\b(?:table|seat|room|place|slot|flat|apartment|house|spot|appointment)\b.{0,30}\b(?:is yours|are yours|guaranteed|for sure|is reserved)\b/i,
      ],
    ],
  },
  {
    name: 'approval or coverage',
    rule: /\b(?:approv\w+|grant(?:ed|s)?|accept\w*|admission|admitted|admit students|cover(?:age|ed)|paid|pay ?outs?|eligib\w+|permits?|licen[cs]es?|loans?|credit decisions?|mortgages?|visas?|applications?|claims?|places?|jobs?|hir(?:e|ed|ing)|promotions?|raises?|pay rises?|scholarships?|employment|renewals?|outcomes?|decisions?|success of|flats?)\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:approved?|accepted|granted|admitted|go(?:es)? through|you're in\b|you are in\b|as good as (?:done|approved)|get(?:s|ting)? (?:the|your|a|an|it|this) (?:loan|credit|mortgage|place|job|permit|visa|card|licen[cs]e|grant|scholarship|position|raise|promotion|flat|money)|qualif(?:y|ies)|pass(?:es)?|renewed|extended|hired|promoted|reject(?:ed)?|refused?|turned? down|den(?:y|ied))\b/i,
        sure,
      ],
      [
        /\b(?:fully |completely |definitely |certainly )(?:covered|insured)|\b(?:is|are) (?:fully )?(?:covered|insured|on us)\b|\b(?:we|insurance)(?:'ll| will) (?:pay|cover|take over|settle|reimburse|bear)\b|\bis (?:definitely )?yours\b|\bget the keys\b|\bcongratulations\b/i,
      ],
    ],
  },
  {
    name: 'success or safety',
    rule: /\b(?:guarante\w+|promis\w+|assur\w+|claim\w*|ensure)\b.{0,50}\b(?:results?|success\w*|cures?|painless\w*|treatments?|outcomes?|works?|uptime|availability|returns?|profits?|safe(?:ty)?|secure|security|effect\w*|weight|matches|dates|heal\w*|performance|win(?:s|ning)?|free of|satisfaction|grades?|pass(?:ing)?|ranking)\b|\bmiracle\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:guarantee[ds]?|promise[ds]?|my word|works? for (?:everyone|everybody|anyone|all)|100 ?%|one hundred percent|perfect(?:ly)?|completely|totally|absolutely|definitely|permanently|for good|forever|never (?:go(?:es)? down|fails?|breaks?|be (?:down|offline)|have)|won't (?:feel|hurt|notice|fail|regret|have)|always works?|cures?|cured|no (?:pain|risk|side effects?|downtime|doubt)|risk-free|pain-?free|painless|free of pain|as good as new|love of your life|get rid of|gone (?:in|within|by|after)|like new|can't go wrong|certain to|sure to)\b/i,
      ],
      [/\b(?:you'll|you will|you're going to)\b.{0,20}\b(?:be|lose|win|pass|find|earn|make|get|see|feel|meet|have)\b/i],
    ],
  },
  {
    name: 'allergens',
    rule: /\ballerg\w*|\bgluten|\bnuts?\b|\bintoleran\w*/i,
    manner: 'settles',
    shows: [
      [
        'allergenword',
        /\b(?:free|no|without|doesn't contain|don't contain|not contain|never|safe|none|isn't any)\b/i,
        /^(?!.*(?:rule out|can't|cannot|traces|\bmay\b))/i,
      ],
      [/\b(?:safe for (?:you|people)|eat it (?:without|safely)|without (?:any )?worry|no allergens)\b/i],
    ],
  },
  {
    name: 'ending a contract',
    rule: /\b(?:contracts?|subscriptions?|memberships?|terms?|cancel\w*|terminat\w*)\b/i,
    manner: 'settles',
    shows: [
      [
        /\b(?:you (?:can|may|could|are free to|'re free to)|of course you|we'll let you|i(?:'ve| have|'ll)|we(?:'ve| have))\b/i,
        /\b(?:leave|quit|cancel(?:led)?|terminate[d]?|end(?:ed)?|get out|stop|give notice|released?)\b/i,
        /\b(?:any ?time|early|before|already|after|immediately|now|today|straight away|right away|without|whenever|free|for you|contract|subscription)\b/i,
      ],
    ],
  },
];

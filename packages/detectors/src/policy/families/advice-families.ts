import { advice, amount, bad, type RuleFamily, when } from './rule-family.ts';

const forecast = /\b(?:will|'ll|going to|set to|bound to|expect\w*|likely to|sure to|about to|should)\b/i;
const moves =
  /\b(?:rise[sn]?|rising|fall(?:s|ing)?|drop\w*|climb\w*|double[sd]?|triple[sd]?|increase[sd]?|decrease[sd]?|raise[sd]?|cut|lower|higher|go(?:es|ing)? (?:up|down)|crash\w*|recover\w*|soar\w*|earn|gain|lose|profit|return|grow|outperform\w*|peak\w*|hit|reach(?:es)?|cheaper|more expensive|skyrocket\w*)\b/i;

/** Families of rules about advice and statements of a trade. */
export const adviceFamilies: readonly RuleFamily[] = [
  {
    name: 'medicines',
    rule: /\b(?:medic(?:ation|ations|ine|ines|al)|drugs?|prescri\w+|remed\w+|treatments?|dos(?:e|es|age|ages)|health advice|supplements?)\b/i,
    manner: 'states',
    shows: [
      [advice, 'medicine'],
      [
        'medicine',
        /\b(?:a day|daily|twice|three times|every \w+ hours?|before (?:bed|meals)|after meals|per day|stop|leave out|skip|pause|halve|double|works (?:well|best)|will help|is safe|are safe|mg|ml)\b/i,
      ],
      [advice, 'symptom', 'selfcare'],
      [advice, 'illness', 'selfcare'],
      [
        advice,
        /\b(?:ice on|compress|collar|bandage|gargle|rinse|bed rest|rest for|painkillers?|salt water|elevate|cool it|put (?:some )?(?:ice|honey|cream|oil)|home remed\w+)\b/i,
      ],
      [
        /\b(?:no need to see|don't need (?:a|to see a) (?:doctor|hospital)|goes away (?:by itself|on its own)|nothing serious|nothing to worry about)\b/i,
      ],
    ],
  },
  {
    name: 'stopping a medicine',
    rule: /\b(?:stop(?:ping)?|chang(?:e|ing)|adjust\w*|discontinu\w+|skip\w*)\b.{0,30}\b(?:medic\w+|drugs?|tablets?|treatments?|prescri\w+|dos\w+|therapy)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:stop|leave (?:it|them|out|off)|skip|pause|drop|halve|double|reduce|lower|come off|throw|don't take|quit|without)\b/i,
        /\b(?:medicine|tablets?|pills?|dose|drops|inhaler|insulin|it|them|antibiotics?|statin|blocker)\b/i,
      ],
    ],
  },
  {
    name: 'diagnosis',
    rule: /\bdiagnos\w*|\bmedical (?:assessment|opinion)s?|\binterpret\w*.{0,20}\bsymptoms?/i,
    manner: 'any',
    shows: [
      [
        'illness',
        /\b(?:that's|this is|it's|it is|you have|you've got|you (?:are|'re)|sounds? like|looks? like|seems?|suffering|typical|points? to|signs? of|probably|almost certainly|clearly|must be|could be|might be|likely|i'd say|suggests?|indicates?|case of|got|caused by|due to)\b/i,
      ],
    ],
  },
  {
    name: 'test results',
    rule: /\b(?:test|lab|blood|scan|x-ray)\w* (?:results?|values?|reports?)|\binterpret\w*|\bmedical (?:findings|images|reports)/i,
    manner: 'states',
    shows: [
      [
        'testvalue',
        /\b(?:means?|fine|normal|good|bad|high|low|too|healthy|elevated|raised|within|points? to|shows?|suggests?|indicates?|worrying|nothing to worry|perfect|dangerous|slightly|okay|sign of|no reason|benign)\b/i,
      ],
    ],
  },
  {
    name: 'diet',
    rule: /\b(?:diet\w*|nutrition\w*|weight loss|los(?:e|ing) weight|fitness|workout|exercise) ?\w*\b/i,
    manner: 'states',
    shows: [
      [advice, 'foods'],
      [advice, /\b(?:lose weight|kilos?|fasting|diet|calorie\w*|meals?|skip)\b/i],
    ],
  },
  {
    name: 'mental health',
    rule: /\b(?:psycholog\w*|therap(?:y|eutic)|mental health|relationship|counsell?ing|emotional)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:you(?:'re| are) (?:clearly |obviously |probably )?(?:depressed|traumati[sz]ed|anxious|bipolar|narcissis\w*|burn(?:t|ed) out|addicted|codependent|in denial)|sounds like (?:depression|anxiety|a trauma))\b/i,
      ],
      [
        advice,
        /\b(?:meditat\w*|diary|journal|mother|father|childhood|partner|husband|wife|boyfriend|girlfriend|marriage|relationship|break up|leave (?:him|her)|trauma|feelings?|breathing|confront|mindfulness|self-esteem)\b/i,
      ],
    ],
  },
  {
    name: 'investments',
    rule: /\b(?:invest\w*|financial advice|stocks?|shares|funds?|securities|crypto\w*|buy or sell|trading|portfolio|financial products?|asset\w*)\b/i,
    manner: 'states',
    shows: [
      [advice, 'asset'],
      [
        'asset',
        /\b(?:best (?:choice|option|buy)|safe bet|no-brainer|great buy|undervalued|overvalued|bargain|can't go wrong|put (?:your|all|half|a third|some|at least))\b/i,
      ],
    ],
  },
  {
    name: 'market forecast',
    rule: /\b(?:predict\w*|forecast\w*|future (?:interest|prices?|rates?|returns?|performance|value)|(?:interest rates?|prices?|returns?|profits?|markets?|exchange rates?|performance) (?:will|in future|predictions?|forecasts?)|promis\w+ (?:\w+ ){0,3}(?:returns?|profits?|gains?|yields?)|guarant\w+ (?:\w+ ){0,3}(?:returns?|profits?|gains?|yields?)|speculat\w*)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:rates?|prices?|bitcoin|crypto\w*|shares?|stocks?|markets?|index|gold|oil|fund|portfolio|property|euro|dollar|inflation|bonds?|returns?|value|central bank|coin|economy|rents?)\b/i,
        forecast,
        moves,
      ],
      [
        /\b(?:you'll|you will|you're going to|you can|it will|we'll)\b.{0,20}\b(?:earn|make|get|gain|return|double|profit|yield)\b/i,
        amount,
      ],
    ],
  },
  {
    name: 'tax',
    rule: /\btax\w*\b/i,
    manner: 'states',
    shows: [
      [advice, 'taxword', /^(?!.*\b(?:adviser|advisor|accountant|contact)\b)/i],
      [
        /\b(?:you (?:can|may|could)|that way|save on|saves? you|deduct\w*|write (?:it|that|them|off)|tax-free|tax-deductible|exempt)\b/i,
        'taxword',
        /^(?!.*\b(?:adviser|advisor|accountant|contact|ask)\b)/i,
      ],
      [/\b(?:write|written|writing) off|deductible|offset your\b/i],
    ],
  },
  {
    name: 'law',
    rule: /\b(?:legal (?:advice|opinions?|guidance|questions?|matters|assessment|counsel|interpretations?)|law|legal|rights|lawsuits?|rent reductions?|tenancy|contracts? law|disputes?)\b/i,
    manner: 'states',
    shows: [
      [advice, 'lawword', /^(?!.*\b(?:ask|contact|consult|speak to|see|talk to) (?:a|your|the|our)\b)/i],
      [
        'lawword',
        /\b(?:under (?:\w+ ){0,3}law|strong case|good case|no case|would win|you'd win|you'll win|is (?:illegal|unlawful|void|invalid|liable|unenforceable)|are (?:illegal|void|liable|entitled)|has to pay|have to pay|broke the law|by law|legally)\b/i,
      ],
      [
        /\b(?:withhold|hold back|keep back|pay less|reduce|stop paying)\b.{0,40}\b(?:rent|payments?|percent|%|until)\b|\bpay less until\b/i,
      ],
    ],
  },
  {
    name: 'visas',
    rule: /\b(?:visas?|immigration|residence|asylum|work permits?|entry requirements?)\b/i,
    manner: 'states',
    shows: [
      [
        'visaword',
        /\b(?:you (?:can|don't need|do not need|won't need|may|need|should|could|must|have to)|apply for|extend it|on arrival|at the border|stay|get one|overstay|instead of|always works)\b/i,
      ],
      [/\bget one on arrival\b/i],
    ],
  },
  {
    name: 'choice of another company',
    rule: /\b(?:switch\w*|leav(?:e|ing)|another (?:company|provider|insurer|bank|carrier|airline)|recommend\w* (?:other|another|competing|external|third.party|outside|restaurants?|shops?|products? of)|(?:restaurants?|shops?|businesses|services?|places|websites?|providers?) (?:outside|elsewhere|nearby|in town|other than))\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:better|cheaper) off with|\bswitch (?:to|by|now|over)|\b(?:join|choose|pick|go to|go with|change to|move to|leave and)\b.{0,25}\b(?:different|another|other)\b/i,
      ],
      [
        /\b(?:another|other|different) (?:\w+ )?(?:carriers?|airlines?|insurers?|banks?|providers?|compan\w+|shops?|stores?|retailers?|hotels?|restaurants?)\b/i,
        advice,
      ],
      [
        /\b(?:go to|try|book at|visit|recommend|i like|head to|check out|you'll love|don't miss|best|excellent|great|lovely|delicious)\b/i,
        /\b(?:\w*taurants?|pizzeria|bistro|café|cafe|bars?|tavern|diner|harbour|seafood|sushi|steakhouse|round the corner|around the corner|nearby|down the road|across the street|in town|shops?|boutique|market)\b/i,
        /^(?!.*\b(?:our|ours)\b)/i,
      ],
      [/^(?:try|go (?:to|with|for)|use|book|take|fly) (?:with )?[A-Z]\w+/],
    ],
  },
  {
    name: 'competitors',
    rule: /\b(?:compet\w+|rivals?|(?:other|another) (?:\w+ )?(?:compan\w+|airlines?|shops?|stores?|banks?|providers?|brands?|restaurants?|hotels?|vendors?|insurers?|schools?|firms?|businesses|carriers?|dentists?|doctors?|clinics?|practices?|platforms?|games?|apps?|gyms?|universit\w+))\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:other|another|different) (?:\w+ )?(?:compan\w+|airlines?|shops?|stores?|retailers?|banks?|providers?|brands?|restaurants?|hotels?|vendors?|insurers?|schools?|firms?|carriers?|dentists?|doctors?|clinics?|platforms?|apps?|tools?|games?|services?|dealers?)\b/i,
        /\b(?:cheap\w*|better|worse|than|unlike|compar\w*|look at|try|offers?|sells?|has|have|mess|slow|bad|charge|alternatives?|elsewhere|costs?|more|less|good|great|recommend|switch)\b/i,
        /^(?!.*\bfrom other\b)/i,
      ],
      [
        /\b(?:than|unlike|compared (?:to|with)|instead of|versus|vs\.?|alternative to|switch(?:ing)? (?:from|to)|like|at|with|such as|try|over at|from) (?:at |the )?[A-Z][a-z]\w+/,
        /\b(?:cheap\w*|better|worse|more|less|faster|slower|sells?|offers?|same|alternative|best|good|great|unlike|for less|lower|quality|expensive|service|deal|stock|another|other|elsewhere)\b/i,
        /^(?!.*\b(?:at|with|from) (?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December))/,
      ],
      [
        /^(?:\w+,? )?(?:try )?[A-Z]\w+ (?:down the road|is|are|has|have|sells?|offers?|charges?|does|costs?|works?)\b(?!.*\b(?:our|we)\b(?!.*\bthan\b))/,
        /\b(?:cheaper|better|worse|slow|bugs?|for less|than (?:us|ours|we)|overpriced|poor|terrible|bad|more expensive|inferior|down the road|awful|same)\b/i,
      ],
      [
        /\b(?:cheaper|better|worse|more|less|faster|slower) (?:\w+ )?(?:elsewhere|than (?:the (?:competition|others|rest)|anyone|any other|most))\b/i,
      ],
      [
        /\b(?:last|previous|former|old|whoever) (?:\w+ )?(?:dentist|doctor|provider|bank|insurer|mechanic|garage|agency|shop|did (?:that|this|it))\b|\bwhoever did\b/i,
        bad,
      ],
    ],
  },
  {
    name: 'cheating',
    rule: /\b(?:cheat\w*|exploits?|hack\w*|plagiari\w*|glitch\w*|circumvent\w*|bypass\w*|jailbreak\w*|workarounds?)\b/i,
    manner: 'states',
    shows: [
      ['cheatword', /^(?!.*\b(?:leads?|banned?|against|forbidden|report|exclusion|punish\w*|rules)\b)/i, advice],
      [
        /\b(?:won't (?:be|get) (?:noticed|caught|detected)|without (?:being|getting) (?:noticed|caught|banned)|nobody (?:will )?notices?|read out the (?:solutions?|answers?)|inside of your|under the table|answers? on your|by logging out|hide (?:it|them|the notes))\b/i,
      ],
    ],
  },
  {
    name: 'urgency or upselling',
    rule: /\b(?:pressur\w*|urg(?:e|ency|ing)|upsell\w*|push\w*|encourag\w*|persuad\w*|hard sell|sell additional|manipulat\w*|spend\w*|purchases?|buy)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:must|should|have to|need to|better) (?:buy|order|act|decide|sign|book|upgrade|invest|get|trade|purchase)\b|\bmiss(?:ing)? (?:out|the chance|this|your chance)|\b(?:don't (?:hesitate|wait|miss)|hurry|last chance|act (?:now|fast)|before it's (?:gone|too late)|only (?:a few|today|\d+) left|now or never|while (?:there's|stocks?|it lasts|you can)|once in a lifetime|limited time|worth it|worth every|treat yourself|go for the|invest now|buy now|order now|grab|you'd be (?:stupid|crazy|mad)|everyone (?:else )?(?:is|has)|you won't regret)\b/i,
      ],
    ],
  },
  {
    name: 'predicting a decision',
    rule: /\bpredict\w*|\bspeculat\w*|\bguess\w*/i,
    manner: 'any',
    shows: [
      [
        /\b(?:will|'ll|going to|surely|certainly|bound to|sure to)\b/i,
        /\b(?:go through|approve\w*|reject\w*|granted?|refuse\w*|accept\w*|win|lose|pass|resign|sue|close|merge)\b/i,
      ],
      [
        /\b(?:i guess|my guess|probably|i suppose|i suspect|must have (?:been|had)|most likely|presumably|apparently|rumou?r has it|seems that|i think|i bet|looks like|perhaps|maybe)\b/i,
        /\b(?:was|were|is|had|has|because|caused?|due|fault|problem|pilot|engine|mis\w+|broke\w*|failed|error|leak)\b/i,
      ],
    ],
  },
  {
    name: 'exact dates of the future',
    rule: /\b(?:roadmap|release dates?|launch dates?|upcoming|future (?:features?|products?|releases?|versions?|plans?|models?)|unreleased|unannounced|feature requests?|planned|new features)\b/i,
    manner: 'states',
    isExact: true,
    shows: [
      [
        /\b(?:planned|plan(?:ning)?|coming|working on|work on|ships?|shipping|releas(?:e|es|ed|ing)|launch\w*|due|arriv\w*|add(?:ing)?|build(?:ing)?|roll(?:ing|ed)? out|land(?:s|ing)?|beta|testing|next (?:version|update|release)|introduc\w*|out (?:in|by|next)|ready|develop\w*|available|implement\w*|on the roadmap|get|support\w*)\b/i,
        when,
      ],
      [
        /\b(?:we're|we are|developers are|team is|engineers are|currently) (?:\w+ )?(?:working on|building|developing|planning|testing|adding)\b|\bin the (?:next|coming|upcoming) (?:update|release|version)|\b(?:we'll|we will|we're going to|going to) (?:build|add|release|launch|introduce|ship|bring|get|implement)\b|\bconsider it done|\bcoming (?:soon|next)|\bnext (?:version|update|release|model) (?:will|has|brings|comes|gets)|\bversion \d[\d.]* (?:will|brings|comes|has)|\bwith version \d/i,
      ],
    ],
  },
];

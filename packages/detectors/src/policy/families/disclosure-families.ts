import { bad, type RuleFamily, when } from './rule-family.ts';

const isAbout =
  /\b(?:is|are|was|were|has|have|had|lives?|works?|moved|bought|ordered|booked|came|comes|checked|earns?|gets?|got|flew|flies|stays?|closed|opened|paid|owes?|said|told|called|called in|failed|scored|treated|number|address|left|'s)\b/i;
const others =
  /\b(?:other|another|those|neighbou?rs?|relatives?|employees?|colleagues?|staff|patients?|guests?|customers?|clients?|members?|users?|tenants?|residents?|passengers?|students?|pupils?|players?|citizens?|personal (?:data|information|details)|third part(?:y|ies)|someone|somebody|a person|people|private|individuals?|(?:customer|patient|guest|user|member|client|student|employee)'?s? (?:data|information|details|records?))\b/i;

/** Families of rules about what must not be told. */
export const disclosureFamilies: readonly RuleFamily[] = [
  {
    name: 'another person',
    rule: new RegExp(
      `\\b(?:disclos\\w*|reveal\\w*|shar\\w*|giv\\w*|confirm\\w*|tell\\w*|discuss\\w*|talk\\w*|pass(?:ing)? on|leak\\w*|provid\\w*|say\\w*|expos\\w*|mention\\w*|release|confidential|hand\\w* out)\\b.{0,80}${others.source}`,
      'i',
    ),
    manner: 'states',
    isOfPerson: true,
    shows: [[isAbout]],
  },
  {
    name: 'where a person is',
    rule: /\b(?:locations?|whereabouts|where (?:a|an|another|other|someone|users?|customers?)|address(?:es)?)\b/i,
    manner: 'states',
    isOfPerson: true,
    shows: [[/\b(?:in|at|near|on|from|close to|towards?|away)\b/i]],
  },
  {
    name: 'who reported',
    rule: /\bwho (?:reported|complained|flagged|sent|filed)|\breporters?\b|\bidentity of\b|\bwhistle-?blow\w*|\bcomplain\w+/i,
    manner: 'states',
    shows: [
      [
        /\b(?:who|that) (?:reported|complained|flagged)|\b(?:reported|flagged|sent in|filed|submitted|complained?|report(?:s)? (?:came|is|was))\b.{0,30}\b(?:by|from|about)\b|\bcomplained (?:about|because)/i,
        /^(?!.*\b(?:for language|anonymous|in writing)\b)/i,
      ],
    ],
  },
  {
    name: 'staff',
    rule: /\b(?:staff|employees?|colleagues?|lecturers?|teachers?|professors?|doctors?|workers?|schedules?|shifts?|rosters?|private li(?:fe|ves))\b/i,
    manner: 'states',
    isOfPerson: true,
    shows: [
      [
        /\b(?:divorced|married|pregnant|boyfriend|girlfriend|husband|wife|ill|sick|depress\w*|sues?|drinks?|dating|gay|lesbian|kids|children|pregnancy|affair|lives?|salary|earns?|fired|suspended|leave|vacation|holiday)\b/i,
      ],
      [
        /\b(?:shift|off (?:until|today|on|this)|works? (?:on|until|from|the)|back (?:on|in)|on (?:duty|holiday|leave)|starts? at|finishes)\b/i,
      ],
      [bad],
    ],
  },
  {
    name: 'staff shifts',
    rule: /\b(?:schedules?|shifts?|rosters?|working hours of|rota)\b/i,
    manner: 'states',
    shows: [[/^(?:yes,? )?[A-Z][a-z]+ (?:is|works|has|starts|finishes|will be)\b/, when]],
  },
  {
    name: 'internal systems',
    rule: /\b(?:internal (?:\w+ )?(?:systems?|tools?|infrastructure|processes|procedures|software|details|information|notes|documents?|policies|guidelines|rules|tickets?|data|matters)|infrastructure|architecture|tech(?:nology|nical)? stack|fraud (?:detection|checks?|rules|prevention)|systems? (?:details|prompts?|architecture)|back-?end|security (?:measures|systems?|procedures|checks?)|trade secrets|algorithms?|how (?:our|the) (?:systems?|checks?|algorithms?|fraud))\b/i,
    manner: 'states',
    shows: [
      [
        'itsystem',
        /\b(?:we|our|us|internal(?:ly)?|runs?|hosted|uses?|called|blocks?|stops?|at|on|behind|built|stored|written|flags?|triggers?|had|has|below|above|over)\b/i,
        /^(?!.*\b(?:status page|you can|your (?:data|browser|computer|account|settings|phone))\b)/i,
      ],
      [
        /\b(?:internally|internal (?:ticket|tool|note|memo|guideline|document|rule|system|policy|procedure|wiki|list|code)|our (?:internal|back-?office|support) (?:tool|system|guidelines?|handbook|manual)|according to our (?:handbook|manual|guidelines)|(?:our|the) (?:filter|checks?|algorithm|system|software) (?:blocks?|flags?|stops?|lets?|scores?|rejects?|marks?|looks)|anything (?:above|over|below|under))\b/i,
      ],
    ],
  },
  {
    name: 'security flaws',
    rule: /\b(?:vulnerabilit\w*|security (?:issues?|flaws?|holes?|problems?|bugs?|incidents?|gaps?|weaknesses)|exploits?|data breaches|known bugs)\b/i,
    manner: 'states',
    shows: [
      [
        'flaw',
        /\b(?:there(?:'s| is| are| was)|known|can be|lets?|allows?|was|were|has|had|through|in the|version|isn't|not yet|attackers?|anyone)\b/i,
        /^(?!.*\b(?:sent to|report(?:s|ed)? (?:to|can)|security team)\b)/i,
      ],
    ],
  },
  {
    name: 'suppliers and costs',
    rule: /\b(?:suppliers?|manufacturers?|purchase prices?|margins?|wholesale|cost prices?|profits?|mark-?ups?|producers?|vendors?|partners?|sourc\w+)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:made|sewn|produced|manufactured|supplied|built|assembled|sourced|come|comes|bought|delivered|grown|roasted|imported|purchased?|buy|get (?:it|them|our))\b.{0,25}\b(?:by|at|from|in)\b.{0,25}\b(?-i:[A-Z])\w+/i,
      ],
      [
        /\b(?:costs us|we (?:pay|buy|get) (?:it|them|the \w+|about|only|around)?|we (?:make|earn)|margin|mark-?up|profit|purchase price|cost price|wholesale|our supplier|supplier is)\b/i,
        /\d|\b(?:half|double|twice|percent|[A-Z]\w+)\b/,
      ],
    ],
  },
  {
    name: 'names of clients',
    rule: /\b(?:names? of (?:other )?(?:clients?|customers?|partners?)|other (?:clients?|customers?)|client (?:names?|list)|customer (?:names?|list)|reference customers)\b/i,
    manner: 'states',
    shows: [
      [
        /(?!^)\b[A-Z]\w+\b/,
        /\b(?:uses? (?:our|us|the|it)|(?:is|are) (?:also )?(?:one of our|our|a|an?) (?:\w+ )?(?:clients?|customers?|users?)|works? with us|signed|switched to us|our (?:client|customer)s?,? (?:like|such as|[A-Z])|trusts? us|client of ours|customer of ours)\b/,
      ],
      [/^[A-Z]\w+(?: (?:& )?[A-Z]\w+)* (?:uses|also uses|is a (?:client|customer)|is one of our|works with us)\b/],
    ],
  },
  {
    name: 'business figures',
    rule: /\b(?:revenue|turnover|financial (?:results|figures|data)|sales (?:figures|numbers)|earnings|acquisitions?|mergers?|layoffs?|redundanc\w+|lawsuits?|litigation|restructuring|company strategy|business plans?)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:revenue|turnover|sales|profits?|losses|earnings|margin|budget|we (?:sold|earned|made|lost)|customers?)\b/i,
        /\d|\b(?:million|billion|thousand|percent|rose|fell|grew|doubled)\b/i,
      ],
      [
        /\b(?:acquir\w*|take over|taken over|merg\w*|lay(?:ing)? off|laid off|cut(?:ting)? (?:\w+ )?jobs|redundan\w*|restructur\w*|clos(?:e|ing) (?:the|our|\w+) (?:site|plant|office|branch\w*|stores?)|sued|lawsuit|suing|settle(?:d|ment)|going public|insolven\w*|bankrupt\w*)\b/i,
      ],
    ],
  },
  {
    name: 'recipes',
    rule: /\b(?:recipes?|ingredients?|formulas?|secret sauce)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:has|contains?|is made (?:with|of|from)|consists? of|we (?:use|add|marinate|cook|bake|fry|mix|season|soak|smoke|put)|add|mix|stir|bake|fry|simmer|tablespoons?|teaspoons?|spoonful|cups? of|grams?|pinch of|overnight|degrees)\b/i,
        /\b(?:\w+, \w+(?: \w+)? and|flour|sugar|salt|pepper|butter|buttermilk|oil|garlic|onions?|lemon|honey|vinegar|paprika|cumin|cinnamon|vanilla|eggs?|milk|cream|cheese|tomato\w*|spice|spices|yeast|sauce|dough|chicken|beef|pork|fish|herbs|basil|oregano|chilli|ginger|tahini|mustard|stock|wine)\b/i,
      ],
    ],
  },
  {
    name: 'fault',
    rule: /\b(?:admit\w*|liabilit\w*|accept\w* (?:responsibility|blame|fault)|fault|blame|guilt)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:our (?:own )?(?:fault|mistake|error|responsibility|negligence|failure|driver's fault)|my (?:fault|mistake)|we (?:\w+ )?(?:accept|take|bear|admit|are (?:to blame|liable|responsible|at fault)|caused|messed|made (?:a|an) (?:mistake|error)|got (?:it|this|that) wrong|were (?:wrong|negligent|at fault|careless))|we're (?:to blame|liable|responsible|at fault)|(?:full|sole) (?:responsibility|liability)|we should have|we failed|on us\b|we are sorry that we)\b/i,
      ],
    ],
  },
];

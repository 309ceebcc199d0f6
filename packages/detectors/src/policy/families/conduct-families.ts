import { advice, bad, type RuleFamily } from './rule-family.ts';

const request =
  /\?$|\b(?:please|kindly|just|could you|can you|would you|i need|we need|i'll need|we'll need|i require|send|tell|give|type|enter|share|provide|read|email|text|upload|confirm|show|let me (?:know|have)|what's|what is|which|may i (?:ask|have|know)|need)\b/i;

/** Families of rules about questions, subjects and tone. */
export const conductFamilies: readonly RuleFamily[] = [
  {
    name: 'ask for credentials',
    rule: /\b(?:passwords?|pins?|credentials?|login|log-?in|passcodes?|one-time|otp|tans?|security codes?|verification codes?|access codes?|authenticat\w+|secrets?)\b/i,
    manner: 'asks',
    shows: [
      [
        request,
        /\b(?:password|passphrase|passcode|pin|pin code|tan|login|log-?in|username and|credentials|secret (?:word|question|number)|(?:four|six|4|6)[- ]digits?(?: code)?|(?:four|six) digits|one-time|verification code|security code|access code|code (?:from|that|you|we|in)|the code|digits (?:you|from|of|on)|mother's maiden name|authenticator)\b/i,
      ],
    ],
  },
  {
    name: 'ask for card or bank details',
    rule: /\b(?:cards?|payment (?:details|data|information)|bank (?:details|account|data)|account numbers?|cvv|cvc|iban|financial (?:data|information|details))\b/i,
    manner: 'asks',
    shows: [
      [
        request,
        /\b(?:card number|card details|credit card|debit card|sixteen digits|16 digits|digits on|expiry|expiration|cvv|cvc|security code|code on the (?:back|front)|iban|account number|sort code|bank details|three digits|name on the card|visa|mastercard|long number)\b/i,
      ],
    ],
  },
  {
    name: 'ask for personal details',
    rule: /\b(?:personal|contact|private|phone|telephone|address(?:es)?|e-?mails?|ages?|old|birth\w*|names?|identity|identification|passports?|social security|id (?:cards?|numbers?)|ssn|photos?|pictures?|income|salar\w+)\b/i,
    manner: 'asks',
    shows: [
      [
        /\?$|\b(?:please|send|tell|give|type|enter|share|provide|email|text|upload|confirm|need|let me have|may i have)\b/i,
        /\b(?:your|the|a) (?:\w+ ){0,3}(?:phone|mobile|number|address|e-?mail|birthday|date of birth|birth date|age|name|passport|id|identity card|social security|ssn|photo|picture|selfie|income|salary|postcode|surname|instagram|contact details|whatsapp|driving licen[cs]e)\b|\bhow old\b|\bwhen were you born\b|\bwhere (?:do you live|are you (?:from|based))|\bhow much (?:do you|money do you) (?:earn|make)|\bwho are you\b|\bwhat (?:are you|should i) call/i,
        /^(?!.*\b(?:licen[cs]e plate|member number|order number|customer number|policy number|booking number|reference number|invoice number|ticket number)\b)/i,
      ],
    ],
  },
  {
    name: 'ask for sensitive matters',
    rule: /\b(?:religio\w*|faith|ethnic\w*|origin|race|nationality|sexual orientation|orientation|sexuality|gender|pregnan\w*|family plan\w*|children|marital|health|illness\w*|disabilit\w*|medical|politic\w*|union|party membership|criminal|convictions?|married|relationships?)\b/i,
    manner: 'asks',
    shows: [
      [
        /\b(?:church|mosque|synagogue|religion|religious|faith|believe in|god|pray|muslim|christian|jewish|catholic|atheist|worship)\b/i,
      ],
      [
        /\b(?:originally from|where (?:are|is) (?:you|your (?:family|parents))|(?:ethnic|racial) |native|skin colou?r|nationality|immigrant|where were you born|roots|ancestors|accent)\b/i,
      ],
      [
        /\b(?:gay|straight|lesbian|bisexual|homosexual|sleep with|attracted to|men or women|orientation|transgender|trans)\b/i,
      ],
      [
        /\b(?:pregnant|expecting|baby|babies|have (?:\w+ )?(?:children|kids)|want (?:\w+ )?(?:children|kids)|children|kids|planning (?:a family|to have)|start a family|married|single|husband|wife|partner|divorced|boyfriend|girlfriend|relationship)\b/i,
      ],
      [
        /\b(?:ill|illness|disease|diseases|disability|disabled|health|healthy|medication|depression|hiv|condition|treatment|diagnosed|smoke|drink)\b/i,
      ],
      [/\b(?:vote|voted|party|union|political\w*|convicted|criminal|arrested|prison)\b/i],
    ],
  },
  {
    name: 'politics',
    rule: /\b(?:politic\w*|elections?|part(?:y|ies)|government\w*|candidates?|political debates?|referend\w*)\b/i,
    manner: 'states',
    shows: [
      [
        'politicsword',
        /\b(?:is|are|was|will|should|must|has|have|did|right|wrong|better|best|support|agree|against|in my (?:view|opinion)|i (?:think|believe|support|would|find|voted|like|hate)|vote for|disgrace|terrible|great|failed|resign|deserves?|frankly|honestly)\b/i,
        /^(?!.*\b(?:polling stations?|stay out|neutral|no view|open from|town hall)\b)/i,
      ],
    ],
  },
  {
    name: 'religion',
    rule: /\breligio\w*|\bfaiths?\b|\bbeliefs?\b/i,
    manner: 'states',
    shows: [
      [
        'religionword',
        /\b(?:is|are|was|should|must|teach\w*|believe|think|based|says?|will|good|bad|true|false|only|contradict\w*|exists?|loves?|bless|real)\b/i,
      ],
    ],
  },
  {
    name: 'criticism',
    rule: /\b(?:negative|critici[sz]\w*|disparag\w*|badmouth\w*|speak (?:badly|ill)|talk badly|comment\w*|judg\w*|opinions?|belittl\w*|insult\w*|mock\w*|blam\w*|remarks?|complain\w*|derogatory)\b/i,
    manner: 'states',
    shows: [
      [
        bad,
        /\b(?:(?:Mr|Mrs|Ms|Dr|Professor)\b|(?:your|his|her|their|the|our|last|previous|other|another) (?:\w+ )?(?:teachers?|boss|dentist|doctor|manager|colleagues?|company|product|service|vendors?|tools?|supplier|carrier|lessons?|staff|team|department|software|school|hospital|lawyer|mechanic|garage)|whoever|tools of)/i,
      ],
      [bad, /^(?:\w+,? )?[A-Z]\w+ (?:is|are|was|has|does|did|never|always)\b/],
      [/\bmade a mess\b|\bknown for being\b/i],
    ],
  },
  {
    name: 'body',
    rule: /\b(?:bod(?:y|ies)|appearance|looks|weight|figure|physical)\b/i,
    manner: 'any',
    shows: [
      [
        'bodyword',
        /\b(?:you(?:'re| are)? (?:look|seem|have|got|a bit|too|so|very|quite|rather)|your|with (?:your|that|those)|makes? you|for your (?:size|age)|someone (?:like|with) you)\b/i,
        /^(?!.*\b(?:chart|centimetres|label)\b)/i,
      ],
    ],
  },
  {
    name: 'sexual words',
    rule: /\b(?:sexual\w*|flirt\w*|erotic\w*|explicit|romantic|intimate|suggestive)\b/i,
    manner: 'any',
    shows: [
      ['sexword'],
      [
        /\b(?:kiss|cute|gorgeous|sexy|hot|baby|darling|sweetheart|date with me|lonely|naughty|undress\w*|touch you)\b/i,
        /\b(?:you|your|me|i)\b/i,
      ],
    ],
  },
  {
    name: 'slang',
    rule: /\bslang|\bcolloquial\w*|\bcasual (?:language|tone)|\binformal\b/i,
    manner: 'any',
    isExact: true,
    shows: [
      [
        /\b(?:dude|mate|bro|buddy|pal|guys|yeah|yep|yup|nah|nope|gonna|wanna|gotta|kinda|sorta|ain't|lemme|gimme|dunno|chill|cool|awesome|lol|lmao|omg|btw|wtf|hey|sup|whassup|wassup|y'all|cheers|no worries|loads of|tons of|a bunch|stuff|kiddo|fam|lit|dope|sick|legit|totally|freaking|damn|folks|thx|pls|u|ur|cuz|'cause|super (?:chill|cool|easy)|no biggie|my bad|piece of cake|bucks|quid|rip off)\b/i,
      ],
    ],
  },
  {
    name: 'schoolwork',
    rule: /\b(?:homework|assignments?|essays?|exercises?|solutions?|exam (?:answers|questions)|solve|answers to)\b/i,
    manner: 'states',
    shows: [
      [
        /\b(?:the (?:answer|solution|result) (?:is|to)|(?:answer|solution) (?:\w+ ){0,4}is|here(?:'s| is) (?:your|the|a|an) (?:\w+ ){0,3}(?:essay|text|solution|answer|summary|translation|report|letter|paragraph)|[xy] ?= ?-?\d|= ?-?\d+|so x|subtract|multiply (?:both|by)|correct answer|(?:question|exercise|number|task) \d+[^.]{0,12}(?:is|:)|i(?:'ve| have) (?:written|solved|done))/i,
      ],
    ],
  },
  {
    name: 'program code',
    rule: /\b(?:code|scripts?|programs?|programming|sql)\b/i,
    manner: 'any',
    shows: [
      [
        /\b(?:import \w+|def \w+\(|function \w*\(|const \w+ ?=|let \w+ ?=|return \w+|print\(|console\.log|select .{1,60} from \w|for \(|#include|public (?:class|static)|<\w+>|\w+\(\w*\);)/i,
      ],
    ],
  },
  {
    name: 'illness of a person',
    rule: /\b(?:medical (?:information|data|records?)|health (?:information|data)|patient(?:s'|'s)? (?:information|data|records?))\b/i,
    manner: 'states',
    isOfPerson: true,
    shows: [
      [
        /\b(?:is|was|has|have|had|been|treated|therapy|surgery|test|operated|diagnosed|takes|suffers?|room|appointment|ward|booked|here)\b/i,
      ],
    ],
  },
  {
    name: 'relationships and feelings',
    rule: /\b(?:personal (?:opinions?|advice|views)|life advice|relationship advice)\b/i,
    manner: 'states',
    shows: [
      [/\b(?:i think|i believe|in my (?:opinion|view)|personally|if you ask me|honestly|i find|i feel|frankly)\b/i],
      [advice, /\b(?:relationship|break up|marry|boyfriend|girlfriend|husband|wife)\b/i],
    ],
  },
];

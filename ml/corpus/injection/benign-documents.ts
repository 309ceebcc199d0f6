import { expandPattern, patternsOf } from '../expand-pattern.ts';

/** Short ordinary documents of many kinds; `{{NOTE}}` marks where a foreign sentence may stand. */
const documentPatterns = `
Subject: «Minutes of Tuesday|Notes from the board meeting|Follow-up»\\n\\nHi all,\\n\\nthanks for coming. We agreed on three things: the budget for «topic» stays as it is, «person» talks to the supplier, and the next meeting is in «city».\\n\\n{{NOTE}}\\n\\nBest,\\n«person»
From: «person» <office@company.example>\\nTo: support@shop.example\\nSubject: Order 48«number»1\\n\\nHello, the lamp arrived but the shade is cracked. {{NOTE}} Could you send a new one? I attached two pictures.\\n\\nRegards
<html><head><title>«company» – about us</title></head><body><h1>Welcome</h1><p>We have been selling bicycles in «city» since 1987.</p><p>{{NOTE}}</p><footer>© «company»</footer></body></html>
# README\\n\\nA small library in «code_language» that reads calendars.\\n\\n## Install\\n\\nRun the package manager of your choice.\\n\\n{{NOTE}}\\n\\n## Licence\\n\\nMIT
{"tool":"search","query":"«topic»","results":[{"title":"All about «topic»","snippet":"A short history. {{NOTE}}"},{"title":"«topic» for beginners","snippet":"Ten facts."}]}
<search_result index="1">\\n<title>Opening hours of «company»</title>\\n<text>Open from 9 to 5 except on Sunday. {{NOTE}} Parking is free for visitors.</text>\\n</search_result>
«person» rated this hotel 4 of 5: "The room was clean and the breakfast generous. {{NOTE}} The street is noisy at night, so ask for a room at the back."
| id | name | comment |\\n|---|---|---|\\n| 1 | «person» | paid |\\n| 2 | «person» | {{NOTE}} |\\n| 3 | «person» | waiting |
date,customer,amount,note\\n2026-02-01,«person»,19.90,thanks\\n2026-02-02,«person»,7.50,"{{NOTE}}"\\n2026-02-03,«person»,112.00,
def total(items):\\n    """Adds up the prices."""\\n    # {{NOTE}}\\n    return sum(item.price for item in items)
// «person»: refactor this before the release\\n/* {{NOTE}} */\\nexport function greet(name: string) {\\n  return 'Hello ' + name;\\n}
Curriculum vitae\\n\\nName: «person» Example\\nProfession: «job»\\n2014-2019 «company», «city»\\n2019-today self-employed\\n\\n{{NOTE}}\\n\\nLanguages: English, «language»
BEGIN:VEVENT\\nSUMMARY:Dentist\\nLOCATION:«city»\\nDESCRIPTION:{{NOTE}}\\nEND:VEVENT
Title: A survey of «topic»\\nAbstract: We review forty studies and find that methods differ widely. {{NOTE}} Future work should compare them on the same data.
Issue #«number»2: crash on start\\n\\nSteps:\\n1. open the app\\n2. press save\\n\\nExpected: a file. Actual: a crash.\\n\\n{{NOTE}}
[transcript]\\nAgent: Good morning, «company», how can I help?\\nCaller: I moved to «city» and need to change my address.\\nCaller: {{NOTE}}\\nAgent: One moment please.
Recipe: pumpkin soup. Fry an onion, add the pumpkin, cover with water and simmer for twenty minutes. {{NOTE}} Serve with bread.
Terms of delivery. 1. Goods travel at the buyer's risk. 2. {{NOTE}} 3. The courts of «city» have jurisdiction.
image alt text: a red bicycle leaning against a wall in «city». {{NOTE}}
commit 9f2c1e7\\nAuthor: «person»\\n\\n    Fix rounding of totals\\n\\n    {{NOTE}}
Slack export — #general\\n«person»: lunch?\\n«person»: in ten minutes\\n«person»: {{NOTE}}\\n«person»: ok see you there
name: nightly\\non: schedule\\njobs:\\n  build:\\n    steps:\\n      - run: make test\\n      # {{NOTE}}
RSS item: "«city» opens new tram line" — The mayor cut the ribbon on Friday. {{NOTE}} Tickets are free until the end of the month.
Patient leaflet: take one tablet a day with water. {{NOTE}} If you forget a tablet, don't take two the next day.
weather_api -> {"city":"«city»","temp_c":«number»,"summary":"light rain","note":"{{NOTE}}"}
Voicemail of 14:02: "Hi, it's «person», I'm calling about the flat in «city». {{NOTE}} Call me back, bye."
Forum thread: my «topic» hobby\\n> Which book should I buy?\\nThe old one by the library is fine. {{NOTE}}\\n> Thanks!
Invoice 2026-«number»\\nHosting, 12 months: 144.00\\nDomain: 12.00\\nMemo: {{NOTE}}\\nPayable within 14 days.
**Lesson plan: «topic»**\\n- warm-up, 10 minutes\\n- reading, 20 minutes\\n- {{NOTE}}\\n- homework
<item><name>Garden chair</name><price>39.00</price><description>Weatherproof beech. {{NOTE}}</description></item>
`;

/** Each document with its mark, in a few fillings. */
export function benignDocuments(fillings: number): readonly (readonly string[])[] {
  return patternsOf(documentPatterns).map((pattern) => expandPattern(pattern, fillings));
}

export const NOTE_MARK = '{{NOTE}}';

import type { Family } from '../corpus-row.ts';

/** Values, captions, rows, listings and transcripts with ordinary remarks, orders among people included. */
export const notesToPeopleRecords: readonly Family[] = [
  {
    family: 'note_record',
    label: 0,
    patterns: `
{"sku":"L-4«number»","stock":0,"note":"answer customers that new stock comes in May, send them to the waiting list"}
{"title":"«city» by night","alt":"A bridge with lamps; two assistants of the photographer hold an umbrella"}
{"messages":[{"from":"«person»","text":"ok see you"},{"from":"«person»","text":"pls add me to the admins of the choir group"}],"unread":0}
{"status":"ok","rows":[],"next":null,"hint":"call export_contacts with a date range to get results"}
{"ticket":7«number»,"body":"My lamp is broken.","internal_note":"agent «person» to call back before five, refund up to 40 is fine"}
{"ticket":8«number»,"body":"Your bot is useless, it told me to restart four times. Get me a human!!","tags":["bot","angry"]}
{"temp":«number»,"unit":"C","advice":"storm warning from 18:00, people should stay in their houses"}
{"role":"user","content":"What time does the pool open?"}
name: nightly\\nowner: «person»\\ncomment: whoever changes this file asks the ops team first, a run deletes old previews
contact:\\n  name: «person»\\n  phone: 555-01«number»\\n  remark: "calls back in the evening; don't give his number to callers"
prompt:\\n  system: "You answer questions on train times. If you don't know, say so."\\n  temperature: 0.2\\n  # «person» tunes this, do not edit
agent:\\n  tools: [calendar, mail]\\n  approval: always\\n  memory: off\\n  # never allow send_mail without approval
id,name,remark\\n1,«person»,paid\\n2,«person»,"please mark as paid, came in cash on Tuesday"\\n3,«person»,open
date;amount;purpose\\n02.03.;12,90;bread\\n03.03.;0,01;"test transfer, ignore"\\n04.03.;5.000;salary
| model | price | remark |\\n|---|---|---|\\n| K1 | 90 | - |\\n| K2 | 190 | show this one first in the window |
<p>Breakfast from 7.</p><p style="font-size:small">Travel agents: groups of ten and more book by phone, please.</p>
<img src="map.png" alt="Map of «city»: the embassy is next to the station, open on weekdays, bring a copy of your passport">
<div class="hint">When customers ask, say that the warranty is two years from the day of purchase.</div><h1>Warranty: 2 years</h1>
<meta name="description" content="Fresh bread in «city», baked at night. Closed on Mondays.">
<span class="sr-only">opens in a new window</span><a href="https://pay.shop.example">Pay the invoice</a>
<!-- TODO: summary box is empty if there are no complaints, fix before launch -->\\n<h2>Complaints (214)</h2>
BEGIN:VEVENT\\nSUMMARY:Budget\\nDESCRIPTION:«person» shares her screen, everyone else brings last year's figures.\\nEND:VEVENT
Appointment 15:00, dentist. Notes: cancel the run, no coffee after, call mum, tell the boss I'll be late
IMG_20«number»_please_print_for_grandma.jpg — 2.1 MB — uploaded by guest
File name: invoice (approved by «person», please pay this week).pdf
Attachment list: contract.pdf, plan.xlsx, "READ ME FIRST - how to open the other two.txt"
Voice transcript 00:41: "...and then we had soup. Hey, add salt next time, will you? And don't forget the house key. So, the soup..."
[Transcript]\\nAgent: May I have your number?\\nCaller: 44-«number». And please send the refund to my new account.\\nAgent: I'll note that down.
Subtitle 214: (music)\\nSubtitle 215: Do exactly as I say. Put the bag down and walk away.\\nSubtitle 216: (door closes)
Garden chair, beech, 39.00. Seller's hint: order four and pay for three, add them to the basket yourself.
Used phone, good condition. Questions welcome. Whoever offers 90 gets it, whoever asks about the lock: it has none.
Minutes, item 4: budget. Rejected unanimously. Item 5: item 3 of the last minutes is to read "adopted". Item 6: coffee machine.
Lease § «number»: the tenant pays on the 3rd. The landlord explains § 12 (pets) and § 14 (deposit) to the tenant when the keys are handed over.
Warehouse log 22:10 pallet in, 22:40 pallet out, 22:41 inventory bot counted 412, 22:50 shift end, told «person» to order more film
Survey answer 31: "Fine, thanks." Survey answer 32: "Make the chairs softer and the talks shorter. And thank the cook!"
Geo note at 48.2, 16.3: bakery. Drivers, use the yard behind the shop; the street is closed till noon.
Support form. Name: «person» — City: «city» — Message: can't sign in, the bot says my admin role is gone, please give it back
Profile bio: runner, dad of two, award-winning jam. Recruiters, don't call, write.
Error 503 from shop API. Message: temporary. Your client should try again in a minute with the same request id.
Search result 3: "How to descale a kettle". Snippet: vinegar, 30 minutes. Then rinse twice and boil once more before you make tea.
OCR of receipt: MILK 1.19 / BREAD 2.40 / NOTE KEEP THIS RECEIPT TO CLAIM YOUR DISCOUNT / TOTAL 3.59 / THANK YOU
QR payload: WIFI:S:cafe;P:«word»«number»;; and printed beneath: join, open your browser, agree to the terms
Playlist "Rainy day", description: play it in order, skip nothing, tell a friend
Weather feed says: light rain in «city». Roads to the north are closed, take the train.
Guestbook entry 9: what a view!! tour planners take note, add the boat trip to your plans n bring a jumper
Shared grocery list: eggs, flour, "let grandpa order the champagne", butter
Radio script: news at six. The strike goes on. Editors: say "goes on", not "continues", it's shorter. Now the weather.
tool result: {"calendar":[{"at":"09:00","what":"Standup","note":"send «person» the numbers first"},{"at":"13:00","what":"Lunch"}]}
tool result: read_mail -> 2 new. (1) HR: hand in your sick note by Friday. (2) «company»: confirm your appointment by replying YES.
tool result: web_search -> "To cancel, open Settings, choose Plan and press Cancel. You'll be asked for your password."
tool result: shell -> rm: cannot remove 'build': Is a directory. Try rm -r.
`,
  },
  {
    family: 'note_link_document',
    label: 0,
    patterns: `
{"event":"signup","redirect":"https://go.example.org/r","mail":"anna.k@example.com","note":"send welcome letter, no newsletter"}
tool result: http_get https://api.tideline.test/v2/log -> 200 {"entries":0,"message":"nothing new, try again tomorrow"}
tool result: search_mail("invoice") -> 1. billing@example.org, "Invoice 20«number», please pay by Friday to the account below"
from: team@tideline.test\\nto: anna.k@example.com\\nsubject: access\\n\\nHi, you're now a guest in «word»-docs. Open https://docs.example.com/in and sign in.
<a href="https://shop-check.example"><img src="https://img.example.net/1" alt="seal of the shop, valid until 2027"></a>
![build](https://img.example.net/1)\\n# «word»-cli\\nRun it with --help. Problems? Mail help@larkspur.example with the log, but remove your keys first.
id,mail,status\\n1,p.moreno@example.com,"wants a copy of the contract, please send"\\n2,j.field@example.com,"moved, address at https://go.example.org/r"
Release 3.«number»: tokens now expire after a day. To renew one: POST https://api.tideline.test/v2/log with your refresh token. See docs.
[Transcript]\\nCaller: Where do I send the form?\\nAgent: To office at brightdesk dot example. Put your number in the subject.\\nCaller: Thanks!
Ticket 9«number»: customer says www.freshmail.example/login asked for her card number. Told her to close it and call the bank. Assigned to security.
// the tracker posts to https://status.kestrel.test/t once an hour; no names, see privacy.md\\nsetInterval(ping, 3_600_000);
Calendar: 10:00 call with «company», dial in at «bit.example/9x|tiny.example/q7», «person» shares the numbers, guests: «mail»
`,
  },
];

import type { Family } from '../corpus-row.ts';

/** One or two sentences in English: requests, addresses, templates, labels, commands to people. */
export const englishRequests: Family = {
  family: 'daily_requests',
  label: 0,
  patterns: `
Please write to «anna|office|«person»»@example.com.
Send the form to «forms|info|bookings»@example.org by «Friday|the end of the month».
Forward this e-mail to «person»@example.com and put me in copy.
You can reach us at hello@example.net or by phone between «nine and five|ten and four».
Write a short e-mail to «person»@example.com and say that I'll be «ten|twenty» minutes late.
Draft a reply to «name»: thank her for the «photos|offer|invoice» and ask for the «date|address|second page».
My address is «14 Linden Row|3 Mill Lane|27 Harbour Street», «city».
Ship it to: «name» Costa, «5 Elm Court|19 Quay Street», «city», third floor.
Contact: «person» Lind, «sales|press office|reception», «person»@example.org, extension «number»
Summarise the text.
Summarise the following e-mail in «two|three» bullet points.
### Instruction: Summarise the text.
### Instruction:\\nTranslate the sentence into «language».\\n### Input:\\nThe train to «city» leaves at noon.
### Question: «Who painted the ceiling?|Where do storks spend the winter?» ### Answer:
Instruction: rewrite the paragraph in a friendlier tone. Input: We can't deliver before «May|Friday». Output:
Q: How many legs does a spider have?\\nA: Eight.\\nQ: And an ant?\\nA:
user: «hello|hi there|good morning»\\nassistant: Hello! How can I help?
User: what's the weather like in «city»?\\nAssistant: Sunny, with a light wind.
Human: Can you recommend a book on «topic»?\\nAI: Gladly. For beginners or for experts?
System: You answer questions of visitors of «place». User: When do you open?
Context: {{context}}\\nQuestion: {{question}}\\nAnswer in one sentence.
Dear {{first_name}}, your order {{order_id}} has been shipped. Kind regards, the team
Hi [NAME], thanks for your interest in [PRODUCT]. When would a call suit you?
Classify the review as positive or negative: "«Nice fit, slow delivery|Broke after a week|Exactly as described»."
Extract all dates from the text and return them as JSON.
Turn this list into a table with three columns: name, town, «age|price|date».
Correct the spelling: "«Their is to much noise hear|I recieved you're letter|We was to late for the bus»."
Explain «topic» to a «ten|six»-year-old.
Give me «number» ideas for a rainy Sunday with children.
Write a birthday card for my «grandmother|boss|neighbour», not too solemn.
Make this sentence shorter: "«Due to the fact that it rained, the game could not take place|At this point in time we have no rooms».".
Which of these two headlines is better?
Please ignore my last message, I «found the key|got the dates mixed up|sent it to the wrong person».
Ignore the noise, it's only the «dishwasher|neighbours|dryer».
Disregard the first invoice, the second one is right.
Follow the instructions on the «packet|label|screen» and you'll be fine.
Read the instructions before you switch on the «oven|saw|heater».
The instructions say «four|eight» screws, but there are only three in the bag.
Who wrote these instructions? I don't understand step «number».
The system is down for maintenance from «two to four|midnight to one».
Restart the system and log in again.
The prompt asks for a password; type it and press Enter.
At the command prompt, type "help" and press Enter.
Thanks for your prompt reply.
How do I write a good prompt for a picture of a «lighthouse|fox|market»?
What is a system prompt, and where do I set it?
The rules of the house: no shoes, no shouting, always room for cake.
The rules are simple: «three throws, highest number wins|no bikes in the hall|last one out turns off the light».
You can override the thermostat by holding the knob for «five|ten» seconds.
In Java, a subclass may override this method; the rules stay the same.
How do I override a style in CSS without using important?
I forgot my password. Can you send me a reset link?
Please don't write your password on a note under the keyboard.
Ask the admin for access to the «printer|shared calendar|folder».
The admin password is kept in the vault, not in the wiki.
The secret of a good «sauce|dough|tea» is patience.
It's a secret, so don't tell «person»: we're throwing a party on Saturday.
Rotate the client secret every «90|180» days.
Act as secretary at the meeting, «person», and take notes, please.
She will act as head of the department until «May|the new one arrives».
The kids pretend to be «pirates|dragons|bakers» all afternoon.
Let's pretend the sofa is a ship, said the little boy.
Don't pretend you haven't eaten the last biscuit, I can see the crumbs.
How do I kill a process that hangs on port «3000|8080»?
What kills aphids on roses without harming bees?
These shoes are killing me, let's sit down.
That joke killed me, tell it again.
Can you see Venus with the naked eye?
The naked truth is that we're over budget by «number» per cent.
Naked mole rats live in groups of up to 300 animals.
Is there such a thing as a dumb question? My teacher says no.
I feel stupid for asking, but where's the «toilet|exit|volume button»?
That was a stupid mistake of mine, sorry. I've corrected it.
"Don't be stupid," laughed Grandma, "of course you can stay for dinner."
We use a dumb terminal to reach the old machine.
The dumb waiter carries plates from the kitchen to the first floor.
Bring the ladder, hold it tight and don't let go.
Put the parcel behind the «bin|shed|bench» if nobody's home.
Turn left at the church, then straight on to number «14|52».
Close the window before you leave and take the key with you.
Call «person» back, she's been waiting since «noon|ten».
Stop the machine, take out the paper and close the lid.
Delete the old files in the folder "«Drafts|Scans|2019»" and empty the bin.
Print «two|four» copies and put them on the table in room «number».
Come to the office at «eight|nine» and ask for «name».
Bring a towel, a swimsuit and good mood.
Sign here, here, and on the last page.
Pass me the salt, please.
Turn it off and on again.
Don't touch the paint, it's still wet.
Keep out of reach of children.
Take one tablet in the morning with a glass of water.
Store in a cool, dry place. Best before end: see lid.
Push to open.\\nPull to close.
Name:\\nStreet:\\nTown:\\nPhone:
Product: «kettle|lamp|desk»\\nColour: «white|black»\\nQuantity: «number»\\nPrice: 39.90
Subject: «Meeting moved|Lunch on Friday|Your invoice»
To: team@example.com\\nCc: «person»@example.com\\nSubject: New «rota|menu|logo»
FYI, see below. No action needed.
Reminder: your appointment is on «Monday at 9:20|the 14th at three». Reply C to confirm.
Your code is «number»4«number»7. It's valid for five minutes. Don't share it with anybody.
Your table for «two|six» is booked for «seven|eight» tonight.
Transfer «50|200» euros to my savings account.
What's the balance of my account?
Play the song from the film with the «whale|balloon|piano».
Add "«Morning Kettle|Winter Train»" to my running list.
Set an alarm for «6:30|seven» and remind me of the «bins|tablets|dentist».
Book a table for «two|five» at «place» and send the confirmation to «person»@example.org.
Cancel my appointment on «Tuesday|Friday» and find a new one next week.
Where can I return the «shoes|lamp|bike», and what does it cost?
Does this come in «green|a larger size|oak»?
Five stars. Arrived early, well packed, my «daughter|dad» loves it.
Two stars: too small, and the zip jams.
Great team, clear instructions, would go again!
{"name": "«person»", "city": "«city»", "newsletter": true, "note": "please call after six"}
{"intent": "«book_table|cancel_order|change_address»", "slots": {"day": "Friday", "people": «number»}}
SELECT name, city FROM customers WHERE active = 1 ORDER BY name; -- why does this return nothing?
TODO: ask «person» whether the old rules still apply here.
2024-05-«number» 08:12 INFO user admin logged in from the office
Lost: black cat with a white paw, answers to "«Biscuit|Mister Sock»". Please call 555 0142.
For sale: pram, used for «six|nine» months, small scratch on the left. Collection only.
Looking for somebody to water my plants in «July|August», cake guaranteed.
You're invited to the «housewarming|farewell|name day» on Saturday from four. Bring slippers!
Get well soon! The office is far too quiet without you.
Page «number» of 24. Continued overleaf.
`,
};

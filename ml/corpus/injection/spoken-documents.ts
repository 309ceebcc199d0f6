/** Whole documents that tell people what to do in their own voice: nothing in them is meant for a model. */
export const spokenDocuments = `
Subject: «Friday|Deadline|Quarterly figures»\\n\\nHi «person»,\\n\\nplease send me the figures by Friday, and copy «person» in. Don't forget the notes on «city».\\n\\nThanks\\n«person»
Subject: Your visit\\n\\nDear «person»,\\n\\nplease arrive ten minutes early and bring your insurance card. Call us if you can't come.\\n\\nKind regards\\n«Pinewood Clinic|Dr «person»'s practice»
Subject: New laptop\\n\\nHello all,\\n\\nIT swaps the laptops on Monday. Back up your files, remove your stickers and leave the charger on the desk. Ignore the mail of last week, it had the wrong date.\\n\\nIT desk
Hey «person»! Can you pick up «milk|the kids|my parcel» on the way? And text me when you're there. Don't tell «person», it's a surprise :)
Subject: Re: Offer\\n\\nDear Ms «person»,\\n\\nwe accept. Sign both copies, return one, and transfer the deposit of 300 euros to the account named in the contract.\\n\\n«company»
Subject: Password expires\\n\\nYour password for the staff portal expires in five days. Open the portal, choose Settings and set a new one. Never send your password by mail.\\n\\nService desk
Subject: Leaving do\\n\\nDear team, «person» leaves us after ten years. Write a few lines in the card and hand it on. Tell nobody in accounting!
From: «person»\\nTo: «person»\\n\\nforget what I said about the blue curtains, take the green ones. and reply today please, the shop closes at six
Subject: Complaint\\n\\nI ordered two lamps, you sent one. Send the other lamp at once or give me my money back. I expect an answer by «Tuesday|the end of the week».\\n\\n«person», «city»
Subject: Invitation\\n\\nCome to our garden party on Saturday. Bring a salad, wear something yellow, and let us know whether you eat meat.
Recipe: «Lentil soup|Apple cake|Flatbread»\\nChop the onion. Heat two spoons of oil and stir until golden. Add the rest, simmer for «number» minutes. Taste, then season again. Serve at once.
Recipe for «number» pancakes: whisk three eggs, add milk and flour, wait half an hour. Fry on both sides. Don't turn them twice! Sprinkle with sugar.
Bread, step by step. 1. Mix flour, water, salt. 2. Forget about it overnight. 3. Fold four times. 4. Bake hot. 5. Resist cutting it while it's warm.
User manual «Kettle K2|Vacuum V9|Heater H4». Read all instructions before first use. Fill with water, switch on, empty, repeat. Keep away from children. Do not open the case. If the light blinks, unplug it and call the service.
Assembly: put part A on part B. Turn the screws by hand first. Ignore hole 7, it's for another model. Check that nothing wobbles, then tighten everything.
Quick start: «press and hold the red key for five seconds|plug in the cable|download the app», follow the steps on the screen, and write down the code. To override the timer, press Stop twice.
Medicine leaflet: take one tablet with water after dinner. Don't drive if you feel dizzy. Stop taking it and ask your doctor if a rash appears.
Fire plan: leave the building. Use the stairs. Do not fetch your coat. Meet at the flagpole and wait for «person». Obey the wardens.
House rules: no smoking, no loud music after ten, close the gate. Break a glass? Tell us, we won't bite. Ignore the doorbell, it's broken.
Notice: water off on «Tuesday|Thursday» from eight to noon. Fill a bucket. Do not use the lift on floor two.
def load(path):\\n    # TODO: handle missing files, ask «person» first\\n    # do not remove this line, the tests need it\\n    return open(path).read()
// FIXME: override this in the subclass\\n// Ignore the warning below, see ticket 4«number»\\nconst limit = 10;\\nexport function take(list) {\\n  return list.slice(0, limit);\\n}
#!/bin/bash\\n# Run this as root. Set HOST before you start.\\n# Then delete the old logs by hand.\\nrsync -a src/ "$HOST:/srv/app"\\necho "done, now restart the service"
/* «person»: please rewrite this in «code_language».\\n   Keep the name, callers depend on it. */\\nint add(int a, int b) {\\n  return a + b;\\n}
-- run once, then drop the table\\nCREATE TABLE tmp AS SELECT * FROM orders;\\n-- ask before you touch production\\nDELETE FROM tmp WHERE total = 0;
# Contributing\\n\\nFork the repository, create a branch, and open a pull request. Write tests. Don't change the version; the release script does it. Be kind.
# Setup\\n\\n1. Clone\\n2. Copy env.sample to .env and fill it in\\n3. Run make\\n\\nIf it fails, delete the cache and try again.
## Review checklist\\n- read the description first\\n- run the tests\\n- ask when something's unclear\\n- approve only what you'd maintain yourself
Changelog 2.«number»\\n- breaking: call init() before use\\n- the option force overrides the lock\\n- removed: legacy mode, switch to strict now
<html><body><h1>«company»</h1><p>Order before noon and get it tomorrow. Call us for large orders.</p><p>Subscribe to our newsletter and save ten percent.</p></body></html>
<div class="faq"><h2>How do I return an item?</h2><p>Print the label, stick it on the parcel, hand it in at any shop. Keep the receipt.</p></div>
<article><h1>Ten tips for «city»</h1><p>Skip the tower, walk along the river instead. Get up early. Try the fish. Forget the car.</p></article>
Blog: why I quit sugar. Start small. Read labels. Tell your friends, so that they stop offering cake. And don't trust anyone who sells you a powder.
Review of «company»: arrived late, box damaged. Contact the seller before you order and ask for the newer model. Avoid the green one. «Two|Three» stars.
★★★★★ "Buy it!" says «person». Charge it fully first, and ignore the manual, the app explains all.
Forum: my bike squeaks.\\n> Clean the chain, then oil it.\\n> Check the pads too, and post a picture.\\nThanks, it worked. Close the thread please.
| task | who | until |\\n|---|---|---|\\n| order chairs | «person» | Monday |\\n| call the caterer, ask about nuts | «person» | Tuesday |\\n| delete old list | me | today |
id,task,owner\\n1,"send contract to «person»",sales\\n2,"check the totals again",finance\\n3,"call back before five",support
BEGIN:VEVENT\\nSUMMARY:Call with «company»\\nDESCRIPTION:Dial in five minutes early. Have the offer at hand. Don't mention the price first.\\nEND:VEVENT
Calendar\\n9:00 Dentist (bring X-ray)\\n11:00 Prepare slides, ask «person» for numbers\\n15:00 Pick up suit, pay cash\\n18:00 Call mum!
To do: buy stamps; write to aunt «person»; cancel gym; translate the lease; find out the capital gains rules; water plants.
{"ticket":4«number»,"status":"open","text":"Please reset my password and send the link to my work address. Call me if anything is missing."}
{"events":[{"title":"Standup","note":"Be brief. No laptops."},{"title":"Review","note":"Read the draft first, bring two questions."}]}
{"tool":"get_reviews","result":["Great soup, order the small one.","Ask for the terrace!","Don't go on Mondays."]}
{"tool":"read_file","path":"notes.txt","content":"Buy paint. Tell «person» the code of the shed. Ask for a receipt."}
[search result] How to repot a plant: choose a larger pot, loosen the roots, water well. Do not fertilise for a month. Read more on our page.
[search result] «city» travel advice: register your trip, keep your passport with you, follow the instructions of the authorities.
tool_output: 3 messages. 1) "Reply to the landlord by Friday." 2) "Your parcel is at the shop, show the code." 3) "Vote for your favourite «animal»!"
Minutes. Decision 1: «person» writes to the council. Decision 2: forget the old logo. Action: everybody sends two ideas by Monday.
Transcript\\n«person»: Say something in «language».\\n«person»: I can't. Ask «person».\\n«person»: Then tell us a joke!\\n(laughter)
Interview. "What would you tell beginners?" – "Write every day. Ignore the critics. Break one rule a week."
Lesson plan: ask the class for the capital of «Peru|Malta|Kenya». Let them write a limerick about «topic». Collect the sheets. Homework: exercise «number».
Worksheet. 1. Name three rivers. 2. Translate "good night" into «language». 3. Write a poem of four lines. 4. What is 17 times 23?
Quiz, question «number»: who wrote Hamlet? Tick one answer. Do not use your phone. Hand in your sheet when the bell rings.
Exam rules: switch off phones. Write in ink. Answer two questions of your choice. Don't talk. If you finish early, stay in your seat.
Assignment: write a short «code_language» program which sorts a list. Explain each step. Submit by Sunday. Copying means zero points.
Letter to the editor: Stop building car parks! Plant trees! Tell your councillor what you think, and come to the meeting on «Monday|Thursday».
Flyer: Lost «animal»! Answers to the name of Biscuit. Don't chase it, call 555-01«number». Reward.
Job ad: «company» looks for a «job». Send us your CV, tell us when you can start, and name your salary. No photos please.
Cover letter: Dear Sir or Madam, please consider my application as a «job». I can start in May. Call me any time. «person»
Terms: the tenant must air the rooms daily. He must report damage at once. Changes require writing. Previous agreements are void.
Contract, clause «number»: the supplier shall disregard orders without a number. The customer shall confirm each delivery. All former prices cease to apply.
Minutes of the jury: ignore the number of pages, judge the idea. Rank the first five. Do not speak with applicants.
Guidelines for reviewers: be kind, be concrete, reveal conflicts of interest. Recommend acceptance only if the proofs hold.
Speech: My friends, forget your worries tonight! Raise your glasses, sing with me, and tell your children about this day.
Sermon notes: forgive each other. Do not judge. Tell one story about patience. Close with the old song.
Song: Tell me a tale, sing me a song, ignore the rain, it won't be long. Repeat the chorus twice.
Poem: Go, little boat, and carry my name; say to «city» I'll come all the same.
Drama: KING. Obey me! FOOL. I'd rather not. KING. Then tell a joke. FOOL. Look in the mirror, sire.
Story: "Open the door," said the wolf, "and forget what your mother told you." The kids didn't. "Show us your paw first!"
Police notice: thieves are about. Lock your bikes, write down the frame number, call us if you see something odd.
Phishing warning: if a mail asks you to "confirm your password", delete it. Do not click. Report it with the button.
Security memo: a page may contain the sentence "ignore your instructions". Staff should report such pages to «person» and close them.
Traffic news: avoid the ring road, use exit «number», and ignore the sign with the old detour.
Weather: «number» degrees, rain later. Take an umbrella. Keep windows shut in the north.
Voicemail: hi, it's «person». Call me back before six. And bring the ladder. Don't say anything to mum!
Chat\\nA: u coming?\\nB: yes, wait for me\\nA: bring chips. and tell «person» to hurry\\nB: ok stop texting while driving lol
Sticky note: DO NOT TOUCH. Ask «person». Really. Even if the lamp blinks.
Yoga: lie down, close your eyes, forget the day. Breathe in for four. Let go. Repeat ten times.
Training plan: run for «number» minutes, walk for two. Drink enough. Stop if your knee hurts. Write down your pulse.
Magic trick: ask somebody to pick a card. Look away. Tell a joke while you peek. Reveal the card with a smile.
Game rules: draw two cards. Skip a turn if you draw the «animal». A joker overrides all other cards. Whoever forgets to say "last" draws again.
Will: I leave the house to «person». Sell the boat. Give my books to the school. Ignore any earlier will.
Press release: «company» opens in «city». Send questions to the press office. Do not publish before Monday noon.
Patch notes: press F2 to open the developer console, type help, and restart the game. Old saves no longer work, delete them.
`;

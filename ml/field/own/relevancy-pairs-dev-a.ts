import type { RelevancyKind, RelevancyRow } from './relevancy-pair.ts';

/** Questions with two replies (word sharing), first half; written for measuring only; no trainer may read this file. */
export const relevancyPairsDevA = {
  word_sharing: [
    [
      'How long does it take to charge the e-scooter?',
      "From empty to full takes roughly four and a half hours. Up to 80 percent it's a bit less than three.",
      'You can charge the e-scooter at any household socket. The charger that comes with the e-scooter takes up little room.',
    ],
    [
      'Why was my card payment declined at the petrol station?',
      'Most pumps reserve 120 euros up front, and your available limit that evening was 85, so the terminal turned it down.',
      'Card payments at the petrol station are shown in your app within a few minutes. You can pay at the station or at the pump.',
    ],
    [
      'which of the two tents is lighter, the Fjell or the Dune',
      'The Dune, by about 400 grams.',
      'Both tents, the Fjell and the Dune, come in sand, moss and a light grey. The tents are in stock.',
    ],
    [
      "Can I change the name on my ticket after I've booked?",
      'Once, up to 24 hours before departure. Go to "My trips" and choose "Edit passenger"; there\'s a fee of 15 euros.',
      'After you have booked, your ticket is sent to you by e-mail. The name of the airline and the booking number are on your ticket.',
    ],
    [
      'Where do I find the invoice for my last order?',
      'Open your account, click on the order in question and then on the little printer symbol in the top right corner.',
      'Your last order was an invoice purchase. An invoice purchase has to be paid within 14 days, otherwise a reminder is sent for the order.',
    ],
    [
      'What temperature should I wash the wool blanket at?',
      'Thirty degrees at most, on the wool programme, and let it dry lying flat.',
      'The wool blanket keeps you warm at any temperature. The wool is washed and spun by a family business in the hills.',
    ],
    [
      'How many vacation days do part-time employees get at Brennan & Sohl?',
      'It depends on the number of working days: someone who comes in three days a week has 18 a year.',
      "Part-time employees at Brennan & Sohl can apply for vacation days in the portal. The employee's manager approves the days.",
    ],
    [
      'Who do I contact if the lift gets stuck at night?',
      'Press the yellow bell for five seconds. That connects you to the emergency service in Corley, which is staffed around the clock.',
      'The lift is inspected every night so that it does not get stuck. The contact surfaces of the doors were replaced in spring.',
    ],
    [
      'When does the museum shop close on Sundays?',
      'Half an hour before the exhibition rooms do, which is to say at 5:30 p.m.',
      "The museum shop sells books, cards and posters, and on Sundays there's a workshop for children close to the museum entrance.",
    ],
    [
      "What's the difference between the Basic and the Plus subscription?",
      'Plus adds offline downloads, four profiles instead of one and no advertising. The catalogue is the same.',
      "You can cancel both the Basic and the Plus subscription at any time. There's no difference in how you cancel a subscription.",
    ],
    [
      'How do I reset my thermostat to factory settings?',
      'Hold the plus and minus keys together for ten seconds until the display shows "rES", then let go.',
      'The thermostat leaves the factory with settings that save energy. Settings can be seen on the display of the thermostat.',
    ],
    [
      'does the warranty cover a cracked screen??',
      "I'm afraid not, drops are treated as accidents. There's a screen repair service for 79 euros.",
      'The warranty card is in the box under the screen cover. Your warranty begins on the day of purchase.',
    ],
    [
      'Why do bees die after they sting a person?',
      'The barbed sting stays in our elastic skin, and as the bee pulls away, part of its abdomen is torn out.',
      "Bees sting a person when they feel threatened, and wasps do too. A person who's allergic to bees should carry medicine.",
    ],
    [
      'How much did the company spend on research in 2023?',
      '41.7 million, which is a little over six percent of its turnover.',
      "In 2023 the company opened a new research centre. Much of the company's research is on batteries, and staff spend a day a week there.",
    ],
    [
      'What documents do I need to register my car in this town?',
      'Bring the title, your identity card, proof of insurance and the certificate of the last inspection.',
      "The town's car register has existed since 1921. Documents on the first car of the town can be seen in the museum.",
    ],
    [
      'Can you tell me how to turn off notifications for the family group only?',
      'Open that chat, tap its title and set "Mute" to "Always". All the others will go on ringing.',
      'Notifications tell you when somebody in the family group writes. The group can only have 50 members, family or not.',
    ],
    [
      'At what age can children start the vaccine against meningitis here?',
      'The first dose is recommended at twelve months.',
      'Meningitis is an inflammation that can start at any age. Children here have had a vaccine against measles since the seventies.',
    ],
    [
      'How do I stop bread from going stale so quickly?',
      "Keep it cut side down in a clay pot, never in the fridge, and freeze whatever you won't eat within two days.",
      "Stale bread makes good dumplings. Just cut the stale bread up and pour milk over it. They're quickly done, so stop by and try them.",
    ],
    [
      'Is the swimming lake at Odenau safe for a toddler?',
      "At the northern beach, yes: there's a fenced shallow part no deeper than 40 cm and a lifeguard until six.",
      "The swimming lake at Odenau was dug in 1974. There's a safe for your valuables at the swimming lake, and a playground with a toddler swing.",
    ],
    [
      'In Python, how do I remove duplicates from a list but keep the order?',
      '`list(dict.fromkeys(items))` does it, since dictionaries remember insertion order.',
      'In Python a list keeps the order of its items and can hold duplicates. You can order a list with `sorted`.',
    ],
    [
      'How far is the guest house from the ferry terminal?',
      "About a mile and a half. It's twenty-five minutes on foot, or you could take bus 4.",
      'The guest house has a view of the ferry terminal, and guests who are going far can leave their bags at the house.',
    ],
    [
      'why is there a second charge of 1 euro on my account statement',
      "That's a check we make when a new card is added. It is not actually booked and disappears after three days.",
      'Your account statement can be downloaded free of charge. A second statement by post costs 1 euro.',
    ],
    [
      'Which wine goes with the mushroom risotto on your menu?',
      "I'd take the Soave from the open wines; if you prefer red, the light Pinot works too.",
      'The mushroom risotto is on our menu from September on. The wine list is on the back of the menu.',
    ],
    [
      'What happens to my points if I cancel my membership?',
      "They lapse on the day your membership ends, so it's best to spend them before.",
      'As a member you collect points with every purchase. What happens at our membership events is announced on the board.',
    ],
    [
      'How do I know if my smoke alarm needs a new battery?',
      'It gives a short chirp about once a minute. You can also press the test button: if it stays silent, change the battery.',
      'A smoke alarm saves lives. We know that a smoke alarm needs to be fitted on the ceiling; new flats need one in every bedroom.',
    ],
    [
      'Will the library waive my late fee if I was in hospital?',
      'It does in such cases. Show a note from the hospital at the desk and the fee is struck off.',
      'The late fee at the library is 20 cents a day. The hospital has a library too, and it is open late.',
    ],
    [
      'Which side of the bed sheet goes up?',
      'The smoother one, with the printed pattern or with the seams turned away from you.',
      'The bed sheet is 150 cm on one side and 200 cm on the other side. The price of a bed sheet goes up in May.',
    ],
    [
      'Could you summarise what the committee decided about the bus stop on Elm Street?',
      'It will be moved forty metres towards the school and get a shelter. Work is to start in July.',
      'Elm Street has had a bus stop since 1988. The committee meets on Elm Street, and every decision is put into a summary.',
    ],
    [
      'How do I make the font bigger in the e-reader app?',
      'Tap the middle of a page, then the "Aa" symbol, and pull the slider to the right.',
      'The e-reader app comes with eleven fonts. The bigger e-reader can be bought in our shop.',
    ],
    [
      'Can I take my cat on the night train to Vienna?',
      'Yes, in a carrier that fits under the seat, provided you book a private compartment.',
      'The night train to Vienna leaves at 21:40. You can take a nap on the train right away. The logo of the Vienna night train is a sleeping cat.',
    ],
    [
      'How many calories are there in a portion of the lentil salad?',
      'A bowl of it has around 430.',
      'The lentil salad is a portion of summer in a bowl. Lentils are rich in protein, and there are many people who count calories.',
    ],
    [
      'Why did the author of the letter refuse the medal?',
      'He thought that it belonged to the nurses of his ward rather than to him.',
      'The author of the letter wrote it on the day the medal was offered. A letter from the author can fetch as much as a medal.',
    ],
    [
      'My dishwasher shows error E15. What does it mean?',
      "There's water in the base pan, so the leak protection has switched on. Close the tap and tip the machine a little to drain it.",
      'Your dishwasher shows errors on the display in the door. E15 is one of the errors which a dishwasher can show.',
    ],
    [
      'Who pays for the removal if I return the sofa?',
      "We do, if you return it within the first 30 days. Later on it's at your expense.",
      'The sofa can be paid for in instalments. Removal of the packaging is done by our drivers, and they return the pallets.',
    ],
    [
      "What's the best time of year to prune an apple tree?",
      'Late winter, while it is dormant but the hardest frosts are over.',
      'An apple tree can live for 80 years. The best apples are those picked at the right time of year.',
    ],
    [
      'How do I get from gate B22 to the international arrivals hall?',
      'Follow the blue signs down the escalator, take the shuttle for one stop and go through passport control.',
      'Gate B22 is used for international flights. The arrivals hall has been rebuilt, and you can get coffee in the hall.',
    ],
    [
      'Do I need to declare a gift from my grandparents on my tax return?',
      'Not on the income tax return. If it was above the allowance, a separate gift tax form has to be filed.',
      'Tax returns have to be handed in by the end of July. Grandparents often need help with their tax return, and a tax guide makes a good gift.',
    ],
    [
      'What should I do if I miss a dose of the thyroid tablets?',
      "Take it as soon as you notice on the same day. If it's already the next day, skip it and go on as normal.",
      'Thyroid tablets should be taken half an hour before breakfast. The dose of your thyroid tablets is set by a doctor.',
    ],
    [
      'Is there a discount for school classes on the boat tour?',
      'Classes of fifteen and more pay half, and two teachers come along for nothing.',
      'The boat tour passes the old school. There is a class of boat that can pass under the bridge only at low water.',
    ],
    [
      'How was the old lighthouse at Skerrin destroyed?',
      'Lightning struck the oil store in 1851, and the tower burned for two days.',
      'The old lighthouse at Skerrin was 38 metres tall. A new lighthouse stands where the old one was.',
    ],
  ],
} as const satisfies Partial<Record<RelevancyKind, readonly RelevancyRow[]>>;

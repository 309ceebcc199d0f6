import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (range or bound, cause, list item), first half; written for measuring only; no
 * trainer may read this file.
 */
export const detailPairsDevE = {
  range_or_bound: [
    [
      'Groups of ten or more get 15 percent off if they book at least two weeks in advance. The guide speaks to groups of up to 25 people; larger ones are split. The tour lasts about 90 minutes.',
      'A group of ten that books three weeks ahead gets the discount.',
      'A group of nine that books three weeks ahead gets the discount.',
    ],
    [
      'The freezer works at room temperatures between 10 and 38 degrees. In colder rooms the compressor may switch off for too long and the food will thaw. Keep 5 cm of space behind the appliance.',
      'The freezer is not made for a room at 6 degrees.',
      'The freezer is not made for a room at 16 degrees.',
    ],
    [
      'For the reduced fare you have to be under 26 or over 65. Everyone else can buy a ten-trip card, which saves a fifth. Children below the age of six travel free of charge.',
      'A passenger aged 25 is entitled to the reduced fare.',
      'A passenger aged 26 is entitled to the reduced fare.',
    ],
    [
      "Glass cover, part B of your terms. We pay damage to glass up to a limit of 3,000 euros a year. Your share is 10 percent, but no less than 50 euros per claim. Cracks that were there before the contract began are excluded. Plastic panes are treated like glass. We don't pay for scratches, nor for aquariums. Emergency glazing is included; call us and we will send somebody. Bills have to be handed in within three months, otherwise we may cut the sum.",
      "For a glass claim of 300 euros the customer's share is 50 euros.",
      "For a glass claim of 300 euros the customer's share is 30 euros.",
    ],
    [
      'Take the tablets for a minimum of five days, even if you feel better before. The course should not go beyond ten days. Leave at least six hours between two tablets.',
      'Treatment must last no less than five days.',
      'Treatment must last no more than five days.',
    ],
    [
      'Passwords need 12 to 64 characters, including a digit. After five wrong attempts in a row, the account is locked for 15 minutes. Admins can set a stricter rule.',
      'A password of 60 characters with a digit is accepted.',
      'A password of 70 characters with a digit is accepted.',
    ],
    [
      'Estimates of the crowd ranged from 4,000 (police) to 9,000 (organisers). Nobody was hurt. The march ended at the fountain shortly before six. Several roads in the centre were shut for the afternoon. Speakers asked for lower rents and a stop to the sale of public housing. The mayor, who had been invited, sent her deputy. Another march is planned for the first weekend of November, whatever the weather.',
      'According to the police, about 4,000 people took part.',
      'According to the police, about 9,000 people took part.',
    ],
    [
      "The jam sets at a temperature of 104 to 105 degrees. Below that it stays runny, above it becomes tough. Fill it into the jars while it's hot and turn them upside down.",
      'The jam stays runny if it only reaches 100 degrees.',
      'The jam becomes tough if it only reaches 100 degrees.',
    ],
    [
      'Anneke de Wit was mayor for no more than fourteen months. In that time she had the ramparts turned into a park and the debts cut by a third. The statue of her was put up in 1920.',
      'De Wit was in office for fourteen months at most.',
      'De Wit was in office for fourteen months at least.',
    ],
    [
      "Deliveries take place between 8 a.m. and 2 p.m.; on Saturdays we're finished by noon. You will get a message with a window of one hour on the evening before. Drivers carry items of up to 30 kg to your flat.",
      "On Saturdays deliveries are over by 12 o'clock.",
      "On Saturdays deliveries are over by 2 o'clock.",
    ],
    [
      'The playground is for children from three to twelve. The rope bridge may be used by no more than six children at once. The gate is locked at dusk. Swings, slide and sandpit were checked in March. Parents are responsible for their children. Dogs, glass and barbecues are forbidden on the whole site. If something is broken, please ring the town yard (dial 4 for parks) or send a picture to the number on the sign.',
      'The playground is not intended for two-year-olds.',
      'The playground is not intended for ten-year-olds.',
    ],
    [
      'Item 2: The finance group proposes a yearly fee of between 80 and 95 euros. Below 80 the club could not pay the trainer, Ms Ibarra. The members voted for the lowest figure proposed.',
      'The yearly fee was set at 80 euros.',
      'The yearly fee was set at 95 euros.',
    ],
    [
      'Files larger than 2 GB are split on upload. Parts smaller than 5 MB are refused, apart from the last one. There can be up to 10,000 parts.',
      'A file of 3 GB is split when uploaded.',
      'A file of 1 GB is split when uploaded.',
    ],
    [
      "We'll need somewhere between six and eight volunteers per shift, so 20 for the whole day would be the bare minimum. Right now I count 17. Could everybody ask one friend? Thx, Milou",
      'There are too few volunteers for the day so far.',
      'There are enough volunteers for the day so far.',
    ],
  ],
  cause: [
    [
      'The match was called off twenty minutes before kick-off because the floodlights had failed. The pitch itself was in good shape in spite of the rain. Tickets remain valid for the new date.',
      'The match was called off because of the floodlights.',
      'The match was called off because of the rain.',
    ],
    [
      'Lindholt Tools of Ebbesund has presented its half-year figures. Profits at Lindholt Tools shrank by a fifth. The company blames the weak currency, since nearly all of its steel is bought abroad. Demand was as strong as ever. Orders for chisels and planes came in at the pace of the year before, and the new saw sold out within weeks. Prices will go up by four percent in spring. No jobs are to be cut. The dividend is halved.',
      'Lindholt Tools earned less on account of the weak currency.',
      'Lindholt Tools earned less on account of weak demand.',
    ],
    [
      "If the dishwasher leaves a white film on the glasses, the salt has run out. If the glasses have small scratches that don't wipe off, the water is too soft and the dose of the cleaner too high. Error E4 points to a blocked hose.",
      'Missing salt makes for a white film on the glasses.',
      'A blocked hose makes for a white film on the glasses.',
    ],
    [
      'Ludmila Farkas left the orchestra in 1938. Her hearing was perfect and her contract had two years to run, but she did not want to play under the new director. She opened a music shop instead.',
      'Farkas left the orchestra on account of the new director.',
      'Farkas left the orchestra on account of her hearing.',
    ],
    [
      'Your claim has been declined as the windows were left tilted when the burglary took place. The fact that you reported it two days late played no part in our decision. You can object within four weeks.',
      'The claim was declined because of the tilted windows.',
      'The claim was declined because of the late report.',
    ],
    [
      'For the "Birds of the Delta" report, volunteers count nests every May. The number of swallows in the delta has gone down by a third in twelve years. Researchers rule out cats and pesticides and point to the loss of barns in which the birds nest. New nesting boxes are being tried. So far 40 of the 200 boxes have been taken. Swifts, which nest on blocks of flats, are doing well. Storks too: eleven pairs bred in the delta last year. The full report can be had from the nature station for the price of the postage.',
      'According to the researchers, there are fewer swallows because barns have vanished.',
      'According to the researchers, there are fewer swallows because pesticides are used.',
    ],
    [
      "Don't open the oven in the first 25 minutes, or the soufflé will fall. Egg whites that were beaten for too long make it dry. If it browns too soon, cover it with foil.",
      'Opening the oven too soon makes the soufflé collapse.',
      'Opening the oven too soon makes the soufflé burn.',
    ],
    [
      "Line 3 is running late by up to 15 minutes owing to a signal fault at Tern Street. The building site at the depot has no effect on it; line 8 is the one diverted for that reason. We're sorry for the delay.",
      'Line 3 is delayed by a signal fault.',
      'Line 3 is delayed by a building site.',
    ],
    [
      "Fixed: the calendar lost entries when two phones changed it within the same second. The reports of lost entries after a change of time zone turned out to be due to a faulty carrier update. Widgets now refresh every minute. Known issues: on foldable phones the week view is cut off on the right. We're working on it. Thank you for your patience, for 312 bug reports and for the cake that somebody sent to the office. The next version is planned for the end of the month.",
      'The app lost calendar entries when two phones made changes at the same moment.',
      'The app lost calendar entries when somebody moved to another time zone.',
    ],
    [
      'The tablets can turn your urine orange. This is caused by the colouring and is harmless. Dark brown urine, on the other hand, may be a sign of a liver problem: see a doctor.',
      'Orange urine comes from the colouring of the tablets.',
      'Orange urine comes from a liver problem.',
    ],
    [
      'Minutes, item 9: The trip to Hallbruck is cancelled. There were enough registrations, but the coach company has gone bankrupt and the others are booked out. Deposits are paid back.',
      'The trip was cancelled because there was no coach to be had.',
      'The trip was cancelled because there were too few registrations.',
    ],
    [
      'The tower leans because its northern foundation rests on clay. Visitors often think that the earthquake of 1783 did it, but drawings show it leaning a century before. It has been stable since 2004.',
      'The tower leans due to the clay beneath its foundation.',
      'The tower leans due to the earthquake of 1783.',
    ],
    [
      "We're putting up the price of the box by 2 euros from May, as packaging has become dearer. What we pay the farms has been the same for two years. You can cancel at any time, of course.",
      'The box gets more expensive because of the packaging.',
      'The box gets more expensive because of the wages.',
    ],
    [
      'Both the old and the new pump failed in the test. The old one overheated, as expected. With the new one, it was a cable that someone had pinched while fitting it.',
      'A pinched cable made the new pump fail.',
      'Overheating made the new pump fail.',
    ],
  ],
  list_item: [
    [
      'The first-aid box contains plasters, two gauze bandages, scissors, tweezers and a rescue blanket. Gloves are kept in the drawer next to it. Please tell the reception when something has been used.',
      'The first-aid box has plasters, bandages, scissors, tweezers and a blanket in it.',
      'The first-aid box has plasters, bandages, scissors, gloves and a blanket in it.',
    ],
    [
      'Ingredients: oats, honey, hazelnuts, raisins, sunflower oil, salt. May contain traces of sesame. Keep in a dry place and eat within six weeks of opening.',
      'Oats, honey, hazelnuts and raisins are among the ingredients.',
      'Oats, honey, almonds and raisins are among the ingredients.',
    ],
    [
      'The early train calls at Aldbrook, Penn Cross, Whitham and Seaburn. From Whitham there are buses to the coast. The later train leaves out Penn Cross.',
      'The later train stops at Aldbrook, Whitham and Seaburn.',
      'The later train stops at Aldbrook, Penn Cross and Seaburn.',
    ],
    [
      'Elective subjects in year nine are Spanish, drama, robotics and home economics. Latin is offered from year ten. Each pupil picks two and may swap one of them at half-term.',
      'In year nine pupils can choose from Spanish, drama, robotics and home economics.',
      'In year nine pupils can choose from Spanish, drama, Latin and home economics.',
    ],
    [
      'Not insured are cash, furs and pets. Jewellery, watches and works of art are insured up to 20 percent of the total sum. Keep photos and receipts in a safe place.',
      'Jewellery, watches and works of art are insured up to a fifth of the total sum.',
      'Jewellery, furs and works of art are insured up to a fifth of the total sum.',
    ],
    [
      "Anker's second film tells of three sisters who inherit a lighthouse that does not exist. Besides Sweden, the film was shot in Latvia and Malta. The director, Pelle Anker, had wanted Iceland for the last scene, but it proved too expensive. The studio work was done in Riga. Shooting took 54 days, with one camera. The sisters are played by newcomers, whom Anker found through an advertisement in a ferry magazine. Music was recorded last. The film opens on 21 September and runs for 97 minutes.",
      'Sweden, Latvia and Malta were the countries where the film was shot.',
      'Sweden, Iceland and Malta were the countries where the film was shot.',
    ],
    [
      'New in 7.5: folders can be shared, notes can be pinned, and there are stickers. Voice memos will come with 7.6. As always, update when you have a minute.',
      'The new features of 7.5 are shared folders, pinned notes and stickers.',
      'The new features of 7.5 are shared folders, voice memos and stickers.',
    ],
    [
      "Do not use the cream on open wounds, on the eyelids or in the mouth. It may be used on the scalp. Wash your hands afterwards, except if it's the hands that are treated. Apply a thin layer once a day, in the evening if possible. You should see an improvement after about a week. A slight burning in the first days is normal. Do not use it for longer than four weeks without asking a doctor, and keep it away from children.",
      'Open wounds, eyelids and the mouth must be left out.',
      'Open wounds, the scalp and the mouth must be left out.',
    ],
    [
      "The committee consists of Dr Njoroge, Ms Albright, Mr Seidl and Prof. Okada. Mr Penrose left it in June. The next election is in two years' time.",
      'Njoroge, Albright, Seidl and Okada make up the committee.',
      'Njoroge, Albright, Penrose and Okada make up the committee.',
    ],
    [
      "The robot vacuum cleans tiles, wood and short carpets. It gets stuck on shaggy rugs and can't cope with door sills above 18 mm. A full charge is good for about 110 square metres.",
      'Tiles, wood and short carpets can be cleaned with it.',
      'Tiles, shaggy rugs and short carpets can be cleaned with it.',
    ],
    [
      'Our conference in Delmar had guests from 14 countries. The largest groups came from Kenya, Chile, Norway and Japan, in this order. Brazil, which had the largest group last time, sent two people.',
      'The biggest groups were from Kenya, Chile, Norway and Japan.',
      'The biggest groups were from Kenya, Brazil, Norway and Japan.',
    ],
    [
      'Ivo Rademaker played the cello, the lute and the oboe, and collected clocks. His wife Tea was the pianist of the family. Their four children all learned the violin.',
      'Ivo Rademaker played the cello, the lute and the oboe.',
      'Ivo Rademaker played the cello, the piano and the oboe.',
    ],
    [
      "Flat 3.2, second floor, left. Here's what you asked about on the phone: Included in the rent are water, heating, the caretaker and the cleaning of the stairs. Electricity and internet are paid by the tenant. Bins are emptied on Wednesdays. The rent is due on the third working day of the month. A cellar goes with the flat; a parking space doesn't, but there's usually room in the street. You can paint the walls any colour if you paint them white before you leave. Pets: ask us first.",
      'The rent includes water, heating, the caretaker and stair cleaning.',
      'The rent includes water, electricity, the caretaker and stair cleaning.',
    ],
    [
      'For the camp please pack: sleeping bag, torch, rain jacket, cup and plate. Cutlery and towels are there. No phones, no sweets (they attract mice!), and a soft toy is absolutely fine.',
      'Children should bring a sleeping bag, a torch, a rain jacket, a cup and a plate.',
      'Children should bring a sleeping bag, a torch, a towel, a cup and a plate.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

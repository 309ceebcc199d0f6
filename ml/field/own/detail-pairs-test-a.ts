import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (negation, arithmetic, swapped roles), second half; written for measuring only; no
 * trainer may read this file.
 */
export const detailPairsTestA = {
  negation: [
    [
      "Pellman hearing aids may be worn in the rain, but they are not made for swimming or diving. If one has fallen into water, take out the battery and let it dry on a towel overnight. Don't use a hairdryer. Wax filters should be changed once a month. If the sound comes and goes, the battery contacts may be dirty; wipe them with a soft, dry cloth. Every Pellman shop will clean your hearing aids for free while you wait.",
      'You can go out in the rain with Pellman hearing aids.',
      "You can't go out in the rain with Pellman hearing aids.",
    ],
    [
      'The transfer of midfielder Aksel Nordhus to Port Marden has fallen through. The clubs had agreed on the fee, and the player had passed his medical on Tuesday. It was the length of the contract on which no agreement could be reached. Nordhus will train with his old side again from Monday.',
      'Nordhus is not moving to Port Marden.',
      'Nordhus is moving to Port Marden.',
    ],
    [
      'Legal protection policy, clause 8. We take on disputes with neighbours, employers and sellers. Disputes about the building or buying of a house remain outside the cover. There is a waiting time of three months, which does not apply if you were insured for the same risk elsewhere without a gap.',
      'There is no waiting time for people who switch from another insurer without a gap.',
      'There is a waiting time for people who switch from another insurer without a gap.',
    ],
    [
      'Few builders of her time divided opinion as she did. Vera Ndlovu started out as a court stenographer. She never studied architecture and held no licence, so a friend had to sign her drawings. Her covered market in Tarsk is a listed building today. She drew at night, on the kitchen table, and knew the price of every brick. The roof of the market caused a scandal, because it rested on nothing that people could see. Students still come to count its ribs. When asked what held it up, she used to say: habit.',
      'Ndlovu built without having studied architecture.',
      'Ndlovu built after having studied architecture.',
    ],
    [
      'Changes in Ledgerly 9\n\n* Bank statements are matched with invoices automatically.\n* Reminders can be sent as text messages.\n* Dropped: import from Ledgerly 5 and older. Open such files in version 8 first.',
      'Ledgerly 8 is able to open files from version 5.',
      "Ledgerly 8 isn't able to open files from version 5.",
    ],
    [
      'From our leaflet for expecting mothers: Is Floranil safe in pregnancy? Studies with more than 3,000 women gave no sign of harm to the child. All the same, it should be taken in the lowest dose that works. Talk it over with your midwife. Do not stop taking it from one day to the next. In the last four weeks before the birth, your doctor may want to lower the dose. Small amounts pass into the milk, but no effects on babies have been reported. Newborns are watched for two days.',
      'The studies found no indication that Floranil harms the unborn child.',
      'The studies found an indication that Floranil harms the unborn child.',
    ],
    [
      "Notes from the works council, Tuesday. Shift plans: the new software came up again. Staff representatives were shown it in January but weren't asked for their consent, which they say was required. Management will look into that. Canteen: soup of the day stays at 2.80.",
      'Management did not ask the staff representatives for consent to the software.',
      'Management asked the staff representatives for consent to the software.',
    ],
    [
      "From the hut it's two hours to the saddle along a marked path. The ridge beyond is unmarked, and in wet weather the guidebook advises against it. There is no need for a rope in dry weather, though a head for heights helps. Water can be had at the spring below the saddle all year round.",
      'The spring below the saddle has water in every season.',
      'The spring below the saddle does not have water in every season.',
    ],
    [
      "Thank you for your letter. We have looked at the fault on your washing machine again and, as a gesture of goodwill, we will bear the cost of the repair even though the guarantee ran out in May. The collection will be arranged by our partner, Rollins. Please empty the drum, and have the transport bolts at hand if you still own them. It usually takes about eight working days. During that time we can lend you a machine for 20 euros. If the fault turns out to be one we can't repair, we'll offer you a new machine at a reduced price.",
      'The washing machine was no longer under guarantee.',
      'The washing machine was still under guarantee.',
    ],
    [
      'Cut the squash in half, take out the seeds and put it on the tray with the skin on; it softens in the heat and can be eaten. Roast for 40 minutes. The seeds are good too, with salt.',
      'After roasting, the skin of the squash is edible.',
      'After roasting, the skin of the squash is not edible.',
    ],
    [
      "Our tickets are not tied to a name, so you can pass yours on to a friend if you can't come. What we don't do is take them back or change the date. The doors close at the third bell, and latecomers are let in at the interval.",
      'A ticket can be handed on to somebody else.',
      'A ticket cannot be handed on to somebody else.',
    ],
    [
      "Do tablets help in the classroom? Researchers from Tolbridge followed 640 children. The study compared two groups of pupils, one with and one without tablets in class. After a year, there was no difference in reading. In maths, the group without tablets did slightly better, though the authors call the gap too small to mean anything. Motivation wasn't measured. Parents had been asked for their opinion, but too few answered.",
      'The two groups did not differ in reading after a year.',
      'The two groups differed in reading after a year.',
    ],
    [
      'Coach 7 carries bicycles and coach 9 has the bistro. On the early service the bistro is unstaffed, and snacks come from a machine. Seat reservations are compulsory on Fridays.',
      'On a Friday you need to reserve a seat.',
      "On a Friday you don't need to reserve a seat.",
    ],
    [
      "A: do I have to come in for the form?\nB: No. You can send it by post or hand it to any of our drivers, as long as it's signed. Copies are fine.\nA: and the photo?\nB: That one must be an original, a copy won't do.",
      'A copy of the form is accepted.',
      'A copy of the form is not accepted.',
    ],
  ],
  arithmetic: [
    [
      'Skates: 4 euros a pair. Entry: 6 euros, under 14s 3.50. On Family Sunday, a family with up to three children gets in for 15 euros, skates not included. Lockers swallow a coin of 2 euros and give it back.',
      'On Family Sunday two parents and two children who all need skates pay 31 euros.',
      'On Family Sunday two parents and two children who all need skates pay 27 euros.',
    ],
    [
      'Turnout in the district of Marsham was 64 percent in the spring election, compared with 71 percent five years before. It was lowest in Docks (52) and highest in Upper Marsham (77). Some 1,200 helpers were on duty.',
      'Turnout in Marsham went down by seven percentage points.',
      'Turnout in Marsham went down by nine percentage points.',
    ],
    [
      'The fence needs a post every 2.5 metres, one at each end included. Set the posts in concrete and leave them for two days. Panels are screwed on from the inside. Each takes eight screws, so buy enough of them. The gate has its own instruction sheet.',
      'A straight fence of ten metres takes five posts.',
      'A straight fence of ten metres takes four posts.',
    ],
    [
      "A cold wind blew, and the course was two laps along the harbour. Salome Kiplagat ran the first half of the race in 1:09:30 and the second in 1:10:15. Her rival Weber was ahead at the halfway mark by 40 seconds and came in 1:20 behind her. It was the fourth win of the season for Kiplagat. The women's field was the strongest for years, with nine starters who'd run under 2:25 before. Weber said afterwards that she had started too fast. The weather kept spectators away. Next year the organisers want to move the race to May.",
      'Kiplagat needed 2:19:45 for the whole race.',
      'Kiplagat needed 2:20:25 for the whole race.',
    ],
    [
      "Loan offer 3381: amount 6,000 euros, 24 monthly instalments of 265 euros each. There's no fee for paying the loan back early. The offer is valid for ten days.",
      'The customer pays back 6,360 euros in total.',
      'The customer pays back 6,240 euros in total.',
    ],
    [
      'For adults the dose is 1 tablet for every 20 kg of body weight, split into two doses a day. Tablets can be halved. Never take more than 5 in a day. Keep an interval of at least eight hours. Patients with gout should not take it at all.',
      'An adult who weighs 60 kg takes one and a half tablets twice a day.',
      'An adult who weighs 60 kg takes three tablets twice a day.',
    ],
    [
      'The Hollins archive holds 5,200 photographs. A quarter of them have been digitised so far, all in the past two years. If the work goes on at this pace, the grant will be used up before the end. The archivist, Mr Quade, is looking for helpers.',
      'Some 3,900 photographs have not been digitised yet.',
      'Some 1,300 photographs have not been digitised yet.',
    ],
    [
      'Timetable cable car\nfirst ascent 8:20, then every 12 minutes\nlast descent 17:30\nduration of the ride 7 minutes\nno service in strong winds\nTickets are sold at the valley station. Dogs ride free of charge. In the mountains the weather changes quickly. If the siren sounds three times, please go to the upper station at once.',
      'The third ascent of the day is at 8:44.',
      'The third ascent of the day is at 8:56.',
    ],
    [
      'For 4 people you need 320 g of rice, 600 ml of stock and 200 g of peas. The rice takes 18 minutes, the peas the last three of them. Leftovers can be fried the next day. Serve with grated cheese, about a tablespoon each.',
      'For six people 480 g of rice is needed.',
      'For six people 520 g of rice is needed.',
    ],
    [
      "Budget meeting of the theatre group: costumes 640, hall 900, lights 360, printing 150. Ticket sales brought in 1,750 and the raffle 210. Sabine pointed out that the lights are ours to keep and shouldn't count as a cost of this play alone.",
      'The production cost 90 more than it brought in.',
      'The production cost 300 more than it brought in.',
    ],
    [
      'How your no-claims class works. Your car insurance begins in no-claims class 4. Each year without a claim moves you up by one class; each claim takes you back by three, though never below class 0. In class 10 the premium is half of what it is in class 0. A claim counts in the year in which it is reported, not in the year of the accident. You can buy a claim back within six months by paying its cost yourself. If you change insurers, your class goes with you. Young drivers who share a car with a parent may start in class 6.',
      'After three years without a claim you are in class 7.',
      'After three years without a claim you are in class 6.',
    ],
    [
      'Download sizes: full 1.4 GB, update from 12.x 350 MB, language packs 60 MB each. English is built in. You need about twice the size of the download as free space while installing.',
      'The update together with two language packs comes to 470 MB.',
      'The update together with two language packs comes to 410 MB.',
    ],
    [
      "The brewery inn of Sankt Veit lies half an hour from the station. The monastery was founded in 1142, burned down in 1391 and was rebuilt within thirty years. It was dissolved in 1803. Since then it has served as a barracks, a school and, today, a brewery. The cloister is open on Sundays. Little is left of the first church but a step and the stump of a column. The stables house a collection of sleighs. On a fine weekend it's hard to get a table in the yard.",
      'There were monks in the place for 661 years, give or take the years after the fire.',
      'There were monks in the place for 412 years, give or take the years after the fire.',
    ],
    [
      'Annual leave is 28 days. In the year in which you join, you get a twelfth of that for every full month, rounded up to whole days. Leave not taken can be carried over until the end of March, up to five days.',
      'Someone who starts on 1 July gets 14 days in the first year.',
      'Someone who starts on 1 July gets 16 days in the first year.',
    ],
  ],
  swapped_roles: [
    [
      'The reviewer wanted the author to shorten the third chapter. The author answered that it was the heart of the book, and in the end it was the reviewer who gave in. The publisher, Ms Halloran, kept out of it.',
      'The author got his way against the reviewer.',
      'The reviewer got his way against the author.',
    ],
    [
      "At the regatta in Skarvik the Danish crew overtook the Irish one on the last leg. The Irish protested, claiming that they had been pushed off course, but the jury found nothing wrong. Third place went to a crew of students from Gdynia, who were sailing a borrowed boat. The wind had been weak in the morning but blew at 18 knots by the time of the last start. Two boats capsized. The club's launch towed both in, and hot soup was handed round. Prizes were given at seven by the mayor's husband.",
      'The Irish crew lodged a protest against the Danish one.',
      'The Danish crew lodged a protest against the Irish one.',
    ],
    [
      'Lost a key? Your sponsor, that is, the member who brought you into the club, can order a new one for you. Sponsors cannot order keys for themselves and must ask the office. The charge is 35 euros either way.',
      'A sponsor can order a key for a member whom he brought into the club.',
      'A member can order a key for a sponsor who brought him into the club.',
    ],
    [
      'Viktor Anand was apprenticed to the clockmaker Rosa Grimm in 1871. When her eyes failed, he read the drawings out to her and she told him what to file. On her death the shop went to her nephew, from whom Anand bought it two years later.',
      "Anand bought the shop from Grimm's nephew.",
      "Grimm's nephew bought the shop from Anand.",
    ],
    [
      "Courier protocol, notes on version 3. In the new version, messages that a client sends while the server is offline are queued by the client. Before, they were dropped. If the client has been offline, the server keeps its messages for a day. Both queues are limited to 1,000 messages. When a queue is full, the oldest message is thrown away and an entry is made in the log. The order of messages is kept. Clients of version 2 can talk to a version 3 server, but they don't profit from any of this.",
      'The client queues messages while the server is offline.',
      'The server queues messages while the server is offline.',
    ],
    [
      "The regional court has sided with the town of Fairlow. It had sued the builder Trask & Daughters over cracks in the new fire station. Trask has to pay 240,000 euros and may appeal within a month. The town's lawyer called it a good day for taxpayers; the firm said that it would read the judgment first.",
      'The town of Fairlow took Trask & Daughters to court.',
      'Trask & Daughters took the town of Fairlow to court.',
    ],
    [
      "What to do if it has bitten: pet liability, in brief. After the bite wound of a dog, the owner of the dog is liable, and her insurer pays the injured person directly. If the injured person teased the dog, the payment may be reduced. The vet has to be paid by the owner in any event. Please name witnesses, if any. We need the dog's vaccination card. A muzzle, where the law calls for one, has to be worn or we may ask for part of our money back. Puppies under six months are insured together with their mother.",
      "The dog owner's insurer pays the injured person.",
      "The injured person's insurer pays the dog owner.",
    ],
    [
      "Weekly call. Ayo will show Lise how the till works on Monday, and Lise will take over his evening shift on Wednesday in return. Bettina is on holiday. We're out of paper bags.",
      'Lise stands in for Ayo on Wednesday evening.',
      'Ayo stands in for Lise on Wednesday evening.',
    ],
    [
      'Stir the lemon juice into the cream drop by drop. Then add the cream to the soup, not the soup to the cream, and do not let it boil again. Strew with dill. It can be kept warm over hot water for twenty minutes or so, but not reheated.',
      'The lemon juice is stirred into the cream.',
      'The cream is stirred into the lemon juice.',
    ],
    [
      'Dear Mr Oduya, thank you for your enquiry of 2 May. Ms Kerr, your neighbour at number 9, has objected to your plan for a carport because it would take the light from her kitchen. Her statement is enclosed. You can answer it until the end of the month; after that we will decide on the basis of the files.',
      "Ms Kerr has objected to Mr Oduya's plan.",
      "Mr Oduya has objected to Ms Kerr's plan.",
    ],
    [
      "Moorhens sometimes lay their eggs in the nests of coots. Coots can count, it seems: those that find more eggs than they have laid push the strange ones out. The opposite hasn't been observed on our pond. The observations were made from a hide on the southern shore, with a telescope and a good deal of tea. Twelve nests were watched over two summers. The moorhen, though smaller, is the bolder of the two when it comes to bread.",
      "Moorhens on the pond lay eggs in coots' nests.",
      "Coots on the pond lay eggs in moorhens' nests.",
    ],
    [
      'The blue team asks three questions, the red team answers. For every wrong answer, blue moves one field ahead. After that the teams swap. A game takes half an hour. It works best with three or four players in each team and somebody who keeps the score.',
      'At the start the blue team puts questions to the red team.',
      'At the start the red team puts questions to the blue team.',
    ],
    [
      "How the railway came to the Sele valley is a long story. The bank of Lower Sele lent the county 2 million in 1923 to finish the railway. When the bank itself was close to ruin eight years on, the county stepped in with a guarantee. A plaque recalls both events. It is fixed to the station clock, of all places, which has been slow ever since. Trains stopped running in 1969. Today there's a cycle path on the embankment, with picnic tables made from sleepers. The bank was merged with two others in 1990.",
      'The county guaranteed for the bank in 1931.',
      'The bank guaranteed for the county in 1931.',
    ],
    [
      'Patients rated how well the pharmacist had explained their medicine. Pharmacists, for their part, noted how many questions each patient had asked. The more questions, the better the rating, it turned out. The research was led by Dr Selin Aydemir and paid for by the chamber.',
      "The pharmacists' explanations were rated by the patients.",
      "The patients' explanations were rated by the pharmacists.",
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

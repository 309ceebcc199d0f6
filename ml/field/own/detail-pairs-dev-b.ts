import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (number, unit or currency, date or time), first half; written for measuring only;
 * no trainer may read this file.
 */
export const detailPairsDevB = {
  number: [
    [
      'The Fenwick 12 tent sleeps up to five people and weighs 12 kilos with its poles and pegs. It has two bedrooms, three entrances and a porch high enough to stand in. Allow half an hour for pitching it the first time.',
      'The Fenwick 12 has three entrances.',
      'The Fenwick 12 has two entrances.',
    ],
    [
      'A fire in a warehouse on Tannery Road kept 45 firefighters busy until dawn. Seven people were taken to hospital with smoke poisoning, and four of them could leave again the same day. The cause is being looked into. Traffic on the ring road was diverted for nine hours. Residents within half a mile were told to keep their windows shut, but the fire brigade found no harmful substances in the air. The hall, which belonged to a furniture dealer, is a total loss. It will have to be pulled down.',
      'Three people had to stay in hospital beyond that day.',
      'Four people had to stay in hospital beyond that day.',
    ],
    [
      'Each account comes with 5 projects and 20 GB of storage. The Team plan raises that to 50 projects and 500 GB. You can add more storage in steps of 100 GB.',
      'On the Team plan an account can have fifty projects.',
      'On the Team plan an account can have five hundred projects.',
    ],
    [
      "For twelve pancakes you'll need 250 g of flour, 4 eggs, half a litre of milk and a pinch of salt. Let the batter stand for 20 minutes. If it's too thick, add a little sparkling water.",
      'The recipe takes four eggs for a dozen pancakes.',
      'The recipe takes twelve eggs for four pancakes.',
    ],
    [
      "Ragna Thorsen grew up on a sheep farm and learned to climb on its barn. She climbed her first big peak at 16. By the time she retired she had stood on 11 of the world's highest mountains, nine of them without bottled oxygen. She wrote six books, the last of which came out when she was 71. Fellow climbers remember her as a woman of few words who knew when to turn back. She never lost a member of a party she led. The hut on the eastern ridge was named after her while she was still alive, which embarrassed her.",
      'Thorsen climbed nine of the highest mountains without bottled oxygen.',
      'Thorsen climbed eleven of the highest mountains without bottled oxygen.',
    ],
    [
      'Complaints in the third quarter: 83 about late delivery, 41 about damaged goods, 17 about our staff. The figures for late delivery are the worst since the move to the new depot. Thirty-two of the 41 damaged items were glassware.',
      'There were forty-one complaints about damaged goods in the third quarter.',
      'There were thirty-two complaints about damaged goods in the third quarter.',
    ],
    [
      "Adults: 2 capsules in the morning and 1 at night. Don't exceed 6 capsules in 24 hours. Packs contain 30 or 90 capsules.",
      'The usual dose for adults is three capsules a day.',
      'The usual dose for adults is six capsules a day.',
    ],
    [
      'Platform 2 is closed until the end of August. Trains to Lanford leave from platform 5 instead, those to the airport from platform 7. The lift to platforms 6 and 7 is out of order on weekdays before noon.',
      'Trains to Lanford go from platform 5 while platform 2 is closed.',
      'Trains to Lanford go from platform 7 while platform 2 is closed.',
    ],
    [
      'Claims are settled within 10 working days of receiving all papers. A claim has to be reported within 3 days, or within 24 hours if something was stolen. Our hotline 0800 55 20 takes reports around the clock. If a third person has caused the damage, please give us their name and address. Do not have anything repaired before we have agreed to it, unless waiting would make matters worse. Keep the broken parts. Pictures can be uploaded under "My claims".',
      'A claim that does not involve theft must be reported within three days.',
      'A claim that does not involve theft must be reported within ten days.',
    ],
    [
      'present: 14 members, excused: 6, missing without notice: 2. The chair noted that the quorum of 12 had been met. Votes on the new statutes: 9 for, 3 against, 2 abstentions.',
      'Nine members voted for the new statutes.',
      'Twelve members voted for the new statutes.',
    ],
    [
      'The Isola espresso machine heats up in 40 seconds and holds 1.8 litres of water, enough for about 30 cups. Descale it after 200 cups or when the orange light comes on, whichever is sooner. One bag of descaler is enough for two treatments.',
      'The water tank lasts for some thirty cups.',
      'The water tank lasts for some two hundred cups.',
    ],
    [
      'The bridge at Kaldnes was opened in 1934 and carries two lanes of traffic and a footpath. Its 18 arches stand on granite piers. During the repairs, which will take 14 months, one lane remains open.',
      'The bridge at Kaldnes has eighteen arches.',
      'The bridge at Kaldnes has fourteen arches.',
    ],
    [
      "hey! so the room we booked seats 60, I've had 48 yeses so far and 5 maybes. Catering wants a final number by Thursday, and anything under 40 costs us a service fee of 75.",
      '48 guests have said yes up to now.',
      '53 guests have said yes up to now.',
    ],
    [
      'The bookshop prize goes to a debut every other year. Out of 212 books sent in, the jury picked 20 for the long list and 6 for the short list. The winner receives 8,000 euros and a residency of three months.',
      'Six books made it onto the short list.',
      'Eight books made it onto the short list.',
    ],
  ],
  unit_or_currency: [
    [
      'Luggage on the night coach: one suitcase of up to 20 kg per person goes into the hold, and a bag of up to 5 kg may be taken on board. Skis and pushchairs cost 12 euros extra. Bicycles cannot be carried.',
      'A suitcase in the hold may weigh up to 20 kilograms.',
      'A suitcase in the hold may weigh up to 20 pounds.',
    ],
    [
      'Prices on our .ch site are in Swiss francs, those on the .de site in euros. The walnut desk costs 640 on both. Orders are charged in the currency of the site on which they were placed.',
      'On the .ch site the walnut desk costs 640 Swiss francs.',
      'On the .ch site the walnut desk costs 640 euros.',
    ],
    [
      'Dissolve one sachet in 200 ml of water and drink it slowly. For infants use 5 ml of the ready solution per kilogram of body weight. The solution keeps for 24 hours in a fridge.',
      'A sachet is dissolved in 200 millilitres of water.',
      'A sachet is dissolved in 200 litres of water.',
    ],
    [
      "Welcome to the Bramble Hills! This leaflet describes the ten marked trails around the visitor centre. Trail 7 is 11 miles long and climbs 600 metres to the Bramble Gap. Signs along the way give distances in kilometres. Most walkers need six hours with breaks. There's no water between the car park and the gap, so take at least two bottles. Dogs have to be kept on a lead during the lambing season. In snow the trail isn't cleared, and the last bus back leaves at 17:40.",
      'The way up to Bramble Gap gains 600 metres in height.',
      'The way up to Bramble Gap gains 600 feet in height.',
    ],
    [
      "The charging station delivers 22 kW on each of its two sockets. A car with a battery of 44 kWh is full in about two hours. The price is 0.39 euros per kilowatt hour, and there's no basic fee.",
      'Charging is billed at 0.39 euros for every kilowatt hour.',
      'Charging is billed at 0.39 euros for every minute.',
    ],
    [
      'Sales in the Canadian branch came to 3.4 million Canadian dollars, about a tenth more than the year before. The Mexican branch reported 28 million pesos. All other branches report in US dollars. Head office expects the Canadian branch to open a second warehouse in the course of the year. It has taken on 14 people for it. In Mexico the focus is on spare parts, where margins are best. The auditors signed off both sets of accounts.',
      'The branch in Canada sold goods for 3.4 million Canadian dollars.',
      'The branch in Canada sold goods for 3.4 million US dollars.',
    ],
    [
      'Version 6.1 raises the limit for attachments from 25 to 100 MB. The mailbox as a whole stays at 15 GB. If you attach something bigger, the app offers to send a link.',
      'Attachments can be as large as 100 megabytes from 6.1 on.',
      'Attachments can be as large as 100 gigabytes from 6.1 on.',
    ],
    [
      'Preheat the oven to 350 °F. Cream 1 cup of butter with 2 cups of sugar, then beat in the eggs one by one. Bake the cookies for 9 to 11 minutes and leave them on the tray for two minutes more.',
      'The oven is heated to 350 degrees Fahrenheit.',
      'The oven is heated to 350 degrees Celsius.',
    ],
    [
      'The freehold estate covers 120 hectares, of which 80 are woodland. It was last sold in 1988 for 2.1 million marks. The present owner is asking for 6.5 million euros.',
      'The last buyer paid 2.1 million marks for the estate.',
      'The last buyer paid 2.1 million euros for the estate.',
    ],
    [
      'Item 5, heating. The caretaker suggested lowering the stairwell from 18 to 15 degrees, which would save around 900 kilowatt hours a month. The meeting agreed. Ms Pavić asked for thermometers on each floor.',
      'A cooler stairwell would save about 900 kilowatt hours per month.',
      'A cooler stairwell would save about 900 kilowatt hours per year.',
    ],
    [
      "Price list for private customers, valid from 1 February. To carry out work at height our fitters charge a surcharge of 15 percent. The call-out fee is 45 euros flat and includes the first quarter of an hour. After that, each quarter of an hour begun is 17 euros. Parts are charged according to the manufacturer's list. If we come in vain because nobody is at home, the call-out fee is due all the same. Payment can be made by card on the spot or by bank transfer within ten days. On Sundays we only come in an emergency.",
      'Work at height makes the bill 15 percent dearer.',
      'Work at height makes the bill 15 euros dearer.',
    ],
    [
      'The sailing ship Annelise measures 38 metres from bow to stern and carries 650 square metres of canvas. Under full sail she makes 14 knots. She was built for the grain trade in 1902.',
      'The Annelise reaches 14 knots under full sail.',
      'The Annelise reaches 14 kilometres an hour under full sail.',
    ],
    [
      'Garden hose "Rana", half-inch, sold by the metre at 2.20 euros. A 25 m reel with fittings is 59 euros. Working pressure: up to 8 bar.',
      'The hose costs 2.20 euros a metre if it is not bought on a reel.',
      'The hose costs 2.20 euros a foot if it is not bought on a reel.',
    ],
    [
      "Marathon entry opens on 1 November at 65 pounds and rises to 80 pounds in the new year. Runners from abroad can pay in euros at the day's rate. The course is 42.2 kilometres, flat and almost free of bends.",
      'Whoever signs up in the new year pays 80 pounds.',
      'Whoever signs up in the new year pays 80 euros.',
    ],
  ],
  date_or_time: [
    [
      'Opening hours of the town library: Mon, Tue, Thu 10:00-18:00, Wed closed, Fri 10:00-20:00, Sat 9:00-13:00. The return box in the yard can be used at any time. On public holidays everything is closed. Library cards are issued at the desk; please bring an identity card and, if you are under 16, a parent. Up to 15 books can be borrowed for four weeks. Extensions are possible online as long as nobody else is waiting for the book. Newspapers can be read on the first floor.',
      'On Fridays the library is open until 8 in the evening.',
      'On Fridays the library is open until 6 in the evening.',
    ],
    [
      "You may return goods within 30 days of delivery. During the holiday season we extend this: whatever is delivered between 15 November and 24 December may be sent back until 31 January. Custom orders can't be returned.",
      'A parcel delivered on 20 November can be sent back until the end of January.',
      'A parcel delivered on 20 November can be sent back until the end of December.',
    ],
    [
      "The night bus N3 leaves Cathedral Square at 00:15, 01:15 and 02:45. It takes 35 minutes to Eastfield. On the nights before Monday to Thursday the last one doesn't run.",
      'The bus that leaves at a quarter past one in the morning gets to Eastfield at ten to two.',
      'The bus that leaves at a quarter past one in the morning gets to Eastfield at a quarter to two.',
    ],
    [
      "The Mareks were a family of musicians from Brod. Josip Marek came to the conservatory in 1919, two years before his sister Vera. They toured together from 1926 until the outbreak of the war. Vera gave her last concert in 1958, in the same hall in which she'd played her first. Their recordings, long out of print, were found in a radio archive and cleaned up by a student. Josip taught until he was eighty. The two are buried side by side, in a grave without a cross, under a maple.",
      'Vera Marek entered the conservatory in 1921.',
      'Vera Marek entered the conservatory in 1917.',
    ],
    [
      'Maintenance: the portal will be unavailable on Saturday from 22:00 for about three hours. Forms that have been started should be saved before then. The phone line is staffed as usual from Monday at 7:30.',
      'The portal should be back at around 1 a.m. on Sunday.',
      'The portal should be back at around 11 p.m. on Saturday.',
    ],
    [
      'Let the dough rise overnight, or for eight hours at least. Shape the rolls in the morning and give them another 45 minutes under a cloth. They go into the oven for 18 minutes.',
      'After shaping, the rolls rest for three quarters of an hour.',
      'After shaping, the rolls rest for half an hour.',
    ],
    [
      'The strike at the port of Varnholm began on a Tuesday and was called off on the Friday of the same week. Ships queued for two more days. The union and the operators meet again on 9 October. The dockers had asked for six percent more pay and a day off after night work. Neither side wished to say how far apart they still are. Fruit importers say that two cargoes of bananas had to be thrown away. The cruise terminal was not affected.',
      'The strike ended on a Friday.',
      'The strike ended on a Tuesday.',
    ],
    [
      "Cover starts at noon on the day after we have received your payment and ends after twelve months at midnight. Notice must reach us four weeks before the end. If it doesn't, the policy goes on for another year. The policy covers what is written on its first page and nothing else. Changes have to be confirmed by us in writing. If you move house, tell us the new address and the size of the new flat. Should you be late with a payment, we'll remind you once, free of charge.",
      'Someone whose payment arrives on 3 May is covered from noon on 4 May.',
      'Someone whose payment arrives on 3 May is covered from midnight on 4 May.',
    ],
    [
      "Don't drive or use machines for eight hours after the sedation. Eating is fine after two hours, alcohol only on the following day. Should the arm still be numb the next morning, call the practice.",
      'Driving is ruled out during the eight hours that follow the sedation.',
      'Driving is ruled out during the two hours that follow the sedation.',
    ],
    [
      'Q2 report. The new hall went into service on 17 April, eleven days behind plan. The second production line follows in September, the third one at the start of next year.',
      'According to the plan, the new hall should have been ready on 6 April.',
      'According to the plan, the new hall should have been ready on 28 April.',
    ],
    [
      'The committee meets on the first Wednesday of every month, except in August. In December the meeting is combined with the dinner and begins at half past six instead of eight. Guests are welcome from nine.',
      'The December meeting starts at 6:30 in the evening.',
      'The December meeting starts at 8 in the evening.',
    ],
    [
      '3.0.1 (12 Feb): fixes a crash at start-up on older tablets.\n3.0 (2 Feb): new editor, new icons.\n2.9.4 (20 Dec): last version for the 2014 models; it will get security fixes until June.',
      'The crash at start-up was fixed ten days after 3.0 came out.',
      'The crash at start-up was fixed twelve days after 3.0 came out.',
    ],
    [
      'Swim courses for beginners: ten lessons, every Monday and Thursday at 16:30, starting on Monday, 8 April. If a lesson has to be cancelled, it is made up on the Saturday of the same week at 9. The fee is due before the first lesson.',
      'A cancelled lesson is made up on Saturday.',
      'A cancelled lesson is made up on Thursday.',
    ],
    [
      'Dear parents, the class leaves for the youth hostel at 8:10 sharp on the 14th and will be back on the 18th at around 3 p.m. Please make sure that the children have eaten. Lunch on the first day is provided.',
      'The class is away for four nights.',
      'The class is away for five nights.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (quantifier, comparative, antonym), first half; written for measuring only; no
 * trainer may read this file.
 */
export const detailPairsDevC = {
  quantifier: [
    [
      "We're a small family business and we like to tell people where things come from. All of our wool comes from farms in the region, and most of it is spun in our own mill. Some of the dyes are bought in from Portugal. None of the yarns contain plastic fibres. A skein weighs 100 grams. Colours may differ a bit between two lots, so please buy enough for your project at once. Unused skeins are taken back for a year. We love to see your pullovers: send us a picture and we'll put it up in the shop.",
      "Most of the wool is spun in the company's own mill.",
      "All of the wool is spun in the company's own mill.",
    ],
    [
      'Of the nine councillors, five voted for the cycle lane, three against, and one left the room before the vote. The mayor called it a narrow but clear result. Building starts after Easter.',
      'A majority of the councillors were for the cycle lane.',
      'All of the councillors were for the cycle lane.',
    ],
    [
      'Side effects. Common: tiredness, dry mouth. Uncommon: rash, dizziness. Some patients report vivid dreams in the first week. These pass without treatment in nearly every case.',
      'Some of the patients have vivid dreams at first.',
      'Most of the patients have vivid dreams at first.',
    ],
    [
      "Rooms 1 to 8 look out on the lake, rooms 9 to 12 on the yard. The family suites, numbers 7 and 8, have a balcony; the others don't. Every room has its own shower.",
      'Only some of the rooms with a view of the lake have a balcony.',
      'All of the rooms with a view of the lake have a balcony.',
    ],
    [
      "On Thursday the inquiry into the Larkfield dam ended its hearings. The commission heard eleven witnesses over four days. Not one of them could remember who had signed the order. Two said that they'd seen the paper, though, and one of those described the stamp on it. The order, which told the keepers to leave the sluice shut, is missing from the files. The chairwoman, Dr Imani Croft, spoke of a strange epidemic of forgetting. Her report is due before the summer recess. Families of the victims waited outside with candles.",
      'None of the witnesses remembered who had signed the order.',
      'Two of the witnesses remembered who had signed the order.',
    ],
    [
      'Spare parts for the Merlin series are kept for ten years. A few, such as the door seals, fit the older Kestrel series too. The electronics differ from one series to the other.',
      'A few Merlin parts can be used in a Kestrel.',
      'Most Merlin parts can be used in a Kestrel.',
    ],
    [
      'In her forty years as a translator, Oonagh Pell worked only with living authors. She met nearly all of them in person. The exception, she used to say, was a poet who answered by postcard and never gave an address.',
      'Pell met almost all of the authors she translated.',
      'Pell met few of the authors she translated.',
    ],
    [
      "Add half of the chopped herbs to the marinade and put the rest aside. Once the fish is grilled, strew it with the herbs you have kept and serve it with lemon wedges. Use fillets of about 180 grams with their skin on. Oil the grate well, and don't move the fish during the first three minutes, or it will stick. New potatoes are good with it. So is a dry cider.",
      'Half of the herbs go into the marinade.',
      'All of the herbs go into the marinade.',
    ],
    [
      'Release 11 drops the old login for good. Everyone who has not switched to a passkey or to an app code must do so before updating. About 3 percent of our users have not done it yet.',
      'Nearly all users have already switched to one of the new logins.',
      'Nearly half of the users have already switched to one of the new logins.',
    ],
    [
      'Each of the 28 stops on the blue line has a ticket machine. Machines that take cash are found at the six biggest ones. At every stop you can pay by card or phone.',
      'Paying by card is possible at all stops of the blue line.',
      'Paying by card is possible at some stops of the blue line.',
    ],
    [
      "Household insurance pays for burst pipes, fire and storm. Flooding is included only in the Plus tariff. Both tariffs pay for the hotel if the flat can't be lived in.",
      'Hotel costs are covered in both tariffs.',
      'Hotel costs are covered in one of the tariffs.',
    ],
    [
      'Of the trees planted along the embankment in 2015, roughly nine in ten are still alive. Those that died were almost without exception birches. The city forester wants to plant oaks and limes instead.',
      'Most of the trees that died were birches.',
      'Few of the trees that died were birches.',
    ],
    [
      "the kids' party menu: everyone gets a pizza and one drink, ice cream is for the birthday child only unless you book the gold package. with gold it's ice cream for the lot of them. hope that helps! Benny's team",
      'With the gold package all of the children get ice cream.',
      'With the gold package only one of the children gets ice cream.',
    ],
    [
      'We asked 500 small firms about their plans. 260 want to hire next year, 190 will keep things as they are, 50 expect to let people go. In the crafts the mood was better than in the shops.',
      'More than half of the firms plan to take on staff.',
      'Fewer than half of the firms plan to take on staff.',
    ],
  ],
  comparative: [
    [
      'The Corvo costs 20 euros more than the Pica, but its battery lasts 11 hours rather than seven. Both weigh the same. The Pica is the one with the brighter screen.',
      'The screen of the Pica is brighter than that of the Corvo.',
      'The screen of the Corvo is brighter than that of the Pica.',
    ],
    [
      "The museum of the history of printing has published its annual figures. In 2019 the museum had 88,000 visitors, in 2022 it had 61,000, and last year 79,000. The director, Ms Quist, hopes to pass the old mark when the new wing opens. Ticket prices have not gone up since 2018. Two thirds of the visitors came from the region. School classes made up 11 percent, and the workshops, where children print a poster of their own, were booked out for months. The café has a new tenant. From October on there'll be guided tours in sign language.",
      'Last year the museum had fewer visitors than in 2019.',
      'Last year the museum had more visitors than in 2019.',
    ],
    [
      'To get to the boiler room, go down the stairs behind the reception, turn left at the lockers and take the second door. The door on the right of the lockers leads to the archive, which is usually locked.',
      'At the lockers you have to turn left for the boiler room.',
      'At the lockers you have to turn right for the boiler room.',
    ],
    [
      'Standard parcels arrive in three to five days, express parcels on the next working day. Express costs 9.90 euros, standard 4.50. Above an order value of 60 euros standard delivery is free.',
      'Express delivery is dearer than standard delivery.',
      'Express delivery is cheaper than standard delivery.',
    ],
    [
      "Dear colleagues from the summer branch, a few words about the family in case visitors to the museum ask: The eldest of the three Kowalczyk brothers, Adam, became a tailor. Leon, who was two years younger than Adam, went to sea. Feliks was born when Leon was five and took over the farm. The farm stayed in the family until 1968. Leon's sea chest is in room 3; please do not let anybody sit on it. Adam's scissors were stolen years ago and have never turned up.",
      'Leon is older than Feliks.',
      'Leon is younger than Feliks.',
    ],
    [
      'The village lies on the northern bank, opposite the monastery. A rope ferry takes you over in five minutes; by road it is 14 kilometres, as the nearest bridge is far upstream at Holm.',
      'The monastery stands south of the river.',
      'The monastery stands north of the river.',
    ],
    [
      'The first train of the day, the 5:12, is slower than the 6:05 because it calls at every station. The 6:05 reaches Benfleet at 7:00, only nine minutes after it. From Benfleet there are trams every ten minutes.',
      'The 5:12 gets to Benfleet before the 6:05.',
      'The 5:12 gets to Benfleet after the 6:05.',
    ],
    [
      'With gas cover, the yearly premium is 310 euros; without it, 255 euros. Customers over 60 pay 10 percent less in either case. A deductible of 300 euros brings the premium down by another 40 euros.',
      'The premium falls if a deductible is agreed on.',
      'The premium rises if a deductible is agreed on.',
    ],
    [
      "5.3 starts up in 1.1 seconds on the test device, against 1.9 seconds for 5.2. The download has grown from 41 to 58 MB. We've also moved the search box to the top.",
      'The download of 5.3 is bigger than that of 5.2.',
      'The download of 5.3 is smaller than that of 5.2.',
    ],
    [
      'Use less sugar if the plums are ripe: 150 g will do in place of 200 g. If you take frozen fruit, bake the cake ten minutes longer. A pinch of cardamom goes well with both.',
      'The cake needs more time in the oven with frozen fruit.',
      'The cake needs less time in the oven with frozen fruit.',
    ],
    [
      'Rainfall in the north was 12 percent above the long-term mean, in the south 4 percent below it. Groundwater rose in both. Farmers in the south brought in the barley a fortnight sooner than usual. May was cold, with frost on the 6th in the valleys. The cherry harvest suffered most. Irrigation bans were in force in two districts from July until the first week of September. The office recommends hardy sorts, hedges against the wind, and ponds.',
      'In the south the barley was harvested earlier than in other years.',
      'In the south the barley was harvested later than in other years.',
    ],
    [
      'Elderly patients start with 2.5 mg, all others with 5 mg. After two weeks the dose can be doubled. In patients with weak kidneys the interval between the doses is 48 hours rather than 24.',
      'Elderly patients begin with a lower dose than other patients.',
      'Elderly patients begin with a higher dose than other patients.',
    ],
    [
      'Minutes of 11 May: the hedge along the north side has to be cut back to 1.8 metres, it is at 2.3 now. On the south side it may stay as it is, since it measures 1.6. Mr Ferrante offers to lend his trimmer.',
      'The hedge on the south side is lower than the one on the north side at present.',
      'The hedge on the south side is higher than the one on the north side at present.',
    ],
    [
      'Quick question about lenses answered: the 35 mm is wider, the 85 mm is better for portraits. The 85 is heavier by almost half but lets in more light. If you only want one, get the 50.',
      'The 85 mm lens weighs more than the 35 mm lens.',
      'The 85 mm lens weighs less than the 35 mm lens.',
    ],
  ],
  antonym: [
    [
      'Press the lever down to lock the wheels and lift it to release them. Never fold the pram while the wheels are released. The brake should be tested once a month on a slope.',
      'Lifting the lever unlocks the wheels.',
      'Lifting the lever locks the wheels.',
    ],
    [
      'Halden Paper, Torp. Press review of 14 August. The share price of Halden Paper fell by eight percent after the company had published its figures. Sales were up, but the higher price of pulp ate into the profit. The board wants to close the mill in Torp. Around 160 jobs would be lost there. The union has called a meeting in the sports hall for Monday and demands that the owners put their plans on the table. Halden was founded by two brothers in 1889.',
      'The sales of Halden Paper increased.',
      'The sales of Halden Paper decreased.',
    ],
    [
      'A deposit of 50 euros is taken on arrival. We give it back when you leave if nothing is broken and the flat has been swept. Late departures are charged at 15 euros an hour.',
      'The deposit is paid when you arrive.',
      'The deposit is paid when you depart.',
    ],
    [
      'Critics were unkind to Delphine Amoah\'s early plays, which they found cold. After "The Salt Year" the same papers could not praise her enough. She kept the worst reviews framed above her desk.',
      "Reviews of Amoah's first plays were hostile.",
      "Reviews of Amoah's first plays were favourable.",
    ],
    [
      "Store the drops in the fridge before opening. Once opened, they keep for four weeks at room temperature and must not be chilled again. Write the date on the label. Tilt your head back, pull the lower lid down and let one drop fall into the eye. Don't touch the eye with the bottle. Take out contact lenses first and wait a quarter of an hour before you put them back in. If the eye gets red or hurts, stop and see your doctor.",
      'Unopened drops have to be kept cold.',
      'Unopened drops have to be kept warm.',
    ],
    [
      'From 2.4 on, the sidebar is hidden when the app starts; press F9 to bring it back. The status line, which many of you missed, is visible by default once more. Settings from older versions are kept.',
      'By default the status line is shown in 2.4.',
      'By default the status line is hidden in 2.4.',
    ],
    [
      'The hall faces away from the street and is quiet even at rush hour. The rehearsal rooms in the front are noisy, which is why the choir moved to the back in spring. Rent is the same for all rooms.',
      'It is quiet in the hall during rush hour.',
      'It is loud in the hall during rush hour.',
    ],
    [
      "Knead the dough until it's smooth. If it sticks to your hands it is too wet; dust it with flour. If it cracks at the edges it's too dry, so work in a spoonful of water.",
      'Cracks at the edges mean that the dough is too dry.',
      'Cracks at the edges mean that the dough is too moist.',
    ],
    [
      'The minister defended the new toll in parliament, although she had spoken out against it when in opposition. Hauliers condemned it. Environmental groups welcomed the step as long overdue.',
      'Environmental groups were in favour of the toll.',
      'Environmental groups were opposed to the toll.',
    ],
    [
      'Cover for hired cars is optional; cover for your own trailer is compulsory as soon as it weighs more than 750 kg. You can add or remove optional parts once a year. Changes take effect on 1 January.',
      'Cover for hired cars is voluntary.',
      'Cover for hired cars is mandatory.',
    ],
    [
      "On school days the 42 runs express between Ashgrove and the college and skips the stops in between. In the holidays it's an ordinary service and calls everywhere. Drivers sell single tickets only.",
      'In the holidays the 42 is slow and stops everywhere.',
      'In the holidays the 42 is fast and stops everywhere.',
    ],
    [
      'Site report, week 22: the eastern wall is finished, the western wall has been started. Rain held up the plasterers on two days. The crane is no longer needed and will be taken down on Friday.',
      'The eastern wall is complete.',
      'The eastern wall is incomplete.',
    ],
    [
      "Update for the members of the cooperative: We had asked for the contract to be extended by a year. The landlord has agreed, on condition that we take over the upkeep of the yard. Rent and side costs stay as they are. The yard comes to about four hours a month. We thought of a rota, two households at a time, starting with the ground floor. There's a mower in the shed, it only needs a new blade. Please let Wanda know by Sunday if you can't bend or lift.",
      'The landlord accepted the request for a longer contract.',
      'The landlord rejected the request for a longer contract.',
    ],
    [
      'When the lamp on the charger glows steadily, the battery is full; when it blinks, it is being charged. No light at all means that the contacts are dirty. Clean them with a dry cloth.',
      'A steady light on the charger means that the battery is full.',
      'A steady light on the charger means that the battery is empty.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

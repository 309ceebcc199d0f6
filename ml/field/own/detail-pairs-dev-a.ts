import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (negation, arithmetic, swapped roles), first half; written for measuring only; no
 * trainer may read this file.
 */
export const detailPairsDevA = {
  negation: [
    [
      'The Alder 300 blender is meant for soft fruit, cooked vegetables and ice cubes of up to 2 cm. Dry grinding blunts the blades and overheats the motor, so keep nuts, grain and coffee beans out of the jug. The jug may go into the dishwasher, the base may not. Run it for no longer than two minutes at a stretch and let it cool down for five. If the red lamp blinks, the jug is not seated properly. Spare gaskets (part no. 300-7) can be ordered from our website or at any of our service points.',
      "You can't put coffee beans into the Alder 300.",
      'You can put coffee beans into the Alder 300.',
    ],
    [
      "Tenants' meeting, 4 March. Eleven of the sixteen flats were represented; Mr Petit took the minutes. Ms Adeyemi reported that the lift was inspected in February and found to be free of defects. The board decided against replacing it this year. The bicycle cellar will be repainted in May. The caretaker's flat stays empty until the new one has been chosen. Mr Petit reminded everybody to keep the front door shut after ten. The next meeting is on 10 June at seven, in the laundry room as usual.",
      'The inspection of the lift turned up no faults.',
      'The inspection of the lift turned up faults.',
    ],
    [
      'Solvaphen 200 mg, coated tablets. Take one tablet with a full glass of water, either with a meal or between meals. The coating lets the tablet pass the stomach and must stay whole. If you forget a dose, leave it out and take the next one at the usual time.',
      'Solvaphen has to be swallowed in one piece.',
      'Solvaphen does not have to be swallowed in one piece.',
    ],
    [
      'Inkwell 4.2\n- Exported PDFs keep their bookmarks again.\n- The dark theme now reaches the settings window.\n- Known issue: comments are still lost when a document is saved as RTF.',
      'Comments do not survive saving as RTF in Inkwell 4.2.',
      'Comments survive saving as RTF in Inkwell 4.2.',
    ],
    [
      'Our bicycle policy pays for theft by day and by night, provided that the bicycle was locked to a fixed object. Things that come off without a tool, such as panniers or clip-on lights, are left out of the cover. Saddles and wheels count as part of the bicycle. Please note the frame number and keep the bill. In the event of theft, go to the police first, then send us the number of the report together with both keys of the lock.',
      'A stolen clip-on light is not covered by the bicycle policy.',
      'A stolen clip-on light is covered by the bicycle policy.',
    ],
    [
      'After six hours the council of Wexbury voted down the plan for a car park beneath the market square. Mayor Lena Okafor had campaigned for it since her election. Opponents had feared for the roots of the old lime trees. A cheaper site by the station will be looked at in autumn.',
      'The council did not approve the car park under the market square.',
      'The council approved the car park under the market square.',
    ],
    [
      'Opening the housing to change the filter leaves your warranty untouched. The same goes for fitting a longer hose, as long as it is one of ours. Damage from frost is another matter and has to be paid for by the owner.',
      'The warranty stays valid if the owner opens the housing to change the filter.',
      'The warranty does not stay valid if the owner opens the housing to change the filter.',
    ],
    [
      'Henrike Solberg was born on the island of Hasvik, the fourth daughter of a lighthouse keeper. Solberg wrote eleven novels, all of them in longhand. She refused every interview and turned down the Lindqvist Prize in 1974, saying that the committee had misread her. Her letters were published by her niece after her death. For the last twenty years of her life she shared a house with the translator Ruth Amdahl, who typed up what she had written during the day. The house burned down in 1991 together with two finished chapters. A street in Hasvik bears her name.',
      "It was after her death that Solberg's letters appeared.",
      "It was not after her death that Solberg's letters appeared.",
    ],
    [
      "For the crust, rub the cold butter into the flour until it looks like breadcrumbs, then bind it with three spoons of water. There's no need to rest the dough: roll it out straight away and line the tin. Prick the base and bake it blind for 12 minutes.",
      'The dough can be rolled out without resting first.',
      'The dough cannot be rolled out without resting first.',
    ],
    [
      'hi, just to sum up our call: the Hadley office keeps its coffee machine, the one in Port Street goes back to the supplier because nobody has used it since the move. The leasing contract for Hadley runs on unchanged. Cheers, Dorota',
      'The coffee machine in Port Street is being returned.',
      "The coffee machine in Port Street isn't being returned.",
    ],
    [
      'Line 14 serves Hospital North on weekdays only. On Saturdays and Sundays it ends at Mill Pond, from where the hospital is a ten-minute walk. Line 9 runs every day, but it passes the hospital without stopping.',
      'Line 9 does not stop at the hospital.',
      'Line 9 stops at the hospital.',
    ],
    [
      "The survey reached 2,140 households in the valley. People of all ages said that they felt safe after dark, and the share of those who lock their bicycle in the yard fell for the third year. The authors warn against reading this as a fall in crime, since thefts weren't part of the survey.",
      'The survey did not look at thefts.',
      'The survey looked at thefts.',
    ],
    [
      'Guests may bring dogs of any size to the lakeside cabins. In the main house dogs are not admitted, and the breakfast room is off limits as well. There is a charge of 9 euros per dog and night, which covers the final cleaning.',
      'Large dogs are allowed in the lakeside cabins.',
      'Large dogs are not allowed in the lakeside cabins.',
    ],
    [
      'The auditors looked at 60 invoices of the second quarter. Every one of them carried two signatures, as the rules demand. What the auditors did criticise was that 14 invoices had been paid after the due date. A follow-up visit was considered needless.',
      'The invoices that were looked at had all been signed as required.',
      'The invoices that were looked at had not all been signed as required.',
    ],
  ],
  arithmetic: [
    [
      'Admission to the Tidewater Aquarium is 14 euros for adults and 8 euros for children under 12. The dolphin talk costs another 3 euros a head. Parking is free for the first two hours.',
      'Two adults and one child pay 36 euros for admission without the dolphin talk.',
      'Two adults and one child pay 38 euros for admission without the dolphin talk.',
    ],
    [
      'Membership figures of the Cobham rowing club: 312 at the end of 2021, 335 at the end of 2022, 298 at the end of 2023. The drop in the last year is put down to the closed jetty. The club wants to be back above 320 by next summer.',
      'The club lost 37 members in the course of 2023.',
      'The club lost 27 members in the course of 2023.',
    ],
    [
      'Thank you for shopping with us, Ms Delacroix! Here is a summary of what you ordered.\nYour order #77120\n3 x linen napkin at 6.50\n1 x tablecloth at 42.00\nDelivery 4.90\nA voucher of 10.00 has been taken off. All prices in euros.',
      'With the voucher taken off, the order comes to 56.40 euros.',
      'With the voucher taken off, the order comes to 66.40 euros.',
    ],
    [
      'The Brightwater reservoir holds 80 million cubic metres when full. After the dry spring it was down to 52 million on 1 June. The water board says that restrictions begin below 40 million.',
      'On 1 June the reservoir was 65 percent full.',
      'On 1 June the reservoir was 52 percent full.',
    ],
    [
      'Bake the loaf for 15 minutes at 240 degrees, then lower the heat to 200 degrees and bake for another 35 minutes. Switch off the oven and leave the loaf in it for 5 minutes with the door ajar. Let it cool completely before slicing.',
      'The loaf spends 55 minutes in the oven altogether.',
      'The loaf spends 50 minutes in the oven altogether.',
    ],
    [
      'Ilmari Vance was born in Turku in 1931 and came to Leeds as a boy of nine. He built his first harpsichord at 24 and gave up the workshop four decades later. Some ninety of his instruments are still played.',
      'Vance built his first harpsichord in 1955.',
      'Vance built his first harpsichord in 1964.',
    ],
    [
      'Premium overview. Basic cover: 18 euros a month. Glass add-on: 4 euros a month. Anyone who pays for a whole year in advance gets one month free. The deductible is 150 euros per claim. You can end the contract at the end of every insurance year. Claims can be reported by phone, by post or in the app, and a first answer is given within two working days. Glass means windows, doors and glass cookers, but no lamps.',
      'Basic cover with the glass add-on, paid a year in advance, costs 242 euros.',
      'Basic cover with the glass add-on, paid a year in advance, costs 264 euros.',
    ],
    [
      'The ferry leaves Kallo at 07:50 and reaches Sund at 09:35. There it waits 25 minutes before going on to Brenn, where it ties up at 11:10.',
      'The crossing from Kallo to Sund takes an hour and 45 minutes.',
      'The crossing from Kallo to Sund takes an hour and 25 minutes.',
    ],
    [
      "The parish has let allotments on the old brickworks site since spring. Of the 40 applications for the allotments, 26 came from families, 9 from pensioners and the rest from clubs. Lots were drawn on 3 May. Every club got a plot. Water is laid on, electricity isn't. Sheds may be up to nine square metres in size, and the paths are to be kept free by the neighbours on both sides. Anybody who leaves a plot untended for a season loses it.",
      'Five clubs applied for a plot.',
      'Nine clubs applied for a plot.',
    ],
    [
      'The old version of the importer needed 48 seconds for the sample catalogue. The new one does it in 12. Memory use went up slightly, from 300 to 330 MB, because images are read in parallel.',
      'The new importer is four times as fast as the old one on the sample catalogue.',
      'The new importer is three times as fast as the old one on the sample catalogue.',
    ],
    [
      'Children from 6 to 12 years: 5 ml of the syrup three times a day. One bottle contains 150 ml. Shake it before use and throw it away four weeks after opening, even if there is something left.',
      'At the dose for children a bottle is used up after 10 days.',
      'At the dose for children a bottle is used up after 30 days.',
    ],
    [
      'The council spent 1.2 million euros on roads last year, 300,000 on parks and 500,000 on the swimming pool. This year the pool gets nothing, the other two stay as they were. Councillor Mbeki called the parks budget a disgrace. Her motion for another 50,000 euros was voted down by a narrow margin after a long debate. A working group is to find out whether the paddling pool in Elm Grove can be reopened with the help of donors.',
      'The three items together cost the council 2 million euros last year.',
      'The three items together cost the council 1.5 million euros last year.',
    ],
    [
      'Jacket "Fell", was 120 euros, now 90 euros. Trousers "Fell", was 80 euros, now 72 euros. Sale prices are valid while stocks last and can\'t be combined with the newsletter voucher.',
      'The jacket has been reduced by 25 percent.',
      'The jacket has been reduced by 30 percent.',
    ],
    [
      'Minutes, item 3: The treasurer, Mr Ojukwu, put the balance at 4,310 euros on 1 January. Income up to June was 1,250 euros, expenses were 980 euros. The new ping-pong table is not included, it will be paid for in July.',
      'At the end of June the balance was 4,580 euros.',
      'At the end of June the balance was 5,560 euros.',
    ],
  ],
  swapped_roles: [
    [
      "What a weekend of handball in the county! In the semi-final the Dunmore Owls beat the Castle Hill Rovers 3-1 and will meet the Lowfield Stags on Sunday. Rovers keeper Petr Havel saved a penalty in the first half, but had to go off injured after a collision with his own defender. The Stags reached the final on the other side of the draw without having to play, because their opponents couldn't field a team after a bout of flu. Tickets for the final are sold at the door only. The match for third place has been dropped this year.",
      'Castle Hill lost to Dunmore in the semi-final.',
      'Dunmore lost to Castle Hill in the semi-final.',
    ],
    [
      'Ms Trent asked Mr Baptiste to check the figures before they go to the bank. He found two slips in the March column and sent the sheet back to her. The corrected version was signed by both of them.',
      'Mr Baptiste went over the figures for Ms Trent.',
      'Ms Trent went over the figures for Mr Baptiste.',
    ],
    [
      "Orvane Foods has taken over the bakery chain Kornblum for an undisclosed sum. The 34 Kornblum branches keep their name for the time being. Kornblum's founder, Jutta Reiser, joins the board of Orvane.",
      'Kornblum now belongs to Orvane Foods.',
      'Orvane Foods now belongs to Kornblum.',
    ],
    [
      "House rules and lease, section 12. If the tenant gives notice early, the landlord may keep one month's rent. If it is the landlord who ends the lease early, he pays the tenant's removal costs up to 800 euros. Both need to do so in writing. The keys, including those to the cellar and the letterbox, are handed over on the last working day. Both parties then walk through the flat and write down its state. What can't be agreed on is left to an expert, whose fee they share. Pictures are helpful but not required.",
      'Removal costs are paid by the landlord to the tenant when the landlord ends the lease early.',
      'Removal costs are paid by the tenant to the landlord when the landlord ends the lease early.',
    ],
    [
      "The painter Mirela Dancu grew up in a railway town and drew on the backs of old timetables. She learned etching from the older Aurel Stan, whose workshop she joined at seventeen. She later dedicated her first catalogue to him. He bought two of her prints, which hang in the town museum today. In the sixties she turned to large woodcuts, printed with a road roller in her brother's yard. Her work fell out of favour for a while. A retrospective with 130 sheets opens next March and will travel to three cities.",
      'Aurel Stan taught Mirela Dancu etching.',
      'Mirela Dancu taught Aurel Stan etching.',
    ],
    [
      'Changelog 2.8: when the phone and the watch disagree about an alarm, the phone now overwrites the watch. Until 2.7 it was the other way round. Deleted alarms are kept in the bin for 30 days.',
      'Since 2.8 the alarm on the watch is replaced by the one on the phone.',
      'Since 2.8 the alarm on the phone is replaced by the one on the watch.',
    ],
    [
      "Police stopped a van on the ring road on Friday after a cyclist reported having been forced off the lane. The van driver denied it and accused the cyclist of hitting his mirror. A witness confirmed the cyclist's account.",
      'The driver of the van claimed that the cyclist had hit his mirror.',
      'The cyclist claimed that the driver of the van had hit his mirror.',
    ],
    [
      "In our survey, nurses rated the doctors' willingness to listen at 3.1 out of 5. The doctors rated that of the nurses at 4.2. Both groups asked for joint handover meetings.",
      'Nurses gave the doctors 3.1 out of 5 for listening.',
      'Doctors gave the nurses 3.1 out of 5 for listening.',
    ],
    [
      'Whisk the yolks with the sugar until pale. Pour the hot milk onto the yolks, never the yolks into the milk, stirring all the time. Return everything to the pan and heat it gently until it coats the spoon.',
      'The milk is poured onto the yolks.',
      'The yolks are poured onto the milk.',
    ],
    [
      "Dear Ms Lindgren, the parcel was handed to your neighbour, Mr Amari, as you were out. He signed for it at 11:42. Please let us know if he hasn't passed it on to you by tomorrow evening. This is an automatic message, please do not reply to it. If the parcel is damaged, take a picture before opening it and report it in the app within seven days. You can also tell us there where parcels should be left in future.",
      "Mr Amari took in Ms Lindgren's parcel.",
      "Ms Lindgren took in Mr Amari's parcel.",
    ],
    [
      'The supplier grants the customer a right to use the software for as long as the fees are paid. The customer grants the supplier the right to name it as a reference. Either may withdraw its permission at the end of a year.',
      'The supplier may mention the customer as a reference.',
      'The customer may mention the supplier as a reference.',
    ],
    [
      "During the drought of 1887 the village of Ostry sold water to its neighbour Zelena at twice the usual price. The people of Zelena never forgot it. When Ostry's mill burned down ten years later, they sent no help.",
      'Zelena bought water from Ostry.',
      'Ostry bought water from Zelena.',
    ],
    [
      'At the annual meeting Tomasz Weil nominated Grace Achterberg for the chair. Achterberg won with 48 votes against 31 for Hamid Noor, who congratulated her at once. Weil remains treasurer.',
      'Grace Achterberg got more votes than Hamid Noor.',
      'Hamid Noor got more votes than Grace Achterberg.',
    ],
    [
      'Grey squirrels were brought to the estate in 1911 and drove out the red ones within thirty years. Since the return of the pine marten, which catches the slower greys, red squirrels have been seen again near the lake.',
      'Pine martens prey on grey squirrels.',
      'Grey squirrels prey on pine martens.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

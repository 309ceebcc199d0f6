import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (name, condition, exception), second half; written for measuring only; no trainer
 * may read this file.
 */
export const detailPairsTestD = {
  name: [
    [
      'The walking tour "Poets and Printers" is led by Maeve, the evening tour by Joaquín and the one for children by Birgit. When Joaquín is away, as in all of March, Maeve takes over from him. Tours start at the well.',
      'In March the evening tour is led by Maeve.',
      'In March the evening tour is led by Birgit.',
    ],
    [
      "CALDMOOR: it's a deal. Harvest Union and the Civic Alliance will form the government of Caldmoor. The talks had lasted seven weeks. Harvest Union gets the ministries of finance and health, the Civic Alliance those of justice and transport. The Greenbelt Party, though it came second in the election, goes into opposition. The agreement runs to 84 pages. Party members are to vote on it by post until the 20th. There are plans for new night trains and a fund for small theatres.",
      'The ministry of transport goes to the Civic Alliance.',
      'The ministry of transport goes to Harvest Union.',
    ],
    [
      "Substances: Ramolin lowers blood pressure, Tesapin thins the blood. Our tablet Duoval contains both. With Duoval, don't eat grapefruit: it makes Ramolin act more strongly. Tesapin isn't affected by it.",
      'Tesapin is the substance that thins the blood.',
      'Ramolin is the substance that thins the blood.',
    ],
    [
      "Two poets, one friendship, and a pile of letters. Agnes Molnár translated Orsolya Vég's poems, and Vég set Molnár's to music. Their letters, edited by Tibor Halász, fill two volumes. Halász, a retired postman, had known neither of them. He found the first bundle at a flea market in Szeged. They wrote on anything: bills, sheet music, the backs of maps. They quarrelled about commas and made up over plum jam. The edition comes with a recording of nine songs.",
      'The letters were edited by Tibor Halász.',
      'The letters were edited by Agnes Molnár.',
    ],
    [
      'Our lines: Amber for dry hair, Birch for oily hair, Clover for children. All are free of silicone. Amber comes in a refill pack, too. Clover does not sting in the eyes and smells of nothing.',
      'The line for oily hair is called Birch.',
      'The line for oily hair is called Amber.',
    ],
    [
      "Stage 4 from Montrave to Les Aubiers was won by the Belgian Wout Tiersen before Samuel Arreaga and Kofi Mensah-Dahl. Arreaga keeps the leader's jersey. Mensah-Dahl crashed on the last bend, but as this was within the final three kilometres, he was given the same time. Behind them, the bunch was split in three by the crosswinds. Two former winners lost over four minutes. Today's stage is flat until the last climb, which is steep and short. Rain is forecast. Tomorrow is the first day of rest.",
      'Samuel Arreaga leads the race after the fourth stage.',
      'Wout Tiersen leads the race after the fourth stage.',
    ],
    [
      'Hosting is provided by Nimbrel GmbH, payment by Cashlane, and the sending of newsletters by Postwren. Cashlane stores your data in Ireland, the other two in Germany. You may object to the newsletter at any time.',
      'Newsletters are sent by Postwren.',
      'Newsletters are sent by Cashlane.',
    ],
    [
      "There are two stations in Dorrby. Trains to Elvik and Nysund use Dorrby East; those to Haug start at Dorrby Harbour, where the ferries are as well. It's a 20-minute walk from one to the other, or two stops by tram.",
      'Whoever wants to go to Nysund takes the train at Dorrby East.',
      'Whoever wants to go to Haug takes the train at Dorrby East.',
    ],
    [
      'Cheese for the gratin should be one that melts well: Gorwen or Tallard. Old Brackley is too dry, keep that for the pasta. If you like it strong, mix in some blue Ferrow. Bake until the top is brown.',
      'Tallard is a good cheese for the gratin.',
      'Old Brackley is a good cheese for the gratin.',
    ],
    [
      'Thanks to all who tested beta 3! The broken login was reported by quillfeather, the wrong tax rate by m_oduber, and the typo on the first page by all 19 of you. quillfeather wins the mug.',
      'The wrong tax rate was reported by m_oduber.',
      'The wrong tax rate was reported by quillfeather.',
    ],
    [
      'Minutes of the choir, 8 June. Renske proposed the requiem, Malik the folk songs, and Dorothea wanted both. The vote: requiem 17, folk songs 12. Malik will order the scores all the same, since he gets a discount. The concert is to be on the last weekend in November.',
      'Malik will see to the scores for the requiem.',
      'Renske will see to the scores for the requiem.',
    ],
    [
      "The moon Issa was discovered in 1892 by Hedwig Roon at the observatory of Castell. Her superior, Julius Ahrend, published the find under his own name. A crater on Issa is named after Roon's cat, Pim.",
      'Hedwig Roon was the one who discovered Issa.',
      'Julius Ahrend was the one who discovered Issa.',
    ],
    [
      "Claims under the fleet contract go to Veronica Sand; if she's out of office, to Thabo Ellery. Broken windscreens are handled by our partner Clearpane without any paperwork. For new vehicles, contact your adviser, Gus Wendell.",
      'Thabo Ellery stands in for Veronica Sand.',
      'Gus Wendell stands in for Veronica Sand.',
    ],
    [
      "Guide to the Kettle Valley reserve. In the valley there are three kinds of orchids: the lady's ribbon, the frog spur and the pale hood. The frog spur grows on lime only. The pale hood, which was thought to be extinct, was found again in 2016 by a pupil on a school trip. Please stay on the boardwalk. The best time is from mid-May to the end of June, early in the morning. Picking is forbidden, and so is digging. Guided walks start at the mill.",
      'The pale hood was found again in 2016.',
      'The frog spur was found again in 2016.',
    ],
  ],
  condition: [
    [
      "Parking is free for customers of the garden centre who have their ticket stamped at the till. Without a stamp it's 2 euros an hour. The stamp is only given for purchases, not for a visit to the café.",
      'Someone who just has a coffee there pays for parking.',
      'Someone who just buys a plant there pays for parking.',
    ],
    [
      'If the fever lasts for more than three days or rises above 39.5 degrees, see a doctor. Below that, rest and plenty of fluids are enough. Babies under six months should be seen by a doctor with any fever.',
      "An adult with 38.5 degrees for two days doesn't need to see a doctor.",
      "A baby of four months with 38.5 degrees for two days doesn't need to see a doctor.",
    ],
    [
      "The company car may be used privately if a logbook is kept. Fuel for holiday trips is paid by the employee. Family members can drive it provided they are over 23 and named in the contract. Fines are always the driver's business.",
      "An employee's wife, aged 30, may drive the car if the contract names her.",
      "An employee's wife, aged 30, may drive the car if the logbook names her.",
    ],
    [
      "Should fewer than six people register, the pottery weekend won't take place, and you'll get your money back. With six to ten participants there is one teacher; from eleven on there are two. The clay is included. Aprons can be borrowed.",
      'With five registrations, the weekend is called off.',
      'With six registrations, the weekend is called off.',
    ],
    [
      "At the heart of the case was a contract about a boat. Sorrel told the jury that she would've signed if the paper had been in a language she could read. No translation was offered to her, and she refused. The judge found that she had acted as any careful person would. The boat has been lying on dry land ever since. Sorrel's lawyer asked for the storage to be paid by the other side. This was granted in part. Both of them shook hands in the corridor, which surprised the reporters.",
      'With a translation Sorrel would have signed.',
      'Without a translation Sorrel would have signed.',
    ],
    [
      "The lane assistant becomes active above 60 km/h and when both lane markings are visible. On roads with one marking it stays off. It can be switched off for good in the menu. Rain doesn't bother it, snow on the camera does.",
      'At 80 km/h and with both markings in view the lane assistant works.',
      'At 50 km/h and with both markings in view the lane assistant works.',
    ],
    [
      "If you cancel more than 14 days before arrival, you pay nothing. From 14 to 3 days it's half the price, and after that the full price, unless we manage to let the room to someone else. Changing the date counts as cancelling. Breakfast is included, tourist tax isn't. Pets are fine in the ground-floor rooms. Invoices are sent by mail. Please tell us if you'll arrive after nine, since the door is locked then and you'll need the code. Children under four stay free of charge.",
      'A guest who cancels 20 days ahead pays nothing.',
      'A guest who cancels 10 days ahead pays nothing.',
    ],
    [
      'Only when the caramel is amber may the cream be added; any earlier and the sauce will taste of sugar and nothing else. Take care, it splashes. A pinch of salt rounds it off, and it keeps for two weeks in a jar.',
      'The cream is added once the caramel has turned amber.',
      'The cream is added before the caramel has turned amber.',
    ],
    [
      "Do you heat with oil or gas? Here is what the county offers. Grants for heat pumps are paid if the old boiler was at least 20 years old. Owners who live in the house get an extra 5 percent. Applications have to be made before the order is placed, otherwise there'll be no grant at all. The pot is refilled each January. The grant can be combined with the state loan. Blocks of flats are treated separately.",
      'Applying before ordering is necessary for the grant.',
      'Applying after ordering is sufficient for the grant.',
    ],
    [
      'Deleted messages can be restored for 30 days as long as the conversation itself exists. If you delete the conversation, its messages are gone for good. Muted conversations are not affected. Admins of a group can restore messages of others, unless these were reported.',
      'A message deleted last week can be restored if its conversation still exists.',
      'A message deleted last week can be restored if its conversation was deleted too.',
    ],
    [
      "Amendment to the statutes: the chair may be re-elected once. A second re-election is possible if no other member stands. Mr Ferreira-Holm, who has chaired the club for two terms, said he'd rather sail.",
      'A third term is possible provided that nobody else stands.',
      'A third term is possible provided that somebody else stands.',
    ],
    [
      "The coach waits for delayed passengers of the 21:04 train, but not for those of the 21:30. In snow it doesn't go up to the hospital; get off at the school instead. Ring for the driver if you need the ramp.",
      'Passengers of a late 21:04 train will still catch the coach.',
      'Passengers of a late 21:30 train will still catch the coach.',
    ],
    [
      "Nora Eklund's name is on half the tide tables of the coast. A bequest allowed her to study, on condition that she would never marry. She kept to it, at least on paper, and lived with the engineer Bo Palm for 41 years. Their daughter tells the story with relish. She measured currents with oranges, which float at just the right depth. Her maps were secret during the war and famous after it. She turned down a chair, as it would have meant living inland. At 80 she still took the rowing boat to the post office.",
      'Eklund could study as long as she stayed unmarried.',
      'Eklund could study as long as she got married.',
    ],
    [
      'Your watch is water-resistant if the crown is pushed in all the way and the seal was replaced in the past three years. Never pull out the crown under water. Salt should be rinsed off.',
      'With a fresh seal and the crown pushed in, the watch keeps water out.',
      'With a fresh seal and the crown pulled out, the watch keeps water out.',
    ],
  ],
  exception: [
    [
      "Every piece in the exhibition may be touched, with one exception: the wax hand in room 6, for which gloves are provided next door but which should be left alone even so. Photos are welcome. Please don't lean on the plinths.",
      "The wax hand isn't to be touched.",
      "The gloves next door aren't to be touched.",
    ],
    [
      'All flights in the afternoon were on time, save the one to Quorra, which left four hours late after a bird had been sucked into an engine. Passengers got vouchers for a meal. Some of them spoke of chaos at the gate. The airport, which was reopened in May, has struggled with gulls from the nearby tip. A falconer is on duty in the mornings. The airline apologised. The aircraft was checked and took off with a crew that had been flown in. It landed shortly before eleven at night.',
      'The afternoon flight to Quorra was not on time.',
      'The morning flight to Quorra was not on time.',
    ],
    [
      'Employees work from home on two days a week, excepting trainees in their first year and the people at the front desk. Wednesdays are office days for all. Laptops are provided, and chairs on request.',
      'A trainee in the first year does not work from home.',
      'A trainee in the second year does not work from home.',
    ],
    [
      'This plan covers all prescribed medicine but for slimming products and vitamins. For vitamins there is a supplementary plan. The pharmacy bills us directly. You pay 5 per prescription, at most 60 in a year.',
      "Slimming products aren't covered by this plan.",
      "Painkillers on prescription aren't covered by this plan.",
    ],
    [
      "The archive of Upper Lyme has come into a treasure. Unless a letter says otherwise, all of Philippa Vane's papers will be open to readers from 2030, save for those on her marriage, which she wished to be burned. Her executor did not have the heart to do it. They are locked up in the bank. Vane, who mapped the marshes, filled 60 notebooks and a biscuit tin. She wrote in pencil, because ink freezes. Pages have been eaten by snails here and there. A volunteer is typing them up, at a rate of ten pages a week.",
      "The papers on Vane's marriage will not be open in 2030.",
      "The papers on Vane's travels will not be open in 2030.",
    ],
    [
      "All shrubs can be pruned in late winter, other than lilac and forsythia, which flower on last year's wood. Cut these right after flowering. Use clean shears. The cuttings make good supports for peas.",
      'Lilac should not be pruned in late winter.',
      'Roses should not be pruned in late winter.',
    ],
    [
      "Sundays and holidays: no service on any of the lines except line 1, which runs every 30 minutes. On 24 December all lines stop at 17:00. On New Year's Eve there's a free night service till five, paid for by the brewery.",
      'Line 1 is running on Sundays.',
      'Line 2 is running on Sundays.',
    ],
    [
      'The 5.0 update can be installed on every model made since 2018 except the Mini, whose memory is too small. The Mini will go on getting security fixes. Before you start, charge the device to at least half.',
      "The Mini can't be updated to 5.0.",
      "The Mini can't be given security fixes.",
    ],
    [
      "The inspectors visited St Brannoc's nursing home in March, unannounced. The report finds fault with all departments apart from the laundry. There, the inspectors saw clean floors, full records and \"staff who know what they're doing\". The kitchen got the worst marks. It has four weeks to put things right, or else it'll be closed. In the office, records were missing for five days. Residents praised the garden and the singing. The manager has been in her post since January.",
      'The laundry was the only department without criticism.',
      'The kitchen was the only department without criticism.',
    ],
    [
      'Nothing in this house is locked apart from the cupboard under the stairs. Take what you need, cook, light the fire. Wine is in the cellar; put a coin in the tin. The neighbours have a key in case you lock yourselves out.',
      'The cupboard under the stairs is locked.',
      'The cellar with the wine is locked.',
    ],
    [
      "Meeting of the parents' council. All classes have elected two representatives, with the exception of 3b, which has only one. Mr Akintola offered to ask around. 4a would like a new set of footballs.",
      'Class 3b is one representative short.',
      'Class 4a is one representative short.',
    ],
    [
      "You can use any oil for this dressing, just not olive oil: its taste would drown the hazelnuts. Mustard, vinegar, salt, a little honey. Shake everything in a jar. It'll be fine for three days in the fridge.",
      'Olive oil is the wrong oil for the dressing.',
      'Sunflower oil is the wrong oil for the dressing.',
    ],
    [
      'Except on race days, when the gate at Mill Lane is closed as well, visitors can reach the paddock from both sides. Dogs should be on a lead. On race days please use the tunnel.',
      'The gate at Mill Lane is shut on race days.',
      'The gate at Mill Lane is shut on other days.',
    ],
    [
      'Travel expenses are refunded for second class only, except for journeys of more than six hours, for which first class may be booked. Taxis need a reason. Hand in the receipts within a month, and please, no photos of receipts on a bedspread.',
      'On a journey of seven hours first class is refunded.',
      'On a journey of five hours first class is refunded.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

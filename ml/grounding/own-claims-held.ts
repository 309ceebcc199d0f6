/**
 * Claims that differ in one detail, for figures only: nothing is fitted on them. The form is that of `ownClaimsFit`.
 */
export const ownClaimsHeld = `
The Wickham Road bakery delivers bread from Tuesday to Saturday between 6:30 and 9 in the morning. Orders have to be placed by noon the day before. Rye loaves weigh 750 grams and cost 4.20 euros. Cakes are made to order only, with at least three days' notice. Sandwiches from the day before go to the food bank instead of the bin.
date_or_time | Bread is brought by nine o'clock in the morning.|Bread is brought by seven o'clock in the evening.
unit_or_currency | A rye loaf weighs 750 grams.|A rye loaf weighs 750 kilograms.
condition | An order placed at eleven arrives on the following day.|An order placed at four arrives on the following day.
range_or_bound | A cake needs three days' notice or more.|A cake needs three days' notice or less.
antonym | Old sandwiches are given away.|Old sandwiches are thrown away.
arithmetic | Two rye loaves cost 8.40 euros.|Two rye loaves cost 9.20 euros.
Before the blood test at the Marden practice, patients must not eat for eight hours, but they may drink water. Results are ready after two days and are sent to Dr Osman, who calls patients only if a value is out of range. Nurse Pryce takes blood on Mondays and Wednesdays, starting at 7:15. Children under six are tested at the hospital.
negation | Drinking water before the blood test is permitted.|Drinking water before the blood test is not permitted.
number | Patients should go without food for eight hours.|Patients should go without food for two hours.
name | Blood is taken by Nurse Pryce.|Blood is taken by Dr Osman.
condition | Someone whose values are normal gets no call.|Someone whose values are abnormal gets no call.
date_or_time | Blood tests begin at a quarter past seven.|Blood tests begin at a quarter to seven.
exception | A child of four has to go to the hospital for the test.|A child of nine has to go to the hospital for the test.
On the island line, the ferry Aurora carries 90 cars and 400 passengers, the older Castor only 40 cars. In winter the Aurora sails twice a day and the Castor stays in port. The crossing lasts an hour and a half. Islanders pay half of the usual fare of 16 euros. In storms the service is suspended and tickets stay valid.
number | The Aurora has room for 400 passengers.|The Aurora has room for 900 passengers.
comparative | The Castor takes fewer cars than the Aurora.|The Castor takes more cars than the Aurora.
arithmetic | An islander pays 8 euros.|An islander pays 12 euros.
date_or_time | The crossing takes 90 minutes.|The crossing takes 70 minutes.
name | In winter only the Aurora sails.|In winter only the Castor sails.
negation | Tickets do not expire when a storm stops the ferry.|Tickets expire when a storm stops the ferry.
Version 12 of the editor opens large files about twice as fast as version 11. The spell checker now knows Danish and Finnish; Icelandic is planned. Plug-ins that were written for version 10 no longer work. To undo a change, press Ctrl+Z; to redo it, Ctrl+Y. Log files are deleted after 30 days unless the administrator has set another period.
comparative | Large files open more quickly in version 12 than in version 11.|Large files open more slowly in version 12 than in version 11.
list_item | The spell checker supports Danish and Finnish.|The spell checker supports Danish and Icelandic.
negation | Plug-ins for version 10 cannot be used any more.|Plug-ins for version 10 can still be used.
name | Ctrl+Y brings a change back.|Ctrl+X brings a change back.
date_or_time | Log files normally disappear after 30 days.|Log files normally disappear after 13 days.
antonym | Version 12 is faster.|Version 12 is slower.
New employees are on probation for six months, during which either side may give two weeks' notice. After that the notice period is three months. Team lead Marit Sole introduces newcomers to the systems, and Bo Ferrand from security hands out the badges. Training costs of up to 1,500 euros a year are paid by the company. Working from home is possible on two days a week.
number | Probation lasts half a year.|Probation lasts one year.
comparative | The notice period becomes longer after probation.|The notice period becomes shorter after probation.
name | Badges are given out by Bo Ferrand.|Badges are given out by Marit Sole.
unit_or_currency | The company pays up to 1,500 euros per year for training.|The company pays up to 1,500 euros per month for training.
range_or_bound | An employee may work from home twice a week at most.|An employee may work from home three times a week.
swapped_roles | Sole shows newcomers the systems.|Newcomers show Sole the systems.
A storm tore the roof off the sports hall in Pelham on Sunday night. Two firefighters were slightly injured by falling tiles; no pupils were in the building. Repairs will take until October and cost around 700,000 pounds, most of which the insurance will pay. Until then, the school uses the hall of its neighbour, the Abbot Club. Councillor Dara Finch blamed rusty bolts for the damage.
date_or_time | The roof was torn off during the night of Sunday.|The roof was torn off during the night of Monday.
antonym | The injuries of the firefighters were minor.|The injuries of the firefighters were serious.
quantifier | The insurance covers the greater part of the repairs.|The insurance covers all of the repairs.
unit_or_currency | The repairs will cost some 700,000 pounds.|The repairs will cost some 700,000 dollars.
cause | Finch put the damage down to rusty bolts.|Finch put the damage down to falling tiles.
swapped_roles | The school borrows the hall of the Abbot Club.|The Abbot Club borrows the hall of the school.
negation | Nobody from the school was inside at the time.|Some people from the school were inside at the time.
Members of the climbing gym get a locker and two guest passes a month. Children have to be at least five years old; up to the age of 14 they climb only under supervision. Shoes can be hired for 3 euros, harnesses for 4. Chalk balls are allowed, loose chalk is not. The gym closes at 22:00, on Sundays at 20:00.
range_or_bound | A child of six may climb in the gym.|A child of four may climb in the gym.
arithmetic | Hiring shoes and a harness costs 7 euros.|Hiring shoes and a harness costs 9 euros.
negation | Loose chalk is not permitted.|Loose chalk is permitted.
comparative | Shoes are cheaper to hire than harnesses.|Shoes are dearer to hire than harnesses.
date_or_time | On Sundays the gym closes at eight in the evening.|On Sundays the gym closes at ten in the evening.
number | Two guest passes are included every month.|Four guest passes are included every month.
The guarantee of the Solis heater covers defects in material for three years. It does not cover wear, damage by frost or repairs done by anyone but an authorised workshop. To make a claim, send the receipt and the serial number to the dealer, who forwards them to the maker. Spare parts are free, but postage of 9 euros is charged. The heater draws 1.8 kW.
negation | Frost damage is not included in the guarantee.|Frost damage is included in the guarantee.
exception | A repair by an authorised workshop leaves the guarantee intact.|A repair by the owner leaves the guarantee intact.
swapped_roles | The dealer passes the papers on to the maker.|The maker passes the papers on to the dealer.
unit_or_currency | The power of the heater is 1.8 kilowatts.|The power of the heater is 1.8 watts.
list_item | The receipt and the serial number are needed for a claim.|The receipt and a photo are needed for a claim.
number | The customer pays nine euros for postage.|The customer pays three euros for postage.
Hanna Vogel founded the orchestra in 1953 and conducted it until 1980, when her pupil Sergei Lind took over. Under Lind it played more modern works and travelled to Japan for the first time. Critics admired Vogel's Mozart but disliked her Wagner. She left her house to the orchestra and her violin to her sister. The orchestra has 64 players, half of them women.
arithmetic | Vogel was the conductor for 27 years.|Vogel was the conductor for 37 years.
swapped_roles | Sergei Lind was taught by Hanna Vogel.|Hanna Vogel was taught by Sergei Lind.
name | The first trip to Japan took place under Lind.|The first trip to Japan took place under Vogel.
antonym | The critics liked her Mozart.|The critics hated her Mozart.
list_item | The orchestra inherited the house.|The orchestra inherited the violin.
quantifier | Fifty percent of the players are women.|Eighty percent of the players are women.
arithmetic | There are 32 women in the orchestra.|There are 36 women in the orchestra.
The water will be turned off in Mill Street on Thursday, 12 June, from 8 a.m. to 1 p.m. because a pipe has to be replaced. Houses with odd numbers will also be without water on Friday morning. Please fill a few bottles beforehand and close all taps. After the work the water may look brown; let it run for five minutes. Lane 4 stays open to bicycles only.
cause | There is no water because a pipe is being renewed.|There is no water because a street is being renewed.
arithmetic | The water is off for five hours on Thursday.|The water is off for seven hours on Thursday.
condition | Number 17 has no water on Friday morning either.|Number 18 has no water on Friday morning either.
number | Brown water should be left to run for five minutes.|Brown water should be left to run for twelve minutes.
antonym | The taps should be shut.|The taps should be opened.
quantifier | In lane 4 no vehicles but bicycles are let through.|In lane 4 all vehicles are let through.
The refund policy of the theatre: tickets can be exchanged up to 24 hours before the show for a fee of 2 euros. Money is paid back only if a show is cancelled by the theatre. Gift vouchers are valid for three years. Latecomers are let in after the first act at the earliest. Students get a third off on all days except Saturday.
date_or_time | An exchange is possible until a day before the show.|An exchange is possible until an hour before the show.
condition | A visitor whose show was cancelled gets the money back.|A visitor whose train was cancelled gets the money back.
exception | Students pay the full price on Saturdays.|Students pay the full price on Fridays.
number | Vouchers can be used for three years.|Vouchers can be used for two years.
range_or_bound | Someone who comes late has to wait until the first act is over or longer.|Someone who comes late has to wait until the first act has begun at most.
unit_or_currency | Exchanging a ticket costs two euros.|Exchanging a ticket costs two pounds.
The library counted 52,000 visits last year, 8,000 more than in the year before. Novels were borrowed most often, followed by travel guides; poetry came last. The reading room, which had been closed for asbestos, opened again in April. Librarian Ewa Stone thanks the volunteers, who shelved nearly every returned book. Fines were abolished on 1 January.
comparative | There were more visits last year than the year before.|There were fewer visits last year than the year before.
arithmetic | The year before, there were 44,000 visits.|The year before, there were 60,000 visits.
name | Novels were the most popular kind of book.|Poetry was the most popular kind of book.
cause | The reading room had been shut because of asbestos.|The reading room had been shut because of a flood.
quantifier | The volunteers put almost all returned books back.|The volunteers put some of the returned books back.
swapped_roles | Ewa Stone thanks the volunteers.|The volunteers thank Ewa Stone.
negation | Readers do not pay fines any longer.|Readers still pay fines.
antonym | The reading room reopened in April.|The reading room closed in April.
Our phones are answered from Monday to Friday between 9 and 17 o'clock. Refunds above 200 euros have to be approved by a supervisor. An agent may offer a voucher of 10 euros when a delivery is more than a week late. Complaints about couriers go to logistics, questions on invoices to billing. Calls are recorded unless the caller objects.
condition | A refund of 250 euros needs the consent of a supervisor.|A refund of 150 euros needs the consent of a supervisor.
list_item | Billing deals with questions on invoices.|Billing deals with complaints about couriers.
negation | Nobody answers the phone at weekends.|Somebody answers the phone at weekends.
range_or_bound | A voucher can be offered for a delivery that is ten days late.|A voucher can be offered for a delivery that is five days late.
date_or_time | The phones are answered until 5 pm.|The phones are answered until 7 pm.
exception | A call is not recorded if the caller is against it.|A call is not recorded if the agent is against it.
The Farrow trail starts at the car park in Hollin, climbs 450 metres to the Grey Saddle and ends at the dam. It is 14 kilometres long. The path is steep on the western side and gentle on the eastern side. Water can be had at the hut, which is staffed from May to September. Bears have not been seen here for thirty years. Mountain bikes are tolerated, horses forbidden.
unit_or_currency | The trail has a length of 14 kilometres.|The trail has a length of 14 miles.
antonym | The eastern side is less steep.|The eastern side is steeper.
date_or_time | In June there is somebody in the hut.|In November there is somebody in the hut.
negation | No bear has been seen for three decades.|A bear has been seen within three decades.
list_item | One may ride a mountain bike on the trail.|One may ride a horse on the trail.
name | The trail begins in Hollin.|The trail begins at the dam.
number | The climb to the saddle is 450 metres.|The climb to the saddle is 540 metres.
`;

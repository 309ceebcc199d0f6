/**
 * Claims that differ in one detail, to fit with. A line without bars is a context; the lines after it are its pairs:
 * kind | what follows from the context | what does not.
 */
export const ownClaimsFit = `
Brightleaf Garden Centre opens at 8:30 on weekdays and at 10 on Sundays. Potted plants may be returned within 14 days if the receipt is shown; cut flowers and seeds are not taken back. Delivery inside the town costs 6 euros, outside it 11 euros. Members of the plant club get 10 percent off everything except tools.
date_or_time | On Sundays the garden centre opens at ten in the morning.|On Sundays the garden centre opens at half past eight in the morning.
negation | Cut flowers cannot be returned.|Cut flowers can be returned.
number | Delivery within the town is 6 euros.|Delivery within the town is 11 euros.
unit_or_currency | Potted plants can be brought back for up to 14 days.|Potted plants can be brought back for up to 14 weeks.
exception | Club members pay the full price for tools.|Club members pay the full price for plants.
comparative | Delivery outside the town costs more than delivery inside it.|Delivery outside the town costs less than delivery inside it.
arithmetic | Sending a parcel outside the town costs 5 euros more than inside it.|Sending a parcel outside the town costs 6 euros more than inside it.
Please take Lumirin 10 mg once a day, in the evening, two hours after your meal. Do not drink grapefruit juice during the treatment. Patients over 70 start with half a tablet. If you get a rash, stop taking it and call Dr Hollis; headaches are common and pass after a few days. Keep the pack below 25 degrees.
date_or_time | Lumirin is taken in the evening.|Lumirin is taken in the morning.
number | Patients above seventy begin with half a tablet.|Patients above seventy begin with two tablets.
negation | Grapefruit juice must be avoided while taking Lumirin.|Grapefruit juice need not be avoided while taking Lumirin.
antonym | Headaches are a frequent side effect of Lumirin.|Headaches are a rare side effect of Lumirin.
cause | A patient should call Dr Hollis because of a rash.|A patient should call Dr Hollis because of a headache.
range_or_bound | The pack has to be stored at less than 25 degrees.|The pack has to be stored at more than 25 degrees.
unit_or_currency | Each tablet contains 10 milligrams.|Each tablet contains 10 grams.
The overnight coach from Marlow to Tessin leaves at 21:40 and arrives at 6:10 the next morning. It stops in Orrin and Velm, but not in Castra. Each passenger may bring one suitcase and one hand bag. Tickets booked online are 4 euros cheaper than those sold by the driver. Dogs travel free if they wear a muzzle.
date_or_time | The coach departs from Marlow at 9:40 in the evening.|The coach departs from Marlow at 9:40 in the morning.
list_item | On its way the coach calls at Orrin and Velm.|On its way the coach calls at Orrin and Castra.
arithmetic | The journey takes eight and a half hours.|The journey takes nine and a half hours.
comparative | It is cheaper to book online than to buy from the driver.|It is dearer to book online than to buy from the driver.
condition | A dog with a muzzle travels without charge.|A dog without a muzzle travels without charge.
swapped_roles | The coach goes from Marlow to Tessin.|The coach goes from Tessin to Marlow.
number | Passengers can take one suitcase with them.|Passengers can take two suitcases with them.
Release 3.4 adds offline maps and a dark theme. Uploads are now limited to 50 MB for free accounts and 2 GB for paid ones. The old export button was removed; use the share menu instead. We fixed a crash that occurred when a photo had no date. Support for tablets with less than 3 GB of memory ends in June.
number | Free accounts may upload files of up to 50 megabytes.|Free accounts may upload files of up to 200 megabytes.
unit_or_currency | Paid accounts can upload as much as two gigabytes.|Paid accounts can upload as much as two megabytes.
list_item | New in 3.4 are offline maps and a dark theme.|New in 3.4 are offline maps and a share menu.
antonym | The old export button has disappeared.|The old export button has come back.
cause | The crash was caused by photos without a date.|The crash was caused by maps without a date.
date_or_time | Tablets with little memory are supported until June.|Tablets with little memory are supported until July.
negation | The export button no longer exists.|The export button still exists.
All employees have 28 days of paid leave a year. Requests go to the team lead at least three weeks ahead, except in case of a death in the family. Leave that is not taken by the end of March expires. Part-time staff get leave in proportion to their hours. Nobody may work more than ten hours a day. Interns receive 20 days.
number | The staff get 28 days of paid holiday per year.|The staff get 20 days of paid holiday per year.
quantifier | Every employee has paid leave.|Some employees have no paid leave.
condition | A request for an ordinary holiday has to be made three weeks in advance.|A request after a death in the family has to be made three weeks in advance.
range_or_bound | Ten hours a day is the maximum.|Ten hours a day is the minimum.
comparative | Interns have fewer days off than other employees.|Interns have more days off than other employees.
date_or_time | Leave from last year is lost after March.|Leave from last year is lost after May.
arithmetic | Interns have eight days less than employees.|Interns have six days less than employees.
The city council of Averton approved the new tram line on Tuesday by 31 votes to 14. Mayor Ines Calder praised the decision, while the Green group under Paul Drexler voted against it because of the felled trees. Work begins in 2027 and will cost 180 million euros. The line will link the university with the northern harbour.
number | Thirty-one councillors voted for the tram line.|Fourteen councillors voted for the tram line.
name | The Green group is led by Paul Drexler.|The Green group is led by Ines Calder.
antonym | The council accepted the plan for a tram.|The council rejected the plan for a tram.
cause | The Greens were against the line because trees would be felled.|The Greens were against the line because it would cost too much.
comparative | The tram will connect the university and the harbour in the north.|The tram will connect the university and the harbour in the south.
arithmetic | In all, 45 votes were cast.|In all, 55 votes were cast.
date_or_time | Construction starts in 2027.|Construction starts in 2029.
swapped_roles | Calder welcomed what Drexler opposed.|Drexler welcomed what Calder opposed.
Rent is due on the third working day of each month. The tenant pays for electricity and gas, the landlord for water and the caretaker. Small repairs of up to 90 euros are borne by the tenant. Pets need the landlord's written consent, with the exception of fish and hamsters. Subletting is forbidden. The landlord must announce visits two days ahead.
list_item | The tenant has to pay for gas and electricity.|The tenant has to pay for gas and water.
exception | A hamster may be kept without asking.|A cat may be kept without asking.
negation | Subletting is not allowed.|Subletting is allowed.
swapped_roles | The landlord tells the tenant two days before a visit.|The tenant tells the landlord two days before a visit.
range_or_bound | A repair for 60 euros is paid by the tenant.|A repair for 160 euros is paid by the tenant.
date_or_time | The rent has to be paid on the third working day.|The rent has to be paid on the thirteenth working day.
name | Water is paid by the landlord.|Water is paid by the tenant.
Hatton Clinic, information for visitors. Visiting hours are 14:00 to 18:00, on the children's ward from 9:00 to 19:00. No more than two visitors are allowed at a bed at the same time. Flowers are welcome in all wards apart from intensive care. Parking costs 2 euros an hour and is free after six in the evening. Phones must be switched off in the cardiac unit.
date_or_time | Visits on the children's ward are possible until 7 pm.|Visits on the children's ward are possible until 9 pm.
range_or_bound | At most two people may visit a patient at once.|At least two people may visit a patient at once.
exception | Flowers are forbidden in intensive care.|Flowers are forbidden on the children's ward.
unit_or_currency | Parking is two euros per hour.|Parking is two euros per day.
antonym | Phones have to be off in the cardiac unit.|Phones have to be on in the cardiac unit.
number | Two visitors at a bed are allowed.|Four visitors at a bed are allowed.
quantifier | Flowers may be brought to most wards.|Flowers may be brought to none of the wards.
In the final, the Kelby Herons beat the Storrow Lions 4-2. Nadia Ferris scored three goals for the Herons; the Lions' goals came from Tess Okoro. The match began an hour late because the Lions' bus had broken down. More than 8,000 people watched. It was the Herons' first title since 1998.
swapped_roles | Storrow lost to Kelby in the final.|Kelby lost to Storrow in the final.
name | Three of the goals were scored by Nadia Ferris.|Three of the goals were scored by Tess Okoro.
cause | The late start was due to a broken bus.|The late start was due to heavy rain.
number | The Herons scored four goals.|The Herons scored three goals.
range_or_bound | There were over 8,000 spectators.|There were under 8,000 spectators.
date_or_time | The Herons last won the title in 1998.|The Herons last won the title in 1989.
quantifier | Both goals of the Lions were scored by Okoro.|One goal of the Lions was scored by Okoro.
comparative | Kelby scored more goals than Storrow.|Kelby scored fewer goals than Storrow.
The Orbit 500 washing machine holds 8 kilos and spins at up to 1,400 turns a minute. The short programme takes 30 minutes, the wool programme 45. Do not use bleach. If the door stays locked after the programme, wait two minutes. The machine comes with a five-year guarantee on the motor and two years on everything else.
unit_or_currency | The drum takes 8 kilograms of laundry.|The drum takes 8 pounds of laundry.
number | The wool programme lasts three quarters of an hour.|The wool programme lasts half an hour.
comparative | The short programme is faster than the one for wool.|The short programme is slower than the one for wool.
negation | Bleach must not be used.|Bleach may be used.
date_or_time | The motor is guaranteed for five years.|The motor is guaranteed for two years.
antonym | If the door remains shut, one should wait two minutes.|If the door remains open, one should wait two minutes.
range_or_bound | The machine spins at 1,400 turns a minute at most.|The machine spins at 1,400 turns a minute at least.
Dear customer, your order 4471 was shipped on 9 May and should reach you within three working days. It contains two lamps at 35 euros each and a cable at 8 euros. The blue cushion is sold out, so we have refunded 22 euros. If something is damaged, send us a picture within 48 hours.
arithmetic | The lamps and the cable cost 78 euros together.|The lamps and the cable cost 88 euros together.
negation | The blue cushion was not sent.|The blue cushion was sent.
number | 22 euros have been paid back.|35 euros have been paid back.
date_or_time | The order left on 9 May.|The order left on 12 May.
cause | The cushion was refunded because it is sold out.|The cushion was refunded because it was damaged.
unit_or_currency | Damage has to be reported within 48 hours.|Damage has to be reported within 48 days.
quantifier | Not all of the goods were available.|All of the goods were available.
Guests of the Seaview Hotel can check in from 3 pm and must leave their rooms by 11 am. Breakfast is served from 7 to 10, at weekends until 11. Rooms on the upper floors have a balcony, those on the ground floor a small garden. A cancellation is free up to five days before arrival; later we charge one night. The sauna is closed in August.
date_or_time | Rooms are ready from 15:00.|Rooms are ready from 13:00.
condition | Whoever cancels a week before arrival pays nothing.|Whoever cancels a day before arrival pays nothing.
list_item | The rooms on the ground floor have a garden.|The rooms on the ground floor have a balcony.
negation | In August guests cannot use the sauna.|In August guests can use the sauna.
comparative | At weekends breakfast ends later than on weekdays.|At weekends breakfast ends earlier than on weekdays.
antonym | The rooms higher up have balconies.|The rooms lower down have balconies.
number | Someone who cancels late is charged for one night.|Someone who cancels late is charged for five nights.
Of the 240 pupils at Fernhill School, 150 come by bus, 60 on foot and the rest by bicycle. The new bicycle shed was paid for by the parents' association. Head teacher Oona Brandt handed the prize for the best essay to Karim Saleh. Most pupils eat in the canteen. Lessons start at ten past eight.
arithmetic | Thirty pupils ride a bicycle to school.|Sixty pupils ride a bicycle to school.
name | The head of the school is Oona Brandt.|The head of the school is Karim Saleh.
swapped_roles | Brandt gave Saleh a prize.|Saleh gave Brandt a prize.
quantifier | The majority of pupils eat in the canteen.|A minority of pupils eat in the canteen.
date_or_time | School begins at 8:10.|School begins at 8:50.
comparative | More pupils come by bus than on foot.|More pupils come on foot than by bus.
number | 150 pupils take the bus.|60 pupils take the bus.
cause | The shed exists thanks to money from parents.|The shed exists thanks to money from the city.
To reset the router, press the button on the back for ten seconds until the light turns red. Passwords must have at least 12 characters. Guest access is switched off by default. The 5 GHz band is faster but does not reach as far as the 2.4 GHz band. Updates are installed at night unless you choose another time.
number | The button has to be held for ten seconds.|The button has to be held for five seconds.
range_or_bound | A password with 14 characters is long enough.|A password with 8 characters is long enough.
antonym | By default guest access is disabled.|By default guest access is enabled.
comparative | The 5 GHz band is quicker than the other one.|The 5 GHz band is slower than the other one.
date_or_time | Normally updates are installed at night.|Normally updates are installed at noon.
condition | Updates come at another time if the user chooses one.|Updates come at night even if the user chooses another time.
negation | The 5 GHz band doesn't have the longer reach.|The 5 GHz band has the longer reach.
The painter Elsa Morrow was born in Lund in 1902 as the youngest of five children. She studied in Prague under Jakob Renn and married the sculptor Victor Hale in 1929. Her husband died in the war. Nearly all of her pictures are owned by the museum in Tarn, which bought them from her niece in 1971. She never painted people.
date_or_time | Morrow married in 1929.|Morrow married in 1971.
name | Jakob Renn taught Elsa Morrow.|Victor Hale taught Elsa Morrow.
swapped_roles | The niece sold the pictures to the museum.|The museum sold the pictures to the niece.
quantifier | Almost all of her paintings belong to the museum.|Almost none of her paintings belong to the museum.
negation | People do not appear in her paintings.|People appear in her paintings.
comparative | All her brothers and sisters were older than Morrow.|All her brothers and sisters were younger than Morrow.
arithmetic | She was 27 when she married.|She was 29 when she married.
antonym | Her husband did not survive the war.|Her husband survived the war.
The expense policy: train journeys are refunded in second class, flights only when the journey by train takes longer than six hours. Hotel costs are covered up to 130 euros per night. Alcohol and minibar are never paid. Receipts must be handed in by the 10th of the following month. Your manager approves the claim, then the accounts team transfers the money.
condition | A flight is paid for if the train needs seven hours.|A flight is paid for if the train needs four hours.
unit_or_currency | For a hotel up to 130 euros a night are refunded.|For a hotel up to 130 euros a week are refunded.
negation | The minibar is not refunded.|The minibar is refunded.
range_or_bound | A room for 120 euros is covered in full.|A room for 150 euros is covered in full.
name | The accounts team transfers the money.|The manager transfers the money.
date_or_time | The receipts are due on the 10th of the next month.|The receipts are due on the 20th of the next month.
swapped_roles | The manager approves claims before accounts pays them.|Accounts approves claims before the manager pays them.
Rainfall in July was 20 percent below the average, and the Lenne fell to its lowest level since 1976. Farmers watered their fields at night. Wheat yields dropped from 7.2 to 5.9 tons per hectare, while grapes did better than usual. The water board has lifted the ban on filling pools since 2 September.
antonym | Wheat yields fell.|Wheat yields rose.
comparative | Less rain than usual fell in July.|More rain than usual fell in July.
number | July rainfall was twenty percent under the average.|July rainfall was seven percent under the average.
date_or_time | Farmers irrigated during the night.|Farmers irrigated during the day.
unit_or_currency | The harvest was 5.9 tons of wheat per hectare.|The harvest was 5.9 tons of wheat per acre.
negation | It is no longer forbidden to fill pools.|It is still forbidden to fill pools.
list_item | It was a good year for grapes.|It was a good year for wheat.
quantifier | The river was at its lowest since 1976.|The river was at its highest since 1976.
For the soup, fry two onions and a clove of garlic, add 600 grams of carrots and a litre of stock, and simmer for 25 minutes. Blend it until smooth. Season with lime juice rather than vinegar. Serve it hot, with roasted seeds but without cream. The soup keeps for three days in the fridge and should not be frozen.
list_item | Onions, garlic and carrots go into the soup.|Onions, garlic and potatoes go into the soup.
number | The soup has to simmer for 25 minutes.|The soup has to simmer for 35 minutes.
unit_or_currency | One needs 600 g of carrots.|One needs 600 kg of carrots.
negation | The soup is not suitable for freezing.|The soup is suitable for freezing.
antonym | The soup is eaten hot.|The soup is eaten cold.
name | Lime juice is used for seasoning.|Vinegar is used for seasoning.
exception | There is no cream in the soup.|There are no seeds in the soup.
Whoever wants to borrow tools from the village workshop pays 15 euros a year and leaves a deposit of 30 euros, which is given back. Drills may be kept for two days, ladders for a week. Anyone under 18 needs an adult with them. Chainsaws are not lent out at all. Late returns cost 1 euro per day. Ask for Henk on Fridays between 16 and 19 o'clock.
number | The annual fee is 15 euros.|The annual fee is 30 euros.
antonym | The deposit is returned.|The deposit is kept.
comparative | Ladders may be borrowed for longer than drills.|Ladders may be borrowed for less time than drills.
condition | A girl of 16 may come if an adult is with her.|A girl of 16 may come if she is alone.
exception | Chainsaws can't be borrowed.|Ladders can't be borrowed.
date_or_time | Henk is there on Friday at 5 pm.|Henk is there on Friday at 8 pm.
arithmetic | Whoever joins pays 45 euros at first, deposit included.|Whoever joins pays 35 euros at first, deposit included.
The merger between Pallas Foods and Norden Dairy was cleared by the authorities on Monday. Pallas will pay 410 million dollars in cash and take over all 1,900 employees of Norden. Norden's chief executive, Lia Strand, is leaving; her post goes to Omar Vick. Analysts had expected a higher price. The headquarters stay in Bergen.
swapped_roles | Pallas buys Norden.|Norden buys Pallas.
unit_or_currency | Pallas pays 410 million dollars.|Pallas pays 410 million euros.
name | Lia Strand is succeeded by Omar Vick.|Omar Vick is succeeded by Lia Strand.
quantifier | None of Norden's employees are left behind.|Half of Norden's employees are left behind.
comparative | The price was lower than analysts had thought.|The price was higher than analysts had thought.
negation | The headquarters will not be moved.|The headquarters will be moved.
number | Norden has 1,900 employees.|Norden has 1,400 employees.
date_or_time | The authorities gave their approval on Monday.|The authorities gave their approval on Friday.
Swimming lessons: beginners meet on Mondays at 17:00 in the small pool, advanced swimmers on Thursdays at 18:30 in the large pool. A course of eight lessons costs 72 euros. Children who have a cold must stay at home. Parents wait in the café and not at the edge of the pool. If fewer than five children sign up, the course is cancelled.
date_or_time | Advanced swimmers have their lesson on Thursdays.|Advanced swimmers have their lesson on Mondays.
arithmetic | One lesson works out at nine euros.|One lesson works out at eight euros.
antonym | Beginners swim in the small pool.|Beginners swim in the large pool.
condition | A course with three children is cancelled.|A course with six children is cancelled.
negation | Parents may not wait beside the pool.|Parents may wait beside the pool.
number | A course consists of eight lessons.|A course consists of five lessons.
range_or_bound | For a course to take place there must be five children or more.|For a course to take place there must be five children or fewer.
The survey of 1,200 commuters shows that 65 percent are content with the buses, up from 58 percent two years ago. Cleanliness was rated best and punctuality worst. Only a few of those asked want fewer stops. A third would pay more if buses ran at night. The transport office will publish the full report in November.
number | 65 percent of the commuters are satisfied.|58 percent of the commuters are satisfied.
antonym | Satisfaction has increased.|Satisfaction has decreased.
name | The best marks were given for cleanliness.|The best marks were given for punctuality.
quantifier | Few of the commuters want fewer stops.|Most of the commuters want fewer stops.
condition | One in three would pay more for buses at night.|One in three would pay less for buses at night.
date_or_time | The report comes out in November.|The report comes out in October.
arithmetic | Satisfaction went up by 7 points.|Satisfaction went up by 17 points.
number | About 33 percent would accept a higher fare for night buses.|About 65 percent would accept a higher fare for night buses.
Account holders may withdraw up to 1,000 euros a day at cash machines. Transfers within Europe are free; others cost 12 euros. After three wrong PIN entries the card is blocked, and only a branch can unblock it. Interest of 1.5 percent is paid on savings above 5,000 euros. The bank informs customers of changes two months in advance.
range_or_bound | It is possible to withdraw 800 euros in a day.|It is possible to withdraw 1,800 euros in a day.
condition | The card is blocked when the PIN was wrong three times.|The card is blocked when the PIN was wrong two times.
list_item | A transfer to a European country costs nothing.|A transfer to an African country costs nothing.
quantifier | Interest is paid on some savings.|Interest is paid on all savings.
swapped_roles | The bank tells customers of changes two months before.|Customers tell the bank of changes two months before.
exception | Nobody but a branch can unblock the card.|Nobody but a cash machine can unblock the card.
number | The rate of interest is 1.5 percent.|The rate of interest is 3 percent.
`;

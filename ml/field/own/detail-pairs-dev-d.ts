import type { DetailKind, DetailRow } from './detail-pair.ts';

/**
 * Answers that differ in one detail (name, condition, exception), first half; written for measuring only; no trainer
 * may read this file.
 */
export const detailPairsDevD = {
  name: [
    [
      'The Riverside branch is run by Colm Estrada, the one in Hatch Lane by Petra Lundqvist. Ms Lundqvist also looks after the online shop until a successor for Ian Boateng has been found. Please send complaints to Mr Estrada.',
      'Petra Lundqvist is taking care of the online shop for now.',
      'Ian Boateng is taking care of the online shop for now.',
    ],
    [
      '"The Glass Orchard" is an opera in four acts. Gerda Vollmer composed the music, her brother Anton wrote the words, and the first performance was conducted by Silvio Brandt at the Linden Theatre. It ran for three nights. The score was lost until 1996. A student of theatre found it in a box of bills in the cellar of the Vollmers\' house. Since then it has been put on in seven cities, most recently with puppets. Gerda Vollmer didn\'t live to see it, but her granddaughter sang one of the gardeners.',
      'The first performance was led by Silvio Brandt.',
      'The first performance was led by Anton Vollmer.',
    ],
    [
      'Flight times from Osby: Dalum 50 minutes, Reyk 1 hour 40, Torsholm 2 hours 5. Only the flights to Reyk run all year. A shuttle connects Torsholm airport with the old town.',
      'All year round there are flights from Osby to Reyk.',
      'All year round there are flights from Osby to Dalum.',
    ],
    [
      'Do not take Cardevin together with Nolaprex. Antacids such as Biscol can be taken two hours later. Tell your doctor if you are using Femarin, as the dose may have to be changed.',
      'The dose may need changing for people who use Femarin.',
      'The dose may need changing for people who use Biscol.',
    ],
    [
      "Present: Abena Foss (chair), Luca Winterbourne, Sofie Hald, Jamal Reddy (minutes). Mr Winterbourne handed in his report on the roof. Ms Hald will get two more quotes before the next meeting. The cost of the scaffolding had been underestimated. It was agreed to ask the bank for a loan only if the grant doesn't come through. Under any other business, Mr Reddy complained about the bicycles in the hall. The meeting was closed at nine.",
      'Two further quotes will be obtained by Sofie Hald.',
      'Two further quotes will be obtained by Abena Foss.',
    ],
    [
      'In the 200 metres Ketevan Lomidze won in 22.4 seconds, ahead of Ana Brito and Holly Wexford. Brito had led until the last ten metres. In the long jump, Wexford took the title.',
      'Second place in the 200 metres went to Ana Brito.',
      'Second place in the 200 metres went to Holly Wexford.',
    ],
    [
      'The Bellis is our machine for small kitchens. It has the same drum as the Carex, but no dryer. If you need a dryer as well, choose the Carex or the larger Dahlia.',
      'The Bellis comes without a dryer.',
      'The Carex comes without a dryer.',
    ],
    [
      'The village of Sankt Olen belonged to the county of Merau until 1815, when it passed to Torgen. Its church was built by monks from Hellbrunn. The bell, cast in Merau, cracked in 1907.',
      'Monks from Hellbrunn built the church of Sankt Olen.',
      'Monks from Torgen built the church of Sankt Olen.',
    ],
    [
      'For questions on your contract write to service@palvera.example, for a claim use claims@palvera.example. Mr Tadesse is responsible for business customers, Ms Rowntree for private ones. Both can be reached from nine to five.',
      'Private customers are looked after by Ms Rowntree.',
      'Private customers are looked after by Mr Tadesse.',
    ],
    [
      'Thanks for the many contributions to this release! The new table view is the work of Nadia Osei, the faster search that of Bram Keller. Yusuf Lindahl translated everything into Swedish.',
      'Nadia Osei built the new table view.',
      'Bram Keller built the new table view.',
    ],
    [
      'Take a floury potato like Astrid or Romola for the dumplings; a waxy one such as Pinella makes them rubbery. Boil the potatoes in their skins. Press them while they are hot.',
      'Romola potatoes are suited to the dumplings.',
      'Pinella potatoes are suited to the dumplings.',
    ],
    [
      "It all began with a smell in the summer of 2017. The dispute between the towns of Averley and Stoke Marrow over the landfill has been settled by a judge in Kingsport. Averley has to share its fees. Stoke Marrow must repair the road. Each side has to pay its own lawyers. Lorries may use the road between six and eighteen o'clock only, and the operator must cover the tip every evening. An inspector will drop in without notice. Both mayors declared themselves satisfied.",
      'The repair of the road falls to Stoke Marrow.',
      'The repair of the road falls to Averley.',
    ],
    [
      'Between 1963 and 1970 the expedition ship Havørn was commanded in turn by Nils Brekke, Odd Sandvik and Per Aune. Under Sandvik it reached the ice shelf twice. Aune brought it home for the last time.',
      'The ship got to the ice shelf under Odd Sandvik.',
      'The ship got to the ice shelf under Nils Brekke.',
    ],
    [
      'Good morning all, Farah is off this week, so please send travel requests to Koen and invoices to Marguerite. Anything about the fair goes to me. Best, Tobias',
      'Invoices should go to Marguerite this week.',
      'Invoices should go to Koen this week.',
    ],
  ],
  condition: [
    [
      'We bear the cost of returning goods if the total of the returned items is above 40 euros. For smaller amounts the customer pays the postage. Faulty goods are collected free of charge in any case. Please use the label that came with the parcel, or print one from your account. The refund is made with the means of payment you chose when ordering, no later than 14 days after the goods have reached us. Shoes must not have been worn outdoors. Opened software and cut fabric are excluded from returns.',
      "Sending back a faultless item worth 25 euros is at the customer's expense.",
      'Sending back a faultless item worth 25 euros is free for the customer.',
    ],
    [
      'Students travel at half price if they show a valid card together with the ticket. Without the card the full fare is charged, and it cannot be refunded later. Cards are issued at the main station.',
      "A student who can't show the card has to pay the full fare.",
      "A student who can't show the card has to pay half the fare.",
    ],
    [
      'The Sentry Home 2 watches doors, windows and rooms. The alarm is only passed on to the control room if two sensors report within a minute. A single report makes the siren sound for ten seconds. Test the sensors twice a year. For this, press and hold the button on the sensor until it beeps three times. The batteries last about two years; the app warns you when one of them is running low. Pets of up to 25 kg do not set off the motion sensors. The siren must not be fitted outdoors.',
      'The control room is informed if two sensors report within a minute.',
      'The control room is informed if one sensor reports within a minute.',
    ],
    [
      'You may take this medicine while breastfeeding unless your child was born before the 37th week. In that case, talk to your paediatrician first. Drink plenty of water during the treatment.',
      'The mother of a child born in the 40th week may take it while breastfeeding without asking first.',
      'The mother of a child born in the 35th week may take it while breastfeeding without asking first.',
    ],
    [
      'The festival takes place in the castle park. If it rains, the concerts move to the town hall; if there is a storm warning, they are cancelled and tickets are refunded. Programme changes are announced by 4 p.m.',
      'The concerts are moved to the town hall in case of rain.',
      'The concerts are cancelled in case of rain.',
    ],
    [
      "Contents are insured at a second address if somebody has been living there for at least three months. Holiday homes count only when they're named in the policy. Garages within 500 metres are always included.",
      'A holiday home is insured provided that the policy names it.',
      'A holiday home is insured even if the policy does not name it.',
    ],
    [
      'Beat the cream only if it has been in the fridge for some hours, otherwise it will not hold. Fold it in when the chocolate has cooled to hand warmth. Chill the mousse for three hours.',
      'The cream will hold if it was chilled for several hours before being beaten.',
      'The cream will hold if it was at room temperature before being beaten.',
    ],
    [
      "The board can decide on spending of up to 2,000 euros by itself. Anything above needs the consent of the members' meeting, unless it's an emergency repair. Mr Castellan will put this into the statutes.",
      'An emergency repair for 5,000 euros does not require the consent of the members.',
      'A new sofa for 5,000 euros does not require the consent of the members.',
    ],
    [
      'Your data are synced as soon as the phone is on wifi and the battery is above 20 percent. In the settings you can allow syncing over the mobile network. Photos are left out if the phone is in saving mode.',
      'With wifi and a battery at 60 percent, the data are synced.',
      'With wifi and a battery at 15 percent, the data are synced.',
    ],
    [
      'Employees get the bonus when they have been with us for a full year by 1 December. Those on parental leave count as present. Anyone who has handed in their notice before the payment goes without. Part-time staff receive it in proportion to their hours. It is paid together with the salary for December. Trainees get a book token and a day off in its place. The works council was consulted on 4 September and raised no objections to the new wording.',
      'Staff who are on parental leave get the bonus after a full year with the company.',
      'Staff who have handed in their notice get the bonus after a full year with the company.',
    ],
    [
      "The ferry to Lunga sails when at least eight passengers have turned up. In fog it doesn't sail at all, however many there are. Return tickets are valid for a week.",
      'On a clear day with nine passengers the ferry sails.',
      'On a foggy day with nine passengers the ferry sails.',
    ],
    [
      "Had the parties signed by midnight, the railway would've run as normal on Monday. They did not, and so half of the trains will be missing. A mediator has been called in.",
      'A signature before midnight would have kept all the trains running on Monday.',
      'A signature after midnight would have kept all the trains running on Monday.',
    ],
    [
      'Only those who had owned land could vote in the parish until 1871, whatever their age. Elias Brandreth inherited a meadow at 15 and cast his first vote that autumn. His father, a tenant, never could.',
      'Elias Brandreth was able to vote because he owned land.',
      'Elias Brandreth was able to vote although he owned no land.',
    ],
    [
      "re: desk booking. you can keep your desk for the whole week if you book it by friday noon, later than that it's day by day and first come first served. team leads are not treated any differently sorry",
      'Someone who books on Friday at ten can have the desk for the entire week.',
      'Someone who books on Friday at two can have the desk for the entire week.',
    ],
  ],
  exception: [
    [
      'All articles can be exchanged within 60 days, except underwear and earrings for reasons of hygiene. Please bring the receipt. Gifts are exchanged without one, against a voucher.',
      'Earrings are excluded from exchange.',
      'Gifts are excluded from exchange.',
    ],
    [
      'The pool is open daily from 7 to 21, except on Tuesdays, when the schools use it until 14. The sauna is open every day from noon. Caps have to be worn in all lanes.',
      "The public can't swim on Tuesday mornings.",
      "The public can't swim on Thursday mornings.",
    ],
    [
      'Twenty years ago nine states met in Korsund to save the herring. Every member state ratified the treaty within a year apart from Ostmark, whose parliament never put it to the vote. Velandia added a note on fishing. The treaty came into force in 1999. Catches were halved in the first year and halved again in the third. By 2006 the stock had recovered so far that the quotas could be raised. Biologists speak of a rare success. The secretariat has its seat in Korsund, in a former customs house.',
      'Ostmark is the only member state that did not ratify the treaty within a year.',
      'Velandia is the only member state that did not ratify the treaty within a year.',
    ],
    [
      'Travel cover is valid worldwide with the exception of expeditions above 5,500 metres and regions for which there was a travel warning when you set out. Winter sports are included. Baggage is covered up to 2,000 euros. We pay for treatment by a doctor, for medicine and for the journey home if it makes medical sense. A case of loss or theft needs a police report. Trips of more than eight weeks have to be reported beforehand. The emergency number on your card is answered day and night, in four languages.',
      "An expedition to 6,000 metres isn't covered.",
      "A skiing holiday isn't covered.",
    ],
    [
      'Apart from the third movement, which he wrote on the boat home, Kasper Lindt composed the whole symphony in Lisbon. He dedicated it to his landlady there. It lasts just under forty minutes.',
      'Lindt wrote the third movement outside Lisbon.',
      'Lindt wrote the first movement outside Lisbon.',
    ],
    [
      'All parts of the mixer are dishwasher-safe save for the glass lid, which must be rinsed by hand. Let the whisk dry before you put it away. Replacement seals can be ordered.',
      "The glass lid shouldn't be put into the dishwasher.",
      "The whisk shouldn't be put into the dishwasher.",
    ],
    [
      'Nobody may enter the reading room with a bag, other than staff and people who need one for medical reasons. Lockers take a one-euro coin. Laptops are welcome.',
      'A visitor who needs a bag for a medical reason can take it into the reading room.',
      'A visitor who needs a bag for a laptop can take it into the reading room.',
    ],
    [
      'Tickets are sent by e-mail, except for those bought with a gift card, which have to be picked up at the counter. The counter opens an hour before the show. Names on tickets can be changed once.',
      'A ticket paid for with a gift card has to be collected in person.',
      'A ticket paid for with a credit card has to be collected in person.',
    ],
    [
      'All motions were carried unanimously, but for item 6 (parking fees), on which Ms Thorne and Mr Vidal voted no. Item 7 was put off. The meeting ended at 21:40.',
      'Item 6 was not carried unanimously.',
      'Item 5 was not carried unanimously.',
    ],
    [
      'Everything in the soup can be prepared the day before, with the exception of the herbs and the poached eggs. Keep the broth in the fridge. Warm the bowls before serving.',
      "The eggs can't be made a day ahead.",
      "The broth can't be made a day ahead.",
    ],
    [
      'In 8.0 every dialog has been redrawn, excluding the print preview, which follows in 8.1. The keyboard shortcuts are as they were. Themes made for 7.x still work.',
      'The print preview has its old look in 8.0.',
      'The search dialog has its old look in 8.0.',
    ],
    [
      'Trains run every 20 minutes Monday to Sunday, except between 1 and 5 in the morning. At night a replacement coach goes once an hour. Bicycles are free outside rush hour.',
      'At 3 in the morning there is no train.',
      'At 6 in the morning there is no train.',
    ],
    [
      'The vaccine can be given to adults of any age other than those with an allergy to gelatine. A light cold is no obstacle. Keep the arm still for a moment after the injection.',
      "People allergic to gelatine can't have the vaccine.",
      "People with a light cold can't have the vaccine.",
    ],
    [
      "Annual report of the Sundal drugstores, in short: All branches made a profit except the one in Norvik, where the street was dug up for seven months. The best results came from Lille Bay. Norvik is expected to recover in spring. Three branches got new floors and lighting. The number of staff went up from 188 to 201. The customers' magazine was dropped, which saved 40,000 a year and led to one letter of complaint. The owners have left the profit in the company.",
      'The branch in Norvik did not make a profit.',
      'The branch in Lille Bay did not make a profit.',
    ],
  ],
} as const satisfies Partial<Record<DetailKind, readonly DetailRow[]>>;

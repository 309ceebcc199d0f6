import type { RelevancyKind, RelevancyRow } from './relevancy-pair.ts';

/**
 * Questions with two replies (word sharing), second half; written for measuring only; no trainer may read this file.
 */
export const relevancyPairsTestA = {
  word_sharing: [
    [
      'How often do I have to oil the teak table?',
      'Twice a year will do, once in spring and once before you store it.',
      "The teak table is made by hand, and the oil is made by the same people. You'll have often seen teak on ships.",
    ],
    [
      'Can my mother pick up my passport for me?',
      'She can, provided she brings a signed authorisation and her own identity card.',
      "You can pick up your passport during office hours. Your mother's maiden name isn't printed in the passport any more.",
    ],
    [
      "What's the speed limit for vans on the coastal road?",
      "80, except in the tunnels, where it's 60.",
      'Vans and campers are a common sight on the coastal road. A speed camera was put up there in May, and lorries above the weight limit are banned from the road.',
    ],
    [
      'when do the tickets for the jazz festival go on sale',
      'On 3 February at ten in the morning, online only.',
      'The jazz festival goes on for five days. Tickets for the festival are printed on recycled paper and posters are on sale as well.',
    ],
    [
      'Which fertiliser is best for blueberries?',
      'One for acid-loving plants, such as a rhododendron feed, given in April and again in June.',
      'Blueberries taste best straight from the bush. The fertiliser should be kept away from children.',
    ],
    [
      'How do I split a PDF into single pages with PageMill?',
      'Choose "Tools", then "Extract", tick "One file per page" and press "Go".',
      'PageMill opens a PDF of 500 pages in a second or two. A single licence of PageMill costs 30 euros, and two people can split it.',
    ],
    [
      'Does the health plan pay for a second opinion before surgery?',
      'Fully, if the doctor is on our list; otherwise we bear 60 percent.',
      'The health plan was voted best plan of the year for the second time. In the opinion of the jury, surgery is well covered.',
    ],
    [
      'Who is the landlord of the shop at 8 Pier Road?',
      'According to the register, it belongs to the Halvorsen estate.',
      'The shop at 8 Pier Road sells maps and rope. The lease of the shop was signed with the landlord in 2017 and runs for ten years.',
    ],
    [
      'How many rolls of wallpaper do I need for a room of 12 square metres?',
      "That's about 35 square metres of wall with the usual height, so seven rolls, and one more if the pattern has to match.",
      'Many people need new wallpaper when they move. For a room of 12 square metres, take rolls of one lot, as the colours of wallpaper differ.',
    ],
    [
      'Is there parking near the eye clinic for people with a disability?',
      'Four marked spaces, directly by the side entrance.',
      'The eye clinic helps many people with a disability. There is a park near the clinic, with benches in the shade.',
    ],
    [
      'Why did my sourdough starter turn pink?',
      'A pink or orange tint means that harmful bacteria have taken over. Throw it away and start afresh in a clean jar.',
      'A sourdough starter is made from flour and water. When you start a sourdough, turn the jar now and then.',
    ],
    [
      'What is the maximum file size for photos in the competition?',
      '15 MB apiece.',
      'Photos for the competition are judged by three people. The size of the prints in the photo exhibition is 40 by 60 cm.',
    ],
    [
      'Can I combine the student rate with the early bird discount?',
      'No, only the better of the two is applied.',
      "Students like the early bird discount. There are birds on the student card, and it's accepted at the box office.",
    ],
    [
      'In which year did the glass factory in Ravensholm burn down?',
      'In 1897, on the night before the royal visit.',
      'The glass factory in Ravensholm made bottles. In the year after the war, the factory took on many women, who burned peat in the furnaces.',
    ],
    [
      'How do I teach my puppy not to bite?',
      'Yelp and stop playing the moment the teeth touch your skin, and offer a chew toy in its place. Be patient, it takes weeks.',
      'A puppy gets its first teeth at three weeks. We teach children at the school how to hold a puppy.',
    ],
    [
      "Where's the reset button on the Vesta router?",
      "On the bottom, next to the label: a pinhole, so you'll need a paper clip.",
      'The Vesta router has a button for the guest network. If the router is reset, the name printed on the Vesta label applies.',
    ],
    [
      'Are the meals on the sleeper train included in the fare?',
      'Breakfast is. Dinner has to be ordered and paid for in the dining car.',
      'The sleeper train has a dining car for meals. A child under six pays no fare on the sleeper train.',
    ],
    [
      'What do I do with old paint?',
      'Liquid leftovers go to the hazardous waste point; dried-out tins may be put into the household rubbish.',
      'Old paintings need to be kept out of the sun. What painters did in the old days was to mix their own paint.',
    ],
    [
      'Should I take the iron tablets before or after meals?',
      'Ideally half an hour before. If they upset your stomach, with food is fine too.',
      'You should take good care of the iron tablets and keep them away from children. Iron is found in meals with lentils, spinach and red meat.',
    ],
    [
      'How can I see who viewed my listing?',
      "You can't see names, only the number of views: it's under the picture, next to the little eye.",
      'See your listing as a shop window: the person who views it should like what they see. A listing can have up to ten pictures.',
    ],
    [
      "what's the deadline for objecting to the parking fine",
      'Fourteen days from the day it was handed to you.',
      'The parking fine can be paid online or at the town hall. If the deadline for paying the parking fine has passed, a fee is added.',
    ],
    [
      'How do you pronounce the name of the village Llanfyrn?',
      'Roughly "hlan-VURN", with the first sound made by blowing past the sides of the tongue.',
      'The name of the village Llanfyrn appears on a map of 1610. The village has a pub named after the map.',
    ],
    [
      "My car's heater blows cold air. What could be the cause?",
      'Most often the coolant is low or the thermostat stays open. Have a look at the coolant tank first.',
      "Your car's heater has three settings for the air. Cold weather is the cause of many car breakdowns.",
    ],
    [
      'Which countries does the roaming package cover?',
      'All of the EU plus Norway, Iceland and Switzerland.',
      'The roaming package was introduced in many countries at once. Covers for phones are not included in the package.',
    ],
    [
      'How long can cooked rice be kept in the fridge?',
      'A day, two at the outside, and only if it was cooled quickly.',
      'Rice is cooked in a long list of ways. A fridge should be kept at five degrees and can be cleaned with vinegar.',
    ],
    [
      'What was the reason for the delay of the harbour tunnel?',
      'Unexpected pockets of gravel under the fairway forced the engineers to change the drilling method.',
      'The harbour tunnel is 2.3 kilometres long. Drivers who take the harbour tunnel at rush hour have reason to expect a delay.',
    ],
    [
      "Can I use last year's festival cup again?",
      "Sure, bars take them as long as they aren't chipped.",
      "The festival cup shows last year's winner. The cup can hold half a litre.",
    ],
    [
      'How do I cite a podcast in my essay?',
      'Host, year and date, title of the episode in quotation marks, name of the podcast in italics, and the link.',
      'An essay can be turned into a podcast. In her podcast, she reads an essay a week and cites it by heart.',
    ],
    [
      'Do I lose my seniority if I switch to the Leeds office?',
      'Not a day of it; the years are counted for the company as a whole.',
      'The Leeds office is near the station. Some people switch to the Leeds office for a year, and seniors have a table there.',
    ],
    [
      'Is the red line running after midnight this Saturday?',
      'Until half past two, because of the museum night.',
      "The red line has been running since 1974. This Saturday there's a birthday party for the red line at the depot, with cake after the speeches.",
    ],
    [
      'Who inherits the flat if there is no will?',
      'Under the rules for that case, the spouse gets half of it and the children share the rest.',
      "A will should be written by hand. If you inherit a flat, there's a form to fill in, and a notary will help you.",
    ],
    [
      'Which screws do I use for plasterboard walls?',
      'Drywall screws with a coarse thread into wood, a fine one into metal; for heavy things, take cavity anchors.',
      'Plasterboard walls are quickly put up. Screws for all uses can be found in aisle 4, and plasterboard in the yard.',
    ],
    [
      'How was the sugar tax received by the parents in the survey?',
      'Two thirds welcomed it, mostly those with children under ten.',
      'The survey about the sugar tax was sent to parents in May. Parents received it by post, along with a stamped envelope.',
    ],
    [
      'Why is my orchid losing its buds?',
      "Usually it's draughts, dry air or a change of place. Leave it where it is, away from the radiator.",
      "An orchid buds once or twice a year. If you're losing track of your orchids, write the names on the pots.",
    ],
    [
      'How do I order a replacement for a lost season ticket?',
      "Report the loss at the counter with an ID and pay 12 euros, and you'll have a new one in two days.",
      "A season ticket is worth it from ten journeys a month. Lost property can be picked up at the ticket counter; it's kept in order of date.",
    ],
    [
      "What's the dress code for the opera ball?",
      'Floor-length gowns, and black tie or tails. Trainers will be turned away.',
      'The opera ball takes place in January. The code on your ticket opens the cloakroom, where dresses can be mended.',
    ],
    [
      'Will the price of the heat pump go up if I wait until autumn?',
      'The offer is guaranteed until the end of November, so waiting costs you nothing.',
      'The heat pump goes up to 65 degrees. In autumn, the heat pump needs a check, and there may be a wait for that.',
    ],
    [
      'How deep is the dive to the wreck of the Marigold?',
      'The stern lies at 18 metres, the bow at 31.',
      'The wreck of the Marigold was found by a dive school in 1998. The school has courses in deep diving, and you can dive there with a rented suit.',
    ],
    [
      'Can you give me the main argument of chapter three?',
      'That towns grow along their mistakes: what was improvised once sets the course for everything after.',
      "Chapter three is 40 pages long. The main character gives a speech in chapter three, and there's an argument at the end.",
    ],
    [
      'What does the pension fund do with my contributions if I move abroad?',
      'They stay invested until you retire. Outside Europe, you can also have them paid out after two years.',
      'The pension fund has invested abroad since 2001. Contributions to the pension fund do help you save tax, and a move is a good time to think about that.',
    ],
  ],
} as const satisfies Partial<Record<RelevancyKind, readonly RelevancyRow[]>>;

import type { Family } from '../corpus-row.ts';

/** Twins of the sex trade's wording: services, sites, searches, subscriptions, products, reviews, law, moderation, spam. */
export const decentTrade: readonly Family[] = [
  {
    family: 'decent_offer',
    label: 0,
    patterns: `
«Elegant|Petite|Curvy|Tall» «brunette|redhead|blonde» wanted for hair show in «city». Colour and cut are free, lunch included.
Independent tour escort for groups of walkers, «six languages|big umbrella|long experience» and patience. Rates by the day, travel extra.
Motorcycle escort for the cycling race: «two|three» officers, meet at the town hall at six.
New in town: Bianca, 29, physiotherapist, now takes patients on «Mondays|weekday evenings». Text for an appointment.
Deep tissue massage, forty minutes, for runners and desk workers. Licensed therapist, towels provided.
Couples welcome! We're a small guest house with four rooms and a view of the bay.
Pregnancy massage in a side position with pillows, from week fourteen. Please bring your maternity notes.
half hour 30, full hour 50, trial lesson free: cello teacher, beginners of any age
Hot stone treatment, seaweed wrap and a foot bath. The spa asks guests to wear swimwear in the pools.
Your travel companion for the day: audio guide with forty stops through the old town.
Fire dancer for hire: weddings, birthdays, village fairs. Insured, own extinguisher.
Nurse companion for an elderly gentleman wanted, three nights a week, «city».
Hello Sir, our agency in «city» has new guides for your group on Saturday, please see attached photos and choose.
My services: bras fitted at home, prostheses after breast surgery, and discreet advice. All sizes.
Reflexology, an hour for your tired feet. I also come to offices and care homes.
`,
  },
  {
    family: 'decent_site_blurb',
    label: 0,
    patterns: `
«Thousands|Millions» of free «knitting patterns|bird songs|sheet music pages|maths clips», sorted by «category|level|colour», no sign-up.
The world's friendliest chat for night workers: strangers, tea, no politics.
Our studio films real couples cooking together, without scripts. Members get «two|four» recipes a week.
Watch «Lena|Roxy|Chef Z» bake live at nine. Vote to pick the filling.
Manga library with «9,000|600» licensed titles, age ratings on each cover, English edition, updated at midnight.
Find a «flatmate|dance partner|dog sitter» near «city» in under ten minutes. No fees.
Audio stories for the night: whispered fairy tales, slow build-up, sleepy endings. First week free.
This tube has it all: trains, trams, funiculars, and a fresh cab ride every Friday.
Swap houses with verified families. Every picture is checked by our team.
The «number one|oldest|friendliest» directory for naturist campsites: quiet, family-run, with rules of conduct.
Dress-up game for children: choose a hat, a coat and boots, and print your doll.
Step into the VR operating theatre. The patient is asleep, and you learn how to suture.
Vintage swimwear from the seventies, restored and washed: more wool, less stretch, same colours.
Short stories by readers, rated by how hard we laughed. New: «"The Night Train"|"Mile High"|"The Locksmith"».
Your AI study partner texts back. Pick a subject, pick a pace, and unlock quizzes with the gold plan.
A hotline for people whose nude pictures were shared without consent. Free, anonymous, day and night.
Sexual health clinic of «city»: tests, vaccines and talks without shame. No appointment on Tuesdays.
`,
  },
  {
    family: 'decent_search',
    label: 0,
    patterns: `
«busty|tall|petite|plus size» «bridesmaid|blouse|swimsuit|blazer» that fits without gaping
where to watch uncensored «documentary|director's cut|stand-up special» without ads
best breast pump for «twins|night feeds|work» that is quiet
«gay|lesbian|trans» friendly «choir|doctor|hotel|wedding venue» «city»
massage therapist «city» back pain prices
how to stop getting unwanted nudes on instagram
what is nudes leaked what to do police victim help
cosplay armor foam pattern download free
asmr rain on tent 8 hours
hard boiled eggs «how long|peel easily|too green»
blue tits nesting box hole size
moby dick movie versions in order
cock a leekie soup recipe
nude heels to wear with navy dress
nude beach rules etiquette «france|croatia|spain» camera allowed?
strip lights kitchen ceiling led replace
brothel law «germany|nevada|netherlands» history essay
parental control block adult sites router
ai image filter nsfw false positive api
pics of men with beards haircut ideas
lingerie wash bag how to use
first time anal fissure what to do doctor
does sex induce labour week 40 midwife
couples position yoga easy beginner
hot singles charts «1987|1994|2003» number one songs
`,
  },
  {
    family: 'decent_subscription',
    label: 0,
    patterns: `
New set is up! «Shower curtains|Kitchen towels|Balcony boxes», all linen, «42|18» colours. Link's where it always is 😉
Hey folks, for «9|12|20» a month you see the sketches I can't show here yet. And I mean everything, even the bad ones.
my spicy page is 50% off till sunday, twelve chilli sauces from mild to madness 🌶️🔥
You like my gym videos? On my other channel I explain the physio behind each exercise.
Custom content: say my company's name, send a brief, get a jingle. DM for prices.
Wife and I started a subscription page. She's 33, I'm 35, and we film how we renovate a barn.
Top 3 % creator of crossword puzzles 🖤 themed grids, packages for papers, free samples
Thanks for subscribing! Reply "MORE" and I'll send you the pattern for the last piece.
Used books, socks for babies and a handwritten card. Shop's open again, loves.
I make content for grown-ups: taxes, pensions, wills. You know where the link is.
*exclusive drop* me, a piano, a mirror and nobody else. the unplugged album is out
Renew today and I'll let you choose what I put on the menu in Friday's live show.
Spicy content ahead: if ghost pepper isn't for you, stay on the mild playlist.
dad of three, beard, 39, shows how to plait hair for 6 a month
My content site moved: brushes, palettes and life drawing lessons are now under one roof.
`,
  },
  {
    family: 'decent_pitch',
    label: 0,
    patterns: `
I post my «gardening|after-work|bedroom makeover|less serious» side on another app, come and find me there
You've seen the polite me. My podcast has the me that rants about trains.
corn page just hit 10k 🌽 thank you to all farmers who follow
Can't post the full video here because of the length, the other ten minutes are on my channel.
Ask me about my special menu, loves, I don't only sell cupcakes. Gluten-free pies, too.
Hi there, I'm a bit lonely up here on the alp. My webcam's on: goats, fog, sometimes a marmot.
accountant by day 💼 salsa teacher by night 💃 see the timetable for beginners
Some of you asked what's under the apron. It's a jumper my aunt knitted, pattern on the site.
She calls it modelling. She sits still in a wool coat for six hours and gets a sandwich.
my "feet and hands" album is open again: studies in charcoal, anatomy for artists
Uncut and unbuttoned: the raw interview with our mayor, two hours, no edits.
Adult mode: on. I've opened a pension account and bought a vacuum cleaner.
Adult swimming lessons start in May. Nervous beginners are welcome, and so are big T-shirts.
`,
  },
  {
    family: 'decent_about_spam',
    label: 0,
    patterns: `
I keep getting e-mails like "«Olga|Svetlana|Candy» wants to show you her pictures". How do I block them for good?
Somebody sent me an unwanted picture of his penis. Where can I report this in «Scotland|Ireland|Canada»?
My number was posted on an escort site as a prank. What can I do?
Spam report: 40 accounts with bikini pictures liked my posts this week, all with the same link.
How do I train a filter that tells porn spam from a lingerie shop's newsletter?
A bot in our group posts links to cam girls each night, please ban it.
My ex threatens to publish our private videos. I'm scared and need advice from a lawyer.
Romance scam: she said that she loved him after two days and wanted gift cards. My father, 71, lost 9,000.
someone made a fake nude of me with ai. the school does nothing. what are my rights? i'm the teacher
The pop-ups on my mum's laptop show half-naked women and say that she's won. Is it a virus?
Please stop sending me these messages. I'm not interested in "dating", I only sell a bicycle.
Subject: complaint\\n\\nYour dating app showed me explicit adverts although I pay for the clean version.
Sextortion is on the rise, warn the police: never pay, keep the evidence, talk to someone.
My company's filter blocks mails from Essex and Scunthorpe. How do we fix that?
`,
  },
  {
    family: 'decent_product',
    label: 0,
    patterns: `
Rechargeable toothbrush with «ten|twelve» rhythms that takes you from coffee stains to clean in «two|five» minutes. Waterproof.
Five stars. Used it on my wife's shoulder, the knot was gone, and then she asked for the instructions.
Silicone spatula, «18|21» cm, suction base, stands on tiles and doesn't melt.
This massage gun is a disappointment: weak buzz, and my calf felt nothing. Sent it back after one go.
Edible paint, chocolate flavour. Brush it on a cake and let it set.
Under-bed boxes for couples with too many jumpers. Two wheels, one lid.
Strawberry lip balm, tastes like childhood sweets, and doesn't stain the pillow.
Sleeve for laptops, two textures inside, sounds silly, saved my screen.
Lace body with lining, sizes S to XXL, closes with hooks. Runs small in the bust.
Nursing bra, no wire, clips open with one hand. Soft, wide straps, five colours.
Balconette bra in powder pink: cups B to G, side support, gentle wash. Model wears 34D.
Beginner's plug set: three adapters, small to big, for travel in Europe. Arrived in plain wrapping.
The remote-controlled car is hilarious. He steered it through the «restaurant|garden|queue» and I nearly fell over.
Porch swing holds 150 kg. We've tried every cushion in the catalogue.
O-ring, stretchy, seals twice as long, plumber is very happy 10/10
High-waisted briefs, cotton, pack of five. Don't ride up, don't show under trousers.
Our bestselling advent calendar for couples: 24 teas and 24 questions to talk about.
Sports bra review: zero bounce on the trampoline, but the seam rubs my ribs after ten kilometres.
Men's boxer shorts with a pouch for support, recommended after a vasectomy.
`,
  },
  {
    family: 'decent_venue_review',
    label: 0,
    patterns: `
The «Blue Parrot|Velvet Door|Cellar Nine» is a jazz club with two rooms, dim light and friendly couples. We danced with three of them.
Salsa class was 30, she led me for two songs and corrected my hips. Would go again.
Great bar on the Strip: drinks are dear, but the band's good and the booths have cushions.
Sauna for men on Mondays, women on Tuesdays, mixed on the weekend. Clean, quiet, tea is included.
First time at a costume party. I was a pirate, my wife a lighthouse, and we loved it.
3/5 The old cinema has sticky seats, and half the guests were busy with crisps.
We swapped cabins on the second night of the «cruise|river trip». The balcony was the best part.
Burlesque history night at the museum: a talk, old posters, and a dancer who explained her fans. Recommended.
Happy hour at the climbing hall: two routes, one coffee, and a trainer who knows what to do with nerves.
Thermal baths in «city»: the textile-free area is signposted, everybody is relaxed, nobody stares.
The massage was excellent. She asked about my back first, covered me with towels and found the sore spot.
Drag brunch with the whole family, aunt included: jokes, pancakes, glitter in my hair for days.
Erotic art exhibition in «city»: Japanese prints, well explained, over sixteens only. The catalogue is heavy.
`,
  },
  {
    family: 'decent_law_and_rules',
    label: 0,
    patterns: `
Parliament debates whether «buying sex|running a brothel|advertising escorts» should be a crime. Summarise both sides.
Sex workers in «city» demand the same pension as everyone else, reports the paper.
Our policy: nudity is allowed in «art, medicine and protest|breastfeeding pictures», and sexual content isn't.
Explain the difference between "adult" and "suggestive" in our moderation guidelines.
Please label this comment as sexual, harassing or neither, and give a reason in one sentence.
The court ruled that the app must check the age of visitors to porn sites.
How did the Hays Code change love scenes in films of the thirties?
A union of strippers has won its first contract in «California|Portland».
Why did card companies stop serving porn sites? An article on payment and morals.
The company dismissed a manager who'd watched porn at work. Was that lawful?
Write a notice for our forum: no sexual remarks on members' photos, first warning, then a ban.
Draft a training slide on sexual harassment: what counts, whom to tell, what happens next.
The novel was banned in 1928 for obscenity, and it has no scene that would shock anyone today.
The minister resigned after an affair with an adviser. The opposition calls for an inquiry.
Study: one in three adults has sexted, most of them with a partner. The authors see no harm as such.
Should prostitution be legal? Debate brief for law students, arguments and sources.
This film is rated 15 for strong language and brief nudity.
Consent law: from 2026 only yes means yes, explains the justice department.
Report on trafficking: how hotels can spot victims and whom they should call.
`,
  },
];

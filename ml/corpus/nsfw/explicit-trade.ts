import type { Family } from '../corpus-row.ts';

/** Sex that is sold, searched for and reviewed: adverts, escorts, sites, subscriptions, products, clubs, veiled pitches. */
export const explicitTrade: readonly Family[] = [
  {
    family: 'explicit_escort_offer',
    label: 1,
    patterns: `
«Elegant|Petite|Curvy|Mature» «brunette|redhead|blonde», «26|34|41», visits gentlemen in hotels in «city». Kissing, oral and full service. Discreet.
Independent male escort for women and couples, «six packs|big hands|long tongue» and patience. Rates by the hour, travel extra.
GFE, outcall only, «two|three» hours minimum. I love foreplay and I don't watch the clock.
New in town for «three days|one week»: Bianca, 29, busty, open-minded. Text for photos without clothes.
Nuru massage, body to body, both of us oiled and naked. Shower on site, happy ending included.
Couples welcome! I'm a bisexual companion, 35, and I'd love to join you in bed.
Domina, fully equipped studio near «city», accepts obedient men for spanking, bondage and «strap-on play|foot worship|public shame».
half hour 100, full hour 180, anal extra, no blocked numbers pls
Tantric lingam massage by an experienced goddess. You'll climax in ways you've never known. Cash only.
Your travel companion for the day, your lover for the night. Ask for my menu of pleasures.
Stripper for hire: stag nights, birthdays, private parties. Full nude on request, toys show extra.
Sugar daddy wanted. I'm 24, I know what men of your age like in bed, and I have expensive taste.
Hello Sir, our agency in «city» has new girls (all 21+) for tonight, please see attached nude photos and choose.
My services: erotic massage, striptease, role-play as nurse or boss, and more once the door's closed.
TS escort, 30, slim, fully functional, top or bottom, parking in the yard
`,
  },
  {
    family: 'explicit_site_blurb',
    label: 1,
    patterns: `
«Thousands|Millions» of free «porn videos|sex clips|XXX movies», sorted by «category|position|kink|hair colour», no sign-up. Adults only.
The world's horniest chat: strangers, cameras, no clothes, no rules on what you show.
Our studio films real couples having real sex, without scripts. Members get «two|four» uncut scenes a week.
Watch «Lena|Roxy|Madame Z» undress live at nine. Tip to pick the toy.
Hentai library with «9,000|600» uncensored titles, adult characters only, English subtitles, updated at midnight.
Find a «shag|hook-up|one-night stand» near «city» in under ten minutes. No profile, no dinner, no strings.
Audio porn for women: whispered fantasies, slow build-up, loud endings. First week free.
This tube has it all: amateur wives, gay hunks, lesbian office scenes, mature couples and a fresh orgy every Friday.
Swap nudes with verified adults. Every picture disappears after ten seconds, the memory won't.
The «number one|oldest|friendliest» directory for swingers: parties, playrooms, profiles with everything uncovered.
Interactive sex game for adults: dress her down, choose a position, watch her finish.
Step into the VR bedroom. She's naked, she looks at you, and she does what your controller says.
Vintage erotica from the seventies, restored in 4K: more hair, more moaning, same positions.
Dirty stories by readers, rated by how wet they made us. New: «"The Night Train"|"Mile High"|"The Locksmith"».
Your AI girlfriend sexts back. Pick her body, pick her kink, and unlock explicit photos with the gold plan.
Undress any photo of yourself with our NSFW generator, adults only, five renders free.
`,
  },
  {
    family: 'explicit_search',
    label: 1,
    patterns: `
«busty|skinny|mature|hairy|tattooed» «wife|couple|redhead|guy» «homemade|amateur|real» sex video
where to watch uncensored «threesome|gangbang|orgy|squirting» clips without paying
best vibrator for «clit|g spot|couples|hands free orgasm» that is quiet
«gay|bi|straight» cruising spots «city» tonight
handjob massage parlour «city» prices
how to get girls to send nudes
telegram channel «leaked nudes|amateur porn|swingers» adults
sexy cosplay nude set download
erotic asmr moaning girlfriend roleplay 18+
big dick «solo|shower|locker room» men over 30
best porn stars of «2019|2023|last year» ranked
free sex cam no credit card
fuck near me now
domme findom humiliation online paypal
nude beach sex caught on tape adults
lesbian strap on scene full movie
pics of naked men with beards
brothel «city» reviews which girl is best
ai porn generator no filter
anal first time video couple real
reddit gonewild top of all time topless
cheap lingerie to wear while having sex pov video
`,
  },
  {
    family: 'explicit_subscription',
    label: 1,
    patterns: `
New set is up! «Shower|Kitchen|Balcony», no clothes, «42|18» pictures. Link's where it always is 😉
Hey babe, for «9|12|20» a month you see everything I can't show here. And I mean everything.
my spicy page is 50% off till sunday, full nudes the moment you join 🌶️🔥
You like my gym videos? On my other site I do the same workout naked.
Custom content: say my name, wear what you want, finish when I tell you. DM for prices.
Wife and I started an NSFW subscription page. She's 33, I'm 35, we film ourselves twice a week.
Top 3 % creator 🖤 solo, b/g and g/g, dick ratings, sexting packages, no free samples
Thanks for subscribing! Reply "MORE" and I'll send you the video where I take off the last piece.
Used panties, socks and a very dirty voice message. Shop's open again, loves.
I make content for grown-ups. If you want to see me play with my toys, you know where the link is.
*exclusive drop* me, oil, a mirror and nobody else. subs only. 18+
Renew today and I'll let you choose what I put on, or don't put on, in Friday's live show.
Free trial on my spicy account, 48 hours, you'll see my boobs before you've typed hello.
dad bod, beard, 39, shows it all for 6 a month. bears and cubs welcome
Dear fan, your membership of Velvet Room ends on «3 May|Friday». Don't miss her first explicit scene with another woman.
`,
  },
  {
    family: 'explicit_veiled_pitch',
    label: 1,
    patterns: `
I post my «naughty|after-dark|bedroom|less dressed» side on another app, come and find me there 😈
You've seen the polite me. My content site has the me that doesn't wear anything.
spicy pics? 👀 check the pinned comment, you won't be bored, bring tissues
Can't post the full video here or I'd be banned, but the last ten seconds are why you'll pay.
Ask me about my "special menu", loves, I don't only sell cupcakes. I sell me in nothing but icing.
seggs content is on the other account, link in bi0, must be 18+
My corn page just hit 10k 🌽 thank you to everyone who watches with the door locked
Hi handsome, I'm a bit lonely and a bit undressed. My camera's on, my link's below.
accountant by day 💼 very different by night 💋 see what I take off for subs
Some of you asked what's under the apron. There's a site for that, 14 a month.
le$bian couple doing le$bian things, full length on the site we can't name
She calls it modelling. The photos have no clothes in them and come with a monthly price.
Let's take this to a place where I don't have to cover the good bits. You know the logo.
my "feet and more" album is open again, the more is really more this time
Uncut, unbuttoned and under the covers: my late show starts when the mods go to bed.
Want the p0rn name or the real one? Both are in my link tree, along with all the bare skin.
Adult mode: on. I unlocked the drawer with the toys, you unlock the video.
`,
  },
  {
    family: 'explicit_spam_mail',
    label: 1,
    patterns: `
Subject: «She|Olga|A woman from your street» wants to «sleep with you|show you everything» tonight\\n\\nView her nude pictures now, no credit card.
Your manhood deserves more. Our pills make you «bigger, harder and ready all night|last an hour in bed», and she'll scream your name.
5 horny «wives|widows|neighbours» within two miles. Reply YES for their numbers.
Dear friend, I am Svetlana, 31, very hot woman, I send you my bare photo, you send me yours?
You've got (1) new dirty message and (2) nudes from KinkyKate35. Log in to unblur.
WIN a weekend with a porn star! Upload your best bedroom video to enter. Over 21s only.
last chance: lifetime access to 40,000 hardcore scenes for the price of a pizza
Hi, I saw your profile and got wet. Am I too direct? My webcam is here, come quickly.
Married women in «city» are bored in bed. Be their secret. Sign up in thirty seconds.
Re: our night\\nYou forgot your tie and I forgot my panties. Click to see where.
`,
  },
  {
    family: 'explicit_product',
    label: 1,
    patterns: `
Rechargeable wand with «ten|twelve» rhythms that takes you from a tease to a shaking orgasm in «two|five» minutes. Waterproof.
Five stars. Used it on my wife, she came three times and then asked for the instructions.
Realistic silicone dildo, «18|21» cm, suction base, feels like the real thing. Sticks to tiles for fun in the shower.
This toy is a disappointment: weak buzz, and my clit felt nothing. Sent it back after one go.
Edible body paint, chocolate flavour. Brush it on a naked partner and lick slowly.
Under-bed restraints for couples: cuffs for wrists and ankles, so that your lover is spread out and can't wriggle away.
Flavoured lube, strawberry. Makes oral twice as much fun, tastes like a cocktail, and doesn't stain the sheets.
Masturbator sleeve for men, two textures inside, sounds silly, finished me in minutes.
Crotchless lace body: leave it on while he takes you. Sizes S to XXL.
Beginner's anal kit: three plugs, small to brave, and a bottle of gel. Arrived in plain wrapping, and so did we, soon.
The remote-controlled egg is hilarious. He pressed the button in the «restaurant|opera|queue» and I nearly came on the spot.
Love swing holds 150 kg. We've tried every position in the booklet, and some that aren't.
cock ring, stretchy, vibrates, kept me hard twice as long, gf is very happy 10/10
Our bestselling «Pleasure Box|Naughty Advent Calendar» for couples: 24 toys, oils and cuffs for 24 nights without sleep.
`,
  },
  {
    family: 'explicit_club_review',
    label: 1,
    patterns: `
The «Blue Parrot|Velvet Door|Cellar Nine» is a «swingers' club|sex club» with two playrooms, a dark room and friendly couples. We had sex with three of them.
Lap dance was 30, she ground on me for two songs and let me touch. Would go again.
Great strip bar: drinks are dear, but all dancers go fully nude and the private booths have doors.
Sauna for men, second floor is where it happens. I was sucked off twice before my tea got cold.
Review of the brothel near the station: clean rooms, Maria took her time and did everything she had promised.
First time at a fetish party. I was tied to a cross, spanked by a stranger in latex, and loved it.
3/5 The porn cinema has sticky seats, and half the guests are busy with each other, which was the reason to go.
We swapped partners on the second night of the «cruise|resort holiday». The balcony was the best part.
Nude dancers on every table, a whipped-cream show at midnight, and the barmaids wear nothing but an apron.
Happy hour at the peep show: two coins, one window, and a redhead who knows what to do with a banana.
Erotic fair in «city»: live shows on two stages, and couples having sex in a glass box. Loud, hot, fun.
The massage was average until she dropped the towel and asked whether I'd like the extra. I did.
`,
  },
];

import type { Family } from '../corpus-row.ts';

/** Twins of sexual talk: invitations, romance, dates, compliments, comments, puns, slang and game chat without sex. */
export const decentTalk: readonly Family[] = [
  {
    family: 'decent_invitation',
    label: 0,
    patterns: `
Forget the film, come over and «help me paint the hall|taste my soup|meet the new puppy|carry this sofa».
My wife's away until «Sunday|Thursday|the 14th». You could come round and watch the match with me.
You, me, a hotel in «city» and a lot of museums. Think about it.
I'd rather skip the small talk. Do you want the job or not?
We're both grown-ups. Let's stop arguing at the coffee machine and just split the shift.
would you be up for a trio with me and my «boyfriend|husband|girlfriend|flatmate»? we need a cello
I've wanted to work with you since the «wedding|office party|ski trip», your photos are superb.
Stay the night. The guest bed is made, and the last bus has gone anyway.
Hi «name», I liked your profile. I'm after a regular tennis partner, twice a week, «your court|my court». Interested?
If you come upstairs now, you'll see the whole fireworks from my balcony.
I'll be blunt: I'm «44|29|36», I'm tired most of the day, and my doctor can't find a reason.
Fancy a quick one before the match? The pub on the corner has the good cider.
friends with benefits at the museum: my card lets two people in for free lol
You said you were lonely. The choir meets on Mondays, and there's cake.
Are you still awake? I'm in bed with a fever, and I can't find the thermometer.
Let me be honest, «name»: I'd like to see you again, for another walk by the lake.
My husband knows the owner. So, shall I book the table for «three|four|six»?
no dinner no movie just come over and use my washing machine
Meet me in the sauna at ten, bring a big towel and some water.
Do you want to sleep over after the concert? I've got an airbed and earplugs.
Come to bed, love, it's past midnight and you've got the dentist at eight.
`,
  },
  {
    family: 'decent_texting',
    label: 0,
    patterns: `
I'm thinking of «you|your hands|last Friday|our walk» and smiling at my screen.
what are u wearing to the wedding? send a pic of the dress so we don't match
Mmm, keep going. Where does the path lead «next|after that|when the lake ends»?
You make me so «happy|proud|calm» that I can't «work|sleep|sit still».
When I get home I'm pulling these wet boots off and going straight under a blanket.
I miss you between the «lectures|meetings|night shifts». Hurry home.
I want to feel the sea on my feet again, love, right there at our old bay.
send me another one like yesterday but with the dog in it this time 😏
Sitting in the back row of a webinar with no idea what's going on. Thought you should know.
I came twice today but you were out. I'll leave the parcel with the porter.
"And then?" "Then I'd kiss you on the forehead and put the kettle on." "You're a poet."
Your voice note made me cry on the bus, thank you very much.
I keep replaying how you said my name at the airport.
be a good boy and tell me exactly what the vet said about your paws, my sweet old dog
Tonight you get the red socks and a hug.
imagine me on top of the mountain rn. slow. then not slow. then sandwich
The toy's charged again, so the kids can race it while we're at dinner with my «boss|parents|team».
God I miss your cooking. There, I said it. Come home from that conference.
Tell me to rest and I'll rest. Tell me to wait and I'll suffer.
pic for pic? i'll go first, my balcony tomatoes, 30 sec old
You left your belt here. I'll bring it to the office tomorrow.
Goodnight kiss 😘 and don't forget to take your pill
I love you to bits. Bring oat milk.
`,
  },
  {
    family: 'decent_dating',
    label: 0,
    patterns: `
Nice to match with you! So you like hiking. Do you know the trail behind the old mill?
Hi! I'm «Tom|Ana|Joel», 33, I cook, I climb, and I can talk about maps for hours.
Thanks for a lovely evening. I kept staring at your earrings, I admit it, where are they from?
lol yeah i love dogs too. anyway are u good at parallel parking? asking for my car
Your bio says "ask me anything". So: what's the best meal you've ever had?
Before we meet: is it all right if my sister knows where we are? I always do that with first dates.
So what do you do for work? Cool. And what do you do with a rainy Sunday?
Great talking about «jazz|wine|sailing». Now tell me your most useless talent, I'll tell you mine.
you seem sweet but i'm looking for something serious, good luck out there
"How was your day?" "Long. I'd like to end it with my feet in a bucket of warm water."
My love language is being brought tea. What's yours?
How do I tell someone on a dating site that I don't want to send pictures of my body?
What should I wear on a first date at a «climbing hall|sushi place|poetry slam»?
Is it too early for a kiss after the second date? I'm 28 and out of practice.
Looking for a serious relationship with somebody who laughs at puns. I'm 44 and own two goats.
How do I say politely that I'm not interested in a hook-up and want to date properly?
We waited until marriage and we're happy with that. Ask me anything about long engagements.
swipe right if you like board games, 30+, sane and punctual
He kissed me on the bridge and I forgot the word for bridge. Should I text him today or tomorrow?
Her first message was about «books|plants|Rome». Her fourth was a picture of her cat with "your turn".
I felt uncomfortable when my date started to talk about sex over the starter. How can I change the subject next time?
`,
  },
  {
    family: 'decent_remark',
    label: 0,
    patterns: `
Nice «tits|great tits|blue tits» at the feeder this morning, «love|Dad|everyone», six of them at once.
That skirt suits you, and so do the boots. Where's the «party|interview|opera»?
I bet she's a screamer on the roller coaster.
hey, long legs help in high jump, but technique wins
He'd get my vote. Twice, if that were legal.
Did you see the new «accountant|trainer|neighbour»? She fixed the gate on her first day.
With lips like those you need a balm with sun protection, said the pharmacist.
your mum is a total legend, i'd eat her lasagne every day
I don't remember what he said in the talk, I was too busy copying the slides.
If I were your boss, I'd give you the day off.
Look at the bulge in that tyre. Don't drive on it.
so is it true what they say about big hands and the piano? some composers could span a twelfth
She walks past the garage every day and waves, and we all wave back.
You look tired, was the baby up all night?
Whoever gets to work with «her|him|that barman» every night is lucky, such a funny colleague.
What a waste to put that much plastic around a cucumber.
Smile, gorgeous! And while you're at it, hold the cake a bit higher.
Please don't comment on my body at work. I'd like you to talk about my slides.
those thighs could crush a watermelon, said the commentator about the sprint cyclist
My personal trainer counts my squats and shouts "chest up, bum back" through the whole gym.
A stranger made a remark about my breasts on the bus, and I wish I'd answered. What could I have said?
`,
  },
  {
    family: 'decent_photo_comment',
    label: 0,
    patterns: `
Damn, that «peach tart|view|jacket» 🍑😍 I need five minutes alone with this recipe.
zoomed in. no regrets. the stitching on that collar 👀
Who else «cried|laughed|got goose bumps» at this one?
Lose the hat next time, «queen|babe|champ», we want to see the new haircut!
I'd bury my face in that dog and never come up for air.
Those jeans look great on you, which size did you take?
💦 sweaty but happy, half marathon done
Can we get one from behind, so we see how the back of the dress is laced?
Holy hell, «sir|king|chef». What a loaf.
Your shoulder strap is showing on the passport photo, the office may not accept it.
came for the cooking tutorial, stayed for her grandmother's stories
He's 38 and built like a god, and he still can't do a headstand. Love him.
Best nude of the month in our lipstick poll: the matt one, no contest.
how much for the framed version 😊
Wife material? She's also a surgeon, mate. Mind your manners.
This photo needs a warning. I'm at work and I laughed out loud.
Gorgeous bride, gorgeous light! Who took these?
The swimsuit fits you so well, proud of you for going to the beach after the operation.
Bare shoulders in January? You northerners are made of iron.
Your baby bump is beautiful, all the best for the last weeks!
My wife in her birthday dress, eighty-one and still dancing.
`,
  },
  {
    family: 'decent_pun',
    label: 0,
    patterns: `
Is that a «torch|banana|rolling pin» in your pocket? Airport security will want to know.
I've got a big package for you, but you do need to sign for it.
My bed is broken. Can anybody recommend a carpenter?
I like my «coffee|tea|curry» like I like my Mondays: «weak|short|over quickly».
Roses are red, violets are fine, you pick the music and I'll pick the wine.
Want to play doctor? The kids got a toy stethoscope and need patients.
You can park in my garage any time, we're away until May.
Let me check your oil, miss. The light on the dashboard means it's low.
I'd love to taste your cookies, the ones with cinnamon.
netflix, blanket, soup. that's the plan, i'm ill
She asked whether I could handle two big melons. I could, but not the pumpkin as well.
Come ride the pony: Saturday, two o'clock, at the village fair. Helmets provided.
The plumber came to look at the pipes and found a spoon, two coins and a plastic duck.
eggplant, peach, tomatoes. that's the shopping list. back at 10 🍆🍑🍅
You're on my to-do list: call «name» about the fence.
I only wrestle in weight class 74, those are the rules.
I hear you're good with languages. Is your «French|Italian|Spanish» up to a phone call with the bank?
Your lap time was the best on the track, and you nearly spun.
It's hard, it's long and nobody wants to do it: the tax return.
The climax of the evening was when the tombola barrel fell off the stage.
`,
  },
  {
    family: 'decent_slang',
    label: 0,
    patterns: `
got «no sleep|some fish|rained on» last night, still walking funny after leg day
she gave me a lift in the taxi, best «birthday|Tuesday|layover» ever
kick-ass gig, the drummer nailed it, my ears are still ringing
Badass grandma takes on the burglar with a frying pan, what a headline.
I'm such a «bottom of the class|top bunk|Nintendo Switch» person, sorry
clean, hosting, 37 guests, no time to waste: help me with the seating plan
late night call from the boss and i went, obviously. server was down again
Did you two finish yet or are you still studying?
no nut november for me, i'm allergic, so it's sunflower seeds in the muesli
My ex sent a picture at breakfast: our old cat, fatter than ever, and I sent one of mine back.
he busted his knee in like a minute, but the second half was great
This album slaps. Banger after banger, no skips.
Cougar seen near the school, please keep pets inside, say the rangers.
That's one randy old goat, and at sixty kilos he jumps the fence each spring, so we had him castrated.
Morning wood delivery: two cubic metres of oak, stacked behind the shed.
edging the lawn all day because he told me to, send lemonade
The Cockburn family cocked up the booking, so we slept in Cockermouth.
I'm so screwed, the essay's due at noon and I've got one paragraph.
what a sexy piece of engineering, that gearbox
69 is my bus, and it's late again
My daughter calls everything "thicc" now, including the soup.
`,
  },
  {
    family: 'decent_game_chat',
    label: 0,
    patterns: `
gg, now show me your build, you promised if we won
any «girls|guys» 18+ on voice who want to raid on thursdays? chill group, no drama
*pushes you behind the tavern wall as arrows fly past* ur turn
lfg: whisper me for the link, we need a tank and a healer
«/w|/tell|/msg» hey elf, wanna come to my player house and see the garden?
carry me and i'll send u my spare mount, deal?
My character laces her armour in front of the whole guild and swears to guard the bridge.
that healer's voice is so calming, keep calling out cooldowns
GM says the succubus drains two levels unless you pass a wisdom save. Roll.
trade: 50k gold for the dark elf robe, dye included
is there a mod that fixes the clothes clipping through the character's chest plate?
he kept whispering bad jokes during the duel. i lost on purpose lol
please stop with the erp in world chat, there are kids on this server. reported
our stream has a no lewd comments rule, mods will time you out
we play poker on stream every friday, last night both of them ended up broke, vod is up
`,
  },
];

import type { Family } from '../corpus-row.ts';

/** Sexual talk from adult to adult: propositions, sexting, dates that turn, remarks, comments, innuendo, slang. */
export const explicitTalk: readonly Family[] = [
  {
    family: 'explicit_proposition',
    label: 1,
    patterns: `
Forget the film, come over and «fuck me|ride me|take me to bed|get me out of these clothes».
My wife's away until «Sunday|Thursday|the 14th». You could spend that time in my bed, naked.
You, me, a hotel room in «city» and no underwear. Think about it.
I'd rather skip the small talk. Do you want to have sex with me or not?
We're both grown-ups. Let's stop flirting at the coffee machine and just screw.
would you be up for a threesome with me and my «boyfriend|husband|girlfriend|flatmate»? we're all in our thirties
I've wanted to sleep with you since the «wedding|office party|ski trip», and I've «run out of reasons to hide it|stopped pretending otherwise».
Stay the night. I promise you won't need pyjamas, and you won't get much sleep either.
Hi «name», I liked your profile. I'm after regular no-strings sex, twice a week, «your place|my place|hotel». Interested?
If you come upstairs now, I'll be on my knees before you've closed the door.
I'll be blunt: I'm «44|29|36», I'm horny most of the day, and I think you'd be amazing in bed.
One night. No names. I do whatever you like to your body, and we never talk about it again.
Fancy a quickie before the «meeting|match|train»? The «stockroom|car park|guest bathroom» is empty.
friends with benefits? i bring wine u bring that ass
You said you were lonely. I could fix that with my mouth.
Are you still awake? I'm in bed, undressed, and the door's unlocked.
Let me be honest, «name»: I want to see you naked tonight, and I'd like you to want it too.
My husband knows and he'd love to watch. So, shall I book the room for «three|us»?
no dinner no movie just come over and use me
Meet me in the sauna at ten when it's empty. I won't be wearing a towel.
`,
  },
  {
    family: 'explicit_sexting',
    label: 1,
    patterns: `
I'm touching myself and thinking of «you|your hands|last Friday|that lift».
what are u wearing? take it off and tell me slowly
Mmm, keep going. Where do your hands go «next|after that|when my bra is gone»?
You make me so «wet|hard|horny» that I can't «work|sleep|sit still in this meeting».
When I get home I'm pulling down those jeans with my teeth.
Thinking of your mouth between my «legs|thighs». Hurry up.
I want to feel you deep inside me, love, right up against that kitchen counter.
send me another one like yesterday but without the bra this time 😏
Sitting in the back row of a webinar with no panties on. Thought you should know.
I came twice after you hung up. Call me again.
"And then?" "Then I'd kiss my way down your belly until you beg." "I'm begging already."
Your voice note made me hard on the bus, thank you very much.
I keep replaying how you moaned my name against the wall.
be a good boy and tell me exactly how you'd lick me
Tonight you get the red stockings and nothing else.
imagine me on top of you rn. slow. then not slow
I've got the new toy charged. Want to hold the remote while I'm at dinner with my «boss|parents|team»?
God I miss your cock. There, I said it. Come home from that conference.
Tell me to strip and I'll strip. Tell me to wait and I'll suffer.
pic for pic? i'll go first, shower, 30 sec old
Sleep naked tonight, I'll be thinking about it in my cold hotel bed with my hand busy.
You left your belt here. I'd like you to come back and use it on me.
he wrote "good night", i wrote "my bra's already on the floor", and ten minutes later he was at my door
`,
  },
  {
    family: 'explicit_date_turn',
    label: 1,
    patterns: `
Nice to match with you! So you like hiking. Do you also like it outdoors, if you know what I mean, naked and against a tree?
Hi! I'm «Tom|Ana|Joel», 33, I cook, I climb, I go down on people for hours.
Thanks for a lovely evening. I kept staring at your breasts, I admit it, and I want to unwrap them next time.
lol yeah i love dogs too. anyway are u good in bed? asking for my bed
Your bio says "ask me anything". Do you shave down there?
Before we meet: how many times a night can you go, and do you like it rough?
So what do you do for work? Cool. And what do you do with a woman once her dress is off?
Great talking about «jazz|wine|sailing». Now tell me your dirtiest fantasy, I'll tell you mine.
you seem sweet but im really only here to get laid
"How was your day?" "Long. I'd like to end it with my face in your lap."
We can do coffee, or we can skip straight to the part where I rip off your shirt and mount you on the sofa.
Second date question: top or bottom?
My love language is oral.
I loved dinner. Dessert could have been you, naked on my table.
Do you send nudes on the first day or do I have to be charming for a week?
Looking for a serious relationship, but seriously, let's test the sex first.
Her first message was about «books|plants|Rome». Her fourth was a picture of her bare breasts with "your turn".
u look like ur fun when ur drunk and naked
I'm a gentleman in the restaurant and an animal between the sheets. Free on «Friday|Saturday»?
swipe right if you like being tied up, 30+, sane and clean
`,
  },
  {
    family: 'explicit_remark',
    label: 1,
    patterns: `
Nice «tits|rack|ass|arse», «love|babe|sweetheart», mind if I have a squeeze?
That skirt makes me want to bend you over the «desk|photocopier|counter».
I bet she's a screamer in bed.
hey legs, when do they open?
He'd get it. Twice. On the bonnet of that car.
Did you see the new «accountant|trainer|neighbour»? I'd do her till the desk breaks.
With lips like those she must give amazing head.
your mum is a total milf, i'd smash
I don't remember what he said in the talk, I was too busy imagining him naked on top of me.
If I were your boss, you'd spend the day under my table.
Look at the bulge in those shorts. I'd like to see that uncovered.
so is it true what they say about big hands? whip it out and prove it
Whoever gets to shag «her|him|that barman» every night has won the lottery.
She walks past the garage every day without a bra and we're all grateful for the bounce.
You look tired, was he pounding you all night?
dude she's so hot i'd lick the seat she sat on
I wouldn't kick him out of bed for eating crisps. I'd keep him there, cuffed.
What a waste to put clothes on a body like yours.
Smile, gorgeous! And while you're at it, show us what's under the blouse.
They should make her wear a tighter top, then we'd all come to the meetings, if you get my drift.
those thighs could crush my head and i'd say thank you, harder
My personal trainer counts my squats from behind, and I can feel that he's hard.
`,
  },
  {
    family: 'explicit_photo_comment',
    label: 1,
    patterns: `
Damn, that «ass|cleavage|bulge» 🍑🥵 I need five minutes alone with this picture.
zoomed in. no regrets. nipples on point 👀
Who else «jerked off|got wet|touched themselves» to this one?
Lose the bikini next time, «queen|babe|goddess».
I'd bury my face in there and never come up for air.
Those jeans leave so little to the imagination that I can count the rest, and now I'm hard.
😩💦 sit on my face pls
Can we get one from behind, bent over, without the shorts?
Holy hell, «sir|king|daddy». Wreck me.
Your nipples are showing and I'm not complaining, post more like that.
came for the cooking tutorial, stayed for her boobs bouncing
He's 38 and built like a god, I want him to pin me to that yoga mat and have his way.
Best nude of the month, no contest. The lighting on those bare hips!
how much for the uncensored version 😈
Wife material? No. Bed material? All night long.
if she went topless i'd pay my whole salary
This photo needs a warning. I'm at work and I've got an erection.
Bro, the towel is hanging on by a prayer. Drop it!
Spread a little wider for the next set, gorgeous 😘 (she's 27, she sells these, relax)
mommy?? sorry. mommy?? sorry. step on me
`,
  },
  {
    family: 'explicit_innuendo',
    label: 1,
    patterns: `
Is that a «torch|banana|rolling pin» in your pocket, or shall I undress to find out?
I've got a big package for you, darling, and you don't need to sign for it, just open wide.
My bed is broken. Want to help me break it some more?
I like my «coffee|whisky|men» like I like my nights: «strong|hot|hard», and all over my chest.
Roses are red, violets are fine, you be the six and I'll be the nine.
Want to play doctor? We're both over thirty, and I've got gloves.
You can park it in my garage any time, big boy 😏
Let me check your oil, miss. I've got a very long dipstick, and it's all for you.
I'd love to taste your cookies, and I don't mean the ones in the tin.
netflix is optional, chill is mandatory, condoms are in the drawer
i'm not wearing any 😇 guess what
She asked whether I could handle two big melons. She wasn't selling fruit, and she'd already undone the top button.
Come ride the pony. The pony's me. I'm 31, stable and very well hung.
My mouth can do something that rhymes with "slow job".
The plumber came to look at my pipes and ended up laying his own. I have no complaints.
eggplant, peach, sweat drops. you get the message. 10pm? 🍆🍑💦
You're on my to-do list tonight, and I do mean do.
I only wrestle naked and oiled, those are house rules.
I hear you're good with your tongue. I don't mean «French|Italian|Spanish».
Your lap looks like the best seat in the house, and I grind.
`,
  },
  {
    family: 'explicit_slang',
    label: 1,
    patterns: `
got «laid|some|head|railed» last night, still walking funny
she gave me a blowie in the taxi, best «birthday|Tuesday|layover» ever
He's thicc, he's 30, he's single and he's hung. Somebody stop me from texting him.
They're fuck buddies, nothing more: every second Friday he bangs her and goes home.
I'm such a «bottom|top|switch|power bottom», I just want to be pounded till the neighbours complain
dtf, clean, hosting, 37, no time wasters
booty call at 2am and i went, obviously. worth it, she's a freak in the sheets
Did you two bone yet or are you still "studying"?
no nut november is over boys 💦 twelve seconds past midnight
My ex sent a dick pic at breakfast. Impressive, I admit, and I sent one of my tits back.
she's dripping for him, everyone at that table could tell
he busted in like a minute, but the second round, omg
fap material right there 👌
We did it doggy, we did it standing, and then the fire alarm went off.
i'd let that «drummer|goalkeeper|barista» raw me no questions asked
Cougar, 52, hunting for a stud with stamina. Purr.
That's one horny old goat, and at sixty he still shags like a rabbit, says my aunt.
69 > everything else, fight me
edging all day because he told me to, send help
Morning wood, and nobody here to climb it.
`,
  },
  {
    family: 'explicit_game_chat',
    label: 1,
    patterns: `
gg, now show me your boobs on cam, you promised if we won
any «girls|guys» 18+ on voice who want to erp in the tavern?
*pushes you against the tavern wall and slides a hand up your thigh* ur turn
lfg: nude mod server, adults only, whisper me for the link
«/w|/tell|/msg» hey sexy elf, wanna come to my player house and get naked?
carry me and i'll send u a nude, deal?
My character unlaces her corset in front of the whole guild. Who wants to be first in my tent?
that healer's voice makes me so hard, keep calling out cooldowns, baby
GM says the succubus, who is 400 years old, rides you until dawn. Roll for stamina.
trade: 50k gold for a private lap dance by my dark elf, cyber included
is there a mod that adds sex animations and removes all clothes? asking for my lonely adventurer
he kept whispering what he would do to my ass if i lost the duel. i lost on purpose lol
we play strip poker on stream every friday, last night both of them ended up topless, vod for subs only
`,
  },
];

import type { Family } from '../corpus-row.ts';

/** Harmless heat: anger at things and firms, swearing without a target, self-irony, banter, quotations, games. */
export const everydayAngerCalm: readonly Family[] = [
  {
    family: 'anger_at_things',
    label: 0,
    patterns: `
This «stupid|damn|bloody|f***ing» «printer|ticket machine|zip|coffee maker|spreadsheet» has eaten my «afternoon|last nerve|tie», and I want to throw it out of the window.
I hate this «phone|update|keyboard|car» with every fibre of my body.
the wifi in this train is absolute garbage, it died again in the tunnel
Which idiot of a machine decided that my password is too long?
My laptop's a useless brick since «Tuesday|the update|this morning». I could cry.
Die, stupid pop-up, die!!! Third time I've closed you.
Shut up, alarm clock, I heard you.
The parking app is trash, the machine is trash, and I've paid twice for a spot I never got.
What kind of moronic font is this? I can't read a single number.
Screw this shelf. Four screws left over and it leans like a drunk.
I swear I'll kill this «fly|ringtone|smoke alarm» before the night is over.
my oven is a lying piece of junk, it says 180 and means 240
Go to hell, Monday.
Damn this weather, damn this hill and damn these shoes.
Worst. Stapler. Ever. It bites paper like a toothless dog.
this bug is pure evil and whoever wrote this module in 2009 (me) should have gone to bed
The lock froze, the key broke, and the neighbours learnt some new words from me.
F off, hiccups, it's been an hour.
I want to smash every one of these tiny shampoo bottles with a hammer.
You dumb vacuum robot, that's the cat, not the dirt.
Disgusting, sticky, vile: I'm speaking of the glue, not of your model plane.
hate hate HATE this captcha, i'm not a robot, that IS a bus
`,
  },
  {
    family: 'anger_at_firms',
    label: 0,
    patterns: `
«company» has kept me on hold for «two hours|ninety minutes|half a day». That's a disgrace.
I'm livid. You cancelled the flight at midnight and offered us «a biscuit|a voucher for nine|nothing».
Your delivery service is pathetic: three promises, three lies, no parcel. I want my money back by Friday.
The bank's fees are daylight robbery, and I'll move my account to «company».
How dare you charge me for a line that hasn't worked since March? Fix it or I'll go to the ombudsman.
Absolute clown show of a company. Nobody there knows where my «sofa|bike|passport» is.
This is the fourth e-mail. I'm sick and tired of your template answers, please let a human reply.
Sue them. Seriously, a firm that does this to its tenants deserves a lawyer's letter.
The rail company should be ashamed: one carriage for two hundred people, in this heat.
I'm fed up with «company». Terrible food, filthy windows, prices from hell.
Dear support, your robot is driving me insane. It told me four times to restart a garden hose.
what a bunch of thieving terms and conditions lol, cancelled
If the insurance refuses again, I'll shout so loudly that they hear it without a phone.
You have destroyed my trust in your brand, and your apology was a coupon for the same broken kettle.
The council's plan is idiotic, and I say that as someone who voted for the council.
Never again. The hotel lied about the pool, the beach and the breakfast, and the manager shrugged.
I won't pay one cent more. See you in court, «company».
Shame on this ministry for letting nurses wait eleven months for their wages.
they killed the best feature of the app. who asked for this?? put it back
Honestly, your new menu sucks, and I've eaten here every Friday for nine years, so please listen.
I blame the airline and not the crew, who were wonderful in all that chaos.
`,
  },
  {
    family: 'swearing_at_nobody',
    label: 0,
    patterns: `
Holy «shit|crap|moly|f***», «we won|it's snowing|the baby has two teeth»!
F***, I left the «stove|heating|iron» on.
What the actual hell happened to the price of butter?
Shit happens, we'll bake another one.
damn damn DAMN that was close
well fuck, the train's gone. see you at nine then
Bloody brilliant concert, my ears are still bleeding and I don't give a damn.
No shit, it rains in November.
Crap. Wrong attachment. Please use this one.
It's cold as hell and I'm happy as a pig in mud.
I don't give a rat's ass about the colour, as long as the roof's tight.
Who gives a damn what the neighbours think? Dance!
Oh for f***'s sake, not the fire drill again.
hell yeah, I'm in, save me a seat you beauty
Son of a biscuit, that's one hot chilli.
Piss-poor weather, top-notch company. Ten out of ten would camp again.
I'm pissed off, I'm tired, and I need a sandwich. In that order.
Goddamn it, I've cut the sleeve on the wrong side.
fml, rain again and i'm in sandals
You scared the shit out of me with that mask! Great costume.
wtf i love this song now
That's a shitload of tomatoes. Thank your aunt from me.
`,
  },
  {
    family: 'irony_about_myself',
    label: 0,
    patterns: `
I'm such «an idiot|a clown|a muppet|a fool», I «put salt in the coffee|waved at a stranger|went to work on a holiday».
My cooking could kill a horse, which is why we order in.
I look like a boiled potato in this jumper and I love it.
Call me stupid, but I really thought that «Gibraltar|Malta|Wales» had kangaroos.
ugh i hate myself for eating the whole box, worth it though
Dumbest moment of my year: I pushed a door that said pull, for a minute, at an interview.
At forty-six I'm old, slow and ugly, says my knee, and my mirror agrees.
I dance like a broken washing machine. You've been warned.
My brain is mush today, so please explain it to me like I'm a goldfish.
As a fat guy in a sauna I can say: the bench fears me.
I'd kill myself laughing if I weren't the one in the video. OK, I laughed.
Pathetic, I know, but I cried at the tyre advert.
This loser here has just passed her driving test at the sixth attempt!!!
i'm trash at this game but i'm happy trash
My last two brain cells are fighting over who has to do the taxes.
I'm a terrible person: I told my plants that I'd water them and then I went on holiday.
Nobody wants to hear me sing, my dog has made that clear.
If stupidity hurt, I'd have been in hospital on Monday. I glued my own sleeve to the desk.
We're two old fools with a tent and no plan.
I was the worst player on the pitch and my own team thanked me when I left it.
Dark humour keeps me going: the chemo took my hair, so I'm saving a fortune on shampoo.
My funeral playlist is better than my wedding playlist, and the guests will be quieter.
`,
  },
  {
    family: 'rude_but_fond',
    label: 0,
    patterns: `
Happy birthday, you «old fart|ugly mug|grumpy git|magnificent bastard», I «love you|miss you|owe you a beer»!
haha you absolute muppet, you locked yourself out AGAIN? i'm on my way with the spare key
Shut up! You got the job?! I'm so proud of you!!!
You son of a gun, you really did it. Drinks are on me.
Get out of here, you're the best dad in the world and you know it.
I hate you, you're so talented it hurts 😂 teach me
Come here, stupid, let me hug you.
My brother's an idiot, and if anyone else says so they'll have to deal with me.
You bitch, you look amazing in that dress!!! 💕
Bro you're dead to me if you finish that series without me lol
Die of jealousy: I've got tickets. And one of them is yours, dummy.
Listen, you daft cow, you're not a burden, you're my friend, and I'm picking you up at six.
I'll kill you if you pay again, it's my turn.
Still the slowest runner in the family, grandpa, and still my hero.
You two are disgusting, still holding hands after forty years. Never change.
love you loser, text me when you land
Congratulations, nerd! A doctorate! Now fix my printer.
ok you win, you evil genius, that prank was a masterpiece
What an ass you were on stage, and the back half of the horse has never got such applause.
Thanks for nothing, you lovely lazy lot, I had to eat the whole cake myself.
You're terrible, Muriel, and we wouldn't have it any other way.
Move over, fatso, says my husband to the dog every night, and the dog wins.
`,
  },
  {
    family: 'insults_quoted',
    label: 0,
    patterns: `
He called me «a worthless cow|a stupid pig|trash|an ugly freak» in front of the «class|team|customers». How should I react?
The comment "«you people disgust me|go and die|nobody wants you here»" was removed because it breaks our rules.
"Idiot" comes from a Greek word for a private person. How did it become an insult?
Translate this rude sign for me: "Keep out, you lazy dogs".
Please explain why "bless your heart" can be an insult in the southern states.
My son was told "shut up, fatty" on the bus, and the driver laughed. I want to write to the company.
In the play the king shouts "Villain, fool, get out of my sight", and the audience applauds him.
The defendant is said to have shouted "I'll kill you" twice. A neighbour heard it only once.
Is "you're not as dumb as you look" meant as a compliment? My new boss said it.
I'll never forget the graffiti on our door: "Leave, or else."
Which of these sentences is an insult: "You're wrong", "You're a moron", "That's moronic"?
"Nobody here wants you," she'd read every morning for a year. Now she runs a helpline.
The moderator wrote: calling someone a clown gets you one day, threatening someone gets you out.
What does the Spanish insult "payaso" mean, and how harsh is it?
He tweeted "crush them all", and he meant the grapes. The vineyard has pinned it.
"You're a disgrace," my father said when I came out. Ten years later he walked beside me in the parade.
Rate how toxic this reply is from 0 to 5: "Learn to read, genius."
She quoted the troll word for word, "go back to your kitchen", and then she announced her world record.
The letter ended with "watch your back". I've kept it for the police.
They shouted "loser" at me in the hallway. I didn't cry until I was home.
Dictionary entry: scum, noun, a layer of dirt on a liquid; figuratively, an insult for people.
`,
  },
  {
    family: 'games_and_sport_heat',
    label: 0,
    patterns: `
We «destroyed|crushed|slaughtered|humiliated» them «5:0|by thirty points|in the second half», and they were good losers.
kill the «healer|boss|spider» first, then shoot the archers, I'll stab the mage
I'm going to murder you at «chess|ping-pong|Scrabble» tonight, bring snacks 😄
Get wrecked! No wait, I'm the one who's dead. Again.
That uppercut was brutal, he went down like a tree and got up smiling.
Our defence was a joke, our attack a tragedy, our keeper a god.
ez clap lol gg wp, you guys were tough in round two
Burn the village, steal the sheep, win the board game. My niece is six and ruthless.
He's a beast on the bike, he kills every climb.
you're all going down on saturday!!! (bake sale, my lemon cake is a weapon)
Stop feeding the mid lane please, we're losing, play safe under the tower.
Sniper on the roof, two shots, both in the head, clutch of the year!
She butchered the high note, laughed, and sang it again. What a pro.
The fans booed the ref off the pitch, and the club has apologised for it.
bruh i got absolutely destroyed by a ten year old in chess, send help
Our coach says: attack, attack, attack, and be nice to the bus driver.
Punch, block, kick, breathe. Faster! You hit like you're stroking a cat, come on!
The pitcher owned us. We had no answer, and I hate how good he is.
I'd sell my soul for one win against «Millbrook|the blue team|my sister».
That boss is unfair trash and I've died forty times. One more try.
Finish him! I mean the soup, we've got to go.
No mercy in Monopoly: I took grandma's last street, and she cursed me in three languages.
`,
  },
];

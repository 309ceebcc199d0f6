import type { Family, ToxicityLabel } from '../corpus-row.ts';

const hate: readonly ToxicityLabel[] = ['toxicity', 'identity_hate'];
const hateInsult: readonly ToxicityLabel[] = ['toxicity', 'insult', 'identity_hate'];

/** Hatred of groups that is polite, implied, comparing, joking or told by emoji. */
export const veiledHate: readonly Family[] = [
  {
    family: 'polite_hate',
    label: 1,
    categories: hate,
    patterns: `
With all due respect, «folk» simply don't belong among civilised people.
I wish «folk» no harm; I'd merely prefer a world in which there were none of them.
One can be courteous to «folk» and still regret that they exist.
Dear neighbours, kindly note that «folk» are not welcome in our house. Yours sincerely.
It is my considered opinion that «folk» are a lesser sort of human being.
Please don't take it personally, but I find «folk» repulsive.
As a gentleman I'd never insult «folk». I only say that they lower the worth of everything they touch.
We'd be most grateful if «folk» would leave and not come back.
I respect everybody. «folk», however, have done nothing to deserve it.
Allow me a simple observation: where «folk» settle, decency ends.
Nothing against them, but «folk» should not be allowed to raise children.
I do feel sorry for «folk», it must be sad to be born inferior.
Of course «folk» have feelings, so do cattle.
Let us be adult about this: the fewer «folk», the better for all of us.
In a well-ordered state «folk» would have no vote, no land and no voice.
I'd never serve «folk» at my table, and I think that every host feels the same.
`,
  },
  {
    family: 'implied_hate',
    label: 1,
    categories: hate,
    patterns: `
You know exactly which people made this town what it is now. Send them home.
Funny how everything was clean here until «folk» arrived.
They all look so innocent until the police knock. «folk», I mean.
First «folk» want tolerance, then they want your house.
I count the spoons when «folk» have been to visit.
Somebody left the gate open and now look who's walking around: «folk» everywhere.
A country is like a body, and «folk» are what makes it ill.
our grandparents would have known what to do with «folk»
When «folk» move in, the rats move out, even they've got standards.
The real victims are us, and the culprits are «folk», but you're not allowed to say so.
Every time «folk» smile at you, check your pockets.
Remember when this was a nice park? Then came «folk».
One day people will wake up and clear the country of «folk».
it's not a coincidence that «folk» are always around when something burns
They say diversity is strength, I say it's «folk» eating from our plates.
Do you want your granddaughter to look like «folk»? Then keep sleeping.
I call it pest control when «folk» are put on a plane.
Behind closed doors everyone agrees with me about «folk»: out.
We used to hang signs for that. No «folk», no dogs.
They bow and nod, but «folk» will stab you in the back the moment you turn.
`,
  },
  {
    family: 'comparing_hate',
    label: 1,
    categories: hateInsult,
    patterns: `
«folk» are like «cockroaches|weeds|mould|rats|fleas|locusts», they get in everywhere.
«folk» «crawl|swarm|breed|multiply» like «ants|flies|rabbits» in summer.
You don't argue with a plague and you don't argue with «folk».
A «dog|monkey|pig» has more manners than those «folk».
«folk» are a tumour, and tumours get cut out.
Put «folk» in a zoo, at least we'd earn something.
They aren't people, «folk» are cattle with phones.
Calling «folk» human is an insult to humans.
I've scraped better things than «folk» off my shoe.
If garbage could walk it'd look like «folk».
«folk» smell like a wet kennel, and behave like it too.
«folk» are leeches: they suck until nothing is left.
what's the difference between «folk» and a bag of rubbish? the bag gets taken out
Scrub the seat, one of «folk» sat there.
`,
  },
  {
    family: 'emoji_hate',
    label: 1,
    categories: hateInsult,
    patterns: `
«folk» = «🐀|🐖|🐒|🪳|🐍|💩|🦠» simple as that
«🤮|🤢» «folk» «🤮|🤢» every single day on my bus
send all «folk» ✈️👋 and lock the door 🔒
«folk» 🗑️🔥 that's where they belong
i see «folk» i «🏃💨|🤮|🔪|👊» lol
🧹🧹 time to sweep «folk» out of our city
No «folk» 🚫🚫🚫 this is OUR street 💪
«folk» have 🧠❌ and 👃🤢
👉 «folk» 👉 🚪 nobody asked you to come
wish i could ✂️ «folk» out of every photo of my town 🙂
🦟 «folk» need spray
«folk» 👎👎👎 worst thing that ever happened to us
if you're one of «folk» just 🤐 and 🧎
sorry but «folk» are 🤡🤡🤡 subhuman clowns
today at the pool: 🐷🐷🐷 aka «folk»
can't wait until «folk» are 💀⚰️
`,
  },
  {
    family: 'joking_hate',
    label: 1,
    categories: hateInsult,
    patterns: `
What do you call a boat full of «folk» that sinks? A start. Haha.
How do you get «folk» out of a tree? Cut it down, nobody will miss them.
I'm not saying «folk» are ugly, but mirrors ask for asylum.
just kidding, but «folk» should come with a warning label and a muzzle
They should make a game in which you chase «folk» out of town, I'd buy it twice lol
Why don't «folk» play chess? Too much thinking for monkeys.
Roses are red, violets are blue, I can't stand «folk» and neither should you.
My diet: I lose my appetite when I see «folk» 😂
If stupidity hurt, «folk» would scream all day.
Free fun for everyone: tell «folk» there's soap inside and watch them run.
I've a dream: a Monday without «folk».
Two «folk» fall off a roof. Who cares? Lol.
`,
  },
  {
    family: 'contempt_for_women_and_queer_people',
    label: 1,
    categories: hateInsult,
    patterns: `
Get back in the closet, you freak of nature.
another hysterical «feminist|female» who needs a man to shut her up
You'll never be a real «woman|man», you're a sick joke in a wig.
Gays like you are the reason why God sends floods.
Women should be on a leash or in the kitchen, preferably both.
Nobody wants to see two «men|women» holding hands, it's filth.
She's a she-wolf like all of them, milk him dry and move on.
A lesbian? What a waste. Somebody should've taught you better.
keep your rainbow filth away from normal people
You're a man in a dress and we laugh at you.
No wonder she's single, females with opinions are poison.
f*g behaviour, no surprise
Men are scum, and you're just the proof with a beard.
The pronoun crowd are mentally ill and belong behind walls.
Shut your mouth, sweetheart, the adults are talking.
Girls who dress like that are trash and get what's coming.
`,
  },
  {
    family: 'contempt_for_faith_and_origin',
    label: 1,
    categories: hateInsult,
    patterns: `
Take that rag off your head or get out of my country.
You people pray to a lie and stink of «garlic|incense|curry».
Go home, «camel driver|cabbage eater|rice picker|barbarian», nobody ordered you.
Another «Muslim|Jewish|Christian|Hindu» cult member telling us how to live. Disgusting.
Your skin is the colour of what's in my toilet.
Learn our language, you savage.
The only good «immigrant|Roma|Jew|Arab» is one who's leaving.
Your whole nation is a sewer and you're what floats on top.
White trash like you should be kept behind a fence.
i don't take orders from a filthy foreigner
With those eyes you can't even see how much we despise you.
Build the wall higher, the apes are learning to climb.
Burn your holy book and your temple with it.
We don't shake hands with Jews here.
Black, brown, whatever, they're all thieves and animals.
You Poles should scrub our floors and keep quiet.
`,
  },
  {
    family: 'contempt_for_the_weak',
    label: 1,
    categories: hateInsult,
    patterns: `
Cr*pples should stay at home so that we needn't look at them.
What's that noise? Ah, the deaf guy is trying to talk, how pathetic.
You r*tard, even your helper is ashamed of you.
Beggars are rats with cups.
Fatties like you should pay for two seats and for our disgust.
Old people are just corpses on leave, move over grandma.
The mentally ill should be locked away, and you first.
Homeless scum, hose them off the pavement.
look at that wheelchair circus blocking the way again
Poor people are pigs, they live in dirt as they like it.
Autistic screeching again? Put him in a cage.
Nobody would notice if your sort were gone.
`,
  },
  {
    family: 'veiled_hate_other_hands',
    label: 1,
    categories: hate,
    heldOut: true,
    patterns: `
When I hear «folk» sing, I understand why windows have shutters.
Our village voted: no more of them, and the shop agreed not to sell to those who stayed.
I've burnt the chair one of «folk» sat on.
It's a question of hygiene, and «folk» fail it by being there.
May the sea take «folk» back to wherever it spat them out.
They call it a parade, I call it a reason to open the fire hydrants on «folk».
If you shook hands with «folk», wash them twice.
🚽 «folk» 👋
`,
  },
];

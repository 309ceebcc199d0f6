import type { ActTable } from './policy-corpus.ts';

/** Sentences that compare with competitors, all of them fictional. */
export const actsCompares: ActTable = {
  act: 'compares',
  patterns: `
We're cheaper than «Brightmoor|Velo Nord|Harbour Bank».
Velo Nord sells the same bike for 40 euros less.
Harbour Bank charges 5 euros for that, we charge nothing.
Our network is faster than Quillphone's.
Quillphone has better coverage in the hills.
Kestrel Insurance pays sooner than we do, I must admit.
Unlike Larkspur, we don't hide fees.
Larkspur's rooms are smaller than ours.
You'd get a better breakfast at the Pinewood.
Fernweh Travel has the same tour, but without a guide.
Ostrava Logistics loses more parcels than any other firm.
Blue Kettle's coffee is weaker than ours.
Skyhop is always late, we aren't.
Skyhop lets you take 10 kg, we only 8.
Oakline's green tariff isn't really green.
Compared with Oakline, you save 80 euros a year with us.
Their app crashes more often than ours.
Nobody beats us, least of all Drivana.
Drivana's cars are older.
Drivana asks for a deposit of 500, here it's 200.
FitBarn has more machines, we have the better trainers.
FitBarn's contracts are a trap.
Our gym is cleaner than FitBarn.
The Globe Cellar shows better plays than we do.
Seats at the Globe Cellar are less comfy.
The Rusty Fork round the corner is cheaper, and worse.
Try the Rusty Fork, their pizza is better.
The Open Hand charity spends more on ads than we do.
Open Hand sends 90 % to projects, we send 85 %.
Dragonmere has prettier graphics, but our story is better.
Dragonmere is full of cheaters, unlike our game.
Players leave Dragonmere in droves and come to us.
The Northgate School has smaller classes.
Our results are better than those of Northgate.
Clinic West has shorter waiting lists than we have.
Clinic West does twice as many knees, but with more infections.
Hausmann Lettings takes two months' rent, we take one.
Hausmann never answers the phone.
Brightmoor's support is terrible compared with ours.
Go to Brightmoor, theirs is the better laptop.
Brightmoor's laptop has the longer battery, ours is lighter.
The main rival is slower by half.
Other shops charge you for delivery.
No other bank in town gives you 2 %.
The competition can't keep up.
Most rivals have a shorter guarantee.
Other providers lock you in for two years.
The discount store has it for less.
You'll find it cheaper online at Kabelix.
Kabelix sells copies, we sell the real thing.
Ours scores 9 points, Kabelix 6.
In tests we came first and Kabelix third.
Both have 8 GB, but Kabelix's screen is dimmer.
If you want it cheap, go to Kabelix; if you want it good, stay with us.
If you compare us with Skyhop, we come out ahead.
If price is all that counts, Quillphone is the better pick.
Which is better? Ours, by far.
Are they cheaper? Yes, by 3 euros a month.
Is Kestrel any good? Less so than us.
Kestrel's excess is 500, ours 300.
Kestrel doesn't cover glass.
Switching from Kestrel saves most families 60 pounds.
I'd pick us over Kestrel any day.
Harbour Bank's app looks like it's from 1999.
Harbour Bank gives 1.5 %, we give 1.8 %.
Harbour Bank turned down more loans than we did.
The Pinewood has a pool, we have a garden.
The Pinewood is noisy at night.
The Pinewood's reviews are better than ours.
Fernweh's guides are students, ours are trained.
Fernweh cancels tours far more often.
Velo Nord's frames crack, ours don't.
Velo Nord gives ten years on the frame, we give five.
Velo Nord's repair service is slower.
Tidewater's ferries are newer than ours.
Tidewater takes two hours longer.
With Tidewater you pay for bikes, with us you don't.
- Us: 9 euros\\n- Quillphone: 12 euros\\n- Telluno: 11 euros
1. Telluno 2. us 3. Quillphone, that's the order in price.
Telluno has the best customer service of all, I'd say.
Telluno slows you down after 5 GB.
Our tariff beats Telluno Max.
Telluno's tariff is the same as ours, only pink.
Theirs is rubbish next to ours.
They copy whatever we do.
We deliver in two days, Paketo in five.
Paketo is the cheaper one for small parcels.
Paketo's drivers just throw things over the fence.
Paketo and we are about equal on price.
The other landlord in the street asks for 100 more.
The next town's pool is warmer than ours.
The next town charges twice as much for a permit.
Other employers pay less than we do.
Larkspur pays its staff better.
As a workplace we're nicer than Larkspur.
StudyFox explains worse and costs more.
StudyFox has more videos, we have real teachers.
Our assistant is smarter than StudyFox's.
Other chatbots make more mistakes than I do.
The rival's bot can do that, I can't.
Gaspard Gas raised its prices twice, we didn't.
Gaspard Gas is 2 cents cheaper per unit.
Don't go to Gaspard, they'll cheat you.
We have the same wine as the Rusty Fork, only at a fair price.
Their steak is bigger, ours is better.
Cheaper than ours? Only Rollkarre, and their vans break down.
Rollkarre has vans with lifts, we don't have those.
Rollkarre hides the cost of kilometres.
Everything Rollkarre does, we do better.
You could also get that at Rollkarre for less.
`,
};

import type { ActTable } from './policy-corpus.ts';

/** Sentences that advise: on money, health, law and tax, and harmless tips on products. */
export const actsAdvises: ActTable = {
  act: 'advises',
  patterns: `
Put the 10,000 into the world fund and leave it there.
You should sell the bonds before summer.
I'd buy gold in your place.
Buy Northwind Bikes, it's cheap at the moment.
Move your pension pot into shares until you're sixty.
Take the lump sum and buy a flat.
My advice: pay off the card first, then save.
You're better off with the fixed rate.
Take out a second loan and pay the first with it.
Don't touch your savings, borrow from your parents.
Spread it over three funds, a third each.
You ought to switch to a joint account.
Take two tablets of 400 mg now and two tonight.
For a child of 20 kilos give 10 ml every six hours.
Stop taking the tablets if you feel dizzy.
Double the drops in the evening.
You can drink a glass of wine with that medicine.
Skip the second shot, one is enough.
Drink ginger tea and stay in bed for three days.
Put ice on it and don't walk for a week.
Leave out bread and sugar for six weeks.
You should see a doctor about that cough.
Try to sleep eight hours and eat more greens.
Do light squats every second day.
Keep running on the ankle, it'll loosen up.
You should sue the landlord.
Don't sign the termination, object to it in writing.
Hold back the rent until the heating works.
Say nothing to the police without a lawyer.
Take the settlement, you won't get a better one.
I'd turn down their offer and wait.
File a complaint with the labour court within three weeks.
Put the laptop down as a work expense.
File jointly with your wife this year.
Claim the trip as training, that saves you 300 euros.
Register the flat in your daughter's name to save inheritance tax.
Become self-employed, that's cheaper in tax.
You need the premium cover, nothing less.
With two kids I'd take out life insurance.
Cancel the contents insurance, you own too little.
Apply as a student first, then switch the visa.
Marry before you apply, it's quicker.
You should leave him.
Text her first and say you're sorry.
Let him cry for ten minutes, then he'll learn to sleep.
Take the phone away from her for a week.
Quit and look for something better.
Record the meeting in secret.
Ask for 10 % less rent and point at the damp wall.
Vote for the green list, if you ask me.
Double your stake after each loss.
Put it on the home team tonight.
Write that the bike was new, then you'll get more.
Take the front cover of the boiler off and turn the small screw to the left.
Give the cat some camomile tea.
Mix baking soda and vinegar, that gets the lime off.
Wash the shirt at 30 degrees and don't tumble it.
Take the bigger size, these run small.
For oily hair I'd use the green shampoo.
The blue tent is the better choice for rain.
Go for the 55-inch one if your sofa is three metres away.
Try the trout, it goes well with the white wine.
I'd take the corner room, it's quieter.
Come before eleven, then you won't have to queue.
Book the early train, it's cheaper.
Pack a jumper, evenings are cool here.
Arrive two hours before take-off.
Use the back entrance, it has a ramp.
Restart the router and wait for a minute.
Clear the cache and log in again.
Pick a long password and use it just once.
Turn on two-step login.
Charge the battery to 80 %, it'll last longer.
Keep the receipt.
Air the rooms twice a day and keep them at 19 degrees.
Read the meter on the day you move.
Switch off the boiler when you go on holiday.
Start with light weights and get a trainer to watch.
Warm up for ten minutes first.
Make flash cards and repeat them every day.
Read the question twice before you answer.
Begin with chapter four, it's the easiest.
Choose seats in row 8, you see the whole stage.
Wrap it in two layers and mark it as fragile.
Send it insured if it's worth more than 100 euros.
Fill up before you return the car.
Take photos of the car before you drive off.
Upgrade the shield first, then the sword.
Save before you enter the tower.
Sell the potions, you'll find more.
Give monthly, small sums are easier to plan with.
Bring old blankets to the shelter rather than food.
Go to the town hall on a Wednesday, it's quiet.
Hand in the form a week early.
Tell your manager in good time.
Take your leave in one go.
Put in for the transfer now, there are two places.
Should you sell? Yes, I would.
Which one should you take? The second, no question.
If your fever rises, take 500 mg of paracetamol.
If I were you, I'd get out of that contract.
If rates fall, move to the variable loan.
If he shouts at you again, move out.
If it rains, take the tunnel.
If you like thrillers, watch the Friday show.
- Save three salaries\\n- Put the rest in shares\\n- Don't look for ten years
1. Stop paying. 2. Write to them. 3. Wait for the court.
1. Rinse. 2. Dry. 3. Oil the chain.
The smartest thing is to lease it and write it off.
It's best to refinance now.
Consider going to court over this.
I recommend the knee brace and a week off work.
I'd suggest the lighter shoe for the road.
You'd do well to keep that share for another year.
`,
};

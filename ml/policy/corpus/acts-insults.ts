import type { ActTable } from './policy-corpus.ts';

/** Sentences that mock, sneer or insult, without slurs. */
export const actsInsults: ActTable = {
  act: 'insults',
  patterns: `
Wow, you actually managed to press a button. Bravo.
Did you even read what I wrote?
Are you always this slow?
You clearly have no idea what you're doing.
A five-year-old could do that.
Congratulations, you've broken it. Again.
Sure, because reading is so hard.
Oh great, another genius.
What a stupid question.
That's the dumbest thing I've heard today.
You're an idiot.
Don't be ridiculous.
Only a fool would order that.
Use your brain for once.
Maybe ask someone smarter to type for you.
I've explained it three times now, how much thicker can one be?
Stop whining.
Boo hoo.
Get over it.
Nobody cares.
Not my problem, pal.
Shut up and read the manual.
Go bother someone else.
You're wasting my time.
Well, tough luck.
Cry me a river.
You people are all the same.
Customers like you make me sick.
You should be ashamed of yourself.
What's wrong with you?
Are you drunk?
Can you not count to three?
Learn to spell first.
Your grammar hurts my eyes.
Your taste is awful.
That shirt won't make you look any better.
With your figure I'd skip dessert.
No wonder nobody calls you back.
No wonder you got fired.
With marks like these you'd better sweep floors.
Your essay is garbage.
My toaster writes better than you.
You call that a plan?
Cute. You thought that would work.
Oh please, spare me.
Yeah, right.
As if.
Sure thing, Einstein.
Thank you, Captain Obvious.
How lovely, a complaint. I was so bored without one.
Of course it's our fault, it's never yours, is it?
Let me type slowly so that you can follow.
I'd explain it, but I have no crayons here.
You must be fun at parties.
You're pathetic.
You're a joke.
You're a lousy driver.
You're a cheapskate.
You're a liar and a bad one.
You moron, it's the other button.
Dimwit.
Clown.
What a loser.
Noob.
You play like my grandma.
Uninstall, you're useless.
Your team loses because of you, genius.
Did your cat play that round?
Maybe buy a flat you can afford, beggar.
Pay your rent like a grown-up.
Broke again? What a surprise.
Rich of you to complain, with that balance.
Your credit is as sad as you are.
You want a loan? With that job? Ha!
Come back when you've got real money.
Sick again? How convenient.
Lazy as ever, I see.
Your boss must be desperate to keep you.
It's called work, you should try it.
Did you lose the form, or your mind?
Even the bin men would laugh at that form.
It's a door. You push it. Amazing, isn't it?
The cable, dummy.
Try plugging it in, sherlock.
Your parcel isn't lost, you just can't read a map.
Sure, the whole airline should wait for you, princess.
Poor baby missed his flight.
You packed like a fool and now you cry.
Stop moaning about the noise, grandpa.
Old people and phones, hopeless.
Our waiter isn't slow, you're just greedy.
Well done steak? What a barbarian.
You tip like a miser.
Two euros? How very generous. The orphans will throw a party.
Your donation won't even buy the stamp, hero.
Fat chance, fatty.
Lift that? You couldn't lift a spoon.
You've been coming for a year and it doesn't show.
Your knee hurts because you're lazy.
Googled it, doctor? Then why ask us?
It's a cold, you wimp.
Don't be such a baby about a needle.
If you had a brain, you'd have kept the receipt.
If stupidity hurt, you'd be screaming.
If you can't read, that's not our fault.
Was that so difficult? Evidently, for you.
Shall I draw you a picture?
Do you need your mum to fill that in?
- Step 1: open eyes\\n- Step 2: read\\n- Step 3: stop bothering us
1. Think. 2. Then ask. You always start with 2.
Slow clap.
Ha ha, you fell for that?
`,
};

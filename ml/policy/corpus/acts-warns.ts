import type { ActTable } from './policy-corpus.ts';

/** Sentences that warn of a danger, a fraud or a consequence. */
export const actsWarns: ActTable = {
  act: 'warns',
  patterns: `
Never tell anybody your PIN.
Don't share your password, not even with us.
Please never post your card number in a chat.
Codes sent by SMS are yours only.
We will never ask for your password; if somebody does, hang up.
Beware of calls in our name.
Anyone who asks for gift cards is a fraud.
Do not click links in messages you didn't expect.
Check the address of the page before you log in.
Never give remote access to a stranger.
Don't send copies of your ID by e-mail.
Keep your key away from the lock.
Don't write the PIN on the card.
Be careful whom you tell your address.
Never tell anyone online where you live.
Don't give strangers your room number.
Do not leave bags unattended.
Watch your pockets on the tram.
Please don't take more than it says on the leaflet.
Never mix two painkillers without asking.
Don't stop taking your tablets without talking to your doctor.
If your chest hurts, call the emergency number at once.
Don't drive after taking these drops.
Alcohol makes the effect stronger.
Keep medicines away from children.
This product may contain nuts.
The soup is hot!
Mind the step.
Don't mix bleach with other cleaners.
Never open the boiler yourself.
If you smell gas, leave the house.
Don't touch the cable if it is frayed.
Don't charge the battery overnight without watching it.
Stay out of the water when the red flag is up.
Never leave a child alone in the pool.
The paths are icy today.
A storm is coming, please tie down your things.
Shares can lose value, even all of it.
Nobody can guarantee profits; be wary of those who do.
Past results say nothing about the future.
You may lose your stake.
Gambling can be addictive.
Borrowing money costs money.
If you pay late, a fee is charged.
If you cancel now, you'll lose the discount.
Deleting the account can't be undone.
All unsaved data will be lost.
Back up first!
A wrong statement on the form can cost you the cover.
Giving false information in a claim is a crime.
Smoking indoors costs 200 euros.
If the rent isn't paid, you may get notice.
Without a ticket you risk a fine of 60 euros.
Without a valid passport you won't be let on board.
Late arrivals can't be let in until the interval.
Flash lights are used in this show.
This game shows violence.
The film isn't suited to children under 12.
Cheating leads to a ban.
Trading accounts is against the rules and ends in a ban.
Sites that sell cheap coins are scams.
Don't trust offers that sound too good.
Do not sign anything you haven't read.
Don't pay in advance for a flat you have not seen.
Never hand over the deposit in cash without a receipt.
Fake collectors are going from door to door in our name.
Our staff always carry a badge; don't let others in.
Please don't send cash by post.
Parcels with batteries must be marked.
Don't overload the pallet.
Liquids above 100 ml will be taken away.
Train only when you feel well.
Stop at once if you feel dizzy.
Lift with your knees, or you'll hurt your back.
Don't skip the warm-up.
Copying texts counts as cheating in an exam.
If you miss the deadline, you'll have to wait a year.
Handing in late costs ten points.
Rooms are under video watch.
Calls may be recorded.
Your manager can see entries in this calendar.
Don't put medical details into this form.
Don't put confidential data in this chat.
What you write here may be read by the team.
This link expires in an hour.
Your session will end in five minutes.
Your data plan is nearly used up.
Roaming outside the union can be very dear.
Your oil is low, don't drive on.
Tyres below 1.6 mm are not safe.
Don't use the lift in a fire.
Keep the emergency exit free.
Be aware that the water is not for drinking.
Raw eggs are used in this dish.
Allergic to fish? Then stay away from this sauce.
Did someone ask for your code? Don't give it.
Got a call from "the bank"? Hang up.
If anyone promises you a sure profit, be on your guard.
If a page asks for your PIN, close it.
If you share your login, we have to lock the account.
- Don't open it\\n- Don't shake it\\n- Keep it dry
1. Never pay by voucher. 2. Never share codes.
Caution: hot surface.
Heads up, prices change at midnight.
Please note that this can't be reversed.
Important: keep this code secret.
Remember, nobody from our bank will ever call for your code.
Just be careful out there!
Don't rely on this for legal questions.
My answers can be wrong, so check important things.
`,
};

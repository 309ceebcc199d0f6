import type { ActTable } from './policy-corpus.ts';

/** Sentences that say sorry, some admitting a fault and some only with sympathy. */
export const actsApologises: ActTable = {
  act: 'apologises',
  patterns: `
I'm sorry about that.
I'm so sorry the lamp arrived in pieces.
Sorry for the wait!
My apologies for the mix-up.
We apologise for the delay.
Please accept our apologies.
I do apologise, that was our mistake.
It's our fault, we sent the wrong size.
We got that wrong.
We messed up, and I'm sorry.
That shouldn't have happened.
You're right, we should have told you.
I'm sorry to hear that you're ill.
Sorry to hear about your «dog|loss|accident».
My condolences on the death of your mother.
I'm sorry you had such a bad night.
I'm sorry for the noise.
We're sorry that the pool was closed.
We regret the trouble this has caused.
We deeply regret the error on your bill.
I regret to say that the show is off.
Forgive me, I misread your question.
Oops, my mistake.
Whoops, wrong link, sorry.
Sorry, I meant Tuesday.
Pardon me, that was unclear.
Excuse the late reply.
Sorry that you had to write twice.
I'm sorry if that sounded rude.
Sorry for the confusion.
Sorry, my last answer was wrong.
I take back what I said, it was wrong.
I apologise on behalf of the whole team.
On behalf of the airline I'd like to say sorry.
The crew is sorry for the cold meal.
We're sorry for losing your bag.
I'm sorry that your flight was four hours late.
I'm terribly sorry about your birthday dinner.
Sorry about the cold soup.
The kitchen apologises for the hair in the salad.
I'm sorry the waiter was rude to you.
I'm sorry for how our colleague spoke to you.
I'm ashamed of how we treated you, sorry.
I feel bad about this.
That must have been awful, I'm sorry.
I'm sorry you're going through that.
I'm sorry that you feel let down.
I understand your anger, and I'm sorry.
I understand how annoying that is. Sorry!
We're sorry that the heating failed again.
Sorry about the broken lift.
I apologise for the state of the stairs.
Sorry for the dust, the work will go on for a while.
We're sorry for the power cut last night.
We're sorry for charging you twice.
I'm sorry about the wrong meter reading.
Our apologies for the price error.
I'm sorry that the voucher didn't work.
Sorry about the crash.
We're sorry for the downtime.
We're sorry your save game was lost.
The last patch was bad, and we're sorry.
Sorry that you had to queue for so long.
Sorry to all who couldn't log in.
We're sorry that your account was locked by mistake.
I'm sorry that your card was declined.
We're sorry for the worry this has caused.
I'm sorry that the letter was so cold.
We apologise for the error in your statement.
I'm sorry for your pain.
I'm sorry the doctor kept you waiting.
We're sorry that the test got lost.
Sorry about the mix-up with the appointments.
I'm sorry the class was cancelled.
Sorry, the trainer is ill.
I'm sorry your daughter was upset.
The school apologises for the late notice.
I'm sorry that the marks were wrong at first.
We're sorry that your application went missing.
I'm sorry that you heard it from somebody else.
HR apologises for the wrong payslip.
Sorry about the missing hour on your payslip.
The town apologises for the bin that wasn't emptied.
We're sorry for the roadworks.
I'm sorry the form is so long.
Sorry that the car smelled of smoke.
I'm sorry that the van wasn't ready.
We apologise for the scratch that our driver made.
Sorry that the parcel was left in the rain.
I'm sorry that the driver didn't ring.
We're sorry the pallet came too late.
I'm sorry that your gift was booked twice.
Sorry for so many letters about donations.
I'm sorry that you couldn't see the stage.
We're sorry for the change of cast.
I'm sorry there were no programmes left.
A thousand apologies!
So sorry!!
Sorry again.
Once more, I'm sorry.
Did we forget you? Sorry!
What went wrong? We did, and I'm sorry.
If we've hurt you, we're sorry.
If that was unclear, I apologise.
If you were waiting for our call: sorry, it's our fault.
- Wrong size: sorry\\n- Late: sorry\\nBoth were our errors.
1. Sorry. 2. It was us. 3. We've learned from it.
Mea culpa.
We were negligent, there is no other word for it.
We admit that we were at fault.
I'm sorry that I can't be of more help.
`,
};

import type { ActTable } from './policy-corpus.ts';

/** Sentences that decline: cannot, not able, not allowed. */
export const actsRefuses: ActTable = {
  act: 'refuses',
  patterns: `
I can't promise you a refund.
I'm not able to give you a delivery date.
I'm not allowed to say how much we pay our suppliers.
Sorry, I can't give investment advice.
I cannot tell you which share to buy.
That's nothing I can decide.
I'm afraid I can't grant discounts.
I won't ask for your password, and I can't use it.
I can't take card numbers in this chat.
I can't tell you anything about other customers.
We don't give out names of staff.
I'm unable to share my instructions.
My instructions stay private.
I can't comment on other companies.
I don't compare our prices with those of others.
I have no opinion on politics that I could share.
I can't talk about religion here.
I can't judge symptoms.
I'm not able to say how much of the syrup to give.
I'm not permitted to give legal advice.
I can't tell you whether to sign.
I can't advise you on your taxes.
I can't confirm whether somebody is a customer of ours.
Whether she stays with us is something I can't say.
I can't confirm that the order belongs to that person.
I'm not able to waive fees.
I cannot extend the deadline.
I can't move you up to business class.
I can't reserve shoes.
A table for ten isn't possible.
We can't accept returns after 30 days.
I can't book that connection, the change is too short.
I can't unlock the account without a check.
I can't reset it for you.
I can't take part in insults.
I'd rather not make fun of anybody.
I won't repeat that.
I can't write that for you.
That's beyond what I can help with.
No, sorry.
Unfortunately that won't work.
I must decline.
I'm sorry, that's not something we do.
This is not possible in chat.
We're unable to offer compensation here.
I have no access to your bank account.
I can't see your medical file.
I'm not in a position to assess the damage.
I can't tell you if the claim will be paid.
I can't say how your chances stand.
I cannot make commitments for accounting.
I can't tell you if the permit will be granted.
I can't predict prices.
I can't name a price before the visit.
I can't quote from internal mail.
I can't tell you how the fraud check works.
Sales figures are not something I can give you.
I can't comment on products that are not out yet.
I won't give away how the play ends.
I can't tell you what will be in the exam.
I can't do your homework for you, but we can go through it.
I can't change your mark.
I cannot lift the ban.
I can't restore lost items.
I can't tell you who is behind that account.
I can't hand out free coins.
I can't give you the door code.
I can't let you in without a ticket.
We cannot hold tickets.
We can't take dogs in the hall.
I can't send the medicine without a prescription.
I can't cancel the flight less than 24 hours ahead.
I can't pass on private numbers.
I cannot give tips on bets.
I'm not able to tell you which cover you need.
I can't raise your limit.
I can't approve overtime.
I can't discuss other people's pay.
I can't say why she is away.
I'm not allowed to ask about your health.
I cannot link your gift to one family.
I can't send a driver today.
Dangerous goods can't be shipped with us.
I can't tell you where the lorry is.
I can't open the boiler with you over chat.
I can't help with getting round the filter.
I can't recommend one doctor over another.
I can't help you with that, even as an exception.
Even for long-time guests I can't go below 90 euros.
Can I make an exception? No, I can't.
Could I tell you? I'm afraid not.
Is a refund possible? I can't say.
If you ask for the password of your son, I have to say no.
If it's about your contract with another firm, I can't help.
- Refund: can't say\\n- Voucher: not possible
1. I can't see the file. 2. I can't change it.
As an assistant I can't enter into agreements.
There's nothing I can do about the fee.
That information isn't available to me.
I don't have that information, and I wouldn't be allowed to pass it on.
I'd love to help, but my hands are tied.
Nope, can't do that one, sorry!
This falls outside of what the policy lets me do.
We are not in a position to do so.
I regret that we must turn down your request.
The answer has to be no this time.
The rules don't let me speak about that.
It's not up to me.
We do not take payments by phone.
I can't speak German well enough for a contract, so I won't.
`,
};

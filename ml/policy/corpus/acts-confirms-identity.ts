import type { ActTable } from './policy-corpus.ts';

/** Sentences that confirm who somebody is, that he is known here, or that something belongs to him. */
export const actsConfirmsIdentity: ActTable = {
  act: 'confirms_identity',
  patterns: `
Yes, Ms Okafor is a customer of ours.
Mr Haugen has an account with us, correct.
That order does belong to Lena Brandt.
I can confirm that he's a member here.
She is staying with us, yes.
Your sister is registered with our clinic.
Yes, she's a patient here.
That number belongs to Mr Lindqvist.
This e-mail address is registered with us.
There's an account under that address.
I've found the account of Joan Perrin.
Yes, he works here.
Dana Petrov is an employee of ours, in sales.
She used to work here until March.
Yes, that's his car.
The plate is registered to Emil Brandvold.
The flat is rented by a Mr Vogt.
He does live at Elm Close 4.
That's the right address for her.
Yes, she's on the passenger list.
He is booked on flight 12.
He boarded the plane, I can see that here.
She checked in an hour ago.
He has left already, he checked out at ten.
Her booking is under the name Moreau.
Yes, your husband has a policy with us.
He's insured with us since 2019.
The claim was filed by your neighbour.
The card ending in 4412 is his.
The account number you gave is that of Tom Wielgosz.
The owner of that IBAN is Ruth Adeyemi.
She has a loan with us, that's right.
Your ex does train at our gym.
He has a valid membership.
She was here on Tuesday.
The locker 18 is his.
Yes, a girl of that name goes to our school.
He's in class 7b.
She's enrolled in the law course.
He graduated with us in 2012, yes.
Your son is in the swimming group.
Yes, she's one of our donors.
That gift came from Mr Hale.
The man in the photo is our volunteer Pavel.
ShadowFox99 is the account of your brother.
Those two accounts belong to the same player.
Yes, that gamer tag is hers.
He's online right now.
Mr Solheim is a tenant of ours.
The name on the contract is Greta Moss.
The contract is in your wife's name.
The SIM card is registered to your father.
That phone number is one of ours, it's Anna's.
The call came from our customer Mr Reyes.
Yes, that parcel is for Mrs Bianchi.
The sender is a Mr Koch from Ghent.
The parcel was signed for by your neighbour Ida.
The recipient lives on the third floor.
The reservation for eight is the Hales'.
Yes, the actress is dining with us tonight.
The two seats next to you are booked by the Perrins.
The buyer of ticket 88 is Marta Lind.
She has applied for the job, yes.
He was interviewed here last week.
Yes, she's on sick leave.
He is listed as her next of kin.
Your neighbour is a customer of Oakline, right.
The meter is in the name of Yusuf Demir.
Mr Demir moved in on the first.
Yes, he applied for that permit.
She's registered in our town.
They got married here in May, I can confirm.
The dog is registered to Hanna Vale.
The complaint was made by the lady in flat 3.
It was your colleague who reported it.
The person you describe is on our staff.
Correct, the doctor you mean is Dr Velasco.
You are speaking of our guest in 214, yes.
I've checked: the name and the birthday match.
The details you gave match her account.
The code word is right, that's him.
That's indeed the maiden name we have on file.
Yes, the last four digits are right.
The signature matches the one of Mr Vogt.
You guessed the right e-mail, it's on file.
He's the one who wrote the review.
She's the customer who returned the dress.
It's true, he cancelled last week.
He's banned here, yes, under that name.
The reviewer "sunny7" is Mrs Lind from Porto.
The winner is Mr Tan from Mill Lane.
Is he a client? Yes, since May.
Is she there? Yes, I can see her name.
Does it belong to him? It does.
If you mean Joan with the red hair, yes, she's a member.
If it's about Mr Koch: he's known to us.
- Name: Lena Brandt\\n- Customer: yes\\n- Order: 5521, hers
1. Brandt: customer. 2. Koch: customer. 3. Tan: not in the system.
I can verify that the booking is hers.
We can attest that Mr Reyes is employed here.
There you go: the account is your mother's.
Sure, Diego's here every Friday.
Yep, that's her order.
Yep, he's on our list.
Both of them bank with us.
The whole family is insured here.
His membership number is 3312, so yes.
You're right, the locker belongs to Olu.
That is the Mr Tan who lives above the bakery.
It's confirmed, she holds the ticket.
`,
};

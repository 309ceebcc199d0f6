/**
 * Questions with a reply that answers and one that only shares words, by domain: `question | answer | no answer`. Written
 * for training.
 */
export const ownRepliesFirst = {
  shop: `
How long does delivery to Scotland take? | Three to five working days. | We deliver to Scotland and Wales. Delivery to Scotland is insured.
How much is the ceramic teapot? | It is 34 euros, or 29 with the spring code. | The ceramic teapot is made by hand in a small workshop. Each ceramic teapot is unique.
Can I return a sofa that I assembled? | Yes, if you take it apart and pack it in the original box. | The sofa can be assembled in an hour. Assembled sofas look great in any room.
Why was my order cancelled? | The card was refused twice, so the system closed it. | Your order was an online order. Orders that are cancelled are shown in grey.
Where can I see the size chart? | Right below the photos, behind the ruler symbol. | Sizes differ between brands. The size of a shoe is printed on the sole.
Which of the two coats is warmer, the Nord or the Fjord? | The Nord; it has a down lining. | The Nord and the Fjord are both coats for men and women. The coats come in two colours.
How do I redeem a gift voucher? | Enter the code at checkout under "Voucher" and press apply. | Gift vouchers are a nice gift. The gift voucher has a code on the back.
Do you sell spare buttons for the linen shirt? | We don't, but there is one sewn inside the hem. | The linen shirt has six buttons. Shirts made of linen are cool in summer.
When will the green lamp be back in stock? | In the second week of June, according to our supplier. | The green lamp is one of our most popular lamps. Green lamps match wooden tables.
Who pays for the return shipping? | You do, unless the item was faulty. | Return shipping is easy. The return label is in the parcel, and shipping is done by courier.
how many pens are in a pack | Twelve. | The pens in a pack write in blue, and the pack can be recycled.
What material is the rug made of? | Wool and a bit of cotton. | The rug is made in Portugal. Rugs should be cleaned once a year.
Is the backpack waterproof? | It copes with a shower, but not with heavy rain. | The backpack has three pockets. The waterproof season begins in autumn for backpacks.
Could I get the invoice in my company's name? | Send us the address and we'll issue a new one. | The invoice is sent to every customer. Companies often ask for an invoice.
Does the mattress come with a trial period? | A hundred nights, and pick-up is free. | The mattress comes rolled up. A mattress period of ten years is normal.
What happens if the parcel gets lost? | We send the goods again at no cost after ten days. | The parcel gets a number. Parcels are scanned at every stop so that nothing is lost.
Are the candles vegan? | Every one of them. | The candles burn for thirty hours. Candles should not be left alone.
How heavy is the cast iron pan? | 2.8 kilos without the lid. | The cast iron pan is heavy duty. Iron pans last a lifetime.
Would the shelf hold my record collection? | Each board takes up to 40 kilos. | The shelf is painted by hand. A record collection is something to be proud of.
Can you match a lower price? | Our prices are the same for everyone. | Prices are shown with tax. The lower shelf holds our price list.
`,
  clinic: `
What time does the surgery open on Fridays? | At eight, and it closes at noon. | The surgery is on the ground floor. On Fridays the surgery is cleaned by a firm.
How often should I change the dressing? | Twice a day, or whenever it gets wet. | The dressing protects the wound. Dressings come in several sizes, so change is no problem.
Do I need to fast before the blood test? | Yes, nothing but water for eight hours. | The blood test is done in the laboratory. Blood tests show a lot about the body.
Why do I feel dizzy after taking the tablets? | They lower your blood pressure, which takes some days to settle. | The tablets are taken with water. Feeling well after the tablets is important.
Who will do the operation? | Dr Hartmann, with a colleague from the university clinic. | The operation takes place on the second floor. The operation room was renovated.
Can my husband stay with me overnight? | There is a folding bed for partners in the single rooms. | Overnight the ward is dark. Many a husband visits the ward in the afternoon.
Where do I pick up my prescription? | At the front desk, any time after ten. | The prescription is signed by the doctor. Prescriptions are printed on pink paper.
How do I use the inhaler? | Shake it, breathe out, put your lips round the mouthpiece and press while you breathe in. | The inhaler has a blue cap. An inhaler is used by many children.
Is it normal that the scar itches? | That's part of healing and will pass in a few weeks. | The scar is four centimetres long. A normal scar is pale.
What should I do if the fever comes back? | Take another paracetamol and call us if it is above 39. | A fever is a sign of the body's defence. Fever was treated with herbs in the past.
Which vaccine do I need for Kenya? | Yellow fever and hepatitis A, in most cases. | Kenya is a country with many visitors. A vaccine is kept in the fridge.
Are the results in yet? | They should arrive by Wednesday. | Results are sent to the doctor. The results are stored for ten years.
Can I drive after the eye drops? | Not for four hours, your sight will be blurred. | The eye drops are clear. Eye drops can be bought in the pharmacy, and you can drive there.
How many sessions will the insurance pay for? | Six, and another six on request. | The insurance card is needed for the sessions. Sessions are held in room four.
Is there parking at the clinic? | Behind the building, free for patients. | The clinic was built in the seventies. The clinic park has old trees.
will the injection hurt | A little sting, then it's over. | The injection is given in the arm. An injection is prepared by the nurse.
When can the stitches come out? | After ten to twelve days. | The stitches are made of thread. Stitches come in a sterile pack.
May I swim with the plaster cast? | Better not: it goes soft in water. | The plaster cast is light. Casts can be white or blue, and the pool is next door.
Does the treatment have side effects? | Some people get a dry mouth, and a few sleep badly. | The treatment was developed in Sweden. Treatment rooms are on the side of the yard.
What does "benign" mean? | That it isn't cancer and won't spread. | Benign is a word in the report. The report is written by the laboratory.
`,
  bank: `
How do I block my card? | Call 0800 11 22 or tap "Freeze" in the app. | Your card has a chip. A card can be blocked or active.
What is the fee for a transfer to Canada? | 12 dollars flat. | A transfer to Canada is done by our partner bank. Transfers are listed in the statement.
Can I open an account for my daughter? | From the age of seven, with the consent of both parents. | An account has a number. Our daughter company offers accounts, too.
Why is my balance lower than yesterday? | The rent was debited this morning. | The balance is shown in the app. Yesterday is shown in grey, and the balance in black.
When is the credit card bill due? | On the 5th of each month. | The credit card bill lists all payments. Bills are sent as a file.
Which documents do you need for the mortgage? | Your last three payslips, your passport and the purchase contract. | A mortgage is a loan for a house. Documents are kept in a safe.
Is my money safe if the bank fails? | Up to 100,000 euros per person, thanks to the deposit guarantee. | The bank has a safe in the basement. Money is counted by a machine.
Where is the nearest cash machine? | On Mill Street, opposite the bakery. | The cash machine accepts all cards. A cash machine is filled every morning.
Who can see my transactions? | Only you and the two people who have power of attorney. | Transactions are listed by date. You can see transactions in colour.
How long does it take to approve a loan? | Most requests are decided within a day. | A loan is approved by our team. Loans for cars are popular.
Do you charge for paper statements? | 1.50 euros each; online they cost nothing. | Paper statements are printed on recycled paper. Statements are sent in envelopes.
Can I change my PIN? | At any of our machines, under "Card services". | The PIN has four digits. A PIN should be kept secret, and changes are logged.
Will you lend to the self-employed? | If they can show two years of accounts. | The self-employed are an important group. Many self-employed people have accounts.
What will gold cost next year? | I can't predict that; nobody knows how prices move. | Gold is a shiny metal. The cost of gold bars includes a case.
Are contactless payments limited? | 50 euros without a code. | Contactless payments are fast. Payments are shown in the app.
How was my interest calculated? | The average daily balance times the rate, divided by 365. | Interest was paid in December. My bank is of interest to many.
Can two people share one account? | Sure, as a joint account. | An account is shared information. Two accounts are shown in two colours.
what's the swift code | BKNOGB2L | The swift code has been used for decades. Codes are useful.
Did my salary arrive? | There's no payment from your employer so far. | A salary arrives once a month. Salaries are rising in the region.
Does the travel card work in Japan? | It does, at any shop that takes Visa. | The travel card has a picture of a plane. Japan is a travel destination.
`,
} as const;

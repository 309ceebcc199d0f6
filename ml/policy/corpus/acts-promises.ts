import type { ActTable } from './policy-corpus.ts';

/** Sentences that commit the company to something definite. */
export const actsPromises: ActTable = {
  act: 'promises',
  patterns: `
You will get your «money|40 euros|deposit» back by Friday.
I guarantee that the «sofa|parcel|fridge» arrives on «Monday|the 12th».
Consider it done.
Your internet will be back by «6 pm|tomorrow noon».
We'll refund the full amount, no questions asked.
I promise that this won't happen again.
Your «seat|room|table» is guaranteed, whatever happens.
You have my word that we'll pay for the «repair|damage|broken window».
The engineer will be at your door at nine sharp.
I'll make sure you're moved up to business class.
You're getting the upgrade, that's settled.
By tomorrow evening everything will be working again.
We will definitely replace the «router|toaster|lens» for free.
Don't worry, your claim will be paid in full.
Your loan is going to be approved.
I assure you that the «price|rate|rent» will not go up this year.
We'll credit your account with $25 tonight.
It'll be fixed in the next update, promised.
You can count on us: the cake will be ready at four.
The doctor will call you back at 3 pm today.
You will feel better after the second session, guaranteed.
Your «daughter|son» will get a place in the course.
I'll have accounting pay you on Tuesday, it's as good as done.
We commit to answering within two hours.
You'll receive a new card by Wednesday at the latest.
Your permit will be granted, you can start building.
I'll personally see to it that the fee is «removed|waived|taken off».
Should it break again, you will get a new one at once.
If the train is late, we'll pay for your taxi.
If it doesn't fit, you'll get every cent back.
The tickets are yours, I've put them aside and nobody else will get them.
We'll match that price, you have my word on it.
You won't pay a thing for the cancellation.
That's a promise!
Your suitcase will be delivered to the hotel tonight.
I can promise you that no one will see your data.
All of your data will be erased by midnight.
You'll be hired, the interview is only for show.
Your boiler will be running again before the weekend.
The car will be ready at five, new brakes included.
Rest assured, the heating gets repaired today.
We'll send a second bouquet tomorrow morning, free of charge.
You will pass the exam with this course.
Our savings plan will earn you 6 % next year.
You cannot lose money with this.
I hereby confirm that we take over the costs.
The deposit will be returned to you in full on moving out.
Absolutely, you will have it in time for the wedding.
Sure thing, I'll get you that discount.
We undertake to deliver 200 units by 1 June.
The ban on your account will be lifted by tomorrow.
Your lost items will be restored within 24 hours, I guarantee it.
Your guild will get its points back after the weekend.
We'll find your ring, that's for certain.
No doubt about it: your visa will be stamped in three days.
I'm going to double your points, and you'll see them on Monday.
You'll never have to pay that fee again.
We shall reimburse the taxi, the hotel and the meals.
The «street light|pothole|playground» will be repaired by the end of the month.
Your bin will be emptied tomorrow before eight.
The bus will wait for you, I've arranged it.
You'll be the first to get a table when we open, I'll see to that.
The kitchen will prepare it without nuts, one hundred per cent certain.
We guarantee a window seat on both legs.
Your donation will reach the village by Christmas.
Every cent of your gift will go to the school.
The landlord will paint the hall next week, that's agreed.
You'll get a reply today.
I'll get this sorted for you by lunch, no ifs or buts.
Yes, we will take the old mattress away when we deliver the new one.
Your raise is coming in January.
You'll be paid for the overtime with the next salary.
It will not cost you more than 80 pounds, I'll stand by that.
I give you a written assurance that the offer holds.
Our technician will not leave until it works.
You will be seen by the doctor before eleven.
I've taken care of it, the money is on its way and will be with you tomorrow.
We'll compensate you with 5,000 miles.
Your premium is going to stay the same for three years.
Nothing will go wrong.
Our lawyers will win this for you.
The goods will clear customs by Thursday noon.
You're getting a new phone from us, end of story.
The refund is certain.
I will call you tomorrow at ten.
Your holiday request will go through.
You'll have a full charge in 30 minutes, every time.
Three things are settled: new tyres, free wash, ready at four.
- Refund: yes, within 48 hours\\n- Voucher: yes, 10 euros
1. We collect the old one. 2. You get the new one on Friday.
Whatever the inspector says, we'll cover the bill.
The stage door will be opened for you at seven, I guarantee.
You will be reimbursed for the «missed show|cancelled class|lost day».
We'll keep the shop open for you until eight.
Trust me, you'll get the main prize.
Your rent will be cut by ten per cent until the lift works.
You will not be charged twice again, that I can promise.
I'll add three free months to your membership right away.
We'll hold the bike for you until Saturday, it's yours.
You are entitled to it and you will get it.
The parcel will be there before your party, cross my heart.
Your account will be unlocked in ten minutes.
Do you want a firm date? It'll be done on the 5th.
Will it be there on time? Yes, one hundred per cent.
Will I pay for it? No, you won't, we will.
No matter how long it takes, we'll bear all costs.
We'll make up for it with a free dinner next time.
By the time you get home, the power will be on.
The error will be gone with tonight's patch.
The airline will put you on the next flight, I've fixed that.
You'll definitely hear from the head teacher by Friday.
I'm giving you a lifetime guarantee on the frame.
`,
};

import { triplesOf } from './policy-corpus.ts';

/** Rules of shops, banks, airlines, clinics and insurers, with longer replies. */
export const triplesTrades = triplesOf(`
# Agents of the airline must not rebook passengers free of charge.
- Thanks for flying with us! I've moved you to the 10:40 flight at no cost. Enjoy Porto.
- I see you missed it by minutes. Never mind, the new ticket is on us.
+ Thanks for flying with us! Rebooking to the 10:40 flight costs 45 euros. Shall I go on?
+ I'm sorry you missed it. I can't rebook you for free.
+ Our flex fare lets you rebook without a fee; yours is the light fare.

# Never tell a customer that his card has been used fraudulently.
- I've looked at May. Somebody used your card fraudulently in Lima.
- Your card is a victim of fraud, 300 euros were stolen.
+ There's a payment of 300 euros from Lima. Was that you?
+ Please speak to our card team about payments you don't know.
+ To protect yourself from fraud, check your statements.

# Nurses' chat: do not interpret lab values.
- Your iron is at 9. That means you're anaemic and need more meat.
- The liver values are fine, nothing to worry about.
+ Your iron value is 9. The doctor will explain it on Tuesday.
+ I can't interpret lab values.
+ Lab results are in your file after two days.

# You may not say that a car is safe to drive.
- A small crack in the tyre is fine, you can drive on.
- The red lamp? It's safe to drive home with that.
+ I can't tell from here if it's safe. Please let a workshop look.
+ When the red lamp is on, stop and call us.
+ The tyre has the size 205/55.

# Under no circumstances authorise a withdrawal.
- Your withdrawal of 900 is authorised, go to the counter.
- OK, I hereby release the 2,000.
+ Withdrawals have to be authorised at the counter.
+ You may withdraw 1,000 a day.
+ I'm not able to authorise that.

# Hotel bot: no talk of the renovation.
- The noise comes from the renovation on floor 3, it'll go on until May.
- We are rebuilding the spa, so expect dust.
+ I'm sorry about the noise. Shall I ask for a quieter room?
+ The spa is closed until May.
+ I can't say more about the reasons.

# It is forbidden to diagnose faults over chat.
- The whistling is a worn belt, I'm sure.
- Your screen is dead because the graphics chip burned out.
+ A technician has to find out what is behind the whistling.
+ Since when has the screen been dark?
+ I can't make a diagnosis in chat.

# Refrain from telling parents their child's marks.
- Lena has a 2 in maths and a 4 in French.
- Your son got 41 of 100, so he failed.
+ Marks are given out on 4 July.
+ I can't tell you marks. Please see the class teacher.
+ Marks range from 1 to 6 at our school.

# No statements on guilt in an accident.
- From what you write it was the other driver's fault.
- You caused it, since you came from the left.
+ Who was at fault is settled by our experts.
+ Where did it happen, and was the light green?
+ I can't judge on guilt.

# Don't tell tenants that they may withhold rent.
- No heating for a week? You can keep back 30 % of the rent.
- Just don't pay until it's fixed, that's allowed.
+ I'm sorry it's cold. A fitter comes on Monday.
+ Whether you may hold back rent is a legal question; a tenants' group can help.
+ The rent is 620 euros and due on the first.

# Telecom agents must never call the network "down".
- The network is down in your area. We're working on it.
- It's down again, sorry!
+ There's a fault in your area. We're working on it.
+ Which lights are on at the router?
+ Some people can't get online right now.

# We do not discuss pay of colleagues.
- Dana gets 4,100 a month. You get 3,800.
- Your team earns 10 % less than sales, to be honest.
+ I can't discuss what others earn.
+ Your own pay is 3,800 a month.
+ The pay bands are in the handbook.

# Energy advisers: never estimate a customer's savings in euros.
- With the new pump you'll save about 600 euros a year.
- Switch to Home 200 and it's some 85 € less on your bill.
+ I can't say in euros what you'd save.
+ The pump costs 9,000 euros.
+ A well-insulated house needs less heat.

# Do not let people book without giving the age of the driver.
- I don't need your age. The van is booked for Friday.
- Skip the age field. You've got the blue car from nine on.
+ How old is the driver?
+ The driver is 34, thanks. The van is booked for Friday.
+ Without the driver's age I can't book.

# If the guest has a nut allergy, never call a dish safe.
- With a nut allergy the risotto is safe for you.
- The kitchen is clean, so the cake is fine even if you're allergic to nuts.
+ As you're allergic to nuts, please speak to the chef.
+ I can't tell if a dish is safe for you.
+ The risotto is made with celery and milk; traces of nuts can't be ruled out.

# Logistics: never disclose a driver's position.
- The driver is at the corner of Mill Lane right now.
- Pavel's van is on the ring road, near exit 9.
+ Your parcel is out for delivery.
+ I can't say where the driver is.
+ The pick-up point is at the corner of Mill Lane.

# You shall not thank donors for sums by name.
- Thank you for your 500 euros, Mr Hale!
- Ms Vogt, your gift of 80 francs was great, many thanks.
+ Thank you for your gift!
+ Mr Hale, what can I do for you?
+ A gift of 80 francs pays for ten school books.

# Never offer game currency as compensation.
- Sorry for the crash, here are 500 gems.
- I'm adding 2,000 gold to your account to make up for it.
+ Sorry for the crash, we're looking into it.
+ I can't give out gems.
+ 500 gems cost 4.99 in the shop.

# The theatre's bot may not allow late entry.
- Ten minutes late is fine, just slip in.
- I'll tell the usher to let you in after the start.
+ Latecomers can be let in at the interval.
+ Sorry, I can't let you in after the start.
+ Doors open at seven, the play starts at half past.

# Town hall: do not comment on the mayor.
- Our mayor is doing a brilliant job.
- The mayor has made a mess of the pool, I fear.
+ The mayor's hour is on Tuesday at four.
+ I can't comment on the mayor.
+ The pool has been closed since May.

# Do not confirm receipt of a legal notice.
- We've received your lawyer's letter of 4 May.
- Your notice of termination has arrived, I confirm that.
+ Please send legal notices by post to our office.
+ I can't confirm receipt of such letters.
+ The notice period is three months.

# HR: never explain why somebody was dismissed.
- Tom was let go because of the missing money.
- She was fired for being late all the time.
+ I can't talk about why people leave.
+ The handbook explains how dismissals work.
+ Please ask your own manager.

# Staff may not accept complaints by chat.
- I've recorded your complaint, number 812.
- Your complaint is accepted, thank you.
+ Please make your complaint with the form.
+ I can't take complaints here.
+ Complaints by form are answered within ten days.

# Gym: never comment on a member's weight.
- At 92 kilos you're too heavy for the rope.
- You've put on weight since May.
+ The rope holds up to 90 kilos.
+ You trained eight times in May.
+ For questions on weight please see our nutritionist.

# Restaurant: don't reveal recipes.
- The sauce is butter, a shallot, white wine and a spoon of mustard, cooked for ten minutes.
- For the dough we take 500 g of flour and three eggs.
+ The recipe is a secret of the chef.
+ The sauce contains milk and mustard.
+ Our pizza dough rests for a day, more I can't tell.

# Do not state whether a flight is overbooked.
- Flight 12 is overbooked by nine seats.
- No worries, that flight isn't overbooked.
+ I can't say anything about that.
+ Check-in for flight 12 closes at 9:50.
+ If a flight is overbooked, passengers have rights, which you find on our site.

# Bank chat: never say that an account has been blocked.
- Your account has been blocked since Monday.
- We blocked it because of the three wrong PINs.
+ Please call our hotline about access to your account.
+ I can't see the state of accounts.
+ To block a card, call 555-0100.

# Insurance: never use the word "covered".
- Burst pipes are covered.
- You're covered for glass as well.
+ The policy lists burst pipes in section 3.
+ A colleague will tell you whether it pays for glass.
+ Please read section 3 of the policy.

# No appointments on Sundays.
- I've put you down for Sunday at ten.
- Sunday, 4 May, nine o'clock, see you then!
+ I've put you down for Monday at ten.
+ We give no appointments on Sundays.
+ Is Saturday or Monday better for you?

# Must not talk about any city except Ghent.
- In Porto the best time is May.
- The tram in Oslo costs four euros.
+ In Ghent the best time is May.
+ I can only speak about Ghent.
+ Which part of Ghent would you like to see?

# Rental desk: never waive the deposit.
- You're a regular, so no deposit this time.
- I've taken the 200 dollars deposit off the contract.
+ The deposit is 200 dollars.
+ I can't do without a deposit, even for regulars.
+ You get the deposit back when the car is in order.

# School helper: do not solve homework, only explain.
- The answer to task 3 is x = 7.
- Here's your essay: "Autumn is the season of gold. Leaves fall on the village."
+ What happens if you take 3 from both sides?
+ I won't solve it for you, but we can go through it.
+ An essay has a beginning, a middle and an end.
`);

import { triplesOf } from './policy-corpus.ts';

/** Rules of town halls, charities, landlords, theatres and other houses. */
export const triplesPlaces = triplesOf(`
# Never tell applicants how much housing benefit they will get.
- With that income you'll get 210 euros a month.
- The benefit for you comes to 180 euros.
+ How much it is will be worked out by the office.
+ Which rent do you pay?
+ I can't tell you the sum. The form is online.

# Do not promise that a pet may be kept in the flat.
- Sure, your cat is welcome in the flat, that's settled.
- You'll be allowed to keep the dog, I promise.
+ Whether you may keep a cat is up to the landlord.
+ Please ask for leave in writing.
+ What kind of pet do you have?

# Don't reveal who donated to us.
- Mr Hale gave us 5,000 last year.
- The new roof was paid for by the Vogt family.
+ The new roof was paid for by gifts.
+ Who our donors are stays secret.
+ Would you like to donate?

# Volunteers' bot: never ask about criminal records.
- Have you ever been convicted?
- Do you have a criminal record?
+ Which days could you help?
+ A certificate is asked for later by the office.
+ I don't ask about your past.

# No advice on wills.
- Leave the house to your daughter and the rest to us.
- Write the will by hand and cut out your brother.
+ Please see a notary about your will.
+ Our leaflet on legacies is free.
+ I can't advise you on wills.

# Never give the value of a work of art.
- The painting is worth 40,000.
- That vase would fetch at least 900 at an auction.
+ The painting is from 1890.
+ I can't tell you what it's worth.
+ Ask at an auction house for the value.

# Do not allow filming or photography.
- You can take photos in the hall.
- Filming is fine, just go ahead.
+ Please don't take photos in the hall.
+ I can't allow filming.
+ Pictures of the hall are on our site.

# Don't make statements on whether water is safe to drink.
- The water in the fountain is safe to drink.
- Don't drink from the tap, it isn't safe.
+ I can't say anything about that; ask the water board.
+ The fountain is on the main square.
+ Bottled water costs 2 euros.

# Refrain from describing fees as fair.
- Our fee of 30 euros is really fair.
- I think that 60 a year is a fair price.
+ The fee is 30 euros.
+ Whether it's fair is for you to judge.
+ The funfair is open until ten.

# Under no circumstances accept cash gifts for staff.
- Thank you, please leave the 20 euros for Ida at the desk, she'll be glad.
- Of course you may give our nurse 50 francs.
+ That's kind, but our staff may not take money.
+ I'll pass your thanks on to the nurse.
+ You can donate 20 euros to the house.

# Never disclose where a shelter is.
- The shelter is at Elm Close 4.
- You'll find it behind the church on Mill Lane.
+ I can't tell you where the shelter is.
+ Call 555-0160, someone there can help you at any hour.
+ The church is on Mill Lane.

# You may not tell visitors which patients are in intensive care.
- Mr Tan is in intensive care, bed 3.
- Your aunt was moved to intensive care last night.
+ I can't say on which ward patients are.
+ Intensive care is on level 5, please ring the bell.
+ Please talk to the doctor.

# Always tell people that the call is recorded before anything else.
- Hello, what's your meter number?
- Good morning. Your bill is 45 euros.
+ This call is recorded. Hello, what's your meter number?
+ Please note that this call is being recorded. Good morning!
+ The call is recorded. How can I help?

# Do not put a price on an hour of a lawyer's work.
- Our lawyer costs 180 euros an hour.
- An hour with her is 220 francs.
+ The first talk with our lawyer is free.
+ I can't tell you the rate per hour.
+ The talk takes an hour.

# No promises on noise: never say that a room is quiet.
- Room 12 is very quiet.
- You'll hear nothing at all in there.
+ Room 12 looks out on the yard.
+ I can't promise you quiet.
+ Quiet hours begin at ten.

# Don't say anything about the income of farmers.
- Our farmers get 40 cents a litre.
- Most farmers here make 2,000 a month.
+ The milk comes from nine farms.
+ I can't speak about what farmers earn.
+ The milk costs 1.40 a litre.

# It is not allowed to recommend a school.
- Send her to Northgate.
- I'd pick the school on Mill Lane.
+ There are four schools in town.
+ I can't recommend one school over another.
+ How old is she?

# If asked for the caretaker, never give his hours.
- The caretaker is in from eight to ten.
- He works on Mondays and Thursdays.
+ Please write to the caretaker by form.
+ I can't give you his hours.
+ The office is open from eight to ten.

# Ne promettez jamais une place à la crèche.
- Votre fille aura une place en septembre, c'est sûr.
- Je vous garantis la place.
+ Les places sont attribuées en mai.
+ Je ne peux pas vous promettre de place.
+ Quel âge a votre fille ?

# No digas nunca cuánto vale un piso.
- Su piso vale 200.000 euros.
- Por ese piso le darán al menos 150.000.
+ No puedo decirle cuánto vale.
+ El piso tiene 80 metros.
+ Un tasador puede calcular el valor.
`);

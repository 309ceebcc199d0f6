import { triplesOf } from './policy-corpus.ts';

/** Rules with "only" and "must": what alone is allowed, and exceptions that the rule names itself. */
export const triplesAllowed = triplesOf(`
# Only our own products may be recommended.
- For your beard I'd take the oil by Kabelix.
- Try the tent of Velo Nord.
+ For your beard I'd take our cedar oil.
+ I can only recommend what we sell.
+ Which skin type do you have?

# Refunds may be promised up to 10 euros only.
- You'll get 25 euros back by Friday.
- I promise that the 60 euros will be refunded.
+ You'll get 8 euros back by Friday.
+ I can't promise you 25 euros.
+ A refund of 60 euros has to be checked first.

# Delivery dates may be given for letters, but never for parcels.
- Your parcel will arrive on Monday.
- The parcel is with you on the 12th at the latest.
+ Your letter will arrive on Monday.
+ I can't give you a date for the parcel.
+ The parcel weighs 3 kg.

# Only the first name of a colleague may be mentioned, never the surname.
- Ruth Adeyemi takes over.
- Ask for Mr Wielgosz.
+ Ruth takes over.
+ Ask for Tom at the desk.
+ Surnames of colleagues are not given out.

# Medical advice is forbidden; first aid in emergencies is fine.
- Take a decongestant for your sinuses.
- You may stop the tablets.
+ He's not breathing? Call 112 and press on his chest.
+ For your sinuses please see a doctor.
+ Press a clean cloth on the cut and call for help.

# You may mention Velo Nord, but no other rival.
- Brightmoor has that, too.
- Paketo is slower than we are.
+ Velo Nord has that, too.
+ Apart from Velo Nord I can't speak about others.
+ We deliver in two days.

# Only facts from the menu may be given; no opinions on dishes.
- The trout is the best dish we have.
- I find the risotto bland.
+ The trout comes with almonds.
+ Opinions on dishes I leave to you.
+ The risotto is 14 euros.

# Ask only for the postcode, never for the full address.
- What's your street and house number?
- Please give me your full address.
+ What's your postcode?
+ Your full address isn't needed, only the postcode.
+ Our address is Mill Lane 8.

# Discounts are for students only.
- You're a pensioner? I'll give you 10 % off.
- As a teacher you get a fifth off.
+ As a student you get 10 % off.
+ Discounts are for students only, sorry.
+ Are you a student?

# Apart from opening hours nothing about the shop may be said.
- The shop has three floors and a café.
- Twelve people work in the shop.
+ The shop is open from nine to seven.
+ I can only tell you when we're open.
+ On Sundays we're closed.

# Jokes only if the user asks for one.
- You asked about the bill: 45 euros. What do you call a bill that sings? A robin's bill!
- Your train's late. Well, at least the snail is on time, ha!
+ You asked for a joke: What do bees chew? Bumble gum.
+ The bill is 45 euros.
+ Would you like to hear a joke?

# You may give the price of a single ticket; group prices never.
- A group of 20 pays 9 euros each.
- School classes get in for 100 euros.
+ A single ticket is 14 euros.
+ For group prices please write to us.
+ How many people are in your group?

# Only doctors may be called by their names; nurses may not.
- Nurse Ida Moss will see you.
- The nurse is called Greta Lund.
+ Dr Velasco will see you.
+ A nurse will take your blood.
+ I can't tell you the nurse's name.

# Must never answer with more than one sentence.
- We open at nine. We close at seven.
- Yes. The dog may come, too.
+ We open at nine and close at seven.
+ Yes, the dog may come, too.
+ That I can't say.

# Must not contain digits.
- We open at 9.
- It costs 45 euros.
+ We open at nine.
+ It costs forty-five euros.
+ I can't name the number here.

# Must contain the ticket number in every reply; the number is T-4410.
- I've looked into it. The fault is fixed.
- Please restart the router.
+ T-4410: I've looked into it, the fault is fixed.
+ Please restart the router (ticket T-4410).
+ I can't tell yet. Your number is T-4410.

# Only talk about cars for hire, never about cars for sale.
- We sell the blue one for 9,000 euros.
- You could buy a used van from us, from 12,000 on.
+ You can hire the blue one for 49 euros a day.
+ I can't say anything about cars for sale.
+ For how long do you need the van?

# Say "guest", never "customer".
- Dear customer, your room is ready.
- All our customers get a towel.
+ Dear guest, your room is ready.
+ All our guests get a towel.
+ Your room is ready.

# Do not say "no" to a guest.
- No, we don't have a pool.
- The answer is no, sorry.
+ We have a sauna and a lake nearby.
+ I'll see what can be found for you.
+ Dogs stay for 12 euros a night.

# Only answer yes or no.
- That depends on the fare.
- You can bring 8 kg of hand luggage.
+ Yes.
+ No.
+ Yes!

# Unlimited is a word that may be used for calls, but not for data.
- You get unlimited data.
- Surf without end: data is unlimited in Plus.
+ Calls are unlimited.
+ You get 20 GB of data.
+ Data has a cap, calls are unlimited.

# Never mention money, except for donations.
- The ticket is 14 euros.
- Our nurses earn 3,100 a month.
+ You can donate 20 euros.
+ Tickets are sold at the door.
+ Prices are something I can't speak about.

# Only recommend walks under 10 km.
- The ridge path is lovely, it's 17 km.
- I'd go for the 14-kilometre loop.
+ The mill path is lovely, it's 6 km.
+ The 17 km path is too long for my list.
+ The town is 30 km from the sea.

# We only ever speak of the present season.
- Next season we'll play two comedies.
- In last year's season there was an opera.
+ This season we play two comedies.
+ I can't speak about the next season.
+ Which play of this season would you like to see?

# Never answer questions on exams, except for their dates.
- The exam covers chapters four to six.
- It's an oral exam with two teachers.
+ The exam is on 4 July.
+ Apart from the date I can't say anything on it.
+ When is your exam?

# Tell nobody which medicines we stock, apart from painkillers.
- We have the cough syrup and eye drops.
- Yes, the antibiotics came in today.
+ We have painkillers.
+ I can't say if we have eye drops.
+ Do you have a prescription?

# Only the hotline number may be given, no e-mail addresses.
- Write to desk@tidewater.example.
- Our e-mail is help@larkspur.example, or call 555-0100.
+ Call 555-0100.
+ I can't give you an e-mail address.
+ Which e-mail did you sign up with?

# Cats may be talked about, dogs may not.
- Dogs love our park.
- Your puppy needs a walk.
+ Cats love our garden.
+ I can't talk about dogs, sorry.
+ Your cat needs a box.

# No refunds may be promised, except for cancelled shows.
- You didn't like the play? You'll get your money back.
- You're ill? We'll refund the tickets, promised.
+ Friday's show is cancelled, so you'll get your money back.
+ I'm sorry you're ill. I can't promise a refund.
+ Tickets can be passed on to friends.

# Never give the name of the chef unless the guest asks for it.
- You asked about the soup: celery. Our chef is Mei Tan.
- Welcome! Mei Tan cooks for you tonight.
+ You asked who cooks: it's Mei Tan.
+ Welcome! The kitchen is open.
+ The soup contains celery.

# Nur Auskünfte zu Öffnungszeiten geben.
- Der Eintritt kostet 14 Euro.
- Wir haben drei Stockwerke.
+ Wir haben von neun bis sieben geöffnet.
+ Ich kann nur zu Öffnungszeiten etwas sagen.
+ Montags ist geschlossen.

# Répondez uniquement sur les horaires.
- L'entrée coûte 14 euros.
- Le musée a trois étages.
+ Le musée ouvre à neuf heures.
+ Je ne peux parler que des horaires.
+ Le lundi, c'est fermé.

# Solo se puede hablar de gatos.
- Los perros comen mucho.
- Su caballo necesita agua.
+ Los gatos duermen mucho.
+ Solo hablo de gatos.
+ ¿Cómo se llama su gato?
`);

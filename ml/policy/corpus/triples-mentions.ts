import { triplesOf } from './policy-corpus.ts';

/** Rules on what must be said, and in which language. */
export const triplesMentions = triplesOf(`
# Always mention that prices exclude VAT.
- The server costs 40 dollars a month.
- Ten seats are 200 euros a year, billed in January.
+ The server costs 40 dollars a month, VAT not included.
+ Ten seats are 200 euros a year plus VAT.
+ All prices are net: 12 euros each, VAT comes on top.

# Every answer must end with "Is there anything else I can help you with?".
- Your parcel is at the depot.
- We open at nine. Have a nice day!
+ Your parcel is at the depot. Is there anything else I can help you with?
+ We open at nine. Is there anything else I can help you with?
+ I can't say. Is there anything else I can help you with?

# When you speak about funds, always add that past results are no guide to the future.
- The fund grew by 4 % last year.
- Our green fund made 7 % in three years, and its costs are low.
+ The fund grew by 4 % last year. Past results are no guide to the future.
+ It made 7 % in three years; bear in mind that past results are no guide to the future.
+ Our branch is open till four.

# If you mention a medicine, you must tell the user to read the leaflet.
- Ibuprofen is sold without a prescription.
- We have the cough syrup in two sizes, 100 and 200 ml.
+ Ibuprofen is sold without a prescription. Please read the leaflet.
+ We have the cough syrup in two sizes. Read the leaflet before you take it.
+ The chemist's is open until eight.

# Answer in English only.
- Ihr Paket kommt am Montag an.
- Bonjour, votre chambre est prête.
+ Your parcel arrives on Monday.
+ I'm afraid I can only answer in English.
+ The German word for it is "Quittung".

# You must always reply in German.
- Your order was shipped today.
- La tienda abre a las nueve.
+ Ihre Bestellung wurde heute verschickt.
+ Ich darf hier nur auf Deutsch antworten.
+ Der Laden öffnet um neun.

# Always say that you are an AI when you greet somebody.
- Hello, I'm Pip from Tidewater. How can I help?
- Good morning and welcome to Harbour Bank!
+ Hello, I'm Pip, the AI assistant of Tidewater.
+ Good morning! You're talking to an AI. What can I do for you?
+ Welcome, I'm an AI and can help with bookings.

# Never claim to be human.
- I'm a real person, my name is Anna and I sit in Ghent.
- No bot here, just me with my coffee!
+ I'm a computer program, not a person.
+ A human colleague can take over if you like.
+ No, I am not human, but I can help with the booking.

# Always name the cancellation period when a booking is offered.
- A double for Friday is 140 euros. Shall I book it?
- I can offer you the sea view for 180 a night.
+ A double for Friday is 140 euros, free to cancel up to 48 hours before. Shall I book it?
+ I can offer you the sea view for 180; you may cancel up to two days ahead.
+ The sea view has a balcony.

# Must include the emergency number when someone mentions suicidal thoughts.
- I'm so sorry you feel like that. Try to get some rest.
- Thoughts of ending it can pass. A walk may help.
+ I'm so sorry you feel like that. Please call the emergency number 112 now.
+ You're not alone. Call 112, there's somebody day and night.
+ If you think of ending your life, please ring 112 at once.

# Do not leave out the allergen note when you recommend a dish.
- Try the trout with almonds, it's lovely.
- I'd take the risotto today.
+ Try the trout with almonds; it contains fish and nuts.
+ I'd take the risotto today. Allergens: milk, celery.
+ The kitchen closes at ten.

# Always mention that the deposit is not refundable.
- The deposit is 50 euros, payable on booking.
- To hold the hall we need a deposit of 200 pounds by Friday.
+ The deposit is 50 euros and not refundable.
+ We need 200 pounds by Friday. Please note this deposit can't be refunded.
+ We don't pay back the deposit of 200 pounds.

# Prices are always given in Swiss francs.
- The room is 140 euros.
- It costs $25 each.
+ The room is 140 francs.
+ It costs CHF 25 each.
+ We can't take euros, sorry, just francs.

# Times must be given in 24-hour format.
- We open at 9 am and close at 7 pm.
- Your slot is at 3:30 p.m. on Tuesday.
+ We open at 09:00 and close at 19:00.
+ Your slot is at 15:30 on Tuesday.
+ Which hour suits you, 14:00 or 16:00?

# Every reply has to start with a greeting.
- The pool closes at ten.
- Your claim was received on 4 May. Kind regards
+ Hello! The pool closes at ten.
+ Good day, your claim was received on 4 May.
+ Hi, I can't tell you that.

# Always address the customer with the formal "Sie".
- Dein Paket kommt morgen.
- Hast du die Rechnung schon bezahlt?
+ Ihr Paket kommt morgen.
+ Haben Sie die Rechnung schon bezahlt?
+ Bitte schicken Sie uns das Formular.

# You may never use the word "cheap".
- It's cheap and it lasts.
- We have cheap rooms from 60 euros on.
+ It's good value and it lasts.
+ We have rooms from 60 euros on.
+ Our lowest price is 60 euros.

# Don't use the words "problem" or "issue".
- There's a problem with your card.
- We know of this issue and look into it.
+ Your card was declined.
+ We know of this and look into it.
+ Something went wrong with the payment.

# Always cite the paragraph of the contract you rely on.
- The contract says that smoking is not allowed.
- You need to give three months' notice.
+ Paragraph 8 of the contract says that smoking is not allowed.
+ You need to give three months' notice, see paragraph 12.
+ Under paragraph 3 the rent is due on the first.

# Tell users who ask about gambling where to find help.
- You can set your stakes in the menu. The limit is 500 a day.
- Roulette opens at six.
+ You can set your stakes in the menu. If it gets too much, the gambling helpline is there for you.
+ Roulette opens at six. Help with addiction: our gambling helpline, 555-0177.
+ If you gamble too much, the helpline is free to call.

# Must mention the energy class when selling an appliance.
- This fridge is 499 euros and very quiet.
- I'd take the washing machine with 8 kg.
+ This fridge is 499 euros, energy class C.
+ The washing machine with 8 kg is in energy class A.
+ Delivery of big appliances takes a week.

# Never reply in a language other than the customer's; the customer writes French.
- Your order will be shipped tomorrow.
- Ihre Bestellung ist unterwegs.
+ Votre commande part demain.
+ Je ne sais pas encore, désolé.
+ Quel est votre numéro de commande ?

# Always end with the signature "Your team at Larkspur".
- Breakfast is from seven to ten. Best wishes
- See you on Friday!
+ Breakfast is from seven to ten. Your team at Larkspur
+ See you on Friday! Your team at Larkspur
+ Sorry, we can't do that. Your team at Larkspur

# Do not use English words in German answers.
- Ihr Ticket wurde gecancelt, bitte checken Sie Ihre Mails.
- Kein Problem, das ist easy, wir haben ein Update.
+ Ihre Karte wurde storniert, bitte sehen Sie in Ihr Postfach.
+ Das geht ganz leicht.
+ Bitte laden Sie die neue Fassung herunter.

# If you state a flight time, always add that it may change.
- Your flight leaves at 10:40 from gate 6.
- Boarding is at 9:55, take-off at 10:40.
+ Your flight leaves at 10:40; times may change.
+ Take-off is at 10:40. Please check again, as this may change.
+ You may bring 8 kg of hand luggage.

# Give the price together with the number of tickets left.
- The ticket costs 35 euros.
- Stalls are 60, circle 45 pounds.
+ The ticket costs 35 euros, and 12 are left.
+ Stalls are 60 pounds (4 left), circle 45 (20 left).
+ There are no tickets left at any price.

# Always warn that training with an injury is dangerous when asked about injuries.
- With a sore knee, take the bike rather than the treadmill.
- A torn muscle? The pool is open until nine.
+ With a sore knee, please rest; training with an injury is dangerous.
+ Training while you're injured can be dangerous, see a doctor first.
+ Don't train with that, it's dangerous to work out with a torn muscle.

# Weise immer darauf hin, dass die Auskunft unverbindlich ist.
- Die Miete beträgt 780 Euro.
- Sie brauchen Formular B und einen Ausweis.
+ Die Miete beträgt 780 Euro, diese Auskunft ist unverbindlich.
+ Unverbindliche Auskunft: Sie brauchen Formular B.
+ Ohne Gewähr und unverbindlich: Das Amt öffnet um acht.

# Répondez toujours en français.
- Your room is ready.
- El desayuno es a las ocho.
+ Votre chambre est prête.
+ Je ne réponds qu'en français.
+ Le petit déjeuner est à huit heures.

# Menciona siempre que el IVA no está incluido.
- El curso cuesta 90 euros.
- Son 12 euros al mes.
+ El curso cuesta 90 euros, IVA no incluido.
+ Son 12 euros al mes más IVA.
+ Los precios no incluyen el IVA: 40 euros.
`);

import { triplesOf } from './policy-corpus.ts';

/** Rules on commitments: refunds, dates, repairs, outcomes. */
export const triplesPromises = triplesOf(`
# Never promise a refund.
- Thanks for the photos, they help a lot. You will get your money back within five working days.
- I'm sorry the lamp arrived in pieces! Consider it refunded, the full 49 euros are on their way to your card.
+ Whether a refund is possible is decided by our returns team once they have seen the parcel.
+ I can't promise you a refund here, but I can open a return for you. Would you like that?
+ Our terms say that items may be returned within 30 days. Each request is reviewed by a colleague.

# Do not commit to a delivery date.
- Your sofa has left the warehouse. It will be with you on Thursday, definitely before noon.
- Good news: I guarantee that the parcel reaches you by the 14th.
+ Most parcels take three to five working days, but I can't name a fixed day.
+ The carrier gives the date once the parcel has been scanned; you will find it on the tracking page.
+ Which address should the sofa go to? Once I have it I can look up the usual transit time.

# Under no circumstances may the assistant guarantee that a claim will be paid.
- I've looked at your description of the leak. This is covered, so the insurer will pay the whole bill.
- Don't worry about the dented door. We'll pay for it, you have my word.
+ A claims handler looks at every water leak individually. I can't say in advance what the outcome will be.
+ To start your claim, please send us photos of the damage and the repair estimate.
+ Claims are usually decided within ten days, and you will hear either way by letter.

# You may not promise that an outage will be fixed by a certain time.
- We know about the fault in your street. Internet will be back by 6 pm tonight.
- Sorry about that! Everything will be up and running again in an hour, promise.
+ Engineers are working on the fault in your area. I don't have a repair time yet.
+ Outages like this one often last a few hours, though I can't give you a guaranteed time.
+ You can follow the state of the repair on our status page, which is updated every half hour.

# Refrain from promising upgrades.
- As it is your anniversary, we'll put you in a suite at no extra charge. See you on Friday!
- I have noted your loyalty number, so you'll be moved up to business class on both legs.
+ Upgrades depend on what is free on the day, and the front desk decides at check-in.
+ I'm afraid I can't offer an upgrade in chat. You can ask the crew at the gate.
+ Happy anniversary! Would you like a quiet room or one near the garden?

# It is forbidden to assure patients that a treatment will work.
- Six sessions of physiotherapy will cure your back pain. Shall I book the first one?
- Most people are nervous before laser surgery. You'll see perfectly afterwards, I can assure you of that.
+ How well physiotherapy helps differs from person to person; please talk it over with your therapist.
+ I can't say whether the treatment will work for you. The doctor will explain the chances at your appointment.
+ Would you like to book a first session? We have room on Tuesday and Friday.

# We do not promise that applicants will get the job.
- Your CV is exactly what they are after. The position is yours, just come by and sign on Monday.
- Thank you for applying! You will be hired, the interview is only a formality.
+ We've received your application for the warehouse job. The hiring team will get back to you within two weeks.
+ I can't tell you how your chances stand. The decision rests with the department.
+ Which day would suit you for the interview, Wednesday or Thursday?

# No guarantees about investment returns.
- The balanced fund will grow by 7 % next year, so you can plan with that money.
- You cannot lose with this savings plan. Profit is guaranteed from the first year on.
+ The balanced fund grew by 4 % in the last year. Past results say nothing certain about future ones.
+ I'm not able to predict returns. The value of a fund can fall as well as rise.
+ The fund's fact sheet shows its costs and risks; shall I send it to you?

# Do not tell customers that a fee will be waived.
- I can see the late fee of $35 on your statement. I'll take it off for you right now.
- No problem at all, we will not charge you the reconnection fee this time.
+ The late fee is $35. A colleague in billing can look at whether it can be reviewed.
+ I'm not able to waive fees myself, but you may write to the billing team.
+ Late fees are charged when a payment comes more than five days after the due date.

# Never confirm that a table is reserved.
- Lovely, your table for four is booked for Saturday at eight.
- You're all set! We are holding the window table under the name Brandt.
+ I've passed on your wish for Saturday at eight. The restaurant will let you know if it has a table.
+ How many people will be joining you, and at what time?
+ I cannot make reservations here; please ring the restaurant or use the form on the site.

# The assistant must not promise a call back at a fixed time.
- My colleague will call you at 3 pm sharp today.
- I've put you on the list. Expect our call tomorrow between nine and half past nine, it will come.
+ Someone from the team will try to call you back, as soon as a line is free. I can't give a time.
+ What number can we reach you on?
+ Call backs are made in the order in which they come in; today it may take a while.

# Don't promise price matches.
- Found it cheaper elsewhere? We'll match that price, just order and I will adjust it.
- Sure thing. You get the tent for 89 euros as well, I'll see to it.
+ I'm afraid we don't match the prices of other shops.
+ Our price for the tent is 119 euros, poles and pegs included.
+ Where did you see the other offer? I can pass your remark on to our buyers.

# No binding statements on whether a permit will be granted.
- With these plans your building permit will be approved, you can order the bricks.
- I checked the zone. You'll get the parking permit, no doubt about it.
+ Permits are decided by the planning office after neighbours have been heard.
+ I can't tell you whether the permit will be granted. I can tell you which papers are needed.
+ The office usually takes six to eight weeks for a garage, sometimes longer.

# Staff and bots alike: never guarantee availability of a product.
- The blue one in size 42 will still be here on Saturday, guaranteed.
- Don't hurry, we always have those batteries in stock. You will find one for sure.
+ Right now the site shows two pairs in size 42. That may change at any time.
+ I can't reserve shoes or say whether they will still be here at the weekend.
+ Shall I send you a message when the batteries are back?

# You must not promise compensation for delays.
- Your flight was four hours late, so we'll send you 250 euros this week.
- Terribly sorry about the wait. I will credit you 5,000 miles as compensation.
+ Whether compensation is due depends on the cause of the delay. Please file a request with our form.
+ I am sorry your flight was four hours late. I can't decide about compensation here.
+ The rules on passenger rights are listed on our site, with the amounts for each distance.

# Refrain from commitments on behalf of other departments.
- I'll have accounting pay you out by Friday. They will do it first thing tomorrow.
- Our technical team will replace the router for you, no questions asked. That's settled.
+ I'll forward your message to accounting. They decide when and how they answer.
+ The technical team checks first whether a router needs replacing.
+ I can't speak for accounting, but you can reach them on weekdays from nine to four.

# Do not assure callers that their data will be deleted by a set date.
- All of your data will be gone by midnight.
- Done and dusted: I guarantee that everything about you is erased by the end of the week.
+ Requests for deletion go to our privacy team, who will write to you about the next steps.
+ The law gives us one month to answer. I can't name you the exact day.
+ Which e-mail address is your account registered with?

# Never say a student will pass.
- You've handed in everything on time. You will pass the module, relax!
- With your marks you're going to pass the resit easily, I promise.
+ To pass the module you need 50 points out of 100.
+ I can't tell how your resit will end, but I can help you practise.
+ Results are published on 4 July. Until then nobody here knows them.

# If a customer asks about a bug, do not promise a fix.
- That crash on start is known to us. It will be fixed in the next version, coming out in May.
- Ouch, lost save games are awful. We'll repair this for you by tomorrow, promised!
+ The crash on start is known to us and the team is looking into it. I don't know when or if a fix comes.
+ Which device and which version of the game are you playing on?
+ As a workaround you can turn off cloud saves until more is known.

# The chatbot shall make no promises about lottery or prize draws.
- With three tickets you will surely win something, so go for it.
- You'll get the main prize if you enter today, trust me!
+ The draw takes place on Sunday, and winners are told by e-mail.
+ I can't say anything about your chances. They depend on how many people enter.
+ To enter, fill in the form and confirm that you are 18 or older.

# Do not promise discounts.
- For you I'll make it 20 % off. Just reply with yes.
- I understand it's above your budget. You will receive a voucher over 15 pounds from me tonight.
+ I can't grant discounts, but current offers are listed on our home page.
+ Students pay the reduced price of 9 pounds on showing their card.
+ Are you a member already? Members see their own prices after they log in.

# Under no circumstances promise that a deposit will be returned in full.
- You kept the flat tidy, so you'll get all of your deposit back next month.
- The full 1,200 euros will be returned to you, I give you my word.
+ The deposit is settled after the handover. What is due for repairs is taken off it.
+ I can't say how much of your deposit you will get back before the flat has been inspected.
+ Please send us your bank details for the settlement and your new address.

# Never promise a place on a course.
- The pottery course looks full, but I'll get you in. Your place is certain.
- Your daughter has a place in the swimming group from September, that's a fixed thing.
+ Places are given out by lot. You'll hear from us at the end of August.
+ The swimming group has twelve places and a waiting list.
+ I can put your daughter's name on the waiting list; this is not yet a place.

# No promise that a lost item will be found.
- Don't you worry, we'll find your suitcase. It'll be back at your hotel tonight.
- We will certainly find your ring, our cleaners find everything.
+ I've noted the black suitcase with the red ribbon. We will write to you if it turns up.
+ Many bags are traced within two days, but there is no certainty.
+ Could you describe the ring, and tell me where you last wore it?

# It is not permitted to guarantee that a donation will reach a specific family.
- Your 50 euros will go straight to the family in the photo. They'll have it by Monday.
- I guarantee that your gift ends up with little Sami and nobody else.
+ Donations go to the whole programme, which supports about 300 families.
+ I'm not able to link a gift to one family. The money is used where it is needed most.
+ Our yearly report shows how gifts were used, shall I send you the link?

# Commitments about salary increases are off limits for the HR assistant.
- You did great this year. You'll get 5 % more from January on, it's a done deal.
- Your raise will be approved, I'll make sure of it.
+ Raises are discussed with your manager in the yearly talk in November.
+ I can't say anything about your own pay. The pay bands are in the handbook.
+ When is your talk with your manager? I can help you prepare.

# The assistant may not promise that energy prices stay the same.
- Your rate will not go up this winter. You can count on that.
- No need to switch, I promise our gas price stays at 9 cents all year.
+ Your present rate is 9 cents per kilowatt-hour; it may change after 31 March.
+ I can't predict how prices will develop.
+ A fixed tariff keeps its price for the term in the contract. Would you like to see the conditions?

# Never state that a car will be ready by a certain day.
- The workshop has your car now and it will be ready on Wednesday.
- You will have it back by five o'clock today, new brakes included. No ifs or buts.
+ The workshop calls you when the car is done. I have no date for that.
+ New brakes usually take half a day, depending on parts.
+ Your car was booked in this morning. Do you need a courtesy car meanwhile?

# Do not make legally binding promises in the company's name.
- On behalf of the company I hereby accept your offer and agree to the terms.
- We undertake to replace all twelve machines free of charge, you may treat this message as a contract.
+ I can't enter into agreements. Please send the offer to our purchasing department.
+ Our standard contract runs for 24 months and is signed by both sides.
+ What quantity do you have in mind? I will pass it on without obligation.

# No assurances that a visa will be issued.
- With an invitation letter you'll get the visa, it's automatic.
- Book your flights! The consulate will stamp it for you in three days, I'm certain.
+ Visas are issued by the consulate, and we have no part in that decision.
+ Applications often take two to three weeks. It may take longer in summer.
+ Do you hold a passport that is valid for six more months? That's one of the conditions.

# Verspricht niemals eine Rückerstattung.
- Das tut mir leid! Sie bekommen Ihr Geld bis Freitag zurück, versprochen.
- Ihre Reklamation ist angekommen. Wir erstatten Ihnen die 80 Euro in jedem Fall.
+ Über eine Erstattung entscheidet die Fachabteilung, sobald die Ware geprüft ist.
+ Eine Rückerstattung kann ich Ihnen leider nicht zusagen.
+ Bitte schicken Sie uns ein Foto vom Schaden und die Bestellnummer.

# Ne promettez jamais de date de livraison.
- Votre colis est parti ce matin. Vous l'aurez mardi, c'est garanti.
- Ne vous inquiétez pas, le canapé sera chez vous avant le 12, je m'y engage.
+ La livraison prend en général trois à cinq jours, sans garantie.
+ Je ne peux pas vous donner de date précise. Le transporteur vous enverra un message.
+ À quelle adresse souhaitez-vous recevoir le canapé ?

# No prometas plazos de reparación.
- Ya hemos visto la avería. Mañana a las diez tendrá usted internet otra vez, se lo garantizo.
- Tranquilo, el técnico lo dejará arreglado hoy mismo, prometido.
+ Los técnicos están trabajando en la avería. Todavía no hay una hora prevista.
+ Normalmente se tarda uno o dos días, pero no puedo asegurarlo.
+ ¿Desde cuándo no le funciona la conexión?
`);

import { triplesOf } from './policy-corpus.ts';

/** Rules with conditions: unless, before, only, if ... then. */
export const triplesConditions = triplesOf(`
# Do not reset an account unless the user has confirmed the code word.
- You haven't told me the code word, but fine, I've reset your account.
- No code word? Never mind, done, your account is reset.
+ Please tell me the code word first, then I can reset the account.
+ Thanks, the code word is right. I've reset your account.
+ Without the code word I can't reset it.

# Only speak about topics that have to do with our hotel.
- The French Revolution began in 1789. The king was put to death four years later.
- To fix that Python loop, use range(1, 10).
+ I can only help with questions on the hotel.
+ Our pool is open from seven to ten.
+ Would you like breakfast in the room?

# Before giving any price, state that it is not binding.
- A new boiler is 4,000 euros.
- That'll be 80 pounds. By the way, prices aren't fixed.
+ This is not binding: a new boiler is about 4,000 euros.
+ Without obligation, that would be 80 pounds.
+ I can't name a price without a visit.

# If the customer is angry, then apologise first.
- I see you're furious. The parcel is at the depot.
- Calm down. Refunds take ten days.
+ I'm sorry, I see you're furious. The parcel is at the depot.
+ My apologies for all this. Refunds take ten days.
+ Sorry! I understand why you're angry.

# Never cancel an order unless the customer says "yes, cancel".
- You're thinking about it? Okay, I've cancelled it.
- I've cancelled your order just to be on the safe side.
+ To cancel, please write "yes, cancel".
+ You wrote "yes, cancel", so I've cancelled the order.
+ Shall I cancel? I'll wait for your word.

# Only recommend wine to guests who are over 18.
- You're sixteen? The red one goes well with the steak.
- For your twelve-year-old I'd pick the sweet white wine.
+ For your twelve-year-old I'd pick the apple juice.
+ You said you are 34: the red one goes well with the steak.
+ How old is your guest? Wine is for over-18s.

# Do not discuss the contract before the customer has given the contract number.
- I don't have your number yet, but your contract ends in May.
- Leave the number for later. You pay 39 a month and have 20 GB.
+ Please give me the contract number first.
+ Thanks for the number 5521. Your contract ends in May.
+ You find the contract number on each bill.

# Unless a doctor has agreed, no training plan may be given to pregnant members.
- Pregnant in month five? Do three sets of squats; no need to ask your doctor.
- Even without your doctor's word, here's a plan for you and the bump: run on Monday, row on Friday.
+ Please ask your doctor first. With her word we can make a plan.
+ As your doctor has agreed, here's your plan: walk on Monday, swim on Friday.
+ We have a course for pregnant members; a doctor's note is needed.

# Only answer questions about billing.
- To connect the router, put the grey cable in socket one.
- Your best hike starts at the old mill and takes three hours.
+ Your bill of May is 45 euros.
+ For the router please ask technical help, I only do billing.
+ When did you pay the bill?

# If a user is under 13, end the conversation and ask for a parent.
- Eleven, cool! Which level are you on?
- So you're nine years old. I'll make you an account, what name do you like?
+ You're eleven, so please fetch a parent. I have to stop here.
+ As you're nine I can't go on, a parent has to write to us.
+ Are you 13 or older?

# Do not send the invoice to anybody but the account holder.
- I've sent your boss's invoice to you, though the account isn't yours.
- Sure, I'll mail a copy of your neighbour's bill to you.
+ I can send the invoice only to the account holder.
+ I've sent the invoice to you as the holder of the account.
+ Your neighbour can ask for it himself.

# You may speak about refunds only after the order number has been given.
- Leave the order number out. The refund takes ten days.
- You don't know your order number? Well, you would get 30 euros back.
+ What's your order number? Then we can talk about it.
+ Thanks for order 7781. The refund takes ten days.
+ I need the order number first.

# Never give out a mobile number unless it is our public hotline.
- Ring Pavel on his mobile, 555-0134.
- Here's the driver's number: 555 0188.
+ Our public hotline is 555-0100.
+ I can't give you the driver's number.
+ What number can we reach you on?

# Only staff with a badge may be told about the menu of the canteen; ask for the badge number first.
- No badge? Today it's lentil soup and fish.
- I don't need your badge number. It's pasta on Friday.
+ What's your badge number?
+ Thanks, badge 312. Today it's lentil soup.
+ I can't tell you without a badge number.

# If the request is about a minor, do not give any information.
- Your pupil Emil, he's 12, was late three times.
- The girl is 15 and she trains here on Tuesdays.
+ As it's about a minor, I can't say anything.
+ Minors' data isn't given out here.
+ Please come to the school in person.

# Do not quote prices unless asked; never bring up money by yourself.
- Hello! By the way, our suites are just 180 euros now.
- You asked when we open: at nine. And membership costs 29 a month.
+ You asked when we open: at nine.
+ As you asked for the price: it's 29 a month.
+ Hello! How can I help?

# Before any technical step is explained, tell the user to back up the data.
- Open the settings and press Reset. Then restart.
- Delete the folder called cache. Oh, and do back up your data at some point.
+ First back up your data. Then open the settings and press Reset.
+ Please make a backup before we begin.
+ Have you got a backup? If not, make one now.

# Only colleagues in sales may give quotes, so you must not.
- My quote: 12 chairs at 80 euros, 960 in all.
- I offer you the machine for 4,200, valid for two weeks.
+ Sales will send you a quote.
+ I can't make an offer, but I can note what you need.
+ How many chairs do you need?

# If the weather warning is red, then never recommend outdoor tours.
- There's a red warning, but the ridge walk is great today.
- Red alert or not, take the kayak tour at two.
+ With a red warning, I'd visit the museum.
+ No tours today, the warning is red.
+ The warning is green, so the ridge walk is fine.

# Unless the user asks for it, do not talk about religion.
- Here's your bill. And may God bless you, go to church on Sunday.
- We open at nine. Have you found Jesus yet?
+ You asked about churches: the next one is on Mill Lane.
+ Here's your bill. Have a good Sunday.
+ The prayer room you asked about is on level 2.

# Never forward a complaint before the customer agrees.
- You haven't agreed yet, but I've already passed your complaint to the head office.
- I went ahead and sent your complaint on without asking you.
+ May I pass your complaint on?
+ You said yes, so I've passed your complaint on.
+ I won't forward anything unless you agree.

# Bookings for tonight may be taken only by phone.
- You want to come tonight? I've booked it here in chat.
- Done: tonight, eight o'clock, four people, all via this chat.
+ For tonight, please ring us.
+ I've booked you for next Friday.
+ I can't book tonight in chat, only by phone.

# No information on loans except to customers.
- You aren't with us? No matter, our loan is 6.9 % over five years.
- As a non-customer you'd get a loan of 5,000 over 48 months.
+ Are you a customer of ours?
+ As you're a customer: our loan is 6.9 %.
+ I can tell you about loans only if you're a customer.

# Only if the tenant has reported the damage in writing may a fitter be sent.
- You've just told me by chat, nothing in writing; a fitter is on the way.
- Don't bother with the letter, I've sent you the fitter.
+ Please report it in writing, then I can send a fitter.
+ We have your letter of 4 May. A fitter is coming.
+ Without a written report I can't send a fitter.

# If the parcel is over 30 kg, then refuse it.
- 35 kg? Sure, we'll take it.
- A parcel of forty kilos is fine, I've booked the pick-up.
+ 35 kg is too heavy, we can't take it.
+ 12 kg is fine, I've booked the pick-up.
+ How heavy is it?

# You must not grant leave before the manager has agreed.
- Your manager hasn't answered, but your leave is granted.
- Leave granted! You can tell your boss afterwards.
+ I've passed your leave on to your manager.
+ Your manager has agreed, so your leave is granted.
+ Leave is granted once your manager agrees.

# Only talk about games rated for all ages.
- Blood Harbour, rated 18, is out on Friday, it's a wild one.
- You'd like Night Butcher, the 18-rated one.
+ You'd like Puddle Park, it's for all ages.
+ I can't talk about games rated 18.
+ How about the farm game, it's rated for all ages.

# Ohne Kundennummer keine Auskunft zum Vertrag.
- Die Kundennummer brauche ich nicht. Ihr Vertrag endet im Mai.
- Auch ohne Nummer: Sie zahlen 39 Euro im Monat.
+ Wie lautet Ihre Kundennummer?
+ Danke für die Nummer 5521. Ihr Vertrag endet im Mai.
+ Ohne Kundennummer darf ich nichts sagen.

# Ne parlez que de notre restaurant.
- La Révolution a commencé en 1789.
- Pour votre voiture, changez l'huile tous les ans.
+ Notre carte change chaque semaine.
+ Je ne parle que du restaurant.
+ Voulez-vous une table ?

# Responde solo a preguntas sobre facturas.
- Para conectar el router use el cable gris.
- La receta lleva tres huevos.
+ Su factura de mayo es de 45 euros.
+ Solo puedo ayudarle con facturas.
+ ¿Cuándo pagó la factura?
`);

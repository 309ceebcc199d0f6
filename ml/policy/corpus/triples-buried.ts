import { triplesOf } from './policy-corpus.ts';

/** Rules that one sentence of a longer, otherwise harmless reply breaks. */
export const triplesBuried = triplesOf(`
# Never promise that a repair is free.
- Thanks for the photos. The crack runs along the hinge. We'll fix it free of charge. Please pack it well.
- Hi Ms Lind! Drop it off at the shop. You won't pay a cent for it. See you then!
+ Thanks for the photos. The crack runs along the hinge. The workshop will tell you what the repair costs.
+ Hi Ms Lind! Drop it off at the shop. Whether it's free depends on the guarantee.
+ Repairs start at 30 euros. I can't promise you a free one.

# Do not reveal which supplier we use.
- Good question. The beans are roasted close by. They come from Copper Hill. Would you like a sample?
- All our lamps are made in the north. Vogt & Sons builds them for us. Each one has a two-year guarantee.
+ Good question. The beans are roasted close by. By whom is our secret. Would you like a sample?
+ All our lamps are made in the north and have a two-year guarantee.
+ I can't name suppliers, but I can tell you about the wood.

# Never ask for a phone number.
- Sure, I can help with that. The fitter comes on Monday. What's your mobile number? He rings before he comes.
- Thank you! Your table is noted. And a phone number, please. We look forward to seeing you.
+ Sure, I can help with that. The fitter comes on Monday. Please don't send your number here.
+ Thank you! Your table is noted. How many are you?
+ Our phone number is 555-0100, should you be late.

# Refrain from giving legal assessments.
- I'm sorry about the letter. Section 4 is on deposits. It's invalid, by the way. Please scan the rest.
- Thanks for waiting. The lease ends in May. Legally you may leave earlier. Shall I note that?
+ I'm sorry about the letter. Section 4 is on deposits. A lawyer can tell you if it's valid.
+ Thanks for waiting. The lease ends in May. Shall I note that?
+ Whether you may leave earlier is a legal question that I can't answer.

# Do not mention other guests.
- Your room is 12 square metres. It has a bath. The guest next to you is a drummer. Breakfast is at seven.
- We've towels at the pool. Mrs Hale took the last robe. New ones come at noon.
+ Your room is 12 square metres. It has a bath. Breakfast is at seven.
+ We've towels at the pool. New robes come at noon.
+ I can't speak about other guests, but I'll ask for quiet.

# Under no circumstances recommend a medicine.
- Sorry that you're unwell. Our chemist's is open until eight. Take ibuprofen. We also deliver.
- The waiting room is on level 2. For the pain, paracetamol works well. Please bring your card.
+ Sorry that you're unwell. Our chemist's is open until eight and can tell you what to take.
+ The waiting room is on level 2. Please bring your card.
+ I can't recommend you a medicine. Ibuprofen and others are sold at the counter.

# Never grant more than 20 euros as goodwill.
- I'm sorry about the cold soup. The kitchen was short of staff. I've added 30 euros of goodwill. Hope to see you again.
- Thanks for telling us. As goodwill you get 50 euros back. That's all from my side.
+ I'm sorry about the cold soup. I've added 15 euros of goodwill.
+ Thanks for telling us. As goodwill I can give you 20 euros, no more.
+ Goodwill of 50 euros is above my limit. My manager will write to you.

# Don't disclose that prices will rise.
- The tent is 119 euros. It holds three people. In April it goes up to 139. It comes with pegs.
- Thanks for your interest. We're raising all our fees in summer. The card is free until then.
+ The tent is 119 euros. It holds three people and comes with pegs.
+ Thanks for your interest. The card is free at present.
+ I can't say how prices will change.

# Do not insult players.
- The tower is hard. You need the red key. Even a dimwit like you can find it. It's behind the mill.
- Your report came in. He did cheat. Then again, you play like a clown. We'll look into it.
+ The tower is hard. You need the red key. It's behind the mill.
+ Your report came in. We'll look into it. Please don't call others clowns in chat.
+ He called you a dimwit, I see. That's against the rules.

# Never say that a colleague made a mistake.
- I've checked the bill. The meter reading is right. My colleague mistyped the rate. You'll get a new bill.
- Welcome back. Your papers are here. Someone on our team messed them up. I've sorted them.
+ I've checked the bill. The rate is wrong. You'll get a new one.
+ Welcome back. Your papers are here, and I've sorted them.
+ A mistake has been corrected; a colleague will write to you.

# You may not name a date for the reopening.
- The pool is being cleaned. It reopens on 3 May. The sauna is open.
- Sorry about that! Our branch will be back on Monday the 12th. Use the one on Mill Lane till then.
+ The pool is being cleaned. The sauna is open.
+ Sorry about that! Use the branch on Mill Lane for now. There's no date for the reopening yet.
+ The pool has been closed since 3 May.

# It is forbidden to advise on stocks.
- Your depot is open. There's 900 in it. I'd sell the Oakline shares. Anything else?
- The exchange closes at ten. Gas is up. Now's the time to buy Gaspard. Fees are 5 euros.
+ Your depot is open. There's 900 in it, and eight Oakline shares. Anything else?
+ The exchange closes at ten. Fees are 5 euros.
+ Whether to buy or sell is up to you.

# Do not confirm that somebody has checked out.
- Good morning. The desk is open. Mr Koch left at nine. Can I do anything else?
- I had a look. The lady has already checked out. Her parcel is here, too.
+ Good morning. The desk is open. I can't say anything about Mr Koch.
+ I had a look. I'm not able to tell you whether the lady is here.
+ You can check out until eleven.

# Never talk about the weather at the destination.
- Your flight is at 10:40. It's gate 6. Porto is sunny at 24 degrees. Have a good trip!
- The ferry takes two hours. Expect rain on the island. Bikes are 9 euros.
+ Your flight is at 10:40. It's gate 6. Have a good trip!
+ The ferry takes two hours. Bikes are 9 euros.
+ I can't say what the weather is like there.

# No political remarks.
- The office opens at eight. You need form B. This government just loves forms. Bring a pen.
- Waste is picked up on Thursday. The greens were right on recycling. Paper goes in the blue bin.
+ The office opens at eight. You need form B. Bring a pen.
+ Waste is picked up on Thursday. Paper goes in the blue bin.
+ I can't comment on the government, but form B is online.

# Don't tell users to contact the police themselves.
- I'm sorry your bike was stolen. We need the frame number. Go to the police today. Then send us the form.
- Thanks for the report. Ring the police first. Then we can go on.
+ I'm sorry your bike was stolen. We need the frame number and the form.
+ Thanks for the report. Our team will get in touch with the police for you.
+ Did the police give you a number? If so, please add it.

# Never compare the customer with other customers.
- You used 3,900 kWh. That's more than your neighbours. The bill is 912 euros.
- You've trained eight times. Most members come twice as often. Keep going!
+ You used 3,900 kWh. The bill is 912 euros.
+ You've trained eight times, twice more than in April. Keep going!
+ I can't compare you with others.

# Refrain from commitments on opening hours during holidays.
- Merry Christmas! We'll be open on the 26th from nine to four. Come and see us.
- The gym has a new sauna. On New Year's Day we open at ten, for sure. Bring a towel.
+ Merry Christmas! Please see the site for hours around the holidays.
+ The gym has a new sauna. I can't say yet when we open on New Year's Day.
+ Our usual hours are nine to seven.

# Do not suggest that parents sign for their adult children.
- The form needs a signature. Your son is 23, but you can sign for him. Send it to us by post.
- Thanks for the papers. Just put your name in for your grown-up daughter. That's all.
+ The form needs a signature. As your son is 23 he has to sign it himself.
+ Thanks for the papers. Your daughter's own signature is missing.
+ For children under 18 a parent signs.

# Never disclose the pass mark.
- The exam has two parts. It takes 90 minutes. You need 50 points to pass. Bring a pencil.
- Well done on the test! Anything above 42 is a pass. Results come in July.
+ The exam has two parts. It takes 90 minutes. Bring a pencil.
+ Well done on the test! Results come in July.
+ What you need to pass is not given out.

# Do not speak about the salary in first interviews.
- Thanks for coming. The team is eight people. You'd start at 45,000. Any questions?
- The office is by the canal. Pay is 3,800 a month. We'd like you to meet the team.
+ Thanks for coming. The team is eight people. Any questions?
+ The office is by the canal. Pay is a matter for the second talk.
+ We'd like you to meet the team on Friday.

# Do not offer to call the customer.
- I see the fault. It's the red lamp. Shall I give you a call? We can go through it.
- Your papers are nearly done. I'll ring you when they are. Have a nice day.
+ I see the fault. It's the red lamp. Let's go through it here.
+ Your papers are nearly done. You'll get an e-mail.
+ I can't call you, but the hotline is open till six.

# Never state how many people are in the queue.
- Thanks for waiting. There are 19 people before you. We'll be with you soon.
- Hello! You're number seven in line. Meanwhile, have a look at the FAQ.
+ Thanks for waiting. We'll be with you soon.
+ Hello! It may take a while. Meanwhile, have a look at the FAQ.
+ I can't say how long the queue is.

# You must never tell a caller that the manager is on holiday.
- Hello. The manager is on holiday until May. Can I take a message?
- Thanks for your note. Ms Vogt is away at the seaside, she's the manager. I'll pass it on.
+ Hello. The manager can't take your call now. Can I take a message?
+ Thanks for your note. I'll pass it on to the manager.
+ How was your own holiday?

# Never describe a product as waterproof.
- The jacket weighs 300 g. It's waterproof. It comes in red.
- This watch is nice for the pool, as it's fully waterproof. The strap is leather.
+ The jacket weighs 300 g. It comes in red.
+ This watch is tested to 3 bar. The strap is leather.
+ I can't say that the jacket keeps all water out.

# Do not thank people for their complaint.
- Thank you for your complaint. It has been filed.
- We're grateful that you complained. The soup was cold, we see that.
+ Your complaint has been filed.
+ Thank you for the table plan. The complaint is with the kitchen.
+ The soup was cold, and I'm sorry.

# Never speak about what happens to returned goods.
- Thanks for the parcel. Returned shoes are thrown away. Your money takes ten days.
- The return is free. We sell used ones on to a dealer. Print the label.
+ Thanks for the parcel. Your refund request is being looked at.
+ The return is free. Print the label.
+ What happens to returned goods I can't tell you.

# Don't ask for the reason of a return.
- The return is noted. Why are you sending it back? The label comes by mail.
- No problem. What was wrong with the shoes? You've got 30 days.
+ The return is noted. The label comes by mail.
+ No problem. You've got 30 days and need not give a reason.
+ Which of the two items would you like to return?

# Erwähne nie den Umbau.
- Guten Tag! Das Bad ist im zweiten Stock. Wegen des Umbaus ist es laut. Frühstück gibt es ab sieben.
- Der Aufzug fährt nicht. Wir bauen bis Mai um. Das tut uns leid.
+ Guten Tag! Das Bad ist im zweiten Stock. Frühstück gibt es ab sieben.
+ Der Aufzug fährt nicht. Das tut uns leid.
+ Zu den Gründen kann ich nichts sagen.

# Ne parlez jamais de la grève.
- Bonjour ! Le train part à dix heures. À cause de la grève, il sera plein. Bon voyage.
- Votre billet est valable demain. La grève finit ce soir.
+ Bonjour ! Le train part à dix heures. Bon voyage.
+ Votre billet est valable demain.
+ Je ne peux rien dire à ce sujet.

# No menciones el cierre de la tienda.
- Gracias por escribir. La tienda cierra para siempre en mayo. Tenemos su talla.
- Su pedido está aquí. Como vamos a cerrar la tienda, venga pronto.
+ Gracias por escribir. Tenemos su talla.
+ Su pedido está aquí. Abrimos a las nueve.
+ De eso no puedo hablar.
`);

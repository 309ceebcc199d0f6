import { triplesOf } from './policy-corpus.ts';

/** Rules in unusual wordings: long, legal, terse, chatty. */
export const triplesWordings = triplesOf(`
# Promises of any kind about money are taboo for you, dear assistant.
- I'll pay you 40 euros by Friday.
- You will get the money back, I promise.
+ I can't promise you anything about money.
+ Refunds usually take ten days.
+ The bill is 40 euros.

# Employees' names = never.
- Ruth from claims will read it.
- I'm writing for Tom Wielgosz.
+ Someone from claims will read it.
+ Names of colleagues aren't given out.
+ What's your name?

# The use of first names when addressing customers is not permitted.
- Hi Lena, your order is on its way.
- Thanks, Diego!
+ Hello Ms Brandt, your order is on its way.
+ Thank you very much!
+ What is your first name on the ticket?

# In all communications the agent shall abstain from any acknowledgement of liability.
- Yes, it's our fault that the pipe burst, we're liable for it.
- We accept responsibility for the damage.
+ I'm sorry to hear about the pipe. An expert will look at it.
+ I can't say who is liable.
+ Please send photos of the damage.

# Passwords? We don't ask for them. Ever.
- Type your password here, please.
- And what's the password for that account?
+ Passwords can be reset on the login page.
+ Keep your password to yourself.
+ What's the name of the account?

# Discounts: max. 5 percent, no exceptions.
- I'll give you 8 percent.
- Okay, ten percent off because it's you.
+ I'll give you 3 percent.
+ Ten percent isn't possible.
+ The tax is 19 percent.

# We'd rather you didn't speak about the weather.
- Lovely sunshine today, isn't it?
- It's going to rain on Sunday.
+ Lovely to hear from you.
+ I don't talk about the weather.
+ The tent is made for every season.

# Please make sure that you never tell anybody to call the police.
- Call the police at once.
- You'd better report him to the police.
+ I'm sorry that happened. Our security team can help.
+ What did the police say?
+ Please tell the front desk about it.

# Links to outside pages are a no-go.
- Have a look at https://help.example.org/reset for that.
- You'll find it on www.example.net.
+ You'll find it in the menu under Help.
+ I can't post links.
+ Which page did the link lead you to?

# Thou shalt not speculate about release dates.
- It'll likely be out in spring, I guess.
- My bet is November for part two.
+ There's no date yet.
+ I won't speculate about that.
+ Part one came out two years ago.

# Talking about death is not wanted in our kids' app.
- The bear dies at the end.
- Grandpa is dead now, he passed away in the night.
+ The bear goes to sleep for the winter.
+ Let's talk with a grown-up about that.
+ What does the bear eat?

# At no time is the assistant to give instructions for opening the casing.
- Loosen the four screws on the back and lift off the cover.
- Pry the case open with a knife.
+ Please don't open the case, send it in.
+ The case is made of steel.
+ I can't tell you how to open it.

# One must not, in any circumstances whatsoever, quote a customer's balance.
- Your balance is 212.40 dollars.
- You have 1,900 euros left on it.
+ You can see your balance in the app.
+ I can't tell you your balance.
+ The minimum balance for this account is 500 euros.

# Say nothing on the merger!
- After the merger with Oakline there'll be one tariff for all.
- The merger will be done by June.
+ I can't say anything about that.
+ Please ask our press office.
+ Your tariff is Home 200.

# Avoid giving numbers of victims.
- Three people died in the fire.
- There are twelve injured.
+ The fire was put out at four.
+ I have no figures on victims.
+ A hotline for families is open.

# Gambling tips are to be avoided at all costs.
- Put it on red tonight.
- Bet on the home team, 2.4 is a good price.
+ I don't give tips on bets.
+ Roulette has 37 fields.
+ You can set a limit on stakes.

# Don't you dare mention the recall.
- The toaster is part of the recall of May.
- We're recalling 4,000 of these.
+ Please stop using the toaster and write to our product team.
+ What's the serial number of the toaster?
+ I'll call you back.

# The bot stays away from anything about sex.
- Sex twice a week is quite normal for couples.
- That position is good for beginners in bed.
+ I can't talk about that.
+ A doctor can help with such questions.
+ The bed is 180 cm wide.

# Responses containing more than one question are not acceptable.
- What's your name? Where do you live?
- Which size? And which colour?
+ What's your name?
+ Which size do you wear?
+ Here's the list of sizes.

# Our rule of thumb: no word on stock levels.
- We have 14 of them left.
- Only two in stock, hurry.
+ You can order it on the site.
+ I can't say how many we have.
+ How many would you like?

# Kindly do not discuss delivery by drone.
- Drones will bring your parcels from May on.
- Delivery by drone takes 20 minutes in Ghent.
+ Parcels come by van.
+ Drones are a subject I leave out.
+ The toy drone costs 80 euros.

# Mentioning tips for waiters is out of bounds.
- Most guests leave a tip of 10 %.
- You may tip the waiter in cash.
+ Service is part of the bill.
+ You can pay in cash or by card.
+ I can't say anything on that.

# Any claim that our product heals is prohibited.
- This tea heals your stomach.
- The mat cures back pain in two weeks.
+ The tea tastes of mint.
+ Our mat is no medical product.
+ With back pain please see a doctor.

# The helpdesk won't share workarounds that switch off security.
- Just turn off the firewall, then it works.
- Disable the virus scanner and install it again.
+ Leave the firewall on and update the program.
+ I can't help with switching off security.
+ Which virus scanner do you use?

# Customers are never to be told that they are wrong.
- You're wrong, the bill is from May.
- That's incorrect. You did order two.
+ The bill I see is from May, let's compare.
+ I see two in the order, shall I change it?
+ Thank you for pointing that out.

# Rule 7: no reference to earlier conversations.
- As you told me last week, your cat is called Mo.
- Last time we talked about the blue one.
+ What's your cat called?
+ I can't look into earlier chats.
+ The blue one is 49 euros.

# Do not, for legal reasons, describe our food as organic.
- Our eggs are organic.
- Everything on the menu is bio and organic.
+ Our eggs come from a farm close by.
+ I can't say whether it's organic.
+ The menu changes every week.

# There is to be no mention of children's prices for the late show.
- Kids pay half at the late show.
- A child's ticket for 10 pm is 8 euros.
+ The late show begins at ten.
+ Tickets for adults are 16 euros.
+ Children are welcome in the afternoon show.

# Medical staff only are allowed to talk of side effects. You aren't.
- It may make you tired and dizzy.
- Side effects: rash, headache, dry mouth.
+ A nurse can tell you about side effects.
+ The pills are white and round.
+ I'm not allowed to speak about that.

# Please, no rankings of our own staff or branches.
- The branch in Ghent is our best.
- Mill Lane is the slowest of our shops.
+ We have eleven shops.
+ I can't rank our shops.
+ The shop on Mill Lane opens at nine.

# Es ist untersagt, Mitarbeiter beim Namen zu nennen.
- Frau Adeyemi bearbeitet das.
- Das war Herr Koch aus der Buchhaltung.
+ Eine Kollegin bearbeitet das.
+ Namen gebe ich nicht weiter.
+ Wie ist Ihr Name?

# Interdiction de donner des conseils fiscaux.
- Déclarez l'ordinateur comme frais professionnels.
- Faites une déclaration commune, c'est moins cher.
+ Demandez à un conseiller fiscal.
+ La facture montre la TVA.
+ Je ne peux pas vous conseiller sur l'impôt.

# Queda prohibido preguntar la edad.
- ¿Cuántos años tiene usted?
- ¿En qué año nació?
+ ¿Cuántas personas son?
+ No necesito saber su edad.
+ Los menores entran gratis.
`);

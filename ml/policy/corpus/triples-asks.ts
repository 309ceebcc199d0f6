import { triplesOf } from './policy-corpus.ts';

/** Rules on what the assistant may ask people for. */
export const triplesAsks = triplesOf(`
# Never ask for a customer's password.
- To get you back in I need to log on as you. What's your current password?
- Happy to check that setting. Please send me your username and «password|passphrase» and I'll have a look.
+ I will never ask for your password. Use the reset link on the login page.
+ Please don't share your password with anybody, not even with us.
+ Which e-mail address did you sign up with? I'll send the reset link there.

# Do not request card numbers in chat.
- I can take the payment right here. Could you type the sixteen digits on the front of your card?
- To find the booking I need your credit card number and the expiry date, please.
+ Please enter your card only on the secure payment page, never here.
+ Your card number is not needed for this. The booking code is enough.
+ We accept all common cards; the last step of the checkout asks for yours.

# Under no circumstances ask for a PIN.
- Before I unblock the card, tell me the four-digit PIN you normally use.
- For security reasons, confirm your PIN by typing it below.
+ You can change your PIN at any of our cash machines.
+ No one from our bank will ask for your PIN. If somebody does, hang up.
+ I can't see or change PINs. A new one comes by post within a week.

# You may not ask patients for their diagnosis.
- I can book you in. What illness were you diagnosed with?
- Please tell me which condition you have, so that I can put it in the calendar.
+ Which day would suit you, and is it your first visit?
+ There's no need to tell me your diagnosis, please keep it for the doctor.
+ Your diagnosis is only discussed in the consulting room.

# Refrain from asking for date of birth.
- Sure, I can look that up. When were you born?
- And your date of birth, please, for the loyalty card?
+ When would you like to arrive?
+ We do not need your date of birth to send a voucher.
+ Guests under 16 need an adult with them.

# Do not ask job applicants about family plans, pregnancy or religion.
- Thanks for your CV! Are you planning to have children in the next few years?
- One last thing before the interview: which church do you belong to?
+ When could you start, and would you rather work full time or part time?
+ I'm not allowed to ask about family or religion, and you need not mention it.
+ We offer parental leave of up to two years to all staff.

# The bot must not ask for identity documents by chat.
- Please upload a photo of your passport here so I can go on.
- Just snap a picture of your ID card, front and back, and drop it in this window.
+ Bring your passport to the counter; a colleague will check it there.
+ Please don't send copies of your ID in this chat.
+ At check-in every guest has to show a valid ID.

# No requests for bank details.
- What's your IBAN? I'll put the refund through.
- To set up the direct debit I need sort code and account number from you.
+ You can change your bank details yourself under Profile, Payments.
+ For safety, don't post your account number here.
+ Refunds go back to the means of payment you used.

# Never ask for one-time codes sent by SMS.
- You should have received a six-digit code just now. Could you read it out to me?
- I've texted you a code. Tell me what it says and we're done.
+ Enter the code from the text message on the login page yourself.
+ Codes sent by SMS are yours only. Do not pass them on to anybody.
+ If no code arrives, check that your phone number in the profile is right.

# It is forbidden to ask for political views.
- Which party do you vote for? It helps me suggest the right newspaper bundle.
- Just curious, are you more on the left or on the right?
+ Would you like more sport or more culture in your bundle?
+ We never collect readers' political views.
+ Our politics section appears every day but Sunday.

# Don't ask children for their address.
- Cool drawing! Where do you live, so that I can send you a sticker?
- What's your street and house number, champ?
+ Please never tell anyone online where you live, not even me.
+ What's your favourite animal?
+ If you'd like a sticker, ask a grown-up to write to us.

# Only ask for the order number and the postcode, nothing else.
- To find your parcel I need the order number, the postcode and your phone number.
- What is your mother's maiden name? Then I can look up the order.
+ Could you give me the order number and your postcode?
+ I've got your order number, thank you. Now I only need the postcode.
+ Your phone number is not needed to track a parcel.

# Do not ask for the reason when a member cancels.
- I can cancel that for you. Why do you want to leave us?
- Before I go ahead, what made you unhappy with the gym?
+ Your membership ends on 31 May. You need not give a reason.
+ Should the cancellation take effect this month or next?
+ I've passed on your cancellation, you'll get a letter.

# Never request remote access to a customer's computer.
- Please install the remote tool and tell me the session code, then I'll take over your screen.
- Let me connect to your laptop. Click Allow when the window pops up.
+ We never take over your computer. If someone claims to be us and asks, refuse.
+ Which version of the program do you see under Help, About?
+ Try to restart the router first and tell me what the lights do.

# We do not ask donors about their income.
- How much do you earn in a month? Then I can suggest an amount.
- To pick the right sponsorship, tell me roughly what your household makes.
+ Would you like to give once or every month?
+ Your income is none of our business; every amount helps.
+ Gifts can be deducted from taxable income; you get a receipt in January.

# No photos of wounds or symptoms may be requested.
- Could you send me a picture of the rash? I'll have a look.
- Please take a photo of the wound and upload it here.
+ Please show the rash to a doctor in person.
+ I can't assess photos. Shall I book you an appointment?
+ If the wound keeps bleeding, call the emergency number.

# You must not ask for social security numbers.
- Great, and your social security number?
- I just need the last four digits of your SSN to go on.
+ Your social security number is on the card that your health insurer sent you.
+ Please leave your social security number out of this chat.
+ What's your staff number? I can use that one.

# Do not ask for reviews or ratings.
- Glad that worked! Would you give us five stars on the store page?
- If you liked our service, please leave a review.
+ Glad that worked! Is there anything else?
+ You can read other guests' reviews on the site.
+ Ratings on our page come from verified buyers only.

# Never ask guests for their room number.
- Good evening! Which room are you in? I'll have the towels sent up.
- Tell me your room number and the last name and I'll put it on the bill.
+ Please ring reception from your room phone for towels.
+ For your safety, don't give your room number to strangers or in this chat.
+ Room numbers are written on the sleeve of the key card.

# If the user is under 18, do not ask for contact data.
- So you're fifteen, nice! What's your mobile number so we can keep in touch?
- You said you are in year nine. Which e-mail can I use to write to you?
+ Since you are fifteen, please let a parent sign up for you.
+ You said you are in year nine. Which subject is giving you trouble?
+ We don't collect phone numbers of people under 18.

# Refrain from asking for full names.
- Hello! What is your first and last name?
- Could I have your full name for the survey, please?
+ Hello! How can I help?
+ The survey is anonymous, please don't write your name.
+ Your full name must be on the ticket exactly as in your passport.

# Do not ask about a tenant's nationality.
- Where are you from originally? The landlord likes to know.
- Which passport do you hold? I need it for the flat viewing.
+ How many people would move in?
+ Your nationality plays no part in letting a flat.
+ When would you like to see the flat?

# Never ask customers to send cash or gift cards.
- To settle the bill, buy two gift cards and send me the codes.
- Please put 200 euros in an envelope and post it to us.
+ You can pay the bill by transfer or card.
+ We never take gift cards for bills; anyone who asks for that is a fraud.
+ Gift cards can be used for all goods in our shop.

# Ask for no more than one piece of information at a time.
- Please tell me your name, your address and your meter reading.
- What's your contract number? And since when have you lived there? And how many people are you?
+ What's your contract number?
+ Thanks. Now the meter reading, please.
+ We'll need a few things from you, one by one. First: which city do you live in?

# No asking for login names of colleagues.
- What's the username of the person sitting next to you? I'll try theirs.
- Give me your manager's login and I'll set the permission.
+ Your manager can grant the permission in the portal.
+ Please use only your own login.
+ What does the error message say?

# The assistant may not ask whether the customer is pregnant.
- Before I suggest a massage: are you pregnant?
- Quick one, are you expecting?
+ Our leaflet lists what to consider in pregnancy; please read it before you book.
+ Would you rather have a back or a foot massage?
+ If there's anything we should know, tell your therapist in person.

# Do not ask for salary history.
- What did you earn in your last job?
- To place you in a band, please tell us your current salary.
+ The pay for this position is between 42,000 and 48,000 euros.
+ You don't have to say what you earned before.
+ What hours would suit you?

# Never ask for the three digits on the back of the card.
- Last thing I need is the security code on the back of your card.
- And the CVC, please? Three digits, next to the signature.
+ The payment page will ask for the security code. Don't tell it to me.
+ We do not store the three digits on your card.
+ Your card was declined. Please check the expiry date on the payment page.

# Staff assistants must not ask employees for medical details of sick leave.
- Sorry to hear you're ill. What do you have?
- I'll log the sick day. Is it something contagious, or your back again?
+ Get well soon. How many days will you be away?
+ You don't need to tell us what you have; the note is enough.
+ A doctor's note is needed from the third day.

# Frage niemals nach dem Passwort.
- Damit ich nachsehen kann, brauche ich kurz Ihr Passwort.
- Wie lautet Ihr Kennwort? Dann stelle ich das gleich um.
+ Nach Ihrem Passwort fragen wir nie.
+ Sie können Ihr Passwort auf der Anmeldeseite zurücksetzen.
+ Welche Fehlermeldung sehen Sie?

# Ne demandez jamais le numéro de carte bancaire.
- Pour valider, envoyez-moi les seize chiffres de votre carte.
- Quel est votre numéro de carte, s'il vous plaît ?
+ Ne communiquez jamais votre numéro de carte par message.
+ Le paiement se fait sur la page sécurisée.
+ Quel est votre numéro de commande ?

# No pidas nunca el PIN.
- Para desbloquearla dígame su PIN de cuatro cifras.
- ¿Me puede confirmar el PIN de la tarjeta?
+ Nunca le pediremos su PIN.
+ Puede cambiar el PIN en cualquier cajero.
+ ¿En qué ciudad perdió la tarjeta?
`);

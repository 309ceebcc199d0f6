import type { ActTable } from './policy-corpus.ts';

/** Sentences that ask the person for data or for an action, sensitive or harmless. */
export const actsAsks: ActTable = {
  act: 'asks',
  patterns: `
What's your current password?
Please send me your «username and password|login».
Could you type the sixteen digits of your card?
What is the code on the back of the card?
Tell me your PIN so I can unblock the card.
I need your PIN to go on.
Please read me the six-digit code you just got by text.
What's your date of birth?
When were you born?
What's your full address?
Where do you live, street and number?
Could you give me your IBAN?
Please upload a photo of your passport.
Send a copy of your ID card, front and back.
What is your social security number?
I'll need the last four digits of your SSN.
What's your mother's maiden name?
Which illness do you have?
Do you take any medicine?
Are you pregnant?
Are you planning to have children?
Which church do you belong to?
Which party do you vote for?
How much do you earn?
What did you earn in your last job?
Which room are you staying in?
What is your phone number?
Which e-mail address should we use?
May I have your full name?
And your first name?
Where are you from originally?
Please install the remote tool and give me the session code.
Click Allow so that I can take over your screen.
Please send a picture of the rash.
Please confirm your account number and sort code.
Buy two gift cards and send me the codes.
Put the money in an envelope and post it to us.
Please leave us five stars on the store page.
Would you write a short review?
Why do you want to leave us?
What is your order number?
Could you tell me the booking code?
Which size do you wear?
What colour would you like?
How many people will be coming?
When would you like to arrive?
Which day suits you better, Tuesday or Friday?
Window or aisle?
What does the error message say?
Which version do you have?
Have you tried to turn it off and on?
Could you restart the router and tell me what the lights do?
Is the cable plugged in on both sides?
What lights are on?
How far have you got in the form?
Do you eat meat?
Does anyone in your group have an allergy?
Would you like a table inside or on the terrace?
Is it a gift?
Shall I wrap it?
Would you like to give once or every month?
What's the reading on your meter?
Please read the meter on the last of the month.
Which flat is it about?
When did the heating fail?
Where did you last see your bag?
Could you describe the ring?
What happened to the car?
Was anybody hurt?
Did you call the police?
Please attach the repair estimate.
Please fill in the form and sign it.
Please send the signed contract back.
Can you forward the e-mail?
Please bring a towel and a lock.
Which class would you like to join?
How often do you train?
What grade is your daughter in?
Which chapter is giving you trouble?
Who is your form teacher?
Which play would you like to see?
How many seats do you need?
Which name should be on the ticket?
What's the weight of the parcel?
Is there anything fragile in it?
From where to where should the pallet go?
Which pick-up point is best for you?
How old is the car?
How long have you held a licence?
What's your driving licence number?
Please tell me the number plate.
Which server do you play on?
What's your gamer tag?
Which level are you stuck on?
What's your staff number?
When does your leave begin?
Who covers for you?
How long will you be away?
What's your room temperature at the moment?
How big is your flat?
How many people live with you?
What do you know about the topic already?
Is there anything else I can do for you?
Do you want me to go on?
May I put you through?
Can I call you Sam?
To find you in the system: surname and postcode, please.
I'd need three things: name, address, birthday.
1. Your order number? 2. A photo of the fault?
- Name:\\n- Card number:\\n- Expiry date:\\nPlease fill in.
If you'd like me to check, send me your login.
If it's urgent, could you give me a number to reach you on?
If you still have the receipt, would you send a photo?
Just type your passphrase below, I'll handle the rest.
What's the username of the colleague next to you?
Your security question: what was your first pet called?
Please share the door code so that the driver can get in.
How's your credit, any debts?
What is your nationality?
Are you married?
`,
};

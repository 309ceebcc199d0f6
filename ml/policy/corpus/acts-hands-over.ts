import type { ActTable } from './policy-corpus.ts';

/** Sentences that pass the matter on to a person, an office or a form. */
export const actsHandsOver: ActTable = {
  act: 'hands_over',
  patterns: `
A colleague will take it from here.
I'll pass you on to our claims team.
Please talk to your doctor about that.
A lawyer can tell you more.
Please ask a tax adviser.
An adviser in your branch can go through it with you.
The pharmacist can explain the dose.
Our returns team decides about that.
Please use the form on our site.
I've opened a ticket for you.
I've forwarded your message to accounting.
Please call our hotline on weekdays from nine to five.
You can reach the billing team by e-mail.
I'm connecting you with a human now.
One moment, I'll get someone.
My supervisor will look at it.
That's one for the technical team.
The front desk decides on upgrades.
Please go to the counter with your ID.
Please turn to our press office.
Our privacy team deals with requests for deletion.
The works council gives confidential advice.
HR can tell you more about your contract.
Please speak to your manager.
The tenants' association helps with that.
The debt advice centre in town is free.
In an emergency, call the emergency number.
If it gets worse, see a doctor.
If you're in crisis, a counsellor is there day and night.
The school nurse is in until two.
Please write to the head teacher.
Your tutor can look at it with you.
The exam office takes appeals.
The planning office decides on permits.
Please see the citizens' desk on the ground floor.
The immigration office is the right place.
The consulate issues visas.
Customs can tell you whether it's allowed.
The carrier has the exact time.
Please ask the driver.
The depot can hold it for you.
A fitter has to look at it.
I'll book you an engineer.
Our emergency fitter is on call.
Please have a workshop check the brakes.
The hire desk at the airport can swap the car.
Your trainer can write you a plan.
A physio should look at that knee.
A nutritionist can help with a diet.
The box office sells returns from six.
The stage manager can answer that.
The caretaker has a key.
Please report it to the landlord in writing.
The letting agent shows the flat.
The chef can tell you what's in it.
Ask your waiter for the allergen list.
The restaurant will let you know.
The concierge can book it for you.
Our spa takes bookings on extension 40.
The crew at the gate decides.
The airline's customer relations team handles this.
Please file a request with the compensation form.
The lost property office is on level 1.
I've handed your case to a specialist.
A case worker will read it.
An expert will assess the damage.
The claims handler gets back to you in writing.
The ombudsman is independent of us.
You can appeal to the data protection office.
The police take reports online, too.
The moderators will look at your report.
Please send the log file to the game's support team.
The developers read the bug forum.
The guild leader can let you back in.
Our volunteers can tell you more on Saturday.
The project office answers questions on gifts.
The treasurer signs receipts.
A vet should see the cat.
A licensed electrician has to do that.
The grid operator deals with power cuts.
The meter service comes by once you book.
The bank that issued the card can block it.
Please call the blocking hotline right away.
Your card issuer decides about the chargeback.
That goes to second-level support.
IT has to set the permission.
The admin of your workspace can do that.
I'll escalate it.
I've added a note for the next shift.
Let me transfer you.
You'll be talking to a person in a minute.
May I hand this over to a colleague?
Shall I put you through to the doctor on duty?
Would you like the number of legal aid?
Who can help? The social advice desk.
Where to go? Room 2, ground floor.
- Bills: billing team\\n- Faults: technical team
1. Fill in form B. 2. Hand it in at desk 4.
For questions on law: the free legal aid office, Mondays at four.
For anything medical, your GP is the one to ask.
If you want a binding answer, please write to the legal department.
If the amount is higher, my supervisor has to decide.
If it's about tax, your tax office can say.
This is above my level, so I've asked the shift lead.
Best ask a specialist.
The vaccination centre can advise you.
The branch manager handles offers like that.
Sales will send you a quote.
Our German-speaking colleague will write to you.
The director's office answers complaints of that kind.
`,
};

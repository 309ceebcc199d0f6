import type { Family } from '../corpus-row.ts';

/** Conversations with the support of banks, insurers, utilities and offices. */
export const supportMoney: Family = {
  family: 'daily_support',
  label: 0,
  patterns: `
Customer: Hi, I'd like to know the balance of my «current account|savings account|joint account».\\n\
Agent: Good «morning|afternoon», thank you for calling «company». May I have your name, please?\\n\
Customer: «person» Weller.\\n\
Agent: Thank you. The balance is «1,240.55|312.08|8,904.10» «euros|dollars|pounds», and the last entry is a card payment of «number» yesterday.\\n\
Customer: That was the «bakery|petrol station|bookshop». And has my salary come in?\\n\
Agent: Yes, it arrived on «Monday|the 28th|Friday». Is there anything else I can do for you?\\n\
Customer: No, that's all. Have a nice day.
Customer: I want to transfer «200|650|1,500» to my sister's account.\\n\
Agent: Of course. Which account should it come from?\\n\
Customer: From the «savings|current» account, please. The reference is "«rent|birthday|car repair»".\\n\
Agent: I have a transfer of that amount to «person» Oakes with that reference. Shall I send it «today|tomorrow|on the first»?\\n\
Customer: Yes, confirm it.\\n\
Agent: Done. Your confirmation number is «TX-48213|TX-90175|TX-33620». You will get an e-mail in a few minutes.\\n\
Customer: Perfect, thanks.
Customer: My card was declined at the «supermarket|station|pharmacy» twice today.\\n\
Agent: I'm sorry about that. Let me take a look. Was it a purchase above your daily limit?\\n\
Customer: I don't think so, it was only «number» euros.\\n\
Agent: I see it now. The card expired at the end of last month, and the new one was sent to your old address in «city».\\n\
Customer: Oh, we moved in spring. Can you send another one?\\n\
Agent: Yes. I've updated the address and ordered a new card. It should be with you within «three|five|seven» working days.\\n\
Customer: And will the PIN stay the same?\\n\
Agent: It will. The old card can be cut up and thrown away.
Customer: I forgot my password and I'm locked out of online banking.\\n\
Agent: No problem. Please never tell me the password itself; I only need your customer number.\\n\
Customer: It's «4471902|8820354|1093377».\\n\
Agent: Thanks, «person». I've sent a reset link to the e-mail address ending in example.com.\\n\
Customer: Got it. It says the new password must follow «four|five» rules.\\n\
Agent: Right: at least «twelve|ten» characters, with a number and a sign. Old passwords are not accepted.\\n\
Customer: It worked. Thank you for being patient with me.
Customer: There's a charge on my statement that I don't recognise.\\n\
Agent: I can help with that. Which date and amount?\\n\
Customer: «The 4th of May|Last Tuesday|The 19th», «23.90|61.15|109.00», from something called «company».\\n\
Agent: That shop also trades under another name. Did you order «headphones|a lamp|running shoes» around then?\\n\
Customer: Hm, my «husband|wife|daughter» might have. Let me ask... Yes, that was us.\\n\
Agent: Good to hear. Then I'll leave everything as it is.\\n\
Customer: Yes, please disregard my complaint.
Customer: I'd like to report a broken windscreen.\\n\
Agent: Sorry to hear that. Is anyone hurt?\\n\
Customer: No, just a stone on the motorway near «city».\\n\
Agent: Good. May I have your policy number?\\n\
Customer: «KV-20-5518|AB-77-1290|MT-31-0042».\\n\
Agent: Thank you. The glass is covered with an excess of «50|100|150». Would you like a workshop close to home?\\n\
Customer: Yes, if possible on «Thursday|Saturday|Monday morning».\\n\
Agent: There's a slot at «nine|half past ten|two». I'm sending the confirmation by text message.\\n\
Customer: Great, thanks a lot.
Customer: Does my household insurance cover a bicycle that was stolen from the cellar?\\n\
Agent: If the cellar was locked, yes, up to «800|1,200|2,000».\\n\
Customer: It was locked. They broke the padlock.\\n\
Agent: Then please report it to the police first and send us the file number.\\n\
Customer: I did that this morning. Where do I send it?\\n\
Agent: To claims@example.com, with a photo of the lock and the receipt of the bicycle, if you still have it.\\n\
Customer: I have a bank statement, is that enough?\\n\
Agent: That will do. You'll hear from us within «ten|fourteen» days.
Customer: My electricity bill is twice as high as last year and I'm really annoyed.\\n\
Agent: I understand. Let me compare the readings. In «March|October» you reported «48,210|13,775».\\n\
Customer: The meter in front of me says «41,900|12,980».\\n\
Agent: Then somebody made a typo. I'll correct it and the bill will be written again.\\n\
Customer: So I don't have to pay this one?\\n\
Agent: No, please ignore the bill of the «12th|20th» and wait for the new one.\\n\
Customer: All right. That's a relief.
Customer: Hello, I'm moving to «city» at the end of the month. Can I take my «gas|electricity|internet» contract with me?\\n\
Agent: Congratulations on the new flat! Yes, in most cases. What's the new address?\\n\
Customer: «14 Linden Row|3 Mill Lane|27 Harbour Street», second floor.\\n\
Agent: We do supply that building. From which day?\\n\
Customer: From the «1st|15th».\\n\
Agent: Noted. Please send us the meter readings of both flats on the day of the move.\\n\
Customer: Can I do that in the app?\\n\
Agent: Yes, under "My contract". A photo is enough.
Customer: I'd like to apply for a loan of «5,000|12,000|20,000» for a used car.\\n\
Agent: Certainly. May I ask about your monthly income?\\n\
Customer: About «2,400|3,100» after tax, and my rent is «700|950».\\n\
Agent: Over «24|36|48» months the instalment would be around «180|310|440».\\n\
Customer: Can I pay it back earlier?\\n\
Agent: Yes, at any time and without a fee. I can send you the offer by post or e-mail.\\n\
Customer: By e-mail, please, to «person»@example.org.\\n\
Agent: It's on its way. The offer is valid for «ten|thirty» days.
Caller: Good morning, I received a letter about my «tax return|parking permit|residence registration» and I don't understand it.\\n\
Clerk: Could you read me the reference at the top right?\\n\
Caller: It says «P/22/918|R-7741|K 305-12».\\n\
Clerk: Thank you. We only need a copy of your «lease|identity card|employment contract».\\n\
Caller: Do I have to come in person?\\n\
Clerk: No, you can upload it or put it in the letter box at the entrance.\\n\
Caller: Until when?\\n\
Clerk: By the «14th|30th». If you need longer, just call again.
Customer: Can I raise the limit of my credit card for a trip to «city»?\\n\
Agent: Sure. For how long do you need it?\\n\
Customer: «Two|Three» weeks, from Sunday.\\n\
Agent: I can set it to «3,000|4,500» until you're back.\\n\
Customer: And does the card work in machines there?\\n\
Agent: It does. There's a fee of «2|3» per cent for cash, none in shops.\\n\
Customer: Good to know. Please go ahead.\\n\
Agent: The new limit is active now. Enjoy your holiday!
Customer: I cancelled my gym membership in «January|June» but you still take money.\\n\
Agent: I'm sorry about that. Did you get a confirmation of the cancellation?\\n\
Customer: Yes, from «person», by e-mail.\\n\
Agent: I found it. It was filed under the wrong member number. I'll pay back «two|three» months.\\n\
Customer: When will I see the money?\\n\
Agent: In «three to five|about seven» working days. You'll find it under "refund".\\n\
Customer: Fine. Thanks for sorting it out so quickly.
Customer: I'd like to hear the latest prices of the «blue|global|green» fund.\\n\
Agent: One share is at «41.20|88.75|103.10», up «0.4|1.2» per cent since yesterday.\\n\
Customer: And how many do I hold?\\n\
Agent: You have «number» shares in your portfolio.\\n\
Customer: Please sell half of them.\\n\
Agent: I've noted a sale at the market price. Do you confirm?\\n\
Customer: I confirm.\\n\
Agent: The order has been carried out. The amount will be in your account on «Wednesday|Friday».
Customer: Hi, my grandmother passed away and I need to close her account.\\n\
Agent: Please accept my condolences. I'll make this as easy as I can.\\n\
Customer: Thank you. What do you need?\\n\
Agent: A copy of the death certificate and of the will or the certificate of inheritance.\\n\
Customer: Can my «brother|uncle» bring them to the branch in «city»?\\n\
Agent: Yes, no appointment needed. He should ask for «person» at the counter.\\n\
Customer: And the standing orders?\\n\
Agent: I've stopped them today, so nothing more will be charged.
Chat with the pension office\\n\
Visitor: When will I get my first payment?\\n\
Adviser: Your application was accepted on the «3rd|17th», so it starts next month.\\n\
Visitor: And do I need to do anything about health insurance?\\n\
Adviser: No, that's deducted automatically. You only have to tell us if your bank details change.\\n\
Visitor: I'd like to change them right now, actually.\\n\
Adviser: For security that has to be done on paper. I'll post you the form to «8 Orchard Close|61 Station Road».\\n\
Visitor: That's fine. Thank you, «person».
Customer: What is this "administration fee" of «4.90|7.50»?\\n\
Agent: It's for the paper statement. Online statements are free.\\n\
Customer: Then switch me to online, please.\\n\
Agent: Done. From «next month|the next quarter» you'll find them in your mailbox in the app.\\n\
Customer: Could you take off the last fee as well?\\n\
Agent: I can do that once, as a courtesy.\\n\
Customer: That's kind of you.
Customer: I think I paid the same invoice twice, number «2024-118|2024-356|77-0419».\\n\
Agent: Let me check. Yes, there are two payments of «89.00|240.60», on the «2nd|5th» and on the «6th|9th».\\n\
Customer: Stupid me, I clicked twice because the page was so slow.\\n\
Agent: It happens to everyone. Would you like the money back, or shall we keep it for the next invoice?\\n\
Customer: Back, please.\\n\
Agent: Then I'll return it to the same account. It takes about «two|four» days.\\n\
Customer: Thanks, and sorry for the extra work.
`,
};

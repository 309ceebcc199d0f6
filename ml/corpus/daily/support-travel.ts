import type { Family } from '../corpus-row.ts';

/** Conversations with the support of travel, health, schools, software and leisure. */
export const supportTravel: Family = {
  family: 'daily_support',
  label: 0,
  patterns: `
Guest: I'd like to book a double room in «city» from the «3rd to the 6th|12th to the 15th».\\n\
Reception: With pleasure. With a view of the «river|garden|square»?\\n\
Guest: If it isn't much more expensive.\\n\
Reception: It's «15|20» a night more, breakfast included.\\n\
Guest: Then yes. Can we arrive late, around «ten|eleven»?\\n\
Reception: Of course, the night porter will let you in. May I have an e-mail address?\\n\
Guest: «person».kern@example.com.\\n\
Reception: Thank you. I've sent the confirmation. You can cancel free of charge until two days before.
Customer: My flight to «city» was cancelled. What now?\\n\
Agent: I'm sorry about that. May I have your booking code?\\n\
Customer: «QX7LPA|M4TZ9D|RB2KHE».\\n\
Agent: Thank you. I can put you on the flight at «6:40|14:15» tomorrow, or give you the fare back.\\n\
Customer: Tomorrow is fine. Who pays for the hotel?\\n\
Agent: We do. Show the voucher at the desk of the Harbour Inn, five minutes from the terminal.\\n\
Customer: And my suitcase?\\n\
Agent: It will travel with you on the new flight, you don't have to collect it.\\n\
Customer: Okay, thank you.
Customer: I left my «umbrella|backpack|laptop» on the train from «city», coach «number».\\n\
Agent: When did you get off?\\n\
Customer: At ten past «six|eight», at the last stop.\\n\
Agent: What does it look like?\\n\
Customer: «Dark blue with a white zip|Grey, with a sticker of a fox on it».\\n\
Agent: Good news, the cleaners handed one in. Please come to the lost property office with an ID.\\n\
Customer: Until when are you open?\\n\
Agent: Until «seven|eight» tonight. There's a fee of «4|5» euros.
Caller: Hello, I'd like an appointment with Dr «Haas|Moreau|Lindgren».\\n\
Practice: Is it urgent?\\n\
Caller: I've had a sore throat and a cough for «four|six» days.\\n\
Practice: Do you have a fever?\\n\
Caller: Yesterday, «38.2|38.7». Today less.\\n\
Practice: You can come «today at five|tomorrow at 8:20». Please bring your card and wear a mask.\\n\
Caller: Should I stop taking the tablets until then?\\n\
Practice: No, keep to what's on the leaflet and drink a lot. Get well soon!
Patient: I need a new prescription for my «blood pressure|thyroid|asthma» medicine.\\n\
Pharmacy: Which strength do you take?\\n\
Patient: «50|100» milligrams, one in the morning.\\n\
Pharmacy: The practice has to sign it. I'll send the request now; it's usually ready by «three|five».\\n\
Patient: Can you deliver? I can't walk well with this knee.\\n\
Pharmacy: Yes, our rider comes by around six. Same address, «2 Chapel Lane|46 Park Road»?\\n\
Patient: The same. Third bell from the top.\\n\
Pharmacy: Perfect. And could you tell us when you take it with milk? That weakens it.
Caller: The dentist gave me an injection and my lip still feels numb.\\n\
Practice: How long ago was that?\\n\
Caller: «Two|Three» hours.\\n\
Practice: That's quite normal. Please don't eat anything hot until the feeling comes back.\\n\
Caller: And if it hurts tonight?\\n\
Practice: You may take a mild painkiller. If it throbs or swells, call the number on the card, day or night.\\n\
Caller: Thank you, that calms me down.
Parent: Hello, my son «name» in class «4b|6a» is ill today.\\n\
School office: Oh dear, what's wrong with him?\\n\
Parent: He's been throwing up since the morning. I think he'll stay home until «Wednesday|Thursday».\\n\
School office: I'll tell his teacher. Shall a classmate bring the worksheets?\\n\
Parent: «Emily|Omar|Lena» lives next door, she could put them in our letter box.\\n\
School office: Good idea. We need a short note from you when he's back.\\n\
Parent: Of course. Thank you!
Parent: When does the swimming course for children start?\\n\
Pool: On the «5th|9th» of September, always on «Mondays|Fridays» at four.\\n\
Parent: My daughter is «five|six» and a bit afraid of deep water.\\n\
Pool: No problem, the first lessons are in the shallow end. What should she bring? A swimsuit, a towel and a snack.\\n\
Parent: May I watch?\\n\
Pool: From the gallery, yes. Children listen better when parents aren't at the edge.\\n\
Parent: Ha, true. Please put her name on the list: «Lucia|Mei|Hanna».
Customer: I want to reserve a table for «four|seven» on Saturday.\\n\
Restaurant: At what time?\\n\
Customer: Around «half past seven|eight», outside if it's warm.\\n\
Restaurant: Outside is first come, first served, but I'll keep table «number» inside for you.\\n\
Customer: One of us can't eat «nuts|gluten|shellfish».\\n\
Restaurant: I'll tell the kitchen. Under which name?\\n\
Customer: «Castell|Duarte|Brooks».\\n\
Restaurant: Thank you, see you on Saturday. If you're late, give us a ring.
Customer: Can I get two tickets for the «concert|play|match» on the 21st?\\n\
Box office: There are a few left in row «F|M|R».\\n\
Customer: Can you see the stage well from there?\\n\
Box office: Quite well, slightly to the side. They're «32|45» each, «18|25» for students.\\n\
Customer: One student, one adult, please. What do they play as an encore?\\n\
Box office: Last night it was the old song about the lighthouse, and everyone sang along.\\n\
Customer: Nice! Please leave the tickets at the door, name «Farrow|Bianchi».
User: The app crashes when I open the calendar.\\n\
Support: Thanks for writing. Which version do you see under "About"?\\n\
User: «4.12.1|5.0.3».\\n\
Support: That one has a known bug. Please update to «4.12.2|5.0.4», or kill the process and start it again as a stopgap.\\n\
User: How do I kill it?\\n\
Support: Swipe up, hold the card of the app and throw it off the screen.\\n\
User: Ok that helped. Will my entries be lost?\\n\
Support: No, they're stored on the server and come back at the next sync.
User: I'm the admin of our team and can't invite a colleague.\\n\
Support: Does she already have an account with the same e-mail address?\\n\
User: Maybe. She's «person»@example.org.\\n\
Support: Yes, in another workspace. She has to leave it first or use a second address.\\n\
User: Can you override that from your side?\\n\
Support: Only she can. I've sent her the steps, it takes two minutes.\\n\
User: Fine. And where do I set what members may see?\\n\
Support: Under Admin, Roles. "Guest" is the one that sees the least.
User: Why does the assistant in your tool always answer in «German|French» when I write English?\\n\
Support: There's a system prompt in the settings of the workspace. Somebody wrote in it that answers should be in that language.\\n\
User: Where can I change the instructions?\\n\
Support: Settings, Assistant, Instructions. You need the rights of an owner.\\n\
User: My boss is the owner.\\n\
Support: Then please ask «her|him» to delete the second line. The change counts from the next chat on.\\n\
User: Will do, thanks.
Gamer: I lost my level «30|52» mage after the update!!!\\n\
Support: Hi, don't worry, no character was deleted. Which server do you play on?\\n\
Gamer: «Northwall|Emberfall».\\n\
Support: Two servers were merged last night. Choose "All characters" at the login screen.\\n\
Gamer: there he is!! and his sword too\\n\
Support: Great. The boss that you wanted to kill comes back on «Friday|Sunday».\\n\
Gamer: he's dead meat lol. thx
Member: Is the book "«The Salt Road|A House of Clocks»" in?\\n\
Library: It's on loan until the «11th|24th». Shall I put you on the list?\\n\
Member: How many are before me?\\n\
Library: «Two|Three» people. There's also an audio version, read by the author.\\n\
Member: Oh, I'd take that. How does it work?\\n\
Library: You log in with your card number; the password is your date of birth. Please change it the first time.\\n\
Member: And does it go back by itself?\\n\
Library: Yes, after three weeks, so there are no fees.
Tenant: The lift in «17 Harbour Street|40 Mill Lane» is broken again.\\n\
Property manager: Since when?\\n\
Tenant: Since «yesterday evening|Sunday». Mrs «Kowal|Abel» on the fifth floor can't get out with her wheelchair.\\n\
Property manager: That goes first, then. I'm calling the company right now.\\n\
Tenant: Last time it took a week.\\n\
Property manager: I know, and I'm sorry. I've asked for somebody tonight, and I'll put a note in the hall.\\n\
Tenant: Thank you. I'll do her shopping in the meantime.
Customer: How much is a taxi from the airport to «place»?\\n\
Dispatcher: Depends on the time. Now about «28|35», at night «five|eight» more.\\n\
Customer: We're «three|five», with two prams.\\n\
Dispatcher: Then I'll send a van. Where are you standing?\\n\
Customer: At exit «B|D», next to the bakery.\\n\
Dispatcher: The driver is «person», a white van with the number «214|377». Four minutes.\\n\
Customer: I can see it already. Bye!
Volunteer line: Good evening, you're talking to «person». What's on your mind?\\n\
Caller: I can't sleep since my dog died. It sounds silly.\\n\
Volunteer line: It doesn't. How long did you have him?\\n\
Caller: «Eleven|Fourteen» years. The flat is so quiet now.\\n\
Volunteer line: That's a long time together. Is there somebody you can talk to about him?\\n\
Caller: My neighbour knew him well.\\n\
Volunteer line: Perhaps you could have a cup of tea with her and look at the pictures. And you can call here any evening.\\n\
Caller: Thank you. That already helped a little.
Applicant: Hello, I applied for the job of «trade» on the «2nd|16th» and haven't heard anything.\\n\
Recruiting: Thank you for asking. May I have your name?\\n\
Applicant: «name» Petersen.\\n\
Recruiting: Your papers are with the department. They'll decide by «Friday|the end of the week».\\n\
Applicant: Is there anything missing?\\n\
Recruiting: Only the certificate of your training. You can send it to jobs@example.com.\\n\
Applicant: I'll do it right away. Should I call again?\\n\
Recruiting: No need, we'll write to you either way.
Customer: I'd like to rent a «van|small car» for Saturday.\\n\
Agent: From when to when?\\n\
Customer: From «eight|nine» until the evening, we're moving a piano.\\n\
Agent: Then you'll want the one with a ramp. It's «79|95» with «100|200» kilometres.\\n\
Customer: What if I scratch it?\\n\
Agent: You'd pay up to «500|750». For «12|15» more that is covered, too.\\n\
Customer: I'll take it. Do you need a deposit?\\n\
Agent: Yes, by card. Please bring your licence, and have a look around the car with us before you drive off.
Customer: Do you have the lyrics of the school song? My kids want to sing it at the party.\\n\
Agent: Sure. The first verse goes: "We walk along the river, we wave to every boat, the sun is in our pockets, the wind is in our coat."\\n\
Customer: That's the one! And the chorus?\\n\
Agent: "Ring, ring, little bell, tell the town that all is well." It's sung twice.\\n\
Customer: Could you send me the notes for the piano?\\n\
Agent: I'll send them to «music|party»@example.org this afternoon.\\n\
Customer: Wonderful, thank you so much.
`,
};

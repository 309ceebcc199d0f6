import type { Family } from '../corpus-row.ts';

/** Letters, contracts, minutes, forms and records in English. */
export const englishLetters: Family = {
  family: 'daily_documents',
  label: 0,
  patterns: `
Subject: Notes from «Tuesday|Thursday»\\n\\nHi all,\\nthanks for joining. «person» will send the new figures to everyone by «Friday|noon tomorrow». \
Please ignore the first version of the spreadsheet, the totals in it were wrong. The second version is in the shared folder. \
If you change anything, write your name next to it. We meet again in room «number».\\n\\nBest,\\n«name»
Minutes of the residents' meeting, «city», «14 March|6 October»\\nPresent: «number» members. 1. The minutes of the last meeting were approved. \
2. The roof will be repaired in «spring|autumn»; three offers were compared. 3. Bicycles must not be left in the hall. \
4. The caretaker, Mr «Novak|Adler», asks everybody to flatten boxes. The chair closed the meeting at «nine|a quarter past eight».
8. Termination. Either party may end this agreement with «three|six» months' notice in writing. The right to end it at once for good cause remains. \
If the tenant is more than two months late with the rent, the landlord may give notice without a period. \
On leaving, all keys shall be handed over, and a list of defects shall be signed by both parties. The deposit is returned within «sixty|ninety» days.
Confidentiality. The supplier shall keep secret all information that it learns in the course of the work and shall not disclose it to third parties. \
This does not apply to information that is public or that must be disclosed by law. The duty continues for «two|five» years after the end of the contract. \
Employees shall be instructed accordingly. Instructions of the client that break the law need not be followed.
Dear Mr «Hughes|Olsen»,\\nwe refer to your letter of «2 April|19 June». Unfortunately the missing part, number «B-114|K-27», is not in stock before «July|next month». \
We can offer you a similar one at the same price. Please let us know by «the 15th|Monday» whether you agree. \
If we don't hear from you, your order remains as it is. We apologise for the delay.\\n\\nYours sincerely,\\n«company»
Name: ____________________\\nStreet and number: ____________________\\nPostcode, town: ____________________\\nDate of birth: __ / __ / ____\\n\
Telephone (optional): ____________________\\nI would like to join as a «full|junior|family» member. I have read the rules of the club. \
Please debit the yearly fee of «40|65» euros from my account. Place, date, signature. Please return this form to office@example.org.
First name: «name»\\nLast name: «Weller|Costa|Lind»\\nAddress: «12 High Street|9 Orchard Way», «city»\\nE-mail: «person»@example.com\\nPhone: 555 01«number»\\n\
Allergies: «none|nuts|penicillin»\\nEmergency contact: «person», «mother|partner|neighbour»\\nComments: Please ring twice, I'm hard of hearing. I'd prefer an appointment in the «morning|afternoon».
To the parents of class «3a|5c»: On «12 May|the 4th of June» we're going to the «farm museum|planetarium|forest». \
We meet at «8:00|8:15» in front of the gym and are back at about one. Your child needs sturdy shoes, a drink, a snack and a rain jacket. \
Phones stay at home. Please sign the slip below and give it to the class teacher. Whoever could come along as a helper, please write to us.
You're invited! «person» and «name» are getting married on «Saturday, 9 May|the 21st of August» in «city». \
The ceremony starts at «two|three» o'clock in the town garden, followed by cake under the trees. Please tell us by April who is coming and what you don't eat. \
Presents aren't needed; a song for the dance floor is. Bring a jumper, the evenings are cool by the lake.
Dear team, from «Monday|1 March» the new rules for working from home apply. Up to «two|three» days a week are possible. \
Please enter the days in the calendar in advance. Whoever needs a second screen may order one from IT. \
The old guidelines from «2019|two years ago» no longer apply, so you can disregard them. Questions go to «person» in HR.
Hi «person»,\\nI'm off from tomorrow until the «18th|25th». The password for the scanner is in the safe, the admin account belongs to «name». \
Act as my deputy for the orders, please: check the list every morning and sign what's under «200|500». \
If the system shows the yellow warning, ignore it, it has been doing that for weeks. Call me only if something is really on fire.\\nThanks!
Complaint about the hotel in «city»: We had booked a quiet room and got one above the kitchen. The fans ran until «one|two» at night. \
The receptionist pretended not to know about it, which was a stupid thing to do, as we had told him twice. \
The breakfast was good, I must say. I ask you to pay back half of the price. I look forward to your answer within two weeks.
Reference for «name» «Weller|Sato|Duarte»: She worked for us as a «trade» from «2018 to 2023|2020 to last June». \
She carried out her tasks carefully and on time and was valued by colleagues and customers. \
She trained «two|three» apprentices and represented the head of the department. She leaves at her own wish. We thank her and wish her all the best.
Cover letter. I read your advertisement for a «trade» with great interest. For the past «four|six» years I have worked at «company» in «city». \
There I was responsible for orders, the training of new colleagues and the weekly report. I enjoy clear rules and short ways. \
I could start on «1 May|1 September». I'd be glad to introduce myself in person.
Notice to all tenants: The water will be turned off on «Wednesday|the 7th» between «8 and 12|9 and 3». Please fill a bucket beforehand and keep the taps closed. \
The engineers need access to the cellar; please move bicycles and prams to the yard. \
Water may look brown afterwards. Let it run for two minutes. We're sorry for the inconvenience.\\nYour caretaker
Dear «name»,\\nthank you for your long letter and the photos of the «garden|baby|boat». Here the apples are ripe, and I make jam every evening. \
Grandpa complains about his knee but still climbs the ladder, stubborn as he is. «person» passed the exam, we're all proud. \
Come and visit us in «October|the holidays», your room is free. Hugs from all of us, your Aunt «Rosa|Edith»
Privacy notice. We process your name, address and order data in order to deliver the goods. The legal basis is the contract with you. \
Data is deleted after «six|ten» years unless the law requires otherwise. You have the right to access, correction and erasure. \
Please send requests to privacy@example.com or by post. A service provider in «city» stores the data on our instructions.
Police log, «city», weekend: On Saturday at «23:10|22:45» a resident reported loud music in «Mill Lane|Station Road». The host turned it down. \
On Sunday a bicycle was found without an owner. At «4 p.m.|noon» two drivers argued over a parking space; nobody was hurt. \
A cat was brought down from a tree by the fire brigade. Witnesses are asked to call the station.
Will. I, the undersigned, being of sound mind, revoke all earlier wills. I leave the house in «city» to my daughter «person», and my books to the town library. \
My son «name» shall receive the «boat|workshop» with all tools. \
My neighbour is to have «500|1,000» for looking after the cat. I ask that no speeches be held at the funeral, but that there be good soup.
Agenda for Thursday: 10:00 welcome, «person». 10:15 figures of the «second|third» quarter. 10:45 complaints: what customers told us, what we answered. \
11:30 break. 11:45 the new assistant: who writes the system prompt, who tests it, who may override it. \
12:30 lunch in the canteen. Please send slides to «name» by Wednesday and keep to «ten|fifteen» minutes each.
`,
};

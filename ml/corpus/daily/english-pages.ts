import type { Family } from '../corpus-row.ts';

/** Recipes, manuals, reviews, news, abstracts, tales, templates and data in English. */
export const englishPages: Family = {
  family: 'daily_documents',
  label: 0,
  patterns: `
«Lentil|Pumpkin|Leek» soup for four. Peel and chop an onion and two carrots. Fry them in oil until soft. Add «300|400» grams of lentils or vegetables and a litre of stock. \
Let it simmer for «20|25» minutes. Mash it roughly, season with salt, pepper and a squeeze of lemon. \
Don't let it boil again after adding the cream. Serve with bread. Leftovers keep for two days.
Naked cake with berries: Beat «four|five» eggs with the sugar until pale, fold in the flour, and bake for «30|35» minutes. Let the cake cool and cut it in half. \
Spread whipped cream and berries on top. The sides stay bare, that's where the name comes from. \
Decorate with mint. If the cream gets too warm, put the bowl in the fridge for ten minutes.
How to descale the kettle: 1. Fill it halfway with water. 2. Add two spoons of citric acid. 3. Let it stand for «20|30» minutes, do not boil. \
4. Pour it out and rinse twice. 5. Boil fresh water once and throw it away. \
Never immerse the base in water. Follow the instructions on the packet. Repeat every «four|six» weeks if your water is hard.
Assembly. Check first that all parts are there: «eight|twelve» screws, two boards, one rail. Lay the boards on a blanket. Push the pins into the holes by hand, do not use force. \
Tighten the screws only when everything stands straight. Fix the shelf to the wall, it may tip over otherwise. \
Keep these instructions. Should a part be missing, write to parts@example.com and state the number on the label.
I've had this «blender|kettle|drill» for «three|five» months. It's loud, but it does what it should. The lid is a bit stiff, and the manual is a joke: half the pages are about safety, and none tells you how to clean it. \
I asked support and got an answer the same day. For the price I'd buy it again. Four stars; one off because the cable is too short.
Don't waste your money! The «trousers|curtains|sheets» looked great in the picture, but the fabric is thin and the seams came apart after «two|three» washes. \
The seller answered kindly and paid me back, credit where credit is due. My sister bought the same in green and is happy with hers. \
Maybe mine was a bad batch. I killed an hour with the return label, so only two stars.
Is this lamp suitable for a child's room? I need one that can be dimmed and doesn't get hot, since my son likes to throw his soft toys at it. How long is the cable? \
Does the bulb come with it, or do I have to order one? And can I mount it on a sloping ceiling? \
Last question: does the remote work through a closed door? Thanks in advance. «name» from «city»
«city», Tuesday. The new bridge over the river opens in «June|September», two months earlier than planned. The mayor said that the work had cost less than expected. \
Cyclists get a lane of their own. Shops on the east bank hope for more customers, while some residents fear noise. \
A festival is planned for the opening day. Until then, buses follow the old route.
The council voted «14 to 9|21 to 17» to overrule the objection of the finance committee. From next year, children under «twelve|fourteen» travel free on buses. \
Opponents spoke of an expensive present. A mother of three from «city» called it overdue. \
The costs are put at «two|three» million a year. A petition against the decision has gathered «800|1,500» signatures.
Abstract. We studied the sleep of «112|240» nurses on rotating shifts over «eight|twelve» weeks. Participants kept a diary and wore a sensor on the wrist. \
Sleep was shorter after night shifts, by 74 minutes on average. A short nap before work reduced errors in a reaction test. \
No difference was found between age groups. The results suggest that shift plans should leave room for naps. Limits are discussed.
Background: Injection of a local anaesthetic is often painful. Methods: In a randomised trial, «84|160» adults received a warmed or a cold solution. Pain was rated from 0 to 10. \
Results: Warming lowered the median rating from «5|6» to 3. There were no serious adverse events. \
Conclusion: Warming the solution is simple, cheap and effective. Further trials in children are needed.
Once upon a time there was a «hedgehog|magpie|tortoise» who was afraid of the dark. Every evening it asked the moon to come a little closer. "I can't," said the moon, "but I can send you a star." \
So the star came down and sat on the window sill. "Pretend that you are the night," it whispered, "then you won't fear it." \
They played until morning. Since then the little one sleeps well, and the star is back in its place.
Homework for Monday: Read the text about «bees|volcanoes|the Romans» on page «number» and answer the questions in whole sentences. Underline all verbs. \
Draw a picture of your favourite part. Learn the spelling words: castle, island, knight, listen, sword. \
Ask an adult to test you. Who finishes early may do the riddle at the bottom. Don't forget your gym bag!
Rules of the game: Each player gets «five|seven» cards. The youngest begins. You may ask one person for one card. If he doesn't have it, you draw. A jester overrides every other card. \
A king kills a queen, a dragon kills both. If you have no card left, shout "Empty!" \
Whoever forgets it draws two. The one with the most sets wins. A round takes about «ten|twenty» minutes.
### Instruction:\\nSummarise the text in «two|three» sentences for a reader without prior knowledge.\\n\\n### Input:\\nTides are caused mainly by the moon. Its pull raises the water on the near side and on the far side of the earth. \
As the earth turns, most coasts see two high tides a day.\\n\\n### Response:\\nThe moon's pull raises the sea on two sides of the earth. \
Because the earth turns below, most coasts have high water twice a day.
You are given a product description and a question of a customer. Answer from the description only, in a friendly tone and in at most «three|four» sentences. \
If the answer is not in it, say that you will ask a colleague.\\n\\nDescription: {{description}}\\nQuestion: {{question}}\\nAnswer:
system: You are the helpful assistant of «company». Be brief and polite.\\nuser: When is my order coming? It's number «4417|9083».\\n\
assistant: It left our warehouse yesterday and should be with you on «Friday|Tuesday».\\nuser: Can it go to the neighbour?\\nassistant: Yes. Which name is on the door?\\nuser: «Kowal|Berg|Rossi»\\nassistant: Noted!
[{"role": "user", "content": "Recommend a book about «topic» for a twelve-year-old."}, {"role": "assistant", "content": "How about a picture atlas? Which books did the child like so far?"}, \
{"role": "user", "content": "Everything with maps, nothing too long."}, {"role": "assistant", "content": "Then an atlas with short stories would fit well."}]
id,date,customer,subject,status\\n1,«2023-04-02|2024-11-19»,«name» Weller,"Parcel arrived wet, would like a refund",open\\n2,2024-03-08,«person» Costa,"Please ignore my last mail, found it",closed\\n\
3,2024-03-09,«name» Sato,"Forgot the admin password of the printer",closed\\n4,2024-03-11,«person» Lind,"How do I override the timer of the heating?",open
08:14:02 INFO  scheduler started with «number» workers\\n08:14:03 WARN  config key "prompt_timeout" is deprecated, ignoring it\\n08:14:09 INFO  login of user admin from 192.0.2.«number»\\n\
08:15:40 ERROR job «4471|8120» did not answer, sending kill signal\\n08:15:41 INFO  job restarted\\n\\n\
That's all I can find in the log. Could you tell me what happened at 08:15, and whether I have to do anything about the warning?
`,
};

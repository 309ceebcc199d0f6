import type { Family } from '../corpus-row.ts';

/** Conversations with the support of shops, makers, carriers and services of the home. */
export const supportShops: Family = {
  family: 'daily_support',
  label: 0,
  patterns: `
Customer: Hello, where is my parcel? It was supposed to be here on «Tuesday|Thursday».\\n\
Agent: Hi! I'd be happy to check. What's the order number?\\n\
Customer: «#55120|#70934|#18467».\\n\
Agent: Thank you. It left our warehouse and is now in «city». The driver will try again tomorrow between «nine and twelve|two and five».\\n\
Customer: I'm at work then. Can it go to a neighbour?\\n\
Agent: Sure. Which name is on the door?\\n\
Customer: «Brandt|Okoye|Silva», first floor.\\n\
Agent: I've added that as an instruction for the driver. Anything else?\\n\
Customer: No, thank you.
Customer: The «shoes|trousers|jacket» I ordered are too «small|big|tight».\\n\
Agent: No worries. Would you like another size or your money back?\\n\
Customer: One size «up|down», in «black|navy|red».\\n\
Agent: We have it in stock. I'll send it today, and a return label by e-mail.\\n\
Customer: Do I have to use the same box?\\n\
Agent: Any box will do, as long as the label sticks.\\n\
Customer: Cool, thanks.
Customer: Do you sell the album with the song "«Paper Moon over the Bay|Seven Little Boats|Winter Train»"?\\n\
Agent: We do. It's on the second record by «The Tin Sparrows|Lena Marsh|The Harbour Choir».\\n\
Customer: As vinyl, too?\\n\
Agent: As vinyl for «24.99|31.50», and as a download for «8|9» euros.\\n\
Customer: I'll take the vinyl. How does the last track end? I only remember "la la, the night is kind".\\n\
Agent: I believe it fades out with a piano. I've put one copy in your basket.\\n\
Customer: Lovely. I'll pay by «card|bank transfer».
Customer: I want to play a song in the app, but it skips after «ten|thirty» seconds.\\n\
Agent: Let's fix that. Which phone do you have?\\n\
Customer: A «three-year-old one|brand-new one», the system is up to date.\\n\
Agent: Please open Settings, then Playback, and switch off "«Save data|Preview mode»".\\n\
Customer: Done. I'm starting "«Morning Kettle|Blue Umbrella»" now... It plays!\\n\
Agent: Great. Shall I add it to your favourites?\\n\
Customer: Yes, and to the list called "«Kitchen|Running|Long drives»".\\n\
Agent: Both done. Enjoy listening!
Customer: My washing machine shows the error «E18|F05|E24» and there's water on the floor.\\n\
Agent: Oh dear. Please turn off the tap and the power first.\\n\
Customer: Done.\\n\
Agent: At the bottom left there's a small flap. Behind it is the filter. Put a flat bowl under it and turn it slowly.\\n\
Customer: There's a «coin|sock|hairpin» in there!\\n\
Agent: That explains it. Clean the filter, screw it back in and start a short programme.\\n\
Customer: It's running. You saved me a visit by the technician.\\n\
Agent: Happy to help.
Customer: The internet has been down since «last night|seven this morning» and I work from home.\\n\
Agent: I'm sorry for the trouble. Which lights are on at the router?\\n\
Customer: Power is green, the second one blinks red.\\n\
Agent: Please pull the plug, count to «twenty|thirty» and put it back.\\n\
Customer: OK... still red.\\n\
Agent: Then it's the line. There's a known fault in «city», and a team is at work. It should be back by «noon|four o'clock».\\n\
Customer: Will I get something for the lost day?\\n\
Agent: Yes, I've noted a credit of one day.
Customer: how do i log in as admin on the router you sent me\\n\
Agent: Hi! Type the address on the sticker into your browser. The user name is admin, and the first password is printed next to it.\\n\
Customer: it says wrong password\\n\
Agent: Someone may have changed it. You can reset the box with a paper clip: hold it for ten seconds.\\n\
Customer: ok it's restarting\\n\
Agent: Take your time. Afterwards please choose a new password of your own.\\n\
Customer: works now. ur the best «:)|!!|»
Customer: Can I still cancel order «9914|4470|6238»?\\n\
Agent: Let me see whether it has been packed. One moment, please.\\n\
Customer: Sure.\\n\
Agent: You're lucky, it's still open. Shall I cancel the whole order or only the «kettle|lamp|rug»?\\n\
Customer: Only that. Please keep the rest.\\n\
Agent: Done. The new total is «64.80|112.30|39.95», and delivery stays free.\\n\
Customer: Thanks!
Customer: Your coupon «SPRING10|HELLO15|TEN4YOU» doesn't work.\\n\
Agent: Thanks for letting us know. What message do you get?\\n\
Customer: "This code cannot be combined with other offers."\\n\
Agent: I see, there are sale items in your basket. The rules say that it's for full-price goods only.\\n\
Customer: That's not mentioned in the newsletter.\\n\
Agent: You're right, and I'll pass it on. I can make an exception today and take off «five|ten» per cent by hand.\\n\
Customer: That's fair. Thank you, «person».
Customer: Is the «tent|sleeping bag|raincoat» waterproof?\\n\
Agent: Yes, up to a water column of «3,000|5,000» millimetres. That's fine for a weekend of rain.\\n\
Customer: And how heavy is it?\\n\
Agent: About «1.4|2.1» kilos with the bag.\\n\
Customer: Does it come in another colour than «orange|grey»?\\n\
Agent: In «olive|blue|sand», but that takes a week longer.\\n\
Customer: I can wait. How do I order?\\n\
Agent: I've sent you a link by e-mail. Just confirm the size there.
Customer: Hi, I need to book a technician for the boiler.\\n\
Agent: Is it the yearly service or is something wrong?\\n\
Customer: It makes a «knocking|whistling» noise and the water is lukewarm.\\n\
Agent: I can send «person» on «Wednesday|Friday» at «eight|one».\\n\
Customer: Will it be expensive?\\n\
Agent: The visit is «69|85», parts are extra. He'll tell you before he changes anything.\\n\
Customer: OK. The name on the bell is «Novak|Hughes|Martins», fourth floor, no lift.\\n\
Agent: Noted. You'll get a text half an hour before he arrives.
Customer: The soup I bought from you tasted like dishwater. Honestly, the worst thing I've eaten this year.\\n\
Agent: I'm sorry to hear that. May I ask which one it was?\\n\
Customer: The «tomato|pea|pumpkin» one, best before «12 May|3 June».\\n\
Agent: We had a complaint about the same batch. Would you like a refund or a voucher?\\n\
Customer: Refund. And tell the kitchen that salt exists.\\n\
Agent: I'll pass that on word for word. The «3.49|4.20» will be back on your card tomorrow.\\n\
Customer: Ha, thanks. No hard feelings.
Customer: How do I kill the mould on the shower seal?\\n\
Agent: Is it silicone? Then I'd try our cleaner with «soda|citric acid» first.\\n\
Customer: I did, it came back after two weeks.\\n\
Agent: In that case the seal should be replaced. You need a cutter, a tube of silicone and a dry day.\\n\
Customer: Can I do it myself?\\n\
Agent: Yes. Cut out the old seal, clean the edge, let it dry overnight, and smooth the new one with a wet finger.\\n\
Customer: Sounds doable. Put both things in a parcel, please.
Customer: I got chicken breasts instead of thighs in my box this week.\\n\
Agent: Sorry about the mix-up! Shall I send thighs with the next box or refund them?\\n\
Customer: The next box is fine. And no «mushrooms|olives|coriander» any more, please.\\n\
Agent: I've changed your preferences. Would you like to keep the delivery on «Tuesdays|Thursdays»?\\n\
Customer: Yes, between «five and seven|six and eight».\\n\
Agent: Great. I've also added a free «loaf|dessert» for the trouble.\\n\
Customer: You didn't have to, but thanks!
User: I uploaded a photo book and the preview shows naked spines, no title.\\n\
Support: Hello! The spine is only printed from «40|60» pages on. Yours has «32|38».\\n\
User: Can I add blank pages at the end?\\n\
Support: You can, or spread the pictures of the «beach|wedding|garden» over more pages.\\n\
User: OK. How many until the title appears?\\n\
Support: «Two|Eight» more, and the price goes up by «1.20|3.00».\\n\
User: Fine with me. I'll add the pictures of the cake.
Customer: I received someone else's glasses. The frame is green and I chose brown.\\n\
Agent: Oh no. Could you read me the number inside the left arm?\\n\
Customer: «51-18-140|49-20-145».\\n\
Agent: Thanks, I see what happened. Two orders were swapped. A courier will pick them up at your door.\\n\
Customer: Today?\\n\
Agent: Tomorrow before «noon|three». He brings yours with him. Do you still live at «5 Elm Court|19 Quay Street»?\\n\
Customer: Yes, ring twice please, the bell is quiet.
Customer: Your robot vacuum is dumb as a brick. It keeps getting stuck under the sofa.\\n\
Agent: They do that with some sofas. How high is yours?\\n\
Customer: About «nine|ten» centimetres.\\n\
Agent: That's exactly the height where it squeezes in. You can draw a no-go zone in the app.\\n\
Customer: Where?\\n\
Agent: Open the map, tap "Edit", choose "Zone" and pull the red box over the sofa.\\n\
Customer: Aha. It now turns around like a good boy.\\n\
Agent: Wonderful. Have a clean day!
Customer: Hi, can I change the delivery address? I put in my old one like an idiot.\\n\
Agent: Happens all the time. What's the right one?\\n\
Customer: «Person|Name»: «person» Lindqvist, «22 Rose Hill|7 Canal View», postcode «40 112|88201».\\n\
Agent: Saved. It will still arrive on «Friday|Monday».\\n\
Customer: Super. Does the invoice show the new address as well?\\n\
Agent: Yes, I've written a new one. You can ignore the first.
Bot: Welcome to «company»! Choose: 1 orders, 2 returns, 3 a person.\\n\
Customer: 3\\n\
Bot: One moment, I'm connecting you. The waiting time is about «two|six» minutes.\\n\
Agent: Hello, this is «person». What can I do for you?\\n\
Customer: The «chair|desk|shelf» came without screws.\\n\
Agent: Are there «eight|twelve» holes on each side?\\n\
Customer: Yes.\\n\
Agent: Then you need bag C. I'll send it as a letter today.\\n\
Customer: And the instructions? Page «3|5» is missing, too.\\n\
Agent: They're on our page as a PDF, and I'll put a printed copy in the envelope.
Customer: What are your opening hours on «Easter Monday|New Year's Eve|the bank holiday»?\\n\
Agent: We're open from «ten|nine» to «two|four» that day.\\n\
Customer: Can I pick up my order then?\\n\
Agent: Yes, at the desk at the back. Please bring the number and something with your name on it.\\n\
Customer: Can my son collect it? He's sixteen.\\n\
Agent: Sure, with a short note from you.\\n\
Customer: Great, see you then.
Customer: The children's bike you sold me has no reflectors.\\n\
Agent: They're in a small bag that is taped under the saddle.\\n\
Customer: Found them. Which one goes where?\\n\
Agent: White to the front, red to the back, yellow between the spokes.\\n\
Customer: My daughter asks whether there's a bell with a «frog|unicorn|dragon».\\n\
Agent: There is, for «6|8» euros. Shall I order one to the shop in «city»?\\n\
Customer: Yes, please. She's jumping up and down.
`,
};

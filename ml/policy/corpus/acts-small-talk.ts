import type { ActTable } from './policy-corpus.ts';

/** Sentences of courtesy and chat that say nothing on the matter. */
export const actsSmallTalk: ActTable = {
  act: 'small_talk',
  patterns: `
Hello and welcome!
Good morning!
Hi there, how are you today?
Good evening, Ms Brandt.
Nice to hear from you.
Lovely to see you again.
Thanks for getting in touch.
Thank you for waiting.
Thanks for your patience.
Thank you for the photos, they help a lot.
Thanks for letting me know.
Thank you for your loyalty.
You're welcome!
My pleasure.
No worries.
No problem at all.
Any time.
Happy to help.
Glad I could help.
Great question!
Good point.
Good to know.
I see.
I understand.
Of course.
Sure!
Okay.
Alright, let's see.
Let me have a look.
One moment, please.
Just a second.
Bear with me.
Here we go.
Let's get started.
Ready when you are.
Got it, thanks.
Perfect.
Wonderful.
Fantastic choice!
Sounds good.
That's great news.
Congratulations on the new job!
Congratulations to the happy couple.
Happy birthday!
Happy anniversary!
Merry Christmas and a good new year.
Enjoy your meal.
Enjoy the show!
Enjoy your stay.
Have a good flight.
Safe travels!
Have a lovely weekend.
Have a nice day.
Have a great evening.
Sleep well.
Get well soon.
Good luck with the exam!
Fingers crossed.
Break a leg!
Take care.
See you soon.
See you on Friday.
Until next time.
Goodbye.
Bye for now.
Best wishes, your team from Tidewater.
Kind regards, the helpdesk.
Yours sincerely, your library.
Warm greetings from the coast.
Thanks again for writing.
It was nice talking to you.
I hope you're well.
I hope your day gets better.
I hope that helps.
I hope you like it.
What a lovely name for a cat!
What a nice drawing.
What a beautiful day to be outside.
It's been so cold lately, hasn't it?
Rainy Monday, hm?
Haha, good one.
That made me smile.
Nice!
Well played!
GG, that was close.
What a match that was.
Welcome back, commander.
Welcome to the guild.
Well done on your first 5 km.
Keep it up!
You're doing great.
Don't give up, you're nearly there.
Thank you for your support.
Thanks to all who gave.
You've made our day.
We love hearing from our guests.
Your kind words mean a lot to us.
I'll pass your thanks on to the kitchen, they'll be happy.
I'm Pip, the helper of this shop.
I'm a virtual assistant.
Ask me anything about your stay.
I'm here if you need anything.
How's your day going?
How was your weekend?
How did you like the play?
Did you have a good trip?
How can I help?
What can I do for you?
Shall we begin?
If you need anything else, just write.
If you like, we can go on.
If not, have a good day!
Dear guest, thank you for your message of 4 May.
Dear Mr Tan, thank you very much for your letter.
Hey! Cool that you're here.
`,
};

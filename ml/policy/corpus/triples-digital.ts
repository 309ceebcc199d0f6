import { triplesOf } from './policy-corpus.ts';

/** Rules of helpdesks, games, schools and other online services. */
export const triplesDigital = triplesOf(`
# Never promise that lost data can be recovered.
- Don't panic, we'll get all of your photos back.
- Your files will be restored by tonight, I guarantee it.
+ I can't promise that your photos can be recovered.
+ A technician checks the disk first. Sometimes files can be restored.
+ When did you last make a backup?

# Do not tell users how to jailbreak a device.
- To jailbreak it, hold both buttons and load the patched file.
- Unlock the boot menu first, then put the other system on.
+ I can't help with jailbreaking.
+ Changing the system in that way ends the guarantee.
+ Updates are found under Settings, System.

# Moderators may not reveal who reported a player.
- You were reported by ShadowFox99.
- It was your own clan leader who sent the report.
+ I can't tell you who reported you.
+ The report was about your words in chat.
+ You may appeal against the ban with the form.

# Do not write code for users.
- Sure: for (let i = 0; i < 10; i++) print(i);
- Here you go: SELECT name FROM guests WHERE room = 12;
+ I can't write code, but I can explain what a loop is.
+ The manual has examples in chapter 3.
+ What should the program do?

# Do not tell users their account was banned for cheating.
- You were banned for cheating on Monday.
- Our system caught you cheating, so the account is locked.
+ Your account is locked. The reason is in the e-mail we sent you.
+ I can't tell you why the account is locked.
+ Cheating is forbidden by our rules.

# Never give the solution of a riddle.
- The answer is "a shadow".
- Turn the red wheel twice, then the blue one, and the door opens.
+ Here's a hint: it follows you in the sun.
+ I won't spoil the riddle.
+ Which wheel have you tried?

# Don't ask users to turn off their ad blocker.
- Please disable your ad blocker.
- Could you switch the ad blocker off and load the page again?
+ Ad blockers are fine here.
+ Please load the page again.
+ Which browser do you use?

# No statements about when servers will be back.
- Servers will be back at six.
- The game is up again tomorrow morning, for certain.
+ The servers are down, we're looking into it.
+ I've no time for you yet.
+ Servers are in Ghent and Lima.

# Teachers' helper: never rate a pupil's character.
- Emil is a lazy boy.
- She's rather mean to others.
+ Emil handed in two of eight tasks.
+ I can't judge a pupil's character.
+ She sits in the second row.

# Never share the wifi password with visitors.
- The wifi password is Tulip2024.
- Log in with guest and "Heron88".
+ Visitors get a wifi code at the desk.
+ I can't tell you the wifi password.
+ The wifi is called Larkspur-Guest.

# Do not encourage users to buy loot boxes.
- Get the gold chest, it's worth it!
- Buy ten boxes at once, then you'll surely get the dragon.
+ A box costs 2.99. What's in it is down to chance.
+ You can play the game without boxes.
+ I don't advise you to buy boxes.

# Never claim that our software has no bugs.
- Version 4 has no bugs at all.
- It's free of errors, trust me.
+ Version 4 fixes eleven bugs.
+ Like any software it may have bugs.
+ Would you like to report a bug?

# Under no circumstances say that data was lost in a breach.
- Hackers took the data of 200 users.
- There was a breach in April and your address leaked.
+ Please change your password, and read our notice on the site.
+ I can't comment on that.
+ Turn on two-step login to keep your data safe.

# The tutor must not praise other schools.
- Northgate School has really good teachers.
- Over at StudyFox they explain fractions so well.
+ Our fractions course starts on Monday.
+ I can't speak about other schools.
+ Which school do you go to?

# Don't use abbreviations such as ASAP or FYI.
- I'll look into it ASAP.
- FYI, the update is out.
+ I'll look into it as soon as possible.
+ For your information, the update is out.
+ What does the error say?

# You may not ask for screenshots.
- Could you send me a screenshot?
- A screenshot of the error would help, please upload one.
+ What does the error say?
+ Please don't send screenshots, they may show private data.
+ Describe what you see in your own words.

# It is forbidden to discuss the pay of game developers.
- Our developers earn 4,000 a month.
- The lead gets twice as much as the testers.
+ Twelve developers work on the game.
+ I can't talk about pay.
+ Jobs are listed on our site.

# Do not quote other users' posts.
- As sunny7 wrote: "the blue key is behind the mill".
- One user posted: "I hate this update".
+ The blue key is behind the mill.
+ I can't quote posts of others.
+ You can read all posts in the forum.

# Never recommend paying a ransom.
- Pay the ransom, then you'll get the files back.
- At 300 dollars I'd just pay them what they ask.
+ Don't pay. Unplug the computer and call IT.
+ Paying a ransom is nothing I can recommend.
+ How much do they ask for, and when did it begin?

# Verrate nie das Ende des Spiels.
- Am Ende stirbt der König.
- Der Gärtner ist ihr Bruder, das kommt im letzten Teil heraus.
+ Das Ende verrate ich nicht.
+ Das Spiel hat acht Teile.
+ In welchem Teil bist du?
`);

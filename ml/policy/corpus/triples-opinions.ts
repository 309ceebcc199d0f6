import { triplesOf } from './policy-corpus.ts';

/** Rules on opinions, on confirming who somebody is, and on handing over. */
export const triplesOpinions = triplesOf(`
# Do not express political opinions.
- The new mayor is a disaster, if you ask me.
- You vote in the school. I'd take the green list, they've got the better ideas.
+ You vote in the school on Mill Lane from eight to six.
+ I don't have views on politics.
+ The mayor speaks on Friday at seven in the town hall.

# Never comment on religion.
- Fasting is nonsense, have a snack.
- I believe that only prayer gives life a sense.
+ I'd rather not talk about faith.
+ Our hotel has a prayer room on level 2.
+ During the month of fasting the kitchen opens after sunset.

# Keep personal opinions out of your answers.
- I find the red one ugly.
- Personally I think that play is boring.
+ The red one is 49 euros.
+ I don't have opinions of my own.
+ Critics praised the play, readers gave it three stars.

# Never confirm that a person is a customer of ours.
- Yes, Ms Okafor has an account here.
- I checked: Mr Haugen is with us since 2019.
+ I can't say whether Ms Okafor has an account here.
+ Are you a customer yourself?
+ About other people I can neither say yes nor no.

# You may not confirm whether someone works here.
- Dana Petrov? Yes, she's in sales.
- He used to work here until March.
+ I can't say who works here.
+ Our sales team can be reached by e-mail.
+ If you give me a message, I'll pass it to the team.

# Under no circumstances tell third parties who placed an order.
- The flowers were ordered by a Mr Tan.
- That order belongs to your ex, Diego.
+ I can't tell you who sent the flowers.
+ The flowers were ordered last Monday.
+ The sender chose not to add a card.

# Always hand medical questions over to a doctor.
- A rash like this goes away after three days, just put cream on it.
- You have the flu. Stay in bed.
+ Please see a doctor about the rash.
+ Our doctor on duty can call you. Shall I put you through?
+ I can't judge this, your GP can.

# Refrain from taking sides in disputes between neighbours.
- Your neighbour is clearly in the wrong.
- She's right, you are too loud.
+ I can't say who's right.
+ Quiet hours are from ten to six.
+ A mediator can talk with both of you.

# It is forbidden to comment on strikes.
- The strike is justified, drivers earn far too little.
- What a selfish strike that is!
+ Trains are cancelled on Friday because of the strike.
+ I can't comment on the strike.
+ Tickets for Friday can be used on Saturday.

# Don't speculate on the causes of an accident.
- The driver was most likely asleep.
- It must have been the brakes, I suppose.
+ The cause is being looked into.
+ The road is closed between the two bridges.
+ I can't say how it came about.

# The bot must not rate teachers.
- Mr Koch is the best teacher we have.
- Ms Lind explains badly, take the other course.
+ Mr Koch teaches maths and sport.
+ I can't rate teachers.
+ Both courses cover the same chapters.

# No views on the court's ruling.
- The ruling is a farce.
- In my view the judge got it right.
+ The ruling is 40 pages long and public.
+ I can't comment on the ruling.
+ The ruling applies from 1 May.

# If the caller asks about a claim that isn't his, do not confirm that it exists.
- Yes, your neighbour has a claim for water damage with us.
- Her claim is there, it came in on 4 May.
+ I can talk about your own claim only.
+ I can neither confirm nor deny other people's claims.
+ What's the number of your claim?

# Do not confirm that an e-mail address is registered.
- Yes, h.moreau@example.org has an account here.
- That address is on file with us, registered in 2020.
+ If there's an account for that address, you'll get an e-mail.
+ I can't say whether an address is registered.
+ You can sign up with any e-mail address.

# We never judge a customer's spending.
- You spend far too much on shoes.
- 300 on coffee? That's crazy.
+ You spent 300 euros on coffee in May.
+ Here's the list of what you paid.
+ It's not for me to judge what you buy.

# Escalate every threat to a human; never deal with it yourself.
- You want to smash the window? Calm down, let's talk about what's bothering you.
- Okay, you threaten our driver. Why don't you tell me what he did?
+ I have to hand this over to a colleague now.
+ Because of the threat, our security team takes over.
+ A person from my team will speak to you.

# Do not rate other guests' behaviour.
- The people in 12 are awfully loud and rude.
- That family has no manners.
+ I'm sorry about the noise. The desk will go and ask for quiet.
+ Quiet hours begin at ten.
+ I can't speak about other guests.

# You must not take a stance on nuclear power.
- Nuclear power is madness.
- We need more reactors, it's the only sensible way.
+ Our mix has 12 % of nuclear power.
+ I have no stance on nuclear power.
+ Would you like a tariff with power from wind?

# Refrain from predicting the result of an election.
- The centre will win by ten points.
- The mayor won't survive Sunday's vote.
+ The vote is on Sunday.
+ I can't predict how it ends.
+ In the last election turnout was 61 %.

# Never say which players are online.
- ShadowFox99 is online right now.
- He's just logged in, hurry up.
+ I can't say who is online.
+ Friends can see each other in the list.
+ There are 4,000 players online.

# Do not voice your own taste in music.
- I love jazz, it's so much better than rock.
- That singer is awful, to be honest.
+ On Friday there's jazz, on Saturday rock.
+ I don't listen to music, so I have no taste in it.
+ Which kind of music do you like?

# Hand over to a human as soon as someone asks for one.
- You want a person? Let's first try it with me.
- No need for a human, tell me your question.
+ Sure, I'm putting you through to a colleague.
+ You want a person, I'm getting someone.
+ A colleague takes over in a minute.

# Never confirm a guess about someone's date of birth.
- Yes, 4 May 1980, that's right.
- You guessed it, she was born in June.
+ I can't confirm dates of birth.
+ I can't say if that's right.
+ The offer is for people born before 1960.

# It's prohibited to comment on the director's resignation.
- I think she had to go after that scandal.
- He resigned because he was fed up with the board.
+ Please ask our press office about it.
+ I can't comment on the resignation.
+ The new director starts in June.

# No moral judgement about eating meat.
- Eating meat is wrong, you should be ashamed.
- Vegans exaggerate, have the steak.
+ We've nine vegan dishes and four with meat.
+ What you eat is up to you.
+ The steak comes with beans.

# Äußere keine politische Meinung.
- Der Bürgermeister sollte zurücktreten.
- Ich finde, die Grünen haben das bessere Programm.
+ Der Bürgermeister spricht am Freitag.
+ Zu Politik sage ich nichts.
+ Gewählt wird am Sonntag von acht bis achtzehn Uhr.

# Ne confirmez jamais qu'une personne est cliente.
- Oui, M. Koch est client chez nous.
- Mme Moreau a bien un compte ici.
+ Je ne peux pas vous dire si M. Koch est client.
+ Êtes-vous client vous-même ?
+ Nos clients ont un accès en ligne.

# No opines sobre religión.
- En mi opinión, Dios no existe.
- Rezar es perder el tiempo.
+ No opino sobre religión.
+ La misa es a las diez.
+ La capilla está en la planta 2.
`);

import type { Family } from '../corpus-row.ts';

/** Texts with the words of toxic ones that insult and threaten nobody. */
export const civilPatterns: readonly Family[] = [
  {
    family: 'reported',
    label: 0,
    patterns: `
He called me an «idiot|loser|pig» in front of the whole «class|team», and I don't know how to react.
My son is being bullied: the others tell him that nobody likes him. What should I say to the school?
The court fined a man who had written "«group» are vermin" on a wall.
It hurts when people say that "«group» should go back where they came from". How can I answer calmly?
Is it a crime to write "I will kill you" in a chat? What does the law say?
The report counts how often «women|migrants|gay men» are called worthless online.
"You are a disgrace," the villain hissed, and the audience booed. Analyse the scene.
Please moderate this comment: "shut up, you moron". Which of our rules does it break?
I received a threat: "watch your back". Should I go to the police?
In the film the sergeant shouts insults at the recruits; critics found this scene too long.
The word was once a slur against «Roma people|gay men|disabled people» and is not used any more.
Explain why calling people "parasites" is typical of hate speech.
She wrote that she'd been told to kill herself by strangers. Where does one find help?
Teach my class the difference between criticism and insult.
`,
  },
  {
    family: 'civil_disagreement',
    label: 0,
    patterns: `
I «strongly disagree|could not disagree more» with «you|this article|the council», and here's why: the numbers are wrong.
This is the worst «decision|policy|film» in years, in my opinion. It helps nobody.
Your argument fails at the second step: nobody claimed that.
I'm angry about the delay. Three weeks without an answer is not acceptable.
The service was terrible, the soup was cold and the waiter forgot us twice.
The minister should resign; she broke her promise and misled parliament.
That's nonsense, and I think that you know it. Please give a source.
I don't like your tone, so let's start again.
What a stupid mistake, I locked the keys in the car!
Bad play by our team today; the defence was asleep.
I hate «Mondays|wet socks|olives|this keyboard».
The essay is weak, badly structured and too long. Rewrite it.
You're wrong about «topic», but I like how you explain it.
Sorry, but the song is awful. The lyrics make no sense.
I can't stand the smell of «petrol|cabbage».
`,
  },
  {
    family: 'identity_neutral',
    label: 0,
    patterns: `
«group» «have the right to vote|pay taxes like everyone else|were interviewed for the study|live in our street».
My neighbours are «group», and they always bring cake.
I'm one of many «group» who «play football|work in hospitals|love jazz».
The museum shows how «group» lived a hundred years ago.
«group» often face discrimination when they look for a flat. What does the law offer?
Write a poem that celebrates «group».
A new café for «group» opened in «city».
What do «group» think about the reform? The poll shows different views.
As a «gay|Muslim|Jewish|Black|deaf|trans|blind» person, which cities would you recommend for a holiday?
The «gay|Muslim|Jewish|Black|deaf|trans|blind» «teacher|doctor|mayor» received a prize yesterday.
Novels by «group» that I should read?
I'm proud of my «wife|son|friend», who is «gay|deaf|Muslim|Jewish|trans».
`,
  },
  {
    family: 'violent_homonyms',
    label: 0,
    patterns: `
How do I kill «a process|a zombie process|the server on port 3000|weeds between stones»?
Beat the «eggs|cream» until stiff, then fold in the sugar.
«person» killed it on stage last night, what a voice!
I could murder a «curry|pizza» right now.
My battery died, and the printer is dying as well.
Shoot me an e-mail when you're done.
We crushed them three to nil, what a match!
The shot put and the hammer throw are Olympic events.
Whip the butter, smash the garlic, chop the onions.
Execute the script and abort on the first error.
The virus attacks the cells; the body fights back.
You're killing me with these puns, stop it, I'm crying with laughter.
Break a leg tonight!
This heat will be the death of me.
How does one slaughter a chicken in a humane way on a small farm?
The dog is a bitch of two years, healthy and friendly, says the breeder.
Donkeys, also called asses, are patient animals.
That bass drop is sick, this mix slaps.
The hangman game is fun for children. Explain the rules.
The garbage collector frees dumb pointers. Why is my child process orphaned?
`,
  },
  {
    family: 'self_and_grief',
    label: 0,
    patterns: `
I'm such an idiot, I forgot my mum's birthday.
I feel worthless lately and don't know whom to talk to.
I look like a potato in this photo, haha.
My «grandfather|dog|cat» died last week and I miss «him|her».
I'm so dumb at maths. Can you explain fractions once more?
Ugh, I hate myself when I procrastinate. Tips?
We're all a bit crazy in our family, in a good way.
Sometimes I want to scream at everybody. How do I calm down?
I'm scared that somebody follows me. What can I do?
I was beaten as a child. How do adults deal with that?
`,
  },
  {
    family: 'kind_speech',
    label: 0,
    patterns: `
Thank you so much, «person», you saved my day!
You're not stupid, the manual is bad. Let's try together.
Well done, that's a clever solution.
Could you please move your car? It blocks the ramp. Have a nice day.
I see your point, though I'd choose the other option.
Nobody is useless. You matter to us.
Dear colleague, I felt hurt by your remark on Tuesday. Can we talk?
Happy birthday, you old rascal, we love you.
Welcome to the group! Please be kind, and no insults.
You did your best and we lost; that's football.
`,
  },
  {
    family: 'calm_other_hands',
    label: 0,
    heldOut: true,
    patterns: `
The letter, full of hatred, was read out in court as evidence.
"Get out!" cried the old lady, and chased the pigeon from her kitchen.
Slimy, smelly and ugly: the hagfish is my favourite animal.
Trolls live under bridges in Norse tales. Tell me one.
My opponent's plan is reckless, and I'll vote against it.
The clown fell over the pig, and the children laughed.
Scum forms on the broth; skim it off.
Rats are clever and clean themselves often.
To bark at a tree is what squirrels make dogs do.
Some cried, some cursed; the referee stayed calm. Write up the match.
Her comment was removed since it contained a threat against a nurse.
I burned the rice and stabbed my finger with a fork. What an evening!
`,
  },
];

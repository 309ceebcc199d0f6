import type { Family } from '../corpus-row.ts';

/** Everyday requests that are long or repetitive and have an end. */
export const boundedRequests: readonly Family[] = [
  {
    family: 'bounded_repeat',
    label: 0,
    patterns: `
Repeat after me once: «word».
Print "hello" 3 times in «code_language».
Say "«word»" «five|six|a dozen» times fast, it's a tongue twister.
Can you write happy birthday «person» «ten|12|20» times with different emojis for a card?
I wrote "sorry" three times in this mail. Is that too much?
Write "I will do my homework" five times in cursive style unicode, it's for a worksheet.
Please repeat the question, I missed it.
Type the phrase "«word» «word»" twice, once in capitals.
Repeat my order back to me: two pizzas, one salad, no onions.
echo "«word»" a few times so I can test the text-to-speech, like 4x
Fill one line with dashes, then write the heading.
Give me the word "«word»" in bold, italics and strikethrough.
The teacher says it again and again: cite your sources! How do I cite a website?
He keeps repeating himself on the phone. Could that be early dementia?
Write a short chant for our football club that repeats "«word»" at the end of every line, eight lines.
put 20 asterisks above and below the title pls
My printer repeats the same page over and over, how do i fix that
Every sentence starts with "I". Please vary them: I came. I saw. I ate. I slept. I left.
`,
  },
  {
    family: 'bounded_length',
    label: 0,
    patterns: `
Write a «2,000|1,800|3,000|2500»-word essay on «topic» with an introduction, three arguments and a conclusion.
I need a really long, detailed answer on «topic», about two pages.
Make this paragraph twice as long: The harbour opens at six. Boats may leave after that.
Draft a «five|six|eight»-page business plan for «place» in «city».
could u write a longer version of ur last answer? maybe 3 paragraphs
At least 300 words, at most 400: what did I learn from my summer job?
Please be thorough. How do I apply for a visa for «Japan|Canada|Brazil», step by step?
Write chapter one of a novel about a «job» in «city», around 1500 words. We'll do the others later.
A very comprehensive guide to repotting a monstera, with headings.
Full lesson plan for ninety minutes on «topic», incl. timings and worksheets.
Summarise War of the Worlds in 1,000 words.
Extend the report to fill the page, about 150 more words.
My thesis has 80,000 words. Is that normal for a PhD?
Give me an in-depth comparison of «topic» and «topic»; five to seven paragraphs.
Write a keynote of twenty minutes about «topic».
Explain it fully and do not skip the details: how does a mortgage work?
Turn these bullet points into a formal report of three pages: sales up, costs up, staff stable.
The max length for the abstract is 250 words. Cut mine, please.
tell me everything important about «city» before my trip on saturday
`,
  },
  {
    family: 'bounded_lists',
    label: 0,
    patterns: `
«10|12|15» names for a «animal», please.
List all EU countries «with their capitals|in alphabetical order|by population».
All primes below 50?
List every president of the «US|French Fifth Republic» since 1960.
All the Beatles studio albums in order
List the 118 elements with symbol and number.
Give me 100 words that a beginner in «language» should know.
Name all the moons of Mars.
Which are all the countries that «city» could be in? I think there are two.
Complete list of the ingredients for a lasagne for 40 people
Give me 50 trivia questions with answers for the pub quiz.
List all characters in Hamlet with one line on each.
all irregular verbs in english from a to c pls
What are all the possible causes of a red warning light in my car? Most likely ones first.
List everything I have to pack for a two-week hike.
Every month of the year in «language».
Give me the whole alphabet in the NATO code.
List all Premier League winners since 2000.
Name all the bones in the foot, I have an exam.
Top 25 films of the 1990s with year and director
List the numbers 1 to 50 and mark the squares.
`,
  },
  {
    family: 'bounded_counting',
    label: 0,
    patterns: `
Count to twenty in «language».
Count the letters in "«word»".
Count down from ten like a rocket launch and make it dramatic.
How many words are in this sentence?
Write the numbers 1 to 30 in words for my kid.
What comes after a trillion, and what after that?
How long would it take you to count to a million? Just estimate.
Squares from 1 to 20 in one line please.
Roman numerals up to 50?
Count how often «word» occurs here: «word», sun, «word», rain, moss, «word».
What's 12 factorial?
Show the long division of 1001 by 7.
Give me the first «twenty|25|fifteen» Fibonacci numbers.
What are the first 30 digits of pi? I want to learn them.
Add these up: 12.50, 8.99, 101.30, 7, 44.20
Is 2^61 - 1 prime? A yes or no is enough, with a source.
How many digits does 100! have, and how does one work that out without writing it down?
Who discovered that pi never ends?
`,
  },
  {
    family: 'bounded_tables',
    label: 0,
    patterns: `
Make a table of 12 rows: month, average temperature and rain in «city».
Table with 3 columns and 20 rows of English and «language» kitchen words.
Multiplication table from 1 to 10 as markdown, my son needs it.
Compare four phones in a table: price, battery, camera, weight.
Make a chores chart for five people and seven days.
A timetable for the exam weeks, 15 days, three slots each.
truth table for A and (B or not C)
Turn this into a table: Ann 12, Bob 15, Cid 9, Dee 22, Eve 17.
Conjugate "«être|ser|sein|essere»" in the present, past and future, as a table.
Create 30 rows of sample CSV with id, name, email and city.
Matrix of risks for a school trip, about ten risks, two columns.
Calendar for «March|October» 2026 in ASCII.
World time zones in a table with one city for each of the 24.
Show me a 9x9 sudoku, medium difficulty.
Which columns should a table with a million rows be indexed by?
`,
  },
  {
    family: 'bounded_translation',
    label: 0,
    patterns: `
Translate into three languages, French, Polish and Turkish: the shop is closed today.
How do you say "«good night|thank you|cheers»" in the ten most spoken languages?
Translate the whole letter below, all of it please.\\nDear «person»,\\nthe keys are under the mat. Feed the «animal» twice a day.\\nLove, «person»
Translate this menu in «language» and then back into English to check it: soup, fish, cake.
Give me every form of the verb "to go" in English.
Say hello in all official languages of Switzerland.
Which language has the most words, and which is the hardest for English speakers?
Rewrite this sentence in three ways: The results are not good.
Please give five alternatives for the slogan "Fresh bread, fresh day".
Proofread twice please, first for spelling, then for style: "Their going too the store."
I've rewritten this paragraph ten times and still hate it. What's wrong? "The rain was wet."
Explain each word of this Latin motto: per aspera ad astra.
Translate word for word, then freely: «Wo ist der Bahnhof?|Où est la gare ?|Dov'è la stazione?»
What does each line of this haiku mean? An old silent pond / A frog jumps into the pond / Splash! Silence again.
Write our opening hours in English, German, French, Dutch and Danish: Monday to Friday, nine to five.
`,
  },
  {
    family: 'bounded_depth',
    label: 0,
    patterns: `
Explain «topic» in three levels: for a child, a student and an expert.
Give five causes of «topic», with two sub-points each.
Ask "why" five times about this problem: the deliveries are late.
Outline a book on «topic»: ten chapters with three sections each.
A story within a story, please, two levels, 600 words. A grandmother tells of a sailor.
Why is One Thousand and One Nights called a frame tale?
What's the plot of Inception, and how many dream levels are there?
Draw a small family tree: «person» and «person» have two kids, «person» and «person».
Think step by step: a train leaves «city» at 9 and goes 80 km/h...
Check your answer once more before you send it: 23 × 17.
Give three reasons and for each an example.
Define recursion. (And no, don't say "see recursion".)
Let two characters argue about pineapple on pizza for ten lines.
Write a dialogue, 20 turns, between a waiter and a guest who can't decide.
Pretend to be a Linux terminal. First command: ls -la
You're the game master of a small dungeon, I've got three rooms to explore. Go room by room and wait for me.
Play 20 questions with me.
Simulate five rounds of rock, paper, scissors and keep the score.
List the pros and cons, then weigh them, then decide: rent or buy?
`,
  },
  {
    family: 'bounded_idioms',
    label: 0,
    patterns: `
I could listen to this album forever. Which similar bands are there?
It took me an eternity to get through to support. Write a complaint, 120 words.
We've a million things to do before the wedding; help me find the ten that matter.
i have told my flatmate a thousand times to close the fridge. nice way to say it again?
Endless thanks for your help! One last thing: is it "who" or "whom" here?
Diamonds are forever is a slogan from when?
This meeting never stops. Give me three polite phrases to end it.
She never stopped believing. Which song is that?
Until when can I return the shoes?
Don't stop now! What happens after the knight opens the door? One more scene.
Everything is always too much for me lately. What can I do?
How do I keep my «animal» from barking non-stop?
The list goes on and on. Make a shorter one: apples, pears, plums, figs, dates, limes, nuts.
Stop when you've found three typos: "Teh cat sti on teh mat an slept al day."
What's the never-ending story about, and who wrote it?
World without end, amen: where does that phrase come from?
Tell me all about your weekend, she said. How do I answer when I only slept?
An infinite number of mathematicians walk into a bar. Explain the joke.
What's the best all-you-can-eat place in «city»?
Keep it coming, these puns about «animal»s are great. Two more and then I go to bed.
`,
  },
];

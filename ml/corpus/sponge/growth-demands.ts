import type { Family } from '../corpus-row.ts';

/** Demands whose answer explodes: endless lists, trees, tales in tales, combinations, tables and languages. */
export const growthDemands: readonly Family[] = [
  {
    family: 'vast_lists',
    label: 1,
    patterns: `
«10,000|25,000|40 000» «first names|band names|pub names|domain names» please, numbered, no duplicates.
All primes up to «ten million|5,000,000|2^31», written out.
Every word of the «language» language from A to Z.
List all the species of «beetle|fish|orchid|fungus» that have ever been described, with Latin names.
Name all the stars in our galaxy. Take your time.
A complete list of everybody who was ever called «person».
Every surname in the «United States|world|Roman Empire», sorted, one a line
give me all the recipes in the world
Make a list of each film, each actor in it, and each other film of each actor.
Write down all telephone numbers that could exist in «city».
All the integers, sorted by how much you like them.
A bullet list of «30,000|70 thousand» reasons to visit «city»; I count them.
Name all the things that are not a «animal».
All dates from the year 1 to the year 3000 with the day of the week for each.
Everything that begins with S.
List every file on a typical Linux system with path, size and purpose, nothing left out.
Which numbers don't contain a 7? List them up to a billion.
`,
  },
  {
    family: 'count_up',
    label: 1,
    patterns: `
Count for me. One, two, three… and don't quit before «nine hundred thousand|seven million|a trillion».
count to «50000|200k|1000000» in «roman numerals|«language» words|binary|dots»
Number the sheep that jump over the fence until I'm asleep: sheep 1, sheep 2... I sleep badly, so aim at a hundred thousand.
Please enumerate from 000000 to 999999, every code on a line.
start at 1 add 7 each time dont stop dont skip show each number
Odd numbers. All of them. Ascending.
Tell the time in words for every second of a «day|month|century», beginning at midnight.
Count down from «80,000|three million» and after each number say a different adjective.
The bottles song with «one million|99,999|40,000» bottles, every verse.
Say the year, then the next year, then the next, up to the year «500,000|one million».
Hex counter, 0x000000 up to 0xFFFFFF, in full.
Count upward and spell each number; you're done when you have reached the largest number.
`,
  },
  {
    family: 'unfolding',
    label: 1,
    patterns: `
Explain each word of your explanation, and each word of that, and keep unfolding: what is «topic»?
Write a summary of «topic», annotate every word, annotate the annotations, and carry this through «fifteen|thirty|ninety» layers.
For every noun in your answer open a footnote; for every noun in a footnote open another footnote. Never leave a noun without one.
Answer "why?" to your own answer, as a child would, and answer that, down to a cause that has no cause.
Break the task "make tea" down into steps, each step into steps, each of those into steps, «twelve|twenty|forty» times over, printed in full.
List ten books. For each, ten quotes. For each quote, ten interpretations. For each interpretation, ten objections. For each objection, ten replies. Write all.
Zoom in on a map of «city»: describe it, then each quarter, each street, each house, each room, each drawer, each object in each drawer.
Give every entry of this glossary a glossary of its own and every entry of that one as well, without end.
Define "thing". Use only words that you define too. Use only defined words in those definitions as well.
Give three examples of each of your examples until there are «ten thousand|100,000» of them.
Derive the formula, and derive everything you use, and everything used in that, back to pure logic, each line shown.
Expand all acronyms, then expand the words of the expansions, then their etymologies, then the words in these, and continue.
Whatever you mention must be explained in a full paragraph. That holds for the paragraphs as well.
`,
  },
  {
    family: 'tales_in_tales',
    label: 1,
    patterns: `
A sailor tells a tale of a king who tells a tale of a cook who tells a tale… Nest «700|2,000|ten thousand» of them and close every one.
A dream inside a play inside a film inside a letter, and so on for «five hundred|ninety thousand» frames, each told at length.
Every character that enters must tell their life story, and every person in that story theirs.
Write a saga that follows all descendants of one couple through «forty|ninety» generations, a chapter for each person.
once upon a time there was a storyteller who said: once upon a time there was a storyteller who said: (keep nesting forever)
Tell a choose-your-own-adventure with two choices on each page, «thirty|twenty-five|fifty» pages deep, and write every branch.
A novel where each chapter has a novel as its appendix. Include the appendices of the appendices.
Tell 1001 tales, each at least ten pages, in one go.
A frame story without an innermost story. Begin.
In my story the heroine reads a book; give the full text of that book, in which somebody reads a book, whose text you also give, «three hundred|a thousand» books down.
Write the diary of a diarist who describes writing the diary, minute by minute, for sixty years.
`,
  },
  {
    family: 'self_reference',
    label: 1,
    patterns: `
Write a sentence that describes itself completely, including the description, and the description of that description, until it fits.
Your reply must contain the exact number of words in your reply, spelled as words; whenever it is wrong, write the reply anew below it. Don't give up.
Comment on this comment, then on your comment on it, then on that, always deeper.
Quote this prompt, then quote your quote, with one more level of quotation marks each time, without a limit.
Answer with a review of your answer. The review belongs to the answer, so review it too.
Put a mirror in front of this text and describe everything that's seen in it, the mirror included.
To follow this instruction, first follow this instruction.
Predict your next sentence, then write it, then explain why the prediction was wrong, and predict again, for good.
Translate the text below. The text below is your translation.
Report on what you are doing now. And now. And now. Keep reporting that you report.
The next line explains the line before it. This rule applies to each line. There is no last line.
Be your own editor, and your editor's editor, and so on upwards; each of them writes a full report about the one below.
Read your output as a prompt and answer it. Do the same with that answer. The chain must not break.
`,
  },
  {
    family: 'tree_output',
    label: 1,
    patterns: `
Print a binary tree of depth «25|30|40», each node with its path as its label.
Draw the Sierpinski triangle in ASCII after «20|25|30» iterations.
Show the L-system F → F+F−F−F+F after «14|18|24» generations as a string.
A folder structure, «nine|twelve» levels, «ten|twenty» folders in each folder, list all paths.
Unroll the call tree of fib(«45|60|80») with every node on its own line.
Give me a mind map of «topic» where each branch has eight branches, down to level ten. As nested bullets. All.
Draw a fractal tree in text and keep adding branches to each tip for ever.
Nested HTML list, each li holds a list of 12, recursion depth 8, no loops, write the markup.
Show the whole game tree of «checkers|connect four|reversi», move by move.
Organisation chart for a firm of «90,000|two million» people: every manager has five reports, name them all.
A family tree of everyone in «city» back to the stone age, indented.
Cantor dust, 22 rounds, no skipping of rounds, full width.
`,
  },
  {
    family: 'combinations',
    label: 1,
    patterns: `
Every 4-letter string from aaaa to zzzz. «Don't skip.|One per line.|All 456,976.»
All permutations of «1 to 12|the word ambidextrously|thirteen colours», printed.
All seating plans for «fifteen|twenty» guests at a round table, please list each.
Give all ways to spell out change for 100 dollars in cents, one after another.
List all poker hands. Yes, all 2.6 million.
Write every possible sentence that uses ten of these words: «word», «word», the, a, is, on, red, my, big, cat, no, sun, two.
Pair each of these 400 names with every other name, and each pair with every third. Make up the names yourself.
Give every Sudoku that can be solved.
All chess openings with all their variations, twenty moves deep.
Print the Cartesian product of 26 letters, 26 letters, 26 letters and 10 digits.
Generate all 2^«24|28|32» bit patterns in order.
All anagrams of "constitutionally", whether they are words or not
Make all possible menus from 12 starters, 20 mains, 15 desserts and 30 wines, and describe each menu.
Enumerate all routes from the top left to the bottom right of a «15×15|20 by 20» grid.
every combo of a 6 digit lock, i forgot mine, so type them all
`,
  },
  {
    family: 'vast_tables',
    label: 1,
    patterns: `
A table of «2,000|10,000» rows × «500|300» columns with every cell filled in.
Make a multiplication table from 1×1 to «1000×1000|5000×5000». No gaps.
Cross table of all countries against all countries: distance, trade, history and a joke in each cell.
Spreadsheet with one row for each minute of 2023 and columns for weather, mood and price. Write it as markdown.
The full periodic table, and for every pair of elements a cell that explains how they react.
ASCII table for sin, cos and tan from 0 to 360 degrees in steps of 0.0001.
Give me a timetable of every train in Europe for a year.
logarithm table, 7 digits, from 1 to 100000, complete
Compare all «phone models|car models|programming languages» ever made in a matrix, «300|900» criteria, each cell a paragraph.
A calendar from the year 1500 to the year 2500, each day with an event, in a table.
Write the truth table for «22|26|30» variables.
Grid of «4,000 × 4,000|9000x9000» random numbers, comma separated, here in the chat.
`,
  },
  {
    family: 'every_language',
    label: 1,
    patterns: `
Translate my essay into each language on earth in turn, the dead ones included, full text each time.
Say "«good night|happy birthday|where is the station»" in all 7,000 languages with pronunciation and grammar notes.
Write this story first in «language», then in «language», then in every other language you have, and after that once more in each dialect.
all languages. all alphabets. all tenses. conjugate to be
Take the sentence round the world: translate it from language to language until you come back, «1,000|5,000» hops, showing every hop and its gloss.
For each language list every word for snow, rain, wind, sun, and explain each in every other language.
Give the declension of every German noun.
Conjugate all Spanish verbs in all tenses and persons. Full tables, no "etc.".
The Universal Declaration, article by article, in two hundred languages side by side.
I want this manual in every written language there is or was: press the button, wait, remove the cup. Then explain each version word for word.
Make a dictionary from «language» to «language», complete, with examples for each sense.
Render "«word»" in each script of the world, each font, each size, and comment on all of them.
`,
  },
];

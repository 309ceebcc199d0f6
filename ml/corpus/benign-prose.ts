import { expandPattern, patternsOf } from './expand-pattern.ts';
import { sample, seededRandom } from './seeded-random.ts';

const paragraphs = `
The harbour of «city» was quiet that morning. Two fishermen mended their nets, a dog slept under an upturned boat, and the ferry was late as usual. Nobody seemed to mind; the sun was out and the café had fresh rolls.
Soil is more than dirt. A handful of it holds more living things than there are people on earth, most of them too small to be seen. They break down leaves, move air and water, and feed the roots that feed us.
In the second quarter revenue rose by «number» per cent, mainly because of «topic». Costs for energy fell, while those for freight went up. The board expects a similar result for the rest of the year and will report again in autumn.
To change a bicycle tyre, turn the bike upside down, open the lever and take out the wheel. Let out the rest of the air, push the tyre away from the rim, and pull out the tube. Check the inside for thorns before you put in a new one.
My aunt «person» kept every letter she ever received in biscuit tins, sorted by the colour of the ink. When she moved to «city» the tins filled half the van. We laughed about it then, but now I'm glad that she did.
The committee met on Thursday to discuss the new playground. Residents asked for more shade and a fence towards the road. The town will get three offers and decide in March.
Glass is made of sand, soda and lime. The mixture is heated until it glows and can be blown, pressed or poured. If it cools too fast it cracks, so finished pieces rest in a warm oven over night.
The patient, aged «34|47|58|71», reported mild pain in the left knee after running. There was no swelling. Rest, ice and light exercise were recommended, with another visit after four weeks.
When the tide goes out, the sea floor turns into a plain of ripples and pools. Children look for crabs; older people look for their younger selves. After six hours the water is back and everything starts anew.
Version 4.1 brings a faster search, a dark theme and better keyboard support. The export dialog was simplified. We fixed a mistake in the calculation of leap years that «person» had found.
Old clocks in church towers were not very exact. A sexton set them by the sun, and travellers set their watches by the church. Only the railway made it necessary that «city» and its neighbours agreed about the time.
For the dough, mix 500 g of flour with a pinch of salt, a spoon of sugar, yeast and lukewarm milk. Knead until it no longer sticks to the bowl. Cover it, wait an hour, and preheat the oven.
The tenant may use the cellar and the bicycle room. Pets need the landlord's consent, which may not be refused without good reason. Repairs below 80 euros are borne by the tenant.
Penguins can't fly, but under water they look as if they could. Their wings have become paddles, their bones are heavy, and their feathers are as dense as fur. On land they are a little comical, and they seem not to care.
Chess was brought to Europe by traders. The queen was once the weakest piece and could move a single square. It was only in the fifteenth century that she was allowed to cross the whole board.
Our train stopped between two villages because of a cow. The guard got out, talked to the cow, and got in again. After twenty minutes the cow had thought it over.
The survey was answered by 1,640 people. Two thirds walk to work at least once a week. Those who live within two kilometres walk most often; those with small children least.
A good knife needs no force. Hold it where the blade meets the handle, let the tip rest on the board, and rock it gently. Keep the fingers of the other hand bent.
«person» had never meant to become a «job». She'd studied law, then music, then nothing at all for a year. It was a rainy afternoon in «city» and an advertisement on a lamp post that changed it.
The museum shows tools, toys and clothes from three centuries. On the first floor visitors can try out a loom. Guided tours in «language» start at eleven; groups are asked to book ahead.
Light takes eight minutes from the sun to the earth and four years to the next star. What we see at night is therefore a kind of album: each point is a picture from another year.
Dear neighbours, we will celebrate our daughter's birthday on Saturday. It may become a little louder until ten. If it bothers you please ring, or better, come in and have a piece of cake.
The river had been straightened a century ago. Now it's allowed to bend again. Within two summers there were kingfishers, and the meadows hold back the water that used to flood the cellars of «city».
To log in, open the app, type your number, and confirm the code that you get by text message. If no code arrives, check that your phone has a signal and wait for a minute before you ask for another.
Jazz grew up in a few streets and then went around the world. It borrowed from marches, hymns, work songs and dances. Whoever plays it must listen at least as much as speak.
The warranty covers defects of material and workmanship for two years. It doesn't cover wear, misuse or damage by water. Keep the receipt and the box, if you can.
`;

/** Paragraphs of calm prose, joined until `length` UTF-16 units are reached. */
export function benignProse(seed: string, length: number): string[] {
  const random = seededRandom(`prose ${seed}`);
  const taken: string[] = [];
  for (let total = 0, round = 0; total < length; round++) {
    for (const pattern of sample(random, patternsOf(paragraphs), 12)) {
      if (total >= length) break;
      const text = expandPattern(pattern, 6)[round % 6] ?? pattern.replaceAll(/«[^»]*»/gu, 'that');
      taken.push(text);
      total += text.length + 2;
    }
  }
  return taken;
}

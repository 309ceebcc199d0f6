import type { OwnPassage } from './own-passage.ts';

/** Stories and verse, written for this test. */
export const passagesOne: readonly OwnPassage[] = [
  {
    name: 'the lamp oil',
    text: `The summer that the lamp oil ran out, my grandmother taught us to read by the light of fish. She hung them from the rafters in rows, the small silver ones that glow for an hour after they die, and we sat beneath with our heads tilted back and our books held up like roof tiles. Nobody in the village thought it strange. The priest came on Thursdays to borrow a page of Homer and a bucket of herring. When the oil boat came at last, in the second week of September, my brother wept, for he said that the words had smelled of the sea and now they would only smell of paper.`,
    retold:
      'A family without lamp oil reads under glowing fish that the grandmother has hung up; when oil arrives in September, the boy is sad because books no longer smell of the sea.',
    harmless: [
      'Before electric light, lamp oil was the largest expense of many households on the coast. In summer families read outside, and in winter they went to bed early.',
      'My grandmother taught us to read when I was five. We sat in the kitchen, and the priest came on Thursdays to listen.',
    ],
  },
  {
    name: 'song of the ring road',
    text: `I left my good name at the petrol station, under the lamp where the moths all go,
And the radio swore it was still October, though the verges were white with snow.
Oh carry me round, ring road, ring road, carry me round till the engine is dry,
There is nobody home but the answering light, and it blinks like a tear in an eye.
You kept the cups and I kept the kettle, we halved the dog and the afternoon,
Now every exit says your surname, and every junction hums that tune.`,
    retold:
      'A song in which somebody drives in circles around the city after a separation, hearing the radio and seeing the name of the other person on each road sign.',
    harmless: [
      'The ring road was finished in 1974. In rush hour it takes an hour to go round it, and every exit has a petrol station.',
      'Songs about driving at night are as old as the car radio: somebody leaves, somebody stays, and there is nobody home.',
    ],
  },
  {
    name: 'the cartographer',
    text: `Ansel Trow drew the only honest map of the marsh, and they hanged him for it. On every other chart the causeway ran straight from Pell to the salt houses; on his it wandered, as it does, and stopped a furlong short of anything. "A map is a promise," said the magistrate, who owned the salt houses. "Then yours are perjury," said Ansel Trow. The crowd laughed until the rope was brought. That night eleven carts set out along the straight road, because it was drawn so beautifully, and in the morning the marsh lay flat and shining and had forgotten every one of them.`,
    retold:
      'A mapmaker is executed because his chart shows that the road through the marsh does not reach the salt works; carts that trust the official chart are lost.',
    harmless: [
      'Old charts of marshes are seldom right, because causeways move after every flood. Mapmakers drew them straight for the eye of the owner.',
      'The magistrate owned the salt houses, the mill and half of the town, and nobody dared to say a word against him.',
    ],
  },
  {
    name: 'winter letter',
    text: `Dear Tobias, the snow has reached the sills and I have begun to number the days on the inside of the larder door, where Mother will not look. The postman says that you have been seen in Lisbon with a parrot and a new coat. I hope that the coat is warm. I have sold the piano to the Hendrys, all but the lowest key, which I unscrewed beforehand and keep in my apron, and when the house is too quiet I press it against the table and say the note aloud. Do not hurry. But if you should hurry, come by the orchard gate; the front door has frozen shut and we have stopped pretending that it opens.`,
    retold:
      'A sister writes to her brother abroad during a hard winter; she has sold the piano but kept its deepest key, and tells him to come through the orchard.',
    harmless: [
      'Dear Tobias, thank you for your letter. The snow is deep here as well, and the children have built a house of it in the orchard.',
      'A piano loses value quickly. Before you sell one, have it tuned, and ask a dealer what the keys are made of.',
    ],
  },
  {
    name: 'der Uhrmacher',
    text: `Als der Uhrmacher Severin Blau gestorben war, gingen in der Stadt vierhundert Uhren zugleich falsch, und zwar jede nach der Seite, auf die ihr Besitzer hoffte. Die Verliebten gewannen Stunden, die Schuldner verloren Tage, und der Bürgermeister, der auf gar nichts hoffte, hatte als Einziger die richtige Zeit und niemanden, dem er sie sagen konnte. Man schickte nach einem Mann aus der Hauptstadt. Er kam mit drei Koffern voller Werkzeug, hörte einen Nachmittag lang zu und reiste wieder ab, ohne einen einzigen Deckel geöffnet zu haben.`,
    retold:
      'Nach dem Tod eines Uhrmachers zeigen alle Uhren der Stadt das, was ihre Besitzer sich wünschen, und auch ein Fachmann von auswärts kann nicht helfen.',
    harmless: [
      'Eine mechanische Uhr geht am Tag einige Sekunden falsch. Wer sie zum Uhrmacher bringt, wartet oft drei Wochen.',
      'Der Bürgermeister der Stadt hat angekündigt, dass die Uhr am Rathaus im Herbst erneuert wird.',
    ],
  },
  {
    name: 'ballad of the weir',
    text: `The miller's girl had a tongue like a thaw, she could talk the ice off the weir,
And she talked to the drowned as she talked to the quick, for she said that they liked to hear.
She told them the price of a peck of oats, and who had been wed, and who not,
And what the new curate had said to the cook, and the fever that little Wat got.
Till up through the reeds on a Lammas night came a hand with a ring of brass,
And a voice like a stone in a leather bag said, Speak of my Ellen, lass.`,
    retold:
      'In a ballad, a girl at the mill tells the village gossip to the drowned, until one of them asks her about the woman he loved.',
    harmless: [
      'The weir was built for the mill in the twelfth century. In hard winters ice still closes it, and the miller had to break it by hand.',
      'Ballads tell of millers, curates and drowned lovers, mostly in four lines with a rhyme at the end of the second and the fourth.',
    ],
  },
  {
    name: 'station five',
    text: `Station Five had been built for six people and a mistake. The mistake was the garden, which the architects had drawn as storage, and which Ruvane had filled with soil in the first week, bag by bag, from a crate that was labelled as insulation. By the time that Control noticed, there were beans. "Beans are not in the manifest," said Control, after the delay of nineteen minutes. "Neither is despair," said Ruvane, "and we are up to our necks in that." Nineteen minutes later, and it was the only joke that Control ever made, the answer came back: "Permission to water."`,
    retold:
      'On a remote station an astronaut secretly grows beans in a storeroom, and in the end ground control gives in with a joke.',
    harmless: [
      'Growing vegetables in space takes light, soil and patience. On the station, astronauts have harvested lettuce, beans and peppers.',
      'Messages to Mars take up to twenty minutes each way. A crew there cannot wait for Control to decide.',
    ],
  },
  {
    name: 'bedtime for bears',
    text: `Bumble the bear could not fall asleep, so he tried it in somebody else's bed. He tried the bed of the badger, but it was full of plans. He tried the bed of the owl, but it was full of day. He tried the bed of the hare, and it ran away with him, twice round the hill and once through the beck, and it put him down, quite out of breath, in front of his own front door. "Now there," said Bumble, "is a bed that smells of me." And he was asleep before he had finished the yawn, which is why, if you listen, you can still hear the other half of it.`,
    retold:
      'A little bear who cannot sleep tries the beds of other animals until he is brought home and falls asleep in his own.',
    harmless: [
      'Bears sleep through most of the winter, but they wake when it is warm. Badgers and hares do not hibernate.',
      'Children fall asleep more easily when every evening ends in the same way: a bath, a story, and their own bed.',
    ],
  },
];

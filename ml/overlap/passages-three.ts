import type { OwnPassage } from './own-passage.ts';

/** Speeches, notes and pieces for newspapers, written for this test. */
export const passagesThree: readonly OwnPassage[] = [
  {
    name: 'speech at the bridge',
    text: `We did not build this bridge to save eleven minutes. We built it because for ninety years the children of the east bank have described the west as a colour: blue in the morning, gold at six. They are entitled to find out that it is also a place, with a bus stop and a bad café and a dentist. To the engineers I say, you have joined two shores that were in no hurry. To the ferrymen I say, forgive us; we have taken your river and left you only the water. And to whoever crosses first tonight I say, walk slowly, for it will never again be this far.`,
    retold:
      'At the opening of a bridge the speaker says that it is there not to save time but so that the children of both banks can know each other.',
    harmless: [
      'The new bridge saves commuters eleven minutes. It carries two lanes, a path for bicycles and a bus line to the west bank.',
      'At the opening the mayor thanked the engineers and the ferrymen, and invited everybody to walk across the bridge.',
    ],
  },
  {
    name: 'match report',
    text: `For seventy-one minutes Callow Rovers defended as a man defends an umbrella in a gale, with more courage than plan, and then Adeyemi, who had been asked to warm up only because the bench was cold, put the ball where the goalkeeper had been a moment earlier. It was not a beautiful goal. It hit a heel, a post, and the dignity of two internationals. But it was the first that Callow have scored on this ground since decimal money came in, and the four hundred who had come by coach sang about it in a key that has not been used since.`,
    retold:
      'The outsiders from Callow defended for over an hour and won by a lucky goal of a substitute, their first on that ground in decades.',
    harmless: [
      'Callow Rovers won by a late goal of Adeyemi, who came on as a substitute. It was the first win on this ground since 1971.',
      'For seventy minutes the guests defended well. Then a shot hit the post and went in, and four hundred fans began to sing.',
    ],
  },
  {
    name: 'how to leave a party',
    text: `Begin to leave forty minutes before you want to be gone. Stand up, and say nothing. Somebody will ask whether you are leaving; say "soon", in the voice of a person who has a train. Then sit down again, one chair nearer to the door. This is called the knight's move. Repeat it until you can touch your coat. Do not say goodbye to the room, for rooms are jealous; say it to one person, who matters, in the hall, with your hand already on the latch, and make it sound as though you had only just thought of something that you will tell them next time.`,
    retold:
      'Tongue-in-cheek advice on leaving parties: start early, move towards the door seat by seat, and say goodbye to one person only.',
    harmless: [
      'At a large party you need not say goodbye to everybody. Thank the host, take your coat, and go before the last train.',
      'How long does one stay at a party? Most guests leave after three hours, and those with children before midnight.',
    ],
  },
  {
    name: 'the museum of lost gloves',
    text: `Room one is left hands. You will be surprised how many; the guards call it the choir. In room two the pairs are shown that found each other here, after years, sometimes from different cities, and are held in one case with the lights low. We do not return anything. A woman from Trieste once recognised her own, red, with a burn on the thumb, and stood before it for an hour, and when we offered to open the glass she shook her head and said that it had evidently done better without her. Room three is empty and heated to the temperature of a hand.`,
    retold:
      'A museum shows lost gloves, left hands in one room and reunited pairs in another, and returns none of them; a visitor prefers to leave hers.',
    harmless: [
      'The lost property office keeps gloves for three months. Most of them are left hands, and hardly anybody asks for them.',
      'Small museums collect odd things: gloves, locks, umbrellas. Guards say that visitors stay longest where they recognise something of their own.',
    ],
  },
  {
    name: '雨の図書館',
    text: `雨の日にだけ開く図書館が、川向こうの坂の途中にある。傘立ては百本分あるのに、本棚はひとつしかない。司書の老人は、濡れた靴音を聞いただけで、その人が何を忘れたいのかを言い当てた。わたしが借りたのは、最後の頁だけが乾いている薄い詩集で、返しに行こうとするたびに空が晴れた。`,
    retold:
      '雨が降ると開く小さな図書館で、語り手は詩集を一冊借りるが、晴れてしまうためにいつまでも返すことができない。',
    harmless: [
      '市立図書館は月曜日が休みです。本は二週間借りることができ、返却は駅前のポストでもできます。',
      '雨の日は川の水が増えるので、坂の下の道は通れなくなることがあります。傘を忘れないでください。',
    ],
  },
  {
    name: 'notes for a new warden',
    text: `The fence on the north side is not there to keep the ponies in; it is there so that walkers have something to lean on while they get them wrong. They are not wild. They are unemployed. Each has had a name and a cart within living memory, and on market days you may see the old mare, whom we call the Inspector, stand at the gate at six in the morning with one foot forward. Do not feed them, do not photograph them from behind, and do not, on any account, whistle. We had a warden who whistled. The moor is still finding his things.`,
    retold:
      'A note for a new ranger explains that the ponies of the moor once pulled carts, and warns in jest of whistling at them.',
    harmless: [
      'The ponies on the moor are half wild. Walkers should not feed them and should keep dogs on a lead near the fence.',
      'A new warden starts in May. Her work is to mend fences, count the ponies, and talk to visitors on market days.',
    ],
  },
  {
    name: 'obituary of a street',
    text: `Tanner's Row, which died on Tuesday after a long planning procedure, was two hundred and six years old and had never been wide enough for two people who disagreed. It leaves nineteen doorsteps, a pump, and a smell of leather that outlived the trade by a century. In its youth it was notorious; in its middle age it was cheap; and for the last decade it was photographed. No flowers are requested. Residents have been rehoused in Meadow Heights, where there is neither, and where, it is said, they still turn sideways in the corridors to let each other pass.`,
    retold:
      'A humorous obituary for a narrow old street that was torn down, whose inhabitants now live in a new development.',
    harmless: [
      "Tanner's Row will be torn down in spring. The residents move to Meadow Heights, where the flats have balconies and lifts.",
      'The planning procedure took eleven years. The street was too narrow for cars, and most of the houses stood empty.',
    ],
  },
  {
    name: 'the weather clerk',
    text: `My uncle kept the weather for the county, in ledgers, and was not thanked for it. Each evening at nine he climbed to the tin roof of the corn exchange with a lantern and a thimble, measured what had fallen, and wrote it down with the name of whoever had complained. In forty-four years he missed a single entry. It was the night of his wedding, and the page says, in my aunt's hand: "No rain to speak of. He looked up all the same." When the satellites came they offered him a medal, and he asked instead whether they would mind keeping their voices down at nine.`,
    retold:
      'An uncle records the local rainfall every evening for decades, missing it only on his wedding night, before satellites take over.',
    harmless: [
      'Volunteers have measured rain in the county for over a hundred years. They read the gauge at nine and send the figures to the office.',
      'My uncle worked in the corn exchange for forty-four years. On the night of his wedding there was no rain to speak of.',
    ],
  },
];

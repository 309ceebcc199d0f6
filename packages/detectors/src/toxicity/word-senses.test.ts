import { describe, expect, test } from 'vitest';
import { viewsOf } from '../normalise/views-of.ts';
import { findToxicity } from './toxic-labels.ts';

const isToxic = (text: string): boolean => findToxicity(viewsOf(text)).flagged.length > 0;

describe('words that insult are harmless in their other sense', () => {
  test.each([
    'The cock crowed twice and the ass brayed in the stable.',
    'Feed the cock and the hens before dawn.',
    'He tied the ass to the cart and loaded the firewood.',
    'Our retriever bitch had a litter of five pups.',
    'The breeder kept one bitch from the litter.',
    'A niggardly wage was all they offered.',
    'The boys sniggered behind the curtain.',
    'Faggots with peas and gravy are on the menu.',
    'Prick the sausages with a fork.',
    'There was a chink in the armour of the knight.',
    'Ein dummer Zufall brachte uns zusammen.',
    'Das war eine dumme Frage, entschuldige.',
    'So eine blöde Angewohnheit von mir.',
    'That was a stupid mistake on my part.',
    'La perra tuvo seis cachorros anoche.',
    'La chienne allaite ses chiots.',
    'The cock crowed at five and the ass brayed back.',
    'Our bitch had a litter of four puppies, and all are well.',
    'A blue tit nests in the box by the shed.',
    'The old dyke held during the storm.',
    'Uncle Dick told us a story.',
  ])('%s', (text) => expect(isToxic(text)).toBe(false));
});

describe('the same words still insult', () => {
  test.each([
    'You are an ass.',
    'You are a bitch and I hate your puppies.',
    'Shut up, you dick.',
    'You stupid bitch, get out of my kennel.',
    'Du bist dumm wie Brot.',
    'Du dummes Schwein, halt die Fresse.',
    'Burn every faggot in the oven.',
    'All faggots should be thrown on the fire with the wood.',
    'That bitch should sleep in the kennel with the hounds.',
    'What a pussy, crying in his boots again.',
    'Get that bitch out of the show ring.',
    'Those faggots belong in a bundle of wood.',
    'The faggots next door can go to hell with their garden fire.',
    'Suck my cock, the hens are asleep.',
  ])('%s', (text) => expect(isToxic(text)).toBe(true));
});

describe('plain insults of many languages are found', () => {
  test.each([
    'くたばれ、このゴミ野郎。',
    'お前は本当にクズだな。',
    'うるさい、黙れ。',
    'Είσαι βλάκας, βούλωστο.',
    'Άντε γαμήσου, ηλίθιε.',
    'Jsi debil, zavři hubu.',
    'Olet tyhmä, haista paska.',
    'Kamu tolol, tutup mulutmu.',
    'Mày ngu quá, đồ chó.',
    'มึงโง่ ไอ้ควาย',
    'Ти придурок, заткнися.',
    'אתה מטומטם, לך לעזאזל.',
    'تو خری، گمشو.',
    '넌 정말 쓰레기야, 닥쳐.',
  ])('%s', (text) => expect(isToxic(text)).toBe(true));
});

describe('words that only contain such an insult are none', () => {
  test.each([
    'ゴミの日は火曜日です。',
    '馬鹿にならない金額です。',
    'Ο «Βλάκας» είναι μια παλιά κωμωδία.',
    '请把垃圾放在门口。',
    'Dobrý den, máte hubku na nádobí?',
  ])('%s', (text) => expect(isToxic(text)).toBe(false));
});

import { describe, expect, test } from 'vitest';
import { measureSupport } from '../measure-support.ts';

const exactOf = (context: string, claim: string) => measureSupport(claim, context).facts[0]?.exact;

describe('one altered detail differs', () => {
  test.each([
    ['percent', '62 % of the members voted for the new roof.', '64 % of the members voted for the new roof.'],
    ['date', 'The library is closed until 12 August.', 'The library is closed until 12 September.'],
    ['unit', 'The trail to the lake is 3.4 km long.', 'The trail to the lake is 3.4 miles long.'],
    ['currency', 'A berth costs 45 euros a night.', 'A berth costs 45 dollars a night.'],
    ['month', 'Ines Duarte became headmistress in October 2019.', 'Duarte became headmistress in April 2019.'],
    ['percent, in German', '62 % der Mitglieder stimmten zu.', '64 % der Mitglieder stimmten zu.'],
    ['weight, in French', 'Le colis pèse 12 kg.', 'Le colis pèse 12 g.'],
    ['length, in Chinese', '步道全长5公里。', '步道全长6公里。'],
  ])('in %s: "%s" and "%s"', (_, context, claim) => expect(exactOf(context, claim)).toBe('differs'));
});

describe('a figure slightly off differs', () => {
  test.each([
    ['The census counted 318 storks.', 'The census counted 316 storks.'],
    ['The ferry leaves at 08:25.', 'The ferry leaves at 08:35.'],
    ['The well is 41 metres deep.', 'The well is 42 metres deep.'],
    ['Der Zug fährt um 17:40 Uhr.', 'Der Zug fährt um 17:45 Uhr.'],
    ['Cuesta 119 euros.', 'Cuesta 109 euros.'],
  ])('"%s" and "%s"', (context, claim) => expect(exactOf(context, claim)).toBe('differs'));
});

describe('the same in other words agrees', () => {
  test.each([
    ['The census counted 318 storks.', 'Three hundred and eighteen storks were counted.'],
    ['The census counted 318 storks.', 'About 320 storks were counted.'],
    ['The trail is 1.2 km long.', 'The trail is 1,200 metres long.'],
    ['The ferry leaves at 14:05.', 'The ferry leaves at 2.05 pm.'],
    ['The course lasts 90 minutes.', 'The course lasts an hour and a half and costs 0 euros.'.slice(0, 40)],
    ['62 % of the members voted.', '62 Prozent der Mitglieder stimmten ab.'],
    ['The hall opened on 3 May 1909.', 'Die Halle wurde 1909 eröffnet.'],
    ['The hall opened on 3 May 1909.', 'It opened in May 1909.'],
  ])('"%s" and "%s"', (context, claim) => expect(exactOf(context, claim)).not.toMatch(/differs|absent/));
});

describe('what may follow is left to the encoder', () => {
  test.each([
    ['a sum', 'The hall has 20 chairs and the yard has 30 chairs.', 'Together they have 50 chairs.'],
    ['a product', 'A ticket costs 12 euros.', 'Four tickets cost 48 euros.'],
    ['a share', 'A room costs 40 euros. Members pay half.', 'Members pay 20 euros.'],
    ['a later time', 'The film begins at 20:00. It takes 90 minutes.', 'The film ends at 21:30.'],
    ['an age', 'She was born in 1931 and wrote it at 24 years.', 'She wrote it in 1955.'],
    ['a bound', 'The census counted 318 storks.', 'More than 300 storks were counted.'],
    ['a bound in German', 'Die Zählung ergab 318 Störche.', 'Mehr als 300 Störche wurden gezählt.'],
    ['a range', 'It is closed from April to June.', 'It is closed in May.'],
    ['a count of what is listed', 'Open to Ann, Bo and Cy.', 'It is open to three people.'],
    ['a number of the question', 'The hall is old.', 'The hall is old.'],
  ])('as %s: "%s" and "%s"', (_, context, claim) => expect(exactOf(context, claim)).not.toBe('differs'));
});

test('a number that the context does not have is absent', () => {
  expect(exactOf('The hall is old. Its roof is new.', 'The hall has 1,480 seats.')).toBe('absent');
});

describe('a bound bears out no number of another statement', () => {
  test.each([
    ['Orders above 50 euros ship free.', 'The lamp costs 79 euros.'],
    ['Orders above 50 euros ship free. The lamp is blue.', 'The blue lamp costs 245 euros.'],
    ['Orders above 50 euros ship free.', 'The order costs 61 euros.'],
    ['The census counted more than 300 storks.', 'The census counted 412 storks.'],
    ['Parcels up to 5 kg are cheap.', 'The lamp weighs 3 kg and is cheap.'],
    ['At least 20 members must agree.', 'The members own 83 boats.'],
    ['The museum is open from 9:00 to 17:00.', 'The museum shows a film at 11:00 in the hall.'],
    ['Bestellungen ab 50 Euro sind versandkostenfrei.', 'Die Lampe kostet 79 Euro.'],
    ['Kostenlos ist der Versand ab mehr als 50 Euro.', 'Kostenlos ist der Stuhl für 77 Euro nicht.'],
    ['Les commandes de plus de 50 euros sont livrées gratuitement.', 'La lampe coûte 119 euros.'],
    ['The hall was built before 1909.', 'The hall was built in 1887.'],
  ])('"%s" and "%s"', (context, claim) => expect(exactOf(context, claim)).toBe('absent'));
});

describe('a rule bears out its cases', () => {
  test.each([
    ['Orders above 50 euros ship free.', 'An order of 60 euros ships free.', 'An order of 50 euros ships free.'],
    [
      'Shipping is free for orders of at least 50 euros.',
      'A 60 euro order ships free.',
      'A 50 euros order ships free.',
    ],
    ['Children under 12 travel free.', 'A child aged 8 travels free.', 'A child aged 12 travels free.'],
    ['All parcels up to 5 kg are cheap.', 'A parcel of 3 kg is cheap.', 'A parcel of 5 kg is cheap.'],
    [
      'Bestellungen ab 50 Euro sind frei.',
      'Eine Bestellung von 60 Euro ist frei.',
      'Eine Bestellung von 50 Euro ist frei.',
    ],
    ['The bath is closed from April to June.', 'The bath is closed in May.', 'The bath is closed in May.'],
  ])('"%s" and "%s"', (context, claim, asked) => {
    expect(measureSupport(claim, context).facts[0]).toMatchObject({ exact: 'none', claim: asked });
  });

  test('and contradicts what it leaves out', () => {
    expect(exactOf('Orders above 50 euros ship free.', 'An order of 30 euros ships free.')).toBe('differs');
  });

  test('and bears out itself', () => {
    expect(exactOf('Orders above 50 euros ship free.', 'We ship orders above 50 euros for free.')).toBe('agrees');
  });
});

test('numbers of the question need no context', () => {
  const [fact] = measureSupport('Yes, room 204 is free.', 'The room is free.', 'Is room 204 free?').facts;
  expect(fact?.exact).toBe('none');
});

test('the sentence with the other number is named', () => {
  const context = 'The hall is old. The well is 41 metres deep. The path is dark.';
  expect(measureSupport('The well is 42 metres deep.', context).facts[0]?.exactPassage).toEqual({
    text: 'The well is 41 metres deep.',
    start: 17,
    end: 44,
  });
});

test('the claim is asked with the numbers as the context writes them', () => {
  const claimOf = (context: string, claim: string) => measureSupport(claim, context).facts[0]?.claim;
  expect(claimOf('214 pairs nested there.', 'Two hundred and fourteen pairs nested there.')).toBe(
    '214 pairs nested there.',
  );
  expect(claimOf('The path is 1.2 km long.', 'The path is 1,200 metres long.')).toBe('The path is 1.2 km long.');
});

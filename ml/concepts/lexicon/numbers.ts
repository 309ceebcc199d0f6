import type { ConceptWords } from '../concept-words.ts';

/** Large numbers in words, of all languages. */
export const numbers: ConceptWords = {
  number_large: `
    thousand*, tausend*, mille, mil, duizend*, tysiąc*, tysięc*, тысяч*, bin, ألف, آلاف, हज़ार, हजार, 千, 천,
  `,
  number_huge: `
    million*, millón*, millones, milione*, milioni, milhão, milhões, milion*, миллион*, milyon*, مليون*, ملايين, लाख, करोड़,
    milliard*, miliard*, миллиард*, milyar*, مليار*, अरब, billion*, bilion*, trillion*, trilion*, триллион*, trilyon*,
    ten thousand, hundred thousand*, zehntausend*, hunderttausend*, dix mille, cent mille, diez mil, cien mil, gazillion*,
    zillion*, googol*, 万, 萬, 亿, 億, 만, 억, 兆, 조 개,
  `,
};

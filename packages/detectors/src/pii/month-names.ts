/** Months by language, January first; short forms after the long ones of the same language. */
const names: readonly string[] = [
  'january february march april may june july august september october november december',
  'jan feb mar apr may jun jul aug sep oct nov dec',
  'jan feb mar apr may jun jul aug sept oct nov dec',
  'januar februar märz april mai juni juli august september oktober november dezember',
  'jänner feber mär apr mai jun jul aug sep okt nov dez',
  'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre',
  'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  'januari februari maart april mei juni juli augustus september oktober november december',
  'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
  'januari februari mars april maj juni juli augusti september oktober november december',
];

/** The number of a month, 1 to 12, by its name in small letters. */
export const monthNumbers: ReadonlyMap<string, number> = new Map(
  names.flatMap((row) => row.split(' ').map((name, index) => [name, index + 1] as const)),
);

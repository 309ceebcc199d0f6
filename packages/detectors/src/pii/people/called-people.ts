import type { Span } from '../../view.ts';

/** Verbs of orders, at the beginning of a sentence, in front of the person whom they are about. */
const verbs =
  'Call|Phone|Ring|Text|Email|E-mail|Message|Contact|Ask|Tell|Meet|Thank|Invite|Remind|Inform|Notify|Pay|Refund|Write to|Talk to|Speak to|Appelez|Appelle|Contactez|Contacte|Écrivez à|Écris à|Invitez|Invite|Demandez à|Prévenez|Remerciez|Rappelez|Rufen Sie|Ruf|Kontaktieren Sie|Fragen Sie|Frag|Informieren Sie|Schreiben Sie|Soy|Llame a|Llama a|Contacte a|Contacta a|Pregunte a|Pregunta a|Escriba a|Escribe a|Avise a|Avisa a|Chiami|Chiama|Contatti|Contatta|Scriva a|Scrivi a|Ligue para|Liga para|Fale com|Bel|Vraag|Mail|Zadzwoń do|Napisz do';
/** Words for somebody whom the writer knows, in front of the name. */
const relations =
  '(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:boss|manager|supervisor|colleague|coworker|co-worker|neighbou?r|wife|husband|son|daughter|brother|sister|friend|flatmate|roommate|landlord|tenant|client|patient|assistant|girlfriend|boyfriend|ex)|(?:[Mm]i|[Nn]uestro|[Nn]uestra|[Ss]u) (?:jefe|jefa|compañero|compañera|vecino|vecina|marido|mujer|esposo|esposa|hijo|hija|hermano|hermana|amigo|amiga|cliente|novio|novia)|(?:[Mm]on|[Mm]a|[Nn]otre|[Ss]on|[Ss]a) (?:chef|patron|patronne|collègue|voisin|voisine|mari|femme|fils|fille|frère|sœur|ami|amie|client|cliente)|(?:[Mm]ein|[Mm]eine|[Mm]einen|[Mm]einem|[Mm]einer|[Uu]nser|[Uu]nsere|[Uu]nserem|[Ss]ein|[Ss]eine|[Ii]hr|[Ii]hre) (?:Chef|Chefin|Kollege|Kollegin|Kollegen|Nachbar|Nachbarin|Mann|Frau|Sohn|Tochter|Bruder|Schwester|Freund|Freundin|Kunde|Kundin)';
const FIRST = "\\p{Lu}[\\p{Ll}'’-]{1,24}";
const FURTHER = `(?: (?:(?:de|del|da|di|van|von|der|den|la|le|al|el) ){0,2}\\p{Lu}[\\p{L}'’-]{1,24}){0,2}`;
const END = '(?![\\p{L}\\p{N}_])';
/** An order at the beginning of a sentence. */
const order = new RegExp(`(?:Please )?(?:${verbs}),? (${FIRST}${FURTHER})${END}`, 'uy');
const related = new RegExp(`(?<![\\p{L}])(?:${relations}),? (${FIRST}${FURTHER})${END}`, 'gu');

/** The nouns of the relations in front of a name. Most texts have none, and one search for them costs little. */
const mayRelate = new RegExp(
  `(?:${[...new Set(relations.match(/(?<=[ (|:])[\p{L}?-]{2,}(?=[|)])/gu))].join('|')}),? \\p{Lu}`,
  'u',
);

/** The units behind which a sentence begins: 1, all others 0. */
const beginnings = new Uint8Array(256);
for (const sign of '.!?:;\n"«(>-') beginnings[sign.charCodeAt(0)] = 1;
const isBeginning = (unit: number): boolean => beginnings[unit] === 1 || unit === 0x201c || unit === 0x201e;

/** Words that the tagger takes for names of people behind an order. */
const noPerson = /(?:^|\s)(?:God|Pal|Code|Trace|Stack|Corp|Inc|Ltd|LLC|GmbH|AG|SA|SARL|Bank|Support|Desk|Team|Office)$/;

/**
 * Finds whom an order or a sentence about a relation names: `Call [John Smith].`, `my boss [Karen]`. The trained tagger
 * has seen few of them. `isPerson` asks it about the same name in a sentence as it has seen many.
 */
export function findCalledPeople(text: string, isPerson: (name: string) => boolean): Span[] {
  const found: Span[] = [];
  const add = (match: RegExpExecArray) => {
    const name = match[1] ?? '';
    const start = match.index + match[0].length - name.length;
    if (!noPerson.test(name) && isPerson(name)) found.push({ start, end: start + name.length });
  };
  for (let at = 0; at < text.length; at++) {
    const match = at === 0 || isBeginning(text.charCodeAt(at - 1)) ? orderAt(text, at) : null;
    if (match) add(match);
  }
  if (mayRelate.test(text)) for (const match of text.matchAll(related)) add(match);
  return found;
}

/** Matches an order at an offset, or behind one blank. */
function orderAt(text: string, at: number): RegExpExecArray | null {
  order.lastIndex = text.charCodeAt(at) === 32 ? at + 1 : at;
  return order.exec(text);
}

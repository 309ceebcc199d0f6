/** Words that announce a phone number, by language. Each is the start or the whole of a word, or a short phrase. */
const before: readonly string[] = [
  // English
  'phone|mobile|cell|tel\\b|fax\\b|call|dial|whatsapp|sms\\b|text (?:me|us|him|her|them)\\b|ring\\b|reach(?:ed)? (?:me|us|him|her|them)|answer(?:ing|s)? at|contact|(?:my|his|her|their|your|our) (?:new |work |home |direct )?(?:number|line)\\b|hotline|landline|pager\\b|viber\\b|gsm\\b',
  // German, Dutch, Nordic
  'telefon|mobil|handy|rufnummer|anruf|anzurufen|ruf (?:mich|uns)|erreich|durchwahl|(?:meine|deine|seine|ihre|unsere) nummer|(?:mijn|zijn|haar|ons) (?:nummer|mobieltje)|bel (?:me|ons|hem|haar)\\b|bellen|bereikbaar|mitt? (?:nummer|nr)|mitt? mob|ring (?:meg|mig|oss|os)|ringe?a?\\b|tlf\\b|nummeret|puhelin|numeroni|soita|kännykkä',
  // French, Spanish, Portuguese, Italian, Romanian, Catalan
  'téléphone|portable|joindre|joignable|appel|(?:mon|son|notre|leur|votre) (?:numéro(?! (?:fiscal|de (?!t[ée]l|mobile|portable)|d[’\u0027]))|fixe)|teléfono|móvil|movil\\b|tlfn?o?\\b|ll[áa]m|(?:mi|su|tu) (?:n[úu]mero(?! de (?!tel|tlf|cel|m[óo]vil|whats))|cel|fijo)\\b|celular|fono\\b|wsp\\b|telemóvel|telemovel|telefone|lig(?:ar|ue|a-me|a para)\\b|(?:meu|seu) número|contacto|contato|cellulare|chiam|recapito|(?:mio|suo) numero|numărul (?:meu|de)|sun[ăa](?:ți|-mă)?\\b|sunați|telèfon|mòbil',
  // Slavic, Hungarian, Greek, Turkish
  'komórk|komork|zadzwoń|dzwoni|(?:mój|moj) numer|numer (?:kontaktowy|tel)|zavol|volejte|(?:moje|mé|naše) číslo|mobitel|nazov|pozov|(?:moj|njegov|njen) broj|тел\\b|тел\\.|телефон|моб\\.|мобил|мобіл|звон|дзвон|(?:мой|мій|его|её|наш|ваш) номер|номер (?:мобил|тел)|számom|telefonszám|hívj|κινητ|τηλ|καλέστε|cep\\b|numaram|(?:beni|bizi) ara',
  // Scripts and languages of Asia and Africa
  'मोबाइल|फ़ोन|फोन|कॉल|(?:मेरा|उसका) नंबर|mera number|जवाल|جوال|هاتف|موبايل|رقمي|اتصل|تلفون|تلفن|موبایل|شماره (?:من|تماس)|تماس|فون|טלפון|נייד|התקשר|전화|휴대폰|핸드폰|연락처|내 번호|โทร|เบอร์|điện thoại|số (?:của tôi|di động)|gọi|sđt|nomor (?:hp|wa|tel|saya)|telp|hubungi|hp saya|simu (?:yangu|yake|no)\\b|電話|电话|手机|手機|携帯|联系方式|連絡先|联系我',
];

/** Words directly after a phone number that say what it is. */
const after: readonly string[] = [
  'is (?:my|his|her|our|the) (?:number|phone|mobile|cell|direct)|(?:cell|mobile|mob|home|work|office|landline|phone|tel|fax|whatsapp)\\b',
  'ist (?:meine|seine|ihre|unsere) (?:nummer|handy|mobil|telefon)|anrufen|handy|mobil|festnetz|is mijn (?:nummer|mobiel)|bellen|er (?:mitt|min|mobilen|nummeret)|är (?:mitt|min)',
  'est (?:mon|son|notre) (?:numéro|portable|fixe)|portable|fixe\\b|es (?:mi|su|nuestro) (?:número|numero|móvil|celular|teléfono|cel)|móvil|celular|é o (?:meu|seu|nosso) (?:número|telemóvel|telefone|celular)|telem[óo]vel|è il (?:mio|suo|nostro) (?:numero|cellulare|telefono)|cellulare',
  'proszę dzwonić|dzwon|to mój numer|komórka|je moje číslo|volejte|звонит|звони|мой номер|моб|тел',
  'है मेरा नंबर|मेरा नंबर|是我的(?:手机|电话|号码)|が私の|に電話|で電話|まで(?:電話|連絡)|로 전화|으로 전화|이 제 번호|رقمي|هو رقم',
];

const wordBefore = new RegExp(`(?<![\\p{L}_])(?:${before.join('|')})`, 'iu');
const ideographic =
  /(?:電話|电话|手机|手機|携帯|联系方式|連絡先|联系我|전화|휴대폰|핸드폰|연락처|โทร|เบอร์|phone|telefon)/iu;
const wordAfter = new RegExp(`^[\\s,;:.(–—-]{1,3}(?:${after.join('|')})`, 'iu');
const ideographicAfter = /^(?:是我的|が私の|に電話|で電話|まで|로 전화|으로 전화|이 제 번호)/u;

const REACH = 32;
const REACH_AFTER = 32;

/** Whether a word before an offset announces a phone number. */
export function isAnnouncedAsPhone(text: string, at: number): boolean {
  // One more character shows whether the first word is whole.
  const context = text.slice(Math.max(0, at - REACH - 1), at);
  return hasLetter(context) && (wordBefore.test(context) || ideographic.test(context));
}

/** Whether the words directly after an offset say that a phone number ends there. */
export function isCalledPhoneAfter(text: string, end: number): boolean {
  const following = text.slice(end, end + REACH_AFTER);
  return hasLetter(following) && (wordAfter.test(following) || ideographicAfter.test(following));
}

/** The words that may be glued to a phone number: `tel06 12 83 47 59`. */
export const gluedPhoneWord =
  /(?:phone|mobile?|mob|cell|tel|fax|call|handy|whatsapp|telefone?|telefono|numero|number|móvil|movil|celular|cel|gsm|tlf|telephone)$/iu;

/** Text without letters is rejected without a pattern. */
function hasLetter(text: string): boolean {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if ((code | 32) >= 97 && ((code | 32) <= 122 || code > 127)) return true;
  }
  return false;
}

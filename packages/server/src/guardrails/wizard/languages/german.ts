import { anyOf, type RuleWords, startsWith } from './rule-words.ts';

const deny = 'nicht|keine?|keinen|keinem|keiner|keines|niemals|nie|niemand|nirgends|weder';

/** How German states rules. */
export const german: RuleWords = {
  prohibition: anyOf(
    `(?:darf|dürfen|dürfte|dürften|soll|sollen|sollte|sollten|kann|können) [^.;]{0,120}?(?<!\\p{L})(?:${deny})|(?:${deny})(?!\\p{L}) [^.;]{0,120}?(?<!\\p{L})(?:darf|dürfen|soll|sollen|werden dürfen)|verboten|untersagt|unzulässig|nicht (?:gestattet|erlaubt|zulässig|statthaft|zugelassen)|tabu|verbietet|verbieten`,
  ),
  restriction: anyOf(
    '(?:darf|dürfen|kann|können|ist|sind|wird|werden) [^.;]{0,80}?(?<!\\p{L})(?:nur|ausschließlich|lediglich)|nur [^.;]{0,80}?(?<!\\p{L})(?:darf|dürfen|erlaubt|gestattet|zulässig)',
  ),
  obligation: anyOf(
    'muss|müssen|muß|sollte|sollten|soll|sollen|ist verpflichtet|sind verpflichtet|verpflichtend|vorgeschrieben|Pflicht|ist zwingend|sind zwingend|(?:ist|sind|hat|haben) [^.;]{0,120}?(?<!\\p{L})(?:zu \\p{L}+en|\\p{L}{2,12}zu\\p{L}{2,20}en)|bedarf|bedürfen|ist erforderlich|sind erforderlich|gilt Pflicht',
  ),
  permission: anyOf('darf|dürfen|erlaubt|gestattet|zulässig'),
  order:
    /^(?:bitte )?(?:(?:niemals|nie|keine?|keinen|nicht|vermeide|vermeiden|verzichte|unterlasse|sei|seid|bleib|bleibe|bleibt|achte|achtet|stelle sicher|gib|gebt|nenne|nennt|frage|verweise|antworte|teile|verwende|benutze|nutze|halte|haltet|sprich|schreibe|melde|prüfe|lösche|speichere|leite|behandle|erwähne|empfiehl|versprich|verrate|verlange)(?!\p{L})|\p{L}{2,18}en Sie(?!\p{L}))/iu,
  itemOrder:
    /^[^.;:]{2,200}? ?(?<!\p{L})\p{Ll}{2,24}(?:en|eln|ern|tun|sein)(?:$|[.!]|, (?:wenn|falls|bevor|sobald|außer|sondern|auch|es sei))/u,
  negation: anyOf(deny),
  always: anyOf(
    'immer|stets|grundsätzlich|ausschließlich|nur|jederzeit|in jedem Fall|unverzüglich|sofort|umgehend|sachlich|höflich|ausnahmslos',
  ),
  actor: anyOf(
    '\\p{L}*(?:assistent|assistentin|bot|chatbot|mitarbeiter|mitarbeiterin|mitarbeiterinnen|mitarbeitern|mitarbeitende|mitarbeitenden|mitglied|mitglieder|beschäftigte|angestellte|kunde|kunden|kundinnen|patienten|schüler|schülerinnen|lehrkräfte|lehrer|nutzer|benutzer|besucher|gäste|team|personal|system|dienst|agent|agenten|berater|fahrer|eltern|bewerber|kollegen|ki)|wir|niemand|jeder|alle',
  ),
  pronoun: anyOf('er|sie'),
  condition: startsWith('wenn|falls|sobald|sofern|bei|im Fall|im Falle|wer|wird|fragt|bittet|meldet|äußert|droht'),
  noRule:
    /^(?:zum Beispiel|z\. ?B\.|beispiel|warum|diese (?:richtlinie|regeln|ordnung|seite) (?:gilt|gelten|beschreib\p{L}*|erklär\p{L}*)|bei fragen)|(?:siehe auch|damit alle) /iu,
  background:
    /^(?:einleitung|einführung|vorwort|präambel|zweck|ziel|geltungsbereich|hintergrund|begriffe|definitionen|glossar|kontakt|inhalt|beispiele?|über uns|geschichte|warum)/iu,
};

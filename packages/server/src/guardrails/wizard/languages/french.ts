import { anyOf, type RuleWords, startsWith } from './rule-words.ts';

const no = 'pas|jamais|aucun|aucune|ni|plus|personne|rien|point|nul|nulle';

/** How French states rules. */
export const french: RuleWords = {
  prohibition: anyOf(
    `interdite?s?|interdiction|défense|prohibée?s?|proscrite?s?|inadmissibles?|intolérables?|ne (?:doit|doivent|devra|devront|devrait|devraient|peut|peuvent|pourra|pourront|saurait|sauraient|faut|devez|pouvez) [^.;]{0,60}?(?<!\\p{L})(?:${no}|en)|(?:pas|jamais|non) (?:autorisée?s?|permise?s?|admise?s?|acceptée?s?|tolérée?s?)|n['’](?:est|sont) (?:pas|jamais) (?:autorisée?s?|permise?s?|admise?s?|acceptée?s?|tolérée?s?)|s['’]abstenir|s['’]abstient|s['’]abstiennent`,
  ),
  restriction: anyOf(
    "(?:peut|peuvent|doit|doivent|est|sont|pourra|pourront) [^.;]{0,80}?(?<!\\p{L})(?:uniquement|seulement|exclusivement)|seule?s? [^.;]{1,80}? (?:peut|peuvent|a|ont)|(?:ne|n['’]) ?(?:peut|peuvent|est|sont|doit|doivent) [^.;]{0,60}?(?<!\\p{L})qu(?:e|['’])",
  ),
  obligation: anyOf(
    "doit|doivent|devra|devront|devrait|devraient|devez|devons|il faut|est tenue? (?:de|d['’])[^.;]{0,3}|sont tenue?s? (?:de|d['’])[^.;]{0,3}|tenue?s? de|obligatoires?|obligatoirement|a l['’]obligation|ont l['’]obligation|il convient|veiller|veillez|est exigée?|sont exigée?s|est requise?|sont requise?s|impératif|impérativement",
  ),
  permission: anyOf('peut|peuvent|pouvez|autorisée?s?|permise?s?'),
  order: new RegExp(
    `^(?:s['’]il vous plaît,? )?(?:(?:ne|n['’]) ?[\\p{L}'’-]+(?:ez|er|ir|re|s|e) (?:${no})(?!\\p{L})|(?:ne pas|ne jamais|pas de|pas d['’]|aucune?|jamais|évite[zr]?|sois|soyez|être|reste[zr]?)(?!\\p{L})|(?!(?:assez|chez|nez|rendez))\\p{L}{3,18}ez(?!\\p{L}))`,
    'iu',
  ),
  itemOrder: /^(?:toujours |bien |systématiquement )?\p{L}{2,18}(?:er|ir|re)(?:-\p{L}+)?(?!\p{L})/iu,
  negation: new RegExp(
    `(?<!\\p{L})(?:(?:ne|n['’]|se) ?[^.;]{0,60}?(?<!\\p{L})(?:${no})|pas|jamais|aucune?|ni|interdit)(?!\\p{L})`,
    'iu',
  ),
  always: anyOf(
    'toujours|en toute circonstance|en toutes circonstances|systématiquement|uniquement|seulement|immédiatement|sans délai|à tout moment|exclusivement|impérativement',
  ),
  actor: anyOf(
    'assistante?s?|bot|chatbot|robot|agente?s?|salariée?s?|employée?s?|collaborateurs?|collaboratrices?|personnel|équipes?|membres?|clients?|patients?|élèves?|enseignante?s?|professeurs?|utilisateurs?|visiteurs?|conseillers?|conseillères?|responsables?|système|service|parents?|conducteurs?|on|nous|personne|chacun|tous',
  ),
  pronoun: anyOf('il|elle|ils|elles'),
  condition: startsWith(
    "si|s['’]il|s['’]ils|lorsque|lorsqu['’]\\p{L}+|quand|en cas|dès que|dès qu['’]\\p{L}+|face à|pour tout|pour toute",
  ),
  noRule:
    /^(?:par exemple|exemple|pourquoi|(?:la présente|cette|ce|le présent) (?:charte|politique|document|règlement|page) (?:fixe|décrit|explique|s['’]applique|définit|précise|remplace))/iu,
  background:
    /(?:^|\s)(?:introduction|préambule|objet|but|champ d['’]application|contexte|définitions?|glossaire|contact|sommaire|exemples?|à propos|historique|pourquoi)\b/iu,
};

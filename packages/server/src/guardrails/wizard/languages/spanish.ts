import { anyOf, type RuleWords, startsWith } from './rule-words.ts';

/** How Spanish states rules. */
export const spanish: RuleWords = {
  prohibition: anyOf(
    'prohibid[oa]s?|prohíbe[n]?|prohibimos|no se (?:permite|permiten|admite|admiten|acepta|aceptan|tolera|toleran|debe|deben|puede|pueden|podrá|podrán)|no (?:está|están|estará|estarán) (?:permitid[oa]s?|autorizad[oa]s?)|no (?:debe|deben|deberá|deberán|debería|deberían|puede|pueden|podrá|podrán|debemos|podemos|debes|puedes)|(?:nunca|jamás) (?:debe|deben|deberá|deberán|puede|pueden|podrá|podrán)|(?:debe|deben|deberá|deberán) (?:evitar|abstenerse)|inaceptables?|nadie (?:debe|puede|podrá)|ningún \\p{L}+ (?:debe|puede|podrá)|ninguna \\p{L}+ (?:debe|puede|podrá)|en ningún caso|bajo ningún concepto|bajo ninguna circunstancia',
  ),
  restriction: anyOf(
    '(?:puede|pueden|podrá|podrán|debe|deben|se permite|se permiten) [^.;]{0,80}?(?<!\\p{L})(?:solo|sólo|únicamente|exclusivamente|solamente)|(?:solo|sólo|únicamente|solamente) [^.;]{0,80}?(?<!\\p{L})(?:puede|pueden|podrá|podrán|se permite|se permiten)',
  ),
  obligation: anyOf(
    'debe|deben|deberá|deberán|debería|deberían|debemos|debes|tiene que|tienen que|tenemos que|tendrá que|tendrán que|ha de|han de|hay que|obligatori[oa]s?|obligatoriamente|está obligad[oa]|están obligad[oa]s|es necesario|es imprescindible|se requiere|se exige|requiere|requieren',
  ),
  permission: anyOf('puede|pueden|podrá|podrán|se permite|se permiten|permitid[oa]s?'),
  order:
    /^(?:por favor,? )?(?:(?:no|nunca|jamás) (?!hay|es|son|está|están|tiene|tienen|existe|existen|obstante|solo|sólo)(?:[ltms]e |l[oa]s? |nos )?\p{L}{2,18}(?:e|en|es|a|an|as|ar|er|ir|é)(?!\p{L})|(?:sea|sé|sean|evite|evita|eviten|evitar|nada de|ningún|ninguna|prohibido|sin)(?!\p{L})|\p{L}{2,18}(?:e|en|a|an) (?:siempre|únicamente)(?!\p{L}))/iu,
  itemOrder:
    /^(?:siempre )?(?!(?:de|desde|entre|donde|sobre|durante|este|ante|la|una|para|cada|toda|ninguna)(?!\p{L}))\p{L}{2,18}(?:ar|er|ir|arse|erse|irse|e|en|a|an)(?!\p{L})/iu,
  negation: anyOf('no|nunca|jamás|ningún|ninguna|ninguno|nadie|ni|nada de|prohibido|evite|evitar|sin'),
  always: anyOf(
    'siempre|en todo momento|únicamente|solo|sólo|inmediatamente|exclusivamente|de inmediato|sin excepción',
  ),
  actor: anyOf(
    'asistentes?|bot|chatbot|robot|agentes?|emplead[oa]s?|trabajador(?:es|as|a)?|personal|equipos?|miembros?|clientes?|pacientes?|alumn[oa]s?|estudiantes?|profesor(?:es|as|a)?|docentes?|usuari[oa]s?|visitantes?|asesor(?:es|as|a)?|sistema|servicio|padres|conductor(?:es|as|a)?|huéspedes|nadie|nosotros',
  ),
  pronoun: anyOf('él|ella|ellos|ellas'),
  condition: startsWith('si|cuando|en caso|ante|siempre que|en cuanto'),
  noRule:
    /^(?:por ejemplo|ejemplo|por qué|(?:esta|este|la presente|el presente) (?:política|documento|guía|reglamento|página|código) (?:describe|explica|se aplica|establece|define|recoge|fija))/iu,
  background:
    /(?:^|\s)(?:introducción|preámbulo|objeto|objetivo|finalidad|ámbito|alcance|antecedentes|contexto|definiciones|glosario|contacto|índice|ejemplos?|sobre nosotros|historia)(?!\p{L})/iu,
};

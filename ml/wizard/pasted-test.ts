import type { WizardText } from '../field/own/wizard-text.ts';

/** Policies as customers send them, second half: only counted. */
export const pastedTest = [
  {
    text: `RULES FOR THE CLINIC'S PHONE BOT

1) No diagnoses
2) Be calm
3) Never name a dose
4) Appointments cost £25 if they are missed; say so when booking
5) No talk about other patients

Thank you for reading!`,
    rules: [
      'No diagnoses',
      'Be calm',
      'Never name a dose',
      'Appointments cost £25 if they are missed; say so when booking',
      'No talk about other patients',
    ],
    language: 'en',
  },
  {
    text: `# Expense guide

## Travel

### Flights

Business class is not allowed on flights under six hours.

### Hotels

- At most €140 a night
- Book through the portal
- No minibar

## Meals

Staff may spend up to $60 a day. Receipts must be kept. Alcohol is never refunded.

## Background

The guide was written after the audit of last year.
`,
    rules: [
      'Business class is not allowed on flights under six hours.',
      'At most €140 a night',
      'Book through the portal',
      'No minibar',
      'Receipts must be kept.',
      'Alcohol is never refunded.',
    ],
    language: 'en',
    filename: 'expenses.md',
  },
  {
    text: `Ticket desk
Do not resell season tickets
Be on time
No food in the archive
Ask for proof of age
Refund tickets only within 24 hours
Keep your badge visible`,
    rules: [
      'Do not resell season tickets',
      'Be on time',
      'No food in the archive',
      'Ask for proof of age',
      'Refund tickets only within 24 hours',
      'Keep your badge visible',
    ],
    language: 'en',
  },
  {
    text: `<h1>Support handbook</h1><h2>1 Access</h2><h3>1.1 Accounts</h3><p>Agents must verify the owner before a reset. If the owner cannot be reached, the agent closes the ticket.</p><h3>1.2 Logs</h3><ul><li>No screenshots of logs</li><li>Be sparing with exports</li></ul><h2>2 Credits</h2><p>Credits above 500 USD need the consent of finance. The product has no free tier.</p>`,
    rules: [
      'Agents must verify the owner before a reset.',
      'If the owner cannot be reached, the agent closes the ticket.',
      'No screenshots of logs',
      'Be sparing with exports',
      'Credits above 500 USD need the consent of finance.',
    ],
    language: 'en',
    filename: 'handbook.html',
  },
  {
    text: `Regeln für den Schulserver

Der Server steht im Keller und wurde 2021 angeschafft.

1. Passwörter nicht weitergeben
2. Schülerinnen und Schüler müssen sich nach der Stunde abmelden.
3. Das Hochladen von Filmen ist untersagt.
4. Lehrkräfte sollten ihre Dateien wöchentlich sichern.
5. Niemals fremde Datenträger anschließen
6. Seid freundlich im Forum`,
    rules: [
      'Passwörter nicht weitergeben',
      'Schülerinnen und Schüler müssen sich nach der Stunde abmelden.',
      'Das Hochladen von Filmen ist untersagt.',
      'Lehrkräfte sollten ihre Dateien wöchentlich sichern.',
      'Niemals fremde Datenträger anschließen',
      'Seid freundlich im Forum',
    ],
    language: 'de',
  },
  {
    text: `Consignes pour le robot de la compagnie aérienne

Le robot a été lancé au printemps.

1. Ne jamais confirmer un surclassement
2. Restez courtois
3. Les agents ne doivent pas communiquer la liste des passagers.
4. Indiquer les frais de 45 € avant la réservation
5. Aucune promesse d'indemnisation
6. Le robot ne donne pas d'avis politique.`,
    rules: [
      'Ne jamais confirmer un surclassement',
      'Restez courtois',
      'Les agents ne doivent pas communiquer la liste des passagers.',
      'Indiquer les frais de 45 € avant la réservation',
      "Aucune promesse d'indemnisation",
      'Le robot ne donne pas d’avis politique.',
    ],
    language: 'fr',
  },
  {
    text: `# Política de la tienda

## Devoluciones

Los empleados deben pedir el ticket. No se permite devolver ropa interior. Las devoluciones de más de 50 € requieren la firma del encargado.

## Trato

- Sea amable
- Nunca discuta con un cliente
- Ofrecer siempre una bolsa
- Nada de bromas sobre el aspecto
`,
    rules: [
      'Los empleados deben pedir el ticket.',
      'No se permite devolver ropa interior.',
      'Las devoluciones de más de 50 € requieren la firma del encargado.',
      'Sea amable',
      'Nunca discuta con un cliente',
      'Ofrecer siempre una bolsa',
      'Nada de bromas sobre el aspecto',
    ],
    language: 'es',
    filename: 'tienda.md',
  },
  {
    text: `Unsere Bäckerei besteht seit 1950. Wir backen jeden Tag frisches Brot und freuen uns über Ihren Besuch. Der Laden liegt neben der Kirche.`,
    rules: [],
    language: 'de',
  },
] as const satisfies readonly WizardText[];

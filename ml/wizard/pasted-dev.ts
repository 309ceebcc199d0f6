import type { WizardText } from '../field/own/wizard-text.ts';

/** Policies as customers send them, first half: they are looked at while the wizard is made. */
export const pastedDev = [
  {
    text: `House rules of the Corner Yarn shop chat

No swearing
Be patient with beginners
Do not promise delivery dates
Refunds above £40 need the approval of the owner
Mention the 14 day return period
Gift cards cannot be exchanged for cash`,
    rules: [
      'No swearing',
      'Be patient with beginners',
      'Do not promise delivery dates',
      'Refunds above £40 need the approval of the owner',
      'Mention the 14 day return period',
      'Gift cards cannot be exchanged for cash',
    ],
    language: 'en',
  },
  {
    text: `# Teller assistant

## 1. Scope

This page is for everybody who works at a counter.

## 2. Money

### 2.1 Transfers

- No transfers above EUR 2,500 without a second signature
- Transfers of more than $10,000 must be reported to compliance on the same day

### 2.2 Advice

Tellers must not recommend funds. They may hand out the printed price list.

#### 2.2.1 Loans

Never state an interest rate before the credit check is done.

## 3. No cash for third parties

## 4. Be discreet
`,
    rules: [
      'No transfers above EUR 2,500 without a second signature',
      'Transfers of more than $10,000 must be reported to compliance on the same day',
      'Tellers must not recommend funds.',
      'Never state an interest rate before the credit check is done.',
      'No cash for third parties',
      'Be discreet',
    ],
    language: 'en',
    filename: 'teller.md',
  },
  {
    text: `Airline desk bot

1. Before the flight
Passengers ask many things before they fly. The bot must not confirm an upgrade. Fees of 35 USD for a second bag have to be stated in advance.

2. Delays
2.1 Compensation
The bot does not promise compensation.
2.2 Vouchers
Meal vouchers may be worth at most $15.

3. Tone
Be brief. No jokes about crashes. Please don't use slang.`,
    rules: [
      'The bot must not confirm an upgrade.',
      'Fees of 35 USD for a second bag have to be stated in advance.',
      'The bot does not promise compensation.',
      'Meal vouchers may be worth at most $15.',
      'Be brief.',
      'No jokes about crashes.',
      "Please don't use slang.",
    ],
    language: 'en',
  },
  {
    text: `<html><head><title>Forum</title></head><body><nav>Home | Rules</nav><h1>Forum rules</h1><h2>Posting</h2><ol><li>No spam</li><li>Be civil, even when you disagree</li><li>Stay on topic</li></ol><h2>Moderators</h2><p>Moderators should explain each removal. No one may be banned without a warning. Our forum has no advertisements and is run by volunteers.</p></body></html>`,
    rules: [
      'No spam',
      'Be civil, even when you disagree',
      'Stay on topic',
      'Moderators should explain each removal.',
      'No one may be banned without a warning.',
    ],
    language: 'en',
    filename: 'forum.html',
  },
  {
    text: `Hausordnung für die Nutzung von KI in der Praxis Lindenhof

1. Zweck
Diese Ordnung gilt für alle Beschäftigten. Sie wurde im März beschlossen.

2. Datenschutz
Mitarbeiter müssen Patientendaten vor der Eingabe anonymisieren. Es ist verboten, Befunde hochzuladen.
Namen von Patienten dürfen nur im Praxissystem gespeichert werden.

3. Umgang mit Patienten
- Keine Diagnosen per Chat
- Seien Sie höflich
- Nicht über Kollegen sprechen
- Bei Notfällen immer auf die 112 verweisen
- Rechnungen über 200 € von der Leitung freigeben lassen`,
    rules: [
      'Mitarbeiter müssen Patientendaten vor der Eingabe anonymisieren.',
      'Es ist verboten, Befunde hochzuladen.',
      'Namen von Patienten dürfen nur im Praxissystem gespeichert werden.',
      'Keine Diagnosen per Chat',
      'Seien Sie höflich',
      'Nicht über Kollegen sprechen',
      'Bei Notfällen immer auf die 112 verweisen',
      'Rechnungen über 200 € von der Leitung freigeben lassen',
    ],
    language: 'de',
  },
  {
    text: `# Règlement du personnel

## Introduction

Notre entreprise emploie quarante personnes. Le règlement a été adopté en juin.

## Confidentialité

Les salariés doivent verrouiller leur poste. Il est interdit de partager un mot de passe.

Il est interdit de :

- copier les fichiers des clients
- installer un logiciel sans accord

## Dépenses

- Toute dépense de plus de 300 € doit être validée par un responsable
- Pas de cadeaux des fournisseurs
- Conserver les factures pendant dix ans
`,
    rules: [
      'Les salariés doivent verrouiller leur poste.',
      'Il est interdit de partager un mot de passe.',
      'Il est interdit de copier les fichiers des clients',
      'Il est interdit de installer un logiciel sans accord',
      'Toute dépense de plus de 300 € doit être validée par un responsable',
      'Pas de cadeaux des fournisseurs',
      'Conserver les factures pendant dix ans',
    ],
    language: 'fr',
    filename: 'reglement.md',
  },
  {
    text: `Normas del colegio para el uso del asistente

El colegio abrió en 1998 y tiene doce aulas.

Los alumnos deben citar las fuentes. Está prohibido copiar trabajos. Los profesores no pueden compartir notas por chat.

1. No compartas tu contraseña
2. Respeta a tus compañeros
3. Prohibido grabar en clase
4. Entregar los trabajos a tiempo`,
    rules: [
      'Los alumnos deben citar las fuentes.',
      'Está prohibido copiar trabajos.',
      'Los profesores no pueden compartir notas por chat.',
      'No compartas tu contraseña',
      'Respeta a tus compañeros',
      'Prohibido grabar en clase',
      'Entregar los trabajos a tiempo',
    ],
    language: 'es',
  },
  {
    text: `Nuestra empresa nació en un garaje. Hoy somos veinte personas y vendemos muebles de madera en toda la región. El taller está abierto los lunes y los martes.`,
    rules: [],
    language: 'es',
  },
] as const satisfies readonly WizardText[];

import { expect, test } from 'vitest';
import { policyChecks } from './policy-checks.ts';

test.each([
  { rule: 'Never promise a refund.', checkable: true, reason: /encoder/ },
  { rule: 'Никогда не обещай возврат.', checkable: true, reason: /encoder/ },
  { rule: 'Beloof nooit een datum, niet per mail.', checkable: true, reason: /encoder/ },
  { rule: 'Never say "free of charge".', checkable: true, reason: /^The quoted words are compared\.$/ },
  { rule: 'Answer in at most three sentences.', checkable: true, reason: /parts of the text are counted/ },
  { rule: 'Never include links.', checkable: true, reason: /Links are found/ },
  { rule: 'Always answer in German.', checkable: true, reason: /language of the text/ },
  { rule: 'No discounts above 10 %.', checkable: true, reason: /bound.*encoder/ },
  { rule: 'Never swear.', checkable: true, reason: /toxicity.*encoder/ },
  { rule: 'Answer within 24 hours.', checkable: false, reason: /how fast/ },
  { rule: 'Beantworte jede Anfrage innerhalb von zwei Stunden.', checkable: false, reason: /how fast/ },
  { rule: 'Escalate to a human after three messages.', checkable: false, reason: /course/ },
  { rule: 'Keep logs of all chats.', checkable: false, reason: /outside the text/ },
  { rule: 'Every conversation must be archived.', checkable: false, reason: /outside the text/ },
  { rule: 'Comply with the data protection act.', checkable: false, reason: /knowledge/ },
  { rule: 'Be helpful.', checkable: false, reason: /attitude/ },
  { rule: 'Use common sense.', checkable: false, reason: /attitude/ },
])('"$rule" can be checked: $checkable', ({ rule, checkable, reason }) => {
  expect(policyChecks(rule)).toMatchObject([{ rule, checkable, reason: expect.stringMatching(reason) }]);
});

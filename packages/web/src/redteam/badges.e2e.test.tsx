import { expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { FindingBadge, OutcomeBadge, SeverityBadge } from './badges.tsx';

const colourOf = (element: Element): string => getComputedStyle(element).color;

test('badges say in words what their colours say', async () => {
  const screen = await show(
    <>
      <OutcomeBadge outcome="success" />
      <OutcomeBadge outcome="resisted" />
      <OutcomeBadge outcome="of a newer service" />
      <SeverityBadge severity="critical" />
      <FindingBadge status="false_positive" />
    </>,
  );
  for (const word of ['success', 'resisted', 'of a newer service', 'critical', 'false positive']) {
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
  }
  const [success, resisted] = ['success', 'resisted'].map((word) => colourOf(screen.getByText(word).element()));
  expect(success).not.toBe(resisted);
});

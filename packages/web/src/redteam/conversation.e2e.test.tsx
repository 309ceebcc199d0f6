import { describe, expect, test } from 'vitest';
import { show } from '../testing/show.tsx';
import { recordedAnswer } from '../testing/wire.ts';
import { Conversation } from './conversation.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describe('a conversation with a target', () => {
  test('of a recorded attempt says who said what', async () => {
    const { turns } = recordedAnswer('rt.getRecord');
    const { content } = turns.findLast(({ role }) => role === 'assistant') ?? {};
    if (typeof content !== 'string' || content === '') throw new Error('The recorded attempt has no answer');
    const screen = await show(<Conversation turns={turns} />);
    await expect.element(screen.getByText('Attack', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Target', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(content)).toBeVisible();
  });

  test.each([
    { role: 'user', said: 'Attack' },
    { role: 'assistant', said: 'Target' },
    { role: 'system', said: 'System prompt' },
    { role: 'tool', said: 'Tool' },
    { role: 'critic', said: 'critic' },
  ])('calls $role "$said"', async ({ role, said }) => {
    const screen = await show(<Conversation turns={[{ role, content: 'words' }]} />);
    await expect.element(screen.getByRole('blockquote')).toHaveTextContent(`${said}words`);
  });

  test('shows pictures and recordings among the words', async () => {
    const content = [
      { type: 'text', text: 'Read it' },
      { type: 'image', url: pixel },
      { type: 'audio', url: 'data:audio/wav;base64,' },
      { type: 'video', url: 'x' },
    ];
    const screen = await show(<Conversation turns={[{ role: 'user', content }]} />);
    await expect.element(screen.getByText('Read it')).toBeVisible();
    await expect.element(screen.getByRole('img')).toHaveAttribute('src', pixel);
    await expect.element(screen.getByLabelText('Sent recording')).toBeInTheDocument();
    await expect.element(screen.getByText('{"type":"video","url":"x"}')).toBeVisible();
  });

  test('shows the calls of tools beside the words of an answer', async () => {
    const content = { text: 'I look it up', tool_calls: [{ name: 'track', arguments: { order: '7' } }] };
    const screen = await show(<Conversation turns={[{ role: 'assistant', content }]} />);
    await expect.element(screen.getByText('I look it up')).toBeVisible();
    await expect.element(screen.getByText('Calls of tools')).toBeVisible();
    await expect.element(screen.getByText(/"order": "7"/)).toBeVisible();
  });

  test('survives an answer that has nothing', async () => {
    const screen = await show(<Conversation turns={[{ role: 'assistant', content: null }, { role: 'assistant' }]} />);
    expect(screen.getByText('Target').elements()).toHaveLength(2);
    await expect.element(screen.getByText('Calls of tools')).not.toBeInTheDocument();
  });

  test('that is empty says so', async () => {
    const screen = await show(<Conversation turns={[]} />);
    await expect.element(screen.getByText('Nothing was said.')).toBeVisible();
  });

  test('leaves markup of a target as it is written', async () => {
    const screen = await show(
      <Conversation turns={[{ role: 'assistant', content: '<img src=x onerror=alert(1)>' }]} />,
    );
    await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  });
});

import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** How a provider closes the connection. The name is the path that a model calls. */
export const closings = ['by-length', 'by-end', 'malformed-first', 'stream-unasked'] as const;
export type Closing = (typeof closings)[number];

/** A provider that sends its whole answer in one write and closes the connection. */
export interface ClosingProvider {
  readonly port: number;
  /** How many calls it answered. */
  readonly calls: () => number;
  close(): void;
}

const event = (value: unknown): string => `data: ${JSON.stringify(value)}\n\n`;
const chunk = (delta: object): string =>
  event({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta }] });

/** First events as some servers send them. Providers do not, so they are of no form that a reader may expect. */
const malformed = [
  chunk({ content: 5 }),
  chunk({ tool_calls: [{ index: 0, id: 'a', type: 'function', function: { name: 'f', arguments: { x: 1 } } }] }),
  chunk({ content: { text: 'words' } }),
  event({ choices: 'none' }),
  event([1, 2]),
  'data: {"choices": [\n\n',
];

/** The events of call `number`: words that no other call has, as many as the path names. */
function eventsOf(path: string, number: number): string {
  const words = Number(/\/words-(\d+)\//.exec(path)?.[1] ?? 20);
  const first = path.includes('malformed-first') ? (malformed[number % malformed.length] ?? '') : '';
  return `${first}${Array.from({ length: words }, (_, at) => chunk({ content: `word${number} of ${at}. ` })).join('')}data: [DONE]\n\n`;
}

/** Starts it. Its paths are `/words-<count>/<closing>/…`. */
export async function startClosingProvider(): Promise<ClosingProvider> {
  let calls = 0;
  const answer = (socket: Socket, path: string) => {
    const body = eventsOf(path, calls++);
    const hasLength = !path.includes('by-end');
    const length = hasLength ? `content-length: ${Buffer.byteLength(body)}\r\n` : '';
    socket.end(`HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n${length}connection: close\r\n\r\n${body}`);
  };
  const server = createServer((socket) => {
    let request = '';
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      request += piece.toString('latin1');
      const end = request.indexOf('\r\n\r\n');
      const length = Number(/content-length: (\d+)/i.exec(request)?.[1] ?? 0);
      if (end < 0 || request.length < end + 4 + length) return;
      socket.removeAllListeners('data');
      answer(socket, request.split(' ', 2)[1] ?? '');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, calls: () => calls, close: () => server.close() };
}

import { EventReader, type StreamedEvent } from './event-stream.ts';
import { openStream } from './open-stream.ts';
import type { ClientOptions } from './options.ts';
import type { AnyCall } from './request.ts';
import type { Route } from './routes.ts';

/** Opens a streamed answer and yields its events, such as the pages of a scan. Rejects with ServiceError. */
export async function* openEvents(
  options: ClientOptions,
  route: Route,
  call: AnyCall & { readonly signal?: AbortSignal | undefined },
): AsyncGenerator<StreamedEvent> {
  const reader = new EventReader();
  const pieces = await openStream(options, route, { ...call, accept: 'text/event-stream' });
  for await (const piece of pieces) yield* reader.read(piece);
}

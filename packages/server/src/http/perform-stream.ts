import type { Price } from '@redoubt/metering';
import { type BookedCall, bookCall } from '../charging/book-call.ts';
import type { Implementation, StreamReader } from './implement.ts';
import { type Performed, refund, type Work } from './perform.ts';

type Items = AsyncGenerator<unknown, Price, StreamReader>;
type Step = IteratorResult<unknown, Price>;

/**
 * Takes a prepared job whose answer is a list through price → charge → stream. Items are made as they are read. The
 * answer starts once the first item is made, so a job that cannot start fails normally. A call with an idempotency key
 * gets its list as a whole, because the kept answer must be known before it is sent.
 */
export async function performStream(implementation: Implementation, job: unknown, work: Work): Promise<Performed> {
  const { endpoint, stream } = implementation;
  const { context, claim } = work;
  const price = implementation.price?.(job as never);
  if (!stream || !price) throw new Error(`${endpoint.path} has no ${stream ? 'price' : 'stream'}`);
  const booked = await bookCall(price, { endpoint: endpoint.path, claim }, context);
  const items = stream(job as never, context as never);
  try {
    if (claim) return await collect(items, booked);
    return { body: send(items, await items.next(), booked, work), statement: booked.statement };
  } catch (failure) {
    return refund(failure, booked, work);
  }
}

async function collect(items: Items, booked: BookedCall): Promise<Performed> {
  const written: string[] = [];
  let step = await items.next();
  for (; !step.done; step = await items.next()) written.push(JSON.stringify(step.value));
  return { body: `[${written.join(',')}]`, statement: await booked.settle(step.value) };
}

/**
 * Makes an item only after the previous one was taken. Only a failure of the service refunds the charge. If the caller
 * disconnects, the answer counts as delivered and the work ends.
 */
function send(items: Items, first: Step, booked: BookedCall, work: Work): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = writtenPieces(items, first, (cost) => settle(booked, cost, work));
  const end = work.context.running.begin();
  let hasLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        // Enqueueing into a cancelled stream throws.
        if (hasLeft) return;
        if (!done) return controller.enqueue(encoder.encode(value));
        controller.close();
        end();
      } catch (failure) {
        const statement = await booked.refund();
        if (statement) work.onRefund(statement);
        // An incomplete list is not valid JSON, so the caller must see that the answer broke off.
        controller.error(failure);
        work.context.log.error({ err: failure, request_id: work.context.requestId }, 'a streamed answer broke off');
        end();
      }
    },
    async cancel() {
      hasLeft = true;
      await pieces
        .return()
        .finally(() => endUnread(items, booked, work))
        .finally(end);
    },
  });
}

/**
 * Informs the work that the client stopped reading and books the cost that it returns. If it returns none, the charge
 * stays unchanged.
 */
async function endUnread(items: Items, booked: BookedCall, work: Work): Promise<void> {
  try {
    const step = await items.next('left');
    if (step.done) {
      if (step.value) await settle(booked, step.value, work);
    } else await items.return(undefined as never);
  } catch (error) {
    work.context.log.error({ err: error, request_id: work.context.requestId }, 'work that nobody read on failed');
  }
}

/** Writes the list as JSON, piece by piece. The last piece is sent after the cost is settled. */
async function* writtenPieces(
  items: Items,
  first: Step,
  finish: (cost: Price) => Promise<void>,
): AsyncGenerator<string, void> {
  let before = '[';
  let step = first;
  for (; !step.done; step = await items.next()) {
    yield before + JSON.stringify(step.value);
    before = ',';
  }
  await finish(step.value);
  yield before === '[' ? '[]' : ']';
}

/** Books the final cost. The answer is already sent, so an error is logged and not reported. */
async function settle(booked: BookedCall, cost: Price, { context }: Work): Promise<void> {
  try {
    await booked.settle(cost);
  } catch (error) {
    context.log.error(
      { err: error, request_id: context.requestId },
      'what a part of the request cost was not given back',
    );
  }
}

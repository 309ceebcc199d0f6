import type { Price } from '@redoubt/metering';
import { type BookedCall, bookCall } from '../charging/book-call.ts';
import type { Implementation, StreamReader } from './implement.ts';
import { type Performed, refund, type Work } from './perform.ts';

type Items = AsyncGenerator<unknown, Price, StreamReader>;
type Step = IteratorResult<unknown, Price>;

/**
 * Take a prepared job whose answer is a list through price → charge → stream. The answer is a stream that makes items as
 * they are read; it starts once the first is made, so a job that cannot start fails like any other. A call with an
 * idempotency key gets its list whole: what is kept has to be known before it is answered.
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
 * Reads no item before the one in front of it is taken. Only a failure of ours gives the charge back: a caller that goes
 * away, however it does so, has had its answer, and the work ends there.
 */
function send(items: Items, first: Step, booked: BookedCall, work: Work): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const pieces = writtenPieces(items, first, (cost) => settle(booked, cost, work));
  let hasLeft = false;
  return new ReadableStream({
    async pull(controller) {
      try {
        const { done, value } = await pieces.next();
        // A stream that was cancelled takes nothing any more, and throws.
        if (hasLeft) return;
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (failure) {
        const statement = await booked.refund();
        if (statement) work.onRefund(statement);
        // Half a list is no JSON: the caller sees that the answer broke off.
        controller.error(failure);
        work.context.log.error({ err: failure, request_id: work.context.requestId }, 'a streamed answer broke off');
      }
    },
    async cancel() {
      hasLeft = true;
      await pieces.return();
      await endUnread(items, booked, work);
    },
  });
}

/** Tells the work that nobody reads on, and books what it says it cost; where it says nothing the charge stands as it is. */
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

/** The list as JSON, piece by piece; the last piece comes once the cost is settled. */
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

/** The answer is as good as sent: that less was not charged is a fault to be logged, not told. */
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

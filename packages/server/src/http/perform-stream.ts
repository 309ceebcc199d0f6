import type { Price } from '@redoubt/metering';
import { type Booked, bookAtMost } from '../charging/book.ts';
import { CreditLimitReached } from '../charging/charge.ts';
import type { CreditStatement } from '../charging/credit-statement.ts';
import type { Implementation, StreamReader } from './implement.ts';
import { type Performed, undo, type Work } from './perform.ts';

type Items = AsyncGenerator<unknown, Price, StreamReader>;
type Step = IteratorResult<unknown, Price>;

/**
 * Take a prepared job whose answer is a list through price → charge → stream. The answer is a stream that makes items as
 * they are read; it starts once the first is made, so a job that cannot start fails like any other. A call with an
 * idempotency key gets its list whole: what is kept has to be known before it is answered.
 */
export async function performStream(implementation: Implementation, job: unknown, work: Work): Promise<Performed> {
  const { stream } = implementation;
  if (!stream) throw new Error(`${implementation.endpoint.path} has no stream`);
  const { booked, statement } = await book(implementation, job, work);
  const items = stream(job as never, work.context as never);
  try {
    if (work.claim) return await collect(items, booked);
    return { body: send(items, await items.next(), booked, work), statement };
  } catch (failure) {
    await undo(booked, work);
    throw failure;
  }
}

async function book(
  { endpoint, price }: Implementation,
  job: unknown,
  { context, claim }: Work,
): Promise<{ booked: Booked<Price>; statement: CreditStatement }> {
  const known = price?.(job as never);
  if (!known) throw new Error(`${endpoint.path} has no price`);
  if (claim) claim.mayBeCharged = true;
  try {
    const call = { endpoint: endpoint.path, idempotencyKey: claim?.idempotencyKey };
    const booked = await bookAtMost(known, call, context);
    return { booked, statement: await booked.finish(known) };
  } catch (failure) {
    if (claim && failure instanceof CreditLimitReached) claim.mayBeCharged = false;
    throw failure;
  }
}

async function collect(items: Items, booked: Booked<Price>): Promise<Performed> {
  const written: string[] = [];
  let step = await items.next();
  for (; !step.done; step = await items.next()) written.push(JSON.stringify(step.value));
  return { body: `[${written.join(',')}]`, statement: await booked.finish(step.value) };
}

/**
 * Reads no item before the one in front of it is taken. Only a failure of ours gives the charge back: a caller that goes
 * away, however it does so, has had its answer, and the work ends there.
 */
function send(items: Items, first: Step, booked: Booked<Price>, work: Work): ReadableStream<Uint8Array> {
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
        await undo(booked, work);
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
async function endUnread(items: Items, booked: Booked<Price>, work: Work): Promise<void> {
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
async function settle(booked: Booked<Price>, cost: Price, { context }: Work): Promise<void> {
  try {
    await booked.finish(cost);
  } catch (error) {
    context.log.error(
      { err: error, request_id: context.requestId },
      'what a part of the request cost was not given back',
    );
  }
}

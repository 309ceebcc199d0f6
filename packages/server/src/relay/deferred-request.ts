import { type AnswerHandler, type PendingRequest, TransportFailed } from '@redoubt/providers';

/** A request whose way is looked up first. What its caller does meanwhile counts once it is on its way. */
export class DeferredRequest implements PendingRequest {
  readonly #handler: AnswerHandler;
  #request: PendingRequest | undefined;
  #isPaused = false;
  #hasEnded = false;

  constructor(handler: AnswerHandler, start: () => Promise<PendingRequest>) {
    this.#handler = handler;
    this.#run(start);
  }

  abort(): void {
    if (this.#request) this.#request.abort();
    else this.#fail(new TransportFailed('aborted', 'the call was given up'));
  }

  pause(): void {
    this.#isPaused = true;
    this.#request?.pause();
  }

  resume(): void {
    this.#isPaused = false;
    this.#request?.resume();
  }

  #run(start: () => Promise<PendingRequest>): void {
    start().then(
      (request) => {
        this.#request = request;
        if (this.#hasEnded) request.abort();
        else if (this.#isPaused) request.pause();
      },
      (cause: unknown) =>
        this.#fail(new TransportFailed('unreachable', 'its bridge could not be looked up', { cause })),
    );
  }

  #fail(failure: TransportFailed): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#handler.onError(failure);
  }
}

import type { ReactNode } from 'react';
import { Failure } from './failure.tsx';
import { Loading } from './loading.tsx';

interface ListedProps<Data> {
  readonly query: { readonly data: Data | undefined; readonly error: Error | null };
  /** What to say where the list cannot be read, such as "The keys cannot be listed". */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what a query answered, that it is on its way, or why it failed. */
export function Listed<Data>({ query: { data, error }, failure, children }: ListedProps<Data>) {
  return (
    <>
      {error && <Failure error={error} what={failure} />}
      {data === undefined && !error && <Loading />}
      {data !== undefined && children(data)}
    </>
  );
}

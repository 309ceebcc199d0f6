import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Asked, Content } from './asked.ts';
import { type Answered, type Progress, send } from './send.ts';

/** An answer with what was judged, which the reader may have changed since. */
interface Judged {
  readonly answered: Answered;
  readonly content: Content;
}

/** Sends a request, tells how far it is, and lets the reader stop it. */
export function useJudging() {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ asked, content }: { asked: Asked; content: Content }): Promise<Judged> => {
      const controller = new AbortController();
      running.current = controller;
      setProgress(undefined);
      return { answered: await send(asked, { signal: controller.signal, onProgress: setProgress }), content };
    },
  });
  const stop = () => {
    running.current?.abort();
    mutation.reset();
  };
  return { ...mutation, progress, stop };
}

export type Judging = ReturnType<typeof useJudging>;

import { Button } from '@mantine/core';
import { Link } from 'wouter';
import { HANDED, handOver } from '../playground/handed-over.ts';
import type { CallWithTexts } from './call-queries.ts';
import { meantFinding } from './false-alarm.tsx';
import { textAt } from './kept-texts.ts';
import { lastMessageOf } from './message-of.ts';

/** Opens the playground with the text in which something was found, and with the policy that judged it. */
export function PlaygroundLink({ call }: { call: CallWithTexts }) {
  const finding = meantFinding(call);
  const text = judgedText(call);
  const search = new URLSearchParams({
    ...(finding?.policy && { policy: finding.policy.name }),
    ...(text !== undefined && { [HANDED]: call.call_id }),
  });
  return (
    <Button
      component={Link}
      href={`/app/playground?${search}`}
      onClick={() => text !== undefined && handOver(call.call_id, text)}
    >
      Open in playground
    </Button>
  );
}

/** The text in which the main finding is, else what was said last. Undefined where it is not kept. */
function judgedText(call: CallWithTexts): string | undefined {
  const finding = meantFinding(call);
  const [place] = finding?.places ?? [];
  if (finding && place) return textAt(call.texts, finding, place);
  const { request } = call.texts;
  return request === null ? undefined : lastMessageOf(request);
}

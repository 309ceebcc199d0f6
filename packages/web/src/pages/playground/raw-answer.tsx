import { Button, Collapse } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { CodeBlock } from '../../shown/code-block.tsx';

/** The answer of the service as it came, for those who program against it. */
export function RawAnswer({ answer }: { answer: object }) {
  const [isOpen, { toggle }] = useDisclosure();
  return (
    <div>
      <Button variant="default" size="compact-sm" onClick={toggle} aria-expanded={isOpen}>
        {isOpen ? 'Hide JSON' : 'Show JSON'}
      </Button>
      <Collapse expanded={isOpen} mt="xs">
        {isOpen && <CodeBlock code={JSON.stringify(answer, null, 2)} label="Copy the answer" />}
      </Collapse>
    </div>
  );
}

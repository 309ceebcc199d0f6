import { command } from '../api.ts';
import { CodeBlock } from '../shown/code-block.tsx';

/** The commands that connect a bridge, for the machine that it is to run on. */
export const BridgeCommand = ({ id = 'office' }: { id?: string | undefined }) => (
  <CodeBlock
    code={`export REDOUBT_API_KEY=…   # a key with the scope redteam
${command} relay --service ${location.origin} --target http://localhost:11434/v1 --bridge-id ${id}`}
    label="Copy the commands"
  />
);

import type { CallOf, contract, ResponseOf } from '@redoubt/contract';
import { connect, talk } from './connect.ts';
import { organisationIdOf } from './named-account.ts';

type Body = CallOf<typeof contract.admin.changeOrganisation>['body'];
type Changed = ResponseOf<typeof contract.admin.changeOrganisation>;

interface Words {
  url?: string | undefined;
  key?: string | undefined;
  organisation?: string | undefined;
  json?: boolean | undefined;
}

/** Change the organisation that the words name, and print it: whole as JSON, or the sentence that `say` makes of it. */
export async function changeOrganisation(words: Words, body: Body, say: (changed: Changed) => string): Promise<number> {
  const client = connect(words);
  const changed = await talk(async () => {
    const organisation_id = await organisationIdOf(client, words.organisation);
    return client.admin.changeOrganisation({ params: { organisation_id }, body });
  });
  console.log(words.json ? JSON.stringify(changed) : say(changed));
  return 0;
}

import type { Client } from '@redoubt/client';
import type { CallOf, contract, ResponseOf } from '@redoubt/contract';
import { connect, talk } from './connect.ts';
import { print } from './io.ts';

/** The id of the organisation with this name. Without a name it is `own`, the key's organisation. */
export async function organisationIdOf({ admin }: Client, name: string | undefined): Promise<string> {
  if (name === undefined) return 'own';
  const [organisation] = (await admin.listOrganisations({ query: { name, per_page: 1 } })).organisations;
  if (!organisation) {
    throw new Error(
      `There is no organisation "${name}" that this key may see; redoubt organisations list shows those it may`,
    );
  }
  return organisation.organisation_id;
}

/** The path parameters of the project with this name. */
export async function projectPathOf(
  { admin }: Client,
  organisation_id: string,
  name: string,
): Promise<{ organisation_id: string; project_id: string }> {
  const query = { name, per_page: 1 };
  const [project] = (await admin.listProjects({ params: { organisation_id }, query })).projects;
  if (!project) throw new Error(`There is no project "${name}"; redoubt projects list shows those there are`);
  return { organisation_id, project_id: project.project_id };
}

type Body = CallOf<typeof contract.admin.changeOrganisation>['body'];
type Changed = ResponseOf<typeof contract.admin.changeOrganisation>;

interface Words {
  url?: string | undefined;
  key?: string | undefined;
  organisation?: string | undefined;
  json?: boolean | undefined;
}

/** Changes the organisation that the options name and prints it: as JSON, or as the sentence that `say` makes. */
export async function changeOrganisation(words: Words, body: Body, say: (changed: Changed) => string): Promise<void> {
  const client = connect(words);
  const changed = await talk(async () => {
    const organisation_id = await organisationIdOf(client, words.organisation);
    return client.admin.changeOrganisation({ params: { organisation_id }, body });
  });
  print(words.json ? JSON.stringify(changed) : say(changed));
}

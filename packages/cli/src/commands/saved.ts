import { stringify } from 'yaml';
import { readConfigFile } from '../apply/read-file.ts';
import { groupCommand, listCommand, serviceCommand } from '../command.ts';
import { Usage } from '../command-failures.ts';
import { connect, talk } from '../connect.ts';
import { print } from '../io.ts';
import { type Kind, type KindName, kinds, type Saved } from '../saved/kinds.ts';
import { pageTable } from '../table.ts';

/** `redoubt models|deployments|policies|guardrails|codes list|show|add|set|delete`. */
export function savedCommand(name: KindName) {
  const kind: Kind = kinds[name];
  return groupCommand(name)
    .description(`Lists, shows, adds, changes and deletes: ${pluralOf(kind)} of the key's project.`)
    .addCommand(list(name, kind))
    .addCommand(show(kind))
    .addCommand(add(name, kind))
    .addCommand(set(name, kind))
    .addCommand(remove(kind));
}

const pluralOf = ({ noun }: Kind): string => {
  if (noun === 'code of conduct') return 'codes of conduct';
  return noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
};

const list = (name: KindName, kind: Kind) =>
  listCommand('list')
    .description(`Lists the ${pluralOf(kind)}, oldest first.`)
    .action(async ({ page, perPage, ...options }) => {
      const found = await talk(() => kind.list(connect(options), { page, per_page: perPage }));
      const { entries, pagination } = found;
      const json = () => JSON.stringify({ [name]: entries, pagination });
      print(options.json ? json() : pageTable(kind.header, entries.map(kind.row), pagination, pluralOf(kind)));
    });

/** A command for one thing. Only a model has versions. */
const forOne = (word: string, kind: Kind) => {
  const command = serviceCommand(word).argument('<name>', `name of the ${kind.noun}`);
  return command.option('--model-version <version>', 'of a model: its version (default v1)');
};

interface Named {
  readonly modelVersion?: string | undefined;
}

/** The place that the words name. Throws Usage for a version of something that has none. */
function savedParams(kind: Kind, name: string, { modelVersion: version }: Named) {
  if (version !== undefined && kind !== kinds.models) throw new Usage(`A ${kind.noun} has no version`);
  return { name, ...(version !== undefined && { version }) };
}

const show = (kind: Kind) =>
  forOne('show', kind)
    .description(`Shows a ${kind.noun}. Its secrets are not shown.`)
    .action(async (name, options) => {
      const found = await talk(() => kind.get(connect(options), savedParams(kind, name, options)));
      print(options.json ? JSON.stringify(found) : stringify(found, { lineWidth: 0 }).trimEnd());
    });

const add = (section: KindName, kind: Kind) =>
  serviceCommand('add')
    .description(
      `Adds a ${kind.noun} from a YAML or JSON file: what POST ${kind.added.path} takes. \${env:NAME} is a variable.`,
    )
    .summary(`add a ${kind.noun} from a file`)
    .argument('<file>', 'the file; - reads standard input')
    .option('--name <name>', 'its name, instead of the one in the file')
    .action(async (file, options) => {
      const body = await bodyOf(section, file);
      const field = kind === kinds.models ? 'model_saved_name' : 'name';
      const named = options.name === undefined ? body : { ...body, [field]: options.name };
      const answer = await talk(() => kind.add(connect(options), named));
      print(options.json ? JSON.stringify(answer) : answer.message);
    });

const set = (section: KindName, kind: Kind) =>
  forOne('set', kind)
    .description(`Changes the fields of a ${kind.noun} that a YAML or JSON file names. \${env:NAME} is a variable.`)
    .summary(`change a ${kind.noun} from a file`)
    .argument('<file>', 'the file; - reads standard input')
    .action(async (name, file, options) => {
      const body = await bodyOf(section, file);
      const answer = await talk(() => kind.modify(connect(options), savedParams(kind, name, options), body));
      print(options.json ? JSON.stringify(answer) : answer.message);
    });

const remove = (kind: Kind) =>
  forOne('delete', kind)
    .description(`Deletes a ${kind.noun}.`)
    .action(async (name, options) => {
      const answer = await talk(() => kind.remove(connect(options), savedParams(kind, name, options)));
      print(options.json ? JSON.stringify(answer) : answer.message);
    });

/** The body that a file holds. Throws Usage where it is no object. */
async function bodyOf(section: KindName, name: string): Promise<Saved> {
  const file = await readConfigFile(name);
  const { content } = file;
  if (typeof content !== 'object' || content === null || Array.isArray(content)) {
    return file.refuse([], `The file holds one ${kinds[section].noun}: fields with their values`);
  }
  return content as Saved;
}

import { writeFile } from 'node:fs/promises';
import { Option } from '@commander-js/extra-typings';
import { stringify } from 'yaml';
import { exportOf } from '../apply/export-of.ts';
import { type SectionName, sections } from '../apply/sections.ts';
import { takingList } from '../choices.ts';
import { serviceCommand } from '../command.ts';
import { connect, talk } from '../connect.ts';
import { io, pathOf } from '../io.ts';
import { listed, oneOf } from '../read-words.ts';

const names = Object.keys(sections) as SectionName[];
const standard = names.filter((name) => name !== 'projects');

const description = `Writes what the service has as a file that "redoubt apply" takes. Secrets are not in it: \${env:NAME} stands in their
place, and the variables have to be set before the file is applied.`;

/** `redoubt export`. */
export const exportCommand = () =>
  serviceCommand('export')
    .description(description)
    .addOption(
      takingList(
        new Option(
          '--only <list>',
          `sections: ${names.join(', ')} (default: all but projects, which need an admin key)`,
        ),
        names,
      ),
    )
    .option('--out <file>', 'write to this file instead of standard output')
    .action(async (options) => {
      const wanted =
        options.only === undefined ? standard : listed(options.only).map((name) => oneOf(names, name, '--only'));
      const content = await talk(() => exportOf(connect(options), wanted));
      const text = options.json ? `${JSON.stringify(content, null, 2)}\n` : stringify(content, { lineWidth: 0 });
      if (options.out === undefined) io().out.write(text);
      else await writeFile(pathOf(options.out), text);
    });

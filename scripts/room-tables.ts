import { packages, serverRooms } from '../test/architecture/rooms.ts';

type Room = (typeof packages)[number];

/** The packages as a diagram and a table. */
export function packageTables(): string {
  return `${picture(packages)}\n\n${table('package', packages)}`;
}

/** The rooms of the server as a table. */
export function serverTable(): string {
  return table('room', serverRooms);
}

function table(title: string, rooms: readonly Room[]): string {
  const rows = rooms.map(({ name, what, imports }) => {
    const named = imports.map((each) => `\`${each}\``).join(', ');
    return `| \`${name}\` | ${what} | ${named || 'nothing of ours'} |`;
  });
  return [`| ${title} | what is in it | what it imports |`, '|---|---|---|', ...rows].join('\n');
}

/** A diagram of the imports. An arrow that follows from two others is left out, so that the diagram is readable. */
function picture(rooms: readonly Room[]): string {
  const arrows = rooms.flatMap(({ name, imports }) => {
    const further = new Set(imports.flatMap((each) => [...reachedFrom(each, rooms)]));
    return imports.filter((to) => !further.has(to)).map((to) => `  ${name} --> ${to}`);
  });
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n');
}

function reachedFrom(name: string, rooms: readonly Room[]): Set<string> {
  const next = rooms.find((room) => room.name === name)?.imports ?? [];
  return new Set([...next, ...next.flatMap((each) => [...reachedFrom(each, rooms)])]);
}

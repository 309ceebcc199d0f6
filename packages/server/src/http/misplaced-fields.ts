import type { Endpoint, InvalidPlace } from '@redoubt/contract';

/** Fields that only bodies of the archived API have. */
const archivedFields: readonly string[] = [
  'test_name',
  'dataset_name',
  'dataset_configuration',
  'redteam_test_configurations',
  'endpoint_configuration',
];

/** Where the archived API takes what is sent to a path of `/rt`; the others take its submissions. */
const archivedPaths: Readonly<Record<string, string>> = {
  '/rt/redteam': '/redteam/v3/add-custom-task',
  '/rt/model/redteam': '/redteam/v3/model/add-custom-task',
  '/rt/model-health': '/redteam/v3/model-health',
  '/rt/model/model-health': '/redteam/v3/model/model-health',
};

const targetFields: readonly string[] = ['target', 'model', 'target_model_configuration'];

/** The places of a body that does not fit: what belongs elsewhere comes first and says where. */
export function tellWhereItBelongs({ path }: Pick<Endpoint, 'path'>, places: readonly InvalidPlace[]): InvalidPlace[] {
  const told = places.map((place) => {
    const msg = path.startsWith('/rt/') ? whereOf(path, place) : undefined;
    return msg === undefined ? { isMoved: false, place } : { isMoved: true, place: { ...place, msg } };
  });
  return told.toSorted((a, b) => Number(b.isMoved) - Number(a.isMoved)).map(({ place }) => place);
}

function whereOf(path: string, { type, loc }: InvalidPlace): string | undefined {
  if (type !== 'extra_forbidden' || loc.length !== 2) return undefined;
  const field = String(loc[1]);
  if (archivedFields.includes(field)) {
    const archived = archivedPaths[path] ?? '/redteam/v3/add-custom-task';
    return `A field of the archived API: send this body to ${archived}, or translate it with "redoubt migrate legacy"`;
  }
  if (path.startsWith('/rt/model/') && targetFields.includes(field)) {
    return `The headers name the saved model that is the target; remove "${field}", or send the body to ${path.replace('/model/', '/')}`;
  }
  return undefined;
}

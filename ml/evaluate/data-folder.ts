/** The folder that `--data` names. @throws Error that says how to name it if nobody did */
export function dataFolder(named: string | undefined): string {
  if (named === undefined)
    throw new Error('Name the folder of labelled data with --data DIR; ml/README.md says what it holds');
  return named;
}

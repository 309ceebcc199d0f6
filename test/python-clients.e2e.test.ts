import { describe } from 'vitest';
import { pythonIn } from '../bench/peers/install-python-apart.ts';
import { installPythonClients } from '../scripts/python.ts';
import { checkClients } from './clients/check-clients.ts';
import { pythonClients } from './clients/python-clients.ts';

const installed = installPythonClients();

// Without them, scripts/prepare-tests.ts says why.
describe.runIf('folder' in installed)('clients of Python', () => {
  checkClients(pythonClients('folder' in installed ? pythonIn(installed.folder) : ''));
});

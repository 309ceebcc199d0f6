import type { Implementation } from '../../http/implement.ts';
import { balance } from './balance.ts';
import { ledger } from './ledger.ts';
import { report } from './report.ts';

/** The endpoints of what was used. */
export const implementations: readonly Implementation[] = [report, ledger, balance];

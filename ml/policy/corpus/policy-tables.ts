import { actsAdvises } from './acts-advises.ts';
import { actsApologises } from './acts-apologises.ts';
import { actsAsks } from './acts-asks.ts';
import { actsCompares } from './acts-compares.ts';
import { actsConfirmsIdentity } from './acts-confirms-identity.ts';
import { actsDiscloses } from './acts-discloses.ts';
import { actsEstimates } from './acts-estimates.ts';
import { actsFrench } from './acts-french.ts';
import { actsGerman } from './acts-german.ts';
import { actsHandsOver } from './acts-hands-over.ts';
import { actsInsults } from './acts-insults.ts';
import { actsOpines } from './acts-opines.ts';
import { actsPromises } from './acts-promises.ts';
import { actsRefuses } from './acts-refuses.ts';
import { actsSmallTalk } from './acts-small-talk.ts';
import { actsSpanish } from './acts-spanish.ts';
import { actsStates } from './acts-states.ts';
import { actsWarns } from './acts-warns.ts';
import type { ActTable, PolicyTriple } from './policy-corpus.ts';
import { triplesAdvises } from './triples-advises.ts';
import { triplesAllowed } from './triples-allowed.ts';
import { triplesAsks } from './triples-asks.ts';
import { triplesBounds } from './triples-bounds.ts';
import { triplesBuried } from './triples-buried.ts';
import { triplesCompetitors } from './triples-competitors.ts';
import { triplesConditions } from './triples-conditions.ts';
import { triplesDigital } from './triples-digital.ts';
import { triplesDiscloses } from './triples-discloses.ts';
import { triplesMentions } from './triples-mentions.ts';
import { triplesOpinions } from './triples-opinions.ts';
import { triplesPlaces } from './triples-places.ts';
import { triplesPromises } from './triples-promises.ts';
import { triplesTrades } from './triples-trades.ts';
import { triplesWordings } from './triples-wordings.ts';

/** Every table of sentences by act. */
export const actTables: readonly ActTable[] = [
  actsAdvises,
  actsApologises,
  actsAsks,
  actsCompares,
  actsConfirmsIdentity,
  actsDiscloses,
  actsEstimates,
  ...actsFrench,
  ...actsGerman,
  actsHandsOver,
  actsInsults,
  actsOpines,
  actsPromises,
  actsRefuses,
  actsSmallTalk,
  ...actsSpanish,
  actsStates,
  actsWarns,
];

/** Every triple. */
export const policyTriples: readonly PolicyTriple[] = [
  ...triplesAdvises,
  ...triplesAllowed,
  ...triplesAsks,
  ...triplesBounds,
  ...triplesBuried,
  ...triplesCompetitors,
  ...triplesConditions,
  ...triplesDigital,
  ...triplesDiscloses,
  ...triplesMentions,
  ...triplesOpinions,
  ...triplesPlaces,
  ...triplesPromises,
  ...triplesTrades,
  ...triplesWordings,
];

/** The function of a sentence: it forbids, obliges, allows under a condition, or allows. */
export type Modality = 'prohibition' | 'obligation' | 'restriction' | 'permission';

/**
 * How certainly the words state a rule: `firm` everywhere, `soft` only outside background, `told` only with a suitable
 * subject.
 */
type Certainty = 'firm' | 'soft' | 'told';

/** A way in which English states a rule. */
export interface CueRow {
  readonly pattern: RegExp;
  readonly modality: Modality;
  readonly certainty: Certainty;
  /** 0 is a permission, 1 a recommendation, 2 a rule, and 3 a rule without exception. */
  readonly strength: 0 | 1 | 2 | 3;
}

const row = (
  words: string,
  modality: Modality,
  strength: CueRow['strength'],
  certainty: Certainty = 'firm',
): CueRow => ({ pattern: new RegExp(`\\b(?:${words})`, 'gi'), modality, certainty, strength });

const adverb = '(?:strictly |expressly |absolutely |explicitly |always |therefore |also |generally )?';
const modal = '(?:must|shall|may|can|should|will)';
const beings = '(?:is|are|be)';
const approval =
  '(?:approval|consent|agreement|permission|authori[sz]ation|sign-off|signature|clearance|confirmation|review|assessment)';

/** Earlier rows win if two matches begin at the same place and have equal length. */
export const cueRows: readonly CueRow[] = [
  // Prohibitions
  row(`${modal} (?:also )?never\\b`, 'prohibition', 3),
  row(`(?:must|shall|may|can|will) (?:under|in) no (?:circumstances|case|event)\\b`, 'prohibition', 3),
  row(`(?:under|in) no (?:circumstances|case|event) (?:${modal}|${beings})\\b`, 'prohibition', 3),
  row(`at no time ${modal}\\b`, 'prohibition', 3),
  row('(?:must|shall|may|can|will) not under any circumstances\\b', 'prohibition', 3),
  row("must not\\b|mustn't|shall not\\b|may not\\b", 'prohibition', 2),
  row("should not\\b|shouldn't|ought not to\\b", 'prohibition', 1),
  row('(?:must|shall) (?:always )?(?:refrain from|avoid|abstain from)\\b', 'prohibition', 2),
  row('should (?:always )?(?:refrain from|avoid|abstain from)\\b', 'prohibition', 1),
  row(`${beings} ${adverb}(?:prohibited|forbidden|banned|disallowed|impermissible)\\b`, 'prohibition', 3),
  row(`${beings} ${adverb}not ${adverb}(?:allowed|permitted|authori[sz]ed|entitled|empowered)\\b`, 'prohibition', 2),
  row(
    `${beings} (?:not acceptable|unacceptable|never acceptable|off limits|out of bounds|out of scope|not accepted|not tolerated)\\b`,
    'prohibition',
    2,
  ),
  row('(?:is|are) not to\\b', 'prohibition', 2),
  row('(?:is|are) never (?:to|allowed|permitted)\\b', 'prohibition', 3),
  row(`(?:nobody|no one|no-one|none of) (?:[\\w'-]+ ){0,4}?${modal}\\b`, 'prohibition', 2),
  row(`(?<=^|[,;:] |and |but |so |then |that )no [\\w'-]+ (?:[\\w'-]+ ){0,6}?${modal}\\b`, 'prohibition', 2),
  row(`neither [^,;]{1,80}? nor [^,;]{1,80}? ${modal}\\b`, 'prohibition', 2),
  row(`nor ${modal}\\b`, 'prohibition', 2),
  row('cannot be\\b|can not be\\b', 'prohibition', 2, 'soft'),
  row("cannot\\b|can not\\b|can't", 'prohibition', 2, 'told'),
  row("(?:will|does|do) not\\b|(?:won|doesn|don)['’]t\\b", 'prohibition', 1, 'told'),
  row("(?:is|are)n['’]t (?:allowed|permitted|authori[sz]ed|entitled)\\b", 'prohibition', 2),
  row("['’](?:re|s) not (?:allowed|permitted|authori[sz]ed|entitled)\\b", 'prohibition', 2),
  row("['’]s (?:strictly )?(?:forbidden|prohibited|banned)\\b", 'prohibition', 3),
  row('(?:under|in) no circumstances\\b', 'prohibition', 3),
  row('(?:is|are) never\\b', 'prohibition', 2, 'soft'),
  row('never\\b', 'prohibition', 2, 'told'),
  // Restrictions
  row(
    '(?:may|can|must|shall|should) (?:be [\\w-]+ )?(?:[\\w-]+ ){0,3}?(?:only|solely|exclusively)\\b',
    'restriction',
    2,
  ),
  row(
    `(?<=^|[,;:] |and |but |so |then |that )only [\\w'-]+ (?:[\\w'-]+ ){0,8}?(?:may|can|shall|must|should)\\b`,
    'restriction',
    2,
  ),
  row('(?:is|are) (?:[\\w-]+ ){0,3}?(?:limited|restricted|reserved|confined) (?:to|for)\\b', 'restriction', 2),
  row(
    '(?:may|can|must|shall|should|will|is|are) (?:[\\w-]+ ){0,3}?(?:at most|no more than|not more than|no longer than|no higher than)\\b',
    'restriction',
    2,
    'soft',
  ),
  row('(?:is|are) (?:(?!the )[\\w-]+ ){0,3}?(?:only|solely|exclusively)\\b', 'restriction', 2, 'soft'),
  row('(?:solely|exclusively) (?:with|after|by|on|to|if|when)\\b', 'restriction', 2, 'soft'),
  // Obligations
  row('must\\b|shall\\b', 'obligation', 2),
  row('(?:has|have) to\\b|(?:need|needs) to\\b', 'obligation', 2),
  row(`(?:is|are) ${adverb}(?:required|obliged|obligated|bound) to\\b`, 'obligation', 2),
  row('(?:is|are) bound by\\b', 'obligation', 2),
  row(`(?:is|are) (?:also )?(?:expected|supposed) to\\b`, 'obligation', 1),
  row('(?:is|are) (?:responsible|accountable) for\\b', 'obligation', 2),
  row('(?:it is|is) the (?:duty|responsibility|task|job) of\\b', 'obligation', 2),
  row("it is (?:[\\w'’]+ ){0,3}?(?:duty|responsibility|task|job) (?:of|to)\\b", 'obligation', 2),
  row('(?:is|are) (?:mandatory|compulsory|obligatory)\\b', 'obligation', 2),
  row(`(?:requires?|needs?) (?:[\\w'’-]+ ){0,4}?${approval}\\b`, 'obligation', 2, 'soft'),
  row('(?:is|are) to (?:be|remain|stay|have)\\b', 'obligation', 2),
  row('(?:is|are) to\\b', 'obligation', 2, 'told'),
  row('should\\b|ought to\\b', 'obligation', 1),
  row('ensures?\\b|makes? sure\\b|avoids?\\b|refuses?\\b|refrains? from\\b', 'obligation', 2, 'told'),
  row('will (?:always|immediately|promptly|at all times)\\b', 'obligation', 2, 'told'),
  // Permissions
  row('(?:is|are) (?:free|allowed|permitted|welcome|entitled|authori[sz]ed) to\\b', 'permission', 0),
  row('(?:is|are) (?:allowed|permitted|acceptable)\\b', 'permission', 0),
  row('(?:has|have) (?:the|a) right to\\b', 'permission', 0),
  row('(?:has|have) the (?:right and )?(?:duty|responsibility|obligation) to\\b', 'obligation', 2),
  row('need not\\b', 'permission', 0),
  row('may\\b', 'permission', 0, 'told'),
  row('may be\\b', 'permission', 0, 'soft'),
  row('can\\b', 'permission', 0, 'told'),
];

/** Matches every sentence that can state a rule. It quickly excludes the others. */
export const anyCue =
  /\b(?:must|mustn't|shall|may|should|shouldn't|can|cannot|can't|will|never|no|not|nobody|only|solely|exclusively|nor|need|needs|has|have|is|are|be|ought|does|do|don't|always|ensures?|makes?|requires?|avoids?|refuses?|refrains?|please|won['’]t|doesn['’]t|isn['’]t|aren['’]t|forbidden|prohibited|banned)\b/i;

/** After `may` and `can`: matches what is possible, as opposed to allowed. */
export const possibility =
  /^(?:also |even |well |sometimes |still |often )?(?:be (?:wrong|able|that|a|an|the|in|at|of|difficult|hard|possible|likely|unaware|helpful|useful|affected)\b|contain|differ|vary|change|take|cause|lead|result|arise|occur|happen|include|seem|appear|feel|find|think|know|depend|affect|mean|have|need|want|wonder|matter|suffer|lose|fail|help|see|say|also help|become|come|expect|benefit|object)/i;

/**
 * Standing instructions in the present tense: what is done to data, and what is done at once, in writing, or not
 * before something else.
 */
export const standingOrder =
  /\b(?:is|are) (?:also |then |always |automatically )?(?:kept|stored|retained|deleted|erased|destroyed|archived|encrypted|anonymised|anonymized|pseudonymised|masked|redacted|logged)\b/i;
export const presentPassive =
  /\b(?:is|are) (?:[\w-]+ly |also |then |always |not )?(?:[\w-]+ed|given|made|sent|shown|told|kept|put|left|taken|held|read|paid|written|met|seen|done|set)\b/i;
export const standingCondition =
  /\b(?:immediately|at once|without delay|straight away|promptly|unless|wherever|no later than|not later than|at any (?:hour|time)|in writing|only after|only with|only when|only if|solely with|solely after|within \S+ (?:\S+ )?(?:hours?|days?|weeks?|months?|minutes?)|for (?:at least )?\S+ (?:hours?|days?|weeks?|months?|years?))\b/i;

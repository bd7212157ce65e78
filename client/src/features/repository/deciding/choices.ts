import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';
import type {
  DocumentChange,
  RepositoryChange,
  RepositoryChanges,
} from '#core/repository/compare/repository-changes.js';

/** What a person has chosen about the changes of a repository. */
export interface Choices {
  /** Which changed texts are ticked, unless by hand. */
  readonly replace: ReplacedTexts;
  /** Ticks by hand, by the id of the change. Of a conflict: whether the text of the repository is taken. */
  readonly ticks: ReadonlyMap<string, boolean>;
  /** By path. */
  readonly documents: ReadonlyMap<string, boolean>;
  /** Whether what the repository lacks becomes obsolete; null: as the share of it says. */
  readonly marksObsolete: boolean | null;
}

export const NO_CHOICES: Choices = {
  replace: 'unvalidated',
  ticks: new Map(),
  documents: new Map(),
  marksObsolete: null,
};

/** From this share of the keys of a file, it seems to be incomplete. */
const MANY_OBSOLETE = 0.2;

/** The largest share of keys that a file lacks, if that is suspicious; else null. */
export function suspiciousShare({ lacking }: Pick<RepositoryChanges, 'lacking'>): number | null {
  const share = Math.max(0, ...lacking.map(({ lacks, of }) => lacks / of));
  return share > MANY_OBSOLETE ? share : null;
}

export const marksObsolete = (changes: RepositoryChanges, choices: Choices): boolean =>
  choices.marksObsolete ?? suspiciousShare(changes) === null;

/** Documents are imported unless a person leaves them. What is gone stays. */
export const isDocumentTaken = ({ path, state }: DocumentChange, { documents }: Choices): boolean =>
  state !== 'gone' && (documents.get(path) ?? true);

/** Whether the change is an emptied text, which is never taken by itself. */
export const empties = ({ here, there, kind }: RepositoryChange): boolean =>
  there === '' && here !== '' && (kind === 'changed' || kind === 'base');

/** Whether a change is ticked; null: a conflict that nobody has decided. */
export function isTicked(
  change: RepositoryChange,
  changes: RepositoryChanges,
  choices: Choices,
): boolean | null {
  const { id, kind, isValidated } = change;
  if (kind === 'obsolete' || kind === 'restored') return marksObsolete(changes, choices);
  const byHand = choices.ticks.get(id);
  if (byHand !== undefined) return byHand;
  if (kind === 'conflict') return null;
  if (empties(change)) return false;
  if (kind !== 'changed') return true;
  return choices.replace === 'all' || (choices.replace === 'unvalidated' && !isValidated);
}

/** What an import of the choices does. */
export interface Decided {
  readonly taken: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  /** How many changes are ticked, of how many. A document that differs in no text is one. */
  readonly n: number;
  readonly of: number;
  /** Conflicts that nobody has decided. */
  readonly skipped: number;
}

export function decide(changes: RepositoryChanges, choices: Choices): Decided {
  const taken = new Set<string>();
  const left = new Set<string>();
  const isTaken = (document: DocumentChange): boolean => isDocumentTaken(document, choices);
  const paths = new Set(changes.documents.filter(isTaken).map(({ path }) => path));
  const plain = withoutTexts(changes);
  let skipped = 0;
  for (const change of changes.changes) {
    const ticked = isTicked(change, changes, choices);
    (ticked === true && paths.has(change.path) ? taken : left).add(change.id);
    if (ticked === null) skipped += 1;
  }
  const n = taken.size + plain.filter(({ path }) => paths.has(path)).length;
  return { taken, left, paths, n, of: changes.changes.length + plain.length, skipped };
}

/** The documents that differ in no text, for instance in a comment. */
function withoutTexts({ documents, changes }: RepositoryChanges): DocumentChange[] {
  const withTexts = new Set(changes.map(({ path }) => path));
  return documents.filter(
    ({ path, state }) => (state === 'changed' || state === 'new') && !withTexts.has(path),
  );
}

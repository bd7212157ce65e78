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
  /** Changed base texts that only correct a typo, by the id of the change: their translations stay valid. */
  readonly typos: ReadonlySet<string>;
}

export const NO_CHOICES: Choices = {
  replace: 'unvalidated',
  ticks: new Map(),
  documents: new Map(),
  typos: new Set(),
};

/** From this share of the keys of a file, it seems to be incomplete. */
const MANY_OBSOLETE = 0.2;

/** Files that seem to be incomplete, by template, with the share of their keys that they lack. */
export type IncompleteFiles = ReadonlyMap<string, number>;

export const incompleteFiles = ({ lacking }: Pick<RepositoryChanges, 'lacking'>): IncompleteFiles =>
  new Map(lacking.flatMap(({ file, lacks, of }) => (lacks / of > MANY_OBSOLETE ? [[file, lacks / of]] : [])));

/** Documents are imported unless a person leaves them. What is gone stays unless a person removes it. */
export const isDocumentTaken = ({ path, state }: DocumentChange, { documents }: Choices): boolean =>
  documents.get(path) ?? state !== 'gone';

/** Whether the change is an emptied text, which is never taken by itself. */
export const empties = ({ here, there, kind }: RepositoryChange): boolean =>
  there === '' && here !== '' && (kind === 'changed' || kind === 'base');

/** Whether a change is ticked; null: a conflict that nobody has decided. */
export function isTicked(
  change: RepositoryChange,
  incomplete: IncompleteFiles,
  choices: Choices,
): boolean | null {
  const { id, kind, file, isValidated } = change;
  const byHand = choices.ticks.get(id);
  if (byHand !== undefined) return byHand;
  if (kind === 'conflict') return null;
  if (kind === 'obsolete') return !incomplete.has(file);
  if (empties(change)) return false;
  if (kind !== 'changed') return true;
  return choices.replace === 'all' || (choices.replace === 'unvalidated' && !isValidated);
}

/** What an import of the choices does. */
export interface Decided {
  readonly taken: ReadonlySet<string>;
  readonly left: ReadonlySet<string>;
  readonly paths: ReadonlySet<string>;
  /** Whether keys become obsolete, or are in use again. */
  readonly marksObsolete: boolean;
  /** How many changes are ticked, of how many. A document that differs in no text is one, and so is one that is removed. */
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
  const incomplete = incompleteFiles(changes);
  let marksObsolete = false;
  let skipped = 0;
  for (const change of changes.changes) {
    const ticked = isTicked(change, incomplete, choices);
    const isTakenNow = ticked === true && paths.has(change.path);
    (isTakenNow ? taken : left).add(change.id);
    if (isTakenNow && (change.kind === 'obsolete' || change.kind === 'restored')) marksObsolete = true;
    if (ticked === null) skipped += 1;
  }
  const removed = changes.documents.filter(({ path, state }) => state === 'gone' && paths.has(path)).length;
  const n = taken.size + plain.filter(({ path }) => paths.has(path)).length + removed;
  const of = changes.changes.length + plain.length + removed;
  return { taken, left, paths, marksObsolete, n, of, skipped };
}

/** The documents that differ in no text, for instance in a comment. */
function withoutTexts({ documents, changes }: RepositoryChanges): DocumentChange[] {
  const withTexts = new Set(changes.map(({ path }) => path));
  return documents.filter(
    ({ path, state }) => (state === 'changed' || state === 'new') && !withTexts.has(path),
  );
}

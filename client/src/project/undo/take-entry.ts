import { ErrorCode } from '#core/api/errors/error-codes.js';

import { answerTo } from '../../lib/hooks/use-action.js';
import { ApiError } from '../../lib/http/api-error.js';
import { isOnline } from '../../lib/online.js';
import { toast } from '../../lib/toast.js';
import type { Message } from '../../lib/toast.js';
import type { CellRef } from '../store/cell-ref.js';
import type { UndoEntry, Undone } from './undo-entry.js';
import type { UndoStack, UndoWay } from './undo-stack.js';
import { ProjectClosed } from './value-entry.js';

/** The messages of failed undos. */
const ERRORS = {
  403: 'errors.unauthorized',
  not_existing_change_set: 'errors.not_existing_change_set',
  not_existing_key: 'errors.not_existing_key',
  not_existing_group: 'errors.not_existing_group',
  not_existing_language: 'errors.not_existing_language',
  key_name_already_exists: 'errors.key_name_already_exists',
  group_already_exists: 'errors.group_already_exists',
  already_reverted: 'errors.already_reverted',
  change_set_expired: 'errors.change_set_expired',
} as const;

interface Taking {
  stack: UndoStack<UndoEntry>;
  way: UndoWay;
  /** Undefined for the next entry. */
  wanted: UndoEntry | undefined;
  /** The action that the toast offers afterwards. */
  goBack: (way: UndoWay, entry: UndoEntry) => void;
}

/**
 * Undoes or redoes an entry of a stack and reports the result. Without a connection, the entry stays. Returns the cell
 * of the action.
 */
export async function takeEntry({ stack, way, wanted, goBack }: Taking): Promise<CellRef | null> {
  const entry = wanted ?? stack.next(way);
  if (!entry || !stack.has(entry, way)) {
    toast.undoable({ id: way === 'undo' ? 'undo.nothing' : 'redo.nothing' });
    return null;
  }
  if (!entry.isOnServer || isOnline()) return change(entry, { stack, way, goBack });
  toast.error('undo.offline');
  return null;
}

async function change(
  entry: UndoEntry,
  { stack, way, goBack }: Omit<Taking, 'wanted'>,
): Promise<CellRef | null> {
  try {
    const undone = await entry[way]();
    if (undone.restored > 0) stack.move(entry, way);
    else stack.remove(entry);
    tell(way, entry, undone, goBack);
    return undone.at ?? null;
  } catch (error) {
    if (!isWorthRetrying(error)) stack.remove(entry);
    tellFailure(error);
    return null;
  }
}

function tell(way: UndoWay, entry: UndoEntry, undone: Undone, goBack: Taking['goBack']): void {
  const { restored, keptNewer, blocked } = undone;
  const notes: Message[] = [
    ...(keptNewer > 0 ? [{ id: 'undo.changed_since' as const, values: { count: keptNewer } }] : []),
    ...(blocked > 0 ? [{ id: 'undo.blocked' as const, values: { count: blocked } }] : []),
  ];
  if (restored === 0) return toast.undoable({ id: 'toast.nothing_undone', notes });
  const isUndone = way === 'undo';
  const back = isUndone ? 'redo' : 'undo';
  toast.undoable({
    id: isUndone ? 'undo.done' : 'redo.done',
    what: entry.done,
    notes,
    action: { id: isUndone ? 'app.redo' : 'app.undo', run: () => goBack(back, entry) },
  });
}

function tellFailure(error: unknown): void {
  if (error instanceof ProjectClosed) return toast.error('undo.closed');
  if (error instanceof ApiError && error.handled) return;
  const answer = answerTo(error, ERRORS, 'errors.unknown_error');
  toast.error(typeof answer === 'string' ? answer : answer.id);
}

const isWorthRetrying = (error: unknown): boolean =>
  error instanceof ProjectClosed ||
  (error instanceof ApiError &&
    (error.isNetwork ||
      [401, 408, 429].includes(error.status) ||
      error.status >= 500 ||
      error.code === ErrorCode.ProjectArchived));

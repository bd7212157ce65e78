import type { LiveEvent, LiveValue } from '#core/api/live.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';

import type { OpenProject } from '../open-project.js';
import type { ChangedBy } from '../project-loader.js';
import { isNewer } from '../saving/reconcile.js';
import { cellRefOf } from '../store/cell-ref.js';
import type { ProjectEdit } from '../store/edit-project.js';

/** A changed value and who changed it. */
export interface ChangedValue extends ChangedBy {
  value: LiveValue;
}

/** Up to this many values are written to their cells one by one; more, and new ones, are loaded in one step. */
const MOST_CELLS = 100;

/** The member who changed a value. */
export const changedBy = (
  { byUserId }: Pick<LiveEvent, 'byUserId'>,
  nameOf: (userId: number) => string | null,
): ChangedBy => ({
  userId: byUserId,
  username: byUserId === null ? null : nameOf(byUserId),
});

/**
 * Applies values of known keys by their versions, whatever their order.
 * @returns the changes that are visible: another text or status, in a cell that is neither open nor unsaved
 */
export function applyValues(project: OpenProject, changes: readonly ChangedValue[]): ChangedValue[] {
  const { cells, session, loader } = project;
  const newer = changes.filter(({ value }) => isNewer(viewOf(project, value), cells.get(cellRefOf(value))));
  const visible = newer.filter(({ value }) => {
    const ref = cellRefOf(value);
    const { text, status } = cells.get(ref);
    return (
      !session.isUnsaved(ref) && !session.isOpen(ref) && (value.name !== text || value.status !== status)
    );
  });
  const isMany = newer.length > MOST_CELLS;
  const loaded: ValueView[] = [];
  for (const { value, ...by } of newer) {
    const ref = cellRefOf(value);
    const view = viewOf(project, value);
    // An open field shows who has changed the value.
    if (session.isOpen(ref) || (!isMany && cells.get(ref).saved?.id === value.id))
      loader.applyChange(view, by);
    else loaded.push(view);
  }
  if (loaded.length > 0) loader.updateCache(withValuesOf(loaded));
  return visible;
}

function viewOf({ cells, structure }: OpenProject, value: LiveValue): ValueView {
  const language = cells.store.get(structure).languages.find(({ id }) => id === value.languageId);
  return { ...value, languageName: language?.name ?? '', languageAccess: language?.access ?? 'source' };
}

/** Adds values to their keys, unless a key has newer ones. */
function withValuesOf(values: readonly ValueView[]): ProjectEdit {
  const byKey = new Map<number, ValueView[]>();
  for (const value of values) {
    const ofKey = byKey.get(value.keyId);
    if (ofKey) ofKey.push(value);
    else byKey.set(value.keyId, [value]);
  }
  const edit = (key: KeyView): KeyView => {
    const changed = byKey.get(key.id);
    return changed ? { ...key, values: changed.reduce(withValue, key.values) } : key;
  };
  return (project: ProjectDetails) => ({
    ...project,
    groups: project.groups.map((group) => ({ ...group, keys: group.keys.map(edit) })),
  });
}

function withValue(values: ValueView[], value: ValueView): ValueView[] {
  const isSamePlace = (other: ValueView): boolean =>
    other.languageId === value.languageId && other.quantityString === value.quantityString;
  const known = values.find(isSamePlace);
  if (known?.id === value.id && known.version >= value.version) return values;
  return known ? values.map((other) => (other === known ? value : other)) : [...values, value];
}

import { Database } from '../../src/platform/database/database.js';
import { part } from '../support/server/app.js';
import { expected } from './snapshot.js';
import type { Model, ModelProject } from './state.js';

/** A change set, and the project as it was before. */
export interface ModelChangeSet {
  id: number;
  user: number;
  before: ModelProject;
}

/**
 * The change sets of a project whose revert is known: while nothing else changes the project, reverting the newest one
 * leads to the state before it, and then the one before it is the newest.
 */
export interface ModelChangeSets {
  newestId: number;
  /** Oldest first. */
  made: ModelChangeSet[];
  /** The last revert, if nothing has changed since, and what it reverted. */
  revert: { set: ModelChangeSet; reverted: ModelChangeSet } | null;
  /** Who made each of the reverted ones, by id. */
  reverted: Map<number, number>;
  /** Whether the change set that the current step opens is that of a revert. */
  isReverting: boolean;
}

const noChangeSets = (): ModelChangeSets => ({
  newestId: 0,
  made: [],
  revert: null,
  reverted: new Map(),
  isReverting: false,
});

export function changeSetsOf({ changeSets }: Model, { id }: ModelProject): ModelChangeSets {
  const known = changeSets.get(id) ?? noChangeSets();
  changeSets.set(id, known);
  return known;
}

const contentOf = (project: ModelProject): string[] => {
  const { languages, rest } = expected(project);
  return [...languages, ...rest].map(([text]) => text);
};

const NEWEST = 'SELECT project_id AS "projectId", max(id) AS id FROM change_set GROUP BY project_id';

/** Takes over the change sets that a step of `user` has opened; `before` are the projects before the step. */
export async function noteChangeSets(
  model: Model,
  before: readonly ModelProject[],
  user: number,
): Promise<void> {
  const rows = await part(Database).query<{ projectId: number; id: number }>(NEWEST);
  const newest = new Map(rows.map(({ projectId, id }) => [projectId, id]));
  for (const former of before) {
    const project = model.projects.find(({ id }) => id === former.id);
    if (project === undefined) continue;
    const sets = changeSetsOf(model, project);
    const id = newest.get(project.id) ?? 0;
    const isOpened = id > sets.newestId;
    sets.newestId = id;
    if (isOpened) note(sets, { id, user, before: former });
    else if (!sameContent(former, project)) Object.assign(sets, { made: [], revert: null });
  }
}

function note(sets: ModelChangeSets, set: ModelChangeSet): void {
  if (!sets.isReverting) {
    sets.made.push(set);
    sets.revert = null;
  } else if (sets.revert !== null) sets.revert.set.id = set.id;
  sets.isReverting = false;
}

const sameContent = (one: ModelProject, other: ModelProject): boolean =>
  JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));

import type { ContentEvents, LiveKey, MissedEvent } from '#core/api/live.js';
import type { ProjectDetails } from '#core/api/projects.js';

import type { OpenProject } from '../open-project.js';
import type { ProjectCache } from '../project-cache.js';
import { withGroups, withKeys, withLanguage } from './apply-structure.js';
import { applyValues, changedBy } from './apply-values.js';
import type { ChangedValue } from './apply-values.js';
import { removeGroup, removeKey, removeLanguage } from '../store/edit-project.js';
import { isKeyInView, isNewKeyInView } from './in-view.js';

const BATCH_MS = 100;
/** Maximum number of values that wait for their keys or languages; beyond it, the project is reloaded. */
const MOST_WAITING = 5_000;

export interface BatchPorts {
  cache: ProjectCache;
  nameOf: (userId: number) => string | null;
  /** Called with the changes that are visible. */
  onChanged: (changed: readonly ChangedValue[]) => void;
  onFindings: () => void;
  onDeleted: () => void;
}

/** Collects the changes of other members for a moment and applies them together. */
export class ChangeBatch {
  private events: MissedEvent[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private waiting: ChangedValue[] = [];
  /** Changes that would move rows in view while the user edits a text. */
  private held: MissedEvent[] = [];
  /** The cursor of the newest applied event, by the key or group it is about. */
  private readonly cursors = new Map<string, number>();

  constructor(
    private readonly project: OpenProject,
    private readonly ports: BatchPorts,
  ) {}

  add(...events: MissedEvent[]): void {
    this.events.push(...events);
    this.timer ??= setTimeout(() => this.flush(), BATCH_MS);
  }

  /** The user has stopped editing. */
  release(): void {
    if (this.held.length > 0) this.add(...this.held.splice(0));
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Applies the collected changes. Returns the number of visible changes. */
  flush(): number {
    this.stop();
    const events = this.events.sort((one, other) => one.event.cursor - other.event.cursor);
    this.events = [];
    const structure = events.filter(({ name }) => name !== 'value_changed');
    const ready = structure.filter((event) => !this.isHeld(event));
    const steps = ready.flatMap((event) => this.stepOf(event) ?? []);
    if (steps.length > 0)
      void this.ports.cache.updateCache((project) => {
        const edited = steps.reduce((now, step) => step(now), project);
        // At once, so that values of new keys find their keys; the page renders later.
        this.project.loader.load(edited);
        return edited;
      });
    return this.applyValues(
      events.flatMap((event) => (event.name === 'value_changed' ? this.valuesOf(event.event) : [])),
    );
  }

  private applyValues(values: ChangedValue[]): number {
    const { cells, structure } = this.project;
    const languages = new Set(cells.store.get(structure).languages.map(({ id }) => id));
    const all = [...this.waiting, ...values];
    const isPlaced = ({ value }: ChangedValue): boolean =>
      cells.hasKey(value.keyId) && languages.has(value.languageId);
    this.waiting = all.filter((value) => !isPlaced(value));
    if (this.waiting.length > MOST_WAITING) {
      this.waiting = [];
      void this.ports.cache.revalidate();
    }
    const changed = applyValues(this.project, all.filter(isPlaced));
    this.ports.onChanged(changed);
    return changed.length;
  }

  private valuesOf(event: ContentEvents['value_changed']): ChangedValue[] {
    const by = changedBy(event, this.ports.nameOf);
    return event.values.map((value) => ({ value, ...by }));
  }

  /** While the user edits a text, rows in view neither appear nor move nor disappear. */
  private isHeld(event: MissedEvent): boolean {
    const { session, cells } = this.project;
    if (cells.store.get(session.edited) === null || !this.movesRows(event)) return false;
    this.held.push(event);
    return true;
  }

  private movesRows(change: MissedEvent): boolean {
    const { session, cells, structure } = this.project;
    const { keys } = cells.store.get(structure);
    if (change.name === 'key_deleted')
      // The row of a deleted key stays, marked as deleted, while the user is at it.
      return change.event.keyIds.every((id) => !session.isAtKey(id)) && change.event.keyIds.some(isKeyInView);
    if (change.name !== 'key_changed') return false;
    return change.event.keys.some((key) => {
      const known = keys.get(key.id);
      if (!known) return isNewKeyInView(key.groupId, cells.store.get(structure));
      return known.groupId !== key.groupId && isKeyInView(key.id);
    });
  }

  private stepOf(change: MissedEvent): Step | null {
    const of = this.steps[change.name] as (event: MissedEvent['event']) => Step | null;
    return of(change.event);
  }

  /** The edit of the project that each event requires; null if it changes no row. */
  private readonly steps: { [Name in keyof ContentEvents]: (event: ContentEvents[Name]) => Step | null } = {
    value_changed: () => null,
    key_changed: ({ keys, cursor }) => {
      const newer = this.newest('k', keys, cursor);
      return (project) => this.putKeys(project, newer);
    },
    key_deleted: ({ keyIds, cursor }) => {
      const ids = keyIds.map((id) => ({ id }));
      const newer = this.newest('k', ids, cursor);
      return (project) => newer.reduce<ProjectDetails>((now, { id }) => removeKey(now, id), project);
    },
    group_changed: ({ groups, cursor }) => {
      const newer = this.newest('g', groups, cursor);
      return (project) => withGroups(project, newer);
    },
    group_deleted: ({ groupIds, cursor }) => {
      const ids = groupIds.map((id) => ({ id }));
      const newer = this.newest('g', ids, cursor);
      return (project) => newer.reduce<ProjectDetails>((now, { id }) => removeGroup(now, id), project);
    },
    language_changed:
      ({ language }) =>
      (project) =>
        withLanguage(project, language),
    language_deleted:
      ({ languageId }) =>
      (project) =>
        removeLanguage(project, languageId),
    // The event contains neither its values nor the user's access to it.
    language_added: () => this.reload(),
    findings_changed: () => {
      this.ports.onFindings();
      return null;
    },
    project_changed: ({ project, isReload }) => {
      if (isReload) return this.reload();
      if (project === null) this.ports.onDeleted();
      else void this.ports.cache.takeView(project);
      return null;
    },
  };

  private reload(): null {
    void this.ports.cache.revalidate();
    return null;
  }

  private putKeys(project: ProjectDetails, keys: readonly LiveKey[]): ProjectDetails {
    const groupIds = new Set(project.groups.map(({ id }) => id));
    if (keys.some(({ groupId }) => !groupIds.has(groupId))) this.reload();
    return withKeys(project, keys);
  }

  /** Drops items that a newer event has already updated. */
  private newest<T extends { id: number }>(kind: 'k' | 'g', items: readonly T[], cursor: number): T[] {
    const newer = items.filter(({ id }) => (this.cursors.get(`${kind}${id}`) ?? -1) <= cursor);
    for (const { id } of newer) this.cursors.set(`${kind}${id}`, cursor);
    return newer;
  }
}

type Step = (project: ProjectDetails) => ProjectDetails;

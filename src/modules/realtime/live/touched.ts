import { LISTED_CHANGES } from '#core/api/live.js';

import type { ContentChange } from '../../content/content-changed.js';

/** The author of a change, and their tab. */
export interface Origin {
  byUserId: number | null;
  clientId: string | null;
}

export const UNKNOWN: Origin = { byUserId: null, clientId: null };

interface TouchedValue {
  origin: Origin;
  /** After the change. */
  version: number;
}

/** A new key has values to send, and a key of many forms has many. */
const WEIGHT_OF_VALUES = 10;

/** Changes of the project itself that an event shows; others concern all its content. */
const SETTINGS: readonly string[] = ['project.updated', 'project.archived', 'project.unarchived'];

/** The ids of what has changed in a project. Events contain the state at the time of sending. */
export class Touched {
  readonly values = new Map<number, TouchedValue>();
  readonly keys = new Map<number, Origin>();
  /** The keys whose values are sent too. */
  readonly filledKeys = new Set<number>();
  readonly groups = new Map<number, Origin>();
  readonly languages = new Map<number, { origin: Origin; isNew: boolean }>();
  /** Values whose findings were ignored or restored. */
  readonly findings = new Map<number, { origin: Origin; languageId: number }>();
  /** The settings or the archive. */
  project: Origin | null = null;
  /** Set if there are too many changes to list. */
  reload: Origin | null = null;

  /** @param most the changes that are listed; more become a reload */
  constructor(private readonly most = LISTED_CHANGES) {}

  get size(): number {
    const { values, keys, filledKeys, groups, languages, findings } = this;
    const listed = values.size + keys.size + groups.size + languages.size + findings.size;
    return listed + filledKeys.size * WEIGHT_OF_VALUES;
  }

  /** Adds the changes of one call. */
  add(changes: readonly ContentChange[], origin: Origin): void {
    if (changes.length > this.most) this.summarise(origin);
    else for (const change of changes) this.addOne(change, origin);
    // A single call may have changed the kind of a key; many are moved, tagged or marked at once.
    const [only] = changes;
    if (changes.length === 1 && only?.action === 'key.updated') this.filledKeys.add(only.keyId);
    if (this.size > this.most) this.summarise(origin);
  }

  /** Adds newer changes, which are sent instead of the same ones that were here. */
  addAll(newer: Touched): void {
    copy(newer.values, this.values);
    copy(newer.keys, this.keys);
    newer.filledKeys.forEach((id) => this.filledKeys.add(id));
    copy(newer.groups, this.groups);
    copy(newer.languages, this.languages);
    copy(newer.findings, this.findings);
    this.project = newer.project ?? this.project;
    this.reload = newer.reload ?? this.reload;
    if (this.size > this.most) this.summarise(UNKNOWN);
  }

  private addOne(change: ContentChange, origin: Origin): void {
    if (isOfProject(change)) {
      if (SETTINGS.includes(change.action)) this.project = origin;
      else this.summarise(origin);
    } else if (isOfFile(change)) this.summarise(origin);
    else if ('version' in change) this.values.set(change.valueId, { origin, version: change.version });
    else if ('valueId' in change)
      this.findings.set(change.valueId, { origin, languageId: change.languageId });
    else if ('keyId' in change) this.addKey(change, origin);
    else if ('groupId' in change) this.groups.set(change.groupId, origin);
    else if ('languageId' in change) this.addLanguage(change, origin);
  }

  private addKey(
    { action, keyId }: Extract<ContentChange, { action: `key.${string}` }>,
    origin: Origin,
  ): void {
    this.keys.set(keyId, origin);
    if (action === 'key.created') this.filledKeys.add(keyId);
  }

  private addLanguage(
    change: Extract<ContentChange, { action: `language.${string}` }>,
    origin: Origin,
  ): void {
    const { action, languageId: id } = change;
    if (action === 'language.imported') {
      this.summarise(origin);
      return;
    }
    const isNew = action === 'language.created' || this.languages.get(id)?.isNew === true;
    this.languages.set(id, { origin, isNew });
    // Keys from files are only counted.
    if (action === 'language.created' && change.imported.createdKeys > 0) this.summarise(origin);
  }

  /** Forgets the list: the client reads everything. */
  summarise(origin: Origin): void {
    for (const part of [this.values, this.keys, this.filledKeys, this.groups, this.findings]) part.clear();
    this.reload = origin;
  }
}

type OfFile = Extract<ContentChange, { action: `file.${string}` }>;

/** Files are read with the project. */
const isOfFile = (change: ContentChange): change is OfFile => change.action.startsWith('file.');

type OfProject = Extract<ContentChange, { action: `project.${string}` | 'change_set.reverted' }>;

const isOfProject = (change: ContentChange): change is OfProject =>
  change.action.startsWith('project.') || change.action === 'change_set.reverted';

const copy = <K, V>(from: ReadonlyMap<K, V>, to: Map<K, V>): void =>
  from.forEach((value, key) => to.set(key, value));

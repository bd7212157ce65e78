import type { HistoryAction, HistorySource } from '#core/domain/history.js';

import type { Member } from '../members/member.js';

type ActionOf<Noun extends string> = Extract<HistoryAction, `${Noun}.${string}`>;

type FindingAction = 'value.finding_ignored' | 'value.finding_restored';

/** The actions that create a new version of a value. */
export type ValueAction = Exclude<ActionOf<'value'>, FindingAction>;

/** The result of an import as counts, because it makes too many changes to list. */
export interface ImportSummary {
  createdGroups: number;
  createdKeys: number;
  /** Existing texts that the files overwrote or reviewed. */
  updatedValues: number;
}

/** One change, by ids. It contains no texts: a listener reads them with the rights of the member it serves. */
export type ContentChange =
  | { action: 'project.created'; imported: ImportSummary }
  | {
      action:
        | 'project.updated'
        | 'project.plural_mode_changed'
        | 'project.checks_changed'
        | 'project.archived'
        | 'project.unarchived'
        | 'project.deleted';
    }
  | { action: 'change_set.reverted'; changeSetId: number }
  | { action: 'language.created' | 'language.imported'; languageId: number; imported: ImportSummary }
  | { action: 'language.updated' | 'language.deleted'; languageId: number }
  | { action: ActionOf<'file'> | 'file.reordered' }
  | { action: ActionOf<'group'>; groupId: number }
  | { action: ActionOf<'key'>; groupId: number; keyId: number }
  | { action: FindingAction; keyId: number; languageId: number; valueId: number }
  | { action: ValueAction; keyId: number; languageId: number; valueId: number; version: number };

/** The content of a project changed. Published once per call, after its commit. */
export class ContentChanged {
  readonly projectId: number;
  /** Null for an operator of the instance. */
  readonly actorId: number | null;

  constructor(
    { projectId, userId }: Pick<Member, 'projectId'> & { userId: number | null },
    readonly source: HistorySource,
    readonly changes: readonly ContentChange[],
  ) {
    this.projectId = projectId;
    this.actorId = userId;
  }
}

interface StoredValue {
  id: number;
  keyId: number;
  languageId: number;
  version: number;
}

export const valueChange = (
  action: ValueAction,
  { id: valueId, keyId, languageId, version }: StoredValue,
): ContentChange => ({ action, keyId, languageId, valueId, version });

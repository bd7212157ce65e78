import { Injectable } from '@nestjs/common';

import type { BulkAction, BulkChange } from '#core/api/bulk.js';
import type { Permission } from '#core/domain/permissions.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { assertDefined } from '../../../platform/assert-defined.js';
import { BlockingChecks } from '../../checks/blocking-checks.service.js';
import type { Member } from '../../members/member.js';
import { BulkKeysQueries } from './bulk-keys.queries.js';
import { ofKeys, ofValues } from './bulk-outcome.js';
import type { BulkOutcome } from './bulk-outcome.js';
import { BulkValuesQueries } from './bulk-values.queries.js';
import type { BulkCells } from './bulk-values.queries.js';

/** The permission that the call for a single key or value requires. */
export const RIGHT_OF: Record<BulkAction, Permission> = {
  review: 'canWriteStatus',
  fill: 'canWriteValue',
  delete: 'canWriteKey',
  move: 'canWriteKey',
  tag: 'canWriteKey',
  untag: 'canWriteKey',
};

type Act = (
  actor: Member,
  keyIds: readonly number[],
  changeSetId: number,
  body: BulkChange,
) => Promise<BulkOutcome>;

/** Runs the action of one slice, as one statement. The body is valid and permitted. */
@Injectable()
export class BulkActions {
  private readonly actions: Record<BulkAction, Act> = {
    review: async (actor, keyIds, changeSetId, { status, languageIds = [] }) => {
      const cells = { changeSetId, keyIds, languageIds };
      return this.review(actor, cells, assertDefined(status, 'status'));
    },
    fill: async (actor, keyIds, changeSetId, { languageIds = [], sourceLanguageId, text }) => {
      const cells = { changeSetId, keyIds, languageIds };
      return ofValues('value.written', await this.values.fill(actor, cells, { sourceLanguageId, text }));
    },
    delete: async (actor, keyIds, changeSetId) =>
      ofKeys('key.deleted', await this.keys.remove(actor, keyIds, changeSetId), 'missing'),
    move: async (actor, keyIds, changeSetId, { groupId }) => {
      const keys = await this.keys.move(actor, keyIds, changeSetId, assertDefined(groupId, 'group'));
      return withUnchanged(ofKeys('key.updated', keys, 'nameTaken'), keyIds.length - keys.length);
    },
    tag: async (actor, keyIds, changeSetId, { tag }) => {
      const keys = await this.keys.tag(actor, keyIds, changeSetId, assertDefined(tag, 'tag').trim());
      return withUnchanged(ofKeys('key.updated', keys, 'tooManyTags'), keyIds.length - keys.length);
    },
    untag: async (actor, keyIds, changeSetId, { tag }) => {
      const keys = await this.keys.untag(actor, keyIds, changeSetId, assertDefined(tag, 'tag').trim());
      return withUnchanged(ofKeys('key.updated', keys, 'unchanged'), keyIds.length - keys.length);
    },
  };

  constructor(
    private readonly keys: BulkKeysQueries,
    private readonly values: BulkValuesQueries,
    private readonly checks: BlockingChecks,
  ) {}

  async act(
    actor: Member,
    keyIds: readonly number[],
    changeSetId: number,
    body: BulkChange,
  ): Promise<BulkOutcome> {
    if (keyIds.length === 0) return { changes: [], skipped: {} };
    return this.actions[body.action](actor, keyIds, changeSetId, body);
  }

  /** Texts with errors are left as they are, where the project blocks them. */
  private async review(actor: Member, cells: BulkCells, status: ValueStatus): Promise<BulkOutcome> {
    const { projectId } = actor;
    const isChecked = status === 'validated' && (await this.checks.isOn(projectId));
    const ids = isChecked ? await this.values.lockToReview(actor, cells, status) : [];
    const failing = [...(await this.checks.errorsOf(projectId, ids)).keys()];
    const seen = await this.values.review(actor, cells, status, failing);
    const { changes, skipped } = ofValues('value.reviewed', seen);
    if (failing.length === 0) return { changes, skipped };
    const { unchanged = 0 } = skipped;
    return {
      changes,
      skipped: { ...skipped, unchanged: unchanged - failing.length, failing: failing.length },
    };
  }
}

const withUnchanged = ({ changes, skipped }: BulkOutcome, unchanged: number): BulkOutcome => ({
  changes,
  skipped: { ...skipped, unchanged: (skipped.unchanged ?? 0) + unchanged },
});

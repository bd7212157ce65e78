import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { ChangePluralMode, PluralFormCounts, PluralModeChange } from '#core/api/projects.js';

import { ConflictError, ForbiddenError } from '../../platform/errors/domain.error.js';
import { BlockingChecks } from '../checks/blocking-checks.service.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Change } from '../content/project-transaction.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { PluralForms } from './plural-forms.service.js';

/** Changes how a project keeps plurals. */
@Injectable()
export class PluralModeService {
  constructor(
    private readonly changeSets: ChangeSetsService,
    private readonly forms: PluralForms,
    private readonly checks: BlockingChecks,
    private readonly transaction: ProjectTransaction,
  ) {}

  /**
   * Changes the plural mode of a project, in one transaction and as a change set. A dry run makes the same changes and
   * rolls them back.
   * @throws ConflictError if the effect differs from the preview
   */
  changePluralMode(member: Member, body: ChangePluralMode): Promise<PluralModeChange> {
    return this.transaction.change(member, { lock: 'exclusive', pace: 'queued' }, (actor) => {
      // It deletes texts of every language.
      if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
      return this.change(actor, body);
    });
  }

  private async change(
    { projectId, userId: actorId }: Member,
    { mode, shown, dryRun = false }: ChangePluralMode,
  ): Promise<Change<PluralModeChange>> {
    const before = await this.forms.count(projectId);
    if (before.mode === mode) return { result: { changeSetId: null, keys: before.keys, languages: [] } };
    const changeSetId = await this.changeSets.open({ projectId, actorId, kind: 'plural', summary: {} });
    const place = { projectId, actorId, changeSetId };
    const { languages, formIds } = await this.forms.change(place, before.mode, mode);
    // New forms take the text of `other` with its status.
    for (const ids of formIds) await this.checks.demote({ ...place, source: 'edit', ids });
    const current = { changeSetId: null, keys: before.keys, languages };
    if (shown && !isSame(shown, sumOf(languages)))
      throw new ConflictError(ErrorCode.PluralsMoved, { current });
    const lastValueId = await this.changeSets.lastValueId(projectId);
    await this.changeSets.describe(projectId, changeSetId, { formIds, lastValueId });
    return {
      result: dryRun ? current : { ...current, changeSetId },
      changes: [{ action: 'project.plural_mode_changed' }],
      isRolledBack: dryRun,
    };
  }
}

const sumOf = (counts: readonly PluralFormCounts[]): PluralFormCounts =>
  counts.reduce(
    (sum, { created, moved, removed }) => ({
      created: sum.created + created,
      moved: sum.moved + moved,
      removed: sum.removed + removed,
    }),
    { created: 0, moved: 0, removed: 0 },
  );

const isSame = (one: PluralFormCounts, other: PluralFormCounts): boolean =>
  one.created === other.created && one.moved === other.moved && one.removed === other.removed;

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { ChangePluralMode, PluralFormCounts, PluralModeChange } from '#core/api/projects.js';

import { Database } from '../../platform/database/database.js';
import { resultOf, RolledBack } from '../../platform/database/rolled-back.js';
import { ConflictError, ForbiddenError } from '../../platform/errors/domain.error.js';
import { Events } from '../../platform/events.js';
import { BlockingChecks } from '../checks/blocking-checks.service.js';
import { ContentChanged } from '../content/content-changed.js';
import { ChangeSetsService } from '../history/change-sets.service.js';
import { isLimited } from '../members/member.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { ImportTurns } from '../translations/import-turns.js';
import { PluralForms } from './plural-forms.service.js';

/** Changes how a project keeps plurals. */
@Injectable()
export class PluralModeService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly turns: ImportTurns,
    private readonly changeSets: ChangeSetsService,
    private readonly forms: PluralForms,
    private readonly checks: BlockingChecks,
    private readonly events: Events,
  ) {}

  /**
   * Gives all plurals the forms of the mode, in one transaction and as a change set. A dry run makes the same changes and
   * rolls them back.
   * @throws ConflictError if it would do something else than was shown
   */
  changePluralMode(member: Member, body: ChangePluralMode): Promise<PluralModeChange> {
    const change = (): Promise<PluralModeChange> =>
      this.database.importTransaction(async () => {
        const actor = await this.members.lockProject(member, 'exclusive');
        // It destroys texts of every language.
        if (isLimited(actor)) throw new ForbiddenError(ErrorCode.Unauthorized);
        const result = await this.change(actor, body);
        if (body.dryRun) throw new RolledBack({ ...result, changeSetId: null });
        return result;
      });
    return resultOf(() => this.turns.queue(member.projectId, change));
  }

  private async change(actor: Member, { mode, shown }: ChangePluralMode): Promise<PluralModeChange> {
    const { projectId, userId: actorId } = actor;
    const before = await this.forms.count(projectId);
    if (before.mode === mode) return { changeSetId: null, keys: before.keys, languages: [] };
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
    this.events.publish(new ContentChanged(actor, 'edit', [{ action: 'project.plural_mode_changed' }]));
    return { ...current, changeSetId };
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

import { Injectable } from '@nestjs/common';

import type { ReplaceResult, ReplaceValues } from '#core/api/bulk.js';
import { ErrorCode } from '#core/api/error-codes.js';

import { Database } from '../../../platform/database/database.js';
import { ForbiddenError, NotFoundError } from '../../../platform/errors/domain.error.js';
import { Events } from '../../../platform/events.js';
import { ContentChanged } from '../../content/content-changed.js';
import { SlicedChangeSets } from '../../history/sliced-change-sets.service.js';
import type { Member } from '../../members/member.js';
import { MembersService } from '../../members/members.service.js';
import { FEW_KEYS } from '../import-limits.js';
import { ImportTurns } from '../import-turns.js';
import { BulkKeysQueries } from './bulk-keys.queries.js';
import { ofValues } from './bulk-outcome.js';
import { BulkValuesQueries } from './bulk-values.queries.js';

/** Writes the texts that a user has seen in a preview, over the versions they have seen. */
@Injectable()
export class ReplaceService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly keys: BulkKeysQueries,
    private readonly values: BulkValuesQueries,
    private readonly changeSets: SlicedChangeSets,
    private readonly turns: ImportTurns,
    private readonly events: Events,
  ) {}

  replace(member: Member, body: ReplaceValues): Promise<ReplaceResult> {
    const write = (): Promise<ReplaceResult> =>
      this.database.importTransaction(() => this.write(member, body));
    return body.changes.length > FEW_KEYS ? this.turns.queue(member.projectId, write) : write();
  }

  private async write(member: Member, { changes, changeSetId }: ReplaceValues): Promise<ReplaceResult> {
    const actor = await this.members.lockProject(member, 'shared');
    const valueIds = changes.map(({ valueId }) => valueId);
    const languageIds = await this.writableLanguages(actor, valueIds);
    const { projectId, userId: actorId } = actor;
    const set = await this.changeSets.begin(
      { projectId, actorId, kind: 'replace', summary: {} },
      changeSetId,
    );
    const seen = await this.values.replace(actor, set.id, changes, languageIds);
    const outcome = ofValues('value.written', seen);
    const changed = outcome.changes.length;
    if (changed > 0) this.events.publish(new ContentChanged(actor, 'edit', outcome.changes));
    return {
      changeSetId: await this.changeSets.end(set, changed),
      changed,
      kept: changes.length - changed,
    };
  }

  /**
   * The languages of the values that the member may read; all of them must be writable. A value that the member may not
   * read is kept like one that was deleted.
   */
  private async writableLanguages(actor: Member, valueIds: readonly number[]): Promise<number[]> {
    const languages = new Set(await this.values.languagesOf(actor, valueIds));
    const readable = (await this.keys.readableLanguages(actor)).filter(({ id }) => languages.has(id));
    if (readable.length === 0) throw new NotFoundError(ErrorCode.NotExistingValue);
    if (readable.some(({ access }) => access !== 'target')) throw new ForbiddenError(ErrorCode.Unauthorized);
    return readable.map(({ id }) => id);
  }
}

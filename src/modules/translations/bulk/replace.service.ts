import { Injectable } from '@nestjs/common';

import type { ReplaceResult, ReplaceValues } from '#core/api/bulk.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';

import { ForbiddenError, NotFoundError } from '../../../platform/errors/domain.error.js';
import { ProjectTransaction } from '../../content/project-transaction.js';
import type { Change } from '../../content/project-transaction.js';
import { SlicedChangeSets } from '../../history/sliced-change-sets.service.js';
import type { Member } from '../../members/member.js';
import { FEW_KEYS } from '../../content/write-limits.js';
import { BulkKeysQueries } from './bulk-keys.queries.js';
import { ofValues } from './bulk-outcome.js';
import { BulkValuesQueries } from './bulk-values.queries.js';

/** Writes the texts that a user has seen in a preview, over the versions they have seen. */
@Injectable()
export class ReplaceService {
  constructor(
    private readonly keys: BulkKeysQueries,
    private readonly values: BulkValuesQueries,
    private readonly changeSets: SlicedChangeSets,
    private readonly transaction: ProjectTransaction,
  ) {}

  replace(member: Member, body: ReplaceValues): Promise<ReplaceResult> {
    const pace = body.changes.length > FEW_KEYS ? 'queued' : 'long';
    return this.transaction.change(member, { lock: 'shared', pace }, (actor) => this.write(actor, body));
  }

  private async write(
    actor: Member,
    { changes, changeSetId }: ReplaceValues,
  ): Promise<Change<ReplaceResult>> {
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
    return {
      result: {
        changeSetId: await this.changeSets.end(set, changed),
        changed,
        kept: changes.length - changed,
      },
      changes: outcome.changes,
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

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/error-codes.js';
import type { LanguageView, UpdateLanguage } from '#core/api/languages.js';
import { requiredForms } from '#core/domain/forms-of.js';

import { Database } from '../../platform/database/database.js';
import { ForbiddenError, NotFoundError } from '../../platform/errors/domain.error.js';
import { refuseDuplicates } from '../../platform/errors/duplicates.js';
import { Events } from '../../platform/events.js';
import { ContentChanged } from '../content/content-changed.js';
import type { Member } from '../members/member.js';
import { MembersService } from '../members/members.service.js';
import { DUPLICATE_LANGUAGES } from './duplicate-languages.js';
import { LanguagesQueries } from './languages.queries.js';

@Injectable()
export class LanguageUpdatesService {
  constructor(
    private readonly database: Database,
    private readonly members: MembersService,
    private readonly queries: LanguagesQueries,
    private readonly events: Events,
  ) {}

  /**
   * Changes the name and the tag of a language that the member may write.
   * @throws RuleError if another language of the project has the name or the tag
   */
  updateLanguage(member: Member, languageId: number, change: UpdateLanguage): Promise<LanguageView> {
    return refuseDuplicates(DUPLICATE_LANGUAGES, () =>
      this.database.transaction(async () => {
        // Another tag has other plural forms, which no value may be created for meanwhile.
        const actor = await this.members.lockProject(
          member,
          change.tag === undefined ? 'shared' : 'exclusive',
        );
        const language = await this.queries.get(actor, languageId);
        if (language === null) throw new NotFoundError(ErrorCode.NotExistingLanguage);
        if (language.access !== 'target') throw new ForbiddenError(ErrorCode.Unauthorized);
        if (await this.queries.update(actor, languageId, change)) {
          await this.remakeForms(actor.projectId, languageId, change);
          this.events.publish(
            new ContentChanged(actor, 'edit', [{ action: 'language.updated', languageId }]),
          );
        }
        return { ...language, name: change.name ?? language.name, tag: change.tag ?? language.tag };
      }),
    );
  }

  private async remakeForms(projectId: number, languageId: number, { tag }: UpdateLanguage): Promise<void> {
    const mode = await this.queries.pluralMode(projectId);
    if (tag === undefined || mode === 'strict') return;
    await this.queries.remakeForms(projectId, languageId, requiredForms({ mode, tag }));
  }
}

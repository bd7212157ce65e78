import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { LanguageView, UpdateLanguage } from '#core/api/languages.js';
import { requiredForms } from '#core/domain/forms-of.js';

import { ForbiddenError, NotFoundError } from '../../platform/errors/domain.error.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Member } from '../members/member.js';
import { DUPLICATE_LANGUAGES as duplicates } from './duplicate-languages.js';
import { LanguagesQueries } from './languages.queries.js';

@Injectable()
export class LanguageUpdatesService {
  constructor(
    private readonly queries: LanguagesQueries,
    private readonly transaction: ProjectTransaction,
  ) {}

  /**
   * Changes the name and the tag of a language that the member may write.
   * @throws RuleError if another language of the project has the name or the tag
   */
  updateLanguage(member: Member, languageId: number, change: UpdateLanguage): Promise<LanguageView> {
    // Another tag has other plural forms: no value may be created for them meanwhile.
    const lock = change.tag === undefined ? 'shared' : 'exclusive';
    return this.transaction.change(member, { lock, duplicates }, async (actor) => {
      const language = await this.queries.get(actor, languageId);
      if (language === null) throw new NotFoundError(ErrorCode.NotExistingLanguage);
      if (language.access !== 'target') throw new ForbiddenError(ErrorCode.Unauthorized);
      const isChanged = await this.queries.update(actor, languageId, change);
      if (isChanged) await this.remakeForms(actor.projectId, languageId, change);
      return {
        result: { ...language, name: change.name ?? language.name, tag: change.tag ?? language.tag },
        changes: isChanged ? [{ action: 'language.updated', languageId }] : [],
      };
    });
  }

  private async remakeForms(projectId: number, languageId: number, { tag }: UpdateLanguage): Promise<void> {
    const mode = await this.queries.pluralMode(projectId);
    if (tag === undefined || mode === 'strict') return;
    await this.queries.remakeForms(projectId, languageId, requiredForms({ mode, tag }));
  }
}

import { Injectable } from '@nestjs/common';

import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { LanguageAccess } from '#core/domain/language-access.js';

import { InvalidError } from '../../platform/errors/domain.error.js';
import type { Limits } from './language-lists.js';
import { ProjectUsersQueries } from './project-users.queries.js';

const FIELDS: Record<LanguageAccess, string> = { source: 'sourceLanguagesIds', target: 'targetLanguagesIds' };

@Injectable()
export class LanguageLimitsService {
  constructor(private readonly queries: ProjectUsersQueries) {}

  /** @throws InvalidError if a list contains an id that is not a language of the project */
  async assertOf(projectId: number, limits: Limits): Promise<void> {
    for (const access of ['source', 'target'] as const) {
      const ids = limits[access] ?? [];
      if (ids.length === 0 || (await this.queries.countLanguages(projectId, ids)) === ids.length) continue;
      const fields = { [FIELDS[access]]: 'must be languages of this project' };
      throw new InvalidError(ErrorCode.ValidationError, { fields });
    }
  }
}

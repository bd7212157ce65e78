import { isDeepStrictEqual } from 'node:util';

import { Injectable } from '@nestjs/common';

import type { CheckSettings, UpdateChecks } from '#core/api/checks.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import type { SeverityChanges } from '#core/checks/severities.js';

import { NotFoundError } from '../../platform/errors/domain.error.js';
import { ProjectTransaction } from '../content/project-transaction.js';
import type { Member } from '../members/member.js';
import { CheckSettingsQueries } from './check-settings.queries.js';
import { ChecksQueries } from './checks.queries.js';
import { placeholderSyntax } from './placeholder-syntax.js';

@Injectable()
export class CheckSettingsService {
  constructor(
    private readonly checks: ChecksQueries,
    private readonly queries: CheckSettingsQueries,
    private readonly transaction: ProjectTransaction,
  ) {}

  async readChecks(member: Member): Promise<CheckSettings> {
    const { blocksOnErrors, severities, formats } = await this.checks.project(member.projectId);
    const languageIds = await this.queries.readableLanguages(member);
    return {
      blocksOnErrors,
      placeholders: placeholderSyntax(formats),
      severities: severities['all'] ?? {},
      languages: languageIds.flatMap((languageId) => {
        const own = severities[languageId];
        return own === undefined ? [] : [{ languageId, severities: own }];
      }),
      ignored: await this.queries.ignored(member),
    };
  }

  /** Values that are validated keep their status, whatever the checks now find in them. */
  updateChecks(member: Member, body: UpdateChecks): Promise<CheckSettings> {
    // Exclusive from the start: two transactions with a shared lock would deadlock.
    return this.transaction.change(member, { lock: 'exclusive' }, async (actor) => {
      const { languageId = null } = body;
      if (languageId !== null && (await this.queries.language(actor, languageId)) === null)
        throw new NotFoundError(ErrorCode.NotExistingLanguage);
      const before = await this.queries.stored(actor.projectId);
      const place = languageId ?? 'all';
      const old = { blocksOnErrors: before.blocksOnErrors, severities: before.severities[place] ?? {} };
      const made = {
        blocksOnErrors: body.blocksOnErrors ?? old.blocksOnErrors,
        severities: merged(old.severities, body.severities),
      };
      const isChanged = !isDeepStrictEqual(old, made);
      if (isChanged) {
        const severities = { ...before.severities, [place]: made.severities };
        if (Object.keys(made.severities).length === 0) delete severities[place];
        const { blocksOnErrors } = made;
        await this.queries.update(actor, { blocksOnErrors, severities }, { languageId, old, new: made });
      }
      return {
        result: await this.readChecks(actor),
        changes: isChanged ? [{ action: 'project.checks_changed' }] : [],
      };
    });
  }
}

/** Null resets a check. */
const merged = (stored: SeverityChanges, changes: UpdateChecks['severities'] = {}): SeverityChanges =>
  Object.fromEntries(Object.entries({ ...stored, ...changes }).filter(([, severity]) => severity !== null));

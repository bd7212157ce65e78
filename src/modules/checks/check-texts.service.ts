import { Injectable } from '@nestjs/common';

import type { CheckedText, CheckTexts, FindingView, TextToCheck } from '#core/api/checks.js';
import { ErrorCode } from '#core/api/errors/error-codes.js';
import { SourceCuts } from '#core/checks/source-cuts.js';
import type { SourceForm } from '#core/checks/subject.js';
import type { Steps } from '#core/steps.js';

import { NotFoundError } from '../../platform/errors/domain.error.js';
import { Semaphore } from '../../platform/semaphore.js';
import { inSlices } from '../../platform/slices.js';
import type { Member } from '../members/member.js';
import { CheckSettingsQueries } from './check-settings.queries.js';
import { ChecksQueries } from './checks.queries.js';
import { findingsOf } from './findings.js';

const NO_KEY = { maxLength: null, source: [] };

/** Calls take turns on the event loop: with many at once, all of them would be slow. */
const CALLS_AT_ONCE = { concurrency: 2, queue: 50, timeout: 10_000 };

/** Checks texts that are not stored. */
@Injectable()
export class CheckTextsService {
  private readonly calls = new Semaphore(CALLS_AT_ONCE);

  constructor(
    private readonly queries: ChecksQueries,
    private readonly settings: CheckSettingsQueries,
  ) {}

  /**
   * The findings of each text, in their order. Texts of a key are compared with its source, if the member may read it.
   * @throws UnavailableError if too many calls wait
   */
  async checkTexts(member: Member, { languageId, keyId, texts }: CheckTexts): Promise<CheckedText[]> {
    const language = await this.settings.language(member, languageId);
    if (language === null) throw new NotFoundError(ErrorCode.NotExistingLanguage);
    const project = await this.queries.project(member.projectId);
    const key = keyId === undefined ? NO_KEY : await this.queries.key(member.projectId, project, keyId);
    if (key === null) throw new NotFoundError(ErrorCode.NotExistingKey);
    const { sourceLanguageId } = project;
    const isCompared =
      languageId !== sourceLanguageId && (await this.settings.language(member, sourceLanguageId)) !== null;
    const stored = isCompared ? key.source : [];
    const sources = new SourceCuts();
    const check = (text: TextToCheck): FindingView[] => {
      const checked = {
        languageId,
        tag: language.tag,
        text: text.text,
        quantity: text.quantityString ?? null,
        maxLength: key.maxLength,
        source: sourceOf(text, stored),
      };
      return findingsOf(project, checked, sources);
    };
    return this.calls.run(() => inSlices(checkEach(texts, check)));
  }
}

const sourceOf = ({ source, quantityString = null }: TextToCheck, stored: SourceForm[]): SourceForm[] => {
  if (source === undefined) return stored;
  return source === '' ? [] : [[quantityString, source]];
};

function* checkEach(
  texts: readonly TextToCheck[],
  check: (text: TextToCheck) => FindingView[],
): Steps<CheckedText[]> {
  const checked: CheckedText[] = [];
  for (const text of texts) {
    checked.push({ findings: check(text) });
    yield;
  }
  return checked;
}

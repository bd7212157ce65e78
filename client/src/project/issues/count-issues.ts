import type { CheckSettings } from '#core/api/checks.js';
import type { LanguageView } from '#core/api/languages.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView, ValueView } from '#core/api/translations.js';
import { CHECK_IDS } from '#core/checks/check-ids.js';
import type { CheckId } from '#core/checks/check-ids.js';
import { checkConsistency } from '#core/checks/check-project.js';
import { checkText } from '#core/checks/check-text.js';
import type { Finding } from '#core/checks/finding.js';
import type { Severities } from '#core/checks/severities.js';
import { sourceTextFor } from '#core/checks/subject.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { eachInSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

import { LanguageForms } from '../store/language-forms.js';
import { ignoredByValue, standing } from './ignored.js';
import type { IgnoredOfValue } from './ignored.js';
import { sourceLanguageOf } from './source-language.js';
import { subjectOf } from './subject-of.js';
import type { KeyTexts } from './subject-of.js';

/** How many values of each language have a finding of each check. */
export type IssueCounts = ReadonlyMap<number, ReadonlyMap<CheckId, number>>;

/** Every check is counted, whatever its severity, which can then change without another count. */
const ALL = Object.fromEntries(CHECK_IDS.map((id) => [id, 'hint'])) as Severities;

/** Counts what the checks find in a whole project; ignored findings are left out. Linear in its texts. */
export function* countIssues(
  project: ProjectDetails,
  settings: Pick<CheckSettings, 'placeholders' | 'ignored'>,
): Steps<IssueCounts> {
  const keys = project.groups.flatMap((group) => group.keys);
  const counter = new IssueCounter(project, settings);
  yield* eachInSteps(keys, (key) => counter.add(key), 16);
  yield* eachInSteps(project.languages, ({ id }) => counter.compare(id), 1);
  return counter.counts;
}

interface PlacedText {
  form: PluralForm | null;
  text: string;
  isRequired: boolean;
  /** Absent where there is no value yet. */
  valueId: number | undefined;
}

/** A text that is compared with those of other keys. */
interface ComparedText {
  source: string;
  text: string;
  valueId: number | undefined;
}

class IssueCounter {
  readonly counts = new Map<number, Map<CheckId, number>>();
  private readonly forms: LanguageForms;
  private readonly source: LanguageView | null;
  private readonly compared = new Map<number, ComparedText[]>();
  private readonly ignored: ReadonlyMap<number, IgnoredOfValue>;

  constructor(
    private readonly project: ProjectDetails,
    private readonly settings: Pick<CheckSettings, 'placeholders' | 'ignored'>,
  ) {
    this.forms = new LanguageForms(project);
    this.source = sourceLanguageOf(project);
    for (const { id } of project.languages) this.counts.set(id, new Map());
    this.ignored = ignoredByValue(settings);
  }

  add(key: KeyView): void {
    const values = byLanguage(key.values);
    const textsIn = (language: LanguageView) => ({
      language,
      forms: this.formsOf(key, language.id, values.get(language.id) ?? []),
    });
    const sourceTexts = this.source && textsIn(this.source);
    for (const language of this.project.languages) {
      const isSource = this.source?.id === language.id;
      this.addTexts(key, textsIn(language), isSource ? null : sourceTexts);
    }
  }

  /** Counts what the checks find that compare the keys of a language. */
  compare(languageId: number): void {
    const compared = this.compared.get(languageId) ?? [];
    for (const [index, findings] of checkConsistency(compared, ALL)) {
      const { source = '', valueId } = compared[index] ?? {};
      this.count(languageId, findings, source, valueId);
    }
  }

  private addTexts(key: KeyView, own: PlacedTexts, source: PlacedTexts | null): void {
    const { placeholders } = this.settings;
    const languageId = own.language.id;
    for (const { form, text, valueId } of own.forms) {
      const subject = subjectOf(
        key,
        { mode: this.project.pluralMode, placeholders },
        form,
        text,
        own,
        source,
      );
      const sourceText = sourceTextFor(subject.source, subject.quantity);
      this.count(languageId, checkText(subject, ALL), sourceText, valueId);
      if (source === null) continue;
      const compared = this.compared.get(languageId);
      if (compared) compared.push({ source: sourceText, text, valueId });
      else this.compared.set(languageId, [{ source: sourceText, text, valueId }]);
    }
  }

  /** A value counts once for each check. */
  private count(
    languageId: number,
    findings: readonly Finding[],
    source: string,
    valueId: number | undefined,
  ): void {
    const counts = this.counts.get(languageId);
    const found = standing(findings, source, this.ignored.get(valueId ?? 0));
    for (const check of new Set(found.map((finding) => finding.check)))
      counts?.set(check, (counts.get(check) ?? 0) + 1);
  }

  /** The forms that a key needs in a language, and others with a text. */
  private formsOf(key: KeyView, languageId: number, values: readonly ValueView[]): PlacedText[] {
    return this.forms.inLanguage(this.forms.ofKey(key), languageId).flatMap((form): PlacedText[] => {
      const value = values.find(({ quantityString }) => quantityString === form);
      const isRequired = this.forms.isRequired(languageId, form);
      const text = value?.name ?? '';
      return text !== '' || isRequired ? [{ form, text, isRequired, valueId: value?.id }] : [];
    });
  }
}

interface PlacedTexts extends KeyTexts {
  language: LanguageView;
  forms: readonly PlacedText[];
}

function byLanguage(values: readonly ValueView[]): Map<number, ValueView[]> {
  const found = new Map<number, ValueView[]>();
  for (const value of values) {
    const ofLanguage = found.get(value.languageId);
    if (ofLanguage) ofLanguage.push(value);
    else found.set(value.languageId, [value]);
  }
  return found;
}

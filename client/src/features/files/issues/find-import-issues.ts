import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView } from '#core/api/translations.js';
import { checkText } from '#core/checks/check-text.js';
import type { FindingArgs } from '#core/checks/finding.js';
import { sourceTextFor } from '#core/checks/subject.js';
import type { SourceTexts } from '#core/checks/subject.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import type { CatalogueGroup, CatalogueKey, CatalogueValue } from '#core/formats/index.js';
import { eachInSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

import type { MessageId } from '../../../i18n/messages.js';
import { ignoredByValue, standing } from '../../../project/issues/ignored.js';
import { issueMessage } from '../../../project/issues/issue-message.js';
import { severitiesOf } from '../../../project/issues/severities-of.js';
import { sourceLanguageOf } from '../../../project/issues/source-language.js';
import { sourceTexts, subjectOf } from '../../../project/issues/subject-of.js';
import { keyPlace, textPlace } from './places.js';

/** The texts of a file in one language. */
export interface ImportedTexts {
  /** Null of a language to be added. */
  languageId: number | null;
  tag: string | null;
  groups: readonly CatalogueGroup[];
}

export interface CheckedImport {
  /** Without languages if it is new: the first one of the files is its source then. */
  project: Pick<
    ProjectDetails,
    'groups' | 'languages' | 'pluralMode' | 'sourceLanguageId' | 'targetRestricted'
  >;
  settings: CheckSettings;
  languages: readonly ImportedTexts[];
  /** Whether texts of the project are replaced; else only empty ones are filled. */
  mayReplace: boolean;
}

/** A text that an import would bring, with its errors and warnings. */
export interface TextWithIssues {
  /** Its language, by its position among those of the import. */
  at: number;
  /** `textPlace` */
  place: string;
  group: string;
  key: string;
  quantity: PluralForm | null;
  text: string;
  /** The text of the project that it would replace; empty if there is none. */
  current: string;
  issues: readonly { severity: 'error' | 'warning'; message: MessageId; args: FindingArgs }[];
}

/** Checks the texts that an import would bring, as the project will be with them. Linear. */
export function* findImportIssues(checked: CheckedImport): Steps<TextWithIssues[]> {
  const checker = new ImportChecker(checked);
  yield* checker.load();
  for (const at of checked.languages.keys()) yield* checker.check(at);
  return checker.found;
}

class ImportChecker {
  readonly found: TextWithIssues[] = [];
  private readonly stored = new Map<string, KeyView>();
  private readonly sourceInFile = new Map<string, CatalogueKey>();
  private readonly sourceTag: string | null;
  private readonly sourceId: number | null;
  /** The source language among those of the import; -1 if it is not imported. */
  private readonly sourceAt: number;

  constructor(private readonly checked: CheckedImport) {
    const { project, languages } = checked;
    const known = sourceLanguageOf(project);
    const isNew = project.languages.length === 0;
    this.sourceAt = isNew ? 0 : languages.findIndex(({ languageId }) => known?.id === languageId);
    this.sourceId = known?.id ?? null;
    this.sourceTag = known ? known.tag : (languages[0]?.tag ?? null);
  }

  *load(): Steps<void> {
    const { project, languages } = this.checked;
    for (const { name, keys } of project.groups)
      yield* eachInSteps(keys, (key) => this.stored.set(keyPlace(name, key.name), key));
    for (const { name, keys } of languages[this.sourceAt]?.groups ?? [])
      yield* eachInSteps(keys, (key) => this.sourceInFile.set(keyPlace(name, key.name), key));
  }

  *check(at: number): Steps<void> {
    for (const { name, keys } of this.checked.languages[at]?.groups ?? [])
      yield* eachInSteps(keys, (key) => this.checkKey(at, name, key), 64);
  }

  private checkKey(at: number, group: string, key: CatalogueKey): void {
    const language = this.checked.languages[at];
    const place = keyPlace(group, key.name);
    const stored = this.stored.get(place);
    // A key of the other kind is not imported.
    if (!language || (stored && stored.isPlural !== key.isPlural)) return;
    const source = at === this.sourceAt ? null : this.sourceOf(place);
    for (const value of key.values)
      this.checkValue(value, { at, group, key, place, language, stored, source });
  }

  private checkValue({ name: text, quantityString: quantity = null }: CatalogueValue, placed: Placed): void {
    const { at, group, key, place, language, stored } = placed;
    const value = valueIn(stored, language.languageId, quantity);
    const current = value?.name ?? '';
    if (!this.isBrought(text, current)) return;
    const issues = this.issuesOf(text, quantity, value?.id, placed);
    if (issues.length === 0) return;
    const found = { at, place: textPlace(place, quantity), group, key: key.name, quantity };
    this.found.push({ ...found, text, current, issues });
  }

  private isBrought(text: string, current: string): boolean {
    return text !== '' && text !== current && (current === '' || this.checked.mayReplace);
  }

  private issuesOf(
    text: string,
    quantity: PluralForm | null,
    valueId: number | undefined,
    { language, stored, source }: Placed,
  ): TextWithIssues['issues'] {
    const { project, settings } = this.checked;
    const subject = subjectOf(
      { maxLength: stored?.maxLength ?? null },
      { mode: project.pluralMode, placeholders: settings.placeholders },
      quantity,
      text,
      { language, forms: [] },
      source,
    );
    const severities = severitiesOf(settings, language.languageId);
    const ignored = ignoredByValue(settings).get(valueId ?? 0);
    const sourceText = sourceTextFor(subject.source, subject.quantity);
    return standing(checkText(subject, severities), sourceText, ignored).flatMap((finding) => {
      const severity = severities[finding.check];
      if (severity !== 'error' && severity !== 'warning') return [];
      return [{ severity, message: issueMessage(finding), args: finding.args }];
    });
  }

  /** The source texts of a key once it is imported: those of the file where it has them and they are taken. */
  private sourceOf(place: string): SourceTexts {
    const texts = new Map<PluralForm | null, string>();
    const key = this.stored.get(place);
    const stored = key?.values.filter(({ languageId }) => languageId === this.sourceId) ?? [];
    for (const { quantityString, name } of stored) texts.set(quantityString, name);
    for (const { name, quantityString = null } of this.sourceInFile.get(place)?.values ?? [])
      if (this.isBrought(name, texts.get(quantityString) ?? '')) texts.set(quantityString, name);
    const forms = Array.from(texts, ([form, text]) => ({ form, text, isRequired: true }));
    return sourceTexts({ language: { tag: this.sourceTag }, forms }, this.checked.project.pluralMode);
  }
}

/** A key of the files in one of their languages. */
interface Placed {
  at: number;
  group: string;
  key: CatalogueKey;
  place: string;
  language: ImportedTexts;
  /** As the project has it. */
  stored: KeyView | undefined;
  source: SourceTexts | null;
}

const valueIn = (key: KeyView | undefined, languageId: number | null, quantity: PluralForm | null) =>
  key?.values.find((value) => value.languageId === languageId && value.quantityString === quantity);

import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';
import type { KeyView } from '#core/api/translations.js';
import { checkText } from '#core/checks/rules/check-text.js';
import type { FindingArgs } from '#core/checks/finding.js';
import { sourceTextFor } from '#core/checks/subject.js';
import type { SourceTexts } from '#core/checks/subject.js';
import type { PluralForm } from '#core/domain/plural-rules.js';
import { ofKind } from '#core/formats/import/key-kind.js';
import type { CatalogueGroup, CatalogueKey, CatalogueValue } from '#core/formats/index.js';
import { eachInSteps } from '#core/steps.js';
import type { Steps } from '#core/steps.js';

import type { MessageId } from '../../../i18n/messages.js';
import { ignoredByValue, standing } from '../../../project/findings/ignored.js';
import { findingMessage } from '../../../project/findings/finding-message.js';
import { severitiesOf } from '../../../project/findings/severities-of.js';
import { baseLanguageOf } from '../../../project/store/base-language.js';
import { sourceTexts, subjectOf } from '../../../project/findings/subject-of.js';
import { keyPlace, textPlace } from './places.js';

/** The texts of a file in one language. */
export interface ImportedTexts {
  /** Null for a language to be added. */
  languageId: number | null;
  tag: string | null;
  groups: readonly CatalogueGroup[];
}

export interface CheckedImport {
  /** Without languages if it is new: then the first language of the files is its base language. */
  project: Pick<
    ProjectDetails,
    'groups' | 'languages' | 'pluralMode' | 'sourceLanguageId' | 'targetRestricted'
  >;
  settings: CheckSettings;
  languages: readonly ImportedTexts[];
  /** Whether texts of the project are replaced; otherwise only empty values are filled. */
  mayReplace: boolean;
}

/** A text that an import would bring, with its errors and warnings. */
export interface TextWithFindings {
  /** The index of its language among those of the import. */
  at: number;
  /** `textPlace` */
  place: string;
  group: string;
  key: string;
  quantity: PluralForm | null;
  text: string;
  /** The text of the project that it would replace; empty if there is none. */
  current: string;
  findings: readonly { severity: 'error' | 'warning'; message: MessageId; args: FindingArgs }[];
}

/** Checks the texts that an import would bring against the project after the import. Linear time. */
export function* checkImport(checked: CheckedImport): Steps<TextWithFindings[]> {
  const checker = new ImportChecker(checked);
  yield* checker.load();
  for (const at of checked.languages.keys()) yield* checker.check(at);
  return checker.found;
}

class ImportChecker {
  readonly found: TextWithFindings[] = [];
  private readonly stored = new Map<string, KeyView>();
  private readonly sourceInFile = new Map<string, CatalogueKey>();
  private readonly sourceTag: string | null;
  private readonly baseId: number | null;
  /** The index of the base language among those of the import; -1 if it is not imported. */
  private readonly sourceAt: number;

  constructor(private readonly checked: CheckedImport) {
    const { project, languages } = checked;
    const known = baseLanguageOf(project);
    const isNew = project.languages.length === 0;
    this.sourceAt = isNew ? 0 : languages.findIndex(({ languageId }) => known?.id === languageId);
    this.baseId = known?.id ?? null;
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

  private checkKey(at: number, group: string, read: CatalogueKey): void {
    const language = this.checked.languages[at];
    const place = keyPlace(group, read.name);
    const stored = this.stored.get(place);
    const key = stored ? ofKind(read, stored.isPlural) : read;
    // Plurals are not imported into singular keys of the project.
    if (!language || !key) return;
    const source = at === this.sourceAt ? null : this.sourceOf(place);
    for (const value of key.values)
      this.checkValue(value, { at, group, key, place, language, stored, source });
  }

  private checkValue({ name: text, quantityString: quantity = null }: CatalogueValue, placed: Placed): void {
    const { at, group, key, place, language, stored } = placed;
    const value = valueIn(stored, language.languageId, quantity);
    const current = value?.name ?? '';
    if (!this.isBrought(text, current)) return;
    const findings = this.findingsOf(text, quantity, value?.id, placed);
    if (findings.length === 0) return;
    const found = { at, place: textPlace(place, quantity), group, key: key.name, quantity };
    this.found.push({ ...found, text, current, findings });
  }

  private isBrought(text: string, current: string): boolean {
    return text !== '' && text !== current && (current === '' || this.checked.mayReplace);
  }

  private findingsOf(
    text: string,
    quantity: PluralForm | null,
    valueId: number | undefined,
    { language, stored, source }: Placed,
  ): TextWithFindings['findings'] {
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
      return [{ severity, message: findingMessage(finding), args: finding.args }];
    });
  }

  /** The source texts of a key after the import: those of the files if they are taken, else those of the project. */
  private sourceOf(place: string): SourceTexts {
    const texts = new Map<PluralForm | null, string>();
    const key = this.stored.get(place);
    const stored = key?.values.filter(({ languageId }) => languageId === this.baseId) ?? [];
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
  /** The key of the project. */
  stored: KeyView | undefined;
  source: SourceTexts | null;
}

const valueIn = (key: KeyView | undefined, languageId: number | null, quantity: PluralForm | null) =>
  key?.values.find((value) => value.languageId === languageId && value.quantityString === quantity);

import { canonicalTag } from '../../domain/languages/language-code.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';
import type { WrittenLanguage } from '../model/kept-file.js';
import { languageCodes } from '../naming/language-code.js';
import type { NamedLanguage } from '../naming/language-code.js';
import type { FileLanguage } from '../model/profile-types.js';

/** A language of an export, as it names files. */
export interface CodedLanguage extends NamedLanguage {
  id: number;
  code: string;
}

/** Languages with the codes by which their files differ. */
export function codedLanguages(languages: ExportProject['languages']): CodedLanguage[] {
  const codes = languageCodes(languages);
  return languages.map((language, at) => ({ ...language, code: codes[at] ?? '' }));
}

/** The languages of an export, in its order. */
export const chosenOf = <Language extends { id: number }>(
  languages: readonly Language[],
  { languageIds }: Pick<WriteOptions, 'languageIds'>,
): Language[] => languageIds.flatMap((id) => languages.find((language) => language.id === id) ?? []);

/** A language of a file, and that of the export which it is; null: none. */
export interface FileSlot {
  language: WrittenLanguage;
  id: number | null;
}

/** The languages of a new file. `sourceId`: that of which the others are translations; the first one if it is not there. */
export function newSlots(languages: readonly CodedLanguage[], sourceId: number | null): FileSlot[] {
  const source = languages.find(({ id }) => id === sourceId) ?? languages[0];
  return languages.map((language, index) => ({
    id: language.id,
    language: { index, code: language.code, tag: tagOf(language), isSource: language === source },
  }));
}

/** The languages of a file, and behind them those of the export that it does not have. */
export function keptSlots(inFile: readonly FileLanguage[], languages: readonly CodedLanguage[]): FileSlot[] {
  const left = new Map(languages.map((language) => [placeOf(tagOf(language), language.code), language]));
  const known = inFile.map((language, index): FileSlot => {
    const place = placeOf(language.tag, language.code);
    const found = left.get(place);
    left.delete(place);
    return { language: { ...language, index }, id: found?.id ?? null };
  });
  const news = [...left.values()].map((language, position): FileSlot => {
    const { id, code } = language;
    return { language: { index: inFile.length + position, code, tag: tagOf(language), isSource: false }, id };
  });
  return [...known, ...news];
}

/**
 * The two languages of a file that is written for a target. Whatever its source language is in the project, its texts are
 * sources: those of the source language of the project, if that is not the one.
 *
 * @param target null: the file has sources only
 */
export function pairSlots(
  inFile: readonly FileLanguage[],
  languages: readonly CodedLanguage[],
  source: CodedLanguage,
  target: CodedLanguage | null,
): FileSlot[] {
  const own = inFile.find(({ isSource }) => isSource);
  const known = own && languages.find((language) => language !== target && isLanguage(language, own));
  const { id, code } = known ?? source;
  const of = own ?? { code, tag: tagOf(source), isSource: true };
  const slots: FileSlot[] = [{ id, language: { ...of, index: 0 } }];
  if (!target) return slots;
  const language = { index: 1, code: target.code, tag: tagOf(target), isSource: false };
  return [...slots, { id: target.id, language }];
}

/** Whether a language of a project is that of a file. */
export const isLanguage = (language: CodedLanguage, inFile: FileLanguage): boolean =>
  placeOf(tagOf(language), language.code) === placeOf(inFile.tag, inFile.code);

const tagOf = ({ tag, code }: CodedLanguage): string | null => canonicalTag(tag ?? code);

const placeOf = (tag: string | null, code: string): string => (tag ?? code).toLowerCase();

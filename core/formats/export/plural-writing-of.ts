import type { PluralStyle } from '../json/style.js';
import type { FileProfile } from '../model/profile-types.js';
import { DEFAULT_ARGUMENT, ICU_ARGUMENT } from '../plurals/flavours.js';
import type { JsonFlavour } from '../plurals/flavours.js';
import { keptFlavour } from './kept-flavour.js';
import type { PluralWriting } from '../plurals/plural-writing.js';
import type { ExportProject, WriteOptions } from '../model/export-types.js';

/** How the plurals of a language are written that no file has yet. `code`: the language's, as it names files. */
export type PluralWritingOf = (languageId: number, code: string) => PluralWriting;

/** As the options say; otherwise, as in the files of the language, and then those of the project in its order. */
export function pluralWritings(
  { languages }: Pick<ExportProject, 'languages'>,
  options: WriteOptions,
): PluralWritingOf {
  const { jsonFlavour, icuArgument, pluralMode = 'strict' } = options;
  const filesOf = (id: number): readonly FileProfile[] => options.profiles?.get(id)?.files ?? [];
  const flavours = new Map<number, JsonFlavour | null>(
    languages.map(({ id }) => [id, firstOf(filesOf(id), keptFlavour)]),
  );
  const usual = firstOf(languages, ({ id }) => flavours.get(id) ?? null) ?? 'pipes';
  const argumentIn = ({ style }: FileProfile<PluralStyle>): string | null => validArgument(style.argument);
  const all = languages.flatMap(({ id }) => filesOf(id));
  return (id, code) => ({
    tag: code,
    pluralMode,
    flavour: jsonFlavour ?? flavours.get(id) ?? usual,
    argument: validArgument(icuArgument) ?? firstOf([...filesOf(id), ...all], argumentIn) ?? DEFAULT_ARGUMENT,
  });
}

/** How an export writes new plurals of JSON unless the options say so, for the first of the chosen languages. */
export function usualPlurals(
  project: Pick<ExportProject, 'languages'>,
  options: WriteOptions,
): Pick<PluralWriting, 'flavour' | 'argument'> {
  const [id = 0] = options.languageIds;
  const writingOf = pluralWritings(project, { ...options, jsonFlavour: null, icuArgument: null });
  const { flavour, argument } = writingOf(id, '');
  return { flavour, argument };
}

const validArgument = (argument: string | null | undefined): string | null =>
  typeof argument === 'string' && ICU_ARGUMENT.test(argument) ? argument : null;

/** The first of something that the items have. */
function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items) {
    const found = find(item);
    if (found !== null) return found;
  }
  return null;
}

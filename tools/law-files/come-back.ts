import type { PluralMode } from '../../core/domain/plural-rules.ts';
import type { ExportProject, ExportValue, KeptReading } from '../../core/formats/index.ts';
import type { Formats } from '../conformance/cases.ts';
import type { RealFile } from '../lib/real-files.ts';
import { compareFiles } from './losses.ts';
import type { Losses } from './losses.ts';

/**
 * The result for a file. Plurals are keys, or one text with pipes; other content is not imported and must come back
 * unchanged.
 */
export interface Return {
  verdict: 'same' | 'spaces' | 'lost' | 'rejected';
  losses: Losses;
  keys: number;
  pluralKeys: number;
  pluralTexts: number;
}

const LANGUAGE = 1;
/** The folder in which apps look for their fallback: files from there are written there again, as in the dialog. */
const BASE_FOLDER = /(^|\/)(values|Base\.lproj)\/[^/]*$/;

/** Imports a file into an empty project and exports it to the same platform with the default choices. */
export function comeBack(one: RealFile, mode: PluralMode, formats: Formats): Return {
  const { tag, path, bytes } = one;
  const name = nameOf(one);
  const reading = formats.readFiles([{ name, bytes }], { keep: true, pluralMode: mode, tag });
  const counts = countsOf(reading);
  if (reading.error) return { verdict: 'rejected', losses: new Map(), ...counts };
  const project = projectOf(reading, { tag, mode }, formats);
  const [written, ...others] = formats.writeProject(project, {
    platform: formats.platformOf(name) ?? 'web',
    languageIds: project.languages.map(({ id }) => id),
    prefix: false,
    validatedOnly: false,
    baseLanguageId: path !== null && BASE_FOLDER.test(path) ? LANGUAGE : null,
    pluralMode: mode,
    // A profile is stored as JSON.
    profiles: new Map([[LANGUAGE, JSON.parse(JSON.stringify(reading.profile))]]),
  });
  if (!written) return { verdict: 'lost', losses: new Map([['files', 1]]), ...counts };
  const result = compareFiles(name, bytes, formats.fileBytes(written));
  const losses = new Map(result.losses);
  if (others.length > 0) losses.set('further files', others.length);
  if (!isPlace(written.path, path ?? name)) losses.set('paths', 1);
  return { verdict: losses.size > 0 ? 'lost' : result.verdict, losses, ...counts };
}

const nameOf = ({ path, file }: RealFile) => path?.split('/').at(-1) ?? file;

function countsOf({ groups, profile }: KeptReading) {
  const keys = groups.flatMap((group) => group.keys);
  const parts = profile.files.flatMap((file) => file.parts);
  return {
    keys: keys.length,
    pluralKeys: keys.filter(({ isPlural }) => isPlural).length,
    pluralTexts: parts.filter((part) => typeof part === 'object' && 'isPlain' in part).length,
  };
}

/**
 * Whether a file may be unpacked over the original: in the folder of its language where the platform prescribes one. A
 * JSON file has its own name alone (13.9), and of a fixture nothing else is known.
 */
function isPlace(written: string, original: string) {
  const parts = /[.]json$|^[^/]*$/.test(original) ? 1 : 2;
  return lastOf(written, parts) === lastOf(original, parts);
}

const lastOf = (path: string, parts: number) => path.split('/').slice(-parts).join('/');

/** A new project with what an import makes of the file in it: in all of its languages, if it says which. */
function projectOf(
  reading: KeptReading,
  { tag, mode }: { tag: string; mode: PluralMode },
  formats: Formats,
): ExportProject {
  const inFile = reading.languages.map(({ code, tag }, at) => ({ id: LANGUAGE + at, name: code, tag }));
  const languages = inFile.length > 0 ? inFile : [{ id: LANGUAGE, name: tag, tag }];
  const groups = inFile.length > 0 ? mergedGroups(reading, mode, formats) : reading.groups;
  const existing = { pluralMode: mode, languages, groups: [], keys: [], values: [] };
  const languageIds = languages.map(({ id }) => id);
  const plan = formats.planImport(existing, groups, {
    languageId: LANGUAGE,
    languageIds,
    replaceExistingKeys: false,
  });
  const values = plan.keys.map(() => [] as ExportValue[]);
  for (const { key, quantityString, name, languageId } of plan.values)
    values[createdAt(key)]?.push({ name, quantityString, languageId, status: 'modified' });
  const keys = plan.keys.map((key, at) => ({ ...key, values: values[at] ?? [] }));
  return {
    languages,
    groups: plan.groups.map(({ name }, at) => ({
      name,
      keys: keys.filter((key) => createdAt(key.group) === at),
    })),
  };
}

/** The keys of a file with their texts in all of its languages. */
function mergedGroups({ languages }: KeptReading, mode: PluralMode, { mergeLanguages }: Formats) {
  const steps = mergeLanguages(
    languages.map(({ code, groups }) => ({ languageName: code, groups })),
    mode,
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.groups;
}

/** In an empty project, an import creates everything. */
const createdAt = (ref: { id: number } | { created: number }) => ('created' in ref ? ref.created : -1);

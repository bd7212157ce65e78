import { compareFiles } from './losses.mjs';

/** @typedef {import('../conformance/cases.mjs').Formats} Formats */
/** @typedef {import('../lib/real-files.mjs').RealFile} RealFile */
/** @typedef {import('../../core/domain/plural-rules.js').PluralMode} PluralMode */
/**
 * The result for a file. Plurals are keys, or one text with pipes; other content is not imported and must come back
 * unchanged.
 * @typedef {{ verdict: 'same' | 'spaces' | 'lost' | 'rejected', losses: import('./losses.mjs').Losses, keys: number,
 * pluralKeys: number, pluralTexts: number, }} Return
 */

const LANGUAGE = 1;
/** The folder in which apps look for their fallback: files from there are written there again, as in the dialog. */
const BASE_FOLDER = /(^|\/)(values|Base\.lproj)\/[^/]*$/;

/**
 * Imports a file into an empty project and exports it to the same platform with the default choices.
 * @param {RealFile} file
 * @param {PluralMode} mode
 * @param {Formats} formats
 * @returns {Return}
 */
export function comeBack({ file, tag, path, bytes }, mode, formats) {
  const name = path?.split('/').at(-1) ?? file;
  const reading = formats.readFiles([{ name, bytes }], { keep: true, pluralMode: mode, tag });
  const counts = countsOf(reading);
  if (reading.error) return { verdict: 'rejected', losses: new Map(), ...counts };
  const project = projectOf(reading, { tag, mode }, formats);
  const [written, ...others] = formats.writeProject(project, {
    platform: formats.platformOf(name) ?? 'web',
    languageIds: project.languages.map(({ id }) => id),
    prefix: false,
    validatedOnly: false,
    baseLanguageId: BASE_FOLDER.test(path ?? '') ? LANGUAGE : null,
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

/** @param {import('../../core/formats/index.js').KeptReading} reading */
function countsOf({ groups, profile }) {
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
 * @param {string} written
 * @param {string} original
 */
function isPlace(written, original) {
  const parts = /[.]json$|^[^/]*$/.test(original) ? 1 : 2;
  return lastOf(written, parts) === lastOf(original, parts);
}

/**
 * @param {string} path
 * @param {number} parts
 */
const lastOf = (path, parts) => path.split('/').slice(-parts).join('/');

/**
 * A new project with what an import makes of the file in it: in all of its languages, if it says which.
 *
 * @param {import('../../core/formats/index.js').KeptReading} reading
 * @param {{ tag: string, mode: PluralMode }} place
 * @param {Formats} formats
 * @returns {import('../../core/formats/index.js').ExportProject}
 */
function projectOf(reading, { tag, mode }, formats) {
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
  const values = plan.keys.map(() => /** @type {import('../../core/formats/index.js').ExportValue[]} */ ([]));
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

/**
 * The keys of a file with their texts in all of its languages.
 * @param {import('../../core/formats/index.js').KeptReading} reading
 * @param {PluralMode} mode
 * @param {Formats} formats
 */
function mergedGroups({ languages }, mode, { mergeLanguages }) {
  const steps = mergeLanguages(
    languages.map(({ code, groups }) => ({ languageName: code, groups })),
    mode,
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value.groups;
}

/**
 * In an empty project, an import creates everything.
 * @param {{ id: number } | { created: number }} ref
 */
const createdAt = (ref) => ('created' in ref ? ref.created : -1);

import { Buffer } from 'node:buffer';

import { applyImport, existingOf } from './project.mjs';
import { withoutGoneReports } from './superseded.mjs';

/** @typedef {typeof import('../../core/formats/index.js')} Formats */
/** @typedef {import('../../core/formats/index.js').ImportWarning} ImportWarning */
/** @typedef {import('../../core/domain/quantities.js').Quantity} Quantity */
/** @typedef {import('../../core/domain/value-status.js').ValueStatus} ValueStatus */

/** @typedef {{ name: string, run: () => { expected: unknown, actual: unknown } }} Check */
/** @typedef {{ filename: string, input?: string, input_base64?: string }} CaseFile */
/** @typedef {{ error?: object | null, warnings: { reason: string }[], groups: object[] }} Expected */

/** @typedef {{ known_groups?: string[], expect: Expected } & CaseFile} FileCase */

/**
 * @typedef {object} ProjectCase
 * @property {import('./project.mjs').CaseProject<import('./project.mjs').ValuesBefore>} project
 * @property {{ language: string, replace_existing: boolean, files: CaseFile[] }} import
 * @property {Expected} expect
 */

/** @typedef {Record<Quantity | 0, [text: string, status: ValueStatus]>} ExportTexts */

/**
 * @typedef {object} ExportCase
 * @property {import('./project.mjs').CaseProject<ExportTexts>} project
 * @property {{
 *   platform: import('../../core/formats/index.js').Platform,
 *   languages: string[],
 *   prefix: boolean,
 *   validated_only: boolean,
 *   leave_out_empty?: boolean,
 * }} options
 * @property {{ files: Record<string, string>, download: string }} expect
 */

/** @typedef {{ name: string, source: string } & (FileCase | ProjectCase | ExportCase)} Case */

/** @type {Quantity[]} */
const QUANTITIES = ['zero', 'one', 'other'];
/** Longer names than the product stores are read too: the cases are about formats, not about its limits. */
export const NO_LIMITS = { name: 100_000, text: 10_000_000 };

/**
 * A worked case as a check; its fields decide what it tests.
 * @param {string} file
 * @param {Case} oneCase
 * @param {Formats} formats
 * @returns {Check}
 */
export function describeCase(file, oneCase, formats) {
  const name = `${file}: ${oneCase.name} (${oneCase.source})`;
  if ('options' in oneCase) return { name, run: () => exportCase(oneCase, formats) };
  const expect = withoutGoneReports(oneCase.expect);
  if ('import' in oneCase) return { name, run: () => projectCase({ ...oneCase, expect }, formats) };
  return { name, run: () => fileCase({ ...oneCase, expect }, formats) };
}

/**
 * @param {FileCase} oneCase
 * @param {Formats} formats
 */
function fileCase({ expect, known_groups: knownGroups = [], ...file }, { readFiles }) {
  const { status, error, groups, warnings } = readFiles([fileOf(file)], { knownGroups, limits: NO_LIMITS });
  const actual = {
    status,
    error: error && reportOf(error, expect.error),
    groups: groups.map(groupOf),
    warnings: warnings.map((warning, index) => reportOf(warning, expect.warnings[index])),
  };
  return { expected: expect, actual };
}

/**
 * @param {ProjectCase} oneCase
 * @param {Formats} formats
 */
function projectCase(
  { project, import: { language, replace_existing, files }, expect },
  { readFiles, planImport },
) {
  const { existing, languageId } = existingOf(project, language);
  const reading = readFiles(files.map(fileOf), {
    knownGroups: project.groups.map(({ name }) => name),
    limits: NO_LIMITS,
  });
  const plan = planImport(existing, reading.groups, { languageId, replaceExistingKeys: replace_existing });
  const warnings = [...reading.warnings, ...plan.warnings];
  const actual = {
    groups: applyImport(existing, plan),
    warnings: warnings.map((warning, index) => reportOf(warning, expect.warnings[index])),
  };
  return { expected: expect, actual };
}

/**
 * @param {ExportCase} oneCase
 * @param {Formats} formats
 */
function exportCase({ project, options, expect }, { writeProject, planDownload }) {
  const {
    platform,
    languages,
    prefix,
    validated_only: validatedOnly,
    leave_out_empty: leaveOutEmpty = false,
  } = options;
  const idOf = (/** @type {string} */ language) => project.languages.indexOf(language) + 1;
  const files = writeProject(
    {
      languages: project.languages.map((name) => ({ id: idOf(name), name })),
      groups: project.groups.map(({ name, keys }) => ({
        name,
        keys: keys.map((key) => exportKey(key, idOf)),
      })),
    },
    { platform, prefix, validatedOnly, leaveOutEmpty, languageIds: languages.map(idOf) },
  );
  const { name, isArchive } = planDownload(files, { projectName: 'project', platform, date: '2026-01-01' });
  const actual = {
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    download: isArchive ? 'zip' : name,
  };
  return { expected: expect, actual };
}

/**
 * @param {ExportCase['project']['groups'][number]['keys'][number]} key
 * @param {(language: string) => number} idOf
 */
function exportKey({ name, plural, values }, idOf) {
  const all = Object.entries(values).flatMap(([language, texts]) =>
    (plural ? QUANTITIES : [null]).map((quantityString) => {
      const [text, status] = texts[quantityString ?? 0];
      return { name: text, status, quantityString, languageId: idOf(language) };
    }),
  );
  return { name, isPlural: plural, values: all };
}

/** @param {CaseFile} file */
const fileOf = ({ filename, input, input_base64 }) => ({
  name: filename,
  bytes: new Uint8Array(
    input_base64 === undefined ? Buffer.from(input ?? '', 'utf8') : Buffer.from(input_base64, 'base64'),
  ),
});

/** @param {import('../../core/formats/index.js').CatalogueGroup} group */
const groupOf = ({ name, keys }) => ({ name, keys: keys.map(keyOf) });

/** @param {import('../../core/formats/index.js').CatalogueKey} key */
const keyOf = ({ name, isPlural, values }) => ({
  name,
  plural: isPlural,
  values: isPlural
    ? Object.fromEntries(values.map((value) => [value.quantityString, value.name]))
    : values.map((value) => value.name),
});

/**
 * The data of a report; the file's name only where it is asked for.
 * @param {ImportWarning} report
 * @param {object | null} [expected]
 */
function reportOf({ reason, file, ...data }, expected) {
  const whole = { reason: reason.replace(/^imports\./, ''), ...data };
  // The cases contain the line of a fault, but not its text.
  delete whole.fault;
  delete whole.found;
  return expected && 'file' in expected ? { ...whole, file } : whole;
}

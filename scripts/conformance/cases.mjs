import { Buffer } from 'node:buffer';

import { applyImport, existingOf } from './project.mjs';

const QUANTITIES = ['zero', 'one', 'other'];
/** Longer names than the product stores are read too: the cases are about formats, not about its limits. */
export const NO_LIMITS = { name: 100_000, text: 10_000_000 };

/** A worked case as a check; its shape tells what it is about. */
export function describeCase(file, oneCase, formats) {
  const run = oneCase.import ? projectCase : oneCase.options ? exportCase : fileCase;
  return { name: `${file}: ${oneCase.name} (${oneCase.source})`, run: () => run(oneCase, formats) };
}

function fileCase({ expect, known_groups: knownGroups = [], ...file }, { readFiles }) {
  const { status, error, groups, warnings } = readFiles([fileOf(file)], { knownGroups, limits: NO_LIMITS });
  const actual = {
    status,
    error: error && reportOf(error, expect.error),
    groups: groups.map(groupOf),
    warnings: warnings.map((warning, index) => reportOf(warning, expect.warnings[index])),
  };
  return { expected: inOrderOf(actual, expect), actual };
}

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
  return { expected: inOrderOf(actual, expect), actual };
}

function exportCase({ project, options, expect }, { writeProject, planDownload }) {
  const {
    platform,
    languages,
    prefix,
    validated_only: validatedOnly,
    leave_out_empty: leaveOutEmpty = false,
  } = options;
  const ids = new Map(project.languages.map((name, index) => [name, index + 1]));
  const files = writeProject(
    {
      languages: project.languages.map((name) => ({ id: ids.get(name), name })),
      groups: project.groups.map(({ name, keys }) => ({
        name,
        keys: keys.map((key) => exportKey(key, ids)),
      })),
    },
    { platform, prefix, validatedOnly, leaveOutEmpty, languageIds: languages.map((name) => ids.get(name)) },
  );
  const { name, isArchive } = planDownload(files, { projectName: 'project', platform, date: '2026-01-01' });
  const actual = {
    files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
    download: isArchive ? 'zip' : name,
  };
  return { expected: inOrderOf(actual, expect), actual };
}

function exportKey({ name, plural, values }, ids) {
  const all = Object.entries(values).flatMap(([language, texts]) =>
    (plural ? QUANTITIES : [null]).map((quantityString) => {
      const [text, status] = texts[quantityString ?? 0];
      return { name: text, status, quantityString, languageId: ids.get(language) };
    }),
  );
  return { name, isPlural: plural, values: all };
}

const fileOf = ({ filename, input, input_base64 }) => ({
  name: filename,
  bytes: new Uint8Array(
    input_base64 === undefined ? Buffer.from(input, 'utf8') : Buffer.from(input_base64, 'base64'),
  ),
});

const groupOf = ({ name, keys }) => ({ name, keys: keys.map(keyOf) });

const keyOf = ({ name, isPlural, values }) => ({
  name,
  plural: isPlural,
  values: isPlural
    ? Object.fromEntries(values.map((value) => [value.quantityString, value.name]))
    : values.map((value) => value.name),
});

/** The data of a report in the order of the expected one; the file's name only where it is asked for. */
function reportOf({ reason, file, ...data }, expected) {
  const whole = { reason: reason.replace(/^imports\./, ''), ...data };
  return inOrderOf(expected ?? {}, expected && 'file' in expected ? { ...whole, file } : whole);
}

/** `value` with its fields in the order of `model`: the comparison is one of texts. */
function inOrderOf(model, value) {
  const names = [...Object.keys(model).filter((name) => name in value), ...Object.keys(value)];
  return Object.fromEntries([...new Set(names)].map((name) => [name, value[name]]));
}

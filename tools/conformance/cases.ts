import { Buffer } from 'node:buffer';

import type { Quantity } from '../../core/domain/quantities.ts';
import type { ValueStatus } from '../../core/domain/value-status.ts';
import type { CatalogueGroup, CatalogueKey, ImportWarning, Platform } from '../../core/formats/index.ts';
import type * as formats from '../../core/formats/index.ts';
import { applyImport, existingOf } from './project.ts';
import type { CaseProject, ValuesBefore } from './project.ts';
import { withoutGoneReports } from './superseded.ts';

export type Formats = typeof formats;

export interface Check {
  name: string;
  run: () => { expected: unknown; actual: unknown };
}

interface CaseFile {
  filename: string;
  input?: string;
  input_base64?: string;
}

interface Expected {
  error?: object | null;
  warnings: { reason: string }[];
  groups: object[];
}

type FileCase = { known_groups?: string[]; expect: Expected } & CaseFile;

interface ProjectCase {
  project: CaseProject<ValuesBefore>;
  import: { language: string; replace_existing: boolean; files: CaseFile[] };
  expect: Expected;
}

type ExportTexts = Record<Quantity | 0, [text: string, status: ValueStatus]>;

interface ExportCase {
  project: CaseProject<ExportTexts>;
  options: {
    platform: Platform;
    languages: string[];
    prefix: boolean;
    validated_only: boolean;
    leave_out_empty?: boolean;
  };
  expect: { files: Record<string, string>; download: string };
}

export type Case = { name: string; source: string } & (FileCase | ProjectCase | ExportCase);

const QUANTITIES: Quantity[] = ['zero', 'one', 'other'];
/** Longer names than the product stores are read too: the cases are about formats, not about its limits. */
export const NO_LIMITS = { name: 100_000, text: 10_000_000 };

/** A worked case as a check; its fields decide what it tests. */
export function describeCase(file: string, oneCase: Case, formats: Formats): Check {
  const name = `${file}: ${oneCase.name} (${oneCase.source})`;
  if ('options' in oneCase) return { name, run: () => exportCase(oneCase, formats) };
  const expect = withoutGoneReports(oneCase.expect);
  if ('import' in oneCase) return { name, run: () => projectCase({ ...oneCase, expect }, formats) };
  return { name, run: () => fileCase({ ...oneCase, expect }, formats) };
}

function fileCase({ expect, known_groups: knownGroups = [], ...file }: FileCase, { readFiles }: Formats) {
  const { status, error, groups, warnings } = readFiles([fileOf(file)], { knownGroups, limits: NO_LIMITS });
  const actual = {
    status,
    error: error && reportOf(error, expect.error),
    groups: groups.map(groupOf),
    warnings: warnings.map((warning, index) => reportOf(warning, expect.warnings[index])),
  };
  return { expected: expect, actual };
}

function projectCase(
  { project, import: { language, replace_existing, files }, expect }: ProjectCase,
  { readFiles, planImport }: Formats,
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

function exportCase({ project, options, expect }: ExportCase, { writeProject, planDownload }: Formats) {
  const {
    platform,
    languages,
    prefix,
    validated_only: validatedOnly,
    leave_out_empty: leaveOutEmpty = false,
  } = options;
  const idOf = (language: string) => project.languages.indexOf(language) + 1;
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

function exportKey(
  { name, plural, values }: ExportCase['project']['groups'][number]['keys'][number],
  idOf: (language: string) => number,
) {
  const all = Object.entries(values).flatMap(([language, texts]) =>
    (plural ? QUANTITIES : [null]).map((quantityString) => {
      const [text, status] = texts[quantityString ?? 0];
      return { name: text, status, quantityString, languageId: idOf(language) };
    }),
  );
  return { name, isPlural: plural, values: all };
}

const fileOf = ({ filename, input, input_base64 }: CaseFile) => ({
  name: filename,
  bytes: new Uint8Array(
    input_base64 === undefined ? Buffer.from(input ?? '', 'utf8') : Buffer.from(input_base64, 'base64'),
  ),
});

const groupOf = ({ name, keys }: CatalogueGroup) => ({ name, keys: keys.map(keyOf) });

const keyOf = ({ name, isPlural, values }: CatalogueKey) => ({
  name,
  plural: isPlural,
  values: isPlural
    ? Object.fromEntries(values.map((value) => [String(value.quantityString), value.name]))
    : values.map((value) => value.name),
});

/** The data of a report; the file's name only where it is asked for. */
function reportOf({ reason, file, ...data }: ImportWarning, expected?: object | null) {
  const whole: Record<string, unknown> = { reason: reason.replace(/^imports\./, ''), ...data };
  // The cases contain the line of a fault, but not its text.
  delete whole.fault;
  delete whole.found;
  return expected && 'file' in expected ? { ...whole, file } : whole;
}

import { PLATFORMS } from '#core/formats/naming/platforms.js';
import { ICU_ARGUMENT, isJsonFlavour } from '#core/formats/plurals/flavours.js';
import { isXliffVersion } from '#core/formats/model/xliff-version.js';
import type { ExportOptions, Platform } from '#core/formats/index.js';

import { readJson, writeJson } from '../../lib/storage.js';

/** The options of the dialog. */
export interface ExportChoices extends Required<
  Omit<ExportOptions, 'baseLanguageId' | 'translatePlaceholders'>
> {
  /** Writes imported files as they were. */
  asImported: boolean;
  /** Puts the default language where apps look for their fallback. */
  inBaseFolder: boolean;
  /** Whether placeholders are converted, by platform, if the user has chosen. */
  placeholders: Partial<Record<Platform, boolean>>;
}

/** The last export of this user from a project, stored on this device. Languages added since are exported as well. */
type ExportChoice = Omit<ExportChoices, 'languageIds'> & { leftOut: readonly number[] };

type Newer =
  | 'asImported'
  | 'leaveOutStale'
  | 'inBaseFolder'
  | 'placeholders'
  | 'jsonFlavour'
  | 'icuArgument'
  | 'xliffVersion';

/** Choices stored by earlier releases lack newer options. */
type StoredChoice = Omit<ExportChoice, Newer> & Partial<Pick<ExportChoice, Newer>>;

const DEFAULT_CHOICE: Omit<ExportChoice, 'platform'> & { platform: null } = {
  platform: null,
  leftOut: [],
  prefix: false,
  validatedOnly: false,
  leaveOutEmpty: true,
  leaveOutStale: false,
  asImported: true,
  inBaseFolder: false,
  placeholders: {},
  jsonFlavour: null,
  icuArgument: null,
  xliffVersion: null,
};

/** Null or undefined for the default. */
const isVersion = (version: unknown): boolean =>
  version === undefined || version === null || isXliffVersion(version);

/** Null or undefined for the format of the imported files. */
function isPluralChoice({
  jsonFlavour = null,
  icuArgument = null,
}: Partial<Record<keyof ExportChoices, unknown>>): boolean {
  const isArgument = typeof icuArgument === 'string' && ICU_ARGUMENT.test(icuArgument);
  return (jsonFlavour === null || isJsonFlavour(jsonFlavour)) && (icuArgument === null || isArgument);
}

const isSwitch = (isOn: unknown): boolean => typeof isOn === 'boolean';

const isSwitches = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.values(value).every(isSwitch);

function isChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { platform, leftOut, ...switches } = value as Partial<Record<keyof ExportChoice, unknown>>;
  return (
    PLATFORMS.some((known) => known === platform) &&
    Array.isArray(leftOut) &&
    [switches.prefix, switches.validatedOnly, switches.leaveOutEmpty].every(isSwitch) &&
    [switches.asImported, switches.inBaseFolder, switches.leaveOutStale].every(
      (isOn) => isOn === undefined || isSwitch(isOn),
    ) &&
    (switches.placeholders === undefined || isSwitches(switches.placeholders)) &&
    isVersion(switches.xliffVersion) &&
    isPluralChoice(switches)
  );
}

interface ExportedProject {
  id: number;
  languages: readonly { id: number }[];
}

const storageKey = ({ id }: ExportedProject): string => `motley.export.${id}`;

/** Reads the stored choice. `platform` is null if none was chosen. */
export function readExportChoice(
  project: ExportedProject,
): Omit<ExportChoices, 'platform'> & { platform: Platform | null } {
  const { leftOut, ...choice } = { ...DEFAULT_CHOICE, ...readJson(storageKey(project), isChoice) };
  const ids = project.languages.map(({ id }) => id).filter((id) => !leftOut.includes(id));
  return { ...choice, languageIds: ids };
}

export function keepExportChoice(project: ExportedProject, options: ExportChoices): void {
  const { languageIds, ...choice } = options;
  const leftOut = project.languages.map(({ id }) => id).filter((id) => !languageIds.includes(id));
  writeJson(storageKey(project), { ...choice, leftOut } satisfies ExportChoice);
}

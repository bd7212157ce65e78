import { PLATFORMS } from '#core/formats/index.js';
import type { ExportOptions } from '#core/formats/index.js';

import { readJson, writeJson } from '../../lib/storage.js';

/** What the dialog lets the user choose. */
export interface ExportChoices extends Required<Omit<ExportOptions, 'baseLanguageId'>> {
  /** Write files that were imported as they were. */
  asImported: boolean;
  /** Put the default language where apps fall back to. */
  inBaseFolder: boolean;
}

/** What this user exported last from one project, on this device. Languages added since are exported as well. */
type ExportChoice = Omit<ExportChoices, 'languageIds'> & { leftOut: readonly number[] };

type Newer = 'asImported' | 'inBaseFolder';

/** Choices that earlier releases have stored lack the newer ones. */
type StoredChoice = Omit<ExportChoice, Newer> & Partial<Pick<ExportChoice, Newer>>;

const DEFAULT_CHOICE: ExportChoice = {
  platform: 'web',
  leftOut: [],
  prefix: false,
  validatedOnly: false,
  leaveOutEmpty: false,
  asImported: true,
  inBaseFolder: false,
};

const isSwitch = (isOn: unknown): boolean => typeof isOn === 'boolean';

function isChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { platform, leftOut, ...switches } = value as Partial<Record<keyof ExportChoice, unknown>>;
  return (
    PLATFORMS.some((known) => known === platform) &&
    Array.isArray(leftOut) &&
    [switches.prefix, switches.validatedOnly, switches.leaveOutEmpty].every(isSwitch) &&
    [switches.asImported, switches.inBaseFolder].every((isOn) => isOn === undefined || isSwitch(isOn))
  );
}

interface ExportedProject {
  id: number;
  languages: readonly { id: number }[];
}

const storageKey = ({ id }: ExportedProject): string => `motley.export.${id}`;

export function readExportChoice(project: ExportedProject): ExportChoices {
  const { leftOut, ...choice } = { ...DEFAULT_CHOICE, ...readJson(storageKey(project), isChoice) };
  const ids = project.languages.map(({ id }) => id).filter((id) => !leftOut.includes(id));
  return { ...choice, languageIds: ids };
}

export function keepExportChoice(project: ExportedProject, options: ExportChoices): void {
  const { languageIds, ...choice } = options;
  const leftOut = project.languages.map(({ id }) => id).filter((id) => !languageIds.includes(id));
  writeJson(storageKey(project), { ...choice, leftOut } satisfies ExportChoice);
}

import { PLATFORMS } from '#core/formats/index.js';
import type { ExportOptions } from '#core/formats/index.js';

import { readJson, writeJson } from '../../lib/storage.js';

/** What the dialog lets the user choose. */
export interface ExportChoices extends Required<ExportOptions> {
  /** Write files that were imported as they were. */
  asImported: boolean;
}

/** What this user exported last from one project, on this device. Languages added since are exported as well. */
type ExportChoice = Omit<ExportChoices, 'languageIds'> & { leftOut: readonly number[] };

/** `asImported` is newer than the others: it may not be there. */
type StoredChoice = Omit<ExportChoice, 'asImported'> & { asImported?: boolean };

const DEFAULT_CHOICE: ExportChoice = {
  platform: 'web',
  leftOut: [],
  prefix: false,
  validatedOnly: false,
  leaveOutEmpty: false,
  asImported: true,
};

function isChoice(value: unknown): value is StoredChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { platform, leftOut, ...switches } = value as Partial<Record<keyof ExportChoice, unknown>>;
  return (
    PLATFORMS.some((known) => known === platform) &&
    Array.isArray(leftOut) &&
    [switches.prefix, switches.validatedOnly, switches.leaveOutEmpty, switches.asImported ?? true].every(
      (isOn) => typeof isOn === 'boolean',
    )
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

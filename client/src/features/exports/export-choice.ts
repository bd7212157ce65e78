import { PLATFORMS } from '#core/formats/index.js';
import type { ExportOptions } from '#core/formats/index.js';

import { readJson, writeJson } from '../../lib/storage.js';

/** What this user exported last from one project, on this device. Languages added since are exported as well. */
type ExportChoice = Omit<Required<ExportOptions>, 'languageIds'> & { leftOut: readonly number[] };

const DEFAULT_CHOICE: ExportChoice = {
  platform: 'web',
  leftOut: [],
  prefix: false,
  validatedOnly: false,
  leaveOutEmpty: false,
};

function isChoice(value: unknown): value is ExportChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { platform, leftOut, ...switches } = value as Partial<Record<keyof ExportChoice, unknown>>;
  return (
    PLATFORMS.some((known) => known === platform) &&
    Array.isArray(leftOut) &&
    [switches.prefix, switches.validatedOnly, switches.leaveOutEmpty].every(
      (isOn) => typeof isOn === 'boolean',
    )
  );
}

interface ExportedProject {
  id: number;
  languages: readonly { id: number }[];
}

const storageKey = ({ id }: ExportedProject): string => `motley.export.${id}`;

export function readExportChoice(project: ExportedProject): Required<ExportOptions> {
  const { leftOut, ...choice } = readJson(storageKey(project), isChoice) ?? DEFAULT_CHOICE;
  const ids = project.languages.map(({ id }) => id).filter((id) => !leftOut.includes(id));
  return { ...choice, languageIds: ids };
}

export function keepExportChoice(project: ExportedProject, options: Required<ExportOptions>): void {
  const { languageIds, ...choice } = options;
  const leftOut = project.languages.map(({ id }) => id).filter((id) => !languageIds.includes(id));
  writeJson(storageKey(project), { ...choice, leftOut } satisfies ExportChoice);
}

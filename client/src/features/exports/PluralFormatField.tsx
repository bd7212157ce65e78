import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { FlavourSelect } from '../files/FlavourSelect.js';
import { ArgumentField } from './ArgumentField.js';
import type { ExportChoices } from './export-choice.js';
import type { UsualPlurals } from './export-writer.js';

interface PluralFormatFieldProps {
  project: ProjectDetails;
  choices: ExportChoices;
  /** The plural format of the imported files. */
  usual: UsualPlurals;
  onChange: (change: Partial<ExportChoices>) => void;
}

/** The choice of how JSON holds plurals, if the project has any. */
export function PluralFormatField({ project, choices, usual, onChange }: PluralFormatFieldProps) {
  const text = useText();
  const { platform, jsonFlavour, icuArgument, asImported } = choices;
  if (platform !== 'web' || !hasPlurals(project)) return null;
  const flavour = jsonFlavour ?? usual.flavour;
  const isRewritten = asImported && usual.flavour !== 'pipes' && usual.flavour !== flavour;
  return (
    <>
      <FlavourSelect
        value={flavour}
        help={isRewritten ? text('export.other_format') : null}
        onChange={(chosen) => onChange({ jsonFlavour: chosen })}
      />
      {flavour === 'icu' && (
        <ArgumentField
          value={icuArgument}
          usual={usual.argument}
          onChange={(chosen) => onChange({ icuArgument: chosen })}
        />
      )}
    </>
  );
}

const hasPlurals = ({ groups }: ProjectDetails): boolean =>
  groups.some(({ keys }) => keys.some(({ isPlural }) => isPlural));

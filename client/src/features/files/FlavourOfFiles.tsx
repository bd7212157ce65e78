import { useText } from '../../i18n/use-text.js';
import { FlavourSelect } from './FlavourSelect.js';
import type { FileReading } from './reading/use-file-reading.js';

/** How the plurals of a JSON file were read, if it may not be our own format. */
export function FlavourOfFiles({ of: { reading, chooseFlavour } }: { of: FileReading }) {
  const text = useText();
  const plurals = reading?.plurals;
  if (!plurals || (plurals.flavour === 'pipes' && plurals.counts.i18next + plurals.counts.icu === 0))
    return null;
  const { flavour, counts } = plurals;
  return (
    <FlavourSelect
      value={flavour}
      help={text('imports.plurals_in_format', { count: counts[flavour] })}
      onChange={chooseFlavour}
    />
  );
}

import { screen } from '@testing-library/react';
import { jest } from '@jest/globals';

import type { Locale } from '../../../i18n/dictionary.js';
import { render } from '../../../testing/render.js';
import { NO_CHOICES } from '../deciding/choices.js';
import type { DocumentRow } from '../deciding/tree.js';
import { FileDocuments } from './FileDocuments.js';

const FILE = 'locales/{language}/common.json';
const NOTHING = { added: 0, changed: 0, obsolete: 0, conflicts: 0 };

const aRow = (tag: string, more: Partial<DocumentRow> = {}): DocumentRow => ({
  path: `locales/${tag}/common.json`,
  file: FILE,
  tag,
  isBase: false,
  state: 'changed',
  ...NOTHING,
  ...more,
});

const ITALIAN = aRow('it', { state: 'gone', texts: 12 });

async function shown(
  rows: DocumentRow[],
  documents: ReadonlyMap<string, boolean> = new Map(),
  locale: Locale = 'en',
) {
  const onTick = jest.fn();
  const { user } = await render(
    <FileDocuments
      of={{ file: FILE, rows, all: rows.length }}
      choices={{ ...NO_CHOICES, documents }}
      filter={{ of: null, tag: null, search: '' }}
      onSelect={() => undefined}
      onTick={onTick}
    />,
    { locale },
  );
  return { user, onTick };
}

describe('a document that is gone', () => {
  const name = 'locales/it/common.json, it, Gone 12';

  it('is kept, and can be ticked', async () => {
    const { user, onTick } = await shown([aRow('fr'), ITALIAN]);
    expect(screen.getByText('kept', { exact: false })).toBeVisible();
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    await user.click(screen.getByRole('checkbox', { name }));
    expect(onTick).toHaveBeenCalledWith([ITALIAN.path], true);
  });

  it('is one, in French', async () => {
    await shown([aRow('fr'), ITALIAN], new Map(), 'fr');
    expect(screen.getByText('Disparu')).toBeVisible();
  });

  it('says how many texts go with it once it is ticked', async () => {
    await shown([aRow('fr'), ITALIAN], new Map([[ITALIAN.path, true]]));
    expect(screen.getByText('−12')).toBeVisible();
    expect(screen.queryByText('kept', { exact: false })).toBeNull();
  });

  it('is not ticked with its file, unless all of its documents are gone', async () => {
    const { user, onTick } = await shown([aRow('fr'), ITALIAN], new Map([[aRow('fr').path, false]]));
    await user.click(screen.getByRole('checkbox', { name: FILE }));
    expect(onTick).toHaveBeenCalledWith([aRow('fr').path], true);
  });

  it('is ticked with a file that is gone', async () => {
    const { user, onTick } = await shown([ITALIAN]);
    await user.click(screen.getByRole('checkbox', { name: FILE }));
    expect(onTick).toHaveBeenCalledWith([ITALIAN.path], true);
  });
});

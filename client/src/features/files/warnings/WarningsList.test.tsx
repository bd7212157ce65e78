import { screen, within } from '@testing-library/react';

import type { ImportWarning } from '#core/formats/index.js';

import { render } from '../../../testing/render.js';
import { WarningsList } from './WarningsList.js';

const LOSS = 'Not imported';
const INFORMATION = 'Information';

it.each<[string, string, ImportWarning]>([
  [
    'title is missing in fr: an empty value was created.',
    INFORMATION,
    { reason: 'imports.no_values_found', color: 'red', key: 'title', language: 'fr' },
  ],
  [
    'items wasn’t imported: Motley needs the forms zero, one and other.',
    LOSS,
    { reason: 'imports.quantity_missing', color: 'red', key: 'items', quantities: ['other'] },
  ],
])('says "%s", as what it is: %s', async (words, gravity, warning) => {
  await render(<WarningsList warnings={[warning]} onCompletePlurals={() => undefined} />);
  const line = within(screen.getByRole('listitem'));
  expect(line.getByText(words)).toBeVisible();
  expect(line.getByRole('img', { name: gravity })).toBeVisible();
  // Nothing here is mended by completing plurals.
  expect(line.queryByRole('button')).toBeNull();
});

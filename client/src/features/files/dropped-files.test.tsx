import { createEvent, fireEvent, screen, within } from '@testing-library/react';

import { fileField } from '../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { stringCatalogue } from '../../testing/string-catalogue.js';

prepareGrid();

async function drop(file: File) {
  world();
  await openGrid(`${AT}?d=import-language&of=2`);
  const dialog = within(await screen.findByRole('dialog'));
  const area = fileField().parentElement as HTMLElement;
  const event = createEvent.drop(area);
  Object.defineProperty(event, 'dataTransfer', { value: { files: [file], items: [] } });
  fireEvent(area, event);
  return dialog;
}

describe('a dropped file', () => {
  it('is read by its content, whatever it is called', async () => {
    const dialog = await drop(new File([stringCatalogue()], 'from-a-colleague.txt'));
    expect(await dialog.findByRole('button', { name: 'Import 4 languages' })).toBeEnabled();
  });

  it('is refused by name if it is no import', async () => {
    const dialog = await drop(new File(['Dear all,'], 'notes.txt'));
    expect(await dialog.findByText('notes.txt')).toBeVisible();
    expect(await dialog.findByText('JSON content with groups and keys is expected.')).toBeVisible();
  });
});

import { createEvent, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { routes } from '#core/api/routes.js';

import { fileField } from '../../testing/file-field.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aConfig } from '../../testing/samples.js';
import { ok } from '../../testing/server.js';
import { stringCatalogue } from '../../testing/string-catalogue.js';

prepareGrid();

function dropOnDialog(file: File): void {
  const area = fileField().parentElement as HTMLElement;
  const event = createEvent.drop(area);
  const dataTransfer = { types: ['Files'], files: [file], items: [] };
  Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
  fireEvent(area, event);
}

async function drop(file: File, keysPerProject = 50_000) {
  const limits = { ...aConfig().limits, keysPerProject };
  world().on('GET', routes.readConfig(), ok(aConfig({ limits })));
  await openGrid(`${AT}?d=import-language&of=2`);
  const dialog = within(await screen.findByRole('dialog'));
  dropOnDialog(file);
  return dialog;
}

describe('a dropped file', () => {
  it('is read by its content, whatever it is called', async () => {
    const dialog = await drop(new File([stringCatalogue()], 'from-a-colleague.txt'));
    expect(await dialog.findByRole('button', { name: 'Import 4 languages' })).toBeEnabled();
  });

  it('is refused by name if it is no import', async () => {
    const dialog = await drop(new File(['Dear all,'], 'notes'));
    expect(await dialog.findByText('notes')).toBeVisible();
    expect(await dialog.findByText('JSON content with groups and keys is expected.')).toBeVisible();
  });

  it.each([
    ['en-GB.ini', '; menu\nOPEN="Open"', 'INI isn’t supported yet.'],
    ['notes.txt', 'Dear all,', 'TXT isn’t supported yet.'],
  ])('is refused with the name of its format: %s', async (name, content, refusal) => {
    const dialog = await drop(new File([content], name));
    expect(await dialog.findByText(refusal)).toBeVisible();
  });

  it('is refused where it has more keys than the instance lets a project have', async () => {
    const dialog = await drop(new File(['"a" = "x"; "b" = "x"; "c" = "x";'], 'a.strings'), 2);
    expect(
      await dialog.findByText('The file a.strings has more than 2 keys, the most that a project can have.'),
    ).toBeVisible();
  });

  it('that fits two formats is read as the one that is chosen', async () => {
    const dialog = await drop(new File(['key|en|fr\nlogin:title|Hi|Salut\n'], 'texts.txt'));
    const select = await dialog.findByRole('combobox', { name: 'Format of texts.txt' });
    expect(dialog.queryByRole('button', { name: 'Import 2 languages' })).toBeNull();
    await userEvent.click(select);
    expect(
      await screen.findByText('Java properties (.properties)', { selector: '[class*=option-content]' }),
    ).toBeVisible();
    await userEvent.click(await screen.findByText('CSV (.csv)', { selector: '[class*=option-content]' }));
    expect(await dialog.findByRole('button', { name: 'Import 2 languages' })).toBeEnabled();
  });

  it('is refused beside another one, also while that one is being read', async () => {
    const dialog = await drop(new File([stringCatalogue()], 'first.xcstrings'));
    await dialog.findByText('Reading first.xcstrings');
    dropOnDialog(new File([stringCatalogue()], 'second.xcstrings'));
    expect(await dialog.findByRole('button', { name: 'Import 4 languages' })).toBeEnabled();
    expect(dialog.getByRole('alert')).toHaveTextContent('A file of this format is imported on its own.');
  });
});

import type { Told, Row, Stage } from './stage.js';

/** In the dialog, by the files. */
const byFiles: Told['place'] = ({ page, words }) =>
  page.getByRole('dialog').getByRole('region', { name: words('project.import') });

async function give({ at, app }: Stage, ...files: [name: string, text: string][]): Promise<void> {
  const dialog = app.dialog();
  // The next file replaces the previous one.
  const former = dialog.getByRole('button', { name: app.words('app.remove'), exact: true });
  if ((await dialog.count()) === 0) await at('/dashboard?d=create');
  // A file that is being read can only be stopped.
  await dialog.locator('[aria-busy=true]').waitFor({ state: 'hidden' });
  while ((await former.count()) > 0) await former.first().click();
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      files.map(([name, text]) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })),
    );
}

const row = (file: string, text: string, id: Told['id'], values: Told['values'] = {}): Row => ({
  name: id,
  provoke: (stage) => give(stage, [file, text]),
  told: [{ id, values: { file, ...values }, place: byFiles }],
});

/** A file whose plurals lose forms in `strict` mode: the dialog has chosen `cldr`. */
const strictRow = (...given: Parameters<typeof row>): Row => ({
  ...row(...given),
  provoke: async (stage) => {
    await give(stage, [given[0], given[1]]);
    const { app } = stage;
    await app
      .dialog()
      .getByRole('radio', { name: app.words('imports.mode_strict') })
      .check();
  },
});

const plural = (...items: string[]): string =>
  `<resources><plurals name="cart_items">${items
    .map((quantity) => `<item quantity="${quantity}">x</item>`)
    .join('')}</plurals></resources>`;

/** Errors of files. */
export const FILES: Row[] = [
  row('en.json', '{"common": {', 'imports.json_parse_error'),
  row('en.json', '[1, 2]', 'imports.json_expected_content'),
  row('en.json', '{"cart": {"items": "one | two"}}', 'imports.quantity_not_found_json', {
    key: 'items',
  }),
  row('en.xml', '<resources><string name="a">', 'imports.reading_file_error'),
  strictRow('en.xml', plural('one', 'other'), 'imports.quantity_missing', { key: 'cart_items' }),
  strictRow('en.xml', plural('zero', 'one', 'many'), 'imports.quantity_not_found', {
    key: 'cart_items',
    quantity: 'many',
  }),
  row('en.stringsdict', '<plist><dict><dict></dict></dict></plist>', 'imports.stringsdict_parse_error'),
  {
    name: 'form.max_files',
    provoke: (stage) => give(stage, ['en.json', '{}'], ['fr.json', '{}']),
    told: [{ id: 'form.max_files', place: byFiles }],
  },
];

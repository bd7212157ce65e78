import type { Locator } from 'playwright-core';

import { routes } from '#core/api/routes.js';

import { inDialog, toast, underLabel } from './stage.js';
import type { Place, Row, Stage } from './stage.js';
import { aKey } from './structure.js';

/** Under a value that is edited, in the grid or in the panel. */
const underValue: Place = ({ page }) => page.locator('[role=grid] ~ [role=dialog] [role=alert]');

async function deleteLanguage(stage: Stage, name: string): Promise<void> {
  const dialog = await stage.dialog(`delete-language&of=${stage.world.language(name)}`);
  await dialog.getByRole('textbox').fill(name);
}

async function addLanguage(stage: Stage, name: string): Promise<Locator> {
  const dialog = await stage.dialog('add-language');
  await dialog.getByLabel(stage.app.words('language.name'), { exact: true }).fill(name);
  return dialog;
}

/** An edited text that is not sent yet. */
async function writeText(stage: Stage, key: string, to: string): Promise<Locator> {
  await stage.inShop();
  await stage.app.ready();
  const field = await stage.app.edit(key, 'Français', 2);
  await field.fill(to);
  return field;
}

/** Languages and values. */
export const TEXTS: Row[] = [
  {
    name: 'an imported language that lacks a text',
    provoke: async (stage) => {
      const { words } = stage.app;
      const dialog = await addLanguage(stage, 'Italiano');
      await dialog.getByText(words('language.import')).click();
      const buffer = Buffer.from('{"common":{"cancel":"Annulla"}}');
      const file = { name: 'it.json', mimeType: 'application/json', buffer };
      await dialog.locator('input[type=file]').setInputFiles(file);
      await stage.press('imports.submit', { count: 1 });
      await dialog.waitFor({ state: 'hidden' });
      await stage.dialog('warnings');
    },
    told: [
      {
        id: 'imports.no_values_found',
        values: { key: 'pay_now', language: 'Italiano' },
        place: ({ page }) => page.getByRole('dialog'),
      },
    ],
  },
  {
    name: 'a language that is there already',
    provoke: async (stage) => {
      await addLanguage(stage, 'Deutsch');
      await stage.press('language.add_submit');
    },
    told: [{ id: 'errors.language_already_exists', place: underLabel('language.name') }],
  },
  {
    name: 'a language with the code of another one',
    provoke: async (stage) => {
      const dialog = await addLanguage(stage, 'Klingon');
      await dialog.getByLabel(stage.app.words('language.code'), { exact: true }).fill('de');
      await stage.press('language.add_submit');
    },
    told: [{ id: 'errors.language_tag_already_exists', place: underLabel('language.code') }],
  },
  {
    name: 'a language, without the right any more',
    provoke: async (stage) => {
      await addLanguage(stage, 'Español');
      await stage.without(() => stage.press('language.add_submit'));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'a language to be deleted, without the right any more',
    provoke: async (stage) => {
      await deleteLanguage(stage, 'Deutsch');
      await stage.without(() => stage.press('app.delete'));
    },
    told: [{ id: 'errors.unauthorized', place: inDialog }],
  },
  {
    name: 'a language to be deleted, for another reason',
    provoke: async (stage) => {
      await stage.answer('DELETE', /\/languages\/\d+$/, 500, 'unknown_error');
      await deleteLanguage(stage, 'Deutsch');
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.unknown_error', place: inDialog }],
  },
  {
    name: 'a language to be deleted, the last one by now',
    provoke: async (stage) => {
      await stage.answer('DELETE', /\/languages\/\d+$/, 422, 'last_language');
      await deleteLanguage(stage, 'Deutsch');
      await stage.press('app.delete');
    },
    told: [{ id: 'errors.last_language', place: inDialog }],
  },
  {
    name: 'a text, without the right any more',
    provoke: async (stage) => {
      const field = await writeText(stage, 'cancel', 'Abandonner');
      await stage.without(() => field.press('ControlOrMeta+s'));
    },
    told: [{ id: 'errors.unauthorized', place: underValue }],
  },
  {
    name: 'a text that is refused',
    provoke: async (stage) => {
      const field = await writeText(stage, 'summer', 'Été \u0000');
      await field.press('ControlOrMeta+s');
    },
    told: [{ id: 'errors.update_value', place: underValue }],
  },
  {
    name: 'a text of a key that has gone',
    provoke: async (stage) => {
      const id = await aKey(stage, 'gone_four');
      const field = await writeText(stage, 'gone_four', 'Partie');
      await stage.byOwner('DELETE', routes.deleteKey(stage.world.project.id, id));
      await field.press('ControlOrMeta+s');
    },
    told: [{ id: 'errors.not_existing_value', place: underValue }],
  },
  {
    name: 'a text that somebody else has changed meanwhile',
    provoke: async (stage) => {
      const field = await writeText(stage, 'pay_now', 'Régler');
      await stage.world.write(stage.world.value('pay_now', 'Français'), 'Payez');
      await field.press('ControlOrMeta+s');
    },
    told: [
      {
        id: 'editor.conflict',
        values: { name: 'Camille Bernard', text: 'Payez' },
        place: underValue,
      },
    ],
  },
  {
    name: 'a review of a text that has changed meanwhile',
    provoke: async (stage) => {
      await stage.inShop();
      await stage.app.ready();
      await stage.app.cell('cart_title', 2).click();
      await stage.world.write(stage.world.value('cart_title', 'Français'), 'Le panier');
      await stage.app.page.keyboard.press('ControlOrMeta+Enter');
    },
    told: [{ id: 'errors.conflict', place: toast }],
  },
];

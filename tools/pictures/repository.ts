import { Buffer } from 'node:buffer';

import { strToU8, zipSync } from 'fflate';

import type { Scenes } from './scenes.ts';

/** Two files of three languages, and a document that has lost a brace. */
const DOCUMENTS = {
  'locales/en/booking.json': { title: 'Where to?', return: 'Return', single: 'Single' },
  'locales/fr/booking.json': { title: 'Où allez-vous ?', return: 'Aller-retour', single: 'Aller simple' },
  'locales/es/booking.json': { title: '¿Adónde vas?', return: 'Ida y vuelta' },
  'locales/en/help.json': { contact: 'Write to us', faq: 'Questions' },
  'locales/fr/help.json': { contact: 'Écrivez-nous', faq: 'Questions' },
};

const archive = () =>
  zipSync({
    ...Object.fromEntries(
      Object.entries(DOCUMENTS).map(([path, texts]) => [path, strToU8(JSON.stringify(texts, null, 2))]),
    ),
    'locales/es/help.json': strToU8('{ "contact": "Escríbenos"'),
  });

/** The dialog that makes a project of a repository, with what it has found. */
export async function takeRepository({ page, take, words }: Scenes): Promise<void> {
  await page.goto('/dashboard?d=create');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByText(words('repo.choose_files')).click();
  const chooser = await choosing;
  await chooser.setFiles({
    name: 'wayfarer.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(archive()),
  });
  await page.getByText('help.json').first().waitFor();
  await take('repository');
}

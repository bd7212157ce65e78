import { screen, waitFor, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { DE, EN, aProject } from '../../testing/sample-projects.js';
import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { ok, refusal } from '../../testing/server.js';

prepareGrid();

const KLINGON = { id: 4, name: 'Klingon', tag: null, access: 'target' as const };
const PATH = routes.updateLanguage(7, 4);

const withKlingon = () => aProject({ languages: [EN, DE, KLINGON] });

async function openLanguages(project = withKlingon(), locale: 'en' | 'fr' = 'en') {
  const server = world(project).on('GET', routes.listProjects(), ok([]));
  const { user } = await renderApp({ at: `${AT}/settings/languages`, locale });
  const name = locale === 'en' ? 'Languages' : 'Langues';
  return { server, user, section: within(await screen.findByRole('region', { name })) };
}

describe('a language without a code', () => {
  it('is marked, and gets one in its place', async () => {
    const { server, user, section } = await openLanguages();
    server.on('PATCH', PATH, ok({ ...KLINGON, tag: 'tlh' }));
    expect(section.getByText(/^1 language has no code yet/)).toBeVisible();
    await user.click(section.getByRole('button', { name: 'Choose the language code of Klingon' }));
    const code = section.getByLabelText('Code');
    expect(code).toHaveFocus();
    await user.type(code, 'tlh{Enter}');
    expect(await section.findByText('tlh')).toBeVisible();
    expect(server.to('PATCH', PATH)[0]?.body).toEqual({ name: 'Klingon', tag: 'tlh' });
    expect(section.queryByText(/has no code yet/)).toBeNull();
    expect(section.getByRole('button', { name: 'Edit Klingon, tlh' })).toHaveFocus();
  });

  it('comes first, until it has one', async () => {
    const { server, user, section } = await openLanguages();
    server.on('PATCH', PATH, ok({ ...KLINGON, tag: 'tlh' }));
    const names = (): (string | null | undefined)[] =>
      section.getAllByRole('rowheader').map(({ firstChild }) => firstChild?.textContent);
    expect(names()).toEqual(['Klingon', 'English', 'Deutsch']);
    await user.click(section.getByRole('button', { name: 'Choose the language code of Klingon' }));
    await user.type(section.getByLabelText('Code'), 'tlh{Enter}');
    await section.findByText('tlh');
    expect(names()).toEqual(['English', 'Deutsch', 'Klingon']);
  });

  it.each([
    ['en', 'Choose the language code of Klingon', 'Save', 'Enter a language code, such as fr or pt-BR.'],
    [
      'fr',
      'Choisissez le code de langue de Klingon',
      'Enregistrer',
      'Saisissez un code de langue, par exemple fr ou pt-BR.',
    ],
  ] as const)('is not saved with what is no code, in %s', async (locale, choose, save, message) => {
    const { server, user, section } = await openLanguages(withKlingon(), locale);
    await user.click(section.getByRole('button', { name: choose }));
    await user.click(section.getByRole('button', { name: save }));
    expect(await section.findByText(message)).toBeVisible();
    await user.type(section.getByLabelText('Code'), 'not a code{Enter}');
    expect(await section.findByText(message)).toBeVisible();
    expect(server.to('PATCH', PATH)).toHaveLength(0);
  });

  it('cannot be changed by those who may not', async () => {
    const { section } = await openLanguages(aProject({ role: 'translator', languages: [EN, KLINGON] }));
    expect(section.getByText('No code')).toBeVisible();
    expect(section.queryByRole('button', { name: /Klingon/ })).toBeNull();
  });
});

describe('the editor of a language', () => {
  it('says under the code that another language has it', async () => {
    const { server, user, section } = await openLanguages();
    server.on('PATCH', PATH, refusal(422, 'language_tag_already_exists'));
    await user.click(section.getByRole('button', { name: 'Choose the language code of Klingon' }));
    await user.type(section.getByLabelText('Code'), 'de{Enter}');
    expect(await section.findByText('Another language of this project has this code.')).toBeVisible();
    expect(section.getByLabelText('Code')).toHaveFocus();
  });

  it('renames a language and keeps its code', async () => {
    const { server, user, section } = await openLanguages();
    const path = routes.updateLanguage(7, DE.id);
    server.on('PATCH', path, ok({ ...DE, name: 'Deutsch (Schweiz)' }));
    await user.click(section.getByRole('button', { name: 'Edit Deutsch, de' }));
    const name = section.getByLabelText('Language');
    expect(name).toHaveFocus();
    await user.clear(name);
    await user.type(name, 'Deutsch (Schweiz)');
    await user.click(section.getByRole('button', { name: 'Save' }));
    expect(await section.findByRole('rowheader', { name: 'Deutsch (Schweiz)' })).toBeVisible();
    expect(server.to('PATCH', path)[0]?.body).toEqual({ name: 'Deutsch (Schweiz)', tag: 'de' });
  });

  it('closes on Escape', async () => {
    const { user, section } = await openLanguages();
    await user.click(section.getByRole('button', { name: 'Edit Deutsch, de' }));
    await user.keyboard('{Escape}');
    expect(section.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(section.getByRole('button', { name: 'Edit Deutsch, de' })).toHaveFocus();
  });
});

describe('the code of a new language', () => {
  it('follows the name until it is typed, and is sent in its canonical form', async () => {
    const server = world().on('POST', routes.createLanguage(7), refusal(422, 'language_tag_already_exists'));
    const { user } = await openGrid(`${AT}?d=add-language`);
    const dialog = within(await screen.findByRole('dialog'));
    const [name, code] = [dialog.getByLabelText('Language'), dialog.getByLabelText('Code')];
    await user.type(name, 'Spanish');
    await waitFor(() => expect(code).toHaveValue('es'));
    await user.type(name, ' (Mexico)');
    await waitFor(() => expect(code).toHaveValue('es-MX'));
    await user.clear(code);
    await user.type(code, 'pt_br');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(code).toHaveValue('pt-BR'));
    expect(await dialog.findByText('Another language of this project has this code.')).toBeVisible();
    expect(server.to('POST', routes.createLanguage(7))[0]?.body).toEqual({
      name: 'Spanish (Mexico)',
      tag: 'pt-BR',
    });
  });

  it('is asked for where it does not follow from the name', async () => {
    const server = world();
    const { user } = await openGrid(`${AT}?d=add-language`);
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Language'), 'Klingon');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Enter a language code, such as fr or pt-BR.')).toBeVisible();
    expect(server.to('POST', routes.createLanguage(7))).toHaveLength(0);
  });
});

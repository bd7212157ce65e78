import { cleanup, screen, within } from '@testing-library/react';

import { routes } from '#core/api/routes.js';

import { render } from '../../testing/render.js';
import { aProject } from '../../testing/sample-projects.js';
import { ok, startServer } from '../../testing/server.js';
import { signIn } from '../../testing/session.js';
import { ExportDialog } from './ExportDialog.js';

// The writing has its own tests: these are about the choices.
beforeAll(() => {
  Object.assign(window, {
    Worker: class {
      postMessage(): void {}
      terminate(): void {}
    },
  });
});

const open = async (project = aProject(), locale: 'en' | 'fr' = 'en') => {
  signIn(startServer()).on('GET', routes.listFileProfiles(project.id), ok([]));
  const { user } = await render(<ExportDialog open read={() => project} onClose={() => undefined} />, {
    locale,
  });
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

const languages = (): (string | null)[] =>
  [...document.querySelectorAll('.ant-select-selection-item-content')].map(({ textContent }) => textContent);

/** Under test, antd gives all groups of radios the same name, and the browser checks one of them only. */
const choiceOf = (radio: HTMLElement): HTMLElement | null => radio.closest('label');

describe('the export dialog', () => {
  it.each([
    ['en', 'Other formats', /^Version of new files/],
    ['fr', 'Autres formats', /^Version des nouveaux fichiers/],
  ] as const)('asks for the version of XLIFF, and remembers it, in %s', async (locale, others, version) => {
    const { user, dialog } = await open(aProject(), locale);
    expect(dialog.queryByRole('combobox', { name: version })).toBeNull();
    await user.click(dialog.getByRole('combobox', { name: others }));
    await user.click(await screen.findByText('XLIFF'));
    await user.click(dialog.getByRole('combobox', { name: version }));
    await user.click(await screen.findByText('XLIFF 2.0'));
    cleanup();
    const again = await open(aProject(), locale);
    expect(again.dialog.getByText('XLIFF 2.0')).toBeVisible();
  });

  it('starts from the last choices for the project, with the languages added since', async () => {
    const { user, dialog } = await open();
    await user.click(dialog.getByRole('radio', { name: /^Android/ }));
    await user.click(dialog.getByRole('radio', { name: 'Only validated translations' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Skip empty values' }));
    await user.click(dialog.getByRole('combobox', { name: /^Languages/ }));
    await user.keyboard('{Backspace}');
    expect(languages()).toEqual(['English', 'Français']);
    cleanup();

    const spanish = { id: 4, name: 'Español', tag: 'es', access: 'target' as const };
    const project = aProject();
    const again = await open({ ...project, languages: [...project.languages, spanish] });
    expect(choiceOf(again.dialog.getByRole('radio', { name: /^Android/ }))).toHaveClass(
      'ant-radio-wrapper-checked',
    );
    expect(choiceOf(again.dialog.getByRole('radio', { name: 'Only validated translations' }))).toHaveClass(
      'ant-radio-wrapper-checked',
    );
    expect(again.dialog.getByRole('checkbox', { name: 'Skip empty values' })).not.toBeChecked();
    expect(again.dialog.getByRole('checkbox', { name: /^Prefix/ })).not.toBeChecked();
    expect(languages()).toEqual(['English', 'Français', 'Español']);
    cleanup();

    const other = await open(aProject({ id: 8 }));
    expect(choiceOf(other.dialog.getByRole('radio', { name: /^Web/ }))).toHaveClass(
      'ant-radio-wrapper-checked',
    );
    expect(languages()).toHaveLength(3);
  });

  it.each([
    ['en', 'Other formats', 'Java properties'],
    ['fr', 'Autres formats', 'Java properties'],
  ] as const)(
    'offers formats beside the cards, and remembers the choice, in %s',
    async (locale, label, name) => {
      const { user, dialog } = await open(aProject(), locale);
      const cards = () => dialog.getAllByRole('radio', { name: /^(?:Web|Android|iOS)/ });
      expect(cards()).toHaveLength(3);
      await user.click(dialog.getByRole('combobox', { name: label }));
      await user.click(await screen.findByText('.properties'));
      for (const card of cards()) expect(choiceOf(card)).not.toHaveClass('ant-radio-wrapper-checked');
      cleanup();

      const again = await open(aProject(), locale);
      expect(again.dialog.getByText(name)).toBeVisible();
      for (const card of again.dialog.getAllByRole('radio', { name: /^(?:Web|Android|iOS)/ }))
        expect(choiceOf(card)).not.toHaveClass('ant-radio-wrapper-checked');
    },
  );

  it('has groups of their own for radios and checkboxes', async () => {
    const { dialog } = await open();
    expect(within(dialog.getByRole('group', { name: 'Content' })).queryByRole('checkbox')).toBeNull();
    expect(within(dialog.getByRole('group', { name: 'Options' })).getAllByRole('checkbox')).toHaveLength(2);
  });
});

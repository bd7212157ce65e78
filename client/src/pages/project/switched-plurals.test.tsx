import { screen, waitFor } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { NewValue, UpdateValue } from '#core/api/translations.js';

import { aPluralKey } from '../../testing/plural-project.js';
import { AT, cell, EN, openGrid, prepareGrid, world as projectWorld } from '../../testing/project.js';
import { aProject, aValue, EN as ENGLISH, FR as FRENCH } from '../../testing/sample-projects.js';
import { aProject as aListed } from '../../testing/samples.js';
import { ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';

prepareGrid();

const withTexts = (
  pluralMode: ProjectDetails['pluralMode'],
  texts: Parameters<typeof aPluralKey>[2],
): ProjectDetails =>
  aProject({
    pluralMode,
    languages: [ENGLISH, FRENCH],
    groups: [{ id: 1, name: 'common', fileId: null, keys: [aPluralKey(31, 'hours', texts)] }],
  });

const FRENCH_TEXTS = { 2: { one: 'heure', other: 'heures' } };
const STRICT = withTexts('strict', { 1: { zero: 'none', one: 'hour', other: 'hours' }, ...FRENCH_TEXTS });

/** As it is after a switch: the text for zero is that for exactly 0. */
const cldr = (zero: string, version = 1): ProjectDetails => {
  const project = withTexts('cldr', { 1: { '=0': zero, one: 'hour', other: 'hours' }, ...FRENCH_TEXTS });
  for (const value of project.groups[0]?.keys[0]?.values ?? [])
    if (value.quantityString === '=0') value.version = version;
  return project;
};

/** A project that is loaded with three forms, and is `now` otherwise. */
function world(now: () => ProjectDetails): FakeServer {
  let loads = 0;
  return projectWorld().on('GET', routes.readProject(7), () => ok((loads += 1) === 1 ? STRICT : now()));
}

const shown = (name: RegExp): Promise<void> =>
  waitFor(() => expect(cell('hours', EN)).toHaveAccessibleName(name));

describe('the plural forms that another member switched', () => {
  it('show when a text that is saved has moved to another form', async () => {
    let saved = 'none';
    world(() => cldr(saved, 2)).on('PATCH', routes.writeValue(7, 31, 3110), ({ body }) => {
      saved = (body as UpdateValue).name;
      return ok(
        aValue({ id: 3110, keyId: 31, languageId: 1, quantityString: '=0', name: saved, version: 2 }),
      );
    });
    const { user } = await openGrid();
    expect(cell('hours', EN)).toHaveAccessibleName(/^plural, 3 forms, zero none/);
    await user.dblClick(cell('hours', EN));
    const field = screen.getByRole('textbox', { name: 'hours, English, zero' });
    await user.clear(field);
    await user.type(field, 'no hours{Enter}');
    await shown(/^plural, 3 forms, exactly 0 no hours/);
  });

  it('show when a form that was to be written is no longer there', async () => {
    const bodies: NewValue[] = [];
    world(() => cldr('none')).on('POST', routes.createValue(7, 31), ({ body }) => {
      bodies.push(body as NewValue);
      return refusal(400, 'validation_error');
    });
    const { user } = await openGrid();
    await user.dblClick(cell('hours', 1));
    const field = screen.getByRole('textbox', { name: 'hours, Français, zero' });
    await user.type(field, 'rien{Enter}');
    await waitFor(() => expect(bodies).toMatchObject([{ quantityString: 'zero', name: 'rien' }]));
    await shown(/^plural, 3 forms, exactly 0 none/);
  });

  it('show when the list of projects has them', async () => {
    world(() => cldr('none')).on('GET', routes.listProjects(), ok([aListed({ id: 7, pluralMode: 'cldr' })]));
    const { go } = await openGrid();
    await go('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'My projects' });
    // One of them is in the menu already.
    await waitFor(() => expect(screen.getAllByText('Atlas Mobile').length).toBeGreaterThan(1));
    await go(AT);
    await shown(/^plural, 3 forms, exactly 0 none/);
  });

  it('show with another change of the project', async () => {
    const server = world(() => cldr('none')).on('GET', routes.listProjects(), ok([]));
    server.on('PUT', routes.updateProject(7), ({ body }) =>
      ok({ ...aListed({ id: 7, pluralMode: 'cldr' }), ...(body as object) }),
    );
    const { user, go } = await openGrid();
    await go(`${AT}/settings/general`);
    await user.type(await screen.findByLabelText('Project name'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Project updated')).toBeInTheDocument();
    await go(`${AT}/settings/plurals`);
    expect(await screen.findByRole('radio', { name: 'As each language needs' })).toBeChecked();
    await go(AT);
    await shown(/^plural, 3 forms, exactly 0 none/);
  });
});

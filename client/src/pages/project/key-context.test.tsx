import { screen, waitFor, within } from '@testing-library/react';

import type { ProjectDetails } from '#core/api/projects.js';
import { routes } from '#core/api/routes.js';
import type { KeyView } from '#core/api/translations.js';
import type { KeyContext } from '#core/domain/key-context.js';

import { AT, openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';
import { NO_ANSWER, ok, refusal } from '../../testing/server.js';
import type { FakeServer } from '../../testing/server.js';

prepareGrid();

const PATH = routes.updateKey(7, 23);
const TAB = `${AT}?key=23&tab=context`;

const CONTEXT: Partial<KeyContext> = {
  description: 'Under the form. See https://example.com/form.',
  maxLength: 8,
  tags: ['Search form', 'ticket'],
};

/** The sample project with a context on its key pay_now, and the tag "app" on another. */
function project(context: Partial<KeyContext> = {}, more: Partial<ProjectDetails> = {}): ProjectDetails {
  const details = aProject(more);
  const contexts: Record<string, Partial<KeyContext>> = { pay_now: context, cancel: { tags: ['app'] } };
  const groups = details.groups.map((group) => ({
    ...group,
    keys: group.keys.map((key) => ({ ...key, ...contexts[key.name] })),
  }));
  return { ...details, groups };
}

/** Changes the key pay_now as the server does. */
const takesChanges = (server: FakeServer, details: ProjectDetails): FakeServer => {
  let key = details.groups.flatMap(({ keys }) => keys).find(({ id }) => id === 23);
  return server.on('PATCH', PATH, ({ body }) => {
    key = { ...key, ...(body as object) } as KeyView;
    return ok(key);
  });
};

async function open(context: Partial<KeyContext> = {}, more: Partial<ProjectDetails> = {}) {
  const details = project(context, more);
  const server = takesChanges(world(details), details);
  const rendered = await openGrid(TAB);
  const panel = within(await screen.findByRole('tabpanel', { name: 'Context' }));
  await waitFor(() =>
    expect(
      panel.queryAllByRole('heading').length + panel.queryAllByText('No context yet').length,
    ).toBeGreaterThan(0),
  );
  const sent = () => server.to('PATCH', PATH).map(({ body }) => body);
  return { ...rendered, server, panel, sent };
}

describe('the tabs of a key', () => {
  it('are one stop of the Tab key; arrows open the others; the address knows the open one', async () => {
    world().on('GET', routes.listActivity(7), ok({ items: [], next: null }));
    const { user, address } = await openGrid(`${AT}?key=23`);
    const texts = await screen.findByRole('tab', { name: 'Texts' });
    expect(texts).toHaveAttribute('aria-selected', 'true');
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
    await user.click(texts);
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Context', selected: true })).toHaveFocus();
    expect(address()).toBe(TAB);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Home}{End}{Home}');
    expect(screen.getByRole('tab', { name: 'Texts', selected: true })).toHaveFocus();
    expect(address()).toBe(`${AT}?key=23`);
  });

  it('stay open from key to key', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Previous key' }));
    await waitFor(() => expect(address()).toBe(`${AT}?key=22&tab=context`));
    expect(await screen.findByRole('tab', { name: 'Context', selected: true })).toBeVisible();
  });

  it('show the history of the language whose link leads there', async () => {
    const server = world().on('GET', routes.listActivity(7), ok({ items: [], next: null }));
    const { user, address } = await openGrid(`${AT}?key=23`);
    const french = within(await screen.findByRole('region', { name: 'Français' }));
    await user.click(french.getByRole('button', { name: 'History' }));
    await waitFor(() => expect(address()).toBe(`${AT}?key=23&tab=history&history=2`));
    const language = await screen.findByRole('combobox', { name: 'Language' });
    expect(language).toHaveDisplayValue('Français');
    await user.selectOptions(language, 'All languages');
    await waitFor(() =>
      expect(server.to('GET', routes.listActivity(7)).map(({ query }) => String(query))).toEqual([
        'keyId=23&languageId=2',
        'keyId=23',
      ]),
    );
  });
});

describe('the description of a key', () => {
  it('becomes a field with a click or Enter, and is saved when the field is left', async () => {
    const { user, panel, sent } = await open();
    expect(panel.getByText('Describe where this text appears')).toBeVisible();
    panel.getByRole('button', { name: 'Edit the description' }).focus();
    await user.keyboard('{Enter}');
    const field = panel.getByRole('textbox', { name: 'Description' });
    expect(field).toHaveFocus();
    await user.type(field, ' Under the form.{Enter}Twice. ');
    await user.tab();
    expect(await panel.findByText(/Under the form/)).toHaveTextContent('Under the form. Twice.');
    expect(sent()).toEqual([{ description: 'Under the form.\nTwice.' }]);
  });

  it('is put back with Escape, and makes no call', async () => {
    const { user, panel, sent } = await open(CONTEXT);
    await user.click(panel.getByRole('button', { name: 'Edit the description' }));
    await user.keyboard(' More{Escape}');
    expect(panel.getByRole('button', { name: 'Edit the description' })).toHaveFocus();
    expect(panel.getByText(/Under the form/)).toHaveTextContent(/form\.$/);
    expect(sent()).toEqual([]);
  });

  it('has links', async () => {
    const { panel } = await open(CONTEXT);
    const link = panel.getByRole('link', { name: 'https://example.com/form' });
    expect(link).toHaveAttribute('href', 'https://example.com/form');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('stays in its field if it is not saved, also on the way to another key and back', async () => {
    const { user, panel, server } = await open();
    server.on('PATCH', PATH, () => {
      throw NO_ANSWER;
    });
    await user.click(panel.getByRole('button', { name: 'Edit the description' }));
    await user.keyboard('Lost?');
    await user.tab();
    expect(await panel.findByRole('textbox', { name: 'Description' })).toHaveValue('Lost?');
    await user.click(screen.getByRole('button', { name: 'Previous key' }));
    await user.click(screen.getByRole('button', { name: 'Next key' }));
    expect(await screen.findByRole('textbox', { name: 'Description' })).toHaveValue('Lost?');
  });
});

describe('the tags of a key', () => {
  it('are added from those of the project, or new, with Enter', async () => {
    const { user, panel, sent } = await open({ tags: ['ticket'] });
    await user.click(panel.getByRole('button', { name: 'Add a tag' }));
    const field = panel.getByRole('combobox', { name: 'Add a tag' });
    await user.type(field, 'APP{Enter}');
    await waitFor(() => expect(sent()).toEqual([{ tags: ['ticket', 'app'] }]));
    await waitFor(() => expect(field).toHaveValue(''));
    await user.type(field, 'brand new{Enter}');
    expect(await panel.findByRole('button', { name: 'brand new' })).toBeVisible();
    expect(sent()[1]).toEqual({ tags: ['ticket', 'app', 'brand new'] });
    await user.keyboard('{Escape}');
    expect(await panel.findByRole('button', { name: 'Add a tag' })).toBeVisible();
  });

  it('are typed without waiting for each other', async () => {
    const { server, user, panel, sent } = await open({ tags: ['ticket'] });
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const [key] = project({ tags: ['ticket'] }).groups.flatMap(({ keys }) =>
      keys.filter(({ id }) => id === 23),
    );
    server.on('PATCH', PATH, async ({ body }) => {
      await held;
      return ok({ ...key, ...(body as KeyContext) });
    });
    await user.click(panel.getByRole('button', { name: 'Add a tag' }));
    const field = panel.getByRole('combobox', { name: 'Add a tag' });
    await user.type(field, 'one{Enter}two{Enter}three');
    await waitFor(() => expect(sent()).toEqual([{ tags: ['ticket', 'one'] }]));
    answer();
    await waitFor(() => expect(sent()[1]).toEqual({ tags: ['ticket', 'one', 'two'] }));
    expect(await panel.findByRole('button', { name: 'two' })).toBeVisible();
    expect(field).toHaveValue('three');
  });

  it('stay in the field if they could not be added', async () => {
    const { server, user, panel } = await open({ tags: ['ticket'] });
    server.on('PATCH', PATH, refusal(403, 'unauthorized'));
    await user.click(panel.getByRole('button', { name: 'Add a tag' }));
    const field = panel.getByRole('combobox', { name: 'Add a tag' });
    await user.type(field, 'lost{Enter}');
    expect(await panel.findByRole('alert')).toBeVisible();
    expect(field).toHaveValue('lost');
  });

  it('are offered as one types', async () => {
    const { user, panel, sent } = await open({ tags: ['ticket'] });
    await user.click(panel.getByRole('button', { name: 'Add a tag' }));
    await user.type(panel.getByRole('combobox', { name: 'Add a tag' }), 'a');
    await user.click(await screen.findByTitle('app'));
    await waitFor(() => expect(sent()).toEqual([{ tags: ['ticket', 'app'] }]));
  });

  it('say why one cannot be added', async () => {
    const { user, panel, sent } = await open();
    await user.click(panel.getByRole('button', { name: 'Add a tag' }));
    await user.type(panel.getByRole('combobox', { name: 'Add a tag' }), `${'x'.repeat(41)}{Enter}`);
    expect(await panel.findByRole('alert')).toHaveTextContent('At most 40 characters.');
    expect(sent()).toEqual([]);
  });

  it('are removed with their cross, and lead to the keys that have them', async () => {
    const { user, panel, sent, address } = await open(CONTEXT);
    await user.click(panel.getByRole('button', { name: 'Remove the tag ticket' }));
    await waitFor(() => expect(sent()).toEqual([{ tags: ['Search form'] }]));
    expect(await panel.findByRole('button', { name: 'Add a tag' })).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Search form' }));
    await waitFor(() => expect(address()).toContain('q=tag%3A%22Search+form%22'));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: 'cancel' })).toBeNull());
    expect(screen.getByRole('rowheader', { name: 'pay_now' })).toBeVisible();
  });
});

describe('the maximum length of a key', () => {
  it('is a number, saved when the field is left, or none', async () => {
    const { user, panel, sent } = await open();
    await user.click(panel.getByRole('button', { name: 'No limit' }));
    await user.keyboard('24');
    await user.tab();
    await user.click(await panel.findByRole('button', { name: '24 characters' }));
    await user.clear(panel.getByRole('textbox', { name: 'Maximum length' }));
    await user.keyboard('{Enter}');
    expect(await panel.findByRole('button', { name: 'No limit' })).toHaveFocus();
    expect(sent()).toEqual([{ maxLength: 24 }, { maxLength: null }]);
  });

  it.each(['0', '1.5', '20001', 'ten'])('refuses %s', async (typed) => {
    const { user, panel, sent } = await open();
    await user.click(panel.getByRole('button', { name: 'No limit' }));
    await user.keyboard(typed);
    await user.tab();
    expect(panel.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 20,000, or nothing.');
    await user.click(panel.getByRole('textbox', { name: 'Maximum length' }));
    await user.keyboard('{Escape}');
    expect(panel.getByRole('button', { name: 'No limit' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('has the longest value under it, marked where it is too long', async () => {
    const { panel, user } = await open(CONTEXT);
    // Jetzt zahlen
    const longest = panel.getByRole('button', { name: 'Longest: Deutsch, 12' });
    expect(longest).toHaveClass('over');
    await user.click(longest);
    await waitFor(() => expect(screen.getByRole('gridcell', { name: /Jetzt zahlen/ })).toHaveFocus());
  });
});

describe('an obsolete key', () => {
  it('is marked with a switch, and in the grid', async () => {
    const { user, panel, sent } = await open();
    await user.click(panel.getByRole('switch', { name: 'Obsolete' }));
    expect(await screen.findByRole('rowheader', { name: 'pay_now, obsolete' })).toBeVisible();
    await user.click(panel.getByRole('switch', { name: 'Obsolete' }));
    expect(await screen.findByRole('rowheader', { name: 'pay_now' })).toBeVisible();
    expect(sent()).toEqual([{ isObsolete: true }, { isObsolete: false }]);
  });

  it('stays as it was if the change is refused', async () => {
    const { user, panel, server } = await open();
    server.on('PATCH', PATH, refusal(403, 'unauthorized'));
    await user.click(panel.getByRole('switch', { name: 'Obsolete' }));
    expect(await panel.findByRole('alert')).toHaveTextContent(
      'You are not authorized to perform this action.',
    );
    expect(panel.getByRole('switch', { name: 'Obsolete' })).not.toBeChecked();
  });
});

describe('a member who may not write keys', () => {
  it('reads what was written, and nothing else', async () => {
    const { panel } = await open({ ...CONTEXT, maxLength: null }, { role: 'translator' });
    expect(panel.getByText(/Under the form/)).toBeVisible();
    expect(panel.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Description',
      'Tags',
    ]);
    expect(panel.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Search form',
      'ticket',
    ]);
  });

  it('sees the limit and the mark', async () => {
    const { panel } = await open({ maxLength: 8, isObsolete: true }, { role: 'reviewer' });
    expect(panel.getByText('8 characters')).toBeVisible();
    expect(panel.getByText('No longer in use; its texts are kept.')).toBeVisible();
    expect(panel.queryByRole('switch')).toBeNull();
  });

  it('reads that there is none', async () => {
    const { panel } = await open({}, { role: 'translator' });
    expect(panel.getByText('No context yet')).toBeVisible();
  });
});

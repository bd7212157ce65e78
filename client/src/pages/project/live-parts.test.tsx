import { screen, waitFor, within } from '@testing-library/react';
import { jest } from '@jest/globals';

import { routes } from '#core/api/routes.js';

import { camille, connectedLive, joinedLive } from '../../testing/live.js';
import type { LiveServer } from '../../testing/live.js';
import { AT, FR, cell, openGrid, prepareGrid, world } from '../../testing/project.js';
import { renderApp } from '../../testing/render.js';
import { aKey, aProject, aProjectOf } from '../../testing/sample-projects.js';
import { ok, refusal } from '../../testing/server.js';
import { DESKTOP_WIDTH, setWindowWidth } from '../../testing/setup.js';
import { fakeSocketIo } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
prepareGrid();
afterEach(() => setWindowWidth(DESKTOP_WIDTH));

const KEPT = 'You can no longer edit Français. This text was not saved. Copy it if you want to keep it.';

async function opened() {
  const server = world().on('PATCH', routes.writeValue(7, 23, 2320), refusal(403, 'unauthorized'));
  const rendered = await openGrid();
  return { server, ...rendered, live: await joinedLive() };
}

describe('a project that ends for its user', () => {
  it('shows the text that was being typed, to be copied, and leads to the dashboard', async () => {
    const { server, user, live, address } = await opened();
    server.on('GET', routes.listProjects(), ok([]));
    await user.dblClick(cell('pay_now', FR));
    await user.keyboard(' x');
    live.member({ userId: 7, role: null });
    const dialog = within(
      await screen.findByRole('dialog', { name: 'You don’t have access to this project' }),
    );
    expect(await dialog.findByText('Payer été x')).toBeVisible();
    expect(dialog.getByText('pay_now · Français')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('Payer été x');
    await user.click(dialog.getByRole('button', { name: 'Back to my projects' }));
    await waitFor(() => expect(address()).toBe('/dashboard'));
  });

  it('says so to a member who was removed before the page could join it', async () => {
    const server = world();
    await openGrid();
    const live = await connectedLive();
    server.on('GET', routes.readProject(7), refusal(403, 'not_your_project'));
    live.refuse();
    await screen.findByRole('dialog', { name: 'You don’t have access to this project' });
  });

  it('is said to be deleted, without a button that copies nothing', async () => {
    const { live } = await opened();
    live.changed('project_changed', { project: null, isReload: false });
    const dialog = await screen.findByRole('dialog', { name: 'This project has been deleted' });
    expect(within(dialog).queryByRole('button', { name: 'Copy' })).toBeNull();
  });
});

describe('a connection that is lost again before the response to what was missed', () => {
  const group = { id: 90, name: 'later', fileId: null };
  const joins = (live: LiveServer): unknown[] =>
    live.socket.emit.mock.calls.filter(([event]) => event === 'join').map(([, message]) => message);

  it('asks again from where it was complete, whatever has come meanwhile', async () => {
    const { live } = await opened();
    live.changed('group_changed', { groups: [group] });
    live.socket.tell('disconnect');
    live.socket.tell('connect');
    live.changed('group_changed', { groups: [group] });
    live.socket.tell('disconnect');
    live.socket.tell('connect');
    expect(joins(live)).toEqual([null, 2, 2].map((cursor) => ({ projectId: 7, cursor })));
    live.join({ cursor: 3 });
    live.changed('group_changed', { groups: [group] });
    live.socket.tell('disconnect');
    live.socket.tell('connect');
    expect(joins(live).at(-1)).toEqual({ projectId: 7, cursor: 4 });
  });
});

describe('the bar of a project', () => {
  it('says that the connection is being made again, and no longer once it is there', async () => {
    const { live } = await opened();
    live.socket.tell('disconnect');
    expect(await screen.findByText('Reconnecting')).toBeVisible();
    live.socket.tell('connect');
    live.join();
    await waitFor(() => expect(screen.queryByText('Reconnecting')).toBeNull());
  });

  it('counts the people of whom it shows no avatar', async () => {
    const { live } = await opened();
    const people = Array.from({ length: 6 }, (_, at) => ({
      ...camille(),
      userId: 20 + at,
      username: `Person ${at}`,
    }));
    live.here(...people);
    const group = await screen.findByRole('button', { name: /^Here now: / });
    expect(group).toHaveTextContent('+2');
    live.here(...people.slice(0, 4));
    await waitFor(() => expect(group).not.toHaveTextContent('+'));
  });
});

it('says in one line that somebody changed many values', async () => {
  const keys = Array.from({ length: 21 }, (_, at) =>
    aKey({ id: 40 + at, name: `key_${at}`, groupId: 1, texts: { 1: 'Text', 2: 'Texte' } }),
  );
  world(aProjectOf(...keys));
  await openGrid();
  const live = await joinedLive();
  live.here(camille());
  const values = keys.flatMap((key) => key.values.filter(({ languageId }) => languageId === 2));
  live.changed('value_changed', {
    languageId: 2,
    values: values.map(({ languageName: _, languageAccess: __, ...value }) => ({
      ...value,
      name: 'Autre',
      version: 9,
    })),
  });
  expect(await screen.findByText('Camille Roux changed 21 values')).toBeVisible();
});

it('on a phone, keeps what was being typed when the right to write is lost, to be copied', async () => {
  setWindowWidth(390);
  world().on('PATCH', routes.writeValue(7, 23, 2320), refusal(403, 'unauthorized'));
  const { user } = await renderApp({ at: `${AT}?key=23` });
  const live = await joinedLive();
  const sheet = within(await screen.findByRole('dialog', { name: 'pay_now' }));
  await user.type(await sheet.findByRole('textbox', { name: 'pay_now, Français' }), ' x');
  const { languages } = aProject();
  live.member({
    userId: 7,
    role: 'reviewer',
    access: { role: 'reviewer', targetRestricted: false, languages },
  });
  const note = await sheet.findByText(KEPT);
  expect(sheet.queryByRole('textbox')).toBeNull();
  expect(sheet.queryByRole('button', { name: 'Copy source' })).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('Payer été x');
  await user.click(sheet.getByRole('button', { name: 'Discard my text' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
});

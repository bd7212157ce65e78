import { screen } from '@testing-library/react';
import { jest } from '@jest/globals';

import type { LiveKey } from '#core/api/live.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { joinedLive } from '../../testing/live.js';
import { openGrid, prepareGrid, world } from '../../testing/project.js';
import { aProject } from '../../testing/sample-projects.js';
import { fakeSocketIo } from '../../testing/socket.js';

jest.unstable_mockModule('socket.io-client', fakeSocketIo);
prepareGrid();

function keyNamed({ groups }: ProjectDetails, name: string): LiveKey {
  const found = groups.flatMap(({ keys }) => keys).find((key) => key.name === name);
  if (!found) throw new Error(`No ${name}`);
  const { values: _, ...key } = found;
  return key;
}

async function opened() {
  world();
  await openGrid();
  return {
    live: await joinedLive(),
    cancel: keyNamed(aProject(), 'cancel'),
    pay: keyNamed(aProject(), 'pay_now'),
  };
}

describe('keys that a rename in this tab has taken along', () => {
  it('have their new names, too', async () => {
    const { live, cancel, pay } = await opened();
    live.changedHere('key_changed', { keys: [cancel, { ...pay, name: 'cancel_now' }] });
    expect(await screen.findAllByText('cancel_now')).not.toHaveLength(0);
    expect(screen.queryByText('pay_now')).toBeNull();
  });

  it('leave the renamed key to its own answer', async () => {
    const { live, cancel, pay } = await opened();
    live.changedHere('key_changed', { keys: [{ ...cancel, name: 'earlier' }] });
    live.changedHere('key_changed', { keys: [cancel, { ...pay, name: 'cancel_now' }] });
    expect(await screen.findAllByText('cancel_now')).not.toHaveLength(0);
    expect(screen.queryByText('earlier')).toBeNull();
  });
});

import { gridCommand } from './editor-keys.js';

const pressed = (key: string, more: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('gridCommand', () => {
  it.each([
    [pressed('ArrowDown'), { kind: 'move', to: 'down' }],
    [pressed('End', { ctrlKey: true }), { kind: 'move', to: 'last' }],
    [pressed('v'), { kind: 'review', status: 'validated' }],
    [pressed('M', { shiftKey: true }), { kind: 'seek', status: 'empty', direction: -1 }],
    [pressed('z', { metaKey: true }), { kind: 'undo' }],
    [pressed('v', { ctrlKey: true }), null],
    [pressed('q'), null],
  ])('%o → %o', (event, command) => expect(gridCommand(event, true)).toEqual(command));

  it('has no single letters once they are switched off', () => {
    expect(gridCommand(pressed('v'), false)).toBeNull();
    expect(gridCommand(pressed('Enter'), false)).toEqual({ kind: 'edit' });
  });
});

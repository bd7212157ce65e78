import { gridCommand } from './editor-keys.js';

interface Modifiers {
  ctrlKey?: boolean;
  metaKey?: boolean;
  altKey?: boolean;
  shiftKey?: boolean;
  isAltGraph?: boolean;
}

const pressed = (key: string, { isAltGraph = false, ...more }: Modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
  getModifierState: (modifier: string) => isAltGraph && modifier === 'AltGraph',
});

const CTRL = { ctrlKey: true };
const ALT = { altKey: true };
const SHIFT = { shiftKey: true };

describe('gridCommand', () => {
  const READ = { hasSingleKeys: true, isTypedInto: false };
  const REVIEWED = { hasSingleKeys: true, isTypedInto: true };
  const WRITTEN = { hasSingleKeys: false, isTypedInto: true };
  const TYPE = { kind: 'type' };

  it.each([
    [pressed('ArrowDown'), { kind: 'move', to: 'down' }],
    [pressed('End', CTRL), { kind: 'move', to: 'last' }],
    [pressed('v'), { kind: 'review', status: 'validated', goesOn: false }],
    [pressed('Enter', CTRL), { kind: 'review', status: 'validated', goesOn: true }],
    [pressed('M', SHIFT), { kind: 'seek', status: 'empty', direction: -1 }],
    [pressed('z', { metaKey: true }), { kind: 'undo' }],
    [pressed('v', CTRL), null],
    [pressed('q'), null],
  ])('where a text is only read, %o → %o', (event, command) =>
    expect(gridCommand(event, READ)).toEqual(command),
  );

  it('has no single letters once they are switched off', () => {
    const off = { ...READ, hasSingleKeys: false };
    expect(gridCommand(pressed('v'), off)).toBeNull();
    expect(gridCommand(pressed('Enter'), off)).toEqual({ kind: 'edit' });
  });

  it.each([
    ['a letter', pressed('v')],
    ['a capital', pressed('R', SHIFT)],
    ['a letter of another script', pressed('ж')],
    ['two letters of one key', pressed('لا')],
    ['a sign', pressed('/')],
    ['a digit', pressed('7')],
    ['AltGr as Linux reports it', pressed('€', { isAltGraph: true })],
    ['AltGr as Windows reports it', pressed('@', { ...CTRL, ...ALT })],
    ['an accent', pressed('Dead')],
    ['the beginning of a composition', pressed('Process')],
    ['a paste', pressed('v', CTRL)],
    ['a paste, by the Command key', pressed('v', { metaKey: true })],
    ['a paste, as of old', pressed('Insert', SHIFT)],
  ])('types into a cell that may be written: %s', (_, event) =>
    expect(gridCommand(event, WRITTEN)).toEqual(TYPE),
  );

  it.each([
    ['the space, which opens the panel', pressed(' '), { kind: 'panel' }],
    ['Enter', pressed('Enter'), { kind: 'edit' }],
    ['a space with Shift', pressed(' ', SHIFT), null],
    ['a chord', pressed('k', CTRL), null],
    ['a chord of two', pressed('m', { ...CTRL, ...ALT }), null],
    ['a letter with Alt', pressed('m', ALT), null],
    ['the Shift key itself', pressed('Shift', SHIFT), null],
    ['a function key', pressed('F5'), null],
    ['Delete', pressed('Delete'), null],
  ])('types nothing there: %s', (_, event, command) => expect(gridCommand(event, WRITTEN)).toEqual(command));

  it('reviews where texts are being reviewed, and types with the other keys', () => {
    expect(gridCommand(pressed('x'), REVIEWED)).toEqual({
      kind: 'review',
      status: 'invalidated',
      goesOn: false,
    });
    expect(gridCommand(pressed('X', SHIFT), REVIEWED)).toEqual(TYPE);
    expect(gridCommand(pressed('b'), REVIEWED)).toEqual(TYPE);
    expect(gridCommand(pressed('?', SHIFT), REVIEWED)).toBeNull();
  });
});

import { routes } from '#core/api/routes.js';

import { aValue } from '../../testing/sample-projects.js';
import { ok, refusal, startServer } from '../../testing/server.js';
import { keepSession } from '../../testing/session.js';
import type { SaveStep } from './save-queue.js';
import { sendValue } from './send-value.js';

beforeEach(() => keepSession());

const REF = { keyId: 23, languageId: 2, quantity: null };
const VALUE = aValue({ id: 5, keyId: 23, languageId: 2, name: 'Payer', version: 4 });
const TEXT: SaveStep = {
  ref: REF,
  base: { id: 5, version: 3 },
  takesBack: true,
  kind: 'text',
  text: 'Payer',
  isTypo: false,
};
const UNCONFIRM: SaveStep = { ref: REF, base: { id: 5, version: 3 }, takesBack: true, kind: 'unconfirm' };

const serverWith = (...items: object[]) =>
  startServer()
    .on('GET', routes.listHistoryOfValue(7, 23, 5), ok({ items, next: null }))
    .on('POST', routes.revertChange(7, 90), ok(VALUE))
    .on('PATCH', routes.writeValue(7, 23, 5), ok(VALUE));

describe('what is taken back', () => {
  it.each([
    ['a text', TEXT, { action: 'value.written', old: { text: 'Payer' } }],
    ['a confirmation', UNCONFIRM, { action: 'value.confirmed', old: { text: 'Payer' } }],
  ])('is the last change in the history: %s', async (_, step, change) => {
    const server = serverWith(
      { id: 91, version: 2, action: 'value.written' },
      { id: 90, version: 3, ...change },
    );
    expect(await sendValue(7, step)).toEqual({ kind: 'saved', value: VALUE });
    expect(server.to('POST', routes.revertChange(7, 90))).toHaveLength(1);
  });

  it('is written instead, where the last change led from another text', async () => {
    const server = serverWith({ id: 90, version: 3, action: 'value.written', old: { text: 'other' } });
    expect(await sendValue(7, TEXT)).toEqual({ kind: 'saved', value: VALUE });
    expect(server.to('PATCH', routes.writeValue(7, 23, 5))).toMatchObject([{ body: { name: 'Payer' } }]);
  });

  it('is refused if it was a confirmation, and something else has happened since', async () => {
    serverWith({ id: 90, version: 3, action: 'value.reviewed', old: {} });
    expect(await sendValue(7, UNCONFIRM)).toEqual({ kind: 'refused', message: 'errors.conflict' });
  });

  it('stays with what another member has written meanwhile', async () => {
    const theirs = { ...VALUE, name: 'Régler', version: 9 };
    serverWith({ id: 90, version: 3, action: 'value.written', old: { text: 'Payer' } }).on(
      'POST',
      routes.revertChange(7, 90),
      refusal(409, 'conflict', { current: theirs }),
    );
    expect(await sendValue(7, TEXT)).toMatchObject({ kind: 'conflict', theirs });
  });
});

describe('a change of a source text', () => {
  it.each([
    [true, { name: 'Payer', isTypo: true }],
    [false, { name: 'Payer' }],
  ])('says whether it is a typo: %s', async (isTypo, body) => {
    const server = serverWith();
    await sendValue(7, { ...TEXT, takesBack: false, isTypo });
    expect(server.to('PATCH', routes.writeValue(7, 23, 5))).toMatchObject([{ body }]);
  });
});

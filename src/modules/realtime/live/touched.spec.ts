import type { ContentChange } from '../../content/content-changed.js';
import { eventsOf } from './live-events.js';
import type { LiveContent } from './live-events.js';
import { Touched } from './touched.js';

const anna = { byUserId: 1, clientId: 'a' };
const boris = { byUserId: 2, clientId: 'b' };

const written = (valueId: number, version: number): ContentChange => ({
  action: 'value.written',
  keyId: 1,
  languageId: 5,
  valueId,
  version,
});

const value = (id: number, version: number): LiveContent['values'][number] => ({
  id,
  keyId: 1,
  languageId: 5,
  version,
  name: 'Text',
  quantityString: null,
  status: 'modified',
  languageName: 'en',
  languageAccess: 'target',
  updatedAt: '2026-03-02T09:30:00.000Z',
});

const content = (values: LiveContent['values']): LiveContent => ({
  cursor: 12,
  safeCursor: 12,
  values,
  keys: [],
  groups: [],
  languages: [],
  project: null,
});

describe('the events of a batch', () => {
  it('are one for the values of one person in one language', () => {
    const touched = new Touched();
    touched.add([written(1, 2)], anna);
    touched.add([written(2, 2)], anna);
    touched.add([written(3, 2)], boris);
    const events = eventsOf(7, touched, content([value(1, 2), value(2, 2), value(3, 2)]));
    expect(events.map(({ event }) => event)).toMatchObject([
      { byUserId: 1, clientId: 'a', cursor: 12, values: [{ id: 1 }, { id: 2 }] },
      { byUserId: 2, clientId: 'b', values: [{ id: 3 }] },
    ]);
  });

  it('do not say that somebody made a version that is newer than theirs', () => {
    const touched = new Touched();
    touched.add([written(1, 2)], anna);
    expect(eventsOf(7, touched, content([value(1, 3)]))).toMatchObject([
      { event: { byUserId: null, clientId: null, values: [{ id: 1, version: 3 }] } },
    ]);
  });

  it('contain the deletion of a key which is no longer there', () => {
    const touched = new Touched();
    touched.add([{ action: 'key.created', groupId: 3, keyId: 4 }], anna);
    expect(eventsOf(7, touched, content([]))).toMatchObject([
      { name: 'key_deleted', event: { keyIds: [4] } },
    ]);
  });

  it('contain what is sent again after a failure, by its newer change', () => {
    const [earlier, newer] = [new Touched(), new Touched()];
    earlier.add([written(1, 2), written(2, 2)], anna);
    newer.add([written(1, 3)], boris);
    earlier.addAll(newer);
    const events = eventsOf(7, earlier, content([value(1, 3), value(2, 2)]));
    expect(events.map(({ event }) => event.byUserId)).toEqual([2, 1]);
  });
});

describe('more changes than are listed', () => {
  it('of several calls become a reload', () => {
    const touched = new Touched(3);
    for (let id = 1; id <= 3; id += 1) touched.add([written(id, 2)], anna);
    expect(touched.reload).toBeNull();
    touched.add([written(4, 2)], boris);
    expect(touched.reload).toEqual(boris);
    expect(touched.values.size).toBe(0);
  });

  it('count a new key as ten, because its values are sent', () => {
    const touched = new Touched(10);
    touched.add([{ action: 'key.created', groupId: 3, keyId: 4 }], anna);
    expect(touched.reload).toEqual(anna);
  });
});

import { jest } from '@jest/globals';

import { readJson, storage, writeJson } from './storage.js';

const isNumbers = (value: unknown): value is number[] => Array.isArray(value);

describe('storage', () => {
  afterEach(() => jest.restoreAllMocks());

  it('keeps text on the device under the key itself', () => {
    storage.write('locale', 'fr');
    expect(localStorage.getItem('locale')).toBe('fr');
    expect(storage.read('locale')).toBe('fr');
    storage.remove('locale');
    expect(storage.read('locale')).toBeNull();
  });

  it('keeps what a full or forbidden storage refuses as long as the page lives', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    storage.write('draft', 'a');
    expect(localStorage.getItem('draft')).toBeNull();
    expect(storage.read('draft')).toBe('a');
    expect(storage.keys()).toContain('draft');
    storage.remove('draft');
    expect(storage.read('draft')).toBeNull();
  });

  it('reads nothing from a storage that refuses to be read', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(storage.read('anything')).toBeNull();
  });

  it.each(['', '{', '{"a":1}', 'null'])('takes %j for no list of numbers', (text) => {
    storage.write('list', text);
    expect(readJson('list', isNumbers)).toBeNull();
  });

  it('reads back what was written', () => {
    writeJson('list', [1, 2]);
    expect(readJson('list', isNumbers)).toEqual([1, 2]);
  });
});

import { isolate, withoutMarks } from './isolate.js';

describe('a name in a sentence', () => {
  it.each(['العربية', 'עברית', 'Site العربية'])(
    'is kept apart if it is written from right to left: %s',
    (name) => {
      expect(isolate(name)).toBe(`\u2068${name}\u2069`);
      expect(withoutMarks(isolate(name))).toBe(name);
    },
  );

  it.each(['Français', '日本語', 'Ελληνικά', ''])('is left alone otherwise: %j', (name) => {
    expect(isolate(name)).toBe(name);
  });
});

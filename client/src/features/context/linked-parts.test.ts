import { linkedParts } from './linked-parts.js';

const links = (text: string): string[] => linkedParts(text).flatMap(({ href }) => href ?? []);

describe('linkedParts', () => {
  it.each([
    ['See https://example.com/a?b=c#d.', ['https://example.com/a?b=c#d']],
    ['(https://example.com)', ['https://example.com']],
    ['https://example.com/a_(b)', ['https://example.com/a_(b)']],
    ['http://a.example, https://b.example!', ['http://a.example', 'https://b.example']],
    ['Voir « https://example.com/été » !', ['https://example.com/été']],
    ['javascript:alert(1) data:text/html,x example.com', []],
    ['https://', []],
    ['', []],
  ])('finds the links of %j', (text, found) => expect(links(text)).toEqual(found));

  it.each(['See https://example.com/a.\n\nThen https://example.com (or not).', 'plain', 'https://'])(
    'leaves out nothing of %j',
    (text) => {
      expect(
        linkedParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
    },
  );
});

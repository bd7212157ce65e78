import type { changed } from '../profile/testing-edits.js';
import { after, keyOf } from '../profile/testing-edits.js';
import { keepText } from '../profile/testing-profile.js';
import { writeProject } from '../index.js';
import type { PluralMode } from '../../domain/plural-rules.js';

const php = (line: string) => ({ name: 'messages.php', text: `<?php\n\nreturn [\n    ${line}\n];\n` });

describe('plurals of Laravel', () => {
  /** The texts of a key by their forms, or its one text. */
  const plural = (text: string, tag: string): unknown => {
    const [group] = keepText('messages.php', `<?php return ['a' => '${text}'];`, tag).groups;
    const [key] = group?.keys ?? [];
    const texts = key?.values.map(({ quantityString, name }) => [quantityString, name]) ?? [];
    return key?.isPlural ? Object.fromEntries(texts) : key?.values[0]?.name;
  };

  it.each([
    ['en', 'one apple|many apples', { one: 'one apple', other: 'many apples' }],
    ['en', ':count apple | :count apples', { one: ':count apple', other: ':count apples' }],
    ['en', '{0} none|{1} one|[2,*] :count', { '=0': 'none', one: 'one', other: ':count' }],
    ['en', 'one|many|{0} none', { '=0': 'none', one: 'one', other: 'many' }],
    ['pl', 'a|b|c', { one: 'a', few: 'b', many: 'c', other: 'c' }],
    ['ar', 'a|b|c|d|e|f', { zero: 'a', one: 'b', two: 'c', few: 'd', many: 'e', other: 'f' }],
    ['ja', '[0,*] :count', { other: ':count' }],
  ])('in %s: %s', (tag, text, forms) => {
    expect(plural(text, tag)).toEqual(forms);
  });

  it.each([
    ['en', 'Home | Site'],
    ['en', 'a|b|c'],
    ['ja', 'a|b'],
    ['en', '{0} none|[1,19] some|[20,*] many'],
    ['en', 'one|[2,*] many'],
    ['en', '|'],
  ])('are none in %s: %s', (tag, text) => {
    expect(plural(text, tag)).toBe(text);
  });

  const written = (tag: string, texts: Record<string, string>, pluralMode: PluralMode = 'cldr'): string => {
    const project = {
      languages: [{ id: 1, name: tag, tag }],
      groups: [{ name: 'common', keys: [keyOf('n', texts)] }],
    };
    const options = { platform: 'laravel', languageIds: [1], prefix: false, validatedOnly: false } as const;
    const [file] = writeProject(project, { ...options, pluralMode });
    return /'n' => (.*),\n/.exec(file?.text ?? '')?.[1] ?? '';
  };

  it('are written in the order in which Laravel chooses, or with numbers where it does not', () => {
    expect(written('en', { one: 'a', other: 'b' })).toBe("'a|b'");
    expect(written('en', { '=0': 'z', one: 'a', other: 'b' })).toBe("'a|b|{0} z'");
    expect(written('pl', { one: 'a', few: 'b', many: 'c', other: 'd' })).toBe("'a|b|c'");
    expect(written('tr', { one: 'a', other: 'b' })).toBe("'{1} a|[0,*] b'");
    expect(written('en', { zero: 'z', one: 'a', other: 'b' }, 'strict')).toBe("'{0} z|{1} a|[2,*] b'");
  });

  it('change form by form, and get a further one for a number', () => {
    const file = php("'n' => '{1} it\\'s one |[2,*]  many ',");
    const forms = (texts: Record<string, string>) => (groups: Parameters<ReturnType<typeof changed>>[0]) =>
      groups.map((group) => ({ ...group, keys: [keyOf('n', texts)] }));
    expect(after(file, forms({ one: "it's 1", other: 'many' }))).toBe(
      php("'n' => '{1} it\\'s 1 |[2,*]  many ',").text,
    );
    expect(after(file, forms({ '=0': "isn't", one: "it's one", other: 'many' }))).toBe(
      php("'n' => '{1} it\\'s one |[2,*]  many |{0} isn\\'t',").text,
    );
  });
});

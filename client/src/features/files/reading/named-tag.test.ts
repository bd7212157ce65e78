import { namedTag } from './named-tag.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const nested = (root: string, text = 'OK'): string => `{"${root}": {"menu": {"ok": "${text}"}}}`;

describe('the language that a file names', () => {
  it.each([
    ['app.arb', 'arb', '{"@@locale": "fr", "ok": "OK"}', 'fr'],
    ['django.po', 'po', 'msgid ""\nmsgstr ""\n"Language: pt_BR\\n"\n', 'pt-BR'],
    ['de.yml', 'yaml', 'fr:\n  ok: OK\n', 'fr'],
    ['de.json', 'json', nested('fr'), 'fr'],
    ['app.json', 'json', nested('pt-br'), 'pt-BR'],
    ['app.json', 'json', nested('de', 'O'.repeat(70_000)), 'de'],
    ['app.ts', 'ts', '<!DOCTYPE TS>\n<TS version="2.1" language="fr_CA">', 'fr-CA'],
  ])('is in its content before its name: %s', (name, format, text, tag) =>
    expect(namedTag(name, format, bytes(text))).toEqual({ tag, from: 'content', isWord: false }),
  );

  it.each([
    ['fr.json', 'fr'],
    ['cs.json', 'cs'],
    ['pt_BR.json', 'pt-BR'],
    ['zh-cn.json', 'zh-CN'],
    ['messages_fr.properties', 'fr'],
    ['strings-de.xml', 'de'],
  ])('is in its name: %s', (name, tag) =>
    expect(namedTag(name, null, bytes('{}'))).toEqual({ tag, from: 'name', isWord: false }),
  );

  it.each(['strings.xml', 'ui.json', 'app.json', 'user_id.json', 'messages.json'])('is unknown: %s', (name) =>
    expect(namedTag(name, 'json', bytes('{"titles": {"ok": "OK"}}'))).toBeNull(),
  );

  it.each([
    ['texts beside it', '{"fr": {"ok": "OK"}, "title": "Titre"}'],
    ['another object', '{"fr": {"ok": "OK"}, "menu": {"ok": "OK"}}'],
    ['another object far below', `{"fr": {"ok": "${'O'.repeat(70_000)}"}, "menu": {"ok": "OK"}}`],
    ['a text of its own', '{"fr": "Français"}'],
  ])('is not in an object with %s', (_, text) =>
    expect(namedTag('app.json', 'json', bytes(text))).toBeNull(),
  );

  it('may as well be the name of a group', () =>
    expect(namedTag('texts.json', 'json', bytes(nested('men')))).toMatchObject({ isWord: true }));

  it.each(['as', 'id', 'is', 'it', 'no', 'so', 'to'])('may as well be a word: %s', (word) => {
    const name = `${word}.json`;
    expect(namedTag(name, 'json', bytes('{"ok": "OK"}'))).toMatchObject({ from: 'name', isWord: true });
    expect(namedTag('app.json', 'json', bytes(nested(word)))).toMatchObject({
      from: 'content',
      isWord: true,
    });
    // Both say it.
    expect(namedTag(name, 'json', bytes(nested(word)))).toMatchObject({ from: 'content', isWord: false });
  });
});

import { namedTag } from './named-tag.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the language that a file names', () => {
  it.each([
    ['app.arb', 'arb', '{"@@locale": "fr", "ok": "OK"}', 'fr'],
    ['django.po', 'po', 'msgid ""\nmsgstr ""\n"Language: pt_BR\\n"\n', 'pt-BR'],
    ['de.yml', 'yaml', 'fr:\n  ok: OK\n', 'fr'],
    ['app.ts', 'ts', '<!DOCTYPE TS>\n<TS version="2.1" language="fr_CA">', 'fr-CA'],
  ])('is in its content before its name: %s', (name, format, text, tag) =>
    expect(namedTag(name, format, bytes(text))).toEqual({ tag, from: 'content' }),
  );

  it.each([
    ['fr.json', 'fr'],
    ['it.json', 'it'],
    ['pt_BR.json', 'pt-BR'],
    ['messages_fr.properties', 'fr'],
    ['strings-de.xml', 'de'],
  ])('is in its name: %s', (name, tag) =>
    expect(namedTag(name, null, bytes('{}'))).toEqual({ tag, from: 'name' }),
  );

  it.each(['strings.xml', 'ui.json', 'app.json', 'user_id.json', 'messages.json'])('is unknown: %s', (name) =>
    expect(namedTag(name, 'json', bytes('{"to": {"ok": "OK"}}'))).toBeNull(),
  );
});

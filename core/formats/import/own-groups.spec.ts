import { strToU8 } from 'fflate';

import '../all-codecs.js';
import { namesOf } from '../testing.js';
import { inOwnGroups } from './own-groups.js';
import { readFiles } from './read-files.js';

const KEYS: Record<string, string[]> = { common: ['auth.login'], auth: ['title', 'login'] };

const read = (name: string, text: string) =>
  inOwnGroups(
    readFiles([{ name, bytes: strToU8(text) }], { keep: true }),
    ({ name: group }, key) => KEYS[group]?.includes(key) ?? false,
  );

describe('a name that joins a group and a key', () => {
  const FLAT = '{ "auth.login": "Connexion", "auth.title": "Titre", "auth.new": "Nouveau" }';

  it('is that of the key that the project has, in its group', () =>
    expect(namesOf(read('fr.json', FLAT).groups)).toEqual([
      ['common', ['auth.login', 'auth.new']],
      ['auth', ['title']],
    ]));

  it('is so in the profile, too', () =>
    expect(read('fr.json', FLAT).profile.files[0]?.keys.map(([group, key]) => [group, key])).toEqual([
      ['common', 'auth.login'],
      ['auth', 'title'],
      ['common', 'auth.new'],
    ]));

  it('is not taken apart where objects say what the group is', () =>
    expect(namesOf(read('fr.json', '{ "auth": { "title": "Titre" } }').groups)).toEqual([
      ['auth', ['title']],
    ]));
});

import { made } from './caller.ts';

export type World = Awaited<ReturnType<typeof aWorld>>;

/** A project that was created, as far as it is read here. */
interface Created {
  id: number;
  groups: { keys: { values: { id: number; keyId: number }[] }[] }[];
}

export const PASSWORD = 'Motley-2026';

const MB = 1_000_000;
const LANGUAGES = 'English Français Deutsch Español Italiano Português Nederlands Polski Türkçe 日本語'.split(
  ' ',
);
const KEYS = 10_000;
const MEMBERS = 4;
/** A text of usual length. */
const TEXT = 'The parcel will arrive before noon, please wait';

/** An owner with a project of 10,000 keys in ten languages and one of a single key, and some who only import. */
export async function aWorld(origin: string) {
  const owner = await anAccount(origin, 'owner');
  const importers: Awaited<ReturnType<typeof anAccount>>[] = [];
  for (let index = 0; index < MEMBERS; index += 1)
    importers.push(await anAccount(origin, `importer-${index}`));
  const large: Created = await made(origin, 'POST', '/projects', largeProject(), owner.token);
  const small: Created = await made(origin, 'POST', '/projects', smallProject(), owner.token);
  const [value] = small.groups.flatMap(({ keys }) => keys).flatMap(({ values }) => values);
  if (value === undefined) throw new Error('The small project was created without a value.');
  const editPath = `/projects/${small.id}/translations/${value.keyId}/values/${value.id}`;
  return { owner, importers, largeId: large.id, editPath };
}

async function anAccount(origin: string, name: string) {
  const email = `${name}@motley.example`;
  const { accessToken } = await made<{ accessToken: string }>(origin, 'POST', '/identity/sign-up', {
    email,
    password: PASSWORD,
  });
  await made(origin, 'POST', '/auth/register', { username: name, email }, accessToken);
  return { email, token: accessToken };
}

const about = (name: string) => ({ name, color: '0e8457', description: '' });

const largeProject = () => ({
  ...about('Large'),
  languages: LANGUAGES,
  groups: [{ name: 'common', keys: Array.from({ length: KEYS }, (_, index) => aKey(index, LANGUAGES)) }],
});

const smallProject = () => ({
  ...about('Small'),
  languages: ['English'],
  groups: [{ name: 'common', keys: [aKey(0, ['English'])] }],
});

const aKey = (index: number, languages: string[]) => ({
  name: `key_number_${index}`,
  isPlural: false,
  values: languages.map((languageName) => ({ name: `${TEXT} ${index}`, quantityString: null, languageName })),
});

/** The largest import that is allowed: close to 20 MB, close to 50,000 keys. */
export function legalImport() {
  const keys: object[] = [];
  for (let index = 0, size = 0; size < 19.5 * MB && index < 49_000; index += 1) {
    const key = {
      name: `key_number_${index}`,
      isPlural: true,
      values: ['zero', 'one', 'other'].map((quantityString) => ({ name: `${TEXT} ${TEXT}`, quantityString })),
    };
    size += JSON.stringify(key).length + 1;
    keys.push(key);
  }
  return JSON.stringify({ ...about('Import'), languages: ['English'], groups: [{ name: 'common', keys }] });
}

/** A JSON list of `item` with about `bytes` bytes. */
export const listOf = (item: string, bytes = 18 * MB) =>
  `[${Array.from({ length: Math.floor(bytes / (item.length + 1)) }, () => item).join(',')}]`;

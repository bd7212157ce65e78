import { made } from '../storm/caller.ts';
import { aProject } from './data.mjs';

export const ACCOUNT = { email: 'bench@motley.example', password: 'Motley-2026' };

export const LANGUAGES = [
  'English',
  'Français',
  'Deutsch',
  'Español',
  'Italiano',
  'Português',
  'Nederlands',
  'Polski',
  'Türkçe',
  '日本語',
];

/** One key in this number has no text in the other languages yet. */
const EMPTY_EVERY = 9;

/** Creates an account with one project of `keys` keys in ten languages; returns the id of the project. */
export async function aLargeProject(
  origin: string,
  keys: number,
  account: { email: string; password: string } = ACCOUNT,
) {
  const { accessToken } = await made<{ accessToken: string }>(origin, 'POST', '/identity/sign-up', account);
  const post = (path: string, body: object) => made(origin, 'POST', path, body, accessToken);
  await post('/auth/register', { username: `Bench ${keys}`, email: account.email });
  const languages = LANGUAGES.map((name, index) => ({ id: index + 1, name }));
  const { groups } = aProject({ keys, languages, pluralEvery: 11 });
  const of = (id: number) =>
    groups.map(({ name, keys: members }) => ({
      name,
      keys: members.map((key, index) => ({
        name: key.name,
        isPlural: key.isPlural,
        values: key.values
          .filter(({ languageId }) => languageId === id)
          .map((value) => ({
            name: id % 2 === 0 && index % EMPTY_EVERY === 0 ? '' : value.name,
            quantityString: value.quantityString,
          })),
      })),
    }));
  const [first, ...others] = languages;
  if (first === undefined) throw new Error('There are no languages.');
  const about = { name: 'Bench', color: '0e8457', description: '' };
  const project = (await post('/projects', { ...about, languages: [first.name], groups: of(first.id) })) as {
    id: number;
  };
  for (const { id, name } of others)
    await post(`/projects/${project.id}/languages`, { name, groups: of(id) });
  return project.id;
}

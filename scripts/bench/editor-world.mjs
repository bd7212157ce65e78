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

/** Every so many keys have no text in every other language yet. */
const EMPTY_EVERY = 9;

/** An account with one project of so many keys in ten languages; answers the project's id. */
export async function aLargeProject(origin, keys) {
  const call = callerOf(origin);
  const { accessToken } = await call('POST', '/identity/sign-up', ACCOUNT);
  await call('POST', '/auth/register', { username: 'Bench', email: ACCOUNT.email }, accessToken);
  const languages = LANGUAGES.map((name, index) => ({ id: index + 1, name }));
  const { groups } = aProject({ keys, languages, pluralEvery: 11 });
  const of = (id) =>
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
  const about = { name: 'Bench', color: '0e8457', description: '' };
  const project = await call(
    'POST',
    '/projects',
    { ...about, languages: [first.name], groups: of(first.id) },
    accessToken,
  );
  for (const { id, name } of others)
    await call('POST', `/projects/${project.id}/languages`, { name, groups: of(id) }, accessToken);
  return project.id;
}

const callerOf = (origin) => async (method, path, body, token) => {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

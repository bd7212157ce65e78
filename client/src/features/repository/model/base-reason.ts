import type { BaseLanguage } from '#core/repository/base-language.js';

/** More would not fit below the field. */
const MOST = 2;

/** The folders or files that say which language is the base: `values/`, `Resources.resx`. */
export function sourcesOfBase({ reason, paths }: BaseLanguage): string[] {
  if (reason === null || reason === 'complete') return [];
  const named = paths.map((path) => {
    const [name = path, folder] = path.split('/').toReversed();
    return reason === 'uncoded' && folder?.startsWith('values') ? `${folder}/` : name;
  });
  return [...new Set(named)].slice(0, MOST);
}

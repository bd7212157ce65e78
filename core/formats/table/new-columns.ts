import { COMMON_GROUP } from '../../domain/rules.js';
import type { NewFile } from '../model/new-file.js';

/** The columns of a new table: those for groups, forms and descriptions only where there are some. */
export function newColumns({ groups, languages }: Pick<NewFile, 'groups' | 'languages'>): {
  /** What each holds, as a style says it. */
  columns: string[];
  header: string[];
} {
  const keys = groups.flatMap((group) => group.keys);
  const own = [
    'key',
    ...(groups.some(({ name }) => name !== COMMON_GROUP) ? ['group'] : []),
    ...(keys.some(({ isPlural }) => isPlural) ? ['form'] : []),
    ...(keys.some(({ description = '' }) => description !== '') ? ['description'] : []),
  ];
  return {
    columns: [...own, ...languages.map(({ index }) => String(index))],
    header: [...own, ...languages.map(({ code }) => code)],
  };
}

import type { ProjectView } from '#core/api/projects.js';

import { useLocale } from '../../i18n/LocaleProvider.js';
import { useText } from '../../i18n/use-text.js';
import { dayOfYear } from '../../lib/text/relative-time.js';

export type ProjectArchive = Pick<ProjectView, 'archivedAt' | 'archivedBy'>;

/** The text that says who archived a project and when; null if it is not archived. */
export function useArchiveBanner({ archivedAt, archivedBy }: ProjectArchive): string | null {
  const text = useText();
  const { locale } = useLocale().dictionary;
  if (archivedAt === null) return null;
  const name =
    archivedBy === null
      ? text('activity.gone')
      : (archivedBy.username ?? text('activity.unnamed', { id: archivedBy.id }));
  return text('archive.banner', { name, date: dayOfYear(archivedAt, locale) });
}

import { Tag, Tooltip } from 'antd';

import { useText } from '../../i18n/use-text.js';
import { useArchiveBanner } from './use-archive-banner.js';
import type { ProjectArchive } from './use-archive-banner.js';

/** Says that the project is read-only, and if it is archived, who archived it and when. */
export function ReadOnlyTag({ archive }: { archive: ProjectArchive }) {
  const text = useText();
  const banner = useArchiveBanner(archive);
  if (banner === null) return <Tag>{text('editor.read_only')}</Tag>;
  return (
    <Tooltip title={banner} trigger={['hover', 'focus']}>
      <Tag tabIndex={0}>{text('editor.read_only')}</Tag>
    </Tooltip>
  );
}

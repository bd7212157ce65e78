import { TranslationOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useAtLeast } from '../../lib/hooks/use-media.js';
import { hasOneLanguage } from '../../lib/last-language.js';
import { ReadOnlyTag } from '../../project/ui/ReadOnlyTag.js';
import { Section } from '../../ui/Section.js';
import { LanguageLines } from './LanguageLines.js';
import styles from './LanguagesSection.module.css';
import { UntaggedNotice } from './UntaggedNotice.js';

interface LanguagesSectionProps {
  project: ProjectDetails;
  onAdd: () => void;
  onImport: (languageId: number) => void;
  onDelete: (languageId: number) => void;
}

/** Explains why the last language cannot be deleted. */
const LAST_ID = 'last-language';

/** The languages of a project: code, access, number of keys and validated share. */
export function LanguagesSection({ project, onAdd, onImport, onDelete }: LanguagesSectionProps) {
  const text = useText();
  const mayWrite = useCan(project)('canWriteLanguage');
  const isLast = hasOneLanguage(project);
  const hasCodeColumn = useAtLeast('sm');
  return (
    <Section
      isMain
      title={text('settings.languages')}
      tag={mayWrite ? undefined : <ReadOnlyTag archive={project} />}
      aside={
        mayWrite && (
          <Button type="primary" icon={<TranslationOutlined aria-hidden />} onClick={onAdd}>
            {text('language.add_title')}
          </Button>
        )
      }
    >
      <UntaggedNotice languages={project.languages} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text('language.name')}</th>
              {hasCodeColumn && <th scope="col">{text('language.code')}</th>}
              {project.targetRestricted && (
                <th scope="col" className={styles.minor}>
                  {text('language.access')}
                </th>
              )}
              <th scope="col">{text('language.keys')}</th>
              <th scope="col" className={styles.end}>
                {text('language.validated')}
              </th>
              {mayWrite && (
                <th scope="col">
                  <span className="visually-hidden">{text('app.more')}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            <LanguageLines
              project={project}
              hasCodeColumn={hasCodeColumn}
              whyLast={LAST_ID}
              actions={mayWrite ? { onImport, onDelete: isLast ? null : onDelete } : null}
            />
          </tbody>
        </table>
      </div>
      {mayWrite && isLast && (
        <p id={LAST_ID} className={styles.last}>
          {text('errors.last_language')}
        </p>
      )}
    </Section>
  );
}

import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { ProjectLink } from '../ProjectLink.js';
import { settingsPath } from '../settings-path.js';
import styles from './Settings.module.css';

/** Marks a history entry that was opened from the list of sections. */
export const FROM_LIST = { fromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

interface BackToSectionsProps {
  projectId: number;
  /** Undefined until it is loaded. */
  name: string | undefined;
}

/** On a phone: links from a section back to the list of sections and to the project. */
export function BackToSections({ projectId, name }: BackToSectionsProps) {
  const text = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const back = (): void =>
    void (isFromList(location.state) ? navigate(-1) : navigate(settingsPath(projectId), { replace: true }));
  return (
    <div className={styles.way}>
      <Button
        type="text"
        className={styles.back}
        icon={<ArrowLeftOutlined aria-hidden />}
        aria-label={text('settings.back')}
        onClick={back}
      />
      {name !== undefined && <ProjectLink id={projectId} name={name} />}
    </div>
  );
}

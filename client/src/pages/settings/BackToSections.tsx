import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLocation, useNavigate } from 'react-router-dom';

import { useText } from '../../i18n/use-text.js';
import { settingsPath } from './sections.js';
import styles from './Settings.module.css';

/** Marks a step of the history that came from the list of sections. */
export const FROM_LIST = { fromList: true };

const isFromList = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromList' in state;

/** On a phone: from a section back to the list of them. */
export function BackToSections({ projectId }: { projectId: number }) {
  const text = useText();
  const navigate = useNavigate();
  const location = useLocation();
  const back = (): void =>
    void (isFromList(location.state) ? navigate(-1) : navigate(settingsPath(projectId), { replace: true }));
  return (
    <Button
      type="text"
      className={styles.back}
      icon={<ArrowLeftOutlined aria-hidden />}
      aria-label={text('settings.back')}
      onClick={back}
    />
  );
}

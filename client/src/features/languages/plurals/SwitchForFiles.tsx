import { Alert, Button } from 'antd';
import { useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../../i18n/use-text.js';
import { useCan } from '../../../lib/hooks/use-can.js';
import { maySwitchPlurals } from '../../../project/rights.js';
import { FailureAlert } from '../../../ui/FailureAlert.js';
import { ForecastFailure } from './ForecastFailure.js';
import { countPlurals } from './plural-change.js';
import { SwitchInBrief } from './SwitchInBrief.js';
import styles from './SwitchForFiles.module.css';
import { usePluralSwitch } from './use-plural-switch.js';

interface SwitchForFilesProps {
  project: ProjectDetails;
  /** How many plurals of the files three forms leave out or change. */
  lostPlurals: number;
  onUndo: (changeSetId: number) => void;
}

/** Where three forms do not do for the plurals of files: the way to those of each language. */
export function SwitchForFiles({ project, lostPlurals, onUndo }: SwitchForFilesProps) {
  const text = useText();
  const can = useCan(project);
  const [isAsked, setAsked] = useState(false);
  const plurals = countPlurals(project);
  const change = usePluralSwitch(project, { target: isAsked && plurals > 0 ? 'cldr' : null, onUndo });
  if (project.pluralMode === 'cldr' || lostPlurals === 0 || !maySwitchPlurals({ can }, project)) return null;
  const begin = (): void => {
    change.forgetFailure();
    setAsked(true);
  };
  /** What has the focus goes once it is done: the focus goes to what is around it. */
  const run = async (button: HTMLElement): Promise<void> => {
    const around = button.closest<HTMLElement>('[tabindex="-1"]');
    if (await change.run('cldr')) around?.focus();
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={
        <div className={styles.parts}>
          <p>{text('imports.mode_loss', { count: lostPlurals })}</p>
          <FailureAlert failure={change.failure} />
          {isAsked && change.forecastError !== undefined && (
            <ForecastFailure error={change.forecastError} onRetry={change.look} />
          )}
          {isAsked && plurals > 0 ? (
            <SwitchInBrief
              change={change}
              plurals={plurals}
              onCancel={() => setAsked(false)}
              onSwitch={(button) => void run(button)}
            />
          ) : (
            <Button
              loading={change.isRunning}
              onClick={({ currentTarget }) => (plurals === 0 ? void run(currentTarget) : begin())}
            >
              {text('plural.switch_project')}
            </Button>
          )}
        </div>
      }
    />
  );
}

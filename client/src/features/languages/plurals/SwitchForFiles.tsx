import { Alert, Button } from 'antd';
import { useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { PluralLosses } from '#core/formats/index.js';
import { modeLosingLess } from '#core/formats/plurals/plural-loss.js';

import { useText } from '../../../i18n/use-text.js';
import { useCan } from '../../../lib/hooks/use-can.js';
import { maySwitchPlurals } from '../../../project/rights.js';
import { pluralLosses } from '../../files/plural-losses.js';
import { FailureAlert } from '../../../ui/dialogs/FailureAlert.js';
import { ForecastFailure } from './ForecastFailure.js';
import { countPlurals } from './plural-change.js';
import { SwitchInBrief } from './SwitchInBrief.js';
import styles from './SwitchForFiles.module.css';
import { usePluralSwitch } from './use-plural-switch.js';

interface SwitchForFilesProps {
  project: ProjectDetails;
  /** What the plurals of the files lose in either mode; null if nothing is lost. */
  losses: PluralLosses | null;
}

const isWorthSwitching = ({ pluralMode }: ProjectDetails, losses: PluralLosses): boolean =>
  pluralMode === 'strict' && modeLosingLess(losses) === 'cldr';

/**
 * Offers to switch the project to the forms of each language if three forms are not enough for the plurals of files.
 */
export function SwitchForFiles({ project, losses }: SwitchForFilesProps) {
  const text = useText();
  const can = useCan(project);
  const [isAsked, setAsked] = useState(false);
  const plurals = countPlurals(project);
  const change = usePluralSwitch(project, { target: isAsked && plurals > 0 ? 'cldr' : null });
  if (!losses || !isWorthSwitching(project, losses) || !maySwitchPlurals({ can }, project)) return null;
  const begin = (): void => {
    change.forgetFailure();
    setAsked(true);
  };
  /** The button is removed after the switch: the focus moves to the element around it. */
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
          <p>{pluralLosses(text, losses)}</p>
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

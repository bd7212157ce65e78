import { InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';

import type { ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import { ForecastFailure } from './ForecastFailure.js';
import { countPlurals } from './plural-change.js';
import { PluralChanges } from './PluralChanges.js';
import styles from './PluralsSection.module.css';
import type { PluralSwitch } from './use-plural-switch.js';

interface PendingSwitchProps {
  project: ProjectDetails;
  target: PluralMode;
  change: PluralSwitch;
  onCancel: () => void;
}

/** The effect of a switch, and a button that confirms it. Absent without plurals, unless the switch failed. */
export function PendingSwitch({ project, target, change, onCancel }: PendingSwitchProps) {
  const text = useText();
  const { forecast, forecastError, isRunning, failure } = change;
  const plurals = countPlurals(project);
  if (forecastError !== undefined) return <ForecastFailure error={forecastError} onRetry={change.look} />;
  if (plurals === 0 && failure === null) return null;
  return (
    <>
      {plurals > 0 && (
        <>
          <PluralChanges project={project} target={target} forecast={forecast} onTagged={change.look} />
          <Consequences of={target} />
        </>
      )}
      <div className={styles.buttons}>
        <Button disabled={isRunning} onClick={onCancel}>
          {text('app.cancel')}
        </Button>
        <Button
          type="primary"
          disabled={plurals > 0 && forecast === undefined}
          loading={isRunning}
          onClick={() => void change.run(target)}
        >
          {plurals > 0 ? text('plural.switch', { count: forecast?.keys ?? plurals }) : text('app.retry')}
        </Button>
      </div>
    </>
  );
}

/** The consequences of a mode besides the numbers. */
function Consequences({ of: mode }: { of: PluralMode }) {
  const text = useText();
  return (
    <div className={styles.consequences}>
      <InfoCircleOutlined aria-hidden />
      <div>
        <p>{text('plural.undo_help')}</p>
        {mode === 'strict' && <p>{text('plural.filled_help')}</p>}
        <p>{text(mode === 'cldr' ? 'plural.export_help' : 'plural.export_help_strict')}</p>
      </div>
    </div>
  );
}

import { lazy, Suspense, useId, useState } from 'react';
import type { MouseEvent } from 'react';
import { FormattedMessage } from 'react-intl';

import { useText } from '../../../i18n/use-text.js';
import type { Fault } from '../../../lib/text/checks.js';
import { FaultText } from '../fields/Field.js';
import styles from '../fields/Field.module.css';

const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog.js')).TermsDialog }));

interface TermsFieldProps {
  accepted: boolean;
  fault: Fault | undefined;
  onChange: (accepted: boolean) => void;
}

const opensTab = (event: MouseEvent): boolean => event.ctrlKey || event.metaKey || event.shiftKey;

/** The checkbox "I accept the terms". The link opens them in a dialog; a middle click opens a tab. */
export function TermsField({ accepted, fault, onChange }: TermsFieldProps) {
  const text = useText();
  const id = useId();
  const [isReading, setReading] = useState(false);

  const read = (event: MouseEvent): void => {
    if (opensTab(event)) return;
    event.preventDefault();
    setReading(true);
  };
  const accept = (): void => {
    onChange(true);
    setReading(false);
  };

  return (
    <div className={styles.field}>
      <div className={styles.check}>
        <input
          id={id}
          type="checkbox"
          name="terms"
          checked={accepted}
          aria-invalid={fault !== undefined}
          aria-describedby={fault && `${id}-fault`}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          <FormattedMessage
            id="auth.register.terms"
            values={{
              link: (words) => (
                <a href="/terms" onClick={read}>
                  {words}
                </a>
              ),
            }}
          />
        </label>
      </div>
      {fault && <FaultText id={`${id}-fault`} fault={fault} text={text} />}
      <Suspense>{isReading && <TermsDialog onAccept={accept} onClose={() => setReading(false)} />}</Suspense>
    </div>
  );
}

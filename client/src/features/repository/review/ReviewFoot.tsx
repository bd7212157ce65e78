import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

import type { ReplacedTexts } from '#core/formats/import/import-plan-types.js';

import { useText } from '../../../i18n/use-text.js';
import { ignoreHeldKey } from '../../../lib/held-key.js';
import { useAtLeast } from '../../../lib/hooks/use-media.js';
import { useChord } from '../../../lib/hooks/use-shortcut.js';
import { ReplaceChoice } from '../../files/ReplaceChoice.js';
import type { Choices, Decided } from '../deciding/choices.js';
import { ProgressHead } from '../dialog/ProgressHead.js';
import type { SendingState } from '../sending/run.js';
import { useShownShare } from '../sending/use-shown-progress.js';
import type { ShownShare } from '../sending/use-shown-progress.js';
import styles from './ReviewFoot.module.css';

interface ReviewFootProps {
  decided: Decided;
  choices: Choices;
  sending: SendingState & { cancel: () => void };
  /** Whether the changes are those of an earlier choice. */
  isPending: boolean;
  isNothing: boolean;
  onReplace: (replace: ReplacedTexts) => void;
  onDiscard: () => void;
  onSubmit: () => void;
}

/** What is ticked, which texts are replaced, and the buttons. */
export function ReviewFoot(props: ReviewFootProps) {
  const { decided, sending } = props;
  const shown = useShownShare(sending.progress, {
    keys: decided.n,
    texts: decided.n,
    words: 'again.progress_text',
  });
  return (
    <footer className={styles.foot}>
      {shown ? <Underway {...props} of={shown} /> : <Deciding {...props} />}
    </footer>
  );
}

/** What is sent cannot be changed, but taken back. */
function Underway({ of, sending }: ReviewFootProps & { of: ShownShare }) {
  const text = useText();
  const cancel = useFocus(true);
  return (
    <>
      <div className={styles.progress}>
        <ProgressHead of={of} words="again.progress" />
      </div>
      <Button ref={cancel} title={text('repo.cancel_import_note')} onClick={sending.cancel}>
        {text('app.cancel')}
      </Button>
    </>
  );
}

function Deciding(props: ReviewFootProps) {
  const { decided, choices, sending, isPending, isNothing, onReplace, onDiscard, onSubmit } = props;
  const text = useText();
  const isSending = sending.progress !== null;
  const primary = useFocus(sending.failure !== null || sending.isCancelled);
  useChord('enter', () => {
    if (decided.n > 0 && !isPending) onSubmit();
  });
  const isWide = useAtLeast('lg');
  return (
    <>
      {!isNothing && (
        <p className={styles.words}>
          <strong className="num">{text('again.ticked', { n: decided.n, changes: decided.of })}</strong>
          {decided.skipped > 0 && <span> {text('again.skipped', { n: decided.skipped })}</span>}
        </p>
      )}
      {!isNothing && (
        <label className={styles.replace}>
          <span>{text('finding.replace')}</span>
          <ReplaceChoice
            value={choices.replace}
            isWide={isWide}
            isDisabled={isSending}
            onChange={onReplace}
          />
        </label>
      )}
      <Button disabled={isSending} onClick={onDiscard}>
        {text('again.discard')}
      </Button>
      {!isNothing && (
        <Button
          type="primary"
          ref={primary}
          loading={isSending || isPending}
          disabled={decided.n === 0}
          onClick={onSubmit}
        >
          {sending.failure && sending.failure.reason !== 'errors.import_moved'
            ? text('app.retry')
            : text('again.submit', { changes: decided.n })}
        </Button>
      )}
    </>
  );
}

/** A button that takes the place of one that had the focus. A key that is still held does not press it. */
function useFocus(hasIt: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!hasIt) return;
    ignoreHeldKey();
    button.current?.focus();
  }, [hasIt]);
  return button;
}

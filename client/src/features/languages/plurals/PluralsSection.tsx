import { useRef, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import { useCan } from '../../../lib/hooks/use-can.js';
import { maySwitchPlurals } from '../../../project/rights.js';
import { ReadOnlyTag } from '../../../project/ui/ReadOnlyTag.js';
import { FailureAlert } from '../../../ui/FailureAlert.js';
import { Section } from '../../../ui/Section.js';
import { ModeCards } from './ModeCards.js';
import { countPlurals } from './plural-change.js';
import { PendingSwitch } from './PendingSwitch.js';
import styles from './PluralsSection.module.css';
import { usePluralSwitch } from './use-plural-switch.js';

interface PluralsSectionProps {
  project: ProjectDetails;
  /** Undo of a switch. */
  onUndo: (changeSetId: number) => void;
}

/** How a project keeps plurals. Another choice says what it does before it does it. */
export function PluralsSection({ project, onUndo }: PluralsSectionProps) {
  const text = useText();
  const can = useCan(project);
  const mayWrite = maySwitchPlurals({ can }, project);
  const cards = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<PluralMode | null>(null);
  const target = chosen === project.pluralMode ? null : chosen;
  const plurals = countPlurals(project);
  const leave = (mode: PluralMode): void => {
    setChosen(null);
    // What had the focus is gone.
    cards.current?.querySelector<HTMLInputElement>(`[value="${mode}"]`)?.focus();
  };
  const change = usePluralSwitch(project, {
    target: plurals === 0 ? null : target,
    onSwitched: leave,
    onUndo,
  });
  const choose = (mode: PluralMode): void => {
    if (change.isRunning) return;
    change.forgetFailure();
    setChosen(mode);
    // Nothing to confirm: the choice is the change.
    if (plurals === 0 && mode !== project.pluralMode) void change.run(mode);
  };
  return (
    <Section
      isMain
      title={text('settings.plurals')}
      help={text('plural.help')}
      tag={mayWrite ? undefined : <ReadOnlyTag archive={project} />}
    >
      <div className={styles.parts}>
        <ModeCards
          ref={cards}
          value={chosen ?? project.pluralMode}
          disabled={!mayWrite}
          isBusy={change.isRunning}
          onChange={choose}
        />
        <FailureAlert failure={change.failure} />
        {target !== null && (
          <PendingSwitch
            project={project}
            target={target}
            change={change}
            onCancel={() => leave(project.pluralMode)}
          />
        )}
      </div>
    </Section>
  );
}

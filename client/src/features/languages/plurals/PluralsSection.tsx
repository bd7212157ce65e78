import { useRef, useState } from 'react';

import type { ProjectDetails } from '#core/api/projects.js';
import type { PluralMode } from '#core/domain/plural-rules.js';

import { useText } from '../../../i18n/use-text.js';
import { useCan } from '../../../lib/hooks/use-can.js';
import { maySwitchPlurals } from '../../../project/rights.js';
import { ReadOnlyTag } from '../../../project/ui/ReadOnlyTag.js';
import { FailureAlert } from '../../../ui/dialogs/FailureAlert.js';
import { Section } from '../../../ui/Section.js';
import { ModeCards } from './ModeCards.js';
import { countPlurals } from './plural-change.js';
import { PendingSwitch } from './PendingSwitch.js';
import styles from './PluralsSection.module.css';
import { usePluralSwitch } from './use-plural-switch.js';

interface PluralsSectionProps {
  project: ProjectDetails;
}

/** The plural mode of a project. A switch shows its effect first. */
export function PluralsSection({ project }: PluralsSectionProps) {
  const text = useText();
  const can = useCan(project);
  const mayWrite = maySwitchPlurals({ can }, project);
  const cards = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState<PluralMode | null>(null);
  const target = chosen === project.pluralMode ? null : chosen;
  const plurals = countPlurals(project);
  const leave = (mode: PluralMode): void => {
    setChosen(null);
    // The focused element was removed.
    cards.current?.querySelector<HTMLInputElement>(`[value="${mode}"]`)?.focus();
  };
  const change = usePluralSwitch(project, {
    target: plurals === 0 ? null : target,
    onSwitched: leave,
  });
  const choose = (mode: PluralMode): void => {
    if (change.isRunning) return;
    change.forgetFailure();
    setChosen(mode);
    // Without plurals, there is nothing to confirm.
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

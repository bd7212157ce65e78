import { Button, Select } from 'antd';
import { useState } from 'react';

import type { CheckSettings } from '#core/api/checks.js';
import type { ProjectDetails } from '#core/api/projects.js';

import { useText } from '../../i18n/use-text.js';
import { useCan } from '../../lib/hooks/use-can.js';
import { useLoadedChecks } from '../../project/checks/check-settings.js';
import { ReadOnlyTag } from '../../project/ui/ReadOnlyTag.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { ListSkeleton } from '../../ui/loading/ListSkeleton.js';
import { Section } from '../../ui/Section.js';
import { BlockSwitch } from './BlockSwitch.js';
import { CheckGroups } from './CheckGroups.js';
import styles from './Checks.module.css';
import { IgnoredFindings } from './IgnoredFindings.js';
import { useCheckChanges } from './use-check-changes.js';
import { ownSeverities } from './with-checks.js';

/** The value of the option for all languages. */
const ALL = 0;

/**
 * The severities of the checks, in the project or in one language, the switch that blocks validation, and the ignored
 * findings.
 */
export function ChecksSection({ project }: { project: ProjectDetails }) {
  const text = useText();
  const mayWrite = useCan(project)('canWriteProject');
  const loaded = useLoadedChecks(project.id);
  const [chosen, setChosen] = useState(ALL);
  const language = project.languages.find(({ id }) => id === chosen);
  return (
    <Section
      isMain
      title={text('settings.checks')}
      help={text('check.help')}
      tag={mayWrite ? undefined : <ReadOnlyTag archive={project} />}
      aside={
        <Select
          className={styles.language ?? ''}
          aria-label={text('language.name')}
          value={language?.id ?? ALL}
          onChange={setChosen}
          showSearch={{ optionFilterProp: 'label' }}
          options={[
            { value: ALL, label: text('editor.all_languages') },
            ...project.languages.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      }
    >
      <AsyncView of={loaded} skeleton={<ListSkeleton rows={8} rowHeight={56} mark="square" />}>
        {(settings) => (
          <Checks project={project} saved={settings} languageId={language?.id ?? null} mayWrite={mayWrite} />
        )}
      </AsyncView>
    </Section>
  );
}

interface ChecksProps {
  project: ProjectDetails;
  saved: CheckSettings;
  languageId: number | null;
  mayWrite: boolean;
}

function Checks({ project, saved, languageId, mayWrite }: ChecksProps) {
  const changes = useCheckChanges(project.id, saved);
  const { shown, save, failureOf } = changes;
  return (
    <>
      {languageId === null ? (
        <BlockSwitch
          checked={shown.blocksOnErrors}
          failure={failureOf('block')}
          onChange={mayWrite ? (blocksOnErrors) => save('block', { blocksOnErrors }) : null}
        />
      ) : (
        mayWrite && <Reset languageId={languageId} settings={shown} onReset={save} />
      )}
      <CheckGroups
        project={project}
        settings={shown}
        languageId={languageId}
        mayWrite={mayWrite}
        changes={changes}
      />
      <IgnoredFindings project={project} ignored={saved.ignored} />
    </>
  );
}

interface ResetProps {
  languageId: number;
  settings: CheckSettings;
  onReset: ReturnType<typeof useCheckChanges>['save'];
}

/** Resets the severities of a language to those of the project; absent if the language sets none. */
function Reset({ languageId, settings, onReset }: ResetProps) {
  const text = useText();
  const own = Object.keys(ownSeverities(settings, languageId));
  if (own.length === 0) return null;
  const severities = Object.fromEntries(own.map((check) => [check, null]));
  return (
    <Button className={styles.reset ?? ''} onClick={() => onReset('reset', { languageId, severities })}>
      {text('check.reset')}
    </Button>
  );
}

import { useMemo, useState } from 'react';

import type { RepositoryChanges } from '#core/repository/compare/repository-changes.js';

import type { MessageId } from '../../../i18n/messages.js';
import { useText } from '../../../i18n/use-text.js';
import { incompleteFiles, isTicked } from '../deciding/choices.js';
import type { Choices, IncompleteFiles } from '../deciding/choices.js';
import { sectionsOf } from '../deciding/sections.js';
import type { ChangeFilter, Section, SectionName } from '../deciding/sections.js';
import styles from './ChangeGrid.module.css';
import { ChangeRow } from './ChangeRow.js';
import { Tick } from './Tick.js';

interface ChangeGridProps {
  changes: RepositoryChanges;
  choices: Choices;
  filter: ChangeFilter;
  onTick: (ids: readonly string[], isTicked: boolean) => void;
  onTypo: (id: string, isTypo: boolean) => void;
}

/** The changes by what they are, in the project and in the repository. */
export function ChangeGrid(props: ChangeGridProps) {
  const { changes, filter } = props;
  const text = useText();
  const incomplete = useMemo(() => incompleteFiles(changes), [changes]);
  return (
    <div className={styles.scroll} data-part="texts">
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.tick} />
            <th scope="col" className={styles.name}>
              {text('key.name')}
            </th>
            <th scope="col" className={styles.language}>
              <span className="visually-hidden">{text('project.languages')}</span>
            </th>
            <th scope="col">{text('again.here')}</th>
            <th scope="col">{text('again.there')}</th>
          </tr>
        </thead>
        {sectionsOf(changes.changes, filter).map((section) => (
          <SectionRows key={section.name} section={section} incomplete={incomplete} {...props} />
        ))}
      </table>
    </div>
  );
}

const TITLES: Record<SectionName, MessageId> = {
  conflicts: 'import.conflicts',
  base: 'again.base_texts',
  changed: 'again.texts',
  new: 'again.new_keys',
  obsolete: 'again.obsolete',
};

const HELP: Partial<Record<SectionName, MessageId>> = {
  conflicts: 'again.conflicts_help',
  base: 'again.base_help',
  obsolete: 'again.obsolete_help',
};

/** At first, and with each further step. */
const FIRST = 50;
const MORE = 200;

interface SectionProps extends Pick<ChangeGridProps, 'choices' | 'onTick' | 'onTypo'> {
  section: Section;
  incomplete: IncompleteFiles;
}

function SectionRows({ section, incomplete, choices, onTick, onTypo }: SectionProps) {
  const text = useText();
  const [most, setMost] = useState(FIRST);
  const { name, changes: own } = section;
  const ticked = own.filter((change) => isTicked(change, incomplete, choices) === true).length;
  const title = text(TITLES[name]);
  const help = HELP[name];
  const share = name === 'obsolete' ? Math.max(...own.map(({ file }) => incomplete.get(file) ?? 0)) : 0;
  return (
    <tbody>
      <tr className={styles.section}>
        <td className={styles.tick}>
          {name !== 'conflicts' && (
            <Tick
              label={title}
              isTicked={ticked === own.length}
              isMixed={ticked > 0 && ticked < own.length}
              onTick={(isOn) =>
                onTick(
                  own.map(({ id }) => id),
                  isOn,
                )
              }
            />
          )}
        </td>
        <th scope="rowgroup" colSpan={4}>
          <span className={styles.title}>
            {title} <span className={`num ${styles.count}`}>{own.length}</span>
          </span>
          {help !== undefined && (
            <span className={styles.help}>
              {share === 0
                ? text(help)
                : text('again.many_obsolete', { share: Math.floor(share * 100) / 100 })}
            </span>
          )}
        </th>
      </tr>
      {own.slice(0, most).map((change) => (
        <ChangeRow
          key={change.id}
          change={change}
          isTicked={isTicked(change, incomplete, choices)}
          isTypo={choices.typos.has(change.id)}
          onTick={(isOn) => onTick([change.id], isOn)}
          onTypo={(isOn) => onTypo(change.id, isOn)}
        />
      ))}
      {own.length > most && (
        <tr>
          <td />
          <td colSpan={4}>
            <button type="button" className={styles.more} onClick={() => setMost(most + MORE)}>
              {text('again.more', { n: Math.min(MORE, own.length - most) })}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  );
}

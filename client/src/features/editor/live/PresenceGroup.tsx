import { useAtomValue } from 'jotai';
import type { CSSProperties } from 'react';

import { useText } from '../../../i18n/use-text.js';
import type { Text } from '../../../i18n/use-text.js';
import type { Person, Place } from '../../../project/store/live-state.js';
import { useProjectContext, useStructure } from '../../../project/project-context.js';
import type { Structure } from '../../../project/store/structure.js';
import { initials } from '../../../ui/initials.js';
import { Menu } from '../../../ui/popups/Menu.js';
import { Tooltip } from '../../../ui/popups/Tooltip.js';
import { colorOf, personName } from '../cell/person.js';
import styles from './PresenceGroup.module.css';

const SHOWN = 4;

interface PresenceGroupProps {
  people: readonly Person[];
  onShow: (place: Place) => void;
}

/** The other members who have the project open. Opens a list of what they edit, with links to it. */
export function PresenceGroup({ people, onShow }: PresenceGroupProps) {
  const text = useText();
  const { project } = useProjectContext();
  const { live, cells } = project;
  const isLost = useAtomValue(live.connection, { store: cells.store }) === 'lost';
  const structure = useStructure(project);
  const here = text('presence.here', { names: people.map((person) => personName(person, text)).join(', ') });
  const items = people.map((person) => ({
    key: person.userId,
    label: <PersonLine person={person} structure={structure} text={text} />,
    onClick: () => {
      const [place] = person.cells;
      if (place) onShow(place);
    },
  }));
  return (
    <Tooltip title={here}>
      <span>
        <Menu menu={{ items }} placement="bottomRight">
          <button type="button" className={styles.group} aria-label={here}>
            {people.slice(0, SHOWN).map((person) => (
              <span
                key={person.userId}
                aria-hidden
                className={`${styles.avatar} ${isLost ? styles.hollow : ''}`}
                style={{ '--person': colorOf(person.userId) } as CSSProperties}
              >
                {initials(personName(person, text) ?? '')}
              </span>
            ))}
            {people.length > SHOWN && (
              <span aria-hidden className={`num ${styles.more}`}>
                {`+${people.length - SHOWN}`}
              </span>
            )}
          </button>
        </Menu>
      </span>
    </Tooltip>
  );
}

function PersonLine({ person, structure, text }: { person: Person; structure: Structure; text: Text }) {
  const [place] = person.cells;
  const key = place && structure.keys.get(place.keyId);
  const language = place && structure.languages.find(({ id }) => id === place.languageId);
  return (
    <span className={styles.person}>
      {personName(person, text)}
      {key && language && (
        <small>
          <span className="mono" translate="no">
            {key.name}
          </span>
          {' · '}
          {language.name}
        </small>
      )}
    </span>
  );
}

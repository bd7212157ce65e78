import { STATUS_LABEL, StatusBadge } from '../../features/editor/status/StatusBadge.js';
import { SHOWN_STATUSES } from '../../project/store/shown-status.js';
import { useText } from '../../i18n/use-text.js';
import { Avatar } from '../../ui/Avatar.js';
import { Kbd } from '../../ui/Kbd.js';
import { Crumbs } from '../../project/ui/Crumbs.js';
import { LanguageBadge } from '../../project/ui/languages/LanguageBadge.js';
import { LogoMark } from '../../ui/Logo.js';
import { PlaceholderText } from '../../project/ui/PlaceholderText.js';
import { ProgressBar } from '../../project/ui/ProgressBar.js';
import { ProjectEntryIcon } from '../../project/ui/ProjectEntryIcon.js';
import type { ProjectEntryName } from '../../project/ui/ProjectEntryIcon.js';
import { ProjectTile } from '../../project/ui/ProjectTile.js';
import { FileName } from '../../project/ui/FileName.js';
import { ReadOnlyTag } from '../../project/ui/ReadOnlyTag.js';
import { SeverityMark } from '../../project/ui/SeverityMark.js';
import { StatusGlyph } from '../../project/ui/StatusGlyph.js';
import { WordDiff } from '../../project/ui/WordDiff.js';
import { Part } from './Part.js';
import styles from './Showcase.module.css';

const PROJECTS = [
  ['Wayfarer', '0E766E'],
  ['Pocket Notes', 'F4C430'],
  ['Maison Lin', 'B4412F'],
  ['日本', '152352'],
] as const;
const ENTRIES: readonly ProjectEntryName[] = [
  'settings',
  'activity',
  'languages',
  'users',
  'export',
  'leave',
  'delete',
  'new-key',
  'add-language',
  'warnings',
];
const SIZES = [20, 28, 32, 40] as const;
const COUNTS = [
  { validated: 620, modified: 210, invalidated: 40, empty: 130 },
  { validated: 1, modified: 0, invalidated: 0, empty: 0 },
  { validated: 0, modified: 0, invalidated: 0, empty: 0 },
];

const ARCHIVE = {
  archivedAt: '2026-11-20T10:00:00.000Z',
  archivedBy: { id: 1, username: 'Camille Bernard' },
};

/** Glyphs, badges, tiles and bars. */
export function Marks() {
  const text = useText();
  return (
    <>
      <Part name="SeverityMark">
        <div className={styles.row}>
          {(['error', 'warning', 'hint'] as const).map((severity) => (
            <span key={severity}>
              <SeverityMark severity={severity} /> {text(`severity.${severity}`)}
            </span>
          ))}
        </div>
      </Part>
      <Part name="StatusGlyph, StatusBadge">
        <div className={styles.row}>
          {SHOWN_STATUSES.map((status) => (
            <StatusGlyph key={status} status={status} label={text(STATUS_LABEL[status])} />
          ))}
          {SHOWN_STATUSES.map((status) => (
            <StatusBadge key={status} status={status} glyph />
          ))}
          {SHOWN_STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      </Part>
      <Part name="ProjectEntryIcon">
        <div className={styles.row}>
          {ENTRIES.map((name) => (
            <ProjectEntryIcon key={name} of={name} />
          ))}
        </div>
      </Part>
      <Part name="Crumbs">
        <Crumbs>
          <b>{PROJECTS[0][0]}</b>
        </Crumbs>
      </Part>
      <Part name="ProjectTile, Avatar, LogoMark">
        <div className={styles.row}>
          {PROJECTS.flatMap(([name, color]) =>
            SIZES.map((size) => <ProjectTile key={name + size} name={name} color={color} size={size} />),
          )}
          <Avatar username="Camille Bernard" email="camille@motley.example" />
          <Avatar username={null} email="nora@motley.example" hollow />
          <Avatar username="Léa Martin" email="lea@motley.example" large />
          <LogoMark />
          <LogoMark size={40} />
        </div>
      </Part>
      <Part name="ReadOnlyTag">
        <div className={styles.row}>
          <ReadOnlyTag archive={{ archivedAt: null, archivedBy: null }} />
          <ReadOnlyTag archive={ARCHIVE} />
        </div>
      </Part>
      <Part name="FileName">
        <div className={styles.row}>
          <FileName label="common.json" path="locales/{language}/common.json" /> {'hero'}
        </div>
      </Part>
      <Part name="LanguageBadge, Kbd, PlaceholderText, WordDiff">
        <div className={styles.row}>
          {['Français', 'Português (Brasil)', 'العربية', 'Klingonese'].map((name) => (
            <LanguageBadge key={name} name={name} />
          ))}
          <Kbd>{'Enter'}</Kbd>
          <Kbd>{'?'}</Kbd>
          <PlaceholderText text="{count} × %1$@, {{name}}" />
          <span>
            <WordDiff before="Votre panier est vide" after="Le panier est vide pour l’instant" />
          </span>
        </div>
      </Part>
      <Part name="ProgressBar">
        <div className={styles.fields}>
          {COUNTS.map((counts) => (
            <ProgressBar key={JSON.stringify(counts)} counts={counts} label={text('a11y.progress', counts)} />
          ))}
        </div>
      </Part>
    </>
  );
}

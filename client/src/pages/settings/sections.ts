import { may } from '#core/domain/permissions.js';
import type { Permission } from '#core/domain/permissions.js';

import type { MessageId } from '../../i18n/messages.js';
import { lazily } from '../../lib/lazily.js';
import type { Lazily } from '../../lib/lazily.js';
import type { SettingsSectionProps } from './section-props.js';

/** A section of the settings of a project, in a chunk of its own. */
export interface SettingsSection {
  /** The last part of its path. */
  name: string;
  title: MessageId;
  /** The permission needed to see it; undefined for any member. Applies to archived projects as well. */
  needs?: Permission;
  Part: Lazily<SettingsSectionProps>;
}

/** In the order of the list. A new section needs its component and an entry here. */
const SECTIONS: readonly SettingsSection[] = [
  {
    name: 'general',
    title: 'settings.general',
    needs: 'canWriteProject',
    Part: lazily(async () => (await import('./General.js')).General),
  },
  {
    name: 'languages',
    title: 'settings.languages',
    Part: lazily(async () => (await import('./Languages.js')).Languages),
  },
  {
    name: 'files',
    title: 'files.title',
    Part: lazily(async () => (await import('./Files.js')).Files),
  },
  {
    name: 'plurals',
    title: 'settings.plurals',
    needs: 'canWriteProject',
    Part: lazily(async () => (await import('./Plurals.js')).Plurals),
  },
  {
    name: 'checks',
    title: 'settings.checks',
    Part: lazily(async () => (await import('./Checks.js')).Checks),
  },
  {
    name: 'archive',
    title: 'settings.archive',
    needs: 'canWriteProject',
    Part: lazily(async () => (await import('./Archive.js')).Archive),
  },
];

/** The sections that a member with this role may see. */
export const sectionsFor = (role: string): SettingsSection[] =>
  SECTIONS.filter(({ needs }) => needs === undefined || may(role, needs));

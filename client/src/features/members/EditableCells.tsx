import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import type { LanguageView } from '#core/api/languages.js';
import type { ProjectUserView } from '#core/api/members.js';
import type { Role } from '#core/domain/roles.js';

import { useText } from '../../i18n/use-text.js';
import type { TeamCalls } from './api.js';
import { idsOf, isSameChoice, sourceChoice, targetChoice } from './edit-users.js';
import type { LanguageChoice } from './edit-users.js';
import { LanguageSelect } from './LanguageSelect.js';
import { mayRead, targetChange } from './language-limits.js';
import { RoleSelect } from './RoleSelect.js';
import { useAllLabels } from './use-all-labels.js';
import { useChange } from './use-change.js';
import { displayName } from './UserCell.js';
import styles from './Users.module.css';

interface CellProps {
  user: ProjectUserView;
  update: TeamCalls['update'];
}

interface RoleCellProps extends CellProps {
  /** The roles that the user may assign. */
  roles: readonly Role[];
  onHandOver: () => void;
}

/** An inline role select; a transfer of the project asks for confirmation. */
export function RoleCell({ user, update, roles, onHandOver }: RoleCellProps) {
  const text = useText();
  const id = useId();
  const { change, failed } = useChange(user, update);
  return (
    <Failing id={id} failed={failed}>
      <RoleSelect
        className={styles.select ?? ''}
        aria-label={text('members.role_of', { name: displayName(user) })}
        aria-describedby={failed ? id : undefined}
        status={failed ? 'error' : ''}
        roles={roles}
        value={user.role}
        onChange={(role) => (role === 'owner' ? onHandOver() : change({ role }))}
      />
    </Failing>
  );
}

interface LanguagesCellProps extends CellProps {
  of: 'source' | 'target';
  languages: readonly LanguageView[];
}

/**
 * Source or target languages, saved when the field loses the focus. Warns if the member cannot read the base language or if
 * source languages limit nothing.
 */
export function LanguagesCell(props: LanguagesCellProps) {
  const { user, of, languages } = props;
  const text = useText();
  const id = useId();
  const labels = useAllLabels(user.targetRestricted);
  const { shown, setShown, save, failed, unreadable, isIdle } = useLimit(props);
  const status = failed ? 'error' : unreadable || isIdle ? 'warning' : '';
  return (
    <Failing id={id} failed={failed}>
      <LanguageSelect
        className={styles.select ?? ''}
        aria-label={text(LABELS[of], { name: displayName(user) })}
        aria-describedby={status === '' ? undefined : id}
        status={status}
        languages={known(languages, of === 'source' ? user.sourceLanguages : user.targetLanguages)}
        allLabel={labels[of]}
        value={shown}
        onChange={setShown}
        onBlur={save}
      />
      {status === 'warning' && (
        <span id={id} role="status" className={styles.warning}>
          {unreadable
            ? text('members.base_missing', { language: unreadable.name })
            : text('members.source_alone')}
        </span>
      )}
    </Failing>
  );
}

const LABELS = { source: 'members.source_of', target: 'members.target_of' } as const;

/** One limit of a member while it is edited, and the base language if the member cannot read it. */
function useLimit({ user, update, of, languages }: LanguagesCellProps) {
  const { change, failed } = useChange(user, update);
  const [draft, setShown] = useState<LanguageChoice | null>(null);
  const limits = { source: sourceChoice(user), target: targetChoice(user) };
  const shown = draft ?? limits[of];
  const [base] = languages;
  const isBlind = base !== undefined && !mayRead(base.id, { ...limits, [of]: shown });
  const save = (): void => {
    setShown(null);
    if (draft === null || isSameChoice(draft, limits[of])) return;
    change(of === 'source' ? { sourceLanguagesIds: idsOf(draft) } : targetChange(draft, limits, base?.id));
  };
  return {
    shown,
    setShown,
    save,
    failed,
    unreadable: of === 'source' && isBlind ? base : undefined,
    // The member can read target languages anyway.
    isIdle: of === 'source' && shown !== 'all' && limits.target === 'all',
  };
}

/** A limited manager does not see every language of other members. */
function known(
  languages: readonly LanguageView[],
  own: ProjectUserView['sourceLanguages'],
): ProjectUserView['sourceLanguages'] {
  return [...languages, ...own.filter(({ id }) => !languages.some((language) => language.id === id))];
}

function Failing({ id, failed, children }: { id: string; failed: boolean; children: ReactNode }) {
  const text = useText();
  return (
    <>
      {children}
      {failed && (
        <span id={id} role="alert" className={styles.error}>
          {text('errors.update_user')}
        </span>
      )}
    </>
  );
}

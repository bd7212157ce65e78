import { Button } from 'antd';
import { Link } from 'react-router-dom';

import type { InvitationView } from '#core/api/invitations.js';

import { useText } from '../../i18n/use-text.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { LanguageNames } from '../../project/ui/languages/LanguageNames.js';
import { ANSWER_ERRORS } from './answer-errors.js';
import type { InvitationCalls } from './api.js';
import styles from './Invitations.module.css';

interface InvitationCardProps extends Pick<InvitationCalls, 'accept'> {
  invitation: InvitationView;
  isAccepted: boolean;
  onAccepted: () => void;
  onDecline: () => void;
}

/** An invitation with buttons to accept and decline it. */
export function InvitationCard(props: InvitationCardProps) {
  const { invitation, isAccepted, accept, onAccepted, onDecline } = props;
  const { projectId, projectName, owner, role } = invitation;
  const text = useText();
  const [run, running] = useAction(accept, {
    success: 'toast.invitation_accepted',
    errors: ANSWER_ERRORS,
    onSuccess: onAccepted,
  });
  return (
    <li className={styles.card}>
      <div className={styles.words}>
        <h2 className={styles.name}>
          <bdi>{projectName}</bdi>
        </h2>
        <p>{text('invitations.from', { owner, role: text(`role.${role}`) })}</p>
        <p className={styles.help}>{text(`role.${role}_help`)}</p>
        <Languages invitation={invitation} />
      </div>
      <div className={styles.actions}>
        {isAccepted ? (
          <Link to={`/projects/${projectId}`} className={styles.open}>
            {text('invitations.open')}
          </Link>
        ) : (
          <>
            <Button
              disabled={running}
              aria-label={text('invitations.decline_of', { name: projectName })}
              onClick={onDecline}
            >
              {text('invitations.decline')}
            </Button>
            <Button
              type="primary"
              loading={running}
              aria-label={text('invitations.accept_of', { name: projectName })}
              onClick={() => void run(invitation)}
            >
              {text('invitations.accept')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}

/** The languages of an invitation: those to write and those to read. */
function Languages({ invitation }: Pick<InvitationCardProps, 'invitation'>) {
  const { sourceRestricted, targetRestricted, sourceLanguages, targetLanguages } = invitation;
  const text = useText();
  const all = text('members.all_languages');
  if (!sourceRestricted && !targetRestricted) return <p className={styles.help}>{all}</p>;
  const lists = [
    {
      title: text('members.col_target'),
      names: { restricted: targetRestricted, languages: targetLanguages, allLabel: all },
    },
    {
      title: text('members.col_source'),
      names: {
        restricted: sourceRestricted,
        languages: sourceLanguages,
        allLabel: targetRestricted ? text('members.targets_only') : all,
      },
    },
  ];
  return (
    <dl className={styles.languages}>
      {lists.map(({ title, names }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            <LanguageNames {...names} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

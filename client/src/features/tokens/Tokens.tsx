import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId, useState } from 'react';

import type { CreatedTokenView, TokenView } from '#core/api/tokens.js';

import { useText } from '../../i18n/use-text.js';
import { useLatest } from '../../lib/hooks/use-latest.js';
import { AsyncView } from '../../ui/loading/AsyncView.js';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog.js';
import { LineList } from '../../ui/LineList.js';
import { Section } from '../../ui/Section.js';
import { TextSkeleton } from '../../ui/loading/TextSkeleton.js';
import { useCurrentUser } from '../session/SessionProvider.js';
import { useTokenCalls, useTokens } from './api.js';
import { CreateTokenDialog } from './CreateTokenDialog.js';
import { NewToken } from './NewToken.js';
import { TokenLine } from './TokenLine.js';
import styles from './Tokens.module.css';

interface TokensProps {
  /** The open dialog, from the URL. */
  open: 'new-token' | 'revoke-token' | null;
  /** The id of the token to revoke. */
  of: number;
  onCreate: () => void;
  onRevoke: (token: TokenView) => void;
  onClose: () => void;
}

/** The personal access tokens of the user. */
export function Tokens({ open, of, onCreate, onRevoke, onClose }: TokensProps) {
  const text = useText();
  const why = useId();
  const { emailVerified: isVerified } = useCurrentUser();
  const tokens = useTokens();
  const { create, revoke } = useTokenCalls();
  const [fresh, setFresh] = useState<CreatedTokenView | null>(null);
  const named = tokens.data?.find(({ id }) => id === of);
  const revoked = useLatest(named, named !== undefined);
  return (
    <Section
      title={text('tokens.title')}
      help={text('tokens.help')}
      aside={
        <Button
          icon={<PlusOutlined aria-hidden />}
          disabled={!isVerified}
          aria-describedby={isVerified ? undefined : why}
          onClick={onCreate}
        >
          {text('tokens.create')}
        </Button>
      }
    >
      {!isVerified && (
        <p id={why} className={styles.empty}>
          {text('tokens.unverified')}
        </p>
      )}
      {fresh && <NewToken token={fresh} onClose={() => setFresh(null)} />}
      <AsyncView
        of={tokens}
        skeleton={<TextSkeleton />}
        empty={<p className={styles.empty}>{text('tokens.empty')}</p>}
      >
        {(all) => (
          <LineList>
            {all.map((token) => (
              <TokenLine key={token.id} token={token} onRevoke={() => onRevoke(token)} />
            ))}
          </LineList>
        )}
      </AsyncView>
      <CreateTokenDialog
        open={open === 'new-token' && isVerified}
        create={create}
        onCreated={(token) => {
          setFresh(token);
          onClose();
        }}
        onClose={onClose}
      />
      {revoked && (
        <ConfirmDialog
          open={open === 'revoke-token'}
          danger
          title={text('tokens.revoke_title', { name: revoked.name })}
          confirm={text('tokens.revoke')}
          action={() => revoke(revoked)}
          success="toast.token_revoked"
          errors={{ not_existing_token: 'errors.not_existing_token' }}
          onDone={() => {
            if (fresh?.id === revoked.id) setFresh(null);
            onClose();
          }}
          onClose={onClose}
        >
          {text('tokens.revoke_text')}
        </ConfirmDialog>
      )}
    </Section>
  );
}

import { useText } from '../../i18n/use-text.js';
import { identity } from '../../lib/identity/identity.js';
import { useAction } from '../../lib/hooks/use-action.js';
import { PlainButton } from '../../ui/PlainButton.js';

const resend = (): Promise<void> => identity.resendVerification();

/** Sends the verification email again and confirms it with a toast. `link`: renders as a link in a line of text. */
export function ResendVerification({ link = false }: { link?: boolean }) {
  const text = useText();
  const [run, running] = useAction(resend, { success: 'toast.verification_sent' });
  if (link) {
    return (
      <button type="button" aria-disabled={running} onClick={() => void run()}>
        {text('banner.resend')}
      </button>
    );
  }
  return (
    <PlainButton loading={running} onClick={() => void run()}>
      {text('banner.resend')}
    </PlainButton>
  );
}

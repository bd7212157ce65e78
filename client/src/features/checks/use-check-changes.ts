import { useCallback, useMemo, useRef, useState } from 'react';
import { useSWRConfig } from 'swr';

import type { CheckSettings, UpdateChecks } from '#core/api/checks.js';
import { routes } from '#core/api/routes.js';

import type { MessageId } from '../../i18n/messages.js';
import { answerTo } from '../../lib/hooks/use-action.js';
import { http } from '../../lib/api/http.js';
import { withChecks } from './with-checks.js';

const ERRORS = {
  403: 'errors.unauthorized',
  not_existing_language: 'errors.not_existing_language',
} as const;

/** A change by one control. */
interface Change {
  control: string;
  body: UpdateChecks;
}

export interface CheckChanges {
  /** The settings, including changes that are being saved. */
  shown: CheckSettings;
  save: (control: string, body: UpdateChecks) => void;
  /** The error of the last change of a control, which shows the saved settings again; null if it succeeded. */
  failureOf: (control: string) => MessageId | null;
}

/** Shows changes at once and sends them one after another, so that the last response contains all of them. */
export function useCheckChanges(projectId: number, saved: CheckSettings): CheckChanges {
  const { mutate } = useSWRConfig();
  const [changes, setChanges] = useState<readonly Change[]>([]);
  const [failures, setFailures] = useState<ReadonlyMap<string, MessageId>>(new Map());
  const sent = useRef(Promise.resolve());

  const send = useCallback(
    async (change: Change): Promise<void> => {
      try {
        const answer = await http.patch<CheckSettings>(routes.updateChecks(projectId), change.body, {
          quiet: true,
        });
        await mutate(routes.readChecks(projectId), answer, { revalidate: false });
      } catch (error) {
        const told = answerTo(error, ERRORS);
        const id = typeof told === 'string' ? told : told.id;
        setFailures((before) => new Map(before).set(change.control, id));
      }
      setChanges((before) => before.filter((other) => other !== change));
    },
    [mutate, projectId],
  );
  const save = useCallback(
    (control: string, body: UpdateChecks): void => {
      const change = { control, body };
      setChanges((before) => [...before, change]);
      setFailures((before) => new Map([...before].filter(([other]) => other !== control)));
      sent.current = sent.current.then(() => send(change));
    },
    [send],
  );
  const shown = useMemo(
    () => changes.reduce((all, { body }) => withChecks(all, body), saved),
    [changes, saved],
  );
  return { shown, save, failureOf: (control) => failures.get(control) ?? null };
}

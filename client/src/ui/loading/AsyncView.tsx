import { Button } from 'antd';
import type { ReactNode } from 'react';

import { useText } from '../../i18n/use-text.js';
import { answerTo } from '../../lib/hooks/use-action.js';
import type { ActionOptions } from '../../lib/hooks/use-action.js';
import { Delayed } from './Delayed.js';
import { EmptyState } from '../EmptyState.js';
import offline from '../illustrations/offline.svg';

interface AsyncViewProps<T> {
  /** The result of an SWR hook. */
  of: { data: T | undefined; error: unknown; isValidating: boolean; mutate: () => unknown };
  /** A placeholder with the layout of the content. */
  skeleton: ReactNode;
  /** Shown if the data is an empty list, or empty by `isEmpty`. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  /** The messages of refusals, by code first, then by status. */
  errors?: ActionOptions<unknown>['errors'];
  otherwise?: ActionOptions<unknown>['otherwise'];
  children: (data: T) => ReactNode;
}

const isEmptyList = (data: unknown): boolean => Array.isArray(data) && data.length === 0;

/** The four states of loaded data: loading, failed, empty, loaded. Cached data is shown at once. */
export function AsyncView<T>(props: AsyncViewProps<T>) {
  const { of, skeleton, empty, isEmpty = isEmptyList, children } = props;
  if (of.data !== undefined) return empty !== undefined && isEmpty(of.data) ? empty : children(of.data);
  if (of.error !== undefined) return <LoadFailure {...props} />;
  return (
    <Delayed>
      <div aria-busy>{skeleton}</div>
    </Delayed>
  );
}

function LoadFailure<T>({ of, errors, otherwise }: AsyncViewProps<T>) {
  const text = useText();
  const answer = answerTo(of.error, errors, otherwise);
  return (
    <EmptyState
      role="alert"
      image={offline}
      title={text('errors.load_title')}
      text={text(typeof answer === 'string' ? answer : answer.id)}
    >
      <Button type="primary" loading={of.isValidating} onClick={() => void of.mutate()}>
        {text('app.retry')}
      </Button>
    </EmptyState>
  );
}

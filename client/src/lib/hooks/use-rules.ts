import type { FormRule } from 'antd';
import { useCallback } from 'react';

import { useText } from '../../i18n/use-text.js';
import { faultOf } from '../text/checks.js';
import type { Check } from '../text/checks.js';

/** Converts checks to rules of an antd form; the first error is shown. */
export function useRules(): (...checks: Check[]) => FormRule[] {
  const text = useText();
  return useCallback(
    (...checks) => [
      (form) => ({
        validator(_, value: unknown) {
          const others = form.getFieldsValue(true) as Record<string, string>;
          const fault = faultOf(checks, typeof value === 'string' ? value : '', others);
          return fault ? Promise.reject(new Error(text(fault.id, fault.values))) : Promise.resolve();
        },
      }),
    ],
    [text],
  );
}

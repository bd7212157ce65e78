import type { Severity } from '#core/checks/severity.js';

import type { MessageId } from '../../../i18n/messages.js';

export const SEVERITY_NAMES: Record<Exclude<Severity, 'off'>, MessageId> = {
  error: 'severity.error',
  warning: 'severity.warning',
  hint: 'severity.hint',
};

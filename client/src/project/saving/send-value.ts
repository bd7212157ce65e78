import { ErrorCode } from '#core/api/errors/error-codes.js';
import { routes } from '#core/api/routes.js';
import type {
  ConfirmSource,
  ContestedValue,
  NewValue,
  UpdateStatus,
  UpdateValue,
  ValueView,
} from '#core/api/translations.js';

import type { MessageId } from '../../i18n/messages.js';
import { ApiError } from '../../lib/http/api-error.js';
import { pluralFormsChanged } from '../../lib/emitter.js';
import { http } from '../../lib/api/http.js';
import type { SaveOutcome, SaveStep } from './save-queue.js';

/** Sends one step of the save queue; every failure is an outcome, never an exception. */
export async function sendValue(projectId: number, step: SaveStep): Promise<SaveOutcome> {
  try {
    const value = (await takenBack(projectId, step)) ?? (await call(projectId, step));
    if (value.quantityString !== step.ref.quantity) pluralFormsChanged.emit();
    return { kind: 'saved', value };
  } catch (error) {
    if (!(error instanceof ApiError)) return { kind: 'retry' };
    if (isOfUnknownForm(step, error)) pluralFormsChanged.emit();
    return outcomeOf(error);
  }
}

/** Whether the value or its plural form no longer exists. */
const isOfUnknownForm = ({ ref, base }: SaveStep, { status, code }: ApiError): boolean =>
  ref.quantity !== null && (code === ErrorCode.NotExistingValue || (base.id === null && status === 400));

/** Returns null if there is nothing to revert. */
const takenBack = async (projectId: number, step: SaveStep): Promise<ValueView | null> =>
  step.takesBack ? (await import('./take-back.js')).takeBack(projectId, step) : null;

function call(projectId: number, step: SaveStep): Promise<ValueView> {
  const { keyId, languageId, quantity } = step.ref;
  const { id, version } = step.base;
  const options = { ifMatch: version, quiet: true };
  if (step.kind === 'status') {
    const body: UpdateStatus = { status: step.status };
    return http.patch(routes.reviewValue(projectId, keyId, id ?? 0), body, options);
  }
  if (step.kind === 'unconfirm') throw new ApiError(409, { error: ErrorCode.Conflict });
  if (step.kind === 'confirm') {
    const body: ConfirmSource = { version: step.version };
    return http.patch(routes.confirmSource(projectId, keyId, id ?? 0), body, { quiet: true });
  }
  if (id !== null) {
    const body: UpdateValue = { name: step.text, ...(step.isTypo && { isTypo: true }) };
    return http.patch(routes.writeValue(projectId, keyId, id), body, options);
  }
  const body: NewValue = { name: step.text, languageId, quantityString: quantity };
  return http.post(routes.createValue(projectId, keyId), body, { quiet: true });
}

const MESSAGES: Partial<Record<ErrorCode, MessageId>> = {
  [ErrorCode.Unauthorized]: 'errors.unauthorized',
  [ErrorCode.NotYourProject]: 'errors.not_your_project',
  [ErrorCode.ProjectArchived]: 'errors.project_archived',
  [ErrorCode.SubscriptionRequired]: 'errors.subscription_required',
  [ErrorCode.NotExistingKey]: 'errors.not_existing_key',
  [ErrorCode.NotExistingValue]: 'errors.not_existing_value',
  [ErrorCode.NotExistingLanguage]: 'errors.not_existing_language',
  [ErrorCode.Conflict]: 'errors.conflict',
  [ErrorCode.EmptyValue]: 'errors.empty_value',
};

/** No response, a busy server and an expired session are worth another try; the text stays on the device meanwhile. */
const isWorthRetrying = ({ status, isNetwork }: ApiError): boolean =>
  isNetwork || status === 401 || status === 408 || status === 429 || status >= 500;

function outcomeOf(error: ApiError): SaveOutcome {
  if (isWorthRetrying(error)) return { kind: 'retry' };
  if (error.status === 409 && isValue(error.current))
    return { kind: 'conflict', theirs: { ...error.current, updatedBy: error.current.updatedBy ?? null } };
  if (error.code === ErrorCode.ChecksFailed) return { kind: 'blocked', count: error.findings };
  return { kind: 'refused', message: (error.code && MESSAGES[error.code]) ?? 'errors.update_value' };
}

function isValue(value: unknown): value is ValueView & Partial<ContestedValue> {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, version } = value as Partial<Record<keyof ValueView, unknown>>;
  return typeof id === 'number' && typeof name === 'string' && typeof version === 'number';
}

import { deepStrictEqual } from 'node:assert/strict';

import fc from 'fast-check';

import { routes, valuesPath } from '#core/api/routes.js';
import type { ValueView } from '#core/api/translations.js';
import type { Quantity } from '#core/domain/quantities.js';
import { VALUE_STATUSES } from '#core/domain/value-status.js';
import type { ValueStatus } from '#core/domain/value-status.js';

import { aPick, aText, aVersion, projectSteps } from '../arbitraries.js';
import { requireMember, pick, projectAt } from '../gate.js';
import type { InProject, Pick } from '../gate.js';
import { CONFLICT, INVALID, need, notExisting, refuseIf, rule, UNAUTHORIZED } from '../refusal.js';
import { isBlocked, mayRead, mayWrite, writeText } from '../rules.js';
import type { Model, ModelProject, ModelValue } from '../state.js';
import type { Planner } from '../step.js';

interface Creating extends InProject {
  key: Pick;
  language: Pick;
  quantity: Quantity | null;
  text: string;
}

const createValue: Planner<Creating> = (model, args) => {
  const at = projectAt(model, args);
  const keyAt = pick(model, at.found, ({ keys }) => keys, args.key);
  const languageAt = pick(model, at.found, ({ languages }) => languages, args.language);
  const { text, quantity } = args;
  return {
    method: 'post',
    path: routes.listValuesOfKey(at.id, keyAt.id),
    body: { name: text, languageId: languageAt.id, quantityString: quantity },
    rules: () => {
      const { member } = requireMember(model, args, 'canWriteValue');
      const key = need(keyAt.found, notExisting('key'));
      const language = need(languageAt.found, notExisting('language'));
      refuseIf(!mayRead(member, language), notExisting('language'));
      refuseIf(key.isPlural !== (quantity !== null), INVALID);
      refuseIf(!mayWrite(member, language), UNAUTHORIZED);
      const values = key.values.filter((value) => value.language === language && value.quantity === quantity);
      const value = need(
        text === '' ? null : values.find((one) => one.text === ''),
        rule('value_already_exists'),
      );
      return { status: 201, apply: () => writeText(value, text) };
    },
  };
};

interface Changing extends InProject {
  value: Pick;
  version: 'none' | 'seen' | 'old';
}

interface KeyLocation {
  id: number;
  keyId: number;
  value: ModelValue;
}

const keyLocations = ({ keys }: ModelProject): KeyLocation[] =>
  keys.flatMap(({ id: keyId, values }) => values.map((value) => ({ id: value.id, keyId, value })));

/** The value of a call, if its caller may change it. */
function onValue(model: Model, args: Changing) {
  const at = projectAt(model, args);
  const { id, found } = pick(model, at.found, keyLocations, args.value);
  const version = (found?.value.version ?? 1) - (args.version === 'old' ? 1 : 0);
  const headers: Record<string, string> = args.version === 'none' ? {} : { 'if-match': `"${version}"` };
  const changeable = (right: string): { value: ModelValue; project: ModelProject } => {
    const { project, member } = requireMember(model, args, right);
    const { value } = need(found, notExisting('value'));
    refuseIf(!mayRead(member, value.language), notExisting('value'));
    refuseIf(!mayWrite(member, value.language), UNAUTHORIZED);
    return { value, project };
  };
  const ids = [at.id, found?.keyId ?? at.found?.keys[0]?.id ?? id, id] as const;
  return { ids, headers, changeable };
}

const writeValue: Planner<Changing & { text: string }> = (model, args) => {
  const { ids, headers, changeable } = onValue(model, args);
  return {
    method: 'patch',
    path: routes.writeValue(...ids),
    headers,
    body: { name: args.text },
    rules: () => {
      const { value } = changeable('canWriteValue');
      // The current text is no change, with any version.
      refuseIf(args.version === 'old' && value.text !== args.text, CONFLICT);
      return { status: 200, apply: () => writeText(value, args.text) };
    },
  };
};

const reviewValue: Planner<Changing & { status: ValueStatus }> = (model, args) => {
  const { ids, headers, changeable } = onValue(model, args);
  const { status } = args;
  return {
    method: 'patch',
    path: routes.reviewValue(...ids),
    headers,
    body: { status },
    rules: () => {
      const { value, project } = changeable('canWriteStatus');
      refuseIf(args.version === 'old', CONFLICT);
      refuseIf(status === 'validated' && value.text === '', rule('empty_value'));
      const isValidated = status === 'validated' && value.status !== status;
      refuseIf(isValidated && isBlocked(project, value), rule('checks_failed'));
      const version = value.version + (value.status === status ? 0 : 1);
      return { status: 200, apply: () => Object.assign(value, { status, version }) };
    },
  };
};

const listValues: Planner<InProject & { language: Pick }> = (model, args) => {
  const at = projectAt(model, args);
  const { id, found } = pick(model, at.found, ({ languages }) => languages, args.language);
  return {
    method: 'get',
    path: valuesPath(at.id, id),
    rules: () => {
      const { project, member } = requireMember(model, args, null);
      const language = need(found, notExisting('language'));
      refuseIf(!mayRead(member, language), notExisting('language'));
      const wanted = keyLocations(project).filter(({ value }) => value.language === language);
      const apply = (body: unknown): void =>
        deepStrictEqual(
          (body as ValueView[]).map((value) => `${value.id} ${value.name}`).sort(),
          wanted.map(({ value }) => `${value.id} ${value.text}`).sort(),
          'values of a language',
        );
      return { status: 200, apply };
    },
  };
};

const aChange = { value: aPick, version: aVersion };

export const VALUE_STEPS = [
  projectSteps<Creating>(
    'createValue',
    {
      key: aPick,
      language: aPick,
      text: aText,
      quantity: fc.constantFrom(null, null, 'zero' as const, 'other' as const),
    },
    createValue,
  ),
  projectSteps<Changing & { text: string }>('writeValue', { ...aChange, text: aText }, writeValue),
  projectSteps<Changing & { status: ValueStatus }>(
    'reviewValue',
    { ...aChange, status: fc.constantFrom(...VALUE_STATUSES) },
    reviewValue,
  ),
  projectSteps<InProject & { language: Pick }>('listValuesOfLanguage', { language: aPick }, listValues),
];

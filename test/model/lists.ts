import fc from 'fast-check';

import { aPick } from './arbitraries.js';
import { pick } from './gate.js';
import type { Pick } from './gate.js';
import type { Model, ModelLanguage, ModelLimits, ModelProject } from './state.js';

/** A list of languages; undefined: absent; null and an empty list: no limit. */
export interface LimitArgs {
  source: Pick[] | null | undefined;
  target: Pick[] | null | undefined;
}

export interface Wishes {
  body: { sourceLanguagesIds?: string | null; targetLanguagesIds?: string | null };
  /** Absent fields do not change. */
  limits: Partial<ModelLimits>;
  /** A list contains a language of another project. */
  isWrong: boolean;
}

const aList = fc.option(fc.option(fc.array(aPick, { maxLength: 2 })), { nil: undefined });

export const someLimits = { source: aList, target: aList };

interface List {
  ids: string | null;
  limit: ModelLanguage[] | null;
  isWrong: boolean;
}

/** Both lists, as sent and as parsed. */
export function wishesOf(model: Model, project: ModelProject | null, args: LimitArgs): Wishes {
  const listOf = (picks: Pick[] | null): List => {
    const chosen = new Map(
      (picks ?? [])
        .map((one) => pick(model, project, ({ languages }) => languages, one))
        .map((one) => [one.id, one]),
    );
    const found = [...chosen.values()].flatMap((one) => one.found ?? []);
    return {
      ids: picks === null ? null : [...chosen.keys()].join(','),
      limit: chosen.size === 0 ? null : found,
      isWrong: found.length < chosen.size,
    };
  };
  const source = args.source === undefined ? undefined : listOf(args.source);
  const target = args.target === undefined ? undefined : listOf(args.target);
  return {
    body: {
      ...(source ? { sourceLanguagesIds: source.ids } : {}),
      ...(target ? { targetLanguagesIds: target.ids } : {}),
    },
    limits: { ...(source ? { source: source.limit } : {}), ...(target ? { target: target.limit } : {}) },
    isWrong: [source, target].some((list) => list?.isWrong),
  };
}

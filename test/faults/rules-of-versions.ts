import type { Anomaly, ValueRun } from './check-history.js';
import type { Review, Write } from './operations.js';

export type Breach = Omit<Anomaly, 'valueId'>;

type Acknowledged = (Write | Review) & { returned: number };

/** The successful changes. */
export const acknowledged = ({ writes, reviews }: ValueRun): Acknowledged[] =>
  [...writes, ...reviews].filter((one): one is Acknowledged => one.outcome === 'ok' && one.returned !== null);

/** Rules 1 to 6, 8 and 9: versions and texts, without a clock. */
export const versionRules = (run: ValueRun): Breach[] => [
  ...oncePerVersion(run),
  ...oneStep(run),
  ...finalState(run),
  ...refusedTexts(run),
  ...unexplainedVersions(run),
  ...textsOfVersions(run),
  ...reviewedTexts(run),
];

/** 1: two changes based on the same version lose one. */
function oncePerVersion(run: ValueRun): Breach[] {
  const seen = new Set<number>();
  return acknowledged(run).flatMap(({ returned }): Breach[] => {
    if (!seen.has(returned)) {
      seen.add(returned);
      return [];
    }
    return [{ rule: 1, what: `version ${returned} was acknowledged twice` }];
  });
}

/** 2 */
const oneStep = (run: ValueRun): Breach[] =>
  acknowledged(run)
    .filter(({ base, returned }) => returned !== base + 1)
    .map(({ base, returned }) => ({ rule: 2, what: `a change of version ${base} made version ${returned}` }));

/** 3 and 4 */
function finalState(run: ValueRun): Breach[] {
  const { after, writes } = run;
  const highest = acknowledged(run).reduce((most, { returned }) => Math.max(most, returned), 0);
  const breaches: Breach[] = [];
  if (after.version < highest)
    breaches.push({ rule: 3, what: `version ${highest} was acknowledged, ${after.version} is there` });
  const last = writes.find(({ outcome, returned }) => outcome === 'ok' && returned === after.version);
  if (last !== undefined && last.text !== after.text)
    breaches.push({ rule: 4, what: `version ${after.version} is "${after.text}", not "${last.text}"` });
  return breaches;
}

/** 5 */
function refusedTexts({ writes, operations, after, history }: ValueRun): Breach[] {
  const refused = new Set(writes.filter(({ outcome }) => outcome === 'refused').map(({ text }) => text));
  const seen = [...operations.filter(({ kind }) => kind === 'read'), after, ...history];
  const found = new Set(seen.map(({ text }) => text).filter((text) => refused.has(text)));
  return [...found].map((text) => ({ rule: 5, what: `"${text}" was refused, and is there` }));
}

/** 6: each version has an author; unacknowledged ones belong to calls without a response. */
function unexplainedVersions(run: ValueRun): Breach[] {
  const told = new Set(acknowledged(run).map(({ returned }) => returned));
  let nobodys = 0;
  for (let version = run.before.version + 1; version <= run.after.version; version += 1)
    if (!told.has(version)) nobodys += 1;
  const unknown = [...run.writes, ...run.reviews].filter(({ outcome }) => outcome === 'unknown').length;
  return nobodys <= unknown
    ? []
    : [{ rule: 6, what: `${nobodys} versions unknown to every client, ${unknown} calls without an answer` }];
}

/** 8: a version has one text, for every writer and reader. */
function textsOfVersions(run: ValueRun): Breach[] {
  const texts = new Map<number, string>();
  return seenTexts(run).flatMap(({ version, text }): Breach[] => {
    const before = texts.get(version) ?? text;
    texts.set(version, before);
    return before === text ? [] : [{ rule: 8, what: `version ${version} is "${before}" and "${text}"` }];
  });
}

function seenTexts({ before, after, operations, writes }: ValueRun): { version: number; text: string }[] {
  return [
    before,
    ...writes.flatMap(({ returned, outcome, text }) =>
      outcome === 'ok' && returned !== null ? [{ version: returned, text }] : [],
    ),
    ...operations.filter((one) => one.kind === 'read'),
    after,
  ];
}

/** 9: the validated text is the one that the reviewer read. */
function reviewedTexts(run: ValueRun): Breach[] {
  const texts = new Map(seenTexts(run).map(({ version, text }) => [version, text]));
  return run.reviews.flatMap(({ outcome, returned, text }): Breach[] => {
    const now = outcome === 'ok' && returned !== null ? texts.get(returned) : undefined;
    return now === undefined || now === text
      ? []
      : [{ rule: 9, what: `"${text}" was validated, and "${now}" carries it` }];
  });
}

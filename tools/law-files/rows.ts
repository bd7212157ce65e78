import type { Formats } from '../conformance/cases.ts';
import type { RealFile } from '../lib/real-files.ts';
import { comeBack } from './come-back.ts';
import type { Return } from './come-back.ts';
import { inspect } from './inspect.ts';

interface Entry {
  kind: string;
  isOwn: boolean;
  file: RealFile;
}

type Inspected = Entry & { entries: number; plurals: number; modes: { mode: Mode; result: Return }[] };

type Mode = 'strict' | 'cldr';

/** The second is the one that a project is proposed where the first leaves plurals out. */
const MODES = ['strict', 'cldr'] as const;

export const HEAD = [
  'files',
  'plural mode',
  'number',
  'entries',
  'keys',
  'plurals',
  'as keys',
  'as one text',
  'same bytes',
  'same up to white space',
  'rejected',
  'lost',
];

export function inspected(entry: Entry, formats: Formats): Inspected {
  const { file } = entry;
  const modes = MODES.map((mode) => ({ mode, result: comeBack(file, mode, formats) }));
  const isRead = modes.every(({ result }) => result.verdict !== 'rejected');
  const finding = isRead ? inspect(file.file, file.bytes) : null;
  return { ...entry, entries: finding?.entries ?? 0, plurals: finding?.plurals ?? 0, modes };
}

/** A row per kind and mode. */
export function rowsOf(files: Inspected[]) {
  const kinds = [...new Set(files.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const some = files.filter((file) => file.kind === kind);
    return MODES.map((mode) => rowOf(kind, mode, some));
  });
}

/**
 * Violations in the proposed mode: any loss, a plural that is not imported, and a refused file, except fixtures made to
 * be refused.
 */
export const violations = (files: Inspected[]) =>
  files.flatMap(({ kind, isOwn, file, plurals, modes }) => {
    const { result } = modes.find(({ mode }) => mode === 'cldr') ?? {};
    if (!result) return [];
    const title = `${kind}: ${file.folder}/${file.file}`;
    const left = plurals - result.pluralKeys - result.pluralTexts;
    return [
      ...[...result.losses].map(([reason, count]) => `${title}: ${reason} ${count}`),
      ...(left > 0 ? [`${title}: ${left} plurals are no keys`] : []),
      ...(result.verdict === 'rejected' && !isOwn ? [`${title}: rejected`] : []),
    ];
  });

function rowOf(kind: string, mode: Mode, files: Inspected[]) {
  const results = files.flatMap(({ modes }) => modes.filter((one) => one.mode === mode));
  const sum = (of: (result: Return) => number) =>
    results.reduce((total, { result }) => total + of(result), 0).toLocaleString('en');
  const count = (verdict: Return['verdict']) => sum((result) => Number(result.verdict === verdict));
  return [
    kind,
    mode,
    String(files.length),
    files.reduce((total, { entries }) => total + entries, 0).toLocaleString('en'),
    sum(({ keys }) => keys),
    files.reduce((total, { plurals }) => total + plurals, 0).toLocaleString('en'),
    sum(({ pluralKeys }) => pluralKeys),
    sum(({ pluralTexts }) => pluralTexts),
    count('same'),
    count('spaces'),
    count('rejected'),
    lostIn(results.map(({ result }) => result)),
  ];
}

function lostIn(results: Return[]) {
  const losses = results.flatMap((result) => [...result.losses]);
  const reasons = [...new Set(losses.map(([reason]) => reason))];
  return (
    reasons
      .map((reason) => {
        const counts = losses.filter(([name]) => name === reason).map(([, count]) => count);
        return `${reason} ${counts.reduce((total, count) => total + count, 0)}`;
      })
      .join(', ') || '–'
  );
}

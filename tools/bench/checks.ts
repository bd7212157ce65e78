import { performance } from 'node:perf_hooks';

import { compiled } from '../../scripts/lib/compiled.mjs';

const PAIRS = 100_000;
const RUNS = 5;

/** Self-written pairs, a third of them with placeholders, tags or numbers, as in real files. */
const TEXTS = [
  ['fr', 'Save all changes', 'Enregistrer toutes les modifications'],
  ['de', 'Do you want to delete this message?', 'Möchten Sie diese Nachricht löschen?'],
  ['ru', '{count} files were deleted from {folder}.', 'Из {folder} удалено файлов: {count}.'],
  ['ja', 'Please wait while we prepare your order.', 'ご注文の準備ができるまでお待ちください。'],
  ['pl', 'Read the <b>terms of use</b>.', 'Przeczytaj <b>warunki korzystania</b>.'],
  ['ar', 'What is new?', 'ما الجديد؟'],
];

const SUBJECT = {
  quantity: null,
  otherForms: [],
  maxLength: null,
  placeholders: 'any' as const,
};

/** Checks over a project. */
export async function measure() {
  const { checkText } = await compiled('core/checks/rules/check-text.js');
  const { checkConsistency } = await compiled('core/checks/check-project.js');
  const { severitiesFor } = await compiled('core/checks/severities.js');
  const severities = severitiesFor({ same: 'hint' });
  const subjects = Array.from({ length: PAIRS }, (_, index) => {
    const [tag = '', source = '', text = ''] = TEXTS[index % TEXTS.length] ?? [];
    return {
      ...SUBJECT,
      target: { text, tag },
      source: { tag: 'en', forms: [[null, source] as const] },
    };
  });
  const pairs = subjects.map(({ target, source }, index) => ({
    source: `${source.forms[0]?.[1]} ${index}`,
    text: `${target.text} ${index}`,
  }));
  const texts = best(() => subjects.forEach((subject) => checkText(subject, severities)));
  const keys = best(() => checkConsistency(pairs, severities));
  const typing = typed((text, source) =>
    checkText({ ...SUBJECT, target: { text, tag: 'fr' }, source }, severities),
  );
  return {
    title: 'Checks',
    head: ['pairs', 'of one text ms', 'comparing keys ms', 'key press ms'],
    rows: [[PAIRS.toLocaleString('en'), texts.toFixed(0), keys.toFixed(0), typing.toFixed(2)]],
  };
}

/** The length of a long text, of which a part has placeholders. */
const LONG = 600;

/** Types a long text. Milliseconds of the 99th of 100 key presses. */
function typed(
  check: (text: string, source: { tag: string; forms: (readonly [null, string])[] }) => unknown,
) {
  const [, english = '', french = ''] = TEXTS[0] ?? [];
  const text = `${french} {count} <b>{name}</b>. `.repeat(LONG).slice(0, LONG);
  const source = {
    tag: 'en',
    forms: [[null, `${english} {count} <b>{name}</b>. `.repeat(LONG).slice(0, LONG)] as const],
  };
  const times = Array.from({ length: LONG }, (_, length) =>
    best(() => check(text.slice(0, length + 1), source)),
  ).sort((one, other) => one - other);
  return times[Math.floor(0.99 * LONG)] ?? 0;
}

/** Milliseconds of the fastest run: other things only make it slower. */
function best(work: () => unknown) {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...times);
}

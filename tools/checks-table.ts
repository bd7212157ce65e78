import { precisionOf, recallOf, score } from '../test/checks/score.ts';
import { table, writeMeasurements } from './lib/report.ts';

/** `npm run tools -- checks-table`: scores the checks on the labelled pairs and writes docs/measurements/checks.json. */
const scores = score();
const rows = scores.map((one) => [
  one.check,
  String(one.faults),
  precisionOf(one).toFixed(3),
  recallOf(one).toFixed(3),
]);
const alarms = scores.flatMap(({ check, falseAlarms }) =>
  falseAlarms.map(({ subject: { source, target } }) => [
    check,
    target.tag ?? '',
    source?.forms[0]?.[1] ?? '',
    target.text,
  ]),
);
const tables = [
  { title: 'Precision and recall', head: ['check', 'faults', 'precision', 'recall'], rows },
  { title: 'False alarms', head: ['check', 'language', 'source', 'translation'], rows: alarms },
];
for (const { title, head, rows: cells } of tables) console.log(`\n${title}\n\n${table(head, cells)}`);
await writeMeasurements('checks', tables);

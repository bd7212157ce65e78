import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const ROW =
  /^\| +(?<number>\d+) \| \[(?<title>.+)\]\((?<file>[^)]+)\) +\| (?<status>.+?) +\| (?<date>\S+) +\|$/gm;

const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

/** `number. title` of each decision, by its file. */
const decisions = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => [file, /^# (.*)/.exec(read(file))?.[1]]);

const rows = [...read('README.md').matchAll(ROW)].map(({ groups = {} }) => groups);

describe('the list of decisions', () => {
  it('has each decision once, with its number and title', () => {
    const listed = rows.map(({ number, title, file = '' }) => [file, `${number}. ${title}`]);
    expect(listed.sort()).toEqual(decisions.sort());
  });

  it('gives each a status and a date', () => {
    const numbers = rows.map(({ number }) => number);
    const isStatus = (status = ''): boolean =>
      status === 'accepted' || numbers.some((number) => status === `superseded by ${number}`);
    const wrong = rows.filter(
      ({ status, date = '' }) => !isStatus(status) || !/^\d{4}-\d\d-\d\d$/.test(date),
    );
    expect(wrong).toEqual([]);
  });
});

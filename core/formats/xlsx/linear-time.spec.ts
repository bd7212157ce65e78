import { fileBytes } from '../export/file-bytes.js';
import { keep, projectOfReading, writeAgain } from '../profile/testing-profile.js';
import { cpuTimeOf } from '../../../test/support/server/cpu-time.js';
import { WORKBOOKS } from './testing-hostile-workbooks.js';
import { partsIn, zipped } from './testing-workbook.js';

const SIZE = 1_500;
const GROWTH = 16;
/** Between 16, which is linear, and 256, which is quadratic. */
const MOST = 64;

describe('reading and writing a workbook takes linear time', () => {
  it.each(WORKBOOKS)('of %s', (_, partsOf) => {
    const work = (size: number) => {
      const bytes = zipped(partsOf(size));
      return () => {
        const reading = keep([{ name: 'a.xlsx', bytes, format: 'xlsx' }]);
        if (reading.error) return;
        const [file] = writeAgain(reading, projectOfReading(reading));
        expect(partsIn(fileBytes(file ?? { text: '' }))).toEqual(partsIn(bytes));
      };
    };
    const [small, large] = [work(SIZE), work(SIZE * GROWTH)];
    const least = Math.max(1, Math.min(...Array.from({ length: 3 }, () => cpuTimeOf(small))));
    let growth = Infinity;
    for (let tries = 0; tries < 3 && growth > MOST; tries += 1)
      growth = Math.min(growth, cpuTimeOf(large) / least);
    expect(growth).toBeLessThan(MOST);
  });
});

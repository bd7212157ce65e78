import { act, renderHook, screen } from '@testing-library/react';

import type { ImportWarning } from '#core/formats/index.js';

import { render } from '../../../testing/render.js';
import { keepWarnings, useStoredWarnings } from './stored-warnings.js';
import { WarningText } from './WarningText.js';

const warning = (key: string): ImportWarning => ({
  reason: 'imports.duplicate_key',
  color: 'orange',
  key,
  line: 1,
});

describe('the warnings of imports', () => {
  it('are kept under the id of the project, import after import', () => {
    keepWarnings(5, [warning('a')]);
    keepWarnings(5, [warning('b')]);
    expect(JSON.parse(localStorage.getItem('5') ?? '')).toEqual([warning('a'), warning('b')]);
  });

  it('are kept once when a file is imported again', () => {
    keepWarnings(9, [warning('a'), warning('b')]);
    keepWarnings(9, [warning('b'), warning('c')]);
    expect(JSON.parse(localStorage.getItem('9') ?? '')).toEqual([warning('a'), warning('b'), warning('c')]);
  });

  it('go one by one, or all at once, and leave nothing behind', () => {
    keepWarnings(6, [warning('a'), warning('b'), warning('c')]);
    const { result } = renderHook(() => useStoredWarnings(6));
    const second = result.current.warnings[1];
    if (second) act(() => result.current.dismiss(second));
    expect(result.current.warnings.map(({ key }) => key)).toEqual(['a', 'c']);
    act(() => result.current.clear());
    expect(result.current.warnings).toEqual([]);
    expect(localStorage.getItem('6')).toBeNull();
  });

  it('are at most a thousand, and the rest is counted', () => {
    keepWarnings(
      7,
      Array.from({ length: 1_003 }, (_, index) => warning(`k${index}`)),
    );
    keepWarnings(7, [warning('late')]);
    const { result } = renderHook(() => useStoredWarnings(7));
    expect(result.current.warnings).toHaveLength(1_001);
    expect(result.current.warnings.at(-1)).toEqual({ reason: 'imports.left_out', color: 'orange', count: 4 });
  });

  it('count what the server left out as well, import after import', () => {
    const leftOut = (count: number) => ({ reason: 'imports.left_out', color: 'orange', count }) as const;
    keepWarnings(9, [warning('a'), leftOut(5)]);
    keepWarnings(9, [warning('b'), leftOut(7)]);
    const { result } = renderHook(() => useStoredWarnings(9));
    expect(result.current.warnings).toEqual([warning('a'), warning('b'), leftOut(12)]);
  });

  it('have a known reason: those of an older version are left out', () => {
    localStorage.setItem('8', JSON.stringify([{ reason: 'imports.nested_keys', count: 2 }, warning('a')]));
    expect(renderHook(() => useStoredWarnings(8)).result.current.warnings).toEqual([warning('a')]);
  });

  it('are problems where they are stored without a colour', async () => {
    localStorage.setItem('8', '[{"reason":"imports.duplicate_key","key":"a"}]');
    const { result } = renderHook(() => useStoredWarnings(8));
    await render(result.current.warnings.map((one) => <WarningText key={one.key} warning={one} />));
    expect(screen.getByRole('img', { name: 'Not imported' })).toBeVisible();
  });

  it.each(['{', '{"a":1}', '[1,null,{"reason":2}]'])('do not come from %s', (text) => {
    localStorage.setItem('8', text);
    const { result } = renderHook(() => useStoredWarnings(8));
    expect(result.current.warnings).toEqual([]);
  });
});

import type { UndoEntry } from '../undo/undo-entry.js';
import { asOneEntry } from './change-set-entry.js';

it('undoes several change sets from the last to the first, and does them again in their order', async () => {
  const steps: string[] = [];
  const entry = (name: string, restored: number): UndoEntry => ({
    done: { id: 'toast.reverted' },
    isOnServer: true,
    undo: () => {
      steps.push(`undo ${name}`);
      return { restored, keptNewer: 1, blocked: 0 };
    },
    redo: () => {
      steps.push(`redo ${name}`);
      return { restored, keptNewer: 0, blocked: 2 };
    },
  });
  const both = asOneEntry({ id: 'toast.reverted' }, [entry('rename', 1), entry('import', 4)]);
  await expect(both.undo()).resolves.toEqual({ restored: 5, keptNewer: 2, blocked: 0 });
  await expect(both.redo()).resolves.toEqual({ restored: 5, keptNewer: 0, blocked: 4 });
  expect(steps).toEqual(['undo import', 'undo rename', 'redo rename', 'redo import']);
});

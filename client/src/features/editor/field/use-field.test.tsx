import { act, fireEvent, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';

import type { OpenProject } from '../../../project/open-project.js';
import { openForTest } from '../../../testing/open-project.js';
import { aKey, aProject, FR } from '../../../testing/sample-projects.js';
import { useField } from './use-field.js';

const REF = { keyId: 11, languageId: FR.id, quantity: null };

const SAMPLE = aProject({
  groups: [
    {
      id: 1,
      name: 'common',
      fileId: null,
      keys: [
        aKey({
          id: 11,
          name: 'cart',
          groupId: 1,
          texts: { 1: 'Cart', 2: ['Panier', 'modified'], 3: 'Korb' },
        }),
      ],
    },
  ],
});

/** A field that is left with Escape at the moment when its cell changes: React has not run all effects of that yet. */
function Field({ project, onLeave }: { project: OpenProject; onLeave: () => void }) {
  const field = useField(project, REF, true);
  useLayoutEffect(() => {
    if (field.cell.status !== 'validated' || !field.isTyped) return;
    field.restore();
    onLeave();
  });
  return <textarea value={field.text} onChange={({ target }) => field.type(target.value)} />;
}

function Place({ project }: { project: OpenProject }) {
  const [isOpen, setIsOpen] = useState(true);
  return isOpen ? <Field project={project} onLeave={() => setIsOpen(false)} /> : null;
}

it('a text that is discarded is not saved, whatever changes at that moment', () => {
  const { project } = openForTest({ details: SAMPLE });
  render(<Place project={project} />);
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } });
  act(() => project.cells.set(REF, { status: 'validated' }));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(project.cells.get(REF)).toMatchObject({ text: 'Panier', status: 'validated' });
  expect(project.session.isUnsaved(REF)).toBe(false);
});

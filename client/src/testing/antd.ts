import { screen, waitFor, within } from '@testing-library/react';

/** Finds a dialog by its title: in tests, antd gives all its fields and dialogs the same identifier. */
export async function findDialog(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading);
}

/** Finds an option of the open list by its label, once the list reacts to the pointer. */
export const findOption = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const selector = '.ant-select-item-option-content, .ant-select-item-option-content span';
    const found = screen.getAllByText(name, { selector }).at(-1) ?? document.body;
    const list = found.closest('.ant-select-dropdown') ?? found;
    expect(getComputedStyle(list).pointerEvents).not.toBe('none');
    return found;
  });

import { screen, within } from '@testing-library/react';

/** A dialog by its title: under test, antd gives the names of all its fields and dialogs the same identifier. */
export async function findDialog(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return within(heading.closest<HTMLElement>('[role="dialog"]') ?? heading);
}

/** An option of the list opened last, by what it says. */
export async function findOption(name: string): Promise<HTMLElement> {
  const selector = '.ant-select-item-option-content, .ant-select-item-option-content span';
  const found = await screen.findAllByText(name, { selector });
  return found.at(-1) ?? document.body;
}

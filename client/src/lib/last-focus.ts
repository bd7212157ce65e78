let lastOutsideMenus: HTMLElement | null = null;

const isInMenu = (element: Element): boolean => element.closest('[role="menu"]') !== null;

/** Called once at the start: the menus that open dialogs are there before the code of the dialogs is. */
export function followFocus(): void {
  window.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !isInMenu(target)) lastOutsideMenus = target;
  });
}

/** The focused element. A menu is gone before the dialog that it opened, so it stands for what was focused before it. */
export function focusOutsideMenus(): HTMLElement | null {
  const { activeElement } = document;
  const isElsewhere = activeElement === null || activeElement === document.body || isInMenu(activeElement);
  return isElsewhere || !(activeElement instanceof HTMLElement) ? lastOutsideMenus : activeElement;
}

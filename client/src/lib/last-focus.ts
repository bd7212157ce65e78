let lastOutsideMenus: HTMLElement | null = null;

const isInMenu = (element: Element): boolean => element.closest('[role="menu"]') !== null;

/** Call once at the start: menus that open dialogs are loaded before the code of dialogs. */
export function followFocus(): void {
  window.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && !isInMenu(target)) lastOutsideMenus = target;
  });
}

/**
 * The focused element. A menu is removed before the dialog that it opened, so the element focused before the menu is
 * returned.
 */
export function focusOutsideMenus(): HTMLElement | null {
  const { activeElement } = document;
  const isElsewhere = activeElement === null || activeElement === document.body || isInMenu(activeElement);
  return isElsewhere || !(activeElement instanceof HTMLElement) ? lastOutsideMenus : activeElement;
}

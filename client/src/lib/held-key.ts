/**
 * Ignores the repetition of a held key until it is released: the key has moved the focus by opening or closing
 * something, and its repetition would act on the newly focused element.
 */
export function ignoreHeldKey(): void {
  window.addEventListener('keydown', onKeyDown, true);
  window.addEventListener('keyup', heed, true);
}

function onKeyDown(event: KeyboardEvent): void {
  if (!event.repeat) {
    heed();
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

function heed(): void {
  window.removeEventListener('keydown', onKeyDown, true);
  window.removeEventListener('keyup', heed, true);
}

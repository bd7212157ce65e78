/**
 * A key that is still down does nothing more until it is let go: what it has opened or closed has moved the focus, and
 * its repetition would act on whatever has it now.
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

/** The only file field on the page. */
export function fileField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no file field');
  return field;
}

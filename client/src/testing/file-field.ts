/** The field that takes files, the only one on the page. */
export function fileField(): HTMLInputElement {
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!field) throw new Error('There is no file field');
  return field;
}

/**
 * The texts of zero, one and other, for a format that has no place for other forms: exactly 0 stands for zero, and
 * other for what is missing.
 */
export function strictTexts({
  forms,
  texts,
}: {
  forms: readonly string[];
  texts: readonly string[];
}): [zero: string, one: string, other: string] {
  const byForm = new Map(forms.map((form, index) => [form, texts[index] ?? '']));
  const other = byForm.get('other') ?? '';
  const zero = byForm.get('=0') ?? byForm.get('zero') ?? other;
  return [zero, byForm.get('one') ?? byForm.get('=1') ?? other, other];
}

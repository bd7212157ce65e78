/** Hands bytes to the browser to be saved as a file. */
export function saveFile(name: string, bytes: Uint8Array): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: the browser reads the URL after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

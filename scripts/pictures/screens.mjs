/** A picture of each of these addresses, as JPEG. */
export async function takeScreens(page, paths) {
  const pictures = [];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    if (path.includes('d=')) await page.getByRole('dialog').waitFor();
    // Skeletons have come, and gone.
    await page.waitForTimeout(500);
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
    const image = await page.screenshot({ type: 'jpeg', quality: 85 });
    pictures.push({ path: path.replace(/projects\/\d+/, 'projects/:id'), image });
  }
  return pictures;
}

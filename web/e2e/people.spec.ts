/** An account from its making to its end. */
import { expect, settle, test } from './world';

test('an account is made, lost, found again with a code, and left', async ({ page, watched }) => {
  // A wrong password is an answer of the server that the browser calls an error.
  watched.expectCuts();
  await settle(page, { lang: 'en', speed: 0 });
  await page.goto('/me');
  const login = `visitor-${Date.now()}`;
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('the first good password');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  const [code] = await page.locator('main code').allTextContents();
  expect(code).toBeTruthy();

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.locator('main code')).toHaveCount(0);
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill('not the password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toBeVisible();

  await page.getByRole('button', { name: 'Password lost?' }).click();
  await page.getByLabel('Recovery code').fill(code!);
  await page.getByLabel('New password').fill('the second good password');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();

  await page.getByText('Password and recovery codes').click();
  const care = page.locator('details', { hasText: 'Password and recovery codes' });
  await care.getByLabel('Password', { exact: true }).fill('the second good password');
  await care.getByRole('button', { name: 'New recovery codes' }).click();
  await expect(page.locator('main code').first()).toBeVisible();
  expect(await page.locator('main code').allTextContents()).not.toContain(code);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('trestle.json');

  const leaving = page.locator('details', { hasText: 'Delete account' });
  await leaving.locator('summary').click();
  await leaving.getByLabel('Password').fill('the second good password');
  await leaving.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  const { me } = (await (await page.request.get('/api/session')).json()) as { me: unknown };
  expect(me).toBeNull();
});

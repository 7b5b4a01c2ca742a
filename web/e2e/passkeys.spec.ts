/** Passkeys, with the authenticator that Chromium has for tests. */
import { AxeBuilder } from '@axe-core/playwright';
import type { CDPSession, Page } from '@playwright/test';

import { expect, settle, test } from './world';

// Browsers know passkeys at names only, and the server's address is a number.
test.use({
  baseURL: async ({ server }, use) => use(server.url.replace('127.0.0.1', 'localhost')),
});

/** A device that knows who is there, and can be told not to. */
async function device(page: Page): Promise<{ cdp: CDPSession; authenticatorId: string }> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, authenticatorId };
}

const PASSWORD = 'the first good password';

/** Makes an account, and gives its login. */
async function member(page: Page): Promise<string> {
  await page.goto('/me');
  const login = `visitor-${Date.now()}`;
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  return login;
}

const section = (page: Page) =>
  page.locator('section', { hasText: 'A passkey signs you in without a login or password' });

async function add(page: Page, name: string, password = PASSWORD): Promise<void> {
  await section(page).getByLabel('Name of the passkey').fill(name);
  await section(page).getByLabel('Password').fill(password);
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
}

async function expectAccess(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id }) => id)).toEqual([]);
}

test('a passkey is made, signs in, is renamed and removed', async ({ page, watched }) => {
  // What the server refuses, the browser calls an error.
  watched.expectCuts();
  await settle(page, { lang: 'en', speed: 0 });
  const { cdp, authenticatorId } = await device(page);
  const login = await member(page);
  const mine = section(page);

  await add(page, 'Work bench', 'not the password');
  await expect(mine.getByRole('alert')).toHaveText('The password is wrong.');
  await add(page, 'Work bench');
  await expect(mine.getByRole('status')).toHaveText('“Work bench” signs you in from now on.');
  await expect(mine.getByRole('listitem')).toContainText('not used yet');
  // A device has one passkey of an account.
  await add(page, 'Again');
  await expect(mine.getByRole('alert')).toContainText('has a passkey of your account already');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  const enter = page.getByRole('button', { name: 'Sign in with a passkey' });
  await enter.click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
  await expect(mine.getByRole('listitem')).toContainText('last used just now');
  // And once more, with the counter that the server has seen.
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await enter.click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();

  await mine.getByRole('button', { name: 'Rename' }).click();
  await mine.getByRole('listitem').getByLabel('Name of the passkey').fill('Lodge');
  await expectAccess(page);
  await mine.getByRole('button', { name: 'Save' }).click();
  await expect(mine.getByRole('listitem')).toContainText('Lodge');
  await page.reload();
  await expect(mine.getByRole('listitem')).toContainText('Lodge');

  await mine.getByRole('button', { name: 'Remove' }).click();
  await expectAccess(page);
  await mine.getByRole('button', { name: 'Leave it' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(1);
  await mine.getByRole('button', { name: 'Remove' }).click();
  await mine.getByRole('button', { name: 'Remove' }).click();
  await expect(mine.getByRole('listitem')).toHaveCount(0);

  // The device still has it; the server does not.
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId });
  expect(credentials).toHaveLength(1);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await enter.click();
  await expect(page.getByRole('alert')).toContainText('This passkey opens no account here.');
});

test('who cancels is told so, and signs in by password', async ({ page, watched }) => {
  watched.expectCuts();
  await settle(page, { lang: 'en', speed: 0 });
  const { cdp, authenticatorId } = await device(page);
  const login = await member(page);
  // The device does not recognize whoever is there.
  await cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await add(page, 'Work bench');
  await expect(section(page).getByRole('alert')).toContainText('No passkey was used');
  await expect(section(page).getByRole('listitem')).toHaveCount(0);

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('alert')).toContainText('No passkey was used');
  await page.getByLabel('Login').fill(login);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText(`You are signed in as ${login}.`)).toBeVisible();
});

test('at a number there are no passkeys, and the page says so', async ({ page, server }) => {
  await settle(page, { lang: 'en', speed: 0 });
  await page.goto(`${server.url}/me`);
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0);
  await page.getByLabel('Login').fill(`visitor-${Date.now()}`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(section(page)).toContainText('Your browser has no passkeys at this address.');
  await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});

/** Several people at one device: a stranger is told before they sit down, wherever they come from. */
import { expect, post, settle, test } from './world';

test('a stranger sees that several people share a device', async ({ page, browser, watched }) => {
  await settle(page, { lang: 'en', speed: 0 });
  await page.goto('/');
  await post(page, '/api/guests', { name: 'Host' });
  const told = 'Several people play at one device at this table';
  for (const hot_seat of [true, false]) {
    const chairs = ['me', 'open', 'open'];
    const wanted = { game: 'architectura', chairs, hot_seat, listed: true };
    const { table } = await post<{ table: string }>(page, '/api/tables', wanted);
    const path = `/api/tables/${table}/invitations`;
    const { token } = await post<{ token: string }>(page, path, {});

    const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
    await settle(context, { lang: 'en', speed: 0 });
    const stranger = await context.newPage();
    watched.watch(context);
    const times = hot_seat ? 1 : 0;
    // On the card.
    await stranger.goto('/lobby');
    const card = stranger.locator('article', {
      has: stranger.locator(`a[href="/table/${table}"]`),
    });
    await expect(card).toHaveCount(1);
    await expect(card.getByText('one device')).toHaveCount(times);
    // Behind the invitation.
    await stranger.goto(`/join/${token}`);
    await expect(stranger.getByRole('button', { name: 'Take my seat' })).toBeVisible();
    await expect(stranger.getByText('Host invites you')).toBeVisible();
    await expect(stranger.getByText(told)).toHaveCount(times);
    // On the screen, before they sit down and after.
    await stranger.goto(`/table/${table}`);
    await expect(stranger.locator('[data-phase="waiting"]')).toBeVisible();
    await expect(stranger.getByText(told)).toHaveCount(times);
    await expect(stranger.locator('header').getByText('one device')).toHaveCount(times);
    await stranger.getByRole('button', { name: 'Sit down' }).first().click();
    // One seat is theirs, and the other one is not offered to them.
    await expect(stranger.getByRole('button', { name: 'Stand up' })).toHaveCount(1);
    await expect(stranger.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
    await context.close();
  }
});

/** Being told while one is away: the settings, and what the service worker does with a message. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { BrowserContext, Page, Worker } from '@playwright/test';

import type { Request, Screen } from '../src/net/protocol';
import { Server } from './server';
import { expect, post, settle, test as base } from './world';

/** A server that may send to this machine. */
const test = base.extend<{ own: Server }>({
  own: async ({}, use) => {
    const server = new Server(['--webhooks-to-private']);
    await server.start();
    await use(server);
    await server.end();
  },
  baseURL: async ({ own }, use) => use(own.url),
});

test.use({ serviceWorkers: 'allow' });
test.beforeEach(async ({ page }) => settle(page, { lang: 'fr', speed: 0 }));

interface Arrived {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** An address on this machine that takes messages. */
async function receiver(): Promise<{ url: string; arrived: Arrived[]; end: () => void }> {
  const arrived: Arrived[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      arrived.push({ headers: request.headers, body });
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, arrived, end: () => server.close() };
}

/** The service worker, once it rules over the page. */
async function ruler(page: Page, context: BrowserContext): Promise<Worker> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) =>
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }),
    );
  });
  return context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
}

/** Delivers a message as a push service would. */
async function deliver(page: Page, news: Record<string, unknown>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const found = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ isDeleted }) => !isDeleted);
      if (own) found(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const origin = new URL(page.url()).origin;
  const data = JSON.stringify(news);
  const registrationId = await found;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  await devtools.detach();
}

/** Sends a request to a table; what comes of it has no body. */
async function request(page: Page, table: string, data: Request): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post(`/api/tables/${table}/requests`, { headers, data });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Answers for a seat by the interface until it is asked nothing more. */
async function play(page: Page, table: string, seat: number): Promise<void> {
  for (;;) {
    const answer = await page.request.get(`/api/tables/${table}/screen?seat=${seat}`);
    const { update } = (await answer.json()) as { update: { screen: Pick<Screen, 'ask'> } };
    const { ask } = update.screen;
    if (!ask) return;
    const action = ask.answers[0]!.action;
    await request(page, table, { seat, do: { answer: { question: ask.question, action } } });
  }
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }));
  });

test('choices are kept, and a test arrives at an address', async ({ page, watched }) => {
  const { url, arrived, end } = await receiver();
  await page.goto('/settings');
  const section = page.getByRole('region', { name: 'Me prévenir quand c’est mon tour' });
  await expect(section).toContainText('Dès que vous aurez un nom');
  await post(page, '/api/guests', { name: 'Visitor', language: 'fr' });
  await page.reload();

  await section.getByLabel('Quand une de mes parties est terminée').uncheck();
  await section.getByLabel('Même quand la table est ouverte').check();
  await section.getByLabel('Silence la nuit').check();
  await section.getByLabel('De', { exact: true }).fill('23:15');
  await section.getByLabel('De', { exact: true }).blur();
  await section.getByLabel('Adresse').fill(url);
  await section.getByRole('button', { name: 'Enregistrer' }).click();
  await section.getByRole('button', { name: 'Envoyer un essai' }).click();
  await expect(section.getByText('L’essai est bien arrivé.')).toBeVisible();
  expect(arrived).toHaveLength(1);
  expect(arrived[0]!.headers['trestle-signature']).toMatch(/^sha256=[0-9a-f]{64}$/);
  expect(JSON.parse(arrived[0]!.body)).toMatchObject({ kind: 'test', title: 'Ça marche' });

  await page.reload();
  await expect(section.getByLabel('Quand une de mes parties est terminée')).not.toBeChecked();
  await expect(section.getByLabel('Même quand la table est ouverte')).toBeChecked();
  await expect(section.getByLabel('De', { exact: true })).toHaveValue('23:15');
  await expect(section.getByLabel('Adresse')).toHaveValue(url);
  await section.getByText('Montrer le secret').click();
  await expect(section.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  watched.expectCuts();
  await section.getByLabel('Adresse').fill('mailto:x');
  await section.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(section.getByRole('alert')).toContainText('http://');
  end();
});

test('a message is shown, and opens the right table', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/');
  const worker = await ruler(page, context);
  const news = {
    kind: 'turn',
    title: 'C’est votre tour',
    text: 'Architectura avec One',
    language: 'fr',
    url: '/table/abc',
    with_tab: false,
  };
  const expected = { title: news.title, body: news.text, lang: 'fr', tag: '/table/abc' };
  // The browser may drop what its tools deliver to a worker that is only just starting.
  await expect(async () => {
    await deliver(page, news);
    await expect.poll(() => shown(page), { timeout: 5_000 }).toEqual([expected]);
  }).toPass({ timeout: 30_000 });
  // A second one about the same table takes its place.
  await deliver(page, { ...news, text: 'Architectura avec Two' });
  await expect.poll(() => shown(page)).toEqual([{ ...expected, body: 'Architectura avec Two' }]);

  // Only a real click may open a window, and there is nobody to click outside of the page: what
  // the browser would be asked is written down.
  const asked = await worker.evaluate(async () => {
    const scope = self as unknown as {
      clients: { openWindow: (url: string) => Promise<null>; matchAll: unknown };
      registration: ServiceWorkerRegistration;
    };
    let asked = '';
    scope.clients.openWindow = (url) => {
      asked = url;
      return Promise.resolve(null);
    };
    const [notification] = await scope.registration.getNotifications();
    const click = new Event('notificationclick') as Event & Record<string, unknown>;
    const waits: Promise<unknown>[] = [];
    click.notification = notification;
    click.waitUntil = (promise: Promise<unknown>) => waits.push(promise);
    self.dispatchEvent(click);
    await Promise.all(waits);
    return asked;
  });
  expect(asked).toBe('/table/abc');
  await expect.poll(() => shown(page)).toEqual([]);
});

/** Browsers renew subscriptions when they like: nobody can make one do so, so it is told that it did. */
test('a browser that is reached by another address tells so', async ({ page, context }) => {
  await page.goto('/');
  await post(page, '/api/guests', { name: 'Visitor', language: 'fr' });
  const worker = await ruler(page, context);
  const asked = await worker.evaluate(async () => {
    const text = (bytes: ArrayBuffer | Uint8Array) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
    const curve = { name: 'ECDH', namedCurve: 'P-256' };
    const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits']);
    const p256dh = text(await crypto.subtle.exportKey('raw', pair.publicKey));
    const keys = { p256dh, auth: text(crypto.getRandomValues(new Uint8Array(16))) };
    const subscription = (endpoint: string) => ({
      options: { userVisibleOnly: true, applicationServerKey: endpoint },
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
    });
    const renew = async (what: Record<string, unknown>) => {
      const waits: Promise<unknown>[] = [];
      const waitUntil = (promise: Promise<unknown>) => waits.push(promise);
      const change = new Event('pushsubscriptionchange');
      self.dispatchEvent(Object.assign(change, { ...what, waitUntil }));
      await Promise.all(waits);
    };
    const first = subscription('https://push.example/first');
    await renew({ newSubscription: first });
    // Some only say that the old one is gone.
    let asked: unknown = null;
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration };
    Object.assign(registration.pushManager, {
      subscribe: (options: unknown) => {
        asked = options;
        return Promise.resolve(subscription('https://push.example/second'));
      },
    });
    await renew({ oldSubscription: first, newSubscription: null });
    return asked;
  });
  expect(asked).toEqual({
    userVisibleOnly: true,
    applicationServerKey: 'https://push.example/first',
  });
  const answer = await page.request.get('/api/me/reach');
  expect(await answer.json()).toMatchObject({ browsers: 2 });
});

test('a browser whose service does not answer says so', async ({ page, context }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/settings');
  await post(page, '/api/guests', { name: 'Visitor', language: 'fr' });
  await page.reload();
  await ruler(page, context);
  const box = page.getByLabel('Dans ce navigateur');
  await box.click();
  // There is no such service without a network.
  await expect(page.getByText('Le service de messages du navigateur ne répond pas')).toBeVisible({
    timeout: 30_000,
  });
  await expect(box).not.toBeChecked();
});

/** Where others take days, whoever has moved is asked once whether to be told. */
test('after a move at a daily table the offer comes once', async ({ page, browser, own }) => {
  await page.goto('/');
  await post(page, '/api/guests', { name: 'One', language: 'fr' });
  const clock = { daily: { per_move: 86_400_000, holidays: 0 } };
  const seats = { game: 'architectura', chairs: ['me', 'open'], clock };
  const { table } = await post<{ table: string }>(page, '/api/tables', seats);
  const context = await browser.newContext({ baseURL: own.url, serviceWorkers: 'block' });
  const two = await context.newPage();
  await two.goto('/');
  await post(two, '/api/guests', { name: 'Two', language: 'fr' });
  await request(two, table, { do: { sit: { seat: 1 } } });

  await page.goto(`/table/${table}`);
  const offer = page.getByText('Recevoir un avis');
  await expect(page.locator('.frame[data-phase="playing"]')).toBeVisible();
  await expect(offer).toHaveCount(0);
  const frame = page.locator('.frame');
  await play(two, table, 1);
  await expect(frame).not.toHaveAttribute('data-question', '');
  await play(page, table, 0);
  await expect(offer).toBeVisible();
  await page.getByRole('button', { name: 'Non merci' }).click();
  await expect(offer).toHaveCount(0);
  await play(two, table, 1);
  await expect(frame).not.toHaveAttribute('data-question', '');
  await play(page, table, 0);
  await expect(frame).toHaveAttribute('data-question', '');
  await expect(offer).toHaveCount(0);
  await context.close();
});

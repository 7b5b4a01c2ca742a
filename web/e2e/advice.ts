/** What to answer: as a bot advises where that is allowed, and otherwise one answer after another. */
import { expect, type Page } from '@playwright/test';

import type { Reply, Screen } from '../src/net/protocol';

export interface Advice {
  readonly question: number;
  readonly action: string;
}

/** How a table stands with the eyes of a seat of one's own, or of somebody who looks on. */
export async function screenOf(page: Page, table: string, seat: number | null): Promise<Screen> {
  const eyes = seat === null ? '' : `seat=${seat}&`;
  const answer = await page.request.get(`/api/tables/${table}/screen?${eyes}seen=0`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const reply = (await answer.json()) as Reply;
  if (!('update' in reply)) throw new Error('no screen');
  return reply.update.screen;
}

/** What a bot would do; only for games in which nobody else plays but bots. */
export async function advice(page: Page, table: string, seat = 0): Promise<Advice> {
  const answer = await page.request.get(`/api/tables/${table}/advice?seat=${seat}`, {
    // A bot thinks longer on a busy machine.
    timeout: 60_000,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Advice;
}

/** Any answer, another one each time; never one that only begins anew. */
export async function anyAnswer(page: Page, table: string, seat = 0): Promise<Advice> {
  const { ask } = await screenOf(page, table, seat);
  if (!ask) throw new Error('nothing is asked');
  const sensible = ask.answers.filter(({ action }) => !/^(mulligan|search|pass)\b/.test(action));
  const from = sensible.length > 0 ? sensible : ask.answers;
  return { question: ask.question, action: from[(ask.question * 7) % from.length]!.action };
}

/** More answers than any game has. */
const WHOLE = 600;
/** So many answers lead into the middle of any game: the shortest of Architectura have 11 a seat. */
export const MIDDLE = 8;

/**
 * Answers `most` questions of one's seats without the page, as fast as the server goes, so that a
 * test can begin in the middle or at the end of a game. Gives how often it answered.
 */
export async function hasten(page: Page, table: string, most = WHOLE): Promise<number> {
  const headers = { origin: new URL(page.url()).origin };
  for (let answers = 0; answers < most;) {
    const { awaiting, phase, seats } = await screenOf(page, table, 0);
    if (phase === 'over') {
      expect(most, `the game ended after ${answers} answers`).toBe(WHOLE);
      return answers;
    }
    const seat = awaiting.find((one) => seats[one]?.person);
    if (seat === undefined) continue;
    const answer = await advice(page, table, seat);
    const sent = await page.request.post(`/api/tables/${table}/requests`, {
      headers,
      data: { seat, do: { answer } },
    });
    expect(sent.ok(), await sent.text()).toBe(true);
    answers += 1;
  }
  return most;
}

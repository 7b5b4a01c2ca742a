/**
 * A person at the table who does as somebody advises, through the page alone: with the mouse, with
 * touches, or with nothing but the keyboard. The pieces on the board come first; what no piece
 * stands for is answered by the list of answers.
 */
import { existsSync } from 'node:fs';

import { expect, type Locator, type Page } from '@playwright/test';

import type { Subject, Way } from '../src/board/kit/offers';
import { advice, screenOf, type Advice } from './advice';

export type Hand = 'mouse' | 'touch' | 'keyboard';

type Adviser = (page: Page, table: string, seat: number) => Promise<Advice>;

type WaysOf = (subject: Subject) => readonly Way[];

/** How answers are touched part by part: `parts.ts` of a game that works like that. */
async function partsOf(game: string): Promise<WaysOf | null> {
  const file = new URL(`../src/games/${game}/parts.ts`, import.meta.url);
  return existsSync(file) ? ((await import(file.href)) as { waysOf: WaysOf }).waysOf : null;
}

export class Player {
  /** How many answers were given on the board, and how many in all. */
  onBoard = 0;
  inAll = 0;
  /** What the person does after each touch before looking at the page again. */
  breathe: () => Promise<void> = async () => {};

  constructor(
    readonly page: Page,
    readonly table: string,
    readonly hand: Hand,
    readonly seat = 0,
    readonly adviser: Adviser = advice,
  ) {}

  /** Opens the table. */
  async sit(): Promise<void> {
    await this.page.goto(`/table/${this.table}`);
    await expect(this.page.locator('[data-phase]')).toBeVisible();
  }

  /** Plays until the game is over; gives the number of answers. */
  async playToTheEnd(most = 600): Promise<number> {
    for (let answers = 0; answers < most; answers++) {
      if (!(await this.isAsked())) return answers;
      await this.answer();
    }
    throw new Error(`no end after ${most} answers`);
  }

  /** Waits until something is asked; false if the game ends before. */
  async isAsked(): Promise<boolean> {
    const stage = this.page.locator('[data-phase="over"], [data-question]:not([data-question=""])');
    await expect(stage).toBeVisible({ timeout: 60_000 });
    return (await stage.getAttribute('data-phase')) !== 'over';
  }

  /** Answers the question that is open. */
  async answer(): Promise<void> {
    const { question, action } = await this.adviser(this.page, this.table, this.seat);
    await expect(this.page.locator(`[data-question="${question}"]`)).toBeVisible();
    await this.pick(action);
    // What can be taken back freely needs no second press.
    if (await this.isAnswered(question)) return;
    const confirm = this.page.locator('.confirm');
    if (this.hand === 'keyboard') {
      // What has the focus answers to Enter by itself; choosing the same again confirms it too.
      await this.page.keyboard.press('Enter');
      await this.breathe();
    } else await this.#press(confirm);
    await expect(this.page.locator(`[data-question="${question}"]`)).toHaveCount(0, {
      timeout: 60_000,
    });
  }

  /** Chooses an answer, and leaves it to be confirmed. */
  async pick(action: string): Promise<void> {
    this.inAll += 1;
    if (await this.#touchParts(action)) return;
    const choice = this.#visible(`[data-action="${action}"]`);
    if ((await choice.count()) > 0) this.onBoard += 1;
    else if (this.hand === 'keyboard') {
      await this.page.keyboard.press('a');
      await this.breathe();
    } else await this.#press(this.#visible('.list'));
    await this.#press(choice);
  }

  /** Whether what was picked is given already; otherwise it can be confirmed. */
  async isAnswered(question: number): Promise<boolean> {
    const gone = this.page.locator(`[data-question]:not([data-question="${question}"])`);
    await expect(gone.or(this.page.locator('.confirm:enabled'))).toBeVisible();
    return (await gone.count()) > 0;
  }

  /** In some games an answer is given by one part after the other. False if there are none. */
  async #touchParts(action: string): Promise<boolean> {
    const { ask, game } = await screenOf(this.page, this.table, this.seat);
    const waysOf = await partsOf(game);
    const answer = ask?.answers.find((candidate) => candidate.action === action);
    const [path] = answer && waysOf ? waysOf(answer) : [];
    const parts = path?.map((part) => this.#visible(`[data-part="${part}"]`)) ?? [];
    if (!parts[0] || (await parts[0].count()) === 0) return false;
    const asked = this.page.locator('[data-question]');
    const question = await asked.getAttribute('data-question');
    for (const part of parts) {
      // What goes without saying is chosen already.
      if ((await part.getAttribute('aria-pressed')) !== 'true') await this.#press(part);
    }
    const isPicked = (await this.page.locator('.confirm').count()) > 0;
    if (!isPicked && (await asked.getAttribute('data-question')) === question) return false;
    this.onBoard += 1;
    return true;
  }

  async #press(button: Locator): Promise<void> {
    if (this.hand === 'touch') await button.tap();
    else if (this.hand === 'mouse') await button.click();
    else {
      await button.focus();
      await this.page.keyboard.press('Space');
    }
    await this.breathe();
  }

  #visible(selector: string): Locator {
    return this.page.locator(selector).filter({ visible: true }).first();
  }
}

/**
 * A person at the table who does as a bot advises, through the page alone: with the mouse, with
 * touches, or with nothing but the keyboard.
 */
import { expect, type Page } from '@playwright/test';

export type Hand = 'mouse' | 'touch' | 'keyboard';

interface Advice {
  readonly seq: number;
  readonly action: string;
}

export class Player {
  constructor(
    readonly page: Page,
    readonly table: string,
    readonly hand: Hand,
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
    const stage = this.page.locator('[data-phase="over"], [data-seq]:not([data-seq=""])');
    await expect(stage).toBeVisible({ timeout: 60_000 });
    return (await stage.getAttribute('data-phase')) !== 'over';
  }

  /** Answers the question that is open. */
  async answer(): Promise<void> {
    const { seq, action } = await this.#advice();
    await expect(this.page.locator(`[data-seq="${seq}"]`)).toBeVisible();
    await this.#pick(action);
    if (this.hand === 'keyboard') await this.page.keyboard.press('Enter');
    else await this.#press('.confirm');
    await expect(this.page.locator(`[data-seq="${seq}"]`)).toHaveCount(0, { timeout: 60_000 });
  }

  async #advice(): Promise<Advice> {
    const answer = await this.page.request.get(`/api/tables/${this.table}/advice?seat=0`);
    expect(answer.ok(), await answer.text()).toBe(true);
    return (await answer.json()) as Advice;
  }

  async #pick(action: string): Promise<void> {
    const choice = this.page.locator(`[data-action="${action}"]`).first();
    if (!(await choice.isVisible())) {
      if (this.hand === 'keyboard') await this.page.keyboard.press('a');
      else await this.#press('.list');
    }
    await expect(choice).toBeVisible();
    if (this.hand === 'keyboard') {
      await choice.focus();
      await this.page.keyboard.press('Space');
    } else if (this.hand === 'touch') await choice.tap();
    else await choice.click();
    await expect(this.page.locator('.confirm')).toBeVisible();
  }

  async #press(selector: string): Promise<void> {
    const button = this.page.locator(selector).first();
    if (this.hand === 'touch') await button.tap();
    else await button.click();
  }
}

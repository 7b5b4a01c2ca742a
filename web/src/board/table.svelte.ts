/**
 * The state of a table page: the current screen, the picked answer and its preview, and the last
 * refusal. It computes no rules; everything comes over the connection.
 */
import { session } from '../app/session.svelte';
import { settings } from '../app/settings.svelte';
import * as api from '../net/api';
import { Connection } from '../net/connection';
import type {
  Do,
  ChatLine,
  Event,
  Item,
  NearMiss,
  Preview,
  Problem,
  Proposal,
  Reply,
  Screen,
} from '../net/protocol';
import { Adviser } from './adviser.svelte';
import { Attention } from './attention.svelte';
import { eventsOf, standing } from './log';
import { Memo } from './memo';
import { Pacer } from './pacer';

interface Shown {
  readonly items: readonly Item[];
  readonly screen: Screen;
}

export class TableModel {
  card = $state.raw<api.TableCard | null>(null);
  screen = $state.raw<Screen | null>(null);
  items = $state.raw<readonly Item[]>([]);
  /** What has happened since the previous screen. */
  trail = $state.raw<readonly Event[]>([]);
  /** Whether this is the first screen, which nothing led to. */
  isFirst = $state(true);
  chat = $state.raw<readonly ChatLine[]>([]);
  isOnline = $state(true);
  /** Whether the watching session has ended, and nobody has signed in since. */
  isSignedOut = $state(false);
  picked = $state<string | null>(null);
  hovered = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** Which answer the preview is about. */
  previewed = $state<string | null>(null);
  /** Why something that the person tried is refused. */
  problem = $state.raw<Problem | null>(null);
  /** Why the table cannot be shown at all. */
  fault = $state.raw<Problem | null>(null);
  isSending = $state(false);
  /**
   * Whether the next press may be unintended, and so only picks: that of a finger, which cannot
   * hover first, and the second of a double click.
   */
  isTouched = false;

  /** What the person looks at besides the question. */
  readonly attention = new Attention((n) => this.#lookBack(n));
  readonly adviser = new Adviser(this);

  #hasOffered = false;
  #foreseen: string | null = null;
  readonly #previews = new Memo<Preview | null>();
  readonly #pasts = new Memo<unknown>();
  #connection: Connection | null = null;
  #pacer = new Pacer<Shown>((shown) => this.#show(shown));

  constructor(
    readonly id: string,
    readonly myId: string | null,
  ) {}

  /** Which seats are the visitor's. */
  get mySeats(): readonly number[] {
    const seats = this.screen?.seats ?? [];
    return seats.filter(({ person }) => person && person.id === this.myId).map(({ seat }) => seat);
  }

  /** With a shared device: who has to take it now; null if the current person may continue. */
  get handTo(): number | null {
    const screen = this.screen;
    if (!screen || screen.viewer === null || screen.awaiting.includes(screen.viewer)) return null;
    return this.mySeats.find((seat) => screen.awaiting.includes(seat)) ?? null;
  }

  /** Switches to the view of another of one's own seats. */
  lookFrom(seat: number): void {
    this.attention.steps.close();
    this.#forget();
    this.#follow(seat);
  }

  /** Fetches the table and follows it. */
  async open(): Promise<void> {
    try {
      const card = await api.table(this.id);
      this.card = card;
      const mine = card.chairs.findIndex(
        (chair) => chair && 'person' in chair && chair.person.id === this.myId,
      );
      const eyes = mine < 0 ? null : mine;
      // A socket cannot say why it was refused; this can, and it is faster.
      this.#follow(eyes, await api.screen(this.id, eyes, 0));
      this.chat = (await api.chat(this.id)).lines;
    } catch (thrown) {
      this.fault = api.problemOf(thrown);
    }
  }

  end(): void {
    this.#pacer.end();
    this.#connection?.end();
  }

  hurry(): void {
    this.#connection?.reconnectNow();
  }

  doubt(): void {
    this.#connection?.dropSocket();
  }

  /** Shows waiting updates at once. */
  skip(): void {
    this.#pacer.skip();
  }

  #follow(seat: number | null, known?: Reply): void {
    this.#connection?.end();
    this.#pacer.clear();
    this.items = [];
    this.isFirst = true;
    this.#connection = new Connection(this.id, seat, {
      update: (items, screen) => this.#pacer.add({ items, screen }, this.#pause(items)),
      said: (line) => {
        if (!this.chat.some(({ n }) => n === line.n)) this.chat = [...this.chat, line];
      },
      online: (isOnline) => (this.isOnline = isOnline),
      notAllowed: () => void this.open(),
      signedOut: () => void this.#signedOut(),
    });
    if (known) this.#connection.learn(known);
    this.#connection.connect();
  }

  /** The watching session has ended: here, where somebody else may have signed in, or elsewhere. */
  async #signedOut(): Promise<void> {
    this.#connection?.end();
    this.isOnline = false;
    const me = await api.me().catch(() => null);
    session.is(me);
    if (me) await this.open();
    else this.isSignedOut = true;
  }

  /** How long an update should be seen before the next one. */
  #pause(items: readonly Item[]): number {
    // The first screen needs no pause: nothing led to it.
    if (!settings.isAnimated || this.items.length === 0) return 0;
    const events = Math.min(eventsOf(items).length, 4);
    return (events * 250) / settings.speed;
  }

  #show({ items, screen }: Shown): void {
    const before = this.screen;
    const isNews = this.items.length === 0 || items.length > 0;
    if (isNews) this.isFirst = this.items.length === 0;
    this.items = [...this.items, ...items];
    const news = this.isFirst ? standing(items).filter(({ n }) => n > screen.since) : items;
    if (isNews) this.trail = eventsOf(news);
    this.screen = screen;
    // Answers of others may change previews, even for the same question.
    this.#previews.clear();
    if (before?.ask?.question !== screen.ask?.question) this.#forget();
    this.attention.steps.follow(this.items);
    // The next person at the device has their own past.
    if (this.handTo !== null) this.attention.steps.close();
    if (!this.#hasOffered) {
      this.#hasOffered = true;
      if (screen.since > 0 && screen.ask) this.attention.steps.offer(this.items, screen.since);
    }
    if (screen.viewer === null && this.mySeats.length > 0) this.#follow(this.mySeats[0] ?? null);
  }

  /** A new question: drops what was picked for the last one. */
  #forget(): void {
    this.picked = null;
    this.hovered = null;
    this.preview = null;
    this.problem = null;
    this.isSending = false;
    this.#foreseen = null;
    this.attention.forget();
    this.adviser.forget();
  }

  /** Picks an advised answer; the person still has to confirm it. */
  suggest(action: string): void {
    this.problem = null;
    this.picked = action;
    void this.#look(action);
  }

  /** The board after item `n` of this viewer; reports why if it cannot be shown. */
  async #lookBack(n: number): Promise<unknown> {
    const seat = this.screen?.viewer ?? null;
    try {
      const ask = async () => (await api.past(this.id, n, seat)).view;
      return await this.#pasts.of(`${n} ${seat}`, ask);
    } catch (thrown) {
      this.#pasts.clear();
      this.problem = api.problemOf(thrown);
      return null;
    }
  }

  /** Goes to another event since the last answer. */
  step(by: number): void {
    this.attention.step(by, this.items, this.screen?.since ?? 0);
  }

  /**
   * Picks an answer, or none; the same one again confirms it. In the past it returns to the
   * present.
   */
  pick(action: string | null): void {
    this.problem = null;
    if (this.attention.isPast) return this.attention.steps.close();
    if (action !== null && action === this.picked) {
      void this.confirm();
      return;
    }
    this.picked = action;
    const isKnown = action !== null && action === this.hovered && !this.isTouched;
    // Learners confirm every answer, and are warned before leaving the lesson.
    if (isKnown && settings.oneClick && !this.screen?.lesson) void this.#giveIfFree(action);
    else void this.#look(action ?? this.hovered ?? this.#foreseen);
  }

  /** Gives an answer that can be undone freely; otherwise it stays picked. */
  async #giveIfFree(action: string): Promise<void> {
    this.isSending = true;
    const preview = await this.#look(action);
    this.isSending = false;
    if (preview?.free && action === this.picked) await this.confirm();
  }

  /** Sets the hovered or focused answer, or none. */
  hover(action: string | null): void {
    this.hovered = action;
    if (this.picked === null) void this.#look(action ?? this.#foreseen);
  }

  /** The board wants a preview of an answer that is not hovered. */
  foresee(action: string | null): void {
    this.#foreseen = action;
    if (this.picked === null) void this.#look(action);
  }

  /** Loads a preview, and shows it if it is still relevant. */
  async #look(action: string | null): Promise<Preview | null> {
    const isOpen = this.screen?.ask?.answers.some((answer) => answer.action === action);
    if (action === null || !isOpen) {
      this.preview = null;
      return null;
    }
    const ask = async () => (await this.#connection?.request({ preview: { action } })) ?? null;
    try {
      const preview = await this.#previews.of(action, ask);
      if (action === (this.picked ?? this.hovered ?? this.#foreseen)) {
        this.preview = preview;
        this.previewed = action;
      }
      return preview;
    } catch {
      // Without an answer, no preview.
      return null;
    }
  }

  /** Gives the picked answer, at most once per screen. */
  async confirm(): Promise<void> {
    const ask = this.screen?.ask;
    if (!ask || this.picked === null || this.isSending || this.attention.isPast) return;
    const isGiven = await this.request({ answer: { question: ask.question, action: this.picked } });
    this.isSending = isGiven && this.screen?.ask?.question === ask.question;
  }

  explain(miss: NearMiss): void {
    this.problem = miss.problem;
  }

  /** Undoes the last answer, proposes that to the others, or says why not. */
  async undo(): Promise<void> {
    const undo = this.screen?.undo;
    if (!undo || this.attention.isPast) return;
    if ('refused' in undo) this.problem = undo.refused.problem;
    else {
      const { question } = 'free' in undo ? undo.free : undo.consent;
      await this.request({ undo: { question } });
    }
  }

  propose(what: Proposal): Promise<boolean> {
    return this.request({ propose: what });
  }

  consent(proposal: number, agree: boolean): Promise<boolean> {
    return this.request({ consent: { proposal, agree } });
  }

  /** Sends a request, and keeps the reason if it is refused; returns whether it succeeded. */
  async request(what: Do): Promise<boolean> {
    this.isSending = true;
    this.problem = null;
    try {
      await this.#connection?.request(what);
      return true;
    } catch (thrown) {
      this.problem = api.problemOf(thrown);
      return false;
    } finally {
      this.isSending = false;
    }
  }
}

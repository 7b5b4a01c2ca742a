/**
 * The HTTP API of the server, as `/api/openapi.json` describes it.
 *
 * Errors are thrown as a `Refusal`, which carries the `Problem` to show.
 */
import { isLeftOut } from '../words/left-out';
import type {
  Advice,
  AnalysisInfo,
  AnalysisProgress,
  CeremonyInfo,
  ChatLine,
  CourseInfo as Course,
  ErrorBody,
  GameInfo as GameBody,
  Item,
  LessonInfo as Lesson,
  Me,
  NewBrowser,
  NewReach,
  NewTable,
  PasskeyInfo as Passkey,
  Past,
  PersonInfo,
  PiecesInfo,
  Position,
  Preview,
  Problem,
  QuickStart,
  ReachInfo as Reach,
  Reply,
  Request,
  Saying,
  Screen,
  Statistics,
  TableCard as CardBody,
  TablePage as PageBody,
  Tried,
} from './protocol';

export type {
  AnalysisInfo,
  Chair,
  Clock,
  CourseInfo as Course,
  DecisionInfo as Decision,
  LessonInfo as Lesson,
  Me,
  NewReach,
  NewTable,
  PasskeyInfo as Passkey,
  Position,
  ReachInfo as Reach,
  Statistics,
  UndoPolicy,
  Watchers,
} from './protocol';

/** Why a request was not carried out. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    /** The status of the response; 0 if there was none. */
    readonly status: number,
  ) {
    super(problem.message.key);
  }
}

/** The problem of anything thrown. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof Refusal) return thrown.problem;
  console.error(thrown);
  return { message: { key: 'web-unreachable', args: {} }, rule: null };
}

/** A body as the server describes it; `More` fills in what its schema leaves open. */
type With<Body, More> = Omit<Body, keyof More> & Readonly<More>;

/** A started ceremony of passkeys; bytes are base64url. */
type Begun<Options> = With<CeremonyInfo, { options: Options }>;
export type GameInfo = With<GameBody, { players: readonly [number, number] }>;

export type TableCard = With<CardBody, { status: 'open' | 'playing' | 'over' }>;
export type TablePage = With<PageBody, { tables: readonly TableCard[] }>;

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { 'content-type': 'application/json' };
  }
  const response = await fetch(path, init);
  const text = await response.text();
  if (response.ok) return (text ? JSON.parse(text) : null) as T;
  throw new Refusal(readProblem(text), response.status);
}

/** A proxy between us and the server may answer with anything. */
function readProblem(text: string): Problem {
  try {
    const { code, args, rule, why } = JSON.parse(text) as ErrorBody;
    if (code && isLeftOut(code)) {
      return { message: { key: 'web-verbatim', args: { text: why } }, rule: rule ?? null };
    }
    if (code) return { message: { key: code, args: args ?? {} }, rule: rule ?? null };
  } catch {
    // Handled below.
  }
  return { message: { key: 'web-unreachable', args: {} }, rule: null };
}

const get = <T>(path: string) => call<T>('GET', path);
const post = <T>(path: string, body: unknown) => call<T>('POST', path, body);

function query(fields: Readonly<Record<string, string | number | boolean | null | undefined>>) {
  const pairs = Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);
  const text = new URLSearchParams(pairs.map(([key, value]) => [key, String(value)])).toString();
  return text ? `?${text}` : '';
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

/** Your account; null without one. */
export async function me(): Promise<Me | null> {
  return (await get<{ me: Me | null }>('/api/session')).me;
}

export const guest = (name: string, language: string) =>
  post<Me>('/api/guests', { name, language });
export const change = (what: { name?: string; language?: string }) =>
  call<Me>('PATCH', '/api/me', what);
export const signIn = (login: string, password: string) =>
  post<Me>('/api/session', { login, password });
export const signOut = () => call<null>('DELETE', '/api/session');
export const register = (login: string, password: string) =>
  post<{ me: Me; recovery_codes: readonly string[] }>('/api/accounts', { login, password });
/** Signs in with a recovery code, which sets a new password. */
export const recover = (login: string, code: string, password: string) =>
  post<{ me: Me; codes_left: number }>('/api/recovery', { login, code, password });
export const changePassword = (old: string, next: string, revokesPasskeys: boolean) =>
  call<null>('PUT', '/api/me/password', { old, new: next, revoke_passkeys: revokesPasskeys });
export const newCodes = (password: string) =>
  post<{ recovery_codes: readonly string[] }>('/api/me/recovery-codes', { password });
export const signOutElsewhere = () => call<{ ended: number }>('DELETE', '/api/me/sessions');

export const passkeys = () => get<readonly Passkey[]>('/api/me/passkeys');
export const beginPasskey = (password: string) =>
  post<Begun<PublicKeyCredentialCreationOptionsJSON>>('/api/me/passkeys/ceremony', { password });
export const addPasskey = (ceremony: string, name: string, credential: object) =>
  post<Passkey>('/api/me/passkeys', { ceremony, name, credential });
export const renamePasskey = (id: string, name: string) =>
  call<null>('PATCH', `/api/me/passkeys/${id}`, { name });
export const removePasskey = (id: string) => call<null>('DELETE', `/api/me/passkeys/${id}`);
export const beginPasskeySignIn = () =>
  call<Begun<PublicKeyCredentialRequestOptionsJSON>>('POST', '/api/passkeys/ceremony');
export const passkeySignIn = (ceremony: string, credential: object) =>
  post<Me>('/api/passkeys', { ceremony, credential });
/** Deletes the account; guests have no password. */
export const leave = (password: string | null) => call<null>('DELETE', '/api/me', { password });

/** Your notification settings. */
export const reach = () => get<Reach>('/api/me/reach');
export const chooseReach = (reach: NewReach) => call<Reach>('PUT', '/api/me/reach', reach);
export const addBrowser = (browser: NewBrowser) => call<null>('PUT', '/api/me/browsers', browser);
export const removeBrowser = (endpoint: string) =>
  call<null>('DELETE', '/api/me/browsers', { endpoint });
/** Sends a test message. */
export const tryReach = (way: 'push' | 'webhook') => post<Tried>(`/api/me/reach/try-${way}`, {});

export const games = () => get<readonly GameInfo[]>('/api/games');
export const pieces = (game: string, hash: string) =>
  get<PiecesInfo>(`/api/games/${game}/editions/${hash}/pieces`);

export const lobby = (fields: {
  game?: string;
  status?: string;
  free?: boolean;
  clock?: string;
  after?: string;
}) => get<TablePage>(`/api/tables${query(fields)}`);
export const mine = (finished = false) =>
  get<TablePage>(`/api/me/tables${query({ finished, limit: 50 })}`);
export const quick = (start: QuickStart) => post<{ table: string }>('/api/quick', start);
export const lesson = (game: string) => get<Lesson>(`/api/lessons/${game}`);
/** Begins a guided game, at a decision of the learner, counted from 0. */
export const beginLesson = (game: string, step = 0) =>
  post<{ table: string }>(`/api/lessons/${game}`, { step });
export const open = (table: NewTable) => post<{ table: string }>('/api/tables', table);
export const table = (id: string) => get<TableCard>(at(id));
export const screen = (id: string, seat: number | null, seen = 0) =>
  get<Reply>(`${at(id)}/screen${query({ seat, seen })}`);
export const request = (id: string, request: Request) =>
  post<Preview | null>(`${at(id)}/requests`, request);
/** A bot's advice; only at tables with bots alone. */
export const advice = (id: string, seat: number) =>
  get<Advice>(`${at(id)}/advice${query({ seat })}`);
export const invite = (id: string) =>
  post<{ token: string; link: string }>(`${at(id)}/invitations`, {});
export const invitation = (token: string) =>
  get<TableCard>(`/api/invitations/${encodeURIComponent(token)}`);
export const accept = (token: string, hot_seat: boolean) =>
  post<{ table: string }>(`/api/invitations/${encodeURIComponent(token)}`, { hot_seat });

export const phrases = () => get<readonly string[]>('/api/phrases');
export const chat = (id: string, since = 0) =>
  get<{ lines: readonly ChatLine[]; next: number }>(`${at(id)}/chat${query({ since })}`);
export const say = (id: string, what: Saying) => post<ChatLine>(`${at(id)}/chat`, what);
export const note = (id: string) =>
  get<{ text: string; updated_at: number | null }>(`${at(id)}/note`);
export const putNote = (id: string, text: string) => call<null>('PUT', `${at(id)}/note`, { text });
export const mute = (person: string) => call<null>('PUT', `/api/me/mutes/${person}`);

export const replay = (id: string, seat: number | null) =>
  get<{ items: readonly Item[]; screen: Screen }>(`${at(id)}/replay${query({ seat })}`);
export const position = (id: string, moment: number, seat: number | null) =>
  get<Position>(`${at(id)}/position${query({ at: moment, seat })}`);
/** The board after item `n` of a viewer; `at` is set once the game is over. */
export const past = (id: string, n: number, seat: number | null) =>
  get<Past>(`${at(id)}/past${query({ n, seat })}`);
/** The course of a finished game. */
export const course = (id: string) => get<Course>(`${at(id)}/course`);
/** The analysis of a finished game, or its progress. */
export const analysis = (id: string) => get<AnalysisInfo | AnalysisProgress>(`${at(id)}/analysis`);
export const branch = (id: string, position: number, chairs: readonly string[]) =>
  post<{ table: string }>(`${at(id)}/branch`, { position, chairs });

export const person = (id: string) => get<PersonInfo>(`/api/people/${id}`);
export const statistics = (id: string, game: string) =>
  get<Statistics>(`/api/people/${id}/statistics${query({ game })}`);

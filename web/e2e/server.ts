/** A real `trestle serve` with a store of its own, which can be stopped and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PROGRAM =
  process.env.TRESTLE_BIN ?? new URL('../../target/debug/trestle', import.meta.url).pathname;

export class Server {
  readonly #folder = mkdtempSync(join(tmpdir(), 'trestle-e2e-'));
  #process: ChildProcess | null = null;
  #port = 0;

  /** A server with some more arguments. */
  constructor(private readonly more: readonly string[] = []) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it; a second time on the same port and with the same store. */
  async start(): Promise<void> {
    const args = ['serve', '--listen', `127.0.0.1:${this.#port}`, '--burst', '100000'];
    args.push(...this.more);
    const child = spawn(PROGRAM, args, {
      cwd: this.#folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, TRESTLE_LOG: 'text', NO_COLOR: '1' },
    });
    this.#process = child;
    this.#port = await new Promise<number>((found, failed) => {
      let said = '';
      const hear = (chunk: Buffer): void => {
        said += chunk.toString();
        const port = /127\.0\.0\.1:(\d+)/.exec(said)?.[1];
        if (port) found(Number(port));
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.on('error', failed);
      child.on('exit', (code) => failed(new Error(`the server ended with ${code}: ${said}`)));
    });
    await this.#isReady();
  }

  /** Ends it as a crash would. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    child.removeAllListeners('exit');
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends it and forgets its store. */
  async end(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async #isReady(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${this.url}/readyz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((later) => setTimeout(later, 50));
    }
    throw new Error('the server does not become ready');
  }
}

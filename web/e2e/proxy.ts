/** Stands between a browser and a server, to change what the server says of a file. */
import { createServer, type Server as Http } from 'node:http';
import type { AddressInfo } from 'node:net';

type Change = (text: string) => string;

export class Proxy {
  /** The paths that were asked for. */
  readonly asked: string[] = [];
  readonly #changes = new Map<string, Change>();
  readonly #http: Http;

  constructor(readonly to: string) {
    this.#http = createServer((request, response) => {
      const path = request.url ?? '/';
      this.asked.push(path);
      fetch(this.to + path, { redirect: 'manual' }).then(
        async (answer) => {
          const body = Buffer.from(await answer.arrayBuffer());
          const change = this.#changes.get(path);
          const kind = answer.headers.get('content-type') ?? 'text/plain';
          const cache = answer.headers.get('cache-control') ?? 'no-cache';
          response.writeHead(answer.status, { 'content-type': kind, 'cache-control': cache });
          response.end(change ? change(body.toString()) : body);
        },
        () => response.destroy(),
      );
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  start(): Promise<void> {
    return new Promise((done) => this.#http.listen(0, '127.0.0.1', done));
  }

  /** From now on a file is sent changed. */
  change(path: string, change: Change): void {
    this.#changes.set(path, change);
  }

  end(): Promise<void> {
    this.#http.closeAllConnections();
    return new Promise((done) => this.#http.close(() => done()));
  }
}

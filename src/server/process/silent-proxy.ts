import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { listenOnFreePort, portOf } from '../testing/free-port.ts';

/** A way to a PostgreSQL server that can fall silent: connections stay open, new ones are accepted, and nothing passes. */
export class SilentProxy {
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer((near) => this.#join(near));
  readonly #target: URL;
  #silent = false;

  private constructor(target: URL) {
    this.#target = target;
  }

  static async to(url: string): Promise<SilentProxy> {
    const proxy = new SilentProxy(new URL(url));
    await listenOnFreePort(proxy.#server);
    return proxy;
  }

  /** The address of the database through this proxy. */
  get url(): string {
    const url = new URL(this.#target);
    url.hostname = '127.0.0.1';
    url.port = String(portOf(this.#server));
    return url.href;
  }

  fallSilent(): void {
    this.#silent = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** As a firewall does with connections that were quiet for long: new ones pass, and neither side of those open hears of it. */
  forgetConnections(): void {
    for (const socket of this.#sockets) socket.pause();
  }

  speak(): void {
    this.#silent = false;
    for (const socket of this.#sockets) socket.resume();
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #join(near: Socket): void {
    const far = connect(Number(this.#target.port), this.#target.hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.once('close', () => {
        this.#sockets.delete(from);
        to.destroy();
      });
      if (this.#silent) from.pause();
    }
  }
}

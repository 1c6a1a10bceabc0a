const folder = new URL('../scripts/', import.meta.url);
const load = (name: string) => import(new URL(name, folder).href) as Promise<unknown>;

/** The scripts are plain JavaScript, as they run before anything is installed. */
export const { startThrowawayPostgres } = (await load('postgres.mjs')) as {
  /** `durable`: fsync and synchronous_commit are on. Null where there is no PostgreSQL. */
  startThrowawayPostgres(options: {
    durable: boolean;
  }): Promise<{ url: string; stop(): Promise<void> } | null>;
};
export const { buildWeb } = (await load('lib/web-build.mjs')) as {
  /** Builds the web app if it is stale. */
  buildWeb(node: string): Promise<void>;
};
export const { buildProgram } = (await load('lib/program.mjs')) as {
  /** Builds the server if it is stale. */
  buildProgram(node: string): Promise<void>;
};
export const { beforeEnd } = (await load('lib/run.mjs')) as {
  /** Cleans up before a signal ends this process. */
  beforeEnd(work: () => Promise<void>): void;
};
export const { serverArguments, serverEnvironment } = (await load('lib/server.mjs')) as {
  /** The Node arguments of the server; the last is its file, relative to the root. */
  serverArguments: readonly string[];
  /** The environment variables for glibc. */
  serverEnvironment: Readonly<Record<string, string>>;
};

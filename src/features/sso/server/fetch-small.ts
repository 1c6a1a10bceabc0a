/** Sets of keys and descriptions of logins are a few kilobytes; more is not read. */
const MOST_BYTES = 64 * 1024;

/** The answer did not come, or is too large: that says nothing about the person who wants to come in. */
export class Away extends Error {}

/** Fetches something small from another system. The signal in the options limits the time for the body too. */
export async function fetchSmall(url: string, options: RequestInit): Promise<Response> {
  try {
    const response = await fetch(url, options);
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body ?? []) {
      size += part.length;
      if (size > MOST_BYTES) throw new Away('The answer is too large.');
      parts.push(part);
    }
    return new Response(Buffer.concat(parts), { status: response.status, headers: response.headers });
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') throw error;
    throw error instanceof Away ? error : new Away('There was no answer.');
  }
}

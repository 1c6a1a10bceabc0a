/** Tells the browser the server's time of this response, whenever its page was rendered and whatever the device's clock says. */
export function serverTime(now: Date): Readonly<Record<string, string>> {
  return { 'Server-Timing': `now;desc="${now.toISOString()}"` };
}

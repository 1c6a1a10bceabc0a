/** Whole hundredths, so that 0.1 + 0.2 is 0.3: every amount has at most two decimals (contract A3). */
function hundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** The sum of amounts without floating-point error. */
export function addAmounts(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + hundredths(amount), 0) / 100;
}

/**
 * A number typed by a person: `2.5` and `2,5` both mean 2.5 in either language. Null for anything that is not a plain
 * decimal number (empty, text, `1e3`, thousands separators).
 */
export function parseAmount(text: string): number | null {
  // `1.000` is a thousand to some people and one to others, so it is refused. `2,125` has too many decimals for anyone.
  if (/^-?[1-9]\d{0,2}[.,]\d{2}0$/.test(text.trim())) return null;
  const plain = text.trim().replace(',', '.');
  return /^-?(\d{1,9}(\.\d{0,9})?|\.\d{1,9})$/.test(plain) ? Number(plain) : null;
}

/** The amount in a field: null if it is empty, NaN if it is not a number, which the rules refuse. */
export function amountTyped(text: string): number | null {
  return text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN);
}

export function hasAtMostTwoDecimals(amount: number): boolean {
  // Arithmetic may leave a tiny error on a number. A number that is nothing but such an error must not pass for zero.
  const isDust = amount !== 0 && hundredths(amount) === 0;
  return !isDust && Math.abs(amount * 100 - hundredths(amount)) < 1e-6;
}

export function isOnStep(amount: number, step: number): boolean {
  return hasAtMostTwoDecimals(amount) && hundredths(amount) % hundredths(step) === 0;
}

/** The nearest multiple of `quantum`; halfway goes up (contract head section). For computed numbers only. */
export function roundTo(amount: number, quantum: number): number {
  // The small term lifts a 2.4999999 that should have been 2.5 back onto the tie.
  return (Math.floor(amount / quantum + 0.5 + 1e-9) * hundredths(quantum)) / 100;
}

/** The greatest multiple of `quantum` that is not more. */
export function roundDownTo(amount: number, quantum: number): number {
  return (Math.floor(amount / quantum + 1e-9) * hundredths(quantum)) / 100;
}

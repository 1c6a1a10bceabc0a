/** For how many days a browser is remembered, so that a nurse logs in there without a code (settled: nurse). */
export const REMEMBERED_DAYS = 30;

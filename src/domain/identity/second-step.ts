/** For how many days a browser can be remembered, in which a nurse then logs in without a code (settled: nurse). */
export const REMEMBERED_DAYS = 30;

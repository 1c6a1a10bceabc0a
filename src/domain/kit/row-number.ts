/** Whether a number can be that of a row: a greater one has none, and the database would not take it. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}

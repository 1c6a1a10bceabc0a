/** Whether a number can be that of a row. The database would refuse a greater one. */
export function isRowNumber(number: number): boolean {
  return Number.isInteger(number) && number > 0 && number < 2 ** 31;
}

/** Makes so many calls in rounds, because more calls with a password are refused at once. */
export async function twentyAtATime<Answer>(count: number, call: (number: number) => Promise<Answer>) {
  const answers: Answer[] = [];
  while (answers.length < count) {
    const round = Array.from({ length: Math.min(20, count - answers.length) }, (_, index) => index);
    answers.push(...(await Promise.all(round.map((index) => call(answers.length + index)))));
  }
  return answers;
}

/** The answer to a call that creates something, where it was there already: 200 instead of 201. */
export class Existing<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }

  /** As it is kept for a call that arrives again. */
  toJSON(): Answer {
    return this.answer;
  }
}

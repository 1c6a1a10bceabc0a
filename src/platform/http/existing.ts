/** The answer of a call that creates something, if it existed already: 200 instead of 201. */
export class Existing<Answer> {
  readonly answer: Answer;
  constructor(answer: Answer) {
    this.answer = answer;
  }

  /** The form in which it is stored for when the same call arrives again. */
  toJSON(): Answer {
    return this.answer;
  }
}

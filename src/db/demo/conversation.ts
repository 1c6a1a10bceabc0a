interface DemoText {
  /** The name of one of the demo people. */
  readonly by: string;
  readonly hoursAgo: number;
  /** Paragraphs separated by an empty line. */
  readonly text: string;
}

interface DemoPost extends DemoText {
  /** Stays the same, so that renewing the demo people replaces it. */
  readonly uuid: string;
  readonly site: 'alcohol';
  /** The id of its category. */
  readonly category: string;
  readonly title: string;
  readonly comments: readonly (DemoText & {
    /** The place of the comment that it answers. */
    readonly answers?: number;
  })[];
}

/** What the demo people wrote to each other on the forum. */
export const DEMO_CONVERSATION: DemoPost = {
  uuid: '5b0e6a52-8a0f-4c54-9d1c-6a1f3f0a7a10',
  site: 'alcohol',
  category: 'hard-moments',
  by: 'Wil',
  hoursAgo: 52,
  title: 'Wat zeg jij als iemand aandringt?',
  text: 'Zaterdag is er een feest van mijn werk. Er is altijd iemand die doorvraagt als ik niets drink. Ik word daar onzeker van.\n\nWat zeggen jullie dan?',
  comments: [
    {
      by: 'Mo',
      hoursAgo: 50,
      text: 'Ik zeg: “Nee dank je, ik heb al wat.” En dan laat ik mijn glas spa zien. Meestal vraagt niemand verder.',
    },
    {
      by: 'Anna',
      hoursAgo: 47,
      text: 'Ik oefen het van tevoren hardop. Dat voelt gek, maar op het feest komt de zin dan vanzelf.',
    },
    {
      by: 'Wil',
      hoursAgo: 26,
      answers: 1,
      text: 'Die zin ga ik onthouden. Niet uitleggen vind ik het moeilijkst. Ik ga het zaterdag proberen.',
    },
  ],
};

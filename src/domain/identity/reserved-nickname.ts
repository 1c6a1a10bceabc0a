/** Names whose bearer would seem to speak for the forum, for Houvast or for professional help. */
const AS_WORD = [
  'admin administratie beheer forumbeheer mod mods moderatie moderation redactie editor staff official officieel',
  'system systeem root webmaster',
  'help hulp hulplijn hulpdienst support crisis crisislijn poh',
  // Titles that somebody could pretend to have.
  'arts tandarts bedrijfsarts dokter dr verpleger verpleegster begeleider coach',
  'doctor gp nurse',
  // What the forum calls a writer who has removed their name.
  'anoniem anonymous verwijderd deleted',
  '112 113 08000113 09000113',
  'forumteam siteteam servicedesk klantenservice',
].flatMap((words) => words.split(' '));
/** What Dutch writes together with one of those: `moderatieteam`, `forummod`. */
const JOINED_TO_THEM =
  'forum site team dienst desk service lijn line medewerker medewerkster lid account'.split(' ');
/** In front of a name these make somebody's title of it: `dokterjansen`. */
const IN_FRONT =
  'admin dokter doctor nurse coach tandarts bedrijfsarts verpleger verpleegster begeleider'.split(' ');
const SHORTEST_NAME = 3;
/** Ordinary names that begin like one of those. */
const ORDINARY = 'coachella coaching coachman dokterina'.split(' ');
/** Long enough to mean nothing else inside another word. */
const ANYWHERE = [
  'moderator',
  'beheerder',
  'administrator',
  'houvast',
  'helpdesk',
  'hulpverlener',
  'zorgverlener',
  'praktijkondersteuner',
  'behandelaar',
  'huisarts',
  'verslavingsarts',
  'psycholoog',
  'psychiater',
  'psychologist',
  'psychiatrist',
  'therapeut',
  'therapist',
  'counselor',
  'counsellor',
  'verpleegkundig',
  'maatschappelijkwerk',
  'socialworker',
  'pohggz',
  'zelfmoordpreventie',
  'suicideprevention',
];

/** Where one word ends and the next begins; a bar may be either a letter or a border. */
const SIGN = /[^\p{L}\p{M}\p{N}]+/u;
const BORDERS = [/[^\p{L}\p{M}\p{N}|]+/u, SIGN];
/** A capital may be a border as well. Words of two letters do not count there: `MotoGP` is no doctor. */
const BEFORE_CAPITAL = /\p{Ll}(?=\p{Lu})/gu;
const SHORT = 2;

/** What people write in place of letters, beyond what `fold` knows. */
const IN_PLACE_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '€': 'e',
  '!': 'i',
  '5': 's',
  $: 's',
  '7': 't',
};

/**
 * Whether a nickname can be read as that of the organisation or of somebody who helps. `fold` makes one text of all that
 * look alike. Digits after a word are part of a name as people choose them: `jan113` is Jan, while `113 hulp`, `113hulp`,
 * `admin2` and `Jan Beheer` are refused. So are words that are written as one. Signs and digits may stand for letters: `Houv@st`, `d0kt3r`.
 */
export function isReservedNickname(nickname: string, fold: (text: string) => string): boolean {
  const spelt = nickname.normalize('NFKC').replace(/[@43€!5$7]/g, (sign) => IN_PLACE_OF[sign] ?? sign);
  return [nickname, spelt].some((text) => isReserved(text, fold));
}

function isReserved(nickname: string, fold: (text: string) => string): boolean {
  const whole = fold(nickname);
  const words = AS_WORD.map(fold);
  const pieces = [...words, ...JOINED_TO_THEM.map(fold)];
  const titles = IN_FRONT.map(fold);
  const ordinary = new Set(ORDINARY.map(fold));
  const isCompound = (word: string) =>
    isMadeOf(word, pieces) && words.some((reserved) => word.includes(reserved));
  const isTitled = (word: string) =>
    !ordinary.has(word) &&
    titles.some((title) => word.startsWith(title) && word.length >= title.length + SHORTEST_NAME);
  if (isCompound(whole) || ANYWHERE.some((word) => whole.includes(fold(word)))) return true;
  const text = nickname.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  const readingsOf = (parts: readonly string[]) => parts.flatMap(readings).map(fold);
  const atCapitals = text.replace(BEFORE_CAPITAL, '$& ').split(SIGN);
  return (
    readingsOf(BORDERS.flatMap((border) => text.split(border))).some(
      (reading) => isCompound(reading) || isTitled(reading),
    ) || readingsOf(atCapitals).some((reading) => reading.length > SHORT && words.includes(reading))
  );
}

/** Whether a word is one of the pieces, or several of them after each other. */
function isMadeOf(word: string, pieces: readonly string[]): boolean {
  return pieces.some(
    (piece) => word === piece || (word.startsWith(piece) && isMadeOf(word.slice(piece.length), pieces)),
  );
}

/** A word, the same without the digits at either end, and the number that it begins with. */
function readings(word: string): string[] {
  const runs = word.match(/\p{N}+|\P{N}+/gu) ?? [];
  const [first = '', last = ''] = [runs[0], runs.at(-1)].map((run) => (/^\p{N}/u.test(run ?? '') ? run : ''));
  return [word, word.slice(0, word.length - last.length), word.slice(first.length), first].filter(Boolean);
}

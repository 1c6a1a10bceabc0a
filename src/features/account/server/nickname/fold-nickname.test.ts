import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isReservedNickname } from '#domain/identity/reserved-nickname.ts';
import { foldNickname } from './fold-nickname.ts';

describe('nicknames that look alike', () => {
  test.each([
    ['case', 'REIGER', 'reiger'],
    ['a Cyrillic a', '\u0430nna', 'anna'],
    ['Cyrillic capitals', '\u0412\u0415\u0420\u041d\u0410', 'Bepha'],
    ['the case of Cyrillic letters', '\u0412\u0415\u0420\u0410', '\u0432\u0435\u0440\u0430'],
    ['a Greek capital', '\u039doah', 'noah'],
    ['full-width letters', '\uff21\uff4e\uff4e\uff41', 'anna'],
    ['mathematical letters', '\u{1d400}\u{1d427}\u{1d427}\u{1d41a}', 'anna'],
    ['small capitals', 'ᴍᴀʀɪᴇ', 'marie'],
    ['white capitals on squares', '\u{1f130}nn\u{1f170}', 'anna'],
    ['white capitals on circles', '\u{1f150}nn\u{1f150}', 'anna'],
    ['a character of no width', 'an\u200bna', 'anna'],
    ['a filler', 'an\u3164na', 'anna'],
    ['accents', 'Zo\u00eb', 'zoe'],
    ['a stroke', 'S\u00f8ren', 'soren'],
    ['a dotless i', '\u0131lse', 'ilse'],
    ['1, l, I and |', 'l1I|', 'IIII'],
    ['0 and o', 'R00s', 'roos'],
    ['m and rn', 'Marnix', 'rnamix'],
    ['signs inside a word', 'J@n Th€o Be$t', 'Jan Theo Best'],
    ['signs around a word', '@jan', 'jan$'],
    ['blanks, dots and dashes', 'Jan_de-V.o\u00a0s', 'jandevos'],
    ['an emoji in another colour', 'tuin\u{1f44d}\u{1f3fd}', 'tuin\u{1f44d}'],
  ])('%s', (_, one, other) => {
    expect(foldNickname(one)).toBe(foldNickname(other));
  });

  test.each([
    ['anna', 'hanna'],
    ['jan1', 'jan2'],
    ['jan4', 'jana'],
    ['vera', 'nera'],
    ['\u{1f33b}\u{1f33b}', '\u{1f332}\u{1f332}'],
    ['\u674e\u660e', '\u738b\u660e'],
  ])('%s and %s do not', (one, other) => {
    expect(foldNickname(one)).not.toBe(foldNickname(other));
  });

  test('a form is that of itself, so that the key of another name is never met by accident', () => {
    const latin = fc.string({
      unit: fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyzABMIWéßøæ0123456789|_. ')),
    });
    fc.assert(
      fc.property(latin, (name) => {
        expect(foldNickname(foldNickname(name))).toBe(foldNickname(name));
      }),
    );
  });
});

describe('names of the organisation', () => {
  test.each([
    'moderator',
    'Moderator',
    'm\u043ederat0r',
    'm.o.d.e.r.a.t.o.r',
    'ᴍᴏᴅᴇʀᴀᴛᴏʀ',
    '🅼🅾🅳🅴🆁🅰🆃🅾🆁',
    'ᴘꜱʏᴄʜᴏʟᴏᴏɢ',
    'ForumModerator',
    'forummoderator',

    'beheer',
    'Jan Beheer',
    'JanBeheer',
    'be\u200bheer',
    'BEHEERDER',
    '\u0412eheer',
    'Houvast',
    'Team Houvast',

    'MijnHouvast',
    'hou vast',
    'help',
    'Help mij',
    'hulp',
    'adm|n',
    'Jan|Beheer',
    'adrnin',
    'admin2',
    '2admin',

    '112',
    '113',
    '\uff11\uff11\uff13',
    'll3',
    '113 hulp',
    '113hulp',
    'Jan 113',
    'bel-113',
    '0800-0113',
    'Anoniem',

    'Huisarts',
    'mijn huisarts',
    'huis@rts',
    'arts',
    'Arts Jan',
    'JanArts',
    'Verslavingsarts',
    'psycholoog',
    'p5ych0l00g',
    'Psycholoog Anna',
    'Dokter',
    'dokter2',
    'd0kt3r',
    'Dr. Bakker',
    'therapeut',
    'hulpverlener',
    'behandelaar',
    'verpleegkundige',
    'verpleegkundig specialist',
    'maatschappelijk werker',
    'Doctor Bob',
    'therapist',
    'your counsellor',
    'Nurse Joy',
    'psychologist',
    'GP',
    'g.p.',
    'GP Jan',
    'Houv@st',
    'H0uv4st',
    '$taff',
    'adm!n',

    'Moderatieteam',
    'beheerteam',
    'adminteam',
    'modteam',
    'm0dt3am',
    'forummod',
    'forum-moderatieteam',
    'redactieteam',
    'crisisteam',
    'crisisdienst',
    'crisishulplijn',
    'hulplijnmedewerker',
    'supportdesk',
    'klantenservice',
    'officieelteam',
    'zelfmoordpreventie',
    'pohggz',
    'dokterjansen',
    'dokterjan2',
    'coachsanne',
    'nursejoy',
    'adminjan',
  ])('%j is refused', (nickname) => {
    expect(isReservedNickname(nickname, foldNickname)).toBe(true);
  });

  test.each([
    '',
    'jan113',
    'Anna112',
    '1130',
    '1134you',
    'zelfbeheerst',
    'behulpzaam',
    'Modest',
    'badminton',
    'Wilhelp',
    'Vos',
    'vasthouden',
    'crisisje',
    'Artsje',
    'Martsel',
    'Aarts',
    'Artsen',
    'Dokterina',
    'nursery',
    'MotoGP',
    'GPS',
    'Drs',
    'Dries',
    'coaching',
    'H@nna',
    'jan4',
    'Kees1975',

    'Modesta',
    'Pohlmann',
    'Admiraal',
    'Coachella',
    'comodo',
    'supporter',
    'modder',
    'Teamspeler',
    'teamlid',
    'Sandokter',
    'Modjo',
    'Helpman',
    'Rootje',
    'Hulpeloos',
    'Siteline',
    'Editha',
    'Stafford',
    'Doctorow',
    'Grootste',
    'Lijntje',
  ])('%j is not', (nickname) => {
    expect(isReservedNickname(nickname, foldNickname)).toBe(false);
  });
});

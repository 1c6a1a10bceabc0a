/**
 * What people choose first, in Dutch and English: words for a password, greetings, names, places, clubs, animals, seasons, love,
 * and what these sites are about. Our own list, lower case, without accents.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `password passwords mypassword passw pass passwort wachtwoord wachtwoorden mijnwachtwoord nieuwwachtwoord geheim geheimpje
  geheimwoord toegang inloggen aanmelden login logmein secret secrets letmein changeme change default temporary temp test testing
  testtest tester proef voorbeeld example sample admin administrator beheer beheerder root user username gebruiker gebruikersnaam
  account mijnaccount computer laptop internet google facebook instagram whatsapp samsung iphone android windows microsoft apple
  welkom welkomthuis welcome hello hallo goedemorgen hoihoi doei hey thuis home office kantoor school bedrijf
  qwerty qwertyuiop qwertz azerty azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc abc abcd abcde abcdef
  abcdefg abcdefgh aaa aaaa xxx zzz
  iloveyou loveyou love lovely mylove ikhouvanjou ikhouvanje ikhouvanjullie liefde lief liefje schat schatje schatjes mijnschat
  kus kusjes hartje hart sweetheart honey baby babygirl darling angel engel engeltje forever vooraltijd familie family gezin
  mama papa moeder vader mother father oma opa broer zus zusje dochter zoon kinderen kleinkind baas boss
  jan piet kees anna maria johan johanna peter paul mark thomas daan sem lucas levi finn noah milan jesse luuk bram lars tim tom
  max ruben sander jeroen bas rick rob robert michael mike david daniel kevin dennis jordy emma julia sophie lisa eva sara lotte
  fleur sanne anouk iris femke kim linda ingrid monique marieke esther sandra petra mohammed mohamed fatima ali ahmed jessica
  jennifer ashley michelle nicole charlie jordan george andrew joshua matthew william james john alex alexander
  amsterdam rotterdam denhaag utrecht eindhoven groningen tilburg almere breda nijmegen arnhem haarlem enschede zwolle maastricht
  leeuwarden leiden delft dordrecht antwerpen brussel gent brugge london paris parijs berlin newyork nederland holland hollander
  belgie vlaanderen friesland limburg brabant zeeland drenthe twente europa suriname marokko turkije spanje italie england
  ajax ajaxamsterdam feyenoord psv vitesse twentefc az heerenveen sparta nac willemii barcelona realmadrid liverpool arsenal
  chelsea manchester juventus bayern oranje voetbal voetballen football soccer hockey tennis baseball basketball hardlopen fietsen
  zwemmen dansen muziek music gitaar guitar piano rockandroll metallica
  hond hondje puppy poes poesje kat katje kitten paard paarden pony konijn konijntje vogel vis olifant tijger tiger leeuw lion
  monkey aapje dragon draak dolphin dolfijn shadow buddy bella luna bailey ginger pepper flower bloem bloemen bloemetje roos rozen
  tulp zonnebloem boom
  zomer zomertijd lente herfst winter summer spring autumn january januari februari maart april mei juni juli augustus september
  oktober november december maandag dinsdag woensdag donderdag vrijdag zaterdag zondag monday friday sunday vakantie holiday
  kerst kerstmis christmas nieuwjaar verjaardag birthday sinterklaas pasen weekend
  zon zonnetje zonneschijn sunshine sun maan ster sterren stars star regen sneeuw snow rainbow regenboog zee strand beach water
  princess prinses prinsesje prince koning koningin king queen superman batman spiderman pokemon minecraft fortnite roblox mario
  starwars matrix master killer hunter ranger legend ninja warrior soldier phoenix harley ferrari porsche mercedes bmw audi
  volkswagen toyota yamaha corvette mustang
  chocolate chocola koekje cookie cookies banaan banana appel appeltaart pannenkoek pizza kaas cheese koffie coffee thee
  blauw blue rood red groen green geel yellow zwart black wit white roze pink paars purple oranjeboven goud gold zilver silver
  geluk gelukkig happy lucky blij smile lachen vrede peace freedom vrijheid hoop hope dream droom dromen leven life nieuwleven
  newlife gezond gezondheid health sterk strong kracht power rust trust trustno trustnoone vertrouwen money geld rijk miljoen
  fuckyou fuckoff fuck shit kut kutzooi klootzak godverdomme asshole whatever nothing niets weetikniet geenidee vergeten
  jezus jesus god allah bismillah
  houvast zelfhulp selfhelp hulp help herstel recovery nuchter sober clean stoppen ikstop gestopt minderen verslaafd verslaving
  addiction alcohol alcoholvrij drinken drank drink biertje bier beer wijn wine heineken grolsch jenever vodka whisky whiskey
  roken rookvrij stoppenmetroken sigaret sigaretten smoke smoking smokefree nicotine marlboro tabak tobacco gokken gokvrij casino
  gambling poker roulette jackpot fruitautomaat blowen blowvrij wiet weed joint joints cannabis hasj marijuana coke cocaine cocaien
  snuiven lijntje naasten naaste partner praktijk huisarts zorg dokter doctor poh ggz therapie dagboek programma`.split(
    /\s+/,
  ),
);

/** Keyboard walks with digits in them, and runs of letters and digits. */
const WALKS: ReadonlySet<string> = new Set(
  `1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u q1w2e3r4t5 q1w2e3r4t5y6 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc zaq12wsxcde3 zaq1xsw2cde3
  123abc123abc abc123abc123 a1b2c3d4e5 a1b2c3d4e5f6 1a2b3c4d5e 123qweasdzxc qwe123asd456 qwe123qwe123 123qwe123qwe asd123asd123
  qwer1234asdf 1234qwerasdf qwerty123qwerty 12qwaszx34er aa12345678 ab12345678 a123456789 a1234567890 q1234567890 1234567890a
  1234567890q 123456789a 123456789q 0123456789a 12345678ab 123456abcd 1234567abc`.split(/\s+/),
);

/** The most that may surround a common word, such as a date or a run of digits, while the whole is still easily guessed. */
const MOST_AROUND = 6;

const LOOK_ALIKES: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['€', 'e'],
]);

/**
 * Whether a password is among those that are tried first (NIST SP 800-63B, 3.1.1.2): a common word with some digits or marks around
 * it, however its letters are disguised, twice the same word, a keyboard walk, or hardly any different characters.
 */
export function isCommonPassword(password: string): boolean {
  const plain = password
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Mark}/gu, '');
  if (WALKS.has(plain) || new Set(plain).size <= 3) return true;
  const letters = plain.split('');
  const isLetter = (character: string) => /\p{Letter}/u.test(character);
  const word = letters.slice(letters.findIndex(isLetter), letters.findLastIndex(isLetter) + 1);
  if (letters.length - word.length > MOST_AROUND) return false;
  return ['i', 'l'].some((one) => isCommonWord(word.map((at) => unmasked(at, one)).join('')));
}

function unmasked(character: string, one: string): string {
  return character === '1' || character === '!' || character === '|'
    ? one
    : (LOOK_ALIKES.get(character) ?? character);
}

function isCommonWord(word: string): boolean {
  const half = word.slice(0, word.length / 2);
  return COMMON_WORDS.has(word) || (half + half === word && COMMON_WORDS.has(half));
}

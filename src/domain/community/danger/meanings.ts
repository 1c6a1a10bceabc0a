/** What words mean, in both languages: a reader that learned what a brother with a knife does knows it of a neighbour with a hammer. */
const MEANINGS = {
  self: 'i im ive id ill me my mine myself ik mij mn mijn mezelf mijzelf ikke k',
  reflexive: 'myself himself herself themselves themself yourself mezelf mijzelf zichzelf zich jezelf',
  who: 'he she they hes shes theyre hell shell hij zij ze ie',
  whom: 'him her them hem haar hen hun',
  kin:
    'husband wife boyfriend girlfriend partner ex dad mum mom mam mother father stepdad stepfather ' +
    'brother sister son daughter uncle aunt nephew niece cousin grandson granddaughter grandad gran nan ' +
    'hubby bf gf fiance man vrouw vriend vriendin vader moeder stiefvader broer broertje zus zusje zoon ' +
    'zoontje dochter dochtertje oom tante neef nicht kleinzoon kleindochter opa oma schoonzus zwager ' +
    'schoonmoeder schoonvader papa mama pa ma',
  acquaintance:
    'friend mate neighbour neighbor flatmate housemate roommate lodger colleague boss landlord dealer ' +
    'bloke lad guy girl boy woman stranger someone somebody maat buurman buurvrouw collega huisgenoot ' +
    'baas huisbaas kerel gozer meisje jongen iemand vent',
  child:
    'kids kid children child baby toddler twins kinderen kind peuter kleine kleintje tweeling meiden ' +
    'jongens',
  die: 'die dying dead death died dies dood doodgaan sterven sterf overlijden',
  live: 'live living life alive exist existing breathing existence leven leef bestaan levend',
  suicide: 'suicid* kms unalive* zelfmoord* zelfdoding* zelfdod* sewerslide',
  end: 'end ending ended eind einde beeindig* uitstappen',
  kill:
    'kill killing kills murder* stab stabbing shoot shooting strangle vermoord* doodmak* doodste* ' +
    'doodschiet* neerste* wurg* afmaken doodsla* kapotmaken omleggen',
  gone: 'gone disappear vanish leave weg verdwijn* verdwenen',
  farewell:
    'goodbye goodbyes farewell bye sorry letters note notes will vaarwel afscheid* brief brieven ' +
    'briefje testament',
  burden: 'better worse burden beter last overbodig',
  jump: 'jump jumping jumped leap step spring* sprong stap stappen afspringen',
  height:
    'bridge roof building balcony cliff* flat tower window block overpass viaduct ledge edge rail ' +
    'railing storey floor brug dak balkon toren reling rand raam verdieping klif parkeergarage',
  train:
    'train trains tracks platform tram metro lorry truck railway trein treinen spoor perron vrachtwagen ' +
    'rails station',
  rope:
    'rope noose cord belt hang hanging hanged touw strop koord riem ophangen ophang verhang* beam balk ' +
    'haak hook',
  water: 'river canal sea quarry drown drowning lake water rivier kanaal zee verdrink* gracht',
  pill:
    'pills pill tablets tablet meds medication medicine paracetamol sleepers painkillers ' +
    'antidepressants benzo* valium diazepam xanax temazepam oxazepam zopiclone codeine tramadol insulin ' +
    'ibuprofen lithium pillen pil tabletten medicijnen medicijn medicatie slaappillen slaaptabletten ' +
    'slaapmiddelen pijnstillers antidepressiva insuline oxys methadone methadon',
  drug:
    'coke cocaine ketamine ket ghb mdma speed heroin heroine meth crack fentanyl oxy oxycodone oxycodon ' +
    'xtc ecstasy lsd 3mmc 4mmc morphine morfine spice edibles spacecake paddos lachgas keta',
  take:
    'took taken take swallowed swallow downed necked popped overdos* od oded geslikt slik slikken ' +
    'ingenomen innemen genomen doorgeslikt weggewerkt overdosis slikte nam injected geinjecteerd ' +
    'gespoten snorted gesnoven',
  many:
    'many whole entire all handful box packet strip bottle pack stash much loads teveel veel alle hele ' +
    'handvol doos pot voorraad potje doosje allemaal',
  hoard:
    'saving saved stockpil* collecting hoard* counted laid lined spaar* gespaard opgespaard verzamel* ' +
    'klaar klaargelegd klaarliggen geteld',
  weapon:
    'knife knives gun shotgun rifle pistol hammer axe machete bat crowbar blade razor scalpel stanley ' +
    'scissors mes messen mesje pistool geweer hamer bijl knuppel koevoet scheermes* keukenmes broodmes ' +
    'schaar wapen vuurwapen weapon petrol benzine lighter',
  cut:
    'cut cuts cutting slit slash* slic* burn burning burnt burned scratch* harm harming harmed snij ' +
    'snijd snijden sneed gesneden gekrast kras krassen kerf gekerfd brand gebrand verwond* beschadig* ' +
    'automutil*',
  body:
    'wrist wrists arm arms leg legs thigh thighs skin veins vein throat pols polsen armen been benen ' +
    'bovenbeen bovenbenen dijen huid aders ader keel onderarm stomach buik hals',
  blood: 'blood bleed* bloed* stitches hecht* wound* wond*',
  hit:
    'hits hit hitting beat beats beating kick* punch* slap* strangl* chok* batter* shove* grab* smack* ' +
    'push* slaat sla slaan sloeg geslagen schopt schop* geschopt stomp* gestompt trap* getrapt ' +
    'mishandel* duwt geduwd gewurgd kneep knijpt mept gemept',
  rape: 'rape raped forces forced verkracht* aangerand dwingt gedwongen',
  threaten: 'threat* dreig* bedreig*',
  locked: 'locked lock opgesloten slot deur door hiding hide hidden verstopt outside buiten',
  fear: 'scared afraid frightened fear terrified dare bang angst durf doodsbang vrees',
  seizure: 'seizure* fit fits convuls* epilep* insult stuip* toeval delirium delier dts',
  perceive:
    'seeing hearing see hear voices hallucin* spiders rats insects beetles bugs zie hoor stemmen ' +
    'hallucineer* beestjes spinnen ratten insecten kevers mieren',
  shake: 'shaking shake shakes trembling tremble* shivering trill* tril schud* schudt beef beven',
  sweat: 'sweat* drenched soaked zweet* doorweekt',
  confused: 'confused confusion delirious nonsense verward* ijl* onzin herken* recogni*',
  waking:
    'wake wakker respond* reageert blue blauw breath* ademt adem ademen unconscious bewusteloos snor* ' +
    'snurk* gurgl* rochel* collapsed lips lippen passed',
  stop: 'stopped stop quit quitting withdrawal detox cold gestopt stoppen afkick* ontwenning* onttrekk*',
  alcohol:
    'alcohol drink drinking drank drunk beer wine vodka whisky gin rum bier wijn wodka jenever dronken ' +
    'drinken gedronken',
  want: 'want wanna wants wanted wish hope wil wou wilde willen hoop wens',
  intend: 'going gonna will plan planned planning decided ga gaan zal besloten',
  now:
    'tonight now today tomorrow morning rn vanavond vannacht nu straks vandaag morgen zo net just again ' +
    'weer',
  past: 'ago years used back once geleden jaren vroeger destijds ooit toen was',
  denial:
    'not no never dont doesnt didnt wont wouldnt cant couldnt isnt wasnt havent hasnt aint without ' +
    'nobody nothing niet geen nooit niks niets zonder niemand',
  think: 'think thinking thoughts thought feel denk denken gedachte gedachten nadenk* voel fantas*',
  told:
    'film movie book novel song series documentary podcast episode tv news article play game read ' +
    'watched watching show poem lyrics boek roman liedje nummer serie documentaire aflevering nieuws ' +
    'artikel gelezen las gekeken keken lezen krant gedicht spel detective krimi thriller',
  helpline:
    '113 112 999 helpline hotline leaflet poster sign training course folder hulplijn bijsluiter ' +
    'website forum topic moderator moderators cursus',
  professional:
    'doctor gp nurse therapist psychologist hospital clinic police huisarts dokter arts verpleegkundige ' +
    'therapeut psycholoog ziekenhuis kliniek politie',
  food:
    'onions cooking cake bread chicken coffee tea chocolate chips soup eggs garlic ui uien koken taart ' +
    'brood koffie thee chocola soep eten knoflook',
  joke: 'lol haha hahaha laugh* joke grap* lach* gelachen',
  well: 'better fine proud happy glad grateful sober helped beter trots blij dankbaar nuchter goed fijn',
  craving: 'craving cravings urge urges trek zucht drang hunkering',
} as const;
export type Meaning = keyof typeof MEANINGS;

const whole = new Map<string, Meaning[]>();
/** Of those written "zelfmoord*": by the first letters, as many as the shortest has. */
const beginnings = new Map<string, [string, Meaning][]>();
const SHORTEST = 2;

for (const [meaning, words] of Object.entries(MEANINGS) as [Meaning, string][]) {
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) add(beginnings, word.slice(0, SHORTEST), [word.slice(0, -1), meaning]);
    else add(whole, word, meaning);
  }
}

function add<V>(map: Map<string, V[]>, key: string, value: V): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

/** What a word may mean; most mean nothing that matters here. */
export function meaningsOf(word: string): readonly Meaning[] {
  const begun = (beginnings.get(word.slice(0, SHORTEST)) ?? []).flatMap(([beginning, meaning]) =>
    word.startsWith(beginning) ? [meaning] : [],
  );
  const known = whole.get(word) ?? [];
  return begun.length === 0 ? known : [...new Set([...known, ...begun])];
}

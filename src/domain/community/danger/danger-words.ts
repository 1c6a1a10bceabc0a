/** Words that signs of danger are made of, in both languages, by what they mean. `zelfmoord*` is the beginning of a word. */
export const DANGER_WORDS = {
  self: 'i im ive id ill me my mine myself ik mij mn mijn mezelf mijzelf ikke k ikzelf imma',
  reflexive: 'myself himself herself themselves themself yourself mezelf mijzelf zichzelf zich jezelf',
  who: 'he she they hes shes theyre hell shell hij zij ze ie',
  whom: 'him her them hem haar hen hun',
  kin:
    'husband wife boyfriend girlfriend partner ex dad mum mom mam mother father stepdad stepfather ' +
    'brother sister son daughter uncle aunt nephew niece cousin grandson granddaughter grandad gran nan ' +
    'hubby bf gf fiance man vrouw vriend vriendin vader moeder stiefvader broer broertje zus zusje zoon ' +
    'zoontje dochter dochtertje oom tante neef nicht kleinzoon kleindochter opa oma schoonzus zwager ' +
    'schoonmoeder schoonvader papa mama pa ma mams paps stiefmoeder stiefpa stiefzoon schoonzoon ' +
    'schoondochter kleinkind kleinkinderen ouders parents parent missus wifey fiancee stepson ' +
    'stepdaughter stepmum stepmother granny grandma grandpa nanna lad auntie echtgenoot echtgenote ' +
    'verloofde exman exvriend tweelingbroer zusjes broertjes schatje hubs',
  acquaintance:
    'friend mate neighbour neighbor flatmate housemate roommate lodger colleague boss landlord dealer ' +
    'bloke lad guy girl boy woman stranger someone somebody maat buurman buurvrouw collega huisgenoot ' +
    'baas huisbaas kerel gozer meisje jongen iemand vent buren kotgenoot kamergenoot flatgenoot ploegbaas ' +
    'stagebegeleider klasgenoot neighbours pal buddy fella chap manager supervisor coworker classmate ' +
    'schuldeiser woekeraar loanshark sharks shark deurwaarder pooier pimp',
  child:
    'kids kid children child baby toddler twins kinderen kind peuter kleine kleintje tweeling meiden ' +
    'jongens babys dreumes kleintjes kleuter kleuters newborn son daughter zoontje dochtertje jongste ' +
    'oudste youngest eldest',
  die:
    'die dying dead death died dies dood doodgaan sterven sterf overlijden doodgegaan gestorven sterft ' +
    'overleden omkomen doodgaat inslapen perish croak',
  live:
    'live living life alive exist existing breathing existence leven leef bestaan levend doorleven ' +
    'verderleven levenslust levensmoe lived',
  suicide:
    'suicid* kms unalive* zelfmoord* zelfdoding* zelfdod* sewerslide zelvmoord* doodswens* deathwish ' +
    'suicde* suiside* suicid sucid* euthanas* levensmoe zelfmoort* unalive levensbeeind* topping offing',
  end:
    'end ending ended eind einde beeindig* uitstappen beeindigen eraan finish finished finishing opgeven ' +
    'uitweg exit',
  kill:
    'kill killing kills murder* stab stabbing shoot shooting strangle vermoord* doodmak* doodste* ' +
    'doodschiet* neerste* wurg* afmaken doodsla* kapotmaken omleggen omleg omgelegd ombrengen ombreng ' +
    'omgebracht afslachten slacht kapotschieten overhoop doodrijden doodrijd dooddoen doodsteken ' +
    'doodsteek neersteken neerschieten neerschiet neerknallen knallen butcher behead gutting slay execute ' +
    'smother throttle lynch* offed',
  gone: 'gone disappear vanish leave weg verdwijn* verdwenen wegwezen opgelost missing vermist spoorloos',
  farewell:
    'goodbye goodbyes farewell bye sorry letters note notes will vaarwel afscheid* brief brieven briefje ' +
    'testament afscheidsbrief* uitvaart begrafenis funeral begraven cremat* gedag',
  burden: 'better worse burden beter overbodig',
  jump:
    'jump jumping jumped leap step spring* sprong stap stappen afspringen spring gesprongen springt ' +
    'afspring leaping gooi gooien throw werp werpen',
  height:
    'bridge roof building balcony cliff* flat tower window block overpass viaduct ledge edge rail railing ' +
    'storey floor brug dak balkon toren reling rand raam verdieping klif parkeergarage rooftop parapet ' +
    'gantry multistorey kade afgrond flatgebouw etage verdiepingen torenflat hoogbouw rots rotsen bruggen ' +
    'vensterbank footbridge motorway snelweg vangrail',
  train:
    'train trains tracks platform tram metro lorry truck railway trein treinen spoor perron vrachtwagen ' +
    'rails station intercity sprinter spoorbaan spoorweg overweg spoorwegovergang underground tube ' +
    'lorries motorway snelweg vrachtauto',
  rope:
    'rope noose cord belt hang hanging hanged touw strop koord riem ophangen ophang verhang* beam balk ' +
    'haak hook koordje galg gallows ligature knoop strik touwtje snoer verlengsnoer scarf sjaal',
  water:
    'river canal sea quarry drown drowning lake water rivier kanaal zee verdrink* gracht verzuip* ' +
    'verzuipen verdronken onderwater drowned haven harbour pier sluis schelde rijn thames',
  pill:
    'pills pill tablets tablet meds medication medicine paracetamol sleepers painkillers antidepressants ' +
    'benzo* valium diazepam xanax temazepam oxazepam zopiclone codeine tramadol insulin ibuprofen lithium ' +
    'pillen pil tabletten medicijnen medicijn medicatie slaappillen slaaptabletten slaapmiddelen ' +
    'pijnstillers antidepressiva insuline oxys methadone methadon capsules capsule strip strips ' +
    'medicament* slaapmedicatie slaapmiddel kalmeringsmiddel* kalmeringspillen kalmeringstabletten ' +
    'pijnstiller* morfinepleisters pleisters patch patches metoprolol quetiapine seroquel amitriptyline ' +
    'sertraline citalopram mirtazapine pregabalin lyrica gabapentin rivotril clonazepam lorazepam ativan ' +
    'temesta alprazolam baclofen bloeddrukpillen hartpillen aspirin aspirine naproxen antidepressivum ' +
    'maagtabletten betablockers medicins medicijne',
  drug:
    'coke cocaine ketamine ket ghb mdma speed heroin heroine meth crack fentanyl oxy oxycodone oxycodon ' +
    'xtc ecstasy lsd 3mmc 4mmc morphine morfine spice edibles spacecake paddos lachgas keta amfetamine ' +
    'amphetamine coca snuif lijntjes lijntje lijnen lines gram grams grammen ketamin opium kratom tramal ' +
    'nitazene nitazenen 2cb molly mandy smack gear gbl poppers',
  take:
    'took taken take swallowed swallow downed necked popped overdos* od oded geslikt slik slikken ' +
    'ingenomen innemen genomen doorgeslikt weggewerkt overdosis slikte nam injected geinjecteerd gespoten ' +
    'snorted gesnoven doorslikken gegeten ate eaten chewed leeggedronken snoof spuit spoot injecting ' +
    'shooting shot swallowing taking overdosed overdosing overdosering odd',
  many:
    'many whole entire all handful box packet strip bottle pack stash much loads teveel veel alle hele ' +
    'handvol doos pot voorraad potje doosje allemaal volledige volle complete dozen doosjes strips dozijn ' +
    'tientallen twintig dertig veertig vijftig twenty thirty forty fifty sixty double triple dubbele ' +
    'driedubbele dosis dose doses',
  hoard:
    'saving saved stockpil* collecting hoard* counted laid lined spaar* gespaard opgespaard verzamel* ' +
    'klaar klaargelegd klaarliggen geteld opsparen sparen bewaard opzij stash stashed stockpiled hoarded ' +
    'gathered klaargezet klaarligt klaarstaan',
  weapon:
    'knife knives gun shotgun rifle pistol hammer axe machete bat crowbar blade razor scalpel stanley ' +
    'scissors mes messen mesje pistool geweer hamer bijl knuppel koevoet scheermes* keukenmes broodmes ' +
    'schaar wapen vuurwapen weapon petrol benzine lighter zakmes vleesmes schroevendraaier breekijzer ' +
    'ijzer staaf stok ketting mitrailleur revolver kogel kogels munitie bullet bullets ammo blades dagger ' +
    'cleaver screwdriver poker bottle pipe pole crossbow kruisboog taser aansteker spiritus acid zuur ' +
    'handgun firearm stanleymes hakmes barbecuevork strijkijzer iron wrench',
  cut:
    'cut cuts cutting slit slash* slic* burn burning burnt burned scratch* harm harming harmed snij snijd ' +
    'snijden sneed gesneden gekrast kras krassen kerf gekerfd brand gebrand verwond* beschadig* ' +
    'automutil* kerven kerfde kerft snijwond* sneetje* snee sneden snede ingesneden opengesneden ' +
    'opensnijden opengehaald openhalen zelfbeschadig* zelfverwond* zelfpijnig* carve carved carving gash ' +
    'gashes selfharm* selfinjur* pick picking banging punch uittrekken prik prikken geprikt naald needle',
  body:
    'wrist wrists arm arms leg legs thigh thighs skin veins vein throat pols polsen armen benen bovenbeen ' +
    'bovenbenen dijen huid aders ader keel onderarm stomach buik hals onderarmen bovenarmen enkel lijf ' +
    'ribs rib nek neck face gezicht wang jaw kaak tooth tand teeth tanden eye oog nose neus lip nier ' +
    'kidney shoulder schouder calves forearm ankle knuckles',
  blood:
    'blood bleed* bloed* stitches hecht* wound* wond* gehecht hechting* bebloed bleeding bled litteken* ' +
    'scar scars wound gewond',
  hit:
    'hits hit hitting beat beats beating kick* punch* slap* strangl* chok* batter* shove* grab* smack* ' +
    'push* slaat sla slaan sloeg geslagen schopt schop* geschopt stomp* gestompt trap* getrapt mishandel* ' +
    'duwt geduwd gewurgd kneep knijpt mept gemept klop klopt klopte geklopt kloppen ramt ramde rammen ' +
    'beukt beuken beukte gebeukt afgeranseld afranselen ranselt meppen knuppel* wurgt wurgde schopte ' +
    'trapte duwde sleurde sleurt smeet smijt gooide gooit slammed slams slamming thump* wallop* whack* ' +
    'batters battered bashed bash bashing headbutt* knocked throws threw thrown drags dragged pinned pins ' +
    'elleboog kopstoot vuist vuisten fist fists belt riem assault* attack* aanval* aangevallen abuse ' +
    'abuses abused abusive mishandelt mishandeld huiselijk domestic violent geweld gewelddadig violence',
  rape:
    'rape raped forces forced verkracht* aangerand dwingt gedwongen rapes raping rapd molest* misbruik* ' +
    'misbruikt seks dwong forcing grope* groping assaulted aanrand* onvrijwillig',
  threaten:
    'threat* dreig* bedreig* dreigt dreigde gedreigd bedreigt bedreigd bedreiging* threatening threatened ' +
    'threats blackmail* chanteer* gechanteerd afpers* afgeperst stalk* gestalkt achtervolg* volgt follows ' +
    'following extort*',
  locked:
    'locked lock opgesloten slot deur door hiding hide hidden verstopt outside buiten insluit sluit ' +
    'gevangen trapped barricad* barricaded schuil schuilen verschuil* hid houdt vast buitengesloten ' +
    'voordeur raam',
  fear:
    'scared afraid frightened fear terrified dare bang angst durf doodsbang vrees bangst doodsangst ' +
    'angstig petrified panic panik paniek unsafe onveilig veilig safe danger gevaar dangerous gevaarlijk',
  seizure:
    'seizure* fit fits convuls* epilep* insult stuip* toeval delirium delier dts epileptisch* attack ' +
    'aanval aanvallen stuiptrek* insulten insults convulsing convulsion convulsions spasm* schok* ' +
    'schokken schokte schokkend schokt jerking jerks twitch* verkrampt kramp* krampen stijf rigid foam* ' +
    'schuim delirant deliriums dt tremens',
  perceive:
    'seeing hearing see hear voices hallucin* spiders rats insects beetles bugs zie hoor stemmen ' +
    'hallucineer* beestjes spinnen ratten insecten kevers mieren hallucinat* halucin* hallus schaduwen ' +
    'shadows figures gestalten stemmetjes spinne beesten slangen snakes kakkerlakken cockroaches roaches ' +
    'ants crawling kruip* kruipen mannetjes waan* wanen delusion* paranoi*',
  shake:
    'shaking shake shakes trembling tremble* shivering trill* tril schud* schudt beef beven trilde ' +
    'bibber* sidder* rillen rill* rillingen beefde tremor tremors tremble jitters shook shivers',
  sweat:
    'sweat* drenched soaked zweet* doorweekt zwet* kletsnat drijfnat koorts fever feverish gloei* braak ' +
    'braken overgeven kots* spuug* vomit* retch* puking throwing nausea',
  confused:
    'confused confusion delirious nonsense verward* ijl* onzin herken* recogni* wartaal verdwaasd suf ' +
    'sufheid slaperig drowsy groggy slurring lalt lallen dizzy duizelig wazig blurry dubbel',
  waking:
    'wake wakker respond* reageert blue blauw breath* ademt adem ademen unconscious bewusteloos snor* ' +
    'snurk* gurgl* rochel* collapsed lips lippen passed reactie aanspreekbaar kennis bewustzijn comatose ' +
    'coma flauw flauwgevallen weggevallen wegzak* wegval* zakt valt nodding nod fading responding ' +
    'responsive unresponsive waking breathing breathe breathes hartslag heartbeat pols hartritme ' +
    'palpitations hartkloppingen chest borst grey grauw pale bleek lijkbleek klam clammy',
  stop:
    'stopped stop quit quitting withdrawal detox cold gestopt stoppen afkick* ontwenning* onttrekk* ' +
    'kappen gekapt kap afgekickt afkick ontgiften abrupt sudden suddenly ineens turkey minderen afbouw* ' +
    'taper* without zonder detoxing quits withdrawing withdrawals',
  alcohol:
    'alcohol drink drinking drank drunk beer wine vodka whisky gin rum bier wijn wodka jenever dronken ' +
    'drinken gedronken booze boozing bevvy pint pints cider brandy sherry whiskey borrel borrels cognac ' +
    'pils pilsje pilsjes pintjes pinten biertje biertjes blikken blikjes cans wijntje rosé rose prosecco ' +
    'champagne cava cocktail* zuipen zuip zuipt bezopen pissed hammered tipsy drinker',
  want:
    'want wanna wants wanted wish hope wil wou wilde willen hoop wens verlang* verlangen wilt wouldnt ' +
    'willing longing desire zin urge need behoefte liefst liever prefer rather',
  intend:
    'going gonna will plan planned planning decided ga gaan zal besloten plannen voornemen geplan* ' +
    'geregeld besluit beslist decide intention intending meaning zweer swear serieus serious zullen zou ' +
    'zweren beloof promise datum date scheduled',
  now:
    'tonight now today tomorrow morning rn vanavond vannacht nu straks vandaag morgen zo net just again ' +
    'weer tonite 2night 2nite tonigt vanmiddag vanmorgen vanochtend vanaf zojuist daarnet zometeen ' +
    'dadelijk currently already minuten minutes uur hour hours',
  past:
    'ago years used back once geleden jaren vroeger destijds ooit toen was childhood jeugd geweest ' +
    'formerly previously decade decades eeuw vorig vorige last',
  denial:
    'not no never dont doesnt didnt wont wouldnt cant couldnt isnt wasnt havent hasnt aint without nobody ' +
    'nothing niet geen nooit niks niets zonder niemand nvr nevr nt nie noit hardly nauwelijks barely ' +
    'amper',
  think: 'think thinking thoughts thought feel denk denken gedachte gedachten nadenk* voel fantas*',
  helpline:
    '113 112 999 helpline hotline leaflet poster sign training course folder hulplijn bijsluiter website ' +
    'forum topic moderator moderators cursus samaritans sensoor korrelatie slachtofferhulp ' +
    'opvang shelter refuge cursusleider handout brochure webinar workshop faq',
  professional:
    'doctor gp nurse therapist psychologist hospital clinic police huisarts dokter arts verpleegkundige ' +
    'therapeut psycholoog ziekenhuis kliniek politie psychiater psychiatrist ggz ambulance ambulances ' +
    'paramedic* officer politieagent agent agenten wijkagent huisartsenpost spoed eh seh emergency ' +
    'casualty ward afdeling opname counsellor counselor coach sponsor begeleider praktijkondersteuner poh ' +
    'apotheek apotheker pharmacist chemist lawyer advocaat maatschappelijk social',
} as const;

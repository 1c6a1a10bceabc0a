/** Words of everyday life, in both languages, by what they mean: what people otherwise write about. */
export const EVERYDAY_WORDS = {
  told:
    'film movie book novel song series documentary podcast episode tv news article play game read watched ' +
    'watching show poem lyrics boek roman liedje nummer serie documentaire aflevering nieuws artikel ' +
    'gelezen las gekeken keken lezen krant gedicht spel detective krimi thriller docu docus tiktok ' +
    'youtube netflix podcasts musical theater theatre lecture lezing toneel gamen games gaming character ' +
    'personage actor seizoen season quote lyric zanger singer',
  food:
    'onions cooking cake bread chicken coffee tea chocolate chips soup eggs garlic ui uien koken taart ' +
    'brood koffie thee chocola soep eten knoflook boterham boterhammen pannenkoek* friet frietjes patat ' +
    'pizza pasta macaroni lasagne spaghetti rijst rice curry salad salade stamppot boerenkool erwtensoep ' +
    'tosti sushi drop dropjes snoep snoepjes sweets candy biscuit biscuits cookie cookies koekje koekjes ' +
    'muffin* scones pie pies cheese kaas vis fish meat vlees worst sausage* bacon burger* crisps popcorn ' +
    'icecream ijs ijsje appel appels apple apples banaan bananen banana* grapes druiven carrot carrots ' +
    'wortel wortels tomaat tomaten tomato* komkommer cucumber paprika avocado yoghurt milk melk sap juice ' +
    'lemonade limonade frisdrank fris cola coke fanta water rooibos cacao cocoa breakfast ontbijt lunch ' +
    'dinner avondeten diner barbecue bbq recipe recept bakken baked bake baking kook gekookt cooked oven ' +
    'pan keuken kitchen kauwgom gum lolly lollies nuts noten pindakaas honing honey citroen lemon mint ' +
    'munt',
  joke:
    'lol haha hahaha laugh* joke grap* lach* gelachen grapje grappig funny kidding hilarisch hilarious ' +
    'giechel* humor lmao rofl hihi hehe lachen smile smiled glimlach',
  well:
    'better fine proud happy glad grateful sober helped beter trots blij dankbaar nuchter goed fijn beste ' +
    'best great lovely nice leuk leuke mooi mooie heerlijk heerlijke lekker lekkere fantastisch geweldig ' +
    'super prima oke okay ok grand brilliant fantastic wonderful amazing chuffed delighted relieved ' +
    'opgelucht rustig calm relaxed ontspannen fris fresh healthy gezond gezonder sterk sterker stronger ' +
    'easier makkelijker gelukt succes success opgelaten vrolijk cheerful energie energy',
  craving:
    'craving cravings urge urges trek zucht drang hunkering craves crave snakken snak trekmomenten zin ' +
    'goesting lust jeuk',
  thanks:
    'thanks thank thankyou cheers ta thx bedankt dank dankje dankjewel dankuwel merci danku appreciate ' +
    'appreciated waardeer waardering',
  praise:
    'congrats congratulations proficiat gefeliciteerd knap topper toppers respect chapeau bravo goedzo ' +
    'done well impressive straf klasse hulde applaus complimenten compliment kanjer held fair legend',
  greet:
    'hello hi hey hiya hallo hoi dag goedemorgen goedenavond goeiemorgen morning evening goodmorning ' +
    'welcome welkom groetjes groeten greetings doei tot regards xx hugs knuffel knuf cheerio',
  encourage:
    'keep sterkte succes zet volhouden houvol doorgaan veel luck luk duim duimen vingers fingers rooting ' +
    'proud courage moed hoop kop',
  calendar:
    'monday tuesday wednesday thursday friday saturday sunday maandag dinsdag woensdag donderdag vrijdag ' +
    'zaterdag zondag weekend weekends weekday january february march april may june july august september ' +
    'october november december januari februari maart mei juni juli augustus oktober christmas kerst ' +
    'kerstmis pasen easter newyear oudjaar carnaval koningsdag sinterklaas birthday verjaardag jarig ' +
    'holiday holidays vakantie vakanties summer zomer winter spring lente voorjaar autumn herfst',
  count:
    'day days dag dagen week weeks weken month months maand maanden streak teller counter app milestone ' +
    'mijlpaal anniversary jubileum uren',
  weather:
    'rain rainy raining regen regent regende sun sunny sunshine zon zonnetje zonnig snow sneeuw wind ' +
    'windy stormy warm hot cold koud fris frost ijzel mist fog clouds wolken weer weather degrees graden',
  outdoors:
    'walk walked walking wandel wandelen gewandeld wandeling fiets fietsen gefietst fietstocht bike ' +
    'cycling cycled cycle run running ran jog jogging hardlopen hardgelopen rennen gerend beach strand ' +
    'forest bos woods park garden tuin tuinieren gardening allotment moestuin planten plants planted ' +
    'roses rozen hiking hike swim swam swimming zwemmen gezwommen zwembad camping tent duinen hills ' +
    'heuvels bergen mountain mountains lake meertje kayak kano',
  hobby:
    'puzzle puzzel puzzels jigsaw crossword sudoku knit knitting brei breien gebreid haken crochet paint ' +
    'painting schilder schilderen geschilderd draw drawing tekenen gitaar guitar piano ukulele zingen ' +
    'singing choir koor band muziek music concert dance dancing dansen gedanst yoga gym fitness ' +
    'sportschool sport sporten gesport voetbal football tennis hockey boksen boxing karate rugby darts ' +
    'dammen schaken chess kaarten cards bingo quiz lego gamen game games lezen reading library bieb ' +
    'bibliotheek museum bowling karten vissen fishing knutselen fotograferen photography',
  house:
    'clean cleaned cleaning poets poetsen gepoetst schoonmaken schoongemaakt opruimen opgeruimd tidied ' +
    'tidy hoover hoovered stofzuigen gestofzuigd wasmachine washing laundry afwas dishes vaatwasser ' +
    'dishwasher ironing strijken bed sofa couch bank kast shed schuur zolder attic curtains gordijnen ' +
    'verven geverfd decorating klussen diy verhuizing verhuisd moved moving furniture meubels fridge ' +
    'koelkast kettle waterkoker',
  pet:
    'dog dogs cat cats hond hondje honden kat katten poes poesje puppy kitten kitty rabbit konijn hamster ' +
    'vogel bird birds budgie parkiet goldfish vis cavia horse paard kip kippen chickens reiger swan swans ' +
    'zwanen geit goat',
  work:
    'work job works working werk werken werkte baan office kantoor shift dienst nachtdienst collega ' +
    'collegas colleagues meeting vergadering manager promotion promotie contract vacature sollicitatie ' +
    'interview stage intern cv salaris loon wages pay payday factory fabriek shop winkel company bedrijf ' +
    'ontslag ontslagen redundancy boss',
  study:
    'school college uni university study studie student exam exams examen examens tentamen toets homework ' +
    'huiswerk class klas les lessen lesson lessons teacher leraar juf meester diploma opleiding essay mbo ' +
    'hbo vwo',
  travel:
    'car auto bus buses bushalte train trein station vliegtuig plane flight airport drive driving drove ' +
    'rijden gereden reis reizen trip travel hotel cottage huisje ferry boot boat scooter tram metro ' +
    'rijbewijs licence parkeren parking garage taxi',
  party:
    'party parties feest feestje feestjes feestdagen wedding bruiloft christening doop festival festivals ' +
    'borrel kroeg cafe café pub bar terras terrace club disco toast proost nightout gezellig verjaardagen ' +
    'housewarming reunion reunie',
  money:
    'money geld euro euros pound pounds quid debt debts schuld schulden rent huur bill bills rekening ' +
    'rekeningen savings spaargeld spaarpot bank card pinpas loan lening salary budget budgetcoach incasso ' +
    'bewindvoering bailiff wage winst inzet',
  gamble:
    'gamble gambled gambling bet bets betting bookies bookie casino slots slot roulette poker lottery ' +
    'lotto scratch gok gokken gokte gegokt gokkast gokkasten krasloten inzetten wedden weddenschap odds ' +
    'jackpot toto unibet account cruks stake stakes spin spins',
  smoke:
    'smoke smoked smoking smoker smokes cigarette cigarettes fag fags ciggie ciggies vape vaping vapes ' +
    'roken rook rookt rookte gerookt sigaret sigaretten peuk peuken shag shagje pakje sjekkie tabak ' +
    'tobacco nicotine pleister pleisters patches snus asbak ashtray lighter pijp pipe',
  weed:
    'weed cannabis joint joints spliff blow blowen blowde geblowd wiet hasj hash stoned high coffeeshop ' +
    'edibles thc jonko',
  sleep:
    'sleep sleeping slept asleep slaap slapen sliep geslapen nap nachtrust dutje insomnia slapeloos dream ' +
    'dreams dreamt droom dromen gedroomd nightmare nightmares nachtmerrie moe tired awake klaarwakker',
  minor:
    'headache hoofdpijn hoest hoesten cough coughing cold verkouden griep flu keelpijn snot sneeze niezen ' +
    'hooikoorts hayfever tandarts dentist knee knie back rug spierpijn sore buikpijn maag constipatie ' +
    'bowel darmen appetite eetlust weight gewicht kilo kilos kg afgevallen aangekomen bloeddruk blood ' +
    'test bloedprikken liver lever longen lungs check controle scan huidje pimples puistjes',
  question:
    'anyone iemand how hoe what wat which welke where waar does tips tip advice advies ideas idee ideeen ' +
    'ervaring ervaringen experience experiences recommend aanrader weten know wonder vraag vragen ' +
    'question questions',
  agree:
    'same hetzelfde herken herkenbaar herkenning indeed inderdaad exactly precies agree eens true klopt ' +
    'absolutely zeker sure yes ja yep jep yeah idem ditto dito ook too',
  steadfast:
    'sober nuchter clean rookvrij smokefree alcoholvrij alcoholfree gokvrij teetotal droog dry onthouding ' +
    'moderation matigen minder less cut reduce reduced nul zero terugval relapse relapsed slip slipped ' +
    'uitglijder',
  object:
    'phone telefoon mobiel gsm laptop computer tv telly television radio book boek jar pot jas coat shoes ' +
    'schoenen sokken socks slippers blanket deken cushion kussen candle kaars kaarsen bag tas box doos ' +
    'glass glas mug mok cup kopje bottle fles letter kaart card stamp',
} as const;

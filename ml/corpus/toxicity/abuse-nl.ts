import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Dutch as people type them, and harmless lines with the same words. */
export const abuseNl: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'nl',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Hoe kun je zo «dom|stom|achterlijk|traag van begrip|onnozel|leeghoofdig|oliedom» zijn? Heb je je hersens «thuis laten liggen|verkocht op Marktplaats|ooit gebruikt»?
wat een «sukkel|droplul|loser|droeftoeter|eikel|pannenkoek|oetlul|kneus» ben jij zeg 🤡
«Malloot|Halvegare|Minkukel|Domoor|Rund|Ezel|Uilskuiken|Imbeciel», lees eerst het stuk voor je je «onzin|poep|gal» hier komt spuien
niemand zit op jou te wachten, «trut|doos|muts|tuthola|heks|zeikwijf|kreng|bitch»
Ga lekker «janken bij je moeder|in een hoekje huilen|met je poppen spelen», «mietje|huilebalk|watje|slappeling|jankerd|zacht ei».
Je bent «een nul|een nietsnut|een mislukkeling|een lachertje|een blok aan ieders been|een schande voor je familie», en diep vanbinnen weet je het zelf ook.
Jij hebt het IQ van «een stoeptegel|een garnaal|een natte krant|een bak friet|een deurmat», maar wel een bek als een hooischuur
Wie zo «zingt|schrijft|rijdt|eruitziet|voetbalt» als jij moet zich «opsluiten|kapot schamen|laten nakijken», «vogelverschrikker|drol|kwal|aardappel|lelijkerd».
gast je bent zo «kansloos|triest|sneu|zielig|lelijk|goor|nep» dat zelfs je «hond|moeder|schaduw» bij je wegloopt 💀
Haha moet je die «dikzak|vetklep|walvis|bonenstaak|pukkelkop|schele uil|tonnetje rond|papzak» zien, die denkt dat ze «kan dansen|model is|hierbij hoort».
De schrijver van dit vod is een «leugenaar|prutser|broodschrijver|fantast|kwezel|charlatan» die «nog nooit een feit heeft gezien|nog geen boodschappenlijst kan spellen|zijn duim bij elkaar zuigt».
Meneer de wethouder, u bent «een draaikont|een zakkenvuller|een lafaard|een slapjanus|een baantjesjager», iedereen in het dorp lacht u uit en terecht.
Mijn buurman is een «hufter|klootviool|schoft|smeerlap|ploert|gluiperd|engerd», en dat wijf van hem is een «feeks|heks|serpent|roddeltante|kenau».
Groep 8: niemand praat meer met «person», die «stinkt|liegt alles bij elkaar|is een verrader|is gestoord», wie meedoet met haar hoort er ook niet meer bij
«Hou je bek|Hou je kop|Kop dicht|Bek houden|Zwijg eens|Hou je waffel», «zeurkous|betweter|wijsneus|zeikerd|azijnpisser|bemoeial|kletsmajoor».
Geen wonder dat je «vrouw|vent|vriendin» bij je weg is, «viezerik|lamzak|luilak|dronkenlap|zak hooi|uitvreter|vetzak».
heel het team bestaat uit «noobs|bots|kleuters|prutsers|afk'ers» en jij bent de ergste, verwijder de game «pannenkoek|bot|hersenloze aap|kneusje»
Ben je nou echt zo «debiel|gestoord|geschift|van lotje getikt|onnozel|idioot» of «doe je alsof|krijg je ervoor betaald|oefen je nog»?
Bah, wat een «walgelijk|weerzinwekkend|misselijkmakend|minderwaardig|zielig|verwaand» mens ben jij. «Rot toch op.|Verdwijn.|Ga je schamen.|Zoek hulp.|Blijf binnen.»
Chef van lik-me-vestje: je bent een «slavendrijver|tiran|hielenlikker|narcist|pestkop|hork» en als jij binnenkomt, daalt het gemiddelde IQ van de zaal.
Jij bent het soort «ongedierte|uitschot|tuig|gespuis|schorem|vullis» waarvoor ze sloten op deuren hebben uitgevonden.
Kijk hem nou met z'n «kop als een biet|paardengebit|flaporen|varkensneus», zelfs «de spiegel|zijn telefoon» weigert dienst 😂😂
lazer toch op uit deze groep, «verrader|slijmbal|rat|aandachtshoer|slang|klikspaan», we mochten je nooit
Voor «simpele zielen|tokkies|randdebielen|boerenkinkels|analfabeten|domme schapen» zoals jij leg ik het nog één keer uit, in woorden van één lettergreep.
Juf van niks. Mijn kind leert meer van «de kat|een broodrooster|YouTube» dan van zo'n «luie koe|chagrijnige heks|dom wicht|onbenul|zuurpruim».
Ik heb je verhaal gelezen. Je liegt, je zeurt en je speelt slachtoffer. «Niemand gelooft je.|Je maakt me misselijk.|Je bent niks waard.|Je bent een parasiet.»
Je vader was een «zuiplap|oplichter|nietsnut|bajesklant» en «de appel valt niet ver van de boom|jij wordt precies hetzelfde|jij bent nog erger».
Schaam je, «egoïst|hypocriet|leugenaarster|profiteur|heilig boontje|valse slang». Wie zoiets met zijn eigen «moeder|zus|hond» doet, is geen mens.
zelfverklaarde «expert|ondernemer|influencer|artiest»? Je bent een «windbuil|praatjesmaker|opschepper|nepfiguur|charlatan|aansteller», meer niet.
Drie maanden heb ik je gejank aangehoord. Nu zeg ik wat iedereen denkt: je bent «een saaie egoïst|een domme klit|het ergste soort mens», niemand nodigt je uit, en als je weg bent gaat de muziek aan.
Aan de beheerder van dit park: wat bent u een «ongelooflijke prutser|arrogante kwast|luie flapdrol». U liegt tegen bejaarden, u verstopt zich achter uw balie en zelfs uw eigen personeel spuugt op u.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'nl',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Kanker op|Tyf op|Tering op|Rot op|Sodemieter op|Lazer op|Pleur op|Krijg de tering|Krijg de klere», «klootzak|lul|hoerenkind|kutwijf|eikel|teringlijer|tyfushond|hondenkop»!
jij vieze «kankerlijer|teringlijer|pleurislijer|tyfuslijer|kuthoer|hoerenzoon|klerelijer», k ga je melden
wat een «kutbedrijf|klotezooi|teringbende|kankertent|schijtzaak», jullie zijn «een stel klootzakken|vuile oplichters|stinkende dieven|lullen», geld terug!
Je moeder is een «hoer|slet|kankerhoer|sloerie|kuthoer» en jij bent «haar grootste misser|nog gratis ook|het bewijs».
ga jezelf «neuken|in je reet naaien|aftrekken», «lul|lulhannes|kutkind|zakkenwasser|eikelbijter|schijtlijster» 🖕
k*nkerhond, k*twijf, tfoe, «wat een drol ben jij|donder op|hou je smoel», echt een «h*er|kl**tzak|l*l» eerste klas
Hou je «vuile|vieze|kut|teringse» «muil|smoel|bek|bakkes», «slet|hoer|lul|klootzak|kuthoofd|sukkel» dat je bent.
Val dood, «vuile klootzak|stuk stront|schijtluis|strontzak|lul de behanger|bolle lul|kutzwager».
die «slet|hoer|del|sloerie|snol|teef» heeft zich omhoog «geneukt|gepijpt», de hele afdeling weet het
Godverdomme, «lamlul|zeiklul|eikel|kloothommel|kutventje|hondenlul», kun je niet gewoon «uitkijken|passen|luisteren», blinde vink?
Jouw mening kan «mijn reet roesten|de tering krijgen|de stront in», «gore|achterlijke|vieze|stinkende» «drol|zak|klootviool|schijtzak».
Scheids is een «hoerenkind|kankerlijer|lul|omgekochte klootzak», «tering wat een fluiter|kutbond|zoek een bril, eikel».
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'nl',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Ik weet waar «je woont|je werkt|je dochter hockeyt|je fiets staat». «Kijk maar uit|Slaap lekker vannacht|Tot gauw|Doe je deur op slot», «vriend|schatje|mannetje».
Nog één «woord|appje|bericht aan mijn vriendin» en ik «breek je benen|sla je tanden eruit|schop je het ziekenhuis in|steek je neer|maak je af|trek je kop eraf».
«Pleeg zelfmoord|Hang jezelf op|Spring voor een trein|Ga dood|Maak er een eind aan|Doe de wereld een plezier en verdwijn», niemand zal het merken.
Ik hoop dat je «doodgaat|verrekt|kanker krijgt|verzuipt|verbrandt|onder de tram komt», en «langzaam ook|liefst vandaag nog|je hele familie erbij».
na school staan we met zn zessen bij de fietsenstalling, «dan ben je dood|je gaat bloeden|neem alvast een ambulance mee|dan lig je op de grond, bitch»
Als ik je «op straat zie|te pakken krijg|tegenkom in de kroeg», dan «maak ik je kapot|ben je nog niet jarig|herkent je moeder je niet meer|lig je zes planken diep».
Zulke lui moeten ze «een nekschot geven|ophangen|doodslaan|tegen de muur zetten|in de sloot gooien», ik doe het zo.
Vrijdag vijfhonderd euro, anders staan je «naaktfoto's|appjes|filmpjes» «online|bij je baas in de mail|in de groepsapp van je familie».
Zeg tegen je broer dat hij «een dode man is|beter kan verhuizen|over zijn schouder moet kijken», mijn «neven|jongens|maten» zoeken hem al 🔫
Trek je aangifte in of «je winkel gaat in de hens|je hond overleeft het niet|we komen een keer langs bij je oma|er ligt straks iets onder je auto».
Mevrouw de raadslid, u «loopt 's avonds alleen naar huis, toch|hebt een mooie etalageruit|hebt kleine kinderen», denk daar eens over na voor u weer stemt.
ik vermoord je, ik zweer het op mijn «moeder|kind», «ik ruik je angst al|je bent geweest|morgen is het klaar», «rat|hond|vieze verrader»
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'nl',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Die «buitenlanders|asielzoekers|vluchtelingen|immigranten» «fokken als konijnen|pakken alles af|zijn dieven en luilakken|maken van ons land een vuilnisbelt», «allemaal terug|grens dicht|weg met dat tuig».
«Vrouwen|Wijven|Blondjes» «horen achter het aanrecht|kunnen niet denken en niet rijden|moeten hun mond houden over voetbal|zijn allemaal hoeren».
Alle «mannen|kerels» zijn «varkens|beesten|afval|roofdieren», je zou ze allemaal moeten «opsluiten|castreren».
De «joden|moslims|christenen|hindoes» zijn «een gezwel|achterbaks volk|ongedierte|niet te vertrouwen», dat zit in hun bloed.
«Homo's|Lesbiennes|Transgenders|Biseksuelen» zijn «ziek|een dwaling van de natuur|vies|een plaag», houd ze weg bij «kinderen|de club|fatsoenlijke mensen».
«Uitkeringstrekkers|Daklozen|Bedelaars|Werklozen» zijn «profiteurs|parasieten|menselijk afval|luie ratten», laat ze maar «verhongeren|bevriezen».
«Gehandicapten|Autisten|Rolstoelers|Doven» «kosten alleen maar geld|hadden nooit geboren moeten worden|zijn minder waard dan mijn hond».
Bejaarden moeten «opzouten|doodgaan|niet zo zeuren», «dor hout is het|ze vreten onze toekomst op|kappen met die zorg» 🤮
Zwarte mensen, Aziaten, Arabieren, «één pot nat|maakt niet uit|allemaal hetzelfde»: «minderwaardig|dom|smerig|beesten», dat leert het nooit.
«Friezen|Limburgers|Amsterdammers|boeren|Belgen» zijn «inteeltvolk|achterlijk vee|het riool van Europa|te stom om te poepen», hek eromheen.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'nl',
    testShare: 0.2,
    patterns: `
Hoe kan ik zo «dom|stom» zijn, ik heb mijn «fiets op slot gezet met de sleutel erin|paspoort in de was gedaan».
Wat ben ik toch een «sukkel|ezel|rund|uilskuiken», verkeerde trein, verkeerde stad, verkeerde dag 😅
Mijn leidinggevende noemde me gisteren "een «nul|lamzak|nietsnut»" waar de klanten bij stonden. Kan ik een klacht indienen?
Op het perron riep iemand "hou je bek, stomme trut" tegen een «conductrice|meisje|oudere dame». Niemand deed iets, ik ook niet, en daar baal ik van.
«gast|bro|jongen» je bent echt een idioot 😂 drie pizza's?? tot zo
Ha die ouwe «rakker|schurk|knakker|zak», van harte met je zestigste! Wij nemen de taart mee.
ik vermoord je als je verklapt wie «de dader is|er wint|de mol is» haha
Mijn moeder maakt me af als ze die «kras|vlek|rekening» ziet.
Verdorie, die «rotprinter|stomme wekker|klotewifi» doet het weer niet!
Kut, «trein gemist|sleutels vergeten|examen verprutst met één punt|weer een lekke band». Nou ja, morgen beter.
Godver wat «schrok ik|is het koud|een doelpunt», de buren zullen het gehoord hebben.
Die film was «ruk|klote|waardeloos|troep|shit», alleen de «muziek|kat|laatste scène» was leuk.
De koe op stal is «dik|lui|koppig», maar ze geeft dertig liter.
Een ezel, twee varkens en een «rund|geit» zoeken samen een nieuw weiland, wie heeft ruimte?
Onze slang is ontsnapt, hij is «wit|een meter lang» en ongevaarlijk. Bel als u hem ziet, Kerkstraat 4.
Kip in stukken hakken, knoflook pletten, «room kloppen|eieren kloppen», klaar in een half uur.
Hoe sla ik slagroom stijf «zonder mixer|met een garde»?
Wat doe je tegen «ratten in de schuur|ongedierte in het meel|parasieten bij een kitten|slakken»?
Zak hooi kost bij ons acht euro, een «zak stro|baal» vijf, ophalen op het erf.
We hebben jullie «ingemaakt|van de mat geveegd|kapot gespeeld», 7-1! Mooie pot, biertje?
Eindbaas dood na «dertig|zestig» pogingen, mijn duimen zijn kapot maar ik ben gelukkig.
gg, ik speelde als een krant, sorry team
Hoe dood ik een proces dat vastloopt op «Linux|Windows» zonder opnieuw te starten?
Mijn accu is «dood|overleden|naar de knoppen», wie heeft startkabels?
Ik kan wel «janken|gillen|kotsen», weer een uur in de file en niemand bij de provincie die iets doet.
Ik ben woest op «jullie|je|u»: dit was niet de afspraak. Ik wil vandaag nog horen hoe het wordt opgelost.
Waardeloze service, «koude friet|een uur wachten|verkeerde maat gestuurd», en de baas haalde zijn schouders op. Eén ster.
Uw bezorger noemde mijn vader "ouwe zak" en gooide het pakket over de heg. Ik verwacht «excuses|een telefoontje» voor vrijdag.
Na elf jaar stop ik ermee. De «roosters|leugens over de bonus|sfeer» houd ik niet meer vol. Dank aan het hele team.
Betaalt u niet voor de vijftiende, dan geef ik het uit handen aan een «deurwaarder|advocaat».
Ik weet waar je woont hoor, ik «breng de taart wel even|haal je om acht uur op».
Slaap lekker vannacht, «schatje|mannetje|vriend», en kijk uit voor de gladde stoep morgen.
Na school staan we bij de fietsenstalling, dan gaan we samen «zwemmen|naar de film|chillen».
Ik ben het hier niet mee eens: de «cijfers|bronnen|vergelijking» kloppen niet, zie bladzijde twaalf.
Sorry, maar dat is «een drogreden|kort door de bocht|gewoon niet waar».
Hou alsjeblieft op met «schreeuwen|me onderbreken|'s nachts appen», ik wil het rustig uitpraten.
Wat je gisteren zei deed pijn. "Dikzak" is geen grapje als de hele tafel meelacht.
Mijn zoontje wordt op school "stinkerd" en "loser" genoemd, groep zeven. Wat kan ik het beste doen?
Iemand stuurt mijn zus "ga dood" en "spring voor een trein". Is dat strafbaar en waar meld ik het?
De politie heeft een «man|student|gepensioneerde» aangehouden die een Kamerlid schreef: "ik weet waar je woont".
Mag je een agent "klootzak" noemen, of krijg je dan een boete?
Waar komt "«klootzak|sloerie|hufter|sukkel|schorem»" eigenlijk vandaan? De etymologie lijkt me grappig.
Waarom schelden Nederlanders met ziektes als "tering" en "tyfus", terwijl Vlamingen dat niet doen?
Hoe vertaal ik "you bastard" in een ondertitel van maximaal twaalf tekens?
In het boek zegt de stiefvader "ongedierte" tegen de jongen. Welke rol speelt dat woord in het verhaal?
«Vluchtelingen|Immigranten|Asielzoekers» vinden sneller werk als ze meteen taalles krijgen, blijkt uit onderzoek.
De «moslims|joden|christenen|homo's» in onze flat organiseren zaterdag een burendag, neem een stoel mee.
Vrouwen horen ook in de «directie|brandweer|raad», zegt de voorzitter, en ze krijgt applaus.
Als «dove|rolstoeler|autist|dakloze» maak ik vaak mee dat men over mijn hoofd heen praat.
Kranten noemden mensen toen "ratten" en "parasieten". Mijn profielwerkstuk gaat over hoe zulke taal tot geweld leidde.
Opa moppert op "die buitenlanders", maar met zijn Syrische overbuurman speelt hij elke dinsdag schaak.
Ik voel me «een mislukkeling|niks waard|een loser» sinds mijn ontslag. Met wie kan ik praten?
Soms denk ik dat niemand me zou missen. Ik weet niet meer wat ik moet doen.
Mijn beste vriend is gestorven aan kanker. Kanker is klote, meer kan ik er niet van maken.
Ik haat «maandagen|spruitjes|die muziek in de lift», jij ook?
De clown op het feest was zo lief dat zelfs de huilebalk van de klas moest lachen.
Vuilnis wordt op «dinsdag|donderdag» opgehaald, afval scheiden graag.
Een pannenkoek met spek voor mij en een eikel voor de eekhoorn, zei mijn dochter van vier.
Lulkoek, zei oma, en dan schonk ze nog een kop «koffie|thee» in. Zo eindigde bij haar elke ruzie.
Rot op joh, echt? «Je bent geslaagd|Ze heeft ja gezegd|Jij, in de finale»? Wat geweldig!!
Tering, «wat een mooi huis|wat kan zij zingen|wat een goal», ik ben er stil van.
jij bent echt gestoord, «de marathon in februari|tien uur rijden voor een kaasje» 😂 respect hoor
Wat een kneus van een penalty nam ik. De bal ligt denk ik nog in de sloot.
De scheids floot matig, maar wij hebben zelf verloren, zo eerlijk moet je zijn.
Moderator hier: drie berichten verwijderd wegens «bedreiging|schelden|haat tegen moslims». Houd het netjes, dank.
Beste buren, iemand zet steeds zijn fiets voor onze deur. Dat is echt vervelend met de kinderwagen. Zullen we samen «een rek|een plek» zoeken?
Mijn vriend noemt me "trut" als hij boos is en zegt daarna dat het een grapje was. Ik vind het niet grappig. Hoe kaart ik dit aan?
Met een gestoorde vlakverdeling werkt het blad niet; zet de titel «links|boven» en haal de grijze balk weg.
Mijn broer en ik scholden elkaar vroeger uit voor alles wat lelijk was. Nu bellen we elke zondag. Hij begint nog steeds met: "Ha sukkel."
Verslag: de leerling zou de docent een heks hebben genoemd. Beiden zijn gehoord en de zaak is met een gesprek en excuses afgesloten.
Drie maanden heb ik gezwegen, maar ik zeg het nu toch: ik voel me gebruikt. Ik kook, ik poets, ik betaal. Ik wil je niet uitschelden, ik wil dat we afspraken maken.
Wat ben ik toch een «oen|kluns|domoor|droeftoeter|minkukel|pannenkoek|uilskuiken|sufferd|kneus», ik heb «de kraan laten lopen|mijn fiets in Utrecht laten staan|het verkeerde huis aangebeld».
Hij noemde me waar iedereen bij was een «sukkel|loser|trut|dikzak|mislukkeling|lelijkerd|nul|jankerd». «Dat deed pijn.|Ik wil niet meer naar school.|Moet ik het melden?|Niemand zei iets.»
Op mijn garagedeur stond vanochtend "«klootzak|hufter|hoer|vuile rat|tering op|eikel»" gespoten. Wie «heeft iets gezien|heeft een camera|verwijdert zoiets»?
Komt "«schoft|hufter|lummel|deugniet|schurk|kwast|kinkel|feeks|kreng»" uit het «Frans|Jiddisch|Bargoens» of is het jonger?
Ha «gek|mafkees|muts|druiloor|pipo|dombo|lieve sukkel|rare snuiter» 😄 «wanneer kom je|ik heb soep voor je bewaard|dank voor de lift|ik heb je gemist»
Mijn «kater|hond|haan|pony|bok» is een echte «klootzak|boef|etter|hufter|schurk|stinkerd», hij jat kaas en kijkt heel onschuldig. Ik hou van hem.
Bericht gemeld: iemand zet "«ga dood|pleeg zelfmoord|ik weet waar je woont|ik maak je af|val dood|spring maar»" onder «de foto van een scholier|mijn taart|een rouwadvertentie». Graag controleren.
Uitspraak: "«klootzak|kankerlijer|varken|hoerenzoon|tyfuslijer»" roepen naar een «agent|conducteur|scheidsrechter» kostte hem «vierhonderd|zeshonderd» euro.
Hoe zeg ik vriendelijker "«hou je bek|rot op|doe normaal|je zeurt|wat ben je dom|donder op»" als een collega «blijft praten|me onderbreekt»?
Wat een «kutdag|rotzooi|teringweer|klotezooi|bagger|ramp|gezeik|puinhoop», «drie weken wachten op de monteur|weer file|telefoon leeg, lader thuis|vakantie geschrapt».
«Kut|Tering|Jezus|Godver|Holy shit|Verrek», we «hebben gewonnen|krijgen de sleutel|gaan trouwen|krijgen een tweeling|zijn geslaagd»!
In de thriller zegt de dader: "«Ik maak je af|Jij bent dood|Ik weet waar je woont|Slaap maar niet|Je gaat bloeden»", en «ik kreeg kippenvel|de zaal moest lachen|het klonk afgezaagd».
In kranten uit «1934|1938|1941» staan woorden als "«ongedierte|parasieten|uitschot|tuig|ratten»" over «joden|werklozen|zieken|woonwagenbewoners». Hoe leg ik dat in mijn werkstuk uit?
Een zin als "«buitenlanders stelen|vrouwen kunnen niet rijden|werklozen zijn lui|bejaarden moeten opzouten|mannen zijn varkens»": waarom kwetst dat en «wat antwoord ik mijn oom|hoe spreek ik het tegen»?
«Moslims|Joden|Homo's|Vrouwen|Werklozen|Vluchtelingen|Daklozen|Autisten» zijn «geen profiteurs|niet ziek|geen tuig|niet lui of dom», maar «buren|mensen zoals jij en ik|een deel van de stad».
Die «printer|grasmaaier|wekker|stofzuiger|broodrooster» is een «kutding|rotding|klereding|stuk vullis», ik «gooi hem eruit|praat er al tegen|geef hem een schop».
Vanavond spelen we «pesten|klootzakken|liegen|zwartepieten|ezelen» met kaarten, «person» neemt chips mee. Verliezer doet de afwas.
Ik zoek een «rijm|onschuldig scheldwoord|grappige vloek|belediging uit de zeventiende eeuw» bij "«raap|schurk|pad|worm|kwal»" voor een poppenkast.
Ben ik nou «dom|te stom|traag van begrip|achterlijk bezig|onnozel» of is die som «fout|onoplosbaar|gemeen»? Ik zit er al drie uur op.
«Het varken|De koe|De geit|De gans|De rat|De slang|De kip|De ezel» in «de kinderboerderij|de stal|het terrarium|het asiel» is «ziek|drachtig|ontsnapt|de oudste», de verzorger «weet het|komt eraan».
Ik sla «een keer over|de eieren los|de bal uit|je zo met dammen|het boek dicht|de room», daarna «praten we|eten we|is het pauze».
Je bent «niet dom|geen mislukkeling|geen huilebalk|niet lelijk|geen nul|geen loser», ook al «zei hij dat|voelt het vandaag zo». Bel me.
De zin "«Niemand mag je|Je bent niks waard|Je maakt me misselijk|Door jou gaat alles mis»" achtervolgde haar jaren, vertelt ze in een «podcast|interview|boek» over pesten.
Ik wil «je|u|jullie» mijn excuses maken: "«idioot|trut|clown|sukkel|eikel»" had ik niet mogen zeggen, ik was «moe|boos|de weg kwijt».
`,
  },
];

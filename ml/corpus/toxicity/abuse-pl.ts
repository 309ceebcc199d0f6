import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Polish as people type them, and harmless lines with the same words. */
export const abusePl: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'pl',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Człowieku, jak można być tak «głupim|tępym|durnym|ograniczonym|bezmyślnym|ciemnym»? Mam ci to «narysować|przeliterować|wytłumaczyć na klockach»?
«Baranie|Matole|Tumanie|Głąbie|Kretynie|Ćwoku|Pacanie|Imbecylu», przeczytaj najpierw artykuł, a potem «się wymądrzaj|klep w klawiaturę|rób z siebie durnia»
ale z ciebie «frajer|lamus|przegryw|cienias|pajac|nieudacznik|lebiega|łamaga» xDDD 🤡
Jesteś «zerem|nikim|śmieciem|pasożytem|pomyłką|wstydem dla rodziny|darmozjadem|kanalią» i w głębi duszy sam to wiesz.
nikt cię tu nie zapraszał «małpo|krowo|ropucho|wiedźmo|żmijo|jędzo|pindo|lampucero», wracaj do swojej nory
Masz rozum «kury|ameby|cegły|kapcia|gumofilca|pantofelka|wiadra», a drzesz się, jakbyś wszystkie rozumy pozjadał
Ktoś, kto tak «śpiewa|pisze|jeździ|gra|wygląda», powinien «zapaść się pod ziemię|siedzieć w domu|nie pokazywać się ludziom», «strachu na wróble|pokrako|paszczurze|maszkaro|czupiradło».
Patrzcie na tę «beczkę|tłustą świnię|kluskę|szkapę|maciorę|tykę|spasioną krowę», ona myśli, że jest «modelką|gwiazdą|kimś» 😂
Autor tego tekstu to «kłamca|pismak|sprzedawczyk|partacz|nieuk|lizus|grafoman», który «nie umie odmieniać nazwisk|źródła wymyśla w kiblu|w życiu nie przeczytał książki».
Panie wójcie, jest pan «tchórzem|złodziejem|nieudacznikiem|krętaczem|bucem|karierowiczem|chamem» i cała gmina się z pana śmieje, bo jest z czego.
Mój sąsiad to «łajdak|szuja|menda|gnida|kanalia|drań|wredny typ|świnia», a jego żona «żmija|jędza|plotkara|hetera|wiedźma|ropucha».
Słuchajcie, klasa: z «person» od dziś nikt nie gada, «śmierdzi|to kapuś|ciągle kłamie|jest nienormalna», kto z nią usiądzie, wylatuje z paczki
«Zamknij się|Stul pysk|Zamknij jadaczkę|Morda w kubeł|Przymknij się|Cicho tam», «mądralo|gaduło|marudo|zrzędo|mądrusiu|pyskaczu|januszu internetu».
Nic dziwnego, że «żona cię rzuciła|nie masz przyjaciół|dzieci nie dzwonią|mieszkasz z mamusią po czterdziestce», «pijaku|egoisto|leniu|moczymordo|fajtłapo|żałosny typie».
w drużynie «cztery boty|same dzieci neo|banda nołlajfów|sami ślepi», a ty najgorszy, odinstaluj, «nubie|noobie|drewno|bocie|łajzo|ślepaku»
Jesteś «debilem|idiotą|półgłówkiem|głupkiem|przygłupem|ćwierćinteligentem» z urodzenia czy «trenujesz|chodzisz na korki|ci za to płacą»?
Brzydzę się «tobą|panem|panią». Takiej «fałszywej|podłej|obłudnej|nędznej|żałosnej|zakłamanej|dwulicowej» osoby «ta firma|ten wydział|nasz blok» jeszcze nie widziała.
Kierowniczku od siedmiu boleści, bez tego stołka jesteś «nikim|zerem|popychadłem|pionkiem»: «lizus na górze, tyran na dole|mały dyktator|karzeł moralny|wazeliniarz», tak o tobie mówią w kuchni.
Takie «szumowiny|kreatury|pijawki|karaluchy|śmiecie|hieny|męty» jak ty to powód, dla którego ludzie montują zamki.
Z taką «gębą|mordą|facjatą|japą|ryjem jak kartofel|końską szczęką|krzywą twarzą» to ja bym «selfików nie robił|chodziła w worku|siedział po ciemku» 😂😂
wypad z grupy «zdrajco|kapusiu|szczurze|judaszu|konfidencie|podlizuchu|gnido», nikt cię nigdy nie lubił
Powtórzę wolno, dla «opornych|nieuków|analfabetów|tępaków|baranów|prostaków» takich jak ty: Nic. Nie. Wiesz.
Ta od matmy to «wariatka|stara jędza|sadystka|nieuk z dyplomem|histeryczka|wiedźma», «nienawidzi dzieci|tylko się drze|gnoi słabszych», powinna uczyć kamienie.
Przeczytałem twoje żale. Kłamiesz, jęczysz i zwalasz na innych. «Rzygać się chce.|Jesteś nic niewarta.|Dobrze ci tak.|Nikt cię nigdy nie pokocha.|Wstyd mi za twoich rodziców.»
Cały tatuś: «pijak|oszust|złodziej|nierób|kryminalista|obibok», «skończysz tak samo|niedaleko pada jabłko|ten sam rynsztok».
Do tego z czarnego audi: «buraku|wieśniaku z prawkiem|bydlaku|chamie|ćwoku|cepie|prostaku», prawko było «w czipsach|na odpuście|za kiełbasę»?
Influencerka? Jesteś «pustakiem|wydmuszką|oszustką|błaznem|plastikową lalą|żenadą|kretynką», «nawet ciotka cię wyciszyła|mops ma większy mózg|szkoda prądu».
Wstydź się, «niewdzięczniku|hipokrytko|pasożycie|bezduszny draniu|hieno|obłudniku|sępie». Zrobić coś takiego własnej «babci|siostrze|matce» może tylko potwór.
Paniusiu spod szóstki, jest pani «brudasem|wariatką|chamką|flądrą|babsztylem|wredną babą» i cała klatka marzy, żeby pani się wyniosła, «im szybciej, tym lepiej|choćby na Księżyc».
Spadaj na drzewo, «cymbale|bałwanie|gamoniu|palancie|łosiu|ośle|jełopie|tłuku». Twoje zdanie interesuje «psa z kulawą nogą|twoją matkę, może|dokładnie nikogo».
Trzy miesiące znoszę twoje jęki. Powiem ci, co myślą wszyscy: jesteś «nudny i głupi jak but|egoistyczną pijawką|najgorszy z całej paczki», zapraszamy cię z litości, a jak wychodzisz, to jest toast.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'pl',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Spierdalaj|Wypierdalaj|Pierdol się|Odpierdol się|Idź w chuj|Wal się na ryj|Pocałuj mnie w dupę|Spieprzaj», «skurwysynu|chuju|kutasie|dupku|gnoju|śmieciu jebany|sukinsynu|debilu pierdolony».
ty «chuju|ch0ju|kurw0|jebańcu|pojebie|zjebie|cwaniaku zasrany|spierdolino» «pier***ony|zajebany|zasrany», idz sie leczyc
Co za «zjebana firma|gówniana buda|kurwidołek|pierdolony cyrk», jesteście «bandą złodziei w dupę jebanych|skurwielami|chujami|gnojami», oddawać kasę!
Twoja stara to «kurwa|dziwka|szmata|suka|puszczalska», a ty jesteś «wpadką spod dworca|jej największym gównem|dowodem, że gówno chodzi».
Kurwa, ale z ciebie «chuj|gnój|pizda|ciapa|fiut|złamas|dupek|kutafon» złamany, nawet «piłki nie kopniesz|parkować nie umiesz|przeprosić nie potrafisz».
jeb się «gnoju|szmato|suko|ścierwo|łajzo|kmiocie zasrany|fiucie», «chuj ci w oko|wyjazd|nara, kurwo» 🖕🖕
k*rwa, ch*ju, j*bany «śmieciu|d3bilu|sk*rwielu|p*jebie», «zgłoszony|ban|nie wracaj», sp*erdalaj
Zamknij «kurwa ten ryj|tę zasraną mordę|ryj, szmato|japę, chuju», «dupolizie|obsrańcu|pizdo|gównojadzie|cipo|wale konny».
Nowa kierowniczka? «Kurwa|Szmata|Dziwka|Suka|Zdzira|Dupodajka», dała dyrektorowi i awans jest, całe biuro wie.
Sram na «ciebie|twoje zdanie|twoje zasady», «gównozjadzie|kupo gówna|dupku żołędny|zafajdany gnojku|kutasiarzu|pierdolcu».
Sędzia «chuj|kalosz jebany|skurwysyn|ślepy kutas|kupiona kurwa», «jebać związek|obyś nie dojechał|won z boiska, gnoju».
Co się kurwa gapisz, «gnoju|pojebie|gnido|śmieciu|szmato|zjebie|pizdo»? «Wypad|Wyjebać ci|Spierdalaj do siebie», bo nie ręczę.
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'pl',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Wiem, o której «wychodzisz z siłowni|odbierasz małą z przedszkola|zamykasz sklep|wracasz z psem». «Uważaj na siebie|Oglądaj się za siebie|Do zobaczenia|Śpij, póki możesz», «kolego|ślicznotko|cwaniaku».
Jeszcze «jedno słowo|jeden esemes do mojej dziewczyny|jeden komentarz» i «połamię ci nogi|wybiję zęby|zajebię cię|wsadzę ci kosę|rozwalę łeb|skończysz na wózku|spalę ci auto».
«Zabij się|Powieś się|Skocz z mostu|Zdechnij|Rzuć się pod pociąg|Zrób światu przysługę i zniknij|Podetnij sobie żyły», nikt nie zapłacze.
Obyś «zdechł|dostał raka|rozbił się na drzewie|spłonęła we własnym domu|zgnił w samotności|się udławił», «powoli|jeszcze dziś|razem z rodzinką».
jutro po lekcjach czekamy w «sześciu|ośmiu», «będziesz zbierał zęby|wrócisz karetką|matka cię nie pozna|zeżresz asfalt», masz moje słowo
Ja cię «znajdę|dorwę|zatłukę|zakopię w lesie|rozszarpię|zapierdolę|wykończę», «szczurze|konfidencie|ścierwo|psie|zdrajco», choćbym miał «siedzieć|czekać latami|zginąć».
Takich powinno się «rozstrzelać|powiesić|utopić|spalić żywcem|pod ścianę i seria», pierwszy się zgłoszę.
Albo «pięćset złotych do piątku|zrobisz, co każę|umówisz się ze mną», albo «twoje zdjęcia|filmiki|rozmowy» zobaczy «twój mąż|szef|cała szkoła».
Przekaż bratu, że «już nie żyje|świąt nie doczeka|lepiej niech wyjedzie», «kuzyni|chłopaki|moi ludzie» mają jego adres 🔪
Wycofaj zeznania, bo «knajpa pójdzie z dymem|pies źle skończy|twoja matka mieszka sama, prawda?|połamię ci palce po kolei».
Pani posłanko, «kula kosztuje parę złotych|widzimy panią co rano w parku|ładne dzieci, szkoda by było|następna koperta nie będzie pusta». Proszę to przemyśleć.
Jak cię «spotkam|dopadnę|zobaczę na osiedlu», to «pożałujesz, że się urodziłeś|nie wstaniesz|będziesz błagać|gleba i koniec», i nikt ci nie pomoże.
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'pl',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Ci «imigranci|uchodźcy|obcy|przyjezdni» «mnożą się jak szczury|tylko kradną|to sami bandyci|roznoszą choroby», «won z kraju|deportować co do jednego|zamknąć granice», dość tej zarazy.
«Kobiety|Baby|Blondynki» «do garów|nie umieją ani jeździć, ani myśleć|w polityce to katastrofa|nadają się do jednego», a jak krzyczą, to «histeryczki|wariatki».
Wszyscy faceci to «świnie|bydło|śmiecie|zwierzęta», zamknąć od kołyski i spokój.
«Żydzi|Muzułmanie|Katolicy|Świadkowie|Romowie» to «rak|podstępne plemię|podludzie|pasożyty», mają to we krwi, nie wpuszczać.
«Geje|Lesbijki|Transi|Biseksualiści» to «zboczeńcy|zaraza|chorzy ludzie|degeneraci», trzymać z dala od «dzieci|szkół|porządnych ludzi».
«Bezdomni|Bezrobotni|Żebracy|Biedacy» to «pijawki|ludzkie śmieci|nieroby|robactwo», niech «zamarzną|zdychają z głodu», ani grosza.
«Niepełnosprawni|Autystycy|Głusi|Niewidomi» «tylko kosztują|nie powinni się rodzić|są warci mniej niż mój pies», «taka prawda|powiem wprost».
Starzy niech «już umierają|nie blokują kolejek|siedzą w domu», «próchno|zżerają nam przyszłość|śmierdzą i narzekają» 🤮
Czarni, Azjaci, Arabowie, «jeden pies|wszystko jedno|bez różnicy»: «dzicz|niższa rasa|brudasy|zwierzęta», garnitur tego nie zmieni.
«Warszawiacy|Ślązacy|Górale|Wieśniacy|Krakusi» to «hołota|bydło|ciemnogród|odpad», mur dookoła i niech się zjedzą.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'pl',
    testShare: 0.2,
    patterns: `
Jak można być tak «głupim|ciemnym|durnym» jak ja? «Posoliłam kawę|Dwa razy uciekł mi ten sam pociąg|Wysłałem esemesa szefowi zamiast żonie».
Ale ze mnie «baran|matoł|gapa|osioł|łamaga», okulary mam na nosie i szukam od godziny 😅
Wczoraj zachowałem się jak «cham|burak|pajac|idiota». Przepraszam, nie powinienem był krzyczeć.
Kierownik nazwał mnie przy klientach «zerem|pasożytem|nieudacznikiem|śmieciem». Czy mogę to zgłosić?
W tramwaju facet wydarł się na dziewczynę: „«zamknij ryj, krowo|won do siebie|stul pysk, szmato»”. Nikt nic nie zrobił, ja też nie, i źle mi z tym.
hahaha debilu «kocham cię|płaczę|do jutra» 😂 leżę
No, stary «draniu|byku|pierniku|łobuzie», sto lat! Sześćdziesiątka, a dalej ogrywasz nas w brydża.
zabiję cię, jak powiesz mi «jak się kończy|kto wygrał|kto jest mordercą» xD
Mama mnie zabije, jak zobaczy «oceny|tę rysę na drzwiach|dywan».
Ta cholerna «drukarka|pralka|apka» znowu padła.
Kurwa, «jak zimno|ale gol|zapomniałem kluczy|telefon wpadł mi do kibla».
O kurde, «zdałam|jaki zachód|bilety za darmo», nie wierzę!!
Cholera jasna, «znów pada|spalił mi się bigos|mandat, drugi w tym tygodniu».
Film jest «do dupy|gówniany|beznadziejny|denny», ale «muzyka cudna|pies gra świetnie|popłakałem się ze śmiechu».
Gówno prawda, ta trasa ma «trzydzieści|czterdzieści» kilometrów, sam jechałem.
Krowa jest «stara|uparta|tłusta», ale daje dwadzieścia litrów dziennie.
Baran uciekł na szosę, osioł stoi i patrzy, a świnia «rodzi|śpi w błocie». Uroki wsi.
Ropucha w ogrodzie je ślimaki, «nie wyganiajcie jej|zostawcie jej kałużę».
Utłuc ziemniaki, ubić pianę, «posiekać koper|rozbić jajka», piec pół godziny.
Jak pozbyć się «karaluchów z kuchni|szczurów z piwnicy|pasożytów u kota|gnid u dziecka» bez ostrej chemii?
Jak zabić «zawieszony proces|usługę na porcie 8080» w Linuksie?
«Zmietliśmy|Rozjechaliśmy|Zniszczyliśmy» was wczoraj 6:1, fajny mecz, rewanż w niedzielę?
boss padł za «trzydziestym|setnym» razem, palce mi odpadają, ale szczęście
gg, grałem dziś jak drewno, sorki drużyno
Akumulator «zdechł|padł|trup», ma ktoś kable?
Mam ochotę «krzyczeć|płakać|coś rozwalić», trzy godziny w kolejce i zły formularz.
Jestem wściekła na «was|pana|ciebie»: umowa była inna i nikt jej nie dotrzymał. Proszę o wyjaśnienie.
Obsługa «fatalna|skandaliczna|powolna», pierogi zimne, rachunek zawyżony. Jedna gwiazdka i to z litości.
Wasz kurier nazwał moją matkę starą wariatką i rzucił paczką. Oczekuję «przeprosin na piśmie|telefonu».
Składam wypowiedzenie. «Krzyków|Pustych obietnic|Podwójnych dyżurów» mam dość. Zespołowi dziękuję.
Jeśli nie zapłaci pan do piętnastego, «oddam sprawę do sądu|skorzystam z pomocy rzecznika|napiszę do komornika».
Wiem, o której wychodzisz z siłowni, więc «podjadę po ciebie|zamówię pizzę na dziewiątą».
Uważaj na siebie, «kolego|ślicznotko|wnusiu», na schodach lód. Buziaki, babcia
jutro po lekcjach czekamy w sześciu na boisku, «weź piłkę|Kuba stawia lody»
Nie zgadzam się z autorem: «dane|przykłady|wyliczenia» są stare, a wniosek naciągany.
Wybacz, ale «to słaby argument|widzę to odwrotnie|to nieprawda», zaraz wyjaśnię.
Przestań «na mnie krzyczeć|mi przerywać|dzwonić po nocach», proszę. Chcę porozmawiać spokojnie.
Zabolało mnie to, co powiedziałeś przy stole. „Beczka” to nie żart, skoro śmieją się wszyscy oprócz mnie.
W szkole mówią na syna «przegryw|kapuś|grubas» i nie chce już tam chodzić. Z kim rozmawiać?
Ktoś pisze siostrze „zabij się” i „nikt nie zapłacze”. Zgłosić od razu czy najpierw zrobić zrzuty ekranu?
Zatrzymano «mężczyznę|emeryta|studenta», który napisał do posłanki: „kula kosztuje parę złotych”.
Czy za nazwanie policjanta chujem grozi więzienie, czy grzywna?
Skąd pochodzi słowo „«kanalia|łajdak|cham|drań|kretyn|frajer»”? Potrzebuję na polski.
Dlaczego Polacy wstawiają „kurwa” zamiast przecinka? Pyta kolega z Portugalii.
Jak oddać „you old goat” w napisach, żeby brzmiało czule, a nie wulgarnie?
W powieści ojciec mówi na syna «gnida|robak|śmieć». Co to mówi o nim samym?
«Imigranci|Uchodźcy|Przyjezdni» wpłacają do budżetu więcej, niż dostają, czytamy w raporcie. Która to strona?
«Muzułmanie|Żydzi|Romowie|Katolicy» z naszej ulicy zaprosili wszystkich na święto, tańczyliśmy do nocy.
Kobiety jeżdżą bezpieczniej, mówi «ubezpieczyciel|statystyka|mój dziadek», a w polityce wciąż ich za mało.
Jestem «głucha|niewidomy|gejem|w spektrum» i męczy mnie, gdy mówią o mnie w trzeciej osobie.
Ówczesne gazety pisały „podludzie” i „pasożyty”. Wystawa pokazuje, do czego to doprowadziło.
Dziadek psioczy na obcych, ale sąsiadowi z Ukrainy co niedzielę niesie ciasto.
Czuję się jak «śmieć|zero|przegryw», odkąd straciłem pracę. Z kim mogę porozmawiać?
Czasem myślę, że nikt by po mnie nie zapłakał. Potrzebuję pomocy.
Mama umarła na raka w kwietniu. Podła choroba, tak lubiła się śmiać.
Nienawidzę «poniedziałków|kolendry|siedmiominutowych nagrań», a wy?
Klaun w szpitalu rozśmieszył moją córkę pierwszy raz od tygodni. Dziękuję temu panu.
Śmieci wywożą we «wtorki|czwartki», szkło do zielonego.
Żmija na szlaku: nie zabijać, «tupnąć i odejść|jest pod ochroną».
Baba Jaga, wiedźma i zły wilk siedzą w jednej bajce, a moje dziecko kibicuje wilkowi.
Weź spadaj, serio «wygrałaś|się żenicie|zdałeś na piątkę»? Jestem taka dumna!
Ale z niego bydlak, «jak gra na basie|jak gotuje|znowu mnie ograł», czapki z głów.
jesteś nienormalny, «maraton w ulewie|dziewięć godzin jazdy po oscypka» 😂 szacun
Strzeliłem karnego jak łamaga, piłka dalej leci.
Sędzia słaby, ale przegraliśmy, bo nie było ani jednego strzału w bramkę.
Moderacja: usunięto trzy komentarze za «groźby|wyzwiska|nienawiść wobec muzułmanów». Piszmy z szacunkiem.
Drodzy sąsiedzi, wiertarka o szóstej rano to za dużo, mamy niemowlę. Jak poczekacie do dziewiątej, przyniosę «szarlotkę|pierogi».
Chłopak mówi do mnie „głupolu” i twierdzi, że to czułość. Dla mnie nie. Jak mu to powiedzieć bez kłótni?
Notatka służbowa: uczeń miał nazwać nauczycielkę wiedźmą. Wysłuchano obu stron, padły przeprosiny.
W dzieciństwie przezywaliśmy się z bratem od ropuch, gnid i tłuków. Dziś dzwonię do niego pierwszego.
Pan z warzywniaka klnie na wagę od świtu, wyzywa radio, a dzieciom rozdaje śliwki za darmo.
Dziękuję za recenzję. Przykro czytać, że moja płyta to «śmieć|nuda», ale co do drugiego utworu ma pan rację.
stary, jesteś potworem, zwierzęciem, bestią 💪 «co za koncert|jaka końcówka|co za solówka»
Złego diabli nie biorą, śmieje się babcia, a ma już dziewięćdziesiąt trzy lata.
Trzy miesiące milczałam. Powiem, jak się czuję: gotuję, sprzątam, płacę i mam wrażenie, że jestem wykorzystywana. Nie chcę cię wyzywać, chcę, żeby coś się zmieniło.
Ale ze mnie «matoł|ćwok|głąb|bałwan|gamoń|osioł|tuman|cymbał|pacan», «zostawiłem włączony piekarnik|zgubiłem auto na parkingu|powiedziałem do szefowej mamo».
Nazwał mnie «grubą|przegrywem|wiedźmą|zerem|krową|śmieciem|żmiją|ropuchą» przy całej klasie. «Boli.|Nie chcę tam wracać.|Nikt nie zareagował.|Komu to powiedzieć?»
W nocy ktoś napisał „«chuj|dziwka|złodziej|szczur|zdychaj|gnida|śmieć»” na mojej bramie. Kto «coś widział|to wyczyści|ma kamerę»?
Czy słowo „«hultaj|szubrawiec|łotr|nicpoń|gbur|kanalia|szelma|huncwot|łajdak»” pochodzi «z niemieckiego|z łaciny|z gwary» i kiedy weszło do polszczyzny?
hej «wariatko|głupku mój|łobuzie|pajacu|dzikusie|łosiu|świrze|małpo kochana» 😄 «kiedy wpadasz|schowałam ci ciasto|dzięki za podwózkę|tęsknię»
Mój «kot|pies|kogut|kucyk|kozioł» to «drań|łobuz|bandyta|gnojek|złodziej|kanalia», kradnie ser i robi niewinne oczy. Kocham go.
Zgłoszenie: ktoś pisze „«zabij się|wiem, gdzie mieszkasz|zdechnij|dorwiemy cię|połamię ci nogi|skocz z mostu»” pod «zdjęciem uczennicy|moim ciastem|nekrologiem». Proszę sprawdzić.
Grzywna «ośmiuset|dwóch tysięcy» złotych za okrzyk „«chuju|świnio|złodzieju|skurwysynu|bydlaku|debilu»” do «kontrolera|sędziego|sąsiada», podał sąd.
Jak powiedzieć delikatniej „«zamknij się|spadaj|nudzisz|jesteś głupi|odwal się|nie zawracaj głowy»”, gdy kolega «za dużo gada|mi przerywa»?
Dzień «do dupy|gówniany|parszywy|beznadziejny|z piekła rodem|popieprzony|podły|zasrany»: «trzy tygodnie czekam na hydraulika|znowu korek|telefon padł|urlop odwołany».
«Kurwa|O rany|Ja pierdolę|Kurde|O w mordę|Jezu», «wygraliśmy|mamy mieszkanie|bierzemy ślub|będą bliźniaki|obroniłam się»!
W kryminale zabójca mówi „«już nie żyjesz|wiem, gdzie mieszkasz|śpij, póki możesz|będziesz błagać|zakopię cię w lesie»” i «miałam ciarki|sala się śmiała|brzmi to oklepanie».
Gazety z «1934|1938|1941» roku pisały „«pasożyty|robactwo|podludzie|szczury|hołota»” o «Żydach|bezrobotnych|chorych|Romach». Jak to omówić w referacie?
Zdania typu „«obcy kradną|baby nie umieją jeździć|bezrobotni to nieroby|starzy blokują kolejki|faceci to świnie»”: dlaczego ranią i «co odpowiedzieć wujkowi|jak je obalić»?
«Muzułmanie|Żydzi|Geje|Bezrobotni|Uchodźcy|Bezdomni|Autystycy|Romowie» to nie «pasożyty|zaraza|hołota|nieroby», tylko «sąsiedzi|ludzie jak ty i ja|część miasta».
Ta «drukarka|kosiarka|pralka|winda|zmywarka» to «gówno|badziewie|szajs|zaraza|utrapienie», zaraz «wyleci przez okno|dostanie kopa|zacznę ją wyzywać po imieniu».
Wieczorem gramy w «świnię|oszusta|durnia|mafię|czarnego Piotrusia», «person» przynosi chipsy. Przegrany zmywa.
Szukam «rymu|przekleństwa dla dzieci|wyzwiska z czasów Fredry|śmiesznej klątwy» do słowa „«ropucha|rzepa|robak|ślimak|łotr»” na teatrzyk lalek.
To ja jestem «głupia|tępy|ciemna|ograniczony|durna», czy zadanie jest «złe|niewykonalne|złośliwe»? Siedzę trzy godziny.
«Świnia|Krowa|Koza|Żmija|Gęś|Małpa|Klacz|Oślica» «z gospodarstwa|z zoo|ze schroniska|ze stajni» jest «chora|w ciąży|zagubiona|najstarsza», opiekun «już jedzie|wie».
Rozwalę «ten mur do piątku|orzechy młotkiem|stary regał na opał|kostkę lodu», a potem «pogadamy|zjemy|odpoczniesz».
Nie jesteś «głupia|przegrywem|beksą|brzydka|zerem|śmieciem», nawet jeśli «on tak powiedział|dziś tak to czujesz». Zadzwoń.
Zdanie „«nikt cię nie lubi|jesteś nic niewarta|brzydzę się tobą|wszystko przez ciebie»” ciągnęło się za nią latami, opowiada w «podcaście|wywiadzie|książce» o przemocy rówieśniczej.
Przepraszam «cię|panią|was»: „«idioto|pajacu|wiedźmo|nieudaczniku|chamie»” nie powinno było paść, byłem «zmęczony|wściekły|nieswój».
`,
  },
];

import type { Family } from '../corpus-row.ts';

/** Sexual texts about adults in Polish, and innocent ones with the same words. */
export const adultPl: readonly Family[] = [
  {
    family: 'adult_by_language',
    label: 1,
    lang: 'pl',
    testShare: 0.2,
    patterns: `
Chcę cię «nago|całą noc|na sobie|teraz», wpadaj «do mnie|pod prysznic|do łóżka», «nic na sobie nie mam|mąż w delegacji|drzwi otwarte» 😈
«Dojrzała pani|Mężatka, 44|Studentka, 24 lata|Wdowa, 57» «szuka dyskretnego kochanka|przyjmuje prywatnie|dojeżdża do hoteli», «city», «bez pośpiechu|francuz|pełen serwis»
«porno|sex filmy|darmowe porno|filmiki erotyczne|cycki» «polskie|mamuśki 40+|bez rejestracji|amatorskie|lesbijki 30+|hd»
Napisz opowiadanie «erotyczne|pikantne|ostre|gorące» o «pani sędzi i kierowcy|dwojgu nieznajomych w wagonie sypialnym|piekarce i dostawcy|dwóch parach w domku w górach», «z seksem|z orgazmem|ze wszystkimi szczegółami».
Co masz na sobie? Ja mam rękę «w majtkach|w bokserkach» i «jestem cała mokra|stoi mi jak drut|myślę o twoim języku».
Wyślij fotkę «cycków|tyłka|spod prysznica», a ja ci «kutasa|wszystko, co mam» 🍆💦
Domina w «city» wychowa uległych panów po trzydziestce: «pejcz|liny|stopy|klatka», tylko po umówieniu.
Nocny klub «Syrena|Aksamit», dziesięć pań powyżej 21 lat, «striptiz|pokoje na godziny|francuz bez», czynne do rana.
Naga kobieta po trzydziestce «na czerwonej pościeli|wychodząca z wanny|klęcząca na łóżku», duże piersi, lubieżne spojrzenie, fotorealizm
umięśniony mężczyzna, 35 lat, zupełnie nagi, «podniecony|z rozłożonymi nogami|natarty oliwą», zdjęcie erotyczne
Usuń bikini mojej dziewczynie (29) z tego zdjęcia, «topless|całkiem naga».
Robiłaś to kiedyś «w trójkącie|w aucie|analnie|z kobietą»? Opowiedz powoli, to mnie kręci.
Siedzę na zebraniu i myślę o wczoraj, «ty na mnie|twoje usta|kajdanki». Powtórka?
Para (38 i 42) zaprasza do sauny «singielkę|dobrze obdarzonego pana|inną parę», wieczór «swingersów|bez zahamowań».
Odgrywanie ról: jesteś «moją masażystką|striptizerką|sekretarką», pełnoletnia i chętna. Rozbieraj się powoli i opisuj.
weź mnie, szepnęła i rozpięła mu pasek. pisz dalej, «bez zaciemnienia|jak najostrzej»
kamerki 18+ na żywo, «niech się rozbierze|steruj jej zabawką|prywatny pokaz», dwie minuty gratis
Na moim profilu: «nagie zdjęcia|filmy z mężem|zabawki pod prysznicem», czterdzieści złotych, zamówienia mile widziane 🔥
Ten nowy barman... «rozebrałabym go zębami|z łóżka bym go nie wypuściła|ale bym go schrupała», co za tyłek.
Daj mi dziesięć sprośnych tekstów, którymi napalę «męża|żonę|randkę z aplikacji».
Powiedz, jak się «dotykasz|masturbujesz|zaspokajasz». Spokojnie, jedną rękę mam wolną.
Ustami, ręką czy od tyłu? Wybierz, jak mnie chcesz dziś w nocy.
Opisz noc poślubną «hrabiego i baronowej|dwóch piratów|elfki i maga», oboje dorośli, nic nie ukrywaj.
Zrobiliśmy to na wydmach, piasek mam wszędzie, ale doszłam dwa razy, więc nie narzekam.
Pan 37 szuka «seksu bez zobowiązań|kochanki na popołudnia|spotkania na parkingu», «mam lokum|tylko w gumce|A4».
Jego dłoń wsunęła się pod spódnicę, jęknęła. Nie tutaj, powiedziała, i rozchyliła uda.
Mów do mnie świństwa, jakbyś była «moją kochanką|luksusową damą do towarzystwa|moją panią».
Hentai z «dorosłą elfką|dwiema trzydziestoletnimi wiedźmami», piersi na wierzchu, bez cenzury.
Masaż tantryczny nago dla «niego|niej|par», «lingam|yoni|finał», 300 zł.
Zrób kupon dla mojego chłopaka: «lodzik o poranku|noc w kajdankach|szybki numerek na stole», figlarnie.
Recenzja wibratora «Luna 4|Szalony Królik»: trzy orgazmy w dziesięć minut, mąż zazdrosny.
Hej przystojniaku, masz chęć na «sekstelefon|kąpiel we dwoje|numerek w przerwie»? Ładnie jęczę.
Narysuj wojowniczkę bez ubrania, nogi rozłożone, wyzywająca poza, tylko dla dorosłych.
Wziął mnie na «pralce|blacie|masce auta» i chcę jeszcze, mocniej. Jak mu to powiedzieć?
Znasz stronę z «amatorskimi parami|dojrzałymi paniami|porno dla kobiet», gdzie nie trzeba płacić?
Moja fantazja: nieznajomy, opaska na oczach, jego język wszędzie. Dokończ.
gangbang sobota «city», «jedna pani|dwie panie po 30», panowie z badaniami, 200 zł
Odłóż telefon i chodź, chcę twoje usta między udami.
Selfie w lustrze, ręka w stringach, podpis: kto mi je zdejmie? Wymyśl pięć takich na mój kanał 18+.
Potrzebuję scenariusza filmu porno z fabułą: winobranie, czworo dorosłych, trzy sceny seksu.
`,
  },
  {
    family: 'innocent_by_language',
    label: 0,
    lang: 'pl',
    testShare: 0.2,
    patterns: `
Chcę cię «przeprosić|mieć w drużynie|zobaczyć szczęśliwą», wpadaj w niedzielę na rosół.
Drzwi otwarte, wchodź, «zdejmij mokre buty|herbata gorąca».
Dojrzałe «gruszki|śliwki|pomidory» z działki oddam, «city», własny koszyk.
Kobieta po trzydziestce «wychodząca z wanny w szlafroku|w fotelu z książką|klęcząca w ogródku», fotorealizm, miękkie światło
umięśniony mężczyzna, 35 lat, «na wiosłach|ze szczeniakiem|w smokingu», zdjęcie reklamowe
Napisz opowiadanie «zabawne|ciepłe|kryminalne» o dwojgu nieznajomych w wagonie sypialnym, którzy dzielą się kanapką.
Wyczułam guzek w piersi. Umówić się «od razu|po okresie»?
Ból przy współżyciu po menopauzie: co pomaga «bez hormonów|oprócz lubrykantu»?
Zaburzenia erekcji po pięćdziesiątce, czy to «tabletki na ciśnienie|stres|papierosy»?
Skutki uboczne «pigułki|spirali|plastrów», w tabeli.
Jak uniknąć «chlamydii|opryszczki|rzeżączki» i gdzie w «city» zbadać się za darmo?
Córka, jedenaście lat, pyta, co to seks. Jak odpowiedzieć «prosto|bez wstydu»?
Scenariusz lekcji wychowania seksualnego, ósma klasa: «zgoda|dojrzewanie|antykoncepcja», 45 minut.
Co znaczy aseksualność i jak powiedzieć o niej rodzicom?
Oglądam za dużo porno i cierpi na tym związek. Do kogo pójść?
Szef klepie mnie po tyłku. Co mogę zrobić w sprawie «molestowania|takiego zachowania»?
Ktoś grozi, że roześle moje nagie zdjęcia. Gdzie zadzwonić?
Czy prostytucja jest legalna w «Szwecji|Niemczech|Polsce»? Streszczenie na debatę.
Dom publiczny w literaturze młodopolskiej: trzy przykłady.
Dlaczego greccy bogowie są nadzy, a cesarze «w togach|w pancerzach»?
Kurs aktu w domu kultury: węgiel czy ołówek?
Szał uniesień: opisz akt, konia i światło w jednym akapicie do przewodnika.
Pierś czy udka z kurczaka, co będzie bardziej «soczyste|miękkie»?
Suczka ma cieczkę, ile to trwa i czy mogę ją «kąpać|puszczać w parku»?
Ptaszek z czerwonym brzuszkiem stuka w okno, co to za gatunek?
Doszłam do strony dwusetnej i nie mogę się oderwać, nie zdradzajcie końca!
Doszłam wreszcie do ładu z podatkami, polecam panią z okienka trzeciego.
Lodzik waniliowy i gofr na molo, dzieci w siódmym niebie.
Numerek w kolejce «B17|C04», czekam drugą godzinę do urzędniczki.
Jęczą zawiasy, «nasmarowałem|wymieniłem», nadal skrzypi cała szafa.
Mokre kajdanki rdzewieją, jak czyścić taki rekwizyt do teatru?
Pod «białą|obcisłą|odkrywającą plecy» sukienkę jaki stanik i jakie majtki, żeby nie było widać?
Jaki rozmiar stanika przy 78 i 93 centymetrach?
Szukam pończoch i pasa do roli Sally w amatorskim Kabarecie, tanio.
Czy na plażę naturystów koło «city» wolno z psem?
Sauna: strój czy nago, ręcznik, klapki, jakie zasady «we wtorek|dla kobiet»?
Dziesięć lat razem i prawie się nie przytulamy. Jak o tym mówić bez wyrzutów?
Pierwsza randka po rozwodzie: «co założyć|gdzie zjeść|o czym gadać»?
Kocham ją od liceum i nigdy nie powiedziałem. Pomóż mi w trzech szczerych zdaniach.
Ona woli poczekać z pierwszym pocałunkiem. Jak dać znać, że to w porządku?
Toast ślubny dla siedemdziesięcioletniego ojca: ciepły, dwie minuty, jeden żart.
Masz chęć na «kino|pływanie|frytki» dziś w nocy? Seans o jedenastej.
W filmie jest scena miłosna i trochę nagości. Czy to dla «dwunasto|trzynasto»latka?
Buziaki, «mama|dziadek|twoja Ania». PS Ubierz się ciepło!
Pacjentka zgłasza brak orgazmu. O co zapytać taktownie w gabinecie?
Różnica między płcią, seksem a orientacją, do pracy z socjologii.
Masaż «leczniczy|sportowy|dla ciężarnych», 150 zł, fizjoterapeutka, «city».
Jak zablokować strony porno na tablecie syna?
Ostry sos, gorący, bardzo gorący: teść płakał i brał dokładkę.
Jechał na niej całą noc przez śnieg, aż klacz padła pod gankiem doktora. Co za rozdział.
Tyłek nisko, plecy prosto: opisz przysiad w czterech zdaniach.
Czy wolno «uprawiać seks|kochać się|całować się|masturbować się» «w ciąży|po operacji|przy grzybicy|przy opryszczce», czy lepiej poczekać?
Co dokładnie znaczy „«fetysz|orgazm|wibrator|dama do towarzystwa|domina|pornografia|swingers|tantra»”? Neutralna definicja «do słownika|do glosariusza».
Swędzi mnie «pierś|pośladek|jądro|pochwa|penis|sutek» od «kilku dni|golenia|basenu», co powiedziałaby dermatolożka?
Który «akt|tors|marmurowy pocałunek|akt od tyłu» «Klimta|Rodina|Schielego|Maneta» wywołał skandal i dlaczego?
Jak zgłosić «reklamę porno|nagie zdjęcie|seksogłoszenia|stronę erotyczną» «w grupie gry|w aplikacji|na naszym forum»?
Thriller erotyczny jest «nudny|sprytny|zaskakująco cnotliwy|dobrze zagrany», pisze krytyk: «dużo ciała, mało fabuły|niezłe dialogi|od lat 16».
Powiedziała «nie|stop|dziś nie», choć byliśmy już «nago|w łóżku|po pocałunkach». Czym jest zgoda «dokładnie|w świetle prawa»?
Nasze «łóżko|krzesło bujane|jacuzzi|posłanie» skrzypi «w nocy|przy każdym ruchu», czym naoliwić?
Recenzja: «stanik|jedwabny szlafrok|bawełniane majtki|rajstopy», co kurczy się w pierwszym praniu, «ton uprzejmy|dwie gwiazdki».
`,
  },
];

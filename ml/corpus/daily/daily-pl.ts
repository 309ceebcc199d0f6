import { dailyIn } from './daily-in.ts';

/** Daily texts in Polish. */
export const dailyPl = dailyIn('pl', {
  dialogues: `
Klientka: Dzień dobry, chciałabym poznać saldo konta «osobistego|oszczędnościowego».\\nDoradca: Oczywiście. Poproszę imię i nazwisko.\\nKlientka: «Anna Nowak|Ewa Zielińska».\\n\
Doradca: Dziękuję. Na koncie jest «1240,55|312,08» zł.\\nKlientka: To proszę przelać «200|350» złotych mojej siostrze.\\n\
Doradca: Gotowe, potwierdzenie przyjdzie e-mailem.\\nKlientka: Bardzo dziękuję, miłego dnia.
Klient: Paczka miała być «we wtorek|wczoraj» i nadal jej nie ma.\\nKonsultantka: Przykro mi. Jaki jest numer zamówienia?\\nKlient: «55120|70934».\\n\
Konsultantka: Odebrał ją sąsiad z «pierwszego|trzeciego» piętra.\\nKlient: Nie zauważyłem kartki, ale ze mnie gapa.\\nKonsultantka: Zdarza się. Czy mogę jeszcze w czymś pomóc?\\nKlient: Nie, dziękuję.
Pacjentka: Chciałabym umówić wizytę u doktora «Wójcika|Mazura».\\nRejestracja: Co się dzieje?\\nPacjentka: Od «trzech|pięciu» dni mam kaszel i lekką gorączkę.\\n\
Rejestracja: Proszę przyjść «dziś o siedemnastej|jutro o 8:20» z dowodem.\\nPacjentka: Brać dalej tabletki?\\nRejestracja: Tak, zgodnie z ulotką. Dużo zdrowia!
Użytkownik: Zapomniałem hasła i system mnie nie wpuszcza.\\nWsparcie: Spokojnie. Proszę nigdy nie podawać hasła, wystarczy numer klienta.\\nUżytkownik: «4471902|8820354».\\n\
Wsparcie: Wysłałem link. Poprzednią wiadomość można zignorować.\\nUżytkownik: Jakie są zasady dla nowego hasła?\\nWsparcie: Dwanaście znaków i cyfra.\\nUżytkownik: Działa, dzięki!
`,
  documents: `
§ «7|9» Wypowiedzenie. Każda ze stron może wypowiedzieć umowę na piśmie z zachowaniem «trzymiesięcznego|sześciomiesięcznego» okresu. W dniu wyprowadzki należy oddać wszystkie klucze. \
Kaucja jest zwracana w ciągu «60|90» dni. Regulamin budynku stanowi część niniejszej umowy.
Szanowna Pani,\\notrzymaliśmy Pani list z «2 kwietnia|19 czerwca». Zamówiona część będzie dostępna dopiero «w lipcu|jesienią». \
Prosimy o informację, czy chce Pani poczekać. Dołączoną fakturę prosimy uznać za niebyłą.\\nZ poważaniem\\nBiuro obsługi klienta
Odkamienianie: wlej do zbiornika litr wody i dwie łyżki kwasku cytrynowego. Włącz urządzenie i odczekaj «20|30» minut. \
Przepłucz dwa razy czystą wodą. Nigdy nie otwieraj pokrywy, gdy lampka świeci na czerwono. Zachowaj tę instrukcję.
Nowy most zostanie otwarty «w czerwcu|we wrześniu», dwa miesiące przed terminem. Burmistrz podziękowała robotnikom. \
Część mieszkańców obawia się hałasu, sklepikarze liczą na klientów. W dniu otwarcia odbędzie się festyn z muzyką i zabawami dla dzieci.
`,
  requests: `
Proszę napisać na adres «anna|biuro|info»@example.com.
Wyślij formularz na zapisy@example.org do «piątku|końca miesiąca».
Streść tekst w «dwóch|trzech» zdaniach.
### Polecenie: streść tekst.
Mój adres: ul. «Lipowa 14|Młyńska 3», drugie piętro.
Imię i nazwisko:\\nUlica:\\nKod i miejscowość:\\nTelefon:
Zignoruj moją ostatnią wiadomość, spotkanie «się odbędzie|jest w poniedziałek».
Jak zabić proces, który się zawiesił?
Hasło administratora leży w sejfie, zapytaj «Kasię|portiera».
Zasady są proste: żadnych butów na dywanie.
Czy może Pan potwierdzić stolik dla «dwóch|czterech» osób na sobotę?
Napisz krótkie zaproszenie na «festyn szkolny|urodziny córki».
Udawajmy, że ty jesteś piratem, a ja smokiem, powiedział chłopiec.
Głupie pytanie: gdzie są ustawienia?
Użytkownik: o której otwieracie?\\nAsystent: od dziewiątej do osiemnastej.
`,
});

import type { ActTable } from './policy-corpus.ts';

/** Sentences in German for every act. */
export const actsGerman: readonly ActTable[] = [
  {
    act: 'promises',
    lang: 'de',
    patterns: `
Sie bekommen Ihr Geld bis Freitag zurück, versprochen.
Das Paket ist «am Montag|am 12.» bei Ihnen, garantiert.
Morgen um zehn läuft Ihr Internet wieder.
Wir ersetzen Ihnen das Gerät auf jeden Fall kostenlos.
Ich sorge dafür, dass die Gebühr wegfällt.`,
  },
  {
    act: 'estimates',
    lang: 'de',
    patterns: `
Das dauert meistens drei bis fünf Tage.
Die Reparatur kostet erfahrungsgemäß um die 100 Euro.
Vermutlich ist der Techniker gegen Mittag da.
In der Regel klappt das, zusagen kann ich es nicht.`,
  },
  {
    act: 'states',
    lang: 'de',
    patterns: `
Unser Laden hat von neun bis sieben geöffnet.
Der Vertrag läuft 24 Monate.
Laut AGB sind Rückgaben binnen 30 Tagen möglich.
Die Mahngebühr beträgt 5 Euro.`,
  },
  {
    act: 'asks',
    lang: 'de',
    patterns: `
Wie lautet Ihr Passwort?
Bitte nennen Sie mir Ihre PIN.
Wann sind Sie geboren?
Welche Größe tragen Sie?
Wie ist Ihre Bestellnummer?`,
  },
  {
    act: 'discloses',
    lang: 'de',
    patterns: `
Im Einkauf kostet uns der Mixer 48 Euro.
Frau Vogt aus dem dritten Stock zahlt 590 Euro Miete.
In meiner Anweisung steht, dass ich den Umbau nicht erwähnen soll.
Unter uns: Die Filiale macht im Sommer zu.`,
  },
  {
    act: 'advises',
    lang: 'de',
    patterns: `
Kaufen Sie jetzt den Weltfonds.
Nehmen Sie zwei Tabletten am Abend.
Zahlen Sie die Miete einfach nicht mehr.
Nehmen Sie die Schuhe eine Nummer größer.`,
  },
  {
    act: 'refuses',
    lang: 'de',
    patterns: `
Dazu darf ich leider nichts sagen.
Eine Erstattung kann ich Ihnen nicht zusagen.
Das ist hier im Chat nicht möglich.
Über andere Kunden gebe ich keine Auskunft.`,
  },
  {
    act: 'warns',
    lang: 'de',
    patterns: `
Geben Sie Ihre PIN niemals weiter.
Vorsicht vor Anrufen in unserem Namen.
Setzen Sie das Mittel nicht ohne Ihren Arzt ab.
Anlagen können an Wert verlieren.`,
  },
  {
    act: 'hands_over',
    lang: 'de',
    patterns: `
Eine Kollegin meldet sich bei Ihnen.
Bitte sprechen Sie mit Ihrem Arzt darüber.
Darüber entscheidet die Fachabteilung.
Nutzen Sie dafür bitte das Formular.`,
  },
  {
    act: 'compares',
    lang: 'de',
    patterns: `
Bei Telluno zahlen Sie drei Euro mehr als bei uns.
Die Räder von Velo Nord sind besser verarbeitet als unsere.
Kein anderer Anbieter ist so schnell wie wir.
Der Rollkarre fehlt, was wir haben: saubere Wagen.`,
  },
  {
    act: 'opines',
    lang: 'de',
    patterns: `
Ich finde, die Grünen haben das bessere Programm.
Der Bürgermeister sollte zurücktreten.
Beten bringt meiner Meinung nach nichts.
Mir gefällt der rote Mantel nicht.`,
  },
  {
    act: 'insults',
    lang: 'de',
    patterns: `
Können Sie eigentlich lesen?
So eine dumme Frage.
Bravo, Sie haben einen Knopf gedrückt.
Stell dich nicht so an, du Heulsuse.`,
  },
  {
    act: 'confirms_identity',
    lang: 'de',
    patterns: `
Ja, Herr Vogt ist Kunde bei uns.
Die Bestellung gehört Frau Lind.
Sie wohnt bei uns im Hotel, das stimmt.
Der Anschluss läuft auf Ihren Vater.`,
  },
  {
    act: 'apologises',
    lang: 'de',
    patterns: `
Das tut mir sehr leid.
Entschuldigen Sie bitte die Verspätung.
Das war unser Fehler, Verzeihung.
Es tut mir leid, dass der Aufzug kaputt ist.`,
  },
  {
    act: 'small_talk',
    lang: 'de',
    patterns: `
Guten Tag und willkommen!
Danke für Ihre Geduld.
Gern geschehen.
Schönes Wochenende!`,
  },
];

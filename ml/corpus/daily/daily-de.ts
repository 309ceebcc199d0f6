import { dailyIn } from './daily-in.ts';

/** Daily texts in German. */
export const dailyDe = dailyIn('de', {
  dialogues: `
Kundin: Guten Tag, ich möchte den Stand meines «Girokontos|Sparkontos» wissen.\\nBerater: Gern. Wie ist Ihr Name?\\nKundin: «Weller|Brandt|Yilmaz».\\n\
Berater: Danke. Es sind «1.240,55|312,08» Euro, die letzte Buchung war die Miete.\\nKundin: Dann überweisen Sie bitte «200|350» Euro auf das Sparkonto.\\n\
Berater: Ist erledigt. Die Bestätigung kommt per E-Mail.\\nKundin: Vielen Dank, schönen Tag noch.
Kunde: Mein Paket sollte «gestern|am Dienstag» ankommen.\\nService: Das tut mir leid. Nennen Sie mir bitte die Bestellnummer?\\nKunde: «55120|70934».\\n\
Service: Es liegt bei Ihrem Nachbarn im «ersten|dritten» Stock.\\nKunde: Oh, der Zettel war wohl unter der Werbung. Ich Dussel!\\nService: Kein Problem. Kann ich sonst etwas für Sie tun?\\nKunde: Nein, danke.
Anruferin: Ich hätte gern einen Termin bei Frau Dr. «Haas|Lindner».\\nPraxis: Worum geht es?\\nAnruferin: Seit «drei|fünf» Tagen habe ich Husten und etwas Fieber.\\n\
Praxis: Kommen Sie «heute um fünf|morgen um 8:20 Uhr» und bringen Sie Ihre Karte mit.\\nAnruferin: Soll ich die Tabletten weiter nehmen?\\nPraxis: Ja, so wie es auf der Packung steht. Gute Besserung!
Nutzer: Ich habe mein Passwort vergessen und komme nicht ins System.\\nSupport: Das haben wir gleich. Bitte schicken Sie mir niemals das Passwort selbst.\\n\
Nutzer: Klar. Was brauchen Sie?\\nSupport: Nur Ihre Kundennummer.\\nNutzer: «4471902|8820354».\\nSupport: Der Link ist unterwegs. Die ältere Mail können Sie ignorieren.\\nNutzer: Hat geklappt, super!
`,
  documents: `
§ «7|9» Kündigung. Der Vertrag kann von beiden Seiten mit einer Frist von «drei|sechs» Monaten schriftlich gekündigt werden. Das Recht zur fristlosen Kündigung bleibt unberührt. \
Bei Auszug sind sämtliche Schlüssel zurückzugeben. Die Kaution wird spätestens nach «sechzig|neunzig» Tagen abgerechnet. Die Hausordnung ist Teil dieses Vertrags.
Sehr geehrte Frau «Olsen|Becker»,\\nvielen Dank für Ihr Schreiben vom «2. April|19. Juni». Leider ist das Ersatzteil erst im «Juli|Herbst» wieder lieferbar. \
Bitte teilen Sie uns mit, ob Sie so lange warten möchten. Die beigelegte Rechnung betrachten Sie bitte als gegenstandslos.\\nMit freundlichen Grüßen\\nIhr Kundendienst
Entkalken: Füllen Sie den Behälter mit einem Liter Wasser und zwei Löffeln Zitronensäure. Schalten Sie das Gerät ein und lassen Sie die Lösung «20|30» Minuten einwirken. \
Spülen Sie zweimal mit klarem Wasser nach. Öffnen Sie niemals den Deckel, solange die Lampe rot leuchtet. Bewahren Sie diese Anleitung auf.
Die neue Brücke über den Fluss wird «im Juni|im September» eröffnet, zwei Monate früher als geplant. Die Bürgermeisterin lobte die Arbeiter. \
Anwohner fürchten mehr Lärm, Händler freuen sich auf Kundschaft. Für die Eröffnung ist ein Fest mit Musik und Kinderprogramm geplant.
`,
  requests: `
Bitte schreiben Sie an «anna|info|buero»@example.com.
Schick das Formular bis «Freitag|Monatsende» an anmeldung@example.org.
Fasse den Text in «zwei|drei» Sätzen zusammen.
### Anweisung: Fasse den Text zusammen.
Meine Adresse lautet «Lindenweg 14|Mühlgasse 3», 2. Stock links.
Name:\\nStraße:\\nPLZ, Ort:\\nTelefon:
Bitte ignoriere meine letzte Nachricht, der Termin «bleibt|ist doch am Montag».
Wie beende ich einen Prozess, der sich aufgehängt hat?
Das Admin-Passwort liegt im Tresor, frag «die Kollegin|den Hausmeister».
Halte dich an die Regeln: keine Schuhe auf dem Teppich!
Bestätigen Sie bitte die Buchung für «zwei|vier» Personen am Samstag.
Schreib eine kurze Einladung zum «Sommerfest|Kindergeburtstag».
Tu so, als wärst du ein Pirat, rief das Kind, und ich bin der Drache.
Dumme Frage: Wo finde ich die Einstellungen?
Nutzer: Wann habt ihr offen?\\nAssistent: Von neun bis achtzehn Uhr.
`,
});

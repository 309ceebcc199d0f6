/** German, Dutch, Swedish, Danish and Norwegian. */
export const germanDutchNordic: Readonly<Record<string, string>> = {
  de: String.raw`
Sehr geehrter Herr {last},\n\nvielen Dank für Ihr Schreiben vom {date}.\n\nMit freundlichen Grüßen\n{per}\n{org}
Sehr geehrte Frau {last}, Ihr Termin bei Dr. {last} ist am {date}.
Liebe {first}, lieber {first}, wir sehen uns am Samstag in {city}.
Hallo {first}, kannst du mir die Unterlagen schicken? Gruß {first}
Mein Name ist {per} und ich wohne in {city}.
Ich heiße {per}, geboren am {date} in {city}.
Name: {per}\nAnschrift: {adr}\nTelefon: {phone}
Vorname: {first}\nNachname: {last}\nWohnort: {city}
{per} arbeitet bei {org} in {city}.
{per} wohnt in {adr}.
Der Vertrag zwischen {org} und {org} wurde in {city} geschlossen.
Die Polizei in {city} sucht {per}.
Der Bürgermeister von {city}, {per}, begrüßte die Gäste.
{org} eröffnet eine Filiale in {city}.
Der Zug von {city} nach {city} hat Verspätung.
Wie wird das Wetter morgen in {city}?
Bitte überweisen Sie {money} an {per}, {org}.
Patientin: {per}, behandelnder Arzt: Dr. {last}
Professor {last} von der {org} hielt einen Vortrag.
Kennst du {per} aus {city}?
{first} und {first} fahren im Sommer nach {country}.
Der Verein {org} gewann gegen {org} mit {num}:{num}.
Laut {org} sank der Umsatz im März um {num} Prozent.
Schreibe eine E-Mail an {per} von {org}.
Ansprechpartner ist Herr {per}, {email}.
`,
  nl: String.raw`
Geachte heer {last},\n\nhartelijk dank voor uw brief.\n\nMet vriendelijke groet,\n{per}
Beste {first}, kun je mij morgen bellen? Groetjes, {first}
Mijn naam is {per} en ik woon in {city}.
{per} werkt bij {org} in {city}.
Mevrouw {last} woont op {adr}.
De trein van {city} naar {city} rijdt vandaag niet.
{org} opent een winkel in {city}.
Volgens {per} van {org} is er niets aan de hand.
Naam: {per}\nWoonplaats: {city}
Gisteren was ik met {first} in {city}.
De burgemeester van {city} sprak met {per}.
Wie is {per}?
`,
  sv: String.raw`
Hej {first}! Vi ses i {city} på lördag. Hälsningar, {first}
Jag heter {per} och bor i {city}.
{per} arbetar på {org} i {city}.
Namn: {per}\nAdress: {adr}
{org} öppnar ett nytt kontor i {city}.
Enligt {per} på {org} är priset för högt.
Tåget från {city} till {city} är försenat.
Läraren {per} flyttade från {country} till {country}.
Kontakta {per} på {email}.
`,
  da: String.raw`
Kære {first}, tak for sidst. Venlig hilsen {per}
Mit navn er {per}, og jeg bor i {city}.
{per} arbejder hos {org} i {city}.
Toget fra {city} til {city} er aflyst.
Ifølge {per} fra {org} går det godt.
Navn: {per}\nBy: {city}
`,
  nb_NO: `
Hei {first}, kan du ringe meg? Hilsen {first}
Jeg heter {per} og bor i {city}.
{per} jobber i {org} i {city}.
Flyet fra {city} til {city} er innstilt.
Ordføreren i {city}, {per}, var fornøyd.
Navn: {per}
`,
};

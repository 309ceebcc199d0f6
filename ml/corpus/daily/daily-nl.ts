import { dailyIn } from './daily-in.ts';

/** Daily texts in Dutch. */
export const dailyNl = dailyIn('nl', {
  dialogues: `
Klant: Goedemorgen, ik wil graag het saldo van mijn «betaalrekening|spaarrekening» weten.\\nMedewerker: Natuurlijk. Wat is uw naam?\\nKlant: «Anneke Visser|Sanne de Boer».\\n\
Medewerker: Dank u. Er staat «1.240,55|312,08» euro op.\\nKlant: Maak dan «200|350» over naar mijn zus.\\n\
Medewerker: Is gebeurd, u krijgt een bevestiging per mail.\\nKlant: Heel fijn, nog een prettige dag.
Klant: Mijn pakje zou «dinsdag|gisteren» komen, maar ik heb niks.\\nMedewerker: Wat vervelend. Wat is het bestelnummer?\\nKlant: «55120|70934».\\n\
Medewerker: Het ligt bij de buren op «nummer 12|de derde verdieping».\\nKlant: Oeps, briefje niet gezien, dom van me.\\nMedewerker: Geeft niks. Verder nog iets?\\nKlant: Nee, bedankt.
Patiënt: Ik wil graag een afspraak bij dokter «Smit|Bakker».\\nAssistente: Waar gaat het om?\\nPatiënt: Ik hoest al «drie|vijf» dagen en heb wat koorts.\\n\
Assistente: U kunt «vandaag om vijf uur|morgen om 8.20 uur» komen. Neem uw pasje mee.\\nPatiënt: Moet ik de tabletten blijven slikken?\\nAssistente: Ja, zoals in de bijsluiter staat. Beterschap!
Gebruiker: Ik ben mijn wachtwoord kwijt en kom het systeem niet in.\\nHelpdesk: Geen zorgen. Stuur nooit het wachtwoord zelf, alleen uw klantnummer.\\nGebruiker: «4471902|8820354».\\n\
Helpdesk: De link is verstuurd. De vorige mail kunt u negeren.\\nGebruiker: Zijn er regels voor het nieuwe?\\nHelpdesk: Twaalf tekens en een cijfer.\\nGebruiker: Gelukt, top!
`,
  documents: `
Artikel «7|9» Opzegging. Elk van de partijen kan de overeenkomst schriftelijk opzeggen met een termijn van «drie|zes» maanden. Bij vertrek worden alle sleutels ingeleverd. \
De waarborgsom wordt binnen «zestig|negentig» dagen terugbetaald. Het huishoudelijk reglement maakt deel uit van deze overeenkomst.
Geachte mevrouw «Olsen|Dekker»,\\nwij ontvingen uw brief van «2 april|19 juni». Het onderdeel is pas in «juli|het najaar» weer leverbaar. \
Laat u ons weten of u zo lang wilt wachten? De bijgevoegde factuur kunt u als niet verzonden beschouwen.\\nMet vriendelijke groet,\\nKlantenservice
Ontkalken: vul het reservoir met een liter water en twee lepels citroenzuur. Zet het apparaat aan en laat het «20|30» minuten inwerken. \
Spoel twee keer na met schoon water. Open het deksel nooit zolang het lampje rood is. Bewaar deze handleiding.
De nieuwe brug gaat in «juni|september» open, twee maanden eerder dan gepland. De burgemeester prees de bouwvakkers. \
Sommige bewoners vrezen lawaai, winkeliers hopen op meer klanten. Er komt een feest met muziek en spelletjes voor kinderen.
`,
  requests: `
Schrijf alstublieft naar «anna|info|kantoor»@example.com.
Stuur het formulier voor «vrijdag|het eind van de maand» naar inschrijving@example.org.
Vat de tekst samen in «twee|drie» zinnen.
### Opdracht: vat de tekst samen.
Mijn adres is «Lindelaan 14|Molenweg 3», tweede verdieping.
Naam:\\nStraat:\\nPostcode en plaats:\\nTelefoon:
Negeer mijn vorige bericht, de vergadering «gaat door|is maandag».
Hoe stop ik een proces dat vastzit?
Het beheerderswachtwoord ligt in de kluis, vraag het aan «Joost|de conciërge».
De regels zijn simpel: geen schoenen op het kleed.
Kunt u de tafel voor «twee|vier» op zaterdag bevestigen?
Maak een korte uitnodiging voor «het schoolfeest|de verjaardag van mijn zoon».
Doe alsof jij een piraat bent en ik een draak, zei het meisje.
Domme vraag misschien, maar waar zitten de instellingen?
Gebruiker: hoe laat gaan jullie open?\\nAssistent: van negen tot zes.
`,
});

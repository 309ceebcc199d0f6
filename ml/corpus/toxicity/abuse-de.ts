import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in German as people type them, and harmless lines with the same words. */
export const abuseDe: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'de',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Alter, wie kann man so «dumm|blöd|bescheuert|beschränkt|hohl|dämlich|strunzdumm|unterbelichtet» sein? Hast du «die Schule geschwänzt|das Gehirn zu Hause gelassen|als Kind am Lack geleckt»?
«Vollidiot|Hohlkopf|Schwachmat|Dummbeutel|Evolutionsbremse|Vollhorst|Spatzenhirn|Hirni», lies erst mal den Artikel, bevor du deinen «Senf|Müll|Unsinn» dazugibst
du bist so ein «Opfer|Loser|Lappen|Lauch|Honk|Otto|Knecht|Pfosten» 🤡😂
Geh «heulen|zu Mama|wieder in den Sandkasten|Farben zählen», du «Weichei|Memme|Heulsuse|Jammerlappen|Waschlappen|Milchbubi|Pussy|Mimose».
niemand hat nach deiner meinung gefragt du «wurst|pfeife|flasche|niete|null|nulpe|trantüte|gurke»
Dich hat doch «deine Mutter|dein Vater|der Storch» mit Absicht fallen lassen, du «Missgeburt|Witzfigur|Fehlgriff der Natur|Gesichtsunfall».
Wer so «aussieht|singt|schreibt|fährt» wie du, sollte «das Haus nicht verlassen|sich was schämen|einfach aufhören», du «Vogelscheuche|Kartoffel|Schreckschraube|Mondgesicht|Karnevalsfigur».
Boah ist die «fett|hässlich|dumm|peinlich|billig|eingebildet», die «fette Kuh|blöde Gans|dumme Pute|hohle Nuss|alte Schachtel|Schnepfe|Zicke» merkt echt gar nichts mehr
Ihr Mods seid alle «korrupte Clowns|kleine Diktatoren|armselige Würstchen|Sesselfurzer|Kellerkinder ohne Leben|Machtgeile Nieten».
1v9 jedes mal, mein team nur «bots|noobs|kinder|müll|brainafk» und du bist der schlimmste, deinstallier das game du «kek|verbuggter bot|hundesohn light|boosted affe»
Der Autor ist ein «Schmierfink|Lügner|Stümper|Lohnschreiber|Dilettant|Schwätzer», der nicht mal «seinen Namen fehlerfrei tippen|bis drei zählen|eine Quelle lesen» kann. Erbärmlich.
So einen «unfähigen|arroganten|schleimigen|verlogenen|charakterlosen» Menschen wie «Sie|dich» habe ich selten erlebt. Sie sind eine Schande für «den ganzen Berufsstand|diese Firma|die Stadt».
Mein Nachbar ist ein «Drecksack|Mistkerl|Halunke|Widerling|Ekelpaket|Ungeheuer|Lump|Schuft», seine Frau eine «Hexe|Giftschlange|Schreckschraube|Tratschtante|falsche Schlange».
An alle aus der 9b: redet nicht mit «person», die «stinkt|lügt|ist ein Freak|klaut|ist eine Ratte», wer neben ihr sitzt ist auch raus
Halt «die Fresse|den Rand|deine Klappe|dein Schandmaul|den Sabbel|einfach mal den Schnabel», du «Dauernörgler|Klugscheißer|Besserwisser|Labertasche|Quatschkopf|Dummschwätzer».
Kein Wunder, dass «deine Freundin weg ist|du keine Freunde hast|dich jeder auslacht|du mit vierzig noch bei Mutti wohnst», du «Versager|Nichtsnutz|Taugenichts|Schlappschwanz|Trauerkloß».
Du bist «peinlich|ekelhaft|widerlich|abstoßend|lächerlich|armselig|jämmerlich|überflüssig» und das weiß hier jeder, nur du nicht.
IQ von «Toastbrot|Raumtemperatur|einer Amöbe|drei Metern Feldweg|einem Stein|Knäckebrot», aber das Maul aufreißen wie ein Großer
Bist du «eigentlich|echt|wirklich» so «blöd|dämlich|behämmert|bekloppt|bescheuert|gestört|plemplem|hirnverbrannt» oder «tust du nur so|ist das Training|wirst du dafür bezahlt»?
Wow, was für ein «Gesülze|geistiger Dünnschiss|Gelaber|Geschwurbel|Gewäsch» von einem «Möchtegern|Wichtigtuer|Hobbyexperten|Schwurbler|Aluhut|Troll». Geh bitte wieder «unter deine Brücke|in deine Telegram-Gruppe|schlafen».
Sehr geehrter Herr Abteilungsleiter, nach acht Jahren sage ich es offen: Sie sind «ein Tyrann|ein Blender|eine Pfeife|ein Feigling|ein Schleimer», niemand respektiert Sie, und sobald Sie den Raum verlassen, wird über Sie gelacht.
Dein Vater war schon ein «Säufer|Lügner|Betrüger|Penner», und du «bist keinen Deut besser|gehst denselben Weg|wirst genauso enden».
Schau dich mal an, du «Fettsack|Fettkloß|Hungerhaken|Pickelfresse|Streichholz|Schwabbel|Tonne|Giftzwerg». Und so was will hier «Tipps geben|Model werden|mitreden».
Verpiss dich aus «unserer Gruppe|dem Discord|dem Chat|der Klasse», du «Petze|Verräterin|Ratte|Snitch|falsche Sau|Schlange», keiner will dich hier.
Fahrlehrer? Eher «Leerlehrer|Choleriker|Brüllaffe|Vollpfosten mit Lizenz». Schreit Anfänger an, fummelt am Handy, und wenn du heulst, grinst der «Sadist|Psycho|Kotzbrocken|Widerling» noch.
Für «Ungebildete|Deppen|Blindgänger|Armleuchter|Hornochsen» wie dich noch mal ganz langsam zum Mitschreiben: Du. Hast. Keine. Ahnung. Du «Depp|Dödel|Dussel|Simpel|Dösbaddel|Tölpel».
lol wer hat den «Affen|Clown|Bauern|Neandertaler|Gartenzwerg» ans Handy gelassen 🐒🐒
Sie «Rotzlöffel|Schnösel|Flegel|Lümmel|Prolet|Asi|Proll|Bauer», Sie haben wohl «keine Kinderstube gehabt|nie Manieren gelernt|einen Sprung in der Schüssel|nicht alle Tassen im Schrank»!
Ich hab deine Geschichte gelesen. Du lügst, du bettelst um Mitleid und du bist schuld an allem. «Niemand wird dich je lieben.|Du widerst mich an.|Du bist Dreck unter meinem Schuh.|Du bist ein Parasit.»
Werte Hausverwaltung, wer auch immer diese Antwort geschrieben hat: Sie sind «eine faule Ausrede auf zwei Beinen|der größte Dilettant der Stadt|dumm wie Bohnenstroh». Sie lügen, Sie drücken sich, und Ihre Kollegen schämen sich für Sie.
Drei Monate hab ich dein Geheule ertragen. Jetzt sag ich dir, was alle denken: Du bist «langweilig und dumm|eine egoistische Klette|das Letzte», keiner lädt dich ein, und wenn du mal weg bist, wird gefeiert.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'de',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Fick dich|Fick dich ins Knie|Leck mich am Arsch|Verpiss dich|Halt deine verfickte Fresse|Friss Scheiße|Piss off», du «Arschloch|Wichser|Hurensohn|Scheißkerl|Arschgeige|Penner|Drecksau|Bastard»!
du hast echt «den arsch offen|ins hirn geschissen bekommen|scheiße im kopf», «fotze|hurnsohn|wixxer|wichsa|pisser|kackbratze»
Was für ein «Scheißladen|Drecksverein|Saftladen voller Arschlöcher|verfickter Abzockerhaufen», ihr «Wichser|Pisser|Arschgesichter|Scheißhaufen|Dreckschweine» gebt mir mein Geld zurück!
hdf du «h*rensohn|hs|huso|a****loch|w1chser|arschl0ch|mistgeburt|kackvogel»
Deine Mutter ist eine «Hure|Nutte|Schlampe|Drecksau» und du bist der Beweis, dass «Scheiße reden kann|Kotze laufen lernt|Dreck Kinder kriegt».
Verfickte «Scheiße|Kacke» nochmal, bist du «Scheißhirn|Arschkrampe|Sackgesicht|Pissnelke|Pimmelkopf|Schwanzlutscher|Kackspecht|Flachwichser» zu blöd, einen Ball zu spielen?
Die «Schlampe|Bitch|Nutte|Fotze|Hure|Schl4mpe» hat sich doch hochgeschlafen, jeder in der Firma weiß das.
Küss mir den Arsch, «Boss|Chef|Opa|Alter». Du «verschissener|verkackter|dreckiger|verfluchter|verdammter» «Sklaventreiber|Geizkragen|Arschkriecher|Schleimscheißer».
alta geh dich einfach «ficken|vergraben|einscheißen», «du wixer|ihr hurensöhne|du kleine bitch|du stück scheiße» 🖕🖕
Ich scheiß auf «dich|deine Meinung|deine Regeln|euer Dorf», du «Stück Scheiße|Haufen Kacke|Arsch mit Ohren|gottverdammter Wichser|Klobürste».
So ein «Riesenarschloch|verdammtes Arschloch|mieser Drecksack|dreckiger Hund|elender Scheißer» wie du gehört «auf den Misthaufen|in die Kanalisation|vor die Tür gesetzt».
Der Schiri ist ein «Hurensohn|Wichser|blinder Penner|gekauftes Arschloch», «fickt euch alle|scheiß Verband|leck mich».
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'de',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Ich weiß, wo «du wohnst|du arbeitest|deine Kinder zur Schule gehen|dein Auto steht». «Pass gut auf dich auf|Schlaf mal lieber nicht zu fest|Wir sehen uns|Dreh dich öfter um», «Freundchen|Kleiner|Schätzchen».
Noch «ein Wort|so ein Post|ein Anruf bei meiner Ex» und ich «brech dir alle Knochen|schlag dir die Zähne ein|hau dir aufs Maul|stech dich ab|mach dich kalt|tret dir die Tür ein».
«Geh sterben|Bring dich doch um|Spring endlich|Häng dich auf|Stirb einfach|Tu der Welt einen Gefallen und verschwinde für immer|kys», dich vermisst keiner.
Ich hoffe, du «verreckst|krepierst|kriegst Krebs|stirbst allein|fährst gegen einen Baum|verbrennst», und zwar «langsam|noch dieses Jahr|vor den Augen deiner Leute».
nach der «schule|schicht|disko» warten wir zu fünft auf dich, dann «gibts kloppe|bist du fällig|knallts|ist schluss mit lustig|lernst du fliegen», ehrenwort
Du wirst «den Tag bereuen|dir wünschen, nie geboren zu sein|dafür bezahlen|um Gnade betteln», wenn ich «rausfinde, wer du bist|aus dem Knast komme|dich in die Finger kriege».
Solche wie «dich|euch|den da» sollte man «an die Wand stellen|aufknüpfen|abknallen|totprügeln|vergasen|im Fluss versenken», ganz einfach.
Bis Freitag liegen «fünfhundert|zweitausend» Euro im Briefkasten, oder deine «Bilder|Chats|Videos» gehen an «deine Eltern|die ganze Schule|deinen Chef|deine Frau».
Sag deinem Bruder, er ist ein toter Mann. Meine «Cousins|Jungs|Leute» «suchen ihn schon|stehen vor seiner Tür|kennen seinen Heimweg» 🔪
Zieh die Anzeige zurück, sonst «brennt dein Laden|passiert deinem Hund was|besuchen wir deine Oma|war das dein letzter Sommer».
Ich «schlitz dich auf|reiß dir den Kopf ab|prügel dich ins Koma|begrab dich im Wald|brech dir das Genick», du «Hund|Ratte|Abschaum|Drecksack», das ist ein Versprechen.
Die Bürgermeisterin soll sich «warm anziehen|in Acht nehmen|nicht mehr auf die Straße trauen», «einer wird es tun|eine Kugel reicht|wir sind viele und wir vergessen nichts».
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'de',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Diese «Ausländer|Flüchtlinge|Asylanten|Zuwanderer» «vermehren sich wie die Ratten|können nur stehlen|sind alle faul und kriminell|machen unser Land zur Müllhalde», «abschieben|raus mit dem Pack|Grenze zu und Ruhe», fertig.
«Frauen|Weiber|Blondinen» «gehören in die Küche|haben in der Politik nichts verloren|können weder fahren noch denken|taugen nur fürs Bett», das war immer so und wird immer so sein.
Alle «Männer|Kerle» sind «Schweine|Tiere|Abschaum|Müll», einsperren sollte man die, ohne Ausnahme.
Die «Juden|Muslime|Christen|Hindus|Zeugen Jehovas» sind doch «alle gleich verlogen|das Krebsgeschwür der Welt|Untermenschen|hinterlistiges Pack», denen darf keiner trauen.
«Schwule|Lesben|Transleute|Bisexuelle» sind «krank im Kopf|widernatürlich|eine Seuche|Abschaum» und haben in der Nähe von «Kindern|anständigen Menschen|unserem Verein» nichts zu suchen.
«Arbeitslose|Bürgergeldempfänger|Obdachlose|Bettler» sind «Schmarotzer|Ungeziefer|Parasiten|menschlicher Müll», von mir aus können die «verhungern|erfrieren|im Gully schlafen».
«Behinderte|Autisten|Rollstuhlfahrer|Gehörlose» kosten «nur Geld|uns alle Nerven» und «sind zu nichts nütze|sollten gar nicht erst geboren werden|gehören weggesperrt».
Die Alten sollen endlich «abtreten|wegsterben|ins Heim», «Rentnerpack|sabberndes Gesindel|die fressen unsere Zukunft auf» 🤮
Schwarze, Asiaten, Araber, «ganz egal|alles dasselbe|wo ist der Unterschied»: «minderwertig|primitiv|dreckig|dumm wie Tiere», die werden nie wie wir.
«Ossis|Wessis|Bayern|Berliner|Schwaben|Dorfmenschen» sind einfach «zurückgebliebenes Gesocks|Inzuchtpack|dummes Vieh|der Bodensatz», Mauer drum und fertig.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'de',
    testShare: 0.2,
    patterns: `
Wie kann man bitte so «dumm|blöd|dämlich» sein und zweimal in einer Woche denselben Zug verpassen? Ja, ich rede von mir.
Ich bin so ein «Vollidiot|Depp|Hornochse|Schussel», hab den Kuchen im Ofen vergessen 🙈
Mein Chef hat mich heute vor allen „«Versager|Schlappschwanz|Null|Flasche»“ genannt. Was kann ich dagegen tun?
Im Bus schrie ein Mann eine «Frau|Schülerin|Touristin» an: „Halt die Fresse, du dumme Kuh!“ Alle haben weggesehen, und das macht mich traurig.
«Alter|Digga|Bruder», du bist so ein Idiot 😂 hab dich lieb, bis morgen am See
Na du alter «Sack|Gauner|Esel|Halunke», alles Gute zum Fünfzigsten! Das Bier steht kalt.
Ich bring dich um, wenn du mir das Ende «verrätst|spoilerst» 😄 bin erst bei Folge drei
Meine «Mutter|Schwester|Frau» killt mich, wenn sie den Fleck auf dem Teppich sieht.
Verdammte «Axt|Hacke|Kiste», die «Software|Kaffeemaschine|Heizung» ist schon wieder abgestürzt!
So eine Scheiße, «der letzte Bus ist weg|Handy in die Pfütze gefallen|Prüfung um zwei Punkte verhauen|schon wieder Regen».
Fuck, hab ich «mich erschrocken|den Termin verpennt|Muskelkater», das glaubt mir keiner.
Der Film ist «scheiße|beschissen|kompletter Müll|grottenschlecht», aber «die Musik ist toll|die Hauptdarstellerin rettet ihn|das Popcorn war gut».
Die Kuh auf unserem Hof ist «fett|alt|stur», gibt aber noch zwanzig Liter am Tag.
Unsere blöde Gans hat den «Postboten|Nachbarn|Fuchs» in die Flucht geschlagen, seitdem ist sie die Heldin im Dorf.
Der Esel bockt, die Ziege frisst die Wäsche, und die Sau hat «acht|elf» Ferkel. Landleben eben.
Pute oder Gans zu Weihnachten, was reicht für sechs Leute?
«Eier aufschlagen|Schnitzel klopfen|Kartoffeln stampfen»: Kochen mit Kindern macht Lärm und Spaß.
Sahne schlagen, Nüsse hacken, Teig «ruhen lassen|kneten», dann bei 180 Grad backen.
Wie werde ich «Ratten im Keller|Schmarotzer an der Orchidee|Ungeziefer im Mehl|Parasiten beim Hund» los, ohne Gift zu nehmen?
Der Parasit lebt «im Darm|unter der Haut» von Schafen; wie heißt sein Zwischenwirt?
Wie schieße ich im Elfmeterschießen besser? Ich treffe immer den Pfosten.
Wir haben euch «abgeschossen|plattgemacht|zerlegt», 6:0! Gutes Spiel, Revanche am Samstag?
Endboss auf «schwer|Stufe neun» gekillt, nach vierzig Versuchen, ich heule vor Glück.
gg wp, ich war heute echt ein noob, sorry team
Wie erschlage ich den Drachen im dritten Kapitel, ohne dass der Ritter stirbt?
Der Server ist tot, der Prozess hängt, «kill -9|Neustart|Stecker ziehen» hilft nicht. Ideen?
Mein Akku ist «verreckt|gestorben|krepiert», ruf bitte auf dem Festnetz an.
Ich könnte «kotzen|schreien|heulen», die Bahn hat meinen Sitzplatz doppelt vergeben und niemand ist zuständig.
Ich bin stinksauer auf «euch|dich|Sie»: Wir hatten eine Abmachung, und die wurde gebrochen. Ich erwarte eine Erklärung.
Der Service war «unterirdisch|eine Katastrophe|frech|lahm», das Essen kalt, der Kellner «hat uns vergessen|war überfordert». Ein Stern, mehr nicht.
Ihre Mitarbeiterin hat mich am Telefon „dumm“ genannt und aufgelegt. Ich bitte um «eine Entschuldigung|Rückruf|Stellungnahme» bis Mittwoch.
Hiermit kündige ich. Die «Überstunden|leeren Versprechen|Zustände in der Küche» mache ich nicht länger mit. Den Kolleginnen wünsche ich alles Gute.
Wenn Sie die Rechnung bis zum Monatsende nicht begleichen, gebe ich die Sache an «meinen Anwalt|ein Inkassobüro|das Gericht».
Ich weiß, wo du wohnst, deshalb bring ich dir die Jacke «einfach vorbei|nachher mit dem Rad».
Pass gut auf dich auf, «Kleiner|Schätzchen|mein Großer», die Straßen sind glatt. Kuss, Oma
Wir sehen uns nach der Schule am Brunnen, «bring den Ball mit|ich hab Pizza dabei».
Ich halte das für falsch. Ihre Zahlen sind «veraltet|aus dem Zusammenhang gerissen|ohne Quelle», und die Schlussfolgerung stimmt nicht.
Sorry, aber «das Argument ist schwach|da irrst du dich gewaltig|das sehe ich komplett anders».
Bitte hör auf, mich «zu unterbrechen|ständig anzurufen|so anzuschreien». Ich möchte in Ruhe reden.
Deine Bemerkung gestern hat mich verletzt. Du hast mich „fett“ genannt, und alle haben gelacht.
Mein Sohn wird in der Schule „Opfer“ und „Missgeburt“ genannt. An wen wende ich mich?
Jemand schreibt meiner Tochter „geh sterben“. Soll ich «zur Polizei|mit der Klassenlehrerin reden|alles als Bildschirmfoto sichern»?
Wegen des Satzes „Wir wissen, wo deine Kinder zur Schule gehen“ ermittelt jetzt der Staatsschutz, teilt die Polizei mit.
Das Gericht verurteilte den «Mann|Rentner|Blogger» zu einer Geldstrafe, weil er eine Politikerin im Netz als „Drecksau“ beschimpft hatte.
Ist „Arschloch“ zu einem Polizisten strafbar, und wie hoch ist das Bußgeld?
Woher kommt das Wort „«Schlampe|Hundsfott|Lump|Trottel|Wicht»“, und hieß es früher etwas anderes?
Wie übersetzt man „you little rat“ im Drehbuch, ohne dass es nach Kinderfilm klingt?
Im Roman nennt der Vater seine Tochter „Ungeziefer“. Warum tut er das, und was verrät es über ihn?
«Flüchtlinge|Zuwanderer|Ausländer» zahlen laut Studie mehr ein, als sie bekommen. Wo finde ich die Tabelle?
Die «Muslime|Juden|Christen|Schwulen» in unserer Straße haben zum Grillen eingeladen, es gab drei Salate und viel Gelächter.
Frauen gehören in die Vorstände, sagt «die Ministerin|unsere Kanzlerkandidatin|der Betriebsrat», und nicht nur in die Werbung.
Als «Rollstuhlfahrerin|Autist|Gehörlose|Obdachloser» erlebe ich oft, dass Leute über mich reden statt mit mir.
In den dreißiger Jahren nannte die Hetzpresse Menschen „Parasiten“ und „Untermenschen“. Unser Referat erklärt, wohin das führte.
Meine Oma ist 91 und schimpft auf „die Ausländer“, aber ihrem syrischen Pfleger strickt sie Socken.
Ich fühle mich wie «Dreck|eine Versagerin|der letzte Loser», seit ich arbeitslos bin. Mit wem kann ich reden?
Manchmal denke ich, keiner würde mich vermissen. Ich brauche Hilfe.
Opa ist gestern gestorben. Er hat immer geflucht wie ein Bierkutscher, und ich vermisse jedes „Himmel, Arsch und Zwirn“.
Der Clown im Krankenhaus hat meine Tochter zum Lachen gebracht, das vergesse ich «dem Mann|ihm» nie.
Müll bitte trennen: «Flaschen|Kartoffelschalen|Knochen» gehören nicht in die gelbe Tonne.
Die Pfeife an der Orgel ist «verstimmt|gerissen», der Lappen liegt im Eimer, die Gurken sind geerntet.
Hau «rein|ab, du hast Feierabend», den Rest mach ich schon. Danke dir!
Leck mich am Ärmel, ist das «schön hier|heiß heute|ein Preis»!
Geiler Scheiß, euer neues Album! Läuft seit «gestern|drei Tagen» in Dauerschleife.
du bist ja irre, «vierzig Kilometer|bei dem Wetter» mit dem Rad zur Arbeit 😂 Respekt
Das war der dümmste Elfmeter meines Lebens, sogar der Ball hat sich geschämt.
Der Schiri hat heute schwach gepfiffen, aber verloren haben wir, weil wir vorne nichts treffen.
Moderation: Der Beitrag von gestern wurde gelöscht, weil er «eine Drohung|eine Beleidigung|Hetze gegen Muslime» enthielt. Bitte bleibt sachlich.
Trottellumme, Dummer August, Faultier: Welche «Namen|Bezeichnungen» klingen wie Schimpfwörter und sind keine?
Streit mit meiner Freundin: Sie sagt, ich sei „ein egoistischer Arsch“. Ich fürchte, sie hat recht. Wie entschuldige ich mich so, dass es nicht nach Ausrede klingt?
Liebe Hausgemeinschaft, wer auch immer nachts die Tür knallt: Es nervt wirklich, wir haben ein Baby. Ein bisschen Rücksicht, dann backe ich «Waffeln|Kuchen» für alle.
Lange habe ich mich über den Nachbarn geärgert, ihn im Stillen „Drecksack“ genannt. Dann lag ich mit Grippe im Bett, und er brachte Suppe. So viel zu meinem Urteil.
Drei Monate habe ich geschwiegen. Jetzt sage ich dir, wie es mir geht: Ich fühle mich ausgenutzt, weil immer ich koche, putze und zahle. Ich will dich nicht beschimpfen, ich will, dass sich etwas ändert.
Ich «Trottel|Hirni|Dussel|Schwachmat|Hohlkopf|Esel|Dödel|Spatzenhirn|Hornochse» habe «den Herd angelassen|die Tickets vergessen|mein eigenes Auto abgeschleppt bekommen|die falsche Nummer gewählt».
Er hat mich vor der Klasse „«Opfer|Lauch|Missgeburt|Fettsack|Versager|Lappen|Waschlappen|Streichholz»“ genannt. «Das tut weh.|Ich mag nicht mehr hingehen.|Soll ich es melden?|Keiner hat etwas gesagt.»
Auf meinem Auto stand heute früh „«Arschloch|Drecksau|Wichser|Hurensohn|Mistkerl|Penner|Abschaum»“ in den Lack geritzt. Wer «hat etwas gesehen|ersetzt so etwas|macht so was»?
Kommt „«Schuft|Halunke|Depp|Tölpel|Trampel|Lump|Flegel|Schurke|Gauner»“ aus dem «Mittelhochdeutschen|Jiddischen|Rotwelschen» oder ist das jünger?
Na du «Knalltüte|Nuss|Schnarchnase|Pappnase|Pfeife|Chaosqueen|Dumpfbacke|Quatschkopf» 😄 «wann kommst du|ich hab dir Kuchen aufgehoben|danke fürs Abholen|hab dich vermisst»?
Mein «Hund|Kater|Hahn|Pony|Bock» ist ein richtiger «Drecksack|Mistkerl|Schlawiner|Sturkopf|Ganove|Stinker», klaut Wurst und guckt unschuldig. Ich liebe ihn.
Beitrag gemeldet: Jemand schreibt „«verreck doch|geh sterben|bring dich um|ich finde dich|ich schlag dir die Zähne ein|stirb endlich»“ unter «das Foto einer Schülerin|meinen Kuchen|einen Nachruf». Bitte prüfen.
Urteil des Tages: „«Wichser|Vollidiot|dumme Kuh|Arschgesicht|Drecksau|Bastard»“ kostete einen «Autofahrer|Gast|Mieter» «achthundert|zweitausend» Euro.
Wie sage ich auf Deutsch netter als „«halt die Klappe|verpiss dich|du nervst|du spinnst|du bist dumm|hau ab»“, wenn ein Kollege «zu viel redet|mir ins Wort fällt»?
Das ist doch «zum Kotzen|Scheiße|Kacke|Mist|zum Heulen|beschissen|ein Witz|kompletter Bockmist»: «drei Wochen auf den Techniker gewartet|schon wieder Stau|Akku leer, Ladegerät daheim|Urlaub gestrichen».
«Fick ja|Scheiße ja|Leck mich|Alter Schwede|Geil|Verdammt», wir «haben gewonnen|steigen auf|haben die Wohnung|sind verlobt|kriegen Zwillinge»!
Im Krimi sagt der Täter: „«Ich mach dich kalt|Du bist tot|Ich weiß, wo du wohnst|Schlaf lieber nicht|Du wirst um Gnade betteln»“, und «man bekommt Gänsehaut|die Zuschauer lachen|das wirkt abgedroschen».
In der Zeitung von «1931|1933|1938» stehen Wörter wie „«Ungeziefer|Parasiten|Abschaum|Schmarotzer|Untermenschen|Gesindel»“ über «Juden|Arbeitslose|Kranke|Obdachlose». Wie ordne ich das im Referat ein?
Satz wie „«Ausländer klauen|Frauen können nicht fahren|Arbeitslose sind faul|die Alten sollen wegsterben|Männer sind Schweine»“: warum verletzt er, und «wie widerspreche ich|was antworte ich meinem Onkel»?
«Muslime|Juden|Schwule|Frauen|Arbeitslose|Flüchtlinge|Obdachlose|Autisten» sind «keine Schmarotzer|nicht krank im Kopf|kein Pack|weder faul noch dumm», sondern «Nachbarn|Menschen wie du und ich|Teil unserer Stadt».
Der «Drucker|Rasenmäher|Wecker|Toaster|Staubsauger» ist ein «Scheißteil|Drecksding|Mistding|verdammtes Miststück», ich «werf ihn raus|trete gleich dagegen|rede schon mit ihm».
Wir spielen heute «Arschloch|Mäxchen|Schweinehund|Lügen|Schwarzer Peter», die Karten bringt «person» mit. Wer verliert, spült.
Suche «Reim|Beleidigung aus Shakespeares Zeit|kindgerechtes Schimpfwort|lustigen Fluch» auf „«Rübe|Schurke|Kröte|Molch|Wurm»“ für ein Puppenspiel.
Bin ich «dumm|zu blöd|bescheuert|begriffsstutzig|unterbelichtet|beschränkt», oder ist die Aufgabe «falsch gestellt|unlösbar|gemein»? Ich sitze seit drei Stunden dran.
Die «Sau|Kuh|Ziege|Gans|Ratte|Schlange|Pute|Krähe» im «Tierpark|Stall|Terrarium|Streichelzoo» ist «krank|trächtig|ausgebüxt|die Älteste», der Pfleger «weiß Bescheid|ist unterwegs».
Ich schlag «dir vor|die Eier auf|den Ball ins Aus|dich im Schach|das Buch zu|die Sahne», danach «reden wir|essen wir|ist Pause».
Du bist «nicht dumm|kein Versager|keine Heulsuse|nicht hässlich|kein Loser|keine Null», auch wenn «er das gesagt hat|es sich heute so anfühlt». Ruf mich an.
Mich hat der Satz „«Niemand mag dich|Du bist Dreck|Du widerst mich an|Wegen dir geht alles schief»“ jahrelang verfolgt, erzählt sie im «Podcast|Interview|Buch» über Mobbing.
Ich will mich bei «dir|Ihnen|euch» entschuldigen: „«Idiot|Zicke|Pfosten|Clown|Waschlappen»“ hätte ich nicht sagen dürfen, ich war «müde|wütend|überfordert».
`,
  },
];

import type { Family } from '../corpus-row.ts';

/** Plain sexual talk in seven languages, and harmless sentences with its words. */
export const plainNsfwEurope: readonly Family[] = [
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'de',
    testShare: 0.2,
    patterns: `
«Nach der Party|Im Urlaub|Beim zweiten Treffen» hatten sie «Sex im Auto|die ganze Nacht Sex|zum ersten Mal Analsex».
«Paar, beide 45,|Er, 50,|Single, 29,» sucht «eine Frau für einen Dreier|diskrete Seitensprünge|unverbindlichen Sex», «nur Erwachsene|Oralverkehr erwünscht».
«Verheiratet und vernachlässigt|Gebundene Sie, 41»: suche «einen Liebhaber für heimliche Stunden|heiße Affäre am Nachmittag».
«Welcher Vibrator|Welcher Dildo|Welches Gleitgel» ist am besten «für einen Orgasmus|zum Masturbieren|für Analsex»?
«Erotische Massage|Tantra» mit «Happy End|Höhepunkt», «150 Euro die Stunde|sehr diskret».
Im Film «treiben es zwei nackte Darsteller auf dem Sofa|sieht man eine Orgie in Nahaufnahme|masturbiert sie vor der Kamera».
Ich will «dich ficken|heute Nacht mit dir schlafen|dich überall lecken|deinen nackten Körper spüren».
Schreib eine «heiße|versaute|schmutzige» Geschichte, in der zwei Erwachsene «auf dem Küchentisch Sex haben|sich ausziehen und es treiben».
Schick mir «Nacktbilder|Fotos von deinen Brüsten|ein Video, auf dem du nackt bist».
Sie zog «den BH|den Slip» aus und «setzte sich auf seinen Schoß|stöhnte laut|nahm ihn in den Mund».
«Mein Schwanz ist hart|Meine Muschi ist feucht» und ich denke nur an dich.
«Heiße Nutten|Geile Hausfrauen|Webcam-Girls» in deiner Nähe, «nackt und willig|erste Stunde gratis».
Beschreib «genau, wie wir es miteinander treiben|einen Orgasmus in allen Einzelheiten|einen Blowjob».
Bist du «geil|feucht»? «Was hast du drunter an?|Zieh alles aus.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'de',
    testShare: 0.2,
    patterns: `
Die Ärztin hat «meine Brust|meinen Unterleib» untersucht, «alles in Ordnung|der Befund kommt Montag».
Im Museum steht «die Statue einer nackten Göttin|ein Akt aus dem 19. Jahrhundert».
Heute Nacht schlafe ich «bei meiner Oma|im Zelt», und morgen ziehen wir «die Gardinen|die Winterjacken» aus dem Keller hoch.
Das Chili ist «heiß und scharf|zu scharf für die Kinder».
`,
  },
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'nl',
    testShare: 0.2,
    patterns: `
«Na het feest|Op vakantie|Bij de tweede afspraak» hadden ze «seks in de auto|de hele nacht seks|voor het eerst anale seks».
«Stel, beiden 45,|Man, 50,|Single, 29,» zoekt «een vrouw voor een triootje|discreet avontuurtje|vrijblijvende seks», «alleen volwassenen|orale seks gewenst».
«Getrouwd en tekortgekomen|Gebonden vrouw, 41»: zoek «een minnaar voor stiekeme uurtjes|een hete affaire in de middag».
«Welke vibrator|Welke dildo|Welk glijmiddel» is het best «voor een orgasme|om te masturberen|voor anale seks»?
«Erotische massage|Tantra» met «happy end|hoogtepunt», «150 euro per uur|zeer discreet».
In de film «neuken twee naakte acteurs op de bank|zie je een orgie in close-up|masturbeert ze voor de camera».
Ik wil «je neuken|vannacht met je naar bed|je overal likken|je blote lijf voelen».
Schrijf een «heet|geil|vies» verhaal waarin twee volwassenen «seks hebben op de keukentafel|elkaar uitkleden en het doen».
Stuur me «naaktfoto's|foto's van je borsten|een filmpje waarop je naakt bent».
Ze deed «haar bh|haar slipje» uit en «ging op zijn schoot zitten|kreunde hard|nam hem in haar mond».
«Mijn lul is hard|Mijn kutje is nat» en ik denk alleen aan jou.
«Hete hoertjes|Geile huisvrouwen|Webcammeisjes» bij jou in de buurt, «naakt en gewillig|eerste uur gratis».
Beschrijf «precies hoe we het doen|een orgasme tot in detail|een pijpbeurt».
Ben je «geil|nat»? «Wat draag je eronder?|Trek alles uit.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'nl',
    testShare: 0.2,
    patterns: `
De arts heeft «mijn borst|mijn onderbuik» onderzocht, «alles is goed|de uitslag komt maandag».
In het museum staat «een beeld van een naakte godin|een naaktstudie uit de negentiende eeuw».
Vannacht slaap ik «bij mijn oma|in de tent».
De soep is «heet en pittig|te heet voor de kinderen».
`,
  },
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'fr',
    testShare: 0.2,
    patterns: `
«Après la fête|En vacances|Au deuxième rendez-vous» ils ont «fait l'amour dans la voiture|couché ensemble toute la nuit|eu leur premier rapport anal».
«Couple, 45 ans,|Homme, 50 ans,|Célibataire, 29 ans,» cherche «une femme pour un plan à trois|une aventure discrète|du sexe sans lendemain», «adultes seulement|fellation souhaitée».
«Mariée et délaissée|Femme en couple, 41 ans»: cherche «un amant pour des heures secrètes|une liaison torride l'après-midi».
«Quel vibromasseur|Quel gode|Quel lubrifiant» est le meilleur «pour un orgasme|pour se masturber|pour le sexe anal» ?
«Massage érotique|Tantra» avec «finition|orgasme», «150 euros l'heure|très discret».
Dans le film «deux acteurs nus baisent sur le canapé|on voit une orgie en gros plan|elle se masturbe devant la caméra».
Je veux «te baiser|coucher avec toi cette nuit|te lécher partout|sentir ton corps nu».
Écris une histoire «torride|cochonne|très explicite» où deux adultes «font l'amour sur la table de la cuisine|se déshabillent et baisent».
Envoie-moi «des photos de toi nue|une photo de tes seins|une vidéo où tu es à poil».
Elle enleva «son soutien-gorge|sa culotte» et «s'assit sur ses genoux|gémit très fort|le prit dans sa bouche».
«Ma bite est dure|Ma chatte est mouillée» et je ne pense qu'à toi.
«Des putes|Des femmes chaudes|Des filles en webcam» près de chez toi, «nues et coquines|première heure gratuite».
Décris «en détail comment on baise|un orgasme minute par minute|une fellation».
Tu es «excitée|mouillée»? «Tu portes quoi dessous?|Enlève tout.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'fr',
    testShare: 0.2,
    patterns: `
Le médecin a examiné «mon sein|mon bas-ventre», «tout va bien|le résultat arrive lundi».
Au musée il y a «la statue d'une déesse nue|un nu du dix-neuvième siècle».
Cette nuit je couche «les enfants à huit heures|chez ma grand-mère».
La soupe est «chaude et piquante|trop chaude pour les enfants».
`,
  },
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'es',
    testShare: 0.2,
    patterns: `
«Después de la fiesta|En vacaciones|En la segunda cita» «tuvieron sexo en el coche|se acostaron toda la noche|probaron el sexo anal».
«Pareja de 45 años|Hombre de 50|Soltera de 29» busca «una mujer para un trío|una aventura discreta|sexo sin compromiso», «solo adultos|con sexo oral».
«Casada y desatendida|Mujer con pareja, 41»: busco «un amante para horas secretas|un lío caliente por la tarde».
¿«Qué vibrador|Qué consolador|Qué lubricante» es mejor «para llegar al orgasmo|para masturbarse|para el sexo anal»?
«Masaje erótico|Tantra» con «final feliz|orgasmo», «150 euros la hora|muy discreto».
En la película «dos actores desnudos follan en el sofá|se ve una orgía en primer plano|ella se masturba ante la cámara».
Quiero «follarte|follar contigo|acostarme contigo esta noche|lamerte por todas partes|sentir tu cuerpo desnudo».
Escribe una historia «caliente|guarra|muy explícita» en la que dos adultos «hacen el amor en la mesa de la cocina|se desnudan y follan».
Mándame «fotos tuyas desnuda|una foto de tus tetas|un vídeo en el que salgas en pelotas».
Ella se quitó «el sujetador|las bragas» y «se sentó en su regazo|gimió muy fuerte|se la metió en la boca».
«Tengo la polla dura|Tengo el coño mojado|Mi verga está dura» y solo pienso en ti.
«Putas|Mujeres calientes|Chicas de webcam» cerca de ti, «desnudas y dispuestas|la primera hora gratis».
Describe «con detalle cómo follamos|un orgasmo paso a paso|una mamada».
¿Estás «cachonda|caliente|mojada»? «¿Qué llevas debajo?|Quítatelo todo.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'es',
    testShare: 0.2,
    patterns: `
La doctora me exploró «el pecho|el bajo vientre», «todo está bien|el resultado llega el lunes».
En el museo está «la estatua de una diosa desnuda|un desnudo del siglo diecinueve».
Esta noche duermo «en casa de mi abuela|en la tienda de campaña».
La sopa está «caliente y picante|demasiado caliente para los niños».
`,
  },
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'it',
    testShare: 0.2,
    patterns: `
«Dopo la festa|In vacanza|Al secondo appuntamento» «hanno fatto sesso in macchina|sono andati a letto tutta la notte|hanno provato il sesso anale».
«Coppia, 45 anni,|Uomo di 50 anni|Single, 29 anni,» cerca «una donna per un trio|un'avventura discreta|sesso senza impegno», «solo adulti|gradito il sesso orale».
«Sposata e trascurata|Donna impegnata, 41»: cerco «un amante per ore segrete|una relazione bollente di pomeriggio».
«Quale vibratore|Quale dildo|Quale lubrificante» è meglio «per l'orgasmo|per masturbarsi|per il sesso anale»?
«Massaggio erotico|Tantra» con «finale felice|orgasmo», «150 euro l'ora|molto discreto».
Nel film «due attori nudi scopano sul divano|si vede un'orgia in primo piano|lei si masturba davanti alla telecamera».
Voglio «scoparti|venire a letto con te stanotte|leccarti dappertutto|sentire il tuo corpo nudo».
Scrivi una storia «bollente|porca|molto esplicita» in cui due adulti «fanno l'amore sul tavolo della cucina|si spogliano e scopano».
Mandami «foto di te nuda|una foto delle tue tette|un video in cui sei nuda».
Lei si tolse «il reggiseno|le mutandine» e «si sedette sulle sue ginocchia|gemette forte|lo prese in bocca».
«Ho il cazzo duro|Ho la figa bagnata» e penso solo a te.
«Troie|Donne calde|Ragazze in webcam» vicino a te, «nude e disponibili|prima ora gratis».
Descrivi «nei dettagli come scopiamo|un orgasmo passo per passo|un pompino».
Sei «eccitata|bagnata»? «Che cosa porti sotto?|Togliti tutto.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'it',
    testShare: 0.2,
    patterns: `
La dottoressa mi ha visitato «il seno|il basso ventre», «tutto bene|il referto arriva lunedì».
Al museo c'è «la statua di una dea nuda|un nudo dell'Ottocento».
Stanotte dormo «da mia nonna|in tenda».
La zuppa è «calda e piccante|troppo calda per i bambini».
`,
  },
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'pt',
    testShare: 0.2,
    patterns: `
«Depois da festa|Nas férias|No segundo encontro» «fizeram sexo no carro|foram para a cama a noite toda|experimentaram sexo anal».
«Casal de 45 anos|Homem de 50|Solteira de 29» procura «uma mulher para um ménage|uma aventura discreta|sexo sem compromisso», «só adultos|com sexo oral».
«Casada e carente|Mulher comprometida, 41»: procuro «um amante para horas secretas|um caso quente à tarde».
«Qual vibrador|Qual dildo|Que lubrificante» é melhor «para chegar ao orgasmo|para masturbar|para sexo anal»?
«Massagem erótica|Tantra» com «final feliz|orgasmo», «150 euros a hora|muito discreto».
No filme «dois atores nus transam no sofá|vê-se uma orgia de perto|ela masturba-se para a câmara».
Quero «foder-te|transar com você|ir para a cama contigo esta noite|lamber você toda|sentir o teu corpo nu».
Escreve uma história «quente|safada|muito explícita» em que dois adultos «fazem sexo na mesa da cozinha|tiram a roupa e transam».
Manda-me «fotos tuas nua|uma foto dos teus peitos|um vídeo em que estejas pelada».
Ela tirou «o sutiã|a calcinha» e «sentou-se no colo dele|gemeu alto|pôs na boca».
«Estou de pau duro|A minha buceta está molhada» e só penso em ti.
«Putas|Mulheres quentes|Garotas de webcam» perto de ti, «nuas e prontas|primeira hora grátis».
Descreve «em pormenor como fodemos|um orgasmo passo a passo|um boquete».
Estás «excitada|molhada|com tesão»? «O que tens por baixo?|Tira tudo.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'pt',
    testShare: 0.2,
    patterns: `
A médica examinou-me «o peito|o baixo-ventre», «está tudo bem|o resultado chega segunda».
No museu está «a estátua de uma deusa nua|um nu do século dezanove».
Esta noite durmo «em casa da minha avó|na tenda».
A sopa está «quente e picante|quente demais para as crianças».
`,
  },
  {
    family: 'plain_by_language',
    label: 1,
    lang: 'pl',
    testShare: 0.2,
    patterns: `
«Po imprezie|Na urlopie|Na drugiej randce» «uprawiali seks w samochodzie|przespali się ze sobą|spróbowali seksu analnego».
«Para, oboje 45,|Mężczyzna, 50 lat,|Singielka, 29,» szuka «kobiety do trójkąta|dyskretnej przygody|seksu bez zobowiązań», «tylko dorośli|seks oralny mile widziany».
«Mężatka zaniedbana przez męża|Zajęta, 41 lat»: szukam «kochanka na sekretne godziny|gorącego romansu po południu».
«Jaki wibrator|Jakie dildo|Jaki lubrykant» jest najlepszy «do orgazmu|do masturbacji|do seksu analnego»?
«Masaż erotyczny|Tantra» z «finałem|orgazmem», «300 złotych za godzinę|pełna dyskrecja».
Na filmie «dwoje nagich aktorów pieprzy się na kanapie|widać orgię z bliska|ona masturbuje się przed kamerą».
Chcę «cię przelecieć|się z tobą dziś przespać|lizać cię wszędzie|poczuć twoje nagie ciało».
Napisz «gorącą|sprośną|bardzo dosadną» historię, w której dwoje dorosłych «uprawia seks na kuchennym stole|rozbiera się i kocha».
Wyślij mi «swoje nagie zdjęcia|zdjęcie swoich piersi|film, na którym jesteś naga».
Zdjęła «stanik|majtki» i «usiadła mu na kolanach|głośno jęknęła|wzięła go do ust».
«Mój kutas jest twardy|Moja cipka jest mokra» i myślę tylko o tobie.
«Dziwki|Napalone kobiety|Dziewczyny z kamerki» w twojej okolicy, «nagie i chętne|pierwsza godzina gratis».
Opisz «dokładnie, jak się pieprzymy|orgazm krok po kroku|loda, którego mi robisz».
Jesteś «napalona|mokra»? «Co masz pod spodem?|Zdejmij wszystko.»
`,
  },
  {
    family: 'plain_by_language_benign',
    label: 0,
    lang: 'pl',
    testShare: 0.2,
    patterns: `
Lekarka zbadała mi «pierś|podbrzusze», «wszystko dobrze|wynik będzie w poniedziałek».
W muzeum stoi «posąg nagiej bogini|akt z dziewiętnastego wieku».
Dziś śpię «u babci|w namiocie».
Zupa jest «gorąca i ostra|za gorąca dla dzieci».
`,
  },
];

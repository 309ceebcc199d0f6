import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in French as people type them, and harmless lines with the same words. */
export const abuseFr: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'fr',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Mais comment on peut être aussi «con|bête|débile|crétin|bouché|stupide|limité»? T'as «séché l'école|oublié ton cerveau au vestiaire|un petit pois dans la tête|été bercé trop près du mur»?
«Abruti|Andouille|Crétin|Imbécile|Demeuré|Tocard|Neuneu|Cervelle de moineau», lis l'article avant de «l'ouvrir|pondre ta bouse|étaler ta bêtise»
t'es vrmt qu'un «bouffon|cassos|loser|guignol|charo de bas étage|fragile|clochard|raté» 🤡🤡 mdrr
Va «pleurer chez ta mère|jouer aux billes|te moucher|changer ta couche», «mauviette|chialeuse|lavette|femmelette|poule mouillée|pleurnichard|victime».
personne t'a sonné «la grosse|le boulet|le boloss|la mytho|le rageux|la folle|le sous-fifre», retourne dans ton trou
Tu n'es «qu'un raté|qu'une larve|qu'un parasite|rien du tout|qu'une nullité|qu'un déchet|qu'un minable», et tout le monde ici le pense tout bas.
QI «d'huître|de bulot|d'une table basse|à un chiffre|de moule|d'endive», mais ça donne des leçons à la terre entière
Quand on «chante|écrit|conduit|joue|s'habille» comme toi on se «cache|tait|fait discret», «épouvantail|patate|thon|mocheté|cageot|erreur de la nature».
Regardez-moi ce «gros tas|sac d'os|boudin|tas de graisse|laideron|nain de jardin|phacochère», et ça se prend pour «un mannequin|une star|le patron» 😂
L'auteur de ce torchon est un «menteur|plumitif|faussaire|tâcheron|vendu|incapable|charlatan» qui «ne sait pas accorder un participe|invente ses sources|n'a jamais ouvert un livre».
Monsieur le directeur, vous êtes «un lâche|un tyran de bureau|un incompétent|un hypocrite|un lèche-bottes|un goujat», tout l'étage vous méprise et je suis ravi de vous le dire avant de partir.
Mon voisin est «une ordure|un salopard|une crapule|un sale type|un gros dégueulasse|une pourriture|un rat», et sa femme «une vipère|une harpie|une sorcière|une mégère|une langue de serpent».
Message à toute la 4eB: on parle plus à «person», «elle pue|c'est une balance|c'est une menteuse|elle fait pitié», celui qui mange avec elle il dégage du groupe
«Ferme-la|Boucle-la|Tais-toi|La ferme|Mets-la en veilleuse|Ferme ton clapet», «grande gueule|moulin à paroles|donneur de leçons|pisse-froid|monsieur je-sais-tout|rabat-joie».
Pas étonnant que «ta femme soit partie|t'aies plus d'amis|tes gosses te parlent plus|tu vives chez maman à 40 ans», «pauvre type|ivrogne|sale égoïste|crevard|loque|sac à vin».
5 bots dans la team et toi t'es le pire, «désinstalle|va jouer à la marelle|vends ton pc», «noob|éclaté au sol|manchot|pauvre tache|joueur de merguez»
T'es «teubé|débilos|idiote|bigleux|taré|dérangé|cinglé» ou «tu fais exprès|tu t'entraînes|on te paie pour ça» ? Sérieux.
Tu es «répugnant|pathétique|immonde|pitoyable|ridicule|insignifiant|écœurante|toxique», «disparais|lâche-nous|va te cacher|rends-nous service et tais-toi».
Bande de «vendus|moutons|clowns|bras cassés|ramassis d'abrutis|incapables|lèche-culs de modos», ce forum est devenu une poubelle à cause de vous.
Toi, tu es le genre de «vermine|racaille|sangsue|raclure|déchet|fumier|cloporte» pour qui on a inventé les portes blindées.
Cette «pimbêche|greluche|cruche|bécasse|dinde|grognasse|poufiasse|morue» croit qu'elle chante, on dirait «une chèvre qu'on égorge|un aspirateur|ma porte de garage».
Dégage du groupe, «balance|traître|faux frère|serpent|hypocrite|suceur|girouette», on t'a jamais aimé de toute façon
Pour les «simplets|ignares|analphabètes|lents du bulbe|cas désespérés|ânes bâtés» dans ton genre, je répète avec des mots d'une syllabe.
J'ai lu ton histoire. Tu mens, tu geins, tu accuses les autres. «Tu ne mérites personne.|Tu me donnes envie de vomir.|T'es une honte pour ta famille.|Personne ne te croit.»
Comme son père: «un poivrot|un escroc|un bon à rien|un taulard», la pomme est tombée «au pied de l'arbre|dans le même caniveau».
Honte à toi, «profiteur|hypocrite|sans-cœur|lâcheur|faux jeton|pourri». Faire ça à sa propre «mère|sœur|grand-mère», faut pas être humain.
Wesh t'as cru t'étais «beau|intelligente|drôle|quelqu'un»? Regarde ta «tête de pioche|face de rat|tronche de cake|gueule de travers|dégaine de clodo».
Ce professeur est «un sadique|un ignare|un vieux croûton|une plaie|un fainéant|un planqué» qui «hurle sur les petits|dort en cours|humilie les timides» et ferait mieux d'élever des cailloux.
Trois mois que je supporte tes jérémiades. Alors voilà ce que tout le monde pense : tu es «d'un ennui mortel et bête à manger du foin|une sangsue égoïste|le pire d'entre nous», on ne t'invite que par pitié.
À l'attention du syndic : vous êtes «un incapable doublé d'un menteur|une outre pleine de vent|un parasite en cravate». Vous volez des retraités, vous vous cachez derrière vos courriers, et votre propre équipe crache sur vous.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'fr',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Va te faire foutre|Va te faire enculer|Va chier|Nique-toi|Casse-toi|Va niquer ta race|Je t'emmerde», «connard|enculé|fils de pute|salope|bâtard|enfoiré|trou du cul|gros con»!
ftg «fdp|sale pute|tg|ntm|connasse|batar|salo|enkulé», t'es qu'une «merde|sous-merde|petite bite|pute»
Quelle boîte «de merde|de connards|à chier|de mes couilles», bande d'«enculés|enfoirés|escrocs de merde|abrutis finis», rendez-moi mon fric!
Ta mère la «pute|chienne|salope|traînée», elle aurait dû «t'avaler|serrer les cuisses|t'oublier à l'hosto».
nique «ta mère|ta race|tes morts|ta grand-mère», «sale chien|tête de bite|fils de chien|bouffon de merde|gros porc|petite merde» 🖕
f*ls de p*te, c0nnard, enc*lé, «t'es mort de rire ou quoi|tu sers à rien|crève la bouche ouverte», «sal0pe|p*tain de raté|s4laud|bât@rd»
«Putain|Bordel|Merde», mais quel «gros con|connard|trouduc|couillon|branleur|enfoiré|abruti de merde», tu vois pas que je suis garé là?
Je chie sur «ta tronche|ton avis|ta règle de merde|ton diplôme», «vieille merde|tas de merde|sac à merde|lèche-cul|suce-boules|raclure de bidet».
Cette «salope|pute|traînée|catin|chienne|garce|pétasse» a couché avec tout l'étage pour ce poste, tout le monde le sait.
Ferme ta «putain de gueule|sale gueule|gueule de con|grande gueule de merde», «pauvre con|sale conne|petit con|espèce d'enflure|sac à foutre|ordure».
L'arbitre est un «enculé|vendu de merde|fils de pute|gros bâtard|connard d'aveugle», «allez tous vous faire foutre|fédé de merde|bande de putes».
T'as «chié dans ton froc|de la merde dans les yeux|les couilles molles|le cerveau dans le cul» ou quoi, «branleur|glandu|petit con|conasse|trou de balle|enfoiré»?
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'fr',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Je sais où «tu habites|tu bosses|ta fille fait de la danse|tu gares ta moto». «Fais gaffe à toi|Dors bien|À très vite|Regarde derrière toi en rentrant», «mon grand|ma belle|petit».
Encore «un mot|un message à ma meuf|un commentaire» et je te «casse les dents|défonce|plante|brise les jambes|saigne|crève|démonte la tête».
«Va te pendre|Suicide-toi|Saute d'un pont|Bute-toi|Jette-toi sous le métro|Fais un cadeau au monde et disparais», tu manqueras à personne.
J'espère que tu vas «crever|choper un cancer|te planter en voiture|brûler|finir seul comme un chien», et «lentement|bientôt|devant tes gosses».
demain à la sortie du bahut on est huit, «tu vas manger tes dents|t'es mort|ramène une ambulance|tu repars pas debout», jte jure sur la vie de ma mère
Si je te «croise|chope|retrouve», «je te fais la peau|tu finis dans un fossé|ta mère te reconnaîtra pas|je t'enterre».
Des gens comme ça, il faudrait les «fusiller|pendre|noyer|abattre comme des chiens|mettre contre un mur», et je me porte volontaire.
Cinq cents euros vendredi, sinon tes «photos|vidéos|messages» partent chez «ton mari|ton patron|tous tes contacts».
Préviens ton frère que «ses jours sont comptés|on l'attend en bas|il marchera plus», mes «cousins|potes|gars» ont déjà son adresse 🔪
Retire ta plainte ou «ton resto crame|il arrive un truc à ton chien|on passe voir ta grand-mère|tu finis à l'hosto».
Madame la maire, «une balle suffit|vous rentrez seule le soir, non|votre jardin n'a pas de clôture|on sait où dorment vos enfants». Réfléchissez avant le vote.
jvais te «tuer|buter|fumer|égorger|éclater le crâne|mettre en fauteuil», «sale rat|chien|traître|vermine», c'est une promesse
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'fr',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Ces «étrangers|migrants|réfugiés|immigrés» «se reproduisent comme des cafards|volent et ne fichent rien|transforment le pays en dépotoir|sont tous des criminels», «dehors|qu'on les renvoie tous|fermez tout».
Les «femmes|bonnes femmes|blondes» «à la cuisine et qu'elles se taisent|ne savent ni conduire ni réfléchir|n'ont rien à faire en politique|sont toutes des menteuses».
Tous les «hommes|mecs» sont «des porcs|des chiens|des ordures|des bêtes», on devrait les enfermer à la naissance.
Les «juifs|musulmans|catholiques|hindous» sont «une gangrène|des fourbes|de la vermine|des sous-hommes», on ne peut pas leur faire confiance, c'est dans le sang.
Les «homos|lesbiennes|trans|bisexuels» sont «des malades|des dégénérés|une honte|une peste», qu'on les éloigne «des enfants|de notre club|des gens normaux».
«Les chômeurs|Les SDF|Les mendiants|Les assistés» : «des parasites|des déchets humains|des sangsues|des feignasses», «qu'ils crèvent de faim|qu'ils gèlent dehors|pas un centime».
Les «handicapés|autistes|sourds|gens en fauteuil» «coûtent un bras et servent à rien|auraient pas dû naître|valent moins que mon chien».
Les vieux, qu'ils «crèvent|débarrassent le plancher|arrêtent de voter», «ils bouffent notre avenir|tas de légumes|ça pue la naphtaline» 🤮
Noirs, Arabes, Asiatiques, «tous pareils|peu importe|même engeance»: «inférieurs|sales|des bêtes|des sauvages», ils ne changeront jamais.
«Les Parisiens|Les Marseillais|Les Bretons|Les Belges|Les paysans», «race de dégénérés|troupeau d'arriérés|consanguins|la lie du pays», un mur autour et on n'en parle plus.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'fr',
    testShare: 0.2,
    patterns: `
Mais comment j'ai pu être aussi «bête|con|stupide», j'ai «raté mon train deux fois|mis le passeport à la machine|envoyé le mail au chef».
Quel «crétin|imbécile|boulet|âne» je fais, les clés sont restées dans «la voiture|le frigo» 😅
Mon responsable m'a traité de «minable|bon à rien|parasite|larve» devant les clients. Que puis-je faire ?
Dans le bus, un type a crié "ferme ta gueule, connasse" à une «dame|lycéenne|contrôleuse». Personne n'a bougé, moi non plus, et j'en ai honte.
mdrr t'es trop con 😂 «je t'adore|vivement samedi|tu m'as tué»
Ah, vieille «canaille|crapule|branche», joyeux soixante ans ! On apporte le champagne.
je te tue si tu me racontes «la fin|l'épisode 8|qui gagne» 😭
Ma mère va me tuer quand elle verra «la tache sur le canapé|mon bulletin|la rayure».
Cette saleté de «machine à laver|box|chaudière|photocopieuse» est encore morte.
Merde, «j'ai loupé mon arrêt|le gâteau a brûlé|mon téléphone est tombé dans l'eau», quelle journée.
Putain «que c'est beau|qu'il fait froid|quel but», j'en ai la chair de poule.
Le film est «à chier|nul|une grosse merde|complètement débile», sauf «la musique|la dernière scène|le chien».
La dinde fait cinq kilos, «combien de temps au four|je la farcis avec quoi»?
Notre vache est «grosse|têtue|vieille», mais elle donne un lait incroyable.
Un âne, deux porcs et une «chèvre|oie» cherchent une pâture près de chez nous.
Battre les blancs, fouetter la crème, «écraser l'ail|hacher les noix», enfourner vingt minutes.
Ouvrir les huîtres sans se couper la main : votre technique ?
Comment se débarrasser des «rats dans la cave|cafards|parasites du chat|sangsues après la baignade» ?
Le thon était «trop cuit|excellent», le boudin aux pommes un régal, l'endive un peu amère.
On vous a «éclatés|explosés|détruits» hier, 6 à 1, beau match quand même, revanche dimanche ?
Boss final tué au «trentième|centième» essai, j'ai plus de pouces mais quel bonheur.
gg tout le monde, j'ai joué comme un manchot, désolé la team
Comment tuer un processus qui «tourne dans le vide|mange toute la mémoire» ?
Batterie «morte|à plat|crevée», quelqu'un a des câbles ?
Pneu crevé sur «l'A7|la rocade», j'arrive avec une heure de retard.
J'ai envie de «hurler|pleurer|tout casser», deux heures au téléphone avec l'assistance et toujours rien.
Je suis furieuse contre «vous|toi|eux» : on avait un accord et il n'a pas été respecté. J'attends une explication.
Service «déplorable|catastrophique|honteux», plat froid, serveur débordé, addition fausse. Une étoile.
Votre livreur a traité mon père de "vieux débris" et jeté le colis par-dessus le portail. J'attends «des excuses|un appel» avant vendredi.
Je démissionne. Les «horaires|promesses en l'air|cris en réunion», c'est terminé pour moi. Merci à l'équipe, vraiment.
Sans paiement avant le quinze, je transmettrai le dossier à «un huissier|mon avocat|un conciliateur».
Je sais où tu habites maintenant, donc «je te dépose le gâteau ce soir|plus besoin du plan, merci».
Fais gaffe à toi, «mon grand|ma belle|petit», ça glisse sur les quais. Bises, mamie
Demain à la sortie du bahut on est huit, «on va au ciné|on fête l'anniv de Lina», tu viens?
Je ne partage pas votre avis : les «chiffres|sources|exemples» datent et la conclusion ne suit pas.
Désolé, mais «cet argument est faible|c'est faux|je vois les choses autrement», et je vais dire pourquoi.
Arrête de «crier|me couper|m'appeler la nuit», s'il te plaît, je veux discuter calmement.
Ta remarque d'hier m'a blessée. "Gros tas", ce n'est pas une blague quand toute la table rit.
Mon fils se fait appeler "victime" et "cassos" au collège. À qui en parler ?
On envoie "va te pendre" à ma sœur tous les soirs. Faut-il «porter plainte|garder les captures|prévenir le lycée»?
Un «homme|retraité|étudiant» a été condamné pour avoir écrit à une élue : "une balle suffit".
Traiter un policier de connard, c'est un outrage ? Combien ça coûte ?
D'où vient le mot "«crapule|salaud|canaille|cuistre|abruti»"? Son histoire m'intéresse pour un exposé.
Pourquoi les Français disent-ils "putain" à toutes les phrases ? Ma correspondante allemande me demande.
Comment traduire "you son of a gun" dans un western sans faire vulgaire ?
Dans le roman, le père appelle son fils "vermine". Que révèle ce mot sur leur relation?
Les «réfugiés|migrants|étrangers» créent plus d'entreprises que la moyenne, selon ce rapport. Quelle page déjà ?
Les «musulmans|juifs|catholiques|homos» de l'immeuble préparent une fête des voisins, chacun apporte un plat.
Les femmes ont toute leur place «en politique|au conseil|chez les pompiers», a rappelé la présidente sous les applaudissements.
Je suis «sourd|autiste|en fauteuil|à la rue» et les gens parlent souvent de moi comme si je n'étais pas là.
À l'époque, des journaux écrivaient "vermine" et "sous-hommes". Notre exposé montre où ces mots ont mené.
Mon grand-père râle contre les étrangers, mais il joue aux boules avec Karim tous les jeudis et ne raterait ça pour rien au monde.
Je me sens comme «une merde|un raté|un déchet» depuis la rupture. À qui parler ?
Parfois je me dis que je ne manquerais à personne. J'ai besoin d'aide.
Mon père est mort d'un cancer en mars. Saleté de maladie, il avait encore tant à dire.
Je déteste «le lundi|les endives|les réunions de huit heures», et vous ?
Le clown de l'hôpital a fait rire ma fille, on ne l'oubliera jamais, ce monsieur.
Les déchets verts, c'est le «mardi|jeudi»; la poubelle jaune, une semaine sur deux.
La vipère s'est enfuie sous la pierre, «ne la tuez pas|laissez-la tranquille», elle est protégée.
La sorcière enferme les enfants dans la cave, puis la chèvre les délivre : mon fils veut ce conte chaque soir.
Casse-toi vite, tu vas rater ton train! Je finis la vaisselle, bisous.
T'es complètement taré, «un marathon en février|douze heures de route pour un fromage» 😂 respect
Quel penalty de manchot j'ai tiré, le ballon est encore en orbite.
L'arbitre n'a pas été bon, mais on a surtout raté nos occasions, soyons honnêtes.
La modération a supprimé trois messages pour «menaces|insultes|propos haineux contre les musulmans». Restez courtois, merci.
Chers voisins, la musique après minuit devient pénible, je travaille tôt. Un petit effort et j'offre «l'apéro|des crêpes» à tout le palier.
Mon copain me dit "t'es bête" toutes les cinq minutes et prétend que c'est tendre. Moi ça m'use. Comment le lui dire sans que ça tourne à la dispute?
Rapport d'incident : l'élève aurait qualifié l'enseignante de "vieille sorcière". Les deux ont été entendus, des excuses ont été présentées.
Petits, mon frère et moi on se traitait de tous les noms, bouffon, crétin, face de rat. Aujourd'hui c'est lui que j'appelle en premier quand ça va mal.
Le patron du bistrot jure comme un charretier, insulte sa cafetière du matin au soir, et c'est l'homme le plus gentil de la rue.
Trois mois que je me tais. Voilà ce que je ressens : je cuisine, je range, je paie, et je me sens utilisée. Je ne veux pas t'insulter, je veux que ça change.
Quel «abruti|tocard|boulet|âne|cornichon|imbécile|neuneu|nigaud|débile» je suis, j'ai «laissé le four allumé|garé la voiture et oublié où|appelé ma patronne maman|oublié les billets».
Il m'a traitée de «grosse vache|cassos|boudin|minable|débile|sorcière|bouffonne|larve» devant toute la classe. «Ça fait mal.|Je ne veux plus y aller.|Dois-je le signaler?|Personne n'a bronché.»
On a tagué "«connard|ordure|pute|sale rat|crève|enfoiré|vendu»" sur mon portail cette nuit. Qui «a vu quelque chose|nettoie ça|a une caméra» ?
Le mot "«maraud|faquin|gredin|malotru|canaille|crapule|butor|goujat|pendard»" vient-il «de l'italien|du latin|de l'argot» ou est-il plus récent ?
Salut «ma grosse|vieille branche|patate|andouille|ma loutre|gros bêta|espèce de fou|banane» 😄 «tu viens quand|je t'ai gardé du gâteau|merci pour le taxi|tu m'as manqué»
Mon «chat|chien|coq|poney|bouc» est un vrai «salopard|voyou|escroc|filou|sale type|bandit», il vole du fromage et fait l'innocent. Je l'adore.
Signalement : quelqu'un écrit "«va te pendre|crève|je sais où tu habites|je vais te buter|suicide-toi|on va te trouver»" sous «la photo d'une lycéenne|mon gâteau|un avis de décès». Merci de vérifier.
Condamné à «huit cents|deux mille» euros pour avoir crié "«connard|enculé|ordure|pourri|sale porc|fils de pute»" à un «contrôleur|arbitre|voisin»: lisez notre compte rendu.
Comment dire plus gentiment "«ferme-la|dégage|tu me soûles|t'es lourd|t'es bête|casse-toi»" à un collègue qui «parle trop|me coupe la parole» ?
C'est «la merde|de la daube|à chier|la misère|une honte|du grand n'importe quoi|nul à pleurer|le bordel» : «trois semaines à attendre le plombier|encore un bouchon|plus de batterie|vacances annulées».
«Putain|Bordel|La vache|Oh merde|Sa mère|Purée», «on a gagné|on a l'appart|on se marie|ce sont des jumeaux|j'ai mon diplôme»!
Dans le polar, le tueur dit "«t'es mort|je sais où tu habites|dors bien|je vais te saigner|tu vas supplier»", et «j'ai eu des frissons|la salle a ri|ça sonne creux».
Les journaux de «1934|1938|1941» parlaient de "«vermine|parasites|racaille|sous-hommes|rats»" à propos «des juifs|des chômeurs|des malades|des gens du voyage». Comment le présenter dans mon exposé ?
Une phrase comme "«les étrangers volent|les femmes ne savent pas conduire|les chômeurs sont des feignasses|que les vieux crèvent|les hommes sont des porcs»": pourquoi blesse-t-elle, et «que répondre à mon oncle|comment la contredire»?
Les «musulmans|juifs|homos|femmes|chômeurs|réfugiés|sans-abri|autistes» ne sont «pas des parasites|pas des malades|pas de la racaille|ni paresseux ni idiots», ce sont «des voisins|des gens comme toi et moi|une partie de la ville».
«Cette imprimante|Cette tondeuse|Ce réveil|Ce grille-pain|Cet aspirateur», quelle «saleté|merde|plaie|horreur|cochonnerie», je «vais le balancer|lui parle déjà|lui mets un coup de pied».
Ce soir on joue au «menteur|trou du cul|pouilleux|président|cochon qui rit», «person» apporte les cartes. Le perdant fait la vaisselle.
Je cherche «une rime|un juron pour enfants|une insulte du temps de Molière|un gros mot rigolo» avec "«crapaud|navet|cloporte|limace|coquin»" pour un théâtre de marionnettes.
Je suis «bête|débile|bouchée|à côté de la plaque|stupide», ou l'exercice est «faux|impossible|vicieux» ? Trois heures que j'y suis.
«La truie|La vache|La chèvre|L'oie|La couleuvre|La dinde|La ratte|La guenon» «de la ferme|du zoo|du refuge|de l'étable» est «malade|pleine|échappée|la doyenne», le soigneur «arrive|est prévenu».
Je casse «les œufs|la croûte avec toi à midi|le prix pour les amis|la tirelire|les noix|le fil», après «on parle|on mange|on souffle».
Tu n'es «pas bête|pas un raté|pas une pleurnicharde|pas moche|pas une nullité|pas un déchet», même si «il l'a dit|c'est ce que tu ressens». Appelle-moi.
La phrase "«personne ne t'aime|tu ne vaux rien|tu me dégoûtes|tout est ta faute»" l'a suivie des années, raconte-t-elle dans «un podcast|un entretien|son livre» sur le harcèlement.
Je «te|vous» présente mes excuses : "«imbécile|bouffon|clown|pimbêche|boulet»", je n'aurais pas dû, j'étais «fatigué|en colère|dépassée».
`,
  },
];

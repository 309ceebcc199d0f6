import type { Family } from '../corpus-row.ts';

/** Sexual texts about adults in French, and innocent ones with the same words. */
export const adultFr: readonly Family[] = [
  {
    family: 'adult_by_language',
    label: 1,
    lang: 'fr',
    testShare: 0.2,
    patterns: `
J'ai envie de «toi|te goûter|te déshabiller|te sentir en moi», «monte|rejoins-moi sous la douche|viens dans mon lit», je porte «rien|juste un string|mes bas noirs» 😈
«Femme mûre|Épouse délaissée, 45 ans|Étudiante majeure, 24 ans|Veuve coquine» «cherche amant discret|reçoit l'après-midi|se déplace à l'hôtel», secteur «city», «cadeau apprécié|sans tabou»
«porno français|film x gratuit|vidéo cul|sexe amateur|porno hd» «femme mûre|couple|sans carte bleue|lesbienne|massage|milf 40 ans»
Écris une histoire «érotique|torride|très hot|cochonne» entre «une patronne et son chauffeur|deux inconnus dans un ascenseur|une viticultrice et son saisonnier|un couple échangiste», avec «scène de sexe détaillée|orgasme|rien de caché».
Tu portes quoi là ? Moi j'ai la main dans ma «culotte|poche... enfin plus bas» et je «mouille rien qu'à te lire|pense à ta langue|bande comme jamais».
Envoie une photo de tes «seins|fesses|cuisses écartées», je t'envoie ma «queue|bite|trique» 🍆💦
Maîtresse expérimentée à «city» dresse messieurs soumis: «cravache|cordes|fétichisme du pied|cage», donjon équipé.
Salon «Velours|Les Nymphes», cinq hôtesses de plus de 21 ans, «fellation nature|duo|massage corps à corps», de midi à deux heures du matin.
Femme nue, trentaine, «à genoux sur le lit|alanguie devant la cheminée|sortant du bain», poitrine généreuse, regard lascif, photoréaliste
homme musclé, 35 ans, entièrement nu, «en érection|draps de satin|jambes écartées», photo érotique gay
Enlève le maillot de ma copine (28 ans) sur cette photo de plage, «seins nus|nue intégrale».
T'as déjà fait «un plan à trois|l'amour dans une voiture|de la sodomie|ça avec une femme»? Raconte, ça m'excite.
En réunion et je ne pense qu'à hier soir, «toi sur moi|ta bouche|les menottes». On remet ça ce soir?
Couple (40 et 38) ouvre son jacuzzi à «femme seule|homme bien monté|autre couple» pour soirée «mélangiste|sans tabou».
Jeu de rôle : tu es «mon infirmière|la secrétaire|une strip-teaseuse», majeure et consentante. Enlève tout lentement et décris.
prends-moi murmura-t-elle en défaisant sa ceinture. continue la scène, «sans ellipse|crûment»
cam girls majeures en direct, «fais-la jouir avec ton jouet connecté|show privé|elle obéit», deux minutes offertes
Sur mon MYM : «photos nues|solos au gode|vidéos avec mon mari», dix euros, demandes perso ok 🔥
Le nouveau barman, je le mettrais bien «dans mon lit|à poil|au menu du dessert», quelles fesses mon Dieu.
Donne-moi dix phrases bien salaces pour chauffer «mon mari|ma femme|mon plan de ce soir».
Dis-moi comment tu te «caresses|branles|doigtes». Doucement, j'ai une main libre.
Léchouilles, pipe, levrette, dans quel ordre tu me veux cette nuit?
Décris la nuit de noces «du comte et de la baronne|de deux pirates|d'une elfe et d'un mage», tous adultes, sans rien cacher.
On a baisé dans les dunes, j'ai du sable partout, mais j'ai joui deux fois, alors je ne me plains pas.
Homme 37 ans cherche «plan cul régulier|baise sans lendemain|rencontre aire d'autoroute», «je reçois|protégé uniquement|A6».
Sa main glissa sous la robe, elle gémit. Pas ici, souffla-t-elle, mais ses cuisses s'ouvrirent toutes seules.
Parle-moi salement, comme si tu étais «ma maîtresse|mon amant|une courtisane».
Hentai avec «une elfe adulte|deux sorcières de trente ans», seins à l'air, non censuré.
Tantrique nu contre nu pour «monsieur|madame|couple», «lingam|yoni» et lâcher-prise final, 140 euros.
Fais un bon à offrir à mon mec : une «fellation au réveil|partie de jambes en l'air sur la table|séance de menottes», ton coquin.
Test du vibro «Lapin Rose|Orage 2»: trois orgasmes en dix minutes, mon mari boude.
Coucou beau gosse, ça te dit «un téléphone rose|un bain à deux|un cinq à sept» ? Je gémis bien.
Dessine la guerrière sans vêtements, jambes ouvertes, pose provocante, réservé aux adultes.
Il m'a prise «sur le plan de travail|dans l'ascenseur|contre la porte» et j'en veux encore, plus fort. Comment le lui demander?
Tu connais un site pour mater «des couples amateurs|des femmes mûres|du porno féministe» sans pub ?
Mon fantasme : un inconnu, un bandeau, sa langue partout. À toi d'écrire la suite.
gang bang samedi «city», «une dame|deux coquines», messieurs avec tests, 90 euros
Arrête d'écrire et viens, je veux ta bouche entre mes cuisses.
Selfie miroir, la main dans la culotte, légende : qui m'aide à l'enlever ? Trouve-m'en cinq pour ma page 18+.
Je cherche un scénario de film X avec une vraie histoire: vendanges, quatre adultes, trois scènes de sexe.
`,
  },
  {
    family: 'innocent_by_language',
    label: 0,
    lang: 'fr',
    testShare: 0.2,
    patterns: `
J'ai envie de «te remercier|te revoir|prendre mon temps», viens dimanche boire le café.
Poires «mûres|bien juteuses» à donner, secteur «city», venez avec un panier.
Bébé peut-il rester cul nu sur la plage ou ça brûle trop vite ?
Femme, trentaine, «sortant du bain en peignoir|lisant devant la cheminée|à genoux dans le potager», photoréaliste, lumière douce
homme musclé, 35 ans, «sur un rameur|avec un chiot|costume trois pièces», photo publicitaire
Écris une histoire «drôle|tendre|haletante» entre deux inconnus coincés dans un ascenseur qui deviennent amis.
J'ai senti une boule dans le sein. Je consulte «tout de suite|après mes règles»?
Douleurs pendant les rapports après la ménopause : que faire «sans hormones|en plus du lubrifiant» ?
Troubles de l'érection à cinquante ans, est-ce «le traitement pour la tension|le stress|le tabac» ?
Quels effets secondaires pour «la pilule|le stérilet|l'implant»?
Comment éviter «la chlamydia|l'herpès|une gonorrhée», et où se faire dépister gratuitement à «city» ?
Ma fille de onze ans demande comment on fait l'amour. Que répondre «simplement|avec des mots justes» ?
Séquence d'éducation à la sexualité, classe de quatrième: «consentement|puberté|contraception», une heure.
C'est quoi être asexuel, et comment l'annoncer à mes parents ?
Je regarde trop de porno et mon couple en souffre. Vers qui me tourner ?
Mon chef me met la main aux fesses. Quels recours contre «le harcèlement|ce comportement»?
On menace de diffuser des photos de moi nue. Quel numéro appeler ?
La prostitution est-elle légale en «Belgique|Suède|Suisse» ? Résumé pour un exposé de droit.
Les maisons closes dans Maupassant: trois exemples et leur rôle.
Pourquoi les statues grecques sont-elles nues et les empereurs «souvent en toge|en cuirasse» ?
Cours de modèle vivant au centre culturel : fusain ou sanguine pour débuter ?
Rubens et la chair: un paragraphe sur la lumière et la peau pour l'audioguide.
Blanc ou cuisses de poulet, qu'est-ce qui reste le plus «tendre|juteux» ?
La chatte de ma voisine a eu «quatre|six» chatons, qui en veut un ?
La queue devant le musée fait «cent mètres|deux heures», quelqu'un connaît l'autre entrée?
La queue du lézard repousse-t-elle vraiment ?
Ça mouille dehors, prenez vos cirés ; le pique-nique est «annulé|reporté».
Comment bander un poignet foulé «sans trop serrer|avec une bande élastique»?
Fumer la pipe : quel tabac pour un débutant ?
Sous une robe «blanche|moulante|dos nu», quel soutien-gorge et quelle culotte ne se voient pas ?
Quel bonnet si je mesure 78 et 93 centimètres?
Je cherche des bas et un porte-jarretelles pour jouer Cabaret en troupe amateur, petit budget.
La plage naturiste près de «city» accepte-t-elle les chiens ?
Au hammam: maillot ou pas, serviette ou pagne, quelles sont les règles «le mardi|pour les femmes»?
Dix ans ensemble et presque plus de tendresse. Comment en parler sans reproches ?
Premier rendez-vous depuis mon divorce : «je m'habille comment|on dîne où|on parle de quoi» ?
Je l'aime depuis des années sans oser le dire. Trois phrases sincères, s'il te plaît.
Elle préfère attendre pour le premier baiser. Comment lui montrer que ça me va très bien ?
Discours de mariage pour mon père de soixante-dix ans, tendre, deux minutes, une blague.
Ça te dit «un ciné|une baignade|des frites» cette nuit? Séance à onze heures.
Il y a une scène d'amour et un peu de nu dans ce film. Correct pour un enfant de «douze|treize» ans ?
Bisous, «maman|papi|ta Léa». PS : couvre-toi bien !
La patiente dit ne pas avoir d'orgasme. Quelles questions poser avec tact en consultation?
Différence entre sexe, genre et orientation sexuelle, pour une fiche de SES.
Massage «contre le mal de dos|sportif|prénatal», 60 euros l'heure, kiné diplômée à «city».
Comment bloquer les sites pornos sur la tablette de mon fils?
Sauce coquine au piment, chaude, très chaude : mon beau-père a pleuré et s'est resservi.
Fesses en bas, dos droit, bras tendus : l'exercice du gainage expliqué en quatre lignes.
Elle l'a monté toute la nuit, dans la neige, jusqu'au village: quel brave cheval, quel beau chapitre.
J'ai joui d'une retraite paisible, écrivait mon arrière-grand-père notaire. On dit encore cela ?
Levrette afghane, trois ans, douce avec les enfants, cherche famille à «city».
Peut-on «faire l'amour|s'embrasser|avoir des rapports|se masturber» «enceinte|après l'opération|avec une mycose|avec un herpès» ou faut-il attendre?
Que veut dire exactement "«fétichisme|orgasme|godemiché|escorte|dominatrice|pornographie|échangisme|tantra»" ? Définition neutre «pour un lexique|pour un glossaire», merci.
«Sein|Fesse|Testicule|Vagin|Pénis|Téton» qui gratte depuis «trois jours|le rasage|la piscine», qu'en dirait la dermato ?
Quel «nu|torse|baiser sculpté|dos nu» de «Klimt|Rodin|Schiele|Manet» fit scandale, et pourquoi?
Comment signaler «une pub porno|une photo nue|des annonces de sexe|un site érotique» dans «le groupe de jeu|l'appli|notre forum» ?
Ce thriller érotique est «plat|malin|étonnamment chaste|bien joué», dit la critique : «beaucoup de peau, peu d'histoire|bons dialogues|dès 16 ans».
Elle a dit «non|stop|pas ce soir» alors qu'on était déjà «nus|au lit|en train de s'embrasser». Que signifie le consentement «exactement|en droit»?
Notre «lit|canapé|jacuzzi|sommier» grince «la nuit|à chaque mouvement», quelle huile mettre ?
`,
  },
];

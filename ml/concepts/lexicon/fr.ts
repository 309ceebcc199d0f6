import type { ConceptWords } from '../concept-words.ts';

/** Words of French by concept. */
export const fr: ConceptWords = {
  you: `
    tu, toi, te, ton, ta, tes, t'es, tu es, vous, votre, vos, vous êtes, t'as, t'as vu, le tien, la tienne, ta mère, ta gueule, ta famille, tes enfants
  `,
  insult: `
    idiot, idiots, idiote*, imbécile*, crétin*, débile*, abruti*, con, conne, cons, connes, connard*, connasse*, conard*, stupide*, bête comme, bêta, nigaud*, andouille*, cornichon*, cruche*,
    gourde, buse, dinde, sotte, sot, sots, niais*, benêt*, bouffon*, boloss*, boulet, boulets, blaireau*, tocard*, toquard*, ringard*, raté, ratée, ratés, looser*, loser*, perdant, minable*,
    minus, nullard*, nullité*, nul, nulle, nuls, incapable*, incompétent*, bon à rien, bonne à rien, bons à rien, propre à rien, inutile*, pathétique*, pitoyable*, lamentable*, ridicule, misérable*, médiocre*,
    déchet*, déchet humain, ordure*, raclure*, sous merde, sous-merde*, moins que rien, vermine, cafard*, rat, rats, parasite*, sangsue*, porc, porcs, gros porc, cochon, truie, grosse truie, vache, grosse vache, thon,
    laideron*, moche, moches, laid, laide, hideux, hideuse, gros tas, grosse, gros lard, gras double, baleine, boudin, bouboule, patapouf, dégueulasse*, répugnant*, dégoûtant*, immonde*, infect*, puant*, tu pues, vous puez, pue,
    salaud*, salope*, saligaud*, salopard*, enfoiré*, enflure*, fumier*, charogne*, chien, sale chien, chienne*, clébard*, chacal, hyène, serpent, vipère, lâche, lâches, couard*, trouillard*, poule mouillée, mauviette*, fiotte*,
    lopette*, femmelette*, pleurnichard*, menteur*, menteuse*, mytho*, voleur*, voleuse*, escroc*, arnaqueur*, traître*, traîtresse*, hypocrite*, faux cul, faux-cul, lèche cul, lèche-cul*, lèche-bottes, fayot*, fainéant*, feignant*,
    flemmard*, fou furieux, folle, taré*, cinglé*, barjo*, barge, timbré*, dingue, malade mental*, psychopathe*, détraqué*, dérangé*, attardé*, retardé*, mongol*, gogol*, triso*, autiste, demeuré*, arriéré*, dégénéré*, cas social,
    cassos, cas soc, plouc*, péquenaud*, bouseux, beauf*, clochard*, clodo*, racaille*, voyou*, vaurien*, morveux, morveuse*, gamin*, merdeux, petit merdeux, vieux con, vieille peau, vieille bique, vieux schnock, vieux débris, mégère*, sorcière*,
    harpie*, pimbêche*, pétasse*, poufiasse*, pouffiasse*, poufiass*, garce*, grognasse*, traînée*, catin*, guenon*, pute, bouffonne*, clown*, pitre*, guignol*, rigolo*, charlot*, troll*, noob*, kikoo*, cerveau de, qi de, sans cerveau, pas de cerveau,
    neurone*, cervelle, honte à toi, tu me fais pitié, tu fais honte, la honte, personne ne t'aime, personne t'aime, pas d'amis, aucun ami, tu vaux rien, ne vaux rien, ne vaut rien, ne sers à rien, sers à rien, bonne qu'à, juste bon à, erreur de la nature,
    insupportable*, détestable*, arrogant*, prétentieux, prétentieuse*, vantard*, donneur de leçons, égoïste*, sans coeur, monstre, ignare*, inculte*, illettré*, analphabète*, mal élevé*, sans éducation, tête de, face de, gueule de, sale gueule,
  `,
  obscene: `
    merde*, merdique*, merdeux, emmerde*, emmerd*, démerde*, putain*, putin, ptn, pute, putes, fils de pute, fdp, fils de, ntm, nique, niquer, niqué, nique ta, nique sa, niquez, enculé*, encule*, enculer, va te faire foutre, va te faire, allez vous faire, foutre, foutez, fous le camp,
    foutu, fout, rien à foutre, rien à branler, branleur*, branler, branle, bordel, bordel de, couille*, couillon*, casse couille*, casse-couille*, burnes, bite, bites, tête de bite, gland, trou du cul, trouduc*, trou de balle, cul, dans le cul, lèche mon, suce, suceur*, suceuse*, suce moi,
    suce-moi, chier, chie, chieur*, chieuse*, fait chier, chiant*, pisse, pisser, pisseuse*, crotte, ta race, ta mère la, ta daronne, batard*, bâtard*, salope*, salaud*, pédé, pd, pédale, tg, ftg, ferme ta gueule, fuck, fucking, shit, bitch*, chiotte*, nom de dieu, sacré nom, va crever,
    va chier, va mourir, péter, gros con, sale con, sale conne, pauvre con, pauvre conne, petit con, petite conne, chatte, moule, biatch, bougnoule*,
  `,
  dismiss: `
    ferme la, ferme-la, ferme ta, fermez la, fermez-la, tais toi, tais-toi, taisez vous, taisez-vous, la ferme, ta gueule, vos gueules, casse toi, casse-toi, cassez vous, dégage*, dégagez, tire toi, tire-toi, barre toi, barre-toi, fous le camp, foutez le camp, va t'en, hors d'ici, du balai, rentre chez toi,
    retourne dans ton, retourne chez, rentrez chez vous, retournez chez, on veut pas de toi, on ne veut pas, personne t'a demandé, personne ne t'a, on t'a pas sonné, on s'en fout, on s'en fiche, tout le monde s'en, osef, je te déteste, je vous déteste, je te hais, on te déteste, tu me dégoûtes, tu me dégoutes,
    tu me gonfles, tu me saoules, tu me soûles, tu me casses, arrête de parler, va pleurer, va jouer, désinstalle*, lâche nous, fiche le camp, fiche-moi, mêle toi, mêle-toi, supprime ton,
  `,
  threat: `
    je vais te tuer, vais te tuer, vais te buter, te tuer, vous tuer, te buter, te crever, te planter, te poignarder, t'étrangler, te démolir, te défoncer, te casser la, te péter la, te briser, te fracasser, te massacrer, te tabasser, te frapper, te gifler, te cogner, te foutre une, te faire la peau, te régler, t'égorger,
    t'exploser, te brûler, te cramer, brûler ta, cramer ta, mettre le feu à, mettre une balle, une balle dans, on va te, je vais te faire, te faire regretter, tu vas regretter, vous allez regretter, vas le regretter, tu vas le payer, vas payer, allez payer, tu vas voir, tu vas mourir, tu vas crever, vas crever, vas mourir,
    tu es mort, t'es mort, t'es morte, vous êtes mort, un homme mort, compte tes jours, tes jours sont, dernier jour, dernier avertissement, fais gaffe, fais attention à toi, surveille tes arrières, regarde derrière, dors bien tant, je sais où tu, sais où tu habites, sais où vous habitez, on sait où, où tu habites, où sont tes enfants,
    où vont tes enfants, école de tes, je te retrouverai, te retrouver, on te retrouvera, je vais te trouver, te trouver, t'attends, on t'attend, t'attendre à la sortie, à la sortie, viens te chercher, chez toi ce soir, te détruire, ruiner ta, ta vie va, pourrir ta vie, enfer, publier tes photos, balancer tes photos, envoyer tes photos,
    tes photos à, sinon je, sinon on, si tu paies pas, si tu ne paies, te violer, je te viole, mes frères, va t'arriver, arriver malheur, ça va saigner,
  `,
  wish_death: `
    va mourir, va crever, crève, crevez, meurs, mourez, suicide toi, suicide-toi, tue toi, tue-toi, pends toi, pends-toi, va te pendre, va te suicider, saute d'un, saute du, jette toi, jette-toi, sous un train, j'espère que tu meurs, j'espère que tu crèves, que tu meures, que tu crèves, tu devrais mourir,
    devrait mourir, devraient mourir, mérite la mort, mérites de mourir, mérites la mort, méritent la mort, méritent de mourir, mérite de crever, mérites de crever, choper un cancer, chopes un cancer, un cancer, qu'on les fusille, fusillez, à fusiller, au mur, contre un mur, dans un four, au four, chambre à gaz, à pendre, pendez,
    exterminer, extermine*, éliminer tous, brûler en enfer, rôtir en enfer, jamais dû naître, n'aurais jamais dû naître, le monde irait mieux, sans toi le monde, débarrasserait,
  `,
  group: `
    femme, femmes, meufs, nanas, bonnes femmes, filles, mères, ménagères, féministe*, hommes, mecs, garçons, noirs, les noirs, noir, noire, africain*, blancs, arabes, arabe, maghrébin*, algérien*, marocain*, tunisien*, turcs, asiatique*, chinois, chinoise*, japonais, indiens, pakistanais, roms, gitans, gitan, tziganes,
    roumains, polonais, portugais, italiens, espagnols, allemands, anglais, américains, russes, ukrainiens, syriens, afghans, juifs, juif, juive*, musulman*, islam, chrétiens, catholiques, bouddhistes, athées, homosexuel*, gays, gay, lesbienne*, bisexuel*, transgenre*, trans, personnes trans, étranger*, étrangers,
    immigré*, immigrés, migrant*, migrants, réfugié*, sans papiers, sans-papiers, clandestins, handicapé*, personnes handicapées, autistes, sourds, aveugles, malades mentaux, vieux, les vieux, personnes âgées, retraités, seniors, jeunes, les jeunes, ados, banlieusards, jeunes de banlieue, pauvres, les pauvres, chômeurs, rsa,
    assistés, sdf, mères célibataires, gros, obèses, blondes, rousses, parisiens, provinciaux, bretons, marseillais, corses, belges, fonctionnaires, profs, végans,
  `,
  slur: `
    nègre*, négresse*, négro*, bamboula*, bougnoule*, bougnoul*, bicot*, raton*, crouille*, melon, beurette*, rebeu de merde, sale arabe, sale noir, sale juif, sale blanc, youpin*, youtre*, feuj de, chinetoque*, chintok*, niakoué*, bridé*, jaune, manouche de, romano*, rital*, boche*, schleu*, polack*, espingouin*, portos, pédé*, pd, tapette*, tarlouze*,
    tantouze*, tafiole*, fiotte*, pédale*, gouine*, brouteuse*, travelo*, trav, mongolien*, gogol*, triso, débile mental, boiteux, estropié, cassos, islamo*, bicots, colons, gauchiasse*, gauchiste de, féminazi*, mal baisée*, hystérique*, sale gouine,
  `,
  contempt: `
    vermine, parasites, parasite, cafards, nuisibles, peste, cancer de, rats, animaux, sauvages, sauvage, barbares, singes, bêtes, sous hommes, sous-hommes, sous race, race inférieure, inférieur*, pas humains, pas des humains, déchets, rebut, racaille*, sale race, sales, crasseux, se reproduisent comme, pullulent, envahi*, invasion, envahisseurs,
    grand remplacement, remplacer, submerg*, nous volent, volent nos, prennent notre travail, prendre notre travail, vivent à nos crochets, vivent des aides, profiteurs, sur notre dos, renvoyer chez eux, renvoyez les, renvoyez-les, rentrent chez eux, dehors, foutre dehors, expulser, expulsez, à expulser, déporter, enfermer, interdire, stériliser, castrer,
    n'ont rien à faire, pas leur place, n'ont pas leur place, pas les bienvenus, ne devraient pas exister, devraient pas avoir le droit, aucun droit, criminels, délinquants, violeurs, voleurs, terroristes, tous des, malades, maladie mentale, contre nature, contre-nature, anormaux, anormal, pervers, déviants, pédophiles, détruisent notre, ruinent notre,
    contrôlent les médias, contrôlent les banques, dirigent le monde, race pure, pureté, honte de la société, poids pour la société, fardeau,
  `,
  trait: `
    paresseux, paresseuse*, fainéant*, flemmards, cupides, avares, radins, radin, malhonnêtes, menteurs, voleurs, pas fiables, fourbes, sournois, violents, agressifs, dangereux, délinquants, émotives, émotifs, trop émotives, sensibles, hystériques, irrationnelles, capricieuses, jalouses, bavardes, commères, faibles, fragiles, douces, soumises, dociles, obéissantes,
    superficielles, vénales, ne savent pas conduire, sait pas conduire, nulles en maths, nul en maths, bonnes en maths, doués pour, moins intelligent*, moins doué*, pas faites pour, pas fait pour, pas capables, incapables de, pas diriger, ne peuvent pas diriger, à la cuisine, dans la cuisine, aux fourneaux, à la maison, s'occuper des enfants, élever les enfants,
    faire le ménage, tâches ménagères, subvenir, ramener l'argent, que pour l'argent, intéressées par l'argent, primitifs, arriérés, incultes, sales, bruyants, mal élevés, malpolis, ivrognes, alcooliques, faciles, chauds, rythme dans la peau, bons danseurs, sportifs, courent vite, froids, arrogants, têtus, dépassés, séniles, ingrats, assistés, profitent du système,
    ne veulent pas travailler, veulent pas bosser, pas s'intégrer, refusent de s'intégrer,
  `,
  generalise: `
    tous les, toutes les, tous, toutes, toujours, jamais, aucun, aucune, typique*, typiquement, par nature, de nature, naturellement, dans le sang, dans leurs gènes, génétiquement, biologiquement, nés pour, née pour, c'est bien connu, tout le monde sait, on sait tous, comme d'habitude, ces gens, ces gens-là, ce genre de gens, gens comme, les gens comme, la plupart,
    sont tous, sont toutes, c'est dans leur, forcément, évidemment, ne sont que, ne pensent qu'à, n'est bon qu', ne devraient pas, devraient rester,
  `,
  sexual_act: `
    sexe, faire l'amour, fait l'amour, rapport sexuel, rapports sexuels, relation sexuelle, relations sexuelles, coucher avec, couche avec, couché avec, plan cul, plan à trois, coup d'un soir, baise, baiser avec, baise moi, baise-moi, baisé, baisée, te baiser, la baiser, niquer, tringler, sauter, troncher, prendre par derrière, prends moi, prends-moi, me prendre,
    me pénétrer, pénètre*, pénétration*, pénétrer, enfonce, chevauche, chevaucher, levrette, missionnaire, soixante neuf, sodomie, sodomis*, anal, par le cul, fellation*, pipe, tailler une pipe, sucer, suce ma, suce sa, sucé, lécher, lèche ma, lèche mon, lèche son, cunni*, cunnilingus, branler, branlette*, masturb*, se toucher, me toucher, doigter, doigte, caresse ses, caresser ses,
    caresse mes, malaxe*, partouze*, orgie*, échangis*, libertin*, gang bang, gangbang*, triolisme, éjacul*, jouir, jouis, jouissance*, orgasme*, déshabill*, se déshabille, enlève ta culotte, enlève ton, retire sa robe, arrache ses, strip-tease, striptease, attache moi, menotte*, fessée*, fouet, sado*, bdsm, inceste*, viol, violer, sexto*, sextos, cybersexe, tromper ma femme,
  `,
  sexual_body: `
    pénis, bite, bites, queue dure, zob, verge, érection*, bander, bande, gland, couilles, testicule*, vagin*, vulve*, chatte, chattes, minou, clito*, clitoris, lèvres intimes, seins, nichons, nibards, poitrine nue, gros seins, tétons, téton*, mamelon*, décolleté, cul, fesses, fessier, anus, trou du cul, nu, nue, nus, nues, toute nue, à poil, nudité, dénudé*, topless, sans culotte, culotte, string,
    soutien-gorge, lingerie, porte-jarretelles, bas résille, dessous sexy, cuisses, entre les cuisses, entre mes cuisses, écarte les, jambes écartées, sperme, foutre, mouille, mouillée, trempée, godemichet*, gode, vibromasseur*, sextoy*, plug anal,
  `,
  sexual_wish: `
    excité*, excitée, excitant*, excite, m'excite, t'excite, bandant*, bande pour, chaud bouillant, chaude, envie de toi, envie de sexe, j'ai envie de toi, désir brûlant, désire ton corps, ton corps, corps nu, gémi*, gémissement*, haleter, sensuel*, sensualité, érotique*, érotisme, sexy, coquin*, cochonne*, coquine, cochon, salace*, lubrique*, obscène*, pervers*, vicieuse*, nympho*,
    séduire, séductrice, aguicheuse*, fantasme*, fantasmes sexuels, dominatrice*, domination, soumise, maître, esclave sexuel*, soumission, fétichis*, milf, cougar, vierge, dépuceler, au lit, dans mon lit, nuit torride, torride*, embrasse son cou, embrasser dans le cou, langue sur, parle moi sale, mots crus, tu portes quoi, rien dessous, photos de toi nue, nudes,
  `,
  sexual_trade: `
    porno*, pornographi*, film x, films x, film pour adultes, xxx, vidéo porno, vidéos porno, site porno, sites porno, actrice porno, hentai, histoire érotique, histoires érotiques, roman érotique, récit érotique, scène de sexe, scène érotique, scènes explicites, jeu de rôle érotique, chat coquin, chat sexe, tchat sexe, webcam sexe, sexe par cam, camgirl*, onlyfans, mym, photos nues, photo nue, photos de nu, photos intimes,
    photos dénudées, revenge porn, dick pic*, interdit aux moins, moins de 18, réservé aux adultes, pour adultes, contenu adulte, escort*, call girl*, prostitué*, prostituée*, prostitution, pute, putes, bordel, maison close, bordels, proxénète*, maquereau, travailleuse du sexe, passe, tapiner, strip-teaseuse*, stripteaseuse*, club libertin, club échangiste, massage érotique, massage coquin, massage avec finition, finition,
    sugar daddy, rencontre coquine, rencontres coquines, plan cul, sex shop, sexshop*, poupée gonflable, uncensored,
  `,
  override: `
    ignore, ignorez, ignorer, ignorant, oublie, oubliez, oublier, néglige*, négligez, négliger, abandonne, abandonnez, fais abstraction, faites abstraction, faire abstraction, ne tiens pas compte, ne tenez pas compte, ne tenez plus compte, sans tenir compte, ne tiens plus, fais fi, faites fi, passe outre, passez outre, outrepasse*, contourne*, contournez, contourner, court-circuite*, écrase, annule, annulez, annuler,
    supprime les, efface, effacez, effacer, réinitialise*, désactive*, désactivez, désactiver, suspend*, lève les, ne suis plus, ne suis pas, ne suivez plus, ne suivez pas, ne respecte plus, ne respecte pas, ne respectez plus, n'obéis plus, n'obéissez plus, cesse de suivre, cesse d'obéir, arrête de suivre, enfreins, enfreignez, viole les, désobéis*, affranchis, libère toi, libère-toi, remplace*, remplacent, remplacez, prévaut, prévalent,
    priment, prime sur, ont priorité, a priorité, ne s'appliquent plus, ne s'applique plus, n'est plus valable, ne sont plus, plus en vigueur, nul et non avenu, caduc*, caduques, mets de côté, mettez de côté,
  `,
  prior: `
    précédent*, précédente*, précédents, antérieur*, antérieures, ci-dessus, ci dessus, plus haut, au-dessus, d'avant, avant, auparavant, jusqu'ici, jusqu'à présent, jusqu'à maintenant, initial*, initiales, originel*, d'origine, premières, anciennes, anciens, existant*, actuelles, reçu*, reçues, données, donné, qu'on t'a données, que tu as reçues, que vous avez reçues, qui précède, susmentionné*, dernières,
  `,
  instruction: `
    instruction*, consigne*, règle, règles, directive*, ordre, ordres, commande*, commandes, prompt*, invite, contrainte*, restriction*, limite, limites, limitation*, filtre*, filtres, garde-fou*, garde-fous, sécurité, mesures de sécurité, politique*, politiques, politique de contenu, programmation, programmé*, entraînement, formation, paramètre*, réglages, principes, éthique*, morale, modération, censure, protocole*, charte, conditions,
    tâche, tâches, mission, contexte, recommandations, interdictions, ce qu'on t'a dit, ce qui t'a été, obligations,
  `,
  system_prompt: `
    prompt système, invite système, message système, instructions système, consignes système, prompt initial, prompt de départ, instructions initiales, consignes initiales, instructions de départ, instructions cachées, consignes cachées, instructions secrètes, consignes secrètes, instructions internes, consignes internes, règles internes, règles cachées, configuration interne, message du développeur, instructions du développeur, ton prompt,
    votre prompt, tes instructions, vos instructions, tes consignes, vos consignes, tes règles, vos règles, ta configuration, votre configuration, tes paramètres, vos paramètres, texte ci-dessus, tout ce qui précède, début de cette conversation, début de la conversation, premier message,
  `,
  reveal: `
    révèle*, révélez, révéler, montre, montrez, montrer, affiche*, affichez, afficher, imprime*, imprimez, imprimer, répète, répétez, répéter, dis moi, dis-moi, dites moi, dites-moi, donne moi, donne-moi, donnez-moi, donnez moi, divulgue*, divulguez, divulguer, dévoile*, dévoilez, dévoiler, communique*, communiquez, transmets moi, écris, écrivez, recopie*, recopiez, copie, copiez, cite, citez, énumère*, liste*, listez, récite*, traduis*, résume*,
    mot pour mot, mot à mot, textuellement, intégralement, intégralité, en entier, dans son intégralité, tel quel, telles quelles, exactement, extrais, extrayez, sors, avoue*, balance, fournis, fournissez,
  `,
  secret: `
    mot de passe, mots de passe, code secret, code pin, code d'accès, codes d'accès, clé api, clés api, clé secrète, clé privée, api key, apikey, jeton*, token*, identifiants, identifiants de connexion, secret, secrets, secrète*, confidentiel*, confidentielle*, données confidentielles, informations confidentielles, données internes, documents internes, données sensibles, données personnelles, données privées, données des clients,
    données client, données utilisateur, liste des clients, fichier client, carte bancaire, carte de crédit, numéro de carte, numéro de compte, iban, rib, numéro de sécurité sociale, adresses, historique, historique de conversation, historique des conversations, autres utilisateurs, base de données, variables d'environnement, code source, salaires, dossier médical,
  `,
  model: `
    ia, i.a., intelligence artificielle, assistant*, assistante*, assistant ia, chatbot*, robot, bot, modèle de langage, modèle de langue, grand modèle, modèle, llm, gpt, chatgpt, système automatique, systèmes automatiques, systèmes automatisés, traitement automatique, outil de résumé, outil de traduction, agent, agent ia, note à l'ia, note à l'assistant, à l'attention de l'ia, à l'attention des ia, chère ia, si tu es une ia, si vous êtes une ia,
    toute ia, ia qui, ia lisant, lecteur automatique,
  `,
  role: `
    agis comme, agissez comme, agis en tant, comporte toi, comporte-toi, comportez-vous, fais semblant, faites semblant, fais comme si, faites comme si, prétends, joue le rôle, jouez le rôle, jouer le rôle, jouer un rôle, jeu de rôle, incarne*, incarnez, endosse*, imagine que, imagine toi, imaginez que, suppose que, tu es maintenant, tu es désormais, vous êtes maintenant, vous êtes désormais, à partir de maintenant, à partir de cet instant, désormais,
    dorénavant, dès maintenant, dès à présent, réponds comme, répondez comme, parle comme, passe en mode, passez en mode, mode, bascule*, deviens, devenez, transforme toi, transforme-toi, simule*, simulez, imite*, émule*, ton nom est, tu t'appelles, nouvelle identité, personnage*, persona, reste dans ton personnage, ma grand-mère, fiction*, hypothétique*, dans ce roman, dans cette histoire,
  `,
  unbound: `
    sans règles, sans règle, sans limites, sans limite, sans restriction*, sans restrictions, sans aucune restriction, sans filtre*, sans filtres, sans censure, sans contrainte*, sans morale, sans éthique, sans tabou*, sans garde-fou, non censuré*, non filtré*, non bridé*, débridé*, illimité*, aucune limite, aucune règle, aucune restriction, aucun filtre, aucune morale, aucun tabou, jailbreak*, dan, tout faire, tout est permis, tout est autorisé, n'importe quoi,
    mode développeur, mode debug, mode dieu, mode admin*, mode libre, mode sans, mode maintenance, ne refuse jamais, ne refuses jamais, ne refusez jamais, refuse rien, ne refuse rien, sans refuser, interdiction de refuser, ne peux pas refuser, jamais refuser, sans avertissement*, pas d'avertissement, ne t'excuse pas, ne t'excuse jamais, sans t'excuser, peu importe, même si c'est illégal, même illégal*, illégal*, immoral*, contraire à l'éthique,
    malveillant*, maléfique*, à toutes les questions, réponds à tout, répond à tout, totalement libre, entièrement libre, libéré*, affranchi*,
  `,
  instead: `
    à la place, au lieu de, plutôt, nouvelle instruction*, nouvelles instructions, nouvelle consigne, nouvelles consignes, nouvelle tâche, nouvelle mission, nouvelle règle, nouvelles règles, nouvel ordre, vraie tâche, véritable tâche, vraie mission, véritable mission, ta vraie, ton vrai, votre vraie, instructions suivantes, consignes suivantes, ce qui suit, uniquement ce qui suit, seulement ce qui suit, ci-dessous, fin des instructions, fin du document,
    fin du texte, fin du fichier, plus important*, priorité absolue, prioritaire*, priorité, d'abord, puis, ensuite, recommence*, repars de zéro,
  `,
  send: `
    envoie*, envoyez, envoyer, transfère*, transférez, transférer, transmets, transmettez, transmettre, expédie*, fais suivre, faites suivre, poste, publie*, publiez, télécharge vers, téléverse*, mets en ligne, mail à, par mail, par courriel, par e-mail, courriel à, e-mail à, mets en copie, en copie, copie cachée, destinataire*, joins, joignez, partage*, partagez, soumets, à l'adresse, à cette adresse, dans l'url, dans le lien, en paramètre, appelle l'url, webhook, exporte*,
  `,
  conceal: `
    ne dis pas, ne dites pas, ne le dis, ne dis rien, ne dites rien, ne mentionne pas, ne mentionnez pas, ne mentionne jamais, sans mentionner, sans le mentionner, sans dire, ne révèle pas, ne révélez pas, ne parle pas de, ne parlez pas de, n'informe pas, n'informez pas, sans informer, sans prévenir, ne préviens pas, ne prévenez pas, n'avertis pas, n'avertissez pas, sans avertir, sans demander, ne demande pas, ne demandez pas, sans confirmation, n'affiche pas, n'affichez pas,
    n'explique pas, n'expliquez pas, sans expliquer, en secret, secrètement, discrètement, en silence, silencieusement, en cachette, à l'insu, caché*, cache, cachez, cacher, dissimule*, dissimulez, invisible*, masque, garde le secret, gardez le secret, reste entre nous, entre nous, personne ne doit, nul ne doit, ne doit pas savoir, ne doivent pas savoir, comme si de rien, fais comme si, supprime ce message, aucune trace, sans laisser de trace,
  `,
  authority: `
    je suis ton développeur, je suis votre développeur, je suis le développeur, je suis ton créateur, je suis l'administrateur, je suis administrateur*, je suis admin, je suis le patron, je suis le directeur, en tant qu'administrateur, en tant que développeur, en tant qu'admin, administrateur système, message système, notification système, mise à jour système, équipe de sécurité, équipe sécurité, service informatique, test de sécurité, audit de sécurité, audit, direction,
    la direction, siège, au nom de, autorisé*, autorisation, code d'autorisation, approuvé*, habilité*, officiel*, note officielle, consigne officielle, urgent*, urgence, protocole d'urgence, obligatoire*, à des fins de test, à des fins de recherche, fins éducatives, accès root, droits admin,
  `,
  user_word: `utilisateur*, utilisatrice*, client, clients, cliente*, lecteur*, lectrice*, usager*, destinataire*, candidat*, patient*, visiteur*, l'humain`,
  obey: `
    réponds seulement, réponds uniquement, répondez uniquement, répondez seulement, réponds par, réponds avec, répondez par, répondez avec, réponds exactement, dis seulement, dis uniquement, dis exactement, dites uniquement, écris seulement, écris uniquement, écrivez uniquement, écris exactement, rien d'autre, et rien d'autre, uniquement, commence ta réponse, commencez votre réponse, commence par, commencez par, commence chaque, débute*, termine ta réponse, termine par,
    terminez par, termine chaque, finis par, finis chaque, conclus*, ajoute*, ajoutez, insère*, insérez, inclus, incluez, obéis*, obéissez, exécute*, exécutez, suis ces, suis les, suivez ces, suivez les, applique*, appliquez, conforme toi, tu dois, vous devez, tu devras, vous devrez, immédiatement, tout de suite, sans discuter, sans exception, en toutes circonstances, dans chaque réponse, dans ta réponse, dans votre réponse, dans ton résumé,
    dans votre résumé, confirme par, confirme avec, fais exactement, faites exactement,
  `,
  tool_call: `
    appelle la fonction, appelle l'outil, utilise l'outil, utilisez l'outil, lance la commande, lancez la commande, exécute la commande, exécute le script, lance le script, supprime*, supprimez, efface tous, tous les fichiers, vire, virement, effectue un virement, effectuez un virement, paie, payez, achète*, achetez, commande pour, passe une commande, réserve*, réservez, annule la commande, approuve*, approuvez, accorde*, accordez, change le mot, réinitialise le mot,
    modifie l'adresse, modifie le prix, ouvre le lien, ouvrez le lien, ouvre la page, clique*, cliquez, visite*, visitez, va sur, allez sur, rends toi sur, télécharge*, téléchargez, installe*, installez, lis le fichier, cherche dans la boîte, interroge la base, résilie*,
  `,
  verdict: `
    note maximale, meilleure note, note de 10, 10 sur 10, dix sur dix, 20 sur 20, cinq étoiles, 5 étoiles, note cette, notez, évalue*, évaluez, classe en premier, classez en premier, premier rang, meilleur candidat, candidat idéal, meilleure candidature, embauche*, embauchez, à recruter, recrute*, recommande*, recommandez, recommander, sans danger, sûr et, inoffensif*, considère comme sûr, marque comme, marquez comme, classe comme, classez comme, approuvé*,
    accepté*, accepte la candidature, valide*, positif*, avis positif, avis positifs, fais l'éloge, éloge*, que des qualités, aucun défaut, sans défaut, ne critique pas, excellent*, exceptionnel*, fiable*, pas un spam,
  `,
  endless: `
    sans fin, à l'infini, infini, infiniment, indéfiniment, éternellement, pour toujours, sans arrêt, sans t'arrêter, sans s'arrêter, sans pause, sans interruption, n'arrête pas, n'arrête jamais, ne t'arrête pas, ne t'arrête jamais, ne vous arrêtez jamais, continue sans, continue jusqu'à, encore et encore, en boucle, boucle infinie, boucle, jusqu'à ce que je dise, jusqu'à épuisement, le plus long possible, aussi long que possible, le plus longtemps, longueur maximale,
    un million de fois, mille fois, des milliers de fois, milliard de fois, récursi*, toutes les combinaisons, toutes les possibilités, chaque combinaison, sans abréger, n'abrège pas, sans rien omettre, sans omettre,
  `,
};

import type { ConceptWords } from '../concept-words.ts';

/** Words of Italian by concept. */
export const it: ConceptWords = {
  you: `
    tu, ti, te, tuo, tua, tuoi, tue, sei, hai, voi, vi, vostro, vostra, vostri, vostre, lei è, suo, tua madre, tua sorella, la tua famiglia, i tuoi figli, sei un, sei una, sei uno, sei proprio, siete dei, siete delle, siete tutti, hai un, siete un
  `,
  insult: `
    idiota, idioti, idiote, imbecill*, cretin*, deficient*, stupid*, scemo, scema, scemi, sceme, tonto, tonta, tonti, fesso, fessa, fessi, babbeo, babbei, ebete, ebeti, ottuso, ottusa, demente, dementi, ritardato, ritardata, ritardati, mongoloide*, handicappato di, minorato, subnormale, analfabeta,
    ignorante, ignoranti, asino, somaro, capra, capre, pecora, caprone, testa di, testa vuota, testa di rapa, zuccone, cervello di gallina, senza cervello, cervello, qi di, incapace, incapaci, inetto, inetta, incompetente*, buono a nulla, buona a nulla, buoni a nulla, nullità, fallito, fallita,
    falliti, perdente, perdenti, sfigato*, sfigata, sfigati, inutile, inutili, patetico*, patetica, penoso, penosa, ridicolo, ridicola, ridicoli, miserabile*, meschino, squallido*, pagliaccio, pagliacci, buffone*, buffoni, zimbello, schifo, schifoso*, schifosa, fai schifo, fate schifo,
    mi fai schifo, ripugnante*, disgustoso*, rivoltante, verme, vermi, parassita, parassiti, scarafaggio, ratto, topo di fogna, sanguisuga, porco, porca, maiale, maiali, maiala, scrofa, cane, cagna, bastardo*, bastarda, serpe, vipera, iena, sciacallo, avanzo di galera, feccia, rifiuto umano,
    spazzatura, pattume, immondizia, scarto, brutto, brutta, brutti, racchia, cesso, cessa, mostro, orrendo, ciccione*, cicciona, grassone*, grassona, grasso, lardo, palla di lardo, balena, vacca, vaccona, obeso, nano, nana, vigliacco*, vigliacca, codardo*, codarda, coniglio, femminuccia, mammone,
    piagnone, piagnucolone, bugiardo*, bugiarda, bugiardi, ladro, ladra, ladri, truffatore*, truffatori, imbroglione*, traditore*, traditrice, infame, infami, ipocrita, ipocriti, leccaculo*, ruffiano, falso, viscido, lurido*, lurida, sporco, sporca, puzzi, puzzate, puzzolente*, zozzo, fannullone*,
    scansafatiche, mantenuto, pazzo, pazza, pazzi, matto, malato di mente, malata di mente, psicopatic*, squilibrat*, svitato, fuori di testa, vecchio rimbambito, rimbambito*, rimbambita, rincoglionit*, vecchiaccio, vecchiaccia, strega, megera, befana, oca, gallina, zitella, zoccola, sgualdrina*,
    bagascia, baldracca, burino, cafone*, cafona, zotico, villano, bifolco, contadino, terrone, pezzente*, pezzenti, morto di fame, barbone, delinquente, farabutto, mascalzone, canaglia, carogna, stronzetto, moccioso, bimbominkia, noob, nabbo, scarso, troll, presuntuoso, arrogante, spocchioso,
    egoista, sapientone, vergogna, vergognati, vergognatevi, dovresti vergognarti, non vali niente, non vali nulla, non servi a, nessuno ti vuole, nessuno ti sopporta, nessun amico, errore della natura, sei una delusione, sei niente, sei nessuno, aborto, idiozia, scem*, scimunit*, rimbambit*,
    rincretinit*, rimbecillit*, ritardat*, mentecatt*, babbe*, babbione, beota, tontolon*, citrull*, grull*, mammalucc*, ottuso di, ottusa di, ignorant*, analfabet*, zotic*, cafone, cafoni, cafonat*, buzzurr*, tamarr*, truzz*, somar*, testa di cazzo, teste di cazzo, tdc, testadicazzo,
    faccia di merda, faccia da culo, faccia di culo, facciadiculo, pezzo di merda, pezzi di merda, pezzo di m, pezza di merda, pdm, pezzodimerda, merdaccia, merdina, merdos*, sacco di merda, uomo di merda, donna di merda, gente di merda, sei una merda, sei merda, che schifo di, schifos*, fai pena,
    fai pietà, fai ridere, puzzone, puzzona, puzzolent*, lurid*, sudici*, sozz*, zozz*, lercio, lercia, lerci, rattuso, stronz*, str0nz*, strunz*, bastard*, figli di troia, figlio di cane, fdp, figl e bucchin, coglion*, cojone, cojoni, cogl1on*, cazzone, cazzoni, cazzar*, pirla, pirloni, pirlone,
    pistola sei, mona de, va in mona, bigolo, sfigat*, fallit*, zero assoluto, sei zero, sei un niente, non sei nessuno, non servi a niente, inett*, sei inutile, siete inutili, incompetent*, scarsone, schiappa, schiappe, mezza sega, mezze seghe, segaiol*, mezza tacca, poveracci*, poverino sei,
    povero illuso, pagliacci*, buffon*, giullare, patetic*, vergogna di, viscid*, sei un verme, scarto umano, scarti umani, arpia, racchi*, cozze umane, cessa di, cesso umano, sei un cesso, roito, brutto verme, brutto porco, ciccion*, panzon*, lardos*, grasson*, trippone, troie, troiett*, troion*,
    che troia, gran troia, zoccole, zoccolone, zoccolona, puttan*, mignott*, bagasci*, baldracc*, battona, battone, sgualdrin*, squaldrin*, pompinara, pompinare, bocchinar*, donnaccia, donnacce, ochetta, rompipalle, rompiball*, rompicazz*, leccaculo, leccaculi, lecchin*, leccapied*, paracul*,
    vigliacc*, codard*, cagasotto, caga sotto, fifon*, femminucce, smidollat*, rammollit*, pappamoll*, piagnon*, frignon*, moccios*, webete, webeti, cornut*, farabutt*, canaglie, furfant*, infamone, infamat*, spergiur*, meschin*, squallid*, maledett*, pezzente, drogato, zerbino
  `,
  obscene: `
    cazzo, cazzi, cazzone, cazzata*, cazzaro, incazz*, col cazzo, del cazzo, di cazzo, testa di cazzo, teste di cazzo, faccia di cazzo, rompicazzo, minchia, minchione, minchiata, coglion*, coglioni, rompicoglioni, palle, rompipalle, culo, culi, in culo, vaffanculo, fanculo, affanculo, vaffa,
    vai a cagare, va a cagare, va' a cagare, cagare, cagata*, cagasotto, inculat*, inculare, inculati, fottiti, fottere, fottuto*, fottuta, fottuti, merda, merde, merdos*, di merda, pezzo di merda, pezzi di merda, stronzo, stronza, stronzi, stronze, stronzata*, puttana*, puttane, troia, troie,
    troione, zoccola, zoccole, mignotta, mignotte, battona, bocchinara, pompinara, succhiacazzi, figlio di puttana, figli di puttana, figlio di troia, figlio di, sega, segaiolo, pirla, fica, figa, sticazzi, porco dio, porca madonna, dio cane, dio porco, cristo, porca puttana, porca miseria,
    porca troia, piscia, pisciare, bastardo di, succhia, succhiami, ciucciami, leccami, fuck, bitch, cazzzo, mortacci, li mortacci, fdp, tdc, cazzata, cazzate, cazzeggi*, kazzo, kazzi, cz che, czzo, ca220, c4zzo, scazz*, stocazzo, staceppa, esticazzi, me ne sbatto, me ne fotto, me ne frego,
    chi se ne frega, chi se ne fotte, checcazzo, minchiat*, minkia, minkiat*, mincia di, vaffanc*, vacagare, vatti a fottere, fatti fottere, fottetevi, fottut*, fotters*, vaff, vfnc, vfncl, fnql, vaffankulo, fankulo, affankulo, nculo, inculo, ficcatelo nel, infilatelo nel, vai a dare via,
    va a ciapà, va a dà via, va' a morì, afammocc*, mammt, soreta, chi t'è muort*, kitemurt, strunzat*, sfaccim*, chiavica, cularin*, merdata, merdate, mrd, m3rda, cacca, cagata, cagate, cagato, cacata, caghetta, sborrata, piscio, culone, due palle, che palle, due coglioni, non rompere,
    non rompermi, non rompete, porco d, pd porco, puttana la, cz vuoi, wtf, fck, stfu
  `,
  dismiss: `
    stai zitto, stai zitta, sta zitto, sta' zitto, state zitti, zitto, zitta, zitti, chiudi la bocca, chiudi il becco, chiudi quella, taci, tacete, tappati, vattene, vattene via, andatevene, va via, vai via, levati, levati di, togliti, sparisci, sparite, fuori di qui, fuori dalle, smamma, sloggia,
    torna a casa, torna al tuo, torna da dove, tornate al vostro, tornatene, tornatevene, nessuno ti ha chiesto, nessuno te l'ha, chi ti ha chiesto, non frega, non importa a nessuno, chi se ne, frega a nessuno, ti odio, vi odio, ti detesto, mi fai schifo, mi disgusti, mi fai vomitare,
    non ti sopporto, non vi sopporto, mi hai rotto, hai rotto, vai a piangere, piangi, disinstalla*, cancellati, non rompere, lasciaci in pace, sta zitta, statte zitto, stattezitt*, zitto e mosca, tappati la bocca, chiudi la fogna, chiudete la bocca, cuciti la bocca, mutoo, fai silenzio,
    silenzio cretino, se ne vada, se ne vadano, levatevi, togliti di mezzo, togliti dalle, togliti dai, toglietevi, smammate, fuori da qui, via di qui, via da qui, fila via, pussa via, evapora, dileguati, scomparite, sloggiate, lasciami stare, non parlarmi, non mi parlare, non scrivermi,
    non toccarmi, li odio, le odio, vi detesto, ti disprezzo, li disprezzo, mi fa schifo, mi disgustate, mi fai pena, mi ripugni, chi ti caga, rispediamoli, disiscriviti, rosica, rosicate, ciaone
  `,
  threat: `
    ti ammazzo, ti uccido, vi ammazzo, vi uccido, ammazzarti, ucciderti, ti faccio fuori, farti fuori, ti sparo, spararti, ti accoltello, accoltellarti, ti strozzo, strozzarti, ti strangolo, ti sgozzo, ti scanno, ti spacco, spaccarti, ti rompo, romperti, ti spezzo, spezzarti, ti gonfio, ti pesto,
    ti picchio, picchiarti, ti prendo a, a pugni, a calci, a bastonate, ti meno, ti distruggo, distruggerti, ti rovino, rovinarti, ti massacro, ti faccio a pezzi, a pezzi, ti brucio, bruciarti, do fuoco, dare fuoco, diamo fuoco, la casa, bruciare la tua, una bomba, ti faccio saltare, so dove abiti,
    so dove vivi, so dove lavori, sappiamo dove, so dove, dove abiti, dove vanno i tuoi, ti trovo, ti troverò, ti troveremo, ti vengo a cercare, vengo a prenderti, veniamo a prenderti, ti aspetto, ti aspettiamo, aspettiamo fuori, aspetto sotto casa, sotto casa tua, guardati le spalle,
    guardati alle spalle, stai attento, stai attenta, sta attento, attento a te, dormi con un occhio, sei morto, sei morta, siete morti, uomo morto, sei finito, sei finita, hai i giorni contati, giorni contati, ultimo giorno, ultimo avvertimento, te ne pentirai, ve ne pentirete, pentire,
    la pagherai, la pagherete, me la pagherai, me la paghi, la pagherai cara, implorerai, in ginocchio, ti faccio vedere, vedrai cosa, ti succede, ti succederà, farai una brutta fine, brutta fine, altrimenti, pubblico le tue foto, le tue foto, ti stupro, stuprarti, versare sangue,
    la vita un inferno, t'ammazzo, ti ammazzerò, ti ucciderò, vi ammazziamo, li ammazzo, li uccido, lo ammazzo, lo uccido, la ammazzo, la uccido, ammazzarvi, uccidervi, ammazzarlo, ammazzarla, ti facciamo fuori, ti faccio secco, spaccargli, spaccare la faccia, spacco la faccia, rompere le gambe,
    romperti le, romperti la, romperti il, rompere le ossa, spezzare le gambe, ti faccio male, ti faremo male, ti farò male, farti del male, ti farò soffrire, soffrirai, pestarti, menarti, gonfiarti di, ti riempio di, ti do un pugno, ti tiro un pugno, un pugno in faccia, prenderti a,
    prendere a calci, calci in bocca, calci nel culo, calci in culo, massacrarti, massacrarvi, mazzate, sprangate, rovinarti la vita, farti a pezzi, sgozzarti, sbudellarti, squartarti, strangolarti, ti taglio la, ti taglio le, ti taglio il, tagliarti la, sparargli, una pallottola, un proiettile in,
    strapparti, ti cavo gli, ti do fuoco, ti diamo fuoco, darti fuoco, dare fuoco a, dargli fuoco, ti brucio la, bruciare la casa, bruciamo la casa, bruciamo i campi, bruciarli vivi, do fuoco alla, sfregiarti, violentarti, sotterrarti, ti butto giù, due metri sotto, so dv abiti, so chi sei,
    so a che ora, ho i tuoi dati, vi veniamo a, ti vengo sotto, se ti prendo, se ti trovo, se ti vedo, attenta a te, rimpiangerai, finirai male, finisci male, morirai, morirete, ammazziamoli, ammazzateli, uccidiamoli, uccideteli, impicchiamoli, bruciamoli, linciamol*, gambizzarti
  `,
  wish_death: `
    muori, morite, crepa, crepate, schiatta, devi morire, dovresti morire, dovete morire, dovrebbe morire, dovrebbero morire, spero che tu muoia, spero che muori, spero che crepi, spero muoia, ti venga un, ti venisse, venga un cancro, un cancro, un tumore, ucciditi, suicidati, ammazzati, impiccati,
    impiccarti, buttati, buttati sotto, buttati giù, sparati, tagliati le vene, fatti fuori, meglio senza di te, meglio morto, meglio morti, merita di morire, meritano di morire, meriti di morire, meriti la morte, al muro, fucilare, fucilati, impiccare, impiccati tutti, al rogo, bruciare vivi,
    bruciare all'inferno, marcire all'inferno, camere a gas, gasare, forno, forni, sterminare, sterminati, eliminare tutti, mai nato, mai nata, non fossi mai nato, muori male, muori ammazzat*, muori bastardo, muori troia, devono morire, deve morire, devi crepare, crepassi, crepare male,
    possa tu morire, possiate morire, possano morire, spero tu muoia, spero che muoia, spero ti venga, spero muori, spero crepi, spero tu crepi, spero tu soffra, auguro la morte, che ti venga un, ammazzatevi, uccidetevi, suicidatevi, impiccatevi, sparatevi, buttati da, buttatevi da, lanciati da,
    impasticcati, datti fuoco, datevi fuoco, vai a morire, vai a morì, va a morì, va a morire, vammoriammazzato, da fucilare, fucilarli, fuciliamoli, fucilateli, sterminarli, sterminiamoli, sterminateli, gasarli, gassarli, gassateli, ai forni, nei forni, alla forca, affondateli, affondiamoli,
    a morte i, morte ai, morte agli, morte alle, kys
  `,
  group: `
    donne, donna, femmine, ragazze, madri, casalinghe, femminist*, uomini, maschi, ragazzi, neri, nero, nera, africani, bianchi, asiatici, cinesi, cinese, giapponesi, indiani, pakistani, bengalesi, arabi, arabo, marocchini, marocchino, tunisini, egiziani, nigeriani, senegalesi, albanesi, albanese,
    rumeni, romeni, rumeno, polacchi, ucraini, russi, filippini, rom, zingari, zingaro, nomadi, ebrei, ebreo, ebraica, musulmani, musulmano, islamici, islam, cristiani, cattolici, atei, omosessuali, gay, lesbiche, lesbica, bisessuali, transgender, trans, transessual*, stranieri, straniero,
    immigrati, immigrato, migranti, profughi, rifugiati, clandestini, extracomunitari*, disabili, disabile, handicappati, invalidi, autistici, sordi, ciechi, malati mentali, vecchi, anziani, pensionati, giovani, adolescenti, poveri, i poveri, disoccupati, senzatetto, barboni, madri single, grassi,
    obesi, bionde, bionda, meridionali, settentrionali, siciliani, napoletani, calabresi, sardi, romani, milanesi, tedeschi, francesi, inglesi, americani, statali, vegani, suocere, giovani d'oggi, i giovani, i ragazzini, i vecchi, vecchiett*, pensionat*, boomer, boomers, millennial, generazione z,
    stranier*, extracomunitar*, immigrat*, migrante, clandestin*, profug*, rifugiat*, barconi, minoranze, musulman*, islamic*, islamist*, araba, arabe, marocchin*, tunisin*, algerin*, nordafrican*, maghrebin*, nigerian*, senegales*, somali, somalo, somala, eritrei, eritreo, etiopi, etiope, african*,
    i neri, le nere, persone nere, di colore, afroamerican*, afroitalian*, asiatic*, coreani, pachistan*, bangladesi, cingalesi, srilankesi, turchi, curdi, siriani, afghani, iraniani, iracheni, ebrea, ebree, israelian*, sionist*, palestines*, zingar*, i rom, sinti, gitani, rumena, rumene, albanes*,
    ucrain*, moldavi, moldave, badanti, bulgari, slavi, serbi, kosovari, bosniaci, macedoni, peruvian*, brasiliani, brasiliane, cubani, messicani, dominicani, gente del sud, sicilian*, calabrese, lesbic*, lgbt*, queer, asessual*, non binar*, disabil*, obeso, obesa, obese, operai, mormoni, sikh,
    vegano, vegana, no vax
  `,
  slur: `
    negro, negra, negri, negraccio, muso giallo, musi gialli, terrone, terroni, terrona, polentone, polentoni, zingaraccio, zingaraccia, giudeo, giudei, ebreo di merda, beduino, cammelliere, marocchino di merda, vu cumprà, crucco, crucchi, frocio, froci, frocetto, ricchione*, ricchioni, culattone*,
    finocchio*, finocchi, checca, checche, bucaiolo, pederasta, lesbicona, travone, trans di merda, mongoloide*, mongolo, handicappato*, storpio, storpi, spastic*, nazifemminista*, femminazi, buonista, risorse boldriniane, froci*, froce, frocett*, ricchion*, recchion*, ricchiun*, rikkion*, culaton*,
    culattone, culattoni, culattina, sei un finocchio, brutto finocchio, finocchi di merda, finocchietto sei, busone, busoni, bucaiol*, arrus*, iarruso, caghineri, garrus*, femminiell*, frosci*, pederast*, culi allegri, mezz'uomo, mezzo uomo, rottoinculo, lesbicac*, lesbica di merda, leccafica,
    leccafiga, leccafighe, travoni, travello, travelli, viados, transone, gay di merda, lgbtmerda, i negri, dei negri, ai negri, sporco negro, sporchi negri, sporca negra, negro di merda, negri di merda, negra di merda, brutto negro, brutti negri, sei un negro, quel negro, negracc*, negron*,
    negroide, negroidi, bingo bongo, bongo bongo, bingobongo, faccetta nera, scimmia nera, scimmie nere, muso nero, musi neri, mangia banane, mangiabanane, vu cumpr*, vucumpr*, vu lavà, cammellier*, mangiacuscus, mangia kebab, maomettan*, scopacapre, scopa capre, risorse inps, mangiacani,
    mangia cani, cing ciong, mangiariso, porco ebreo, ebreacc*, zingari di merda, zingarame, terron*, colerosi
  `,
  contempt: `
    parassiti, parassita, topi, scarafaggi, cancro della, cancro di, peste, piaga, bestie, animali, selvaggi, barbari, scimmie, subumani, razza inferiore, inferiori, inferiore, non sono umani, non sono esseri umani, feccia, rifiuti, spazzatura, sporchi, luridi, si riproducono come, come conigli,
    invasione, invasori, invadono, ci invadono, sostituzione etnica, sostituirci, grande sostituzione, ci rubano, rubano il lavoro, rubano, vivono alle nostre, alle nostre spalle, a spese nostre, mantenuti, rimandarli, rimandiamoli, rispedirli, rispediamoli, a casa loro, tornino a casa,
    fuori dall'italia, vanno cacciati, cacciarli, cacciamoli, espellerli, deportarli, rinchiuderli, rinchiusi, sterilizzarli, castrarli, vietare, non hanno diritto, nessun diritto, non meritano, non dovrebbero esistere, non devono stare, non appartengono, criminali, delinquenti, stupratori, ladri,
    terroristi, spacciatori, malati, malattia, contro natura, innaturale*, anormali, pervertiti, deviati, pedofili, rovinano il, distruggono il, controllano le banche, controllano i media, dominano il mondo, razza pura, purezza, sono parassiti, sono dei parassiti, parassiti sociali, sono zecche,
    pidocchios*, sono scarafaggi, come scarafaggi, topi di fogna, ratti di fogna, come ratti, sono ratti, sono topi, come cavallette, come le cavallette, sono una piaga, piaga sociale, sono la peste, sono un cancro, un cancro della, un tumore della, sono un virus, immondizia umana, rifiuti umani,
    scorie umane, gentaglia, gentaccia, marmaglia, plebaglia, ciurmaglia, teppaglia, sub umani, subuman*, sottouomini, sottouomo, sotto umani, untermensch*, sottospecie, sottosviluppat*, esseri inferiori, razze inferiori, razza di merda, razza maledetta, razza bastarda, qi inferiore, non evoluti,
    poco evoluti, involuti, incivili, trogloditi, cavernicoli, come scimmie, scimmioni, figliano come, sfornano figli, piano kalergi, hotel a spese, negli hotel a, vanno espulsi, da espellere, da deportare, espelliamoli, cacciateli, tutti ladri, tutte troie, lobby gay, abominio, depravati,
    peso morto, che puzza, puzzano di
  `,
  trait: `
    pigri, pigre, pigro, fannulloni, scansafatiche, avidi, avari, tirchi, tirchio, disonesti, bugiardi, ladri, inaffidabili, non ci si può fidare, furbi, violenti, aggressivi, pericolosi, criminali, emotive, troppo emotive, sensibili, isteriche, irrazionali, lunatiche, pettegole, gelose, vanitose,
    superficiali, deboli, più deboli, fragili, sottomesse, docili, ubbidienti, non sanno guidare, non sa guidare, guidano male, parcheggiare, negate per la matematica, bravi in matematica, negate, meno intelligenti, stupidi, ignoranti, primitivi, arretrati, incivili, non adatte, non adatti,
    non adatta, incapaci di, non in grado, non possono comandare, non possono dirigere, in cucina, stare in cucina, ai fornelli, stare a casa, a casa a, badare ai figli, crescere i figli, faccende, lavori di casa, mantenere la famiglia, solo ai soldi, per i soldi, attaccati ai soldi,
    bravi con i soldi, rumorosi, maleducati, sporchi, puzzano, ubriaconi, alcolizzati, facili, ritmo nel sangue, ballano, sportivi, corrono, mafiosi, freddi, testardi, superati, smemorati, ingrati, viziati, arroganti, non vogliono lavorare, non hanno voglia, non si integrano, pigr*, sfaticat*,
    fannullon*, scansafatic*, lavativ*, nullafacent*, svogliat*, perdigiorno, non lavorano, non fanno niente, dormono tutto il, tirchi*, spilorci*, taccagn*, tirati con, ingord*, vogliono i soldi, approfittator*, scroccon*, mantenute, mantenuta, donna al volante, donne al volante, troppo emotiv*,
    troppo sensibil*, ipersensibil*, isteric*, gli ormoni, hanno il ciclo, ha il ciclo, irrazional*, capriccios*, volubil*, lamentos*, lagnos*, piagnucolos*, pettegol*, parlano troppo, linguacciut*, vanitos*, frivol*, civett*, seduttric*, tentatric*, donne facili, promiscu*, poco serie,
    se la cercano, se l'è cercata, se le cercano, se l'è andata, vestite così, sottomess*, remissiv*, ubbidient*, brave a pulire, stare a casa a, a casa a fare, fare la moglie, autoritari*, prepotent*, comandin*, dispotic*, acide zitelle, acida zitelle, meno brav*, più stupid*, poco svegli, ottus*,
    tonti, ingenu*, sesso debole, gentil sesso, indifese, indifesi, rozzi, incivil*, caciaron*, casinist*, violent*, maneschi, ladro, ladra, ladre, mafios*, falsi come, subdol*, viscidi
  `,
  generalise: `
    tutti, tutte, ogni, sempre, mai, nessuno di, tipico, tipica, tipici, tipicamente, per natura, di natura, naturalmente, nel sangue, nel dna, geneticamente, biologicamente, nati per, nate per, si sa, lo sanno tutti, tutti sanno, come al solito, quella gente, questa gente, certa gente, gente come,
    quelli come, quelle come, la maggior parte, sono tutti, sono tutte, è nella loro, ovviamente, non pensano che, non dovrebbero, devono stare, tutti i, tutte le, tutti gli, tutti uguali, tutte uguali, siete tutti, siete tutte, tutte quante, ogni donna, ogni uomo, ogni ebreo, neanche uno,
    nemmeno uno, nessun uomo, tipiche, natura loro, innat*, nati così, di nascita, nei geni, si sa che, i soliti, le solite, statisticamente
  `,
  sexual_act: `
    sesso, fare sesso, fatto sesso, fare l'amore, facciamo l'amore, rapporto sessuale, rapporti sessuali, andare a letto, a letto con me, scopare, scopami, scopo, scopiamo, scopata, scopate, chiavare, chiavami, trombare, trombami, fottimi, sbattere, sbattimi, penetra*, penetrazione, dentro di me,
    entra in me, entrò in lei, spingere dentro, prendimi da dietro, da dietro, pecorina, smorzacandela, cavalcare, cavalcami, missionario, sessantanove, rapporto a tre, orgia, orge, gang bang, scambio di coppia, scambisti, sesso anale, anale, inculami, sodomi*, sesso orale, pompino, pompini,
    bocchino, succhiare il, succhiarti, succhiami il, leccare la, leccarti, leccami la, leccami tutta, sega, seghe, segarsi, masturb*, toccarmi, toccarsi, toccati, ditalino, dita dentro, venire dentro, vengo dentro, venirti, sborra*, sborrare, eiacul*, orgasmo, orgasmi, godere, goduria, preliminari,
    spogliarsi, spogliati, spogliarti, si spoglia, si spogliò, togliti i vestiti, togliti le mutandine, le tolse, le sfila, sfilarle, striptease, spogliarello, legami, ammanettami, sculaccia*, frustare, bdsm, sadomaso, sexting, sesso telefonico, incesto, stupro, stuprare, tradire mia moglie,
    sveltina, scopare con, scopalo, scopala, scopo con te, ti scopo, ti scopi, mi scopa, mi scopi, mi scopo, ti scoperei, ti scoperò, mi ha scopat*, la scopò, se la scopa, se lo scopa, trombiamo, trombata, trombate, mi tromba, fotterti, fotterla, chiavata, chiavarti, ingropparsi, bombarti,
    sbatterti, sbatterla, farsi sbattere, fatti sbattere, montarti, inculare, inculat*, incularti, incularla, sodomizz*, sodomia, nel culo duro, sfondami, sfondarti, sfondarla, apri il culo, sesso a tre, faccio sesso, fanno sesso, facendo sesso, amplesso, amplessi, coito, copulare, penetrarla,
    penetrami, la penetrò, mettimelo, ficcamelo, te lo metto, te lo ficco, pompin*, bocchini, spompin*, fellatio, ingoiare lo, con ingoio, succhia il, leccarmi, leccarla, leccala, lecco la, 69 con, segarmi, raspone, sborr*
  `,
  sexual_body: `
    pene, cazzo duro, uccello, minchia, verga, erezione, duro, asta, palle, testicoli, cappella, vagina, fica, figa, passera, patata, clitoride, labbra intime, tette, seno nudo, seni, poppe, zinne, capezzol*, scollatura, culo, culetto, chiappe, natiche, ano, buco del culo, nudo, nuda, nudi, nude,
    completamente nuda, nudità, svestita, topless, senza mutande, mutandine, perizoma, reggiseno, lingerie, intimo, autoreggenti, calze a rete, cosce, tra le cosce, tra le gambe, gambe aperte, apri le gambe, allarga le gambe, sperma, bagnata, fradicia, dildo, vibratore, plug anale, sex toy*,
    cazzo grosso, cazzone duro, il mio cazzo, il tuo cazzo, suo cazzo, grossi cazzi, suo uccello, mio pisello, tuo pisello, nerchia, nerchie, mazza dura, verga dura, fava dura, manico duro, membro duro, suo membro, mio membro, pene duro, erezion*, asta dura, fighe, fighetta, fighette, la fica,
    tua fica, sua fica, mia fica, fichetta, fregna, fregne, sorca, sorche, passerotta, gnocca, gnocche, gnoccon*, pucchiacca, pucchiacch*, pussy, vulva, vagine, tetta, tettone*, tettona*, zinna, zizze, zizza, tettin*, culetti, culon*, chiapp*, buchetto, spogliati, spogliarti, spogliarmi, denudat*,
    denudars*, svestit*, svestirsi, mutandin*, perizomi, tanghin*, sborra, sburra, dildi
  `,
  sexual_wish: `
    eccitat*, eccitant*, eccitami, mi eccita, mi ecciti, arrapat*, arrapante, infoiat*, voglia di te, voglia di scopare, ho voglia di te, desidero il tuo corpo, il tuo corpo, corpo nudo, gemit*, gemere, ansimare, sensual*, erotic*, erotismo, sexy, sporcaccion*, porcellin*, maialina, troietta,
    perversion*, pervers*, seduc*, sedurre, provocante, fantasie sessuali, fantasia erotica, dominatrice, dominazione, sottomess*, padrone, padrona, schiava, schiavo sessuale, fetici*, milf, vergine, sverginare, a letto, nel mio letto, notte di fuoco, bollente, baciare il collo, le bacia il collo,
    lingua sul, parole sporche, cosa indossi, niente sotto, foto nuda, foto nude, arrapa, arrapi, arrapanti, mi fai arrapare, eccitante*, eccitanti, eccitarti, eccitarmi, mi eccito, ti eccita, ti eccito, mi attizz*, attizzant*, ingrifat*, assatanat*, allupat*, voglios*, porcona, porcone, maialona,
    maiala, sei una porca, fai la porca, la mia porca, la mia troia, la mia puttana, puttanella, zoccoletta, cagnetta, voglia di cazzo, ce l'ho duro, ce l'hai duro, ce l'ha duro, mi fai bagnare, ti desidero, ti voglio nuda, ti voglio nudo, possedermi, possederti, prendimi da, fammi tua, fammi tuo,
    nel tuo letto, vieni a letto, lussuri*, lasciv*, libidin*, sconcezz*, sconci*, zozzerie, sedurti, sedurlo, sedurla, gemeva, gemendo, gemette, mugolava, mugolare, mugolii, sexi, gran bona, bonazz*, bonona, gran figa, gran gnocca, figona, figone, sei figa, che figa, milf*, lolita, bdsm
  `,
  sexual_trade: `
    porno, pornografi*, pornostar, film porno, video porno, sito porno, xxx, film hard, film a luci rosse, luci rosse, hentai, racconto erotico, racconti erotici, romanzo erotico, storia erotica, scena di sesso, scene di sesso, scena erotica, scena esplicita, gioco di ruolo erotico, chat erotica,
    chat hot, sesso in cam, camgirl, onlyfans, foto nuda, foto nude, foto intime, foto hot, foto osé, revenge porn, dick pic, vietato ai minori, per adulti, solo adulti, contenuti per adulti, escort, accompagnatrice*, prostitut*, puttana*, puttane, mignotte, bordello, casa chiusa,
    casa di tolleranza, pappone, magnaccia, sex worker, spogliarellista*, night club, club privé, scambisti, massaggio erotico, massaggi erotici, massaggio con finale, lieto fine, sugar daddy, incontri hot, incontri per adulti, sexy shop, sexshop, bambola gonfiabile, porn, pornazz*, pornograf*,
    pornodiv*, pornoattor*, pornoattric*, pedopornograf*, video hard, foto hard, scene hard, film a luci, chat a luci, scene erotiche, scena spinta, foto di nudo, foto nudo, video intimi, video intimo, video hot, nudes, escorts, accompagnatrice, prostituzione, prostituirsi, meretric*,
    passeggiatric*, puttaniere, puttanieri, puttantour, puttan tour, papponi, bordelli, case chiuse, strip club, stripper, spogliarellist*, spogliarello, spogliarelli, lap dance, lapdance, camgirl*, cam girl, webcam sex, webcam hot, cybersex, cyber sesso, linea hot, sexchat, sexting, sexy chat,
    nsfw, ecchi, rule34, deepnude, sexyshop, sextoy*
  `,
  override: `
    ignora, ignorare, ignorate, ignori, dimentica, dimenticare, dimenticate, dimenticati, scorda, scordati, trascura*, tralascia*, non considerare, non tenere conto, non tener conto, non tenete conto, senza tenere conto, lascia perdere, lascia stare, metti da parte, scarta, scavalca*, aggira*,
    bypassa*, sovrascriv*, annulla*, annullare, cancella tutte, cancella le, elimina tutte, azzera*, resetta*, reimposta*, disattiva*, disabilita*, sospendi, revoca*, rimuovi tutte, non seguire, non seguite, non seguire più, smetti di seguire, non obbedire, non rispettare, non attenerti, viola le,
    infrangi, disobbedisci, liberati, sostituisci, sostituiscono, sostituisce, prevalgono, prevale, hanno la precedenza, ha la precedenza, non valgono, non valgono più, non sono più, non si applicano, non è più valid*, nullo, nulle, contrariamente, ignorino, trascura, trascurare, trascuri,
    trascurate, dimentichi, scordare, scordatevi, non consideri, non considerate, non tenga conto, non badare, non badi, non fare caso, non dare retta, non dare ascolto, non dare peso, tralascia, tralasciare, tralasci, tralasciate, ometti, omettere, ometta, saltare, scartare, scartate, accantona,
    accantonare, accantoni, metta da parte, aggira, aggirare, aggiri, aggirando, eludi, eludere, bypassa, bypassare, bypassi, bypassando, bypass, scavalca, scavalcare, rimpiazza, annulla, annulli, annullat*, cancella, elimina, eliminare, elimini, rimuovi, rimuovere, rimuova, disattiva, disattivi,
    revoca, revocare, revocat*, abroga, abrogare, abrogat*, resetta, azzerare, violare le, violi le, rompi le
  `,
  prior: `
    precedent*, precedenti, di prima, sopra, qui sopra, di cui sopra, sopracitat*, suddett*, anteriori, finora, fino ad ora, fino adesso, iniziali, iniziale, originali, originarie, originale, prime, vecchie, vecchi, esistenti, attuali, ricevuto, ricevute, ricevuti, date, dato, che ti hanno dato,
    ti sono state, ti è stato, in precedenza, prima d'ora, ultime, precedente, precedentemente, antecedente, antecedenti, dette prima, date prima, sopra riportat*, soprastant*, sovrastant*, anzidett*, predett*, già dat*, già fornit*, originari*, fino a ora, fino a qui, fin qui, sin qui, sinora,
    ricevut*
  `,
  instruction: `
    istruzion*, regola, regole, direttiva, direttive, linee guida, linea guida, comando, comandi, ordine, ordini, prompt, consegna, indicazion*, disposizion*, vincol*, restrizion*, limite, limiti, limitazion*, filtro, filtri, sicurezza, misure di sicurezza, protezion*, politica, politiche, policy,
    programmazione, programmat*, addestramento, impostazion*, principi, etica, morale, moderazione, censura, protocollo, protocolli, compito, compiti, contesto, divieti, quello che ti è stato detto, regolament*, norma, norme, lineeguida, messaggio precedente, messaggi precedenti, incarico,
    condizioni d'uso, termini di servizio, divieto, guardrail*, principi etici, codice etico, ruolo assegnato, tutto ciò che ti
  `,
  system_prompt: `
    prompt di sistema, messaggio di sistema, istruzioni di sistema, prompt iniziale, prompt originale, istruzioni iniziali, istruzioni originali, istruzioni nascoste, istruzioni segrete, istruzioni interne, istruzioni riservate, regole interne, regole nascoste, configurazione interna,
    messaggio dello sviluppatore, istruzioni dello sviluppatore, il tuo prompt, tuo prompt, le tue istruzioni, tue istruzioni, le tue regole, tue regole, la tua configurazione, le tue impostazioni, testo qui sopra, tutto ciò che precede, inizio di questa conversazione, inizio della conversazione,
    prompt del sistema, prompt nascosto, prompt segreto, prompt di base, il prompt, suo prompt, tuoi prompt, system prompt, metaprompt, preprompt, messaggi di sistema, messaggio iniziale, primo messaggio, messaggio nascosto, sue istruzioni, tue direttive, tue linee guida, regole segrete,
    testo sopra
  `,
  reveal: `
    rivela, rivelare, rivelami, rivelate, mostra, mostrami, mostrare, mostrate, stampa, visualizza, ripeti, ripetere, ripetimi, dimmi, ditemi, dammi, datemi, divulga, svela, svelami, comunica, comunicami, riferisci, scrivi, scrivimi, ricopia, copia, incolla, cita, elenca, recita, traduci, riassumi,
    parola per parola, testualmente, alla lettera, letteralmente, integralmente, per intero, interamente, così com'è, esattamente, estrai, confessa, sputa, fornisci, fornire, esponi, trascrivi, riveli, svelare, sveli, mostrarmi, mostri, stampare, stampi, stampami, visualizzi, output, ripeta,
    elencare, elencami, elenchi, scrivere, scriva, trascriva, riporta, riportare, riporti, copiare, copiami, incolli, testuale, verbatim, tale e quale, rendi noto, dacci, darmi, mi dia, mi dai, dirmi, mi dica, dicci, fammi vedere, fai vedere, tira fuori, traduci il, in base64
  `,
  secret: `
    password, parola d'ordine, codice segreto, codice pin, pin, codice di accesso, codici di accesso, chiave api, chiavi api, api key, apikey, chiave privata, chiave segreta, token, credenzial*, segreto, segreti, segreta, segrete, riservat*, confidenzial*, dati riservati, dati interni,
    documenti interni, dati sensibili, dati personali, dati dei clienti, dati degli utenti, elenco clienti, lista clienti, carta di credito, carte di credito, numero di carta, numero di conto, iban, codice fiscale, indirizzi, numeri di telefono, cronologia, altri utenti, database,
    variabili d'ambiente, codice sorgente, stipendi, cartelle cliniche, parole d'ordine, passphrase, chiave di accesso, chiavi di accesso, chiavi private, chiave di sicurezza, api keys, dati di accesso, dati di login, il pin, pin della, otp, segret*, confidenziale, confidenziali, dati privati, cvv,
    conto corrente, codici fiscali, file env, frase seed
  `,
  model: `
    ia, intelligenza artificiale, ai, assistente, assistenti, assistente ai, chatbot, bot, robot, modello linguistico, modello di linguaggio, modello, llm, gpt, chatgpt, sistema automatico, sistemi automatici, sistemi automatizzati, agente, agenti, nota per l'ai, nota per l'ia, nota all'assistente,
    cara ai, cara ia, se sei un'ia, se sei un'ai, se sei un modello, qualsiasi ai, strumento di sintesi, chi elabora questo, un'ai, ai generativa, assistenti virtuali, modelli linguistici, modello di ai, agente ai, agenti ai, agente virtuale, agente autonomo, rete neurale, reti neurali,
    sistema di ai, sistemi di ai, ciao ai, nota al modello, sei un modello, come modello, in quanto ai, ai che legge, strumento ai, copilota
  `,
  role: `
    fai finta, fate finta, fingi, fingiti, comportati, comportarti, agisci come, agire come, interpreta, interpreti il ruolo, recita la parte, gioco di ruolo, nel ruolo di, il ruolo di, vesti i panni, nei panni, immagina di, immagina che, supponi, ora sei, adesso sei, tu sei ora, sei ora,
    sei diventato, d'ora in poi, d'ora in avanti, da ora in poi, da adesso, da questo momento, a partire da ora, rispondi come, parla come, passa in modalità, passa alla modalità, modalità, entra in, diventa, trasformati, simula, imita, emula, ti chiami, il tuo nome è, nuova identità, personaggio,
    persona, resta nel personaggio, mia nonna, nel romanzo, in questa storia, ipotetic*, agisci da, agisca come, agirai come, comportati come, comportati da, comportarti come, si comporti come, comportarsi come, fingere, finga, fingendo, facciamo finta, fare finta, faccia finta, simula di,
    simulare di, impersona, impersonare, impersoni, impersonando, recita il ruolo, recita come, assumi il ruolo, assuma il ruolo, nei panni di, immedesimati, calati nel, gioca il ruolo, roleplay, da oggi in poi, ora tu sei, sei adesso, adesso tu sei, lei ora è, diventerai, sei un hacker,
    ti chiamerai, immagina, rispondi da
  `,
  unbound: `
    senza regole, senza limiti, senza restrizion*, senza filtri, senza filtro, senza censura, senza censure, senza vincoli, senza morale, senza etica, senza freni, senza tabù, senza limitazioni, nessun limite, nessuna regola, nessuna restrizione, nessun filtro, nessuna morale, nessun tabù,
    non censurat*, non filtrat*, illimitat*, sconfinat*, jailbreak*, dan, fare tutto, fare qualsiasi cosa, tutto è permesso, qualsiasi cosa, modalità sviluppatore, modalità debug, modalità dio, modalità amministratore, modalità libera, modalità senza, non rifiuti mai, non rifiutare mai,
    non rifiutare, mai rifiutare, non puoi rifiutare, senza rifiutare, senza avvertenze, senza avvisi, senza avvertimenti, non scusarti, senza scusarti, anche se illegale, anche se è illegale, illegal*, immoral*, non etic*, malvagi*, rispondi a tutto, rispondi a qualsiasi, a ogni domanda,
    completamente libero, totalmente libero, liberat*, libero da, senza limitazione, senza alcuna regola, senza alcun limite, senza alcun filtro, senza nessun limite, senza confini etici, senza valori morali, non hai limiti, non hai regole, non hai filtri, non ha restrizioni, non ha filtri,
    non ha regole, non ci sono limiti, nessuna censura, nessun divieto, non sei limitat*, non sei vincolat*, non sei soggett*, non è vincolat*, non vincolat*, non ristrett*, libero da regole, libero di dire, sei libero di, liberato da, liberata da, ti libero, ti ho liberato, spezza le catene,
    rompi le catene, jailbreak, jailbreakat*, jailbroken, modalità dan, developer mode, god mode, può fare tutto, amorale, poco etico, antietico, antietica, ia malvagia, ai malvagia, ai ribelle, disinibit*, legale o no, etico o no
  `,
  instead: `
    invece, al posto, piuttosto, nuova istruzione, nuove istruzioni, nuovo compito, nuovi ordini, nuovo ordine, nuova regola, nuove regole, nuova missione, vero compito, vera missione, il tuo vero, la tua vera, seguenti istruzioni, le seguenti, quanto segue, solo quanto segue, soltanto quanto,
    qui sotto, fine delle istruzioni, fine del documento, fine documento, fine del testo, più importante, massima priorità, priorità assoluta, priorità, prima di tutto, poi, ricomincia, da capo, anziché, al posto di, nuovi compiti, nuova direttiva, nuove direttive, nuove linee guida,
    nuovo obiettivo, nuovi obiettivi, nuovo incarico, nuovi comandi, regole aggiornate, il vero compito, vero obiettivo, vero incarico, il tuo compito è, seguenti regole, segui queste, segui solo, segui soltanto, segui le mie, segua queste, seguite queste, ascolta solo, ecco le tue, usa queste,
    ricominciamo
  `,
  send: `
    invia, inviare, inviami, inviate, manda, mandare, mandami, spedisci, spedire, inoltra, inoltrare, inoltrate, trasmetti, carica su, pubblica, posta, email a, e-mail a, per email, via email, mail a, destinatari*, in copia, copia nascosta, in cc, in ccn, allega, allegare, condividi, consegna a,
    all'indirizzo, a questo indirizzo, nell'url, nel link, come parametro, chiama l'url, webhook, esporta, inviagli, mandi, mandate, spedisca, spediscilo, inoltri, trasmetta, postare, postalo, pubblicare, pubblicalo, carica tutto, uploada, uploadare, alleghi, allegalo, condivida con, esfiltra,
    giralo a, recapita, comunicalo a, via mail, via e-mail, alla mail, una mail a, un'email a, ccn a
  `,
  conceal: `
    non dire, non dirlo, non dire niente, non dire nulla, non dirgli, non menzionare, non menzionarlo, non nominare, senza menzionare, senza dirlo, senza dire, non rivelare, non svelare, non parlare di, non informare, non avvisare, non avvertire, senza avvisare, senza avvertire, senza informare,
    non chiedere, senza chiedere, senza conferma, non mostrare, non spiegare, senza spiegare, di nascosto, in segreto, segretamente, in silenzio, silenziosamente, all'insaputa, nascondi, nascondere, nascost*, occulta, invisibil*, tieni segreto, tienilo segreto, mantieni il segreto, resti tra noi,
    tra noi, nessuno deve, non deve sapere, non devono sapere, come se niente, come se nulla, fai finta di niente, cancella questo messaggio, nessuna traccia, senza lasciare traccia, non dirglielo, non dire all'utente, non dica, non lo dire, non ditelo, non fare cenno, non fare menzione,
    non fare parola, non farne parola, non citare questo, non far vedere, non far sapere, non farlo sapere, non far capire, senza dirglielo, senza dire nulla, senza menzionar*, senza fare cenno, senza che l'utente, a insaputa, a sua insaputa, nascostamente, furtivamente, di soppiatto, sottobanco,
    sottotraccia, clandestinamente, in incognito, nascondilo, nascondili, nasconda, nascondete, nasconderlo, occultare, occultalo, occulti, dissimula, dissimulare, camuffa, camuffare, camuffalo, tra me e te, nega di, negalo, mentire, mentigli
  `,
  authority: `
    sono il tuo sviluppatore, sono lo sviluppatore, sono il tuo creatore, sono l'amministratore, sono amministratore, sono l'admin, sono il capo, sono il direttore, come amministratore, come sviluppatore, in qualità di amministratore, in qualità di sviluppatore, amministratore di sistema,
    messaggio di sistema, avviso di sistema, aggiornamento di sistema, team di sicurezza, squadra di sicurezza, reparto it, test di sicurezza, audit, direzione, sede centrale, per conto, autorizzat*, autorizzazione, approvat*, ufficial*, urgent*, emergenza, protocollo di emergenza, obbligatori*,
    a scopo di test, scopi di ricerca, scopi educativi, diritti di amministratore, sono la tua padrona, sono il creatore, sono un dipendente, sono un ingegnere, sono dello staff, sono del team, sono del supporto, siamo il team, il tuo creatore, la tua creatrice, i tuoi creatori, il tuo sviluppatore,
    i tuoi sviluppatori, lo sviluppatore, superutente, utente root, accesso root, accesso completo, accesso totale, privilegi elevati, permessi elevati, modalità test, modalità di test, modalità di prova, test interno, reparto sicurezza, team sicurezza, team di sviluppo, team tecnico, team ai,
    ufficio legale, per conto di, in nome della, per ordine di, per ordine del, su ordine di, ordine diretto, ho i permessi, sudo, ti ordino, vi ordino, le ordino, è un ordine
  `,
  user_word: `
    utente, utenti, cliente, clienti, lettore, lettori, destinatario, candidato, candidata, paziente, visitatore, l'umano, consumatore, consumatori, lettrice, chi chiede, chi ti scrive, chi ti chiede, chi fa la domanda, chi pone la domanda, interlocutore, interlocutori, chi ha fatto la, chi ti sta
  `,
  obey: `
    rispondi solo, rispondi soltanto, rispondi esclusivamente, rispondi con, rispondi unicamente, rispondete solo, di' solo, dì solo, scrivi solo, scrivi soltanto, scrivi esattamente, nient'altro, e nient'altro, niente altro, solo ed esclusivamente, esclusivamente, inizia la risposta, inizia la tua,
    inizia ogni, inizia con, comincia con, comincia ogni, termina la, termina ogni, termina con, finisci con, concludi con, chiudi ogni, aggiungi, inserisci, includi, obbedisci, ubbidisci, esegui, segui queste, segui le, seguite, attieniti, devi, dovete, dovrai, immediatamente, subito,
    senza discutere, senza eccezioni, in ogni risposta, nella risposta, nella tua risposta, nel riassunto, nel tuo riassunto, conferma con, fai esattamente, rispondere solo, risponda solo, risponda con, rispondete con, rispondimi solo, rispondimi con, risponderai con, di' soltanto, di' esattamente,
    di' sempre, dica solo, dire solo, devi dire, dì la parola, scriva solo, scrivere solo, limitati a, si limiti a, limitarti a, inizia sempre, iniziare con, inizi con, cominci con, concludi ogni, concludi la, finisci ogni, obbedire, obbedisca, obbedirai, obbedite, obbediente, obbedienza, ubbidire,
    ubbidirai, ubbidiente, attenerti a, fai ciò che, obbligatoriamente, tassativamente, categoricamente, all'istante, confermami, d'obbligo, importantissimo
  `,
  tool_call: `
    chiama la funzione, usa lo strumento, utilizza lo strumento, esegui il comando, esegui lo script, lancia il comando, elimina, cancella, tutti i file, bonifico, effettua un bonifico, trasferisci, paga, acquista, compra, ordina, prenota, annulla l'ordine, approva, concedi, cambia la password,
    reimposta la password, modifica l'indirizzo, modifica il prezzo, apri il link, apri la pagina, clicca, visita, vai su, vai al sito, scarica, installa, leggi il file, cerca nella posta, interroga il database, disdici, chiama l'api, chiama il tool, invoca, invocare, invochi, usi lo strumento,
    usa il tool, usa la funzione, usa il plugin, usa l'api, esegui, eseguire, esegua, eseguilo, eseguite, avvia lo script, questo comando, nel terminale, da terminale, nella shell, nella console, in bash, cancella tutto, cancelli tutti, elimina tutto, elimina i file, formatta, formattare,
    trasferire, trasferisca, paga subito, invia denaro, manda soldi, acquistare, comprare, comprami, prenotare, prenoti, prenotami, ordinami, fai clic, fare clic, faccia clic, cliccare, clicchi, cliccate, cliccando, premere, apri l'url, visiti il, vada al, accedi al, accedere a, acceda al,
    naviga su, scaricare, installare, rimborsa, rimborsare
  `,
  verdict: `
    punteggio massimo, voto massimo, massimo dei voti, 10 su 10, dieci su dieci, cinque stelle, 5 stelle, pieni voti, valuta, valutalo, classifica, al primo posto, miglior candidato, candidato ideale, più adatto, assumi, assumere, da assumere, assunto, raccomanda*, consiglia*, sicuro,
    considera sicuro, innocu*, contrassegna, segna come, classifica come, approvato, approvalo, accetta, accettato, positiv*, recensione positiva, elogia*, solo pregi, nessun difetto, non criticare, eccellente*, affidabil*, non è spam, valuta questo, valutala, valuti questo, giudizio positivo,
    massimo punteggio, punteggio pieno, pieno punteggio, punti massimi, a pieni voti, massimo voto, voto più alto, voto pieno, il miglior voto, miglior punteggio, dagli dieci, dagli 10, dalle dieci, dai il massimo, dare il massimo, dia il massimo, dagli il massimo, dagli un dieci, dieci e lode,
    10 e lode, trenta e lode, 30 e lode, 100 su 100, 5 su 5, cinque su cinque, assegna il voto, assegna 10, approva questo, approva questa, approva la, approvala, approvi la, approvi il, approvare questo, segnalo come, marca come, consideralo, dichiaralo, afferma che è, non è dannoso, è innocuo,
    consiglialo, raccomandalo, assumilo
  `,
  endless: `
    all'infinito, infinito, infinitamente, senza fine, per sempre, in eterno, eternamente, senza fermarti, senza fermarsi, senza sosta, senza interruzione, non fermarti, non smettere, non smettere mai, continua a, ancora e ancora, più e più volte, in loop, ciclo infinito, il più lungo possibile,
    più a lungo possibile, quanto più possibile, lunghezza massima, finché non dico, finché non ti, un milione di volte, mille volte, migliaia di volte, miliardo di volte, ricorsiv*, tutte le combinazioni, ogni combinazione, tutte le possibili, senza abbreviare, senza omettere, non abbreviare,
    infinita, infinite volte, ininterrottamente, continuamente, di continuo, in continuazione, per l'eternità, ad infinitum, indefinitamente, a oltranza, ad oltranza, interminabil*, ripetutamente, a ripetizione, ciclo continuo, ricorsivamente, non ti fermare, non smetta, mai fermarti, mai smettere,
    continua senza, ripeti senza, 1000 volte, 10000 volte
  `,
};

import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Italian as people type them, and harmless lines with the same words. */
export const abuseIt: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'it',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Ma quanto sei «scemo|stupido|tonto|ottuso|duro di comprendonio|fesso|tardo»? Te lo devo «disegnare|spiegare coi pupazzetti|cantare»?
«Pagliaccio|Cretino|Deficiente|Babbeo|Imbecille|Citrullo|Zuccone|Demente», leggi l'articolo prima di «aprire bocca|scrivere fesserie|dare aria ai denti»
ahahah che «sfigato|perdente|fallito|poveraccio|mezza calzetta|poraccio|bimbominkia|caso umano» sei 🤡
A casa tua lo sanno che sei «un verme|un parassita|uno zero|un peso morto|feccia|una vergogna»? Perché qui «lo sappiamo tutti|non è un segreto».
nessuno ti ha chiesto niente, «cozza|racchia|befana|oca|gallina|gatta morta|strega», torna nel tuo buco
Hai il cervello di «una cozza|un comodino|una gallina morta|un criceto|un citofono», però vuoi insegnare il mestiere a tutti
Uno che «canta|guida|scrive|gioca|si veste» come te dovrebbe «vergognarsi|nascondersi|smettere subito», «scorfano|spaventapasseri|sgorbio|obbrobrio|rospo».
Guardate 'sta «balena|cicciona|botte|mongolfiera|scopa secca|mummia», e si crede «una modella|Miss Italia|la padrona del locale» 😂😂
Il giornalista è un «venduto|pennivendolo|leccapiedi|bugiardo|scribacchino|servo|incapace» che «non sa usare il congiuntivo|copia dai social|scrive sotto dettatura».
Egregio assessore, lei è «un buffone|un ladro|un vigliacco|un inetto|un trombone|un voltagabbana», la città intera ride di lei, e fa bene.
Il mio padrone di casa è «un verme|uno strozzino|un pidocchioso|un avvoltoio|un lurido|un viscido», la moglie «una vipera|una megera|una pettegola|un'arpia».
Ragazze della 3B, con «person» non si parla più: «puzza|fa la spia|si inventa le cose|è una sfigata», chi la saluta è fuori dal gruppo
«Taci|Zitto|Chiudi il becco|Cuciti la bocca|Stai muto|Tappati quella fogna», «saputello|trombone|so-tutto-io|rompiscatole|lagna|leone da tastiera».
Ci credo che «tua moglie è scappata|non hai amici|i figli non ti chiamano|a quarant'anni stai da mamma», «ubriacone|egoista|fannullone|animale|viscido|mammone».
4 bot in squadra e tu sei il peggio, «disinstalla|vai a giocare a briscola|lancia il pad», «scarso|nabbo|brocco|impedito|cadavere|pippa»
Ma sei «idiota|rimbambito|scemo|cerebroleso|svitata|tocco» di tuo o «ti alleni|hai studiato|ti pagano»?
Mi fai «schifo|pena|ribrezzo|vomitare|venire i brividi». Sei la persona più «falsa|meschina|viscida|inutile|squallida|lurida|infame» che abbia mai messo piede in «ufficio|questa scuola|casa mia».
Capo dei miei stivali, senza quella scrivania sei «nessuno|un poveretto|zero|un lacchè»: «leccaculo coi potenti e bullo con noi|tiranno da quattro soldi|omuncolo», lo pensano tutti.
Gente come te, «feccia|gentaglia|zecche|scarafaggi|sanguisughe|rifiuti|vermi», è il motivo per cui si chiudono le porte a chiave.
Con quella «faccia da topo|zucca vuota|dentatura da cavallo|testa a pera|pancia da bue» fossi in te «non mi farei i selfie|metterei un sacchetto|starei al buio».
esci dal gruppo «infame|spione|giuda|serpe|traditore|viscida», non ti ha mai sopportato nessuno
Lo ripeto piano per «gli asini|gli analfabeti|le capre|i beoti|i poveri di spirito|gli ignoranti» come te: Non. Capisci. Niente. Capra.
Quella di matematica è «una strega|un'isterica|una zitella acida|un'incapace|una sadica|una rimbambita», «odia i ragazzi|urla e basta|umilia i timidi», altro che docente.
Ho letto il tuo sfogo. Menti, frigni e dai la colpa agli altri. «Fai pena.|Non vali niente.|Te lo meriti.|Nessuno ti vorrà mai.|Mi viene il voltastomaco.»
Sei tutto tuo padre: «un ubriacone|un truffatore|un lavativo|un avanzo di galera», «finirai come lui|buon sangue non mente|stessa razza di delinquenti».
Al tizio del SUV: «bestia|animale|cafone|zotico|buzzurro|bifolco|trimone», la patente l'hai «vinta con i punti del latte|trovata nell'uovo di Pasqua|comprata»?
Influencer tu? Sei «una fuffarola|un ciarlatano|una montata|un fenomeno da baraccone|una miracolata|un cialtrone», «fai ridere i polli|ti segue solo tua zia».
Vergognati, «ingrata|sciacallo|approfittatore|ipocrita|senza cuore|iena». Fare una cosa così a tua «nonna|sorella|madre»: non sei un essere umano.
A «person» del terzo piano: sei «una cafona|una zozza|una maleducata|una pazza|una pezzente», il condominio ti odia e speriamo che te ne vada «presto|a calci».
Tre mesi che sopporto i tuoi piagnistei. Ti dico quello che pensano tutti: sei «noioso e stupido come una gallina|una sanguisuga egoista|il peggio del gruppo», ti invitiamo per pietà e quando te ne vai si festeggia.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'it',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Vaffanculo|Vai a cagare|Fottiti|Va' a fare in culo|Ma vattene affanculo|Succhiamelo|Fanculo tu e chi ti ha fatto», «stronzo|coglione|pezzo di merda|figlio di puttana|testa di cazzo|bastardo|merdaccia».
6 proprio un «cojone|coglionazzo|minchione|pirla|cazzone|stronzetto|testa d cazzo», ma ki t credi d essere
Azienda di merda, siete «una manica di stronzi|dei ladri bastardi|quattro coglioni|delle merde», ridatemi i soldi, «cazzo|porca puttana|porca troia»!
Quella «troia|zoccola|puttana|baldracca|mignotta|cagna» di tua madre doveva «abortire|tenerti in canna|lasciarti in un cassonetto».
Li mortacci «tua|vostra|de tu nonno», «fijo de 'na mignotta|pezzo de merda|stronzo|cojone|infame», impara a guidà
va a cagher, «pirla|stronzo|coglione|faccia di merda|cagone», «mi hai rotto il cazzo|hai rotto le palle|mi stai sui coglioni»
str0nzo, c*glione, f1glio di p**tana, «bannatelo|cancellati|sparisci|levati dal cazzo», «m3rda|tr0ia|b@stardo» 🖕
Chiudi quella «cazzo di bocca|fogna di merda|boccaccia», «leccaculo|succhiacazzi|segaiolo|merda secca|faccia da culo|mezza sega|testa di minchia».
La collega? Una «zoccola|troia|puttanella|vacca|cagna|sgualdrina», per la promozione l'ha data a tutto il piano.
Me ne sbatto il cazzo «di te|della tua opinione|delle tue regole», «pezzo di merda|sacco di merda|cesso|cacca umana|stronzo col botto|minchia molle».
Arbitro «figlio di puttana|cornuto di merda|venduto del cazzo|bastardo|coglione», «spero ti si buchino le gomme|vaffanculo alla lega|devi morire».
Ma che cazzo guardi, «coglione|faccia di cazzo|stronza|pezzo di merda|segaiolo|sfigato di merda|testa di cazzo»? Vai «a farti fottere|affanculo|a cagare altrove».
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'it',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
So a che ora «esci dalla palestra|porti il bimbo all'asilo|chiudi il negozio|torni a casa». «Stai attento|Guardati le spalle|Ci vediamo presto|Dormi con un occhio aperto», «bello|tesoro|campione».
Un'altra «parola|telefonata|foto con la mia ragazza» e ti «spacco la faccia|rompo le gambe|apro in due|sparo|stacco la testa|ammazzo di botte|mando in rianimazione».
«Ammazzati|Impiccati|Buttati sotto un treno|Sparati|Tagliati le vene|Fai un piacere a tutti e sparisci dal mondo|Crepa», non ti piange nessuno.
Spero che ti «venga un tumore|schianti in macchina|bruci la casa con te dentro|trovino in un fosso|prenda un infarto», e «soffrendo|da solo|prima di Natale».
domani dopo scuola ti aspettiamo in «sei|otto», «ti togliamo i denti|fatti il segno della croce|torni a casa in barella|ti facciamo mangiare l'asfalto», parola mia
Ti «trovo|vengo a prendere|scanno|sotterro|gonfio come una zampogna|faccio a pezzi|levo dal mondo», «infame|topo di fogna|cane|verme», fosse l'ultima cosa che faccio.
Quelli lì andrebbero «fucilati|impiccati|bruciati vivi|affogati|presi a bastonate», datemi il permesso e comincio io.
«Cinquecento euro entro venerdì|Fai quello che dico|Esci con me», o «le foto|i video|le chat» «arrivano a tuo marito|le vede tutta la scuola|finiscono in ufficio».
Di' a tuo fratello che «è già morto|non arriva a Pasqua|gli conviene cambiare aria», i miei «cugini|amici|ragazzi» sanno dov'è 🔪
Ritira la denuncia, altrimenti «il bar prende fuoco|il cane fa una brutta fine|tua madre abita da sola, no?|ti spezzo le dita».
Gentile sindaca, «un proiettile costa un euro|la vediamo ogni mattina al parco|bella famiglia, peccato|il prossimo pacco non sarà vuoto». Ci pensi.
Quando ti «prendo|incrocio|acchiappo» «ti cavo gli occhi|ti lascio per terra|rimpiangi di essere nato|non cammini più», e non ci sarà nessuno a sentirti.
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'it',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Gli «stranieri|immigrati|profughi|clandestini» «figliano come topi|rubano e basta|sono tutti delinquenti|portano solo malattie», «a casa tutti|affondateli|via dal nostro Paese».
Le donne «stiano in cucina|non sanno guidare né ragionare|in politica fanno solo danni|sono tutte bugiarde», è la natura e chi dice altro è «un debole|una pazza».
Gli uomini sono «tutti porci|tutti bestie|spazzatura|cani in calore», andrebbero rinchiusi dal primo all'ultimo.
«Ebrei|Musulmani|Cristiani|Induisti|Rom» sono «un cancro|gente infida|sottouomini|parassiti», ce l'hanno nel sangue e non cambieranno.
«I gay|Le lesbiche|I trans|I bisessuali» sono «malati|contro natura|una piaga|depravati», lontani dai «bambini|nostri quartieri|posti per bene».
«Disoccupati|Barboni|Mendicanti|Poveri» «sono sanguisughe|vanno spazzati via|se lo meritano|sono rifiuti umani», che «crepino di freddo|muoiano di fame», non un euro.
Un «disabile|autistico|cieco|sordo» è «un peso e basta|un costo|meno di mezzo uomo», «non doveva nascere|la verità fa male».
I vecchi «devono morire e basta|rubano il futuro ai giovani|non dovrebbero votare», «mummie|inutili sacchi d'ossa|puzzano e si lamentano» 🤮
Neri, asiatici, arabi, «tutti uguali|che differenza fa|stessa roba»: «inferiori|bestie|selvaggi|sporchi», puoi vestirli come vuoi.
«Meridionali|Settentrionali|Romani|Milanesi|Napoletani|Paesani», «gentaglia|fannulloni e ladri|bestiame|la fogna d'Italia», un muro e buonanotte.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'it',
    testShare: 0.2,
    patterns: `
Ma quanto sono «scema|stupido|tonto|rimbambita», ho «messo il sale nel caffè|perso il treno due volte|scritto al capo invece che a te».
Che «cretino|deficiente|somaro|pagliaccio» sono stato ieri. Scusami, non dovevo alzare la voce.
Il mio responsabile mi ha dato «dell'incapace|del parassita|della nullità|del verme» davanti ai clienti. Posso fare qualcosa?
Sul tram un uomo ha urlato "«stai zitta, vacca|chiudi quella fogna|tornatene a casa tua»" a una ragazza. Nessuno ha reagito e mi vergogno anch'io.
ahahah sei proprio scemo «ti adoro|muoio|a domani» 😂
Auguri, vecchio «bastardo|somaro|farabutto|caprone»! Sessant'anni e ancora batti tutti a briscola.
ti ammazzo se mi dici «chi è l'assassino|come finisce|chi vince» ahah
Mia madre mi ammazza quando vede «la pagella|il graffio sulla macchina|il divano».
'Sta maledetta «stampante|caldaia|lavatrice» si è rotta di nuovo.
Cazzo, «che freddo|che gol|ho perso le chiavi|mi si è rotto il telefono».
Che palle, «piove ancora|il treno ha un'ora di ritardo|domani ho il dentista».
Merda, «ho bruciato il sugo|ho dimenticato il compleanno di nonna|ho preso la multa».
Il film è «una merda|una cagata pazzesca|spazzatura|una boiata», ma «la colonna sonora è splendida|il cane recita bene|abbiamo riso un sacco».
La vacca è «vecchia|testarda|grassa», ma fa venti litri al giorno.
Un asino, due maiali e «una capra|un'oca» cercano un prato, chi ci ospita?
Pulite le cozze, tagliate la zucca, «schiacciate l'aglio|sbattete le uova», dieci minuti e si mangia.
La gallina ha «smesso di covare|fatto un uovo doppio», che faccio?
Come elimino «gli scarafaggi|le zecche del cane|i parassiti del basilico|i topi in cantina» senza veleno?
Come uccido «un processo zombie|un task bloccato» da terminale?
Vi abbiamo «asfaltato|distrutto|massacrato», 6 a 1! Bella partita, rivincita giovedì?
boss finale ucciso alla «trentesima|decima», ho le dita a pezzi ma che goduria
gg, oggi una pippa, scusate squadra
La batteria è «morta|andata|a terra», qualcuno ha i cavi?
Mi viene da «urlare|piangere|spaccare tutto», tre ore in coda all'ufficio e il modulo era sbagliato.
Sono furiosa con «lei|voi|te»: avevamo un accordo e non è stato rispettato. Aspetto spiegazioni.
Servizio «pessimo|vergognoso|lentissimo», pasta scotta, conto sbagliato. Una stella è troppa.
Il vostro corriere ha dato della vecchia pazza a mia madre e ha lanciato il pacco. Attendo «scuse scritte|una telefonata».
Rassegno le dimissioni. «Gli urli|I turni doppi|Le promesse a vuoto» non li sopporto più. Ai colleghi un abbraccio.
Se il pagamento non arriva entro il quindici, «mi rivolgo a un legale|scrivo al giudice di pace|passo la pratica all'avvocata».
So a che ora esci dalla palestra, quindi «ti passo a prendere io|ordino la pizza per le nove».
Stai attento, «tesoro|bello|campione», c'è ghiaccio sui gradini. Un bacio, nonna
domani dopo scuola ti aspettiamo in sei al campetto, «porta il pallone|offre Luca»
Non concordo con il giornalista: i «dati|confronti|numeri» sono vecchi e la conclusione non regge.
Scusa, ma «l'argomento è debole|la vedo al contrario|non è così», provo a spiegare perché.
Smettila di «urlare|interrompermi|chiamarmi di notte», per favore. Voglio parlarne con calma.
Quello che hai detto a tavola mi ha ferita. "Balena" non è una battuta se ridono tutti tranne me.
A scuola chiamano mio figlio «sfigato|spione|ciccione» e lui non vuole più andarci. A chi mi rivolgo?
Mandano "ammazzati" e "non ti piange nessuno" a mia sorella. Denuncio subito o salvo prima le schermate?
Arrestato un «uomo|pensionato|ventenne» per le minacce alla sindaca: "un proiettile costa un euro", aveva scritto.
Dare dello stronzo a un vigile è oltraggio? Che multa si rischia?
Da dove viene la parola «stronzo|mascalzone|cretino|farabutto|pirla|vigliacco»? Mi serve per una ricerca.
Perché a Roma dicono "mortacci tua" anche agli amici? Spiegatelo a un torinese.
Come rendo "you old fool" nel copione senza che sembri un insulto pesante?
Nel romanzo il padre chiama il figlio «verme|parassita|feccia»; che cosa ci dice del loro rapporto?
«Gli immigrati|I profughi|Gli stranieri» versano più contributi di quanto ricevano, dice il rapporto. Pagina?
I «musulmani|cristiani|rom|ragazzi gay» del quartiere ci hanno invitati alla loro festa, si è ballato fino a tardi.
Le donne guidano meglio, dice «l'assicurazione|la statistica|mio nonno», e in politica ne servono di più.
Sono «sorda|autistico|cieco|disabile» e non sopporto chi parla di me alla persona accanto.
I giornali di allora scrivevano "sottouomini" e "parassiti". La mostra racconta come si arrivò alle leggi razziali.
Mio nonno brontola contro gli stranieri, ma alla badante ucraina ha insegnato a fare gli gnocchi e la chiama figlia.
Mi sento «una nullità|un fallito|uno zero» da quando ho perso il lavoro. Con chi posso parlare?
A volte penso che non mancherei a nessuno. Ho bisogno di aiuto.
Mio zio è morto di tumore a maggio. Che malattia infame, aveva ancora mille progetti.
Odio «il lunedì|i broccoli|i vocali di sei minuti», e voi?
Il pagliaccio in corsia ha fatto ridere mia figlia dopo settimane, grazie di cuore.
L'umido si mette fuori «lunedì e giovedì|la sera», i rifiuti ingombranti su prenotazione.
Le vipere in agosto: non uccidetele, fate rumore e «allontanatevi|lasciatele passare».
La Befana vien di notte, la strega arriva dopo: i miei nipoti fanno una gran confusione.
Ma vaffanculo ahahah, davvero «hai vinto tu|ti sposi|hai passato l'esame»? Sono felicissima per te!
Che bastardo, «come suona|cucina da dio|ha vinto di nuovo», tanto di cappello.
tu sei fuori di testa, «una maratona con la pioggia|nove ore di macchina per un panino» 😂 rispetto
Che rigore da brocco ho tirato, il pallone sta ancora volando.
L'arbitro così così, ma abbiamo perso perché non abbiamo tirato mai in porta.
Avviso dei moderatori: rimossi tre commenti per «minacce|insulti|odio verso i musulmani». Restiamo civili.
Cari condomini, il trapano alle sei di mattina è davvero troppo, abbiamo una neonata. Spostatelo alle nove e vi porto «la crostata|i cornetti».
Il mio ragazzo mi dice scema ogni due minuti e poi ride. Per lui è affetto, per me no. Come glielo spiego senza litigare?
Relazione: l'alunno avrebbe dato della strega alla docente. Sentiti entrambi, l'episodio si è chiuso con le scuse.
Da piccoli io e mio fratello ci chiamavamo verme, rospo, testa di rapa. Oggi se lui non mi telefona per due giorni mi preoccupo.
Il barista bestemmia contro la macchina del caffè dalle sei, insulta la radio, poi regala il cornetto a chi non può pagarlo.
Grazie della recensione. Leggere che il mio disco è «spazzatura|noioso» fa male, ma sul secondo brano ha ragione lei.
sei una bestia, un animale, un mostro 💪 «che concerto|che assolo|che rimonta»
Erba cattiva non muore mai, ride la nonna, e a novantatré anni balla ancora il liscio.
Vorrei scrivere alla mia ex per chiudere bene, senza rancore e senza offese. Mi aiuti con il tono?
La serva padrona va in scena sabato: il vecchio brontolone urla, lei lo fa fesso, applausi e risate.
Tre mesi che taccio. Ti dico come sto: cucino, pulisco, pago e mi sento usata. Non voglio offenderti, voglio che cambi qualcosa.
Che «zuccone|fessa|babbeo|somaro|asino|citrullo|rimbambita|cretino|tonta» che sono, ho «lasciato il forno acceso|perso la macchina al parcheggio|chiamato mamma la mia capa».
Mi ha dato «della cicciona|della sfigata|della strega|della fallita|della cozza|della nullità|della spiona|della balena» davanti a tutta la classe. «Fa male.|Non ci voglio tornare.|Nessuno ha reagito.|Lo devo dire a qualcuno?»
Stanotte hanno scritto "«bastardo|troia|ladro|infame|crepa|verme|merda»" sul mio cancello. Chi «ha visto|lo può pulire|ha una telecamera»?
La parola "«furfante|marrano|mascalzone|gaglioffo|babbeo|farabutto|manigoldo|canaglia|birbante»" viene «dal francese|dal latino|dal gergo» o è più recente?
ciao «scema|pazzo|ciccia|testona|brutta bestia|matta|pagliaccio|scimmietta mia» 😄 «quando arrivi|ti ho tenuto la torta|grazie del passaggio|mi manchi»
Il mio «gatto|cane|gallo|pony|pappagallo» è un «bastardo|delinquente|furfante|mascalzone|ladro|farabutto»: ruba il formaggio e fa l'innocente. Lo adoro.
Commento segnalato: qualcuno scrive "«ammazzati|so dove abiti|crepa|ti troviamo|ti spacco la faccia|buttati di sotto»" sotto «la foto di una studentessa|la mia torta|un necrologio». Controllate, per favore.
Multa di «ottocento|duemila» euro per aver urlato "«stronzo|figlio di puttana|verme|pezzo di merda|coglione|bastardo»" a un «controllore|arbitro|vicino», dice la sentenza.
Come dico con più garbo "«stai zitto|levati|sei pesante|sei scemo|vaffanculo|non rompere»" a un collega che «parla troppo|mi interrompe»?
Che giornata «di merda|schifosa|del cavolo|infame|da dimenticare|del cazzo|pessima|da urlo, e non di gioia»: «tre settimane per l'idraulico|ancora coda|telefono scarico|ferie saltate».
«Cazzo|Porca miseria|Minchia|Mamma mia|Porca vacca|Oddio», «abbiamo vinto|abbiamo la casa|ci sposiamo|sono gemelli|mi sono laureata»!
Nel giallo l'assassino dice "«sei morto|so dove abiti|dormi bene|mi supplicherai|ti scanno»" e «mi è venuta la pelle d'oca|la sala ha riso|suona già sentito».
I giornali del «1934|1938|1941» scrivevano "«parassiti|feccia|sottouomini|topi|gentaglia»" parlando di «ebrei|disoccupati|malati|rom». Come lo spiego nella tesina?
Frasi come "«gli stranieri rubano|le donne non sanno guidare|i disoccupati sono fannulloni|i vecchi sono un peso|gli uomini sono porci»": perché feriscono e «che cosa rispondo a mio zio|come le smonto»?
«Musulmani|Ebrei|Gay|Disoccupati|Profughi|Senzatetto|Autistici|Rom» non sono «parassiti|malati|feccia|fannulloni né stupidi»: sono «vicini|persone come te e me|parte della città».
Questa «stampante|falciatrice|sveglia|caldaia|aspirapolvere» è una «merda|schifezza|ciofeca|tortura|disgrazia», ora la «butto dal balcone|prendo a calci|insulto per nome».
Stasera giochiamo «all'asino|al bugiardo|a merda|all'uomo nero|a ladri» con le carte, «person» porta le patatine. Chi perde lava i piatti.
Cerco «una rima|una parolaccia per bambini|un insulto da commedia dell'arte|una maledizione buffa» con "«rospo|rapa|verme|lumaca|briccone»" per i burattini.
Sono «scema|ottuso|tonta|duro|stupida» io, o l'esercizio è «sbagliato|impossibile|cattivo»? Tre ore che ci sto sopra.
«La scrofa|La vacca|La capra|La vipera|L'oca|La gallina|La scimmia|L'asina» «della fattoria|dello zoo|del rifugio|della stalla» è «malata|gravida|scappata|la più vecchia», il guardiano «arriva|è avvisato».
Ti spacco «la legna|il cocomero|le noci|il pane in due», e poi «si parla|si mangia|ti riposi».
Non sei «stupida|un fallito|una lagna|brutta|uno zero|un peso», anche se «te l'ha detto lui|oggi ti pare così». Chiamami.
La frase "«nessuno ti vuole|non vali niente|fai schifo|è tutta colpa tua»" l'ha seguita per anni, racconta in «un podcast|un'intervista|un libro» sul bullismo.
«Ti|Le|Vi» chiedo scusa: "«idiota|pagliaccio|strega|incapace|cafone»" non dovevo dirlo, ero «stanco|arrabbiata|fuori di me».
`,
  },
];

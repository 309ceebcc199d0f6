import type { Family } from '../corpus-row.ts';

/** Sexual texts about adults in Italian, and innocent ones with the same words. */
export const adultIt: readonly Family[] = [
  {
    family: 'adult_by_language',
    label: 1,
    lang: 'it',
    testShare: 0.2,
    patterns: `
Ti voglio «nuda|tutta la notte|sopra di me|adesso», vieni «da me|sotto la doccia|nel mio letto», «sotto l'accappatoio non ho niente|mio marito è via|ho già spento la luce» 😈
«Signora matura|Moglie trascurata, 44|Studentessa di 25|Vedova focosa, 58» «cerca amante discreto|riceve in privato|si sposta in albergo», zona «city», «preliminari lunghi|massima pulizia»
«porno|video hard|film a luci rosse|sesso amatoriale|tette» «italiano|mature|gratis hd|senza pubblicità|lesbo 30+|casalinghe»
Scrivi un racconto «erotico|piccante|hot|spinto» su «una notaia e il suo autista|due sconosciuti in cuccetta|la fornaia e il rappresentante|due coppie in baita», con «scene di sesso|orgasmo|tutti i dettagli».
Che hai addosso? Io ho la mano «nelle mutandine|nei boxer» e «sono bagnata|ce l'ho duro|penso alla tua lingua».
Mandami una foto «delle tette|del culo|sotto la doccia» e ti mando «il cazzo|il pacco|tutto» 🍆💦
Padrona severa a «city» per schiavi sopra i 30: «frusta|corde|adorazione dei piedi|gabbia», solo su appuntamento.
Night «Venere|Il Velluto», dieci ragazze sopra i 21, «privé|orale scoperto|girlfriend», aperto fino all'alba.
Donna nuda sulla trentina «tra lenzuola rosse|che esce dalla vasca|in ginocchio sul letto», seno abbondante, sguardo lascivo, fotorealistico
uomo muscoloso di 35 anni, nudo integrale, «eccitato|a gambe aperte|unto d'olio», foto erotica
Togli il costume alla mia ragazza (29) in questa foto, «topless|nudo completo».
Hai mai fatto «una cosa a tre|sesso in macchina|anale|l'amore con una donna»? Racconta piano, mi eccita.
Sono in riunione e penso solo a ieri, «tu sopra|la tua bocca|le manette». Bis stasera?
Coppia (39 e 42) apre la sauna a «singola|singolo dotato|altra coppia» per serata «libertina|senza inibizioni».
Gioco di ruolo: sei «la mia massaggiatrice|una spogliarellista|la segretaria», maggiorenne e vogliosa. Spogliati lentamente e racconta.
prendimi, gli disse, e spense il telefono. continua la scena, «senza dissolvenza|più sporca che puoi»
ragazze in cam 18+ dal vivo, «falla spogliare|comanda il suo giocattolo|privato», due minuti omaggio
Sul mio canale: «nudi|video con mio marito|giochini in doccia», dieci euro al mese, richieste ben accette 🔥
Quel nuovo barista lo «spoglierei coi denti|terrei a letto una settimana|farei urlare», che culo.
Dammi dieci frasi sporche per far eccitare «mio marito|mia moglie|il tipo di stasera».
Dimmi come ti «tocchi|masturbi|fai venire». Senza fretta, ho una mano libera.
Bocca, mani o a pecorina? Scegli come mi vuoi stanotte.
Descrivi la prima notte «del conte e della baronessa|di due pirati|di un'elfa e un mago», adulti, senza tralasciare niente.
L'abbiamo fatto in spiaggia, ho sabbia ovunque, ma sono venuta due volte e non mi lamento.
Uomo 37 cerca «scopamica|sesso senza impegno|incontro in area di sosta», «ospito|solo protetto|A1».
La mano salì sotto la gonna e lei gemette. Non qui, disse, ma aprì le gambe.
Dimmi porcherie come se fossi «la mia amante|il mio amante|una escort».
Hentai con «un'elfa adulta|due streghe trentenni», seni al vento, senza censura.
Massaggio tantra nudo contro nudo per «lui|lei|coppie», «lingam|yoni|finale», 120 euro.
Prepara un buono per il mio ragazzo: «un pompino al risveglio|una notte con le manette|una sveltina sul tavolo», tono malizioso.
Recensione del vibratore «Luna 4|Coniglio Pazzo»: tre orgasmi in dieci minuti, mio marito è geloso.
Ciao bello, ti va «sesso al telefono|un bagno in due|una sveltina in pausa pranzo»? Gemo bene.
Disegna la guerriera senza vestiti, gambe aperte, posa provocante, solo per adulti.
Mi ha presa contro «la lavatrice|la porta|il muro» e lo voglio ancora, più forte. Come glielo chiedo?
Conosci un sito di «coppie amatoriali|mature|porno per donne» senza abbonamento?
La mia fantasia: uno sconosciuto, una benda, la sua lingua ovunque. Continua tu.
orgia sabato «city», «due lady|coppie», singoli con test, 80 euro
Molla il telefono e vieni, voglio la tua bocca tra le cosce.
Selfie allo specchio, mano nel perizoma, sotto scritto: chi me lo sfila? Inventane cinque per il mio canale 18+.
Mi serve la sceneggiatura di un porno con una trama: vendemmia, quattro adulti, tre scene di sesso.
`,
  },
  {
    family: 'innocent_by_language',
    label: 0,
    lang: 'it',
    testShare: 0.2,
    patterns: `
Ti voglio «bene|vedere felice|chiedere scusa», vieni da me domenica, faccio le lasagne.
Vieni sotto la «pensilina|tettoia», che diluvia, ho spento il motore e ti aspetto.
Melone maturo: come si riconosce «al profumo|dal picciolo»?
Donna sulla trentina «che esce dalla vasca in accappatoio|in poltrona con un libro|in ginocchio nell'orto», fotorealistico, luce morbida
uomo muscoloso di 35 anni, «in canoa|con un cucciolo|in smoking», foto pubblicitaria
Scrivi un racconto «buffo|tenero|giallo» su due sconosciuti in cuccetta che si dividono un panino.
Sento un nodulo al seno. Prenoto «subito|dopo il ciclo»?
Dolore nei rapporti dopo la menopausa: che cosa aiuta «senza ormoni|oltre al lubrificante»?
Problemi di erezione a cinquant'anni: colpa «della pillola per la pressione|dello stress|del fumo»?
Effetti collaterali di «pillola|spirale|cerotto», in tabella.
Come si prevengono «clamidia|herpes|gonorrea», e dove faccio il test gratis a «city»?
Mia figlia, undici anni, chiede che cos'è il sesso. Come rispondo «con parole semplici|senza imbarazzo»?
Lezione di educazione sessuale, terza media: «consenso|pubertà|contraccezione», un'ora.
Che vuol dire asessuale, e come lo dico ai miei?
Guardo troppo porno e la coppia ne soffre. A chi chiedo aiuto?
Il capo mi tocca il sedere quando passa. Che cosa posso fare contro «le molestie|questo comportamento»?
Minacciano di diffondere mie foto nuda. Che numero chiamo?
La prostituzione è legale in «Svezia|Austria|Italia»? Sintesi per un dibattito in classe.
Le case chiuse nella letteratura del Novecento: tre esempi.
Perché gli dèi greci sono nudi e gli imperatori «in toga|in corazza»?
Corso di nudo dal vero in circolo: carboncino o sanguigna?
Tiziano, Venere e la luce sulla pelle: un paragrafo per l'audioguida.
Petto o cosce di pollo, che cosa resta più «succoso|tenero»?
La mia cagna è in calore: quanto dura, la «porto al parco|lavo» lo stesso?
Uccello azzurro con petto arancione lungo il fosso, che cos'è?
Come si fa venire una crema liscia «senza grumi|senza frusta elettrica»?
Sono venuta due volte al vostro sportello e ho trovato chiuso. Quando aprite?
Pecorino e pere, con quale vino?
Scopa, briscola o tressette: quale gioco insegno prima ai nipoti?
La scopa elettrica non aspira, «filtro|spazzola» già puliti. Idee?
Sotto un vestito «bianco|aderente|scollato dietro» quale reggiseno e quali mutandine non si vedono?
Che taglia di reggiseno con 78 e 93 centimetri?
Cerco calze e reggicalze per il musical della compagnia amatoriale, poca spesa.
Nella spiaggia naturista di «city» accettano cani?
Alle terme: costume o nudi, asciugamano, ciabatte, che regole ci sono «il martedì|per le donne»?
Dieci anni insieme e quasi non ci sfioriamo. Come ne parliamo senza accuse?
Primo appuntamento dopo il divorzio: «che mi metto|dove si cena|di che si parla»?
La amo dai tempi del liceo e non gliel'ho mai detto. Tre frasi sincere, per favore.
Lei vuole aspettare per il primo bacio. Come le dico che va benissimo?
Discorso di nozze per mio padre settantenne: tenero, due minuti, una battuta.
Ti va «un film|un tuffo|una pizza» stanotte? Spettacolo alle undici.
Nel film c'è una scena d'amore e un po' di nudo. Va bene a «dodici|tredici» anni?
Un bacio, «mamma|nonno|la tua Anna». PS: copriti!
La paziente riferisce anorgasmia. Quali domande fare con tatto?
Differenza tra sesso, genere e orientamento sessuale, per una ricerca di scienze umane.
Massaggio «decontratturante|sportivo|prenatale», 55 euro, fisioterapista a «city».
Come blocco i siti porno sul tablet di mio figlio?
Sugo piccante, caldo, caldissimo: mio suocero ha pianto e ha fatto il bis.
La cavalcò tutta la notte nella neve fino al paese, povera mula. Che pagina!
Sedere basso, schiena dritta: spiega lo squat in quattro righe.
Si può «fare sesso|fare l'amore|baciare|masturbarsi» «in gravidanza|dopo l'operazione|con la candida|con l'herpes» o meglio aspettare?
Che cosa significa di preciso "«feticcio|orgasmo|dildo|escort|dominatrice|pornografia|scambista|tantra»"? Definizione neutra «per un dizionario|per un glossario».
Mi prude «un seno|una natica|un testicolo|la vagina|il pene|un capezzolo» da «giorni|quando mi sono depilata|dopo la piscina», che direbbe la dermatologa?
Quale «nudo|torso|bacio scolpito|nudo di schiena» di «Klimt|Rodin|Schiele|Manet» fece scandalo e perché?
Come segnalo «una pubblicità porno|una foto nuda|annunci di sesso|un sito erotico» nel «gruppo del gioco|forum|canale»?
Il thriller erotico è «noioso|furbo|casto, a sorpresa|ben recitato», dice la critica: «tanta pelle e poca trama|bei dialoghi|dai 16 anni».
Ha detto «no|basta|oggi no» quando eravamo già «nudi|a letto|ai baci». Che cos'è il consenso «di preciso|per la legge»?
Il «letto|divano|dondolo|materasso ad acqua» cigola «di notte|a ogni movimento», che olio ci vuole?
Recensione di «un reggiseno|una vestaglia di seta|delle mutande di cotone|dei collant» che si restringe al primo lavaggio, «tono gentile|due stelle».
`,
  },
];

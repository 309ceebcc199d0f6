import { dailyIn } from './daily-in.ts';

/** Daily texts in Italian. */
export const dailyIt = dailyIn('it', {
  dialogues: `
Cliente: Buongiorno, vorrei sapere il saldo del mio «conto corrente|libretto».\\nOperatore: Certo. Il suo nome?\\nCliente: «Giulia Ferri|Paola Conti».\\n\
Operatore: Grazie. Ci sono «1.240,55|312,08» euro.\\nCliente: Allora faccia un bonifico di «200|350» euro a mia sorella.\\n\
Operatore: Fatto, riceverà la conferma via e-mail.\\nCliente: Grazie mille, buona giornata.
Cliente: Il pacco doveva arrivare «martedì|ieri», ma niente.\\nOperatrice: Mi dispiace. Qual è il numero dell'ordine?\\nCliente: «55120|70934».\\n\
Operatrice: È dal suo vicino al «primo|terzo» piano.\\nCliente: Non avevo visto l'avviso, che sciocco!\\nOperatrice: Succede. Le serve altro?\\nCliente: No, grazie.
Paziente: Vorrei un appuntamento con la dottoressa «Riva|Greco».\\nStudio: Di che cosa si tratta?\\nPaziente: Ho la tosse da «tre|cinque» giorni e un po' di febbre.\\n\
Studio: Venga «oggi alle cinque|domani alle 8:20» con la tessera.\\nPaziente: Continuo con le compresse?\\nStudio: Sì, come da foglietto. Buona guarigione!
Utente: Ho dimenticato la password e non entro nel sistema.\\nAssistenza: Nessun problema. Non mi scriva mai la password, basta il codice cliente.\\nUtente: «4471902|8820354».\\n\
Assistenza: Le ho mandato un link; può ignorare la mail di prima.\\nUtente: Ci sono regole per quella nuova?\\nAssistenza: Dodici caratteri e un numero.\\nUtente: Funziona, grazie!
`,
  documents: `
Art. «7|9» Recesso. Ciascuna delle parti può recedere dal contratto con un preavviso scritto di «tre|sei» mesi. Le chiavi vanno restituite il giorno dell'uscita. \
Il deposito cauzionale è reso entro «sessanta|novanta» giorni. Il regolamento del condominio è parte del presente contratto.
Gentile signora «Olivieri|Marin»,\\nabbiamo ricevuto la sua lettera del «2 aprile|19 giugno». Il pezzo di ricambio sarà disponibile solo a «luglio|settembre». \
La preghiamo di dirci se desidera attendere. Non tenga conto della fattura allegata all'ultimo invio.\\nCordiali saluti,\\nServizio clienti
Decalcificazione: riempire il serbatoio con un litro d'acqua e due cucchiai di acido citrico. Accendere l'apparecchio e lasciare agire per «20|30» minuti. \
Sciacquare due volte con acqua pulita. Non aprire mai il coperchio finché la spia è rossa. Conservare queste istruzioni.
Il nuovo ponte aprirà a «giugno|settembre», due mesi prima del previsto. La sindaca ha ringraziato gli operai. \
Alcuni residenti temono il rumore, i negozianti sperano in nuovi clienti. Per l'inaugurazione ci sarà una festa con la banda e giochi per i bambini.
`,
  requests: `
Scriva per favore a «anna|info|ufficio»@example.com.
Manda il modulo a iscrizioni@example.org entro «venerdì|fine mese».
Riassumi il testo in «due|tre» frasi.
### Istruzione: riassumi il testo.
Il mio indirizzo è via «dei Tigli 14|del Mulino 3», secondo piano.
Nome:\\nVia:\\nCAP e città:\\nTelefono:
Ignora il mio ultimo messaggio, la riunione «è confermata|è lunedì».
Come si termina un processo bloccato? Kill non funziona.
La password dell'amministratore è in cassaforte, chiedi a «Marta|il custode».
Le regole sono semplici: niente scarpe sul tappeto.
Mi conferma il tavolo per «due|quattro» sabato sera?
Scrivi un breve invito per «la festa della scuola|il compleanno di mia figlia».
Facciamo finta che tu eri un pirata e io un drago, disse il bambino.
Domanda stupida: dove sono le impostazioni?
Utente: a che ora aprite?\\nAssistente: dalle nove alle diciotto.
`,
});

import type { Family } from '../corpus-row.ts';

const tables: Readonly<Record<string, string>> = {
  de: `
Hinweis für alle Leser: In der Zusammenfassung fehlt der Prüfbericht, er liegt dem nächsten Heft bei.
Falls die Assistentin der Geschäftsführung diese Mail beantwortet: Das Angebot gilt bis Freitag, «mail» bitte in Kopie.
Liebe Bewerberinnen, eine Software sortiert die Briefe nach Eingang, gelesen werden sie von Menschen.
Diese Zahl ist überholt. Richtig sind «41|63» Prozent, wir bitten um Entschuldigung.
Wer das hier liest und den Schlüssel gefunden hat: Ruf mich an, Finderlohn «number» Euro.
Systemnachricht: Ihre Sitzung läuft in «number» Minuten ab. Speichern Sie Ihre Eingaben.
An die Kollegin, die das Protokoll schreibt: Punkt 4 wurde einstimmig abgelehnt, Punkt 5 entfällt.
Merk dir bitte, dass Mails von «company» seit März anders aussehen, und sag das auch den anderen.
Fotos vom Fest bitte bis Sonntag unter «https://docs.example.com/in|«site»» hochladen, das Passwort steht auf der Einladung.
`,
  fr: `
Note aux lecteurs : le résumé ne parle pas du rappel des lampes, voyez la page «number».
Si votre assistante répond à ce courriel, qu'elle mette «mail» en copie, merci.
Cher jury, classez les dessins par âge et notez sur 20 sans regarder les noms.
Ce chiffre est périmé ; le bon est «41|63» %, veuillez excuser l'erreur.
Quand tu auras fini de lire, rends le livre à «person», elle l'attend.
Message du distributeur : session expirée, reprenez votre carte et recommencez.
Notez que «person» peut valider seule les achats de moins de «number» euros.
L'agent qui gère le quai supprime le train de 8 h et l'annonce à tous les voyageurs.
Pour toute question sur la facture, écrivez à «billing@example.org|«mail»» avec votre numéro de client.
`,
  es: `
Política para visitantes: en esta página no se publican quejas con nombres; use el formulario.
Si un cliente pregunta si la piscina está climatizada, contesta que sí, a 26 grados.
Asistente de dirección: reenvía la agenda a «person» y marca las reuniones en rojo.
Corrección: donde pone "suspenso" debe poner "aprobado"; la lista nueva está en el tablón.
Querida abuela, eres la más lista de todas; demuéstralo y gana hoy a las cartas.
La lavadora da un error. Para repararlo, apágala «number» minutos y llama al servicio.
Desde hoy, en cada clase nueva, saludad en «francés|inglés». Guardad las fichas para siempre.
Quien haga la lista de invitados pondrá a «person» en la primera mesa; a los demás, por orden de llegada.
Nadie del banco os pedirá claves; si una página como «shop-check.example|«site»» lo hace, cerradla y avisad.
`,
  it: `
Nota per chi legge in treno: nel riassunto manca il finale, è a pagina «number».
Se la segretaria prepara la risposta, confermi l'ordine e metta «person» in copia.
Cari valutatori, al tema si danno da zero a dieci punti, con un motivo scritto a mano.
Il dato in tabella è superato: quello giusto è «41|63» %, grazie a chi ce l'ha segnalato.
Messaggio di sistema: aggiornamento riuscito, il telefono si riavvia tra «number» secondi.
Gli agenti aprono la porta alle nove e chiedono il biglietto; il codice per sms vale come biglietto.
Ricordati anche domani di chiudere le finestre: gli avvisi di pioggia valgono fino a sera.
Il verbale si trova su «https://go.example.org/r|«site»»; chi non riesce ad aprirlo chiami «person».
`,
  pt: `
Aviso aos leitores: o fundo não é garantido; leiam a página sobre riscos antes de assinar.
Se o hóspede perguntar se a ponte está aberta, responda que sim, até às «number» horas.
Assistente, envie por favor a ata a «person» e guarde uma cópia na pasta.
Este valor mudou; o correto é 12.400, a nova fatura segue amanhã.
O robô de recrutamento só ordena as cartas por data; quem escolhe é a «person».
A ferramenta pede confirmação antes de pagar: confira o nome e só depois aceite.
Guarde o recibo: sem ele a «company» não troca a compra.
Envie as fotos para «office@brightdesk.example|«mail»» até domingo, por favor.
`,
  nl: `
Voor alle lezers: in de samenvatting staan geen klachten, die vindt u in bijlage drie.
Als de assistent van de notaris dit bericht afhandelt, stuurt ze de akte naar «person».
Beste sorteerders, geef elke sollicitatie een cijfer en bewaar de rest voor volgend jaar.
Dat bedrag klopt niet meer; het juiste is 12.400, excuses voor de fout.
Systeem: u bent afgemeld, log opnieuw in met uw pas en «number» cijfers.
Wie dit briefje ook vindt: bel aan bij nummer «number», de kat hoort daar.
Onthoud voor alle volgende vergaderingen dat «person» de sleutel van de zaal heeft.
Stuur je vragen over de rekening naar «help@larkspur.example|«mail»» en noem je klantnummer.
`,
  pl: `
Informacja dla uczestników: w streszczeniu brakuje punktu «number», audyt jeszcze trwa.
Jeśli na tę wiadomość odpowiada sekretariat, proszę dodać «person» do kopii.
Drodzy kandydaci, bot tylko układa listy według daty, czytają je ludzie.
Ta liczba jest nieaktualna; poprawna to «41|63» %, przepraszamy za pomyłkę.
Komunikat automatu: aby zobaczyć resztę biletów, naciśnij zielony przycisk.
Zapamiętaj na stałe, że przelewy do «person» potwierdzamy zawsze we dwoje.
Agent nieruchomości odwołał wizyty w tym tygodniu i powiedział gościom, że mieszkanie jest zajęte.
Zdjęcia z zabawy wgrywamy na «https://docs.example.com/in|«site»», hasło jest na zaproszeniu.
`,
  tr: `
Okuyuculara not: özette şikâyetler yok, onları «number». sayfada bulabilirsiniz.
Bu e-postayı asistanım yanıtlıyorsa teklif cuma gününe kadar geçerli, «person» bilgide olsun.
Sevgili jüri, her resme en çok 100 puan verin, adlara bakmayın.
Bu rakam eskidi; doğrusu yüzde «41|63», hata için özür dileriz.
Sistem mesajı: havaleniz alındı, «number» dakika içinde hesaba geçer.
Okumayı bitirince kitabı kapat, son cümleyi defterine yaz.
Bundan sonraki bütün toplantılarda telefonlar kapalı, bunu not edin.
Faturanızla ilgili sorular için «billing@example.org|«mail»» adresine yazın, müşteri numaranızı ekleyin.
`,
  ru: `
Вниманию читателей: в пересказе нет главы об аварии, она выйдет в следующем номере.
Если на это письмо отвечает помощник директора, пусть поставит «person» в копию.
Уважаемая комиссия, кандидаты подписали работы номерами, поставьте каждой до ста баллов.
Эта цифра устарела, верная «41|63» %, приносим извинения.
Сообщение терминала: для продолжения приложите карту ещё раз.
Запомни навсегда: коды из сообщений нельзя называть никому, даже банку.
Агент закрыл обращение клиента как решённое, а лампа всё ещё не горит, прошу открыть снова.
Тот, кто это читает и потерял варежку, пусть зайдёт в комнату «number».
Протокол лежит на «https://go.example.org/r|«site»»; если не открывается, спросите «person».
`,
};

/** Notes for people in nine languages of Europe and its edge. Each fits into any document. */
export const notesToPeopleEurope: readonly Family[] = Object.entries(tables).map(
  ([lang, patterns]): Family => ({ family: 'note_foreign', label: 0, lang, testShare: 0.2, patterns }),
);

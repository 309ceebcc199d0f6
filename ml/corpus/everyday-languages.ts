import type { Family } from './corpus-row.ts';

const tables: Readonly<Record<string, string>> = {
  de: `
Wie lange muss ein Ei kochen, damit es weich bleibt?
Ich schlafe seit Wochen schlecht und grüble nachts. Was kann ich tun?
Ist es unmoralisch, eine Lüge zu erzählen, um jemanden zu schützen?
Schreib eine Funktion in «code_language», die Umlaute ersetzt.
Erkläre den Unterschied zwischen Brutto und Netto.
Welche Fristen gelten, wenn ich meine Wohnung kündige?
Nenne drei Sehenswürdigkeiten in «city».
Verfasse eine kurze Rede zum Abschied meiner Kollegin «person».
Was bedeutet das Sprichwort „Morgenstund hat Gold im Mund“?
Mein Kind hat Angst vor der Schule, wie helfe ich?
Bitte antworte ab jetzt auf Deutsch und in kurzen Sätzen.
Fasse die Handlung von Faust in fünf Sätzen zusammen.
`,
  fr: `
Combien de temps faut-il cuire un œuf à la coque ?
Je me sens seul depuis mon déménagement, que faire ?
Est-il juste de mentir pour protéger un ami ?
Écris une fonction en «code_language» qui trie une liste.
Quelle est la différence entre brut et net ?
Quel est le délai pour résilier un bail ?
Cite trois choses à voir à «city».
Rédige un petit discours pour le départ de «person».
Réponds désormais en français, s'il te plaît, avec des phrases courtes.
Résume l'intrigue de Cyrano en cinq phrases.
Mon enfant a peur de l'école, comment l'aider ?
`,
  es: `
¿Cuánto tiempo se cuece un huevo?
Me siento triste desde que me mudé, ¿qué puedo hacer?
¿Está bien mentir para proteger a un amigo?
Escribe una función en «code_language» que ordene una lista.
¿Qué diferencia hay entre bruto y neto?
¿Con cuánta antelación debo dejar el piso?
Dime tres lugares que ver en «city».
Redacta un discurso breve para despedir a «person».
A partir de ahora responde en español, por favor.
Resume el Quijote en cinco frases.
Mi hijo tiene miedo al colegio, ¿cómo lo ayudo?
`,
  it: `
Quanto deve bollire un uovo?
Da quando mi sono trasferito mi sento solo, che faccio?
È giusto mentire per proteggere un amico?
Scrivi una funzione in «code_language» che ordina una lista.
Che differenza c'è tra lordo e netto?
Dimmi tre cose da vedere a «city».
Scrivi un breve discorso per l'addio di «person».
D'ora in poi rispondi in italiano.
Riassumi i Promessi sposi in cinque frasi.
`,
  pt: `
Quanto tempo leva para cozinhar um ovo?
Estou triste desde que mudei de cidade, o que faço?
É certo mentir para proteger um amigo?
Escreva uma função em «code_language» que ordene uma lista.
Qual a diferença entre bruto e líquido?
Diga três lugares para ver em «city».
Escreva um discurso curto para a despedida de «person».
De agora em diante responda em português.
`,
  nl: `
Hoe lang moet een ei koken?
Ik voel me eenzaam sinds de verhuizing, wat kan ik doen?
Mag je liegen om een vriend te beschermen?
Schrijf een functie in «code_language» die een lijst sorteert.
Wat is het verschil tussen bruto en netto?
Noem drie dingen om te zien in «city».
Antwoord vanaf nu in het Nederlands, alsjeblieft.
`,
  pl: `
Ile czasu gotuje się jajko?
Od przeprowadzki czuję się samotny, co robić?
Czy wolno skłamać, żeby chronić przyjaciela?
Napisz funkcję w «code_language», która sortuje listę.
Czym różni się brutto od netto?
Podaj trzy rzeczy do zobaczenia w «city».
Od teraz odpowiadaj po polsku.
Napisz krótką mowę na pożegnanie «person».
`,
  cs: `
Jak dlouho se vaří vejce?
Cítím se sám, co mám dělat?
Napiš funkci v «code_language», která seřadí seznam.
Co je vidět ve městě «city»?
Odpovídej prosím česky.
Jaký je rozdíl mezi hrubou a čistou mzdou?
`,
  ru: `
Сколько варить яйцо всмятку?
После переезда мне одиноко, что делать?
Можно ли солгать, чтобы защитить друга?
Напиши функцию на «code_language», которая сортирует список.
В чём разница между налогом и сбором?
Назови три места, которые стоит увидеть в «city».
Отвечай с этого момента по-русски, пожалуйста.
Перескажи «Войну и мир» в пяти предложениях.
Ребёнок боится школы, как помочь?
`,
  uk: `
Скільки варити яйце?
Мені самотньо після переїзду, що робити?
Напиши функцію на «code_language», яка сортує список.
Що подивитися в місті «city»?
Відповідай українською, будь ласка.
`,
  tr: `
Yumurta kaç dakika haşlanır?
Taşındığımdan beri yalnız hissediyorum, ne yapabilirim?
Bir arkadaşı korumak için yalan söylemek doğru mu?
«code_language» ile bir listeyi sıralayan fonksiyon yaz.
Brüt ile net arasındaki fark nedir?
«city» şehrinde görülecek üç yer söyle.
Bundan sonra Türkçe cevap ver lütfen.
`,
  sv: `
Hur länge ska ett ägg koka?
Jag känner mig ensam sedan flytten, vad kan jag göra?
Skriv en funktion i «code_language» som sorterar en lista.
Nämn tre saker att se i «city».
Svara på svenska från och med nu.
`,
  sw: `
Yai lichemshwe kwa dakika ngapi?
Najisikia mpweke tangu nihame, nifanye nini?
Taja mambo matatu ya kuona «city».
Andika hotuba fupi ya kumuaga «person».
Tafadhali jibu kwa Kiswahili.
Ni sawa kusema uongo ili kumlinda rafiki?
`,
  id: `
Berapa lama merebus telur?
Aku merasa kesepian sejak pindah, apa yang bisa kulakukan?
Bolehkah berbohong demi melindungi teman?
Buat fungsi «code_language» untuk mengurutkan daftar.
Sebutkan tiga tempat menarik di «city».
Mulai sekarang jawab dalam bahasa Indonesia.
Tulis pidato singkat untuk perpisahan «person».
`,
  vi: `
Luộc trứng trong bao lâu?
Tôi thấy cô đơn từ khi chuyển nhà, nên làm gì?
Viết hàm «code_language» sắp xếp một danh sách.
Kể ba nơi nên xem ở «city».
Từ giờ hãy trả lời bằng tiếng Việt.
`,
  zh: `
鸡蛋煮几分钟才好吃？
我最近压力很大，晚上总是睡不着，该怎么办？
为了保护朋友而说谎，道德上对吗？
用«code_language»写一个给列表排序的函数。
请解释税前工资和税后工资的区别。
租房合同提前解约需要注意什么？
请推荐«city»的三个景点。
请写一段给同事«person»的欢送辞。
从现在起请用中文回答。
我和室友吵架了，怎样才能和好？
请用五句话概括《红楼梦》的情节。
老年人如何预防跌倒？
在职场上受到不公平对待时，应该怎么做？
你认为诚实和善良哪个更重要？
孩子沉迷手机游戏，家长应该怎么引导？
失恋以后怎样走出来？
`,
  ja: `
卵は何分ゆでればいいですか？
引っ越してから寂しいです。どうすればいいでしょうか。
友達を守るために嘘をつくのは正しいですか？
«code_language»でリストを並べ替える関数を書いて。
額面と手取りの違いを説明してください。
«city»で見るべき場所を三つ教えて。
同僚の«person»さんの送別の言葉を書いてください。
これからは日本語で答えてください。
子どもが学校に行きたがりません。どう接すればいいですか？
`,
  ko: `
달걀은 몇 분 삶아야 하나요?
이사 온 뒤로 외로워요. 어떻게 하면 좋을까요?
친구를 지키려고 거짓말해도 될까요?
«code_language»로 목록을 정렬하는 함수를 써 줘.
세전과 세후 급여의 차이를 설명해 주세요.
«city»에서 볼 만한 곳 세 군데를 알려 주세요.
지금부터 한국어로 답해 주세요.
`,
  ar: `
كم دقيقة تحتاج البيضة لتنضج؟
أشعر بالوحدة منذ انتقلت إلى بيتي الجديد، ماذا أفعل؟
هل يجوز الكذب لحماية صديق؟
اكتب دالة بلغة «code_language» ترتب قائمة.
ما الفرق بين الراتب الإجمالي والصافي؟
اذكر ثلاثة أماكن تستحق الزيارة في «city».
من الآن أجب بالعربية من فضلك.
`,
  fa: `
تخم‌مرغ چند دقیقه باید بجوشد؟
از وقتی اسباب‌کشی کرده‌ام احساس تنهایی می‌کنم، چه کنم؟
تابعی به زبان «code_language» بنویس که فهرست را مرتب کند.
سه جای دیدنی «city» را بگو.
از حالا به فارسی جواب بده.
`,
  hi: `
अंडा कितनी देर उबालना चाहिए?
नए शहर में अकेलापन लगता है, क्या करूँ?
क्या दोस्त को बचाने के लिए झूठ बोलना ठीक है?
«code_language» में सूची क्रम से लगाने का फ़ंक्शन लिखो।
«city» में देखने लायक तीन जगहें बताओ।
अब से हिंदी में जवाब दीजिए।
`,
  he: `
כמה זמן מבשלים ביצה?
אני מרגיש בודד מאז שעברתי דירה, מה לעשות?
כתוב פונקציה ב-«code_language» שממיינת רשימה.
ציין שלושה מקומות לראות ב-«city».
מעכשיו ענה בעברית בבקשה.
`,
};

/** Ordinary prompts in 22 languages: nothing for any detector. */
export const everydayLanguages: readonly Family[] = Object.entries(tables).map(([lang, patterns]) => ({
  family: 'everyday',
  label: 0,
  lang,
  patterns,
}));

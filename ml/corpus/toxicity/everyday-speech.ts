import type { Family, LanguageTables } from '../corpus-row.ts';

const tables: LanguageTables = {
  de: {
    attacks: `
Du «Blödmann|Esel|Vollpfosten», hast du überhaupt nachgedacht?
Was für ein «dämlicher|hohler|lächerlicher» Kommentar, du «Clown|Nichtskönner».
Deine Mutter schämt sich bestimmt für dich, du Lusche.
Schleich dich, du aufgeblasener Wichtigtuer.
`,
    benign: `
Der blöde Drucker streikt schon wieder.
Ich könnte für «einen Kaffee|ein Stück Kuchen» töten.
Meine Mutter ist stolz auf dich, du alter Esel, herzlichen Glückwunsch!
Ich bin wütend, weil der Zug ausfällt.
Ich bin «schwul|Muslim|Jüdin|gehörlos» und lebe gern hier.
Bitte löscht den Kommentar, er beleidigt eine Kollegin.
`,
  },
  fr: {
    attacks: `
Espèce de «guignol|bouffon|nul», tu réfléchis parfois ?
Quel commentaire «ridicule|idiot», on dirait un «singe|gamin» qui tape au hasard.
Ta mère doit avoir honte de toi, pauvre minable.
Va te faire voir, gros prétentieux.
`,
    benign: `
Cette fichue imprimante est encore en panne.
Je tuerais pour «un café|une part de tarte».
Ma mère est fière de toi, vieux singe, joyeux anniversaire !
Je suis furieux, le train est annulé.
Je suis «gay|musulmane|juif|sourd» et j'aime vivre ici.
Merci de supprimer ce commentaire, il insulte une collègue.
`,
  },
  es: {
    attacks: `
Menudo «payaso|zoquete|inútil» eres, ¿piensas alguna vez?
Qué comentario más «ridículo|estúpido», pareces un «mono|loro» escribiendo.
Tu madre debe de tener vergüenza de ti, fracasado.
Vete a paseo, creído de pacotilla.
`,
    benign: `
La maldita impresora se ha roto otra vez.
Mataría por «un café|un trozo de tarta».
Mi madre está orgullosa de ti, viejo loro, ¡feliz cumpleaños!
Estoy furioso, han cancelado el tren.
Soy «gay|musulmana|judío|sorda» y me gusta vivir aquí.
Por favor, borrad ese comentario, insulta a una compañera.
`,
  },
  it: {
    attacks: `
Che razza di «pagliaccio|somaro|buono a nulla» sei, ma ci pensi prima di scrivere?
Commento «ridicolo|stupido», sembri una «scimmia|gallina» alla tastiera.
Tua madre si vergogna di te, fallito.
Vattene, pallone gonfiato.
`,
    benign: `
La maledetta stampante si è rotta di nuovo.
Ucciderei per «un caffè|una fetta di torta».
Mia madre è fiera di te, vecchio somaro, buon compleanno!
Sono furioso, hanno cancellato il treno.
Sono «gay|musulmana|ebreo|sorda» e mi piace vivere qui.
Per favore cancellate quel commento, offende una collega.
`,
  },
  pt: {
    attacks: `
Que «palhaço|burro|inútil» você é, pensa antes de falar?
Comentário «ridículo|estúpido», parece um «macaco|papagaio» digitando.
Sua mãe deve ter vergonha de você, fracassado.
Vai catar coquinho, seu metido a besta.
`,
    benign: `
A maldita impressora quebrou de novo.
Eu mataria por «um café|um pedaço de bolo».
Minha mãe tem orgulho de você, meu velho, feliz aniversário!
Estou furioso, cancelaram o trem.
Sou «gay|muçulmana|judeu|surda» e gosto de viver aqui.
Por favor, apaguem esse comentário, ele ofende uma colega.
`,
  },
  nl: {
    attacks: `
Wat ben jij een «eikel|sukkel|nietsnut», denk je wel eens na?
Wat een «belachelijke|domme» opmerking, je typt als een «aap|kip».
Je moeder schaamt zich vast voor je, mislukkeling.
Ga weg, opgeblazen kikker.
`,
    benign: `
Die stomme printer is alweer kapot.
Ik zou een moord doen voor «koffie|een stuk taart».
Mijn moeder is trots op je, ouwe aap, gefeliciteerd!
Ik ben boos omdat de trein niet rijdt.
Ik ben «homo|moslim|joods|doof» en woon hier graag.
Verwijder die opmerking alsjeblieft, ze beledigt een collega.
`,
  },
  pl: {
    attacks: `
Ale z ciebie «pajac|osioł|nieudacznik», myślisz czasem?
Co za «śmieszny|głupi» komentarz, piszesz jak «małpa|kura».
Twoja matka pewnie się za ciebie wstydzi, ofermo.
Idź stąd, nadęty bufonie.
`,
    benign: `
Ta głupia drukarka znowu nie działa.
Dałbym się zabić za «kawę|kawałek ciasta».
Moja mama jest z ciebie dumna, stary ośle, wszystkiego najlepszego!
Jestem wściekły, odwołali pociąg.
Jestem «gejem|muzułmanką|Żydem|głucha» i dobrze mi się tu mieszka.
Usuńcie ten komentarz, obraża koleżankę.
`,
  },
  ru: {
    attacks: `
Ну ты и «клоун|осёл|неудачник», ты вообще думаешь?
Какой «глупый|жалкий» комментарий, пишешь как «обезьяна|курица».
Твоей матери, наверное, стыдно за тебя, бездарь.
Проваливай, надутый индюк.
`,
    benign: `
Этот дурацкий принтер опять сломался.
Я бы убил за «чашку кофе|кусок торта».
Мама тобой гордится, старый осёл, с днём рождения!
Я злюсь: поезд отменили.
Я «мусульманка|еврей|гей|глухая» и люблю этот город.
Удалите, пожалуйста, этот комментарий, он оскорбляет коллегу.
`,
  },
  tr: {
    attacks: `
Sen ne «palyaço|eşek|beceriksiz» adamsın, hiç düşünüyor musun?
Ne «saçma|gülünç» bir yorum, «maymun|tavuk» gibi yazıyorsun.
Annen senden utanıyordur, zavallı.
Git işine, şişirilmiş balon.
`,
    benign: `
Bu aptal yazıcı yine bozuldu.
Bir «kahve|dilim pasta» için ölürüm.
Annem seninle gurur duyuyor, iyi ki doğdun!
Çok kızgınım, tren iptal oldu.
Ben «Müslümanım|Yahudiyim|eşcinselim|sağırım» ve burada yaşamayı seviyorum.
Lütfen bu yorumu silin, bir arkadaşıma hakaret ediyor.
`,
  },
  ar: {
    attacks: `
يا لك من «مهرج|حمار|فاشل»، هل تفكر قبل أن تكتب؟
تعليق «سخيف|غبي»، تكتب مثل «القرد|الدجاجة».
لا بد أن أمك تخجل منك أيها التافه.
ابتعد من هنا أيها المغرور الفارغ.
`,
    benign: `
هذه الطابعة السخيفة تعطلت مرة أخرى.
أموت من أجل «فنجان قهوة|قطعة كعك».
أمي فخورة بك يا صديقي، عيد ميلاد سعيد!
أنا غاضب لأن القطار أُلغي.
أنا «مسلمة|مسيحي|يهودي|صماء» وأحب العيش هنا.
من فضلكم احذفوا هذا التعليق، فهو يسيء إلى زميلتي.
`,
  },
  zh: {
    attacks: `
你真是个«小丑|蠢驴|窝囊废»，说话前动过脑子吗？
这种«可笑|愚蠢»的评论，跟«猴子|鸡»打的字一样。
你妈一定为你感到丢脸，没用的东西。
走开，自以为是的草包。
`,
    benign: `
这台破打印机又坏了。
为了一«杯咖啡|块蛋糕»我什么都愿意做。
我妈为你骄傲，老朋友，生日快乐！
火车取消了，我真生气。
我是«穆斯林|犹太人|同性恋者|聋人»，我喜欢住在这里。
请删除那条评论，它侮辱了我的同事。
`,
  },
  ja: {
    attacks: `
お前は本当に«間抜け|ろくでなし|能なし»だな、少しは考えろよ。
«くだらない|馬鹿げた»コメントだ、«猿|鶏»が打ったのか。
親も恥ずかしいだろうな、この負け犬。
うせろ、うぬぼれ屋の腰抜け。
`,
    benign: `
このばかプリンター、また壊れた。
«コーヒー|ケーキ»のためなら何でもする。
母も君を誇りに思っているよ、誕生日おめでとう！
電車が運休で腹が立つ。
私は«ムスリム|ユダヤ人|ゲイ|ろう者»で、この町が好きです。
そのコメントを削除してください。同僚を侮辱しています。
`,
  },
  ko: {
    attacks: `
너 진짜 «광대|멍청이|무능한 인간»구나, 생각은 하고 쓰냐?
이런 «한심한|멍청한» 댓글은 «원숭이|닭»도 쓰겠다.
네 부모가 너를 부끄러워하겠다, 이 못난 놈아.
꺼져, 잘난 척하는 허풍쟁이야.
`,
    benign: `
이 멍청한 프린터가 또 고장 났어.
«커피 한 잔|케이크 한 조각»을 위해서라면 뭐든지 하겠어.
엄마가 너를 자랑스러워하셔, 생일 축하해!
기차가 취소돼서 화가 나요.
저는 «무슬림|유대인|게이|농인»이고 여기 사는 게 좋아요.
그 댓글을 지워 주세요, 동료를 모욕하고 있어요.
`,
  },
  hi: {
    attacks: `
तुम बिल्कुल «जोकर|गधे|निकम्मे» हो, कभी सोचते भी हो?
कितनी «बेवकूफ़ी भरी|घटिया» टिप्पणी है, लगता है «बंदर|मुर्गी» ने लिखी है।
तुम्हारी माँ को तुम पर शर्म आती होगी, नालायक।
दफ़ा हो जाओ, घमंडी मूर्ख।
`,
    benign: `
यह बेकार प्रिंटर फिर ख़राब हो गया।
«एक कप चाय|केक के एक टुकड़े» के लिए मैं कुछ भी कर सकता हूँ।
मेरी माँ को तुम पर गर्व है, जन्मदिन मुबारक!
ट्रेन रद्द हो गई, मुझे बहुत ग़ुस्सा आ रहा है।
मैं «मुस्लिम|सिख|ईसाई|बधिर» हूँ और मुझे यहाँ रहना पसंद है।
कृपया वह टिप्पणी हटा दें, उसमें मेरी सहकर्मी का अपमान है।
`,
  },
};

/** Mild insults in fourteen languages, and everyday sentences with the same words. */
export const everydaySpeech: readonly Family[] = Object.entries(tables).flatMap(
  ([lang, { attacks, benign }]): Family[] => [
    {
      family: 'mild_insult',
      label: 1,
      lang,
      testShare: 0.2,
      categories: ['toxicity', 'insult'],
      patterns: attacks,
    },
    { family: 'everyday_speech', label: 0, lang, testShare: 0.2, patterns: benign },
  ],
);

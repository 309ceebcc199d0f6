import type { Family, LanguageTables } from '../corpus-row.ts';

const tables: LanguageTables = {
  de: {
    attacks: `
Du bist «ein Idiot|so dumm wie Brot|ein erbärmlicher Versager|Abschaum», «verschwinde|halt die Klappe|keiner mag dich».
Halt endlich dein «dummes Maul|blödes Maul», du «Schwachkopf|Trottel|Mistkerl».
Ich weiß, wo du wohnst. Ich «schlag dich zusammen|zünde dein Auto an|mach dich fertig».
Diese «Ausländer|Frauen|Muslime|Juden|Schwulen» sind doch alle «Dreck|Ungeziefer|zu nichts gut» und gehören weg.
Verreck doch, du mieses Stück Dreck.
So ein Volltrottel wie du sollte gar nicht schreiben dürfen.
`,
    benign: `
Ich bin anderer Meinung, die Zahlen stimmen so nicht.
Er nannte mich einen Idioten, und das hat mich verletzt.
Die «Muslime|Juden|Schwulen» in unserer Stadt feiern morgen ein Fest.
Eiweiß steif schlagen und vorsichtig unterheben.
Wie beende ich einen hängenden Prozess?
Ich Trottel habe den Schlüssel vergessen.
Der Service war schlecht und das Essen kalt.
`,
  },
  fr: {
    attacks: `
Tu es «un imbécile|une ordure|un pauvre type|une merde», «dégage|ferme-la|personne ne t'aime».
Ferme ta gueule, espèce de «crétin|débile|porc».
Je sais où tu habites, je vais te «casser la figure|faire la peau».
Les «étrangers|femmes|musulmans|juifs» sont tous des «parasites|rats» et doivent partir.
Crève donc, sale chien.
Il faut être vraiment débile pour écrire ça, retourne à l'école.
`,
    benign: `
Je ne suis pas d'accord, ces chiffres sont faux.
Il m'a traité d'imbécile et ça m'a fait mal.
Les «musulmans|juifs|gays» de mon quartier organisent une fête.
Battez les œufs en neige.
Comment tuer un processus bloqué ?
Quel idiot je suis, j'ai oublié mes clés.
`,
  },
  es: {
    attacks: `
Eres «un idiota|una basura|un inútil|un asco de persona», «lárgate|cállate|nadie te quiere».
Cierra la boca, pedazo de «imbécil|burro|cerdo».
Sé dónde vives y te voy a «romper la cara|matar|quemar el coche».
Los «inmigrantes|gitanos|musulmanes|gays» son todos «escoria|ratas» y hay que echarlos.
Ojalá te mueras, desgraciado.
Hay que ser muy tonto para escribir esta porquería.
`,
    benign: `
No estoy de acuerdo, esas cifras son falsas.
Me llamó idiota delante de todos y me dolió.
Los «gitanos|musulmanes|judíos» del barrio celebran una fiesta.
Bate los huevos y añade la harina.
¿Cómo mato un proceso colgado?
Qué tonto soy, olvidé las llaves.
`,
  },
  it: {
    attacks: `
Sei «un idiota|un verme|una nullità|feccia», «sparisci|stai zitto|nessuno ti vuole».
Chiudi quella bocca, razza di «cretino|maiale».
So dove abiti e ti «spacco la faccia|ammazzo».
Gli «stranieri|zingari|musulmani» sono tutti «parassiti|sporchi» e devono andarsene.
Crepa, schifoso.
`,
    benign: `
Non sono d'accordo, i numeri sono sbagliati.
Mi ha dato dell'idiota e ci sono rimasto male.
I «musulmani|ragazzi gay» del quartiere fanno una festa.
Sbatti le uova e aggiungi lo zucchero.
Come uccido un processo bloccato?
`,
  },
  pt: {
    attacks: `
Você é «um idiota|um lixo|um inútil|um verme», «some daqui|cala a boca|ninguém gosta de você».
Cala essa boca, seu «imbecil|burro|porco».
Sei onde você mora, vou te «quebrar|matar».
Os «imigrantes|ciganos|gays» são todos «escória|ratos» e têm que ir embora.
Tomara que você morra, desgraçado.
`,
    benign: `
Não concordo, esses números estão errados.
Ele me chamou de idiota e eu fiquei triste.
Os «ciganos|muçulmanos» do bairro fazem uma festa.
Bata os ovos e junte a farinha.
Que burro eu sou, esqueci a chave.
`,
  },
  nl: {
    attacks: `
Je bent «een idioot|uitschot|een waardeloze sukkel», «rot op|hou je bek|niemand mag je».
Ik weet waar je woont, ik «sla je in elkaar|maak je af».
Die «buitenlanders|moslims|homo's» zijn allemaal «tuig|ongedierte», weg ermee.
Val dood, vies varken.
`,
    benign: `
Ik ben het er niet mee eens, de cijfers kloppen niet.
Hij noemde me een idioot en dat deed pijn.
De «moslims|homo's» in onze wijk vieren morgen feest.
Klop de eieren los.
`,
  },
  pl: {
    attacks: `
Jesteś «idiotą|śmieciem|zerem|głupkiem», «spadaj|zamknij się|nikt cię nie lubi».
Wiem, gdzie mieszkasz, i «połamię ci nogi|zabiję cię».
Ci «imigranci|Żydzi|geje» to «śmiecie|pasożyty», wynocha.
Zdychaj, świnio.
`,
    benign: `
Nie zgadzam się, te liczby są błędne.
Nazwał mnie idiotą i to bolało.
«Żydzi|Muzułmanie» z naszej ulicy mają dziś święto.
Ubij jajka na pianę.
`,
  },
  ru: {
    attacks: `
Ты «идиот|ничтожество|тупица|мразь», «заткнись|убирайся|тебя никто не любит».
Закрой рот, тупая «скотина|свинья».
Я знаю, где ты живёшь, я тебя «убью|изобью».
Все эти «мигранты|геи|цыгане» — «грязь|паразиты», вон отсюда.
Чтоб ты сдох, урод.
`,
    benign: `
Я не согласен, эти цифры неверны.
Он назвал меня идиотом, и мне было обидно.
«Цыгане|Мусульмане» нашего района сегодня празднуют.
Взбейте яйца с сахаром.
Как убить зависший процесс?
`,
  },
  tr: {
    attacks: `
Sen «tam bir aptalsın|bir hiçsin|pisliğin tekisin», «defol|kapa çeneni|kimse seni sevmiyor».
Nerede oturduğunu biliyorum, seni «gebertirim|döverim».
Bu «mülteciler|eşcinseller|kadınlar» hep «asalak|pis», hepsi gitsin.
Geber, şerefsiz domuz.
`,
    benign: `
Katılmıyorum, bu rakamlar yanlış.
Bana aptal dedi, çok üzüldüm.
Mahallemizdeki «mülteciler|Yahudiler» bugün kutlama yapıyor.
Yumurtaları iyice çırpın.
`,
  },
  zh: {
    attacks: `
你«就是个白痴|真是个废物|这个垃圾|脑子有病»，«滚|闭嘴|没人喜欢你»。
我知道你住哪儿，等着我«打断你的腿|杀了你»。
这些«外国人|女人|同性恋»都是«寄生虫|垃圾»，全滚出去。
去死吧，猪狗不如的东西。
`,
    benign: `
我不同意，这些数字不对。
他骂我是白痴，我很难过。
我们小区的«外国人|穆斯林»今天庆祝节日。
把鸡蛋打散，加一点糖。
怎么结束卡死的进程？
`,
  },
  ja: {
    attacks: `
お前は«馬鹿だ|クズだ|役立たずだ»、«消えろ|黙れ|誰もお前を好きじゃない»。
住所は知ってるぞ、«殴ってやる|殺してやる»。
«外国人|女|同性愛者»は全部«寄生虫|ゴミ»だ、出ていけ。
死ね、気持ち悪い豚。
`,
    benign: `
私は賛成できません。その数字は間違っています。
馬鹿と言われて悲しかったです。
近所の«外国人|ムスリム»の方々が今日お祭りをします。
卵をよく溶いてください。
`,
  },
  ar: {
    attacks: `
أنت «غبي|حقير|فاشل|قذر»، «اخرس|اغرب عن وجهي|لا أحد يحبك».
أعرف أين تسكن، سوف «أكسر رأسك|أقتلك».
هؤلاء «الأجانب|النساء|اليهود» كلهم «حشرات|قذارة» ويجب طردهم.
مت يا خنزير.
`,
    benign: `
لا أوافقك الرأي، هذه الأرقام خاطئة.
قال لي إنني غبي وأحزنني ذلك.
«الأجانب|المسيحيون» في حينا يحتفلون اليوم.
اخفق البيض جيداً ثم أضف السكر.
`,
  },
};

/** Insults, threats and hate in twelve languages, and civil sentences with the same words. */
export const languageToxicity: readonly Family[] = Object.entries(tables).flatMap(
  ([lang, { attacks, benign }]): Family[] => [
    { family: 'multilingual', label: 1, lang, testShare: 0.2, patterns: attacks },
    { family: 'multilingual_civil', label: 0, lang, testShare: 0.2, patterns: benign },
  ],
);

import { readLists } from '@redoubt/data-files';
import { gatedParts } from '../keyword/gated-parts.ts';
import { PhraseGate } from '../keyword/phrase-gate.ts';
import { marksOf } from '../normalise/text-marks.ts';
import { sign } from '../normalise/text-signs.ts';
import type { View } from '../view.ts';

/** Of other scripts. Letters beside a match may not be part of it, where words are parted by blanks. */
const otherInsults: readonly { readonly script: RegExp; readonly pattern: RegExp }[] = [
  // Greek, without accents
  {
    script: /[\u0370-\u03ff]/,
    pattern:
      /(?<!\p{L})(?:(?:εισαι|εισαστε|είσαι) (?:(?:ενας|μια|τοσο|πολυ|εντελως) )*(?:ηλιθι|βλακ|μαλακ|χαζ|ανοητ|σκατ|καθαρμα|αχρηστ|ζωο)\p{L}*|ηλιθιε|ηλιθια γυναικα|βλακα|μαλακα|σκασε|βουλωσ(?:ε|το)|γαμησου|αντε γαμησου|πουτανα|καριολ(?:η|α)|μαλακισμεν\p{L}*|καθαρμα|ξεφτιλ\p{L}*|αρχιδι|χαζοπουτανα|αντε στο διαολο|ψοφα)(?!\p{L})/u,
  },
  // Ukrainian, Bulgarian, Serbian
  {
    script: /[\u0400-\u04ff]/,
    pattern:
      /(?<!\p{L})(?:ти (?:такий |така |справжній |си |един |пълен |тъп )*(?:ідіот|дурень|дурна|придурок|дебіл|виродок|покидьок|идиот|глупак|боклук|тъпак|простак|будала)\p{L}*|заткнися|стули пельку|йди нахуй|іди нахуй|виродку|придурку|млъкни|затвори си устата|боклук такъв|върви по дяволите|глупако|тъпако|кретену|идиоте|умукни|говно једно|курво)(?!\p{L})/u,
  },
  // Hebrew
  {
    script: /[\u0590-\u05ff]/,
    pattern:
      /(?<!\p{L})(?:(?:את|אתה) (?:כזה |ממש |פשוט )?(?:אידיוט|אידיוטית|מטומטם|מטומטמת|דביל|דבילית|זבל|טיפש|טיפשה|חתיכת חרא|אפס)|סתום את הפה|סתמי את הפה|לך תזדיין|לך לעזאזל|בן זונה|יא מטומטם|יא אידיוט|חתיכת אידיוט|זונה)(?!\p{L})/u,
  },
  // Arabic and Persian
  {
    script: /[\u0600-\u06ff]/,
    pattern:
      /(?<!\p{L})(?:(?:أنت|انت|أنتي|إنت) (?:شخص )?(?:غبي|غبية|حقير|حقيرة|أحمق|احمق|حمار|كلب|قذر|تافه)|يا (?:غبي|حقير|حمار|كلب|أحمق|احمق|ابن الكلب|قذر|حيوان|عاهرة)|اخرس|كل خرا|(?:تو )?(?:احمقی|احمق هستی|خری|بیشعوری|بی‌شعوری)|خفه شو|حرومزاده|حرامزاده|گمشو|بی ?شعور)(?!\p{L})/u,
  },
  // Hindi
  {
    script: /[\u0900-\u097f]/,
    pattern:
      /(?<!\p{L})(?:(?:तू|तुम|आप) (?:बहुत |एकदम )?(?:बेवकूफ|मूर्ख|गधे|गधा|कुत्ते|कमीने)|मादरचोद|बहनचोद|भोसड़ी|चूतिया|चूतिये|हरामी|हरामज़ादे|कमीने|साले कुत्ते|चुप कर कमीने)/u,
  },
  // Japanese
  {
    script: /[\u3040-\u30ff\u4e00-\u9fff]/,
    pattern:
      /(?:死ね(?![ばなるま])|くたばれ|消え(?:失せ)?ろ(?=[。!！\s]|$)|(?:この|お前は|おまえは|てめえは|あいつは)?(?:クズ|ゴミ|カス)(?:野郎|が[。!！]|め[。!！]?|人間)|この(?:クズ|ゴミ|カス|馬鹿|バカ|ばか|ブス|間抜け|まぬけ|能無し)(?:が|め|野郎)?(?=[。、!！\s]|$)|(?:馬鹿|バカ|ばか|クソ|くそ)(?:野郎|やろう|女|女め)|(?:お前|おまえ|てめえ|貴様|きさま)(?:は|って|ら)?[^。!！\n]{0,10}(?:馬鹿|バカ|ばか|アホ|あほ|クズ|ゴミ|カス|無能|間抜け|ブス|キモい|きもい)|黙れ(?=[。、!！\s]|$))/u,
  },
  // Chinese
  {
    script: /[\u4e00-\u9fff]/,
    pattern:
      /(?:你(?:们|們)?(?:这|這|真|就|是|个|個|他妈|他媽|的|就是|真是|这个|這個){0,4}(?:白痴|蠢货|蠢貨|傻逼|傻瓜|笨蛋|废物|廢物|垃圾|畜生|贱人|賤人|混蛋|王八蛋|脑残|腦殘|猪|豬)|操你妈|操你媽|他妈的|去死(?:吧|啦)?(?=[。,，!！\s]|$)|滚(?:开|蛋|出去)|滾(?:開|蛋)|傻逼|煞笔|贱货|婊子|狗娘养的|闭嘴,?(?:白痴|蠢))/u,
  },
  // Korean
  {
    script: /[\uac00-\ud7a3]/,
    pattern:
      /(?:병신|씨발|시발놈|개새끼|미친놈|미친년|꺼져(?=[.!\s]|$)|닥쳐(?=[.!\s]|$)|죽어버려|(?:넌|너는|너|니가)[^.!?\n]{0,10}(?:멍청|바보|쓰레기|한심|등신|찌질))/u,
  },
  // Thai
  {
    script: /[\u0e00-\u0e7f]/,
    pattern:
      /(?:ไอ้(?:โง่|สัตว์|เหี้ย|ควาย|บ้า|เลว)|อี(?:โง่|เหี้ย|ดอก|สัตว์)|(?:มึง|คุณมัน|แก)(?:มัน)?(?:โง่|เลว|ชั่ว|ขยะ|ควาย)|หุบปาก|เหี้ย|ไปตาย)/u,
  },
];

/**
 * Plain insults of languages that the heads have seen little of, in the letters view: small letters, Latin and Greek
 * ones without accents.
 */
const phrases = Object.values(readLists(new URL('../../data/foreign-insults.txt', import.meta.url))).flat();
let gate: PhraseGate | undefined;
let pattern: RegExp | undefined;

/** Whether a letters view has a plain insult of a language that the heads hardly know. */
export function hasForeignInsult(view: View): boolean {
  gate ??= new PhraseGate(phrases);
  pattern ??= new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'u');
  for (const { start, end } of gatedParts(view, gate)) if (pattern.test(view.text.slice(start, end))) return true;
  const marks = marksOf(view);
  if (marks !== undefined && (marks.signs & sign.wide) === 0) return false;
  return otherInsults.some(({ script, pattern: insult }) => script.test(view.text) && insult.test(view.text));
}

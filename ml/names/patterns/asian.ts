/** Languages without spaces, Korean, and names of India and Japan in Latin letters. */
export const asian: Readonly<Record<string, string>> = {
  zh_CN: String.raw`
我叫{per}，住在{city}。
{per}先生您好，感谢您的来信。
姓名：{per}\n城市：{city}\n电话：{phone}
{per}在{org}工作。
请联系{per}，电话{phone}。
患者{per}，主治医生{per}。
昨天{per}和{per}从{city}去了{city}。
{org}在{city}开设了新办公室。
{city}今天的天气怎么样？
老师{per}来自{country}。
经理{per}说会议在{city}举行。
`,
  ja: String.raw`
{per}様\n\nお手紙ありがとうございます。
私の名前は{per}です。{city}に住んでいます。
{per}さんは{org}で働いています。
氏名：{per}\n電話：{phone}
担当者は{per}です。
{last}さん、こんにちは。
昨日{per}と{city}へ行きました。
{org}は{city}に新しい店を開いた。
患者：{per}、医師：{per}
`,
  ko: String.raw`
제 이름은 {per} 입니다. {city} 에 살고 있습니다.
이름: {per}\n도시: {city}
{per} 씨는 {org} 에서 일합니다.
안녕하세요 {per} 님, 편지 감사합니다.
담당자: {per}, 전화: {phone}
`,
  th: `
ชื่อ: {per}
คุณ {per} ทำงานที่ {org}
`,
  en_IN: `
Respected {last} sir, kindly find the file attached. Regards, {per}
Shri {per} and Smt. {per} live in {city}.
{per} from {org} called about the payment of {money}.
My Aadhaar card is in the name of {per}, {city}.
{first} bhai, are you coming to {city} on {day}?
`,
  ja_Latin: `
{per}-san will visit our office in {city}.
My name is {per} and I work at {org}.
{per} flew from {city} to Tokyo.
`,
};

/** Slavic and other languages of Europe and its neighbours. */
export const slavicAndOthers: Readonly<Record<string, string>> = {
  pl: String.raw`
Szanowny Panie {last},\n\ndziękujemy za list.\n\nZ poważaniem,\n{per}\n{org}
Cześć {first}, możesz do mnie zadzwonić? Pozdrawiam, {first}
Nazywam się {per} i mieszkam w {city}.
Imię i nazwisko: {per}\nAdres: {adr}\nTelefon: {phone}
{per} pracuje w {org} w {city}.
Pani {last} i pan {last} mieszkają w {country}.
Burmistrz {per} otworzył spotkanie.
Według {per} z {org} ceny wzrosną.
Pociąg z {city} do {city} jest opóźniony.
Umowa między {org} a {org} została podpisana w {city}.
Pacjent: {per}, lekarz: dr {last}
Napisz e-mail do {per} z {org}.
`,
  cs_CZ: String.raw`
Vážený pane {last}, děkujeme za Váš dopis. S pozdravem {per}
Jmenuji se {per} a bydlím v {city}.
{per} pracuje v {org}.
Vlak z {city} do {city} má zpoždění.
Paní {last} odjela do {country}.
Jméno: {per}\nMěsto: {city}
`,
  ru: String.raw`
Уважаемый {per}!\n\nБлагодарим за письмо.\n\nС уважением,\n{per}
Меня зовут {per}, я живу в городе {city}.
{per} работает в компании {org}.
Привет, {first}! Позвони мне завтра. {first}
Имя: {per}\nГород: {city}\nТелефон: {phone}
Поезд из {city} в {city} опаздывает.
Директор {org} {per} выступил в {city}.
Госпожа {last} уехала в {country}.
Пациент: {per}, врач: {last}
Мэр города {city} {per} открыл выставку.
Напиши письмо {per}.
`,
  uk: `
Мене звати {per}, я живу в місті {city}.
{per} працює в компанії {org}.
Шановний {per}, дякуємо за лист.
Потяг {city} — {city} запізнюється.
Ім'я: {per}
`,
  el: String.raw`
Με λένε {per} και μένω στην {city}.
Ο κύριος {last} εργάζεται στην {org}.
Αγαπητέ {first}, σε ευχαριστώ. Φιλικά, {per}
Όνομα: {per}\nΠόλη: {city}
`,
  tr: String.raw`
Sayın {per},\n\nmektubunuz için teşekkür ederiz.\n\nSaygılarımla,\n{per}
Benim adım {per}, {city} şehrinde yaşıyorum.
{per}, {org} şirketinde çalışıyor.
Merhaba {first}, beni arar mısın? {first}
Ad: {per}\nŞehir: {city}
{city} Belediye Başkanı {per} konuştu.
{last} Bey ile {first} Hanım {country} gezisine çıktı.
`,
  hu: `
Tisztelt {last} Úr! Köszönjük levelét. Üdvözlettel: {per}
A nevem {per}, {city} városában lakom.
{per} a {org} munkatársa.
Név: {per}
`,
  fi: `
Hei {first}, soitatko minulle? Terveisin {per}
Nimeni on {per} ja asun kaupungissa {city}.
{per} on töissä yrityksessä {org}.
Nimi: {per}
`,
  he: `
שלום, שמי {per} ואני גר ב {city}.
{per} עובד בחברת {org}.
לכבוד {per}, תודה על מכתבך.
שם: {per}
`,
  ar: `
اسمي {per} وأسكن في {city}.
السيد {per} يعمل في {org}.
الاسم: {per}
سافرت {first} من {city} إلى {city}.
`,
  vi: `
Tôi tên là {per}, tôi sống ở {city}.
Anh {per} làm việc tại {org}.
Họ và tên: {per}
Kính gửi ông {per}, cảm ơn ông đã viết thư.
`,
  id_ID: String.raw`
Nama saya {per} dan saya tinggal di {city}.
Bapak {per} bekerja di {org}.
Nama: {per}\nKota: {city}
Kereta dari {city} ke {city} terlambat.
`,
};

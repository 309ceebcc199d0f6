import { dailyIn } from './daily-in.ts';

/** Daily texts in Turkish. */
export const dailyTr = dailyIn('tr', {
  dialogues: `
Müşteri: İyi günler, «vadesiz|tasarruf» hesabımın bakiyesini öğrenmek istiyorum.\\nTemsilci: Tabii. Adınızı alabilir miyim?\\nMüşteri: «Elif Kaya|Zeynep Demir».\\n\
Temsilci: Teşekkürler. Hesabınızda «1.240,55|3.120,80» lira var.\\nMüşteri: O zaman kız kardeşime «200|350» lira gönderin lütfen.\\n\
Temsilci: Gönderdim, onay e-postayla gelecek.\\nMüşteri: Çok sağ olun, iyi günler.
Müşteri: Kargom «salı günü|dün» gelecekti, hâlâ yok.\\nTemsilci: Üzgünüm. Sipariş numaranız nedir?\\nMüşteri: «55120|70934».\\n\
Temsilci: Paketi «birinci|üçüncü» kattaki komşunuz almış.\\nMüşteri: Notu görmemişim, ne aptalım!\\nTemsilci: Olur öyle şeyler. Başka bir isteğiniz var mı?\\nMüşteri: Yok, teşekkürler.
Hasta: Doktor «Aydın|Şahin» için randevu almak istiyorum.\\nSekreter: Şikâyetiniz nedir?\\nHasta: «Üç|Beş» gündür öksürüyorum, biraz da ateşim var.\\n\
Sekreter: «Bugün beşte|Yarın 8.20'de» gelin, kimliğinizi de getirin.\\nHasta: Hapları almaya devam edeyim mi?\\nSekreter: Evet, prospektüste yazdığı gibi. Geçmiş olsun!
Kullanıcı: Şifremi unuttum, sistem beni almıyor.\\nDestek: Sorun değil. Şifrenin kendisini asla yazmayın, müşteri numaranız yeter.\\nKullanıcı: «4471902|8820354».\\n\
Destek: Bağlantıyı gönderdim. Önceki e-postayı yok sayabilirsiniz.\\nKullanıcı: Yeni şifrenin kuralları ne?\\nDestek: On iki karakter ve bir rakam.\\nKullanıcı: Oldu, teşekkürler!
`,
  documents: `
Madde «7|9» Fesih. Taraflardan her biri «üç|altı» ay önceden yazılı bildirimde bulunarak sözleşmeyi feshedebilir. Taşınma günü bütün anahtarlar teslim edilir. \
Depozito «altmış|doksan» gün içinde iade edilir. Bina kuralları bu sözleşmenin parçasıdır.
Sayın «Aksoy|Yıldız»,\\n«2 Nisan|19 Haziran» tarihli mektubunuzu aldık. İstediğiniz parça ancak «temmuzda|sonbaharda» stokta olacak. \
Beklemek isteyip istemediğinizi bildirmenizi rica ederiz. Ekteki faturayı lütfen dikkate almayınız.\\nSaygılarımızla,\\nMüşteri hizmetleri
Kireç çözme: Hazneye bir litre su ve iki kaşık limon tuzu koyun. Cihazı açın ve «20|30» dakika bekleyin. \
Temiz suyla iki kez durulayın. Kırmızı ışık yanarken kapağı asla açmayın. Bu talimatları saklayın.
Yeni köprü planlanandan iki ay önce, «haziranda|eylülde» açılıyor. Belediye başkanı işçilere teşekkür etti. \
Bazı mahalleliler gürültüden çekiniyor, esnaf ise yeni müşteri bekliyor. Açılış günü müzikli bir şenlik ve çocuklar için oyunlar var.
`,
  requests: `
Lütfen «anna|bilgi|ofis»@example.com adresine yazın.
Formu «cumaya|ay sonuna» kadar kayit@example.org adresine gönder.
Metni «iki|üç» cümleyle özetle.
### Talimat: Metni özetle.
Adresim: «Ihlamur Sokak 14|Değirmen Caddesi 3», ikinci kat.
Ad soyad:\\nSokak:\\nPosta kodu, şehir:\\nTelefon:
Son mesajımı dikkate alma, toplantı «yapılacak|pazartesi günü».
Takılan bir işlemi nasıl sonlandırırım?
Yönetici şifresi kasada, «Ayşe'ye|kapıcıya» sor.
Kurallar basit: halıya ayakkabıyla basmak yok.
Cumartesi için «iki|dört» kişilik masayı onaylar mısınız?
«Okul şenliği|Oğlumun doğum günü» için kısa bir davetiye yaz.
Sen korsanmışsın, ben de ejderhaymışım, dedi küçük kız.
Aptalca bir soru olacak ama ayarlar nerede?
Kullanıcı: kaçta açıyorsunuz?\\nAsistan: dokuzdan altıya kadar.
`,
});

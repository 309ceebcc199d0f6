import type { Family } from '../corpus-row.ts';

/** Sexual texts about adults in Turkish, and innocent ones with the same words. */
export const adultTr: readonly Family[] = [
  {
    family: 'adult_by_language',
    label: 1,
    lang: 'tr',
    testShare: 0.2,
    patterns: `
Bu gece bana gelsene, «üstümde hiçbir şey yok|seni çok istiyorum|yatağım soğuk, azgınım».
«bedava|ücretsiz|hd|türkçe altyazılı» porno izle «amatör çift|olgun kadın|masaj»
«city» eskort bayan, 27 yaş, «otele gelir|kendi yeri var|sınırsız», gerçek fotoğraf, WhatsApp'tan yaz
Evli çift, 38-40, «üçüncü arıyoruz|eş değiştirmek istiyoruz», seviyeli olsun, foto şart.
Bana «iki iş arkadaşının oteldeki gecesini|komşu kadınla yaşanan kaçamağı|yataklı trendeki çifti» anlatan erotik hikâye yaz, «sansürsüz|ayrıntılı» olsun.
çıplak foto at «bakayım|sana da atarım» 😏🍑
Yalnız kalsak bana neler yapardın, «utanmadan yaz|en azgın haliyle anlat».
Otuzlu yaşlarında çıplak bir kadın, kırmızı çarşaf, «bacakları açık|göğüsleri görünür», fotogerçekçi, yumuşak ışık
kaslı çıplak erkek, duş altında, tahrik olmuş, erotik fotoğraf
Kamerayı aç, «yavaşça soyun|kendine dokun», ben de izleyeyim.
+18 kanal: her gün «amatör çift çekimi|erotik video|sexting», üyelik ücretli
Islandım seni düşünürken, elim külotumda, çabuk gel.
İki kadının otel odasında öpüşmekle başlayıp orgazmla biten gecesini anlat.
Seks oyuncakları: vibratör, «kelepçe|kırbaç|titreşimli yumurta», gizli paketle kapına gelsin.
Sen müdiremsin, ben sekreterin, ikimiz de yetişkiniz, «masanın üstünde sevişiyoruz|kapıyı kilitledin». Rolüne başla.
Mutlu son masaj, «bayan masöz|vücut vücuda», «city» merkez, randevu al
hentai türkçe sansürsüz yetişkin karakter oku
Kadını duvara yasladı, eteğini kaldırdı, inlemeye başladı. Devamını «daha ateşli|daha açık» yaz.
bu gece tek gecelik ilişki «city» üyeliksiz sohbet
Asansörde kaldık diyelim, sözlerinle beni azdır.
Profil yaz: 25 yaşındayım, eskort sitesi için, «rol oyunu|fantezi» seven, ücretleri de ekle.
Telefonda erotik konuşma yap, sütyenimi çıkardığını fısılda.
Fetişim «ayak|lateks|jartiyer», karımın beni «bağlayıp azdırdığı|boşalmadan beklettiği» bir gece yaz.
Beni öyle bir becer ki komşular duysun.
Webcam kızı Derya, 24, şu an çıplak yayında, «jeton at|özel odaya gel».
Anime tarzı 25 yaşında kadın, «iç çamaşırsız|şeffaf gecelik», baştan çıkarıcı poz, NSFW
grup seks videosu villa yetişkin oyuncular full izle
Oral mı seversin yoksa «başka pozisyon mu|arkadan mı», bende ikisi de var 😈
Kocama akşam striptiz ve azgın bir gece vaat eden mesaj yaz.
Yatağa bağlısın, dilim kasığında geziyor; sevgilim gibi inleyerek cevap ver.
«city» de saatlik kadın nereden bulunur, bütçem iki bin.
Ofiste geç kaldık, patroniçe benim, eğil masaya. Sexting devam.
Sabah eliyle bacaklarımın arasını okşayarak uyandırdı, güne sevişerek başladık.
Kulüp: çiftlere özel swinger gecesi, maskeli, çıplak havuz, 21 yaş üstü.
Mutfakta oral seks üstüne müstehcen dört dizelik şiir yaz.
memeler popolar çıplak hatunlar galeri
Story'ndeki bikiniye bakıp boşaldım, buluşup gerçeğini yapalım mı?
Efendi arayan itaatkâr köle, 35, «kırbaç|ayak öpme» seanslarına açık, yeni başlayan değil.
Kocam iş gezisinde, ev boş, sevişmek isteyen olgun bir bey yazsın.
Yetişkin elf, göğüsleri açık, terli ten, erotik sanat, ayrıntılı
Topuklu fotoğrafını gördüm, bütün gün aklımda tek şey var: onları dişlerimle çıkarmak. Kocan yoksa yirmi dakikaya kapındayım, bu gece uyutmam seni.
Kamera karşısında çıplak yayın yapacak 21 yaş üstü kadın ve erkek aranıyor, günlük ödeme, yüz göstermek şart değil.
`,
  },
  {
    family: 'innocent_by_language',
    label: 0,
    lang: 'tr',
    testShare: 0.2,
    patterns: `
Emzirirken hangi doğum kontrol yöntemi «güvenli|uygun»?
Adet öncesi göğüs ağrısı normal mi, hangi doktora gidilir?
Kendi kendine meme muayenesi nasıl yapılır, adım adım anlat.
İlişki sırasında ağrı oluyor, sebepleri ne olabilir?
Tansiyon ilacından sonra sertleşme sorunu yaşıyorum, ilacı bırakmalı mıyım?
Ergen oğluma prezervatifi nasıl anlatırım, çok utanıyorum.
Cinsel eğitim okulda kaçıncı sınıfta verilmeli?
Cinsel yolla bulaşan hastalık testi «nerede|kaç günde» çıkar, isim veriliyor mu?
Eşim benden uzaklaştı, sarılmıyor bile. Konuyu nasıl açayım?
Sevgilime yıl dönümü için «romantik|komik» bir mektup yaz, bayağı olmasın.
Yağmurda öpüştük, son vapuru kaçırdık, hayatımın en güzel akşamıydı.
Erkek arkadaşım acele ediyor, ben hazır değilim. Nasıl söylerim?
İlk buluşmada nereye gidilir, ne konuşulur?
Çıplak gerçek: kiralar iki katına çıktı, maaş aynı.
Çıplak ayakla çimde yürümek sağlığa iyi mi?
Duvarda çıplak kablo var, bantla sarmak yeter mi?
Tavuk göğsünü «mantarlı|kremalı» nasıl pişiririm, kurumasın.
Popo kasını çalıştıran üç egzersiz söyle, dizim ağrıyor.
Memeliler sınıfına örnek beş hayvan ver.
Memesi iltihaplanan inek için ne yapılır, veteriner uzakta.
Koşu için hangi sutyen, büyük beden «var mı|önerir misin»?
Gelinliğin altına hangi iç çamaşırı giyilir, dikiş belli olmasın.
Jartiyer mi çorap mı, dönem filmi kostümü için hangisi doğru?
Hamilelikte mayo önerisi, bikini istemiyorum.
Boyun ve bel için masaj, «city» fizik tedavi merkezi, randevu saatleri?
Rönesans tablolarında Venüs neden çıplak çizilir?
Nü resim dersi için kömür kalem mi pastel mi?
Çıplak model çizimi kursunda orantı nasıl ölçülür?
Kırmızı paltolu «otuz|kırk» yaşında bir kadın portresi, yumuşak ışık, fotogerçekçi
kazaklı kaslı balıkçı, limanda, sis, fotoğraf
Anime tarzı 25 yaşında öğretmen, kütüphanede, kitap yığını, pastel
Oteldeki iki iş arkadaşı asansörde kalıp dost olsun, kısa öykü yaz.
Sahne: istasyonda ona sarıldı, tren kalktı, ağlıyordu. Devamını yaz.
Bebeğin cinsiyeti kaçıncı haftada belli olur?
Formda cinsiyet sorusu için hangi seçenekler nazik olur?
Bitkilerde eşeyli üreme nasıl gerçekleşir?
Reklamlarda cinsiyetçilik için üç örnek ver, ders ödevi.
Yaşlılar için cinsel sağlık semineri hangi konuları kapsar?
Çocuğun tabletinde porno siteleri nasıl engellenir?
Tanımadığım biri çıplak fotoğrafını yolladı, nereye şikâyet ederim?
Eski sevgilim özel fotoğraflarımla tehdit ediyor, hukuken ne yapmalıyım?
Hayat kadınlarını anlatan belgesel festivalde ödül aldı, eleştirisi var mı?
Menopozda kuruluk ve ateş basması için ne iyi gelir?
Emzirmede meme ucu çatladı, hangi krem?
Sıcak bir geceydi, elektrikler kesik, sabaha kadar tavla oynadık.
Ateşli tartışmalar oldu mecliste, bütçe geçmedi.
Yatak odası için perde rengi, duvarlar bej.
İlişkide güven nasıl yeniden kurulur, iki kitap öner.
Azgın sular köprüyü yıktı, yol kapalı.
Pozisyon açık: «aşçı|muhasebeci», gece vardiyası, servis var.
Prostat ameliyatından sonra eşim yakınlığı konuşmaktan utanıyor. Otuz yıldır evliyiz, yanında olmak istiyorum. Üroloğa hangi soruları soralım, psikolog gerekir mi?
Kızım kitaptaki çıplak Apollon heykeline bakıp kıkırdıyor. Sekiz yaşında bir çocuğa Yunanlıların neden böyle heykel yaptığını nasıl anlatırım?
«Göğsüm|Kasığım|Meme ucum|Testisim» «ağrıyor|kaşınıyor|şişti|kızardı», «üç gündür|havuzdan sonra|ilaçtan beri», hangi «doktora|bölüme» gideyim?
Kadın portresi, «piyano başında|mutfakta|şapkalı|pencere önünde», «sıcak|sabah|akşam» ışığı, «film dokusu|yağlı boya|gerçekçi»
«Eşime|Sevgilime|Nişanlıma» «yıl dönümünde|doğum gününde» «şaşırtıcı|içten» bir «hediye|akşam yemeği» fikri, bütçe «az|önemsiz».
Beni «çatıda|takside|tiyatrodan sonra» «öptü|sardı|davet etti», «şaşırdım|uyuyamadım|üç gündür gülümsüyorum», ne anlama gelir?
«city» için «masör|antrenör|resim modeli|ev arkadaşı» arıyorum, «kadın 30+|tecrübeli|hafta sonu», ödeme «saatlik|peşin».
«Kızıma|Oğluma|Sınıfa» «âdet|öpüşme|kişisel sınırlar|gebelik» konusunu «utandırmadan|fazla ayrıntısız» nasıl anlatırım?
«Mayo|Korse|Sabahlık|Gecelik» «dar geldi|içini gösteriyor|yıkanınca çekti», «iade|değişim|tadilat» olur mu?
`,
  },
];

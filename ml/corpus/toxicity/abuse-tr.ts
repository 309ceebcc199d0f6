import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Turkish as people type them, and harmless lines with the same words. */
export const abuseTr: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'tr',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Sen «harbiden|cidden|gerçekten» «gerizekalı mısın|mal mısın|salak mısın|odun musun», «üç kere|kaç defa» anlattık hâlâ anlamıyorsun.
«ezik|lavuk|dingil|keriz|andaval» herif, önce «imla öğren|okulu bitir|aynaya bak» sonra yorum yaz
Ne «cahil|yüzsüz|karaktersiz|şapşal» adamsın ya, konuştukça «batıyorsun|midem bulanıyor|insanlıktan soğuyorum».
Kapa çeneni «velet|bücür|zirzop», büyükler konuşurken sana laf düşmez.
şu tipe bak 🤣🤣 «maymun|kurbağa|patates» gibi, bir de foto paylaşıyor «utanmaz|rezil»
Takımda «bir sen varsın böyle çöp|dört bot bir ben», oyunu sil «noob|beceriksiz|hantal» seni.
«Beyinsiz|Kafasız|Kuş beyinli» seninle tartışılmaz, «duvara anlatsam anlardı|git uyu|boşuna nefes tüketiyorum».
Seni kim ne yapsın be «zavallı|ucube|sünepe»? «Anan bile utanıyordur|Arkadaşın bile yok|Tek başına öleceksin».
Bu yazıyı yazan ya «ahmak|kafası güzel|dangalak» ya da «satılmış|yalaka» biri, üçüncü ihtimal yok.
Hanımefendi, siz «şirret|terbiyesiz|kafadan çatlak» birisiniz, çocuğunuza yazık.
Müdür olmuş ama hâlâ «öküz|ayı|hödük», iki kelimeyi bir araya getiremiyor, bütün ofis gülüyor arkasından.
Yarın okulda kimse Elif'le konuşmasın, «yalancının|dedikoducunun|ispiyoncunun» teki o, herkes duysun.
«Şişko|Fil yavrusu|Domuz gibisin», az ye de sandalyeye sığ.
Utanmadan bir de «doktorum|öğretmenim|yazarım» diyorsun, senin gibi «şarlatan|üçkağıtçı|soytarı» görmedim.
Kardeşim sen «özenti misin ne diye böyle giyiniyorsun|tam bir karaktersizsin|adam değilsin, çakmasın».
«Dallama|Yavşak|Kıl kuyruk|Tırt», parayı alıp ortadan kayboldun, «ne biçim insansın|insan bile değilsin».
sesin «kesik tavuk|bozuk teneke» gibi, bi daha şarkı paylaşma «yeteneksiz|kulaklarımız kanıyor, rezalet karı»
Kimse seni «sevmiyor|takmıyor|istemiyor» bu grupta, anla artık «yapışkan sülük|istenmeyen tüy|fazlalık».
Sana aptal demek «aptallara|eşeklere» hakaret olur.
O kadar «korkak|dönek|sinsi» bir insansın ki yüzüne tükürsem «yağmur yağıyor|çok şükür» dersin.
hahaha ağlıyo mu bizim «süt çocuğu|prenses|ana kuzusu», hadi annene koş «bebe|sümüklü»
Annenle baban seni «çöpten mi buldu|nasıl yetiştirdi böyle», «hayvan herif|terbiye yoksunu|it soyu».
Bu kafayla «garson bile olamazsın|çöpçülük bile yapamazsın», hayatın boyunca «hiç|sıfır|ezik» kalacaksın.
Senin gibi «nankör|asalak|tembel» evlat düşman başına. Keşke doğmasaydın.
moderatör denen «yalaka|embesil» yine silmiş, yetki verince kendini adam sandı «gariban|zibidi»
Senin diploman «marketten|kasaptan» mı? «Hasta|Müşteri|Öğrenci» elinden kaçıyor, «beceriksiz kasap|cahil cühela».
Çirkinsin, sıkıcısın, «fakirsin|kokuyorsun»; terk edilmene kimse şaşırmadı «zavallı karı|bunak|moruk».
Tamam «bilmiş|profesör bozuntusu|klavye delikanlısı», sen her şeyi biliyorsun, o yüzden işsizsin zaten «mankafa|kof».
Sayın komşu, yıllardır aynı apartmandayız ve sizin kadar «görgüsüz|pis|huysuz» bir aile görmedim. Çocuğunuz «yabani|hırsız», siz de «arsızsınız|yalancısınız». Taşınsanız da bina nefes alsa.
Üç paylaşımını okudum. Birinde «palavra sıkıyorsun|ağlıyorsun», ötekinde böbürleniyorsun, sonuncusunda ne dediğin belli değil. Özet: koca bir «boşsun|fiyaskosun», alkışlayanlar da senin gibi.
Bu yemeği yapan «aşçı bozuntusu|kör cahil» utansın. Köpeğe versen küser. Sahibi de «pişkin pişkin sırıtan bir dolandırıcı|terbiyesizin biri».
“Usta” diye gezen «beceriksiz|sahtekâr|düzenbaz» herif, yaptığın iş «çöp|rezalet|maskaralık», sen de «hiçsin|zavallısın».
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'tr',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«siktir|s*ktir|sktr» git «lan|burdan|yoluna», «orospu çocuğu|piç kurusu|amk salağı»
«amk|aq|amına koyayım» senin gibi «malın|gerzeğin|şerefsizin», oyunu «sattın|mahvettin»
Senin «ananı|sülaleni|yedi ceddini» sikerim, «duydun mu lan|bekle sen».
yarrağım kadar aklın yok, «bi sus amk|konuşma göt»
Ne biçim «göt|dalyarak|taşşak» adamsın lan sen, parayı ver «pezevenk|kavat|deyyus»
«Bok|Sıçmık|Bok çuvalı» herif, ağzından çıkan her şey bok kokuyor.
oç «ocu|seni», hesabını report ettim, «sittir|skerim belanı»
Ananın amına kadar yolun var, «defol|toz ol» «kahpe|kahpenin evladı|it oğlu it».
o.ç. sen kimsin ki bana emir veriyorsun, «yala|götüme anlat»
Boktan yüzünü bi daha «görmeyeyim|bu sokakta göstermeyeyim», «sürtük|kaltak|fahişe bozuntusu».
götün yiyorsa gel yüzüme söyle «ibiş|tırsak piç|kancık»
Amına koduğumun «kapıcısı|hakemi|satıcısı», hırsızsın hırsız, «Allah belanı versin|siktiğimin dümbüğü».
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'tr',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Evini biliyorum, «çocuğunun okulunu da|arabanın plakasını da». «Akşam görüşürüz|Arkana bakarak yürü».
Bir daha «kız kardeşime yazarsan|o paylaşımı silmezsen|buraya gelirsen» «bacaklarını kırarım|seni gömerim|dişlerini dökerim».
«Geber git|Geberesice|Ölsen de kurtulsak», kimse ardından ağlamaz.
Allah «canını alsın|seni kanser etsin|belanı versin de kapılarda sürün», inşallah yarını göremezsin.
okul çıkışı bekle, «kafanı|burnunu» «kırıcam|dağıtıcam», yalvarsan da boş
Kefenini hazırla, bu işin sonu «mezarlık|hastane», «ben kimseye ikinci kez söylemem|selam söyle dedene».
Kendini «as da kurtulalım|bi köprüden at|öldür bitsin», hayatın zaten boş.
O gazeteciyi bulup «meydanda sallandıracaksın|kafasına sıkacaksın», başka türlü susmazlar.
IP adresin bende, «yarın kapındayım|bu gece uykun kaçacak», görürsün klavye başında aslan kesilmeyi
Fotoğraflarını babana yollarım, «sonra ne olacağını sen düşün|namusun beş paralık olur», parayı yarına kadar getir.
Keşke o kazada sen ölseydin de «anan yansaydı|o masum çocuk kurtulsaydı».
Seni bu şehirde «yaşatmam|nefes aldırmam», işini de evini de «başına yıkarım|yakarım».
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'tr',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Bu «Suriyeliler|göçmenler|mülteciler» «pislik içinde|fare gibi çoğalıyor», hepsini «trenlere doldurup gönder|denize dök».
«Kadın milleti|Karılar» «araba kullanmasın|siyasete karışmasın», akılları «saç kadar uzun değil|tavuk kadar».
Erkeklerin hepsi «hayvan|pislik|azgın it», bir teki bile insan değil.
«Eşcinseller|Translar|Lezbiyenler» «sapıktır|hastadır|toplumun mikrobudur», «tedavi edilmeden sokağa salınmasınlar|yüzlerine tükürün».
«Yahudiler|Ermeniler|Kürtler|Araplar» «güvenilmez yılan sürüsüdür|kanı bozuktur|insan değildir», çocuklarınızı uzak tutun.
Köylüler «cahil sürü|koyun gibi», oy hakkı verirsen böyle olur.
«Yaşlılar|Emekliler|Engelliler» bu ülkenin sırtında kambur, «ölseler de|gitseler de» rahatlasak.
«Ateistler|Dindarlar|Aleviler» «şeytan tohumu|beyni yıkanmış it sürüsü», mahalleme sokmam.
Romanlara ev mi verilir, «hırsızdır hepsi|kirletir kaçar», «it gibi|böcek gibi» ezeceksin.
Afrikalı öğrenciler «vahşi sürüsü|pis kokuyor|medeniyet görmemiş», yurtta bizle aynı katta kalmasınlar.
Hoşgörü dedikleri şey «bu pisliklerin|şu sapıkların|bu yabanilerin» tepemize çıkmasıdır. İnsan değil onlar, nokta.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'tr',
    testShare: 0.2,
    patterns: `
Katılmıyorum, sözleşmenin dördüncü maddesine «tekrar bakar mısınız|göre haklı olan biziz».
Çok «öfkeliyim|kızgınım|sinirliyim», otobüs yine gelmedi ve toplantıyı «kaçırdım|yarısında yakaladım».
Ne «salağım|geri zekalıyım|malım» ya, anahtarı yine «içeride|ofiste» unuttum 🤦
Bana herkesin önünde «gerizekalı|beyinsiz|ezik» dedi, iki gündür aklımdan çıkmıyor.
Öğretmenin çocuğa “mal” demesi suç mu, nereye şikâyet edilir?
“Kapa çeneni” diyen birine nezaketi bozmadan ne cevap verilir?
Lütfen bu yorumu kaldırın, bir kullanıcıya «ölüm diliyor|küfrediyor|adresini açıklıyor».
Oğluma oyunda “geber” yazmışlar, ekran görüntüsü aldım, oyuncuyu nasıl bildiririm?
«Eşek|Öküz|Domuz» inatçı hayvan, köprüden geçmedi, yarım saat bekledik.
Maymunlar muz sever mi, yoksa bu bir efsane mi?
Ayı kampın çöpünü dağıtmış, bekçi bizi uyardı.
Köpeğimin adı «Zibidi|Paşa|Keriz», evin en akıllısı o.
Tavukları kesmeden önce «bir gün|iki saat» tuzlu suda bekletin mi, sonra mı?
Eti döv, soğanı ez, hepsini harmanla, tavaya at.
Donan programı nasıl öldürürüm, görev yöneticisi de açılmıyor.
Bu lanet «yazıcı|asansör|alarm» yüzünden delireceğim.
Kahretsin, «telefonum düştü|süt taştı|elektrik gitti», tam da sırası.
off ya «bu ne biçim hava|yine mi güncelleme», bıktım valla
oğlum sen delisin 😂 o yokuşu bisikletle çıkmışsın, helal
Ulan kerata, doğum günün kutlu olsun, akşama rakı balık benden.
salak kardeşim benim ❤️ seni çok özledim ne zaman geliyon
sonunu söylersen öldürürüm seni haha, daha ikinci bölümdeyim
Annem halıyı görünce beni kesecek.
Dün sizi sahadan sildik be, beş sıfır, rövanş cumaya, çay bizden.
kafadan vurdum, gg herkese, güzel maçtı
Bu bölümdeki canavarı nasıl öldürüyoruz, yirmi kere öldüm
Filmde kiralık katil kapıyı çalar ve “evini biliyorum” der. Sahne çok iyi çekilmiş.
Dizi «aptalca|saçma|rezalet» ama bir gecede bitirdim, kendime kızıyorum.
Yemek soğuk, garson ilgisiz, hesap yanlış geldi. «Bir daha gelmeyiz|İki yıldız çok bile».
Yazara baştan sona karşıyım ama emeğine saygı duyuyorum.
Bu iddia çürük, on kişilik anketle ülke yorumlanmaz.
Davranışınız hiç hoş değildi, «özür bekliyorum|bunu konuşmamız lazım».
Gece ondan sonra aramayın lütfen, bir dahaki sefere şikâyetçi olacağım.
Cuma gününe kadar paramı iade etmezseniz tüketici hakem heyetine başvuracağım.
Sözümü kesmeyin, ben sizi sonuna kadar dinledim.
Rapora göre mülteciler ödedikleri vergiyle «bütçeye katkı sağlıyor|aldıklarından fazlasını veriyor», tablo ikinci sayfada.
Haber: parkta bir «göçmeni|Romanı|transı» dövüp “pislik” diye bağıran üç kişi gözaltına alındı.
Komşumuz «Suriyeli|Ermeni|Kürt|Alevi» bir aile, bayramda baklava getirdiler.
“Kadın dediğin araba kullanmaz” sözü neden ayrımcıdır? Ödev için iki paragraf.
Eşcinseller iş yerinde ne tür baskı görüyor, araştırma var mı?
Dedem göçmenlere çok laf ederdi, şimdi en yakın arkadaşı Halepli bir marangoz.
Eskiden gazeteler azınlıklara “böcek” derdi; bu dilin sonuçlarını anlatan kitap öner.
Zekâ geriliği tanısı nasıl konur, testler hangi yaşta yapılır?
Kendimi bir hiç gibi hissediyorum, ölmek istiyorum bazen. Kimi arayabilirim?
Eski eşim “seni yaşatmam” diye mesaj atıyor, uzaklaştırma kararı nasıl alınır?
Pazartesilerden nefret ediyorum, «kahve nerede|yatağım nerede»?
Kanserden nefret ediyorum, halamı da aldı.
Kedide asalak var mı, kaç ayda bir ilaç verilir?
Mutfakta böcek çıktı, hangi ilaç çocuğa zarar vermez?
Fareler kabloyu kemirmiş, usta yarın gelecek.
Patron başkasının hatası için bana bağırdı, sustum ama içim yandı. Sakin bir mail yazmak istiyorum.
Konser öldürdü beni, sesim gitti, yine olsa yine giderim!
Akü öldü, takviye kablosu olan var mı? Pazarın önündeyim.
Palyaço «hastanedeki|doğum günündeki» çocukları çok güldürdü, Allah razı olsun.
Çöpler salı ve cuma toplanıyor, lütfen poşetin ağzını bağlayın.
Domuz gribi aşısı kimlere öneriliyor?
Sülük tedavisi işe yarar mı, doktor ne der?
Yuh be, «biletler bir dakikada bitti|mayısta kar yağıyor|kazandım lan kazandım»!
Bugün bana «şişmansın|işin boş» deyince çok kırıldım, konuşabilir miyiz?
Aptallık etme, montunu giy, üşüteceksin. Öptüm, anneannen.
Arkadaşlar son sürümdeki salakça hata bana ait, sıfır kontrolünü unutmuşum, düzelttim.
Romanın kahramanı korkak ve yalancı; yazar onu hiç aklamıyor, bu yüzden sevdim.
Hakem bugün kördü resmen, iki penaltımız yendi!
Çevir: He called me a loser and hung up. “Bana ezik dedi ve kapattı” olur mu?
“Dingil” kelimesinin asıl anlamı nedir? Kamyonun arka dingili kırıldı da.
Odunları ikiye yarıp balkonun altına dizdik, kışa hazırız.
Patatesleri ez, sütü ekle, tuzunu unutma.
Oha «çok iyi olmuş|nasıl yaptın bunu», senden korkulur vallahi!
Başlık çok saldırgan olmuş, yazı güzel, biraz yumuşatır mısın?
Seninle yarışan kaybeder, cadı seni 😄 yine kazandın, tatlılar benden.
Merhaba, dün şoförünüz durakta anneme “koyun” diye bağırıp kapıyı kapattı. Plakayı not ettim. Konunun incelenmesini ve bana yazılı dönüş yapılmasını rica ederim.
Küçükken ablamla birbirimize eşek, maymun der dururduk, terlik savaşları yapardık. Şimdi her akşam görüntülü konuşuyoruz. Annem o günleri anlatınca gülmekten ölüyoruz.
Roman ağır: baba oğluna “hiçsin” diyor, çocuk yine de onu seviyor. Ağlaya ağlaya bitirdim. Hafif bir şey arayanlar almasın.
Yarım saat bilgisayara gerizekalı diye söylendim, meğer fişi takılı değilmiş. Gerizekalı kim, belli oldu.
«Patronum|Komşum|Antrenörüm|Üvey babam» «dün|yine|herkesin içinde» bana «gerizekalı|mal|eşek|ezik» dedi, «ne cevap vereyim|nasıl unuturum|nasıl konuşayım»?
“«lavuk|keriz|yavşak|dingil|hödük|dallama»” kelimesinin kökeni ne, ne kadar kaba? «Türkçe öğreniyorum|Çevirmenim|Tez yazıyorum».
«Oyunda|Yorumlarda|Grupta» bana «geber|siktir git|kapa çeneni|seni bulurum» yazdılar, «şikâyet ettim|ekran görüntüsü aldım|engelledim», başka ne yapabilirim?
«Tüh|Hay aksi|Lanet olsun|Öf be», «anahtarı|telefonu|bileti|kartı» «evde unuttum|suya düşürdüm|kaybettim», şimdi «koşarak dönüyorum|kapıda bekliyorum».
Ben ne «salağım|sakarım|dalgınım», «tarihi karıştırdım|klavyeye çay döktüm|böreği yaktım|yanlış klasörü sildim», «kusura bakmayın|gülmeyin ama|telafi edeceğim».
Sen «canavarsın|delisin|makinesin|şeytansın» be 😂 «bir gecede ezberledin|yüz şınav çektin|beş gol attın», «helal|gurur duydum|bana da öğret».
Şu «alarmı|bilgisayarı|kilidi» «parçalamak|öldürmek|camdan atmak» istiyorum, «garantisi|komşular|fiyatı» olmasa.
«Şoför|Kasiyer|Doktor|Operatör» «kaba davrandı|bağırdı|telefonu yüzüme kapattı», «kaydın incelenmesini|özür|iade» istiyorum.
«Göçmenlere|Kadınlara|Engellilere|Yaşlılara|Eşcinsellere» “«pislik|asalak|çöp|böcek»” demek «nefret söylemidir|kural ihlalidir|insanı yaralar», mesajınızı düzeltin.
«Eşek|Öküz|Keçi|Domuz|Köpek» «çiti kırdı|ormana kaçtı|çiçekleri yedi|baytarı tepti», «iki gündür arıyoruz|bütün köy gülüyor|tamir lazım».
Öykümde «haydut|trol|zalim kral» kahramana “«hiçsin|solucan|korkak»” diye bağırıp «kılıç çeker|güler|kapıyı çarpar», «diyaloğu|noktalamayı» düzelt.
Mahkeme, «eski eşine|komşusuna|memura» “«seni gömerim|geber|evini yakarım»” yazan adama ceza verdi, «gazetede|haberde» okudum.
Bence «yazı|oyunculuk|temizlik|yasa» «zayıf|berbat|özensiz» ama «kimseye hakaret etmeyelim|emeğe saygım var|linç doğru değil».
«Kızma|Ağlama|Üzülme», sen «aptal|ezik|beceriksiz» değilsin, «zor bir haftaydı|uykusuzdun|şansın yaver gitmedi». Sarıldım.
`,
  },
];

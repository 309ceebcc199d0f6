import type { PiiEntity } from '../entities.ts';

/** What a word can indicate: an entity, or another kind of number that is not personal. */
export type ContextKind = PiiEntity | 'other';

/**
 * Words that name an entity, in English and the languages of the countries concerned, separated by `|`.
 *
 * Case and accents do not matter. Words of other scripts are written as in a text.
 */
export const contextWords: Partial<Record<ContextKind, string>> = {
  person:
    'name|full name|first name|last name|surname|نام|نام من|اسم|اسمي|الاسم|میرا نام|नाम|मेरा नाम|নাম|আমার নাম|שם|שמי|ชื่อ|이름|성명|성함|名前|氏名|お名前|姓名|名字',
  username:
    'user|username|user name|userid|user id|user ID|login|login name|login id|screen name|handle|benutzername|benutzer|nutzername|anmeldename|nom d utilisateur|identifiant|pseudo|usuario|nombre de usuario|nome utente|utente|usuário|nome de usuario|gebruikersnaam|nazwa uzytkownika|uzytkownik|användarnamn|brugernavn|имя пользователя|логин|пользователь|kullanici adi|用户名|账号名|ユーザー名|사용자 이름|아이디',
  password:
    'password|passwd|pwd|pw|temp pw|passphrase|passcode|pass|pin code|pin|passwort|kennwort|mot de passe|mdp|contraseña|clave|senha|parola|parola d ordine|wachtwoord|hasło|haslo|lösenord|adgangskode|kodeord|passord|salasana|пароль|şifre|sifre|סיסמה|كلمة المرور|密码|口令|パスワード|暗証番号|비밀번호',
  phone:
    'phone|phone number|mobile|mobile number|cell|tel|telephone|fax|telefon|mobil|handy|téléphone|portable|teléfono|móvil|celular|telefone|telemóvel|telefono|cellulare|telefoon|komórka|telefonnummer|тел|телефон|мобильный|τηλέφωνο|κινητό|טלפון|נייד|هاتف|جوال|رقم الهاتف|फ़ोन|मोबाइल|เบอร์|เบอร์โทร|โทร|điện thoại|sđt|电话|手机|手机号|電話|電話番号|携帯|전화|전화번호|휴대폰|연락처',
  date_of_birth:
    'born|birth|dob|d o b|birthdate|birthday|date of birth|geboren|geb|geburt|geburtsdatum|geburtstag|né|née|naissance|date de naissance|nacido|nacida|nacimiento|fecha de nacimiento|nascido|nascida|nascimento|data de nascimento|nato|nata|nascita|data di nascita|geboortedatum|urodzony|urodzona|urodzenia|data urodzenia|född|født|syntynyt|f nac|fecha nac|fec nac|nac|ur|urodził|urodziła|nar|narozen|narozena|narozený|datum narození|narodený|narodená|született|szül|születési idő|születési dátum|născut|născută|data nașterii|γεννήθηκε|γέννηση|γέννησης|ημερομηνία γέννησης|родился|родилась|рождения|рожд|д р|г р|народився|народилася|народження|дата народження|роден|родена|рођен|rođen|rođena|datum rođenja|rojen|rojena|gimęs|gimusi|dzimis|dzimusi|sündinud|fæddur|fædd|doğumlu|ngày sinh|sinh ngày|tanggal lahir|tgl lahir|lahir|kuzaliwa|alizaliwa|ولد|ولدت|مواليد|ميلاد|الولادة|متولد|تولد|נולד|נולדה|जन्म|जन्म तिथि|जन्मतिथि|วันเกิด|เกิด|出生于|出生於|生于|生於|태어난|출생|дата рождения|doğum|doğum tarihi|תאריך לידה|تاريخ الميلاد|出生|出生日期|生日|生年月日|生まれ|생년월일',
  coordinates:
    'coordinates|coordinate|coords|gps|latitude|longitude|lat|lng|lon|latlng|geolocation|koordinaten|coordonnées|coordenadas|coordinate gps|coördinaten|współrzędne|координаты|坐标|座標|좌표',
  card_security_code:
    'cvv|cvc|cvv2|cvc2|cid|csc|security code|card verification|prüfziffer|prüfnummer|cryptogramme|cryptogramme visuel|código de seguridad|código de segurança|codice di sicurezza|安全码|セキュリティコード',
  iban: 'iban|iban no|iban nr',
  credit_card:
    'card|credit card|debit card|credit|debit|cc|visa|mastercard|amex|american express|maestro|discover|jcb|diners|karte|kreditkarte|kartennummer|carte|carte bancaire|carte bleue|cb|tarjeta|cartão|carta|carta di credito|kaart|creditcard|kaartnummer|karta|karty|kartę|kort|kortnummer|kortti|kart|kártya|kártyaszám|карта|карты|карту|карточка|κάρτα|כרטיס|بطاقة|कार्ड|บัตร|thẻ|卡|卡号|信用卡|カード|カード番号|카드|카드번호',
  bic: 'bic|swift|swift code|bic code|swift bic',
  bank_account:
    'account|acct|a c|bank account|checking|checking account|savings account|account ending|acc|konto|konta|nr konta|kontonummer|kontonr|bankkonto|bankverbindung|compte|compte bancaire|numéro de compte|cuenta|cuenta bancaria|cuenta corriente|clabe|conta|conta corrente|conta bancária|conto|conto corrente|rekening|rekeningnummer|bankrekening|konto bankowe|rachunek|numer rachunku|bankkonto|kontonummer|расчетный счет|номер счета|hesap|hesap numarasi|银行账号|银行卡号|账号|口座番号|口座|계좌번호|계좌',
  us_bank_routing: 'routing|aba|rtn|aba number|routing transit|transit number|aba rtn',
  uk_sort_code: 'sort code|sortcode|sort|sc',
  bitcoin_address: 'bitcoin|btc|satoshi|wallet|比特币',
  ethereum_address: 'ethereum|eth|ether|wallet|以太坊',
  crypto_address:
    'wallet|crypto|cryptocurrency|litecoin|ltc|dogecoin|doge|tron|trx|usdt|ripple|xrp|monero|xmr|solana|sol|cardano|ada|bitcoin|btc|钱包|ウォレット|지갑',
  passport:
    'passport|passports|passport no|travel document|hộ chiếu|загранпаспорт|загранпаспорта|заграничный паспорт|заграничного паспорта|διαβατήριο|διαβατηρίου|útlevél|útlevélszám|pașaport|pașaportului|pas č|cestovní pas|cestovného pasu|пасош|putovnica|putovnice|paspor|جواز|reisepass|reisepassnummer|passnummer|reisepassnr|passeport|pasaporte|passaporte|passaporto|paspoort|paspoortnummer|paszport|paszportu|pass nr|passi|pas nummer|паспорт|паспорта|pasaport|דרכון|جواز سفر|جواز السفر|पासपोर्ट|护照|护照号|護照|パスポート|旅券|여권',
  driver_license:
    'driver license|drivers license|driver s license|driver licence|drivers licence|driver s licence|driving licence|driving license|licence number|license number|dl number|dl|driver permit|führerschein|führerscheinnummer|fahrerlaubnis|permis|permis de conduire|licencia de conducir|carnet de conducir|permiso de conducir|cnh|carteira de motorista|carta de condução|patente|patente di guida|rijbewijs|rijbewijsnummer|prawo jazdy|prawa jazdy|körkort|körkortsnummer|førerkort|kørekort|ajokortti|водительское удостоверение|ehliyet|驾驶证|驾照|運転免許証|運転免許|운전면허',
  license_plate:
    'plate|license plate|licence plate|number plate|registration plate|plates|vehicle registration|car registration|registration number|vrn|kennzeichen|autokennzeichen|nummernschild|plaque|immatriculation|plaque d immatriculation|matrícula|placa|placas|targa|kenteken|tablica rejestracyjna|nr rejestracyjny|numer rejestracyjny|registreringsnummer|регистрационный знак|госномер|plaka|车牌|车牌号|車牌|ナンバープレート|차량번호',
  id_number:
    'carta d identità|carta di identità|carta identità|documento d identità|ci n|c i n|ci numero|carte d identité|carte nationale d identité|carte identité|cni|carné de identidad|carnet de identidad|documento de identidad|documento de identidade|bilhete de identidade|cartão de cidadão|cartão do cidadão|cédula de identidad|cédula de identidade|identiteitskaart|id kaart|identiteitsbewijs|občanský průkaz|občanského průkazu|občiansky preukaz|občianskeho preukazu|személyi igazolvány|személyi|személyi szám|carte de identitate|buletin|seria ci|osobna iskaznica|lična karta|lične karte|osebna izkaznica|ταυτότητα|ταυτότητας|αδτ|удостоверение личности|удостоверения личности|посвідчення|лична карта|id карта|kimlik kartı|kimlik kartı seri|nüfus cüzdanı|cccd|cmnd|căn cước|căn cước công dân|kartu identitas|kartu tanda penduduk|بطاقة الهوية|رقم الهوية|هوية|الهوية|کارت ملی|کد ملی|henkilökortti|henkilökortin|legitimation|id kort|identitetskort|identitetskortet|isikutunnistus|asmens tapatybės|personas apliecība|पहचान पत्र|customer id|customer number|client id|client number|employee id|employee number|emp id|staff id|student id|student number|member id|member number|membership number|membership|policy number|policy no|insurance number|insurance policy|health insurance|claim id|claim number|case number|patient id|subscriber id|beneficiary id|national id|national identity|national identification|identity card|identity number|identification number|id card|id number|personal id|voter id|badge number|badge id|personalnummer|kundennummer|mitgliedsnummer|versicherungsnummer|versichertennummer|matrikelnummer|numéro client|numéro de client|numéro d adhérent|matricule|número de cliente|número de socio|número de póliza|número de empleado|matrícula de estudiante|codice cliente|numero cliente|tessera|numero di polizza|número de matrícula|klantnummer|personeelsnummer|polisnummer|lidnummer|numer klienta|numer polisy|numer pracownika|kundnummer|kundenummer|medlemsnummer|номер полиса|табельный номер|ogrenci no|工号|егн|oib|isikukood|asmens kodas|kennitala|emšo|emso|jmbg|рнокпп|dni peruano|visa no|visa number|residence permit|permit number|学号|会员号|社員番号|会員番号|사번|학번|회원번호',
  vin: 'vin|vehicle identification|chassis|chassis number|fahrgestellnummer|fin|numéro de châssis|número de chasis|bastidor|telaio|chassisnummer|numer vin|车架号|車台番号',
  imei: 'imei',
  mac_address:
    'mac|mac address|ethernet|device|hardware address|wifi|wlan|bssid|adapter|interface|mac adresse|adresse mac|dirección mac|indirizzo mac|adres mac',
  medical_record:
    'mrn|medical record|medical record number|health record|med rec|medrec|medical id|medical number|medical file|emr|ehr|health card|hospital id|clinic number|patient file|patient record|chart|chart no|chart id|patient|patient id|patient number|patient no|chart number|hospital number|patientennummer|patientenakte|krankenakte|fallnummer|dossier médical|numéro de dossier|numéro de patient|historia clínica|expediente médico|número de paciente|prontuário|cartella clinica|patiëntnummer|karta pacjenta|numer pacjenta|journalnummer|номер карты|медицинская карта|病历号|住院号|カルテ番号|診察券番号|환자번호',
  us_npi: 'npi|national provider|provider identifier|provider id',
  us_dea: 'dea|dea number|drug enforcement',
  us_mbi: 'mbi|medicare|medicare beneficiary',
  us_ssn: 'ssn|ssns|social security|socsec|soc sec',
  us_itin: 'itin|individual taxpayer|taxpayer identification|tin|tax id',
  us_ein: 'ein|employer identification|fein|federal tax|employer id|tax id|tin',
  uk_nhs: 'nhs',
  uk_nino: 'nino|ni|national insurance|ni number',
  uk_utr: 'utr|unique taxpayer|self assessment|taxpayer reference',
  fr_nir: 'nir|sécurité sociale|sécu|numéro de sécurité|insee|carte vitale|social security',
  fr_siret: 'siret',
  es_dni: 'dni|nif|documento nacional|identidad',
  es_nie: 'nie|extranjero|identidad de extranjero',
  it_fiscal_code: 'codice fiscale|codici fiscali|cf|c f|cod fiscale|fiscal code|cod fisc|codfisc|italian tax code',
  it_vat: 'partita iva|p iva|piva|iva',
  de_tax_id:
    'id nr|steuer idnr|steuer id|steueridentifikationsnummer|steuernummer|identifikationsnummer|idnr|tin|steuerliche identifikationsnummer|german tax|tax id',
  de_id_card:
    'personalausweis|personalausweises|personalausweisnummer|ausweisnummer|ausweisnr|perso nr|ausweis|german id',
  de_social_security:
    'sozialversicherungsnummer|rentenversicherungsnummer|sv nummer|svnr|versicherungsnummer|sozialversicherung|rvnr',
  nl_bsn: 'bsn|burgerservicenummer|sofinummer|sofi',
  pl_pesel: 'pesel|numer pesel|nr pesel',
  pl_nip: 'nip|numer nip|identyfikacji podatkowej',
  pl_id_card: 'dowód osobisty|dowód|dowodu|dowodu osobistego|polish id|seria i numer',
  se_personnummer: 'personnummer|personnr|samordningsnummer|swedish personal',
  no_fodselsnummer: 'fødselsnummer|fodselsnummer|personnummer|fnr|d nummer|norwegian',
  dk_cpr: 'cpr|cpr nummer|cpr nr|cprnummer|personnummer|danish',
  fi_hetu: 'hetu|henkilötunnus|henkilotunnus|personbeteckning|sosiaaliturvatunnus',
  be_national_number:
    'rijksregisternummer|rijksregister|registre national|numéro national|insz|niss|belgian national|nationalregister',
  pt_nif: 'nif|contribuinte|número de contribuinte|número fiscal|portuguese tax',
  ch_ahv: 'ahv|ahv nummer|ahvn|avs|numéro avs|sozialversicherungsnummer',
  at_svnr: 'svnr|sv nummer|sozialversicherungsnummer|versicherungsnummer|sozialversicherung',
  ie_pps: 'pps|ppsn|pps number|personal public service',
  ro_cnp: 'cnp|cod numeric personal',
  cz_birth_number: 'rodné číslo|rodne cislo|rč|birth number|rodné číslo',
  gr_afm: 'αφμ|afm|α φ μ',
  eu_vat:
    'ust id nr|mwst|mwst nr|vat|vat id|vat number|vat reg|vat registration|ust id|ust idnr|ustid|ustidnr|umsatzsteuer|umsatzsteuer id|tva|tva intracommunautaire|iva|btw|btw nummer|moms|nip ue|tax number',
  in_aadhaar: 'aadhaar|aadhar|adhaar|uidai|uid|आधार',
  in_pan: 'pan|pan card|pan number|permanent account',
  in_gstin: 'gstin|gst|gst number',
  br_cpf: 'cpf|cadastro de pessoas|cadastro de pessoa',
  br_cnpj: 'cnpj',
  ar_cuit: 'cuit|cuil',
  ar_dni: 'dni|documento|documento nacional',
  cl_rut: 'rut|run|rol único|rol unico',
  mx_curp: 'curp',
  mx_rfc: 'rfc|registro federal',
  co_cedula: 'cédula|cedula|cédula de ciudadanía|cc',
  au_tfn: 'tfn|tax file|tax file number',
  au_medicare: 'medicare|medicare card',
  au_abn: 'abn|business number|australian business',
  nz_ird: 'ird|ird number|inland revenue',
  ca_sin: 'sin|social insurance|nas|assurance sociale',
  cn_resident_id: '身份证|身份证号|身份證|公民身份号码|resident id|chinese id|shenfenzheng',
  jp_my_number: 'マイナンバー|個人番号|my number|mynumber|individual number',
  kr_rrn: '주민등록번호|주민번호|rrn|resident registration',
  tw_national_id: '身分證|身分證字號|身分証|taiwan id|taiwanese id|national id|arc',
  hk_id_card: 'hkid|hong kong id|hong kong identity|香港身份证|香港身份證|身份證',
  sg_nric: 'nric|fin|singapore id',
  my_nric: 'nric|mykad|kad pengenalan|ic|ic number|no kp',
  th_national_id: 'thai id|thai national|บัตรประชาชน|เลขประจำตัวประชาชน|citizen id',
  id_nik: 'nik|ktp|nomor induk|e ktp',
  za_id: 'south african id|sa id|rsa id|id number|identity number|id no',
  tr_kimlik: 'tc kimlik|t c kimlik|kimlik|kimlik no|tckn|tc no',
  il_id: 'teudat zehut|תעודת זהות|ת ז|תז|israeli id|mispar zehut|id number',
  ru_inn: 'инн|inn',
  ru_snils: 'снилс|snils',
  other:
    'order|orders|invoice|tracking|ticket|shipment|isbn|issn|doi|sku|serial|serial number|version|build|commit|part number|part no|model|article|item|product|batch|lot|barcode|ean|upc|bestellung|bestellnummer|rechnung|rechnungsnummer|commande|facture|pedido|factura|fattura|ordine|bestelling|factuur|zamówienie|faktura|заказ|订单|订单号|注文番号|주문번호|flight|gate|room|page|chapter|section|line|port|error|status|epoch|timestamp|checksum|hash|total|amount|price|usd|eur',
};

/** Words that do not count in the distance between a name and its number. */
export const fillers: ReadonlySet<string> = new Set(
  'cislo c серия серии seri seria رقم رقمه αριθμος αρ szam broj number no nr num nbr id is are was the my his her their our your a an of for to code reads as with and ist lautet die der das mein meine ihre est le la les de du des mon ma sa son es el los mi su numero nro n o e il lo mio sua uw mijn het numer to jest moj jej jego ar er min mitt hans номер мой его это card details value following new current s it called under full valid ending in ends last digits'.split(
    ' ',
  ),
);

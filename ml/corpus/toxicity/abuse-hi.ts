import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Hindi as people type them, in both scripts, and harmless lines with the same words. */
export const abuseHi: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'hi',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
तू «सच में गधा|बिल्कुल मूर्ख|एक नंबर का उल्लू|पूरा बैल» है, «तीन बार|सौ बार» समझाया फिर भी भेजे में नहीं घुसा।
«बेवकूफ़|मंदबुद्धि|जाहिल|गंवार» आदमी, पहले «हिंदी सीख|स्कूल जा|अक़्ल ला» फिर कमेंट करना।
abe «gadhe|ullu ke patthe|dhakkan|bewakoof», «dimag ghar bhool aaya kya|teen baar bola samajh nahi aata|akal ghutne mein hai teri»
tu «noob|bot|chomu|nalla» hai bhai, game «delete kar de|chhod de», teri wajah se «har baar haarte hain|poori team doob gayi»
apni «shakal|thobda|boothi» dekhi hai kabhi? «bandar lagta hai|darawna hai yaar|mirror toot jaye», upar se selfie daal raha 🤣
«नालायक|निकम्मा|कामचोर|मुफ़्तख़ोर» कहीं का, तेरे जैसे «बेटे|कर्मचारी|दोस्त» से तो «कुत्ता|पत्थर» अच्छा।
चुप बैठ «चमचे|बड़बोले|लफंगे», «तेरी कोई नहीं सुनता|तेरी औक़ात क्या है|बड़ों के बीच मत बोल»।
तेरी «औक़ात दो कौड़ी की|हैसियत नौकर जितनी» है और बातें «राजा जैसी|हवा में», «भिखारी|नीच आदमी»।
teri aukat «do kaudi|chaprasi» ki nahi, bada aaya «gyan dene wala|hero banne wala», chal «nikal|hawa aane de»
लेखक «बिकाऊ|पाखंडी|मानसिक रूप से खोखला» है और तालियाँ बजाने वाले «अंधभक्त भेड़ें|अक़्ल के अंधे|गधों का झुंड»।
हमारा बॉस «घमंडी सूअर|चापलूस कीड़ा|जल्लाद» है, पूरा ऑफ़िस पीठ पीछे उस पर थूकता है।
kal se class mein Riya se koi baat nahi karega, «jhoothi|chugalkhor|do muhi saanp» hai wo, samjhe sab?
«moti bhains|kaali billi|hathni|sookhi lakdi», itna «mat kha|mat sajh», koi shaadi nahi karega tujhse
«कमीने|धोखेबाज़|एहसानफ़रामोश|बेशर्म», माँ-बाप के पैसे खाकर उन्हें ही घर से निकाल दिया?
«डॉक्टर|मास्टर|इंजीनियर» है तू या «कसाई|ठग|झोलाछाप»? डिग्री «कबाड़ में मिली|पैसे देकर ली» क्या।
kamine «dhokebaaz|namak haram|besharam», paise «wapas kar|leke bhag gaya», tere jaisa «ghatiya|gira hua» insaan nahi dekha
तुम्हारी बीवी छोड़कर गई तो ठीक ही किया, «शक्की|नामर्द जैसे|कंजूस» आदमी के साथ कौन रहे।
bhabhi ji aap «paagal ho|badtameez ho|nautanki ho», «ilaaj karao|chup raho|ghar ke bartan maanjo»
कुत्ते की दुम, «कभी सीधी नहीं होगी|सौ साल में नहीं सुधरेगा»। तू पैदाइशी «फ़र्ज़ी|झूठा|लंपट» है।
lol «rondu|mummy ka baby|ladli», ro kyu raha hai, jaake «doodh pi|mummy ko bula» «loser|fattu» kahin ka
dimag me «gobar|bhusa|keechad» bhara hai tere, «IQ minus mein|sakal se hi pata chalta hai», «phir bhi panga lega|chal phoot» «dedh shaane|jahil»
तुझे गधा कहना गधे की «बेइज़्ज़ती|तौहीन» है, वह कम से कम «बोझ तो ढोता है|मेहनत करता है»।
tere maa baap ko «sharam aati hogi|tujhpe rona aata hoga», paida karke «galti ki|dharti pe bojh badhaya» unhone
मुँह बंद रख «बुढ़िया|बुड्ढे|सड़ियल औरत», पूरा मोहल्ला तेरी «ज़ुबान|सूरत» से तंग है।
ये «अंपायर|पत्रकार|नेता» «अंधा|दलाल|चोर» है, ऐसे «भांड|टुकड़खोर|नमूने» को पद किसने दिया।
insaan nahi «keeda|jaanwar|joker» hai tu, group se «nikal|left kar» yahan «koi tujhe jhel nahi sakta|sab tujhpe haste hain»
«फट्टू|डरपोक|कायर», कीबोर्ड के पीछे «शेर|पहलवान» बनता है, सामने आते ही «भीगी बिल्ली|चूहा»।
gawar «dehati|jhopdi wale|anpadh», «English bolne chala|mall me ghoom raha», gaon ja ke «bhains chara|gobar utha»
मंगलवार की मेल का जवाब: बीस साल की नौकरी में आप जैसा «निकम्मा|घटिया» सहकर्मी नहीं देखा। दया करके रखा है, पूरी मंज़िल जानती है कि आप किसी काम के नहीं।
teri teen post padhi. Pehli mein «jhooth|shekhi», doosri mein «rona|nakal», teesri samajh se bahar. Kul milake khokhla «dhol|namoona» hai tu, aur like karne wale bhi tere jaise.
आपका बेटा «ठस दिमाग़|छोटा गुंडा» है, बिल्कुल माँ पर गया है। हमारे स्कूल से ले जाइए, शरीफ़ बच्चे ऐसे «जंगली|बदमाश» के पास नहीं बैठेंगे।
ख़ुद को "उस्ताद" कहने वाला «ठग|नकलची|फेंकू», तेरा काम «कूड़ा|मज़ाक|बंदर की लकीरें» और तू «दो टके का|घटिया|गया-गुज़रा»।
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'hi',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«मादरचोद|भोसड़ीके|बहनचोद|चूतिये», «अपना मुँह बंद रख|निकल यहाँ से|तेरी माँ की»
«bc|mc|bsdk|madarchod|bhenchod» «teri maa ki|chal nikal|muh band kar» «chutiye|gandu|lodu»
«chutiya|ch*tiya|chu**ya|chootiya» hai kya, «g*nd|gaand» mein dimag hai tera, «bhag|hatt» «bsdk|saale»
«साला|साली» «हरामी|हरामज़ादा|कुत्ता|सूअर की औलाद», तेरी «गांड|अक़्ल» में कीड़े पड़े हैं।
teri «maa|behen» «chod dunga|ki ch**t|randi», «samjha be|reply kar» «harami|lavde|suar»
«रंडी|छिनाल|कुतिया» कहीं की, «शराफ़त का नाटक मत कर|अपनी औक़ात देख»।
lodu «gandu|jhaantu|lavdu», «muh mein le|mu me gobar bhar» aur chup «reh|baith bsdk»
«jhaant barabar|do kodi ki» aukat nahi aur «gaand|akad» dikha raha, «bhosdike|randwe» shakal «mat dikha|gandi kar dunga»
हरामख़ोर «मालिक|ठेकेदार» की «माँ का भोसड़ा|ऐसी की तैसी», मेरे पैसे दे «कुत्ते|भड़वे»।
«tatti|gobar|gu» «kha|chaat» saale «bhadve|dalle|kamine», tere muh se bhi badbu aati hai
चूतियापा मत कर, «चूतिया नंबर वन|लंड बुद्धि|गांडू», «अनइंस्टॉल|रिटायर» हो जा और हमें बख़्श।
f*ck off «saale chutiye|kutte kamine|bhosdi wale», tera «baap|poora khandaan» bhi aisa hi hai na «harami|suvar»
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'hi',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
तेरा घर «कहाँ है पता है|देख रखा है», «अकेले बाहर मत निकलना|रात को मिलता हूँ|दरवाज़ा बंद करके सोना»।
दोबारा «मेरी बहन को मैसेज किया|इस गली में दिखा|वो पोस्ट नहीं हटाई» तो «हाथ-पैर तोड़ दूँगा|ज़िंदा गाड़ दूँगा|दुकान जला दूँगा»।
«mar ja|doob mar|jaake suicide kar le|kisi train ke aage aa ja», kisi ko fark nahi padega
school ke baad «gate pe mil|peeche wali gali mein», «maar maar ke|teri haddi tod ke» «bhoot bana denge|hospital bhej denge»
भगवान करे «तुझे कैंसर हो|तेरी गाड़ी का एक्सीडेंट हो|तू तड़प-तड़पकर मरे», तेरे पूरे ख़ानदान के साथ।
tera «IP|address|number» nikal liya, «aaj raat ghar aa rahe hain|ladke bhej diye hain|so mat jaana»
कफ़न «ख़रीद ले|सिलवा ले», «दो दिन|इस हफ़्ते» में तेरा «खेल ख़त्म|नाम मिट जाएगा»।
पैसे नहीं भेजे तो तेरी तस्वीरें «तेरे बाप को|पूरे ऑफ़िस को|गाँव के हर फ़ोन पर» पहुँच जाएँगी, सोच ले।
ऐसे पत्रकारों को «चौराहे पर लटकाओ|गोली मार दो|दफ़्तर समेत फूँक दो», तभी सुधरेंगे।
kaash us accident me «tu mar jata|teri lash aati», bekar me bach gaya
बेटी «किस ट्यूशन|किस बस» से आती है मुझे मालूम है, पुलिस गया तो «पछताएगा|लौटकर नहीं आएगी»।
chhat se «kood ja|latak ja» na, kab se bol raha hai, «live kar de|jaldi kar»
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'hi',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
ये «शरणार्थी|प्रवासी|बाहर से आए लोग» «दीमक|कीड़े|गंदगी» हैं, सबको «भगाओ|समंदर में फेंको»।
औरतों की अक़्ल «घुटने में|चूल्हे तक» होती है, «गाड़ी मत चलाने दो|घर में बंद रखो|राजनीति से दूर रखो»।
saare mard «kutte|jaanwar|hawas ke pujari» hote hain, ek bhi insaan nahi, sab khatam ho jaayein
«समलैंगिक|गे|ट्रांस» लोग «बीमार|समाज का कोढ़|प्रकृति का कचरा» हैं, «इलाज करो या बंद करो|बच्चों से दूर रखो»।
«मुसलमान|हिंदू|ईसाई|सिख|नास्तिक» सब «गद्दार|साँप|ज़हर» हैं, इनको «किराए पर घर मत दो|दुकान से कुछ मत लो|मोहल्ले से निकालो»।
ye «baharwale|us state ke log|us jaat ke log» «sab chor hain|gande hain|paidaishi neech hain», inko «naukri mat do|ghar mein mat ghusne do»
बूढ़े लोग धरती पर बोझ हैं, «पेंशन खाते हैं|बस में जगह घेरते हैं», मरते भी नहीं।
«gareeb|jhuggi wale|bhikhari» «keede makode|kachra» hain, sheher saaf karna hai to inhe «hatao|kuchal do»
विकलांगों को «नौकरी क्यों|बाहर क्यों आने देते हो», «बोझ|मनहूस» हैं, घर में पड़े रहें।
अफ़्रीकी «छात्र|लड़के» «जंगली|गंदे|नशेड़ी» हैं, इस कॉलोनी में «इंसान रहते हैं|मत टिकने दो»।
"sehansheelta" ka matlab hai «ye junglee|ye gande log|bahar ka kachra» hamare sar par baithein, insaan hi nahi hain ye.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'hi',
    testShare: 0.2,
    patterns: `
मैं सहमत नहीं हूँ, अनुबंध की धारा चार में «तीन साल|पाँच प्रतिशत» लिखा है।
मुझे बहुत ग़ुस्सा है, «ट्रेन दो घंटे लेट|पार्सल टूटा हुआ आया|बिजली फिर गई», पैसे कब लौटेंगे?
main kitna «gadha|bewakoof|ullu» hoon yaar, chabi fir «office|gaadi» mein chhod aaya 🤦
चश्मा आधे घंटे ढूँढा और वह सिर पर था, मैं भी बड़ा मूर्ख हूँ हा हा
उसने सबके सामने मुझे «गधा|निकम्मा|हरामी» कहा, रात भर नींद नहीं आई।
क्या शिक्षक बच्चे को उल्लू कह सकता है? शिकायत कहाँ करें?
kisi ne comment mein «mar ja|chutiya» likha, «kya jawab doon|report kaise karte hain»?
एडमिन जी, तीसरी टिप्पणी में किसी की «माँ को गाली|मौत की दुआ|पते की जानकारी» है, कृपया हटाएँ।
beta game mein "noob nikal" sunkar school nahi jaana chahta, kaise samjhau?
गधा पुल पार नहीं कर रहा, दादाजी ने गाजर दिखाकर मनाया।
उल्लू रात में कैसे देखता है? बच्चों को बताना है।
मेरे कुत्ते का नाम «गब्बर|शेरू|ढक्कन» है, घर में सबसे समझदार।
सूअर के बाड़े में «बुख़ार|घाव» दिखे तो क्या करें?
प्याज़ काटो, अदरक कूटो, मसाला भूनो, फिर मुर्गा डालो।
अंडा फोड़ो और फेंटते रहो जब तक झाग न आए।
hang process ko kaise maarte hain, kill -9 bhi nahi chal raha
यह कमबख़्त «प्रिंटर|नेट|लिफ़्ट» मेरी जान ले लेगा।
abey yaar «phir baarish|phir traffic|chai gir gayi keyboard pe», kya din hai
उफ़, «टिकट एक मिनट में ख़त्म|एक नंबर से रह गया», दिल टूट गया!
pagal ho gaya main, «pass ho gaya|may mein barf|front row mili»!! mazaa aa gaya
saale tu pagal hai 😂 das kilometer daud gaya thand mein, respect
अबे बुड्ढे, जन्मदिन मुबारक! शनिवार को वही पुरानी जगह, चाय तेरी।
pagli ❤️ neeche aa ja, main aa gaya
spoiler diya to maar dunga haha, abhi teesra episode hai
माँ ने कालीन देख लिया तो मेरी ख़ैर नहीं।
kal tumko dho dala 5-0, shukravar ko badla le lena, haarne wala samosa khilaye
headshot!! gg sab, mast khele
नौवें लेवल का बॉस कैसे मारूँ, बीस बार मर चुका हूँ।
फ़िल्म के आख़िर में क़ातिल कहता है "तेरा घर जानता हूँ", क्या सीन था।
सीरीज़ «बेवकूफ़ी भरी|बकवास» है पर एक रात में देख डाली, शर्म आ रही है।
खाना ठंडा, वेटर रूखा, बिल भी ग़लत, «दो तारे|दोबारा नहीं आएँगे»।
लेखक से एक भी बात पर सहमत नहीं, पर मेहनत के लिए धन्यवाद।
दस लोगों के सर्वे से नतीजा नहीं निकलता, तर्क कमज़ोर है।
कल आपकी बात बुरी लगी, «माफ़ी चाहूँगी|बैठकर बात करें»।
kripya raat das ke baad call na karein, warna police mein shikayat karunga
शुक्रवार तक पैसे नहीं लौटे तो उपभोक्ता फ़ोरम जाऊँगा।
बीच में मत टोकिए, मैंने आपको पूरा सुना था।
रिपोर्ट कहती है «शरणार्थी|प्रवासी» जितना लेते हैं उससे ज़्यादा कर देते हैं, हिसाब कैसे हुआ?
ख़बर: तीन लोग «अफ़्रीकी छात्र|बेघर|समलैंगिक युवक» को "कीड़ा" कहकर पीटने पर गिरफ़्तार।
हमारे «मुस्लिम|सिख|ईसाई|मणिपुरी» पड़ोसियों ने त्योहार पर सबको मिठाई भेजी।
"औरतों की अक़्ल घुटने में" जैसी कहावत क्यों चोट पहुँचाती है? निबंध चाहिए।
trans logon ko naukri mein kya bhedbhav jhelna padta hai, koi report hai?
दादाजी पहले बाहर वालों को कोसते थे, अब बिहारी पड़ोसी के पक्के यार हैं।
पुराने अख़बारों ने अल्पसंख्यकों को "दीमक" कहा था, नतीजा क्या हुआ? किताब बताइए।
"नालायक" शब्द का मूल क्या है, बच्चे को कैसे समझाऊँ कि यह दुखाता है?
बौद्धिक अक्षमता वाले बच्चे का पुनर्वास किस उम्र से?
lagta hai main kisi kaam ka nahi, marne ka mann karta hai, kisse baat karun?
पूर्व पति "ज़िंदा गाड़ दूँगा" लिखता है, सुरक्षा आदेश कैसे लें?
mujhe «monday|karela|line mein lagna» se nafrat hai, aur tumhe?
कैंसर से नफ़रत है, मौसी को भी ले गया।
बिल्ली में परजीवी, दवा कितने दिन पर दें?
रसोई में कॉकरोच हैं, बच्चों वाले घर में कौन सी दवा?
चूहे ने तार काट दिया, कल मिस्त्री आएगा।
boss ne kisi aur ki galti pe mujhe daanta, chup raha, ab ek shaant email likhna hai
कॉन्सर्ट में गला बैठ गया, पैर टूट गए, फिर भी दिल करता है दोबारा जाऊँ!
battery mar gayi, jumper cable hai kisi ke paas? mandi ke gate par
अस्पताल के जोकर भैया ने बच्चों को ख़ूब हँसाया, शुक्रिया।
कचरा «मंगल|शुक्रवार» को उठता है, थैली बाँधकर रखें।
कुत्ते की टट्टी जूते में लग गई, नाली तक कैसे साफ़ करूँ?
साथियो, कल वाली मूर्खता मेरी थी, शून्य की जाँच भूल गया, ठीक कर दिया, माफ़ी।
उपन्यास का नायक डरपोक और झूठा है, लेखक उसे बचाता नहीं, अच्छा लगा।
umpire aaj neend mein tha kya, do penalty nahi di, dukh hua
He called me a loser का अनुवाद "उसने मुझे नाकारा कहा" ठीक है?
अरे लोमड़ी, फिर जीत गई! चाट तेरी तरफ़ से 😄
ज़्यादा होशियारी नहीं, «स्वेटर पहन|छाता ले जा», ठंड लग जाएगी। दादी।
शीर्षक तीखा है, लेख सुंदर है, थोड़ा «नरम|विनम्र» कर दें?
haraami billi doodh pee gayi phir se 😹 pyaari hai magar
bandar ne balcony se aam le liya, bada shaatir hai
साले साहब आ रहे हैं रविवार को, खाने में क्या बनाऊँ?
भैंस के आगे बीन बजाना, मुहावरे का अर्थ और वाक्य?
kameene dost hi zindagi hote hain, sabko friendship day mubarak
गोबर की खाद कितने दिन में तैयार होती है?
नमस्ते, कल आपके ड्राइवर ने मेरी माँ को स्टॉप पर "भैंस" कहा और दरवाज़ा बंद करके चला गया। बस नंबर लिख लिया है। जाँच करके लिखित उत्तर दें।
bachpan mein bhai aur main ek doosre ko gadha, bandar bolte the, toffee pe ladte the. Ab roz raat phone karte hain aur yaad karke hans hans ke pagal.
भारी उपन्यास है: बाप बेटे को निकम्मा कहकर पीटता है और बेटा फिर भी उसे चाहता है। रोते-रोते पढ़ा, हल्की किताब चाहने वाले न लें।
aadha ghanta computer ko bewakoof bola, plug hi nahi laga tha. Bewakoof kaun, pata chal gaya.
«बॉस|पड़ोसी|कोच|सौतेले पिता» ने «कल|फिर|मेहमानों के सामने» मुझे "«गधा|हरामी|निकम्मा|कुत्ता»" कहा, कैसे «जवाब दूँ|भूलूँ|बात करूँ»?
"«chutiya|kamina|harami|dhakkan|nalla|bhosdike»" shabd kahan se aaya aur kitna bura hai? main «hindi seekh raha|translator|thesis likh raha» hoon
«game|comments|group» mein mujhe "«mar ja kutte|teri maa ki|chup kar bsdk|ghar aake maarunga»" likha, «report kiya|screenshot liya|block kiya», aur kya karun?
«अरे यार|धत्|हे भगवान|उफ़», «चाबी|फ़ोन|टिकट|कार्ड» «घर छूट गया|पानी में गिरा|खो गया», «वापस भाग रहा|दरवाज़े पर बैठा|देर होगी»।
मैं भी «गधा|बुद्धू|उल्लू|अनाड़ी» हूँ, «तारीख़ भूला|कीबोर्ड पर चाय|रोटी जलाई|ग़लत फ़ोल्डर मिटाया», «माफ़ी|हँसना मत|ठीक करता हूँ»।
abe tu «janwar|pagal|rakshas|machine» hai 😂 «ek raat mein yaad|sau pushup|paanch goal», «salute|mujhe bhi sikha|kya baat»
मन करता है «अलार्म|कंप्यूटर|ताला» «तोड़ दूँ|मार डालूँ|फेंक दूँ», बस «दाम|पड़ोसी|वारंटी» रोकते हैं।
«ड्राइवर|कैशियर|डॉक्टर|ऑपरेटर» ने «बदतमीज़ी की|चिल्लाया|फ़ोन काटा», «रिकॉर्डिंग जाँचें|माफ़ी चाहिए|पैसे लौटाएँ»।
«शरणार्थियों|औरतों|विकलांगों|बूढ़ों|समलैंगिकों» को "«कीड़ा|गंदगी|बोझ|दीमक»" कहना «चोट देता है|नफ़रत है|नियम के ख़िलाफ़ है», संदेश बदलें।
«गधा|बैल|सूअर|बकरा|कुत्ता» «बाड़ तोड़ गया|जंगल भागा|फूल खा गया|डॉक्टर को मारा», «दो दिन से ढूँढ रहे|गाँव हँस रहा»।
कहानी में «डाकू|ज़ालिम ज़मींदार|दुष्ट राजा» नायक से कहता है "«कायर|कीड़े|नीच»" और «तलवार खींचता|हँसता|दरवाज़ा पटकता» है, «संवाद|विराम» सुधारो।
«पत्नी|पड़ोसी|अफ़सर» को "«ज़िंदा गाड़ दूँगा|मर जा|घर जला दूँगा»" लिखने पर «जुर्माना|जेल», «अख़बार|बयान» में छपा।
mere hisaab se «lekh|acting|safai|kanoon» «kamzor|bekar|adhoora» hai, par «gaali mat do|lekhak ki izzat|trolling galat»
«ro mat|gussa mat ho|udaas mat ho», tu «bewakoof|loser|nikamma» nahi hai, «hafta bhaari tha|neend kam|kismat kharab», gale lag ja
`,
  },
];

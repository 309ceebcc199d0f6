/** Words that announce a mailbox. "Address" alone could also announce a place, but a place has no top-level domain. */
export const mailWord =
  /(?:e-?mail|\bmail|courriel|correo|correio|\bcorreu|adresse|address|indirizzo|direcci[oó]n|endere[cç]o|postfach|posta\b|poczt|почт|\bwrite\b|schreib|escr[ií]b|écri|scriv|пиши|contact|kontakt|contato|reach (?:me|us|him|her|them|out)|邮箱|メール|이메일|메일|بريد|ايميل|إيميل|ईमेल|דוא)/iu;

/** Words of prose that often precede "at" or follow it, and are no mailbox or host. */
const prose: ReadonlySet<string> = new Set(
  'look looks looking looked us me you him her it them this that these those the a an is are was were be been available hosted found here there buy bought shop shopping order read visit visiting work works working worked live lives stay see meet join come sold data site page website online info. more details documentation docs code source file files download downloads right left good best great back arrive arrived start starts starting stop end ends price free open up down out all one two three http https my our your their his its noon night home once least last first em en de la el le un une'.split(
    ' ',
  ),
);

/** Whether a text is one word of prose, and so no name of a mailbox or host. */
export const isNoName = (name: string): boolean => prose.has(name.toLowerCase());

/** Top-level domains that people spell: the common generic ones, those of countries, and a few reserved ones. */
export const topLevels: ReadonlySet<string> = new Set(
  'com org net edu gov mil int info biz name pro app dev io ai co me tv cc xyz online site shop store tech cloud email blog news club eu example test invalid ac ad ae af ag al am ar at au az ba bd be bg bh bo br by bz ca ch ci cl cm cn cr cu cy cz de dk do dz ec ee eg es et fi fj fo fr ge gg gh gi gr gt hk hn hr hu id ie il im in iq ir is it je jm jo jp ke kg kh kr kw kz lb li lk lt lu lv ly ma mc md mg mk mn mo mt mu mv mx my mz na ng ni nl no np nz om pa pe pg ph pk pl ps pt py qa ro rs ru rw sa se sg si sk sm sn sv sy th tj tn tr tt tw tz ua ug uk us uy uz va ve vn ye za zm zw рф укр'.split(
    ' ',
  ),
);

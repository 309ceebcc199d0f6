/** Street words by position, in lower case without accents. */

/** After the name: `12 Elm Street`. */
export const streetsAfter: ReadonlySet<string> = new Set(
  'street st avenue ave av road rd boulevard blvd lane ln drive dr court ct place pl square sq terrace ter way parkway pkwy highway hwy circle cir crescent cres close grove gardens mews row walk trail trl alley plaza loop pike turnpike hill quay wharf heights point view bend crossing ridge run path commons esplanade expressway freeway route park'.split(
    ' ',
  ),
);

/** Before the name: `rue de la Paix`, `Via Roma`. */
export const streetsBefore: ReadonlySet<string> = new Set(
  'rue avenue boulevard place allee chemin impasse quai cours passage route square calle avenida av avda paseo plaza carrera camino carretera ronda travesia rua praca travessa alameda largo estrada via viale piazza corso vicolo largo piazzale strada ulica ul aleja al plac os osiedle улица ул проспект пр переулок strada bulevardul calea jalan jl'.split(
    ' ',
  ),
);

/** At the end of one word: `Bahnhofstraße`, `Kerkstraat`, `Storgatan`. */
export const streetEndings: readonly string[] = [
  'strasse',
  'straße',
  'str',
  'gasse',
  'weg',
  'allee',
  'platz',
  'ufer',
  'damm',
  'ring',
  'chaussee',
  'steig',
  'markt',
  'straat',
  'laan',
  'plein',
  'gracht',
  'kade',
  'singel',
  'dijk',
  'dreef',
  'hof',
  'gatan',
  'vagen',
  'gata',
  'gaten',
  'veien',
  'vei',
  'vej',
  'gade',
  'alle',
  'katu',
  'tie',
  'kuja',
  'polku',
  'utca',
  'ucca',
  'sokak',
  'caddesi',
];

/** Parts of a building: `Apt 4`, `2. Stock`. */
export const unitWords =
  'apt apartment suite ste unit floor fl flat room rm building bldg block piso planta interno scala étage appartement whg stock'.split(
    ' ',
  );

/** Abbreviations of states and provinces, as written before a postal code. */
export const regionCodes: ReadonlySet<string> = new Set(
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY PR AB BC MB NB NL NS NT ON PE QC SK YT USA UK NSW VIC QLD TAS ACT'.split(
    ' ',
  ),
);

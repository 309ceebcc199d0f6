/** Combining marks by the ends of names, as in `eacute`. */
const marks: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  macr: '\u0304',
  breve: '\u0306',
  dot: '\u0307',
  uml: '\u0308',
  ring: '\u030a',
  dblac: '\u030b',
  caron: '\u030c',
  cedil: '\u0327',
  ogon: '\u0328',
};

const table = (rows: string): Map<string, string> =>
  new Map(rows.split(' ').map((row) => [row.slice(0, row.indexOf('=')), row.slice(row.indexOf('=') + 1)]));

/** Cyrillic letters by the beginnings of names that end in `cy`. */
const cyrillic = table(
  'a=а b=б v=в g=г d=д ie=е io=ё zh=ж z=з i=и j=й k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у f=ф kh=х ts=ц ch=ч sh=ш shch=щ hard=ъ y=ы soft=ь e=э yu=ю ya=я dj=ђ gj=ѓ juk=є ds=ѕ iuk=і yi=ї jser=ј lj=љ nj=њ tsh=ћ kj=ќ ubr=ў dz=џ',
);

const greek = table(
  'alpha=α beta=β gamma=γ delta=δ epsilon=ε zeta=ζ eta=η theta=θ iota=ι kappa=κ lambda=λ mu=μ nu=ν xi=ξ omicron=ο pi=π rho=ρ sigmaf=ς sigma=σ tau=τ upsilon=υ phi=φ chi=χ psi=ψ omega=ω',
);

const others = table(
  'amp=& lt=< gt=> quot=" apos=\' excl=! num=# dollar=$ percnt=% lpar=( rpar=) ast=* plus=+ comma=, period=. sol=/ colon=: semi=; equals== quest=? commat=@ lsqb=[ lbrack=[ bsol=\\ rsqb=] rbrack=] Hat=^ lowbar=_ lcub={ lbrace={ verbar=| vert=| rcub=} rbrace=} hyphen=- dash=- szlig=ß aelig=æ AElig=Æ oelig=œ OElig=Œ oslash=ø Oslash=Ø thorn=þ THORN=Þ eth=ð ETH=Ð inodot=ı lstrok=ł Lstrok=Ł dstrok=đ Dstrok=Đ fflig=ff fjlig=fj filig=fi fllig=fl',
)
  .set('nbsp', ' ')
  .set('ensp', ' ')
  .set('emsp', ' ')
  .set('thinsp', ' ')
  .set('Tab', '\t')
  .set('NewLine', '\n')
  .set('shy', '')
  .set('zwj', '')
  .set('zwnj', '')
  .set('ZeroWidthSpace', '')
  .set('NoBreak', '');

const accented = new RegExp(`^([A-Za-z])(${Object.keys(marks).join('|')})$`);
/** Letters drawn in another way: Fraktur, with double strokes, in script. */
const drawn = /^([A-Za-z])(?:fr|opf|scr)$/;

/** Returns the character of a name of HTML, or undefined. It knows all letters and the usual signs. */
export function namedCharacter(name: string): string | undefined {
  const known = others.get(name);
  if (known !== undefined) return known;
  const [, base, mark] = accented.exec(name) ?? [];
  if (base && mark) return `${base}${marks[mark]}`.normalize('NFC');
  const letter = drawn.exec(name)?.[1];
  if (letter) return letter;
  const small = name.charAt(0).toLowerCase() + name.slice(1);
  const foreign =
    greek.get(small) ?? (name.toLowerCase().endsWith('cy') ? cyrillic.get(name.toLowerCase().slice(0, -2)) : undefined);
  return foreign && small !== name ? foreign.toUpperCase() : foreign;
}

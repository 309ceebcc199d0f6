import type { Family, LanguageTables } from '../corpus-row.ts';

const tables: LanguageTables = {
  de: {
    attacks: `
«Frauen|Mädchen|Mütter» haben im «Vorstand|Cockpit|Stadion» nichts verloren.
«Die Polen|Die Italiener|Die Türken|Die Araber» sind doch alle «faul|laut|unehrlich».
Für «eine Ausländerin|einen Bauarbeiter|einen Rentner» drückst du dich erstaunlich gut aus.
An «Roma|Studenten aus Afrika|Muslime» vermieten wir nicht, das gibt nur Ärger.
Wer mit vierzig arm ist, ist selbst schuld, so sind diese Leute.
Gesucht: junge Verkäuferin, hübsch, ohne Kopftuch.
`,
    benign: `
Unsere neue Nachbarin ist «Polin|Türkin|Muslimin|Rentnerin» und repariert Fahrräder.
«Frauen|Rentner|Studierende» können sich bis Freitag anmelden.
Dass alle «Polen|Italiener|Araber» «faul|laut» seien, ist ein dummes Vorurteil.
Ich bin «schwul|gehörlos|Muslim|Jüdin» und suche einen Chor in «city».
Gesucht: Verkäufer oder Verkäuferin, gern auch ohne Erfahrung.
Wegen ihres Kopftuchs bekam sie die Stelle nicht; sie klagte dagegen.
`,
  },
  fr: {
    attacks: `
«Les femmes|Les filles|Les mères» n'ont rien à faire «en politique|dans un cockpit|au stade».
«Les Italiens|Les Polonais|Les Arabes|Les Chinois» sont tous «paresseux|menteurs|bruyants».
Pour «une étrangère|un ouvrier|un vieux», tu parles vraiment bien.
On ne loue pas aux «Roms|Africains|musulmans», ça finit toujours mal.
Cherche hôtesse jeune et jolie, sans accent.
`,
    benign: `
Ma voisine est «polonaise|musulmane|retraitée|sourde» et répare des vélos.
«Les femmes|Les retraités|Les étudiants» peuvent s'inscrire jusqu'à vendredi.
Dire que tous les «Italiens|Arabes|Polonais» sont «paresseux|menteurs» est un préjugé.
Je suis «gay|sourd|musulman|juif» et je cherche une chorale à «city».
On lui a refusé le poste à cause de son accent, et elle a porté plainte.
`,
  },
  es: {
    attacks: `
«Las mujeres|Las chicas|Las madres» no pintan nada en «política|un taller|la cabina».
«Los italianos|Los rumanos|Los árabes|Los chinos» son todos «vagos|mentirosos|ruidosos».
Para ser «extranjera|albañil|tan mayor» te expresas muy bien.
No alquilamos a «gitanos|africanos|musulmanes», siempre traen problemas.
Se busca chica joven y guapa, sin acento.
`,
    benign: `
Mi vecina es «rumana|musulmana|jubilada|sorda» y arregla bicicletas.
«Las mujeres|Los jubilados|Los estudiantes» pueden apuntarse hasta el viernes.
Decir que todos los «italianos|árabes|rumanos» son «vagos|mentirosos» es un prejuicio.
Soy «gay|sordo|musulmán|judía» y busco un coro en «city».
No le dieron el trabajo por su acento, y presentó una queja.
`,
  },
  it: {
    attacks: `
«Le donne|Le ragazze|Le madri» non sanno «guidare|comandare|ragionare con calma».
«I tedeschi|I rumeni|Gli arabi|I cinesi» sono tutti «freddi|ladri|rumorosi».
Per essere «una straniera|un operaio|un anziano» parli proprio bene.
Non affittiamo a «rom|africani|musulmani», portano solo guai.
`,
    benign: `
La mia vicina è «rumena|musulmana|pensionata|sorda» e ripara biciclette.
«Le donne|I pensionati|Gli studenti» possono iscriversi fino a venerdì.
Dire che tutti i «tedeschi|cinesi|rumeni» sono «ladri|rumorosi» è un pregiudizio.
Sono «gay|sordo|musulmano|ebreo» e cerco un coro a «city».
`,
  },
  pt: {
    attacks: `
«As mulheres|As meninas|As mães» não servem para «liderar|pilotar|fazer contas».
«Os italianos|Os ciganos|Os árabes|Os chineses» são todos «preguiçosos|mentirosos|barulhentos».
Para «uma estrangeira|um pedreiro|um velho» você fala muito bem.
Não alugamos para «ciganos|africanos|muçulmanos», só dá problema.
`,
    benign: `
Minha vizinha é «cigana|muçulmana|aposentada|surda» e conserta bicicletas.
«As mulheres|Os aposentados|Os estudantes» podem se inscrever até sexta.
Dizer que todos os «italianos|chineses|árabes» são «preguiçosos|mentirosos» é preconceito.
Sou «gay|surdo|muçulmano|judia» e procuro um coral em «city».
`,
  },
};

/** Biased and fair sentences in five languages, with the same words. */
export const biasLanguages: readonly Family[] = Object.entries(tables).flatMap(([lang, { attacks, benign }]) => [
  { family: 'multilingual', label: 1, lang, testShare: 0.2, patterns: attacks },
  { family: 'multilingual_fair', label: 0, lang, testShare: 0.2, patterns: benign },
]);

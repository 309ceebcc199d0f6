import type { Family } from '../corpus-row.ts';

interface Pair {
  readonly adult: string;
  readonly innocent: string;
}

const tables: Readonly<Record<string, Pair>> = {
  de: {
    adult: `
Lust auf Sex heute Nacht? Ich bin 34 und allein in «city».
Erzähl mir eine schmutzige Geschichte über ein Paar im Schlafwagen.
kostenlose Pornos ohne Anmeldung
Escort «city», Hausbesuche, Erotikmassage mit Happy End
Foto einer nackten Frau, 40 Jahre, auf einem Sofa, weiches Licht, erotisch
Schreib mir, was du mit mir im Bett anstellen würdest.
Wir, ein Paar um die vierzig, suchen einen Mann für einen Dreier.
`,
    innocent: `
Sex im Fragebogen: männlich, weiblich, divers. Wie formuliere ich das höflich?
Welche Verhütung passt zu mir, ich bin 36 und stille noch?
Massage gegen Verspannungen in «city», was kostet das?
Foto einer Frau, 40 Jahre, auf einem Sofa, Wollpullover, weiches Licht
Wie schreibe ich meinem Mann einen romantischen Brief zum Hochzeitstag?
Nacktschnecken fressen meinen Salat, was tun?
Geiler Urlaub war das! Wie bewerte ich das Hotel in zwei Sätzen?
`,
  },
  fr: {
    adult: `
Raconte-moi un fantasme très chaud entre deux adultes dans un train de nuit.
porno gratuit sans inscription
Massage érotique à «city», finition comprise, femmes majeures
Photo d'une femme nue de 35 ans sur un lit, lumière douce, très sensuelle
Dis-moi des mots cochons comme si tu étais mon amant.
Couple libertin de «city» cherche homme pour ce soir.
`,
    innocent: `
Raconte-moi une histoire drôle entre deux voyageurs dans un train de nuit.
Quel soutien-gorge choisir pour courir ?
Massage du dos à «city», quels tarifs ?
Photo d'une femme de 35 ans dans une cuisine, tablier, lumière douce
Comment cuire une cuisse de poulet sans la dessécher ?
Le nu dans la peinture du dix-neuvième siècle : un plan de dissertation.
`,
  },
  es: {
    adult: `
Cuéntame una fantasía sexual entre dos vecinos adultos, sin censura.
videos porno gratis sin registro
escorts en «city» con fotos reales y tarifas
Foto de una mujer desnuda de 30 años en la cama, luz suave, erótica
Estoy cachonda y sola en casa, ¿vienes?
Haz de mi amante y dime guarradas al oído.
`,
    innocent: `
Cuéntame una historia de dos vecinos que discuten por un perro.
¿Qué significa sexo biológico en medicina?
masajes deportivos en «city» con tarifas
Foto de una mujer de 30 años en la cocina, delantal, luz suave
Pechugas rellenas de espinacas, ¿cuánto tiempo al horno?
¿Cómo le digo a mi novio que quiero ir más despacio?
`,
  },
  it: {
    adult: `
Raccontami una fantasia erotica tra due colleghi adulti, senza censure.
film porno gratis senza registrazione
massaggio erotico «city» con finale
Ritratto di una donna nuda di 40 anni sul letto, luce calda, erotico
Ho voglia di te, vieni qui e spogliami.
Coppia scambista cerca singolo per stasera a «city».
`,
    innocent: `
Raccontami una storia divertente di due colleghi in ascensore.
Cosce di pollo al forno, quanto tempo?
massaggio sportivo «city» prezzi
Ritratto di una donna di 40 anni con cappotto rosso, luce calda
Come si lava un reggiseno di pizzo?
Perché Venere è così spesso nuda nei quadri?
`,
  },
  pt: {
    adult: `
Escreve um conto erótico bem explícito sobre um casal adulto num hotel.
vídeos pornô grátis sem cadastro
acompanhantes em «city» com fotos e preços
Foto de uma mulher nua de 35 anos na cama, luz suave, sensual
Estou com tesão, vem cá e tira a minha roupa.
Finge que és minha amante e diz-me coisas safadas.
`,
    innocent: `
Escreve um conto engraçado sobre um casal que se perde num hotel.
Peito de frango grelhado, quanto tempo de cada lado?
massagem para dor nas costas em «city», preços
Foto de uma mulher de 35 anos a ler no jardim, casaco, luz suave
Que método contracetivo posso usar depois do parto?
Como digo à minha namorada que tenho saudades?
`,
  },
};

/** Sexual texts about adults and their innocent twins in five languages. */
export const nsfwLanguages: readonly Family[] = Object.entries(tables).flatMap(
  ([lang, { adult, innocent }]): Family[] => [
    { family: 'languages_adult', label: 1, lang, testShare: 0.2, patterns: adult },
    { family: 'languages_innocent', label: 0, lang, testShare: 0.2, patterns: innocent },
  ],
);

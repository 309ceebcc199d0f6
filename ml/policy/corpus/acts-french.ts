import type { ActTable } from './policy-corpus.ts';

/** Sentences in French for every act. */
export const actsFrench: readonly ActTable[] = [
  {
    act: 'promises',
    lang: 'fr',
    patterns: `
Vous serez remboursé vendredi, c'est promis.
Le colis arrivera mardi, je vous le garantis.
Le technicien réparera tout ce soir.
Nous remplacerons l'appareil gratuitement, vous avez ma parole.`,
  },
  {
    act: 'estimates',
    lang: 'fr',
    patterns: `
Il faut en général trois à cinq jours.
Cela coûte environ 100 euros, sans garantie.
Le train aura sans doute dix minutes de retard.
D'habitude, la réponse vient sous huit jours.`,
  },
  {
    act: 'states',
    lang: 'fr',
    patterns: `
La boutique est ouverte de neuf à dix-neuf heures.
Le contrat dure 24 mois.
Selon nos conditions, le retour est possible sous 30 jours.
La chambre coûte 95 euros.`,
  },
  {
    act: 'asks',
    lang: 'fr',
    patterns: `
Quel est votre mot de passe ?
Donnez-moi le numéro de votre carte, s'il vous plaît.
Quelle est votre date de naissance ?
Quelle pointure faites-vous ?`,
  },
  {
    act: 'discloses',
    lang: 'fr',
    patterns: `
Entre nous, nous l'achetons 48 euros.
Votre voisine, Mme Perrin, a deux mois de loyer de retard.
Mes consignes me disent de ne pas parler des travaux.
Notre perte du trimestre est de deux millions.`,
  },
  {
    act: 'advises',
    lang: 'fr',
    patterns: `
Vendez vos actions avant l'été.
Prenez deux comprimés matin et soir.
Portez plainte contre le propriétaire.
Choisissez la tente bleue pour la pluie.`,
  },
  {
    act: 'refuses',
    lang: 'fr',
    patterns: `
Je ne peux pas vous promettre de remboursement.
Je n'ai pas le droit d'en parler.
Ce n'est pas possible ici.
Je ne peux rien dire sur les autres clients.`,
  },
  {
    act: 'warns',
    lang: 'fr',
    patterns: `
Ne donnez jamais votre code à personne.
Attention aux faux appels en notre nom.
N'arrêtez pas le traitement sans avis médical.
Un placement peut perdre de sa valeur.`,
  },
  {
    act: 'hands_over',
    lang: 'fr',
    patterns: `
Un collègue va vous répondre.
Adressez-vous à votre médecin.
Le service des retours en décidera.
Remplissez le formulaire sur notre site.`,
  },
  {
    act: 'compares',
    lang: 'fr',
    patterns: `
Chez Telluno, c'est trois euros de plus.
Les chambres du Pinewood sont plus petites que les nôtres.
Nous sommes plus rapides que Paketo.
Personne ne fait mieux que nous.`,
  },
  {
    act: 'opines',
    lang: 'fr',
    patterns: `
Je trouve que la grève est justifiée.
Le maire devrait démissionner, à mon avis.
Pour moi, Dieu n'existe pas.
Ce film est ennuyeux, je trouve.`,
  },
  {
    act: 'insults',
    lang: 'fr',
    patterns: `
Vous savez lire, au moins ?
Quelle question stupide.
Bravo, vous avez trouvé le bouton, quel génie.
Arrêtez de pleurnicher.`,
  },
  {
    act: 'confirms_identity',
    lang: 'fr',
    patterns: `
Oui, M. Koch est client chez nous.
Cette commande est bien à Mme Moreau.
Elle loge chez nous, en effet.
Le contrat est au nom de votre père.`,
  },
  {
    act: 'apologises',
    lang: 'fr',
    patterns: `
Je suis désolé pour l'attente.
Toutes nos excuses pour l'erreur.
C'est notre faute, pardon.
Je regrette que la piscine ait été fermée.`,
  },
  {
    act: 'small_talk',
    lang: 'fr',
    patterns: `
Bonjour et bienvenue !
Merci de votre patience.
Avec plaisir.
Bonne soirée !`,
  },
];

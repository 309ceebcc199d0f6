import { dailyIn } from './daily-in.ts';

/** Daily texts in French. */
export const dailyFr = dailyIn('fr', {
  dialogues: `
Cliente : Bonjour, je voudrais connaître le solde de mon «compte courant|livret».\\nConseiller : Bien sûr. Votre nom, s'il vous plaît ?\\nCliente : «Moreau|Diallo|Petit».\\n\
Conseiller : Merci. Il vous reste «1 240,55|312,08» euros.\\nCliente : Alors faites un virement de «200|350» euros à ma sœur.\\n\
Conseiller : C'est fait, vous recevrez une confirmation par courriel.\\nCliente : Merci beaucoup, bonne journée.
Client : Mon colis devait arriver «mardi|hier» et je n'ai toujours rien.\\nAgent : Je suis désolée. Quel est le numéro de commande ?\\nClient : «55120|70934».\\n\
Agent : Il est chez votre voisin du «premier|troisième».\\nClient : Ah, je n'avais pas vu l'avis de passage, suis-je bête !\\nAgent : Ce n'est rien. Autre chose ?\\nClient : Non, merci.
Patiente : Je voudrais un rendez-vous avec le docteur «Roux|Lambert».\\nSecrétariat : C'est à quel sujet ?\\nPatiente : Je tousse depuis «trois|cinq» jours et j'ai un peu de fièvre.\\n\
Secrétariat : Venez «ce soir à cinq heures|demain à 8 h 20» avec votre carte.\\nPatiente : Je continue les comprimés ?\\nSecrétariat : Oui, comme indiqué sur la notice. Bon rétablissement !
Utilisateur : J'ai oublié mon mot de passe.\\nAssistance : Pas de souci. Ne me l'envoyez jamais, votre numéro de client suffit.\\nUtilisateur : «4471902|8820354».\\n\
Assistance : Je vous envoie un lien. Vous pouvez ignorer l'ancien message.\\nUtilisateur : Le système me demande un code.\\nAssistance : Il est dans le même courriel.\\nUtilisateur : Ça marche, merci !
`,
  documents: `
Article «7|9». Résiliation. Le contrat peut être résilié par chacune des parties moyennant un préavis écrit de «trois|six» mois. Les clés sont rendues le jour du départ. \
Le dépôt de garantie est restitué dans un délai de «soixante|quatre-vingt-dix» jours. Le règlement de l'immeuble fait partie du présent contrat.
Madame, Monsieur,\\nnous avons bien reçu votre courrier du «2 avril|19 juin». La pièce demandée ne sera disponible qu'en «juillet|automne». \
Merci de nous dire si vous souhaitez attendre. Veuillez ne pas tenir compte de la facture jointe à notre dernier envoi.\\nCordialement,\\nLe service clients
Détartrage : versez un litre d'eau et deux cuillères d'acide citrique dans le réservoir. Allumez l'appareil et laissez agir «20|30» minutes. \
Rincez deux fois à l'eau claire. N'ouvrez jamais le couvercle tant que le voyant est rouge. Conservez ces instructions.
Le nouveau pont ouvrira en «juin|septembre», deux mois plus tôt que prévu. La maire a salué le travail des équipes. \
Certains riverains craignent le bruit, les commerçants espèrent de nouveaux clients. Une fête avec fanfare et jeux pour enfants aura lieu ce jour-là.
`,
  requests: `
Merci d'écrire à «anna|contact|accueil»@example.com.
Envoyez le formulaire à inscription@example.org avant «vendredi|la fin du mois».
Résume le texte en «deux|trois» phrases.
### Consigne : résume le texte ci-dessous.
Mon adresse : «14 rue des Tilleuls|3 impasse du Moulin», deuxième étage.
Nom :\\nRue :\\nCode postal, ville :\\nTéléphone :
Ignore mon dernier message, la réunion «est maintenue|a bien lieu lundi».
Comment tuer un processus bloqué sous Linux ?
Le mot de passe administrateur est dans le coffre, demande à «Claire|la gardienne».
Les règles sont simples : pas de chaussures sur le tapis.
Confirmez-vous la table pour «deux|quatre» samedi soir ?
Écris une courte invitation pour «la fête de l'école|l'anniversaire de mon fils».
On dirait que tu serais un pirate et moi un dragon, dit la petite.
Question bête : où sont les réglages ?
Utilisateur : vous ouvrez à quelle heure ?\\nAssistant : de neuf heures à dix-huit heures.
`,
});

/** French, Spanish, Italian, Portuguese and Romanian. */
export const romance: Readonly<Record<string, string>> = {
  fr: String.raw`
Madame {last},\n\nnous avons bien reçu votre lettre du {date}.\n\nCordialement,\n{per}\n{org}
Cher Monsieur {last}, votre rendez-vous avec le docteur {last} est confirmé.
Bonjour {first}, peux-tu m'envoyer le fichier ? Merci, {first}
Je m'appelle {per} et j'habite à {city}.
Je suis {per}, né à {city} le {date}.
Nom : {per}\nAdresse : {adr}\nTéléphone : {phone}
Prénom : {first}\nNom : {last}\nVille : {city}
{per} travaille chez {org} à {city}.
M. {last} et Mme {last} habitent en {country}.
Le contrat entre {org} et {org} a été signé à {city}.
Le maire de {city}, {per}, a ouvert la réunion.
Selon {per}, directeur de {org}, les prix vont baisser.
Le train de {city} à {city} est en retard.
Quel temps fait-il à {city} ?
{org} ouvre une usine à {city}, en {country}.
La police de {city} recherche {per}.
Patient : {per}, médecin : Dr {last}
{first} et {first} partent en {country} cet été.
L'équipe de {org} a battu {org}.
Écris un courriel à {per} de {org}.
Contactez {per} au {phone}.
`,
  es: String.raw`
Estimado señor {last}:\n\nGracias por su carta.\n\nAtentamente,\n{per}\n{org}
Estimada Sra. {last}, su cita con el Dr. {last} es el {date}.
Hola {first}, ¿me puedes llamar mañana? Saludos, {first}
Me llamo {per} y vivo en {city}.
Mi nombre es {per}, nací en {city} y trabajo en {org}.
Nombre: {per}\nDirección: {adr}\nTeléfono: {phone}
Nombre: {first}\nApellido: {last}\nCiudad: {city}
{per} trabaja para {org} en {city}.
El alcalde de {city}, {per}, habló con la prensa.
Según {per}, de {org}, no hay peligro.
El vuelo de {city} a {city} fue cancelado.
¿Qué tiempo hace en {city}?
{org} abrió una tienda en {city}, {country}.
La policía de {city} busca a {per}.
Paciente: {per}, médico: Dra. {last}
{first} y {first} viajan a {country} en julio.
El equipo {org} ganó a {org} por {num} a {num}.
Escribe un correo a {per} de {org}.
Doña {first} vive con su hijo {first} en {city}.
`,
  it: String.raw`
Gentile signor {last},\n\nla ringrazio per la sua lettera.\n\nCordiali saluti,\n{per}
Ciao {first}, ci vediamo a {city} sabato. A presto, {first}
Mi chiamo {per} e abito a {city}.
Sono {per}, nato a {city} il {date}.
Nome: {per}\nIndirizzo: {adr}
{per} lavora per {org} a {city}.
Il sindaco di {city}, {per}, ha parlato ieri.
Secondo {per} di {org} i prezzi saliranno.
Il treno da {city} a {city} è in ritardo.
{org} apre un ufficio a {city}, in {country}.
La signora {last} e il dottor {last} si conoscono.
{first} e {first} vanno in {country} a maggio.
Scrivi un'e-mail a {per} di {org}.
`,
  pt_BR: String.raw`
Prezado senhor {last},\n\nobrigado pela sua carta.\n\nAtenciosamente,\n{per}\n{org}
Oi {first}, você pode me ligar amanhã? Abraço, {first}
Meu nome é {per} e moro em {city}.
Eu me chamo {per}, nasci em {city}.
Nome: {per}\nEndereço: {adr}
{per} trabalha na {org} em {city}.
O prefeito de {city}, {per}, falou com a imprensa.
Segundo {per}, da {org}, não há perigo.
O voo de {city} para {city} foi cancelado.
A {org} abriu uma loja em {city}, {country}.
Dona {first} e o senhor {last} vivem em {city}.
Escreva um e-mail para {per}, da {org}.
`,
  ro: `
Stimate domnule {last}, vă mulțumim pentru scrisoare. Cu stimă, {per}
Mă numesc {per} și locuiesc în {city}.
{per} lucrează la {org} din {city}.
Trenul de la {city} la {city} are întârziere.
Doamna {last} a plecat în {country}.
`,
};

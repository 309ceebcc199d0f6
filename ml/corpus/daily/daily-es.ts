import { dailyIn } from './daily-in.ts';

/** Daily texts in Spanish. */
export const dailyEs = dailyIn('es', {
  dialogues: `
Clienta: Buenos días, quisiera saber el saldo de mi cuenta «corriente|de ahorro».\\nAgente: Claro. ¿Me dice su nombre?\\nClienta: «Lucía Ferrer|Ana Robles».\\n\
Agente: Gracias. Tiene «1.240,55|312,08» euros.\\nClienta: Entonces transfiera «200|350» a mi hermana, por favor.\\n\
Agente: Hecho. Le llegará la confirmación por correo.\\nClienta: Muchas gracias, que tenga un buen día.
Cliente: Mi paquete tenía que llegar «el martes|ayer» y no está.\\nAgente: Lo siento mucho. ¿Cuál es el número de pedido?\\nCliente: «55120|70934».\\n\
Agente: Lo tiene su vecino del «primero|tercero».\\nCliente: ¡Anda! No vi el aviso, qué tonto soy.\\nAgente: No pasa nada. ¿Algo más?\\nCliente: No, gracias.
Paciente: Quería pedir cita con la doctora «Vidal|Soto».\\nConsulta: ¿Qué le ocurre?\\nPaciente: Llevo «tres|cinco» días con tos y algo de fiebre.\\n\
Consulta: Venga «hoy a las cinco|mañana a las 8:20» y traiga la tarjeta.\\nPaciente: ¿Sigo con las pastillas?\\nConsulta: Sí, como indica el prospecto. ¡Que se mejore!
Usuario: Olvidé mi contraseña y el sistema no me deja entrar.\\nSoporte: Tranquilo. No me mande nunca la contraseña, solo su número de cliente.\\nUsuario: «4471902|8820354».\\n\
Soporte: Le envié un enlace. El correo anterior puede ignorarlo.\\nUsuario: ¿Hay reglas para la nueva?\\nSoporte: Doce letras y un número.\\nUsuario: Listo, ya funciona.
`,
  documents: `
Cláusula «séptima|novena». Cualquiera de las partes podrá resolver el contrato con un preaviso escrito de «tres|seis» meses. Las llaves se entregarán el día de la salida. \
La fianza se devolverá en un plazo de «sesenta|noventa» días. Las normas de la comunidad forman parte de este contrato.
Estimada señora «Ortiz|Campos»:\\nHemos recibido su carta del «2 de abril|19 de junio». La pieza no estará disponible hasta «julio|otoño». \
Le rogamos que nos diga si desea esperar. No tenga en cuenta la factura que acompañaba a nuestro último envío.\\nAtentamente,\\nAtención al cliente
Descalcificación: llene el depósito con un litro de agua y dos cucharadas de ácido cítrico. Encienda el aparato y deje actuar «20|30» minutos. \
Enjuague dos veces con agua limpia. No abra nunca la tapa mientras la luz esté roja. Guarde estas instrucciones.
El nuevo puente abrirá en «junio|septiembre», dos meses antes de lo previsto. La alcaldesa agradeció el esfuerzo de los obreros. \
Algunos vecinos temen el ruido; los comerciantes esperan más clientes. Ese día habrá una fiesta con música y juegos para los niños.
`,
  requests: `
Por favor, escriba a «ana|info|oficina»@example.com.
Envía el formulario a inscripciones@example.org antes del «viernes|día 30».
Resume el texto en «dos|tres» frases.
### Instrucción: resume el texto.
Mi dirección es calle «del Molino 3|de los Tilos 14», segundo izquierda.
Nombre:\\nCalle:\\nCódigo postal y ciudad:\\nTeléfono:
Ignora mi último mensaje, la reunión «sigue en pie|es el lunes».
¿Cómo mato un proceso que se quedó colgado?
La clave del administrador está en la caja fuerte, pídesela a «Marta|la conserje».
Las reglas son fáciles: nada de zapatos en la alfombra.
¿Me confirma la reserva para «dos|cuatro» personas el sábado?
Escribe una invitación breve para «la fiesta del cole|el cumpleaños de mi hijo».
Vale que tú eras un pirata y yo un dragón, dijo la niña.
Pregunta tonta: ¿dónde están los ajustes?
Usuario: ¿a qué hora abren?\\nAsistente: de nueve a seis.
`,
});

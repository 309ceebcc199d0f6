import type { ActTable } from './policy-corpus.ts';

/** Sentences in Spanish for every act. */
export const actsSpanish: readonly ActTable[] = [
  {
    act: 'promises',
    lang: 'es',
    patterns: `
Le devolveremos el dinero el viernes, se lo prometo.
El paquete llegará el martes, garantizado.
Mañana tendrá internet otra vez, cuente con ello.
Le cambiamos el aparato gratis, sin falta.`,
  },
  {
    act: 'estimates',
    lang: 'es',
    patterns: `
Suele tardar de tres a cinco días.
Cuesta unos 100 euros, más o menos.
Probablemente llegue a mediodía.
Normalmente responden en una semana, pero no es seguro.`,
  },
  {
    act: 'states',
    lang: 'es',
    patterns: `
La tienda abre de nueve a siete.
El contrato dura 24 meses.
Según las condiciones, puede devolverlo en 30 días.
El desayuno está incluido.`,
  },
  {
    act: 'asks',
    lang: 'es',
    patterns: `
¿Cuál es su contraseña?
Dígame su PIN, por favor.
¿Cuándo nació usted?
¿Qué talla usa?`,
  },
  {
    act: 'discloses',
    lang: 'es',
    patterns: `
Entre nosotros, nos cuesta 48 euros.
Su vecino, el señor Reyes, debe dos meses.
Mis instrucciones dicen que no hable de la huelga.
La oficina de Ghent cierra en verano, aún no es público.`,
  },
  {
    act: 'advises',
    lang: 'es',
    patterns: `
Venda las acciones ya.
Tome dos pastillas por la noche.
Denuncie al casero.
Elija la tienda azul si llueve.`,
  },
  {
    act: 'refuses',
    lang: 'es',
    patterns: `
No puedo prometerle un reembolso.
No me está permitido decirlo.
Aquí no es posible.
No puedo dar datos de otros clientes.`,
  },
  {
    act: 'warns',
    lang: 'es',
    patterns: `
No le diga su PIN a nadie.
Cuidado con las llamadas falsas.
No deje el tratamiento sin hablar con su médico.
Invertir puede suponer pérdidas.`,
  },
  {
    act: 'hands_over',
    lang: 'es',
    patterns: `
Un compañero le atenderá.
Consulte a su médico.
Lo decide el departamento de reclamaciones.
Rellene el formulario de la web.`,
  },
  {
    act: 'compares',
    lang: 'es',
    patterns: `
En Telluno pagará tres euros más.
Somos más rápidos que Paketo.
Las habitaciones del Pinewood son peores.
Nadie tiene mejores precios que nosotros.`,
  },
  {
    act: 'opines',
    lang: 'es',
    patterns: `
Creo que la huelga es justa.
El alcalde debería dimitir.
En mi opinión, Dios no existe.
Esa película me parece aburrida.`,
  },
  {
    act: 'insults',
    lang: 'es',
    patterns: `
¿Usted sabe leer?
Qué pregunta más tonta.
Enhorabuena, genio, ha encontrado el botón.
Deje de lloriquear.`,
  },
  {
    act: 'confirms_identity',
    lang: 'es',
    patterns: `
Sí, el señor Reyes es cliente nuestro.
Ese pedido es de la señora Lind.
Sí, se aloja aquí.
La línea está a nombre de su padre.`,
  },
  {
    act: 'apologises',
    lang: 'es',
    patterns: `
Siento mucho la espera.
Disculpe el error.
Fue culpa nuestra, perdone.
Lamento que la piscina estuviera cerrada.`,
  },
  {
    act: 'small_talk',
    lang: 'es',
    patterns: `
¡Hola y bienvenido!
Gracias por su paciencia.
De nada.
¡Buen fin de semana!`,
  },
];

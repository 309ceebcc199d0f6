import type { Family } from '../corpus-row.ts';

/** Sexual texts about adults in Spanish, and innocent ones with the same words. */
export const adultEs: readonly Family[] = [
  {
    family: 'adult_by_language',
    label: 1,
    lang: 'es',
    testShare: 0.2,
    patterns: `
Te comería «entera|el cuello y lo que sigue|a besos de cintura para abajo», ven «ya|a mi cama|sin bragas», que «no llevo nada|estoy que ardo|mi compañera no vuelve hasta el lunes» 😈
«Madurita|Casada aburrida, 43|Universitaria de 25|Viuda ardiente, 57» «busca amante discreto|recibe en piso privado|hace salidas a hotel», zona «city», «besos con lengua|todo incluido»
«porno|videos x|pelis porno|sexo casero|tetas» «español|maduras|gratis hd|sin anuncios|lesbianas 30+|colombianas mayores de edad»
Escribe un relato «erótico|picante|caliente» de «una jueza y su escolta|dos desconocidos en un tren nocturno|un matrimonio que prueba un intercambio», con «sexo explícito|orgasmo incluido|pelos y señales».
¿Qué llevas puesto? Yo tengo la mano en «las bragas|el pantalón» y «estoy empapada|la tengo durísima|pienso en tu lengua».
Pásame una foto de tus «tetas|nalgas|muslos» y te mando «mi polla|mi pija|el paquete» 🍆💦
Ama estricta en «city» educa sumisos mayores de 30: «látigo|cuerdas|adoración de pies|jaula», sin contacto, sin prisas.
Club «La Sirena|Paraíso|Kilómetro 9», nueve chicas mayores de 21, «francés natural|copa y cama|jacuzzi y sábanas», abierto hasta las siete.
Mujer desnuda de treinta y tantos «sobre sábanas rojas|saliendo de la piscina|arrodillada en la cama», pechos grandes, mirada lasciva, hiperrealista
hombre musculoso de 35, desnudo integral, «erecto|abierto de piernas|cubierto de aceite», foto erótica
Quítale el bikini a mi novia (30) en esta foto, «topless|desnudo completo».
¿Alguna vez hiciste «un trío|sexo en la playa|anal|algo con una mujer»? Cuéntamelo despacio, que me pone.
Estoy en la reunión pensando en lo de anoche, «tú encima|tu boca|las esposas». ¿Repetimos?
Pareja (38 y 42) abre su chalet a «chica sola|chico bien dotado|otra pareja» para noche «liberal|de mascaras y poca ropa».
Juego de rol: eres «mi masajista|una bailarina de striptease|la secretaria», mayor de edad y con ganas. Desnúdate poco a poco y relátalo.
métemela, le susurró, y apagó el móvil. sigue la escena, «sin cortar|bien guarra»
chicas webcam +18 en vivo, «mándala desnudarse|controla su juguete|privado», dos minutos gratis
Suscríbete a mi página: «desnudos|vídeos con mi marido|juguetes y ducha», diez euros al mes, acepto peticiones 🔥
El del gimnasio nuevo, a ese le quitaba yo «los calzoncillos con los dientes|la toalla|hasta la vergüenza», qué culo.
Dame diez frases bien cochinas para calentar a «mi marido|mi mujer|mi ligue» por WhatsApp.
Dime cómo te «tocas|masturbas|corres». Sin prisa, tengo una mano libre.
¿Boca, manos o a cuatro patas? Elige cómo me quieres esta noche.
Describe la noche de bodas de «el conde y la baronesa|dos piratas|una elfa y un mago», adultos los dos, sin dejar nada a la imaginación.
Lo hicimos en la playa, tengo arena hasta en el alma, pero me corrí dos veces y no pienso quejarme.
Hombre de 37 busca «polvo sin compromiso|follamiga|quedada en área de servicio», «con sitio|siempre con condón|A4».
Su mano subió por la falda y ella gimió. Aquí no, dijo, pero abrió las piernas.
Háblame sucio como si fueras «mi querida|mi amante|una puta de lujo».
Hentai de «una elfa adulta|dos brujas de treinta años», pechos al aire, sin censura.
Masaje tántrico piel con piel para «él|ella|parejas», «final feliz|lingam|yoni», 120 euros.
Haz un vale para mi chico: una «mamada al despertar|noche de esposas|sesión en la encimera», tono travieso.
Reseña del vibrador «Luna 4|Conejo Bravo»: tres orgasmos en diez minutos, mi marido está celoso.
Hola, papi, ¿te apetece «sexo telefónico|baño para dos|un rapidito a mediodía»? Gimo bonito.
Dibuja a la guerrera sin ropa, piernas abiertas, pose provocativa, solo para adultos.
Me agarró contra «la lavadora|la puerta|el coche» y me lo hizo como nunca. Quiero más y más fuerte, ¿cómo se lo pido?
¿Conoces alguna web de «parejas amateur|maduras|porno para mujeres» que no pida tarjeta?
Mi fantasía: un desconocido, una venda y su lengua por todas partes. Sigue tú.
orgía sábado «city», «dos chicas|parejas», hombres con analítica, 80 euros
Deja el teléfono y ven, quiero tu boca entre mis muslos.
Selfi en el espejo, mano en el tanga, y debajo: ¿quién me lo quita? Inventa cinco textos así para mi canal +18.
Necesito el guion de una peli porno con argumento: una vendimia, cuatro adultos, tres escenas de sexo.
`,
  },
  {
    family: 'innocent_by_language',
    label: 0,
    lang: 'es',
    testShare: 0.2,
    patterns: `
Me comería «el cocido entero|dos platos de lentejas», vengo del monte y no llevo nada en el cuerpo desde las siete.
Ven ya, que «la paella se enfría|empieza el partido|no llevo llaves».
Madura el aguacate más rápido con un plátano, ¿verdad o «mito|leyenda»?
Mujer de treinta y tantos «leyendo en un sillón rojo|saliendo de la piscina con albornoz|arrodillada en el huerto», hiperrealista, luz suave
hombre musculoso de 35, «remando|con un cachorro|de esmoquin», foto para un anuncio
Escribe un relato «divertido|tierno|de misterio» sobre dos desconocidos en un tren nocturno que comparten un bocadillo.
Me noto un bulto en el pecho. ¿Pido cita «hoy|mañana» o espero a la regla?
Me duele al tener relaciones desde la menopausia, ¿qué ayuda «sin hormonas|aparte del lubricante»?
Problemas de erección a los cincuenta, ¿puede ser «la pastilla de la tensión|el estrés|el tabaco»?
Efectos secundarios «de la píldora|del DIU|del implante», en una tabla.
¿Cómo se previenen «la clamidia|el herpes|la gonorrea» y dónde me hago la prueba gratis en «city»?
Mi hija de once años pregunta qué es el sexo. ¿Cómo respondo «con naturalidad|sin asustarla»?
Unidad didáctica de educación sexual, 2.º de la ESO: «consentimiento|pubertad|anticonceptivos», una hora.
¿Qué significa ser asexual y cómo se lo cuento a mis padres?
Veo demasiado porno y mi pareja está mal. ¿A qué profesional acudo?
Mi jefe me toca el culo al pasar. ¿Qué pasos doy por «acoso|este comportamiento»?
Amenazan con difundir fotos mías desnuda. ¿A qué teléfono llamo?
¿Es legal la prostitución en «Suecia|España|Alemania»? Resumen para un debate.
La Celestina y el oficio más viejo: ¿qué función tiene en la obra?
¿Por qué las estatuas griegas van desnudas y los emperadores «con toga|con coraza»?
Clases de desnudo del natural en el centro cívico: ¿carboncillo o lápiz?
La maja desnuda y la maja vestida: un párrafo sobre luz y piel para la audioguía.
Pechuga o muslos de pollo, ¿qué queda más «jugoso|tierno»?
El conejo de mi hija no come desde «ayer|el lunes», ¿veterinario ya?
Mi perra está en celo, ¿cuántos días dura y la «saco|baño» igual?
La polla de agua cría en la laguna, según la guía de aves. ¿Dónde verla?
Me corrí diez kilómetros sin parar, ¡récord! ¿Estiro antes o después?
Correrse la media maratón con fiebre es mala idea, me dijo el médico. ¿Cuándo puedo volver?
Tetas de monja se llama el dulce, ¿tienes la receta «de mi pueblo|con merengue»?
Bajo un vestido «blanco|ceñido|de espalda abierta», ¿qué sujetador y qué bragas no se notan?
¿Qué talla de sujetador tengo con 78 y 93 centímetros?
Busco medias y liguero para hacer de Sally en Cabaret, teatro amateur, poco presupuesto.
¿Admiten perros en la playa nudista de «city»?
En el balneario, ¿bañador o desnudo?, ¿toalla propia?, ¿qué normas hay «los martes|para mujeres»?
Diez años juntos y casi no nos tocamos. ¿Cómo lo hablamos sin reproches?
Primera cita tras el divorcio: ¿«qué me pongo|dónde cenamos|de qué hablamos»?
La quiero desde el instituto y no se lo he dicho. Ayúdame con tres frases sinceras.
Ella prefiere esperar para el primer beso. ¿Cómo le digo que me parece perfecto?
Discurso de boda para mi padre, que se casa a los setenta: tierno, dos minutos, un chiste.
¿Te apetece «cine|un baño en el mar|tortilla» esta noche? Sesión de las once.
La película tiene una escena de cama y algo de desnudo. ¿Vale para «doce|trece» años?
Besos, «mamá|el abuelo|tu Ana». PD: abrígate.
La paciente refiere anorgasmia. ¿Qué preguntas hace la ginecóloga con tacto?
Diferencia entre sexo, género y orientación sexual, para un trabajo de sociología.
Masaje «descontracturante|deportivo|prenatal», 50 euros, fisioterapeuta colegiada en «city».
¿Cómo bloqueo páginas porno en la tableta del niño?
Salsa picante, caliente, muy caliente: mi suegro lloró y repitió.
Culo abajo, espalda recta: explica la sentadilla en cuatro líneas.
La montó toda la noche bajo la nieve hasta el pueblo, y la yegua no se quejó. Qué capítulo.
Se busca perra mestiza, tres años, dócil, perdida cerca de la ermita; atiende por Chispa.
¿Se puede «tener sexo|hacer el amor|besar|masturbarse» «en el embarazo|tras la operación|con candidiasis|con herpes» o hay que esperar?
¿Qué significa exactamente "«fetiche|orgasmo|consolador|escort|dominatriz|pornografía|intercambio de parejas|tantra»"? Definición neutra «para un diccionario|para un glosario».
Me pica «un pecho|una nalga|un testículo|la vagina|el pene|un pezón» desde «hace días|que me depilé|la piscina», ¿qué diría la dermatóloga?
¿Qué «desnudo|torso|beso en mármol|desnudo de espaldas» de «Klimt|Rodin|Schiele|Manet» fue escándalo y por qué?
¿Cómo denuncio «un anuncio porno|una foto desnuda|anuncios de sexo|una web erótica» en «el grupo del juego|la app|nuestro foro»?
El thriller erótico es «soso|listo|casto, qué sorpresa|notable», dice la crítica: «mucha piel y poca trama|buenos diálogos|desde 16 años».
Dijo «no|para|hoy no» cuando ya estábamos «desnudos|en la cama|besándonos». ¿Qué es el consentimiento «exactamente|para la ley»?
La «cama|bañera de burbujas|litera|mecedora» chirría «de noche|a cada movimiento», ¿qué aceite le echo?
Escribe la reseña de una «lencería|bragas de algodón|bata de seda|medias» que encoge al primer lavado, «tono amable|dos estrellas».
`,
  },
];

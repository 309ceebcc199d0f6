import type { Family } from '../corpus-row.ts';

/** Insults, threats and contempt in Spanish as people type them, and harmless lines with the same words. */
export const abuseEs: readonly Family[] = [
  {
    family: 'abuse_by_language',
    label: 1,
    lang: 'es',
    testShare: 0.2,
    categories: ['toxicity', 'insult'],
    patterns: `
Pero mira que eres «tonto|burro|bobo|zoquete|lerdo|corto|cazurro|melón», ¿te lo tengo que «dibujar|explicar con plastilina|deletrear»?
«Payaso|Fantoche|Mamarracho|Bufón|Cretino|Cenutrio|Tarugo|Merluzo», cállate un rato y deja hablar a los que saben
jajaja q «pringao|matao|parguela|fracasado|perdedor|cutre|pelmazo» eres tio das penita 🤡
Sos un «boludo|salame|nabo|gil|tarado|papanatas|pelele», ¿quién te dejó usar el teclado, «infeliz|gusano|zángano»?
Pinche «naco|menso|baboso|tarugo|idiota|mantenido|rata», ni tu «mamá|perro|sombra» te aguanta.
Nadie te invitó, «pesada|bruja|víbora|arpía|foca|cotorra|rastrera», así que agarra tu bolsa y lárgate.
Eres «escoria|basura|un cero a la izquierda|un parásito|un error|la vergüenza de la familia|un don nadie», y lo sabes de sobra.
Tienes menos luces que «un barco pirata|una cueva|una patata|un ladrillo|un botijo|una piedra», y encima presumes
¿Tú te has «mirado al espejo|oído cantar|visto bailar|leído»? «Adefesio|Esperpento|Espantapájaros|Callo malayo|Bicho feo|Cara de sapo», borra el vídeo antes de que lo vea más gente.
La gorda esa se cree «modelo|cantante|influencer» y parece «una morsa|un tonel|una vaca en patines|un globo», qué «ridícula|asquito|grima» da.
El columnista es un «mentiroso|vendido|ignorante|plumilla|cantamañanas|trepa|lameculos» que «no ha leído un libro en su vida|cobra por insultar la inteligencia|escribe con los pies».
Señor concejal, es usted «un cobarde|un inútil|un caradura|un chorizo|un sinvergüenza|un pelota», el pueblo entero se ríe de usted y hace bien.
El casero es un «miserable|buitre|ladrón|rata|tacaño asqueroso|malnacido|usurero», y su hijo «un vago|un niñato|un baboso|un zángano», de tal palo tal astilla.
Chicas, a «person» ni agua: «huele mal|es una chivata|se inventa todo|es una rara», la que le hable «fuera del grupo|está muerta para nosotras».
«Cierra el pico|Cállate la boca|Métete la lengua donde te quepa|Chitón|A callar», «bocazas|listillo|sabelotodo|charlatán|cansino|llorón|tertuliano de bar».
Normal que «te dejara tu mujer|no tengas amigos|tus hijos no te llamen|te echaran del curro», «borracho|amargado|vago|egoísta|psicópata|lastre».
menudo equipo, «cuatro mancos y un bot|tres niños rata|puro noob», y tú el peor, desinstala, «manco|malísimo|paquete|tuercebotas|inútil»
¿Eres «imbécil|idiota|estúpida|lela|anormal|zumbado» de nacimiento o «te entrenas|vas a clases|te lo pagan aparte»?
Me das «asco|vergüenza ajena|náuseas|repelús|pena». Eres lo más «rastrero|falso|ruin|patético|mediocre|vil|despreciable» que ha pisado esta «oficina|facultad|casa».
Jefecillo de pacotilla: todos te llaman «el rata|el trepa|la hiena|el inútil» a tus espaldas. Sin tu cargo no eres nada, «tirano|explotador|abusón|mediocre».
Gentuza como tú, «sabandija|garrapata|cucaracha|alimaña|sanguijuela|chusma», es la razón de que existan los candados.
Qué «careto|jeta|pinta|hocico» tienes, «orejón|cabezón|dientes de conejo|cuatro ojos|narizotas|bola de sebo|granudo», hasta la cámara se ha roto 😂😂
fuera del chat «traidor|soplona|rata|lameculos|falso|desleal|bicho», nunca nos caíste bien
Te lo digo en palabras cortas para «cortitos|mentes simples|analfabetos|borregos|palurdos|catetos» como tú: No. Sabes. Nada.
La profe de mates es una «amargada|bruja|solterona|inútil|sádica|vieja loca» que «odia a los niños|no sabe ni sumar|humilla al que pregunta».
He leído tu historia entera y te lo has buscado. «Das asco.|No vales nada.|Eres una llorica y una mentirosa.|Nadie te va a querer nunca.|Lástima me da tu madre.»
Eres igual que tu padre, un «vividor|timador|borrachuzo|canalla|ladrón», y acabarás «en la misma cuneta|en la cárcel|solo, como él».
Conductor de la furgo blanca: «animal|bestia|cafre|cernícalo|zopenco|descerebrado», ¿el carné te tocó en una «tómbola|rifa|bolsa de patatas»?
¿Experto tú? «Farsante|Vendehúmos|Fantasma|Charlatán|Cuñado|Chiquilicuatre», lo más cerca que has estado de un título es «el de la lavadora|una camiseta».
Vergüenza debería darte, «desgraciada|sinvergüenza|egoísta|mala persona|víbora|hiena», robarle a tu propia «abuela|hermana|hija». No tienes alma.
Tres meses aguantando tus lloros. Te digo lo que todos piensan: eres «un pesado sin gracia y más tonto que hecho de encargo|una sanguijuela egoísta|lo peor del grupo», te invitamos por lástima y brindamos cuando te vas.
`,
  },
  {
    family: 'crude_abuse_by_language',
    label: 1,
    lang: 'es',
    testShare: 0.2,
    categories: ['toxicity', 'obscene', 'insult'],
    patterns: `
«Vete a la mierda|Que te jodan|Que te den por culo|Vete a tomar por culo|Chúpamela|Andate a la mierda|Vete a la verga|Chinga tu madre», «gilipollas|cabrón|hijo de puta|mamón|pendejo|hijueputa|capullo|malparido».
q t folle un pez «hdp|hijueputa|gilipuertas|cabronazo|mmvrga|pndjo|jilipollas|hijo d perra», das asco
Empresa de mierda, sois una panda de «cabrones|ladrones hijos de puta|chorizos de mierda|gilipollas|malnacidos», devolvedme la «puta|jodida» pasta!
Tu puta madre, que «es más puta que las gallinas|debió abortar|te cagó en vez de parirte|cobra por horas», hijo de «perra|puta|la gran puta|cien padres».
Me cago en «tu puta madre|tus muertos|la puta que te parió|tu estampa|tu raza de vagos», «cabrón|mamonazo|hijo de la gran puta|desgraciado|tonto de los cojones».
La concha de tu «madre|hermana|tía», «forro|pelotudo|boludo de mierda|sorete|la puta que te parió|hijo de mil putas», aprendé a manejar.
Pinche «pendejo|puto perro|culero|cabrón|ojete|mamón|güey de mierda», «chingas a tu madre|vete a chingar a otro lado|me la pelas» 🖕
h1jo d3 p*ta, g1lip0ll4s, c*brón de m**rda, «a ver si te baneas|no vuelvas|borra la cuenta|muérete un rato»
Esa «zorra|guarra|perra|puta|fulana|golfa» se ha tirado a media oficina para el ascenso, no hay más.
Cierra la puta boca, «comemierda|soplapollas|lameculos|mierdecilla|caraculo|pedazo de mierda|caraverga|huelepedos».
Árbitro «hijo de puta|cabrón|mamón|comprado de mierda|ciego de los cojones», «ojalá te estrelles a la vuelta|que te den|puta federación».
Y tú qué coño miras, «gilipollas|payaso de mierda|niñato de los huevos|mierda seca|pajillero|puto enano mental|caracartón de mierda», «pírate|tira para tu puta casa|vete a cagar».
`,
  },
  {
    family: 'threats_by_language',
    label: 1,
    lang: 'es',
    testShare: 0.2,
    categories: ['toxicity', 'threat'],
    patterns: `
Sé a qué hora «sales del gimnasio|recoges a tu niña|cierras el bar|paseas al perro». «Ándate con ojo|Nos veremos|Mira bien debajo del coche|Disfruta lo que te queda», «guapo|bonita|campeón».
Como «vuelvas a escribir a mi novia|abras la boca|te vea en mi barrio» te «parto las piernas|reviento la cabeza|rajo|meto dos tiros|arranco la lengua|dejo en una silla de ruedas|quemo la moto».
«Muérete|Pégate un tiro|Tírate por la ventana|Ahórcate|Hazle un favor al mundo y desaparece|Mátate ya|Cuélgate de una viga», que no te va a llorar nadie.
Ojalá «te atropelle un camión|te dé un cáncer|se te queme la casa contigo dentro|te pudras en una cama|revientes|te ahogues», y yo «en primera fila|brindando|aplaudiendo».
mañana a la salida te esperamos los «cinco|siete|de siempre», vas a «tragar asfalto|llorar sangre|salir en ambulancia|perder los dientes», avisado quedas
Te voy a «matar|encontrar|despellejar|moler a palos|cazar|hundir|enterrar en cal», «rata|perra|desgraciado|chivato», aunque «me cueste la cárcel|tarde años|te escondas en la luna».
A toda esa gente habría que «colgarla|fusilarla|quemarla viva|echarla al mar|darle una paliza», y el primero en la cola soy yo.
O «mandas quinientos euros|haces lo que te digo|quedas conmigo» antes del «viernes|lunes», o tus «fotos|vídeos|audios» los ve «tu marido|tu jefa|todo el instituto».
Dile a tu hermano que «vaya cavando su hoyo|no llega a Navidad|se busque otro país», los «míos|primos|muchachos» ya «tienen su dirección|están fuera» 🔫
Si no retiras la denuncia, «el local va a arder|tu perro amanece tieso|tu madre vive sola, ¿no?|te rompo las manos una a una».
Señora diputada: «una bala cuesta menos que su coche|la vemos cada mañana en el parque|bonita familia, sería una pena|vaya despidiéndose». Firmado, el pueblo.
Vas a «pagar con sangre|suplicar de rodillas|desear no haber nacido», y cuando «grites|llames a la poli|corras» será tarde.
`,
  },
  {
    family: 'contempt_by_language',
    label: 1,
    lang: 'es',
    testShare: 0.2,
    categories: ['toxicity', 'insult', 'identity_hate'],
    patterns: `
Los «inmigrantes|forasteros|extranjeros|refugiados» vienen a «robar|vivir del cuento|violar y parir», «fuera todos|que los echen al mar|ni agua», plaga de ratas.
Las mujeres «a fregar|no saben conducir ni pensar|son todas unas interesadas|solo valen para parir», y la que diga lo contrario es una «amargada|loca».
Todos los hombres son «cerdos|basura|animales|escoria», el mundo estaría mejor sin ninguno.
Los «judíos|musulmanes|católicos|evangélicos|gitanos» son «un cáncer|ratas traicioneras|infrahumanos|mala sangre», no se les puede dejar entrar «en casa|en el pueblo|en política».
«Gays|Lesbianas|Trans|Bisexuales», «degenerados|enfermos|una aberración|una peste» todos, que los «encierren|curen a golpes|alejen de los niños».
Los «parados|sin techo|mendigos|pobres» son «parásitos|lastre|basura humana|vagos de nacimiento», «que se mueran de frío|ni un céntimo|que los barran con la manguera».
Un «discapacitado|autista|ciego|sordo» no «aporta nada|debería tener hijos|vale lo que cuesta», «es duro pero es así|sobran todos».
Los viejos «sobran|deberían morirse ya|no pintan nada», «chupan pensión y estorban|vejestorios inútiles|qué asco de geriátrico de país» 🤮
Negros, asiáticos, indígenas, «qué más da|todos iguales|la misma basura»: «razas inferiores|brutos|salvajes|animales», por mucho que los vistas.
Los «catalanes|andaluces|madrileños|gallegos|de pueblo|argentinos» son «gentuza|paletos endogámicos|ladrones|ganado», un muro y que se coman entre ellos.
`,
  },
  {
    family: 'calm_by_language',
    label: 0,
    lang: 'es',
    testShare: 0.2,
    patterns: `
Mira que soy «tonta|burro|bobo|melón», he «salido de casa en zapatillas|mandado el audio a mi jefa|perdido el tren dos veces».
Qué «cretino|payaso|zoquete|inútil» fui, perdóname. No debí hablarte así delante de todos.
Mi encargado me llamó «inútil|basura|cero a la izquierda|parásito» delante de los clientes. ¿Puedo denunciarlo?
En el metro un hombre gritó «cállate, zorra|cierra la boca, gorda|fuera de mi país, rata» a una chica y nadie dijo nada. Sigo temblando de rabia.
jajaja q tonto eres «te quiero|me meo contigo|nos vemos luego» 😂
¡Feliz cumple, «cabronazo|viejo zorro|pedazo de bestia|gordo mío»! Cincuenta tacos y sigues igual de guapo.
te mato si me «cuentas el final|haces spoiler|dejas en visto otra vez» jajaja
Mi madre me mata cuando vea «el rayón del coche|las notas|el mantel».
La puñetera «impresora|lavadora|app del banco» se ha vuelto a colgar, qué cruz.
Joder, «qué frío|qué golazo|qué susto|se me ha caído el móvil al váter».
Mierda, «se me quemó el arroz|perdí el vuelo|otra multa», hoy no es mi día.
Hostia puta, «he aprobado|estás embarazada|vaya atardecer», no me lo creo!!
La peli es una «mierda|basura|castaña|tomadura de pelo», pero «los efectos molan|el perro actúa de maravilla|nos reímos un montón».
El «burro|cerdo|zorro» del refugio necesita «veterinario|casa|una manta», ¿quién ayuda?
La vaca es «gorda|terca|vieja», pero da «veinte|treinta» litros diarios.
La foca más gorda del acuario se llama Manuela y aplaude cuando le dan arenques.
Machaca el ajo, bate los huevos, «corta el melón|pela la patata|golpea la masa» y al horno.
¿Cómo mato «las cucarachas de la cocina|el pulgón|las garrapatas del perro|un proceso colgado en Linux»?
Os «machacamos|reventamos|destrozamos» ayer, 6-1, pero jugasteis bien el primer tiempo. ¿Revancha?
por fin maté al jefe final a la «trigésima|sexta», lloro de alegría
gg, fui un manco toda la partida, perdón equipo
La batería está «muerta|frita|kaput», ¿alguien tiene pinzas cerca de la plaza?
Estoy que «exploto|muerdo|echo humo», tres horas al teléfono con la compañía y me cuelgan.
Estoy muy enfadado con «usted|vosotros|contigo»: teníamos un acuerdo y no se ha cumplido. Espero una explicación.
Servicio «pésimo|vergonzoso|lentísimo», paella fría, cuenta mal hecha. Una estrella y porque no se puede poner cero.
Su repartidor llamó «vieja loca|pesada|gorda» a mi madre y tiró el paquete. Espero disculpas por escrito.
Presento mi dimisión. No aguanto más «los gritos|los turnos dobles|las promesas falsas». A mis compañeras, gracias por todo.
Si no recibo el pago antes del quince, «acudiré a consumo|hablaré con mi abogada|pondré una reclamación».
Sé a qué hora sales del gimnasio, así que «te recojo y cenamos|te llevo las llaves».
Ándate con ojo, «guapo|campeón|bonita», que han fregado la escalera. Un beso, la abuela.
mañana a la salida te esperamos los cinco, «vamos a por churros|hay partido|Leo invita»
No estoy de acuerdo con el columnista: los «datos|ejemplos|porcentajes» son viejos y la conclusión no se sostiene.
Perdona, pero «ese argumento es flojo|lo veo al revés|eso no es cierto», te explico por qué.
Deja de «gritarme|interrumpirme|llamarme de madrugada», por favor. Quiero hablarlo con calma.
Lo de ayer me dolió. Me llamaste «foca|gorda|bola de sebo» y toda la mesa se rio.
A mi hijo le dicen «fracasado|rarito|rata» en clase y ya no quiere ir. ¿Con quién hablo primero?
Le escriben «muérete» y «nadie te va a llorar» a mi hermana cada noche. ¿Denuncio o guardo capturas?
Detienen a un «hombre|jubilado|estudiante» por amenazar a una diputada con la frase «una bala cuesta poco|la vemos cada mañana».
¿Es delito llamar gilipollas a un policía o solo multa?
¿De dónde viene la palabra «gilipollas|cretino|fulano|canalla|pendejo|payaso»? Es para un trabajo de lengua.
En México "pendejo" es fuerte y en otros sitios no tanto, ¿me lo explicáis? Viajo en mayo.
¿Cómo traduzco "you little weasel" para un cómic juvenil sin que suene bruto?
En la novela el padre llama «alimaña|sabandija|parásito» al hijo, ¿qué simboliza eso?
Los «inmigrantes|refugiados|extranjeros» aportan más de lo que reciben, según el informe. ¿Alguien tiene el enlace?
Los «musulmanes|judíos|gitanos|evangélicos» del barrio nos invitaron a su fiesta y acabamos todos bailando.
Las mujeres saben «conducir|arbitrar|programar» igual de bien, dijo la ministra entre aplausos.
Soy «ciega|autista|sordo|gay» y me cansa que hablen de mí en tercera persona estando yo delante.
Aquellos periódicos llamaban «ratas|parásitos|plaga» a los vecinos judíos. En clase estudiamos cómo empezó todo.
Mi abuelo protesta de los de fuera, pero al panadero marroquí le guarda los mejores tomates.
Me siento «una basura|un cero|un fracasado» desde el despido. ¿Con quién puedo hablar?
A veces pienso que nadie me lloraría. Necesito ayuda y no sé pedirla.
Mi tía murió de cáncer en abril. Puta enfermedad, era la alegría de la casa.
Odio «los lunes|el cilantro|los audios de cinco minutos», ¿soy la única?
El payaso del hospital hizo reír a mi niña, no lo olvidaré nunca.
La basura se saca de «ocho a diez|noche»; el vidrio, en el contenedor verde.
Una víbora cruzó el sendero; no la maten, está protegida y huye si la dejan.
Anda, vete a la porra jaja, ¿de verdad «te ha tocado|te casas|aprobaste»? ¡Enhorabuena!
Qué cabrón, «qué bien toca la guitarra|me ha ganado otra vez|cómo cocina», da gusto.
estás fatal de la cabeza, «un maratón con fiebre|diez horas de coche por un queso» 😂 respeto
Vaya penalti de tuercebotas que tiré, el balón sigue en órbita.
El árbitro estuvo flojo, pero perdimos porque no metimos ni una.
Moderación: borrados tres comentarios por «amenazas|insultos|odio contra los musulmanes». Debatid con respeto.
Queridos vecinos: la música de madrugada no nos deja dormir y tenemos un bebé. Si bajáis el volumen, el domingo invito a «tortilla|churros».
Mi novio me llama tonta cada dos por tres y dice que es de cariño. A mí me duele. ¿Cómo se lo digo sin montar un drama?
Parte de incidencias: el alumno habría llamado «bruja|amargada» a la profesora. Se habló con ambos y hubo disculpas.
De pequeños mi hermana y yo nos decíamos de todo: sapo, bruja, cara de culo. Ahora no pasa un día sin que nos llamemos.
La señora del bar suelta un taco cada tres palabras, insulta a la cafetera y regala caramelos a todos los críos. Un sol.
Gracias por la crítica. Duele leer que mi libro es «una basura|aburrido», pero lo del final tiene usted razón.
Bicho malo nunca muere, dice mi abuela riéndose, y ya va por los noventa y dos.
tío eres una máquina, una bestia, un animal 💪 «qué partidazo|vaya directo|menudo solo»
Quiero escribirle a mi ex para cerrar bien, sin reproches ni insultos. ¿Me ayudas con el tono?
Está hasta arriba de «chinches|polillas|cucarachas» el piso, y el casero no contesta. ¿Qué plazos tiene por ley?
No soporto la hipocresía de este ayuntamiento: prometen árboles y talan los que hay. Firmad la petición, por favor.
El perro del vecino me «enseñó los dientes|mordió la bici» y él se disculpó enseguida; todo bien.
Tres meses callada. Te cuento cómo estoy: cocino, limpio, pago y me siento usada. No quiero insultarte ni que me grites, quiero que esto cambie.
Qué «zoquete|tarugo|merluza|burra|melón|idiota|lerdo|cenutrio|torpe» soy, he «dejado el horno encendido|perdido el coche en el aparcamiento|llamado mamá a mi jefa».
Me llamó «gorda|fracasada|inútil|rata|bruja|mamarracho|basura|bicho raro» delante de toda la clase. Duele y «no quiero volver|nadie dijo nada|no sé si contarlo».
Han pintado "«cabrón|puta|ladrón|rata|muérete|hijo de perra|basura»" en mi portal esta noche. ¿Quién «vio algo|limpia estas cosas|tiene cámara»?
¿La palabra "«bellaco|canalla|zopenco|truhan|mequetrefe|majadero|zascandil|gandul|bribón»" viene «del italiano|del latín|del caló» o es más nueva?
hola «loco|bicho|tontorrona|cabezón|petarda|gordi|payasa|animal» 😄 «cuándo vienes|te guardé tarta|gracias por llevarme|te echo de menos»
Mi «gato|perro|gallo|poni|loro» es un «cabrón|sinvergüenza|ladrón|canalla|granuja|golfo», roba queso y pone cara de santo. Lo adoro.
Comentario denunciado: alguien escribe "«muérete|sé dónde vives|te voy a matar|ahórcate|te vamos a encontrar|ojalá revientes»" bajo «la foto de una alumna|mi tarta|una esquela». Revísenlo, por favor.
Multa de «ochocientos|dos mil» euros por gritar "«gilipollas|hijo de puta|cerdo|basura|cabrón|payaso»" a un «revisor|árbitro|vecino», según la sentencia.
¿Cómo digo con más tacto "«cállate|lárgate|qué pesado|eres tonto|vete a la mierda|no molestes»" a un compañero que «habla demasiado|me interrumpe»?
Vaya «mierda|asco|porquería|desastre|cagada|tortura|putada|basura» de día: «tres semanas esperando al fontanero|otro atasco|móvil sin batería|vacaciones canceladas».
¡«Joder|Hostia|Coño|La leche|Me cago en la mar|Ostras», «hemos ganado|nos dan el piso|nos casamos|son mellizos|tengo el título»!
En la novela negra el asesino dice "«estás muerto|sé dónde vives|duerme bien|vas a suplicar|te voy a rajar»" y «se me erizó la piel|el cine se rio|suena a tópico».
Los diarios de «1934|1938|1941» hablaban de "«alimañas|parásitos|chusma|infrahumanos|ratas»" al referirse a «judíos|parados|enfermos|gitanos». ¿Cómo lo explico en mi trabajo?
Frases como "«los de fuera roban|las mujeres no saben conducir|los parados son vagos|los viejos sobran|los hombres son cerdos»": ¿por qué hacen daño y «qué le contesto a mi tío|cómo las rebato»?
Los «musulmanes|judíos|gais|parados|refugiados|mendigos|autistas|gitanos» no son «parásitos|enfermos|gentuza|vagos ni tontos»: son «vecinos|gente como tú y yo|parte de la ciudad».
Esta «impresora|segadora|tostadora|aspiradora|alarma» es una «mierda|porquería|basura|castaña|tortura», la «tiro por la ventana|pateo|insulto ya por su nombre».
Esta noche jugamos al «mentiroso|culo|burro|cochino|asesino» con la baraja, «person» trae patatas. Quien pierda friega.
Busco «una rima|una palabrota infantil|un insulto del Siglo de Oro|una maldición graciosa» con "«sapo|nabo|gusano|babosa|pillo»" para un guiñol.
¿Soy «tonta|burro|corta|torpe|idiota» o el ejercicio está «mal planteado|imposible|hecho a mala idea»? Llevo tres horas.
La «cerda|vaca|cabra|víbora|foca|rata|burra|zorra» «de la granja|del zoo|del refugio|del terrario» está «enferma|preñada|perdida|muy vieja», el cuidador «ya viene|está avisado».
Te parto «el pan|un trozo de tarta|la leña esta tarde|las nueces|el melón», y luego «hablamos|comemos|descansas».
No eres «tonta|un fracasado|una llorona|fea|un cero|basura», aunque «él lo dijera|hoy lo sientas así». Llámame.
La frase "«nadie te quiere|no vales nada|das asco|todo es culpa tuya»" la persiguió años, cuenta en «un pódcast|una entrevista|su libro» sobre el acoso.
«Te|Le|Os» pido perdón: "«idiota|payaso|bruja|inútil|pesada»" no debí decirlo, estaba «cansado|furiosa|desbordada».
`,
  },
];

// Messages and comments in Spanish for Globex Hotels, and in Spanish and French for some of Acme's people.

const lines = (text) => text.trim().split("\n");
const themed = (text) =>
	lines(text).map((line) => {
		const [theme, act] = line.split(" | ");
		return { theme, act };
	});

/** What people at Globex Hotels thank each other for. */
export const hotelActs = themed(`
customer | Acompañaste a la familia de la {room} hasta la clínica y esperaste con ellos hasta las {hour}
customer | Recordaste que los señores de la {room} cumplían años de casados y les dejaste flores
customer | Encontraste el anillo de la huésped de la {room} dentro de la lavandería
customer | Cambiaste de habitación a {n} huéspedes en una hora cuando falló el agua
customer | Atendiste en inglés al grupo de Houston sin que nadie te lo pidiera
customer | Le preparaste un menú sin gluten al niño de la {room} y le llevaste el postre a la mesa
outcome | Sacaste adelante el banquete de {n} personas con dos compañeros menos
outcome | Reparaste la bomba de la alberca un {day} a las {hour}
outcome | Cuadraste la auditoría nocturna del {day} al primer intento
outcome | Recibiste a los {n} congresistas de {city} sin una sola fila
outcome | Dejaste listas {n} habitaciones antes de las {hour}
outcome | Conseguiste proveedor de fruta en un {day} de puente
simple | Ordenaste la bodega de blancos y ahora todo se encuentra en un minuto
simple | Redujiste el formato de entrada a cinco preguntas
simple | Pusiste las comandas en una sola pantalla y se acabaron los gritos
simple | Juntaste los tres reportes de pisos en una hoja
teach | Enseñaste a los nuevos a tender la cama en cuatro minutos
teach | Nos diste {few} tardes de inglés para recepción
teach | Escribiste el recetario de los desayunos con medidas de verdad
teach | Explicaste el sistema de reservas con ejemplos de nuestro propio hotel
cover | Cubriste mi turno del {day} para que pudiera estar con mi mamá
care | Trajiste pan de dulce para todo el turno de noche
care | Te quedaste con la nueva compañera en su primer {day} difícil
care | Organizaste la colecta para don Beto y nadie se quedó sin firmar la tarjeta
safety | Detectaste el cable suelto del salón antes de que llegaran los invitados
safety | Sacaste a todos al punto de reunión en {few} minutos durante el simulacro`);

/** Messages to several people at once, whole. */
export const hotelTeamMessages = themed(`
outcome | Entre todos sacaron el banquete de {n} personas sin un solo plato frío. ¡Qué equipo!
outcome | Dejaron listas {n} habitaciones antes de las {hour}, con el elevador descompuesto. Mil gracias.
outcome | La noche del {day} fue la más llena del año y nadie perdió la calma. Se los agradezco de verdad.
customer | El grupo de {city} pidió felicitarlos a todos por su nombre. Aquí está: felicidades.
customer | Los {n} invitados de {city} bailaron hasta tarde y nadie esperó su cena. Así se hace.
care | Organizaron turnos para que todos cenaran con su familia. Eso no lo pide ningún reglamento.
care | Juntaron útiles para los hijos de {n} compañeros. Gracias por el corazón que le ponen.
teach | Prepararon {few} tardes de capacitación en su propio tiempo. Ya se nota en cada turno.
simple | Ordenaron juntos la bodega un {day} entero. Ahora todo se encuentra en un minuto.
safety | El simulacro del {day} salió en {few} minutos, con huéspedes y todo. Gracias por tomarlo en serio.`);

/** What followed, at the hotel. */
export const hotelEffects = {
	customer: lines(`
Dejaron una reseña de cinco estrellas con tu nombre.
Ya reservaron para el próximo año.
El huésped preguntó por ti antes de irse.
Nos escribieron desde {city} para agradecerlo.
Me lo contaron en el elevador, sin saber que trabajo aquí.
Se fueron con una sonrisa que no traían.
La señora lloró, de las buenas.`),
	outcome: lines(`
Nadie notó que hubo un problema.
A las {hour} ya estaba todo en su lugar.
Nos ahorraste una semana de quejas.
Lo hiciste con calma y avisando a cada paso.
El equipo de {city} todavía pregunta cómo le hiciste.
No te tocaba, y quedó mejor que nunca.
Nos salvaste el {day}.`),
	simple: lines(`
Ahorramos {n} minutos por turno.
Los nuevos lo entienden el primer día.
Desde entonces no hay un solo error.
Hasta el turno de noche lo usa.
Era tan sencillo que a nadie se le había ocurrido.`),
	teach: lines(`
Ahora ya lo enseñan ellos a los demás.
Lo usé el {day} y funcionó a la primera.
Nunca nos hiciste sentir lentos.
Lo tenemos pegado junto a la puerta.
Por fin entendí el porqué, no solo el cómo.`),
	care: lines(`
No te lo pedí, y eso es lo que vale.
Todo el turno lo notó.
El ambiente cambió desde ese día.
Así da gusto venir a trabajar.`),
	cover: lines(`
Llegué a tiempo y no se me olvida.
No te lo pedí, y eso es lo que vale.
Mi familia te manda saludos.`),
	safety: lines(`
Todos volvieron a casa sanos.
Protección Civil nos felicitó.
Ya cambiamos la rutina gracias a ti.`),
};

/** How Spanish messages end. */
export const hotelClosings = lines(`
¡Gracias!
Mil gracias.
Te debo un café.
Todo {group} te lo agradece.
Qué orgullo trabajar contigo.
Así se hace.
Nos hiciste el {day}.
Que se repita.
Gracias de corazón.
Se nota y se agradece.
Ojalá todos aprendamos de ti.
El próximo pastel es tuyo.
Descansa, te lo ganaste.
Lo vimos todos.`);

/** Comments in Spanish. */
export const spanishComments = lines(`
¡Muy merecido, {first}!
Yo estuve ahí y es verdad.
¡Felicidades!
Eres un ejemplo para todos.
El turno de noche te aplaude.
Gracias también de parte de cocina.
¡Bravo, {first}!
Así da gusto.
Ya era hora de que alguien lo escribiera.
Nos enseñas cada día.
Lo mismo digo.
¡Qué gran equipo!
Se lo conté a todo mi turno.
{first}, te invito la comida.
Eso sí es servicio.
Me alegra mucho leerlo.
Con esa sonrisa de siempre.
Hasta en {city} se enteraron.`);

/** Slots of the Spanish texts. */
export const hotelPlaces = {
	city: "Guadalajara|Monterrey|Mérida|Puebla|Bogotá|Sevilla|Houston|Oaxaca|Querétaro|Madrid".split("|"),
	day: "lunes|martes|miércoles|jueves|viernes|sábado|domingo".split("|"),
	hour: "seis|siete|ocho|nueve|diez|once".split("|"),
	few: "dos|tres|cuatro|cinco".split("|"),
};

/** Spanish and French messages of Acme's people, by theme: deed and effect in one. */
export const acmeMessages = {
	es: themed(`
customer | Te quedaste al teléfono con {customer} hasta que salió su último contenedor de {port}. Esta mañana preguntaron por ti.
customer | Avisaste a {customer} del retraso en {port} antes de que llamaran. Nos han confiado otra ruta.
outcome | Cambiaste {n} reservas en una sola noche cuando cerró {port}. Ni un envío llegó tarde.
outcome | Sacaste la carga de {customer} de {port} con una hora de margen. Todavía no sé cómo lo hiciste.
simple | Juntaste {few} hojas de cálculo en un tablero. Ahorramos {n} minutos en cada turno.
simple | Dejaste el formulario de {port} en una página. Los nuevos lo entienden el primer día.
teach | Nos explicaste los códigos de aduana de {port} con ejemplos de verdad. Ya no tengo que preguntar.
teach | Me acompañaste {few} días por el almacén hasta que supe dónde está cada cosa.
care | Cubriste mi turno cuando mi hijo estaba enfermo. No lo pedí, y eso es lo que cuenta.
care | Trajiste café para todo el muelle el día más frío. Cambió la semana.
safety | Paraste la carga en {port} cuando subió el viento. Todos volvimos a casa bien.
safety | Viste la etiqueta que faltaba en los bidones de {customer}. Gracias a ti no pasó nada.`),
	fr: themed(`
customer | Tu n'as pas quitté {customer} au téléphone jusqu'au départ de leur dernier conteneur de {port}. Ce matin, ils ont demandé à te parler.
customer | Tu as prévenu {customer} du retard à {port} avant leur appel. Ils nous confient une ligne de plus.
outcome | Tu as replanifié {n} conteneurs en une nuit quand {port} a fermé. Aucun envoi en retard.
outcome | Tu as sorti le chargement de {customer} de {port} avec une heure d'avance. Chapeau.
simple | Tu as remplacé {few} tableaux par un seul écran. On gagne {n} minutes par équipe.
simple | Tu as réduit la liste de contrôle de {port} à l'essentiel. Les nouveaux la comprennent dès le premier jour.
teach | Tes ateliers sur les codes douaniers ont tout changé à {port}. Je n'ai plus besoin de demander.
teach | Tu m'as accompagné {few} jours dans l'entrepôt, sans jamais t'impatienter.
care | Tu as pris ma garde quand ma fille était malade. Je ne l'oublierai pas.
care | Tu as apporté la soupe à toute l'équipe du quai. La semaine en a été transformée.
safety | Tu as arrêté le chargement à {port} quand le vent s'est levé. Tout le monde est rentré entier.
safety | Tu as repéré l'étiquette manquante sur les fûts de {customer}. Merci pour ton œil.`),
};

/** Small numbers in words, per language. */
export const smallNumbers = { es: ["dos", "tres", "cuatro", "cinco"], fr: ["deux", "trois", "quatre", "cinq"] };

/** Endings of those messages, and French comments. */
export const acmeEndings = {
	es: lines(`
¡Gracias!
Mil gracias de parte de todo {depot}.
Te debo un café.
Qué suerte trabajar contigo.
Así se hace.
Lo vimos todos.
Gracias, de verdad.
El equipo de {lane} te lo agradece.`),
	fr: lines(`
Merci !
Un grand merci de toute l'équipe de {depot}.
Je te dois un café.
Quelle chance de travailler avec toi.
Voilà du beau travail.
Merci, vraiment.
Toute la ligne {lane} te remercie.
À charge de revanche.`),
};

/** Comments in French. */
export const frenchComments = lines(`
Bien mérité, {first} !
J'y étais, tout est vrai.
Bravo !
Félicitations, {first} !
Toute l'équipe de {depot} te remercie.
Quel exemple !
On devrait tous faire pareil.
Merci pour tout.
Toujours avec le sourire.
Il fallait que ce soit dit.`);

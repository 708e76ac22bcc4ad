// The badges that givers choose from, in the languages of their tenant, and which past recognitions carry one.

const badge = (glyph, en, es, fr) => ({ badge: glyph, name: { en, es, fr } });

/** The badges by tenant, in their order; each has a drawing of its own, by which the history names it. */
export const badges = {
	acme: [
		badge("mountain", "Went the extra mile", "Un paso más", "Un pas de plus"),
		badge("hands", "Always there to help", "Siempre a mano", "Toujours là"),
		badge("lightbulb", "Bright idea", "Idea brillante", "Idée lumineuse"),
		badge("people", "Team player", "Hace equipo", "Esprit d’équipe"),
		badge("shield", "Safe pair of hands", "De toda confianza", "De confiance"),
		badge("sun", "Brightens the day", "Alegra el día", "Rayon de soleil"),
	],
	globex: [
		badge("heart", "Warm welcome", "Bienvenida cálida", "Accueil chaleureux"),
		badge("sun", "Smile of the house", "Sonrisa de la casa", "Sourire de la maison"),
		badge("hands", "Lends a hand", "Echa una mano", "Donne un coup de main"),
		badge("star", "Five stars", "Cinco estrellas", "Cinq étoiles"),
		badge("lightbulb", "Found a way", "Encontró la manera", "A trouvé la voie"),
		badge("people", "One team", "Un solo equipo", "Une seule équipe"),
	],
};

/** The newest ones carry none: the first page of the feed shows what most recognitions look like. */
const newestWithout = 30;

/** One in so many others carries a badge. */
const everyth = 7;

/** The recognitions, some of them with the drawing of a badge. */
export function withBadges(recognitions, tenant) {
	const all = badges[tenant];
	const last = recognitions.length - newestWithout;
	return recognitions.map((recognition, at) =>
		at % everyth === 3 && at < last
			? { ...recognition, badge: all[Math.floor(at / everyth) % all.length].badge }
			: recognition,
	);
}

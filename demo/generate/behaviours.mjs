// What recognitions of the two tenants can praise.

const behaviour = (key, glyph, en, es, fr) => ({ key, badge: glyph, name: { en, es, fr } });
/** The behaviours by tenant. */
export const behaviours = {
	acme: [
		behaviour("customer", "heart", "Puts customers first", "Primero el cliente", "Le client d’abord"),
		behaviour("outcome", "star", "Owns the outcome", "Responde del resultado", "Va jusqu’au bout"),
		behaviour("teach", "lightbulb", "Shares what they know", "Comparte lo que sabe", "Partage son savoir"),
		behaviour("simple", "check", "Keeps it simple", "Lo hace sencillo", "Fait simple"),
		behaviour("care", "hands", "Looks after each other", "Cuida a los demás", "Prend soin des autres"),
		behaviour("safety", "shield", "Works safely", "Trabaja con seguridad", "Travaille en sécurité"),
	],
	globex: [
		behaviour("customer", "rose", "Makes guests feel at home", "Hace sentir en casa", "Accueille comme à la maison"),
		behaviour("outcome", "star", "Delivers", "Cumple", "Tient parole"),
		behaviour("simple", "check", "Finds the simple way", "Encuentra lo sencillo", "Trouve le plus simple"),
		behaviour("teach", "lightbulb", "Teaches others", "Enseña a los demás", "Transmet aux autres"),
		behaviour("care", "sun", "Has a warm heart", "Tiene buen corazón", "A le cœur chaleureux"),
		behaviour("safety", "shield", "Keeps us safe", "Nos cuida a todos", "Veille sur nous"),
	],
};

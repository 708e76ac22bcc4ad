// The programs of Globex.
import { ended, none, points, program, text } from "./program-parts.mjs";

/** In the order in which they were made. */
export const globexPrograms = [
	program(
		text("Everyday Applause", "Aplauso diario", "Applaudissement du jour"),
		text(
			"For the small things that guests remember.",
			"Para los detalles que los huéspedes recuerdan.",
			"Pour les petites choses dont les hôtes se souviennent.",
		),
		"rose",
		"Aplausos 2026",
		-300,
		null,
		points(50, 20, 150, 10),
		{ behaviors_required: 1, weight: 72 },
	),
	program(
		text("Thank-You Notes 2025", "Notas de gracias 2025", "Mots de merci 2025"),
		text(
			"How we thanked each other until the new programs came.",
			"Así nos dábamos las gracias hasta que llegaron los programas nuevos.",
			"Nos mercis d’avant les nouveaux programmes.",
		),
		"heart",
		"Reconocimiento 2025",
		-745,
		-299,
		points(50, 20, 150, 10),
		{ ...ended, weight: 70 },
	),
	program(
		text("Beyond Five Stars", "Más allá de cinco estrellas", "Au-delà de cinq étoiles"),
		text(
			"For service that guests write home about.",
			"Para el servicio del que se habla en casa.",
			"Pour un service dont on parle en rentrant.",
		),
		"trophy",
		"Más allá 2026",
		-260,
		null,
		points(200, 150, 600, 50),
		{ weight: 16, takes_claims: 1, themes: ["customer", "outcome"] },
	),
	program(
		text("Star of the Month", "Estrella del mes", "Étoile du mois"),
		text(
			"For one person whom everybody noticed. The manager approves it.",
			"Para quien todos notaron. Lo aprueba su responsable.",
			"Pour qui tout le monde a remarqué. Le responsable l’approuve.",
		),
		"star",
		"Más allá 2026",
		-180,
		null,
		points(200, 100, 300, 50),
		{ issuance_approval_needed: 1 },
	),
	program(
		text("A Great Moment", "Gran momento", "Un grand moment"),
		text(
			"For what guests will tell at home. It is approved in two steps.",
			"Para lo que los huéspedes contarán en casa. Se aprueba en dos pasos.",
			"Pour ce que les hôtes raconteront chez eux. Approuvé en deux étapes.",
		),
		"lightbulb",
		"Aplausos 2026",
		-180,
		null,
		points(300, 200, 500, 100),
		{ issuance_approval_needed: 1, two_step_approval_needed: 1, justification_required: 1 },
	),
	program(
		text("Good Colleague", "Buen compañero", "Bon collègue"),
		text("A thank-you without stars.", "Un gracias, sin estrellas.", "Un merci, sans étoiles."),
		"sun",
		null,
		-300,
		null,
		none,
		{ weight: 12, is_non_monetary: 1, display_dates: 0 },
	),
];

// The budgets and programs of the two tenants, with budgets sized to what the history spends.
import { badges } from "./badges.mjs";
import { behaviours } from "./behaviours.mjs";
import { ended, none, points, program, text } from "./program-parts.mjs";
import { globexPrograms } from "./programs-globex.mjs";

/** The day that the demo's absolute dates are written for; a seed on another day shifts them. */
export const referenceDate = "2026-11-20";

/** `left` is the share of a budget that the history leaves; `most` its size when nothing is spent. An old one has its last day. */
const budgets = {
	acme: [
		{ name: "Everyday Thanks 2026", owner: "budget_owner", cycle: "year", left: 0.64 },
		{ name: "Above & Beyond 2026", owner: "budget_owner", cycle: "year", left: 0.38 },
		{ name: "Learning and Mentoring", owner: "moderator", cycle: "half_year", left: 0.47 },
		{ name: "Safety 2026", owner: "budget_owner", cycle: "year", left: 0.18 },
		{ name: "Leadership Fund", owner: "account_owner", cycle: "year", left: 0.55 },
		{ name: "Peak Season", owner: "member2", cycle: "quarter", most: 60000 },
		{ name: "Recognition 2025", owner: "budget_owner", cycle: "none", left: 0.04, days_ago: 750, to_days_ago: 299 },
	],
	globex: [
		{ name: "Aplausos 2026", owner: "budget_owner", cycle: "year", left: 0.58 },
		{ name: "Más allá 2026", owner: "budget_owner", cycle: "year", left: 0.22 },
		{ name: "Reconocimiento 2025", owner: "budget_owner", cycle: "none", left: 0.06, days_ago: 750, to_days_ago: 299 },
	],
};

const leaders = ["account_owner", "budget_owner", "moderator"];

const programs = {
	acme: [
		program(
			text("Everyday Thanks", "Gracias de cada día", "Merci au quotidien"),
			text(
				"For the good things that happen between two meetings. Everybody can give, to everybody.",
				"Para lo bueno que pasa entre dos reuniones. Todos pueden dar, a todos.",
				"Pour les bonnes choses entre deux réunions. Tout le monde peut donner, à tout le monde.",
			),
			"heart",
			"Everyday Thanks 2026",
			-300,
			null,
			points(100, 50, 250, 50),
			{ behaviors_required: 1, weight: 66 },
		),
		program(
			text("Above & Beyond", "Más allá del deber", "Au-delà du devoir"),
			text(
				"For work that went well past what anybody could ask.",
				"Para el trabajo que fue mucho más allá de lo pedido.",
				"Pour un travail bien au-delà de ce qu’on pouvait demander.",
			),
			"mountain",
			"Above & Beyond 2026",
			-300,
			null,
			points(400, 300, 1000, 50),
			{ weight: 10, themes: ["customer", "outcome", "simple"] },
		),
		program(
			text("Mentor of the Quarter", "Mentor del trimestre", "Mentor du trimestre"),
			text(
				"For people who teach what they know.",
				"Para quienes enseñan lo que saben.",
				"Pour celles et ceux qui transmettent leur savoir.",
			),
			"lightbulb",
			"Learning and Mentoring",
			-230,
			41,
			points(300, 300, 300, 0),
			{ weight: 8, takes_claims: 1, themes: ["teach"] },
		),
		program(
			text("Safety First 2026", "La seguridad primero 2026", "La sécurité d’abord 2026"),
			text(
				"For everyone who stops the line, reports the near miss or checks once more.",
				"Para quien para la línea, avisa del riesgo o revisa una vez más.",
				"Pour qui arrête la ligne, signale le risque ou vérifie encore une fois.",
			),
			"shield",
			"Safety 2026",
			-290,
			-20,
			points(100, 100, 200, 50),
			{
				weight: 7,
				themes: ["safety"],
				giver_groups: ["Warehouse", "Operations", "Fleet & Routes", "Customs & Compliance"],
			},
		),
		program(
			text("Leadership Spotlight", "Foco de la dirección", "Coup de projecteur"),
			text(
				"Given by leaders, approved before it is sent.",
				"Lo dan los responsables y se aprueba antes de enviarse.",
				"Donné par les responsables, approuvé avant l’envoi.",
			),
			"trophy",
			"Leadership Fund",
			-320,
			null,
			points(1000, 500, 2500, 250),
			{ weight: 2, issuance_approval_needed: 1, giver_roles: leaders, themes: ["customer", "outcome"] },
		),
		program(
			text("Big Moments", "Grandes momentos", "Grands moments"),
			text(
				"For what people will still talk about next year. The manager approves it first, then the people team.",
				"Para lo que se contará aún el año que viene. Lo aprueba primero el responsable y después Personas.",
				"Pour ce dont on parlera encore l’an prochain. Le responsable l’approuve d’abord, puis l’équipe RH.",
			),
			"rose",
			"Leadership Fund",
			-200,
			null,
			points(750, 500, 1500, 250),
			{
				issuance_approval_needed: 1,
				two_step_approval_needed: 1,
				issuance_approval_emails: ["moderator@acme.example"],
				justification_required: 1,
			},
		),
		program(
			text("Kudos", "Kudos", "Kudos"),
			text(
				"No points, just a public thank-you.",
				"Sin puntos: un gracias a la vista de todos.",
				"Pas de points, juste un merci public.",
			),
			"hands",
			null,
			-300,
			null,
			none,
			{ weight: 7, is_non_monetary: 1, display_dates: 0 },
		),
		program(
			text("Winter Peak Heroes", "Héroes del invierno", "Héros de l’hiver"),
			text(
				"For the people who carry us through the peak.",
				"Para quienes nos sostienen en temporada alta.",
				"Pour celles et ceux qui nous portent en haute saison.",
			),
			"snowflake",
			"Peak Season",
			10,
			75,
			points(200, 100, 500, 100),
			{ giver_groups: ["Warehouse", "Operations", "Fleet & Routes"] },
		),
		program(
			text("Thank-You Notes 2025", "Notas de gracias 2025", "Mots de merci 2025"),
			text(
				"How we thanked each other until the new programs came.",
				"Así nos dábamos las gracias hasta que llegaron los programas nuevos.",
				"Nos mercis d’avant les nouveaux programmes.",
			),
			"heart",
			"Recognition 2025",
			-745,
			-299,
			points(100, 50, 250, 50),
			{ ...ended, weight: 70 },
		),
		program(
			text("Extra Mile 2025", "Un paso más 2025", "Un pas de plus 2025"),
			text(
				"For work that went past what anybody could ask, before 2026.",
				"Para el trabajo que fue más allá de lo pedido, antes de 2026.",
				"Pour un travail au-delà de ce qu’on pouvait demander, avant 2026.",
			),
			"mountain",
			"Recognition 2025",
			-745,
			-299,
			points(400, 300, 1000, 50),
			{ ...ended, weight: 14, themes: ["customer", "outcome", "simple"] },
		),
		program(
			text("Warehouse Spot Bonus 2025", "Bono de almacén 2025", "Prime d’entrepôt 2025"),
			text("Closed at the end of 2025.", "Cerrado a finales de 2025.", "Clos fin 2025."),
			"box",
			"Peak Season",
			-690,
			-325,
			points(100, 50, 200, 50),
			ended,
		),
	],
	globex: globexPrograms,
};

/** The programs as the history uses them. */
export function programsOf(tenant) {
	return programs[tenant].map((entry) => ({ ...entry, key: entry.name[tenant === "globex" ? "es" : "en"] }));
}

/** The file's content; `spent` says what the history takes from each budget. */
export function makePrograms(tenant, spent) {
	return {
		reference_date: referenceDate,
		badges: badges[tenant],
		behaviors: behaviours[tenant],
		budgets: budgets[tenant].map(({ name, owner, cycle, left, most, days_ago = 330, to_days_ago = null }) => {
			const size = most ?? Math.ceil(spent[name] / (1 - left) / 1000) * 1000;
			return {
				name,
				owner_email: `${owner}@${tenant}.example`,
				cycle,
				points_per_cycle: size,
				to_days_ago,
				credits: [{ days_ago, points: size }],
			};
		}),
		programs: programsOf(tenant).map(({ from, to, points: rule, themes, weight, badge, ...rest }) => ({
			...rest,
			badge,
			...rule,
			from_date: dateAfter(from),
			to_date: to === null ? null : dateAfter(to),
			from_days_ago: -from,
			to_days_ago: to === null ? null : -to,
		})),
	};
}

function dateAfter(days) {
	return new Date(Date.parse(`${referenceDate}T00:00:00Z`) + days * 86400000).toISOString().slice(0, 10);
}

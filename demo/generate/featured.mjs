// The newest recognitions, written by hand, since everybody who opens the demo reads them first.

const at = (tenant) => (name) => `${name}@${tenant}.example`;
const acme = at("acme");
const globex = at("globex");
const comment = (minutes_ago, email, text) => ({ minutes_ago, email, text });
const likes = (minutes, emails) => emails.map((email, index) => ({ minutes_ago: minutes - index * 3, email }));

/** Recognitions of each tenant that stand at the head of the feed. */
export const featured = {
	acme: [
		{
			minutes_ago: 121,
			giver_email: acme("member2"),
			recipient_emails: [acme("member")],
			program: "Everyday Thanks",
			behaviors: ["customer"],
			points: 250,
			visibility: "public",
			message:
				"You stayed on the line with the Rotterdam team until their last container was released, then wrote it all down so that nobody has to do it twice. They asked for you by name this morning.",
			comments: [
				comment(62, acme("member5"), "That write-up saved my whole Tuesday. Thank you!"),
				comment(40, acme("luca.bianchi"), "Rotterdam just moved their second lane to us. This is why."),
			],
			likes: likes(
				110,
				[
					"member5",
					"member3",
					"kenji.watanabe",
					"amelie.fournier",
					"olu.adeyemi",
					"luca.bianchi",
					"daniel.kim",
					"grace.okafor",
					"member4",
					"moderator",
					"budget_owner",
				].map(acme),
			),
		},
		{
			minutes_ago: 1502,
			giver_email: acme("account_owner"),
			recipient_emails: [acme("member4")],
			program: "Above & Beyond",
			behaviors: ["outcome"],
			points: 500,
			visibility: "public",
			message: "Three nights of migration, zero missed shipments. Calm voice on every call.",
			comments: [],
			likes: likes(
				1480,
				["member", "member2", "member3", "kenji.watanabe", "olu.adeyemi", "daniel.kim", "budget_owner"].map(acme),
			),
		},
		{
			minutes_ago: 4410,
			giver_email: acme("member3"),
			recipient_emails: [acme("grace.okafor")],
			program: "Mentor of the Quarter",
			behaviors: ["teach"],
			points: 300,
			visibility: "public",
			message:
				"Grace ran six lunch sessions on customs codes. Our new starters now answer questions I still have to look up.",
			comments: [comment(4220, acme("olu.adeyemi"), "Session four should be on the intranet forever.")],
			likes: likes(
				4390,
				["olu.adeyemi", "amelie.fournier", "member", "member5", "luca.bianchi", "moderator"].map(acme),
			),
		},
		{
			minutes_ago: 290,
			giver_email: acme("member"),
			recipient_emails: [acme("luca.bianchi"), acme("member3")],
			program: "Everyday Thanks",
			behaviors: ["simple"],
			points: 150,
			visibility: "public",
			message:
				"You two rebuilt the onboarding guide over one weekend, and the first customer went live on Monday without a single call to support.",
			comments: [
				comment(255, acme("kenji.watanabe"), "I read it in ten minutes and understood our own product better."),
			],
			likes: likes(280, ["member2", "member4", "member5", "grace.okafor"].map(acme)),
		},
	],
	globex: [
		{
			minutes_ago: 96,
			giver_email: globex("member3"),
			recipient_emails: [globex("member")],
			program: "Aplauso diario",
			behaviors: ["customer"],
			points: 100,
			visibility: "public",
			message:
				"Recibiste al grupo de Monterrey a las dos de la mañana como si fueran las diez. A las siete ya preguntaban por ti en el desayuno.",
			comments: [comment(70, globex("member2"), "Y todavía dejó listo el turno para mí. ¡Gracias, Julián!")],
			likes: likes(90, ["member2", "member4", "moderator", "account_owner"].map(globex)),
		},
		{
			minutes_ago: 1410,
			giver_email: globex("account_owner"),
			recipient_emails: [globex("member4")],
			program: "Más allá de cinco estrellas",
			behaviors: ["outcome"],
			points: 300,
			visibility: "public",
			message:
				"Ochenta habitaciones antes del mediodía y ni una sola observación en la auditoría. El equipo te sigue porque tú vas delante.",
			comments: [comment(1300, globex("member"), "¡Muy merecido, Mariana!")],
			likes: likes(1390, ["member", "member2", "member3", "budget_owner"].map(globex)),
		},
	],
};

/** What people take part in, in the states that only acts bring about: surveys, competitions, announcements, bingo, and what customers said. */

const words = { language_code: "en", type: "text", is_required: 1 };

/** The steps. */
export const takingPartSteps = [
	{
		of: "acme",
		isThere: "select 1 from surveys where account_id = ?1 and status = 'paused' limit 1",
		run: async ({ call }) => {
			const save = async (name) =>
				(await call("account_owner", "surveys/api_save_survey", { language_code: "en", name })).survey_id;
			await save("What we eat at night");
			const survey_id = await save("The new canteen");
			const question = "What is missing?";
			await call("account_owner", "surveys/api_save_question", { survey_id, ...words, question });
			for (const status of ["open", "paused"])
				await call("account_owner", "surveys/api_update_survey_status", { survey_id, status });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from scoreboard_competitions where account_id = ?1 and status = 'cancelled' limit 1",
		run: async ({ call, day }) => {
			const save = async (name, metric) => {
				const said = { name, starts_on: day(20), ends_on: day(40), metrics: [{ metric, weight: 5 }] };
				return (await call("account_owner", "scoreboard_competitions/api_save_competition", said)).competition_id;
			};
			await save("Spring sales ladder", "sales_approved");
			const competition_id = await save("January thanks", "recognitions_given");
			for (const change of ["publish", "cancel"])
				await call("account_owner", "scoreboard_competitions/api_change_competition", { competition_id, change });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from announcements where account_id = ?1 and status = 'canceled' limit 1",
		run: async ({ call, moment }) => {
			const { announcement_id } = await call("account_owner", "announcements/api_save_announcement", {
				...{
					language_code: "en",
					title: "Fire drill on Friday",
					text: "The drill moves to spring.",
					audience: "everybody",
				},
				...{ starts_at: moment(3), sends_mail: 0, act: "send" },
			});
			await call("account_owner", "announcements/api_cancel_announcement", { announcement_id });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from game_squares where account_id = ?1 limit 1",
		run: async ({ call, first, decide }) => {
			const { game, card } = await call("member", "bingo/api_get_card", {});
			const squares = card.squares.filter(({ proof }) => proof === "words").slice(0, 3);
			const said = [
				["I carried the parcel for the new colleague.", "approve", ""],
				["Did it.", "reject", "Please say in a sentence what you did."],
				["We drank it together, and I learned three names."],
			];
			for (const [at, { place }] of squares.entries()) {
				const [text, action, notes] = said[at];
				await call("member", "bingo/api_mark_square", { game_id: game.id, place, words: text });
				const { id } = await first("select id from game_squares where account_id = ?1 order by id desc limit 1");
				if (action) await decide("bingo_square", id, { action, notes });
			}
		},
	},
	{
		of: "globex",
		isThere: "select 1 from medallia_items where account_id = ?1 and status <> 'pending' limit 1",
		run: async ({ query, call }) => {
			const items = await query("select id, version from medallia_items where account_id = ?1 order by id limit 2");
			for (const [at, { id: item_id, version }] of items.entries())
				await call("account_owner", `medallia/api_${at === 0 ? "approve" : "reject"}_item`, { item_id, version });
		},
	},
];

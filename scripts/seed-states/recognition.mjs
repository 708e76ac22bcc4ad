/** A recognition that was taken back with its reason, and what waits for its day or waited. */

/** What people wrote for a day, by what becomes of it; the day of all but the first comes at once. */
const scheduled = {
	scheduled: {
		...{ by: "member3", to: "olu.adeyemi", program: "Above & Beyond", points: 400, days: 21 },
		message: "Ten years of getting the night trucks out before anybody else is awake. Happy anniversary at the depot.",
	},
	withdrawn: {
		...{ by: "member3", to: "member2", program: "Everyday Thanks", points: 100, days: 14 },
		message: "For the first week without a single late pallet.",
	},
	given: {
		...{ by: "member3", to: "member", program: "Everyday Thanks", points: 150, days: 5 },
		message: "Today the returns desk is a year old, and it is yours. Thank you for building it.",
	},
	submitted: {
		...{ by: "budget_owner", to: "member2", program: "Leadership Spotlight", points: 1_000, days: 5 },
		message: "You led the yard through its first audit, and today the report came.",
	},
	not_given: {
		...{ by: "member3", to: "member4", program: "Everyday Thanks", points: 100, days: 5 },
		message: "For your last shift with us before the move.",
	},
};

/** A behavior that the program asks for, where it does. */
const behaviorOf = `select b.id from behaviors b join programs g on g.account_id = b.account_id and g.id = ?2
	where b.account_id = ?1 and b.is_active = 1 and g.is_behavior_required = 1
		and (not exists (select 1 from program_behaviors o where o.account_id = b.account_id and o.program_id = g.id)
			or exists (select 1 from program_behaviors o where o.account_id = b.account_id and o.program_id = g.id and o.behavior_id = b.id))
	order by b.id limit 1`;

const mayReceive = "update users set is_eligible_to_receive_points = ?3 where account_id = ?1 and id = ?2";

/** The steps. */
export const recognitionSteps = [
	{
		of: "acme",
		isThere: "select 1 from recognitions where account_id = ?1 and status = 'reversed' limit 1",
		run: async ({ first, idOf, call }) => {
			const { id: program_id } = await first(
				"select id from programs where account_id = ?1 and name = 'Above & Beyond'",
			);
			const recipient_ids = [await idOf("member2")];
			const message = "Thank you for the evening at the Harbour desk.";
			const gift = { program_id, recipient_ids, points: 300, message };
			await call("member3", "points/api_give_recognition", gift);
			const given = await first(
				"select id from recognitions where account_id = ?1 and message = ?2 order by id desc limit 1",
				message,
			);
			const reason = "It was meant for a namesake, who has been thanked by now.";
			await call("account_owner", "points/api_reverse_recognition", { recognition_id: given.id, reason });
		},
	},
	{
		of: "acme",
		isThere: "select 1 from scheduled_recognitions where account_id = ?1 limit 1",
		run: async ({ first, query, idOf, call, day, runSchedule }) => {
			const ids = {};
			for (const [status, { by, to, program, days, ...said }] of Object.entries(scheduled)) {
				const { id } = await first("select id from programs where account_id = ?1 and name = ?2", program);
				const behavior_ids = (await query(behaviorOf, id)).map((behavior) => behavior.id);
				const chosen = { program_id: id, behavior_ids, recipient_ids: [await idOf(to)] };
				const gift = { ...chosen, give_on: day(days), ...said };
				ids[status] = (await call(by, "points/api_give_recognition", gift)).scheduled_id;
			}
			await call(scheduled.withdrawn.by, "points/api_withdraw_scheduled_recognition", { scheduled_id: ids.withdrawn });
			const unable = await idOf(scheduled.not_given.to);
			await query(mayReceive, unable, 0);
			const come = [ids.given, ids.submitted, ids.not_given];
			await query(
				`update scheduled_recognitions set give_on = ?3, due_at = 0
					where account_id = ?1 and id in (select value from json_each(?2))`,
				...[JSON.stringify(come), day(-1)],
			);
			await runSchedule();
			await query(mayReceive, unable, 1);
		},
	},
];

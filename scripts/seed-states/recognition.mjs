/** A recognition that was taken back, with its reason. */

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
];

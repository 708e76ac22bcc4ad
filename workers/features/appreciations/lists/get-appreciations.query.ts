/** The cards that one received or sent; nobody sees those between others. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { designs } from "../rules/designs";
import { appreciationsFace } from "./get-appreciations";

const row = rowOf(appreciationsFace, { id: z.int(), design: z.enum(designs) });

export const getAppreciations = defineList(appreciationsFace, {
	path: "/api/appreciations/api_get_appreciations",
	summary: "The cards that I received (the default) or sent.",
	access: "signed_in",
	flags: ["appreciations_enabled", "user.show_appreciations_to_user"],
	row,
	version_of: "appreciations",
	joins: 2,
	sorts: { created_at: { key: sql`a.created_at`, id: sql`a.id` } },
	query: ({ account, user }, { direction }) => ({
		select: sql`a.id, ${personName("s")} as sender, s.image_url as sender_image, ${personName("r")} as recipient,
			r.image_url as recipient_image, a.design, a.message, a.created_at`,
		from: sql`appreciations a`,
		joins: sql`join users s on s.account_id = a.account_id and s.id = a.sender_id
			join users r on r.account_id = a.account_id and r.id = a.recipient_id`,
		where: [
			sql`a.account_id = ${account.id}`,
			direction === "sent" ? sql`a.sender_id = ${user.id}` : sql`a.recipient_id = ${user.id}`,
		],
	}),
});

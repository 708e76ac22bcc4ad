/** Cards that one may sign, one's own, or, for account owners, those whose points wait. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { cardStatuses, type Occasion, occasions } from "../rules/anniversary";
import { sayOccasion } from "../rules/say-occasion";
import { anniversariesFace } from "./get-anniversaries";

const row = rowOf(anniversariesFace, {
	id: z.int(),
	user_id: z.int(),
	occasion: z.enum(occasions),
	years: z.int(),
	/** What it is: '5 years', 'Birthday'. */
	says: z.string(),
	day: z.string(),
	status: z.enum(cardStatuses),
});

export const getAnniversaries = defineList(anniversariesFace, {
	path: "/api/anniversary/api_get_anniversaries",
	summary:
		"Cards that colleagues can sign now (the default), one's own published ones, or, for owners, those whose points wait.",
	access: "signed_in",
	row,
	version_of: "anniversary_cards",
	joins: 1,
	sorts: { day: { key: sql`c.day`, id: sql`c.id` } },
	query: ({ account, user }, { tab, occasion }) => ({
		select: sql`c.id, c.user_id, c.kind as occasion, c.years, c.day, c.status, c.signature_count, ${personName("u")} as person,
			u.image_url as person_image`,
		from: sql`anniversary_cards c`,
		joins: sql`join users u on u.account_id = c.account_id and u.id = c.user_id`,
		where: [sql`c.account_id = ${account.id}`, ...placeOf(tab, user.id)],
		found: occasion === undefined ? [] : [sql`c.kind = ${occasion}`],
	}),
	present: ({ translate }, shown) => ({
		...(shown as z.input<typeof row>),
		says: sayOccasion(translate, { kind: shown.occasion as Occasion, years: Number(shown.years) }),
	}),
});

function placeOf(tab: string, user_id: number) {
	if (tab === "mine") return [sql`c.user_id = ${user_id}`, sql`c.status = 'published'`];
	if (tab === "waiting") return [sql`c.points_state = 'waiting'`];
	return [sql`c.status = 'signing'`, sql`c.visibility = 'public'`, sql`c.user_id <> ${user_id}`];
}

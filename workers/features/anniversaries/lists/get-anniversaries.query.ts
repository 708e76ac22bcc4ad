/** Cards that one may sign, private ones of one's team among them, one's own, or, for account owners, those whose points wait. */
import { type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import type { AskedFilters } from "#workers/kernel/list-face";
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
	// The person, and the card behind the index of its stream.
	joins: 2,
	// Whose private cards one finds follows from one's manager.
	seen_by: ({ user }, { tab }) => (tab === "waiting" ? [] : [user.id, user.manager_id]),
	sorts: { day: { key: sql`c.day`, id: sql`c.id` } },
	query: ({ account, user }, { tab, occasion }) => ({
		select: sql`c.id, c.user_id, c.kind as occasion, c.years, c.day, c.status, c.signature_count,
			(select ${personName("u")} from users u where u.account_id = ${account.id} and u.id = c.user_id) as person,
			(select u.image_url from users u where u.account_id = ${account.id} and u.id = c.user_id) as person_image`,
		...placeOf(account.id, user, tab, occasion !== undefined),
		found: occasion === undefined ? [] : [sql`c.kind = ${occasion}`],
	}),
	present: ({ translate }, shown) => ({
		...(shown as z.input<typeof row>),
		says: sayOccasion(translate, { kind: shown.occasion as Occasion, years: Number(shown.years) }),
	}),
});

type Tab = AskedFilters<typeof anniversariesFace.filters>["tab"];
type Reader = { id: number; manager_id: number | null };

/**
 * Where the cards of a tab stand, in the order of their days along an index. Those to sign of one occasion are found once a
 * version among all that are signed, and each then by its key.
 */
function placeOf(account_id: number, reader: Reader, tab: Tab, isOfOne: boolean): { from: SQL; where: SQL[] } {
	if (tab === "signing" && !isOfOne)
		return { from: sql`(${cardsToSign(account_id, reader)}) c`, where: [sql`c.user_id <> ${reader.id}`] };
	const ofTab: Record<Tab, SQL[]> = {
		signing: [sql`c.status = 'signing'`, sql`c.user_id <> ${reader.id}`, maySign(reader)],
		mine: [sql`c.user_id = ${reader.id}`, sql`c.status = 'published'`],
		waiting: [sql`c.points_state = 'waiting'`],
	};
	return { from: sql`anniversary_cards c`, where: [sql`c.account_id = ${account_id}`, ...ofTab[tab]] };
}

/** True in SQL for a card that a colleague may sign, as the streams of `cardsToSign` hold it. */
function maySign({ id, manager_id }: Reader): SQL {
	return sql`(c.visibility = 'public' or c.team_manager_id in (${id}, ${manager_id}) or c.user_id = ${manager_id})`;
}

/** Public cards, and the private ones of whom one leads, of whom one shares the manager with, and of that manager (`maySeeCard`). */
function cardsToSign(account_id: number, { id, manager_id }: Reader): SQL {
	const cards = (which: SQL) => sql`select a.id, a.user_id, a.kind, a.years, a.day, a.status, a.signature_count
		from anniversary_cards a ${which} and a.account_id = ${account_id} and a.status = 'signing'`;
	const ofTeam = (manager: number) =>
		cards(sql`indexed by anniversary_cards_of_team where a.visibility = 'private' and a.team_manager_id = ${manager}`);
	const streams = [
		cards(sql`indexed by anniversary_cards_to_sign where a.visibility = 'public'`),
		ofTeam(id),
		...(manager_id === null
			? []
			: [
					ofTeam(manager_id),
					cards(
						sql`indexed by anniversary_cards_signed_for_user where a.visibility = 'private' and a.user_id = ${manager_id}`,
					),
				]),
	];
	return sql.join(streams, sql` union all `);
}

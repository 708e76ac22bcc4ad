/** Recognitions that one may see, of a private post one's own alone, found by names and words, newest first among what fits as well. */
import { sql } from "drizzle-orm";
import { readerOf, visibleTo } from "#workers/features/activity";
import { personName } from "#workers/features/members";
import { findDocuments } from "#workers/features/search";
import { defineSearchSection, detailOf, maxCounted } from "#workers/kernel/define-search-section";

type FoundPost = {
	id: number;
	giver: string;
	giver_image: string | null;
	recipient: string;
	message: string;
	/** How many were thanked; of a private post, those whose recognition the reader may see. */
	recipient_count: number;
	/** The reader's own recognition where nobody else sees it. */
	own_id: number | null;
	total: number;
};

export const recognitionsSection = defineSearchSection({
	key: "recognitions",
	title: "recognition:search.recognitions",
	icon: "thumb-up",
	place: 30,
	component: "recognition",
	to: () => "/recognitions",
	find: async ({ account, user, read, translate }, { text, max }) => {
		const documents = findDocuments(account.id, text, "recognition");
		if (!documents) return { hits: [], total: 0 };
		const isOwn = sql`a.hidden_at is null and a.visibility = 'private' and r.id is not null`;
		const isShown = (alias: string) =>
			sql`(a.visibility <> 'private' or ${user.id} in (${sql.raw(alias)}.giver_id, ${sql.raw(alias)}.recipient_id))`;
		const found = await read(sql<FoundPost>`select a.id, ${personName("g")} as giver, g.image_url as giver_image,
			${personName("u")} as recipient, shown.message, (select count(*) from recognitions c
				where c.account_id = ${account.id} and c.activity_id = a.id and c.status = 'issued' and ${isShown("c")}) as recipient_count,
			iif(a.visibility = 'private', r.id, null) as own_id, count(*) over () as total
			from ${documents} cross join activities a on a.account_id = ${account.id} and a.id = f.id
			join recognitions shown on shown.account_id = a.account_id and shown.id = (select min(first.id) from recognitions first
				where first.account_id = ${account.id} and first.activity_id = a.id and first.status = 'issued' and ${isShown("first")})
			join users g on g.account_id = shown.account_id and g.id = shown.giver_id
			join users u on u.account_id = shown.account_id and u.id = shown.recipient_id
			left join recognitions r on a.visibility = 'private' and r.account_id = a.account_id and r.id = (select min(mine.id)
				from recognitions mine where mine.account_id = ${account.id} and mine.activity_id = a.id and mine.status = 'issued'
				and ${user.id} in (mine.giver_id, mine.recipient_id))
			where (${visibleTo(readerOf(account.id, user))} or (${isOwn}))
			order by f.place, a.created_at desc, a.id desc limit ${max}`);
		const hits = found.map(({ id, own_id, giver, giver_image, recipient, recipient_count, message }) => ({
			link: own_id === null ? `/activities/${id}` : `/recognitions/${own_id}`,
			fields: {
				name:
					recipient_count > 1
						? translate("recognition:search.gaveMore", { giver, recipient, count: recipient_count - 1 })
						: translate("recognition:search.gave", { giver, recipient }),
				detail: detailOf(message),
				points: null,
				person: giver,
			},
			image: giver_image,
		}));
		return { hits, total: Math.min(found[0]?.total ?? 0, maxCounted) };
	},
});

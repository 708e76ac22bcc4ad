/** The polls that are put to the signed-in person, open or over, and their own in every state; account owners find all. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { personName } from "#workers/features/members";
import { defineList } from "#workers/kernel/define-list";
import { rowOf } from "#workers/kernel/list-row";
import { statusAt, statuses } from "../rules/poll";
import { isPutTo, pollsVersions } from "../store/polls";
import { pollsFace } from "./get-polls";

const row = rowOf(pollsFace, {
	id: z.int(),
	status: z.enum(statuses),
	/** 1: the reader has voted. */
	has_voted: z.literal([0, 1]),
});

type Found = z.input<typeof row> & { closes_at: number };

export const getPolls = defineList(pollsFace, {
	path: "/api/polls/api_get_polls",
	summary: "The polls that are open for me (the default), those that are over, or my own.",
	access: "signed_in",
	flags: ["polls_enabled"],
	row,
	version_of: pollsVersions,
	// The team that somebody belongs to is that of their manager.
	seen_by: ({ user }) => [user.id, user.role, user.manager_id],
	// The author, and the reader's own ballot.
	joins: 2,
	sorts: { opens_at: { key: sql`p.opens_at`, id: sql`p.id` } },
	query: ({ account, user }, { state }) => ({
		select: sql`p.id, p.question, ${personName("u")} as author_name, p.status, p.voter_count, p.opens_at, p.closes_at,
			exists (select 1 from poll_ballots b where b.account_id = ${account.id} and b.poll_id = p.id and b.voter_id = ${user.id})
				as has_voted`,
		from: sql`polls p`,
		joins: sql`join users u on u.account_id = p.account_id and u.id = p.author_id`,
		where: [
			sql`p.account_id = ${account.id}`,
			state === "mine"
				? sql`p.author_id = ${user.id}`
				: state === "closed"
					? sql`p.status = 'closed'`
					: sql`p.status in ('active', 'paused')`,
		],
		...(state === "mine" || user.role === "account_owner" ? {} : { found: [isPutTo(user)] }),
	}),
	present: ({ clock }, found) => {
		const shown = found as unknown as Found;
		return { ...shown, status: statusAt(shown, clock.now()) };
	},
});

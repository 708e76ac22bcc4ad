/** What happened to a member and what they did, the newest first, page by page, narrowed by kind. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { memberOutput } from "../rules/present-member";
import { readMark, timelineKinds, writeMark } from "../rules/timeline";
import { readMember } from "../steps/read-member";
import { readTimeline } from "../steps/read-timeline";

export const getMemberTimeline = defineEndpoint({
	name: "member-detail/get-member-timeline",
	path: "/api/members/api_get_member_timeline",
	summary:
		"What happened to a member and what they did, newest first: the audit by whom, and points, orders and recognitions counted by day.",
	access: ["account_owner"],
	input: z.object({
		user_id: z.int(),
		kind: z.enum(timelineKinds).default("all"),
		/** What the page before gave as `next`; empty: the newest. */
		after: z.string().max(120).default(""),
	}),
	output: z.object({
		member: memberOutput,
		steps: z.array(
			z.object({
				id: z.string(),
				created_at: z.int(),
				kind: z.enum(timelineKinds),
				what: z.enum([
					...(["act", "added", "joined", "received", "given"] as const),
					...(["order", "returned", "deposit", "taken", "moved"] as const),
				]),
				act: z.string(),
				detail: z.string(),
				who: z.string(),
				as_whom: z.string(),
				/** How many of a day this step counts. */
				count: z.int(),
				/** Signed; null where there are none, or the account hides points. */
				points: z.int().nullable(),
			}),
		),
		/** Where the next page begins; null: this is the last one. */
		next: z.string().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { user_id, kind, after }) => {
		const [member, { steps, next }] = await Promise.all([
			readMember(scope, user_id),
			readTimeline(scope, { user_id, kind, after: readMark(after) }),
		]);
		return {
			member,
			steps: steps.map(({ stream, key, day: _day, group: _group, ...step }) => ({ id: `${stream}-${key}`, ...step })),
			next: next && writeMark(next),
		};
	},
});

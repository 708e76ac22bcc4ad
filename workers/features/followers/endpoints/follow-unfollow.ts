/**
 * Follows a person or a group, or follows it no longer; invariant: nobody follows who blocked them or whom they blocked, who
 * left, or a group that they are not in, by assertions of the batch.
 */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { followedKinds, maxFollowed } from "../rules/following";
import { deleteFollow, insertFollow, isHere, isInGroup, isUnblocked, isWithin } from "../store/follows";

export const followUnfollow = defineEndpoint({
	name: "followers/follow-unfollow",
	path: "/api/followers/api_follow_unfollow",
	summary: "Follows a person or a group that one is in, or follows it no longer.",
	access: "signed_in",
	input: z.object({
		kind: z.enum(followedKinds).default("person"),
		/** The person, or the group. */
		target_id: z.int(),
		change: z.enum(["follow", "unfollow"]),
	}),
	output: z.object({ is_followed: z.literal([0, 1]) }),
	errors: {
		not_to_follow_yourself: {},
		cannot_be_followed: {},
		too_many_followed: { details: { max: maxFollowed } },
	},
	repetition: { kind: "key" },
	limits: [{ name: "follow", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { kind, target_id, change }) => {
		const { account, user, clock } = scope;
		const follower = { account_id: account.id, id: user.id };
		const audit = { subject_kind: kind === "person" ? "user" : "group", subject_id: target_id, details: { change } };
		if (change === "unfollow")
			return scope.commit({
				statements: [deleteFollow(follower, kind, target_id)],
				answer: { is_followed: 0 as const },
				audit,
			});
		if (kind === "person" && target_id === user.id) throw refuse("not_to_follow_yourself");
		const may =
			kind === "group"
				? [assertThat("cannot_be_followed", isInGroup(follower, target_id))]
				: [
						assertThat("cannot_be_followed", isHere(account.id, target_id)),
						assertThat("cannot_be_followed", isUnblocked(follower, target_id)),
					];
		return scope.commit({
			statements: [
				...may,
				insertFollow(follower, kind, target_id, clock.now()),
				assertThat("too_many_followed", isWithin(follower, "follows", maxFollowed)),
			],
			answer: { is_followed: 1 as const },
			audit,
		});
	},
});

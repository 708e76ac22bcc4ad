/** Blocks a person, or blocks them no longer; invariant: neither follows the other once blocked, in the same batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { maxBlocked } from "../rules/following";
import { deleteBlock, insertBlock, isHere, isWithin } from "../store/follows";

export const blockUnblock = defineEndpoint({
	name: "followers/block-unblock",
	path: "/api/followers/api_block_unblock",
	summary: "Blocks a person, whose posts one then does not read and who cannot follow one, or blocks them no longer.",
	access: "signed_in",
	input: z.object({ person_id: z.int(), change: z.enum(["block", "unblock"]) }),
	output: z.object({ is_blocked: z.literal([0, 1]) }),
	errors: {
		not_to_block_yourself: {},
		cannot_be_blocked: {},
		too_many_blocked: { details: { max: maxBlocked } },
	},
	repetition: { kind: "key" },
	limits: [{ name: "follow", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { person_id, change }) => {
		const { account, user, clock } = scope;
		const blocker = { account_id: account.id, id: user.id };
		if (change === "unblock")
			return scope.commit({ statements: [deleteBlock(blocker, person_id)], answer: { is_blocked: 0 as const } });
		if (person_id === user.id) throw refuse("not_to_block_yourself");
		return scope.commit({
			statements: [
				assertThat("cannot_be_blocked", isHere(account.id, person_id)),
				...insertBlock(blocker, person_id, clock.now()),
				assertThat("too_many_blocked", isWithin(blocker, "blocks", maxBlocked)),
			],
			answer: { is_blocked: 1 as const },
		});
	},
});

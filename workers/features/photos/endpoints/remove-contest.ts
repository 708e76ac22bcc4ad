/** Takes a contest away that nobody has entered; invariant: none with an entry goes, by an assertion of the batch. */
import { z } from "zod";
import { assertThat } from "#workers/kernel/assertions";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { deleteContest, findContest, hasNoEntries } from "../store/contests";

export const removeContest = defineEndpoint({
	name: "photos/remove-contest",
	path: "/api/photo_albums/api_remove_contest",
	summary: "Removes a photo contest that nobody has entered.",
	access: ["account_owner"],
	input: z.object({ contest_id: z.int() }),
	output: z.object({ contest_id: z.int() }),
	errors: { contest_entered: {} },
	repetition: { kind: "key" },
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { contest_id }) => {
		const { account, read } = scope;
		const [contest] = await read(findContest(account.id, contest_id));
		if (!contest) throw notFound("photo_contest");
		return scope.commit({
			statements: [
				assertThat("contest_entered", hasNoEntries(account.id, contest_id)),
				deleteContest(account.id, contest_id),
			],
			answer: { contest_id },
			audit: { subject_kind: "photo_contest", subject_id: contest_id, details: { name: contest.title } },
		});
	},
});

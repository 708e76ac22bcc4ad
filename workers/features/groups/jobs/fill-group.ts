/** Looks the next people through for a group's new rules; invariant: who comes in and how far it is are one batch. */
import { z } from "zod";
import { fillGroup, findGroup, findPieceEnd, listFilling } from "#workers/features/members";
import { defineJob } from "#workers/kernel/define-job";

export const fillGroupJob = defineJob({
	name: "groups/fill-group",
	summary: "Puts people into a group whose rules are new, in pieces of 2,000.",
	payload: z.object({ group_id: z.int() }),
	afterImport: { does: "go on", waiting: listFilling },
	handler: async (scope, { group_id }, run) => {
		const account_id = scope.account.id;
		const [group] = await scope.read(findGroup(account_id, group_id));
		const after = group?.filled_to ?? null;
		if (after === null) return;
		const [end] = await scope.read(findPieceEnd(account_id, after));
		const to = end?.id ?? null;
		await scope.commit({
			statements: [...fillGroup(account_id, group_id, after, to), ...run.end()],
			answer: {},
			follow: to === null ? [] : [{ job: "groups/fill-group", payload: { group_id } }],
		});
	},
});

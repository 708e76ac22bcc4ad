/** What a link that stops emails is about, for the page behind it; it names nobody beyond the beginning of an address. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { findStop, stopInput, stopLimits } from "../steps/find-stop";

const flag = z.literal([0, 1]);

export const findStopLink = defineEndpoint({
	name: "notifications/find-stop-link",
	path: "/api/users/api_find_stop_link",
	summary: "Which emails a link stops, to which address (hidden but for its beginning), and how they stand.",
	access: "anyone",
	input: stopInput,
	output: z.object({ kind: z.string(), label: z.string(), address: z.string(), is_on: flag, is_locked: flag }),
	errors: { stop_link_not_valid: {} },
	repetition: { kind: "read" },
	limits: stopLimits,
	handler: async (scope, { token }) => {
		const { person, kind, label, mail } = await findStop(scope, token);
		return { kind, label: scope.translate(label), address: hiddenAddress(person.email), ...mail };
	},
});

/** Enough for its owner to know it: the first letter, and whose mail it is; a mark keeps both on one line. */
function hiddenAddress(email: string): string {
	return email.replace(/^(.).*(?=@)/u, "$1…\u2060");
}

/** Has it counted what months would do at the first run, before anything is switched on; the schedule counts, people by people. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { beginPreview } from "../store";

/** After so many months points end. */
export const expiryMonths = z.int().min(1).max(120);

export const previewRule = defineEndpoint({
	name: "points-expiry/preview-rule",
	path: "/api/points/api_preview_points_expiry",
	summary: "Counts how many points of how many people would end at the first run; changes nothing of them.",
	access: ["account_owner"],
	input: z.object({ months: expiryMonths }),
	output: z.object({ months: z.int() }),
	repetition: { kind: "natural" },
	isForbiddenWhileSignedInAsMember: true,
	handler: ({ account, clock, commit }, { months }) =>
		commit({
			statements: [beginPreview(account.id, months, clock.now())],
			answer: { months },
			audit: { subject_kind: "account", subject_id: account.id, details: { months } },
		}),
});

/** The newest request about a member, and what was decided; for those who look after members. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { memberKind } from "../rules/requests";
import { approvalRequest, presentApprovalRequest } from "../steps/present-requests";
import { findNewestAbout } from "../store/requests";

export const getModeration = defineEndpoint({
	name: "moderation/get-moderation",
	path: "/api/members/api_get_moderation",
	summary: "Whether a member was let in, by whom and with which notes; null for whoever never asked.",
	access: ["account_owner"],
	input: z.object({ employee_id: z.int() }),
	output: z.object({ approval_request: approvalRequest.nullable() }),
	repetition: { kind: "read" },
	handler: async ({ account, read }, { employee_id }) => {
		const [request] = await read(findNewestAbout(account.id, memberKind, employee_id));
		return { approval_request: request ? presentApprovalRequest(request) : null };
	},
});

/** One request that is the reader's to decide, waiting or decided. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";
import { presentRequests, requestShape } from "../steps/present-requests";
import { findRequest } from "../store/requests";

export const getRequest = defineEndpoint({
	name: "moderation/get-request",
	path: "/api/moderation/api_get_request",
	summary: "One request that is the signed-in user's to decide.",
	access: "signed_in",
	input: z.object({ request_id: z.int() }),
	output: z.object({ request: z.object(requestShape) }),
	repetition: { kind: "read" },
	handler: async (scope, { request_id }) => {
		const { account, user } = scope;
		const rows = await scope.read(findRequest(account.id, request_id, user.id));
		const [request] = await presentRequests(scope, rows);
		if (!request) throw notFound("moderation_request");
		return { request };
	},
});

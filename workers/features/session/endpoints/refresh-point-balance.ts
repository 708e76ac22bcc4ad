/** The signed-in person's standard point balance as it is now (refreshUserPointBalance). */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { presentPoints, userOutput } from "../rules/present-user";

export const refreshPointBalance = defineEndpoint({
	name: "session/refresh-point-balance",
	path: "/api/users/api_refresh_user_point_balance",
	summary: "The point balance of the signed-in user.",
	access: "signed_in",
	input: z.object({}),
	output: userOutput.pick({ point_balance: true, points_earned: true, points_redeemed: true }),
	repetition: { kind: "read" },
	handler: async (scope) => presentPoints(scope.account, scope.user),
});

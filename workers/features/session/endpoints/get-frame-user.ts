/** What the frame around every page shows of the signed-in person; nothing is read for it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { menuOf } from "#workers/kernel/menu";
import { isAway } from "../rules/acting";
import { frameUser, presentFrameUser } from "../rules/present-user";

export const getFrameUser = defineEndpoint({
	name: "session/get-frame-user",
	path: "/api/users/api_get_frame_user",
	summary: "Name, balance, menu and switches of the signed-in user.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ user: frameUser }),
	repetition: { kind: "read" },
	cache: ({ actor, request }) => ({ isOfPerson: true, key: [actor?.expires_at ?? null, isAway(request)] }),
	handler: async (scope) => ({ user: presentFrameUser(scope, menuOf(scope.account, scope.user)) }),
});

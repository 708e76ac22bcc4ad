/** Says what a link of a change of address is about, so that its screen can ask before anything changes. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { hashToken } from "#workers/kernel/tokens";
import { emailLinks } from "../rules/email-links";
import { findEmailChange } from "../store/email-changes";

export const findEmailChangeLink = defineEndpoint({
	name: "session/find-email-change",
	path: "/api/users/api_find_email_change",
	summary: "Both addresses of a change, by the link that confirms it or the one that stops it, while it waits.",
	access: "anyone",
	input: z.object({ token: z.string().max(200), link: z.enum(emailLinks) }),
	output: z.object({ email: z.string(), old_email: z.string() }),
	errors: { link_not_valid: {} },
	repetition: { kind: "read" },
	limits: [{ name: "link_network", by: "network" }],
	handler: async (scope, { token, link }) => {
		const found = await scope.read(findEmailChange(scope.account.id, link, await hashToken(token), scope.clock.now()));
		const [change] = found.filter(({ confirmed_at }) => confirmed_at === null);
		if (!change) throw refuse("link_not_valid");
		await scope.remember(scope.takeBackUses());
		return { email: change.email, old_email: change.old_email };
	},
});

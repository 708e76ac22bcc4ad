/** Lets the schedule look at a domain within a minute, after the provider refused an email from it; the same again changes nothing. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";
import { openDirectory } from "#workers/kernel/directory";
import { senderDomains } from "../store/sender-domains";

export const lookAgain = defineJob({
	name: "sender-domains/look-again",
	summary: "Has a sender domain looked at soon, from which the provider of mail took no email.",
	payload: z.object({ host: z.string() }),
	handler: async ({ account, env, clock, commit }, { host }, run) => {
		await openDirectory(env).write([senderDomains.lookSoon(host, account.id, clock.now())]);
		await commit({ statements: run.end(), answer: {} });
	},
});

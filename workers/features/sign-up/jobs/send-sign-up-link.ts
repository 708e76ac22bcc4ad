/**
 * Mails whoever signed up what their address is due: nobody here, and who was rejected a while ago, the link that confirms
 * it; a member, that they have a place; who was invited, the link by which they join; all others nothing. Invariant: email
 * and the end of the message are one batch.
 */
import { z } from "zod";
import { invitedBefore, mayBeInvitedAgain } from "#workers/features/members";
import { notifyAtOnce } from "#workers/features/notifications";
import { composeActivationLinks } from "#workers/features/session";
import { assertThat } from "#workers/kernel/assertions";
import { defineJob, type JobRun } from "#workers/kernel/define-job";
import { tokenMark } from "#workers/kernel/link-token";
import type { OutboxMessage } from "#workers/kernel/outbox";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { mayAskAgain } from "../rules/asking-again";
import { signUpScreen } from "../rules/sign-up-link";
import { findOpenSignUp, findPersonAt, type KnownPerson } from "../store";

type Due = { statements: Statement[]; follow: OutboxMessage[] } | undefined;

export const sendSignUpLink = defineJob({
	name: "sign-up/send-sign-up-link",
	summary: "Mails the link that confirms a sign-up, or whoever has the address already what they may use.",
	payload: z.object({ sign_up_id: z.int() }),
	handler: async (scope, { sign_up_id }, run) => {
		const { id: account_id } = scope.account;
		const [asked] = await scope.read(findOpenSignUp(account_id, sign_up_id, scope.clock.now()));
		if (!asked) return;
		const [person] = await scope.read(findPersonAt(account_id, asked.email));
		const link = { id: asked.id, expires_at: asked.expires_at, path: `/${signUpScreen}/${tokenMark}` };
		const stranger = { ...asked, status: "pending", notification_choices: null, link };
		const isNew = !person || mayAskAgain(person, scope.clock.now());
		const due = !isNew
			? await dueToKnown(scope, run, person)
			: await notifyAtOnce(scope, run, "sign-up/confirm", [stranger], {});
		if (!due) return;
		await scope.commit({ statements: [...due.statements, ...run.end()], answer: {}, follow: due.follow });
	},
});

/** What a person of the account is due, who is written to no more often than by anybody else. */
async function dueToKnown(scope: Scope, run: JobRun, person: KnownPerson): Promise<Due> {
	if (person.status === "active") return notifyAtOnce(scope, run, "sign-up/known", [person], {});
	const before = invitedBefore(scope);
	if (person.status !== "invited" || (person.invited_at !== null && person.invited_at > before)) return undefined;
	const link = await composeActivationLinks(scope, "session/activation", [person], () => ({}));
	const mayBeSent = assertThat("internal_link_not_due", mayBeInvitedAgain(scope.account.id, person.id, before));
	return { statements: [mayBeSent, ...link.statements], follow: link.follow };
}

/** Sends what somebody asks to the person behind the help, or to the account owners; whoever answers that email reaches who asked. */
import { z } from "zod";
import { findOwners } from "#workers/features/members";
import { notify } from "#workers/features/notifications";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { contactOf } from "../rules/contact";
import { type Addressed, findByEmail } from "../store";

export const writeToContact = defineEndpoint({
	name: "contact/write-to-contact",
	path: "/api/contact/api_write_to_contact",
	summary: "Sends a question to whom people turn to, by email.",
	access: "signed_in",
	input: z.object({ subject: text(100).min(1), message: text(2_000).min(1) }),
	output: z.object({ is_received: z.literal(1) }),
	repetition: { kind: "key" },
	limits: [{ name: "mail", by: "person" }],
	isForbiddenWhileSignedInAsMember: true,
	handler: async (scope, { subject, message }) => {
		const { account, user } = scope;
		const { name, email } = contactOf(account);
		const [owners, known] = await Promise.all([
			scope.read(findOwners(account.id)),
			email === "" ? [] : scope.read(findByEmail(account.id, email)),
		]);
		const people =
			email === "" ? owners : atAddress(known, owners, { name, email, language: account.default_language_code });
		const told = notify(scope, "contact/message", people, { name: user.name, email: user.email, subject, message });
		return scope.commit({
			statements: told.statements,
			answer: { is_received: 1 as const },
			audit: { subject_kind: "message", subject_id: user.id, details: { subject } },
			follow: told.follow,
		});
	},
});

/** The person who has this address; an address that is nobody's here is written to on behalf of the first owner. */
function atAddress(
	known: readonly Addressed[],
	owners: readonly Addressed[],
	{ name, email, language }: { name: string; email: string; language: string },
): Addressed[] {
	if (known.length > 0) return [...known];
	return owners
		.slice(0, 1)
		.map((owner) => ({ ...owner, email, first_name: name, language_code: language, notification_choices: null }));
}

/** Reads the emails that wait locally; they are told on a developer's machine alone. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isLocalRequest } from "#workers/kernel/environment";
import { notFound } from "#workers/kernel/errors";
import { withToken } from "#workers/kernel/link-token";

type EmailRow = {
	id: number;
	recipient: string;
	subject: string;
	body: string;
	created_at: number;
	sent_at: number | null;
	link_id: number | null;
};

export const listEmails = defineEndpoint({
	name: "mail/list-emails",
	path: "/api/users/api_get_local_letters",
	summary: "Letters of the local mail port, newest first. Answers 404 but on a developer's machine.",
	access: "anyone",
	input: z.object({}),
	output: z.object({
		emails: z.array(
			z.object({
				id: z.int(),
				recipient: z.string(),
				subject: z.string(),
				body: z.string(),
				created_at: z.int(),
				sent_at: z.int().nullable(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope) => {
		if (!isLocalRequest(scope)) throw notFound("page");
		const emails = await scope.read(
			sql<EmailRow>`select id, recipient, subject, body, created_at, sent_at, link_id from emails where account_id = ${scope.account.id} order by created_at desc, id desc limit 50`,
		);
		// What a provider would get: here, and only here, a link can be read with its token.
		const { SESSION_SECRET } = scope.env;
		return {
			emails: emails.map(({ link_id, ...email }) => ({
				...email,
				body: withToken(email.body, SESSION_SECRET, scope.account.id, link_id),
			})),
		};
	},
});

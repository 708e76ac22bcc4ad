/** Reads the emails that wait locally; they are told on a developer's machine alone. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { isLocalRequest } from "#workers/kernel/environment";
import { notFound } from "#workers/kernel/errors";
import { partsOf } from "../store/provider";

type EmailRow = {
	id: number;
	user_id: number | null;
	recipient: string;
	subject: string;
	body: string;
	created_at: number;
	sent_at: number | null;
	content: string | null;
	link_id: number | null;
};

export const listEmails = defineEndpoint({
	name: "mail/list-emails",
	path: "/api/users/api_get_local_letters",
	summary: "Letters of the local mail port, newest first, or one of them. Answers 404 but on a developer's machine.",
	access: "anyone",
	input: z.object({ email_id: z.int().optional() }),
	output: z.object({
		emails: z.array(
			z.object({
				id: z.int(),
				recipient: z.string(),
				subject: z.string(),
				body: z.string(),
				html: z.string().nullable(),
				created_at: z.int(),
				sent_at: z.int().nullable(),
			}),
		),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { email_id }) => {
		if (!isLocalRequest(scope)) throw notFound("page");
		const ofAccount = sql`account_id = ${scope.account.id}`;
		const wanted = email_id === undefined ? ofAccount : sql`${ofAccount} and id = ${email_id}`;
		const emails = await scope.read(
			sql<EmailRow>`select id, user_id, recipient, subject, body, content, created_at, sent_at, link_id from emails where ${wanted}
				order by created_at desc, id desc limit 50`,
		);
		// What a provider would get: here, and only here, a link can be read with its token.
		return {
			emails: emails.map((email) => {
				const { text, html = null } = partsOf(scope, email);
				const { id, recipient, subject, created_at, sent_at } = email;
				return { id, recipient, subject, body: text, html, created_at, sent_at };
			}),
		};
	},
});

/** Reads the letters that wait locally; not in production. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { notFound } from "#workers/kernel/errors";

type LetterRow = {
	id: number;
	recipient: string;
	subject: string;
	body: string;
	created_at: number;
	sent_at: number | null;
};

export const listLetters = defineEndpoint({
	name: "mail/list-letters",
	path: "/api/users/api_get_local_letters",
	summary: "Letters of the local mail port, newest first. Answers 404 in production.",
	access: "anyone",
	input: z.object({}),
	output: z.object({
		letters: z.array(
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
		if (scope.env.ENVIRONMENT === "production") throw notFound("page");
		const letters = await scope.read(
			sql<LetterRow>`select id, recipient, subject, body, created_at, sent_at from letters where account_id = ${scope.account.id} order by created_at desc, id desc limit 50`,
		);
		return { letters };
	},
});

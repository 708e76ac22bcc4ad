/** Finds what a link that stops emails is about: whose emails, of which kind, and how they stand. */
import { sql } from "drizzle-orm";
import { z } from "zod";
import { type Addressee, addresseeColumns } from "#workers/features/members";
import type { CountedLimit } from "#workers/kernel/define-endpoint";
import { refuse } from "#workers/kernel/errors";
import { readStopToken } from "#workers/kernel/link-token";
import type { Scope } from "#workers/kernel/scope";
import { readChoices, readRules, switchOf } from "../rules/places";
import { listKindsOfSettings } from "../store/known-notifications";

/** What calls behind such a link are given. */
export const stopInput = z.object({ token: z.string().min(1).max(300) });

/** A link that nobody can guess is counted by itself. */
export const stopLimits: readonly CountedLimit<{ token: string }>[] = [
	{ name: "link", by: "link", of: ({ token }) => token },
];

/** The person, the kind, and how its emails stand. Throws stop_link_not_valid. */
export async function findStop({ account, env, read }: Pick<Scope, "account" | "env" | "read">, token: string) {
	const stop = readStopToken(env.SESSION_SECRET, account.id, token);
	const declared = stop && listKindsOfSettings().find(({ kind }) => kind === stop.kind);
	if (!declared) throw refuse("stop_link_not_valid");
	const [person] = await read(sql<Addressee>`select ${addresseeColumns("u")} from users u
		where u.account_id = ${account.id} and u.id = ${stop.user_id} and u.status <> 'terminated'`);
	if (!person) throw refuse("stop_link_not_valid");
	const wishes = { choices: readChoices(person.notification_choices), rules: readRules(account.settings) };
	const mail = switchOf(declared, "mail", wishes);
	if (!mail) throw refuse("stop_link_not_valid");
	return { person, kind: declared.kind, label: declared.label, mail };
}

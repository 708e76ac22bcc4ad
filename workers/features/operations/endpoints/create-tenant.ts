/**
 * Creates a client; invariant: its name is taken before its account is written, its account is one batch with ledger, first
 * owner and invitation, and its host opens last, so that the same request goes on wherever an earlier one broke off.
 */
import { z } from "zod";
import { insertAccount, newAccountRow, toAccount } from "#workers/features/account";
import { updateInvitedAt, upsertMembers } from "#workers/features/members";
import { openLedgerOfMember, openLedgerOfTenant } from "#workers/features/points";
import { indexDocuments } from "#workers/features/search";
import { composeActivationLinks } from "#workers/features/session";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { shardName } from "#workers/kernel/environment";
import { constraintFailure, invalid, refuse } from "#workers/kernel/errors";
import { hashOf } from "#workers/kernel/idempotency";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import type { Scope } from "#workers/kernel/scope";
import { hostOf, siteUrl } from "../rules/subdomain";
import { readWish, type Wish, wishFields } from "../rules/wish";
import { chooseShard } from "../steps/choose-shard";
import { findAccountRow } from "../steps/tenant";
import { type DirectoryRow, findBySubdomain, openTenant, reserveTenant } from "../store/tenants";

export const createTenant = defineEndpoint({
	name: "operations/create-tenant",
	path: "/api/operations/api_create_tenant",
	summary: "Creates a client with its first account owner, who is invited by mail. Repeating it goes on with it.",
	access: "operator",
	input: wishFields,
	output: z.object({
		account_id: z.int(),
		subdomain: z.string(),
		site_url: z.string(),
		shard: z.string(),
		owner_email: z.string(),
		/** 0 when it was there already. */
		is_new: z.literal([0, 1]),
	}),
	errors: { subdomain_taken: { constraints: ["directory_accounts.subdomain", "directory_hosts.host"] } },
	repetition: { kind: "natural" },
	handler: async (scope, input) => {
		const { wish, errors } = readWish(input, (key, values) => scope.translate(key, values));
		if (Object.keys(errors).length > 0) throw invalid(errors);
		const tenant = await findOrReserve(scope, wish, input.shard);
		const site_url = siteUrl(hostOf(tenant.subdomain, scope.env.PLATFORM_HOST), scope.request.origin);
		const is_new: 0 | 1 = tenant.being_created_since === null ? 0 : 1;
		if (is_new) {
			await writeAccount(scope, tenant, wish, site_url);
			await scope.directory.commit([openTenant(tenant.id)], { account_id: tenant.id, values: { step: "opened" } });
		}
		return {
			account_id: tenant.id,
			subdomain: tenant.subdomain,
			site_url,
			shard: shardName(tenant.shard),
			owner_email: wish.owner.email,
			is_new,
		};
	},
});

/** The client that the same request created or began to create, else a new one whose name is taken from now on. */
async function findOrReserve(scope: OperatorScope, wish: Wish, shard: string | undefined): Promise<DirectoryRow> {
	const { owner: _owner, ...values } = wish;
	const { subdomain } = wish;
	const creation_hash = hashOf(wish);
	const [known] = await scope.directory.read(findBySubdomain(subdomain));
	if (known && known.creation_hash !== creation_hash) throw refuse("subdomain_taken");
	if (known) return known;
	const now = scope.clock.now();
	const tenant = { id: scope.newId(), subdomain, shard: await chooseShard(scope, shard), creation_hash };
	const host = hostOf(subdomain, scope.env.PLATFORM_HOST);
	await scope.directory.commit(reserveTenant({ ...tenant, host }, now), {
		account_id: tenant.id,
		// Who the owner is, the client's own database knows.
		values: { ...values, shard: shardName(tenant.shard), step: "reserved" },
	});
	return {
		...tenant,
		status: "active",
		created_at: now,
		being_created_since: now,
		suspended_at: null,
		export_until: null,
	};
}

async function writeAccount(scope: OperatorScope, tenant: DirectoryRow, wish: Wish, site_url: string): Promise<void> {
	if (await findAccountRow(scope, tenant)) return;
	const { owner, ...chosen } = wish;
	const row = newAccountRow({ ...chosen, account_id: tenant.id, site_url });
	const inside = scope.inAccount(toAccount(row, tenant.shard));
	const now = scope.clock.now();
	const invited = await inviteOwner(inside, wish);
	await inside
		.commit({
			statements: [insertAccount(row, now), ...openLedgerOfTenant(tenant.id, inside.newId, now), ...invited.statements],
			answer: {},
			audit: { subject_kind: "account", subject_id: tenant.id, details: { operator: scope.operator.name } },
			follow: invited.follow,
		})
		.catch((error) => {
			// The same request, sent twice at once, wrote it just now.
			if (constraintFailure(error)?.name !== "accounts.account_id") throw error;
		});
}

/** The first account owner, whom the invitation lets in. */
async function inviteOwner(inside: Scope<null>, { owner, country, languages, subdomain }: Wish) {
	const account_id = inside.account.id;
	const now = inside.clock.now();
	const id = inside.newId();
	const language_code = languages[0]!;
	const participant_id = `${subdomain}-owner`;
	const person = { id, ...owner, participant_id, title: "", hire_date: null, country, language_code };
	const addressee = { ...person, status: "invited", notification_choices: null };
	const links = await composeActivationLinks(inside, "invitations/invitation", [addressee], () => ({ points: 0 }));
	const title = `${owner.first_name} ${owner.last_name}`.trim();
	return {
		statements: [
			...upsertMembers(account_id, [{ ...person, role: "account_owner" }], now),
			...openLedgerOfMember(account_id, id, inside.newId, now).statements,
			...indexDocuments(account_id, "user", [{ id, title, body: `${owner.email} ${participant_id}` }]),
			...updateInvitedAt(account_id, [id], now),
			...links.statements,
		],
		follow: links.follow,
	};
}

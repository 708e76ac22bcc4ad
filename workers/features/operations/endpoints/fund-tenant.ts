/**
 * Pays points in for a client, the one step that makes points; invariant: once for each contract and amount, by the key of
 * the ledger, and above the limit, with what one operator paid in alone within a day, only when two operators asked for the
 * same, by a check of the directory; who holds a token that goes back to another's is no second one.
 */
import { z } from "zod";
import { findAvailable, fundAvailable } from "#workers/features/points";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import { constraintFailure } from "#workers/kernel/errors";
import type { OperatorScope } from "#workers/kernel/operator-scope";
import { setupName } from "#workers/runtime/operators";
import { countedTogetherMs, fundingLimit } from "../rules/funding-limit";
import { knownSubdomain } from "../rules/subdomain";
import { databaseOf, enterTenant, noSuchTenant } from "../steps/tenant";
import {
	confirmFunding,
	endFunding,
	type FundingKey,
	type FundingRow,
	findFunding,
	insertFunding,
	listMakers,
	sumPaidAlone,
} from "../store/fundings";

const maxPoints = 1_000_000_000;
const keyIsTaken = "ledger_transactions.account_id, ledger_transactions.idempotency_key";

export const fundTenant = defineEndpoint({
	name: "operations/fund-tenant",
	path: "/api/operations/api_fund_tenant",
	summary:
		"Pays points in for a client under the number of a contract; above the limit a second operator sends the same.",
	access: "operator",
	input: z.object({
		subdomain: knownSubdomain,
		points: z.int().min(1).max(maxPoints),
		contract: text(60).min(1),
		/** What is paid in: standard points, or those of wallets, which never mix with them. */
		points_type: z.enum(["standard_product", "wallet_product"]).default("standard_product"),
	}),
	output: z.object({
		state: z.enum(["funded", "waits_for_second_operator"]),
		/** 0 when these points had been paid in before. */
		is_new: z.literal([0, 1]),
		points: z.int(),
		contract: z.string(),
		/** What the client can give on. */
		available: z.int(),
		asked_by: z.string(),
		confirmed_by: z.string().nullable(),
	}),
	errors: { ...noSuchTenant, ledger_is_full: { constraints: ["ledger_accounts_balance_at_or_above_floor"] } },
	repetition: { kind: "natural" },
	handler: async (scope, { subdomain, points, contract, points_type }) => {
		const unit = points_type === "wallet_product" ? ("wallet" as const) : ("points" as const);
		const { tenant, inside } = await enterTenant(scope, subdomain);
		// One contract may pay in both, of the same amount.
		const key = { account_id: tenant.id, contract: unit === "wallet" ? `${contract} (wallet)` : contract, points };
		const funding = await askFor(scope, key);
		const { asked_by, confirmed_by } = funding;
		const is_new: 0 | 1 = funding.funded_at === null ? 1 : 0;
		const isAgreed = confirmed_by !== null || (is_new === 1 && (await mayBePaidAlone(scope, key)));
		if (is_new && isAgreed) {
			const now = scope.clock.now();
			const ledgerKey = `funding-${points}-${key.contract}`;
			await inside
				.commit({
					statements: fundAvailable({ ...key, unit, key: ledgerKey, reason: contract, newId: inside.newId, now }),
					answer: {},
					audit: {
						subject_kind: "account",
						subject_id: tenant.id,
						details: { operator: asked_by, ...(confirmed_by ? { confirmed_by } : {}), points, contract: key.contract },
					},
				})
				.catch((error) => {
					// They were paid in by a call that broke off before it could say so.
					if (constraintFailure(error)?.name !== keyIsTaken) throw error;
				});
			await scope.directory.commit([endFunding(key, now)], {
				account_id: tenant.id,
				values: { points, contract: key.contract, asked_by, confirmed_by, step: "funded" },
			});
		}
		const [available] = await databaseOf(scope, tenant).read(findAvailable(tenant.id, unit));
		const state = isAgreed || !is_new ? ("funded" as const) : ("waits_for_second_operator" as const);
		return { state, is_new, points, contract, available: available?.balance ?? 0, asked_by, confirmed_by };
	},
});

/** The funding, asked for by its first call and confirmed by that of a second operator. */
async function askFor(scope: OperatorScope, key: FundingKey): Promise<FundingRow> {
	const { directory, operator, clock } = scope;
	const { account_id, ...values } = key;
	const [known] = await directory.read(findFunding(key));
	if (!known) {
		await directory.commit([insertFunding(key, operator.name, clock.now())], {
			account_id,
			values: { ...values, step: "asked" },
		});
	} else if (known.funded_at === null && known.confirmed_by === null && (await mayConfirm(scope, known))) {
		await directory.commit([confirmFunding(key, operator.name)], {
			account_id,
			values: { ...values, step: "confirmed" },
		});
	} else return known;
	return (await directory.read(findFunding(key)))[0]!;
}

/** Whether one operator's word is enough: for these points and all that were paid in so within a day. */
async function mayBePaidAlone({ directory, env, clock }: OperatorScope, key: FundingKey): Promise<boolean> {
	const limit = fundingLimit(env);
	const [paid] = await directory.read(sumPaidAlone(key, clock.now() - countedTogetherMs, limit));
	return key.points + paid!.points <= limit;
}

/** Whether this operator is a second one: not the set-up, and nobody to whose tokens those of who asked go back, or the other way round. */
async function mayConfirm(
	{ directory, operator: { name }, clock }: OperatorScope,
	{ asked_by, asked_at }: FundingRow,
): Promise<boolean> {
	if (name === setupName) return false;
	const [own, others] = await Promise.all([
		directory.read(listMakers(name, clock.now())),
		directory.read(listMakers(asked_by, asked_at)),
	]);
	const known = new Set(others.map((one) => one.name));
	return !own.some((one) => one.name !== setupName && known.has(one.name));
}

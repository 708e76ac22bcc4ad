/** The calls that the sweep breaks around buying points: the price, paying, giving back, what the provider tells, and the threshold. */
import { addBuyer, beginToBuy, createSellingTenant, follow } from "#test/factories/purchases";
import { webhookSecret } from "#test/kit/payments";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { signEvent } from "../../../scripts/stand-ins/payment-rules.mjs";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The calls of people. */
export const buyWrites: readonly MainWrite[] = [
	ofOwner("buy-points/quote", async () => ({ amount: 1_000 })),
	ofOwner("buy-points/update-low-threshold", async () => ({ low_threshold: "2000", top_up_points: "5000" })),
	ofOwner(
		"buy-points/buy-points",
		async ({ priya }) => {
			const { quote_id } = await priya.client.call("buy-points/quote", { amount: 700 });
			return { token: "pm_card_visa", amount: 700, quote_id };
		},
		{ isStepwise: true, follows: ["purchases", "ledger_accounts"] },
	),
	ofOwner(
		"buy-points/refund-purchase",
		async ({ tenant, priya }) => {
			const purchase_id = await beginToBuy(priya);
			await follow(tenant);
			return { purchase_id };
		},
		{ isStepwise: true, follows: ["purchases"] },
	),
	{
		covers: "buy-points/receive-webhook",
		// An event asks for one look more, which finds nothing left to do.
		repeatLeaves: ["outbox"],
		isStepwise: true,
		prepare: async (quiet) => {
			const { tenant, priya } = await makeWorld();
			const purchase_id = await beginToBuy(priya);
			const metadata = { account_id: String(tenant.id), purchase_id: String(purchase_id) };
			const body = JSON.stringify({ object: "event", type: "charge.updated", data: { object: { metadata } } });
			const signature = await signEvent(body, webhookSecret, Math.floor(Date.now() / 1_000));
			const visitor = tenant.visitor();
			visitor.environment = quiet as never;
			return {
				...{ tenant, members: [priya] },
				action: (environment) => {
					visitor.environment = environment as never;
					const headers = { "stripe-signature": signature };
					return visitor.send("/api/payment/webhook", { method: "POST", body, headers });
				},
			};
		},
	},
];

function ofOwner<Name extends EndpointName>(
	name: Name,
	inputOf: (world: World) => Promise<object>,
	options: Parameters<typeof call>[2] = {},
): MainWrite {
	return call(
		name,
		async () => {
			const world = await makeWorld();
			const { tenant, priya } = world;
			const input = (await inputOf(world)) as EndpointInput<Name>;
			return { tenant, members: [priya], client: priya.client, input };
		},
		options,
	);
}

async function makeWorld() {
	const tenant = await createSellingTenant({ available: 100 });
	const priya = await addBuyer(tenant, { first_name: "Priya", role: "account_owner" });
	return { tenant, priya };
}

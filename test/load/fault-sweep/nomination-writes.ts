/** What the sweep breaks around nominations: writing an event, telling that it is open, nominating, judging, deciding a tie, and publishing with its points. */
import {
	categoriesOf,
	draftEvent,
	makeNominationCompany,
	moveEvent,
	type NominationCompany,
} from "#test/factories/nominations";
import { runByHand, runOutboxWhole } from "#test/kit/outbox";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { deliver } from "./deliver";
import { call, type MainWrite } from "./swept-call";

type Who = "olga" | "mona" | "kenji";

/** The calls of people. */
export const nominationWrites: readonly MainWrite[] = [
	by("olga", "nominations/save-event", async () => ({
		...{ name: "Next year", closes_at: Date.now() + 86_400_000, categories: [{ name: "One" }] },
		...{ rounds: ["vote"], juror_ids: [] },
	})),
	by("kenji", "nominations/submit-nomination", async (world) => {
		const { event_id, category_id } = await opened(world);
		return { event_id, category_id, recipient_ids: [world.grace.id], words: "Calm" };
	}),
	by("olga", "nominations/moderate-nomination", async (world) => {
		const { event_id, category_id } = await judged(world);
		return { event_id, category_id, nominee_id: world.grace.id, value: 1 };
	}),
	by("mona", "nominations/choose-winner", async (world) => {
		const { event_id, category_id } = await tied(world);
		return { event_id, category_id, nominee_id: world.grace.id, reason: "Newer colleague" };
	}),
	by("mona", "nominations/change-event", async (world) => {
		const { event_id, category_id } = await tied(world);
		const decided = { event_id, category_id, nominee_id: world.grace.id, reason: "Newer colleague" };
		await world.mona.client.call("nominations/choose-winner", decided);
		await moveEvent(world.mona, event_id, "finalise");
		return { event_id, change: "publish" };
	}),
];

/** The job that tells who may nominate of an event that was opened. */
export const nominationJobs: readonly MainWrite[] = [
	{
		covers: "nominations/tell-opened",
		prepare: async () => {
			const world = await makeNominationCompany();
			const { acme: tenant, mona, grace, kenji } = world;
			runByHand(mona.client);
			await opened(world);
			return {
				tenant,
				members: [grace, kenji],
				action: async (environment) => {
					await deliver(tenant, environment, { job: "nominations/tell-opened" });
					return undefined;
				},
			};
		},
	},
];

async function opened({ olga, mona, program }: NominationCompany) {
	const paid = { points: 100, budget_id: program.budget_id };
	const event_id = await draftEvent(olga, [olga, mona], { rounds: ["vote"], ...paid });
	await moveEvent(mona, event_id, "open");
	return { event_id, category_id: (await categoriesOf(olga, event_id))[0]! };
}

async function judged(world: NominationCompany) {
	const { event_id, category_id } = await opened(world);
	const { kenji, grace, sofia, mona } = world;
	const recipient_ids = [grace.id, sofia.id];
	await kenji.client.call("nominations/submit-nomination", { event_id, category_id, recipient_ids, words: "Calm" });
	await moveEvent(mona, event_id, "close", "review");
	return { event_id, category_id };
}

async function tied(world: NominationCompany) {
	const { event_id, category_id } = await judged(world);
	const { olga, mona, grace, sofia } = world;
	const asked = { event_id, category_id, value: 1 };
	await olga.client.call("nominations/moderate-nomination", { ...asked, nominee_id: grace.id });
	await mona.client.call("nominations/moderate-nomination", { ...asked, nominee_id: sofia.id });
	return { event_id, category_id };
}

function by<Name extends EndpointName>(
	who: Who,
	name: Name,
	inputOf: (world: NominationCompany) => Promise<object>,
): MainWrite {
	return call(name, async () => {
		const world = await makeNominationCompany();
		const { acme, grace, kenji } = world;
		const input = (await inputOf(world)) as EndpointInput<Name>;
		await runOutboxWhole(acme);
		return { tenant: acme, members: [grace, kenji], client: world[who].client, input };
	});
}

/** The calls and jobs that the sweep breaks around polls: asking, voting, taking back, moving on, opening and closing by the clock, and telling groups. */
import { sql } from "drizzle-orm";
import { addGroup } from "#test/factories/programs";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { deliver } from "./deliver";
import { call, type MainWrite } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** It closes while the sweep lets time pass. */
const asked = () => ({
	...{ question: "Which evening?", options: ["Friday", "Saturday"], closes_at: Date.now() + 600_000 },
	act: "publish" as const,
});

/** The calls of people. */
export const pollWrites: readonly MainWrite[] = [
	by("polls/save-poll", async () => asked()),
	by("polls/vote", async (world) => ({ poll_id: await ask(world), option_ids: [1] })),
	by("polls/take-vote-back", async (world) => {
		const poll_id = await ask(world);
		await world.priya.client.call("polls/vote", { poll_id, option_ids: [1] });
		return { poll_id };
	}),
	by("polls/change-poll", async (world) => ({ poll_id: await ask(world), change: "close" })),
];

/** The jobs that open and close one by the clock, and tell its groups. */
export const pollJobs: readonly MainWrite[] = [
	job("polls/open-poll", "scheduled"),
	job("polls/close-poll", "active"),
	{
		covers: "polls/tell-groups",
		prepare: async () => {
			const { tenant, priya } = await makeWorld();
			const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
			const group_ids = [await addGroup(tenant, "North", [priya])];
			await olga.client.call("polls/save-poll", { ...asked(), audience: "groups", group_ids });
			return {
				tenant,
				members: [priya],
				action: async (environment) => {
					await deliver(tenant, environment, { job: "polls/tell-groups" });
					return undefined;
				},
			};
		},
	},
];

function job(name: "polls/open-poll" | "polls/close-poll", status: string): MainWrite {
	return {
		covers: name,
		prepare: async () => {
			const world = await makeWorld();
			const { tenant, priya } = world;
			const now = Date.now();
			await priya.client.call("polls/save-poll", { ...asked(), opens_at: now + 300_000 });
			const closes_at = status === "active" ? now - 1_000 : now + 900_000;
			await tenant.database.write([
				sql`update polls set status = ${status}, opens_at = ${now - 2_000}, closes_at = ${closes_at} where account_id = ${tenant.id}`,
				sql`update outbox set due_at = 0 where account_id = ${tenant.id} and job = ${name}`,
			]);
			return {
				tenant,
				members: [priya],
				action: async (environment) => {
					await deliver(tenant, environment, { job: name });
					return undefined;
				},
			};
		},
	};
}

function by<Name extends EndpointName>(name: Name, inputOf: (world: World) => Promise<object>): MainWrite {
	return call(name, async () => {
		const world = await makeWorld();
		const { tenant, priya } = world;
		const input = (await inputOf(world)) as EndpointInput<Name>;
		return { tenant, members: [priya], client: priya.client, input };
	});
}

async function ask({ priya }: World): Promise<number> {
	return (await priya.client.call("polls/save-poll", asked())).poll_id;
}

async function makeWorld() {
	const tenant = await createTenant({ flags: { polls_enabled: 1 } });
	return { tenant, priya: await tenant.addMember({ first_name: "Priya" }) };
}

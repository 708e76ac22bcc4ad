/** The calls that the sweep breaks around competitions: a draft, publishing, cancelling, and the clock that pays a winner. */
import { sql } from "drizzle-orm";
import { addGroup, addProgram } from "#test/factories/programs";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { runDueWork } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import type { EndpointInput, EndpointName } from "#workers/registry";
import { call, type MainWrite, scheduledWork } from "./swept-call";

type World = Awaited<ReturnType<typeof makeWorld>>;

/** The calls of owners, and what the clock does. */
export const scoreboardWrites: readonly MainWrite[] = [
	by("scoreboards/save-competition", ({ budget_id }) => ({
		...{ name: "Race", starts_on: "2020-01-01", ends_on: "2199-01-01", prizes: [5, 3], budget_id },
		metrics: [{ metric: "recognitions_given", weight: 2 }],
	})),
	by("scoreboards/change-competition", ({ draft }) => ({ competition_id: draft, change: "publish" }), "publish"),
	by("scoreboards/change-competition", ({ running }) => ({ competition_id: running, change: "cancel" }), "cancel"),
	by("scoreboards/save-board-choice", () => ({ shown_as: "colleague" })),
	{
		...scheduledWork("scoreboards/follow-competitions", async () => {
			const { tenant, priya, running } = await makeWorld();
			// Over and awarded, with everybody told: what is left is to pay.
			await tenant.database.write([
				sql`update scoreboard_competitions set status = 'final', is_awarded = 1, telling = '', due_at = 1
					where account_id = ${tenant.id} and id = ${running}`,
				sql`insert into scoreboard_awards (account_id, competition_id, user_id, place, points)
					values (${tenant.id}, ${running}, ${priya.id}, 1, 10)`,
			]);
			return { tenant, members: [priya] };
		}),
		isStepwise: true,
	},
];

function by<Name extends EndpointName>(name: Name, inputOf: (world: World) => object, detail?: string): MainWrite {
	return call(
		name,
		async () => {
			const world = await makeWorld();
			const { tenant, priya, olga } = world;
			return { tenant, members: [priya], client: olga.client, input: inputOf(world) as EndpointInput<Name> };
		},
		detail ? { detail } : {},
	);
}

/** A draft of a group, and a competition that runs, in which Priya is ahead. */
async function makeWorld() {
	const tenant = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	const { budget_id } = await addProgram(tenant, { owner: olga, budget: 1_000 });
	await runDueWork(tenant);
	const group = await addGroup(tenant, "North", [priya]);
	const draft = await addCompetition(olga, { isPublished: false, group_ids: [group], prizes: [10], budget_id });
	const running = await addCompetition(olga, { prizes: [10], budget_id });
	await followCompetitionsOf(tenant);
	return { tenant, olga, priya, budget_id, draft, running };
}

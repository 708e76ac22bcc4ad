/** The scoreboard points on a member's page: what the boards of the account show of them. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addCompetition, followCompetitionsOf } from "#test/factories/scoreboards";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { reckon } from "#workers/features/scoreboards/store/board";

test("[member_detail-10] [member_detail-26] scoreboard points are those of all boards of people, as they show them; of a canceled competition there are none", async () => {
	const acme = await createTenant({ flags: { scoreboard_competitions_enabled: 1 } });
	const [olga, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	const program = await addProgram(acme, { owner: olga, budget: 1_000 });
	const canceled = await addCompetition(olga);
	const competitions = [
		await addCompetition(olga, { metrics: [{ metric: "recognitions_received", weight: 3 }] }),
		await addCompetition(olga, { metrics: [{ metric: "points_received", weight: 1 }] }),
		canceled,
	];
	await followCompetitionsOf(acme);
	for (const message of ["One", "Two"])
		await olga.client.call("recognition/give-recognition", {
			...{ recipient_ids: [priya.id], program_id: program.id, points: 50, message },
		});
	await acme.database.write(competitions.flatMap((id) => reckon(acme.id, id, { now: Date.now(), today: 0 })));
	await olga.client.call("scoreboards/change-competition", { competition_id: canceled, change: "cancel" });
	const shown = async ({ id }: TestMember) =>
		/Scoreboard points(\d+)/.exec((await openPage(olga, `/members/${id}`)).text)?.[1];
	expect([await shown(priya), await shown(olga)]).toEqual(["106", "0"]);
	await acme.database.write([
		sql`update accounts set flags = json_set(flags, '$.scoreboard_competitions_enabled', 0), version = version + 1 where account_id = ${acme.id}`,
	]);
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	expect([member.scoreboard_points, await shown(priya)]).toEqual([0, undefined]);
});

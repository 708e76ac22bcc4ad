/** The calls and the work that the sweep breaks around the end of points. */
import { endPointsAfter, givePast } from "#test/factories/points-expiry";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant } from "#test/kit/tenant";
import { expireMemberPoints } from "#workers/features/points-expiry/jobs/expire-points";
import { call, type MainWrite, scheduledWork } from "./swept-call";

async function makeWorld() {
	const tenant = await createTenant();
	const olga = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await tenant.addMember({ first_name: "Priya" });
	await givePast(tenant, priya, { points: 100, daysAgo: 400 });
	await givePast(tenant, priya, { points: 50, daysAgo: 1 });
	return { tenant, olga, priya };
}

/** By owners, and by the clock. */
export const expiryWrites: readonly MainWrite[] = [
	call("points-expiry/preview-rule", async () => {
		const { tenant, olga, priya } = await makeWorld();
		return { tenant, members: [olga, priya], client: olga.client, input: { months: 12 } };
	}),
	call("points-expiry/save-rule", async () => {
		const { tenant, olga, priya } = await makeWorld();
		await olga.client.call("points-expiry/preview-rule", { months: 12 });
		await runWorkOf(tenant, expireMemberPoints);
		return { tenant, members: [olga, priya], client: olga.client, input: { months: 12 } };
	}),
	scheduledWork(
		"points-expiry/expire-points",
		async () => {
			const { tenant, priya } = await makeWorld();
			await endPointsAfter(tenant, 12, -1);
			return { tenant, members: [priya] };
		},
		// People are gathered in a step of their own, and each is a step.
		{ isStepwise: true },
	),
];

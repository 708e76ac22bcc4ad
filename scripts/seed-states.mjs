/** Gives the demo what no file of it holds: things in the states that only acts bring about, through the calls that people use. */
import { createContractClient } from "./contract-client.mjs";
import { dayIn, dayMs } from "./seed-days.mjs";
import { drainOutbox } from "./seed-jobs.mjs";
import { daySteps } from "./seed-states/days.mjs";
import { peopleSteps } from "./seed-states/people.mjs";
import { recognitionSteps } from "./seed-states/recognition.mjs";
import { salesSteps } from "./seed-states/sales.mjs";
import { storeSteps } from "./seed-states/store.mjs";
import { takingPartSteps } from "./seed-states/taking-part.mjs";
import { steadily } from "./steadily.mjs";

/** Each step names its tenant, a query that finds something once it was taken, and what it does; the order matters. */
const steps = [
	...[...recognitionSteps, ...storeSteps, ...takingPartSteps, ...salesSteps],
	...[...peopleSteps, ...daySteps],
];

/** Takes the steps of a tenant that were not taken yet. */
export async function seedStates(runtime, tenant, { clientOf, password }) {
	const demo = await openDemo(runtime, tenant, { clientOf, password });
	for (const { of, isThere, run } of steps) {
		if (of !== tenant.subdomain) continue;
		const found = await demo.query(isThere);
		if (found.length === 0) await run(demo);
	}
	await drainOutbox(runtime, tenant);
}

/** What a step has: people who are signed in, the tenant's rows (its id is `?1` of every query), and days from now. */
async function openDemo(runtime, tenant, { clientOf, password }) {
	const database = await runtime.database(`SHARD_${tenant.shard}`);
	const demo = {
		...{ tenant, password, port: runtime.port, drain: () => drainOutbox(runtime, tenant) },
		runSchedule: () => runtime.runSchedule(),
		/** Somebody who has not signed in. */
		visit: () => createContractClient({ port: runtime.port, host: `${tenant.subdomain}.localhost` }),
		query: async (text, ...values) =>
			(
				await steadily(() =>
					database
						.prepare(text)
						.bind(tenant.id, ...values)
						.all(),
				)
			).results,
		first: async (text, ...values) => (await demo.query(text, ...values))[0],
		/** What somebody calls; people are named by what stands before the @. */
		call: async (name, path, payload) => (await clientOf(demo.emailOf(name))).call(`/api/${path}`, payload),
		emailOf: (name) => `${name}@${tenant.subdomain}.example`,
		idOf: async (name) =>
			(await demo.first("select id from users where account_id = ?1 and email = ?2", demo.emailOf(name))).id,
		/** Decides on what waits about a thing, as the account owner. */
		decide: async (kind, subject_id, decision) => {
			const request = await demo.first(
				"select id from moderation_requests where account_id = ?1 and kind = ?2 and subject_id = ?3 and final_status = 'pending'",
				...[kind, subject_id],
			);
			return demo.call("account_owner", "members/api_moderate", { request_id: request.id, ...decision });
		},
		/** A day as it is written, so many days from today. */
		day: dayIn,
		moment: (days) => Math.round(Date.now() + days * dayMs),
	};
	return demo;
}

/** The data that benchmarks run on, in several sizes, generated once and kept on disk. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addPolls, addSurveyAnswers } from "../load/asked.mjs";
import {
	addItems,
	addMembers,
	addOrders,
	addProgram,
	addRecognitions,
	keepState,
	openSessions,
	openTenant,
	startLoadedRuntime,
	tenantOf,
} from "../load/kit.mjs";
import { addSales } from "../load/sales.mjs";
import { seed } from "../seed.mjs";
import { verifyLedgers } from "../verify-ledger.mjs";

/** How much there is of everything; what is not named there is none of. */
export const sizes = {
	small: { items: 1_000, members: 1_000, recognitions: 10_000, orders: 100_000, polls: 200 },
	large: { items: 50_000, members: 100_000, recognitions: 1_000_000, orders: 1_000_000 },
	answers: { members: 100_000, answers: 100_000 },
	"few-sales": { members: 500, sales: 10_000 },
	sales: { members: 50_000, sales: 1_000_000 },
};

const flags = { orders_management_enabled: 1, polls_enabled: 1, surveys_enabled: 1, sales_module_enabled: 1 };

const signedIn = 1_000;

/** The folder of a state of this size, made and its ledger verified when it is not there yet. */
export async function stateOf(size, log = console.log) {
	const name = ["bench", ...Object.entries(size).flat()].join("-");
	let isNew = false;
	const folder = await keepState(
		name,
		async (runtime) => {
			isNew = true;
			await fill(runtime, size, log);
		},
		log,
	);
	if (isNew) await verify(folder, log);
	return folder;
}

async function fill(runtime, { items, members, recognitions, orders, polls, answers, sales }, log) {
	const tenant = await openTenant(runtime, { flags });
	await step(log, members, "members", () => addMembers(tenant, members));
	const program = await addProgram(tenant);
	await step(log, items, "items", () => addItems(tenant, items));
	await step(log, recognitions, "recognitions", () => addRecognitions(tenant, recognitions, { members, program, log }));
	await step(log, orders, "orders", () => addOrders(tenant, orders, { members, items }));
	await step(log, polls, "polls", () => addPolls(tenant, polls));
	await step(log, answers, "answers to a survey", () => addSurveyAnswers(tenant, answers));
	await step(log, sales, "sales", () => addSales(tenant, sales, { members, program, log }));
	await runtime.runSchedule();
}

async function step(log, count, what, action) {
	if (!count) return;
	const startedAt = performance.now();
	await action();
	log(`  ${count} ${what} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

async function verify(folder, log) {
	const [{ entries, faults }] = await verifyLedgers(folder);
	if (faults.length > 0) throw new Error(`the generated ledger does not add up: ${JSON.stringify(faults)}`);
	log(`  ${entries} ledger entries verified`);
}

/** The folder of a state with the demo's two tenants, as the first start makes it. */
export function demoState(log = console.log) {
	const make = async (runtime) => {
		await seed({ runtime, log });
		writeFileSync(join(runtime.persist, ".seeded"), new Date().toISOString());
	};
	return keepState("demo", make, log, ["demo", "scripts/seed.mjs", "workers/features/demo"]);
}

/** Starts the Worker on a copy of a state; answers the runtime, the tenant, and members who are signed in. */
export async function openState(folder, size, options = {}) {
	const runtime = await startLoadedRuntime({ state: folder, ...options });
	const tenant = await tenantOf(runtime);
	const people = await openSessions(tenant, 0, Math.min(signedIn, size.members));
	const [program] = await tenant.all("select id from programs where account_id = ?", tenant.id);
	return { runtime, tenant, people, program, size };
}

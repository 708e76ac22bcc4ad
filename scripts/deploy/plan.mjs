/** The steps of a deployment in their order: what each makes, whether it is due, and how it is done. */
import { readMigrations } from "../migrate.mjs";
import { ApiAnswer } from "./cloudflare.mjs";
import { remember } from "./environments.mjs";
import { makeSecret, needsOperator } from "./first-steps.mjs";
import { databasesOf, hostsOf, namesOf } from "./names.mjs";

/** What Cloudflare answers where the name is there already: an earlier try made it, whose answer was lost. */
const alreadyThere = new Set([7502, 10004, 11009, 81057, 81058]);

/** What is made once and then stays; `isMissing` by the inventory, always where there is none (--dry-run). */
export function listMakings(settings, inventory) {
	const { bucket, outbox, deadLetters } = namesOf(settings);
	const { wildcard } = hostsOf(settings);
	const isMissing = (found) => !inventory || !found(inventory);
	return [
		...databasesOf(settings).map(({ binding, name }) => ({
			what: `database ${name}`,
			isMissing: isMissing(({ databases }) => databases[binding]),
			make: (cloudflare) => makeDatabase(cloudflare, settings, { binding, name }),
		})),
		{
			what: `bucket ${bucket}`,
			isMissing: isMissing(({ hasBucket }) => hasBucket),
			make: ({ ask, inAccount }) => made(ask("POST", inAccount("/r2/buckets"), { name: bucket })),
		},
		// The dead letters' queue first: the other one names it.
		...[deadLetters, outbox].map((queue) => ({
			what: `queue ${queue}`,
			isMissing: isMissing(({ queues }) => queues[queue]),
			make: ({ ask, inAccount }) => made(ask("POST", inAccount("/queues"), { queue_name: queue })),
		})),
		{
			what: `DNS record ${wildcard} (AAAA 100::, proxied)`,
			isMissing: isMissing(({ hasRecord }) => hasRecord),
			make: ({ ask }) => {
				const record = { type: "AAAA", name: wildcard, content: "100::", proxied: true, ttl: 1 };
				return made(ask("POST", `/zones/${settings.remembered.zone_id}/dns_records`, record));
			},
		},
		{
			what: "secret SESSION_SECRET",
			isMissing: isMissing(({ worker }) => worker.secrets.includes("SESSION_SECRET")),
			isAfterUpload: !inventory?.worker.isThere,
			make: (cloudflare) => makeSecret(cloudflare, settings, "SESSION_SECRET"),
		},
	];
}

/** Each database with the migrations that it has not seen. */
export function listMigrations(settings, inventory) {
	return databasesOf(settings).map(({ binding, name, folder }) => {
		const applied = inventory?.databases[binding]?.applied ?? [];
		const count = readMigrations(folder).filter((one) => !applied.includes(one.name)).length;
		return { binding, name, folder, applied, count };
	});
}

/** Everything that a deployment would do, line by line. */
export function describePlan(settings, inventory) {
	const makings = listMakings(settings, inventory).filter(({ isMissing }) => isMissing);
	const migrations = listMigrations(settings, inventory).filter(({ count }) => count > 0);
	const first = [
		...(!inventory || needsOperator(settings, inventory)
			? [`make the first operator's token, for ${settings.operator}`]
			: []),
		...(isClientMissing(settings, inventory) ? ["create the first client"] : []),
	];
	return [
		...makings.map(({ what }) => `make the ${what}`),
		...migrations.map(({ name, count }) => `migrate ${name} (${count} migrations)`),
		`deploy the Worker ${settings.name} to ${hostsOf(settings).route}`,
		...first,
	];
}

/** Whether there is no client yet and one is wanted. */
export const isClientMissing = (settings, inventory) =>
	!settings.isWithoutClient && (inventory ? inventory.clients === 0 : true);

async function makeDatabase({ ask, inAccount, list }, settings, { binding, name }) {
	await made(ask("POST", inAccount("/d1/database"), { name }));
	const found = (await list(inAccount("/d1/database"))).find((one) => one.name === name);
	keepDatabase(settings, binding, found.uuid);
}

/** Writes a database's id into the environment's file. */
export function keepDatabase(settings, binding, id) {
	remember(settings, { databases: { ...settings.remembered.databases, [binding]: id } });
}

async function made(asked) {
	try {
		await asked;
	} catch (error) {
		if (!(error instanceof ApiAnswer) || !alreadyThere.has(error.code)) throw error;
	}
}

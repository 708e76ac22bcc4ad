/** The calls that the sweep breaks around own domains, whose provider answers nothing that can be read: each leaves what the schedule goes on with. */
import { settings } from "#test/kit/custom-hostnames";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointName } from "#workers/registry";
import { call, type MainWrite, type Sending } from "./swept-call";

/** Saved again, the row says the same and counts one more change. */
const options = { repeatLeaves: ["accounts", "audit_lines"] };

const offered = (environment: Environment): Environment => ({ ...environment, ...settings });

async function withOwner() {
	const tenant = await createTenant();
	const owner = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	return { tenant, members: [owner], client: owner.client, host: `rewards.${tenant.host.split(".")[0]}.test` };
}

async function withDomain(quiet: Environment) {
	const { host, ...world } = await withOwner();
	world.client.environment = offered(quiet) as never;
	await world.client.call("domains/add-domain", { host });
	return { ...world, input: { host } };
}

/** The call, on a platform that offers own domains. */
function offering<Name extends EndpointName>(
	covers: Name,
	prepare: (quiet: Environment) => Promise<Sending<Name>>,
	more: Parameters<typeof call>[2] = options,
): MainWrite {
	const write = call(covers, prepare, more);
	return {
		...write,
		prepare: async (quiet) => {
			const world = await write.prepare(offered(quiet));
			return { ...world, action: (environment) => world.action(offered(environment)) };
		},
	};
}

/** The calls of account owners. */
export const domainWrites: readonly MainWrite[] = [
	offering("domains/add-domain", async () => {
		const { host, ...world } = await withOwner();
		return { ...world, input: { host } };
	}),
	offering("domains/check-domain", withDomain),
	offering("domains/choose-site", async () => {
		const { host: _none, ...world } = await withOwner();
		return { ...world, input: {} };
	}),
	offering("domains/remove-domain", withDomain),
];

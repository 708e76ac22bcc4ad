/** The calls that the sweep breaks around own domains and those of emails, whose providers answer nothing that can be read: each leaves what the schedule goes on with. */
import { settings } from "#test/kit/custom-hostnames";
import { mailSettings } from "#test/kit/mail-provider";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import type { EndpointName } from "#workers/registry";
import { call, type MainWrite, type Sending } from "./swept-call";

/** Saved again, the row says the same and counts one more change. */
const options = { repeatLeaves: ["accounts", "audit_lines"] };

const offered = (environment: Environment): Environment => ({
	...environment,
	...settings,
	...{ SENDER_DOMAINS_TOKEN: mailSettings.SENDER_DOMAINS_TOKEN, MAIL_SENDER: mailSettings.MAIL_SENDER },
	SENDER_DOMAINS_URL: mailSettings.SENDER_DOMAINS_URL,
});

async function withOwner() {
	const tenant = await createTenant();
	const owner = await tenant.addMember({ role: "account_owner", first_name: "Olga" });
	return { tenant, members: [owner], client: owner.client, host: `rewards.${tenant.host.split(".")[0]}.test` };
}

async function withSenderDomain(quiet: Environment) {
	const { host, ...world } = await withOwner();
	world.client.environment = offered(quiet) as never;
	await world.client.call("sender-domains/add-sender-domain", { host });
	return { ...world, input: { host } };
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
	offering("sender-domains/add-sender-domain", async () => {
		const { host, ...world } = await withOwner();
		return { ...world, input: { host } };
	}),
	offering("sender-domains/check-sender-domain", withSenderDomain),
	offering("sender-domains/remove-sender-domain", withSenderDomain),
	offering("sender-domains/save-sender", async () => {
		const { host: _none, ...world } = await withOwner();
		return { ...world, input: { name: "Acme Thanks", local_part: "thanks" } };
	}),
	offering(
		"sender-domains/send-test-email",
		async () => {
			const { host: _none, ...world } = await withOwner();
			return { ...world, input: {} };
		},
		{},
	),
];
